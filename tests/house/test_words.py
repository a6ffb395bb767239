"""No file of the compiler or the grammar holds a word that belongs to a game, in any case, also inside identifiers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.games import HERE

FORBIDDEN = re.compile(
    "marquise|eyrie|vagabond|riverfolk|lizard|warlord|birdsong|daylight|sympathy|sawmill|roost|ambush|turmoil|outrage|crossbow|stronghold|"
    "armello|wyld|mercurio|thane|lionheart|prestige|bounty|clearwater|armoury|kingdom|swamp|dungeon|corrupted|evading|\\bbanes?\\b|\\bhero(es)?\\b|"
    "fighter|fight_die",
    re.IGNORECASE,
)
ENDINGS = frozenset({".py", ".j2", ".lark", ".html", ".css", ".js", ".json", ".toml", ".txt", ".md", ".typ"})


def files() -> list[Path]:
    return [
        x for folder in ("rootdsl", "grammar") for x in sorted((HERE / folder).rglob("*"))
        if x.is_file() and x.suffix in ENDINGS and "_data" not in x.parts
    ]


def test_there_is_something_to_look_at() -> None:
    assert len(files()) > 50


@pytest.mark.parametrize("folder", ["rootdsl", "grammar"])
def test_no_word_of_a_game(folder: str) -> None:
    found = [
        f"{path.relative_to(HERE)}:{number}: {line.strip()}"
        for path in files() if path.is_relative_to(HERE / folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        if FORBIDDEN.search(line) or FORBIDDEN.search(path.name)
    ]
    assert not found, "\n".join(found)


def test_the_list_sees_inside_identifiers() -> None:
    assert FORBIDDEN.search("def count_Sawmills(): ...")
