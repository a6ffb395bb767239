"""The shipped game, read once, and its words in each language."""

from __future__ import annotations

import pytest

from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir


@pytest.fixture(scope="session")
def library() -> Library:
    report = Report()
    return load_game(factions_dir() / "root", report)
