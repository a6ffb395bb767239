"""The bot that looks for the best next choice, with the rest of the turn left to chance.

An action is asked for in small choices (what, from where, to where, how many), and most actions pay only with the next
one, so the position after one choice says little. Each option is tried several times: taken in a dealt clone, all that
follows in the turn chosen by chance, and what comes of it judged. An option is worth what the better half of its trials
is worth, since most of the choices that follow are one's own. Nothing is kept from one choice to the next.
"""

from __future__ import annotations

from rootdsl.bots.chance import Source
from rootdsl.bots.evaluate import Judge
from rootdsl.bots.hidden import Dealer
from rootdsl.runtime import engine
from rootdsl.runtime.fault import EngineFault
from rootdsl.runtime.state import RUNNING, State
from rootdsl.runtime.table import Table

TRIALS = 6            # of each option
LONGEST = 60          # decisions of a trial


class Greedy:
    """Takes the option after which the turn ends best."""

    def __init__(self, seat: int, source: Source, trials: int = TRIALS) -> None:
        self.seat, self.source, self.trials = seat, source, trials
        self.table: Table | None = None

    def choose(self, t: Table, s: State) -> int:
        """The option with the best trials; among equals the first."""
        options = engine.options(s)
        if len(options) == 1:
            return options[0]
        if t is not self.table:
            self.table, self.judge, self.dealer = t, Judge(t), Dealer(t, self.seat)
        found: list[list[float]] = [[] for _ in options]
        deal = self.dealer.look(s)
        for _ in range(self.trials):
            dealt = deal.clone(self.source)
            for k, option in enumerate(options):
                value = self.trial(t, dealt.clone(), option)
                if value is not None:
                    found[k].append(value)
        values = [better_half(x) for x in found]
        return options[values.index(max(values))]

    def trial(self, t: Table, s: State, option: int) -> float | None:
        """What comes of an option, or None when the dealt cards make it impossible."""
        turn = s.turn
        try:
            engine.apply(t, s, option)
            for _ in range(LONGEST):
                if s.over != RUNNING or s.turn != turn:
                    break
                engine.apply(t, s, self.source.pick(s.options))
        except EngineFault:
            return None
        return self.judge.all(s)[self.seat]


def better_half(values: list[float]) -> float:
    """The mean of the better half; of no values, less than anything.

    >>> better_half([1.0, 4.0, 2.0])
    3.0
    """
    if not values:
        return float("-inf")
    best = sorted(values, reverse=True)[: (len(values) + 1) // 2]
    return sum(best) / len(best)
