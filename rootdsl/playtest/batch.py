"""A batch: the games of a plan that are not played yet, shared out over processes, kept chunk by chunk.

Each worker compiles (from the cache) and links for itself, so that it can be started anew rather than forked. Chunks come
back in the order of the plan, and what is added up in the file is sums: one worker or many make the same file.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from rootdsl.playtest.game import RANDOM, Played
from rootdsl.playtest.plan import Plan, Setting, settings, strongest
from rootdsl.playtest.pool import Pool, Tables, rules_hash
from rootdsl.playtest.quick import outcome, whole
from rootdsl.playtest.store import Store, Used
from rootdsl.playtest.titles import Things, Titles
from rootdsl.project.fault import Fault

CHUNK, MOST_CHUNK = 5, 25        # games of random bots in one transaction; more of them in a long batch, which is soon played natively
Progress = Callable[[int, int], None]
Chunk = tuple[list[Played], Used, Things]


class Worker:
    """Plays chunks of games."""

    def __init__(self, pool: Pool, rounds: int, quick: bool = False, strong: str = "") -> None:
        self.play = outcome if quick else whole
        self.strong = strong
        self.tables = Tables(pool)
        self.titles = Titles()
        self.rounds = rounds

    def __call__(self, chunk: list[Setting]) -> Chunk:
        played, used = [], Used()
        things: Things = {}
        for setting in chunk:
            try:
                t = self.tables(setting)
            except Exception as fault:  # a table that cannot be laid is a line of the report
                game = Played(setting, fault=f"{type(fault).__name__}: {fault}")
            else:
                things |= self.titles.of_table(t)
                game = self.play(t, setting, self.rounds)
                add_up(game, used, self.strong)
            game.counts, game.of = type(game.counts)(), type(game.of)()     # they need not travel
            played.append(game)
        return played, used, things


def add_up(game: Played, used: Used, strong: str = "") -> None:
    """The counts of a game, added by what sits in a seat; what nobody does goes to nobody (the empty name).

    What the strongest of several bots was offered is counted once more for itself.
    """
    seats, bots = game.setting.seats, game.setting.bots
    for key in sorted({*game.counts, *game.of}):
        who, kind, name, detail = key
        row = used.setdefault((seats[who] if who >= 0 else "", kind, name, detail), [0, 0, 0, 0])
        n = game.counts[key]
        row[0] += n
        row[1] += game.of[key]
        row[2] += n > 0
        row[3] += n > 0 and who in game.winners
        if strong and kind == "option" and who >= 0 and bots[who] == strong:
            row = used.setdefault((seats[who], "strong", name, detail), [0, 0, 0, 0])
            row[0] += n
            row[1] += game.of[key]


_worker: Worker | None = None


def _start(pool: Pool, rounds: int, quick: bool, strong: str) -> None:
    """A process begins: an interruption is the parent's business, and without a parent it ends."""
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _worker = Worker(pool, rounds, quick, strong)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _share(chunk: list[Setting]) -> Chunk:
    assert _worker is not None
    return _worker(chunk)


def run(
    store: Store, pool: Pool, plan: Plan, games: int, workers: int = 1, progress: Progress | None = None, scheduler: str = "",
) -> int:
    """Play until the file holds the first `games` games of the plan. What is there already is not played again.

    `scheduler` is the address of a dask cluster that plays instead of processes here. Raises `Fault` when the file holds
    another plan. After an interruption everything that was kept is whole. How many of the games have a native build to play them.
    """
    store.begin(plan, rules_hash(pool, plan), pool.to_json(), version_of())
    there = store.numbers()
    wanted = [x for x in islice(settings(plan), games) if x.number not in there]
    size = min(MOST_CHUNK, max(CHUNK, len(wanted) // 200))
    if set(plan.bots) != {RANDOM}:
        size = 1                                 # bots that think are slow: a game is worth a transaction
    chunks = [wanted[i : i + size] for i in range(0, len(wanted), size)]
    done, native = games - len(wanted), 0
    if progress is not None:
        progress(done, games)
    if scheduler:
        from rootdsl.playtest import cluster

        results = cluster.shared(chunks, pool, plan, scheduler)
    else:
        results = shared(chunks, pool, plan.rounds, workers, plan.quick, strongest(plan.bots))
    for played, used, things in results:
        store.add(played, used, things)
        done += len(played)
        native += sum(x.native for x in played)
        if progress is not None:
            progress(done, games)
    return native


def version_of() -> str:
    """Of rootdsl, as it is installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("rootdsl")
    except PackageNotFoundError:
        return ""


def shared(
    chunks: list[list[Setting]], pool: Pool, rounds: int, workers: int, quick: bool = False, strong: str = "",
) -> Iterator[Chunk]:
    """The chunks, played, in their order."""
    workers = min(workers, os.cpu_count() or 1, len(chunks))
    if workers <= 1:
        worker = Worker(pool, rounds, quick, strong) if chunks else None
        for chunk in chunks:
            assert worker is not None
            yield worker(chunk)
        return
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    processes = ProcessPoolExecutor(workers, context, _start, (pool, rounds, quick, strong))
    left = iter(chunks)
    waiting = deque(processes.submit(_share, x) for x in islice(left, 2 * workers))
    try:
        while waiting:
            done = waiting[0].result()
            waiting.popleft()
            waiting.extend(processes.submit(_share, x) for x in islice(left, 1))
            yield done
    except BrokenProcessPool as fault:
        below = ["What was played is kept; the same command goes on with the rest, perhaps with fewer --workers."]
        raise Fault("E0814", reason="a worker process was ended, perhaps for want of memory", below=below) from fault
    finally:
        if waiting:                              # stopped halfway: nobody waits for games that are under way
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        processes.shutdown(cancel_futures=True)
