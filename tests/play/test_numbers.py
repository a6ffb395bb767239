"""Numbers of pieces, of players and of the table lie open, and the log tells how they change."""

from __future__ import annotations

from typing import Any

import pytest

from rootdsl.play.board import board, plain
from rootdsl.play.log import Book, lines
from rootdsl.play.view import view
from rootdsl.project.tables import build_table
from rootdsl.runtime import driver, engine
from rootdsl.runtime.chance import below, start
from rootdsl.runtime.state import RUNNING


@pytest.fixture(scope="module")
def game() -> Any:
    t = build_table("armello", ["rats", "wolves"])
    s = engine.new_game(t, 3)
    book = s.log = Book(t, s)
    source = engine.State()
    source.random = start(3)
    while s.over == RUNNING:
        driver.apply(t, s, s.options[below(source, len(s.options))])
    return t, s, book


def test_the_board_shows_them(game: Any) -> None:
    t, s, _ = game
    v = view(t, s, 0)
    borne = [x["numbers"] for p in v["places"] for x in p["pieces"]]
    assert {"Health": 3, "Rot": 5} in borne
    assert {x["title"] for x in v["common"]} == {"Time of Day", "Turns Gone", "Dawns"}
    assert all([n["title"] for n in p["numbers"]] == ["Gold"] for p in v["players"])
    text = plain(board(v))
    assert "Time of Day: " in text and "(Health 3, Rot 5)" in text and "Gold " in text


def test_the_log_tells_what_changes_and_names_faces(game: Any) -> None:
    t, _, book = game
    said = "\n".join(lines(t, book.entries))
    assert "Health 3 -> " in said
    assert "Mercurio rolls " in said and "wyld" in said
