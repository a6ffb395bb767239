"""Every code has a page, and the examples on it are true. Nearest words are near."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rootdsl.messages.codes import Code, add, all_codes
from rootdsl.messages.explain import explain
from rootdsl.messages.kinds import said
from rootdsl.messages.message import Place, Report
from rootdsl.messages.near import distance, nearest
from rootdsl.messages.render import as_json, page, render
from rootdsl.syntax.parser import parse
from tests.messages.stages import messages

CODES = all_codes()
READ_BY_CHECKS = [entry for code, entry in CODES.items() if code[1:3] in ("03", "04", "05", "06")]
READ_BY_PARSER = [entry for code, entry in CODES.items() if code[1:3] in ("01", "02")]


def codes(text: str) -> list[str]:
    report = Report()
    parse(text, "page.law", report)
    return [message.code for message in report.messages]


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_page(code: str) -> None:
    entry = CODES[code]
    assert entry.title and entry.page
    assert entry.sentence[-1] in ".?"
    assert page(code).startswith(code)


@pytest.mark.parametrize("entry", READ_BY_PARSER, ids=lambda entry: entry.code)
def test_the_wrong_example_has_this_fault_and_the_right_one_none(entry: Code) -> None:
    if entry.wrong:
        assert codes(entry.wrong) == [entry.code]
    if entry.right:
        assert codes(entry.right) == []


@pytest.mark.parametrize("entry", READ_BY_CHECKS, ids=lambda entry: entry.code)
def test_the_examples_of_later_stages_are_true(entry: Code, tmp_path: Path) -> None:
    if entry.wrong:
        found = {message.code for message in messages(entry.wrong, tmp_path).messages}
        assert entry.code in found
    if entry.right:
        assert render(messages(entry.right, tmp_path)) == ""


def test_explain() -> None:
    assert explain("e0502 ").startswith("E0502: two exceptions")
    assert "Right:" in explain("E0641")
    unknown = explain("E0999")
    assert "There is no message code E0999" in unknown and "E05 layers: E0501, E0502" in unknown


def test_types_are_said_in_words() -> None:
    assert said("unit") == "a piece on the map"
    assert said("mode order") == "an order"
    assert said("`in` and a place") == "`in` and a place"


def test_a_code_is_given_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        add("E0101", "again", "Again.", "Again.")
    with pytest.raises(ValueError, match="family"):
        add("E9901", "none", "None.", "None.")


def test_repeats_are_dropped_and_places_sorted() -> None:
    report = Report()
    for line in (5, 3, 5):
        report.error("E0220", Place("b.law", line, 1))
    report.error("E0220", Place("a.law", 9, 1))
    assert [(message.path, message.line) for message in report.messages] == [("a.law", 9), ("b.law", 3), ("b.law", 5)]
    assert report.has_errors


def test_nearest_word_and_related_places() -> None:
    report = Report()
    report.open("a.law", "drwa 1\n")
    report.error("E0219", Place("a.law", 1, 1, 4), word="drwa", known=["draw", "score"], related=[(Place("b.law", 2, 3), "declared here")])
    assert report.messages[0].near == "draw"
    text = render(report)
    assert "^^^^" in text and "`draw`" in text and "b.law:2:3" in text
    assert json.loads(as_json(report))[0]["related"][0]["line"] == 2


@pytest.mark.parametrize(
    ("word", "known", "wanted"),
    [
        ("settlre", ["settler", "setting"], "settler"),
        ("fi", ["if", "is", "in"], "if"),
        ("it", ["if", "is", "in"], None),
        ("meadw", ["meadow", "shadow"], "meadow"),
        ("zebra", ["meadow"], None),
        ("Barn", ["barn"], "barn"),
        ("barn", ["barn"], None),
    ],
)
def test_nearest(word: str, known: list[str], wanted: str | None) -> None:
    assert nearest(word, known) == wanted


def test_a_swap_counts_once() -> None:
    assert distance("drwa", "draw", 2) == 1
    assert distance("abc", "xyz", 1) == 2
