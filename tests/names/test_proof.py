"""The language is settled: hard files resolve, and no misspelt word in any file goes unnoticed."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from rootdsl.messages.message import Report
from rootdsl.names.load import load_game
from tests.names.mutants import ROOT, Table, accepted

GAME = ROOT / "factions" / "root"
OWN_GAMES = [ROOT / "factions" / "armello"]
SHIPPED = sorted(path for path in GAME.rglob("*.law") if "." not in path.stem)
OWN = sorted(path for game in OWN_GAMES for path in game.rglob("*.law") if "." not in path.stem)


@functools.cache
def table_of(path: Path) -> Table:
    """The table at which a file is tried: its own game, or Root."""
    own = next((game for game in OWN_GAMES if path.is_relative_to(game)), None)
    return Table(own) if own else Table(GAME)


@pytest.mark.parametrize("folder", [GAME, *OWN_GAMES], ids=lambda p: p.name)
def test_a_game_of_its_own_resolves(folder: Path) -> None:
    report = Report()
    load_game(folder, report)
    assert [m.text for m in report.messages] == []


FILES = [*SHIPPED, *OWN]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_every_misspelling_is_an_error(path: Path) -> None:
    assert accepted(table_of(path), path, 200, seed=1) == []
