"""Tracks of spaces: the numbers on them, and room."""

from __future__ import annotations

from operator import itemgetter


def has_other_box(t, box: str, who: int) -> bool:
    """Has a seat a box of its own in the place of a common one?"""
    return any(name.rpartition(".")[2] == box and seat == who for name, seat, _ in t.replaced)


def track_next(t, s, numbers: dict[int, tuple[int, ...]], row: int) -> int:
    """The number on the leftmost space of a row that still holds a piece; 0 when none does."""
    line = numbers.get(row, ())
    left = s.at[row][t.supply]
    return line[len(line) - left] if 0 < left <= len(line) else 0


def track_last(t, s, numbers: dict[int, tuple[int, ...]], row: int) -> int:
    """The number on the rightmost empty space of a row; 0 when none is empty."""
    line = numbers.get(row, ())
    empty = len(line) - s.at[row][t.supply]
    return line[empty - 1] if empty > 0 else 0


def track_all(t, s, numbers: dict[int, tuple[int, ...]]) -> int:
    """The sum over every empty space of every row."""
    n = 0
    for row, line in numbers.items():
        n += sum(line[: len(line) - s.at[row][t.supply]])
    return n


def track_place(t, me: int, row: int) -> int:
    """The track of a seat's boxes that holds a sort, or -1."""
    for box, places in t.spread.items():
        if row in places and t.place_owner[box] == me:
            return places[row]
    return -1


def track_full(t, s, place: int) -> bool:
    """No empty space is left on a track."""
    return place >= 0 and sum(map(itemgetter(place), s.at)) >= t.capacity.get(place, 1 << 30)
