"""A faction of a newcomer who has given no word of his own, printed whole: each line of the golden files was read by a person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rootdsl.book.build import make_book
from rootdsl.book.tree import Entry, Para
from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir
from rootdsl.prose.languages import languages
from rootdsl.prose.show import lexicon_of
from tests.prose.golden import same

HERE = Path(__file__).parent / "newcomer"


@pytest.fixture(scope="module")
def library() -> Library:
    report = Report()
    found = load_game(factions_dir() / "root", report, [HERE / "tides.law"])
    assert not report.messages, [str(x) for x in report.messages]
    return found


def lines(paras: list[Para], pad: str = "  ") -> Iterator[str]:
    for para in paras:
        yield pad + "".join(run.text for run in para.runs)
        yield from lines(para.children, pad + "  ")


def printed(entry: Entry) -> Iterator[str]:
    yield entry.title
    yield from lines(entry.paras)
    for shown in entry.examples:
        yield from (f"  > {keyword}: {text}" for keyword, text in shown.lines)
    for child in entry.children:
        yield from printed(child)


@pytest.mark.parametrize("language", languages())
def test_a_file_without_words_of_its_own(library: Library, language: str) -> None:
    chapter = next(x for x in make_book(library, language, ["tides"]).chapters if x.system == "tides")
    text = "\n".join(row for entry in chapter.entries for row in printed(entry)) + "\n"
    assert "_" not in text and "the the" not in text and "ss's" not in text
    same(HERE / f"tides.{language}.txt", text)


def test_what_lacks_a_word_is_reported(library: Library) -> None:
    missing = set(make_book(library, "de", ["tides"]).missing)
    assert {"tides", "tides.oven", "tides.dough", "tides.baked", "tides.pantry", "verb tides.lay_charm"} <= missing
    assert not [x for x in make_book(library, "en", ["tides"]).missing if x.startswith("tides")]


def test_a_fallback_is_no_word_of_the_language(library: Library) -> None:
    lexicon = lexicon_of(library, "de")
    assert lexicon.known("tides.dough") is None and lexicon.term("tides.dough").gender == "m"
    assert "tides.dough" in lexicon.missing
