"""How fast bots play: games a second of each on one core, and what a second process is worth."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice

from rootdsl.bench.measure import Figure, figure, timed
from rootdsl.playtest.batch import shared
from rootdsl.playtest.game import play
from rootdsl.playtest.plan import Plan, Setting, settings
from rootdsl.playtest.pool import Asked, Pool, Tables, find

BOTS = ("random", "greedy", "tree:20")
CHUNKS = 12          # of random games for each number of processes; the first of them pays for the start
SIZE = 4


def each_bot(game: str | None, seats: Sequence[str], games: int, seed: int, runs: int, bots: Sequence[str] = BOTS) -> list[Figure]:
    """Games a second of each bot, in all seats of one table, counted as a playtest counts them."""
    out = []
    for bot in bots:
        pool, plan = find(Asked(game, list(seats), [str(len(seats))] if seats else [], bots=(bot,), seed=seed))
        tables = Tables(pool)
        some = list(islice(settings(plan), games if bot == "random" else 1))
        play(tables(some[0]), some[0], 1)        # once to warm up, a round
        values = [len(some) / timed(lambda: [play(tables(x), x, plan.rounds) for x in some])  # noqa: B023
                  for _ in range(runs if bot == "random" else 1)]
        out.append(figure(f"games of {bot}", "a second", values))
    return out


def processes(game: str | None, seats: Sequence[str], seed: int) -> list[Figure]:
    """Random games a second of one and of two processes, once they have started, and how much more two are."""
    pool, plan = find(Asked(game, list(seats), [str(len(seats))] if seats else [], seed=seed))
    some = list(islice(settings(plan), CHUNKS * SIZE))
    chunks = [some[i : i + SIZE] for i in range(0, len(some), SIZE)]
    rates = [rate(pool_chunks(pool, plan, chunks, n)) for n in (1, 2)]
    named = [figure(f"random games, {n} worker{'s' if n > 1 else ''}", "a second", [x]) for n, x in enumerate(rates, 1)]
    return [*named, figure("2 workers to 1", "times", [rates[1] / rates[0]])]


def pool_chunks(pool: Pool, plan: Plan, chunks: list[list[Setting]], workers: int) -> list[tuple[float, int]]:
    """When each chunk came back, and how many games it held."""
    return [(time.perf_counter(), len(played)) for played, _, _ in shared(chunks, pool, plan.rounds, workers)]


def rate(came: Sequence[tuple[float, int]]) -> float:
    """Games a second after the first chunks, in which processes start.

    >>> rate([(0.0, 4), (1.0, 4), (2.0, 4), (3.0, 4)])
    4.0
    """
    first = min(1, len(came) - 2)
    return sum(n for _, n in came[first + 1 :]) / max(1e-9, came[-1][0] - came[first][0])
