"""The shipped games as books, made once, and a small game of one's own for what may be changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rootdsl.book.build import make_book
from rootdsl.book.tree import Book
from rootdsl.messages.message import Report
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir

GLEANERS = Path(__file__).parents[1] / "games" / "gleaners"


@pytest.fixture(scope="session")
def books() -> Callable[[str, str], Book]:
    """The book of a shipped game in a language."""
    libraries: dict[str, object] = {}
    made: dict[tuple[str, str], Book] = {}

    def book(game: str, language: str = "en") -> Book:
        if game not in libraries:
            report = Report()
            libraries[game] = load_game(factions_dir() / game, report)
            assert not report.has_errors
        if (game, language) not in made:
            made[game, language] = make_book(libraries[game], language)  # type: ignore[arg-type]
        return made[game, language]

    return book


@pytest.fixture
def gleaners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the card game in a folder of its own, where one also stands."""
    folder = tmp_path / "factions" / "gleaners"
    shutil.copytree(GLEANERS, folder)
    monkeypatch.chdir(tmp_path)
    return folder
