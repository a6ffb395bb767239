"""The bot that looks for the best next choice, with the rest of the turn left to chance.

An action is asked for in small choices (what, from where, to where, how many), and most actions pay only with the next
one, so the position after one choice says little. Each option is tried several times: taken in a dealt clone, all that
follows in the turn chosen by chance, and what comes of it judged. An option is worth what the better half of its trials
is worth, since most of the choices that follow are one's own.

Trials go where they decide something: all options have one, the better half of them two, and the better half of those four
(Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). The trials of the option that is taken
say what its next choices are worth, as long as nothing was left to chance in between, so they are kept for the next choice.
"""

from __future__ import annotations

from typing import NamedTuple

from rootdsl.bots.chance import Source
from rootdsl.bots.evaluate import Judge
from rootdsl.bots.hidden import Dealer
from rootdsl.runtime import engine
from rootdsl.runtime.chance import below
from rootdsl.runtime.state import RUNNING, State
from rootdsl.runtime.table import Table

TRIALS = 4            # of the best options; each look at which are still worth a trial doubles them
LONGEST = 60          # decisions of a trial


class Trial(NamedTuple):
    """What came of an option: the choices after it, each as (site, chooser, option), and how the turn ended."""

    then: list[tuple[int, int, int]]
    value: float


class Greedy:
    """Takes the option after which the turn ends best."""

    def __init__(self, seat: int, source: Source, trials: int = TRIALS) -> None:
        self.seat, self.source, self.trials = seat, source, trials
        self.table: Table | None = None
        self.kept: list[Trial] = []
        self.kept_at = (-1, -1)

    def choose(self, t: Table, s: State) -> int:
        """The option with the best trials; among equals the first."""
        options = engine.options(s)
        if len(options) == 1:
            return options[0]
        if t is not self.table:
            self.table, self.judge, self.dealer = t, Judge(t), Dealer(t, self.seat)
            self.kept = []
        found = self.foreseen(s)
        deal = self.dealer.look(s)
        left, wanted = options, 0
        while wanted < self.trials:
            wanted = 2 * wanted or 1
            for _ in range(wanted):
                open_ = [x for x in left if len(found[x]) < wanted]
                dealt = deal.clone(self.source) if open_ else s
                for option in open_:
                    trial = self.trial(t, dealt.clone(), option)
                    if trial is not None:
                        found[option].append(trial)
            ranked = sorted(left, key=lambda x: -better_half([y.value for y in found[x]]))
            left = ranked[:max(2, (len(ranked) + 1) // 2)]
        chosen = left[0]
        self.kept, self.kept_at = found[chosen], (s.turn, s.random)
        return chosen

    def foreseen(self, s: State) -> dict[int, list[Trial]]:
        """For each option the trials of the last choice that went on with it, when nothing was left to chance since."""
        out: dict[int, list[Trial]] = {x: [] for x in s.options}
        if self.kept_at == (s.turn, s.random):
            for then, value in self.kept:
                if then and then[0][:2] == (s.site, s.chooser) and then[0][2] in out:
                    out[then[0][2]].append(Trial(then[1:], value))
        return out

    def trial(self, t: Table, s: State, option: int) -> Trial | None:
        """What comes of an option, or None when the dealt cards make it impossible."""
        turn, source, then, run = s.turn, self.source, [], t.driver.run_blocks
        try:
            s.pick, s.site = option, -1
            run(t, s)
            for _ in range(LONGEST):
                if s.over != RUNNING or s.turn != turn:
                    break
                options = s.options
                option = options[below(source, len(options))]
                then.append((s.site, s.chooser, option))
                s.pick, s.site = option, -1
                run(t, s)
        except Exception:       # whatever goes wrong with cards that do not lie there is nobody's fault
            return None
        return Trial(then, self.judge.all(s)[self.seat])


def better_half(values: list[float]) -> float:
    """The mean of the better half; of no values, less than anything.

    >>> better_half([1.0, 4.0, 2.0])
    3.0
    """
    if not values:
        return float("-inf")
    best = sorted(values, reverse=True)[: (len(values) + 1) // 2]
    return sum(best) / len(best)
