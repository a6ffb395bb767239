"""What is asked, and told, where several places are chosen one after another."""

from __future__ import annotations

from pathlib import Path

from rootdsl.play.text import question
from rootdsl.project.compile import compile_game
from rootdsl.project.tables import choose, table_of
from rootdsl.runtime import engine

FILE = Path(__file__).parents[1] / "engine" / "fleet" / "several_at_once.law"


def test_several_places_are_asked_one_by_one() -> None:
    chosen = choose("root", [FILE, "eyrie"])
    table = table_of(chosen, compile_game(chosen.game, chosen.extra))
    s = engine.new_game(table, 3)
    for _ in range(400):
        if question(table, s).path.endswith("daylight.raise"):
            break
        engine.apply(table, s, s.options[0])
    first = question(table, s)
    assert first.text.startswith("choose sites: 0 to 2")
    assert first.texts[0] == "None" and first.keys[:2] == [0, 1]
    picked = s.options[3]
    engine.apply(table, s, picked)
    second = question(table, s)
    assert f"so far {first.texts[3]}" in second.text
    assert picked not in s.options and second.texts[0] == "Done"
