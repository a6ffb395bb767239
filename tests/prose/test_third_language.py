"""A language is one folder: put it where languages are looked for, and every rule is told in it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rootdsl.messages.message import Report
from rootdsl.names.load import load_game
from rootdsl.prose import languages as shipped
from rootdsl.prose.show import prose_of, untranslated
from tests.prose.golden import same

THIRD = Path(__file__).parent / "third"
POND = Path(__file__).parents[1] / "names" / "pond"


@pytest.fixture
def esperanto(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "__path__", [*shipped.__path__, str(THIRD)])


def test_one_folder(esperanto: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path.parent)      # where the paths of the game begin
    assert shipped.languages() == ["de", "en", "eo"]
    for path in (*POND.glob("*.law"), *THIRD.glob("*.law")):
        shutil.copy(path, tmp_path / path.name)
    library = load_game(tmp_path, Report())
    for name in ("pond", "holt"):
        assert untranslated(library.systems[name], library, "eo") == ([], [])
    told = "\n".join(prose_of(library.systems[x], library, "eo") for x in ("pond", "holt"))
    same(THIRD / "pond.eo.txt", told)


def test_nothing_else_knows_of_it() -> None:
    assert shipped.languages() == ["de", "en"]
