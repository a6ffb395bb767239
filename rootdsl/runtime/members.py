"""Choices of several places, players, suits or whatever else has a number, one small question at a time.

They are picked in any order, and none twice; what comes out stands in the order of the set, whatever the order of the picks.
"""

from __future__ import annotations

from rootdsl.runtime.asking import ask
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.picks import DONE


class PickMembers(Frame):
    """Which members of a set. The result is a list in `s.result`; an option is a member + 1, and 0 means done.

    Like pieces of one place, and equal cards of one pile, are one member that is there several times.
    """

    __slots__ = ("high", "low", "members", "picked", "site", "tiers")
    NAMES = ("high", "low", "members", "picked", "site", "tiers")
    KEY = "pick_members"
    members: list[int]
    picked: list[int]
    tiers: list[int]
    high: int
    low: int
    site: int


def pick_members(t, s, frame: Frame, pc: int, site: int, who: int, members: list[int], tiers: list[int], low: int, high: int) -> bool:
    """Between low and high members (high below 0: any number), then block `pc`; with `tiers`, one for each, the lowest come first."""
    frame.pc = pc
    if high < 0 or high > len(members):
        high = len(members)
    if low >= len(members):
        s.result = list(members)
        return True
    f = PickMembers(who)
    f.site, f.low, f.high, f.picked = site, low, high, []
    f.members, f.tiers = list(members), list(tiers)
    s.stack.append(f)
    return True if s.busy else pick_members_ask(t, s, f)


def pick_members_ask(t, s, f) -> bool:
    if len(f.picked) >= f.high:
        return pick_members_end(s, f)
    taken = picked_of(f)
    left = [k for k, x in enumerate(taken) if not x]
    if f.tiers:
        first = min([f.tiers[k] for k in left])
        left = [k for k in left if f.tiers[k] == first]
    options = list(dict.fromkeys(f.members[k] + 1 for k in left))
    if len(f.picked) >= f.low:
        options.insert(0, DONE)
    return ask(s, f, 1, f.site, f.me, options)


def picked_of(f) -> list[bool]:
    """Of each member, whether it was picked; one that is there several times (pieces of one unit) is picked so often."""
    spare = list(f.picked)
    out: list[bool] = []
    for x in f.members:
        out.append(x in spare)
        if out[-1]:
            spare.remove(x)
    return out


def pick_members_end(s, f) -> bool:
    taken = picked_of(f)
    s.result = [x for k, x in enumerate(f.members) if taken[k]]
    s.stack.pop()
    return True


def pick_members_take(t, s, f) -> bool:
    f.pc = 0
    if s.pick == DONE:
        return pick_members_end(s, f)
    f.picked.append(s.pick - 1)
    return pick_members_ask(t, s, f)


PickMembers.BLOCKS = (pick_members_ask, pick_members_take)


def tiers_by(before: list[int], numbers: list[int], highest: bool) -> list[int]:
    """The place of each member in a ranking, 0 for the best: by what came `before` (nothing: all are equal), then by these numbers."""
    pairs = [(before[k] if before else 0, -n if highest else n) for k, n in enumerate(numbers)]
    return [sum([1 for y in pairs if y < x]) for x in pairs]


def alike(t, s, cards: list[int]) -> list[int]:
    """Equal cards of one pile as the first of them, so many times."""
    first: dict[tuple[int, int], int] = {}
    return [first.setdefault((t.card_sort[c], s.zone_of[c]), c) for c in cards]


def unlike(t, s, cards: list[int]) -> list[int]:
    """Cards that were told as the first of equal ones (`alike`), each of them again."""
    out: list[int] = []
    for card in cards:
        same = [c for c in s.zones[s.zone_of[card]] if t.card_sort[c] == t.card_sort[card] and c != card]
        out.append(next(c for c in [card, *same] if c not in out))
    return out


def by_unit(units: list[int]) -> list[list[int]]:
    """Units that are named once for each piece, as `[[unit, number], ...]`."""
    return [[u, units.count(u)] for u in dict.fromkeys(units)]
