"""Hidden pieces exchanged: a turn is played again with other pieces in places of which a seat does not see what lies there."""

from __future__ import annotations

from typing import Any

from rootdsl.play.words import may_see_pieces
from rootdsl.runtime.chance import below
from rootdsl.runtime.state import RUNNING, State

Swap = tuple[int, int, int, int]        # a row and its place, another row and its place: they change places

PLACES = {"place": (4,), "put": (4, 5), "remove": (4, 5), "replace": (4,), "spend": (4,), "turned": (5,)}     # of an event


def exchange(t: Any, twin: State, seat: int, source: State, but: set[int]) -> list[Swap]:
    """Pieces of one owner that lie in different places hidden from the seat change places, save in the places `but`.

    Each place keeps as many pieces of each owner: how many lie there all may count. Tracks are left alone: each holds sorts of its own.
    """
    tracks = {p for x in t.within for p in x if len(x) > 1}
    places = [p for p in range(t.width) if p not in but and p not in tracks and not may_see_pieces(t, p, seat)]
    found: dict[int, list[tuple[int, int]]] = {}
    for row, line in enumerate(twin.at) if len(places) > 1 else ():
        for p in places:
            found.setdefault(t.owner[row], []).extend([(row, p)] * line[p])
    out: list[Swap] = []
    for pieces in found.values():
        while len(pieces) > 1:
            row, place = pieces.pop(below(source, len(pieces)))
            other = next((x for x in pieces if x[0] != row and x[1] != place), None)
            if other is None or not below(source, 4):       # some stay, so that chance has a say in what is compared
                continue
            pieces.remove(other)
            out.append((row, place, *other))
            for a, p, b in ((row, place, other[0]), (other[0], other[1], row)):
                twin.at[a][p] -= 1
                twin.at[b][p] += 1
    if out:
        twin.look()
    return out


def touched(t: Any, events: list[Any], seat: int) -> set[int]:
    """Places at which something happened in a turn, or of which a piece was shown to a seat or to all."""
    moved = {e[k] for e in events for k in PLACES.get(e[0], ())}
    return moved | {unit % t.width for e in events if e[0] == "show" and e[1] in (seat, -1) for unit in e[2]}


def came_out(t: Any, a: State, b: State, swaps: list[Swap]) -> bool:
    """Did a rule find out which piece lies where? What it does then all see: it changed or showed something, or asks what must be answered.

    What the owner of the pieces is asked and may decline tells nothing by rights, and must be asked in any case.
    """
    if [x.to_data() for x in a.record] != [x.to_data() for x in b.record] or a.revealed != b.revealed:
        return True
    if (a.site, a.chooser) == (b.site, b.chooser):
        return False
    owners = {t.owner[row] for row, _, other, _ in swaps for row in (row, other)}
    asked = [s for s in (a, b) if s.over == RUNNING and s.chooser in owners]
    return not asked or any(0 not in s.options for s in asked)


def told(t: Any, swaps: list[Swap]) -> str:
    """The first of them, for a report."""
    return ", ".join(f"{t.row_name[a]} in {t.place_name[p]} and {t.row_name[b]} in {t.place_name[r]}" for a, p, b, r in swaps[:3])
