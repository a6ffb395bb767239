"""A batch is the same with any number of workers, killed or not, and refuses what does not belong together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from rootdsl.playtest import batch
from rootdsl.playtest.export import export
from rootdsl.playtest.plan import Plan, settings
from rootdsl.playtest.pool import Pool, Tables
from rootdsl.playtest.store import opened
from tests.conftest import Told
from tests.playtest.conftest import HERE

FEW = ["playtest", "-g", "root", "-f", "marquise,eyrie,alliance,vagabond", "--players", "3", "--map", "autumn,lake", "--deck", "any"]


def exported(path: Path, form: str = "csv") -> dict[str, bytes]:
    with opened(path) as store:
        return {x.name: x.read_bytes() for x in export(store, form)}


def there(path: Path) -> int:
    try:
        with opened(path) as store:
            return len(store.numbers())
    except Exception:
        return 0


def test_two_workers_give_the_same_bytes(played: Path, shipped: tuple[Pool, Plan], tmp_path: Path) -> None:
    with opened(tmp_path / "two.db", new=True) as store:
        batch.run(store, *shipped, 24, 2)
    assert exported(tmp_path / "two.db") == exported(played)


def start(path: Path, games: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "rootdsl", *FEW, "--games", str(games), "--out", str(path), "-w", "2"]
    heed = lambda: signal.signal(signal.SIGINT, signal.default_int_handler)     # a shell's background process ignores it  # noqa: E731
    return subprocess.Popen(command, cwd=HERE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=heed)


def wait_for(path: Path, games: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 120
    while there(path) < games and process.poll() is None and time.monotonic() < until:
        time.sleep(0.05)


@pytest.mark.slow
def test_killed_twice_and_resumed_it_is_the_same(played: Path, shipped: tuple[Pool, Plan], tmp_path: Path) -> None:
    path = tmp_path / "killed.db"
    for least in (1, 11):
        process = start(path, 200)
        wait_for(path, least, process)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stderr is not None
        process.stderr.close()
        assert least <= there(path) < 200
    had = there(path)
    with opened(path, new=True) as store:
        batch.run(store, *shipped, had + 7, 1)
    whole = tmp_path / "whole.db"
    with opened(whole, new=True) as store:
        batch.run(store, *shipped, had + 7, 1)
    assert exported(path) == exported(whole)


@pytest.mark.slow
def test_an_interruption_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "stopped.db"
    process = start(path, 400)
    wait_for(path, 5, process)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=300)
    kept = there(path)
    assert process.returncode == 2
    assert f"Stopped: {kept} of 400 games are kept in {path}." in said.decode()
    assert "Traceback" not in said.decode() and 5 <= kept < 400


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are looked up in /proc")
def test_a_lost_worker_ends_the_run_with_a_message(tmp_path: Path) -> None:
    path = tmp_path / "lost.db"
    process = start(path, 400)
    wait_for(path, 5, process)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8").split()
    worker = next(x for x in children if b"spawn_main" in Path(f"/proc/{x}/cmdline").read_bytes())
    os.kill(int(worker), signal.SIGKILL)
    _, said = process.communicate(timeout=300)
    assert process.returncode == 2 and b"E0814" in said and b"What was played is kept" in said and b"Traceback" not in said
    assert 5 <= there(path) < 400


def test_a_batch_is_lengthened(played: Path, shipped: tuple[Pool, Plan], tmp_path: Path) -> None:
    path = tmp_path / "longer.db"
    for number in (7, 3, 24):
        with opened(path, new=True) as store:
            batch.run(store, *shipped, number, 1)
            assert store.numbers() == set(range(1, max(7, number) + 1))
    assert exported(path) == exported(played)


def test_the_last_tables_are_kept(shipped: tuple[Pool, Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rootdsl.playtest.pool.MOST_TABLES", 2)
    tables = Tables(shipped[0])
    found = {(x.seats, x.parts): x for x in islice(settings(shipped[1]), 12)}
    one, other, third = list(found.values())[:3]
    first, second = tables(one), tables(other)
    assert tables(one) is first and tables(other) is second
    assert tables(third) is not first and len(tables.kept) == 2 and tables(other) is second and tables(one) is not first


def test_progress_is_told(shipped: tuple[Pool, Plan], tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    with opened(tmp_path / "one.db", new=True) as store:
        batch.run(store, *shipped, 7, 1, lambda done, total: told.append((done, total)))
    assert told == [(0, 7), (5, 7), (7, 7)]


def test_exports_are_sorted_and_know_no_clock(played: Path, tmp_path: Path) -> None:
    out = exported(played)
    assert sorted(out) == ["game.csv", "part.csv", "points.csv", "seat.csv", "thing.csv", "used.csv"]
    lines = out["game.csv"].decode().splitlines()
    assert lines[0] == "number,seed,ending,winners,rounds,decisions,fault,place" and len(lines) == 25
    assert [x.partition(",")[0] for x in lines[1:]] == [str(x) for x in range(1, 25)]
    used = out["used.csv"].decode().splitlines()[1:]
    assert used == sorted(used, key=lambda x: x.split(",")[:4])
    assert str(played.parent) not in "".join(x.decode() for x in out.values())


def test_parquet(played: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    first, second = exported(played, "parquet"), exported(played, "parquet")
    assert first == second
    folder = played.with_name("one-parquet")
    assert duckdb.sql(f"SELECT count(*), min(number), typeof(min(seed)) FROM '{folder}/game.parquet'").fetchall() == [(24, 1, "BIGINT")]


def test_parquet_without_duckdb(played: Path, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    code, _, err = told("playtest", "--report", played, "--page", played.with_name("p.html"), "--export", "parquet")
    assert code == 2 and err.startswith("E0811") and "analysis" in err


class Broken:
    """A bot that takes what is not offered in every third game."""

    def __init__(self, seed: int) -> None:
        self.bad = seed % 3 == 0

    def choose(self, t: object, s: object) -> int:
        return -7 if self.bad else s.options[0]  # type: ignore[attr-defined]


def test_a_fault_is_noted_and_the_batch_goes_on(gleaners: Path, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    for where in ("rootdsl.bots.make", "rootdsl.playtest.game.make"):
        monkeypatch.setattr(where, lambda name, seat, seed: Broken(seed))
    code, out, err = told("playtest", "-g", "gleaners", "--players", "2", "--bots", "broken", "-n", 30, "-w", 1, "-o", "b.db")
    assert code == 1 and "Traceback" not in err
    assert "ValueError: the bot of seat" in err and "-7, which is not offered" in err
    with opened(Path("b.db")) as store:
        bad = [x for (x,) in store.rows("SELECT number FROM game WHERE fault != ''")]
        assert 0 < len(bad) < 30 and store.numbers() == set(range(1, 31))
        assert f"again: rootdsl playtest --replay b.db {bad[0]}" in err
    assert f"30 games were played; {30 - len(bad)} of them count." in out
    code, out, err = told("playtest", "--replay", "b.db", bad[0])
    assert code == 0 and "ValueError: the bot of seat" in out


def test_a_game_is_replayed(gleaners: Path, told: Told) -> None:
    assert told("playtest", "-g", "gleaners", "--players", "3", "-n", 5, "-w", 1, "-o", "b.db")[0] == 0
    code, out, _ = told("playtest", "--replay", "b.db", 4)
    with opened(Path("b.db")) as store:
        seed, = store.rows("SELECT seed FROM game WHERE number = 4")
        scores = [x for (x,) in store.rows("SELECT score FROM seat WHERE game = 4 ORDER BY seat")]
    assert code == 0 and out.startswith(f"Game 4, seed {seed[0]}\nSeat 1: ")
    assert out.endswith(f"Scores: {', '.join(map(str, scores))}\n") and "== Round 1" in out
    law = gleaners / "field.law"
    law.write_text(law.read_text(encoding="utf-8").replace("gleaner draws 4", "gleaner draws 5"), encoding="utf-8")
    code, out, err = told("playtest", "--replay", "b.db", 4)
    assert code == 1 and "the rules or the bots have changed" in err


def test_resume_needs_no_other_words(gleaners: Path, told: Told) -> None:
    assert told("playtest", "-g", "gleaners", "--players", "3", "--seed", 4, "-n", 5, "-w", 1, "-o", "b.db")[0] == 0
    assert told("playtest", "--resume", "-n", 9, "-w", 1, "-o", "b.db")[0] == 0
    assert there(Path("b.db")) == 9
    with opened(Path("b.db")) as store:
        assert (store.plan().seed, store.plan().players) == (4, (3,))


def test_changed_rules_are_refused(gleaners: Path, told: Told) -> None:
    assert told("playtest", "-g", "gleaners", "-n", 5, "-w", 1, "-o", "b.db")[0] == 0
    law = gleaners / "field.law"
    law.write_text(law.read_text(encoding="utf-8").replace("gleaner draws 4", "gleaner draws 5"), encoding="utf-8")
    code, _, err = told("playtest", "-g", "gleaners", "-n", 9, "-w", 1, "-o", "b.db")
    assert code == 2 and err.startswith("E0841") and "the rules have changed" in err


def test_bad_input(gleaners: Path, told: Told, tmp_path: Path) -> None:
    assert told("playtest", "-g", "gleaners", "-n", 3, "-w", 1, "-o", "b.db")[0] == 0
    Path("text.db").write_text("no database, but a text that is long enough to be looked at as one", encoding="utf-8")
    import sqlite3

    other = sqlite3.connect("other.db")
    other.execute("CREATE TABLE t (x)")
    other.commit()
    other.close()
    base = ("playtest", "-g", "gleaners", "-n", 3, "-w", 1)
    root = ("playtest", "-g", "root", "-n", 3, "-w", 1, "-o", "r.db")
    for args, code, part in [
        ((*base, "-o", "b.db", "--seed", 9), "E0841", "seed: 1 in the file, 9 asked for"),
        ((*base, "-o", "b.db", "--players", 2, "--rounds", 7), "E0841", "it differs in players, rounds"),
        ((*base, "-o", "no/such/folder.db"), "E0907", "there is no folder no/such"),
        ((*base, "-o", "text.db"), "E0840", "not a database"),
        ((*base, "-o", "other.db"), "E0840", "another program wrote it"),
        (("playtest", "--report", "nothing.db"), "E0840", "there is no such file"),
        (("playtest", "--report", "other.db"), "E0840", "another program"),
        (("playtest", "--resume", "-o", "nothing.db"), "E0840", "no such file"),
        (("playtest", "--replay", "b.db", 99), "E0845", "no game 99"),
        ((*base, "-o", "c.db", "--bots", "clever"), "E0842", "There are: random"),
        ((*base, "-o", "c.db", "--players", 9), "E0804", "2 to 4 players"),
        ((*base, "-o", "c.db", "--map", "any"), "E0812", "picks no map"),
        ((*base, "-o", "c.db", "--players", 3, "--bots", "random,random"), "E0844", "2 bots are named for 3 players"),
        ((*root, "-f", "marqise,eyrie"), "E0801", "`marquise`"),
        ((*root, "-f", "autumn,eyrie"), "E0806", "autumn"),
        ((*root, "-f", "eyrie,eyrie"), "E0805", "eyrie"),
        ((*root, "-f", "eyrie", "--players", 2), "E0843", "1 faction cannot fill a table of 2"),
        ((*root, "-f", "marquise,mechanical_marquise", "--players", 2), "E0843", "2 factions"),
        ((*root, "-f", "marquise,eyrie", "--map", "atumn"), "E0801", "`autumn`"),
        ((*root, "-f", "marquise,eyrie", "--house-rules", "none"), "E0801", "none"),
        ((*root, "-f", "marquise,eyrie", "--bots", "lizards=random"), "E0801", "among the factions of this playtest"),
        (("playtest", "--report", "b.db", "--beside", "nothing.yaml"), "E0846", "no such file"),
        (("playtest", "--report", "b.db", "--beside", "text.db"), "E0846", "no line says"),
        (("playtest", "--report", "b.db", "-l", "xx"), "E0801", "among the languages"),
    ]:
        result, _, err = told(*args)
        assert result == 2 and err.startswith(code) and part in err, (args, err)
    two = ("playtest", "--report", "b.db", "-o", "c.db")
    for args in (base, (*base, "-o", "c.db", "--part", "map"), two, ("playtest", "--replay", "b.db", "x")):
        result, _, err = told(*args)
        assert result == 2 and "Error: " in err and "Traceback" not in err, args
    assert not Path("r.db").exists() and not Path("c.db").exists()
