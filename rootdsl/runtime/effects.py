"""What rules do to pieces: place, move, remove, turn. One function a verb.

Every change of counts goes through here, so that events, triggers, memos and the log see all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

from rootdsl.runtime import lasting
from rootdsl.runtime.events import PAID, PLACED, REMOVED, caught, forget


def count(s, row: int, place: int, n: int) -> None:
    """So many pieces more of a row in a place; what is remembered of the place is forgotten."""
    line, bit = s.at[row], 1 << row
    line[place] += n
    s.here[place] = s.here[place] | bit if line[place] else s.here[place] & ~bit
    for m in s.memo:
        m[place] = -2


def shift(t, s, row: int, n: int, source: int, target: int) -> None:
    """Raw relocation of n pieces, which in a supply are in their first state; what is remembered of the two places is forgotten."""
    line, here, bit = s.at[row], s.here, 1 << row
    line[source] -= n
    here[source] = here[source] | bit if line[source] else here[source] & ~bit
    if target == t.supply and t.plain[row] != row:
        row = t.plain[row]
        line, bit = s.at[row], 1 << row
    line[target] += n
    here[target] = here[target] | bit if line[target] else here[target] & ~bit
    for m in s.memo:
        m[source] = m[target] = -2
    s.changes += 1
    if t.keeps and (t.keeps_at[source] or t.keeps_at[target]):
        s.busy = 1


def may_place(t, s, who: int, row: int, place: int) -> bool:
    """No ban and no limit forbids this piece in this place."""
    if place < 0 or row < 0:
        return False
    limit = t.limit[row]
    if limit and place < t.sites and of_sort(t, s, row, place) >= limit:
        return False
    for me, ban in t.bans_place[row]:  # noqa: SIM110  (a generator would cost twice on this path)
        if ban(t, s, me, who, row, place):
            return False
    return True


def of_sort(t, s, row: int, place: int) -> int:
    """How many pieces of the sort of a row are in a place, whatever state they are in: that is what a limit counts."""
    forms = t.forms[row]
    return s.at[row][place] if len(forms) == 1 else sum(s.at[x][place] for x in forms)


def place(t, s, who: int, row: int, n: int, target: int) -> int:
    """Up to n pieces from their supply; returns how many came."""
    have = s.at[row][t.supply] if row >= 0 else 0
    if n > have and t.single[row]:
        return sum(place(t, s, who, form, 1, target) for form in [r for r in t.forms[row] if s.at[r][t.supply]][:n])
    if n > have:
        n = have
    if n <= 0 or not may_place(t, s, who, row, target):
        return 0
    limit = t.limit[row]
    if limit and target < t.sites and of_sort(t, s, row, target) + n > limit:
        n = limit - of_sort(t, s, row, target)
    if n > 1 and t.shares_room[row]:
        n = one_after_another(t, s, row, n, t.supply, target, partial(may_place, t, s, who, row, target))
    if t.instead_of[PLACED] and caught(t, s, PLACED, who, row, n, t.supply, target):
        return 0
    shift(t, s, row, n, t.supply, target)
    if s.log is not None:
        s.log.append(("place", who, row, n, target))
    if t.wait_placed:
        s.events.append([PLACED, who, row, n, t.supply, target])
        s.busy = 1
    return n


def room(t, s, who: int, row: int, place: int) -> int:
    """How many pieces of a row could be placed in a place now."""
    line = s.at[row]
    have = line[t.supply]
    if not have or place < 0 or row < 0:
        return 0
    limit = t.limit[row]
    if limit and place < t.sites:
        have = min(have, limit - of_sort(t, s, row, place))
        if have <= 0:
            return 0
    for me, ban in t.bans_place[row]:
        if ban(t, s, me, who, row, place):
            return 0
    return have


def can_place_all(t, s, who: int, wanted: list[tuple[int, int]], place: int) -> bool:
    """Each (row, number) fits into the place now, also the shared limits that bans express."""
    done: list[tuple[int, int]] = []
    ok = True
    for row, n in wanted:
        for _ in range(n if t.shares_room[row] else 1):
            if not may_place(t, s, who, row, place) or s.at[row][t.supply] < (1 if t.shares_room[row] else n):
                ok = False
                break
            if t.shares_room[row]:
                shift(t, s, row, 1, t.supply, place)
                done.append((row, 1))
        if not ok:
            break
    for row, n in done:
        shift(t, s, row, n, place, t.supply)
    s.changes -= 2 * len(done)
    return ok


def lift(t, s, who: int, unit: int, n: int = 1, permanently: bool = False, asked: bool = False) -> None:
    """Pieces leave a place: they are in flight until the group has landed. `asked`: no ban holds them, as is known already."""
    row, source = divmod(unit, t.width)
    have = s.at[row][source]
    if n > have:
        n = have
    if t.single[row] and not have:
        source = place_now(t, s, unit)
        have = n = s.at[row][source]
    if n <= 0 or (t.bans_remove and not asked and any(ban(t, s, me, who, row, source) for me, ban in t.bans_remove)):
        return
    if s.lasting:
        who = lasting.remover(s, who, row)
    if t.instead_of[REMOVED] and caught(t, s, REMOVED, who, row, n, source, t.out if permanently else t.home[row]):
        return
    count(s, row, source, -n)
    s.changes += 1
    s.flights.append([who, row, n, source, t.out if permanently else t.home[row]])
    s.busy = 1


def lift_group(t, s, who: int, group: list[list[int]], permanently: bool = False) -> list[list[int]]:
    """Each [unit, number] of a chosen group leaves its place; returns what stays of it. Bans are asked of all before the first has gone."""
    kept = {unit for unit, _ in group if held(t, s, who, unit)} if t.bans_remove else ()
    stays: list[list[int]] = []
    for unit, n in group:
        row, source = divmod(unit, t.width)
        have = s.at[row][source]
        if unit not in kept:
            lift(t, s, who, unit, n, permanently, True)
        left = min(n, have) - (have - s.at[row][source])
        if left > 0:
            stays.append([unit, left])
    return stays


def held(t, s, who: int, unit: int) -> bool:
    """Does a ban keep this player from removing these pieces, where they are now?"""
    row, source = divmod(unit, t.width)
    if t.single[row] and not s.at[row][source]:
        source = place_now(t, s, unit)
    return any(ban(t, s, me, who, row, source) for me, ban in t.bans_remove)


def lift_all(t, s, who: int, units: Sequence[int], permanently: bool = False) -> None:
    """All pieces of these units leave their places together."""
    lift_group(t, s, who, [[unit, 999] for unit in units], permanently)


def lift_out(t, s, who: int, group: list[list[int]], unit: int, permanently: bool = False) -> list[list[int]]:
    """One piece of a chosen group leaves its place; returns the group without it, or as it was where the piece had to stay."""
    row, source = divmod(unit, t.width)
    have = s.at[row][source]
    lift(t, s, who, unit, 1, permanently)
    gone = s.at[row][source] < have
    return [[u, n - (gone and u == unit)] for u, n in group if n > (gone and u == unit)]


def relocate(t, s, group: list[list[int]], target: int) -> list[list[int]]:
    """Each [unit, number] of a group is put into a place; returns the group where it is now."""
    if target < 0:                  # a place without such a box
        return group
    now: list[list[int]] = []
    for unit, n in group:
        row, source = lying(t, unit)
        n = min(n, s.at[row][source])
        if n and (t.bans_move or t.bans_into) and not may_move(t, s, s.stack[-1].me, row, source, target):
            now.append([unit, n])
            continue
        if n > 1 and t.bans_into and t.counts_into[row]:
            asked, n = n, one_after_another(t, s, row, n, source, target, partial(may_enter, t, s, s.stack[-1].me, row, target))
            if n < asked:
                now.append([unit, asked - n])
        if n:
            if t.capacity:
                now += inside(t, s, row, n, source, target)
            else:
                shift(t, s, row, n, source, target)
                now.append([row * t.width + target, n])
            if s.log is not None:
                s.log.append(("put", s.current, row, n, source, target))
    return now


def one_after_another(t, s, row: int, n: int, source: int, target: int, may: Callable[[], bool]) -> int:
    """How many of n pieces may come where a ban asks how many are there: the first may, each next one once those before it have come."""
    come = 1
    shift(t, s, row, 1, source, target)
    while come < n and may():
        shift(t, s, row, 1, source, target)
        come += 1
    shift(t, s, row, come, target, source)
    return come


def inside(t, s, row: int, n: int, source: int, target: int) -> list[list[int]]:
    """Pieces go to a place; in a box each goes to the track that holds its sort, or beside the tracks. Returns `[unit, number]` of each."""
    now: list[list[int]] = []
    for _ in range(n):
        place = inner_place(t, s, target, row)
        shift(t, s, row, 1, source, place)
        if now and now[-1][0] == row * t.width + place:
            now[-1][1] += 1
        else:
            now.append([row * t.width + place, 1])
    return now


def inner_place(t, s, place: int, row: int) -> int:
    """Where a piece stands that goes to a box: on the track that holds its sort, while that has room, else beside the tracks."""
    places = t.spread.get(place)
    if places is None:
        return place
    track = places.get(row, place)
    return place if track != place and sum(map(itemgetter(track), s.at)) >= t.capacity.get(track, 1 << 30) else track


BANS_MOVE = lasting.rule_id("bans:move")


def may_move(t, s, who: int, row: int, source: int, target: int) -> bool:
    """No ban forbids that a piece is moved, or is moved into this place."""
    if s.lasting and lasting.ignored(s, BANS_MOVE):
        return True
    if t.bans_move:
        for me, ban in t.bans_move[row]:
            if ban(t, s, me, who, row, source):
                return False
    return may_enter(t, s, who, row, target)


def may_enter(t, s, who: int, row: int, target: int) -> bool:
    """No ban forbids that a piece (row -1: any piece at all) is moved into this place."""
    if not t.bans_into or (s.lasting and lasting.ignored(s, BANS_MOVE)):
        return True
    for me, ban in t.bans_into[row]:  # noqa: SIM110  (a generator would cost twice on this path)
        if ban(t, s, me, who, row, target):
            return False
    return True


def group_may_move(t, s, who: int, group: Any, target: int) -> bool:
    """At least one piece of a group may be moved into this place; a group that is not chosen yet is any piece."""
    if not group:
        return may_enter(t, s, who, -1, target)
    for x in group:  # noqa: SIM110  (a generator would cost twice on this path)
        if may_enter(t, s, who, x[0] // t.width, target):
            return True
    return False


def place_now(t, s, unit: int) -> int:
    """The place of a piece; one that stands alone in its row is found wherever it went."""
    if unit < 0:
        return -1
    row, place = divmod(unit, t.width)
    if not t.single[row] or s.at[row][place]:
        return place
    return next((p for p, n in enumerate(s.at[row]) if n), -1)


def lying(t, unit: int) -> tuple[int, int]:
    """Row and place of a piece; one that has gone to a supply lies there in its first state."""
    row, place = divmod(unit, t.width)
    return (t.plain[row] if place == t.supply else row), place


def same_unit(t, a: int, b: int) -> bool:
    """Is it one and the same piece (or one of the same sort in the same place)?"""
    return a == b or (a >= 0 and b >= 0 and a // t.width == b // t.width and t.single[a // t.width])


def owner_of(t, unit: int) -> int:
    """The seat that owns a piece, or -1."""
    return t.owner[unit // t.width] if unit >= 0 else -1


def player_of(t, s, unit: int) -> int:
    """The seat that decides for a piece: its owner, else the current player."""
    owner = owner_of(t, unit)
    return owner if owner >= 0 else s.current


def turn_units(t, s, who: int, group: Any, rows: list[int]) -> None:
    """Pieces of `[unit, number]` pairs (or units, one piece each) are turned: they go to the row of their new state.

    In a supply pieces are not turned.
    """
    for x in group:
        unit, n = x if type(x) is list else (x, 1)
        old, place = divmod(unit, t.width)
        if place == t.supply:
            continue
        new = rows[old]
        n = min(n, s.at[old][place])
        if new == old or n <= 0:
            continue
        count(s, old, place, -n)
        count(s, new, place, n)
        s.trail.append([unit, new * t.width + place])
        for event in s.events:          # pieces that were placed and turned are told as they lie
            if event[0] == PLACED and event[2] == old and event[5] == place and event[3] <= n:
                event[2] = new
        s.changes += 1
        s.busy = 1
        if s.log is not None:
            s.log.append(("turned", who, old, n, new, place))


def in_rows(t, group: list[list[int]], rows: list[int]) -> list[list[int]]:
    """A group of pieces that were turned, in the rows that they have now."""
    return [[rows[unit // t.width] * t.width + unit % t.width, n] for unit, n in group]


def boxed(t, flight: list[int]) -> bool:
    """Has a redirect laid this piece in a box? There it lies already, although that it was removed is still to be told."""
    return flight[4] > t.out and flight[4] != t.home[flight[1]]


def turn_falling(t, s, who: int, group: Any, rows: list[int]) -> None:
    """Pieces of a redirect are turned on their way; in a supply they will be in their first state all the same."""
    for i, _ in group:
        x = s.flights[i]
        old, x[1] = x[1], rows[x[1]]
        if x[1] != old and boxed(t, x):
            n = min(x[2], s.at[old][x[4]])
            count(s, old, x[4], -n)
            count(s, x[1], x[4], n)
        if x[1] != old and s.log is not None:
            s.log.append(("turned", who, old, x[2], x[1], x[3]))


def units_falling(t, s, group: Any) -> list[list[int]]:
    """The pieces of a redirect as pairs of what they are, and where they stood, and how many."""
    return [[s.flights[i][1] * t.width + s.flights[i][3], s.flights[i][2]] for i, _ in group]


def spend_pieces(t, s, who: int, picks: list[list[int]]) -> None:
    """Pieces paid as a cost go back to their supply, unless a rule says what happens to them instead; nobody removed them."""
    for unit, n in picks:
        row, source = divmod(unit, t.width)
        if t.instead_of[PAID] and caught(t, s, PAID, who, row, n, source, t.home[row]):
            continue
        shift(t, s, row, n, source, t.home[row])
        if s.log is not None:
            s.log.append(("spend", who, row, n, source))


def move_marker(s, line: list[int], toward: int, to: int, by: int, last: int, relation: int = -1) -> None:
    """The marker of a relation toward one player goes to a state, or so many spaces to the right, or to the left where `by` is below 0.

    It stops at either end of the row; one that lies off the row stays there.
    """
    have = line[toward] if toward >= 0 else -1
    if have < 0:
        return
    if to < 0:
        to = max(0, min(have + by, last)) if have <= last else have
    if to != have:
        line[toward] = to
        forget(s)
        if s.log is not None:
            s.log.append(("marker", s.current, toward, to, relation))


def some(at: list[list[int]], rows, place: int) -> bool:
    """Does any of these rows have a piece in the place?"""
    for row in rows:  # noqa: SIM110  (a generator would cost twice on this path)
        if at[row][place]:
            return True
    return False


def total(at: list[list[int]], rows, place: int) -> int:
    n = 0
    for row in rows:
        n += at[row][place]
    return n


def can_match(icons: list[int], suits: list[int]) -> bool:
    """Can each icon (a suit, or -1 for any) have a different tool of its suit?"""
    if len(icons) > len(suits):
        return False
    left = suits[:]
    wild = 0
    for icon in icons:
        if icon < 0:
            wild += 1
        elif icon in left:
            left.remove(icon)
        else:
            return False
    return len(left) >= wild
