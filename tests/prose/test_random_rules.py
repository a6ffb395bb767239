"""Five hundred random rules of fitting types are told in every language without a gap."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir
from rootdsl.prose.languages import languages
from rootdsl.prose.show import lexicon_of, written
from tests.prose.randoms import GERMAN, random_rules

COUNT, SEED = 500, 7
UNREAD = "E0323"       # a name that a random rule gives and never reads
LINE = re.compile(r"(?P<mark>[\d.]+) (?P<text>.+)")
LEFT_OVER = re.compile(r"[{}_=\x01]|  |„“|“”|\"\"|\(\)| [,.:;)]|,,|,\.|\.\.|:\.|\( ")
WORDS = re.compile(r"[^\W\d_]+")
OWN = {x.split()[0] for x in GERMAN.splitlines()[2:] if " " in x} - {"verb", "rule", "self"}      # what the rules call their things


@pytest.fixture(scope="module")
def moles(tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("moles")
    text, german = random_rules(SEED, COUNT)
    path = Path(folder, "moles.law")
    path.write_text(text, encoding="utf-8")
    path.with_name("moles.de.law").write_text(german, encoding="utf-8")
    report = Report()
    library = load_game(factions_dir() / "root", report, [path])
    wrong = [x for x in report.messages if x.code != UNREAD]
    assert not wrong, [(x.line, x.text, text.splitlines()[x.line - 1]) for x in wrong[:5]]
    return library


def test_the_same_seed_gives_the_same_rules() -> None:
    assert random_rules(SEED, 20) == random_rules(SEED, 20) != random_rules(SEED + 1, 20)


@pytest.mark.parametrize("language", languages())
def test_no_gaps(moles: Library, language: str) -> None:
    lexicon = lexicon_of(moles, language)
    text = written(moles.systems["moles"], lexicon, language)
    assert not lexicon.missing and not lexicon.catalogue.troubles
    paragraphs = text.split("\n\n")[1:]
    assert len(paragraphs) >= COUNT
    sentences = 0
    for paragraph in paragraphs:
        title, *rows = paragraph.strip().splitlines()
        assert rows, title
        for row in rows:
            found = LINE.fullmatch(row.strip())
            assert found, (title, row)
            line = found["text"]
            assert not LEFT_OVER.search(line), (title, line)
            assert line[0].isupper() or line[0] in "„“\"", (title, line)
            assert line.endswith((".", ":")), (title, line)
            assert WORDS.search(line), (title, line)
            assert line.count("(") == line.count(")") and line.count("„") == line.count("“" if language == "de" else "„"), (title, line)
            if language == "de":
                assert not OWN & set(WORDS.findall(line)), (title, line)
            sentences += 1
    assert sentences > 2 * COUNT
