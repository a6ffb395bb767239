"""Pieces put, swapped or lifted as rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rootdsl.runtime.effects import BANS_MOVE, count, inner_place, lift, lying, may_place, place, place_now, shift
from rootdsl.runtime.events import rank
from rootdsl.runtime.frame import ABSENT
from rootdsl.runtime.lasting import ignored
from rootdsl.runtime.spots import place_of
from rootdsl.runtime.underway import running


def move_pieces(t, s, rows: Sequence[int], source: int, n: int, target: int) -> None:
    """Raw relocation of n pieces (all, below 0) of some rows from a place to a place; from or to a place that is not there, none."""
    if source < 0 or target < 0:
        return
    left = n
    for row in rows:
        have = s.at[row][source]
        take = have if left < 0 else min(left, have)
        if take:
            for _ in range(take if t.capacity else 1):
                shift(t, s, row, 1 if t.capacity else take, source, inner_place(t, s, target, row))
            if s.log is not None:
                s.log.append(("put", s.current, row, take, source, target))
            if left > 0:
                left -= take
        if left == 0:
            return


def put_unit(t, s, who: int, unit: int, target: int) -> None:
    """One piece goes to a place or box, unless a rule replaces that."""
    if unit < 0 or target < 0:
        return
    rules = t.put_rules
    if len(rules) > 1:
        rules = sorted(rules, key=lambda x: rank(t, s, x.me, x.layer))
    for rule in rules:
        me = rule.holder(t, s)
        if me == ABSENT or running(s, rule.frame.PATH) or not rule.matches(t, s, me, unit, target):
            continue
        frame = rule.frame(me if me >= 0 else who, rule.copy)
        frame.bind(who, unit, unit % t.width, target)
        if rule.can(t, s, frame):
            s.stack.append(frame)
            return
    row, source = lying(t, unit)
    if t.single[row]:
        source = place_now(t, s, unit)
    if s.at[row][source]:
        shift(t, s, row, 1, source, inner_place(t, s, target, row))
        if s.log is not None:
            s.log.append(("put", who, row, 1, source, target))


def put_single(t, s, who: int, rows: Sequence[int], target: int) -> None:
    """A piece of which there is one goes to a place or box, wherever it stands now."""
    for row in rows:
        source = next((place for place, n in enumerate(s.at[row]) if n and place != t.out), -1)
        if source >= 0:
            put_unit(t, s, who, row * t.width + source, target)


def swap_unit(t, s, who: int, unit: int, row: int) -> int:
    """Replace one piece on the map by one of another sort: the old one is removed, the new one placed. 1 when it was done."""
    if not can_swap(t, s, who, unit, row):
        return 0
    old, place_ = divmod(unit, t.width)
    if s.log is not None:
        s.log.append(("replace", who, old, row, place_))
    lift(t, s, who, unit)
    place(t, s, who, row, 1, place_)
    return 1


def can_swap(t, s, who: int, unit: int, row: int) -> bool:
    """Could one piece be removed, and one of another sort be placed where it stood?"""
    if unit < 0 or s.at[row][t.supply] == 0:
        return False
    old, place_ = divmod(unit, t.width)
    if s.at[old][place_] == 0 or not may_lift(t, s, who, unit):
        return False
    able = False
    for change in (-1, 1):  # the old piece makes room for the new one
        count(s, old, place_, change)
        able = able or (change < 0 and may_place(t, s, who, row, place_))
    return able


def with_spent(t, s, rows: Sequence[int], n: int, test: Any) -> bool:
    """A test of what a price buys when the pieces of the price have come back to their supply."""
    for row in rows:
        count(s, row, t.supply, n)
    able = bool(test())
    for row in rows:
        count(s, row, t.supply, -n)
    return able


def may_lift(t, s, who: int, unit: int) -> bool:
    """No ban keeps this piece from being removed by a player."""
    for me, ban in t.bans_remove:  # noqa: SIM110  (a generator would cost twice on this path)
        if ban(t, s, me, who, unit // t.width, unit % t.width):
            return False
    return True


def removable(t, s, who: int, units: Sequence[int]) -> Sequence[int]:
    """Those units that no `cannot be removed` keeps from this player."""
    return [u for u in units if may_lift(t, s, who, u)] if t.bans_remove else units


def movable(t, s, who: int, units: Sequence[int]) -> Sequence[int]:
    """Those units that no `cannot be moved` holds where they are."""
    if not t.bans_move or (s.lasting and ignored(s, BANS_MOVE)):
        return units
    bans, width = t.bans_move, t.width
    return [u for u in units if not bans[u // width] or not any(ban(t, s, me, who, u // width, u % width) for me, ban in bans[u // width])]


def with_others(t, s, rows: Sequence[int], others: Sequence[int]) -> tuple[int, list[list[int]]]:
    """The place of a core piece, and the units beside it that could come along (the core once)."""
    where = place_of(s, rows, t.sites)
    return where, [[r * t.width + where, s.at[r][where]] for r in others if where >= 0 and r not in rows and s.at[r][where]]
