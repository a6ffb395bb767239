"""Tables of every game for bots: a large one, a duel with hidden cards, and a small game of cards alone."""

from __future__ import annotations

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.project.project import game_in
from rootdsl.project.tables import Chosen, build_table
from rootdsl.runtime.table import Table
from tests.house.games import HERE


def small(players: int) -> Table:
    game = game_in(HERE / "tests" / "games" / "gleaners", HERE / "generated")
    assert game is not None
    return Rules(Chosen(game)).table(("field",) * players)


@pytest.fixture(scope="session")
def tables() -> dict[str, Table]:
    return {
        "large": build_table("root", ("alliance", "riverfolk", "eyrie", "vagabond")),
        "duel": build_table("armello", ("wolves", "rats")),
        "small": small(3),
    }
