"""`show prose` over the shipped files, as read and found right; and one rule in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.names.library import Library
from rootdsl.prose.languages import languages
from rootdsl.prose.show import prose_of
from tests.prose.golden import same

GOLDEN = Path(__file__).parent / "golden"
FILES = (
    "woodland",
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "lizards",
    "riverfolk",
    "hundreds",
    "mechanical_marquise",
    "standard",
    "exiles",
    "autumn",
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FILES)
def test_files(library: Library, name: str, language: str) -> None:
    same(GOLDEN / f"{name}.{language}.txt", prose_of(library.systems[name], library, language))


def test_one_rule_in_two_languages(library: Library) -> None:
    english = prose_of(library.systems["marquise"], library)
    german = prose_of(library.systems["marquise"], library, "de")
    assert "1. For each sawmill, place a wood token in the clearing of that sawmill.\n" in english
    assert "1. Platziere für jede Sägemühle ein Holzplättchen auf der Lichtung dieser Sägemühle.\n" in german


@pytest.mark.parametrize("language", languages())
def test_no_names_of_the_compiler(library: Library, language: str) -> None:
    for name in FILES:
        text = prose_of(library.systems[name], library, language)
        assert "_" not in text and "{" not in text and "\x01" not in text and "=" not in text
        assert "  " not in "\n".join(x.strip() for x in text.splitlines())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("folder", ["tests/games/gleaners", "tests/names/pond"])
def test_any_game_is_told(folder: str, language: str) -> None:
    """Also one without translations: it falls back to its own titles."""
    from rootdsl.messages.message import Report
    from rootdsl.names.load import load_game

    library = load_game(Path(__file__).parents[2] / folder, Report())
    for system in library.systems.values():
        assert prose_of(system, library, language).startswith(system.title)
