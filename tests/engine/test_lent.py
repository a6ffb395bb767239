"""What is lent for a turn, pieces and paths, comes back when the turn is over; nobody has a player's pieces against that player."""

from __future__ import annotations

import pytest

from rootdsl.paths import factions_dir
from rootdsl.project.tables import build_table
from rootdsl.runtime import effects, engine, paths
from rootdsl.runtime import lent as sides

ROOT = factions_dir() / "root" / "factions"


@pytest.fixture(scope="module")
def table():
    return build_table("root", [ROOT / "riverfolk.law", ROOT / "marquise.law"])


@pytest.fixture
def state(table):
    return engine.new_game(table, 5)


def test_paths_are_open_for_one_turn_and_one_player(table, state) -> None:
    here, there = table.place_name.index("5"), table.place_name.index("10")
    assert there in paths.links(table, state, 0, here)
    assert there not in paths.links(table, state, 1, here)
    paths.open_paths(table, state, 1, "river", "turn")
    assert there in paths.links(table, state, 1, here)
    assert there in paths.links(table, engine.from_json(table, engine.to_json(table, state)), 1, here)
    assert there in paths.links(table, state.clone(), 1, here)
    engine.new_turn(table, state)
    assert there not in paths.links(table, state, 1, here)


def test_pieces_are_lent_for_one_turn(table, state) -> None:
    lent, own, here = table.own[0].warrior, table.own[1].warrior, table.place_name.index("5")
    sides.treat(table, state, 1, (lent,), (-1,), (table.purpose_battle,), "turn")
    assert sides.own_for(table, state, (own,), 1, table.purpose_battle, here) == (own, lent)
    assert sides.own_for(table, state, (own,), 1, table.purpose_rule, here) == (own,)
    assert sides.own_for(table, state, (own,), 1, table.purpose_battle, here, 0) == (own,)
    assert sides.not_lent(state, [lent, own], 1, here) == [own]
    assert sides.not_lent(state, [lent, own], 0, here) == [lent, own]
    engine.new_turn(table, state)
    assert sides.own_for(table, state, (own,), 1, table.purpose_battle, here) == (own,)


def test_a_player_without_such_pieces_places_none(table, state) -> None:
    assert effects.place(table, state, 1, -1, 2, table.box_riverfolk_payments[0]) == 0
    assert not effects.can_place_all(table, state, 1, [(-1, 1)], table.box_riverfolk_payments[0])
