"""Rules in words at the table: of the rule that asks, of an option, of a card by its name."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.play.main import play
from rootdsl.play.rulebook import Rulebook, rule_of
from rootdsl.play.text import question
from rootdsl.project.tables import build_table, choose
from tests.play.conftest import decisions, piped


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return Rulebook(lambda: Rules(choose("root", ())).library)


@pytest.fixture(scope="module")
def raiders() -> Any:
    return build_table("root", ["hundreds", "eyrie"])


def test_rules_are_found_by_path_by_title_and_by_what_stands_around(book: Rulebook) -> None:
    assert book.told("hundreds.mood.wrathful")[0] == "Wrathful"
    assert book.told("hundreds.mood.wrathful") == book.called("wrathful")
    assert book.told("hundreds.mood.wrathful.7") == book.called("wrathful")
    assert book.told("standard.royal_claim") == book.told("standard.royal_claim.claim") != []
    assert any("Advance the Warlord" in x for x in book.called("the warlord")) is False     # a whole title comes before a part
    assert len(book.called("warlord")) > len(book.called("the warlord"))
    assert book.told("nobody.nothing") == [] and book.called("no such rule") == []


def test_an_option_leads_to_its_rule(raiders: Any, book: Rulebook) -> None:
    seen: set[str] = set()
    for session in decisions(raiders, 2, 1500):
        q = question(raiders, session.s)
        for value in q.values:
            path = rule_of(raiders, session.s, value)
            seen.add(path)
    paths = {x for x in seen if x}
    assert {"hundreds.mood.bitter", "hundreds.daylight.command.battle", "eyrie.leader.despot"} <= paths
    assert any(x.startswith(("standard.", "wares.")) for x in paths)
    assert [x for x in paths if x.startswith("hundreds.") and not book.told(x)] == []


def test_a_person_reads_them(raiders: Any, book: Rulebook, tmp_path: Path) -> None:
    out = io.StringIO()
    typed = "1\nr\nr 1\nr armorers\nr 77\nr no such rule\nq\n"
    play(raiders, 3, humans="hundreds", stream=out, source=io.StringIO(typed), rules=book, save_path=tmp_path / "x")
    text = out.getvalue()
    assert "Armorers\n" in text and "you may discard this card" in text
    assert "No rule is called `no such rule`." in text and "There is no option 77" in text


def test_without_the_files_it_says_so(table: Any, tmp_path: Path) -> None:
    _, text = piped(table, "r\nq\n", humans=[0], save_path=tmp_path / "x")
    assert "The text of the rules is not at hand." in text
