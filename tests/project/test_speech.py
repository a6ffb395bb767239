"""With several games at hand, a file from elsewhere joins the one whose words it speaks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rootdsl.project.fault import Fault
from rootdsl.project.tables import build_table, game_of
from tests.project.conftest import ROOT


@pytest.mark.parametrize(
    ("file", "game"),
    [("tests/factions/trial.law", "root"), ("tests/factions/twins.law", "root"), ("factions/armello/heroes/bears.law", "armello")],
)
def test_a_file_from_elsewhere_finds_its_game(tmp_path: Path, file: str, game: str) -> None:
    path = tmp_path / "mine.law"
    shutil.copy(ROOT / file, path)
    assert game_of([str(path)], None, ROOT).name == game


def test_a_file_that_speaks_of_nothing_asks(tmp_path: Path) -> None:
    path = tmp_path / "mine.law"
    path.write_text('language 1\n\nhouse rules xyzzy "Nothing"\n', encoding="utf-8")
    with pytest.raises(Fault) as caught:
        game_of([str(path)], None, ROOT)
    assert caught.value.code == "E0802"


def test_names_tell_the_game() -> None:
    assert game_of(["rats"], None, ROOT).name == "armello"
    assert game_of(["eyrie"], None, ROOT).name == "root"
    assert build_table(seats=["rats", "bears"], here=ROOT).players == 2
