"""Two players hold one faction: what others do by its procedures is the affair of the one whose rule asked for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rootdsl.project.tables import build_table
from rootdsl.runtime import driver, engine
from rootdsl.runtime.chance import below
from rootdsl.runtime.state import RUNNING

PEDLARS = Path(__file__).parents[1] / "factions" / "pedlars.law"


@pytest.fixture(scope="module")
def table() -> Any:
    return build_table("root", [PEDLARS, PEDLARS, "marquise"])


def test_only_the_one_whose_turn_it_is_sells(table: Any) -> None:
    sold = {0: 0, 1: 0}
    guests = set()
    for seed in range(8):
        s = engine.new_game(table, seed)
        source = engine.State()
        source.random = seed
        before = [0, 0]
        while s.over == RUNNING and s.turn < 60:
            seller = s.current
            driver.apply(table, s, s.options[below(source, len(s.options))])
            now = [s.record[p].takings for p in (0, 1)]
            if now != before:
                assert seller < 2 and now[1 - seller] == before[1 - seller], f"seed {seed}, turn {s.turn}: the takings of the other pedlar"
                sold[seller] += 1
                guests |= {p for p in table.seats if s.record[seller].credit_[p] if p != seller}
            before = now
    assert sold[0] > 10 and sold[1] > 10 and guests == {0, 1, 2}
