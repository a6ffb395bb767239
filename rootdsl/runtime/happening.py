"""What a rule had caught happens after all."""

from __future__ import annotations

from rootdsl.runtime.cards import discard, draw, draw_from, throw_away
from rootdsl.runtime.effects import lift, place, spend_pieces
from rootdsl.runtime.events import DISCARDED, DRAWN, PAID, PLACED, SCORED, SPENT
from rootdsl.runtime.points import score


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
                discard(t, s, who, what, target)
        elif kind == SPENT:
            if s.zone_of[what] == source:
                throw_away(t, s, who, what)
        elif kind == PAID:
            if s.at[what][source] >= n:
                spend_pieces(t, s, who, [[what * t.width + source, n]])
        elif kind == PLACED:
            place(t, s, who, what, n, target)
        else:
            lift(t, s, who, what * t.width + source, n, target == t.out)
