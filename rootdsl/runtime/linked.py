"""Rules linked to their holders: what the table keeps of a hook, a free action, a trigger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from rootdsl.runtime.events import PLACED, REMOVED
from rootdsl.runtime.frame import ABSENT
from rootdsl.runtime.wrap import (
    for_mover,
    in_force,
    told,
)


@dataclass(slots=True)
class Live:
    """A rule linked to its holders: a seat, every copy of a card in force, or whoever performs (the Law)."""

    frame: Any
    can: Callable[..., bool]
    kind: str
    me: int
    copies: tuple[int, ...]
    once: bool = False
    slot: int = 0
    title: str = ""
    path: str = ""
    wins: int = 0       # True: before all else of its moment; 2: it only adds, 3: it only sets back, and asks nothing among its like
    probe: Any = None  # a frame on which conditions are tested without making one each time

    def __post_init__(self) -> None:
        self.probe = self.frame(-1)

    def holders(self, t: Any, s: Any, up: Any) -> list[tuple[int, int]]:
        """(seat, card) pairs for which the rule may apply; `up` is a frame or a seat."""
        if self.kind == "seat":
            return [(self.me, -1)] if type(up) is not int or up == self.me else []
        if self.kind == "law":
            return [(up if type(up) is int else up.me, -1)]
        return copies_in_force(t, s, self.copies)


class LiveFree(Live):
    """A free action: only a seat that acts may take it."""

    __slots__ = ()

    def holders(self, t: Any, s: Any, up: Any) -> list[int]:  # type: ignore[override]
        if self.kind == "law" or self.kind == "lent" and not self.copies:
            return [-1]
        if self.kind == "seat":
            return [-1] if up == self.me else []
        if self.kind == "lent":
            return [card for _, card in copies_in_force(t, s, self.copies)]
        return [card for me, card in copies_in_force(t, s, self.copies) if me == up]


@dataclass(slots=True)
class LiveTrigger:
    kind: int
    matches: Callable[..., bool]
    frame: Any
    can: Callable[..., bool]
    me: int
    each: bool
    by_performer: bool
    by_source: bool
    by_target: bool
    scores: bool = False
    owner_slot: str = ""  # the name that the owner of the pieces is bound to: one group for each owner
    copy: int = -1        # the copy of the card on which it stands: it waits for whoever has that copy in force
    optional: bool = False
    layer: int = 3
    same: int = -1        # alternatives of one `when` bear the same number: a fact is told to the first of them for which it holds

    def holder(self, t: Any, s: Any) -> int:
        """The seat for which it waits, -1 for a rule of everybody, ABSENT while its card is not in force."""
        if self.copy < 0:
            return self.me
        zone = s.zone_of[self.copy]
        return t.zone_owner[zone] if zone >= 0 and t.active[zone] else ABSENT



def copies_in_force(t: Any, s: Any, copies: tuple[int, ...]) -> list[tuple[int, int]]:
    """Copies that lie in a pile whose cards have their rules in force, with the owner of the pile."""
    out = []
    for card in copies:
        zone = s.zone_of[card]
        if zone >= 0 and t.active[zone]:
            out.append((t.zone_owner[zone], card))
    return out


def askers(t: Any, function: Any, kind: str, seats: list[int], card: Sequence[str], own: bool = False) -> list[tuple[int, Any]]:
    """Seat and function for each that a rule stands for: the seats of its file, the copies of its card, or everybody (-1)."""
    if card:
        return [(-1, in_force(function, copy, own)) for copy in t.copies.get(card[0], ())]
    return [(me, function) for me in (seats if kind == "seat" else [-1])]


def waiting(t: Any, holder: str, seats: list[int], card: str) -> list[tuple[int, int]]:
    """Seat and copy for each for whom a trigger waits."""
    if holder == "card":
        return [(-1, copy) for copy in t.copies.get(card, ())]
    return [(me, -1) for me in (seats if holder == "seat" else [-1])]


def ways_of(function: Any, me: int, copy: int) -> Any:
    """A way that a rule makes for others: in the name of the seat that holds it, or of whoever has its card in force."""
    return for_mover(in_force(function, copy, False) if copy >= 0 else function, me)


LAYERS = {"game": 0, "law": 1, "map": 2, "deck": 4, "house rules": 5}


Holders = list[tuple[ModuleType, int, list[int]]]


def preferences(holders: Holders) -> Callable[[list[Any], Callable[[Any], Any]], list[Any]]:
    """Puts exceptions into the order that files prefer: of those that hold together the last one counts."""
    wanted = [pair for m, _, _ in holders for pair in m.SYSTEM.get("prefers", ())]
    paths = {id(made): path for m, _, _ in holders for made, path in getattr(m, "RULE_PATHS", ())}

    def ordered(found: list[Any], made: Callable[[Any], Any]) -> list[Any]:
        for first, second in wanted:
            below = [i for i, x in enumerate(found) if (paths.get(id(made(x)), "") + ".").startswith(second + ".")]
            late = [x for x in found[: below[-1]] if (paths.get(id(made(x)), "") + ".").startswith(first + ".")] if below else []
            if late:
                after = found[below[-1]]
                found = [x for x in found if x not in late]
                found[found.index(after) + 1 : found.index(after) + 1] = late
        return found

    return ordered


Standing = Callable[[Any, Callable[..., tuple[int, int, int]]], Any]


def lifts(t: Any, holders: Holders) -> Standing:
    """Makes the test of a rule that forbids or catches something heed the exceptions to that rule."""
    found: dict[str, list[tuple[int, Any]]] = {}
    for m, _, seats in holders:
        for path, function, kind, *card in getattr(m, "LIFTS", ()):
            found.setdefault(path, []).extend(askers(t, function, kind, seats, card))
    if not found:
        return lambda base, _what: base
    paths = {id(made): path for m, _, _ in holders for made, path in getattr(m, "RULE_PATHS", ())}

    def standing(base: Any, what: Callable[..., tuple[int, int, int]]) -> Any:
        exceptions = found.get(paths.get(id(base), ""))
        return unless_lifted_by(base, exceptions, what) if exceptions else base

    return standing


def unless_lifted_by(base: Any, exceptions: list[tuple[int, Any]], what: Callable[..., tuple[int, int, int]]) -> Any:
    """A test that fails where an exception says that its rule does not hold."""

    def test(t: Any, s: Any, *args: Any) -> bool:
        if not base(t, s, *args):
            return False
        who, row, place = what(t, s, *args)
        return not any(lifted(t, s, me if me >= 0 else who, who, row, place) for me, lifted in exceptions)

    return told(test, way="unless_lifted_by", base=base, exceptions=exceptions, what=what)


def of_ban(_t: Any, _s: Any, _me: int, who: int, row: int, place: int) -> tuple[int, int, int]:
    """Who would do what is forbidden, with which row of pieces, where."""
    return who, row, place


def of_event(_t: Any, _s: Any, _me: int, x: list[int]) -> tuple[int, int, int]:
    """The same of an event; points and cards have no place."""
    pieces = x[0] in (REMOVED, PLACED)
    return x[1], x[2] if pieces else -1, (x[4] if x[0] == REMOVED else x[5]) if pieces else -1


def of_call(_t: Any, s: Any, f: Any) -> tuple[int, int, int]:
    """The same of a procedure that something is put in the place of."""
    return s.stack[f.up].me, -1, -1


def of_card(_t: Any, s: Any, _me: int, *_: Any) -> tuple[int, int, int]:
    """What goes to a pile or a box is moved by nobody in particular: in whose turn, is asked."""
    return s.current, -1, -1
