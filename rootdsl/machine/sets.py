"""Sets of the model as Python expressions: their members, how many, whether there are any."""

from __future__ import annotations

import dataclasses
import zlib
from collections.abc import Sequence
from typing import Any

from rootdsl.checks.walk import nodes
from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, piles, rowsets, seated
from rootdsl.machine.code import Code
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


def places_of(x: e.Pieces, env: Env) -> str:
    if x.at is None:
        return "t.map"
    if several_boxes(x) and isinstance(x.at, e.BoxRef) and x.at.owner is not None:
        inner, it = env.inner(type_of(x.at.owner)[0])       # the boxes of several players or places, where they have one
        box = q.index(exprs.attr("box", x.at.decl), it)
        return q.each(box, it, members(x.at.owner, inner), q.op(box, ">=", "0"))
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


def several_boxes(x: e.Pieces) -> bool:
    """Do these pieces lie in the boxes of several players or places? (A box with tracks is several places by itself.)"""
    owner = x.at.owner if isinstance(x.at, e.BoxRef) and not x.at.decl.tracks else None
    return owner is not None and type_of(owner)[1]


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
        if rowsets.single_place(x):
            place = exprs.value(x.at, env)  # type: ignore[arg-type]
            loop = q.call("units_at", "t", "s", rowsets.owned_rows(x, env, place), place)
        elif (kept := by_state(x, env)) is not None:
            return q.call("each_piece", "t", "s", q.call("units_held", *kept)) if repeat else q.call("units_held", *kept)
        else:
            loop = q.call("units_in", "t", "s", rowsets.rows(x, env), places_of(x, env))
        filters = [f for f in x.filters if not rowsets.by_sort(f)] if exprs.SIGHT.states else x.filters
        tests = [] if rowsets.plain(x) else [conds.cond(f, inner) for f in filters]
        out = comprehension(it, loop, tests)
        return q.call("each_piece", "t", "s", out) if repeat else out
    if isinstance(x, e.Cards):
        inner, it = env.inner("card")
        parts = [conds.cond(f, inner) for f in x.filters]
        if x.kinds:
            parts.insert(0, q.any_of(conds.card_is(it, k) for k in x.kinds))
            if len(x.kinds) > 1:
                parts[0] = q.paren(parts[0])
        zones = [piles.zone_cards(z, env) for z in x.zone]
        base = zones[0] if len(zones) == 1 else q.row(map(q.star, zones))
        if x.top is not None:
            base = piles.tops(x.zone[0], base, exprs.value(x.top, env), env)
        return comprehension(it, base, parts)
    if isinstance(x, (e.ZoneRef, e.ColumnRef, e.BoxRef)):
        return piles.zone_cards(x, env)
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
    filters = [f for f in x.filters if not rowsets.by_sort(f)]
    states = [f for f in filters if isinstance(f, e.UnitState) and isinstance(f.of, e.It)]
    wild = [f for f in filters if isinstance(f, e.AnyOf) and rowsets.is_wild(f)]
    if not filters or len(states) > 1 or len(wild) > 1 or len(states) + len(wild) < len(filters):
        return None
    state: list[tuple[Any, int]] = [(f"t.state_{ident(f.decl.path)}", f.index) for f in states] or [(None, 0)]
    if not wild:
        return ["t", "s", rowsets.rows(x, env), places_of(x, env), *state[0]]
    others = [f for f in x.filters if f is not wild[0]]
    named = [f.what for part in wild for f in part.parts if isinstance(f, e.SortIs)]
    kinds = e.Pieces(x.sorts, x.owner, filters=others)
    listed = rowsets.rows(e.Pieces(named, x.owner, filters=others), env)
    return ["t", "s", listed, places_of(x, env), *state[0], env.holder(), rowsets.rows(kinds, env)]


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
    tests = [q.op(q.op(it, "//", "t.width"), "in", rowsets.rows(e.Pieces(x.sorts, x.owner), env))] if x.sorts or x.owner is not None else []
    tests += [conds.cond(f, inner) for f in x.filters if not isinstance(f, e.Among)]
    return q.units(it, env.name(group.name), repeat, *tests)


def region(x: e.Region, env: Env, kind: str) -> str:
    """The region of a place; the number tells the asking sentence to the memo."""
    inner, it = env.inner("place")
    test = q.holds(conds.cond(f, inner) for f in x.through)
    key = zlib.crc32(f"{test} {kind}".replace("f.me", "me").encode())  # a test and its choice ask the same
    return q.call("joined", "t", "s", key, exprs.value(x.mover, env), exprs.value(x.start, env), q.later(test, it), kind)


def comprehension(it: str, base: str, parts: Sequence[str]) -> str:
    if not parts:
        return base
    return q.each(it, it, base, *parts)


def place_base(x: e.Places, env: Env, it: str) -> tuple[str, list[e.Cond]]:
    """What a set of places runs over: neighbours when a filter asks for them, else all of their kinds."""
    key = rowsets.place_key(x.kinds)
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
                return q.call("own_places", "t", "s", rowsets.rows(held, env), who, purpose, base, *rowsets.not_of(held, env)), rest
            return q.call("places_with", "s.at", rowsets.rows(held, env), base), rest
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


def belongs(x: e.Expr, name: str, env: Env) -> str:
    """Is a place in this set? As a condition that looks at no other place; empty where the set must be listed."""
    if not isinstance(x, e.Places):
        return ""
    inner, _ = env.inner("place")
    inner.it["place"] = name
    return q.all_of([q.index(f"t.is_{rowsets.place_key(x.kinds)}", name), *(conds.cond(f, inner) for f in x.filters)])


def pieces_there(f: e.Cond) -> e.Pieces | None:
    """The pieces of a filter `with a PIECE` whose owner does not depend on the place under test."""
    if isinstance(f, e.Exists) and f.least == e.Num(1) and isinstance(f.of, e.Pieces) and isinstance(f.of.at, e.It) and rowsets.plain(f.of):
        if f.of.purpose and f.of.owner is not None and type_of(f.of.owner)[1]:
            return None                      # what counts as theirs for a purpose depends on the place
        if not isinstance(f.of.owner, e.It) and all(not isinstance(g.b, e.It) for g in f.of.filters if isinstance(g, e.Same)):
            return f.of
    return None


def count(x: e.Expr, env: Env) -> Code:
    """How many members."""
    if isinstance(x, e.Pieces) and rowsets.plain(x):
        if rowsets.single_place(x):
            place = exprs.value(x.at, env)  # type: ignore[arg-type]
            listed = rowsets.owned_rows(x, env, place)
            number = q.call("total", "s.at", listed, place)
            if lent := rowsets.lent_rows(listed):        # most places hold nothing of most players
                return q.paren(q.choice(number, q.any_of(["s.treated", rowsets.there(lent[1], place)]), 0))
            return q.paren(q.choice(number, rowsets.there(listed, place), 0)) if rowsets.TABLED.fullmatch(listed) else number
        if x.at is None:
            return q.call("total_on", "s.at", rowsets.rows(x, env), "t.sites")
        return q.call("total_in", "s.at", rowsets.rows(x, env), places_of(x, env))
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
        if isinstance(x, e.Pieces) and rowsets.plain(x) and rowsets.single_place(x):
            place = exprs.value(x.at, env)  # type: ignore[arg-type]
            return rowsets.some(rowsets.owned_rows(x, env, place), place)
        if isinstance(x, e.Pieces) and rowsets.plain(x) and x.at is None:
            return q.op(q.call("place_of", "s", rowsets.rows(x, env), "t.sites"), ">=", "0")
        if isinstance(x, e.Pieces) and rowsets.plain(x):
            listed = rowsets.rows(x, env)
            if isinstance(x.at, e.BoxRef) and not rowsets.is_single(listed):
                return q.call("some_held", "t", "s", listed, places_of(x, env))
            return q.call("some_in", "s.at", listed, places_of(x, env))
        if isinstance(x, e.Pieces) and not rowsets.single_place(x) and among_group(x) is None and (kept := by_state(x, env)) is not None:
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
