"""What a seat may not know is dealt anew: a position that agrees with all that the seat sees.

Cards that lie in zones hidden from the seat change places among each other; every zone keeps its size, and a card
stays among those that began in the same pile, since their backs tell them apart. Cards that the position says
are known stay. Pieces in boxes hidden from the seat are dealt anew in the same way.
"""

from __future__ import annotations

from typing import Any

from rootdsl.bots.chance import Source
from rootdsl.play.words import may_see, may_see_pieces
from rootdsl.runtime.state import State
from rootdsl.runtime.table import Table


class Dealer:
    """Deals for one seat at one table; what is asked of the table is asked once."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.zones = [z for z in range(len(t.zone_name)) if not may_see(t, z, seat)]
        self.backs: list[Any] = [t.card_start[card] for card in range(t.cards)]
        self.places = [p for p in range(t.width) if not may_see_pieces(t, p, seat)]
        slots: dict[str, set[str]] = {}      # names of a rule that stand for a card
        for path, _title, name, domain, *_ in t.catalogue:
            if domain == "card" and name:
                slots.setdefault(path, set()).add(name)
        self.slots = {path: tuple(sorted(found)) for path, found in slots.items()}

    def look(self, s: State) -> Deal:
        """What is hidden in a position, looked up once for any number of deals."""
        known = {card for entry in s.known for card in entry} | self.offered(s)
        piles: dict[Any, list[int]] = {}
        for zone in self.zones:
            for card in s.zones[zone]:
                if card not in known:
                    piles.setdefault(self.backs[card], []).append(card)
        boxes: dict[int, list[tuple[int, int]]] = {}
        for row, line in enumerate(s.at) if self.places else ():
            for place in self.places:
                if line[place]:
                    boxes.setdefault(self.t.owner[row], []).extend([(row, place)] * line[place])
        return Deal(self, s, [x for x in piles.values() if len(x) > 1], [x for x in boxes.values() if len(x) > 1])

    def offered(self, s: State) -> set[int]:
        """Cards that are options of the pending decision: who is asked about them sees them."""
        if s.site < 0 or self.t.catalogue[s.site][3] != "card":
            return set()
        return {option - 1 for option in s.options if option > 0}


class Deal:
    """A position as a seat sees it. Each `clone` agrees with that, and differs in what the seat cannot know.

    What comes out hangs on which cards and pieces are hidden, and not on where they lie.
    """

    __slots__ = ("boxes", "dealer", "piles", "s", "where")

    def __init__(self, dealer: Dealer, s: State, piles: list[list[int]], boxes: list[list[tuple[int, int]]]) -> None:
        self.dealer, self.s = dealer, s
        self.piles = [(pile, sorted(pile)) for pile in piles]
        self.where = {card: s.zone_of[card] for pile in piles for card in pile}
        self.boxes = [(sorted(row for row, _ in box), sorted(place for _, place in box), box) for box in boxes]

    def clone(self, source: Source) -> State:
        """The position with all that is hidden dealt anew, and all chance to come the bot's own."""
        out = self.s.clone()
        out.random = source.seed()
        if self.piles:
            self.cards(out, source)
        if self.boxes:
            self.pieces(out, source)
        return out

    def cards(self, s: State, source: Source) -> None:
        """Deal hidden cards, in place: another card comes to where each of them lay."""
        moved: dict[int, int] = {}
        for pile, cards in self.piles:
            dealt = cards[:]
            source.shuffle(dealt)
            moved.update(zip(pile, dealt, strict=True))
        get = moved.get
        for zone in self.dealer.zones:
            s.zones[zone] = [get(card, card) for card in s.zones[zone]]
        for card, zone in self.where.items():
            s.zone_of[moved[card]] = zone
        self.names(s, moved)

    def names(self, s: State, moved: dict[int, int]) -> None:
        """A running rule that has chosen a hidden card has chosen the one that came to its place."""
        for frame in s.stack:
            slots = self.dealer.slots.get(frame.PATH, ())
            for name in frame.NAMES if slots else ():
                if name in slots:
                    value = getattr(frame, name)
                    if type(value) is int:
                        setattr(frame, name, moved.get(value, value))
                    elif type(value) is list:
                        setattr(frame, name, [moved.get(x, x) if type(x) is int else x for x in value])

    def pieces(self, s: State, source: Source) -> None:
        """Deal hidden pieces, in place: each place keeps as many of each owner."""
        changed = set()
        for rows, places, box in self.boxes:
            dealt = rows[:]
            source.shuffle(dealt)
            for row, place in box:
                s.at[row][place] -= 1
            for row, place in zip(dealt, places, strict=True):
                s.at[row][place] += 1
            changed.update(places)
        s.look()
        for memo in s.memo:
            for place in changed:
                memo[place] = -2
