"""Conditions as clauses that say how things are."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.prose.clause import Between, Clause, Condition, Joined, Listing, Named, NounPhrase, Phrase, Pronoun, Quoted, denied, fact
from rootdsl.prose.filters import attach
from rootdsl.prose.plan import ANY, CONDITIONS, ONE, THE, Planner, Shape, doer_of, listing, plans
from rootdsl.prose.values import compared, place_word, value_of


@plans(CONDITIONS, e.All)
def _(p: Planner, x: e.All) -> Condition:
    return joined([p.condition(y) for y in x.parts], False)


@plans(CONDITIONS, e.AnyOf)
def _(p: Planner, x: e.AnyOf) -> Condition:
    there = in_or_beside(x)
    if there is not None and isinstance(x.parts[0], e.Same):
        some = isinstance(there, e.Places)
        verb = "be_or_border_one" if some else "be_or_border"
        return fact(verb, subject=p.phrase(x.parts[0].a), what=p.phrase(there, ONE) if some else p.phrase(there))
    return joined([p.condition(y) for y in x.parts], True)


def in_or_beside(x: e.AnyOf) -> e.Expr | None:
    """The place of `in it or adjacent to it`."""
    same, linked = x.parts if len(x.parts) == 2 else (None, None)
    if isinstance(same, e.Same) and isinstance(linked, e.Linked) and same.a == linked.a and same.b == linked.b and not linked.kinds:
        return same.b
    return None


def joined(parts: list[Condition], either: bool) -> Condition:
    """Parts that differ in one role only become one clause with a list: `rules the origin or the target`.

    What is denied of both is denied of the one or the other: `is not the attacker or the defender`.
    """
    if len(parts) == 1:
        return parts[0]
    first = parts[0]
    if isinstance(first, Clause) and all(isinstance(x, Clause) and alike(first, x) for x in parts):
        clauses = [x for x in parts if isinstance(x, Clause)]
        odd = [key for key, value in first.roles if any(x.role(key) != value for x in clauses)]
        if len(odd) == 1 and odd[0] != "subject" and not (first.negated and either):
            items = [x.role(odd[0]) for x in clauses]
            return first.with_role(odd[0], Listing(tuple(y for y in items if y is not None), either or first.negated))
    return Joined(tuple(parts), either)


def alike(a: Clause, b: Clause) -> bool:
    return (a.verb, a.negated, a.adverbials, [k for k, _ in a.roles]) == (b.verb, b.negated, b.adverbials, [k for k, _ in b.roles])


@plans(CONDITIONS, e.Not)
def _(p: Planner, x: e.Not) -> Condition:
    if isinstance(x.part, e.Exists) and one_of_these(x.part.of) is not None:
        return denied(exists(p, x.part.of, Shape("a", False)))
    if isinstance(x.part, e.Exists) and isinstance(x.part.of, (e.ZoneRef, e.BoxRef)):
        return fact("be_empty", subject=p.phrase(x.part.of))
    return denied(p.condition(x.part))


BESIDE = {">": "have_more", "<": "have_fewer", ">=": "have_at_least_as_many", "<=": "have_at_most_as_many", "==": "have_as_many"}


def beside(p: Planner, x: e.Compare) -> Condition | None:
    """What two players have of one thing: `you have more cards in hand than that player`."""
    if x.op not in BESIDE:
        return None
    if isinstance(x.a, e.Points) and isinstance(x.b, e.Points):
        what: Phrase = NounPhrase(("point",), "", True)
        return fact(BESIDE[x.op], subject=p.phrase(x.a.of, ONE), what=what, than=p.phrase(x.b.of, ONE))
    if not (isinstance(x.a, e.Count) and isinstance(x.b, e.Count)):
        return None
    a, b = x.a.of, x.b.of
    mine, yours = (getattr(y.zone[0], "owner", None) if isinstance(y, e.Cards) and len(y.zone) == 1 else getattr(y, "owner", None)
                   for y in (a, b))
    if mine is None or yours is None or mine == yours or type_of(mine)[1] or type_of(yours)[1]:
        return None
    if isinstance(a, e.Cards) and a.zone[0] == replace(b.zone[0], owner=mine) and replace(b, zone=a.zone) == a:  # type: ignore
        what = p.phrase(a, Shape("", True))
    elif isinstance(a, e.Pieces) and isinstance(b, e.Pieces) and replace(b, owner=mine) == a:
        what = p.phrase(replace(a, owner=None), Shape("", True))
    else:
        return None
    return fact(BESIDE[x.op], subject=p.phrase(mine, ONE), what=what, than=p.phrase(yours, ONE))


@plans(CONDITIONS, e.Compare)
def _(p: Planner, x: e.Compare) -> Condition:
    found = beside(p, x)
    if found is not None:
        return found
    if isinstance(x.a, e.Points):
        points = NounPhrase(("point",), "", True, compared(p, x.op, x.b))
        return fact("have", subject=p.phrase(x.a.of, ONE), what=points)
    if isinstance(x.a, e.Count):
        shape = Shape("", True, compared(p, x.op, x.b))
        if x.op == "==" and x.b == e.Num(0):
            return denied(exists(p, x.a.of, ONE))
        alike = isinstance(x.b, e.Count) and p.heads(x.a.of) == p.heads(x.b.of)
        if x.op in (">", "<") and not isinstance(x.b, e.Num) and not alike:
            return fact("exceed" if x.op == ">" else "fall_short", subject=value_of(p, x.a), than=value_of(p, x.b))
        if alike:     # two numbers of one noun: each says which of them
            return fact("be", subject=value_of(p, x.a), what=compared(p, x.op, x.b))
        if isinstance(x.a.of, e.Var) and (x.op, x.b) != (">=", e.Num(1)):       # they are there: the question is how many
            return fact("be", subject=p.amount(x.a), what=compared(p, x.op, x.b))
        return exists(p, x.a.of, ONE if (x.op, x.b) == (">=", e.Num(1)) and isinstance(x.a.of, e.Players) else shape)
    if isinstance(x.a, e.Distance) and isinstance(x.b, e.Num) and x.op != "!=":
        by = NounPhrase((x.a.kind.path,), "", True) if x.a.kind is not None else None
        return fact("be_away", subject=p.phrase(x.a.a, ONE), to=p.phrase(x.a.b, ONE), number=compared(p, x.op, x.b), by=by)
    a = p.phrase(x.a)
    if x.op in (">", "<") and not isinstance(x.b, e.Num):
        return fact("exceed" if x.op == ">" else "fall_short", subject=a, than=value_of(p, x.b))
    amount = compared(p, x.op, x.b)
    bearer = x.a.args[0] if isinstance(x.a, e.Call) and len(x.a.args) == 1 else x.a.of if isinstance(x.a, e.PlaceNumber) else None
    noun = x.a.decl.path if isinstance(x.a, e.Call) else place_word(p, x.a.name) if isinstance(x.a, e.PlaceNumber) else ""
    if bearer is not None and x.op != "!=" and p.lex.term(noun).form("value"):
        return fact("have", subject=p.phrase(bearer, ONE), what=NounPhrase((noun,), "", True, amount))
    if isinstance(amount, Between):
        return fact("be", subject=a, what=amount)
    same = fact("be", subject=a, what=value_of(p, x.b))
    return denied(same) if x.op == "!=" else same


@plans(CONDITIONS, e.Same)
def _(p: Planner, x: e.Same) -> Condition:
    if isinstance(x.a, e.Attr) and x.a.name == "suit" and isinstance(x.b, e.SuitRef) and getattr(x.a.of, "type", "") in ("place", "card"):
        return p.condition(e.SuitIs(x.a.of, x.b))
    for here, there in ((x.a, x.b), (x.b, x.a)):
        if isinstance(there, e.Attr) and there.name == "place" and standing_alone(p, there.of) and not isinstance(here, e.It):
            return fact("stand", subject=p.phrase(there.of, THE), where=p.phrase(here, THE))
    a, b = p.phrase(x.a, THE), p.phrase(x.b, ONE if isinstance(x.b, (e.Players, e.Places)) else THE)     # the mover is an enemy, one
    if isinstance(x.b, e.Attr) and x.b.name == "name" and isinstance(x.a, e.Attr) and x.a.name == "name":
        return fact("share_name", subject=p.phrase(x.a.of), with_=p.phrase(x.b.of))
    if isinstance(x.a, e.Attr) and x.a.name == "sort":
        return fact("be_of_sort", subject=p.phrase(x.a.of), what=b)
    if isinstance(x.a, e.Attr) and x.a.name == "place":
        return fact("be_at", subject=p.phrase(x.a.of), where=b)
    if b == Pronoun("nobody"):
        return fact("be", subject=b, what=a)
    if b in (p.me, p.performer) and isinstance(a, NounPhrase) or isinstance(a, NounPhrase) and isinstance(b, Pronoun):
        a, b = b, a
    if isinstance(x.a, e.Attr) and x.a.name == "owner":
        return fact("own", subject=p.phrase(x.b, ONE), what=p.phrase(x.a.of))
    return fact("be", subject=a, what=b)


def standing_alone(p: Planner, x: e.Expr) -> bool:
    """A piece of which there is one: that something is its place means that it stands there."""
    return isinstance(x, e.Pieces) and the_only_one(p, x) is not None and x.at is None


@plans(CONDITIONS, e.Exists)
def _(p: Planner, x: e.Exists) -> Condition:
    if x.least == e.Num(1):
        return exists(p, x.of, ONE)
    return exists(p, x.of, Shape("", True, Between(p.amount(x.least), None), True))


def the_only_one(p: Planner, of: e.Pieces) -> d.Piece | None:
    from rootdsl.prose.several import the_only_one as found

    return found(p, of)


def one_of_these(of: e.Expr) -> e.Var | None:
    """The group, where it is asked whether one of it is of a sort or somebody's."""
    if not isinstance(of, e.Pieces) or of.at is not None or len(of.filters) != 1:
        return None
    found = of.filters[0]
    among = isinstance(found, e.Among) and isinstance(found.a, e.It) and isinstance(found.of, e.Var)
    return found.of if among else None  # type: ignore[union-attr, return-value]


def exists(p: Planner, of: e.Expr, shape: Shape) -> Condition:
    """There is so much of something: said by a place, an owner or a condition, if it has one."""
    group = one_of_these(of) if shape == ONE else None
    if group is not None and isinstance(of, e.Pieces):
        some = NounPhrase(p.heads(group), "one_these", True)
        if not of.sorts and isinstance(of.owner, (e.Me, e.Var)):
            return fact("own", subject=p.phrase(of.owner), what=some)
        if of.sorts and of.owner is not None:
            return fact("be", subject=some, what=p.phrase(replace(of, filters=[]), ONE))
        if of.sorts:
            return fact("be", subject=some, what=NounPhrase(p.heads(of), "a", either=True))
    if isinstance(of, (e.ZoneRef, e.BoxRef)):
        return denied(fact("be_empty", subject=p.phrase(of)))
    if isinstance(of, e.Pieces):
        if of.at is not None:
            what = p.phrase(replace(of, at=None), shape)
            return fact(
                "lie" if isinstance(of.at, e.BoxRef) else "stand",
                subject=what,
                where=p.phrase(of.at, (ONE if shape.amount is None else ANY) if isinstance(of.at, e.Places) else THE),
            )
        if the_only_one(p, of) is not None:
            return fact("stand_on_map", subject=p.phrase(of, shape))
        if isinstance(of.owner, (e.Me, e.Var, e.It)) and not isinstance(of.owner, e.Players):
            what = p.phrase(replace(of, owner=None), shape)
            return fact("have_on_map", subject=p.phrase(of.owner), what=what)
        return fact("stand_on_map", subject=p.phrase(of, shape))
    if isinstance(of, e.Cards) and of.zone:
        zone = of.zone[0]
        owner = getattr(zone, "owner", None)
        if len(of.zone) == 1 and isinstance(zone, e.ZoneRef) and owner is not None and zone.decl.per_player:
            return fact("have", subject=p.phrase(owner, ONE), what=p.phrase(of, shape))
        return fact("lie", subject=p.phrase(replace(of, zone=[]), shape), where=p.phrase(zone))
    if isinstance(of, e.Places):
        held = [
            f
            for f in of.filters
            if isinstance(f, e.Holds) and len(f.args) == 2 and isinstance(f.args[1], e.It) and not isinstance(f.args[0], e.It)
        ]
        if held:
            rest = replace(of, filters=[f for f in of.filters if f is not held[0]])
            return holds(p, held[0].decl, [p.phrase(held[0].args[0], ONE), p.phrase(rest, shape)])
    if isinstance(of, e.Var):
        return fact("be_there", subject=p.phrase(of))
    return fact("exist", what=p.phrase(of, shape))


@plans(CONDITIONS, e.Among)
def _(p: Planner, x: e.Among) -> Condition:
    if isinstance(x.of, e.Region):
        return joined_through(p, p.phrase(x.a), x.of)
    if isinstance(x.of, e.PlacesOf):
        held = p.phrase(x.of.pieces, ANY)
        verb = "hold_any" if isinstance(held, NounPhrase) and held.det == "the" else "hold_some"
        return fact(verb, subject=p.phrase(x.a), what=held)
    if isinstance(x.of, (e.ZoneRef, e.BoxRef)):
        return fact("lie", subject=p.phrase(x.a), where=p.phrase(x.of))
    return fact("be_among", subject=p.phrase(x.a), what=p.phrase(x.of, THE))


def joined_through(p: Planner, subject: Phrase, region: e.Region) -> Clause:
    over = attach(p, NounPhrase((p.place_noun(),), "", True), region.through)
    return fact("be_joined", subject=subject, to=p.phrase(region.start), through=over)


@plans(CONDITIONS, e.Linked)
def _(p: Planner, x: e.Linked) -> Condition:
    a, b = p.phrase(x.a, ONE), p.phrase(x.b, ONE)
    if isinstance(x.b, e.It):
        a, b = b, a
    kinds = listing([NounPhrase((path_noun(p, k),), "a") for k in x.kinds], True) if x.kinds else None
    general = isinstance(p.library.by_path.get(p.path), (d.ConditionDecl, d.ValueDecl))     # it says itself for whom it holds
    whose = p.phrase(x.mover) if x.mover is not None and general else None
    return fact("be_linked" if kinds is not None or whose is not None else "be_adjacent", subject=a, to=b, by=kinds, for_=whose)


def path_noun(p: Planner, name: str) -> str:
    return next((k.path for k in p.decls(d.PathKind) if name in (k.name, k.path)), name)


@plans(CONDITIONS, e.Beyond)
def _(p: Planner, x: e.Beyond) -> Condition:
    return fact("be_linked", subject=p.phrase(x.a, ONE), to=p.phrase(x.b, ONE), by=NounPhrase((x.kind.path,), "a", mods=("closed",)))


@plans(CONDITIONS, e.OnPath)
def _(p: Planner, x: e.OnPath) -> Condition:
    return fact("be_on_path", subject=p.phrase(x.a), what=listing([NounPhrase((path_noun(p, k),), "a") for k in x.kinds], True))


@plans(CONDITIONS, e.PlaceFlag)
def _(p: Planner, x: e.PlaceFlag) -> Condition:
    return fact("be", subject=p.phrase(x.of), what=NounPhrase((p.place_noun(),), "a", mods=(place_word(p, x.name),)))


@plans(CONDITIONS, e.Opposite)
def _(p: Planner, x: e.Opposite) -> Condition:
    return fact("be_opposite", subject=p.phrase(x.a, ONE), to=p.phrase(x.b, ONE))


@plans(CONDITIONS, e.Matching)
def _(p: Planner, x: e.Matching) -> Condition:
    a, b = p.phrase(x.card, ONE), p.phrase(x.thing, ONE)
    if isinstance(x.thing, e.It):
        a, b = b, a
    return fact("match_strictly" if x.strict else "match", subject=a, to=b)


@plans(CONDITIONS, e.SuitIs)
def _(p: Planner, x: e.SuitIs) -> Condition:
    of = p.phrase(x.of)
    if isinstance(x.suit, e.SuitRef):
        noun = ("card",) if getattr(x.of, "type", "") == "card" else (p.place_noun(),)
        return fact("be", subject=of, what=NounPhrase(noun, "a", mods=(x.suit.decl.path,)))
    return fact("be_of_suit", subject=of, suit=p.phrase(x.suit))


@plans(CONDITIONS, e.CardIs)
def _(p: Planner, x: e.CardIs) -> Condition:
    what: Phrase = NounPhrase((x.what.path,), "a") if isinstance(x.what, d.Kind) else Quoted(x.what.path)
    return fact("be", subject=p.phrase(x.of), what=what)


@plans(CONDITIONS, e.CardHas)
def _(p: Planner, x: e.CardHas) -> Condition:
    if x.what == "item":
        return fact("show", subject=p.phrase(x.of), what=NounPhrase(("item_shown",), "a"))
    if x.what in ("immediate", "persistent"):
        return fact("have", subject=p.phrase(x.of), what=NounPhrase((f"{x.what}_effect",), "a"))
    return fact("have", subject=p.phrase(x.of), what=NounPhrase(("printed_cost",), "a"))


@plans(CONDITIONS, e.SortIs)
def _(p: Planner, x: e.SortIs) -> Condition:
    return fact("be", subject=p.phrase(x.of), what=NounPhrase((x.what.path,), "a"))


@plans(CONDITIONS, e.InState)
def _(p: Planner, x: e.InState) -> Condition:
    return fact("be", subject=p.phrase(x.mode), what=Named(f"{x.group.path}.{x.state}"))


@plans(CONDITIONS, e.UnitState)
def _(p: Planner, x: e.UnitState) -> Condition:
    return fact("be", subject=p.phrase(x.of), what=Named(f"{x.decl.system}.{x.decl.words[x.index]}"))


@plans(CONDITIONS, e.Holds)
def _(p: Planner, x: e.Holds) -> Condition:
    return holds(p, x.decl, [p.phrase(y, ONE) for y in x.args])


def holds(p: Planner, decl: d.Callable_, args: list[Phrase]) -> Condition:
    """A declared condition; a declared word is an adjective."""
    if decl.phrase[:1] == ["word"]:
        return fact("be", subject=args[0], what=Named(decl.path))
    names = [str(x.name) for x in decl.params]
    if not names:
        return fact("hold", subject=Quoted(decl.path))
    return Clause(decl.path, tuple(zip(names, args)), "fact")


@plans(CONDITIONS, e.Flag)
def _(p: Planner, x: e.Flag) -> Condition:
    return flag(p, x.decl, x.of)


def flag(p: Planner, decl: d.NumberDecl, of: e.Expr | None) -> Clause:
    """A flag is a noun of the thing that bears it, or a sentence of its own."""
    if of is not None and decl.scope in ("place", "unit"):
        return fact("be", subject=p.phrase(of), what=NounPhrase((decl.path,), "a"))
    if isinstance(of, e.SeatAt):
        return fact("hold", subject=Quoted(decl.path), for_=p.phrase(of.player, ONE), at=p.phrase(of.place, ONE))
    if p.lex.has_frame(decl.path):
        return Clause(decl.path, (("subject", p.phrase(of)),) if of is not None else (), "fact")
    return fact("hold", subject=Quoted(decl.path), for_=p.phrase(of) if of is not None else None)


@plans(CONDITIONS, e.Done)
def _(p: Planner, x: e.Done) -> Condition:
    if x.name in p.names:
        return fact("be_chosen", subject=p.phrase(e.Var(x.name, p.names[x.name].type)))
    return fact("be_done", subject=Quoted(p.lex.label(p.path, x.name)))


@plans(CONDITIONS, e.SeatCount)
def _(p: Planner, x: e.SeatCount) -> Condition:
    amount = compared(p, x.op, e.Num(x.n))
    if x.system:
        return fact("hold_faction", subject=NounPhrase(("player",), "", True, amount), what=Named(x.system))
    return fact("take_part", subject=NounPhrase(("player",), "", True, amount))


@plans(CONDITIONS, e.CanPlace)
def _(p: Planner, x: e.CanPlace) -> Condition:
    what = listing([placed(p, number, sort) for number, sort in x.what])
    return replace(fact("place", subject=p.performer, what=what, where=p.phrase(x.place, ONE)), mood="can")


def placed(p: Planner, number: e.Expr, sort: e.Expr) -> Phrase:
    """So many pieces of a sort, as they are placed."""
    if number == e.Num(1):
        return p.phrase(sort, ONE)
    found = p.phrase(sort, Shape("", True, p.amount(number)))
    return replace(found, det="", plural=True, amount=p.amount(number)) if isinstance(found, NounPhrase) else found


def span_noun(p: Planner, span: str) -> Phrase:
    if span == "turn" or span not in p.library.by_path:
        return NounPhrase((span or "turn",), "here")
    return NounPhrase((span,), "here")


@plans(CONDITIONS, e.Replaced)
def _(p: Planner, x: e.Replaced) -> Condition:
    return fact("be_replaced", subject=p.phrase(x.of))


@plans(CONDITIONS, e.Full)
def _(p: Planner, x: e.Full) -> Condition:
    return fact("be_full", subject=p.phrase(x.of))


@plans(CONDITIONS, e.OnTrack)
def _(p: Planner, x: e.OnTrack) -> Condition:
    return fact("be_on_track", subject=p.phrase(x.of))


@plans(CONDITIONS, e.SeatIs)
def _(p: Planner, x: e.SeatIs) -> Condition:
    return fact("hold_faction", subject=p.phrase(x.of), what=Named(x.system))


@plans(CONDITIONS, e.SortAmong)
def _(p: Planner, x: e.SortAmong) -> Condition:
    return fact("share_sort", subject=p.phrase(x.of), with_=p.phrase(x.among, ONE))


@plans(CONDITIONS, e.OtherHas)
def _(p: Planner, x: e.OtherHas) -> Condition:
    return fact("have", subject=NounPhrase(("player",), "another"), what=p.phrase(x.mode))


@plans(CONDITIONS, e.HasScore)
def _(p: Planner, x: e.HasScore) -> Condition:
    return fact("be_on_score_track", subject=NounPhrase(("score_marker",), "the", owner=p.phrase(x.of, ONE)))


@plans(CONDITIONS, e.InCoalition)
def _(p: Planner, x: e.InCoalition) -> Condition:
    return fact("be_in_coalition", subject=p.phrase(x.of))


@plans(CONDITIONS, e.During)
def _(p: Planner, x: e.During) -> Condition:
    now = going_on(p, x)
    decl = p.library.by_path.get(x.path)
    if x.who is not None and isinstance(decl, d.ProcedureDecl) and decl.sides:
        return fact("be_during", subject=p.phrase(x.who), what=now)
    return fact("be_now", what=now) if now.owner is not None else fact("go_on", subject=now)


def going_on(p: Planner, x: e.During) -> NounPhrase:
    """`a battle`, `your turn`: what is under way."""
    decl = p.library.by_path.get(x.path)
    if isinstance(decl, d.ProcedureDecl) and (x.who is None or decl.sides):
        return NounPhrase((x.path,), "a")
    return NounPhrase((x.path,), "the", owner=p.phrase(x.who) if x.who is not None else None)


@plans(CONDITIONS, e.Happened)
def _(p: Planner, x: e.Happened) -> Condition:
    done: list[Condition] = []
    for path in x.paths:
        decl = p.library.by_path.get(path)
        doer = doer_of(decl) if isinstance(decl, d.ProcedureDecl) else ""
        if not doer:
            return fact("be_done", subject=listing([Quoted(y) for y in x.paths]))
        done.append(Clause(path, ((doer, p.performer),), "done"))
    return joined(done, False)


@plans(CONDITIONS, e.Declared)
def _(p: Planner, x: e.Declared) -> Condition:
    return fact("be_declared", subject=Quoted(p.lex.label(p.system.name, x.name)))


__all__ = ["exists", "flag", "going_on", "holds", "joined", "joined_through", "placed", "span_noun"]
