"""Phrases for sets: places, pieces, cards, players, and whatever else is one of several."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.prose.clause import Between, Exactly, Listing, Named, NounPhrase, Phrase, Pronoun, Relative, Tail, fact
from rootdsl.prose.filters import attach, belongs
from rootdsl.prose.nouns import measure, sort_of, the_only_one
from rootdsl.prose.plan import ALL, ANY, EACH, EXPRESSIONS, ONE, THE, YOU, Planner, Shape, both_sides, listing, plans


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
        if isinstance(pile := x.zone[0], e.ZoneRef) and pile.owner is not None and type_of(pile.owner)[1]:
            whose = Tail("at" if pile.decl.per_place else "of", p.phrase(pile.owner, EACH))
            tails = (Tail("at", NounPhrase((pile.decl.path,), "the", tails=(whose,))),)
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
