"""Several versions of the rules against one, on the same seeds: what each did to a faction, and which can be put in order.

Who asks many questions finds an answer by chance: the intervals here are so wide that all of them hold together at 95 %
(C. E. Bonferroni 1936), those of the versions as one family, those of their pairs as another. Only a pair whose interval
leaves zero out is put in order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from rootdsl.playtest.figures import mean, paired, pairs_for, together, variance
from rootdsl.playtest.game import UNFINISHED
from rootdsl.playtest.paired import LEVEL, Row, alike, games_of
from rootdsl.playtest.plan import Plan
from rootdsl.playtest.speech import Names
from rootdsl.playtest.store import Store
from rootdsl.project.fault import Fault

POINTS = 0.02       # of a win rate, and
HALF = 0.5          # of a mean score: the differences whose price in games is told
MEASURES = 2


@dataclass(slots=True)
class Measured:
    """A mean paired difference, with the interval that holds together with all others of its family; `needed` games tell a small one."""

    difference: float
    low: float
    high: float
    needed: int

    @property
    def told(self) -> bool:
        """Is it certain enough which way it goes?"""
        return self.low > 0 or self.high < 0


@dataclass(slots=True)
class Standing:
    """What one version did: its mean win rate (0 to 1) and score, and how far both lie from those of the first version."""

    name: str
    rate: float
    score: float
    win: Measured
    points: Measured
    same: int


@dataclass(slots=True)
class Pair:
    """Two versions beside each other: what the first has more than the second."""

    first: str
    second: str
    win: Measured
    points: Measured


@dataclass(slots=True)
class Ranking:
    """Everything that a ranking shows; `standings` from the best mean score for the faction to the worst."""

    plan: Plan
    title: str
    faction: str
    colour: str
    base: str
    games: int
    dropped: int
    rate: float
    score: float
    scored: int
    unfinished: int
    standings: list[Standing]
    pairs: list[Pair]

    @property
    def apart(self) -> list[tuple[Pair, str]]:
        """Pairs that can be put in order, the better for the faction first, with the measure that tells it: `rate` or `score`."""
        out = []
        for x in self.pairs:
            for measure, by in (("rate", x.win), ("score", x.points)):
                if by.told:
                    out.append((x if by.low > 0 else turned(x), measure))
        return out

    @property
    def needed(self) -> tuple[int, int]:
        """Games that would tell any two versions apart which differ by two points of the win rate; by half a point of the score."""
        return max((x.win.needed for x in self.pairs), default=0), max((x.points.needed for x in self.pairs), default=0)


def turned(x: Pair) -> Pair:
    """The same pair, the other way round."""
    return Pair(x.second, x.first, negative(x.win), negative(x.points))


def negative(x: Measured) -> Measured:
    return Measured(-x.difference, -x.high, -x.low, x.needed)


Seat = tuple[float, int]      # the share of a win, and the score (below 0: no longer on the track)


def read(stores: Sequence[Store], names: Sequence[str], faction: str) -> Ranking:
    """Lay files of one plan beside each other, the first as what the others are measured by.

    A game counts when no version had a fault in it and the faction sat there; of several seats with it the first one.
    Scores count where no version took the faction off the track. Raises `Fault` when no game counts.
    """
    sides = [games_of(x) for x in stores]
    every = set[int]().union(*({x for (x,) in y.rows("SELECT number FROM game")} for y in stores))
    sound = set(sides[0]).intersection(*sides[1:])
    titles = Names(stores[-1])
    plan = stores[0].plan()
    seats = [{n: seat for n in sound if (seat := seat_of(side[n], faction)) is not None} for side in sides]
    numbers = sorted(set(seats[0]).intersection(*seats[1:]))
    if not numbers:
        raise Fault("E0850", word=faction)
    scored = [n for n in numbers if all(side[n][1] >= 0 for side in seats)]
    measure = measuring(seats, numbers, scored)
    k = len(stores) - 1
    rates = [mean([side[n][0] for n in numbers]) for side in seats]
    scores = [mean([side[n][1] for n in scored]) for side in seats]
    standings = [
        Standing(names[i], rates[i], scores[i], *measure(i, 0, k),
                 sum(alike(sides[0][n], sides[i][n]) for n in numbers)) for i in range(1, k + 1)
    ]
    pairs = [Pair(names[i], names[j], *measure(i, j, k * (k - 1) // 2)) for i, j in combinations(range(1, k + 1), 2)]
    return Ranking(
        plan=plan, title=titles.file(plan.game), faction=titles.file(faction), colour=titles.colour(faction), base=names[0],
        games=len(numbers), dropped=len(every) - len(sound), rate=rates[0], score=scores[0], scored=len(scored),
        unfinished=sum(sides[0][n][0] == UNFINISHED for n in numbers),
        standings=sorted(standings, key=lambda x: (-x.score, -x.rate, x.name)), pairs=pairs,
    )


def sits(faction: str, plan: Plan) -> None:
    """Raises `Fault` when a faction takes no turns in a plan."""
    if faction not in plan.factions:
        raise Fault("E0849", word=faction, known=plan.factions, listed=", ".join(dict.fromkeys(plan.factions)))


def seat_of(row: Row, faction: str) -> Seat | None:
    """How a faction fared in a game."""
    return next(((won, score) for name, won, score, _ in row[3] if name == faction), None)


def measuring(
    seats: Sequence[dict[int, Seat]], numbers: Sequence[int], scored: Sequence[int]
) -> Callable[[int, int, int], tuple[Measured, Measured]]:
    """A function that lays one version beside another, as one of so many questions: by win rate and by score."""
    reach = max((side[n][1] for side in seats for n in scored), default=0)

    def measure(one: int, other: int, questions: int) -> tuple[Measured, Measured]:
        a, b = seats[one], seats[other]
        return (measured([a[n][0] - b[n][0] for n in numbers], MEASURES * questions, POINTS, 1.0),
                measured([float(a[n][1] - b[n][1]) for n in scored], MEASURES * questions, HALF, float(reach)))

    return measure


def measured(differences: Sequence[float], questions: int, least: float, reach: float) -> Measured:
    """A mean difference with the interval that it has as one of so many questions.

    Where no game shows a difference, one of `reach` may still come in a share of the games that would have stayed
    hidden: the rule of three, widened for the questions.
    """
    if not differences:
        return Measured(0.0, -reach, reach, 0)
    z = together(questions)
    middle, low, high, _ = paired(differences, z)
    if low == high:
        hidden = min(1.0, math.log(2 * questions / LEVEL) / len(differences)) * reach
        low, high = middle - hidden, middle + hidden
    return Measured(middle, low, high, pairs_for(variance(differences), least, z))
