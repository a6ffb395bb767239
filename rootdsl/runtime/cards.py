"""What rules do to cards and piles. Every change goes through here."""

from __future__ import annotations

from rootdsl.runtime.chance import below, shuffle
from rootdsl.runtime.events import DISCARDED, DOWN, DRAWN, REFILLED, SHOWN, SPENT, caught, forget, in_turn, tell
from rootdsl.runtime.points import score


def card_owner(t, s, card: int) -> int:
    """The seat in whose pile a card lies, or -1."""
    zone = s.zone_of[card] if card >= 0 else -1
    return t.zone_owner[zone] if zone >= 0 else -1



def put_card(t, s, card: int, zone: int, under: bool = False) -> None:
    """A card goes to the top of a pile, or to its bottom; where a place has no such pile, it stays."""
    if zone == t.nowhere:
        return
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
    for me, test, where, points, of, _ in in_turn(t, s, t.gates[zone]):
        if test(t, s, me, card, of):
            target = where(t, s, me, card, of)
            if target == t.discard_pile:
                lay_off(t, s, me, card)
            else:
                if s.log is not None:
                    s.log.append(("card", me, card, s.zone_of[card], target))
                lay_card(t, s, card, target)
            if points is not None:
                score(t, s, me, points(t, s, me, card, of))
            return True
    return False


def lay_card(t, s, card: int, zone: int) -> None:
    """What `put_card` does, without an entry in the log (the caller makes a better one)."""
    if zone == t.nowhere:
        return
    old = s.zone_of[card]
    if old >= 0:
        s.zones[old].remove(card)
    s.zones[zone].append(card)
    s.zone_of[card] = zone
    s.changes += 1
    if t.active[zone] or (old >= 0 and t.active[old]):
        forget(s)


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
    if t.wait_refilled:
        tell(s, REFILLED, s.current, t.draw_pile)


def discard(t, s, who: int, card: int, way: int = -1) -> None:
    """A card goes to the discard pile, unless a rule says what happens instead; `way` is DOWN where it must, down to a limit."""
    if t.instead_of[DISCARDED] and caught(t, s, DISCARDED, who, card, 1, s.zone_of[card], way):
        return
    lay_off(t, s, who, card, way)


def throw_away(t, s, who: int, card: int) -> None:
    """A card is paid as a price: it goes to the discard pile, unless a rule says what happens to it instead. The price is paid."""
    source = s.zone_of[card]
    if t.instead_of[SPENT] and caught(t, s, SPENT, who, card, 1, source, -1):
        return
    lay_off(t, s, who, card)
    if t.wait_spent:
        s.events.append([SPENT, who, card, 1, source, -1])
        s.busy = 1


def lay_off(t, s, who: int, card: int, way: int = -1) -> None:
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
        s.events.append([DISCARDED, who, card, 1, source, way])
        s.busy = 1


def discard_all(t, s, who: int, cards: list[int]) -> None:
    for card in cards:
        discard(t, s, who, card)


def discard_down(t, s, who: int, cards: list[int]) -> None:
    """What is above a limit is discarded."""
    for card in cards:
        discard(t, s, who, card, DOWN)


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
