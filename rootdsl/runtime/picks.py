"""Choices of several things, asked one small question at a time.

A group of pieces is asked per unit (sort and place) as a number; a group of cards is asked
card by card in one fixed order, equal cards of one pile merged, so that no permutation counts twice.
"""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.runtime.asking import ask
from rootdsl.runtime.effects import can_match
from rootdsl.runtime.events import USED
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.land import suit_of_unit
from rootdsl.runtime.lasting import wild, wild_units


class PickUnits(Frame):
    """How many of each unit. The result is `[[unit, number], ...]` in `s.result`."""

    __slots__ = ("high", "k", "low", "picked", "site", "units")
    NAMES = ("high", "k", "low", "picked", "site", "units")
    KEY = "pick_units"
    units: list[list[int]]
    picked: list[list[int]]
    high: int
    k: int
    low: int
    site: int


def pick_units(t, s, frame: Frame, pc: int, site: int, who: int, units: list[list[int]], low: int, high: int) -> bool:
    """Between low and high pieces (high below 0: any number) out of `[[unit, available], ...]`, then block `pc`."""
    frame.pc = pc
    total = 0
    for _, n in units:
        total += n
    if high < 0 or high > total:
        high = total
    if low > high:
        low = high
    if low == total or len(units) <= 1 and low == high:
        s.result = [[u, min(high, n)] for u, n in units if n > 0 and high > 0]
        return True
    f = PickUnits(who)
    f.site, f.low, f.high, f.k, f.picked = site, low, high, 0, []
    f.units = list(map(list, units))
    s.stack.append(f)
    return True if s.busy else pick_units_ask(t, s, f)


def pick_units_ask(t, s, f) -> bool:
    have = 0
    for _, n in f.picked:
        have += n
    if f.k >= len(f.units) or have >= f.high:
        s.result = [x for x in f.picked if x[1] > 0]
        s.stack.pop()
        return True
    later = 0
    for _, n in f.units[f.k + 1 :]:
        later += n
    here = f.units[f.k][1]
    least = max(0, f.low - have - later)
    most = min(here, f.high - have)
    return ask(s, f, 1, f.site, f.me, list(range(least, most + 1)))


def pick_units_take(t, s, f) -> bool:
    f.picked.append([f.units[f.k][0], s.pick])
    f.k += 1
    f.pc = 0
    return pick_units_ask(t, s, f)


PickUnits.BLOCKS = (pick_units_ask, pick_units_take)


class PickCards(Frame):
    """Which cards. The result is a list of cards in `s.result`; option UNSET + ... 0 means done."""

    __slots__ = ("cards", "high", "limited", "low", "most", "picked", "site")
    NAMES = ("cards", "high", "limited", "low", "most", "picked", "site")
    KEY = "pick_cards"
    cards: list[int]
    limited: list[int]
    picked: list[int]
    high: int
    low: int
    most: int
    site: int


DONE = 0


def pick_cards(
    t, s, frame: Frame, pc: int, site: int, who: int, cards: list[int], low: int, high: int, limited: list[int], most: int
) -> bool:
    """Between low and high cards, at most `most` of them out of `limited` (most below 0: no such limit)."""
    frame.pc = pc
    if not s.shown:  # where prompts are always shown, how many cards would do stays the secret of their owner
        if high < 0 or high > len(cards):
            high = len(cards)
        if low >= len(cards) and (most < 0 or len(limited) <= most):
            s.result = list(cards)
            return True
    elif high < 0:
        high = max(len(cards), 1)
    f = PickCards(who)
    f.site, f.low, f.high, f.picked = site, low, high, []
    sorts, zone_of = t.card_sort, s.zone_of
    f.cards = sorted(cards, key=lambda card: (sorts[card], zone_of[card], card))
    f.limited, f.most = list(limited), most
    s.stack.append(f)
    return True if s.busy else pick_cards_ask(t, s, f)


def pick_cards_ask(t, s, f) -> bool:
    if len(f.picked) >= f.high:
        return pick_cards_end(s, f)
    names, zone_of, picked = t.card_sort, s.zone_of, f.picked
    full = f.most >= 0 and sum(1 for c in picked if c in f.limited) >= f.most
    open_: list[int] = []
    taken = source = -1             # equal cards of one pile stand together
    if picked or full:
        last, pile = (names[picked[-1]], zone_of[picked[-1]]) if picked else (-1, -1)
        for card in f.cards:
            sort, zone = names[card], zone_of[card]
            if (sort == taken and zone == source) or sort < last or (sort == last and zone < pile):
                continue
            if card in picked or (full and card in f.limited):
                continue
            taken, source = sort, zone
            open_.append(card + 1)
    else:
        for card in f.cards:
            if names[card] != taken or zone_of[card] != source:
                taken, source = names[card], zone_of[card]
                open_.append(card + 1)
    need = f.low - len(picked)
    if need > 1 and f.most < 0:  # so many of the cards from this one on are left
        left = [c + 1 for c in f.cards if c not in picked]
        enough = left[: max(0, len(left) - need + 1)]
        open_ = [x for x in open_ if x in enough]
    elif need > 1:
        open_ = [x for x in open_ if rest(f, x - 1) >= need]
    if not open_ and not (s.shown and need <= 0):
        return pick_cards_end(s, f)
    if need <= 0:
        open_.insert(0, DONE)
    return ask(s, f, 1, f.site, f.me, open_)


def rest(f, card: int) -> int:
    """How many cards could still be picked when `card` is the next one: those from it on."""
    after = [c for c in f.cards[f.cards.index(card) :] if c not in f.picked]
    if f.most >= 0:
        room = f.most - sum(1 for c in f.picked if c in f.limited)
        free = [c for c in after if c not in f.limited]
        return len(free) + min(room, len(after) - len(free))
    return len(after)


def pick_cards_end(s, f) -> bool:
    s.result = list(f.picked)
    s.stack.pop()
    return True


def pick_cards_take(t, s, f) -> bool:
    f.pc = 0
    if s.pick == DONE:
        return pick_cards_end(s, f)
    f.picked.append(s.pick - 1)
    return pick_cards_ask(t, s, f)


PickCards.BLOCKS = (pick_cards_ask, pick_cards_take)


class PickTools(Frame):
    """A different tool for each icon: only the suit of a wild icon is asked."""

    __slots__ = ("icons", "k", "site", "tools", "used")
    NAMES = ("icons", "k", "site", "tools", "used")
    KEY = "pick_tools"
    icons: list[int]
    tools: list[int]
    used: list[int]
    k: int
    site: int


def free_tools(t, s, units: list[int]) -> list[int]:
    """The tools that were not used this turn (`units` lists each piece once)."""
    left = list(units)
    for me, fits, times, _frame, again in t.activations:
        if not again or not left:
            continue
        paid = [u for u in dict.fromkeys(left) if fits(t, s, me, u)]
        for u in paid:  # using this tool has a cost of its own, and that alone limits it
            left = [x for x in left if x != u] + [u] * times(t, s, me)
    for u in s.used_tools:
        if u in left:
            left.remove(u)
    return left


def tool_suits(t, s, units: list[int]) -> list[int]:
    printed, suit, width = t.row_suit, s.suit, t.width
    out: list[int] = []
    for u in units:
        own = printed[u // width]
        out.append(own if own >= 0 else suit[u % width])
    return out


Ready = tuple[int, list[int], list[tuple[list[int], int]]]


def ready_tools(t, s, units: list[int]) -> Ready:
    """What the tools that were not used this turn can do: for how many icons at most, their suits, and what limits them.

    A limit stands for tools whose use has a cost: the suits of all others, and how many times the cost can be paid.
    """
    free = free_tools(t, s, units)
    if not t.activations:
        return len(units), tool_suits(t, s, free), []
    limits = [
        (tool_suits(t, s, [u for u in free if not fits(t, s, me, u)]), times(t, s, me))
        for me, fits, times, _frame, again in t.activations
        if not again  # each of these is used once, and each use has its cost: as few of them as can be
    ]
    return 1 << 30, tool_suits(t, s, free), limits  # a tool whose use has a cost of its own may serve more than once


def tools_fit(t, card: int, ready: Ready) -> bool:
    """Can each icon of a card be matched to a different tool that was not used this turn?"""
    icons = t.card_cost[card]
    most, suits, limits = ready
    if most < len(icons):
        return False
    if len(icons) == 1 and not limits:
        return icons[0] in suits if icons[0] >= 0 else bool(suits)
    for others, times in limits:
        if len(icons) - matched(icons, others) > times:
            return False
    return can_match(icons, suits)


def matched(icons: list[int], suits: list[int]) -> int:
    """How many of these icons can have a different tool of their suit."""
    left, n = list(suits), 0
    for icon in sorted(icons, reverse=True):  # any suit will do for the last ones
        if icon in left or (icon < 0 and left):
            left.remove(icon if icon >= 0 else left[0])
            n += 1
    return n


def pick_tools(t, s, frame: Frame, pc: int, site: int, who: int, card: int, units: list[int]) -> bool:
    """Use one tool for each icon of a card, fixed suits first, then block `pc`."""
    frame.pc = pc
    f = PickTools(who)
    f.icons = sorted(t.card_cost[card], reverse=True)
    f.site, f.k = site, 0
    f.tools, f.used = free_tools(t, s, units), []
    s.stack.append(f)
    return True


def pick_tools_ask(t, s, f) -> bool:
    if f.k >= len(f.icons):
        s.stack.pop()
        for unit in f.used:  # all of them together, and before what comes of it
            place = unit % t.width
            s.events.append([USED, f.me, unit // t.width, 1, place, place])
            s.busy = 1
        return True
    icon = f.icons[f.k]
    seen: set[int] = set()
    options: list[int] = []
    for unit in f.tools:
        suit = suit_of_unit(t, s, unit)
        if suit in seen or (icon >= 0 and suit != icon):
            continue
        seen.add(suit)
        options.append(unit)
    if not options:
        f.k = len(f.icons)
        return True
    return ask(s, f, 1, f.site, f.me, options)


def pick_tools_take(t, s, f) -> bool:
    f.pc = 0
    f.tools.remove(s.pick)
    if t.wait_used:
        f.used.append(s.pick)
    f.k += 1
    for me, fits, _times, frame, again in t.activations:
        if fits(t, s, me, s.pick):
            s.stack.append(frame(me))
            if not again:
                s.used_tools.append(s.pick)
            return True
    s.used_tools.append(s.pick)
    return True


PickTools.BLOCKS = (pick_tools_ask, pick_tools_take)


class PickShown(Frame):
    """A different piece for each sort that a card shows; a wild piece stands for any. The result is `[[unit, number], ...]`."""

    __slots__ = ("k", "picked", "site", "units", "wanted")
    NAMES = ("k", "picked", "site", "units", "wanted")
    KEY = "pick_shown"
    wanted: list[int]
    units: list[list[int]]
    picked: list[list[int]]
    k: int
    site: int


def shown_left(t, s, me: int, units: list[list[int]]) -> list[list[int]]:
    """`[unit, number, wild ones among them]` of units."""
    if not s.lasting or not wild_units(s, me):
        return [[u, n, 0] for u, n in units]
    return [[u, n, min(n, wild(s, me, u))] for u, n in units]


def shown_fit(t, wanted: list[int], units: list[list[int]]) -> bool:
    """Can each wanted sort have a different piece?"""
    have: dict[int, int] = {}
    spare = 0
    for u, n, free in units:
        word = t.row_word[u // t.width]
        have[word] = have.get(word, 0) + n - free
        spare += free
    return sum(max(0, wanted.count(w) - have.get(w, 0)) for w in set(wanted)) <= spare


def items_fit(t, s, me: int, card: int, units: list[list[int]]) -> bool:
    """Can each thing that a card shows be matched to a different piece?"""
    return shown_fit(t, t.card_items[card], shown_left(t, s, me, units))


def pick_shown(t, s, frame: Frame, pc: int, site: int, who: int, card: int, units: list[list[int]]) -> bool:
    """One piece for each thing that a card shows, then block `pc`."""
    frame.pc = pc
    s.result = []
    f = PickShown(who)
    f.site, f.k, f.picked = site, 0, []
    f.wanted = sorted(t.card_items[card])
    f.units = shown_left(t, s, who, units)
    s.stack.append(f)
    return True


def pick_shown_ask(t, s, f) -> bool:
    if f.k >= len(f.wanted):
        s.result = f.picked
        s.stack.pop()
        return True
    options = [
        u * 2 + free
        for u, n, wilds in f.units
        for free in (0, 1)
        if (wilds if free else n - wilds > 0 and t.row_word[u // t.width] == f.wanted[f.k])
        and shown_fit(t, f.wanted[f.k + 1 :], [[x, a - (x == u), b - (x == u and free)] for x, a, b in f.units])
    ]
    if not options:
        f.k = len(f.wanted)
        return True
    return ask(s, f, 1, f.site, f.me, options)


def pick_shown_take(t, s, f) -> bool:
    """Option `2 * unit + 1` is a wild piece of that unit."""
    f.pc = 0
    unit, free = divmod(s.pick, 2)
    for x in f.units:
        if x[0] == unit:
            x[1] -= 1
            x[2] -= free
    for x in f.picked:
        if x[0] == unit:
            x[1] += 1
            break
    else:
        f.picked.append([unit, 1])
    f.k += 1
    return True


PickShown.BLOCKS = (pick_shown_ask, pick_shown_take)


def unit_counts(s, units: Sequence[int], width: int) -> list[list[int]]:
    """`[[unit, available], ...]` for distinct units."""
    at = s.at
    out: list[list[int]] = []
    for u in units:
        out.append([u, at[u // width][u % width]])  # noqa: PERF401  (a comprehension is a call of its own)
    return out
