"""Expressions and sets of the model as Python expressions."""

from __future__ import annotations

import zlib

from rootdsl.machine import conds
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of


def attr(prefix: str, decl: d.Decl) -> str:
    """The table's attribute for a declaration: `t.v_law_name`."""
    return f"t.{prefix}_{ident(decl.path)}"


def value(x: e.Expr, env: Env) -> str:
    """A single thing as a Python expression (an int)."""
    if isinstance(x, e.Num):
        return str(x.n)
    if isinstance(x, e.Var):
        return env.name(x.name)
    if isinstance(x, e.It):
        return env.it[x.type]
    if isinstance(x, e.Me):
        return env.holder()
    if isinstance(x, e.Current):
        return "s.current"
    if isinstance(x, e.ThisCard):
        return env.copy_of_card()
    if isinstance(x, e.SeatOf):
        return f"t.seat_{ident(x.system)}"
    if isinstance(x, e.Nobody):
        return "-1"
    if isinstance(x, e.Other):
        a, b = env.sides or ("", "")
        side = env.name(env.side_name) if env.side_name else value(x.side, env)
        return f"({env.above()}.{b} if {side} == {env.above()}.{a} else {env.above()}.{a})"
    if isinstance(x, e.SuitRef):
        return attr("suit", x.decl)
    if isinstance(x, e.PieceRef):
        if x.owner is None:
            return f"t.neutral.{ident(x.decl.name)}"
        return f"t.own[{value(x.owner, env)}].{ident(x.decl.name)}"
    if isinstance(x, e.ModeRef):
        return str(x.index)
    if isinstance(x, e.ColumnRef):
        return f"t.zone_{ident(x.box.path)}_{ident(x.column)}[{env.holder()}]"
    if isinstance(x, e.SiteRef):
        return f"t.place_name.index({x.name!r})"
    if isinstance(x, e.ZoneRef):
        base = attr("zone", x.decl)
        return base if x.owner is None else f"{base}[{value(x.owner, env)}]"
    if isinstance(x, (e.BoxRef, e.TrackRef)):
        base = attr("box", x.decl)
        return base if x.owner is None else f"{base}[{value(x.owner, env)}]"
    if isinstance(x, e.Call):
        return call(x.decl, x.args, env)
    if isinstance(x, e.ReadNumber):
        return number_slot(x.decl, x.of, env)
    if isinstance(x, e.ReadMode):
        return f"s.record[{value(x.owner, env)}].{ident(x.group.name)}"
    if isinstance(x, e.Attr):
        return attribute(x, env)
    if isinstance(x, e.PlaceNumber):
        return f"t.number_{ident(x.name)}[{value(x.of, env)}]"
    if isinstance(x, e.TrackRead):
        return track(x, env)
    if isinstance(x, e.Points):
        return f"s.score[{value(x.of, env)}]"
    if isinstance(x, e.Count):
        return count(x.of, env)
    if isinstance(x, e.Arith):
        return f"({value(x.a, env)} {x.op} {value(x.b, env)})"
    if isinstance(x, e.Half):
        return f"(({value(x.of, env)} + {1 if x.up else 0}) // 2)"
    if isinstance(x, e.Extreme):
        fn = "max" if x.which == "highest" else "min"
        if len(x.of) == 1:
            return f"{fn}({value(x.of[0], env)})"
        return f"{fn}({', '.join(value(y, env) for y in x.of)})"
    if isinstance(x, e.Steps):
        return f"{tuple(x.numbers)}[min({value(x.by, env)}, {len(x.numbers) - 1})]"
    if isinstance(x, e.Bound):
        out = value(x.a, env)
        if x.low is not None:
            out = f"max({out}, {value(x.low, env)})"
        if x.high is not None:
            out = f"min({out}, {value(x.high, env)})"
        return out
    if isinstance(x, e.Cases):
        out = value(x.otherwise, env) if x.otherwise is not None else "None"
        for cond, y in reversed(x.cases):
            out = f"({value(y, env)} if {conds.cond(cond, env)} else {out})"
        return out
    if isinstance(x, (e.Pieces, e.Cards)):
        return f"first({members(x, env)})"
    raise NotYet(f"the expression {type(x).__name__}")


def call(decl: d.Callable_, args: list[e.Expr], env: Env) -> str:
    """A declared value; one inside a procedure also gets that procedure's frame."""
    frame = [env.above()] if decl.owner else []
    parts = ["t", "s", env.holder(), *frame, *(value(a, env) for a in args)]
    return f"{attr('v', decl)}({', '.join(parts)})"


def number_slot(decl: d.NumberDecl, of: e.Expr | None, env: Env) -> str:
    """Where a number or flag lives: in the procedure's frame, or in the record of its file or seat."""
    name = ident(decl.name.rpartition(".")[2])
    if decl.scope == "local":
        return f"{env.above()}.{name}"
    if decl.scope == "side":
        a, _ = env.sides or ("", "")
        who = value(of, env) if of is not None else env.holder()
        return f"{env.above()}.{name}[0 if {who} == {env.above()}.{a} else 1]"
    if decl.scope in ("place", "seat"):
        return f"s.record[t.record_{ident(decl.system)}].{name}[{value(of, env) if of is not None else env.holder()}]"
    return f"s.record[t.record_of({env.holder()}, {decl.system!r})].{name}"


def attribute(x: e.Attr, env: Env) -> str:
    kind = type_of(x.of)[0]
    if x.name == "only":
        assert isinstance(x.of, e.Most)
        return f"only({members(x.of, env)})"
    if x.name == "place":
        if isinstance(x.of, e.Pieces):
            return f"place_of(s, {rows(x.of, env)}, t.sites)"
        return f"place_in({value(x.of, env)}, t.width)"
    if x.name == "sort":
        return f"{value(x.of, env)} // t.width"
    if x.name == "number":
        return value(x.of, env)
    if x.name == "suit" and kind != "faces":
        table = {"place": "t.suit", "card": "t.card_suit", "mode": "t.mode_suit"}.get(kind.split()[0])
        if table:
            return f"{table}[{value(x.of, env)}]"
        return f"t.suit_of_unit({value(x.of, env)})"
    if x.name == "item" and kind.startswith("mode"):
        group = mode_group(x.of)
        return f"t.data_{ident(group.path)}_item[{env.holder()}][{value(x.of, env)}]"
    if x.name == "track":
        return f"track_place(t, {env.holder()}, {sort_of(x.of, env)})"
    if x.name == "suit" and kind == "faces":
        return f"{value(x.of, env)}[0]"
    if x.name in ("item", "points", "name"):
        return f"t.card_{x.name}[{value(x.of, env)}]"
    if x.name == "owner":
        return f"t.owner[{value(x.of, env)} // t.width]"
    if x.name == "columns":
        group = mode_group(x.of)
        return f"t.data_{ident(group.path)}_columns[{env.holder()}][{value(x.of, env)}]"
    raise NotYet(f"the attribute {x.name}")


def mode_group(x: e.Expr) -> d.ModeSet:
    """The set that a mode belongs to."""
    if isinstance(x, (e.ReadMode, e.ModeRef)):
        return x.group
    if isinstance(x, (e.It, e.Var)):
        return GROUPS[x.type.split()[1]]
    raise NotYet("the mode of this")


GROUPS: dict[str, d.ModeSet] = {}


def sort_of(x: e.Expr, env: Env) -> str:
    """The row of a unit, or of a sort."""
    return value(x, env) if type_of(x)[0] == "piece" else f"{value(x, env)} // t.width"


def track(x: e.TrackRead, env: Env) -> str:
    table = f"t.track_{ident(x.track.path)}_{ident(x.column)}"
    if x.which == "all":
        return f"track_all(t, s, {table}[{env.holder()}])"
    assert x.row is not None
    return f"track_{x.which}(t, s, {table}[{env.holder()}], {value(x.row, env)})"


# ---------------------------------------------------------------- sets


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


def rows(x: e.Pieces, env: Env) -> str:
    """The rows of a set of pieces as a Python tuple expression."""
    for f in x.filters:
        if isinstance(f, e.Same) and isinstance(f.a, e.Attr) and f.a.name == "sort" and isinstance(f.a.of, e.It):
            return f"one_row({value(f.b, env)})"
    if isinstance(x.owner, e.Nobody):
        return "()"
    pieces = [k for k in x.sorts if isinstance(k, d.Piece)]
    if x.sorts and len(pieces) == len(x.sorts):
        if all(k.neutral for k in pieces):
            return "(" + "".join(f"t.neutral.{ident(k.name)}, " for k in pieces) + ")"
        if x.owner is not None and not type_of(x.owner)[1]:
            who = value(x.owner, env)
            return "(" + "".join(f"t.own[{who}].{ident(k.name)}, " for k in pieces) + ")"
    key = kind_key(x.sorts)
    if x.owner is None:
        return f"t.all_{key}"
    if type_of(x.owner)[1]:
        return f"rows_of(t.rows_{key}, {members(x.owner, env)})"
    return f"t.rows_{key}[{value(x.owner, env)}]"


def kinds_of_rows(x: e.Pieces) -> list[str] | None:
    """The kinds that a set of rows is keyed by in the table, or None when it names sorts."""
    if x.sorts and all(isinstance(k, d.Piece) for k in x.sorts) and (all(k.neutral for k in x.sorts) or x.owner is not None):  # type: ignore[union-attr]
        return None
    return [k.name for k in x.sorts]


def owned_rows(x: e.Pieces, env: Env, place: str) -> str:
    """Rows, with pieces treated as own for the purpose of the set."""
    base = rows(x, env)
    if x.purpose and x.owner is not None and not type_of(x.owner)[1]:
        return f"(own_for(t, s, {base}, {value(x.owner, env)}, t.purpose_{ident(x.purpose)}, {place}) if s.treated else {base})"
    return base


def single_place(x: e.Pieces) -> bool:
    return x.at is not None and not type_of(x.at)[1] and not isinstance(x.at, e.BoxRef)


def plain(x: e.Pieces) -> bool:
    """No filters but the one that names the sort."""
    return all(isinstance(f, e.Same) and isinstance(f.a, e.Attr) and f.a.name == "sort" for f in x.filters)


def places_of(x: e.Pieces, env: Env) -> str:
    if x.at is None:
        return "t.map"
    if isinstance(x.at, e.BoxRef):
        return f"t.within[{value(x.at, env)}]"
    if type_of(x.at)[1]:
        return members(x.at, env)
    return f"({value(x.at, env)},)"


def members(x: e.Expr, env: Env, repeat: bool = False) -> str:
    """A set as a Python list (or tuple) of ints; `repeat` lists a unit once for every piece."""
    if isinstance(x, e.Var):
        return env.name(x.name) if x.many or x.type in ("group", "faces") else f"({env.name(x.name)},)"
    if isinstance(x, e.Random):
        return f"at_random(s, {members(x.of, env, True)}, {value(x.number, env)})"
    if isinstance(x, e.Places):
        inner, it = env.inner("place")
        base, filters = place_base(x, env, it)
        return comprehension(it, base, [conds.cond(f, inner) for f in filters])
    if isinstance(x, e.Pieces):
        inner, it = env.inner("unit")
        if single_place(x):
            place = value(x.at, env)  # type: ignore[arg-type]
            loop = f"units_at(t, s, {owned_rows(x, env, place)}, {place})"
        else:
            loop = f"units_in(t, s, {rows(x, env)}, {places_of(x, env)})"
        tests = [] if plain(x) else [conds.cond(f, inner) for f in x.filters]
        out = comprehension(it, loop, tests)
        return f"each_piece(t, s, {out})" if repeat else out
    if isinstance(x, e.Cards):
        inner, it = env.inner("card")
        parts = [conds.cond(f, inner) for f in x.filters]
        if x.kinds:
            parts.insert(0, " or ".join(conds.card_is(it, k) for k in x.kinds))
            if len(x.kinds) > 1:
                parts[0] = f"({parts[0]})"
        zones = [zone_cards(z, env) for z in x.zone]
        base = zones[0] if len(zones) == 1 else "(" + "".join(f"*{z}, " for z in zones) + ")"
        return comprehension(it, base, parts)
    if isinstance(x, (e.ZoneRef, e.ColumnRef, e.BoxRef)):
        return zone_cards(x, env)
    if isinstance(x, e.Players):
        inner, it = env.inner("player")
        parts = [conds.cond(f, inner) for f in x.filters]
        if x.but is not None:
            parts.insert(0, f"{it} != {value(x.but, env)}")
        if x.enemies_of is not None:
            parts.insert(0, f"s.team[{it}] != s.team[{value(x.enemies_of, env)}]")
        return comprehension(it, "t.seats", parts)
    if isinstance(x, e.Sorts):
        return "(" + "".join(f"{value(y, env)}, " for y in x.sorts) + ")"
    if isinstance(x, e.Suits):
        return "t.place_suits"
    if isinstance(x, e.Modes):
        kind = f"mode {x.group.name}"
        inner, it = env.inner(kind)
        return comprehension(it, f"range({len(x.group.members)})", [conds.cond(f, inner) for f in x.filters])
    if isinstance(x, e.Columns):
        return "(" + "".join(f"t.zone_{ident(x.box.path)}_{ident(c)}[{env.holder()}], " for c in x.box.columns) + ")"
    if isinstance(x, e.Attr) and x.name == "columns":
        return attribute(x, env)
    if isinstance(x, e.Most):
        inner, it = env.inner("player")
        return f"most([({value(x.value, inner)}, {it}) for {it} in {members(x.among, env)}])"
    if isinstance(x, e.Region):
        return region(x, env, "t.is_place")
    if isinstance(x, e.Call) and type_of(x)[1]:
        return value(x, env)
    if isinstance(x, e.Union):
        return "[" + ", ".join(f"*{members(y, env)}" for y in x.sets) + "]"
    if not type_of(x)[1]:
        return f"({value(x, env)},)"
    raise NotYet(f"the set {type(x).__name__}")


def region(x: e.Region, env: Env, kind: str) -> str:
    """The region of a place; the number tells the asking sentence to the memo."""
    inner, it = env.inner("place")
    test = " and ".join(conds.cond(f, inner) for f in x.through) or "True"
    key = zlib.crc32(f"{test} {kind}".encode())
    return f"joined(t, s, {key}, {value(x.mover, env)}, {value(x.start, env)}, lambda {it}: {test}, {kind})"


def comprehension(it: str, base: str, parts: list[str]) -> str:
    if not parts:
        return base
    return f"[{it} for {it} in {base} if {' and '.join(parts)}]"


def place_base(x: e.Places, env: Env, it: str) -> tuple[str, list[e.Cond]]:
    """What a set of places runs over: neighbours when a filter asks for them, else all of their kinds."""
    key = place_key(x.kinds)
    for i, f in enumerate(x.filters):
        if isinstance(f, e.Among) and isinstance(f.a, e.It) and isinstance(f.of, e.Region):
            rest = [*x.filters[:i], *x.filters[i + 1 :]]
            return region(f.of, env, f"t.is_{key}"), rest
        if isinstance(f, e.Linked) and isinstance(f.b, e.It) and f.mover is not None and not f.kinds and not type_of(f.a)[1]:
            rest = [*x.filters[:i], *x.filters[i + 1 :]]
            start, mover = value(f.a, env), value(f.mover, env)
            return f"linked(t, s, {mover}, {start}, t.near_{key}, t.is_{key})", rest
        if isinstance(f, e.Linked) and isinstance(f.a, e.It) and f.mover is None and not f.kinds and not type_of(f.b)[1]:
            rest = [*x.filters[:i], *x.filters[i + 1 :]]
            return f"adjacent(t, {value(f.b, env)}, t.is_{key})", rest
    for i, f in enumerate(x.filters):
        held = pieces_there(f)
        if held is not None:
            rest = [*x.filters[:i], *x.filters[i + 1 :]]
            base = f"t.places_{key}"
            if held.purpose and held.owner is not None and not type_of(held.owner)[1]:
                who = value(held.owner, env)
                return f"own_places(t, s, {rows(held, env)}, {who}, t.purpose_{ident(held.purpose)}, {base})", rest
            return f"places_with(s.at, {rows(held, env)}, {base})", rest
    return f"t.places_{key}", list(x.filters)


def pieces_there(f: e.Cond) -> e.Pieces | None:
    """The pieces of a filter `with a PIECE` whose owner does not depend on the place under test."""
    if isinstance(f, e.Exists) and f.least == e.Num(1) and isinstance(f.of, e.Pieces) and isinstance(f.of.at, e.It) and plain(f.of):
        if not isinstance(f.of.owner, e.It) and all(not isinstance(g.b, e.It) for g in f.of.filters if isinstance(g, e.Same)):
            return f.of
    return None


def zone_cards(x: e.Expr, env: Env) -> str:
    """The cards that lie in a zone, column or box of columns."""
    if isinstance(x, e.BoxRef):
        who = value(x.owner, env) if x.owner is not None else env.holder()
        return "(" + "".join(f"*s.zones[t.zone_{ident(x.decl.path)}_{ident(c)}[{who}]], " for c in x.decl.columns) + ")"
    return f"s.zones[{value(x, env)}]"


def count(x: e.Expr, env: Env) -> str:
    """How many members."""
    if isinstance(x, e.Pieces) and plain(x):
        if single_place(x):
            place = value(x.at, env)  # type: ignore[arg-type]
            return f"total(s.at, {owned_rows(x, env, place)}, {place})"
        return f"total_in(s.at, {rows(x, env)}, {places_of(x, env)})"
    if isinstance(x, e.Pieces):
        return f"len({members(x, env, True)})"
    if isinstance(x, e.Var) and x.type == "group":
        return f"group_size({env.name(x.name)})"
    return f"len({members(x, env)})"


def exists(x: e.Expr, n: e.Expr, env: Env) -> str:
    """At least n members."""
    if isinstance(n, e.Num) and n.n == 1:
        if isinstance(x, e.Pieces) and plain(x) and single_place(x):
            place = value(x.at, env)  # type: ignore[arg-type]
            return f"some(s.at, {owned_rows(x, env, place)}, {place})"
        if isinstance(x, e.Pieces) and plain(x):
            return f"{count(x, env)} > 0"
        text = members(x, env)
        return f"bool({text})" if not text.startswith("[") else f"any(True for _ in {text})".replace("any(True for _ in [", "bool([")
    return f"{count(x, env)} >= {value(n, env)}"
