"""What a file of results tells, as figures: one class for each part of the report. `reading` fills them.

Games with a fault are left out of everything but the count of faults. A win that several share counts as a part for each,
so that the rates of a table add up to one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rootdsl.playtest.figures import games_for, mean, quantile, wilson
from rootdsl.playtest.plan import Plan


@dataclass(slots=True)
class Rate:
    """How often something won: `wins` of `games`, with the 95 % Wilson interval. `nth` counts the seats that hold the same file."""

    name: str
    title: str
    wins: float
    games: int
    colour: str = ""
    beside: float | None = None
    nth: int = 1

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def needed(self) -> int:
        """Games of each of two versions that would show a difference of two points."""
        return games_for(self.rate)


@dataclass(slots=True)
class Company:
    """A faction with and without another at the table."""

    faction: str
    other: str
    present: Rate
    absent: Rate


@dataclass(slots=True)
class Seen:
    """Something that was counted for a faction: `n` times (of `total`), in `games` seats, of which `won` won."""

    faction: str
    name: str
    detail: str
    title: str
    n: int
    total: int
    games: int
    won: int


@dataclass(slots=True)
class Spread:
    """A number over many games: its mean, median and 95th percentile."""

    mean: float
    median: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(mean(values), quantile(values, 0.5), quantile(values, 0.95))


@dataclass(slots=True)
class Heat:
    """Amounts by place on one map; `what` is a rule with a choice, or empty for the pieces of a faction."""

    map: str
    title: str
    amounts: dict[str, float]


@dataclass(slots=True)
class Findings:
    """Everything that the report shows."""

    plan: Plan
    title: str
    games: int
    sound: int
    faults: list[tuple[int, str, str]]
    factions: list[Rate]
    seats: dict[int, list[Rate]]
    company: list[Company]
    rounds: Spread
    lengths: Counter[int]
    endings: list[tuple[str, int]]
    shared: int
    points: dict[str, list[tuple[str, float]]]
    tallies: list[tuple[str, dict[str, float]]]      # title (empty: what none counts) -> points a game by faction
    curves: dict[str, list[float]]
    scores: dict[str, tuple[float, int]]             # mean at the end, and how many games of two versions show a point more
    decisions: dict[str, Spread]
    per_turn: dict[str, Spread]
    options: dict[str, float]
    branching: list[tuple[int, int]]
    rules: list[Seen]
    steps: list[Seen]
    unused: list[tuple[str, str]]
    choices: list[Seen]
    untaken: list[Seen]
    strongest: str                                   # the bot whose choices `untaken` tells of; empty: all of them
    cards: list[Seen]
    modes: list[Seen]
    heat: list[Heat]
    coverage: list[tuple[str, list[int]]]
    columns: list[str]
    titles: dict[str, str]
    maps: dict[str, str]
    parts: dict[str, str]                            # titles of the files that took turns
    colours: dict[str, str]
    bots: dict[str, list[str]] = field(default_factory=dict)
