"""Numbers as amounts: the planners of expressions that count or compute."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.prose.clause import (
    Amount,
    AsMany,
    Between,
    Block,
    Clause,
    Computed,
    Condition,
    Exactly,
    NounPhrase,
    PerEach,
    Phrase,
    Pronoun,
    Relative,
    Sum,
    Tail,
    fact,
    weight,
)
from rootdsl.prose.plan import EACH, EXPRESSIONS, ONE, THE, Planner, Shape, listing, plans
from rootdsl.prose.walk import flat, shown_item

AMOUNTS = (Exactly, Between, PerEach, Sum, AsMany, Computed)


def amount_of(p: Planner, x: e.Expr) -> Amount:
    """A number as an amount; one that has a name of its own is `as many as` that."""
    found = p.phrase(x)
    return found if isinstance(found, AMOUNTS) else AsMany(found)


def value_of(p: Planner, x: e.Expr) -> Phrase:
    """A number as a thing to speak of."""
    found = p.phrase(x)
    return found.as_ if isinstance(found, AsMany) else found


def bounds(p: Planner, low: e.Expr | None, high: e.Expr | None) -> Amount:
    """The number of a chosen group: `any number`, `at least one`, `one or two`, `up to three`, `two`."""
    if low is not None and low == high:
        return amount_of(p, low)
    if low == e.Num(0):
        low = None
    return Between(amount_of(p, low) if low else None, amount_of(p, high) if high else None, low is None)


def compared(p: Planner, op: str, n: e.Expr) -> Amount:
    """An amount that a comparison asks for.

    >>> compared(Planner.__new__(Planner), ">=", e.Num(2))
    Between(low=Exactly(n=2), high=None, upto=False)
    """
    if isinstance(n, e.Num):
        shift = {">": 1, "<": -1}.get(op, 0)
        amount: Amount = Exactly(n.n + shift)
    else:
        amount = amount_of(p, n)
        if op in (">", "<"):
            amount = Sum(amount, Exactly(1), op == "<")
    if op in (">=", ">"):
        return Between(amount, None)
    return Between(None, amount) if op in ("<=", "<") else amount


@plans(EXPRESSIONS, e.Num)
def _(p: Planner, x: e.Num, shape: Shape) -> Phrase:
    return Exactly(x.n)


@plans(EXPRESSIONS, e.ReadNumber)
def _(p: Planner, x: e.ReadNumber, shape: Shape) -> Phrase:
    return borne(p, x.decl, x.of)


def borne(p: Planner, decl: d.NumberDecl, of: e.Expr | None) -> NounPhrase:
    """A number with whoever or whatever bears it: `your favour in that clearing`."""
    at: tuple[Tail, ...] = ()
    if isinstance(of, e.SeatAt):
        at, of = (Tail("at", p.phrase(of.place, ONE)),), of.player
    return NounPhrase((decl.path,), "the", owner=p.phrase(of, ONE) if of is not None else None, tails=at)


@plans(EXPRESSIONS, e.SeatAt)
def _(p: Planner, x: e.SeatAt, shape: Shape) -> Phrase:
    found = p.phrase(x.player, ONE)
    return replace(found, tails=(*found.tails, Tail("at", p.phrase(x.place, ONE)))) if isinstance(found, NounPhrase) else found


@plans(EXPRESSIONS, e.PlaceNumber)
def _(p: Planner, x: e.PlaceNumber, shape: Shape) -> Phrase:
    return Computed("number_of", (AsMany(NounPhrase((place_word(p, x.name),), "the", True, owner=p.phrase(x.of, ONE))),))


def place_word(p: Planner, name: str) -> str:
    """The key of a number or flag that the places of a map bear."""
    kind = next((k for k in p.decls(d.PlaceKind) if name in (*k.numbers, *k.flags)), None)
    return f"{kind.system}.{name}" if kind else name


@plans(EXPRESSIONS, e.TrackRead)
def _(p: Planner, x: e.TrackRead, shape: Shape) -> Phrase:
    """`the cost of the leftmost mill on the track`, `the points that the last mill has uncovered`, `the cards uncovered`."""
    row = p.phrase(x.row, THE) if x.row is not None else None
    if isinstance(x.row, e.Var) and isinstance(row, NounPhrase):
        row = replace(row, plural=False, tails=(Tail("of", NounPhrase(("sort",), "this")),))
    if isinstance(row, NounPhrase):
        row = replace(row, det="the", mods=("leftmost", *row.mods)) if x.which == "next" else replace(row, det="a")
    verb = {"next": "track_next", "last": "track_last"}.get(x.which, "track_all")
    track = listing(NounPhrase((y.path,), "the") for y in (x.track, *x.more))
    clause = fact(verb, subject=Pronoun("gap"), row=row if verb != "track_all" else None, track=track)
    return NounPhrase((f"{x.track.path}.{x.column}",), "the", relatives=(Relative(clause),))


@plans(EXPRESSIONS, e.RelationRead)
def _(p: Planner, x: e.RelationRead, shape: Shape) -> Phrase:
    clause = fact("relation_read", subject=Pronoun("gap"), track=NounPhrase((x.decl.path,), "the", owner=p.me), row=p.phrase(x.toward, ONE))
    return NounPhrase((f"{x.decl.path}.{x.column}",), "the", True, relatives=(Relative(clause),))


@plans(EXPRESSIONS, e.FaceCount)
def _(p: Planner, x: e.FaceCount, shape: Shape) -> Phrase:
    return PerEach(
        1,
        NounPhrase(("die",), "each", relatives=(Relative(fact("show", subject=Pronoun("gap"), what=p.phrase(x.face), of=p.phrase(x.of))),)),
    )


@plans(EXPRESSIONS, e.Points)
def _(p: Planner, x: e.Points, shape: Shape) -> Phrase:
    return Computed("number_of", (AsMany(NounPhrase(("point",), "the", True, owner=p.phrase(x.of, ONE))),))


@plans(EXPRESSIONS, e.Distance)
def _(p: Planner, x: e.Distance, shape: Shape) -> Phrase:
    ends = (AsMany(p.phrase(x.a, ONE)), AsMany(p.phrase(x.b, ONE)))
    if x.kind is None:
        return Computed("distance", ends)
    return Computed("distance_by", (*ends, AsMany(NounPhrase((x.kind.path,), "", True))))


@plans(EXPRESSIONS, e.Count)
def _(p: Planner, x: e.Count, shape: Shape) -> Phrase:
    found = p.phrase(x.of, EACH)
    return PerEach(1, on_the_map(x.of, found))


def on_the_map(x: e.Expr, found: Phrase) -> Phrase:
    """Pieces of a sort that are counted without a place are those on the map, not those that wait on a track or in a supply."""
    if not isinstance(x, e.Pieces) or x.at is not None or x.purpose:
        return found
    bare = not x.filters if x.sorts else bool(x.filters) and all(map(shown_item, x.filters))
    if not bare or not isinstance(found, NounPhrase) or found.tails or found.relatives:
        return found
    return replace(found, tails=(Tail("on_map", Pronoun("there")),))


@plans(EXPRESSIONS, e.Arith)
def _(p: Planner, x: e.Arith, shape: Shape) -> Phrase:
    if x.op in ("*", "x", "times"):
        for one, other in ((x.a, x.b), (x.b, x.a)):
            if isinstance(one, e.Num) and isinstance(other, e.Count):
                found = p.phrase(other)
                return replace(found, n=one.n) if isinstance(found, PerEach) else Computed("times", (Exactly(one.n), amount_of(p, other)))
        return Computed("times", (amount_of(p, x.a), amount_of(p, x.b)))
    uses = used_actions(p, x.b)
    if uses is not None:
        return Sum(amount_of(p, x.a), uses, x.op == "-")
    return Sum(amount_of(p, x.a), amount_of(p, x.b), x.op == "-")


def used_actions(p: Planner, x: e.Expr) -> Amount | None:
    """The counter of an extra action of a menu: one for each use of it."""
    name = getattr(x, "name", "") or getattr(getattr(x, "decl", None), "name", "")
    action = next((a for a in p.menu if a.adds and a.adds == name), None)
    if action is None:
        return None
    from rootdsl.prose.clause import Quoted

    return PerEach(1, NounPhrase(("use",), "each", tails=(Tail("of", Quoted(action.path)),)))


@plans(EXPRESSIONS, e.Half)
def _(p: Planner, x: e.Half, shape: Shape) -> Phrase:
    return Computed("half_up" if x.up else "half_down", (amount_of(p, x.of),))


@plans(EXPRESSIONS, e.Lots)
def _(p: Planner, x: e.Lots, shape: Shape) -> Phrase:
    return Computed("lots", (amount_of(p, x.of), Exactly(x.size)))


OF_TWO = {"highest": "higher", "lowest": "lower"}


@plans(EXPRESSIONS, e.Extreme)
def _(p: Planner, x: e.Extreme, shape: Shape) -> Phrase:
    which = x.which
    if len(x.of) == 1:
        return Computed(f"{which}_of{'_two' if of_two_dice(p, x.of[0]) else ''}", (AsMany(p.phrase(x.of[0])),))
    found = members(x)
    return Computed(OF_TWO.get(which, which) if len(found) == 2 else which, tuple(amount_of(p, y) for y in found))


def of_two_dice(p: Planner, x: e.Expr) -> bool:
    """Is this the roll of exactly two dice, of which one is the higher?"""
    bodies = (y.body for y in p.decls(d.ProcedureDecl))
    rolls = (y for body in (*bodies, *p.system.phases.values()) for y in flat(body) if isinstance(y, s.Roll))
    return isinstance(x, e.Var) and x.type == "faces" and any(y.name == x.name and y.number == e.Num(2) for y in rolls)


def members(x: e.Extreme) -> list[e.Expr]:
    """The highest of one and the highest of two others is the highest of three."""
    return [z for y in x.of for z in (members(y) if isinstance(y, e.Extreme) and y.which == x.which and len(y.of) > 1 else [y])]


@plans(EXPRESSIONS, e.Steps)
def _(p: Planner, x: e.Steps, shape: Shape) -> Phrase:
    return Computed("steps", (amount_of(p, x.by), table_of(p, x)))


def most_of(p: Planner, by: e.Expr) -> int:
    """How many pieces can lie on the track that is counted, or -1."""
    at = by.of.at if isinstance(by, e.Count) and isinstance(by.of, e.Pieces) else None
    return at.decl.spaces if isinstance(at, e.TrackRef) else -1


LONG_SUM = 9  # what the parts of a sum may weigh in one sentence


def long_sum(x: Phrase) -> list[Phrase]:
    """The parts of a sum that is too long for one sentence, or nothing."""

    def parts(y: Phrase, minus: bool) -> list[tuple[Phrase, bool]]:
        if isinstance(y, Sum):
            return [*parts(y.a, minus), *parts(y.b, minus != y.minus)]
        return [(y, minus)]

    found = parts(x, False)
    if len(found) < 3 or sum(weight(y) for y, _ in found) <= LONG_SUM:
        return []
    return [Computed("less", (y,)) if minus else y for y, minus in found]  # type: ignore[arg-type]


def summed(x: Clause) -> Block:
    """A value that is a long sum tells its parts one by one."""
    what = x.role("what")
    items = long_sum(what) if what is not None else []
    if not items:
        return Block(x)
    return Block(x.with_role("what", Computed("sum_these", ())), children=[Block(item=y) for y in items])


def table_of(p: Planner, x: e.Steps, unit: str = "") -> Computed:
    """How much for which counts: neighbours with one result stand together, and of points the rows that bring none are left out."""
    rows: list[tuple[int, int, int]] = []
    for i, n in enumerate(x.numbers):
        if rows and rows[-1][2] == n:
            rows[-1] = (rows[-1][0], i, n)
        else:
            rows.append((i, i, n))
    parts: list[Amount] = []
    for low, high, n in rows:
        most = most_of(p, x.by)
        top = None if (low, high, n) == rows[-1] and high != most else Exactly(high)
        if n or not unit:
            parts += [Between(Exactly(low), top), AsMany(NounPhrase((unit,), "", n != 1, Exactly(n))) if unit else Exactly(n)]
    return Computed("table", tuple(parts))


@plans(EXPRESSIONS, e.Bound)
def _(p: Planner, x: e.Bound, shape: Shape) -> Phrase:
    how = "within" if x.low is not None and x.high is not None else "at_most" if x.high is not None else "at_least"
    return Computed(how, tuple(amount_of(p, y) for y in (x.a, x.low, x.high) if y is not None))


@plans(EXPRESSIONS, e.Cases)
def _(p: Planner, x: e.Cases, shape: Shape) -> Phrase:
    conditions: tuple[Condition, ...] = tuple(p.condition(c) for c, _ in x.cases)
    values = [amount_of(p, v) for _, v in x.cases]
    if x.otherwise is not None:
        values.append(amount_of(p, x.otherwise))
    return Computed("cases", tuple(values), conditions)
