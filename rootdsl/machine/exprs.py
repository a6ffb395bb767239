"""Expressions and sets of the model as Python expressions."""

from __future__ import annotations

from dataclasses import dataclass, field

from rootdsl.machine import code as q
from rootdsl.machine import conds, rowsets, seated, sets
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.messages.kinds import said
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.library import Library
from rootdsl.runtime.free import LENDER
from rootdsl.runtime.lasting import HELD, rule_id


@dataclass(slots=True)
class Sight:
    """What the file that is being built sees of others, beyond their names."""

    states: list[d.StateDecl] = field(default_factory=list)
    singles: set[str] = field(default_factory=set)  # kinds of piece whose pieces have numbers of their own
    numbers: list[d.NumberDecl] = field(default_factory=list)  # numbers of theirs that change
    common: set[str] = field(default_factory=set)  # files that no seat holds
    wild: set[str] = field(default_factory=set)  # kinds of which a sentence treats pieces as any sort
    example: bool = False  # is it an example that speaks? Of like pieces it may ask any one
    performed: str = ""  # the file, while one of its procedures is built: others may perform that
    several: str = ""  # the file that is built, if several seats may hold it and others perform its procedures
    alone: bool = True  # does one seat hold it, whoever sits down?
    strangers: set[str] = field(default_factory=set)  # the other files that one seat holds, if any does
    lent: bool = False  # a free action is built that others perform: whose it is, its frame knows


SIGHT = Sight()


def formed(piece: d.Piece) -> bool:
    """Does a sort have more than one row: states, or pieces one by one?"""
    kinds = {*piece.kinds, piece.name}
    return any(x.kind in kinds for x in SIGHT.states) or bool(kinds & SIGHT.singles)


def record(system: str, owner: str) -> str:
    """The record of a file: that of a seat, or the only one of a common file."""
    return q.index("s.record", f"t.record_{ident(system)}") if system in SIGHT.common else q.index("s.record", owner)


def keeper(system: str, env: Env) -> str:
    """The seat whose things a file means: its holder, who in a procedure need not be the one that performs it."""
    if system == SIGHT.performed and (SIGHT.lent or system not in SIGHT.common):
        return holding(system, env) if SIGHT.lent or SIGHT.several or SIGHT.alone else env.holder()
    return env.holder()


def holding(system: str, env: Env) -> str:
    """The seat that holds a file in its procedures: of several, the one whose rule asked for the procedure."""
    if SIGHT.lent:
        return env.name(LENDER)
    only = f"t.seat_{ident(system)}"
    return q.call("held_by", "t", "s", rule_id(HELD + system), only, env.holder()) if SIGHT.several == system else only


def mode_tests(mode: str, library: Library, me: str) -> list[q.Code]:
    """The mode under which a rule lives is the active one of its holder."""
    decl = library.by_path.get(mode)
    if not isinstance(decl, d.Mode):
        return []
    group = next(g for g in library.systems[decl.system].of(d.ModeSet) if g.name == decl.group)
    return [q.op(q.attr(record(group.system, me), ident(group.name)), "==", group.members.index(decl))]


def attr(prefix: str, decl: d.Decl) -> str:
    """The table's attribute for a declaration: `t.v_law_name`."""
    return f"t.{prefix}_{ident(decl.path)}"


def value(x: e.Expr, env: Env) -> str:
    """A single thing as a Python expression (an int)."""
    tests = seated.counted(x)
    if not tests:
        return seen(x, env)
    with seated.given(tests):
        return q.paren(q.choice(seen(x, env), q.all_of(tests), "0"))


def seen(x: e.Expr, env: Env) -> str:
    """The same at a table at which all sit whom it names."""
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
            return q.index(q.each("p", "p", "t.seats", q.op(q.index("t.seat_systems", "p"), "==", q.quoted(x.system))), x.which - 1)
        if x.which == e.HOLDING:
            return holding(x.system, env) if SIGHT.lent or SIGHT.several else env.holder()
        return f"t.seat_{ident(x.system)}"
    if isinstance(x, e.Nobody):
        return "-1"
    if isinstance(x, e.Other):
        a, b = both_sides(env)
        side = env.name(env.side_name) if env.side_name else value(x.side, env)
        return q.paren(q.choice(q.attr(env.above(), b), q.op(side, "==", q.attr(env.above(), a)), q.attr(env.above(), a)))
    if isinstance(x, e.SuitRef):
        return attr("suit", x.decl)
    if isinstance(x, e.PieceRef):
        if x.owner is None:
            return f"t.neutral.{ident(x.decl.name)}"
        if not isinstance(x.owner, (e.Me, e.SeatOf)):
            return q.call("own_row", "t", value(x.owner, env), q.quoted(ident(x.decl.name)))
        return q.attr(q.index("t.own", value(x.owner, env)), ident(x.decl.name))
    if isinstance(x, e.ModeRef):
        return str(x.index)
    if isinstance(x, e.ColumnRef):
        return q.index(f"t.zone_{ident(x.box.path)}_{ident(x.column)}", keeper(x.box.system, env))
    if isinstance(x, e.SiteRef):
        return q.call("t.place_name.index", q.quoted(x.name))
    if isinstance(x, e.ZoneRef):
        base = attr("zone", x.decl)
        return base if x.owner is None else q.index(base, value(x.owner, env))
    if isinstance(x, e.SeatAt):
        return q.call("seat_at", "t", value(x.player, env), value(x.place, env))
    if isinstance(x, e.PathBetween):
        return q.call("way_between", "t", q.quoted(x.kind.name), value(x.a, env), value(x.b, env))
    if isinstance(x, (e.BoxRef, e.TrackRef)):
        base = attr("box", x.decl)
        return base if x.owner is None else q.index(base, value(x.owner, env))
    if isinstance(x, e.Call):
        return call(x.decl, x.args, env)
    if isinstance(x, e.ReadNumber):
        return number_slot(x.decl, x.of, env)
    if isinstance(x, e.ReadMode):
        return q.attr(record(x.group.system, value(x.owner, env)), ident(x.group.name))
    if isinstance(x, e.Standing):
        whose = value(x.of, env) if x.of is not None else keeper(x.decl.system, env)
        return q.call("marker", q.attr(record(x.decl.system, whose), ident(x.decl.name)), value(x.toward, env))
    if isinstance(x, e.StateRef):
        return str(x.index)
    if isinstance(x, e.RelationRead):
        numbers = (*x.decl.columns[x.column], *(0 for _ in x.decl.outside), 0)
        return q.index(numbers, value(e.Standing(x.decl, x.toward), env))
    if isinstance(x, e.FaceRef):
        return str(x.index)
    if isinstance(x, e.FaceCount):
        return q.call(q.attr(value(x.of, env), "count"), value(x.face, env))
    if isinstance(x, e.Rolled):
        return throw_slot(x.name, x.of, env)
    if isinstance(x, e.Attr):
        return attribute(x, env)
    if isinstance(x, e.PlaceNumber):
        return q.index(f"t.number_{ident(x.name)}", value(x.of, env))
    if isinstance(x, e.TrackRead):
        return track(x, env)
    if isinstance(x, e.Distance):
        to = sets.members(x.b, env) if type_of(x.b)[1] else q.row([value(x.b, env)])
        return q.call("distance", "t", "s", q.quoted(x.kind.name if x.kind is not None else ""), value(x.a, env), to)
    if isinstance(x, e.Points):
        return q.index("s.score", value(x.of, env))
    if isinstance(x, e.FieldRank):
        return q.call(f"t.by_{ident(x.field)}.index", value(x.of, env))
    if isinstance(x, e.Random) and x.number == e.Num(1):
        return q.call("first", sets.members(x, env))
    if isinstance(x, e.Count):
        return sets.count(x.of, env)
    if isinstance(x, e.Arith):
        return q.paren(q.op(value(x.a, env), x.op, value(x.b, env)))
    if isinstance(x, e.Half):
        return q.paren(q.op(q.paren(q.op(value(x.of, env), "+", 1 if x.up else 0)), "//", "2"))
    if isinstance(x, e.Lots):
        return q.paren(q.op(value(x.of, env), "//", x.size))
    if isinstance(x, e.Supply):
        return "t.supply"
    if isinstance(x, e.OwnSort):
        return q.call("in_supply", "t", "s", rowsets.rows(e.Pieces([x.decl], x.owner), env))
    if several(x) and not SIGHT.example:
        raise NotYet("several things where one is meant", "Write `choose NAME among` them, or `for each` of them `as NAME`, above it.", x)
    if isinstance(x, e.Extreme):
        fn = {"highest": "max", "lowest": "min", "sum": "sum"}[x.which]
        if len(x.of) == 1:
            return q.call(fn, value(x.of[0], env))
        return q.call(fn, *(value(y, env) for y in x.of))
    if isinstance(x, e.Steps):
        return q.index(tuple(x.numbers), q.call("max", "0", q.call("min", value(x.by, env), len(x.numbers) - 1)))
    if isinstance(x, e.Bound):
        out = value(x.a, env)
        if x.low is not None:
            out = q.call("max", out, value(x.low, env))
        if x.high is not None:
            out = q.call("min", out, value(x.high, env))
        return out
    if isinstance(x, e.Cases):
        out = value(x.otherwise, env) if x.otherwise is not None else "None"
        for cond, y in reversed(x.cases):
            out = q.paren(q.choice(value(y, env), conds.cond(cond, env), out))
        return out
    if isinstance(x, (e.Pieces, e.Cards)):
        return q.call("first", sets.members(x, env))
    if isinstance(x, (e.Players, e.Most)):
        way = "Write `for each player as NAME` above it; whether it is so of one of them says `number of SET with ... >= 1`."
        raise NotYet("several players in one sentence", way, x)
    raise NotYet(
        f"{SEVERAL.get(type(x), 'this phrase')}, where one thing is meant",
        "Say which one: `for each SET as NAME` above the sentence, or `choose NAME among SET`.", x,
    )


SEVERAL: dict[type, str] = {
    e.Places: "several places", e.Region: "several places", e.PlacesOf: "several places", e.Suits: "several suits",
    e.Sorts: "several sorts of piece", e.Modes: "several modes", e.Columns: "several columns", e.Numbers: "several numbers",
    e.Union: "two sets", e.Some: "so many pieces", e.Together: "a piece with others", e.Random: "several things by chance",
}


def several(x: e.Expr) -> bool:
    """Pieces of which the box holds more than one: no single thing. (`a card in PRIZE` is the one that lies there.)"""
    sort = x.sorts[0] if isinstance(x, e.Pieces) and len(x.sorts) == 1 else None
    return isinstance(x, e.Pieces) and not (isinstance(sort, d.Piece) and sort.count == 1)


def holds_first(env: Env, who: str) -> str:
    """Is the first of the two sides that of this player?"""
    first = q.attr(env.above(), both_sides(env)[0])
    return q.op(q.call("owner_of", "t", first), "==", who) if env.sides is not None and env.sides.pieces else q.op(who, "==", first)


def both_sides(env: Env) -> tuple[str, str]:
    """The two roles that a procedure declares as its sides."""
    if env.sides is None:
        raise NotYet("a side in a procedure that has none", "Give the procedure a row `sides ROLE, ROLE`.")
    return env.sides


def asker(decl: d.Callable_, env: Env) -> str:
    """Whom `you` means in a value or condition: who holds the file in which it stands, also where the rule of another file asks."""
    if not decl.owner and decl.system in SIGHT.strangers:
        return f"t.seat_{ident(decl.system)}"
    return env.holder()


def call(decl: d.Callable_, args: list[e.Expr], env: Env) -> str:
    """A declared value; one inside a procedure also gets that procedure's frame."""
    frame = [env.above()] if decl.owner else []
    own = not decl.owner and decl.system == SIGHT.performed       # what `you` means in it is the holder
    parts = ["t", "s", keeper(decl.system, env) if own else asker(decl, env), *frame, *(value(a, env) for a in args)]
    return q.call(attr("v", decl), *parts)


def throw_slot(name: str, of: e.Expr, env: Env) -> str:
    """Where the throw of one side lies: in the frame of the procedure whose sides roll."""
    if env.sides is None:
        raise NotYet("a throw for what is no side", "Roll inside a procedure with a row `sides ROLE, ROLE`.", of)
    return q.index(q.attr(env.above(), ident(name)), q.choice("0", q.op(value(of, env), "==", q.attr(env.above(), env.sides[0])), "1"))


def loss(x: e.Expr, env: Env) -> str:
    """How much is lost, or how many are put: a number that is worked out does nothing where it is below 0."""
    text = value(x, env)
    return text if never_below_0(x) else q.call("max", "0", text)


def never_below_0(x: e.Expr) -> bool:
    """Is a number at least 0, whatever stands on the table?"""
    if isinstance(x, (e.Count, e.Lots, e.FaceCount)):
        return True
    if isinstance(x, e.Num):
        return x.n >= 0
    if isinstance(x, e.Bound):
        return x.low is not None and never_below_0(x.low) or x.high is None and never_below_0(x.a)
    if isinstance(x, e.Arith):
        return x.op != "-" and never_below_0(x.a) and never_below_0(x.b)
    return isinstance(x, e.Half) and never_below_0(x.of)


def change_of(x: s.SetNumber, env: Env) -> str:
    """What is added to a number, or what it is set to."""
    if x.gain:
        return loss(x.value, env)
    if x.lose and isinstance(x.value, e.Arith) and not never_below_0(x.value.b):
        return q.paren(q.minus(loss(x.value.b, env)))
    return value(x.value, env)


def number_slot(decl: d.NumberDecl, of: e.Expr | None, env: Env) -> str:
    """Where a number or flag lives: in the procedure's frame, or in the record of its file or seat."""
    name = ident(decl.name.rpartition(".")[2])
    if decl.scope == "local":
        return q.attr(env.above(), name)
    if decl.scope == "side":
        a, _ = both_sides(env)
        if of is None:
            return q.index(q.attr(env.above(), name), q.choice("0", holds_first(env, env.holder()), "1"))
        who = value(of, env)
        return q.index(q.attr(env.above(), name), q.choice("0", q.op(who, "==", q.attr(env.above(), a)), "1"))
    if decl.scope == "opponent":
        assert of is not None
        kept = q.index("s.record", q.call("t.record_of", recorded(decl.system, env), q.quoted(decl.system)))
        return q.index(q.attr(kept, name), value(of, env))
    if decl.scope == "unit":
        assert of is not None
        kept = q.index("s.record", f"t.record_{ident(decl.system)}")
        line = f"t.stat_{ident(decl.system)}_{name}" if decl.printed else q.attr(kept, name)
        return q.index(line, row_of(of, env))
    if decl.scope in ("place", "path", "seat_place", "seat"):
        kept = q.index("s.record", f"t.record_{ident(decl.system)}")
        return q.index(q.attr(kept, name), value(of, env) if of is not None else env.holder())
    return q.attr(q.index("s.record", q.call("t.record_of", recorded(decl.system, env), q.quoted(decl.system))), name)


def recorded(system: str, env: Env) -> str:
    """Whose record is meant: of a file that one seat may hold, whoever asks means that one."""
    return keeper(system, env) if SIGHT.lent or SIGHT.several else env.holder()


def row_of(of: e.Expr, env: Env) -> str:
    """The row of one piece. A piece of which there is one bears its numbers wherever it is, also off the map."""
    if isinstance(of, e.Pieces) and len(of.sorts) == 1 and of.at is None and not of.filters:
        sort = of.sorts[0]
        if isinstance(sort, d.Piece) and sort.count == 1:
            owner = None if sort.neutral else of.owner or e.Me()
            return q.index(q.index("t.forms", value(e.PieceRef(sort, owner), env)), "0")
    return q.op(value(of, env), "//", "t.width")


def attribute(x: e.Attr, env: Env) -> str:
    kind = type_of(x.of)[0]
    if x.name == "only":
        assert isinstance(x.of, e.Most)
        return q.call("only", sets.members(x.of, env))
    if x.name == "place":
        if isinstance(x.of, e.Pieces):
            return q.call("place_of", "s", rowsets.rows(x.of, env), "t.sites")
        if SIGHT.singles:
            return q.call("place_now", "t", "s", value(x.of, env))
        return q.call("place_in", value(x.of, env), "t.width")
    if x.name == "sort":
        return q.op(value(x.of, env), "//", "t.width")
    if x.name == "number":
        return value(x.of, env)
    if x.name == "suit" and kind != "faces":
        table = {"place": "s.suit", "card": "t.card_suit", "piece": "t.row_suit"}.get(kind.split()[0])
        if kind.startswith("mode"):
            table = q.index(f"t.data_{ident(mode_group(x.of).path)}_suit", keeper(mode_group(x.of).system, env))
        if table:
            return q.index(table, value(x.of, env))
        return q.call("suit_of_unit", "t", "s", value(x.of, env))
    if x.name == "item" and kind.startswith("mode"):
        group = mode_group(x.of)
        return q.index(q.index(f"t.data_{ident(group.path)}_item", keeper(group.system, env)), value(x.of, env))
    if x.name == "track":
        return q.call("track_place", "t", env.holder(), sort_of(x.of, env))
    if x.name == "suit" and kind == "faces":
        return q.index(value(x.of, env), "0")
    if x.name in ("item", "points", "name", "face"):
        return q.index(f"t.card_{x.name}", value(x.of, env))
    if x.name == "owner" and kind == "card":
        return q.call("card_owner", "t", "s", value(x.of, env))
    if x.name == "owner":
        return q.index("t.owner", q.op(value(x.of, env), "//", "t.width"))
    if x.name == "items" and kind.startswith("mode"):
        group = mode_group(x.of)
        return q.index(q.index(f"t.data_{ident(group.path)}_items", keeper(group.system, env)), value(x.of, env))
    if x.name == "columns":
        group = mode_group(x.of)
        return q.index(q.index(f"t.data_{ident(group.path)}_columns", keeper(group.system, env)), value(x.of, env))
    raise NotYet(f"`{x.name}` of {said(kind)}", "Choose the thing first, and ask the name that it has then.", x)


def mode_group(x: e.Expr) -> d.ModeSet:
    """The set that a mode belongs to."""
    if isinstance(x, (e.ReadMode, e.ModeRef)):
        return x.group
    if isinstance(x, (e.It, e.Var)):
        return GROUPS[x.type.split()[1]]
    raise NotYet("a mode of this", "Name the mode, or choose it: `choose NAME among MODES`.", x)


GROUPS: dict[str, d.ModeSet] = {}


def sort_of(x: e.Expr, env: Env) -> str:
    """The row of a unit, or of a sort."""
    return value(x, env) if type_of(x)[0] == "piece" else q.op(value(x, env), "//", "t.width")


def track(x: e.TrackRead, env: Env) -> q.Code:
    """A number of a track; a sort has no numbers on a track on which it does not stand."""
    row = [value(x.row, env)] if x.row is not None else []
    out: q.Code | None = None
    for decl in (x.track, *x.more):
        table = q.index(f"t.track_{ident(decl.path)}_{ident(x.column)}", keeper(decl.system, env))
        read = q.call(f"track_{x.which}", "t", "s", table, *row)
        out = read if out is None else q.op(out, "+", read)
    assert out is not None
    return q.paren(out) if x.more else out
