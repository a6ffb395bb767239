"""Standing orders: boxes whose pieces turn or leave by a condition that always holds."""

from __future__ import annotations

from typing import Any

from rootdsl.runtime.effects import shift


def keep_orders(t, s) -> None:
    """Standing orders: pieces that fit go on, or off, the tracks of their boxes; one order may make room for another."""
    for _ in range(len(t.keeps) + 1):
        before = len(s.trail)
        for me, order in t.keeps:
            order(t, s, me)
        if len(s.trail) == before:
            if t.keeps_near:
                s.memo[t.m_kept][t.out :] = t.all_kept
            break
    s.busy = 0


def keep_on(t, s, units: list[int], test: Any) -> None:
    """Pieces beside the tracks of their box go on their track while the test holds."""
    for unit in units:
        row, place = divmod(unit, t.width)
        track = t.spread.get(place, {}).get(row, -1)
        while track >= 0 and track != place and s.at[row][place] and test(unit):
            step_aside(t, s, row, place, track)


def keep_off(t, s, units: list[int], test: Any) -> None:
    """Pieces on a track of their box lie beside the tracks while the test holds."""
    for unit in units:
        row, place = divmod(unit, t.width)
        box = t.box_of_track.get(place, -1)
        while box >= 0 and s.at[row][place] and test(unit):
            step_aside(t, s, row, place, box)


def step_aside(t, s, row: int, source: int, target: int) -> None:
    shift(t, s, row, 1, source, target)
    s.trail.append([row * t.width + source, row * t.width + target])
    if s.log is not None:
        s.log.append(("put", -1, row, 1, source, target))
