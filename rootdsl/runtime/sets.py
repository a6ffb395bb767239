"""Small questions that generated code asks: which units, which places, who has most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Any

from rootdsl.runtime import table
from rootdsl.runtime.chance import below
from rootdsl.runtime.effects import BANS_MOVE, count, inner_place, lift, lying, may_place, place, place_now, shift, some
from rootdsl.runtime.events import rank
from rootdsl.runtime.frame import ABSENT
from rootdsl.runtime.land import beside
from rootdsl.runtime.lasting import ignored, wild
from rootdsl.runtime.lent import own_for
from rootdsl.runtime.paths import links
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
    if s.lasting and wilds:
        units = [u for u in units_in(t, s, wilds, places) if u // t.width in rows or wild(s, me, u) > 0]
    elif states is not None and not (type(places) is Places and places.first):
        return units_there(t, s, rows, mask_of(t, rows) & states.masks[k], places)
    else:
        units = units_in(t, s, rows, places)
    return units if states is None else [u for u in units if states[u // t.width] == k]


def some_held(
    t, s, rows: Sequence[int], places: Iterable[int], states: States = None, k: int = 0, me: int = -1, wilds: Sequence[int] = ()
) -> bool:
    """Is there one such unit?"""
    if s.lasting and wilds:
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


def has_other_box(t, box: str, who: int) -> bool:
    """Has a seat a box of its own in the place of a common one?"""
    return any(name.rpartition(".")[2] == box and seat == who for name, seat, _ in t.replaced)


def in_supply(t, s, rows: Sequence[int]) -> int:
    """The first of some sorts of which a piece is in the supply, or -1."""
    return next((row for row in rows if s.at[row][t.supply]), -1)


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


def like_rows(t, units: Sequence[int]) -> list[int]:
    """For each piece, the first unit of its sort that would be in the same place and state."""
    return [t.twin_row[u // t.width] * t.width + u % t.width for u in units]


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


def running(s, path: str, who: int = -1) -> bool:
    """Is a procedure of this path under way (performed by `who`, if that is a seat)?"""
    return any((path == f.PATH or path in f.ENDS) and who in (-1, f.me) for f in s.stack)


def role_in(s, path: str, role: str) -> int:
    """Who has a role in the nearest procedure of this path under way, or -1."""
    return next((getattr(f, role) for f in reversed(s.stack) if path == f.PATH), -1)


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


def marker(line: Sequence[int], seat: int) -> int:
    """Where the marker of a relation toward a seat stands, or -1."""
    return line[seat] if seat >= 0 else -1


def each_of(group: Sequence[Any]) -> list[int]:
    """The units of `[unit, number]` pairs, once for every piece."""
    return [u for u, n in group for _ in range(n)]


def group_of(units: Sequence[int]) -> list[list[int]]:
    """Units that are named one by one as a group."""
    return [[u, 1] for u in units if u >= 0]


def exploding(t, s, me: int, of: int, exceptions: Sequence[tuple[int, Any]], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The faces that explode for whoever rolls: an exception that applies names another."""
    for holder, function in reversed(exceptions):
        face = function(t, s, holder if holder >= 0 else me, of)
        if face is not None:
            return (face,)
    return faces


def track_place(t, me: int, row: int) -> int:
    """The track of a seat's boxes that holds a sort, or -1."""
    for box, places in t.spread.items():
        if row in places and t.place_owner[box] == me:
            return places[row]
    return -1


def track_full(t, s, place: int) -> bool:
    """No empty space is left on a track."""
    return place >= 0 and sum(map(itemgetter(place), s.at)) >= t.capacity.get(place, 1 << 30)


def holds_file(t, seat: int, system: str) -> bool:
    return 0 <= seat < t.players and t.seat_systems[seat] == system


def at_random(s, members: list[int], n: int) -> list[int]:
    """So many of a list by chance."""
    left = list(members)
    out: list[int] = []
    while left and len(out) < n:
        out.append(left.pop(below(s, len(left))))
    return out


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
    return not any(ban(t, s, me, who, unit // t.width, unit % t.width) for me, ban in t.bans_remove)


def removable(t, s, who: int, units: Sequence[int]) -> Sequence[int]:
    """Those units that no `cannot be removed` keeps from this player."""
    return [u for u in units if may_lift(t, s, who, u)] if t.bans_remove else units


def movable(t, s, who: int, units: Sequence[int]) -> Sequence[int]:
    """Those units that no `cannot be moved` holds where they are."""
    if not t.bans_move or (s.lasting and ignored(s, BANS_MOVE)):
        return units
    bans, width = t.bans_move, t.width
    return [u for u in units if not bans[u // width] or not any(ban(t, s, me, who, u // width, u % width) for me, ban in bans[u // width])]


def in_part(s, paths: Sequence[str]) -> bool:
    """Does a sentence of one of these parts run?"""
    for f in s.stack:
        parts = getattr(type(f), "PARTS", None)
        if parts and any(path in parts and parts[path][0] <= f.pc < parts[path][1] for path in paths):
            return True
    return False


def with_others(t, s, rows: Sequence[int], others: Sequence[int]) -> tuple[int, list[list[int]]]:
    """The place of a core piece, and the units beside it that could come along (the core once)."""
    where = place_of(s, rows, t.sites)
    return where, [[r * t.width + where, s.at[r][where]] for r in others if where >= 0 and r not in rows and s.at[r][where]]


def override(t, s, frame, index: int, pc: int, depth: int, here: int) -> bool:
    """Run the exception to a part that applies now, if one does; the part itself is skipped.

    `depth` is where the procedure stands whose names the exception reads. One that is declined comes back to the block `here`.
    """
    frame.pc = here
    for entry in t.exceptions[index]:
        for me, card in entry.holders(t, s, s.stack[depth]):
            g = entry.frame(me, card, depth)
            if entry.can(t, s, g):
                if "skip" in g.NAMES:  # an exception that may be declined says itself whether the part is skipped
                    g.skip = pc  # type: ignore[attr-defined]
                else:
                    frame.pc = pc
                s.stack.append(g)
                return True
    return False


def resolve_card(t, s, me: int, card: int) -> None:
    """Push the immediate effect of a card."""
    effect = t.card_effect[t.card_sort[card]]
    if effect is not None:
        s.stack.append(effect(me, card))
