"""Places that generated code asks for: where pieces are, what lies beside, which have a value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Any

from rootdsl.runtime.effects import some
from rootdsl.runtime.land import beside
from rootdsl.runtime.lent import own_for
from rootdsl.runtime.paths import links
from rootdsl.runtime.table import Places


def place_in(unit: int, width: int) -> int:
    """The place of a unit; a unit that is not set has none."""
    return unit % width if unit >= 0 else -1


NUMBERS = tuple(range(1 << 12))     # of places: to have them at hand is faster than to count them each time


def place_of(s, rows: Sequence[int], sites: int) -> int:
    """The place on the map where one of these rows has a piece, or -1."""
    for row in rows:
        for p in compress(NUMBERS, s.at[row]):
            if p < sites:
                return p
            break
    return -1


def linked(t, s, mover: int, place: int, near: Sequence[Sequence[int]], kind: Sequence[bool]) -> Sequence[int]:
    """Places of a kind joined to a place by paths that are open for a mover (`near`: by paths open for all)."""
    if t.fixed_links and not s.opened and not s.unbarred:
        if t.alike[mover]:
            return near[place]
        key = (mover, place, id(kind))      # the lists of the table stay where they are
        if key not in t.linked_of:
            t.linked_of[key] = tuple(p for p in links(t, s, mover, place) if kind[p])
        return t.linked_of[key]
    return [p for p in links(t, s, mover, place) if kind[p]]


def places_of(t, units: Iterable[int]) -> list[int]:
    """The places on the map where some pieces stand, each once."""
    return [p for p in dict.fromkeys(u % t.width for u in units) if p < t.sites]


def adjacent(t, s, place: int, kind: Sequence[bool]) -> list[int]:
    return [p for p in beside(t, s, place) if kind[p]] if place >= 0 else []


def places_with(at: list[list[int]], rows: Sequence[int], places: Sequence[int]) -> list[int]:
    """The places where one of these rows has a piece."""
    if len(rows) == 1:
        line = at[rows[0]]
        if type(places) is Places and places.first:
            return list(compress(places, line))
        return [p for p in places if line[p]]
    if len(rows) == 2:
        line, other = at[rows[0]], at[rows[1]]
        return [p for p in places if line[p] or other[p]]
    if type(places) is Places and places.first:
        found: set[int] = set()
        for row in rows:
            found.update(compress(places, at[row]))
        return sorted(found)
    return [p for p in places if some(at, rows, p)]


def places_where(t, s, k: int, value: Any, me: int, places: Sequence[int], wanted: int) -> list[int]:
    """The places where a value is the wanted one; `k` tells where it is remembered, or is below 0."""
    if k < 0:
        return [p for p in places if value(t, s, me, p) == wanted]
    memo = s.memo[k]
    if type(places) is Places and places.first and -2 not in (known := memo[: len(places)]):
        return list(compress(places, map(wanted.__eq__, known)))
    return [p for p in places if (memo[p] if memo[p] != -2 else value(t, s, me, p)) == wanted]


def own_places(t, s, rows: Sequence[int], seat: int, purpose: int, places: Sequence[int], against: int = -1) -> list[int]:
    """The same with pieces that a seat treats as own for a purpose."""
    if not s.treated:
        return places_with(s.at, rows, places)
    return [p for p in places if some(s.at, own_for(t, s, rows, seat, purpose, p, against), p)]
