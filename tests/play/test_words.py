"""What a person reads at a table with modes, relations, dice of suits, flags and zones that several share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rootdsl.play.board import board, narrow, plain
from rootdsl.play.log import lines
from rootdsl.play.session import Session
from rootdsl.play.text import question
from rootdsl.play.view import view
from rootdsl.play.words import words
from rootdsl.project.tables import build_table
from tests.play.conftest import after, decisions, piped


@pytest.fixture(scope="module")
def motley() -> Any:
    return build_table("root", ["hundreds", "vagabond", "mechanical_marquise"])


def asked(t: Any, seeds: range, title: str) -> Iterator[tuple[Session, Any]]:
    """Random games, stopped at each decision under this rule."""
    for seed in seeds:
        for session in decisions(t, seed):
            q = question(t, session.s)
            if q.title == title:
                yield session, q


def test_a_mode_is_asked_for_by_its_title(motley: Any) -> None:
    _, q = next(asked(motley, range(3), "Choose Mood"))
    assert q.text == "choose mood" and "Wrathful" in q.texts


def test_several_offers_of_one_rule_are_told_apart(motley: Any) -> None:
    found = {q.text for _, q in asked(motley, range(6), "Advance the Warlord") if q.text.endswith("?") and q.values == [0, 1]}
    assert {"move warlord with any warriors?", "battle in clearing of warlord?"} <= found


def test_ways_are_told_in_titles_and_with_what_was_chosen(motley: Any) -> None:
    _, q = next(asked(motley, range(20), "Contempt for Trade"))
    put, remove = q.texts
    assert put.startswith("Put ") and put.endswith(" in Item Supply into The Hoard")
    assert remove.startswith("Remove ") and remove.endswith(" permanently, then score worth of Lord of the Hundreds")


def test_dice_show_their_faces_and_markers_their_spaces(motley: Any) -> None:
    told = "\n".join(lines(motley, after(motley, 5, 400).entries))
    assert "Raze: rolls " in told
    rolled = {x.partition("Raze: rolls ")[2] for x in told.split("\n") if "Raze: rolls " in x}
    assert rolled <= {"fox", "rabbit", "mouse"}
    assert "The marker of" not in told and "no other choice" not in told
    later = "\n".join("\n".join(lines(motley, after(motley, seed, 400).entries)) for seed in range(6))
    assert re.search(r"Relationships.* toward .* is now (amiable|friendly|hostile)", later)


def test_the_board_tells_relations_flags_and_what_is_shared(motley: Any) -> None:
    text = " ".join(plain(board(view(motley, after(motley, 5, 400).s, 0)), 100).split())
    assert "Relationships: Lord " in text and "Mood: " in text and "Character: " in text
    assert "Blitz" in text and "Blitz 1" not in text and "blitz" not in text
    assert "Quest Deck " in text and "Quest Deck of" not in text


def test_a_narrow_board_is_stacked_and_stays_readable(motley: Any) -> None:
    v = view(motley, after(motley, 5, 400).s, 0)
    text = plain(board(v), 44)
    assert max(map(len, text.split("\n"))) <= 44
    assert "Clearing 12 - fox - Slots 2" in text
    assert not any(narrow(x, 160) for x in board(v))


def test_words_do_what_letters_do(table: Any, tmp_path: Any) -> None:
    _, text = piped(table, "help\nboard\nhand\nlog 1\nundo\nQuit\n", humans=[0], save_path=tmp_path / "x")
    assert "is not known here" not in text and "take your last decision back" in text and "Clearing 12" in text
    assert "nothing to take back" in text and "The game is saved" in text


def test_authors_words(motley: Any) -> None:
    said = words(motley).authors("give next place to hundreds, then score craft.worth", {"next_place": "Clearing 3"})
    assert said == "Give Clearing 3 to Lord of the Hundreds, then score worth"


def test_a_bounded_menu_tells_how_much_is_left(motley: Any) -> None:
    told = {q.text for _, q in asked(motley, range(3), "Command the Hundreds")}
    assert {"choose an action (1 left)", "choose an action (2 left)"} <= told
    assert {q.text for _, q in asked(motley, range(1), "Daylight")} == {"choose an action"}


def test_a_replacement_is_one_line(motley: Any) -> None:
    told = [x for seed in range(4) for x in lines(motley, after(motley, seed, 400).entries)]
    at = next(i for i, x in enumerate(told) if "by 1 Warlord" in x)
    assert "places 1 Warlord" not in told[at + 1] and "removes 1 Warrior" not in told[at + 2]


def test_what_is_ones_own_is_told_together(motley: Any, tmp_path: Any) -> None:
    _, text = piped(motley, "h\nq\n", humans="vagabond", seed=5, choices="2,1,1,1,1,1,15,0", save_path=tmp_path / "x")
    said = text.split("> ")[1]
    assert "  Character: Thief" in said and "  Relationships: Lord Indifferent, Mechanical Indifferent" in said
    assert "  Satchel: 1 " in said and "  Hand\n" in said
    assert "    Crossbow (bird), cost fox, shows Crossbow, 1 point\n" in said and "    Escort (mouse), shows 2 × Boot\n" in said
