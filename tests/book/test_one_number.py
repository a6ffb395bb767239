"""One number of one rule: the engine, both languages, the sheet and the difference change, and nothing else does."""

from __future__ import annotations

import difflib
import shutil
from pathlib import Path

import pytest

from rootdsl.book.build import make_book
from rootdsl.book.compare import compare
from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir
from rootdsl.print.sheets import pages_of
from rootdsl.project.compile import compile_game
from rootdsl.project.project import find_game

BEFORE, AFTER = "place warlord and 4 warriors and a stronghold in home", "place warlord and 6 warriors and a stronghold in home"
KEY = "hundreds.setup.garrison"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The game as it is, and with one other number."""
    out = []
    for name in ("before", "after"):
        folder = tmp_path_factory.mktemp(name) / "root"
        shutil.copytree(factions_dir() / "root", folder)
        out.append(folder)
    law = out[1] / "factions" / "hundreds.law"
    text = law.read_text(encoding="utf-8")
    assert text.count(BEFORE) == 1
    law.write_text(text.replace(BEFORE, AFTER), encoding="utf-8")
    return out[0], out[1]


@pytest.fixture(scope="module")
def libraries(folders: tuple[Path, Path]) -> tuple[Library, Library]:
    return load_game(folders[0], Report()), load_game(folders[1], Report())


def test_engine(folders: tuple[Path, Path]) -> None:
    before, after = (compile_game(find_game(str(x))) for x in folders)
    changed = [name for name in before.units if before.text(name) != after.text(name)]
    assert changed == ["hundreds"]
    lines = difflib.ndiff((before.text("hundreds") or "").splitlines(), (after.text("hundreds") or "").splitlines())
    rows = [x for x in lines if x[:1] in "+-" and "made by rootdsl" not in x and "HASH" not in x]
    assert [x[:1] for x in rows] == ["-", "+"] and "4" in rows[0] and "6" in rows[1]


@pytest.mark.parametrize(("language", "words"), [("en", ("four warriors", "six warriors")), ("de", ("vier Krieger", "sechs Krieger"))])
def test_sentences(libraries: tuple[Library, Library], language: str, words: tuple[str, str]) -> None:
    before, after = (make_book(x, language) for x in libraries)
    found = compare(before, after)
    assert [x.key for x in found.changes] == [KEY] and not found.moved
    gone = [x for x in found.changes[0].before if x not in found.changes[0].after]
    come = [x for x in found.changes[0].after if x not in found.changes[0].before]
    assert len(gone) == len(come) == 1
    assert gone[0].replace(words[0], words[1]) == come[0]


def test_sheets(libraries: tuple[Library, Library]) -> None:
    books = [make_book(x, "en") for x in libraries]
    before, after = ({f"{n}{end}": svg for n, _, pages in pages_of(b, x) for end, svg in pages} for b, x in zip(books, libraries))
    assert [name for name in before if before[name] != after[name]] == ["hundreds-sheet-back"]
