"""A fault inside a machine: told with rule, line and seed, and one line brings it back."""

from __future__ import annotations

import json
import shlex

import pytest

from rootdsl.play.faults import read_choices
from rootdsl.play.session import Session
from rootdsl.runtime import engine
from rootdsl.runtime.fault import EngineFault, remark_of
from tests.play.conftest import piped


@pytest.fixture
def broken(fresh_table, monkeypatch):
    """A table on which the dice of a battle break in the fifth battle."""
    t = fresh_table
    module = next(m for m in t.modules if m.SYSTEM["name"] == "woodland")
    rolls = []

    def roll(t_, s, number, *_):
        rolls.append(1)
        if s.turn > 5:
            raise ZeroDivisionError("a die without faces")
        return [0] * number

    monkeypatch.setitem(module.__dict__, "roll", roll)
    return t


def test_a_fault_is_told_and_its_line_replays_it(broken):
    result, text = piped(broken, "", seed=3)
    fault = result.fault
    assert result.code == 1 and isinstance(fault, EngineFault)
    assert (fault.title, fault.path, fault.file) == ("Roll Dice", "woodland.battle.roll", "root/law/woodland.law")
    assert isinstance(fault.__cause__, ZeroDivisionError)
    assert "ZeroDivisionError: a die without faces" in text
    assert f"root/law/woodland.law:{fault.line}" in text and "Roll Dice (woodland.battle.roll)" in text
    line = shlex.split(next(x for x in text.splitlines() if x.startswith("  again")).split(None, 1)[1])
    assert line[:2] == ["rootdsl", "play"]
    seed = int(line[line.index("--seed") + 1])
    choices = read_choices(line[line.index("--choices") + 1])
    again, _ = piped(broken, "", seed=seed, choices=choices)
    assert again.fault is not None
    assert (again.fault.message, again.fault.path, again.fault.line, again.fault.choices) == (
        fault.message, fault.path, fault.line, fault.choices)
    shorter, _ = piped(broken, "", seed=seed, choices=choices[:-1], limit=len(choices) - 1)
    assert shorter.fault is None


def test_the_line_of_a_fault_is_one_of_the_rule(broken):
    fault = piped(broken, "", seed=3)[0].fault
    module = next(m for m in broken.modules if m.SYSTEM["name"] == "woodland")
    remarks = {remark_of(f) for f in vars(module).values() if callable(f)}
    assert (fault.file, fault.line, fault.path) in remarks


def test_a_fault_in_json(broken):
    _, text = piped(broken, "", seed=3, as_json=True)
    data = json.loads(text.splitlines()[-1])
    assert data["type"] == "fault" and data["seed"] == 3 and data["file"].endswith("woodland.law") and data["choices"]
    assert "--choices" in data["replay"]


def test_the_engine_alone_raises_it(broken):
    with pytest.raises(EngineFault, match=r"ZeroDivisionError.*woodland\.battle\.roll \(root/law/woodland\.law:\d+\)"):
        engine.rollout(broken, engine.new_game(broken, 3), 1)


def test_a_fault_before_the_first_decision(fresh_table, monkeypatch):
    module = next(m for m in fresh_table.modules if m.SYSTEM["name"] == "woodland")

    def draw(*_):
        raise IndexError("no cards")

    monkeypatch.setitem(module.__dict__, "draw", draw)
    result, text = piped(fresh_table, "")
    assert result.code == 1 and result.fault.title == "Starting Hands"
    assert "--choices none" in text
    with pytest.raises(EngineFault):
        Session(fresh_table, 3)


def test_a_machine_that_never_asks_is_a_fault(fresh_table, monkeypatch):
    session = Session(fresh_table, 3)
    frame = session.s.stack[-1]
    monkeypatch.setattr(type(frame), "BLOCKS", (lambda t, s, f: True,) * len(frame.BLOCKS))
    with pytest.raises(EngineFault, match="200000 blocks without a decision") as caught:
        session.choose(session.s.options[0])
    assert caught.value.path == frame.PATH and caught.value.choices == session.choices
