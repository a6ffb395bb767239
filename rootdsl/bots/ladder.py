"""A ladder of bots: one of the better kind against others of the kind below, seats and files rotated, counted with an interval.

A game by its seed is the same everywhere. In each block of games the same files sit at the table, and the bot that is
measured takes every place once; from block to block the files and their order change.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any

from rootdsl.bots import make
from rootdsl.bots.chance import Source
from rootdsl.runtime import engine
from rootdsl.runtime.state import RUNNING

ROUNDS = 100          # a game that is not won by then is won by nobody
MOST_DECISIONS = 50_000
Z = 1.959963984540054     # 95 % of a normal distribution lie within so many deviations
Lay = Callable[[tuple[str, ...]], Any]           # seats -> linked table
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play."""

    seed: int
    seats: tuple[str, ...]
    place: int            # where the measured bot sits


@dataclass(slots=True)
class Played:
    """What came of it."""

    job: Job
    share: float          # of the victory, for the measured bot: 1 alone, a half where two win together
    finished: bool
    rounds: int
    decisions: int        # of the measured bot
    thought: float        # processor seconds that it took for them
    seconds: float        # processor seconds of the whole game


@dataclass(slots=True)
class Rung:
    """All games of one bot against another."""

    bot: str
    against: str
    games: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def wins(self) -> float:
        return sum(x.share for x in self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, len(self.games))

    def as_data(self) -> dict[str, Any]:
        """Figures for programs."""
        n, decisions = len(self.games), sum(x.decisions for x in self.games)
        low, high = self.interval
        return {
            "bot": self.bot, "against": self.against, "games": n, "wins": round(self.wins, 3), "share": round(self.wins / n, 4),
            "low": round(low, 4), "high": round(high, 4), "unfinished": sum(not x.finished for x in self.games),
            "rounds": round(sum(x.rounds for x in self.games) / n, 1), "decisions": round(decisions / n, 1),
            "milliseconds": round(1000 * sum(x.thought for x in self.games) / max(1, decisions), 3),
            "seconds_a_game": round(sum(x.seconds for x in self.games) / n, 2), "seconds": round(self.seconds, 1),
            "files": {name: {"games": played, "wins": round(won, 3)} for name, (played, won) in sorted(self.by_file().items())},
        }

    def by_file(self) -> dict[str, tuple[int, float]]:
        """For each file that the measured bot held: games and wins."""
        out: dict[str, tuple[int, float]] = {}
        for x in self.games:
            name = x.job.seats[x.job.place]
            played, won = out.get(name, (0, 0.0))
            out[name] = played + 1, won + x.share
        return out


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share with 95 % (Wilson 1927); better than mean and deviation near 0 and 1.

    >>> [round(x, 3) for x in wilson(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    p, z = wins / games, Z * Z / games
    middle, half = p + z / 2, Z * sqrt(p * (1 - p) / games + z / (4 * games))
    return (middle - half) / (1 + z), (middle + half) / (1 + z)


def plan(names: Sequence[str], players: int, games: int, seed: int, allowed: Callable[[Sequence[str]], bool]) -> list[Job]:
    """The games of a rung: blocks of as many games as there are players, over all sets of files that may sit together."""
    found = [x for x in combinations(names, players) if allowed(x)]
    source = Source(seed, 0)
    order = list(range(len(found)))
    source.shuffle(order)
    out = []
    for k in range(games if found else 0):
        block, place = divmod(k, players)
        seats = list(found[order[block % len(order)]])
        Source(seed, 1 + block).shuffle(seats)
        out.append(Job(seed + k, tuple(seats), place))
    return out


def play(t: Any, job: Job, bot: str, against: str) -> Played:
    """One game."""
    begin = time.process_time()
    s = engine.new_game(t, job.seed)
    bots = [make(bot if seat == job.place else against, seat, job.seed) for seat in t.seats]
    last = ROUNDS * (t.players if t.manifest["each_player"] else 1)
    decisions, thought = 0, 0.0
    for _ in range(MOST_DECISIONS):
        if s.over != RUNNING or s.turn > last:
            break
        seat = s.chooser
        if seat == job.place:
            start = time.process_time()
            option = bots[seat].choose(t, s)
            thought += time.process_time() - start
            decisions += 1
        else:
            option = bots[seat].choose(t, s)
        engine.apply(t, s, option)
    winners = engine.outcome(s) or []
    rounds = -(-s.turn // (t.players if t.manifest["each_player"] else 1))
    share = 1 / len(winners) if job.place in winners else 0.0
    return Played(job, share, s.over != RUNNING, rounds, decisions, thought, time.process_time() - begin)


def run(
    lay: Lay, jobs: Sequence[Job], bot: str, against: str, *, processes: int = 1, progress: Progress | None = None,
) -> Rung:
    """Play all games, shared out over processes; in whatever order they end, the figures are the same."""
    began = time.perf_counter()
    make(bot, 0, 0), make(against, 0, 0)       # a name that is none is said before anything is played
    out = Rung(bot, against)
    workers = min(processes, os.cpu_count() or 1, len(jobs))
    global _round
    _round = (lay, bot, against)
    try:
        if workers > 1 and "fork" in multiprocessing.get_all_start_methods():
            with multiprocessing.get_context("fork").Pool(workers) as pool:
                for game in pool.imap(_share, jobs):
                    out.games.append(game)
                    if progress is not None:
                        progress(len(out.games), len(jobs))
        else:
            for job in jobs:
                out.games.append(_share(job))
                if progress is not None:
                    progress(len(out.games), len(jobs))
    finally:
        _round = None
    out.seconds = time.perf_counter() - began
    return out


_round: tuple[Lay, str, str] | None = None


def _share(job: Job) -> Played:
    assert _round is not None
    lay, bot, against = _round
    return play(lay(job.seats), job, bot, against)


def report(rung: Rung) -> str:
    """Figures for people."""
    x = rung.as_data()
    files = ", ".join(f"{name} {row['wins']:g} of {row['games']}" for name, row in x["files"].items())
    return (
        f"{rung.bot} against {rung.against}: won {x['wins']:g} of {x['games']} games, {100 * x['share']:.1f} % "
        f"(95 % interval {100 * x['low']:.1f} to {100 * x['high']:.1f} %)\n"
        f"  {x['milliseconds']:.1f} ms for a decision, {x['decisions']:.0f} decisions and {x['rounds']:.0f} rounds a game; "
        f"{x['seconds_a_game']:.1f} processor seconds a game, {x['seconds']:.0f} s in all; unfinished: {x['unfinished']}\n"
        f"  {files}\n"
    )
