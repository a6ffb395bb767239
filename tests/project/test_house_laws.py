"""Law 1 of the house: Python and the grammar know no game. And nothing names a machine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.project.conftest import ROOT

WORDS = [
    "marquise", "eyrie", "vagabond", "riverfolk", "lizard", "warlord", "birdsong", "daylight", "sympathy", "sawmill", "roost", "ambush",
    "turmoil", "outrage", "crossbow", "stronghold", "armello", "wyld", "mercurio", "thane", "lionheart", "prestige", "bounty",
]
OURS = [
    x for folder in ("rootdsl", "grammar") for x in sorted((ROOT / folder).rglob("*"))
    if x.is_file() and x.suffix not in (".pyc", ".pyo") and "_data" not in x.parts
]


@pytest.mark.parametrize("path", OURS, ids=lambda x: x.relative_to(ROOT).as_posix())
def test_no_word_of_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8") + path.name
    found = re.findall("|".join(WORDS), text, re.IGNORECASE)
    assert not found
