"""What a value is (cards, a number, a piece) is known wherever it is used: above its declaration, and inside its procedure."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rootdsl.messages.message import Report
from rootdsl.messages.render import render
from rootdsl.model import decl as d
from rootdsl.names.load import load_game

GLEANERS = Path(__file__).parents[1] / "games" / "gleaners"
LINE = "    let winner be the only player with most bid\n"


@pytest.mark.parametrize(
    ("inside", "outside", "path"),
    [
        ("    discard booty\n", 'value booty "Booty": cards in prize\n', "field.booty"),
        ('    value booty "Booty": cards in prize\n    discard booty\n', "", "field.round.booty"),
        ("    discard booty\n", 'value booty "Booty": spoils\n\nvalue spoils "Spoils": cards in prize\n', "field.booty"),
    ],
    ids=["declared below", "inside the procedure", "made of a value that is declared below it"],
)
def test_type_of_a_value(tmp_path: Path, inside: str, outside: str, path: str) -> None:
    folder = tmp_path / "gleaners"
    shutil.copytree(GLEANERS, folder)
    law = folder / "field.law"
    text = law.read_text(encoding="utf-8").replace(LINE, LINE + inside)
    law.write_text(f"{text}\n{outside}", encoding="utf-8")
    report = Report()
    library = load_game(folder, report)
    assert not report.has_errors, render(report)
    found = library.by_path[path]
    assert isinstance(found, d.ValueDecl) and found.type == "card"
