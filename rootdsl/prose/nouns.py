"""Things and sets as noun phrases: the planners of expressions that are no numbers."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.prose.clause import Between, Exactly, Listing, Named, NounPhrase, Phrase, Pronoun, Quoted, Relative, Tail, fact
from rootdsl.prose.filters import attach, belongs
from rootdsl.prose.plan import ALL, ANY, EACH, EXPRESSIONS, ONE, THE, YOU, Planner, Shape, both_sides, listing, plans

# ---------------------------------------------------------------- single things


@plans(EXPRESSIONS, e.Var)
def _(p: Planner, x: e.Var, shape: Shape) -> Phrase:
    found = p.named(x)
    if shape.det == "each" and isinstance(found, NounPhrase):
        return replace(found, det="each_these", plural=True)
    if shape.amount is not None and isinstance(found, NounPhrase):
        return replace(found, det="", amount=shape.amount)
    return found


@plans(EXPRESSIONS, e.It)
def _(p: Planner, x: e.It, shape: Shape) -> Phrase:
    return p.it


@plans(EXPRESSIONS, e.Me)
def _(p: Planner, x: e.Me, shape: Shape) -> Phrase:
    return p.me


@plans(EXPRESSIONS, e.Current)
def _(p: Planner, x: e.Current, shape: Shape) -> Phrase:
    return p.whose_turn or NounPhrase(("current_player",), "the")


@plans(EXPRESSIONS, e.ThisCard)
def _(p: Planner, x: e.ThisCard, shape: Shape) -> Phrase:
    return NounPhrase(("card",), "here")


@plans(EXPRESSIONS, e.SeatOf)
def _(p: Planner, x: e.SeatOf, shape: Shape) -> Phrase:
    return p.keeper or p.holder if x.system == p.system.name else Named(x.system)


@plans(EXPRESSIONS, e.Nobody)
def _(p: Planner, x: e.Nobody, shape: Shape) -> Phrase:
    return Pronoun("nobody")


@plans(EXPRESSIONS, e.Other)
def _(p: Planner, x: e.Other, shape: Shape) -> Phrase:
    return NounPhrase(("other_side",), "the")


@plans(EXPRESSIONS, e.SuitRef)
def _(p: Planner, x: e.SuitRef, shape: Shape) -> Phrase:
    return Named(x.decl.path)


@plans(EXPRESSIONS, e.PieceRef)
def _(p: Planner, x: e.PieceRef, shape: Shape) -> Phrase:
    det = "the" if x.decl.count == 1 and shape.det != "each" else "a" if shape.det == "all" else shape.det
    out = NounPhrase((x.decl.path,), det, False, shape.amount)
    if x.state is not None:
        out = replace(out, mods=(f"{x.state[0].system}.{x.state[0].words[x.state[1]]}",))
    if x.owner is not None and p.phrase(x.owner) not in (p.me, p.performer):
        out = replace(out, owner=p.phrase(x.owner))
    return out


@plans(EXPRESSIONS, e.Supply)
def _(p: Planner, x: e.Supply, shape: Shape) -> Phrase:
    return NounPhrase(("supply",), "the")


@plans(EXPRESSIONS, e.OwnSort)
def _(p: Planner, x: e.OwnSort, shape: Shape) -> Phrase:
    out = NounPhrase((x.decl.path,), "a" if shape.det == "all" else shape.det, False, shape.amount)
    return replace(out, owner=p.phrase(x.owner)) if p.phrase(x.owner) not in (p.me, p.performer) else out


@plans(EXPRESSIONS, e.ModeRef)
def _(p: Planner, x: e.ModeRef, shape: Shape) -> Phrase:
    return Named(x.group.members[x.index].path)


@plans(EXPRESSIONS, e.ColumnRef)
def _(p: Planner, x: e.ColumnRef, shape: Shape) -> Phrase:
    tails = [Tail("named", Quoted(f"{x.box.path}.{x.column}"))]
    columns = [y for y in p.library.systems[x.box.system].of(d.ZoneDecl) if y.column_of]
    title = next((y.title for y in columns if y.name == f"{x.box.name}.{x.column}"), "")
    if any(y.title == title and y.column_of != x.box.name for y in columns):        # another box has one of that title
        tails.append(Tail("of", NounPhrase((x.box.path,), "the")))
    return NounPhrase(("column",), "the", tails=tuple(tails))


@plans(EXPRESSIONS, e.SiteRef)
def _(p: Planner, x: e.SiteRef, shape: Shape) -> Phrase:
    return NounPhrase((p.place_noun(),), "", tails=(Tail("named", Named(f"={x.name.replace('_', ' ')}")),))


def belonging(p: Planner, decl: d.Decl, owner: e.Expr | None, each_has: bool) -> NounPhrase:
    return NounPhrase((decl.path,), "the", owner=p.phrase(owner, ANY) if owner is not None and each_has else None)


@plans(EXPRESSIONS, e.ZoneRef)
def _(p: Planner, x: e.ZoneRef, shape: Shape) -> Phrase:
    if x.decl.column_of:
        return NounPhrase(("column",), "the", tails=(Tail("named", Quoted(x.decl.path)),))
    if x.decl.per_place and x.owner is not None:
        return NounPhrase((x.decl.path,), "the", tails=(Tail("at", p.phrase(x.owner, ONE)),))
    return belonging(p, x.decl, x.owner, x.decl.per_player)


@plans(EXPRESSIONS, e.BoxRef)
def _(p: Planner, x: e.BoxRef, shape: Shape) -> Phrase:
    if x.decl.per_place and x.owner is not None:        # the one there, of all that are alike
        return NounPhrase((x.decl.path,), "the", tails=(Tail("at", p.phrase(x.owner, ONE)),))
    return belonging(p, x.decl, x.owner, x.decl.per_player)


@plans(EXPRESSIONS, e.TrackRef)
def _(p: Planner, x: e.TrackRef, shape: Shape) -> Phrase:
    return belonging(p, x.decl, x.owner, x.owner is not None and not isinstance(x.owner, e.Me))


@plans(EXPRESSIONS, e.PathBetween)
def _(p: Planner, x: e.PathBetween, shape: Shape) -> Phrase:
    return NounPhrase((x.kind.path,), "the", tails=(Tail("between", listing([p.phrase(x.a, ONE), p.phrase(x.b, ONE)])),))


@plans(EXPRESSIONS, e.Standing)
def _(p: Planner, x: e.Standing, shape: Shape) -> Phrase:
    owner = p.phrase(x.of) if x.of is not None else p.me
    return NounPhrase((x.decl.path,), "the", owner=owner, tails=(Tail("toward", p.phrase(x.toward, ONE)),))


@plans(EXPRESSIONS, e.StateRef)
def _(p: Planner, x: e.StateRef, shape: Shape) -> Phrase:
    return Quoted(f"{x.decl.path}.{x.decl.states[x.index]}")


@plans(EXPRESSIONS, e.FaceRef)
def _(p: Planner, x: e.FaceRef, shape: Shape) -> Phrase:
    face = x.die.faces[x.index]
    key = f"={face}" if p.lex.source or face.isdigit() else f"{x.die.path}.{face}"
    return NounPhrase(("face",), "the", tails=(Tail("named", Named(key)),))


@plans(EXPRESSIONS, e.Rolled)
def _(p: Planner, x: e.Rolled, shape: Shape) -> Phrase:
    return NounPhrase(("roll",), "the", owner=p.phrase(x.of))


@plans(EXPRESSIONS, e.ReadMode)
def _(p: Planner, x: e.ReadMode, shape: Shape) -> Phrase:
    return NounPhrase((x.group.path,), "the", owner=p.holder_of(x.group, x.owner))


@plans(EXPRESSIONS, e.Attr)
def _(p: Planner, x: e.Attr, shape: Shape) -> Phrase:
    if x.name == "only" and isinstance(x.of, e.Most):
        of_whom = p.phrase(x.of.among, ONE)
        named = of_whom.heads if isinstance(of_whom, NounPhrase) else p.heads(x.of.among)
        return NounPhrase(named, "the_only", tails=(Tail("least" if x.of.least else "most", measure(p, x.of.value)),))
    if x.name == "place":
        of = p.phrase(x.of, THE)
        if isinstance(of, NounPhrase) and isinstance(x.of, e.Pieces):
            of = replace(of, plural=False, owner=of.owner if the_only_one(p, x.of) is not None else None)
        return belongs(NounPhrase((p.place_noun(),), "the"), of)
    whole = p.phrase(x.of, THE)
    heads = {"owner": "owner", "columns": "column", "items": "item_shown", "item": "item_shown", "sort": "sort", "track": "track"}
    plural = x.name in ("columns", "items")
    det = shape.det if plural and shape.det == "each" else "the"
    found = NounPhrase((heads.get(x.name, x.name),), det, plural and det != "each")
    if x.name == "suit" and isinstance(x.of, e.Pieces) and the_only_one(p, x.of) is None:      # of any of them
        return belongs(replace(found, det="a"), whole)
    if x.name == "suit" and getattr(x.of, "type", "") == "faces":
        return replace(found, mods=("rolled",))
    return belongs(found, whole)


@plans(EXPRESSIONS, e.Call)
def _(p: Planner, x: e.Call, shape: Shape) -> Phrase:
    return called(p, x.decl, [p.phrase(y, ONE) for y in x.args])


def called(p: Planner, decl: d.Callable_, args: list[Phrase]) -> Phrase:
    """A declared value with its arguments: `your hand limit`, `the ruler of that clearing`."""
    owner: Phrase | None = None
    tails: list[Tail] = []
    names = dict(zip([str(x.name) for x in decl.params], args))
    types = {str(x.name): x.type for x in decl.params}
    word = "of"
    for part in decl.phrase:
        if isinstance(part, str):
            word = str(part)
            continue
        phrase = names.get(str(part.name))
        if phrase is None:
            continue
        if word == "of" and types[str(part.name)] in ("player", "side") and owner is None:
            owner = phrase
        elif word in ("in", "on", "at") and types[str(part.name)] == "place":
            tails.append(Tail("at", phrase))
        else:
            tails.append(Tail(word if word in ("from", "toward", "for") else "of", phrase))
    if not decl.params and owner is None and of_the_seat(p, decl):
        owner = p.me
    return NounPhrase((decl.path,), "the", getattr(decl, "type", "") == "unit", owner=owner, tails=tuple(tails))


def of_the_seat(p: Planner, decl: d.Callable_) -> bool:
    """A number of one faction by a name of its own: `your strength`; what is a description stays `the number of ...`."""
    manifest = p.library.manifest()
    term = p.lex.term(decl.path)
    seated = manifest is not None and p.library.systems[decl.system].kind in manifest.seats
    return seated and decl.system == p.system.name and getattr(decl, "type", "") == "number" and len(term.one.split()) <= 2 and term.article


def measure(p: Planner, value: e.Expr) -> Phrase:
    """What is compared over the members: `warriors there`, `strength in that clearing`."""
    if isinstance(value, e.Points):
        return NounPhrase(("point",), "", True)
    if isinstance(value, e.Count):
        found = p.phrase(value.of, ANY)
        if isinstance(found, NounPhrase):
            return replace(
                found,
                tails=tuple(t for t in found.tails if t.phrase != Pronoun("gap")),
                owner=None if found.owner == Pronoun("gap") else found.owner,
            )
        return found
    found = p.phrase(value, ANY)
    if isinstance(found, NounPhrase):
        owner = None if found.owner == Pronoun("gap") else found.owner
        many = any(p.lex.term(h).form("value") for h in found.heads)
        return replace(
            found, det="", plural=found.plural or many, owner=owner, tails=tuple(t for t in found.tails if t.phrase != Pronoun("gap"))
        )
    return found


# ---------------------------------------------------------------- sets


def shaped(heads: tuple[str, ...], shape: Shape) -> NounPhrase:
    return NounPhrase(heads, shape.det, shape.plural, shape.amount, either=shape.either)


@plans(EXPRESSIONS, e.Places)
def _(p: Planner, x: e.Places, shape: Shape) -> Phrase:
    around = in_or_beside(x)
    if around is not None:
        some = isinstance(around, e.Places)       # any of several, and what is adjacent to any of them
        near, shape_ = p.phrase(around, shape if some else ALL), Shape("a" if shape.det in ("a", "each", "any") else "", shape.plural)
        if isinstance(near, NounPhrase):
            heads = bordering(p, p.heads(x))
            beside = Tail("beside", Pronoun("one" if some else "it", near.heads, near.plural))
            return Listing((near, replace(shaped(heads, shape_), tails=(beside,), either=True)), True)
    region = x.filters[0].of if len(x.filters) == 1 and isinstance(x.filters[0], e.Among) else None
    if isinstance(region, e.Region) and isinstance(x.filters[0].a, e.It) and p.heads(region) == p.heads(x):  # type: ignore[union-attr]
        return p.phrase(region, shape)
    return attach(p, shaped(p.heads(x), shape), x.filters)


def bordering(p: Planner, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Of these kinds of places, those that a path joins to any: a forest that no open path reaches is adjacent to nothing."""
    found = {name for path in p.decls(d.PathKind) if not path.closed for name in path.joins}
    return tuple(k for k in kinds if k.rpartition(".")[2] in found) or kinds


def in_or_beside(x: e.Places) -> e.Expr | None:
    """The place that is meant by `in it or adjacent to it`, when nothing else is asked."""
    from rootdsl.prose.conditions import in_or_beside as found

    one = x.filters[0] if len(x.filters) == 1 and not x.prefer else None
    return found(one) if isinstance(one, e.AnyOf) and isinstance(getattr(one.parts[0], "a", None), e.It) else None


@plans(EXPRESSIONS, e.Pieces)
def _(p: Planner, x: e.Pieces, shape: Shape) -> Phrase:
    singles = single_ones(p, x, shape)
    if singles is not None:
        return singles
    out = shaped(p.heads(x), shape)
    only = the_only_one(p, x)
    if only is not None:
        own = only.name in only.kinds  # a sort called by its kind is told apart by its owner
        out = NounPhrase(out.heads, "the", owner=p.me if own and not only.neutral else None)
    elif no_owner_needed(p, x, shape):
        pass
    elif x.owner is not None and not isinstance(x.owner, e.Nobody):
        out = replace(out, owner=p.phrase(x.owner, ANY))
    elif isinstance(x.owner, e.Nobody) and not x.sorts:
        out = replace(out, det="no", amount=None)
    tails: list[Tail] = []
    if x.not_owner is not None:
        tails.append(Tail("not_of", p.phrase(x.not_owner)))
    if x.at is not None:
        one_place = isinstance(x.at, e.Places) and (only is not None or shape.det == "a" and shape.amount is None)
        tails.append(Tail("at", p.phrase(x.at, THE if isinstance(x.at, e.Pieces) else ONE if one_place else ANY)))
    out = attach(p, replace(out, tails=tuple(tails)), x.filters)
    return replace(out, mods=(*out.mods, "hostile")) if is_hostile(p, x.owner) else out


def single_ones(p: Planner, x: e.Pieces, shape: Shape) -> Phrase | None:
    """Several sorts, and of each there is but one piece: `the king and the crown`, not all of them."""
    if len(x.sorts) < 2 or shape.det != "all" or shape.amount is not None or x.filters or x.not_owner is not None:
        return None
    each = [replace(x, sorts=[sort]) for sort in x.sorts]
    return listing([p.phrase(y, shape) for y in each], shape.either) if all(the_only_one(p, y) is not None for y in each) else None


def sort_of(p: Planner, x: e.Pieces) -> d.Piece | None:
    """The one sort of your own pieces that is meant, if it is one."""
    one = x.sorts[0] if len(x.sorts) == 1 else None
    return one if isinstance(one, d.Piece) and not one.neutral and x.owner is not None and p.phrase(x.owner) == p.me else None


def the_only_one(p: Planner, x: e.Pieces) -> d.Piece | None:
    """A sort of which there is a single piece: `the king`."""
    one = sort_of(p, x)
    if one is None and len(x.sorts) == 1 and isinstance(x.sorts[0], d.Piece) and x.sorts[0].neutral and x.owner in (None, e.Nobody()):
        one = x.sorts[0]
        if any(y.name == one.name and y is not one for system in p.library.systems.values() for y in system.of(d.Piece)):
            return None          # others bring more of them
    return one if one is not None and one.count == 1 and not one.more else None


def unmistakable(p: Planner, x: e.Pieces) -> bool:
    """A sort that nobody else has needs no owner: `a mill`, not `one of your mills`."""
    one = sort_of(p, x)
    if one is None or one.name in one.kinds:
        return False
    others = [y for y in p.library.by_name.get(one.name, ()) if isinstance(y, d.Piece) and y is not one]
    return not any(p.library.share_a_table((one.system, y.system)) for y in others)


def no_owner_needed(p: Planner, x: e.Pieces, shape: Shape) -> bool:
    """Pieces of any player, of any enemy, or of a sort that is yours alone."""
    some = shape.det in ("a", "each", "no", "any", "") or shape.amount is not None
    if some and unmistakable(p, x) or is_hostile(p, x.owner):
        return True
    return isinstance(x.owner, e.Players) and x.owner.but is None and x.owner.enemies_of is None and not x.owner.filters


def is_hostile(p: Planner, owner: e.Expr | None) -> bool:
    """Pieces of any enemy of who acts: `enemy pieces`."""
    if not isinstance(owner, e.Players) or owner.enemies_of is None or owner.filters or owner.but is not None:
        return False
    return p.phrase(owner.enemies_of) in (p.me, p.performer, YOU)


@plans(EXPRESSIONS, e.Cards)
def _(p: Planner, x: e.Cards, shape: Shape) -> Phrase:
    out = shaped(p.heads(x), shape)
    tails = (Tail("at", listing([p.phrase(z, THE) for z in x.zone], True)),) if x.zone else ()
    if x.top is not None:
        many = x.top != e.Num(1)
        whole = NounPhrase(p.heads(x), "the_counted" if many else "the", many, p.amount(x.top) if many else None, ("top",), tails)
        if shape in (ALL, THE) and not x.filters:
            return whole
        tails = (Tail("among", whole),)
    out = attach(p, replace(out, tails=tails), x.filters)
    for most, cond in x.limits:
        few = attach(p, NounPhrase(("card",), "", most != 1, Between(None, Exactly(most))), [cond])
        out = replace(out, tails=(*out.tails, Tail("including", few)))
    return out


@plans(EXPRESSIONS, e.Players)
def _(p: Planner, x: e.Players, shape: Shape) -> Phrase:
    if len(x.filters) == 1 and isinstance(x.filters[0], e.SeatIs) and x.but is None and x.enemies_of is None:
        return Named(x.filters[0].system)       # whoever holds that file
    if x.enemies_of is not None:
        whose = p.phrase(x.enemies_of)
        out = replace(shaped(("enemy",), shape), owner=None if whose in (p.me, p.performer, YOU) else whose)
    elif x.but is not None:
        out = replace(
            shaped(("player",), shape), det={"a": "another", "": "other", "all": "all_other", "each": "each_other"}.get(shape.det, "other")
        )
    else:
        out = shaped(("player",), shape)
    return attach(p, out, x.filters)


@plans(EXPRESSIONS, e.Sorts)
def _(p: Planner, x: e.Sorts, shape: Shape) -> Phrase:
    if shape.det == "each":
        inside = Listing(tuple(p.phrase(y, Shape("", False)) for y in x.sorts))
        return attach(p, NounPhrase(p.common_kind(x), "each", tails=(Tail("these", bare_nouns(inside)),)), x.filters)
    if x.filters:
        inside = replace(bare_nouns(Listing(tuple(p.phrase(y, Shape("", False)) for y in x.sorts))), either=True)
        return attach(p, NounPhrase(p.common_kind(x), "a", tails=(Tail("these", inside),)), x.filters)
    return listing([p.phrase(y, ONE if shape.det == "all" else shape) for y in x.sorts], True)


def bare_nouns(x: Listing) -> Listing:
    return Listing(tuple(replace(y, det="") if isinstance(y, NounPhrase) else y for y in x.items))


@plans(EXPRESSIONS, e.Suits)
def _(p: Planner, x: e.Suits, shape: Shape) -> Phrase:
    only = x.filters[0] if len(x.filters) == 1 else None
    if isinstance(only, e.SuitIs) and isinstance(only.suit, e.Attr) and type_of(only.suit.of)[1]:       # `each suit of those cards`
        return belongs(shaped(("suit",), shape), p.phrase(only.suit.of, THE))
    return attach(p, shaped(("suit",), shape), x.filters)


@plans(EXPRESSIONS, e.Modes)
def _(p: Planner, x: e.Modes, shape: Shape) -> Phrase:
    return attach(p, shaped((x.group.path,), shape), x.filters)


@plans(EXPRESSIONS, e.Columns)
def _(p: Planner, x: e.Columns, shape: Shape) -> Phrase:
    return attach(p, replace(shaped(("column",), shape), tails=(Tail("of", NounPhrase((x.box.path,), "the")),)), x.filters)


@plans(EXPRESSIONS, e.Numbers)
def _(p: Planner, x: e.Numbers, shape: Shape) -> Phrase:
    return NounPhrase(("number",), "a", tails=(Tail("from", p.amount(x.low)), Tail("until", p.amount(x.high))))


@plans(EXPRESSIONS, e.Region)
def _(p: Planner, x: e.Region, shape: Shape) -> Phrase:
    from rootdsl.prose.conditions import joined_through

    start = p.phrase(x.start)
    if not isinstance(start, NounPhrase):
        return replace(shaped((p.place_noun(),), shape), relatives=(Relative(joined_through(p, Pronoun("gap"), x)),))
    told = joined_through(p, Pronoun("gap"), x).with_role("to", Pronoun("it", start.heads, start.plural))
    others = replace(shaped((p.place_noun(),), shape), relatives=(Relative(told),))
    return Listing((start, others), shape.det != "all")      # the place itself is one of them


@plans(EXPRESSIONS, e.PlacesOf)
def _(p: Planner, x: e.PlacesOf, shape: Shape) -> Phrase:
    from rootdsl.prose.conditions import fact

    inside = p.phrase(x.pieces, ANY)
    verb = "hold_any" if isinstance(inside, NounPhrase) and inside.det == "the" else "hold_some"
    held = fact(verb, subject=Pronoun("gap"), what=inside)
    return replace(shaped((p.place_noun(),), shape), relatives=(Relative(held),))


@plans(EXPRESSIONS, e.Union)
def _(p: Planner, x: e.Union, shape: Shape) -> Phrase:
    if both_sides(x):
        return shaped(("side",), shape)
    first, *more = x.sets
    found = [p.phrase(first, shape)]
    old = p.words
    if isinstance(first, e.Var) and not first.many and isinstance(found[0], NounPhrase):
        p.words = p.words | {first.name: Pronoun("it", found[0].heads)}        # the king or a piece in its place
    found += [p.phrase(y, shape) for y in more]
    p.words = old
    return listing(found, shape.det in ("a", ""))


@plans(EXPRESSIONS, e.Some)
def _(p: Planner, x: e.Some, shape: Shape) -> Phrase:
    if x.number == e.Num(1):
        return p.phrase(x.of, ONE)
    return p.phrase(x.of, Shape("", True, Between(None, None) if x.number is None else p.amount(x.number)))


@plans(EXPRESSIONS, e.Together)
def _(p: Planner, x: e.Together, shape: Shape) -> Phrase:
    core, others = p.phrase(x.core, THE), p.phrase(x.others, Shape("", True, Between(None, None)))
    if isinstance(core, NounPhrase):
        if isinstance(others, NounPhrase):
            its = NounPhrase((p.place_noun(),), "the", owner=Pronoun("it", core.heads, core.plural))
            others = replace(others, tails=(*others.tails, Tail("from_place", its)))
        return replace(core, tails=(*core.tails, Tail("together_with", others)))
    return Listing((core, others))


@plans(EXPRESSIONS, e.Random)
def _(p: Planner, x: e.Random, shape: Shape) -> Phrase:
    found = p.phrase(x.of, Shape("", x.number != e.Num(1), p.amount(x.number)))
    return replace(found, mods=("random", *found.mods)) if isinstance(found, NounPhrase) else found


@plans(EXPRESSIONS, e.FieldRank)
def _(p: Planner, x: e.FieldRank, shape: Shape) -> Phrase:
    game = p.library.manifest()
    return NounPhrase((f"{game.name if game else ''}.{x.field}",), "the" if shape.det == "all" else shape.det)


@plans(EXPRESSIONS, e.Part)
def _(p: Planner, x: e.Part, shape: Shape) -> Phrase:
    """`of those cards, the ones of that suit`: the members in the shape that is wanted, out of what the name stands for."""
    members = attach(p, shaped(p.heads(x.of), shape), x.filters)
    whole = p.phrase(x.of)
    return replace(members, tails=(*members.tails, Tail("among", whole)))


@plans(EXPRESSIONS, e.Most)
def _(p: Planner, x: e.Most, shape: Shape) -> Phrase:
    among = x.among
    told_apart = isinstance(among, e.Players) and bool(among.filters)
    whole = e.Players(among.but, among.enemies_of) if isinstance(among, e.Players) else among
    found = p.phrase(whole, ONE if shape == ONE else THE)
    old = p.it
    if isinstance(x.value, e.Count) and isinstance(x.value.of, e.Cards):
        p.it = Pronoun("their", ("player",))        # the most cards in their hands
    tail = Tail("least" if x.least else "most", measure(p, x.value))
    p.it = old
    if told_apart:          # first those, then the fewest of them
        return with_tail(with_tail(found, tail), Tail("among", p.phrase(among, ALL)))
    return with_tail(found, tail)


def with_tail(x: Phrase, tail: Tail) -> Phrase:
    return replace(x, tails=(*x.tails, tail)) if isinstance(x, NounPhrase) else x


def shown(verb: str, **roles: Phrase | None) -> Relative:
    return Relative(fact(verb, subject=Pronoun("gap"), **roles))


__all__ = ["ALL", "EACH", "called", "measure", "shaped", "shown", "with_tail"]
