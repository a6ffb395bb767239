"""Units of rows that generated code asks for: which there are, how many, in which state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress

from rootdsl.runtime import table
from rootdsl.runtime.lasting import wild_units
from rootdsl.runtime.table import Places, Rows


def units_at(t, s, rows: Sequence[int], where: int) -> list[int]:
    """Units (row and place in one number) of these rows in one place."""
    if where < 0:
        return []
    if type(rows) is Rows and not s.here[where] & rows.mask:
        return []
    at, width = s.at, t.width
    out: list[int] = []
    for row in rows:
        if at[row][where]:
            out.append(row * width + where)  # noqa: PERF401  (a comprehension is a call of its own)
    return out


def units_in(t, s, rows: Sequence[int], places: Iterable[int]) -> list[int]:
    at, width = s.at, t.width
    beside = type(places) is Places and places.first
    if len(rows) == 1:
        line, base = at[rows[0]], rows[0] * width
        lone: list[int] = []
        for p in compress(places, line) if beside else places:
            if line[p]:
                lone.append(base + p)  # noqa: PERF401  (a comprehension is a call of its own)
        return lone
    if beside:
        n = len(rows)
        order = [p * n + k for k, row in enumerate(rows) for p in compress(places, at[row])]
        order.sort()
        return [rows[x % n] * width + x // n for x in order]
    return units_there(t, s, rows, mask_of(t, rows), places)


def units_there(t, s, rows: Sequence[int], mask: int, places: Iterable[int]) -> list[int]:
    """Units of some of these rows, those of the mask, place by place."""
    here, width = s.here, t.width
    out: list[int] = []
    for p in places:
        if there := here[p] & mask:
            if there & there - 1 and type(rows) is not Rows:
                out += [row * width + p for row in rows if there >> row & 1]
            else:
                while there:                # the lowest bit first
                    out.append(((there & -there).bit_length() - 1) * width + p)
                    there &= there - 1
    return out


def mask_of(t, rows: Sequence[int]) -> int:
    """A bit for each of these rows."""
    return rows.mask if type(rows) is Rows else t.masks[tuple(rows)]


def told_apart(t, rows: Sequence[int]) -> bool:
    """Does a ban on moving into places ask which of these rows it is?"""
    return bool(t.bans_apart) and bool(t.bans_apart & mask_of(t, rows))


States = table.States | None


def units_held(
    t, s, rows: Sequence[int], places: Iterable[int], states: States = None, k: int = 0, me: int = -1, wilds: Sequence[int] = ()
) -> list[int]:
    """Units of these rows in some places, in a state (`states` tells that of each row), and others that a seat treats as any sort."""
    free = wild_units(s, me) if s.lasting and wilds else None
    if free:
        units = [u for u in units_in(t, s, wilds, places) if u // t.width in rows or u in free]
    elif states is not None and not (type(places) is Places and places.first):
        return units_there(t, s, rows, mask_of(t, rows) & states.masks[k], places)
    else:
        units = units_in(t, s, rows, places)
    return units if states is None else [u for u in units if states[u // t.width] == k]


def some_held(
    t, s, rows: Sequence[int], places: Iterable[int], states: States = None, k: int = 0, me: int = -1, wilds: Sequence[int] = ()
) -> bool:
    """Is there one such unit?"""
    if s.lasting and wilds and wild_units(s, me):
        return bool(units_held(t, s, rows, places, states, k, me, wilds))
    here, mask = s.here, rows.mask if type(rows) is Rows else mask_of(t, rows)
    if states is not None:
        mask &= states.masks[k]
    for p in places:  # noqa: SIM110  (a generator would cost twice on this path)
        if here[p] & mask:
            return True
    return False


def each_piece(t, s, units: list[int]) -> list[int]:
    """A unit once for every piece that it counts."""
    out: list[int] = []
    at, width = s.at, t.width
    for u in units:
        n = at[u // width][u % width]
        if n == 1:
            out.append(u)
        else:
            out += [u] * n
    return out


def how_many(t, s, units: Iterable[int]) -> int:
    """How many pieces some units count."""
    at, width = s.at, t.width
    n = 0
    for u in units:
        n += at[u // width][u % width]
    return n


def total_in(at: list[list[int]], rows: Sequence[int], places: Iterable[int]) -> int:
    if len(rows) != 1:
        places = tuple(places)
    n = 0
    for row in rows:
        line = at[row]
        for p in places:
            n += line[p]
    return n


def some_in(at: list[list[int]], rows: Sequence[int], places: Sequence[int]) -> bool:
    """Does any of these rows have a piece in one of the places?"""
    for row in rows:
        line = at[row]
        for p in places:
            if line[p]:
                return True
    return False


def total_on(at: list[list[int]], rows: Sequence[int], sites: int) -> int:
    """How many pieces of these rows are on the map."""
    n = 0
    for row in rows:
        n += sum(at[row][:sites])
    return n


def rows_of(table: Sequence[tuple[int, ...]], players: Iterable[int]) -> list[int]:
    return [row for p in players for row in table[p]]


def in_supply(t, s, rows: Sequence[int]) -> int:
    """The first of some sorts of which a piece is in the supply, or -1."""
    return next((row for row in rows if s.at[row][t.supply]), -1)


def like_rows(t, units: Sequence[int]) -> list[int]:
    """For each piece, the first unit of its sort that would be in the same place and state."""
    return [t.twin_row[u // t.width] * t.width + u % t.width for u in units]


def own_row(t, seat: int, name: str) -> int:
    """The row of a seat's own pieces of a name, or -1 where it has none."""
    return getattr(t.own[seat], name, -1)


def same_sort(t, unit: int, units: Iterable[int]) -> bool:
    """Is a piece of the sort of one of these?"""
    word = t.row_word
    return unit >= 0 and any(word[x // t.width] == word[unit // t.width] for x in units)


def one_row(row: int) -> tuple[int, ...]:
    """A sort as a set of rows; a thing without one has none."""
    return (row,) if row >= 0 else ()


def forms_of(t, row: int) -> tuple[int, ...]:
    """All rows of a sort: its pieces in every state, and one by one where they have numbers of their own."""
    return t.forms[row] if row >= 0 else ()
