"""`show prose` over the shipped files, as read and found right; and one rule in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.names.library import Library
from rootdsl.prose.languages import languages
from rootdsl.prose.show import prose_of
from tests.prose.golden import same

GOLDEN = Path(__file__).parent / "golden"
FILES = ("woodland", "marquise", "eyrie", "standard", "autumn")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FILES)
def test_files(library: Library, name: str, language: str) -> None:
    same(GOLDEN / f"{name}.{language}.txt", prose_of(library.systems[name], library, language))


def test_one_rule_in_two_languages(library: Library) -> None:
    english = prose_of(library.systems["marquise"], library)
    german = prose_of(library.systems["marquise"], library, "de")
    assert "1. For each of your sawmills, place a wood token in the clearing of that sawmill.\n" in english
    assert "1. Platziere für jede deiner Sägemühlen ein Holzplättchen auf der Lichtung dieser Sägemühle.\n" in german


@pytest.mark.parametrize("language", languages())
def test_no_names_of_the_compiler(library: Library, language: str) -> None:
    for name in FILES:
        text = prose_of(library.systems[name], library, language)
        assert "_" not in text and "{" not in text and "\x01" not in text and "=" not in text
        assert "  " not in "\n".join(x.strip() for x in text.splitlines())
