"""The driver: runs blocks until a decision is wanted or the game is over.

Between two blocks it lets what has happened take effect: pieces in flight meet redirects and
land, events meet triggers, victory is looked for. No Python recursion holds game state.
"""

from __future__ import annotations

from itertools import repeat
from typing import Any

from rootdsl.runtime import effects, lasting
from rootdsl.runtime.fault import EngineFault, raise_located
from rootdsl.runtime.frame import ABSENT, UNSET, Frame
from rootdsl.runtime.state import RUNNING

DECLINE = 0  # option value of "no" where a choice may be declined (sites say which have it)


def run(t, s) -> None:
    """Run to the next decision (`s.site` at least 0) or to the end (`s.over`); a bug becomes an EngineFault."""
    try:
        run_blocks(t, s)
    except Exception as error:
        raise_located(s, error)


LONGEST = 200_000  # blocks between two decisions; more is an endless loop of the rules


def run_blocks(t, s) -> None:
    """Block after block; whatever changes the state so that others must hear of it sets `busy`."""
    stack = s.stack
    for _ in repeat(None, LONGEST):
        if s.busy and not s.together:
            if s.over != RUNNING:
                s.site = -1
                s.options = []
                return
            settle(t, s)
            continue
        frame = stack[-1]
        if not frame.BLOCKS[frame.pc](t, s, frame) and not (t.automata and automatic(t, s)):
            return
    raise EngineFault(f"{LONGEST} blocks without a decision")


def ask(s, frame: Frame, pc: int, site: int, who: int, options: list[int]) -> bool:
    """Wait for one of these options; the answer is `s.pick` in block `pc`. A single one is taken at once."""
    frame.pc = pc
    if len(options) == 1 and not s.shown:
        s.pick = options[0]
        if s.log is not None:
            s.log.append(("forced", who, site, options[0]))
        return True
    s.site = site
    s.chooser = who
    s.options = options
    return False


def ask_shown(t, s, frame: Frame, pc: int, site: int, who: int, options: list[int]) -> bool:
    """Like `ask`; where prompts are always shown, a lone `no` on hidden cards is a real question."""
    if not s.shown:
        return ask(s, frame, pc, site, who, options)
    frame.pc = pc
    s.site, s.chooser, s.options = site, who, options
    return False


def automatic(t, s) -> bool:
    """A question to an automated seat is answered by its ties at once; False when a person is asked.

    What its own rules offer it does; what others offer and it may decline it declines. Option 0 is the refusal, where there is one.
    """
    ties = t.automata.get(s.chooser)
    if ties is None or s.site < 0:
        return False
    path, _title, _name, domain, *_ = t.catalogue[s.site]
    options = s.options
    own = path.partition(".")[0] == t.seat_systems[s.chooser]
    if domain == "number":
        if getattr(s.stack[-1], "low", 1) == 0:  # so many as it likes
            options = [max(options) if own else min(options)]
    elif DECLINE in options:
        options = [x for x in options if x != DECLINE] if own and len(options) > 1 else [DECLINE]
    chain = ties.get(domain)
    if chain is not None and len(options) > 1:
        options = [x + 1 for x in chain(t, s, s.chooser, [x - 1 for x in options])]
    s.pick = options[0] if len(options) == 1 else ties[""](t, s, s.chooser, options)[0]
    if s.log is not None:
        s.log.append(("forced", s.chooser, s.site, s.pick))
    s.site = -1
    return True


def apply(t, s, option: int) -> None:
    """Answer the pending decision with one of its options and run on."""
    if s.log is not None:
        note_choice(s, option)
    s.pick = option
    s.site = -1
    run(t, s)


def note_choice(s, option: int) -> None:
    s.log.append(("choose", s.chooser, s.site, option))


def finish(s) -> bool:
    """A procedure is done: its frame leaves the stack."""
    frame = s.stack.pop()
    if s.treated:
        effects.untreat(s, len(s.stack))
    if s.opened:
        effects.shut_paths(s, len(s.stack))
    if s.lasting:
        lasting.expire(s, len(s.stack), frame)
    if frame.PATH in s.waits:
        note_done(s, frame)
    return True


def forgo(s) -> bool:
    """A procedure in the place of which something else has happened leaves the stack; it did not happen."""
    left(s, len(s.stack) - 1, s.stack.pop())
    return True


def left(s, depth: int, frame: Frame) -> None:
    """What held only while a frame ran, which stood at this depth, holds no longer."""
    if s.treated:
        effects.untreat(s, depth)
    if s.opened:
        effects.shut_paths(s, depth)
    if s.lasting:
        lasting.expire(s, depth, frame)


def note_done(s, frame: Frame) -> None:
    """A procedure that triggers wait for has ended: an event with the values of its roles."""
    number, roles = s.waits[frame.PATH]
    s.events.append([effects.DONE, frame.me, number, 1, -1, -1, *map(frame.__getattribute__, roles)])
    s.busy = 1


def unwind(t, s, target: str) -> bool:
    """End the nearest running procedure of that path: its own end hooks still run. One that has come to its end is left alone."""
    stack = s.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if target in frame.ENDS and frame.pc <= frame.ENDS[target]:
            while len(stack) > i + 1:
                gone = stack.pop()
                left(s, len(stack), gone)
            frame.pc = frame.ENDS[target]
            s.together = 0
            return True
    return True


# ---------------------------------------------------------------- what has happened takes effect


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
        for trigger in t.triggers_of[events[0][0]] if len(kinds) == 1 else t.triggers:
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
        effects.keep_orders(t, s)
    if t.victories and not points and (s.looked != s.score or not t.won_by_points):
        s.looked = s.score[:]
        effects.find_winner(t, s)


def instead_frames(t, s, events: list[list[int]]) -> list[Frame]:
    """The frames of what happens in the place of something: one a group, or one a thing."""
    groups: dict[tuple[int, ...], list[list[int]]] = {}
    for i, event in enumerate(events):
        if event[0] != effects.INSTEAD:
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
            out.append(effects.frame_in_place(t, rule, me if me >= 0 else group[0][1], group))
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
    effects.happen(t, s, f.fact)
    return True


Happens.BLOCKS = (happens_block,)


def land(t, s) -> None:
    """Pieces in flight reach their target; each is an event."""
    flights, s.flights = s.flights, []
    for flight in flights:
        who, row, n, source, target = flight[:5]
        effects.count(s, t.plain[row] if target == t.supply else row, target, n)
        if s.log is not None:
            s.log.append(("remove", who, row, n, source, target))
        if t.wait_removed:
            s.events.append([effects.REMOVED, who, row, n, source, target])


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
    """Who orders the triggers of these events."""
    for event in events:
        if event[0] == effects.REMOVED and t.owner[event[2]] >= 0:
            return t.owner[event[2]]
    return s.current


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
            if flight[4] == t.home[flight[1]] and redirect.matches(t, s, me, [effects.REMOVED, *flight]):
                groups.setdefault(i if redirect.each else flight[3] if redirect.by_source else -1, []).append([i, flight[2]])
        for source, group in groups.items():
            frame = redirect.frame(me, redirect.copy)
            flight = s.flights[group[0][0]]
            frame.bind(flight[0], group, flight[3] if redirect.each else source, -1)
            if redirect.can(t, s, frame):
                out.append(((not redirect.optional, *effects.rank(t, s, me, redirect.layer)), frame))
    return [frame for _, frame in sorted(out, key=lambda x: x[0])]


def redirect_to(t, s, group: list[list[int]], target: int) -> None:
    """Pieces in flight will land somewhere else; those that an earlier redirect sent elsewhere are on their way already."""
    for i, _n in group:
        if s.flights[i][4] == t.home[s.flights[i][1]]:
            s.flights[i][4] = target


def falling(t, s, group: list[list[int]]) -> bool:
    """Is a piece of a redirect still on its way to its supply when its turn comes?"""
    return any(s.flights[i][4] == t.home[s.flights[i][1]] for i, _ in group)


TOLD = (effects.DONE, effects.SCORED, effects.DRAWN, effects.DISCARDED, effects.SHOWN, effects.SPENT)


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
            if event[0] != effects.DONE and not trigger.each and event[1] in told:
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


# ---------------------------------------------------------------- windows: hooks at a named point


class Window(Frame):
    """Runs the hooks of one point, one at a time, the orderer choosing among several.

    `done` marks hooks that ran or were declined; the rest is tested again each time.
    """

    __slots__ = ("done", "hooks", "orderer")
    NAMES = ("done", "hooks", "orderer")
    KEY = "window"

    def __init__(self, me: int, card: int = UNSET, up: int = UNSET) -> None:
        super().__init__(me, card, up)
        self.hooks = UNSET
        self.orderer = me
        self.done: list[int] = []


def open_window(t, s, frame: Frame, hooks: int, pc: int, orderer: int) -> bool:
    """Run the hooks of a point (index into `t.points`), then go on in block `pc`."""
    frame.pc = pc
    lone = t.lone[hooks]
    if lone is not None and not s.busy:  # one hook of one seat: no order, and nothing to test a second time
        probe = lone.probe
        probe.me, probe.up = lone.me if lone.me >= 0 else frame.me, len(s.stack) - 1
        if lone.can(t, s, probe):
            s.stack.append(lone.frame(probe.me, UNSET, probe.up))
        return True
    if not has_hooks(t, s, frame, hooks):
        return True
    window = Window(frame.me, UNSET, len(s.stack) - 1)
    window.hooks = hooks
    window.orderer = orderer
    s.stack.append(window)
    return s.busy or window_first(t, s, window)


def has_hooks(t, s, frame: Frame, hooks: int) -> bool:
    """Does any hook of the point have a holder now whose conditions fit?"""
    depth = len(s.stack) - 1
    zone_of, active = s.zone_of, t.active
    for hook in t.points[hooks]:
        if hook.kind == "card":
            for card in hook.copies:
                zone = zone_of[card]
                if zone >= 0 and active[zone]:
                    probe = hook.probe
                    probe.me, probe.card, probe.up = t.zone_owner[zone], card, depth
                    if hook.can(t, s, probe):
                        return True
        else:
            probe = hook.probe
            probe.me, probe.card, probe.up = hook.me if hook.kind == "seat" else frame.me, -1, depth
            if hook.can(t, s, probe):
                return True
    return False


def live_hooks(t, s, w: Window) -> list[tuple[int, Frame]]:
    """Hooks whose holder, side, mode and conditions fit now; a card counts once for each copy in force."""
    out: list[tuple[int, Frame]] = []
    up = s.stack[w.up]
    done = w.done
    for k, hook in enumerate(t.points[w.hooks]):
        for me, card in hook.holders(t, s, up):
            key = k * 1000 + (card + 1)
            if key in done:
                continue
            frame = hook.frame(me, card, w.up)
            if hook.can(t, s, frame):
                out.append((key, frame))
    return out


def window_first(t, s, w: Window) -> bool:
    live = live_hooks(t, s, w)
    if not live:
        s.stack.pop()
        return True
    if len(live) == 1:
        return run_hook(s, w, *live[0])
    first = [key for key, _ in live if t.points[w.hooks][key // 1000].wins == 1]
    if not first and (all(t.points[w.hooks][key // 1000].wins == 2 for key, _ in live) or len({(k // 1000, f.me) for k, f in live}) == 1):
        first = [live[0][0]]
    if first:  # a win declared for a moment comes before any effect of that moment; what only adds, or copies of one card, need no order
        return run_hook(s, w, first[0], next(frame for key, frame in live if key == first[0]))
    return ask(s, w, 1, t.order_site, w.orderer, [key for key, _ in live])


def run_hook(s, w: Window, key: int, frame: Frame) -> bool:
    """A hook runs; then the window looks at the others again."""
    w.done.append(key)
    w.pc = 0
    s.stack.append(frame)
    return True


def window_next(t, s, w: Window) -> bool:
    """The hook that was chosen."""
    for key, frame in live_hooks_of(t, s, w, s.pick):
        return run_hook(s, w, key, frame)
    w.done.append(s.pick)
    w.pc = 0
    return True


def live_hooks_of(t, s, w: Window, key: int) -> list[tuple[int, Frame]]:
    k, card = divmod(key, 1000)
    hook = t.points[w.hooks][k]
    up = s.stack[w.up]
    return [(key, hook.frame(me, c, w.up)) for me, c in hook.holders(t, s, up) if c + 1 == card]


Window.BLOCKS = (window_first, window_next)


# ---------------------------------------------------------------- free actions


class OpenPoint(Frame):
    """Offers the free actions of a phase until they are declined."""

    __slots__ = ("phase",)
    NAMES = ("phase",)
    KEY = "open"
    phase: int


def free_offers(t, s, me: int, phase: int) -> list[int]:
    """Values (index of the action, copy of the card) of the free actions that a seat could take now."""
    out: list[int] = []
    plain, of_card, piles = t.offered[phase][me]
    for value, slot, can, probe in plain:
        if slot < 0 or not used(t, s, slot, me, -1):
            probe.me = me
            if can(t, s, probe):
                out.append(value)
    if of_card:
        for zone in piles:
            for card in s.zones[zone]:
                for first, place, fits, frame in of_card[card]:
                    if place < 0 or not used(t, s, place, me, card):
                        frame.me, frame.card = me, card
                        if fits(t, s, frame):
                            out.append(first + card + 1)
    return out


def used(t, s, slot: int, me: int, card: int) -> bool:
    return s.used[slot * t.used_width + (t.players + card if card >= 0 else me)] == s.turn


def use_once(t, s, slot: int, me: int, card: int) -> None:
    """What may be done once a turn was done."""
    s.used = s.used[:]
    s.used[slot * t.used_width + (t.players + card if card >= 0 else me)] = s.turn


def start_free(t, s, me: int, phase: int, value: int) -> None:
    """Push the frame of a free action and mark it as used this turn."""
    k, card = divmod(value - 1_000_000, 1000)
    card -= 1
    action = t.free[phase][k]
    if action.once:
        use_once(t, s, action.slot, me, card)
    s.stack.append(action.frame(me, card))


def open_point(t, s, frame: Frame, phase: int, pc: int) -> bool:
    """Ask for free actions when one is affordable and something changed since the last refusal."""
    frame.pc = pc
    if s.changes == s.declined:
        return True
    offers = free_offers(t, s, frame.me, phase)
    if not offers and not s.shown:
        return True
    point = OpenPoint(frame.me)
    point.phase = phase
    s.stack.append(point)
    if s.busy:  # what has happened takes effect first, and may change what is offered
        return True
    return ask(s, point, 1, t.free_site, point.me, [DECLINE, *offers])


def open_first(t, s, p) -> bool:
    offers = free_offers(t, s, p.me, p.phase)
    if not offers and not (s.shown and s.changes != s.declined):
        s.stack.pop()
        return True
    return ask(s, p, 1, t.free_site, p.me, [DECLINE, *offers])


def open_next(t, s, p) -> bool:
    p.pc = 0
    if s.pick == DECLINE:
        s.declined = s.changes
        s.stack.pop()
        return True
    start_free(t, s, p.me, p.phase, s.pick)
    return True


OpenPoint.BLOCKS = (open_first, open_next)
