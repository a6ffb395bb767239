"""What is kept of books: the same as what is made anew, whatever the cache holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.book.build import make_book
from rootdsl.book.data import as_json
from rootdsl.book.tree import Book
from rootdsl.book.words import Words
from rootdsl.messages.message import Report
from rootdsl.project import cache
from rootdsl.project.library import load_library
from rootdsl.project.project import find_games


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of one's own."""
    folder = tmp_path / "cache"
    folder.mkdir()
    monkeypatch.setenv("ROOTDSL_CACHE", str(folder))
    cache._folder.cache_clear()
    yield folder
    cache._folder.cache_clear()


def made(gleaners: Path) -> Book:
    game = next(x for x in find_games(gleaners.parent) if x.name == "gleaners")
    return make_book(load_library(game, [], Report()), "en")


def text(book: Book) -> str:
    return as_json(book, Words("en"))


def test_kept_is_what_was_made(store: Path, gleaners: Path) -> None:
    first = made(gleaners)
    assert list((store / "chapters").iterdir()) and list((store / "trees").iterdir())
    again = made(gleaners)
    assert text(again) == text(first) and again.missing == first.missing
    assert [x.source for x in again.walk()] == [x.source for x in first.walk()]


def test_a_changed_sentence_is_told_anew(store: Path, gleaners: Path) -> None:
    first = text(made(gleaners))
    law = gleaners / "field.law"
    law.write_text(law.read_text(encoding="utf-8").replace("draws 1", "draws 2").replace("draw 1", "draw 2"), encoding="utf-8")
    changed = text(made(gleaners))
    assert changed != first
    for x in store.rglob("*"):
        if x.is_file() and x.parent.name in ("chapters", "worked", "trees"):
            x.unlink()
    assert text(made(gleaners)) == changed


@pytest.mark.parametrize("damage", [b"", b"[]", b'{"chapters": [[1]], "missing": []}', b"\x80\x05."])
def test_a_damaged_cache_costs_time_only(store: Path, gleaners: Path, damage: bytes) -> None:
    first = text(made(gleaners))
    for x in store.rglob("*"):
        if x.is_file() and x.parent.name in ("chapters", "trees"):
            x.write_bytes(damage)
    assert text(made(gleaners)) == first


def test_a_tree_with_another_hash_is_not_looked_at(store: Path, gleaners: Path) -> None:
    """Bytes that are not those that were kept are never unpickled."""
    made(gleaners)
    evil = b"cos\nabort\n(tR."
    for x in (store / "trees").iterdir():
        x.write_bytes(b"0" * 64 + evil)
    made(gleaners)


def test_faulty_files_are_not_kept(store: Path, gleaners: Path) -> None:
    (gleaners / "field.law").write_text("language 1\n\nlaw field\n  )(\n", encoding="utf-8")
    game = next(x for x in find_games(gleaners.parent) if x.name == "gleaners")
    for _ in range(2):
        report = Report()
        load_library(game, [], report)
        assert report.has_errors
