"""What happened: kinds of event, and what catches a thing before it happens."""

from __future__ import annotations

from typing import Any

from rootdsl.runtime.frame import ABSENT
from rootdsl.runtime.state import OF_PIECES

# kinds of event; an event is [kind, performer, row or card, number, source, target]
PLACED, REMOVED, DISCARDED, DONE, SCORED, DRAWN = range(6)
INSTEAD = 6     # something that a rule catches before it happens: [INSTEAD, rule, kind, performer, what, number, source, target]
# a piece was used as a tool, where it stands; a card was shown, and to whom (-1: to all); a card was paid as a price, or pieces would be;
# the draw pile was made new out of another
USED, SHOWN, SPENT, PAID, REFILLED = 7, 8, 9, 10, 11

DOWN = -2       # in the place of a target: a card is discarded as it is above a limit


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
    if kind in (SCORED, DRAWN, DISCARDED, SPENT):
        frame.heed([kind, who, what, sum(x[3] for x in events), source, target])
    else:
        frame.bind(who, [[x[2] * t.width + x[4], x[3]] for x in events], source, target)
    frame._fact = events
    return frame


def forget(s) -> None:
    """Everything remembered may have changed."""
    s.changes += 1
    for m in s.memo[:-OF_PIECES]:
        m[:] = [-2] * len(m)


def tell(s, kind: int, who: int, what: int) -> None:
    """Something that triggers wait for has happened: who did it, and the card or the number."""
    s.events.append([kind, who, what, 1, -1, -1])
    s.busy = 1
