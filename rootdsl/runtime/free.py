"""Free actions: what a phase offers besides its steps."""

from __future__ import annotations

from rootdsl.runtime.asking import DECLINE, ask
from rootdsl.runtime.frame import Frame

LENDER = "_lender"      # the slot of a free action that others perform: the seat whose file or card offers it


class OpenPoint(Frame):
    """Offers the free actions of a phase until they are declined."""

    __slots__ = ("phase",)
    NAMES = ("phase",)
    KEY = "open"
    phase: int


def free_offers(t, s, me: int, phase: int) -> list[int]:
    """Values (index of the action, copy of the card) of the free actions that a seat could take now."""
    out: list[int] = []
    plain, of_card, piles, lent = t.offered[phase][me]
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
    if lent:
        for zone, owner in t.active_piles:
            for card in s.zones[zone]:
                for first, place, fits, frame in lent[card]:
                    if place < 0 or not used(t, s, place, me, card):
                        frame.me, frame.card, frame._lender = me, card, owner
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
    frame = action.frame(me, card)
    if action.kind == "lent":
        frame._lender = action.me if card < 0 else t.zone_owner[s.zone_of[card]]
    s.stack.append(frame)


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
