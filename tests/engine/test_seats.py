"""State is kept by seat: one faction held by two players has everything twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.project.tables import build_table
from rootdsl.runtime import driver, engine
from rootdsl.runtime.chance import below
from rootdsl.runtime.state import RUNNING

TWINS = Path(__file__).parents[1] / "factions" / "twins.law"


@pytest.fixture(scope="module")
def table():
    return build_table("root", [TWINS, TWINS])


def test_each_seat_has_rows_records_and_piles_of_its_own(table) -> None:
    assert table.seat_systems == ["twins", "twins"]
    assert table.own[0].warrior != table.own[1].warrior
    assert table.owner[table.own[0].warrior] == 0 and table.owner[table.own[1].warrior] == 1
    state = engine.new_game(table, 5)
    assert state.record[0] is not state.record[1]


def test_one_seat_changes_and_the_other_does_not(table) -> None:
    state = engine.new_game(table, 5)
    state.record[0].temper = 1
    state.record[0].zeal = 4
    assert state.record[1].zeal == 0
    haste = table.v_twins_haste
    assert haste(table, state, 0) == 4
    assert haste(table, state, 1) == 0


def test_both_seats_play_to_an_end(table) -> None:
    ends = set()
    for seed in range(6):
        state = engine.new_game(table, seed)
        source = engine.State()
        source.random = seed
        while state.over == RUNNING and state.turn < 300:
            driver.apply(table, state, state.options[below(source, len(state.options))])
            assert [sum(row) for row in state.at] == table.count
        ends.add(tuple(state.winners))
    assert {(0,), (1,)} <= ends
