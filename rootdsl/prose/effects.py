"""Effects as sentences: the planners of statements that change the table."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.prose.clause import (
    Adverbial,
    AsMany,
    Between,
    Block,
    Clause,
    Computed,
    Exactly,
    Named,
    NounPhrase,
    Phrase,
    Pronoun,
    Quoted,
    Sum,
    Tail,
    clause,
    fact,
    weight,
)
from rootdsl.prose.conditions import flag, placed, span_noun
from rootdsl.prose.plan import ALL, ONE, STATEMENTS, THE, YOU, Planner, Shape, doer_of, listing, plans
from rootdsl.prose.untold import a_name, self_explaining
from rootdsl.prose.values import amount_of, borne, table_of, value_of

TAKING = (
    s.Place,
    s.Put,
    s.Remove,
    s.RemoveCards,
    s.Discard,
    s.TakeRandom,
    s.Reveal,
    s.SetMode,
    s.Invoke,
    s.Give,
    s.Replace,
    s.TurnUnits,
    s.Score,
    s.Draw,
    s.SetNumber,
    s.MarkMode,
)


def do(p: Planner, verb: str, who: e.Expr | None = None, /, **roles: Phrase | None) -> list[Block]:
    subject = p.performer if who is None else p.phrase(who)
    return [Block(clause(verb, "do", subject=subject, **roles))]


def is_cards(p: Planner, x: e.Expr) -> bool:
    """Cards lie, pieces stand: the verbs differ."""
    try:
        return type_of(x)[0] in ("card", "zone", "cardsort")
    except TypeError:
        return False


# ---------------------------------------------------------------- choices, needs, costs


@plans(STATEMENTS, s.Choose)
def _(p: Planner, x: s.Choose) -> list[Block]:
    who = p.phrase(x.chooser) if x.chooser is not None else p.performer
    one_of_them = isinstance(x.among, e.Var) and x.among.type == "group" and not x.group
    what = NounPhrase(sorts_of(p, x.among), "one_these", True) if one_of_them else p.chosen(x)
    known = p.names.get(x.name)
    key = p.lex.label(known.path, x.name) if known is not None and known.clash else ""
    label = NounPhrase((key,), "the") if key and (p.lex.speaks(key) or p.lex.labels) else None
    if label is not None and isinstance(what, NounPhrase) and not isinstance(what.amount, (Exactly, Between, type(None))):
        what, label = replace(what, tails=(*what.tails, Tail("these", label))), None  # as many as ... needs no second `as`
    first = clause("choose_as" if label is not None else "choose", "may" if x.optional else "do", subject=who, what=what, as_=label)
    short = True
    if x.group and isinstance(what, NounPhrase) and isinstance(what.amount, (AsMany, Computed, Sum)):
        short = weight(what) <= SHORT
        first = first.adding(Adverbial("or_all")) if short else first
    out = [Block(first)]
    if not short:
        out.append(Block(clause("choose_all", subject=who).adding(Adverbial("if_fewer"))))
    if isinstance(x.among, e.Places) and x.among.prefer:
        from rootdsl.prose.filters import attach

        one = attach(p, NounPhrase(x_heads(p, x), "such", x.group), x.among.prefer)
        out.append(Block(clause("choose", subject=who, what=one).adding(Adverbial("if_possible"))))
    for rank in x.chain:
        from rootdsl.prose.nouns import measure

        best = NounPhrase(x_heads(p, x), "such", x.group, tails=(Tail(extreme(rank), measure(p, rank.value)),))
        out.append(Block(clause("choose", subject=who, what=best).adding(Adverbial("if_more" if x.group else "if_several"))))
    if x.fallback is not None:
        inner = STATEMENTS[s.Choose](p, x.fallback)
        if inner and isinstance(inner[0].sentence, Clause):
            inner[0].sentence = inner[0].sentence.adding(Adverbial("if_cannot"))
        out += inner
    return out


def extreme(rank: s.Rank) -> str:
    """The most of what is counted, the highest number of a place, the first letter of a player."""
    if isinstance(rank.value, e.FieldRank):
        return "last" if rank.most else "first"
    if isinstance(rank.value, e.Attr) and rank.value.name == "number":
        return "highest" if rank.most else "lowest"
    if isinstance(rank.value, e.Distance):
        return "greatest" if rank.most else "shortest"
    return "most" if rank.most else "least"


def sorts_of(p: Planner, group: e.Expr) -> tuple[str, ...]:
    """What the pieces of a group are called, where it says which sorts they are."""
    heads = p.heads(group)
    return heads if all(isinstance(p.library.by_path.get(x), (d.Kind, d.Piece)) for x in heads) else ("piece",)


def x_heads(p: Planner, x: s.Choose) -> tuple[str, ...]:
    return p.heads(x.among)


@plans(STATEMENTS, s.Needs)
def _(p: Planner, x: s.Needs) -> list[Block]:
    told = Block(clause("only_allowed").adding(Adverbial("if", p.condition(x.cond))))
    return [Block(title=x.path, children=[told])] if x.title else [told]


@plans(STATEMENTS, s.Cost)
def _(p: Planner, x: s.Cost) -> list[Block]:
    pay, effect = p.body(x.pay), p.body(x.effect)
    prices = [b for b in pay if isinstance(b.sentence, Clause) and b.sentence.verb == "pay_price"]
    pay = [b for b in pay if b not in prices]
    costs = [b.sentence for b in pay if isinstance(b.sentence, Clause)]
    gains = [b.sentence for b in effect if isinstance(b.sentence, Clause) and not b.children]
    if len(costs) == len(pay) and len(gains) == len(effect) and len(gains) <= 2 and costs:
        if all(g.role("subject") in (p.performer, None) and g.mood == "do" and not g.adverbials for g in gains):
            much = len(gains) > 1 and weight(costs[-1]) + weight(tuple(gains)) > MUCH
            last = replace(costs[-1], purpose=tuple(gains[:1] if much else gains))
            then = [Block(g.adding(Adverbial("if_done"))) for g in gains[1:]] if much else []
            return [*prices, *(Block(c) for c in costs[:-1]), Block(last), *then]
    from rootdsl.prose.control import under

    return [*prices, *pay, *under(p, (Adverbial("if_done"),), effect)]


SHORT = 5  # what a group may weigh whose sentence goes on with `or all of them`
MUCH = 13  # what a price and what it buys may weigh in one sentence


@plans(STATEMENTS, s.Match)
def _(p: Planner, x: s.Match) -> list[Block]:
    card, tools = p.phrase(x.card), p.phrase(x.tools, THE)
    if isinstance(tools, NounPhrase):
        tools = replace(tools, amount=Exactly(1), det="another")
    if x.what == "item":
        return do(p, "match_items", card=card, tools=tools)
    any_suit = any("any" in y.cost for system in p.library.systems.values() for y in system.of(d.CardDecl))
    verb = "match_icons_any" if any_suit else "match_icons"
    use = clause(verb, subject=p.performer, tools=tools, where=NounPhrase((p.place_noun(),), "a"))
    return [Block(use.adding(Adverbial("for_each_icon", phrase=card))), Block(clause("used_up", "can"))]


# ---------------------------------------------------------------- pieces


@plans(STATEMENTS, s.Place)
def _(p: Planner, x: s.Place) -> list[Block]:
    return do(p, "place", x.who, what=listing([placed(p, number, sort) for number, sort in x.what]), where=p.phrase(x.where, ONE))


@plans(STATEMENTS, s.Put)
def _(p: Planner, x: s.Put) -> list[Block]:
    shape = ALL if x.number is None else ONE if x.number == e.Num(1) else Shape("", True, p.amount(x.number))
    what, source = sourced(p.phrase(x.what, shape))
    if source is not None and isinstance(what, NounPhrase) and any(t.kind in ("unlike", "unlike_one") for t in what.tails):
        what, source = replace(what, tails=(Tail("from_place", source), *what.tails)), None
    return do(
        p,
        "put_under"
        if x.under
        else "put_on_top"
        if drawn_from(p, x.where)
        else "put_card"
        if is_cards(p, x.what) or about_cards(p, x.what) or isinstance(x.where, (e.BoxRef, e.TrackRef))
        else "put",
        what=what,
        source=source,
        where=p.phrase(x.where, ONE),
    )


def drawn_from(p: Planner, where: e.Expr) -> bool:
    """Is it the pile from which the game draws? Its order matters, and a card goes on top of it."""
    manifest = p.library.manifest()
    return isinstance(where, e.ZoneRef) and manifest is not None and where.decl.name == manifest.draw_from.rpartition(".")[2]


def sourced(what: Phrase) -> tuple[Phrase, Phrase | None]:
    """The place of a thing becomes the place from which it comes."""
    if not isinstance(what, NounPhrase):
        return what, None
    source = next((t.phrase for t in what.tails if t.kind == "at"), None)
    return replace(what, tails=tuple(t for t in what.tails if t.kind != "at")), source


def about_cards(p: Planner, x: e.Expr) -> bool:
    if not isinstance(x, e.Var):
        return False
    word = p.words.get(x.name)
    heads = word.of if isinstance(word, Pronoun) else getattr(p.names.get(x.name) or word, "heads", ())
    return any(h == "card" or getattr(p.library.by_path.get(h), "of_card", False) for h in heads)


@plans(STATEMENTS, s.Remove)
def _(p: Planner, x: s.Remove) -> list[Block]:
    return do(p, "remove_for_good" if x.permanently else "remove", x.who, what=p.phrase(x.what))


@plans(STATEMENTS, s.RemoveCards)
def _(p: Planner, x: s.RemoveCards) -> list[Block]:
    return do(p, "remove_for_good", what=p.phrase(x.what))


@plans(STATEMENTS, s.Spend)
def _(p: Planner, x: s.Spend) -> list[Block]:
    amount = p.amount(x.number)
    what, source = sourced(p.phrase(x.what, Shape("", x.number != e.Num(1), amount)))
    if isinstance(what, NounPhrase) and source is not None:
        what = replace(what, tails=(*what.tails, Tail("from_place", source)))
    if isinstance(what, NounPhrase) and isinstance(amount, AsMany) and min(weight(amount), weight(what.tails)) > 3:
        price = Block(clause("pay_price", subject=p.performer, what=amount.as_))
        return [price, *do(p, "spend", what=replace(what, amount=AsMany(Pronoun("that_many"))))]
    return do(p, "spend", what=what)


@plans(STATEMENTS, s.Replace)
def _(p: Planner, x: s.Replace) -> list[Block]:
    what = p.phrase(x.what)
    if isinstance(what, NounPhrase) and what.det == "a" and not any(t.kind == "at" for t in what.tails):
        what = replace(what, tails=(*what.tails, Tail("on_map", Pronoun("there"))))      # not one that waits in the supply
    return do(p, "replace", what=what, by=p.phrase(x.by, ONE))


@plans(STATEMENTS, s.Give)
def _(p: Planner, x: s.Give) -> list[Block]:
    what, to = from_hand(p, p.phrase(x.what), True), p.phrase(x.to, ONE)
    if to == YOU and (p.performer if x.who is None else p.phrase(x.who)) == YOU:       # nobody gives himself a card
        return do(p, "take", what=what)
    return do(p, "give", x.who, what=what, to=to)


@plans(STATEMENTS, s.TurnUnits)
def _(p: Planner, x: s.TurnUnits) -> list[Block]:
    return do(p, "turn", what=p.phrase(x.what), state=Named(f"{x.decl.system}.{x.decl.words[x.index]}"))


# ---------------------------------------------------------------- cards


@plans(STATEMENTS, s.Draw)
def _(p: Planner, x: s.Draw) -> list[Block]:
    usual = usual_number(p, x.number)
    cards = NounPhrase(("card",), "", (usual or x.number) != e.Num(1), p.amount(usual or x.number))
    if usual is not None:
        cards = replace(cards, tails=(Tail("these", p.phrase(x.number)),))
    source = p.phrase(x.source) if x.source is not None else None
    return do(p, "draw", x.who, what=cards, source=source, into=p.phrase(x.into) if x.into is not None else None)


def usual_number(p: Planner, x: e.Expr) -> e.Num | None:
    """The plain number that a value of this file has until other rules change it: `draw one card (your card draw)`."""
    if not isinstance(x, e.Call) or x.args or not isinstance(x.decl, d.ValueDecl) or x.decl.system != p.system.name:
        return None
    return x.decl.body[0] if x.decl.body and isinstance(x.decl.body[0], e.Num) else None


@plans(STATEMENTS, s.Discard)
def _(p: Planner, x: s.Discard) -> list[Block]:
    what = p.phrase(x.what)
    return do(p, "spend" if x.spend else "discard", x.who, what=from_hand(p, what, not x.spend))


def from_hand(p: Planner, what: Phrase, told: bool = False) -> Phrase:
    """Cards are spent from the hand: only another place needs a word. What else leaves it is told to come from there."""
    if not isinstance(what, NounPhrase):
        return what
    tails: list[Tail] = []
    for tail in what.tails:
        zone = tail.phrase
        decl = p.library.by_path.get(zone.heads[0]) if tail.kind == "at" and isinstance(zone, NounPhrase) else None
        if not (isinstance(decl, d.ZoneDecl) and decl.per_player and decl.seen == "owner"):
            tails.append(tail)
        elif told:
            tails.append(Tail("from_place", zone))
        elif not (isinstance(zone, NounPhrase) and zone.owner in (p.performer, p.me)):
            tails.append(tail)
    return replace(what, tails=tuple(tails))


@plans(STATEMENTS, s.DiscardDown)
def _(p: Planner, x: s.DiscardDown) -> list[Block]:
    zone = p.phrase(x.zone) if x.zone is not None else None
    return do(p, "discard_down", x.who, limit=value_of(p, x.to), zone=zone)


@plans(STATEMENTS, s.TakeRandom)
def _(p: Planner, x: s.TakeRandom) -> list[Block]:
    card = NounPhrase(("card",), "a", mods=("random",))
    return do(p, "take", x.who, what=card, source=p.phrase(x.source), target=p.phrase(x.target))


@plans(STATEMENTS, s.Reveal)
def _(p: Planner, x: s.Reveal) -> list[Block]:
    what = p.phrase(x.what)
    if x.to is None:
        return do(p, "reveal", x.who, what=from_hand(p, what, True))
    to = p.phrase(x.to)
    if x.looks or (to == p.performer and x.who is None):
        return do(p, "look_at", None if to == p.performer else x.to, what=what)
    return do(p, "show_to", x.who, what=what, to=to)


@plans(STATEMENTS, s.Shuffle)
def _(p: Planner, x: s.Shuffle) -> list[Block]:
    return do(p, "shuffle", zone=p.phrase(x.zone))


@plans(STATEMENTS, s.ShuffleSuits)
def _(p: Planner, x: s.ShuffleSuits) -> list[Block]:
    return do(p, "deal_suits", places=p.phrase(x.places))


@plans(STATEMENTS, s.FirstTurn)
def _(p: Planner, x: s.FirstTurn) -> list[Block]:
    return do(p, "begin_turns", x.who)


@plans(STATEMENTS, s.OpenPath)
def _(p: Planner, x: s.OpenPath) -> list[Block]:
    if x.closes:
        return do(p, "close", what=NounPhrase((x.kind.path,), "the"), a=p.phrase(x.a), b=p.phrase(x.b))
    return do(p, "open", what=NounPhrase((x.kind.path,), "the", mods=("closed",)), a=p.phrase(x.a), b=p.phrase(x.b))


# ---------------------------------------------------------------- points, dice, numbers, modes


@plans(STATEMENTS, s.Score)
def _(p: Planner, x: s.Score) -> list[Block]:
    verb = "lose" if x.lose else "score"
    if isinstance(x.number, e.Steps):
        by, table = amount_of(p, x.number.by), table_of(p, x.number, "point")
        if weight(by) < HEAVY:
            return do(p, f"{verb}_by", x.who, by=by, table=table)
        head = do(p, f"{verb}_by", x.who, by=by)[0]
        subject = p.performer if x.who is None else p.phrase(x.who)
        for count, points in zip(table.parts[::2], table.parts[1::2]):
            row = clause(verb, subject=subject, what=points.as_ if isinstance(points, AsMany) else points)
            head.children.append(Block(row.adding(Adverbial("with_count", phrase=exactly(count)))))
        return [head]
    number = p.phrase(x.number)
    if isinstance(number, NounPhrase) and (isinstance(x.number, (e.TrackRead, e.RelationRead)) or counted(p, number)):
        return do(p, verb, x.who, what=number)
    return do(p, verb, x.who, what=NounPhrase(("point",), "", x.number != e.Num(1), amount_of(p, x.number)))


HEAVY = 4  # what a measure may weigh before its table becomes a list


def exactly(x: Phrase) -> Phrase:
    """From three to three is three."""
    return x.low if isinstance(x, Between) and x.low == x.high and x.low is not None else x


def counted(p: Planner, x: NounPhrase) -> bool:
    """A value that is itself so many of something: `the printed points`."""
    terms = [p.lex.term(h) for h in x.heads]
    return any(t.form("value") or t.form("only") == "plural" for t in terms)


@plans(STATEMENTS, s.LeaveTrack)
def _(p: Planner, x: s.LeaveTrack) -> list[Block]:
    return do(p, "leave_track", x.who, marker=NounPhrase(("score_marker",), "the", owner=p.phrase(x.who)))


@plans(STATEMENTS, s.Win)
def _(p: Planner, x: s.Win) -> list[Block]:
    found = clause("win", "fact", subject=p.phrase(x.who))
    return [Block(found)]


@plans(STATEMENTS, s.Roll)
def _(p: Planner, x: s.Roll) -> list[Block]:
    one = x.number == e.Num(1)
    dice = NounPhrase((x.die.path,), "the" if one else "", not one, None if one else p.amount(x.number))
    return do(p, "roll", x.of, what=dice)


@plans(STATEMENTS, s.ChangeDice)
def _(p: Planner, x: s.ChangeDice) -> list[Block]:
    throw = NounPhrase(("roll",), "the") if isinstance(x.throw, e.Var) else p.phrase(x.throw)
    if x.number is None:
        dice = NounPhrase(("die",), "all", True, owner=throw)
    else:
        one = x.number == e.Num(1)
        dice = NounPhrase(("die",), "", not one, p.amount(x.number), owner=throw)
    return do(p, "roll_again", what=dice) if x.face is None else do(p, "turn_dice", what=dice, face=p.phrase(x.face))


@plans(STATEMENTS, s.FixDie)
def _(p: Planner, x: s.FixDie) -> list[Block]:
    return do(
        p,
        "fix_die",
        die=NounPhrase((x.die.path,), "a"),
        face=p.phrase(x.face),
        roll=NounPhrase(("roll",), "the", mods=("next",), owner=p.phrase(x.of)),
    )


@plans(STATEMENTS, s.SetNumber)
def _(p: Planner, x: s.SetNumber) -> list[Block]:
    if x.decl.flag:
        found = flag(p, x.decl, x.of)
        until = Adverbial("until_end", phrase=span_noun(p, x.decl.span)) if x.decl.span else Adverbial("from_now")
        if found.verb == "be" and x.value != e.Num(0):
            counts = clause("count_as", "fact", subject=found.role("subject"), as_=found.role("what"))
            return [Block(counts.adding(until))]
        if found.verb == "be" and isinstance(found.role("subject"), NounPhrase):
            return [Block(clause("count_no_more", "fact", subject=found.role("subject"), as_=found.role("what")))]
        lasts = (until,) if found.verb == "hold" else ()
        return [Block(replace(found, adverbials=lasts, negated=x.value == e.Num(0)))]
    name = borne(p, x.decl, x.of)
    if x.add and isinstance(x.value, e.Arith) and x.value.op == "-" and x.value.a == e.Num(0):
        return do(p, "lower_by", number=name, value=value_of(p, x.value.b))
    if x.add:
        return do(p, "add_to", number=name, value=value_of(p, x.value))
    if name.owner is not None and p.performer != YOU:        # numbers of those who are not spoken to change by themselves
        return [Block(clause("be_set", "fact", subject=name, value=value_of(p, x.value)))]
    return do(p, "set_to", number=name, value=value_of(p, x.value))


@plans(STATEMENTS, s.SpendNumber)
def _(p: Planner, x: s.SpendNumber) -> list[Block]:
    name = borne(p, x.decl, x.of)
    return do(p, "pay_number", number=name, value=value_of(p, x.number))


@plans(STATEMENTS, s.SetMode)
def _(p: Planner, x: s.SetMode) -> list[Block]:
    mine = NounPhrase((x.group.path,), "the", owner=p.holder_of(x.group, x.owner))
    if isinstance(x.value, e.Nobody):
        return [Block(fact("have", subject=mine.owner or YOU, what=NounPhrase((x.group.path,), "no")).adding(Adverbial("from_now")))]
    value = p.phrase(x.value)
    if isinstance(value, NounPhrase) and value.det == "another" and value.heads == mine.heads and mine.owner == p.performer:
        return do(p, "choose", what=value)
    if isinstance(value, NounPhrase) and value.det in ("a", "another"):
        return do(p, "make", what=replace(value, det="any" if value.det == "a" else value.det), into=mine)
    return [Block(clause("become_named" if isinstance(value, Named) else "become", "fact", what=value, mine=mine))]


@plans(STATEMENTS, s.MarkMode)
def _(p: Planner, x: s.MarkMode) -> list[Block]:
    what = p.phrase(x.what) if x.what is not None else NounPhrase((x.group.path,), "all", True)
    return [Block(replace(clause("be_from_now", "fact", subject=what, what=Named(f"{x.group.path}.{x.state}")), negated=not x.on))]


@plans(STATEMENTS, s.LetName)
def _(p: Planner, x: s.LetName) -> list[Block]:
    label = NounPhrase((p.lex.label(p.path, x.name),), "the")
    return [Block(clause("be", "fact", subject=label, what=value_of(p, x.value)))]


@plans(STATEMENTS, s.Invoke)
def _(p: Planner, x: s.Invoke) -> list[Block]:
    doer = doer_of(x.decl)
    who = x.roles.get(doer, x.who) if doer else x.who
    roles: dict[str, Phrase] = {}
    types = {str(y.name): y.type for y in x.decl.params}
    for name, value in x.roles.items():
        if name != doer:
            every = types.get(name) == "group" and isinstance(value, e.Pieces)
            roles[name] = amount_of(p, value) if types.get(name) == "number" else p.phrase(value, ALL if every else ONE)
    subject = p.performer if who is None else p.phrase(who)
    if not x.decl.phrase and not p.lex.has_frame(x.decl.path):
        return [Block(clause("carry_out", subject=subject, what=Quoted(x.decl.path)))]
    out = Clause(x.decl.path, ((doer or "subject", subject), *once_named(started(x.decl, roles)).items()))
    if elsewhere(p, x.decl) or unexplained(p, x.decl):
        out = out.adding(Adverbial("see", phrase=Quoted(x.decl.path)))
    return [Block(out)]


def elsewhere(p: Planner, decl: d.Callable_) -> bool:
    """A procedure of a file that is neither this one nor the common rules: readers are told where it stands."""
    manifest = p.library.manifest()
    titled = p.lex.source or decl.path in p.lex.catalogue.titles
    return titled and decl.system != p.system.name and manifest is not None and decl.system not in manifest.uses


def unexplained(p: Planner, decl: d.Callable_) -> bool:
    """A verb of this file which only the declared phrase has: who reads it does not find it in the title of its rule."""
    own = decl.system == p.system.name and decl.title and not decl.owner and not getattr(decl, "macro", False)
    return bool(own) and p.lex.source and not p.lex.has_frame(decl.path) and not self_explaining(decl)


def started(decl: d.Callable_, roles: dict[str, Phrase]) -> dict[str, Phrase]:
    """From where things go is said once: not behind those that go together with another as well."""
    if not any(a == "from" and a_name(b) in roles for a, b in zip(decl.phrase, decl.phrase[1:])):
        return roles
    out = dict(roles)
    for key, value in roles.items():
        if not isinstance(value, NounPhrase):
            continue
        for tail in value.tails:
            if tail.kind == "together_with" and isinstance(tail.phrase, NounPhrase):
                others = replace(tail.phrase, tails=tuple(t for t in tail.phrase.tails if t.kind != "from_place"))
                out[key] = replace(value, tails=tuple(Tail(t.kind, others) if t is tail else t for t in value.tails))
    return out


def once_named(roles: dict[str, Phrase]) -> dict[str, Phrase]:
    """A place that the sentence names anyway is `there` behind a noun: `fight in that valley a foe with a tent there`."""
    out = dict(roles)
    for key, value in roles.items():
        if not isinstance(value, NounPhrase):
            continue
        tails: list[Tail] = []
        for tail in value.tails:
            inside = tail.phrase
            spots = inside.tails if isinstance(inside, NounPhrase) else ()
            if tail.kind == "with" and isinstance(inside, NounPhrase) and any(t.kind == "at" and t.phrase in roles.values() for t in spots):
                there = tuple(Tail("there", Pronoun("there")) if t.kind == "at" and t.phrase in roles.values() else t for t in spots)
                tail = Tail("with", replace(inside, tails=there))
            tails.append(tail)
        out[key] = replace(value, tails=tuple(tails))
    return out


@plans(STATEMENTS, s.End)
def _(p: Planner, x: s.End) -> list[Block]:
    if x.target in p.lex.catalogue.terms or x.target in p.library.by_path:
        return [Block(clause("end", "fact", subject=NounPhrase((x.target,), "the")))]
    return [Block(clause("end", "fact", subject=Quoted(x.target)))]
