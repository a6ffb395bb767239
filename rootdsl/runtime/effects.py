"""What rules do to the state: place, move, remove, draw, discard, score. One function a verb.

Every change goes through here, so that events, triggers, memos and the log see all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from rootdsl.runtime import land, lasting
from rootdsl.runtime.chance import below, shuffle
from rootdsl.runtime.frame import ABSENT
from rootdsl.runtime.state import OF_PIECES, RUNNING


class WrongScript(Exception):
    """A script supplies another number of dice than a rule rolls."""


# kinds of event; an event is [kind, performer, row or card, number, source, target]
PLACED, REMOVED, DISCARDED, DONE, SCORED, DRAWN = range(6)
INSTEAD = 6     # something that a rule catches before it happens: [INSTEAD, rule, kind, performer, what, number, source, target]
# a piece was used as a tool, where it stands; a card was shown, and to whom (-1: to all); a card was paid as a price
USED, SHOWN, SPENT = 7, 8, 9


def caught(t, s, kind: int, who: int, what: int, n: int, source: int, target: int) -> bool:
    """Does a rule say what happens in the place of this? Then its body runs as soon as the group has ended.

    A rule does not catch what its own body does.
    """
    event = [kind, who, what, n, source, target]
    waiting = t.instead_of[kind]
    if len(waiting) > 1:
        waiting = sorted(waiting, key=lambda k: (not t.instead[k].optional, *rank(t, s, t.instead[k].me, t.instead[k].layer)))
    for k in waiting:
        rule = t.instead[k]
        me = rule.holder(t, s)
        if me == ABSENT or not rule.matches(t, s, me, event) or any(type(x) is rule.frame for x in s.stack):
            continue
        if rule.can(t, s, frame_in_place(t, rule, me if me >= 0 else who, [event])):
            s.events.append([INSTEAD, k, *event])
            s.busy = 1
            return True
    return False


def rank(t, s, me: int, layer: int) -> tuple[int, int]:
    """Where a rule stands among those that catch one thing: higher layers first, then in turn order from the current player."""
    return -layer, (me - s.current) % t.players if me >= 0 else 0


def in_turn(t, s, waiting: list[Any]) -> list[Any]:
    """Redirects of cards, which begin with their seat and end with their layer, in the order in which they are asked."""
    return waiting if len(waiting) < 2 else sorted(waiting, key=lambda x: rank(t, s, x[0], x[-1]))


def frame_in_place(t, rule, me: int, events: list[list[int]]):
    """The frame of a rule for what it caught: events of one performer, and of one place where it asks for that."""
    frame = rule.frame(me, rule.copy)
    kind, who, what, _, source, target = events[0]
    if kind in (SCORED, DRAWN, DISCARDED):
        frame.heed([kind, who, what, sum(x[3] for x in events), source, target])
    else:
        frame.bind(who, [[x[2] * t.width + x[4], x[3]] for x in events], source, target)
    frame._fact = events
    return frame


def go_on(t, s, frame) -> None:
    """What a rule would have put something in the place of, and did not, happens after all."""
    if not frame._done:
        happen(t, s, frame._fact)


def happen(t, s, events: list[list[int]]) -> None:
    """What a rule had caught happens; other rules may still catch it."""
    for kind, who, what, n, source, target in events:
        if kind == SCORED:
            score(t, s, who, n)
        elif kind == DRAWN and what < 0:
            draw(t, s, who, n, target)
        elif kind == DRAWN:
            draw_from(t, s, who, n, what, target)
        elif kind == DISCARDED:
            if s.zone_of[what] == source:
                discard(t, s, who, what)
        elif kind == PLACED:
            place(t, s, who, what, n, target)
        else:
            lift(t, s, who, what * t.width + source, n, target == t.out)


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
    now: list[list[int]] = []
    for unit, n in group:
        row, source = lying(t, unit)
        n = min(n, s.at[row][source])
        if n and (t.bans_move or t.bans_into) and not may_move(t, s, s.stack[-1].me, row, source, target):
            now.append([unit, n])
            continue
        if n:
            now.append([row * t.width + target, n])
        if n:
            if t.capacity:
                inside(t, s, row, n, source, target)
            else:
                shift(t, s, row, n, source, target)
            if s.log is not None:
                s.log.append(("put", s.current, row, n, source, target))
    return now


def inside(t, s, row: int, n: int, source: int, target: int) -> None:
    """Pieces go to a place; in a box each goes to the track that holds its sort, or beside the tracks."""
    for _ in range(n):
        shift(t, s, row, 1, source, inner_place(t, s, target, row))


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


def card_owner(t, s, card: int) -> int:
    """The seat in whose pile a card lies, or -1."""
    zone = s.zone_of[card] if card >= 0 else -1
    return t.zone_owner[zone] if zone >= 0 else -1


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
        s.changes += 1
        s.busy = 1
        if s.log is not None:
            s.log.append(("turned", who, old, n, new, place))


def in_rows(t, group: list[list[int]], rows: list[int]) -> list[list[int]]:
    """A group of pieces that were turned, in the rows that they have now."""
    return [[rows[unit // t.width] * t.width + unit % t.width, n] for unit, n in group]


def turn_falling(t, s, who: int, group: Any, rows: list[int]) -> None:
    """Pieces of a redirect are turned on their way; in a supply they will be in their first state all the same."""
    for i, _ in group:
        x = s.flights[i]
        old, x[1] = x[1], rows[x[1]]
        if x[1] != old and s.log is not None:
            s.log.append(("turned", who, old, x[2], x[1], x[3]))


def units_falling(t, s, group: Any) -> list[list[int]]:
    """The pieces of a redirect as pairs of what they are, and where they stood, and how many."""
    return [[s.flights[i][1] * t.width + s.flights[i][3], s.flights[i][2]] for i, _ in group]


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


def spend_pieces(t, s, who: int, picks: list[list[int]]) -> None:
    """Pieces paid as a cost go back to their supply; nobody removed them."""
    for unit, n in picks:
        row, source = divmod(unit, t.width)
        shift(t, s, row, n, source, t.home[row])
        if s.log is not None:
            s.log.append(("spend", who, row, n, source))


# ---------------------------------------------------------------- cards


def put_card(t, s, card: int, zone: int, under: bool = False) -> None:
    """A card goes to the top of a pile, or to its bottom."""
    if zone in t.gates and turned_away(t, s, card, zone):
        return
    if s.log is not None:
        s.log.append(("card", s.current, card, s.zone_of[card], zone))
    lay_card(t, s, card, zone)
    if under:
        pile = s.zones[zone]
        pile.insert(0, pile.pop())


def turned_away(t, s, card: int, zone: int) -> bool:
    """A redirect sends a card that would go to this pile to another one; a discard is one, with all that follows.

    What the rule scores falls with it.
    """
    for me, test, where, points, _ in in_turn(t, s, t.gates[zone]):
        if test(t, s, me, card):
            target = where(t, s, me, card)
            if target == t.discard_pile:
                lay_off(t, s, me, card)
            else:
                if s.log is not None:
                    s.log.append(("card", me, card, s.zone_of[card], target))
                lay_card(t, s, card, target)
            if points is not None:
                score(t, s, me, points(t, s, me, card))
            return True
    return False


def lay_card(t, s, card: int, zone: int) -> None:
    """What `put_card` does, without an entry in the log (the caller makes a better one)."""
    old = s.zone_of[card]
    if old >= 0:
        s.zones[old].remove(card)
    s.zones[zone].append(card)
    s.zone_of[card] = zone
    s.changes += 1
    if t.active[zone] or (old >= 0 and t.active[old]):
        forget(s)


def forget(s) -> None:
    """Everything remembered may have changed."""
    s.changes += 1
    for m in s.memo[:-OF_PIECES]:
        m[:] = [-2] * len(m)


def tell(s, kind: int, who: int, what: int) -> None:
    """Something that triggers wait for has happened: who did it, and the card or the number."""
    s.events.append([kind, who, what, 1, -1, -1])
    s.busy = 1


def draw(t, s, who: int, n: int, zone: int = -1) -> None:
    """n cards from the draw pile, one by one; an empty pile is refilled at once, if still empty drawing stops. Nobody (-1) draws none."""
    if who < 0 and zone < 0:
        return
    into = t.hand[who] if zone < 0 else zone
    if t.instead_of[DRAWN] and n > 0 and caught(t, s, DRAWN, who, -1, n, -1, into):
        return
    pile = s.zones[t.draw_pile]
    for _ in range(n):
        if not pile:
            refill(t, s)
            if not pile:
                return
        card = pile[-1]
        s.revealed += 1
        if into not in t.gates or not turned_away(t, s, card, into):
            pile.pop()
            s.zones[into].append(card)
            s.zone_of[card] = into
            s.changes += 1
            if s.log is not None:
                s.log.append(("draw", who, card, into))
        if t.wait_drawn:
            tell(s, DRAWN, who, card)
        if not pile:
            refill(t, s)


def draw_from(t, s, who: int, n: int, pile: int, zone: int) -> None:
    """n cards from the top of another pile than the draw pile; an empty one that is refilled from nothing ends it."""
    if t.instead_of[DRAWN] and n > 0 and caught(t, s, DRAWN, who, pile, n, -1, zone):
        return
    for _ in range(n):
        cards = s.zones[pile]
        if not cards:
            return
        card = cards[-1]
        s.revealed += 1
        if zone not in t.gates or not turned_away(t, s, card, zone):
            lay_card(t, s, card, zone)
            if s.log is not None:
                s.log.append(("draw", who, card, zone))
        if t.wait_drawn:
            tell(s, DRAWN, who, card)


def give_cards(t, s, who: int, cards: list[int], to: int) -> None:
    """Cards go to the hand of another player."""
    for card in cards:
        if t.hand[to] in t.gates and turned_away(t, s, card, t.hand[to]):
            continue
        if s.log is not None:
            s.log.append(("card", who, card, s.zone_of[card], t.hand[to]))
        lay_card(t, s, card, t.hand[to])


MOST_DICE = 200  # exploding dice end there


def roll_explosive(t, s, who: int, number: int, faces: int, explodes: Any, fixed: list[int], die: int = -1, of: int = -1) -> list[int]:
    """Indexes of faces: first the dice that were fixed, then the thrown ones; a die that shows an exploding face brings another."""
    out = list(fixed)
    left = max(0, number - len(fixed)) + sum(1 for x in fixed if x in explodes)
    while left > 0 and len(out) < MOST_DICE:
        if s.script and len(s.script[0]) > left:      # what an example rolls: the dice that come on top are named with the others
            s.script[0:1] = [s.script[0][:left], s.script[0][left:]]
        got = roll(t, s, left, faces, die, of)
        out += got
        left = sum(1 for x in got if x in explodes)
    return out


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


def refill(t, s) -> None:
    """Shuffle the pile that refills the draw pile into it."""
    source = t.refill
    if source < 0 or not s.zones[source]:
        return
    pile = s.zones[t.draw_pile]
    cards = s.zones[source]
    for card in cards:
        s.zone_of[card] = t.draw_pile
    pile.extend(cards)
    cards.clear()
    shuffle(s, pile)
    if s.log is not None:
        s.log.append(("refill", -1, -1, t.draw_pile))


def discard(t, s, who: int, card: int) -> None:
    """A card goes to the discard pile, unless a rule says what happens instead."""
    if t.instead_of[DISCARDED] and caught(t, s, DISCARDED, who, card, 1, s.zone_of[card], -1):
        return
    lay_off(t, s, who, card)


def throw_away(t, s, who: int, card: int) -> None:
    """A card is paid as a price: it goes to the discard pile, and no rule keeps it back."""
    source = s.zone_of[card]
    lay_off(t, s, who, card)
    if t.wait_spent:
        s.events.append([SPENT, who, card, 1, source, -1])
        s.busy = 1


def lay_off(t, s, who: int, card: int) -> None:
    """A card goes to the discard pile, or where a redirect of a higher rule sends it; what is paid or turned away goes there at once."""
    target = t.discard_pile
    for me, test, where, _ in in_turn(t, s, t.redirect_cards):
        if test(t, s, me, card):
            target = where(t, s, me, card)
            break
    if s.log is not None:
        s.log.append(("discard", who, card, target))
    source = s.zone_of[card]
    lay_card(t, s, card, target)
    if t.wait_discarded:
        s.events.append([DISCARDED, who, card, 1, source, -1])
        s.busy = 1


def discard_all(t, s, who: int, cards: list[int]) -> None:
    for card in cards:
        discard(t, s, who, card)


def pay_cards(t, s, who: int, cards: list[int]) -> None:
    """What is spent goes to the discard pile; no rule keeps the price of something back."""
    for card in cards:
        throw_away(t, s, who, card)


def sift(s, who: int, zone: int) -> None:
    """All cards of some sort have left a pile: of those that stay everybody knows that they are of no such sort."""
    if s.log is not None and s.zones[zone]:
        s.log.append(("sift", who, s.zones[zone][:], zone))


def remove_card(t, s, card: int) -> None:
    """Out of the game for good."""
    put_card(t, s, card, t.gone)


def take_random(t, s, who: int, source: int, target: int) -> None:
    cards = s.zones[source]
    if cards:
        card = cards[below(s, len(cards))]
        s.revealed += 1
        if target in t.gates and turned_away(t, s, card, target):
            return
        lay_card(t, s, card, target)
        if s.log is not None:
            s.log.append(("take", who, card, source, target))


def reveal(t, s, cards: list[int], to: int = -1, who: int = -1) -> None:
    """Cards are shown to one seat (or to all): undo stops here. Nobody (-1) reveals them where the seat only looks at them."""
    s.revealed += 1
    if t.wait_shown and who >= 0:
        s.events += [[SHOWN, who, card, 1, s.zone_of[card], to] for card in cards]
        s.busy = 1
    if s.log is not None:
        s.log.append(("reveal", to, list(cards), -1))


def show_pieces(t, s, units: list[int], to: int = -1) -> None:
    """Pieces that lie where not all see them are shown to one seat (or to all), one unit for each piece: undo stops here."""
    s.revealed += 1
    if s.log is not None:
        s.log.append(("show", to, list(units), -1))


def shuffle_zone(t, s, zone: int) -> None:
    shuffle(s, s.zones[zone])


def roll(t, s, number: int, faces: int, die: int = -1, of: int = -1) -> list[int]:
    """Indexes of faces, one for each die; a script may supply them.

    The log tells the die, whose faces have names, and the piece that rolls.
    """
    if s.script:
        got = s.script.pop(0)
        if len(got) != number:
            raise WrongScript(f"{number} dice are rolled, {len(got)} are scripted")
    else:
        got = [below(s, faces) for _ in range(number)]
    s.revealed += 1
    if s.log is not None:
        s.log.append(("roll", s.current, got, die, of))
    return got


# ---------------------------------------------------------------- points


def score(t, s, who: int, n: int) -> None:
    """Points for a player on the track; never below 0; victory is looked for once the group is done. Nobody (-1) scores nothing."""
    if who < 0:
        return
    have = s.score[who]
    if have < 0 or n == 0:
        return
    if n > 0 and t.instead_of[SCORED] and caught(t, s, SCORED, who, -1, n, -1, -1):
        return
    s.score[who] = max(0, have + n)
    s.changes += 1
    if s.log is not None:
        s.log.append(("score", who, s.score[who] - have, s.score[who]))
    if n > 0:
        s.busy = 1
        if t.wait_scored:
            tell(s, SCORED, who, n)


def leave_track(t, s, who: int) -> None:
    s.score[who] = -1
    s.changes += 1
    if s.log is not None:
        s.log.append(("leave", who, -1, -1))


def win(t, s, who: int) -> None:
    """The game is over; the partners of a team win together."""
    if s.over == RUNNING:
        s.over = who
        s.busy = 1
        s.together = 0
        s.winners = [p for p in t.seats if s.team[p] == s.team[who]]
        if s.log is not None:
            s.log.append(("win", who, list(s.winners), -1))


def find_winner(t, s) -> None:
    """The first player clockwise from the current one who meets a victory condition."""
    n = t.players
    for k in range(n):
        who = (s.current + k) % n
        for condition in t.victories:
            if condition(t, s, who):
                win(t, s, who)
                return


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
        more = [t.links_of[t.path_kinds[kind]][place] for seat, kind, _ in s.opened if seat == mover]
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


def not_lent(s, rows, seat: int, place: int) -> list[int]:
    """Rows without those that a seat treats as own (place -1: wherever they stand)."""
    own = {x[1] for x in s.treated if x[0] == seat and x[3] in (-1, place)}
    return [row for row in rows if row not in own]


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


def own_for(t, s, rows, seat: int, purpose: int, place: int, against: int = -1):
    """Rows of a seat without those that another treats as own for a purpose there, and those it treats so itself.

    `against` is the player whom it is about: between a lender and who borrows, nothing is lent.
    """
    if not s.treated:
        return rows
    here = [x for x in s.treated if x[2] == purpose and x[3] in (-1, place)]
    lent = {x[1] for x in here if x[0] not in (seat, against) and t.owner[x[1]] == seat}
    extra = {x[1]: 0 for x in here if x[0] == seat and x[1] not in rows and (against < 0 or t.owner[x[1]] != against)}
    return (*(row for row in rows if row not in lent), *extra)


def own_for_each(t, s, table, seats, purpose: int, place: int):
    """The same for several seats: what counts as theirs for a purpose there."""
    return [row for seat in seats for row in own_for(t, s, table[seat], seat, purpose, place)]


def treat(t, s, seat: int, rows, places, purposes, span: str) -> None:
    """A seat treats pieces as own for some purposes until the turn, or the procedure of that path, ends."""
    depth = next((i for i in range(len(s.stack) - 1, -1, -1) if span in s.stack[i].ENDS), -1)
    for row in rows:
        for where in places:
            for purpose in purposes:
                s.treated.append([seat, row, purpose, where, depth])
    forget(s)


def untreat(s, depth: int) -> None:
    """What was treated as own only while a procedure at this depth (or deeper) ran is so no longer."""
    left = [x for x in s.treated if x[4] < depth]
    if len(left) != len(s.treated):
        s.treated = left
        forget(s)


def join_team(s, who: int, friend: int) -> None:
    """The two (and their partners) are no enemies from now on."""
    old, new = s.team[who], s.team[friend]
    s.team = [new if x == old else x for x in s.team]
    forget(s)


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
