"""`advice` reaches the bots as numbers, for a holder or for every player, and reaches nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path

from rootdsl.bots.evaluate import Judge
from rootdsl.examples.rules import Rules
from rootdsl.names.outline import outline
from rootdsl.project.project import game_in
from rootdsl.project.tables import Chosen, build_table
from rootdsl.runtime import engine
from rootdsl.runtime.state import State
from rootdsl.runtime.table import Table
from tests.house.games import HERE

TEXT = """
advice
  2 for each card in hand
  3 for every 2 cards in hand
  if hand is empty: less 7
  otherwise if number of cards in hand is at least 3
    1
  otherwise
    less 1 for each card in hand
"""


def advised(t: Table, s: State, seat: int) -> int:
    return sum(f(t, s, seat) for f in t.advice[seat])


def rules(folder: Path, text: str) -> Rules:
    """The small game of cards with more text in its law."""
    shutil.copytree(HERE / "tests" / "games" / "gleaners", folder)
    law = folder / "field.law"
    law.write_text(law.read_text(encoding="utf-8") + text, encoding="utf-8")
    game = game_in(folder, folder / "generated")
    assert game is not None
    return Rules(Chosen(game))


def test_lines_add_up_for_every_player(tmp_path: Path) -> None:
    found = rules(tmp_path / "game", TEXT)
    assert not found.report.messages
    t = found.table(("field", "field"))
    s = engine.new_game(t, 1)
    wanted = {0: -7, 1: 2 - 1, 2: 4 + 3 - 2, 3: 6 + 3 + 1, 4: 8 + 6 + 1}
    for seat in t.seats:
        for number, value in wanted.items():
            s.zones[t.hand[seat]] = list(range(number))
            assert advised(t, s, seat) == value
    assert "advice" in outline(found.library.systems["field"])


def test_advice_changes_no_game(tmp_path: Path) -> None:
    plain, more = (rules(tmp_path / name, text).table(("field",) * 3) for name, text in (("plain", ""), ("more", TEXT)))
    assert [engine.trace_hash(plain, seed) for seed in range(5)] == [engine.trace_hash(more, seed) for seed in range(5)]


def test_a_faction_advises_its_holder() -> None:
    t = build_table("root", ("eyrie", "alliance"))
    s = engine.new_game(t, 1)
    before, others, judged = advised(t, s, 1), advised(t, s, 0), Judge(t).worth(s, 1)
    s.at[t.own[1].sympathy][t.supply] -= 2
    s.at[t.own[1].sympathy][0] += 1
    s.at[t.own[1].sympathy][1] += 1
    gained = advised(t, s, 1) - before
    assert gained > 0 and advised(t, s, 0) == others
    assert Judge(t).worth(s, 1) > judged + gained


def test_a_file_without_advice_costs_nothing() -> None:
    t = build_table("armello", ("wolves", "rats"))
    assert t.advice == [[], []]
