"""What is shipped passes every check."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.checks.order import CHECKS, check
from rootdsl.messages.message import Report
from rootdsl.messages.render import render
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir

GAMES = sorted(path.parent for path in factions_dir().rglob("game.law"))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_shipped_files_are_sound(folder: Path) -> None:
    library = load_game(folder, Report())
    report = Report()
    check(library, report)
    assert render(report) == ""


def test_the_order_of_the_checks_is_one_tuple() -> None:
    assert len(set(CHECKS)) == len(CHECKS)
    assert all(one.__name__.startswith("check_") and one.__module__.startswith("rootdsl.checks.") for one in CHECKS)
