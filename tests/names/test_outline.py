"""The printed form of a model: stable, and read by people."""

from __future__ import annotations

from pathlib import Path

from rootdsl.messages.message import Report
from rootdsl.names.load import load_game
from rootdsl.names.outline import outline

HERE = Path(__file__).parent


def test_outline_of_a_small_game() -> None:
    report = Report()
    library = load_game(HERE / "pond", report)
    assert [m.text for m in report.messages] == []
    printed = outline(library.systems["holt"])
    assert printed == (HERE / "pond" / "holt.txt").read_text(encoding="utf-8")
