"""The changes of a text: each kind is made, only where it should be, and everything else stays as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.messages.message import Report
from rootdsl.mutants.change import Change, changes
from rootdsl.mutants.nodes import numbers_in
from rootdsl.syntax.parser import parse
from tests.house.games import HERE

TEXT = '''language 1

faction herons "The Herons"
  chapter 2

pieces
  10 guards
  3 nests "Nest" are houses, at most 1 in an isle

track nests "Nests" 3 spaces
  points 0, 1, 2

abilities

  rule calm "Calm"
    otters cannot place guards in isle of nest
    when otters score, in clash
      score 2

noon
  step act "Act", if 2 players play
    choose spot among isles, dry, with a guard, by most guards there
    place a guard in spot
  step last "Last"
    draw 2 + 2
    if no guard is in 1: draw 1
    otherwise
      may draw 3
    herons may score 1

  example "No example is changed"
    given 4 guards in 1
    then 4 guards are in 1
'''


def made(text: str = TEXT) -> list[Change]:
    return changes(parse(text, "herons.law", Report()))


def texts(kind: str, part: str) -> list[str]:
    return [x.texts[0] for x in made() if x.kind == kind and part in x.what]


@pytest.mark.parametrize(
    ("kind", "what", "gone"),
    [
        ("rule", 'dropped `rule calm "Calm"`', "otters cannot place"),
        ("ban", "dropped `otters cannot place guards in isle of nest`", "otters cannot"),
        ("hook", "dropped `when otters score, in clash`", "score 2"),
        ("step", "dropped `step act", "choose spot"),
        ("line", "dropped `place a guard in spot`", "place a guard in spot"),
        ("line", "dropped the branch `otherwise`", "may draw 3"),
        ("condition", "dropped `, if 2 players play`", "if 2 players"),
        ("condition", "dropped `, dry`", "dry"),
        ("condition", "dropped `, in clash`", "in clash"),
        ("condition", "dropped `, at most 1 in an isle`", "at most"),
        ("condition", "`if no guard is in 1` made always true", "no guard"),
    ],
)
def test_something_is_gone_and_nothing_else(kind: str, what: str, gone: str) -> None:
    (text,) = texts(kind, what)
    assert gone in TEXT and gone not in text
    assert text.count("\n  example") == 1 and text.startswith(TEXT[:60])


@pytest.mark.parametrize(
    ("what", "wanted"),
    [
        ("2 made 3 in `score 2`", "score 3"),
        ("2 made 1 in `score 2`", "score 1"),
        ("1 made 0 (number 2 of 3) in `points 0, 1, 2`", "points 0, 0, 2"),
        ("10 made 9 in `10 guards`", "9 guards"),
        ("1 made 2 in `3 nests", "at most 2 in an isle"),
        ("2 made 3 (column 10) in `draw 2 + 2`", "draw 3 + 2"),
    ],
)
def test_numbers_one_up_and_down(what: str, wanted: str) -> None:
    (text,) = texts("number", what)
    assert wanted in text


def test_nothing_below_nought_no_names_and_no_examples() -> None:
    numbers = [x for x in made() if x.kind == "number"]
    assert not [x for x in numbers if "made -" in x.what or "chapter" in x.what or x.line > 30]


def test_may_and_must() -> None:
    (bound,) = texts("may", "`may` made must in `may draw 3`")
    assert "      draw 3" in bound
    (subject,) = [x for x in made() if "made must in `herons may" in x.what]
    assert "herons scores 1" in subject.texts[0] and "herons score 1" in subject.texts[1]
    (free,) = [x for x in made() if x.what == "`may` added to `place a guard in spot`"]
    assert any("    may place a guard in spot" in text for text in free.texts)
    assert not [x for x in made() if x.kind == "may" and "10 guards" in x.what]


def test_a_line_that_stands_alone_becomes_nothing_or_goes_with_its_heading() -> None:
    text = 'language 1\n\nlaw marsh "The Marsh"\n\nprocedure rest "Rest"\n  draw 1\n'
    found = [x for x in made(text) if x.what == "dropped `draw 1`"]
    assert [x.texts for x in found] == [(text.replace("draw 1", "do nothing"),)]
    hook = 'language 1\n\nlaw marsh "The Marsh"\n\nat start of noon\n  draw 1\n'
    assert not [x for x in made(hook) if x.what == "dropped `draw 1`"]


def test_every_change_differs_and_has_its_line() -> None:
    found = made()
    assert len({x.texts for x in found}) == len(found) > 30
    lines = TEXT.split("\n")
    for change in found:
        assert 0 < change.line <= len(lines)
        assert TEXT not in change.texts


def test_shipped_files_have_changes_of_every_kind() -> None:
    kinds = {x.kind for path in (HERE / "factions").rglob("*.law") if len(path.suffixes) == 1 for x in shipped(path)}
    assert {"rule", "step", "action", "hook", "exception", "value", "ban", "free action", "number", "may", "condition", "line"} <= kinds


def shipped(path: Path) -> list[Change]:
    return changes(parse(path.read_text(encoding="utf-8"), path.name, Report()))


def test_numbers_in() -> None:
    assert list(numbers_in("0, 12,3")) == [("0", 0), ("12", 3), ("3", 6)]
