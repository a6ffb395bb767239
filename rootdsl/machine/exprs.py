"""Expressions and sets of the model as Python expressions."""

from __future__ import annotations

from dataclasses import dataclass, field

from rootdsl.machine import conds, sets
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.library import Library


@dataclass(slots=True)
class Sight:
    """What the file that is being built sees of others, beyond their names."""

    states: list[d.StateDecl] = field(default_factory=list)
    singles: set[str] = field(default_factory=set)  # kinds of piece whose pieces have numbers of their own
    common: set[str] = field(default_factory=set)  # files that no seat holds
    wild: set[str] = field(default_factory=set)  # kinds of which a sentence treats pieces as any sort


SIGHT = Sight()


def formed(piece: d.Piece) -> bool:
    """Does a sort have more than one row: states, or pieces one by one?"""
    kinds = {*piece.kinds, piece.name}
    return any(x.kind in kinds for x in SIGHT.states) or bool(kinds & SIGHT.singles)


def record(system: str, owner: str) -> str:
    """The record of a file: that of a seat, or the only one of a common file."""
    return f"s.record[t.record_{ident(system)}]" if system in SIGHT.common else f"s.record[{owner}]"


def mode_tests(mode: str, library: Library, me: str) -> list[str]:
    """The mode under which a rule lives is the active one of its holder."""
    decl = library.by_path.get(mode)
    if not isinstance(decl, d.Mode):
        return []
    group = next(g for g in library.systems[decl.system].of(d.ModeSet) if g.name == decl.group)
    return [f"{record(group.system, me)}.{ident(group.name)} == {group.members.index(decl)}"]


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
        if x.which > 1:
            return f"[p for p in t.seats if t.seat_systems[p] == {x.system!r}][{x.which - 1}]"
        return f"t.seat_{ident(x.system)}"
    if isinstance(x, e.Nobody):
        return "-1"
    if isinstance(x, e.Other):
        a, b = both_sides(env)
        side = env.name(env.side_name) if env.side_name else value(x.side, env)
        return f"({env.above()}.{b} if {side} == {env.above()}.{a} else {env.above()}.{a})"
    if isinstance(x, e.SuitRef):
        return attr("suit", x.decl)
    if isinstance(x, e.PieceRef):
        if x.owner is None:
            return f"t.neutral.{ident(x.decl.name)}"
        if not isinstance(x.owner, (e.Me, e.SeatOf)):
            return f"own_row(t, {value(x.owner, env)}, {ident(x.decl.name)!r})"
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
        return f"{record(x.group.system, value(x.owner, env))}.{ident(x.group.name)}"
    if isinstance(x, e.Standing):
        whose = value(x.of, env) if x.of is not None else env.holder()
        return f"marker({record(x.decl.system, whose)}.{ident(x.decl.name)}, {value(x.toward, env)})"
    if isinstance(x, e.StateRef):
        return str(x.index)
    if isinstance(x, e.RelationRead):
        numbers = (*x.decl.columns[x.column], *(0 for _ in x.decl.outside), 0)
        return f"{numbers}[{value(e.Standing(x.decl, x.toward), env)}]"
    if isinstance(x, e.FaceRef):
        return str(x.index)
    if isinstance(x, e.FaceCount):
        return f"{value(x.of, env)}.count({value(x.face, env)})"
    if isinstance(x, e.Rolled):
        return throw_slot(x.name, x.of, env)
    if isinstance(x, e.Attr):
        return attribute(x, env)
    if isinstance(x, e.PlaceNumber):
        return f"t.number_{ident(x.name)}[{value(x.of, env)}]"
    if isinstance(x, e.TrackRead):
        return track(x, env)
    if isinstance(x, e.Points):
        return f"s.score[{value(x.of, env)}]"
    if isinstance(x, e.FieldRank):
        return f"t.by_{ident(x.field)}.index({value(x.of, env)})"
    if isinstance(x, e.Random) and x.number == e.Num(1):
        return f"first({sets.members(x, env)})"
    if isinstance(x, e.Count):
        return sets.count(x.of, env)
    if isinstance(x, e.Arith):
        return f"({value(x.a, env)} {x.op} {value(x.b, env)})"
    if isinstance(x, e.Half):
        return f"(({value(x.of, env)} + {1 if x.up else 0}) // 2)"
    if isinstance(x, e.Lots):
        return f"({value(x.of, env)} // {x.size})"
    if isinstance(x, e.Supply):
        return "t.supply"
    if isinstance(x, e.OwnSort):
        return f"in_supply(t, s, {sets.rows(e.Pieces([x.decl], x.owner), env)})"
    if isinstance(x, e.Extreme):
        fn = {"highest": "max", "lowest": "min", "sum": "sum"}[x.which]
        if len(x.of) == 1:
            return f"{fn}({value(x.of[0], env)})"
        return f"{fn}({', '.join(value(y, env) for y in x.of)})"
    if isinstance(x, e.Steps):
        return f"{tuple(x.numbers)}[max(0, min({value(x.by, env)}, {len(x.numbers) - 1}))]"
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
        return f"first({sets.members(x, env)})"
    if isinstance(x, (e.Players, e.Most)):
        raise NotYet("several players in one sentence; write `for each player as NAME` over it")
    raise NotYet(f"a phrase of this kind ({type(x).__name__})")


def holds_first(env: Env, who: str) -> str:
    """Is the first of the two sides that of this player?"""
    first = f"{env.above()}.{both_sides(env)[0]}"
    return f"owner_of(t, {first}) == {who}" if env.sides is not None and env.sides.pieces else f"{who} == {first}"


def both_sides(env: Env) -> tuple[str, str]:
    """The two roles that a procedure declares as its sides."""
    if env.sides is None:
        raise NotYet("`side` in a procedure without a row `sides A, B`")
    return env.sides


def call(decl: d.Callable_, args: list[e.Expr], env: Env) -> str:
    """A declared value; one inside a procedure also gets that procedure's frame."""
    frame = [env.above()] if decl.owner else []
    parts = ["t", "s", env.holder(), *frame, *(value(a, env) for a in args)]
    return f"{attr('v', decl)}({', '.join(parts)})"


def throw_slot(name: str, of: e.Expr, env: Env) -> str:
    """Where the throw of one side lies: in the frame of the procedure whose sides roll."""
    if env.sides is None:
        raise NotYet("a throw of its own for what is no side")
    return f"{env.above()}.{ident(name)}[0 if {value(of, env)} == {env.above()}.{env.sides[0]} else 1]"


def number_slot(decl: d.NumberDecl, of: e.Expr | None, env: Env) -> str:
    """Where a number or flag lives: in the procedure's frame, or in the record of its file or seat."""
    name = ident(decl.name.rpartition(".")[2])
    if decl.scope == "local":
        return f"{env.above()}.{name}"
    if decl.scope == "side":
        a, _ = both_sides(env)
        if of is None:
            return f"{env.above()}.{name}[0 if {holds_first(env, env.holder())} else 1]"
        who = value(of, env)
        return f"{env.above()}.{name}[0 if {who} == {env.above()}.{a} else 1]"
    if decl.scope == "opponent":
        assert of is not None
        return f"{record(decl.system, env.holder())}.{name}[{value(of, env)}]"
    if decl.scope == "unit":
        assert of is not None
        line = f"t.stat_{ident(decl.system)}_{name}" if decl.printed else f"s.record[t.record_{ident(decl.system)}].{name}"
        return f"{line}[{row_of(of, env)}]"
    if decl.scope in ("place", "seat"):
        return f"s.record[t.record_{ident(decl.system)}].{name}[{value(of, env) if of is not None else env.holder()}]"
    return f"s.record[t.record_of({env.holder()}, {decl.system!r})].{name}"


def row_of(of: e.Expr, env: Env) -> str:
    """The row of one piece. A piece of which there is one bears its numbers wherever it is, also off the map."""
    if isinstance(of, e.Pieces) and len(of.sorts) == 1 and of.at is None and not of.filters:
        sort = of.sorts[0]
        if isinstance(sort, d.Piece) and sort.count == 1:
            owner = None if sort.neutral else of.owner or e.Me()
            return f"t.forms[{value(e.PieceRef(sort, owner), env)}][0]"
    return f"{value(of, env)} // t.width"


def attribute(x: e.Attr, env: Env) -> str:
    kind = type_of(x.of)[0]
    if x.name == "only":
        assert isinstance(x.of, e.Most)
        return f"only({sets.members(x.of, env)})"
    if x.name == "place":
        if isinstance(x.of, e.Pieces):
            return f"place_of(s, {sets.rows(x.of, env)}, t.sites)"
        if SIGHT.singles:
            return f"place_now(t, s, {value(x.of, env)})"
        return f"place_in({value(x.of, env)}, t.width)"
    if x.name == "sort":
        return f"{value(x.of, env)} // t.width"
    if x.name == "number":
        return value(x.of, env)
    if x.name == "suit" and kind != "faces":
        table = {"place": "s.suit", "card": "t.card_suit", "piece": "t.row_suit"}.get(kind.split()[0])
        if kind.startswith("mode"):
            table = f"t.data_{ident(mode_group(x.of).path)}_suit[{env.holder()}]"
        if table:
            return f"{table}[{value(x.of, env)}]"
        return f"suit_of_unit(t, s, {value(x.of, env)})"
    if x.name == "item" and kind.startswith("mode"):
        group = mode_group(x.of)
        return f"t.data_{ident(group.path)}_item[{env.holder()}][{value(x.of, env)}]"
    if x.name == "track":
        return f"track_place(t, {env.holder()}, {sort_of(x.of, env)})"
    if x.name == "suit" and kind == "faces":
        return f"{value(x.of, env)}[0]"
    if x.name in ("item", "points", "name", "face"):
        return f"t.card_{x.name}[{value(x.of, env)}]"
    if x.name == "owner":
        return f"t.owner[{value(x.of, env)} // t.width]"
    if x.name == "items" and kind.startswith("mode"):
        group = mode_group(x.of)
        return f"t.data_{ident(group.path)}_items[{env.holder()}][{value(x.of, env)}]"
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
