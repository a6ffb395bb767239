"""The engine contract: what a bot, a test or a user interface may rely on."""

from __future__ import annotations

import pytest

from rootdsl.project.tables import build_table
from rootdsl.runtime import engine
from rootdsl.runtime.effects import shift
from rootdsl.runtime.reasons import why_not
from rootdsl.runtime.sets import some_held, units_held
from rootdsl.runtime.state import RUNNING


@pytest.fixture(scope="module")
def table():
    return build_table("root", ["marquise", "eyrie"])


def play(table, state, n: int) -> None:
    for k in range(n):
        if state.over != RUNNING:
            return
        engine.apply(table, state, state.options[k % len(state.options)])


def test_a_decision_has_two_options_or_more_and_takes_no_other(table) -> None:
    state = engine.new_game(table, 3)
    assert len(engine.options(state)) >= 2
    with pytest.raises(ValueError, match="is not an option"):
        engine.apply(table, state, 99_999)


def test_json_is_lossless_at_many_points(table) -> None:
    for n in (0, 7, 60, 200):
        state = engine.new_game(table, 11)
        play(table, state, n)
        text = engine.to_json(table, state)
        again = engine.from_json(table, text)
        assert engine.to_json(table, again) == text
        play(table, state, 25)
        play(table, again, 25)
        assert engine.to_json(table, again) == engine.to_json(table, state)


def test_a_clone_shares_nothing(table) -> None:
    state = engine.new_game(table, 4)
    play(table, state, 50)
    before = engine.to_json(table, state)
    copy = state.clone()
    play(table, copy, 60)
    assert engine.to_json(table, state) == before


def test_a_damaged_or_foreign_save_is_refused(table) -> None:
    text = engine.to_json(table, engine.new_game(table, 1))
    with pytest.raises(ValueError, match="version"):
        engine.from_json(table, text.replace('"format":1', '"format":7'))
    other = build_table("root", ["eyrie", "marquise"])
    with pytest.raises(ValueError, match="other rules"):
        engine.from_json(other, text)


def test_a_linked_table_looks_up_names_in_the_plain_way(table) -> None:
    assert not hasattr(type(table), "__getattr__")         # a class that answers for missing names is five times as slow at every look
    with pytest.raises(AttributeError):
        table.v_nobody_declares  # noqa: B018


def test_what_a_box_holds_is_remembered_until_a_piece_moves(table) -> None:
    state = engine.new_game(table, 3)
    box = next(p for p in range(table.out + 1, table.width))
    row = table.own[0].warrior
    assert units_held(table, state, (row, *table.all_building), (box,)) == []
    shift(table, state, row, 1, table.supply, box)
    assert units_held(table, state, (row, *table.all_building), (box,)) == [row * table.width + box]
    assert some_held(table, state, (row, *table.all_building), (box,))
    shift(table, state, row, 1, box, table.supply)
    assert not some_held(table, state, (row, *table.all_building), (box,))


def test_one_seed_one_trace(table) -> None:
    assert engine.trace_hash(table, 9) == engine.trace_hash(table, 9)
    assert engine.trace_hash(table, 9) != engine.trace_hash(table, 10)


def test_the_rule_that_forbids_a_move_is_named(table) -> None:
    state = engine.blank(table, 1)
    warrior, other = table.own[1].warrior, table.own[0].warrior
    for row, place, n in ((warrior, 4, 1), (other, 4, 3), (other, 0, 3)):
        state.at[row][table.supply] -= n
        state.at[row][place] += n
    state.look()
    reasons = why_not(table, state, 1, "woodland.move", {"origin": 4, "target": 0})
    assert [r.path for r in reasons] == ["woodland.move.you_must_rule"]
    assert reasons[0].title == "You Must Rule"
    assert why_not(table, state, 0, "woodland.move", {"origin": 4, "target": 0}) == []
    with pytest.raises(KeyError):
        why_not(table, state, 0, "woodland.no_such_thing")
