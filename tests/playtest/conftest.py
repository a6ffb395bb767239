"""A quick card game in a folder of one's own, and batches of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rootdsl.cli.main import run
from rootdsl.playtest import batch
from rootdsl.playtest.plan import Plan
from rootdsl.playtest.pool import Asked, Pool, find
from rootdsl.playtest.store import opened

HERE = Path(__file__).resolve().parents[2]
GLEANERS = HERE / "tests" / "games" / "gleaners"

Told = Callable[..., tuple[int, str, str]]


@pytest.fixture
def gleaners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the card game, where one also stands."""
    shutil.copytree(GLEANERS, tmp_path / "factions" / "gleaners")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "factions" / "gleaners"


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """A command: its code, what it said, and what it said about mistakes."""

    def call(*args: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run([str(x) for x in args])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture(scope="session")
def shipped() -> tuple[Pool, Plan]:
    """Four files of the big game with two maps and both decks, three at a table."""
    asked = Asked("root", ["marquise", "eyrie", "alliance", "vagabond"], ["3"], {"map": ["autumn", "lake"], "deck": ["any"]})
    return find(asked)


@pytest.fixture(scope="session")
def played(shipped: tuple[Pool, Plan], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A batch of these, played in one process."""
    path = tmp_path_factory.mktemp("batch") / "one.db"
    with opened(path, new=True) as store:
        batch.run(store, *shipped, 24, 1)
    return path
