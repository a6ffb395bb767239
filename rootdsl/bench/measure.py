"""Figures of speed on one core, with events off: each is the median of several runs, with the spread beside it."""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from rootdsl.paths import PACKAGE
from rootdsl.runtime import engine

RUNS = 5
LONGEST = 10_000      # decisions after which a random game that nobody wins is cut


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that was measured."""

    name: str
    median: float
    low: float
    high: float
    unit: str

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def figure(name: str, unit: str, values: list[float]) -> Figure:
    """The median of some runs.

    >>> figure("walk", "s", [3.0, 1.0, 2.0]).median
    2.0
    """
    return Figure(name, statistics.median(values), min(values), max(values), unit)


def one_core() -> None:
    """Stay on one core, where the system allows it, so that figures of two runs can be compared."""
    if hasattr(os, "sched_setaffinity"):
        try:
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        except OSError:
            return


def timed(work: Callable[[], Any]) -> float:
    """Seconds of one call, with the collector of garbage quiet."""
    gc.collect()
    gc.disable()
    try:
        start = time.perf_counter()
        work()
        return time.perf_counter() - start
    finally:
        gc.enable()


def playing(table: Any, games: int, seed: int, runs: int = RUNS) -> list[Figure]:
    """Whole random games inside the machine: games and decisions a second."""
    by_game: list[float] = []
    by_decision: list[float] = []
    decisions = 0

    def work() -> None:
        nonlocal decisions
        decisions = 0
        for n in range(games):
            state = engine.new_game(table, seed + n)
            decisions += engine.rollout(table, state, seed + n, LONGEST)

    work()                                        # once to warm up
    for _ in range(runs):
        seconds = timed(work)
        by_game.append(games / seconds)
        by_decision.append(decisions / seconds)
    length = figure("decisions in a game", "", [decisions / games])
    return [figure("random games", "a second", by_game), figure("decisions", "a second", by_decision), length]


def unfolded(table: Any, games: int, seed: int, runs: int = RUNS) -> Figure:
    """Games a second at a table as it is linked, before it is folded."""
    by_game = playing(table, games, seed, runs)[0]
    return figure("before folding, games", "a second", [by_game.low, by_game.median, by_game.high])


def beside_native(table: Any, folded: Any, games: int, seed: int, runs: int = RUNS) -> Figure | None:
    """How many times as fast as a folded table its native build plays the same random games, by CPU time, one run after the other.

    None where the table was not built. Raises RuntimeError where a game has another length than in plain Python.
    """
    from rootdsl.native import load

    built = load(table)
    if built is None:
        return None
    ratios: list[float] = []
    for _ in range(runs):
        began = time.process_time()
        plain = [engine.rollout(folded, engine.new_game(folded, seed + n), seed + n, LONGEST) for n in range(games)]
        between = time.process_time()
        rounds = max(1, 200 // games)                  # it is over too soon to be measured once
        for _ in range(rounds):
            same = [built.rollout(seed + n, LONGEST).decisions for n in range(games)]
        ratios.append((between - began) * rounds / max(time.process_time() - between, 1e-9))
        if same != plain:
            raise RuntimeError("the native build plays other games than plain Python")
    return figure("native, times as fast", "", ratios)


def cloning(table: Any, seed: int, runs: int = RUNS, clones: int = 2000) -> Figure:
    """Copying a position from the middle of a game."""
    whole = engine.rollout(table, engine.new_game(table, seed), seed)
    state = engine.new_game(table, seed)
    engine.rollout(table, state, seed, limit=whole // 2)

    def work() -> None:
        for _ in range(clones):
            state.clone()

    return figure("clone of a position", "µs", [timed(work) / clones * 1e6 for _ in range(runs)])


def compiling(runs: int = RUNS) -> list[Figure]:
    """A whole `rootdsl compile --check` of the shipped games in a process of its own: with an empty cache, and with a full one."""
    cold: list[float] = []
    warm: list[float] = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory(prefix="rootdsl-bench-") as cache:
            found = os.pathsep.join([str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
            env = {**os.environ, "ROOTDSL_CACHE": cache, "PYTHONPATH": found}
            program = [sys.executable, "-m", "rootdsl.bench.compile_all"]
            for values in (cold, warm):
                values.append(timed(lambda: subprocess.run(program, env=env, cwd=cache, check=True, stdout=subprocess.DEVNULL)))  # noqa: B023
    return [figure("compile, nothing cached", "s", cold), figure("compile, nothing changed", "s", warm)]


def shown(value: float) -> str:
    """A number with about three digits.

    >>> shown(1234.5), shown(12.345), shown(0.1234)
    ('1,234', '12.3', '0.123')
    """
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.3f}"


def table_rows(figures: list[Figure]) -> list[list[str]]:
    return [[x.name, shown(x.median), x.unit, f"{shown(x.low)} to {shown(x.high)}" if x.high > x.low else ""] for x in figures]
