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
    """A closed path of a kind between two places is open from now on, or until a rule closes it."""
    if is_shut(t, s, kind, a, b):
        turn_path(s, closed(key(t, kind, a, b)), key(t, kind, a, b))
        if s.log is not None:
            s.log.append(("open", s.current, key(t, kind, a, b), -1))


def close_path(t: Any, s: Any, kind: str, a: int, b: int) -> None:
    """A path of a kind between two places is closed from now on, or until a rule opens it."""
    if a >= 0 and b in t.links_of[kind][a] and not is_shut(t, s, kind, a, b):
        turn_path(s, key(t, kind, a, b), closed(key(t, kind, a, b)))
        if s.log is not None:
            s.log.append(("shut", s.current, key(t, kind, a, b), -1))


def turn_path(s: Any, undone: list[int], noted: list[int]) -> None:
    """Note what a rule did to a path; what undoes another rule is as the map has it."""
    if undone in s.unbarred:
        s.unbarred.remove(undone)
    else:
        s.unbarred.append(noted)
    changed(s)


def is_shut(t: Any, s: Any, kind: str, a: int, b: int) -> bool:
    """Is there a path of this kind between two places that is closed now?"""
    if a < 0:
        return False
    path = key(t, kind, a, b)
    return closed(path) in s.unbarred or (b in t.shut[kind][a] and path not in s.unbarred)


def key(t: Any, kind: str, a: int, b: int) -> list[int]:
    """A path as it is noted when it opens."""
    return [t.path_names.index(kind), min(a, b), max(a, b)]


def closed(path: list[int]) -> list[int]:
    """The same as it is noted when it closes."""
    return [~path[0], *path[1:]]


def beside(t: Any, s: Any, place: int) -> Sequence[int]:
    """Places joined to a place by a path that is open for all."""
    return with_unbarred(t, s, -1, place, t.links[place]) if s.unbarred else t.links[place]


def with_unbarred(t: Any, s: Any, mover: int, place: int, near: Sequence[int]) -> Sequence[int]:
    """These places, with those to which a rule opened a path and without those to which it closed the last one."""
    ends = [(kind, b if a == place else a) for kind, a, b in s.unbarred if place in (a, b)]
    more = {other for kind, other in ends if kind >= 0 and is_way(t, s, mover, kind)}
    gone = {other for kind, other in ends if kind < 0 and other in near and not another_way(t, s, mover, place, other)}
    return tuple(sorted({*near, *more} - gone)) if more or gone else near


def way_between(t: Any, kind: str, a: int, b: int) -> int:
    """The number of the path of a kind between two places, -1 where there is none."""
    found: int = t.way_at.get((kind, min(a, b), max(a, b)), -1)
    return found


def seat_at(t: Any, who: int, place: int) -> int:
    """The number of a player in a place of the map, -1 for nobody and for what is no such place."""
    return int(who * t.sites + place) if who >= 0 and 0 <= place < t.sites else -1


def is_way(t: Any, s: Any, mover: int, kind: int) -> bool:
    """Is a kind of path one for a mover (-1: for everybody): never closed, or opened by a rule or a card?"""
    name = t.path_names[kind]
    if kind in t.kinds_for[mover] or any(seat == mover and t.path_kinds[k] == name for seat, k, _ in s.opened):
        return True
    return any(rows is t.unshut[name] and holds_copy(t, s, mover, copy) for copy, rows in t.path_cards)


def along(t: Any, s: Any, kind: str, place: int) -> Sequence[int]:
    """The places at the other ends of the paths of a kind that begin at a place and are not closed one by one."""
    near: Sequence[int] = t.unshut[kind][place]
    if not s.unbarred or place < 0:
        return near
    every: Sequence[int] = t.links_of[kind][place]
    return [p for p in every if not is_shut(t, s, kind, place, p)]


def on_path(t: Any, s: Any, kind: str, place: int) -> bool:
    """Does a path of a kind that is not closed begin at a place?"""
    return bool(along(t, s, kind, place))


def distance(t: Any, s: Any, kind: str, place: int, to: Sequence[int]) -> int:
    """How many paths lie between a place and the nearest of others: of a kind, or (`""`) all that are open for everybody.

    More than any way is long, the number of places on the map, where no way leads there, or one of them does not lie on it.
    """
    if place in to:
        return 0
    if not 0 <= place < t.sites:
        return int(t.sites)
    near, seen, steps = [place], {place}, 0
    while near:
        steps += 1
        near = [*dict.fromkeys(q for p in near for q in (along(t, s, kind, p) if kind else beside(t, s, p)) if q not in seen)]
        if any(p in to for p in near):
            return steps
        seen.update(near)
    return int(t.sites)


def another_way(t: Any, s: Any, mover: int, a: int, b: int) -> bool:
    """Is a mover (-1: everybody) led from one place to another by any path that is not closed, or by a rule that joins them?"""
    for i, kind in enumerate(t.path_names):
        if b in t.links_of[kind][a] and not is_shut(t, s, kind, a, b) and is_way(t, s, mover, i):
            return True
    for me, copy, function in t.joins:
        if me == mover or holds_copy(t, s, mover, copy):
            joined = function(t, s, mover)
            if joined and a in joined and b in joined:
                return True
    return False


def holds_copy(t: Any, s: Any, seat: int, copy: int) -> bool:
    """Does a seat have a copy of a card in force?"""
    zone = s.zone_of[copy] if copy >= 0 else -1
    return zone >= 0 and bool(t.active[zone]) and t.zone_owner[zone] == seat


def with_bridges(t: Any, s: Any, mover: int, place: int, near: Sequence[int]) -> Sequence[int]:
    """These places, and those to which rules lead a mover from here."""
    more = [p for me, bridge in t.bridges if me in (-1, mover) for p in bridge(t, s, mover, place) or () if p != place]
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


__all__ = [
    "beside", "close_path", "distance", "is_shut", "open_path", "seat_at", "shuffle_suits", "suit_of_unit", "take_first_turn",
    "with_bridges", "with_unbarred",
]
