"""Golden sentences: an expression in the notation of `speaking`, and below it what each language makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.prose.golden import same
from tests.prose.speaking import garden, said

GOLDEN = Path(__file__).parent / "golden"
LEAST = {"de": 60, "en": 30}


@pytest.mark.parametrize("language", LEAST)
def test_sentences(language: str) -> None:
    path = GOLDEN / f"sentences.{language}.txt"
    cases = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("  ")]
    assert len(cases) >= LEAST[language]
    speaker = garden(language)
    same(path, "".join(f"{line}\n  {said(speaker, line)}\n" for line in cases))


@pytest.mark.parametrize("language", LEAST)
def test_tidy(language: str) -> None:
    text = (GOLDEN / f"sentences.{language}.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("  "):
            said_ = line.strip()
            assert "  " not in said_ and " ," not in said_ and ",," not in said_ and ",." not in said_
