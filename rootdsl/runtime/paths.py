"""Which places are joined, for whom, and paths that are open for a while."""

from __future__ import annotations

from typing import Any

from rootdsl.runtime import land
from rootdsl.runtime.events import forget


def links(t, s, mover: int, place: int) -> Any:
    """Places joined to a place by paths that are open for a mover, and those to which rules lead him from there."""
    if t.fixed_links and not s.opened and not s.unbarred:
        return t.links_for[mover][place]
    near = paths(t, s, mover, place)
    return land.with_bridges(t, s, mover, place, near) if t.bridges and mover >= 0 else near


def paths(t, s, mover: int, place: int) -> Any:
    """Places joined to a place by paths that are open for a mover."""
    near = t.links[place] if t.alike[mover] else t.open_links(t, s, mover, place)
    if s.opened and place >= 0:
        more = [t.unshut[t.path_kinds[kind]][place] for seat, kind, _ in s.opened if seat == mover]
        near = sorted({*near, *(p for row in more for p in row)})
    return land.with_unbarred(t, s, mover, place, near) if s.unbarred else near


def joined(t, s, key: int, mover: int, start: int, through, kind) -> list[int]:
    """The region of `start`: places of a kind joined to it by open paths through places that satisfy `through`.

    `key` tells the asking sentence; regions are kept until something changes, for all their places.
    """
    if s.regions_at != s.changes:
        s.regions = {}
        s.regions_at = s.changes
    known = s.regions.get((key, mover, start))
    if known is not None:
        return known
    if start < 0 or not through(start):
        return []
    out = [start]
    seen = {start}
    plain = t.links if t.alike[mover] and not s.opened and not s.unbarred else None
    for place in out:
        for other in paths(t, s, mover, place) if plain is None else plain[place]:
            if other not in seen:
                seen.add(other)
                if through(other):
                    out.append(other)
    found = sorted(place for place in out if kind[place])
    for place in out:
        s.regions[key, mover, place] = found
    return found


def open_paths(t, s, seat: int, kind: str, span: str) -> None:
    """A closed kind of path is one for a seat until the turn, or the procedure of that path, ends."""
    depth = next((i for i in range(len(s.stack) - 1, -1, -1) if span in s.stack[i].ENDS), -1)
    s.opened.append([seat, t.path_kinds.index(kind), depth])
    forget(s)


def shut_paths(s, depth: int) -> None:
    """Paths that were open only while a procedure at this depth (or deeper) ran are so no longer."""
    left = [x for x in s.opened if x[2] < depth]
    if len(left) != len(s.opened):
        s.opened = left
        forget(s)
