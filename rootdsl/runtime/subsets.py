"""Members of sets that are known: the best, the first, one of each sort, one less, some by chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rootdsl.runtime.chance import below


def less_one(units: Sequence[int], unit: int) -> list[int]:
    """A list with a unit once for every piece, without one piece of that unit."""
    out = list(units)
    if unit in out:
        out.remove(unit)
    return out


def others(s, units: Iterable[int], unit: int, width: int) -> list[int]:
    """Units without one piece: its unit stays where more such pieces lie beside it."""
    return [u for u in units if u != unit or s.at[u // width][u % width] > 1]


def all_but(counts: list[list[int]], unit: int) -> list[list[int]]:
    """Pairs of a unit and how many, one piece of that unit less."""
    return [[u, n - (u == unit)] for u, n in counts if u != unit or n > 1]


def first(values: Sequence[int]) -> int:
    return values[0] if values else -1


def only(values: Sequence[int]) -> int:
    return values[0] if len(values) == 1 else -1


def most(pairs: list[tuple[int, int]]) -> list[int]:
    """Those with the highest number."""
    if not pairs:
        return []
    top = pairs[0][0]
    out: list[int] = []
    for n, x in pairs:
        if n > top:
            top, out = n, [x]
        elif n == top:
            out.append(x)
    return out


def best(values: list[int], numbers: list[int], highest: bool) -> list[int]:
    """The values whose number is highest (or lowest)."""
    if not values:
        return values
    top = max(numbers) if highest else min(numbers)
    return [v for v, n in zip(values, numbers, strict=True) if n == top]


def piled(s, zones: Sequence[int]) -> list[int]:
    """All cards that lie in these piles, pile by pile."""
    return [card for zone in zones for card in s.zones[zone]]


def joint(a: Sequence[int], b: Sequence[int]) -> list[int]:
    """Numbers that are the same for two members where both lists say the same of them."""
    pairs = list(zip(a, b, strict=True))
    return [pairs.index(x) for x in pairs]


def first_of_each(units: Sequence[int], keys: Sequence[int]) -> list[int]:
    """The first member of each key."""
    return [u for i, u in enumerate(units) if keys.index(keys[i]) == i]


def on_top(cards: Sequence[int], n: int) -> list[int]:
    """So many cards from the top of a pile, the uppermost first; fewer where fewer lie there."""
    return [*cards[-n:]][::-1] if n > 0 else []


def on_each_top(s, zones: Sequence[int], n: int) -> list[int]:
    """So many cards from the top of each of these piles."""
    return [card for zone in zones for card in on_top(s.zones[zone], n)]


def distinct(t, cards: Iterable[int]) -> list[int]:
    """One card of each sort: equal cards in one pile are one option."""
    seen: set[int] = set()
    out: list[int] = []
    sorts = t.card_sort
    for card in cards:
        if sorts[card] not in seen:
            seen.add(sorts[card])
            out.append(card)
    return out


def sources(t, s, cards: Iterable[int]) -> list[int]:
    """One card of each sort in each pile: which of two equal cards is meant matters where they lie in different piles."""
    seen: set[tuple[int, int]] = set()
    out: list[int] = []
    sorts, zone_of = t.card_sort, s.zone_of
    for card in cards:
        source = (sorts[card], zone_of[card])
        if source not in seen:
            seen.add(source)
            out.append(card)
    return out


def group_size(group: list[Any]) -> int:
    """Pieces in a group of `[unit, number]` pairs (or cards in a list)."""
    n = 0
    for x in group:
        n += x[1] if type(x) is list else 1
    return n


def was_set(value: Any) -> bool:
    """Has this name been given something?"""
    return bool(value) if type(value) is list else value >= 0


def marker(line: Sequence[int], seat: int) -> int:
    """Where the marker of a relation toward a seat stands, or -1."""
    return line[seat] if seat >= 0 else -1


def each_of(group: Sequence[Any]) -> list[int]:
    """The units of `[unit, number]` pairs, once for every piece."""
    return [u for u, n in group for _ in range(n)]


def group_of(units: Sequence[int]) -> list[list[int]]:
    """Units that are named one by one as a group."""
    return [[u, 1] for u in units if u >= 0]


def at_random(s, members: list[int], n: int) -> list[int]:
    """So many of a list by chance."""
    left = list(members)
    out: list[int] = []
    while left and len(out) < n:
        out.append(left.pop(below(s, len(left))))
    return out
