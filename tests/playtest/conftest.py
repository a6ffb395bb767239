"""A quick card game in a folder of one's own, and batches of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rootdsl.playtest import batch
from rootdsl.playtest.plan import Plan
from rootdsl.playtest.pool import Asked, Pool, find
from rootdsl.playtest.store import opened

HERE = Path(__file__).resolve().parents[2]
GLEANERS = HERE / "tests" / "games" / "gleaners"



@pytest.fixture
def gleaners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the card game, where one also stands."""
    shutil.copytree(GLEANERS, tmp_path / "factions" / "gleaners")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "factions" / "gleaners"


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
