"""Translation files: what a line may say, and what is said of a line that says nothing."""

from __future__ import annotations

import pytest

from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir
from rootdsl.prose.catalogue import Catalogue, read_term
from rootdsl.prose.frame import Unreadable, read_frame
from rootdsl.prose.languages import languages
from rootdsl.prose.show import untranslated

GOOD = """
language de
# a remark
meadow "die Wiese", "die Wiesen", auf
hare "der Hase", "die Hasen", gen "Hasen", compound "Hasen"
ripe adjective "reif"
rule rest "Ruhe"
verb visit "zurück|kehren", subject guest, to place
say "Wiese" not "Au*", "Matte"
"""
BAD = {
    'meadow "Wiese"': "lacks its article",
    "meadow": "article",
    'meadow "die Wiese", auf unter': "is no plural, preposition",
    "language fr": "its name says `de`",
    "rule rest": "is followed by a name and a text",
    "rule rest Ruhe": "one text in quotes",
    "verb visit kehren": "begins with its verb in quotes",
    'verb visit "kehren", place akk': "is no case",
    'verb visit "kehren", , place': "a slot is missing",
    'verb visit "kehren", subject': "`subject` is followed",
    'say "Wiese"': "those to avoid",
    'say "Wiese" not Au': "those to avoid",
    'meadow "die Wiese" ; "x"': "is expected at",
}

# Every file of the game that holds rules or a map.
SHIPPED = sorted(path.stem for path in (factions_dir() / "root").rglob("*.law") if "." not in path.stem and path.stem != "game")


def test_good_lines() -> None:
    found = Catalogue("de")
    found.read("g", GOOD)
    assert not found.troubles
    assert found.terms["g.meadow"].prep == "auf" and found.terms["g.meadow"].gender == "f"
    assert found.terms["g.hare"].form("gen") == found.terms["g.hare"].joint == "Hasen"
    assert found.titles == {"g.rest": "Ruhe"}
    assert found.avoided == {"Au*": "Wiese", "Matte": "Wiese"}
    assert found.verbs["g.visit"].prefix == "zurück" and found.verbs["g.visit"].subject == "guest"


@pytest.mark.parametrize("line", BAD)
def test_bad_lines(line: str) -> None:
    found = Catalogue("de")
    found.read("g", f"language de\n{line}\n", "g.de.law")
    assert [(x.line, BAD[line] in x.text) for x in found.troubles] == [(2, True)], found.troubles
    assert str(found.troubles[0]).startswith("g.de.law:2: ")


def test_a_word_is_given_once() -> None:
    found = Catalogue("de")
    found.read("g", 'meadow "die Wiese"\nmeadow "die Au"', "g.de.law")
    assert "was given before, in line 1" in found.troubles[0].text
    assert found.terms["g.meadow"].one == "Wiese"


def test_a_language_without_articles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A noun is given bare, with its gender behind it."""
    from rootdsl.prose.languages.en import verbs

    monkeypatch.setattr(verbs, "ARTICLES", {})
    monkeypatch.setattr(verbs, "GENDERS", ("m", "f", "n"), raising=False)
    found = read_term('"pratum viride", "prata viridia", n, in', "en")
    assert (found.one, found.many, found.gender, found.prep) == ("pratum viride", "prata viridia", "n", "in")
    assert read_term('"stella", f', "en").many == "stella"


def test_a_frame_needs_a_verb() -> None:
    with pytest.raises(Unreadable):
        read_frame("what acc")
    with pytest.raises(Unreadable):
        read_term("name Root", "de")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_files_are_translated(library: Library, language: str, name: str) -> None:
    missing, troubles = untranslated(library.systems[name], library, language)
    assert not missing
    assert not [str(x) for x in troubles]


@pytest.mark.parametrize("language", languages())
def test_the_second_game_is_translated(language: str) -> None:
    report = Report()
    library = load_game(factions_dir() / "armello", report)
    for system in library.systems.values():
        missing, troubles = untranslated(system, library, language)
        assert not missing, system.name
        assert not [str(x) for x in troubles]
