"""The chunks of a batch played by a dask cluster (extra `cluster`): the same games, kept as they come back.

A worker of the cluster needs rootdsl in the same version and the files of the rules at the same paths, for instance in
a folder that all share; it makes sure of both before it plays. A chunk that was under way on a worker that died is
played again by another one, and only what the cluster gives back is kept: no game counts twice.
"""

from __future__ import annotations

import importlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

from rootdsl.playtest.batch import Chunk, Worker, version_of
from rootdsl.playtest.plan import Plan, Setting, strongest
from rootdsl.playtest.pool import Pool, rules_hash
from rootdsl.playtest.titles import Titles
from rootdsl.project.fault import Fault

ANSWER = 15        # seconds for a scheduler to answer, and for its first worker to be there
AHEAD = 3          # chunks on their way for each thread of the cluster
GOES_ON = "What was played is kept; the same command goes on with the rest."


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker must know of a batch; `rules` is the hash and `version` that of rootdsl where the batch was begun."""

    pool: Pool
    plan: Plan
    rules: str
    version: str


_one = threading.Lock()                     # a worker may have threads; they take turns, for playing is one process's work
_known: tuple[tuple[str, str], Worker] | None = None


def play_chunk(job: Job, chunk: list[Setting]) -> Chunk | str:
    """On a worker: play a chunk, or say why that cannot be done there."""
    global _known
    with _one:
        if job.version != version_of():
            return f"a worker has rootdsl {version_of() or '(unknown)'}, this is {job.version or '(unknown)'}"
        key = (job.rules, job.plan.to_json())
        try:
            if _known is None or _known[0] != key:
                if rules_hash(job.pool, job.plan) != job.rules:
                    return f"a worker finds other rules in {job.pool.game.folder}"
                _known = key, Worker(job.pool, job.plan.rounds, job.plan.quick, strongest(job.plan.bots))
        except Exception as fault:          # the files are not there, or cannot be read
            return f"a worker cannot read the rules in {job.pool.game.folder} ({fault})"
        worker = _known[1]
        worker.titles = Titles()            # any chunk may be lost with its worker: each tells all its titles
        return worker(chunk)


def shared(chunks: list[list[Setting]], pool: Pool, plan: Plan, address: str) -> Iterator[Chunk]:
    """The chunks, played by the cluster whose scheduler is at `address` (`HOST:PORT`), as they come back."""
    distributed = extra()
    client = connected(distributed, address)
    try:
        yield from played(distributed, client, chunks, job_of(pool, plan))
    finally:
        client.close(timeout=ANSWER)


def extra() -> Any:
    """dask's scheduler need not be installed."""
    try:
        return importlib.import_module("distributed")
    except ImportError as fault:
        raise Fault("E0811", what="dask, which --scheduler needs: install `rootdsl[cluster]`") from fault


def connected(distributed: Any, address: str) -> Any:
    """The client of a scheduler that answers and has workers."""
    try:
        client = distributed.Client(address, timeout=ANSWER, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError) as fault:      # TimeoutError is an OSError
        raise Fault("E0848", word=address, reason="nothing answers there") from fault
    try:
        client.wait_for_workers(1, timeout=ANSWER)
    except Exception as fault:
        client.close(timeout=ANSWER)
        raise Fault("E0848", word=address, reason="it has no workers") from fault
    return client


def job_of(pool: Pool, plan: Plan) -> Job:
    """The batch, with whole paths."""
    game = pool.game
    sources = [replace(x, path=Path(x.path).absolute()) for x in game.sources]
    game = replace(game, folder=game.folder.absolute(), generated=game.generated.absolute(), sources=sources)
    extra = [replace(x, path=x.path.absolute()) for x in pool.extra]
    return Job(replace(pool, game=game, extra=extra), plan, rules_hash(pool, plan), version_of())


def played(distributed: Any, client: Any, chunks: list[list[Setting]], job: Job) -> Iterator[Chunk]:
    """A few chunks ahead for each thread, so that nobody waits and little is lost at an interruption."""
    sent = client.scatter(job, hash=False, broadcast=True) if chunks else None
    left = iter(chunks)

    def more(n: int) -> list[Any]:
        return [client.submit(play_chunk, sent, x, pure=False) for x in islice(left, n)]

    threads = sum(client.nthreads().values()) or 1
    waiting = distributed.as_completed(more(AHEAD * threads), loop=client.loop)
    try:
        for future in waiting:
            out = future.result()
            future.release()
            if isinstance(out, str):
                raise Fault("E0848", word=client.scheduler.address, reason=out, below=[GOES_ON])
            waiting.update(more(1))
            yield out
    except (OSError, distributed.KilledWorker, ImportError, AttributeError) as fault:
        raise Fault("E0848", word=client.scheduler.address, reason=lost(fault), below=[GOES_ON]) from fault
    except Exception as fault:
        if type(fault).__name__ in ("CancelledError", "FutureCancelledError", "CommClosedError"):
            raise Fault("E0848", word=client.scheduler.address, reason="the scheduler was lost", below=[GOES_ON]) from fault
        raise


def lost(fault: Exception) -> str:
    """Why the cluster plays no more."""
    if isinstance(fault, (ImportError, AttributeError)):
        return "its workers have no rootdsl, or another one"
    if isinstance(fault, OSError):
        return "the scheduler was lost"
    return "several workers died of the same games"
