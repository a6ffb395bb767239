"""Can these conditions hold at one moment? If so, when: an assignment that says it in words.

A condition is broken into atoms. An atom asks one unknown of a small domain (the side of a holder, a
mode, a suit, a number near the numbers that are compared) whether its value is among some. What cannot
be looked into is an unknown of its own that can be true or false, so it counts as "can hold". Equal
unknowns are one unknown, so a condition and its contrary exclude each other whatever they say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e

OTHER = "something else"
NO_SIDE = "no side"
MOST_STEPS = 20_000
OPERATORS: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b, ">=": lambda a, b: a >= b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, "<": lambda a, b: a < b,
}


@dataclass(slots=True)
class Unknown:
    """Something of a finite domain; `say` is `{}` with the value in it, or '' where words cannot be found."""

    key: str
    say: str = ""
    values: list[Any] = field(default_factory=list)
    opaque: bool = False


@dataclass(slots=True)
class Formula:
    """`and`, `or`, `not` over parts; `is`: the unknown has one of the values, or passes the test."""

    op: str
    parts: list[Formula] = field(default_factory=list)
    key: str = ""
    values: frozenset[Any] = frozenset()
    test: tuple[str, int] | None = None


TRUE = Formula("and")


def both(parts: Iterable[Formula]) -> Formula:
    return Formula("and", list(parts))


def negated(part: Formula) -> Formula:
    return Formula("not", [part])


class Atoms:
    """The unknowns that some conditions speak of. `low` and `high` bound the number of players of the game."""

    def __init__(self, low: int = 1, high: int = 8, phases: Iterable[str] = ()) -> None:
        self.low, self.high = low, high
        self.phases = list(phases)           # paths, of which one at a time is under way
        self.apart = False                   # two holders are asked, so that a witness must name each
        self.unknowns: dict[str, Unknown] = {}

    # ------------------------------------------------------------ from conditions to formulas

    def unknown(self, key: str, say: str = "", values: Iterable[Any] = (), opaque: bool = False) -> Unknown:
        found = self.unknowns.setdefault(key, Unknown(key, say, [], opaque))
        found.values += [value for value in values if value not in found.values]
        return found

    def one_of(self, key: str, say: str, wanted: Iterable[Any], domain: Iterable[Any] = ()) -> Formula:
        values = frozenset(wanted)
        self.unknown(key, say, [*domain, *sorted(values, key=str)])
        return Formula("is", [], key, values)

    def read(self, cond: Any, holder: str) -> Formula:
        """The formula of a condition, as `holder` (the name of who has the rule) would ask it."""
        if isinstance(cond, e.All):
            return both(self.read(part, holder) for part in cond.parts)
        if isinstance(cond, e.AnyOf):
            return Formula("or", [self.read(part, holder) for part in cond.parts])
        if isinstance(cond, e.Not):
            return negated(self.read(cond.part, holder))
        if isinstance(cond, e.SeatCount) and cond.op in OPERATORS:
            self.unknown("players", "{} players play", range(self.low, self.high + 1))
            return Formula("is", [], "players", frozenset(), (cond.op, cond.n))
        if isinstance(cond, e.Exists) and isinstance(cond.least, e.Num):
            return self.compared(">=", e.Count(cond.of), cond.least.n, holder)
        if isinstance(cond, e.Compare) and isinstance(cond.b, e.Num) and cond.op in OPERATORS:
            return self.compared(cond.op, cond.a, cond.b.n, holder)
        if isinstance(cond, e.Same):
            return self.same(cond.a, cond.b, holder)
        if isinstance(cond, e.SuitIs) and isinstance(cond.suit, e.SuitRef):
            return self.one_of(f"suit of {key_of(cond.of, holder)}", f"{said(cond.of)} is {{}}", [cond.suit.decl.name], [OTHER])
        if isinstance(cond, e.UnitState):
            return self.one_of(f"state {cond.decl.path} of {key_of(cond.of, holder)}", "", [cond.index], [0, 1])
        if isinstance(cond, e.SeatIs):
            return self.one_of(f"faction of {key_of(cond.of, holder)}", f"{said(cond.of)} is {{}}", [cond.system], [OTHER])
        if isinstance(cond, e.During) and cond.path in self.phases and cond.who is None:
            names = [path.rpartition(".")[2] for path in self.phases]
            return self.one_of("phase", "it is {}", [cond.path.rpartition(".")[2]], [*names, OTHER])
        return self.opaque(cond, holder)

    def opaque(self, cond: Any, holder: str) -> Formula:
        key = f"? {key_of(cond, holder)}"
        self.unknown(key, "", (True, False), opaque=True)
        return Formula("is", [], key, frozenset((True,)))

    def compared(self, op: str, a: Any, n: int, holder: str) -> Formula:
        if isinstance(a, e.Count) and isinstance(a.of, e.Cards) and len(a.of.zone) == 1 and not (a.of.kinds or a.of.filters or a.of.top):
            a = e.Count(a.of.zone[0])       # a pile counts as its cards
        key = f"number {key_of(a, holder)}"
        self.unknown(key, "", sorted({0, max(0, n - 1), max(0, n), n + 1}), opaque=True)
        return Formula("is", [], key, frozenset(), (op, n))

    def same(self, a: Any, b: Any, holder: str) -> Formula:
        if constant(a, holder) is not None and constant(b, holder) is None:
            a, b = b, a
        value = constant(b, holder)
        if value is None:
            return self.opaque(e.Same(a, b), holder)
        if isinstance(a, e.ReadMode):
            return self.mode(a.group, value, key_of(a.owner, holder))
        return self.one_of(f"what {key_of(a, holder)}", f"{said(a)} is {{}}", [value], [OTHER])

    def mode(self, group: d.ModeSet, name: str, owner: str) -> Formula:
        """The active mode of a set is this one."""
        members = [member.name.rpartition(".")[2] for member in group.members]
        say = f"{group.name} of {owner.strip('<>')} is {{}}" if self.apart else f"{group.name} is {{}}"
        return self.one_of(f"mode {group.path} of {owner}", say, [name], [*members, OTHER])

    def side(self, holder: str, side: str, sides: Iterable[str], say: str) -> Formula:
        """The holder is this side of the procedure."""
        return self.one_of(f"side of {holder}", f"{say} is {{}}", [side], [*sides, NO_SIDE])

    def has_opaque(self, formula: Formula) -> bool:
        """Does a formula hang on something that has no words of its own?"""
        return self.unknowns[formula.key].opaque if formula.op == "is" else any(self.has_opaque(part) for part in formula.parts)

    # ------------------------------------------------------------ search

    def solve(self, formulas: Iterable[Formula]) -> dict[str, Any] | None:
        """Values of the unknowns under which all hold; None when there are none. Past a bound of steps it says "can hold"."""
        whole = both(formulas)
        steps = [0]
        found: dict[str, Any] = {}
        return found if self._search(whole, found, steps) else None

    def _search(self, whole: Formula, found: dict[str, Any], steps: list[int]) -> bool:
        steps[0] += 1
        verdict = _test(whole, found)
        if verdict is not None or steps[0] > MOST_STEPS:
            return verdict is not False
        key = _first_open(whole, found)
        for value in self.unknowns[key].values:
            found[key] = value
            if self._search(whole, found, steps):
                return True
            del found[key]
        return False

    def witness(self, found: dict[str, Any]) -> list[str]:
        """What an assignment says, in words; unknowns without words are left out."""
        told = [(self.unknowns[key], value) for key, value in found.items() if self.unknowns[key].say]
        return [unknown.say.format(value) for unknown, value in told if value not in (OTHER, NO_SIDE)]


def _test(x: Formula, found: dict[str, Any]) -> bool | None:
    """True, False, or None while it is open."""
    if x.op == "is":
        if x.key not in found:
            return None
        return OPERATORS[x.test[0]](found[x.key], x.test[1]) if x.test else found[x.key] in x.values
    if x.op == "not":
        part = _test(x.parts[0], found)
        return None if part is None else not part
    stop = x.op == "or"
    verdict: bool | None = not stop
    for inner in x.parts:
        part = _test(inner, found)
        if part is stop:
            return stop
        if part is None:
            verdict = None
    return verdict


def _first_open(x: Formula, found: dict[str, Any]) -> str:
    if x.op == "is":
        return x.key if x.key not in found else ""
    return next((key for part in x.parts if (key := _first_open(part, found))), "")


# ---------------------------------------------------------------- expressions as keys and words


def constant(x: Any, holder: str) -> str | None:
    """The name of a thing that is never equal to another name of its kind; None for anything else."""
    if isinstance(x, e.ModeRef):
        return x.group.members[x.index].name.rpartition(".")[2]
    if isinstance(x, (e.SuitRef, e.PieceRef)):
        return x.decl.name
    if isinstance(x, e.ColumnRef):
        return x.column
    if isinstance(x, e.SeatOf):
        return x.system
    if isinstance(x, e.SiteRef):
        return x.name
    if isinstance(x, e.StateRef):
        return f"{x.decl.name} {x.index}"
    return "nobody" if isinstance(x, e.Nobody) else None


def key_of(x: Any, holder: str) -> str:
    """A text that two expressions share when they mean the same at one moment."""
    if isinstance(x, e.Me):
        return f"<{holder}>"
    if isinstance(x, e.SeatOf):
        return f"<{x.system}>"
    if isinstance(x, d.Decl):
        return x.path
    if isinstance(x, (list, tuple)):
        return "[" + ", ".join(key_of(part, holder) for part in x) + "]"
    names = getattr(type(x), "__dataclass_fields__", None)
    if names is None:
        return repr(x)
    return type(x).__name__ + "(" + ", ".join(key_of(getattr(x, name), holder) for name in names) + ")"


def said(x: Any) -> str:
    """An expression in a word or two, for a witness."""
    if isinstance(x, e.Var):
        return x.name
    if isinstance(x, e.Attr):
        return f"{x.name} of {said(x.of)}"
    if isinstance(x, e.Me):
        return "the holder"
    if isinstance(x, e.Current):
        return "the current player"
    if isinstance(x, e.It):
        return x.type
    decl = getattr(x, "decl", None) or getattr(x, "group", None)
    return decl.name.rpartition(".")[2] if isinstance(decl, d.Decl) else "it"
