"""A batch on a cluster is the batch that one process plays, also when a worker dies; what is missing is said."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rootdsl.playtest import batch
from rootdsl.playtest.plan import Plan
from rootdsl.playtest.pool import Pool
from rootdsl.playtest.store import opened
from tests.conftest import Told
from tests.playtest.conftest import HERE
from tests.playtest.test_batch import exported


def test_without_dask(gleaners: Path, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, _, err = told("playtest", "-g", "gleaners", "-n", 5, "-o", "b.db", "--scheduler", "127.0.0.1:8786")
    assert code == 2 and err.startswith("E0811") and "rootdsl[cluster]" in err


@pytest.mark.slow
def test_nobody_at_the_address(gleaners: Path, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("rootdsl.playtest.cluster.ANSWER", 1)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    for wrong in (address, "no address"):
        code, _, err = told("playtest", "-g", "gleaners", "-n", 5, "-o", "b.db", "--scheduler", wrong)
        assert code == 2 and err.startswith("E0848") and wrong in err and "Traceback" not in err


@contextmanager
def cluster(tmp_path: Path, workers: int) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and workers on this computer, each a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])}
    log = tmp_path / "scheduler.log"
    found: list[subprocess.Popen[bytes]] = []

    def begin(words: list[str], out: Path) -> subprocess.Popen[bytes]:
        with out.open("wb") as file:
            process = subprocess.Popen([sys.executable, "-m", *words], cwd=HERE, env=env, stdout=file, stderr=subprocess.STDOUT)
        found.append(process)
        return process

    try:
        scheduler = begin(["distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"], log)
        address = None
        for _ in range(600):
            address = re.search(r"tcp://(127\.0\.0\.1:\d+)", log.read_text(encoding="utf-8", errors="replace"))
            if address or scheduler.poll() is not None:
                break
            signal.sigtimedwait([], 0.1)
        assert address, log.read_text(encoding="utf-8", errors="replace")
        place = str(tmp_path / "space")
        words = ["distributed.cli.dask_worker", address[1], "--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", place]
        yield address[1], [begin(words, tmp_path / f"worker{k}.log") for k in range(workers)]
    finally:
        for process in reversed(found):
            process.kill()
            process.wait()


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "sigtimedwait"), reason="processes are ended by signals")
def test_a_worker_dies_and_the_rows_are_the_same(played: Path, shipped: tuple[Pool, Plan], tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with cluster(tmp_path, 2) as (address, workers):
        with distributed.Client(address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)

        def kill(done: int, total: int) -> None:
            if 5 <= done < total and workers[0].poll() is None:
                workers[0].send_signal(signal.SIGKILL)
                workers[0].wait()

        with opened(tmp_path / "far.db", new=True) as store:
            batch.run(store, *shipped, 24, progress=kill, scheduler=address)
        assert workers[0].returncode == -signal.SIGKILL and workers[1].poll() is None
    assert exported(tmp_path / "far.db") == exported(played)
