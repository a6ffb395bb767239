"""What has happened takes effect: pieces in flight meet redirects and land, events meet triggers, victory is looked for."""

from __future__ import annotations

from typing import Any

from rootdsl.runtime import effects, happening, orders
from rootdsl.runtime.asking import ask
from rootdsl.runtime.events import DISCARDED, DONE, DRAWN, INSTEAD, REFILLED, REMOVED, SCORED, SHOWN, SPENT, frame_in_place, rank
from rootdsl.runtime.frame import ABSENT, UNSET, Frame
from rootdsl.runtime.points import find_winner


def settle(t, s) -> None:
    """Redirects for pieces in flight, then landing, then events and triggers, then victory."""
    if s.flights:
        if t.redirects:
            frames = offers(t, s)
            if frames:
                s.together += 1
                s.stack.append(Landing(-1))
                for frame in reversed(frames):
                    s.stack.append(frame)
                return
        land(t, s)
    events = s.events
    points: list[Frame] = []
    others: list[Frame] = []
    if events:
        s.events = []
        kinds = {event[0] for event in events} if len(events) > 1 else {events[0][0]}
        heard: dict[int, list[list[int]]] = {}
        bodies: set[Any] = set()        # alternatives of one `when` have one body, and are not put in order
        lone = events[0] if len(events) == 1 else None      # most hear nothing of it, which is asked here first
        for trigger in t.triggers_of[events[0][0]] if len(kinds) == 1 else t.triggers:
            if lone is not None and trigger.copy < 0 and (trigger.me == ABSENT or not trigger.matches(t, s, trigger.me, lone)):
                continue
            if trigger.kind in kinds:
                found = matches(t, s, trigger, events) if trigger.same < 0 else matches_once(t, s, trigger, events, heard)
                if found:
                    (points if trigger.scores else others).extend(found)
                    if not trigger.scores:
                        bodies.add(trigger.same if trigger.same >= 0 else trigger.frame)
        if others:
            s.stack.extend(reversed(others))
            if len(bodies) > 1:
                s.stack.append(Order(owner_of_lost(t, s, events)))
                s.stack[-1].left = len(others)
        if t.instead:
            s.stack.extend(reversed(instead_frames(t, s, events)))
        if points:  # the points of one group fall together, then victory is looked for
            s.together += 1
            s.stack.append(Tally(-1))
            s.stack.extend(reversed(points))
    s.busy = 0
    if t.keeps and -2 in t.looked_at(s.memo[t.m_kept]):  # something came to a box of a standing order, or left one
        orders.keep_orders(t, s)
    if t.victories and not points and (s.looked != s.score or not t.won_by_points):
        s.looked = s.score[:]
        find_winner(t, s)


def instead_frames(t, s, events: list[list[int]]) -> list[Frame]:
    """The frames of what happens in the place of something: one a group, or one a thing."""
    groups: dict[tuple[int, ...], list[list[int]]] = {}
    for i, event in enumerate(events):
        if event[0] != INSTEAD:
            continue
        _, k, kind, who, _, n, source, target = event
        rule = t.instead[k]
        if kind in TOLD:        # each sentence that scores or draws is one thing, or so many
            for j in range(n if rule.each else 1):
                groups[k, i, j] = [[*event[2:5], 1 if rule.each else n, *event[6:]]]
            continue
        if rule.each:
            for j in range(n):
                groups[k, i, j] = [[*event[2:5], 1, *event[6:]]]
            continue
        key = (k, who, source if rule.by_source else -1, target if rule.by_target else -1)
        groups.setdefault(key, []).append(event[2:])
    out: list[Any] = []
    begun: set[int] = set()
    for (first, *_), group in groups.items():
        rule = t.instead[first]
        me = rule.holder(t, s)
        again = first in begun and (rule.each or group[0][0] in TOLD)      # what came before may have changed whether it applies
        begun.add(first)
        if me != ABSENT and not again:
            out.append(frame_in_place(t, rule, me if me >= 0 else group[0][1], group))
        else:                   # or the card with the rule has left since
            out.append(Happens(-1))
            out[-1].fact = group
    return out


class Happens(Frame):
    """What nobody is there any more to put something in the place of."""

    __slots__ = ("fact",)
    NAMES = ("fact",)
    KEY = "happens"

    def __init__(self, me: int, card: int = UNSET, up: int = UNSET) -> None:
        super().__init__(me, card, up)
        self.fact: list[list[int]] = []


def happens_block(t, s, f) -> bool:
    s.stack.pop()
    happening.happen(t, s, f.fact)
    return True


Happens.BLOCKS = (happens_block,)


def land(t, s) -> None:
    """Pieces in flight reach their target; each is an event."""
    flights, s.flights = s.flights, []
    for flight in flights:
        who, row, n, source, target = flight[:5]
        if not effects.boxed(t, flight):
            effects.count(s, t.plain[row] if target == t.supply else row, target, n)
        if s.log is not None:
            s.log.append(("remove", who, row, n, source, target))
        if t.wait_removed:
            s.events.append([REMOVED, who, row, n, source, target])


class Landing(Frame):
    """Below the redirects of a group: once they are done, the pieces land."""

    __slots__ = ()
    KEY = "landing"


def landing_block(t, s, f) -> bool:
    s.stack.pop()
    s.together -= 1
    land(t, s)
    s.busy = 1
    return True


Landing.BLOCKS = (landing_block,)


class Order(Frame):
    """Several triggers at once: the owner of the lost pieces (else the current player) says which comes next.

    `left` frames below this one wait; the chosen one is lifted above it, and this frame asks again.
    """

    __slots__ = ("left",)
    NAMES = ("left",)
    KEY = "order"

    def __init__(self, me: int, card: int = UNSET, up: int = UNSET) -> None:
        super().__init__(me, card, up)
        self.left = 0


def owner_of_lost(t, s, events: list[list[int]]) -> int:
    """Who orders these triggers: the owner of lost pieces for which one of them waits, else of any, else the current player."""
    lost = [event for event in events if event[0] == REMOVED and t.owner[event[2]] >= 0]
    if not lost:
        return s.current
    for event in lost:
        for trigger in t.triggers_of[REMOVED]:
            if not trigger.scores:
                me = trigger.me if trigger.copy < 0 else trigger.holder(t, s)
                if me != ABSENT and trigger.matches(t, s, me, event):
                    return t.owner[event[2]]
    return t.owner[lost[0][2]]


def order_first(t, s, f) -> bool:
    if f.left < 2:
        s.stack.pop()
        return True
    waiting = worth_ordering(t, s, f)
    if not waiting:     # whatever their order, nothing comes of it
        s.stack.pop()
        return True
    if len(waiting) == 1:
        s.pick, f.pc = waiting[0], 1
        return True
    return ask(s, f, 1, t.trigger_site, f.me, waiting)


def worth_ordering(t, s, f) -> list[int]:
    """The waiting triggers without those that would do nothing now, whichever of the others came first.

    Where prompts are always shown, its place in the order may tell nothing of hidden cards.
    """
    frames = [s.stack[-1 - k] for k in range(1, f.left + 1)]
    if t.show_prompts:
        return list(range(1, f.left + 1))
    lacks = [type(x).WAITS_FOR(t, s, x) if type(x).WAITS_FOR is not None else 0 for x in frames]
    changes, before = 0, -1
    while changes != before:        # what one of them changes may be what another waits for
        before = changes
        for x, lack in zip(frames, lacks, strict=True):
            if not lack or lack & changes:
                changes |= type(x).WRITES
    return [k + 1 for k, lack in enumerate(lacks) if not lack or lack & changes]


def order_next(t, s, f) -> bool:
    """Option k is the k-th waiting frame from the top."""
    f.pc = 0
    depth = len(s.stack) - 1 - s.pick
    chosen = s.stack.pop(depth)
    f.left -= 1
    s.stack.append(chosen)
    return True


Order.BLOCKS = (order_first, order_next)


class Tally(Frame):
    """Below the scores of a group: once all have fallen, victory is looked for."""

    __slots__ = ()
    KEY = "tally"


def tally_block(t, s, f) -> bool:
    s.stack.pop()
    s.together -= 1
    s.busy = 1
    return True


Tally.BLOCKS = (tally_block,)


def offers(t, s) -> list[Frame]:
    """One frame for each redirect and bound source that some flight matches, in the order in which they act.

    What may be declined comes first, then higher layers, then the current player and whoever follows.
    """
    out: list[tuple[tuple[int, ...], Frame]] = []
    if any(redirect.each for redirect in t.redirects):
        s.flights = [[*x[:2], 1, *x[3:]] for x in s.flights for _ in range(x[2])]
    for redirect in t.redirects:
        groups: dict[int, list[list[int]]] = {}
        me = redirect.holder(t, s)
        for i, flight in enumerate(s.flights) if me != ABSENT else ():
            if flight[4] == t.home[flight[1]] and redirect.matches(t, s, me, [REMOVED, *flight]):
                groups.setdefault(i if redirect.each else flight[3] if redirect.by_source else -1, []).append([i, flight[2]])
        for source, group in groups.items():
            frame = redirect.frame(me, redirect.copy)
            flight = s.flights[group[0][0]]
            frame.bind(flight[0], group, flight[3] if redirect.each else source, -1)
            if redirect.can(t, s, frame):
                out.append(((not redirect.optional, *rank(t, s, me, redirect.layer)), frame))
    return [frame for _, frame in sorted(out, key=lambda x: x[0])]


def redirect_to(t, s, group: list[list[int]], target: int) -> None:
    """Pieces in flight will land somewhere else; those that an earlier redirect sent elsewhere are on their way already.

    In a box they lie at once, so that whoever counts what is in it counts them.
    """
    for i, _n in group:
        flight = s.flights[i]
        if flight[4] != t.home[flight[1]]:
            continue
        flight[4] = target
        for _ in range(flight[2] if effects.boxed(t, flight) else 0):
            place = effects.inner_place(t, s, target, flight[1]) if t.capacity else target
            effects.count(s, flight[1], place, 1)
            if place != target:
                flight[4] = place


def falling(t, s, group: list[list[int]]) -> bool:
    """Is a piece of a redirect still on its way to its supply when its turn comes?"""
    return any(s.flights[i][4] == t.home[s.flights[i][1]] for i, _ in group)


TOLD = (DONE, SCORED, DRAWN, DISCARDED, SHOWN, SPENT, REFILLED)


def matches(t, s, trigger, events: list[list[int]]) -> list[Frame]:
    """The frames that a trigger adds for these events: one a group, or one an object."""
    card = trigger.copy
    me = trigger.me if card < 0 else trigger.holder(t, s)
    out: list[Frame] = []
    if me == ABSENT:
        return out
    kind, fits = trigger.kind, trigger.matches
    if len(events) > 1:
        events = [event for event in events if event[0] == kind and fits(t, s, me, event)]
        if not events:
            return out
    elif events[0][0] != kind or not fits(t, s, me, events[0]):
        return out
    told: set[int] = set()
    groups: dict[tuple[int, int, int, int], list[list[int]]] = {}
    doers: dict[tuple[int, int, int, int], int] = {}
    for event in events:
        if event[0] in TOLD:
            if event[0] != DONE and not trigger.each and event[1] in told:
                continue  # "any" or "all": once for each player who did it
            told.add(event[1])
            done = trigger.frame(me if me >= 0 else event[1], card)
            done.heed(event)
            if trigger.can(t, s, done):
                out.append(done)
            continue
        if trigger.each:
            for _ in range(event[3]):
                frame = trigger.frame(me if me >= 0 else event[1], card)
                frame.bind(event[1], [[event[2] * t.width + event[5], 1]], event[4], event[5])
                if trigger.can(t, s, frame):
                    out.append(frame)
            continue
        key = (event[1] if trigger.by_performer else -1, event[4] if trigger.by_source else -1, event[5] if trigger.by_target else -1,
               t.owner[event[2]] if trigger.owner_slot else -1)
        gather(groups.setdefault(key, []), event[2] * t.width + event[5], event[3])
        doers[key] = event[1] if doers.get(key, event[1]) == event[1] else -1
    for key, group in groups.items():
        performer, source, target, owner = key
        frame = trigger.frame(me if me >= 0 else doers[key], card)   # a rule of everybody is carried out by whoever did it
        frame.bind(performer, group, source, target)
        if trigger.owner_slot:
            setattr(frame, trigger.owner_slot, owner)
        if trigger.can(t, s, frame):
            out.append(frame)
    return out


def matches_once(t, s, trigger, events: list[list[int]], heard: dict[int, list[list[int]]]) -> list[Frame]:
    """The frames for the events of which no alternative before this one has heard."""
    told = heard.setdefault(trigger.same, [])
    left = [event for event in events if not any(event is x for x in told)]
    found = matches(t, s, trigger, left) if left else []
    if found:
        me = trigger.me if trigger.copy < 0 else trigger.holder(t, s)
        told += [event for event in left if event[0] == trigger.kind and trigger.matches(t, s, me, event)]
    return found


def gather(group: list[list[int]], unit: int, n: int) -> None:
    """So many more pieces of a group, where they are now."""
    for x in group:
        if x[0] == unit:
            x[1] += n
            return
    group.append([unit, n])
