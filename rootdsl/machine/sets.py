"""Sets of the model as Python expressions: their members, how many, whether there are any."""

from __future__ import annotations

import dataclasses
import re
import zlib
from collections.abc import Sequence
from typing import Any, TypeGuard

from rootdsl.checks.walk import nodes
from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, seated
from rootdsl.machine.code import Code
from rootdsl.machine.env import Env, IsWild, NotYet
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of

TABLED = re.compile(r"t\.(rows_\w+\[[^][]*\]|all_\w+)")                          # rows that the table has, with their mask
KINDS: dict[str, list[str]] = {}
PLACES: dict[str, list[str]] = {}


def kind_key(sorts: list[d.Piece | d.Kind]) -> str:
    """The table's key for rows of these kinds; what it stands for is the same in every module."""
    key = "_".join(ident(k.name) for k in sorts) or "piece"
    KINDS[key] = [k.name for k in sorts]
    return key


def place_key(kinds: list[d.PlaceKind]) -> str:
    key = "_".join(ident(k.name) for k in kinds)
    PLACES[key] = [k.name for k in kinds]
    return key


def has_them(owner: e.Expr | None, sorts: list[d.Piece]) -> bool:
    """Is one player meant whose file surely has these sorts? Whoever is chosen may hold a file without them."""
    return isinstance(owner, e.Me) or isinstance(owner, e.SeatOf) and all(k.neutral or k.system == owner.system for k in sorts)


def rows(x: e.Pieces, env: Env, place: str = "-1") -> str:
    """The rows of a set of pieces as a Python tuple expression (in a place, where only one is meant)."""
    for f in x.filters:
        if isinstance(f, e.Same) and isinstance(f.a, e.Attr) and f.a.name == "sort" and isinstance(f.a.of, e.It):
            if exprs.SIGHT.states:
                return q.call("forms_of", "t", exprs.value(f.b, env))
            return q.call("one_row", exprs.value(f.b, env))
    if isinstance(x.owner, e.Nobody):
        return q.row(())
    wild = next((f for f in x.filters if isinstance(f, e.AnyOf) and isinstance(f.parts[-1], IsWild)), None)
    if isinstance(wild, e.AnyOf):        # as long as nothing is treated as any sort, the sorts that are named will do
        named = [f.what for f in wild.parts if isinstance(f, e.SortIs)]
        others = [f for f in x.filters if f is not wild]
        plain_rows, any_rows = (rows(e.Pieces(sorts, x.owner, filters=others), env) for sorts in (named, x.sorts))
        return q.paren(q.choice(plain_rows, q.no("s.lasting"), any_rows))
    # a sort that bears the name of its kind stands, in a set, for the whole kind (sub-kinds included)
    pieces = [k for k in x.sorts if isinstance(k, d.Piece) and k.name not in k.kinds]
    if x.sorts and len(pieces) == len(x.sorts) and any(exprs.formed(k) for k in pieces):
        if all(k.neutral for k in pieces) or has_them(x.owner, pieces):
            own = "" if all(k.neutral for k in pieces) or x.owner is None else exprs.value(x.owner, env)
            bases = [f"t.neutral.{ident(k.name)}" if k.neutral else q.attr(q.index("t.own", own), ident(k.name)) for k in pieces]
            if len(bases) == 1:
                return q.index("t.forms", bases[0])
            return q.row(q.star(q.index("t.forms", b)) for b in bases)
    elif x.sorts and len(pieces) == len(x.sorts):
        if all(k.neutral for k in pieces):
            return q.row(f"t.neutral.{ident(k.name)}" for k in pieces)
        if x.owner is not None and has_them(x.owner, pieces):
            who = exprs.value(x.owner, env)
            return q.row(q.attr(q.index("t.own", who), ident(k.name)) for k in pieces)
    key = kind_key(x.sorts)
    if x.owner is None:
        return f"t.all_{key}"
    if type_of(x.owner)[1]:
        found = q.call("rows_of", f"t.rows_{key}", members(x.owner, env))
        if isinstance(x.owner, e.Players) and x.owner.enemies_of is not None:  # what somebody treats as own is no enemy's
            return q.paren(q.choice(q.call("not_lent", "s", found, exprs.value(x.owner.enemies_of, env), place), "s.treated", found))
        return found
    return q.index(f"t.rows_{key}", exprs.value(x.owner, env))


def owned_rows(x: e.Pieces, env: Env, place: str) -> str:
    """Rows, with pieces treated as own for the purpose of the set."""
    base = rows(x, env, place)
    if x.purpose and x.owner is not None and not type_of(x.owner)[1]:
        who, but = exprs.value(x.owner, env), not_of(x, env)
        lent = q.call("own_for", "t", "s", base, who, f"t.purpose_{ident(x.purpose)}", place, *but)
        return q.paren(q.choice(lent, "s.treated", base))
    if x.purpose and x.owner is not None and base.startswith("rows_of("):
        table = f"t.rows_{kind_key(x.sorts)}"
        seats = members(x.owner, env)
        return q.paren(q.choice(q.call("own_for_each", "t", "s", table, seats, f"t.purpose_{ident(x.purpose)}", place), "s.treated", base))
    return base


def not_of(x: e.Pieces, env: Env) -> tuple[str, ...]:
    """The player whose pieces nobody has on loan here, as one more argument."""
    return (exprs.value(x.against, env),) if x.against is not None else ()


def single_place(x: e.Pieces) -> bool:
    return x.at is not None and not type_of(x.at)[1] and not isinstance(x.at, e.BoxRef)


def plain(x: e.Pieces) -> bool:
    """No filters but the one that names the sort."""
    return all(isinstance(f, e.Same) and isinstance(f.a, e.Attr) and f.a.name == "sort" for f in x.filters)


def places_of(x: e.Pieces, env: Env) -> str:
    if x.at is None:
        return "t.map"
    if isinstance(x.at, e.BoxRef):
        return q.index("t.within", exprs.value(x.at, env))
    if isinstance(x.at, e.Union):
        if all(isinstance(y, e.BoxRef) for y in x.at.sets):
            return q.index("t.inside", q.names(*(exprs.value(y, env) for y in x.at.sets)))
        parts = [places_of(e.Pieces([], None, y), env) for y in x.at.sets]
        return q.row(map(q.star, parts))
    if type_of(x.at)[1]:
        return members(x.at, env)
    return q.one(exprs.value(x.at, env))


def members(x: e.Expr, env: Env, repeat: bool = False) -> str:
    """A set as a Python list (or tuple) of ints; `repeat` lists a unit once for every piece."""
    tests = seated.present(x)
    if not tests:
        return seen(x, env, repeat)
    with seated.given(tests):
        return q.paren(q.choice(seen(x, env, repeat), q.all_of(tests), q.row(())))


def but_one(x: e.Pieces) -> tuple[e.Pieces, e.Expr] | None:
    """`items in PLACE, not light`: the set with that one piece, and the piece. Others like it, which lie beside it, are not left out."""
    for f in x.filters:
        if isinstance(f, e.Not) and isinstance(same := f.part, e.Same) and same.a == e.It("unit") and type_of(same.b) == ("unit", False):
            if among_group(x) is None and not any(isinstance(y, e.It) for y in nodes(same.b)):
                return dataclasses.replace(x, filters=[y for y in x.filters if y != f]), same.b
    return None


def counts(x: e.Expr, env: Env, members_of: str | None = None) -> str:
    """Pieces as pairs of a unit and how many; `members_of` where their list has been narrowed further."""
    found = q.call("unit_counts", "s", members(x, env) if members_of is None else members_of, "t.width")
    while isinstance(x, e.Pieces) and (spared := but_one(x)) is not None:
        x, piece = spared
        found = q.call("all_but", found, exprs.value(piece, env))
    return found


def seen(x: e.Expr, env: Env, repeat: bool = False) -> str:
    """The same at a table at which all sit whom it names."""
    if isinstance(x, e.Var):
        return env.name(x.name) if x.many or x.type in ("group", "faces") else q.one(env.name(x.name))
    if isinstance(x, e.Random):
        return q.call("at_random", "s", members(x.of, env, True), exprs.value(x.number, env))
    if isinstance(x, e.Places):
        inner, it = env.inner("place")
        base, filters = place_base(x, env, it)
        same = next((f for f in filters if value_there(f)), None)
        if same is None:
            return comprehension(it, base, [conds.cond(f, inner) for f in filters])
        base = comprehension(it, base, [conds.cond(f, inner) for f in filters if f is not same])
        decl, wanted = value_there(same)  # type: ignore[misc]
        read = ident(decl.path)
        return q.call("places_where", "t", "s", f"t.m_{read}", f"t.v_{read}", env.holder(), base, exprs.value(wanted, env))
    if isinstance(x, e.Pieces) and (spared := but_one(x)) is not None:
        rest, piece = spared
        if repeat:
            return q.call("less_one", seen(rest, env, True), exprs.value(piece, env))
        return q.call("others", "s", seen(rest, env), exprs.value(piece, env), "t.width")
    if isinstance(x, e.Pieces) and among_group(x) is not None:
        return group_part(x, env, repeat)
    if isinstance(x, e.Pieces):
        inner, it = env.inner("unit")
        if single_place(x):
            place = exprs.value(x.at, env)  # type: ignore[arg-type]
            loop = q.call("units_at", "t", "s", owned_rows(x, env, place), place)
        elif (kept := by_state(x, env)) is not None:
            return q.call("each_piece", "t", "s", q.call("units_held", *kept)) if repeat else q.call("units_held", *kept)
        else:
            loop = q.call("units_in", "t", "s", rows(x, env), places_of(x, env))
        filters = [f for f in x.filters if not by_sort(f)] if exprs.SIGHT.states else x.filters
        tests = [] if plain(x) else [conds.cond(f, inner) for f in filters]
        out = comprehension(it, loop, tests)
        return q.call("each_piece", "t", "s", out) if repeat else out
    if isinstance(x, e.Cards):
        inner, it = env.inner("card")
        parts = [conds.cond(f, inner) for f in x.filters]
        if x.kinds:
            parts.insert(0, q.any_of(conds.card_is(it, k) for k in x.kinds))
            if len(x.kinds) > 1:
                parts[0] = q.paren(parts[0])
        zones = [zone_cards(z, env) for z in x.zone]
        base = zones[0] if len(zones) == 1 else q.row(map(q.star, zones))
        if x.top is not None:
            if any(piles_of(z) is not None for z in x.zone):
                raise NotYet("the top of several piles at once", "Write `for each player as NAME`, or for each place, above it.", x.zone[0])
            base = q.call("on_top", base, exprs.value(x.top, env))
        return comprehension(it, base, parts)
    if isinstance(x, (e.ZoneRef, e.ColumnRef, e.BoxRef)):
        return zone_cards(x, env)
    if isinstance(x, e.Players):
        inner, it = env.inner("player")
        parts = [conds.cond(f, inner) for f in x.filters]
        if x.but is not None:
            parts.insert(0, q.op(it, "!=", exprs.value(x.but, env)))
        if x.enemies_of is not None:
            parts.insert(0, q.op(q.index("s.team", it), "!=", q.index("s.team", exprs.value(x.enemies_of, env))))
        return comprehension(it, "t.seats", parts)
    if isinstance(x, e.Sorts):
        inner, it = env.inner("piece")
        listed = q.row(exprs.value(y, env) for y in x.sorts)
        return comprehension(it, listed, [conds.cond(f, inner) for f in x.filters])
    if isinstance(x, e.Numbers):
        return q.call("range", exprs.value(x.low, env), q.op(exprs.value(x.high, env), "+", "1"))
    if isinstance(x, e.Suits):
        inner, it = env.inner("suit")
        return comprehension(it, "t.place_suits", [conds.cond(f, inner) for f in x.filters])
    if isinstance(x, e.Modes):
        kind = f"mode {x.group.name}"
        inner, it = env.inner(kind)
        present = [i for i, mode in enumerate(x.group.members) if not mode.absent]
        every = q.call("range", len(present)) if len(present) == len(x.group.members) else q.row(present)
        return comprehension(it, every, [conds.cond(f, inner) for f in x.filters])
    if isinstance(x, e.Columns):
        return q.row(q.index(f"t.zone_{ident(x.box.path)}_{ident(c)}", exprs.keeper(x.box.system, env)) for c in x.box.columns)
    if isinstance(x, e.Attr) and x.name in ("columns", "items"):
        return exprs.attribute(x, env)
    if isinstance(x, e.Most):
        inner, it = env.inner("player")
        number = exprs.value(x.value, inner)
        return q.call("most", q.each(q.pair(q.minus(number) if x.least else number, it), it, members(x.among, env)))
    if isinstance(x, e.Region):
        return region(x, env, "t.is_place")
    if isinstance(x, e.PlacesOf):
        return q.call("places_of", "t", members(x.pieces, env))
    if isinstance(x, e.Call) and type_of(x)[1]:
        return exprs.value(x, env)
    if isinstance(x, e.Part):
        inner, it = env.inner(type_of(x)[0])
        return comprehension(it, members(x.of, env), [conds.cond(f, inner) for f in x.filters])
    if isinstance(x, e.Union):
        return q.listed(q.star(members(y, env)) for y in x.sets)
    if not type_of(x)[1]:
        return q.one(exprs.value(x, env))
    raise NotYet("a set of this kind here", "Choose or name its members one by one: `for each SET as NAME`.", x)


def singles(x: e.Expr, env: Env) -> str:
    """The members of a set one by one: a group is kept as `[unit, number]` pairs, and each of its units is named once."""
    text = members(x, env)
    return q.units("y", text, False) if isinstance(x, e.Var) and x.type == "group" else text


def by_state(x: e.Pieces, env: Env) -> list[Any] | None:
    """The arguments of `units_held` and `some_held` for pieces in a state, or of which some may be treated as any sort; None for others."""
    filters = [f for f in x.filters if not by_sort(f)]
    states = [f for f in filters if isinstance(f, e.UnitState) and isinstance(f.of, e.It)]
    wild = [f for f in filters if isinstance(f, e.AnyOf) and is_wild(f)]
    if not filters or len(states) > 1 or len(wild) > 1 or len(states) + len(wild) < len(filters):
        return None
    state: list[tuple[Any, int]] = [(f"t.state_{ident(f.decl.path)}", f.index) for f in states] or [(None, 0)]
    if not wild:
        return ["t", "s", rows(x, env), places_of(x, env), *state[0]]
    others = [f for f in x.filters if f is not wild[0]]
    named = [f.what for part in wild for f in part.parts if isinstance(f, e.SortIs)]
    kinds = e.Pieces(x.sorts, x.owner, filters=others)
    listed = rows(e.Pieces(named, x.owner, filters=others), env)
    return ["t", "s", listed, places_of(x, env), *state[0], env.holder(), rows(kinds, env)]


def is_wild(f: e.AnyOf) -> bool:
    """Sorts that are named, or a piece that is treated as any of them."""
    return isinstance(f.parts[-1], IsWild)


def by_sort(f: e.Cond) -> bool:
    """The filter that names the sort of a piece."""
    return isinstance(f, e.Same) and isinstance(f.a, e.Attr) and f.a.name == "sort" and isinstance(f.a.of, e.It)


def among_group(x: e.Pieces) -> e.Var | None:
    """The group of which these pieces are a part, also when it has left its place."""
    for f in x.filters:
        if isinstance(f, e.Among) and isinstance(f.a, e.It) and isinstance(f.of, e.Var) and f.of.type == "group":
            return f.of
    return None


def group_part(x: e.Pieces, env: Env, repeat: bool) -> str:
    """The units of a group that are of these sorts."""
    group = among_group(x)
    assert group is not None
    inner, it = env.inner("unit")
    tests = [q.op(q.op(it, "//", "t.width"), "in", rows(e.Pieces(x.sorts, x.owner), env))] if x.sorts or x.owner is not None else []
    tests += [conds.cond(f, inner) for f in x.filters if not isinstance(f, e.Among)]
    return q.units(it, env.name(group.name), repeat, *tests)


def region(x: e.Region, env: Env, kind: str) -> str:
    """The region of a place; the number tells the asking sentence to the memo."""
    inner, it = env.inner("place")
    test = q.holds(conds.cond(f, inner) for f in x.through)
    key = zlib.crc32(f"{test} {kind}".replace("f.me", "me").encode())  # a test and its choice ask the same
    return q.call("joined", "t", "s", key, exprs.value(x.mover, env), exprs.value(x.start, env), q.later(test, it), kind)


def of_one_pile(x: e.Expr) -> bool:
    """Do these cards surely lie in one and the same pile? Then equal ones are one and the same choice."""
    if not isinstance(x, e.Cards) or len(x.zone) != 1 or piles_of(x.zone[0]) is not None:
        return False
    return not isinstance(x.zone[0], e.BoxRef) and not type_of(x.zone[0])[1]


def comprehension(it: str, base: str, parts: Sequence[str]) -> str:
    if not parts:
        return base
    return q.each(it, it, base, *parts)


def place_base(x: e.Places, env: Env, it: str) -> tuple[str, list[e.Cond]]:
    """What a set of places runs over: neighbours when a filter asks for them, else all of their kinds."""
    key = place_key(x.kinds)
    if any(seated.present(f) for f in x.filters):       # who is absent has no places over which to run
        return f"t.places_{key}", list(x.filters)
    for i, f in enumerate(x.filters):
        if isinstance(f, e.Among) and isinstance(f.a, e.It) and isinstance(f.of, e.Region):
            rest = [*x.filters[:i], *x.filters[i + 1 :]]
            return region(f.of, env, f"t.is_{key}"), rest
        if isinstance(f, e.Linked) and isinstance(f.b, e.It) and f.mover is not None and not f.kinds and not type_of(f.a)[1]:
            rest = [*x.filters[:i], *x.filters[i + 1 :]]
            start, mover = exprs.value(f.a, env), exprs.value(f.mover, env)
            return q.call("linked", "t", "s", mover, start, f"t.near_{key}", f"t.is_{key}"), rest
        if isinstance(f, e.Linked) and isinstance(f.a, e.It) and f.mover is None and not f.kinds and not type_of(f.b)[1]:
            rest = [*x.filters[:i], *x.filters[i + 1 :]]
            return q.call("adjacent", "t", "s", exprs.value(f.b, env), f"t.is_{key}"), rest
    for i, f in enumerate(x.filters):
        held = pieces_there(f)
        if held is not None:
            rest = [*x.filters[:i], *x.filters[i + 1 :]]
            base = f"t.places_{key}"
            if held.purpose and held.owner is not None and not type_of(held.owner)[1]:
                who = exprs.value(held.owner, env)
                purpose = f"t.purpose_{ident(held.purpose)}"
                return q.call("own_places", "t", "s", rows(held, env), who, purpose, base, *not_of(held, env)), rest
            return q.call("places_with", "s.at", rows(held, env), base), rest
    return f"t.places_{key}", list(x.filters)


def value_there(f: e.Cond) -> tuple[d.ValueDecl, e.Expr] | None:
    """The value of the place under test that a filter compares, and what it must be: something that hangs on no member."""
    given: dict[str, e.Expr] = {}
    if seated.present(f):
        return None
    if isinstance(f, e.Holds) and len(f.decl.body) == 1 and f.decl.phrase[:1] != ["word"]:
        given = {p.name: x for p, x in zip(f.decl.params, f.args, strict=True)}
        f = f.decl.body[0]
    if not isinstance(f, e.Same) or not isinstance(f.a, e.Call) or not isinstance(f.a.decl, d.ValueDecl) or type_of(f.a)[1]:
        return None

    def said(x: e.Expr) -> e.Expr:
        return given.get(x.name, x) if isinstance(x, e.Var) else x

    wanted = said(f.b)
    if len(f.a.args) != 1 or f.a.decl.owner or not isinstance(said(f.a.args[0]), e.It):
        return None
    return (f.a.decl, wanted) if isinstance(wanted, e.Me | e.Num | e.Var | e.SeatOf) else None


def of_rows(row: str, listed: str) -> Code:
    """Is a row one of these? A list of one is an equality."""
    if is_single(listed):
        return q.op(row, "==", listed.args[0])
    return q.op(row, "in", listed)


def some(listed: str, place: str) -> Code:
    """Is a piece of these rows in a place? Of a single row its count is looked at."""
    if is_single(listed):
        return q.op(q.index(q.index("s.at", listed.args[0]), place), ">", 0)
    if TABLED.fullmatch(listed):
        return q.paren(there(listed, place))
    if lent := lent_rows(listed):
        return q.paren(q.choice(q.call("some", "s.at", lent[0], place), "s.treated", there(lent[1], place)))
    return q.call("some", "s.at", listed, place)


def there(listed: str, place: str) -> Code:
    """Whether rows that the table has are in a place, as bits."""
    return q.op(q.index("s.here", place), "&", q.attr(listed, "mask"))


def lent_rows(listed: str) -> tuple[Code, Code] | None:
    """Rows as they are where something is lent, and as they are else, if the latter are rows that the table has."""
    x = listed.args[0] if isinstance(listed, Code) and listed.kind == "paren" else None
    if not isinstance(x, Code) or x.kind != "choice" or x.args[1] != "s.treated":
        return None
    lent, _, own = x.args
    return (lent, own) if lent.startswith("own_for(") and own.startswith("t.rows_") and TABLED.fullmatch(own) else None


def is_single(listed: str) -> TypeGuard[Code]:
    """Is a list of rows written as one row?"""
    return isinstance(listed, Code) and listed.kind == "row" and listed.count(",") == 1 and not listed.startswith("(*")


def belongs(x: e.Expr, name: str, env: Env) -> str:
    """Is a place in this set? As a condition that looks at no other place; empty where the set must be listed."""
    if not isinstance(x, e.Places):
        return ""
    inner, _ = env.inner("place")
    inner.it["place"] = name
    return q.all_of([q.index(f"t.is_{place_key(x.kinds)}", name), *(conds.cond(f, inner) for f in x.filters)])


def pieces_there(f: e.Cond) -> e.Pieces | None:
    """The pieces of a filter `with a PIECE` whose owner does not depend on the place under test."""
    if isinstance(f, e.Exists) and f.least == e.Num(1) and isinstance(f.of, e.Pieces) and isinstance(f.of.at, e.It) and plain(f.of):
        if f.of.purpose and f.of.owner is not None and type_of(f.of.owner)[1]:
            return None                      # what counts as theirs for a purpose depends on the place
        if not isinstance(f.of.owner, e.It) and all(not isinstance(g.b, e.It) for g in f.of.filters if isinstance(g, e.Same)):
            return f.of
    return None


def piles_of(x: e.Expr) -> e.Expr | None:
    """The players or places of whose piles a phrase speaks as one set of cards: `hand of other players`."""
    several = isinstance(x, (e.ZoneRef, e.BoxRef)) and x.owner is not None and type_of(x.owner)[1]
    return x.owner if several else None  # type: ignore[union-attr]


def listed_piles(x: e.ZoneRef, env: Env) -> str:
    """The piles of one name of several players or places."""
    assert x.owner is not None
    inner, it = env.inner(type_of(x.owner)[0])
    return q.each(q.index(exprs.attr("zone", x.decl), it), it, members(x.owner, inner))


def zone_cards(x: e.Expr, env: Env) -> str:
    """The cards that lie in a zone, column or box of columns, or in the zones of several players or places."""
    if isinstance(x, e.ZoneRef) and piles_of(x) is not None:
        return q.call("piled", "s", listed_piles(x, env))
    if isinstance(x, e.BoxRef):
        who = exprs.value(x.owner, env) if x.owner is not None else env.holder()
        return q.row(q.star(q.index("s.zones", q.index(f"t.zone_{ident(x.decl.path)}_{ident(c)}", who))) for c in x.decl.columns)
    return q.index("s.zones", exprs.value(x, env))


def count(x: e.Expr, env: Env) -> Code:
    """How many members."""
    if isinstance(x, e.Pieces) and plain(x):
        if single_place(x):
            place = exprs.value(x.at, env)  # type: ignore[arg-type]
            listed = owned_rows(x, env, place)
            number = q.call("total", "s.at", listed, place)
            if lent := lent_rows(listed):        # most places hold nothing of most players
                return q.paren(q.choice(number, q.any_of(["s.treated", there(lent[1], place)]), 0))
            return q.paren(q.choice(number, there(listed, place), 0)) if TABLED.fullmatch(listed) else number
        if x.at is None:
            return q.call("total_on", "s.at", rows(x, env), "t.sites")
        return q.call("total_in", "s.at", rows(x, env), places_of(x, env))
    if isinstance(x, e.Pieces):
        listed = members(x, env, True)
        return q.call("how_many", *q.piece(listed).args[1:]) if listed.startswith("each_piece(") else q.call("len", listed)
    if isinstance(x, e.Var) and x.type == "group":
        return q.call("group_size", env.name(x.name))
    return q.call("len", members(x, env))


def exists(x: e.Expr, n: e.Expr, env: Env) -> Code:
    """At least n members."""
    if isinstance(x, e.BoxRef) and not x.decl.columns:
        every = q.call("range", q.call("len", "s.at"))
        return q.op(q.call("total_in", "s.at", every, q.index("t.within", exprs.value(x, env))), ">=", exprs.value(n, env))
    if isinstance(n, e.Num) and n.n == 1:
        if isinstance(x, e.Pieces) and plain(x) and single_place(x):
            place = exprs.value(x.at, env)  # type: ignore[arg-type]
            return some(owned_rows(x, env, place), place)
        if isinstance(x, e.Pieces) and plain(x) and x.at is None:
            return q.op(q.call("place_of", "s", rows(x, env), "t.sites"), ">=", "0")
        if isinstance(x, e.Pieces) and plain(x):
            listed = rows(x, env)
            if isinstance(x.at, e.BoxRef) and not is_single(listed):
                return q.call("some_held", "t", "s", listed, places_of(x, env))
            return q.call("some_in", "s.at", listed, places_of(x, env))
        if isinstance(x, e.Pieces) and not single_place(x) and among_group(x) is None and (kept := by_state(x, env)) is not None:
            return q.call("some_held", *kept)
        text = members(x, env)
        return q.call("bool", text)
    return q.op(count(x, env), ">=", exprs.value(n, env))


def let_text(x: s.LetName, env: Env) -> str:
    """What a name stands for from now on: one thing, a set, or pieces as pairs of where they are and how many."""
    if not type_of(x.value)[1]:
        return exprs.value(x.value, env)
    text = members(x.value, env)
    if x.type != "group":
        return text
    if isinstance(x.value, e.Var):
        return q.call("copied", text)
    return q.each(q.listed(["y", "1"]), "y", text) if isinstance(x.value, e.Random) else counts(x.value, env, text)
