"""How well a position looks to each seat, in numbers, from general ideas: points, pieces, cards, and the advice of the rules.

A point counts POINT. Pieces of a seat that have left its supply count by how rare they are: all pieces of one sort
together count nearly SORT; so do pieces of nobody in its boxes. A card held counts CARD. To this comes what the files at
the table say in their section `advice`. Of cards that others hold only the number is read.
"""

from __future__ import annotations

from collections.abc import Callable

from rootdsl.runtime.state import RUNNING, State
from rootdsl.runtime.table import Table

POINT = 10.0
SORT = 40.0
CARD = 0.5
ENOUGH = 5            # cards beyond this many count for nothing
WON = 100.0

Advice = Callable[[Table, State, int], int]


class Judge:
    """Judges positions of one table; what is asked of the table is asked once."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.all_out = [0.0 for _ in t.seats]      # what all pieces of a seat count when none is away
        self.pieces: list[list[tuple[int, int, float]]] = [[] for _ in t.seats]     # (row, place, weight): less for one's own that are away
        for row, forms in enumerate(t.forms):
            number = sum(t.count[x] for x in forms)
            weight = SORT / (4 + number)
            if t.owner[row] < 0:
                for place, seat in enumerate(t.place_owner):
                    if seat >= 0:
                        self.pieces[seat].append((row, place, weight))
            elif forms[0] == row and number:
                seat = t.owner[row]
                self.all_out[seat] += weight * number
                self.pieces[seat].extend((x, place, -weight) for x in forms for place in sorted({t.home[x], t.supply, t.out}))
        self.piles = [[z for z in range(len(t.zone_name)) if t.zone_owner[z] == seat] for seat in t.seats]
        self.advice: list[list[Advice]] = t.advice

    def worth(self, s: State, seat: int) -> float:
        """What a seat has, whatever the others have."""
        at = s.at
        n = self.all_out[seat] + POINT * max(0, s.score[seat])
        for row, place, weight in self.pieces[seat]:
            number = at[row][place]
            if number:
                n += weight * number
        for zone in self.piles[seat]:
            n += CARD * min(ENOUGH, len(s.zones[zone]))
        for advice in self.advice[seat]:
            n += advice(self.t, s, seat)
        return n

    def all(self, s: State) -> list[float]:
        """For each seat how far it is ahead: of the best and of the mean of the others, half each.

        Who wins with another seat has half of what that one has. Once the game is over the winners have WON more (shared, if
        there are several), and all others so much less: more than a turn can bring, but no other scale.
        """
        seats = self.t.seats
        worth = [self.worth(s, seat) for seat in seats]
        for seat in seats:
            if s.team[seat] != seat:
                worth[seat] = worth[s.team[seat]] / 2
        leads = worth
        if len(worth) > 1:
            total, ranks = sum(worth), sorted(worth)
            first, second = ranks[-1], ranks[-2]
            leads = [x - ((second if x == first else first) + (total - x) / (len(worth) - 1)) / 2 for x in worth]
        if s.over != RUNNING:
            share = WON / max(1, len(s.winners))
            leads = [max(0.0, x) + share if seat in s.winners else min(0.0, x) - WON for seat, x in enumerate(leads)]
        return leads
