"""The outline is read with clear messages, and what is measured follows what the examples do."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.coverage.measure import measure, places
from rootdsl.coverage.outline import Entry, Outline, read_outline
from rootdsl.coverage.report import share, text
from rootdsl.examples.rules import Rules
from rootdsl.project.fault import Fault
from rootdsl.project.tables import choose
from tests.house.games import GAMES, NAMES

ROOT = GAMES[NAMES.index("root")]
SMALL = GAMES[NAMES.index("armello")]


def test_every_rule_that_the_outline_names_exists() -> None:
    known = dict(places(Rules(choose(ROOT))))
    outline = read_outline(ROOT)
    assert [(x.number, path) for x in outline.entries for path in x.rules if path not in known] == []
    assert len(outline.entries) > 350


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("edition = ", "cannot be read as an outline"),
        ('[chapter.1]\n"one" = { title = "One" }', "no number of a rule"),
        ('[chapter.1]\n"1" = { rules = [] }', "needs a title"),
        ('[chapter.1]\n"1" = { title = "One", rules = "law.one" }', "a list of paths"),
        (None, "There is no outline"),
    ],
)
def test_an_outline_that_cannot_be_read(tmp_path: Path, written: str | None, said: str) -> None:
    if written is not None:
        (tmp_path / "outline.toml").write_text(written, encoding="utf-8")
    with pytest.raises(Fault) as fault:
        read_outline(tmp_path)
    assert said in str(fault.value)


def test_groups_and_overviews_are_not_counted() -> None:
    entries = [Entry("2", "Two"), Entry("2.1", "Overview", overview=True), Entry("2.2", "Rule"), Entry("2.2.1", "Part", ("a.b",))]
    outline = Outline("", entries)
    assert [x.number for x in outline.counted()] == ["2.2.1"]


@pytest.mark.slow
def test_what_is_shown_and_what_is_not() -> None:
    entries = [
        Entry("1", "Shown", ("clash.slay.prestige",)),
        Entry("2", "Not there", ("clash.flying",)),
        Entry("3", "Left out", reason="It is talk."),
        Entry("4", "Nothing named"),
    ]
    outline = Outline("", entries)
    found = measure(choose(SMALL), outline)
    assert [x.fate for x in found] == ["shown", "missing", "reason", "missing"]
    assert "clash.law" in found[0].example
    assert share(found) == 25.0
    said = text(outline, found)
    assert "there is no rule `clash.flying`" in said and "It is talk." in said
