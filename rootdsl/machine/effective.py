"""Would a sentence change anything now? What nobody would notice is not offered for a price, nor by `may`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, seated, sets
from rootdsl.machine.env import Env
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of

Build = Callable[[Env], str]
KEPT = (s.SetNumber, s.SetMode, s.MarkMode, s.SetStanding, s.TurnUnits)
EFFECTS = (s.Place, s.Draw, s.Put, s.Remove, s.RemoveCards, s.Discard, s.Score, s.TakeRandom, s.Together, s.If, *KEPT)


def at_least_one(number: e.Expr, env: Env) -> str:
    """A number that is worked out is more than nothing; one that is written down always is."""
    return "" if isinstance(number, e.Num) else q.op(exprs.value(number, env), ">", "0")


def room_for(x: s.Place, who: str, env: Env) -> str:
    """Some of these pieces can be placed."""
    where = exprs.value(x.where, env)
    tests = []
    for number, sort in x.what:
        some = at_least_one(number, env)
        room = q.op(q.call("room", "t", "s", who, exprs.value(sort, env), where), ">", "0")
        tests.append(q.paren(q.all_of([some, room])) if some and len(x.what) > 1 else q.all_of([some, room]) if some else room)
    return tests[0] if len(tests) == 1 else q.paren(q.any_of(tests))


def members_there(what: e.Expr) -> Build | None:
    """A set of pieces in places, or of cards, has a member."""
    of = what.of if isinstance(what, e.Random) else what
    if isinstance(of, e.Cards) or (isinstance(of, e.Pieces) and of.at is not None):
        return lambda env: sets.exists(of, e.Num(1), env)
    if isinstance(of, e.ZoneRef) and isinstance(what, e.Random):
        return lambda env: q.op(q.call("len", q.index("s.zones", exprs.value(of, env))), ">", "0")
    return None


def change(x: s.Base) -> Build | None:
    """The test whether a sentence that asks for nothing would change something; None: it always does, or nobody can say before."""
    there, test = seated.present(x), changed(x)
    if not there:
        return test
    return lambda env: q.paren(q.all_of([*there, *([test(env)] if test is not None else [])]))


def changed(x: s.Base) -> Build | None:
    """The same at a table at which all sit whom it names."""
    if isinstance(x, s.Place):
        return lambda env: room_for(x, exprs.value(x.who, env) if x.who is not None else env.holder(), env)
    if isinstance(x, s.Draw) and not isinstance(x.number, e.Num):
        return lambda env: at_least_one(x.number, env)
    if isinstance(x, s.Score) and not isinstance(x.number, e.Num):
        return lambda env: at_least_one(x.number, env)
    if isinstance(x, s.SetNumber):
        return number_moves(x)
    if isinstance(x, s.Put) and type_of(x.where)[0] == "place":
        there = members_there(x.what)
        return lambda env: q.all_of([*([there(env)] if there is not None else []), q.op(exprs.value(x.where, env), ">=", "0")])
    if isinstance(x, (s.Put, s.Remove, s.RemoveCards, s.Discard)):
        return members_there(x.what)
    if isinstance(x, s.TakeRandom):
        return lambda env: q.op(q.call("len", q.index("s.zones", exprs.value(x.source, env))), ">", "0")
    if isinstance(x, s.Together):
        return any_of(x.body)
    if isinstance(x, s.If):
        return branches(x)
    return set_anew(x)


def set_anew(x: s.Base) -> Build | None:
    """A mode, mark, standing or state would be another afterwards."""
    if isinstance(x, s.SetMode):
        now: e.Expr = e.ReadMode(x.group, x.owner)
        return lambda env: q.op(exprs.value(now, env), "!=", exprs.value(x.value, env))
    if isinstance(x, s.MarkMode) and x.what is not None:
        what = x.what
        return lambda env: q.no(conds.cond(e.InState(what, x.group, x.state), env))
    if isinstance(x, s.SetStanding) and x.to is not None and not type_of(x.toward)[1]:
        other = e.Not(e.Same(e.Standing(x.decl, x.toward), x.to))
        return lambda env: conds.cond(other, env)
    if isinstance(x, s.TurnUnits) and isinstance(x.what, e.Pieces):
        still = replace(x.what, filters=[*x.what.filters, e.Not(e.UnitState(e.It("unit"), x.decl, x.index))])
        return lambda env: sets.exists(still, e.Num(1), env)
    return None


def number_moves(x: s.SetNumber) -> Build | None:
    """A number would be another afterwards: at its bound it is not."""
    low, high = (x.decl.low, x.decl.high) if x.decl.high >= 0 else (0, -1)
    bounded = high >= 0 or x.decl.scope == "unit"
    if not x.add:
        return number_set(x)
    if x.lose and isinstance(x.value, e.Arith):
        amount = x.value.b
        if not bounded:
            return None if isinstance(amount, e.Num) else lambda env: at_least_one(amount, env)
        return lambda env: q.all_of([
            *([] if isinstance(amount, e.Num) else [at_least_one(amount, env)]), q.op(exprs.number_slot(x.decl, x.of, env), ">", low),
        ])
    if isinstance(x.value, e.Num):
        n = x.value.n
        if n > 0 and high >= 0:
            return lambda env: q.op(exprs.number_slot(x.decl, x.of, env), "<", high)
        return (lambda env: q.op(exprs.number_slot(x.decl, x.of, env), ">", low)) if n < 0 and bounded else None
    if not bounded:
        return lambda env: q.op(exprs.change_of(x, env), "!=", "0")

    def build(env: Env) -> q.Code:
        now, by = exprs.number_slot(x.decl, x.of, env), exprs.change_of(x, env)
        room = [q.all_of([q.op(by, ">", "0"), q.op(now, "<", high)])] if high >= 0 else [q.op(by, ">", "0")]
        return q.paren(q.any_of([*room, q.all_of([q.op(by, "<", "0"), q.op(now, ">", low)])]))

    return build


def number_set(x: s.SetNumber) -> Build | None:
    """A flag or number would be another afterwards; nothing is kept of a place or player whose name means nothing."""
    of = x.of
    if of is not None and type_of(of)[1]:
        return None

    def build(env: Env) -> q.Code:
        known = [q.op(exprs.value(of, env), ">=", "0")] if isinstance(of, e.Var) else []
        return q.all_of([*known, q.op(exprs.number_slot(x.decl, of, env), "!=", exprs.value(x.value, env))])

    return build


def any_of(body: Sequence[s.Base]) -> Build | None:
    """Some sentence of a body would change something; None where that is sure, or where it hangs on what is still to be asked."""
    tests: list[Build] = []
    for x in body:
        test = change(x) if isinstance(x, EFFECTS) else None
        if test is None:
            return None
        tests.append(test)
    if not tests:
        return None
    if len(tests) == 1:
        return tests[0]
    return lambda env: q.paren(q.any_of(q.paren(test(env)) for test in tests))


def branches(x: s.If, inner: Callable[[Sequence[s.Base]], Build | None] = any_of) -> Build:
    """The branch that would be taken would change something."""
    bodies = [(cond, inner(body)) for cond, body in x.branches]
    last = inner(x.otherwise)

    def build(env: Env) -> str:
        text = q.piece(False) if not x.otherwise else last(env) if last is not None else q.piece(True)
        for cond, test in reversed(bodies):
            then = test(env) if test is not None else q.piece(True)
            text = q.paren(q.choice(then, conds.cond(cond, env), text))
        return text

    return build


def reads(x: s.Base) -> set[str]:
    """The names that a sentence reads."""
    from rootdsl.machine.prefix import walk_names

    out: set[str] = set()
    walk_names(x, out)
    return out


def worth_doing(body: Sequence[s.Base], begun: Callable[[Sequence[s.Base]], Build | None]) -> Build | None:
    """Would a body do anything now, or at least ask something? None: it may, whatever stands on the table.

    `begun` makes the test whether a body that begins with a question can be begun.
    """
    tests: list[Build] = []
    asked: set[str] = set()
    for i, x in enumerate(body):
        test: Build | None
        if isinstance(x, s.IfCannot) or (isinstance(x, s.If) and reads(x) & asked):
            return None
        if reads(x) & asked:        # it hangs on a choice, and the test of that choice speaks for it
            asked |= {x.name} if isinstance(x, s.Choose) else set()
            continue
        if isinstance(x, s.If):
            test = branches(x, lambda inner: worth_doing(inner, begun))
        elif isinstance(x, s.May):
            test = begun([x])
        elif isinstance(x, (s.Choose, s.Cost, s.Invoke)):
            test = begun(body[i:])
        else:
            test = change(x) if isinstance(x, EFFECTS) else None
        if test is None:
            return None
        tests.append(test)
        if isinstance(x, s.Choose):
            asked.add(x.name)
    if not tests:
        return None
    return lambda env: tests[0](env) if len(tests) == 1 else q.paren(q.any_of(q.paren(y(env)) for y in tests))


# ---------------------------------------------------------------- what must change before something would be done

CARDS, PIECES, NUMBERS, POINTS, NEVER = 1, 2, 4, 8, 16
ANYTHING = CARDS | PIECES | NUMBERS | POINTS
READS: dict[type, int] = {
    **dict.fromkeys((e.Cards, e.ZoneRef, e.ColumnRef, e.Columns), CARDS),
    **dict.fromkeys((e.Pieces, e.BoxRef, e.TrackRef, e.TrackRead, e.OnTrack, e.Full, e.CanPlace, e.OwnSort, e.PlacesOf), PIECES),
    **dict.fromkeys((e.ReadNumber, e.Flag, e.ReadMode, e.Standing, e.InState, e.RelationRead), NUMBERS),
    **dict.fromkeys((e.Points, e.HasScore), POINTS),
    **dict.fromkeys((e.Num, e.Var, e.It, e.Me, e.Current, e.SeatOf,
                     e.SuitRef, e.PieceRef, e.PathBetween, e.SeatAt, e.Places, e.Players, e.PlaceFlag, e.SuitIs, e.Not,
                     e.All, e.AnyOf, e.Compare, e.Exists, e.Count, e.Arith, e.Half, e.Same, e.SortIs, e.Among, e.Matching, e.CardIs,
                     e.CardHas, e.SeatIs, e.Nobody, e.StateRef, e.ModeRef), 0),
}
WRITES: dict[type, int] = {
    **dict.fromkeys((s.Draw, s.Discard, s.DiscardDown, s.TakeRandom, s.RemoveCards, s.Give, s.Shuffle, s.Reveal), CARDS),
    **dict.fromkeys((s.Place, s.Remove, s.Replace, s.Spend, s.TurnUnits), PIECES),
    **dict.fromkeys((s.SetNumber, s.SpendNumber, s.SetMode, s.MarkMode, s.SetStanding), NUMBERS),
    s.Put: CARDS | PIECES,
    s.Score: POINTS,
    **dict.fromkeys((s.If, s.May, s.Choose, s.LetName, s.ForEach, s.ChooseOne, s.Together, s.Cost, s.IfCannot), 0),
}


def inside(x: object) -> Iterator[object]:
    """Everything that a sentence or expression is made of, itself included."""
    if isinstance(x, (list, tuple)):
        for y in x:
            yield from inside(y)
    elif hasattr(x, "__dataclass_fields__") and not isinstance(x, d.Decl):
        yield x
        for name in x.__dataclass_fields__:
            yield from inside(getattr(x, name))


STANDS = {"place": PIECES, "suit": PIECES, "track": PIECES, "only": 0, **dict.fromkeys(
    ("sort", "owner", "number", "item", "points", "name", "face"), 0
)}


def read_by_one(y: object) -> int:
    """What a part of a sentence or condition looks at itself."""
    if isinstance(y, e.Attr):
        return STANDS.get(y.name, ANYTHING)
    if isinstance(y, s.Base):
        return 0 if type(y) in WRITES else ANYTHING
    return 0 if isinstance(y, s.Rank) else READS.get(type(y), ANYTHING)


def read_by(x: object) -> int:
    """What a test of these sentences or conditions looks at."""
    out = 0
    for y in inside(x):
        out |= read_by_one(y)
    return out


def numbers_read(x: object, seen: frozenset[str] = frozenset()) -> set[int]:
    """The numbers and flags (by their declaration) that sentences or conditions look at, also in the values that they ask."""
    out: set[int] = set()
    for y in inside(x):
        if isinstance(y, e.Call) and y.decl.path not in seen:
            out |= numbers_read(list(y.decl.body), seen | {y.decl.path})
        elif isinstance(y, (e.ReadNumber, e.Flag)):
            out.add(id(y.decl))
    return out


def read_through(x: object, seen: frozenset[str] = frozenset()) -> int:
    """The same, with what the values look at that it asks."""
    out = 0
    for y in inside(x):
        if isinstance(y, e.Call) and y.decl.path not in seen:
            out |= read_through(list(y.decl.body), seen | {y.decl.path})
        elif not isinstance(y, e.Call):
            out |= read_by_one(y)
    return out


def written_by(body: Sequence[s.Base]) -> int:
    """What these sentences change."""
    out = 0
    for y in inside(body):
        if isinstance(y, s.Base):
            out |= WRITES.get(type(y), ANYTHING)
    return out


def obstacle(body: Sequence[s.Base], begun: Callable[[Sequence[s.Base]], Build | None], env: Env) -> q.Code:
    """0 where a body would do something now (or nobody can say); else what would have to change before it does."""
    if len(body) == 1 and isinstance(body[0], s.If):
        x = body[0]
        text = obstacle(x.otherwise, begun, env) if x.otherwise else q.piece(NEVER | read_by([cond for cond, _ in x.branches]))
        for cond, branch in reversed(x.branches):
            text = q.paren(q.choice(obstacle(branch, begun, env), conds.cond(cond, env), text))
        return text
    test = worth_doing(body, begun)
    return q.piece(0) if test is None else q.paren(q.choice("0", test(env), NEVER | read_by(body)))
