"""The land under a game: who begins on it, what may change of a map while it is played (suits that are dealt, paths that open),
and ways that rules add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rootdsl.runtime.chance import shuffle
from rootdsl.runtime.state import OF_PIECES


def take_first_turn(s: Any, who: int) -> None:
    """The turns begin with this seat."""
    if who >= 0:
        s.first = who
        if s.log is not None:
            s.log.append(("first", who, -1, -1))


def shuffle_suits(t: Any, s: Any, places: Sequence[int]) -> None:
    """The suits of these places, mixed and dealt to them again."""
    dealt = [s.suit[p] for p in places]
    shuffle(s, dealt)
    s.suit = list(s.suit)
    for place, suit in zip(places, dealt, strict=True):
        s.suit[place] = suit
    changed(s)
    if s.log is not None:
        s.log.append(("suits", s.current, [[p, s.suit[p]] for p in places], -1))


def open_path(t: Any, s: Any, kind: str, a: int, b: int) -> None:
    """A closed path of a kind between two places is open from now on."""
    if is_shut(t, s, kind, a, b):
        s.unbarred.append(key(t, kind, a, b))
        changed(s)
        if s.log is not None:
            s.log.append(("open", s.current, key(t, kind, a, b), -1))


def is_shut(t: Any, s: Any, kind: str, a: int, b: int) -> bool:
    """Is there a path of this kind between two places that is still closed?"""
    return a >= 0 and b in t.shut[kind][a] and key(t, kind, a, b) not in s.unbarred


def key(t: Any, kind: str, a: int, b: int) -> list[int]:
    """A path as it is noted when it opens."""
    return [t.path_names.index(kind), min(a, b), max(a, b)]


def beside(t: Any, s: Any, place: int) -> Sequence[int]:
    """Places joined to a place by a path that is open for all."""
    return with_unbarred(s, place, t.links[place]) if s.unbarred else t.links[place]


def with_unbarred(s: Any, place: int, near: Sequence[int]) -> Sequence[int]:
    more = [b if a == place else a for _, a, b in s.unbarred if place in (a, b)]
    return tuple(sorted({*near, *more})) if more else near


def with_bridges(t: Any, s: Any, mover: int, place: int, near: Sequence[int]) -> Sequence[int]:
    """These places, and those to which rules lead a mover from here."""
    more = [p for me, bridge in t.bridges if me in (-1, mover) for p in bridge(t, s, mover, place) if p != place]
    return tuple(sorted({*near, *more})) if more else near


def suit_of_unit(t: Any, s: Any, unit: int) -> int:
    """The suit printed on a piece, else that of the place where it is."""
    printed = t.row_suit[unit // t.width]
    return printed if printed >= 0 else s.suit[unit % t.width]


def changed(s: Any) -> None:
    """Values of places that are remembered, and regions, are asked again."""
    s.changes += 1
    for memo in s.memo[:-OF_PIECES]:
        memo[:] = [-2] * len(memo)


__all__ = ["beside", "is_shut", "open_path", "shuffle_suits", "suit_of_unit", "take_first_turn", "with_bridges", "with_unbarred"]
