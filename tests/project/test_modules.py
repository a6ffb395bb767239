"""Only what this compiler emits from the rules ever runs."""

from __future__ import annotations

import traceback
from pathlib import Path

import pytest

from rootdsl.cli.main import run
from rootdsl.project.fault import Fault, RulesAtFault
from rootdsl.project.tables import build_table
from rootdsl.runtime import engine
from tests.project.conftest import HARES, ROOT


def forge(path: Path) -> Path:
    """A module that leaves a mark when it runs, and pretends to be ours."""
    path.parent.mkdir(parents=True, exist_ok=True)
    mark = path.parent.parent.parent / "ran"
    found = path.read_text() if path.exists() else (ROOT / "generated" / "root" / path.name).read_text()
    path.write_text(f"{found}\nopen({str(mark)!r}, 'w').close()\n")
    return mark


@pytest.mark.parametrize("name", ["eyrie", "woodland", "root", "__init__"])
def test_a_forged_module_does_not_run(work: Path, name: str) -> None:
    mark = forge(work / "generated" / "root" / f"{name}.py")
    table = build_table(seats=["marquise", "eyrie"])
    engine.rollout(table, engine.new_game(table, 1), 1)
    assert not mark.exists()


def test_a_forged_module_of_an_outside_file_does_not_run(hares: Path) -> None:
    run(["compile", "hares.law"])
    mark = forge(hares.parent / "generated" / "root" / "hares.py")
    table = build_table(seats=["hares.law", "eyrie"])
    engine.rollout(table, engine.new_game(table, 1), 1)
    assert not mark.exists()


def test_the_file_on_disk_is_what_a_debugger_shows(hares: Path) -> None:
    run(["compile", "hares.law"])
    table = build_table(seats=["hares.law", "eyrie"])
    files = {m.SYSTEM["name"]: m.__file__ for m in table.modules}
    assert files["hares"] == str(hares.parent / "generated" / "root" / "hares.py")
    assert all(len(m.TEXT_HASH) == 64 for m in table.modules)


def test_without_a_file_the_source_is_shown_all_the_same(hares: Path) -> None:
    table = build_table(seats=["hares.law", "eyrie"])
    module = next(m for m in table.modules if m.SYSTEM["name"] == "hares")
    try:
        module.setup(None, None, None)
    except Exception as fault:
        shown = "".join(traceback.format_exception(fault))
    assert "def setup" not in shown and "in setup" in shown and "t.h_hares" in shown


def test_an_outside_faction_plays_to_the_end(hares: Path) -> None:
    table = build_table(seats=["hares.law", "eyrie"])
    for seed in range(5):
        state = engine.new_game(table, seed)
        engine.rollout(table, state, seed)
        assert engine.outcome(state)


def test_a_saved_game_belongs_to_its_rules(hares: Path) -> None:
    table = build_table(seats=["hares.law", "eyrie"])
    text = engine.to_json(table, engine.new_game(table, 1))
    hares.write_text(HARES.replace("15 warriors", "16 warriors"))
    with pytest.raises(ValueError, match="other rules"):
        engine.from_json(build_table(seats=["hares.law", "eyrie"]), text)


@pytest.mark.parametrize(
    ("seats", "code", "said"),
    [
        (["marquis", "eyrie"], "E0801", "marquise"),
        (["marquise"], "E0804", "2 to 6"),
        (["marquise", "autumn"], "E0806", "a faction"),
        (["eyrie", "eyrie"], "E0805", "1 at most"),
        (["mechanical_marquise", "marquise"], "E0809", "replaces Marquise de Cat"),
        (["eyrie", "marquise", "mechanical_marquise"], "E0809", "replaces Marquise de Cat"),
        (["marquise", "nowhere.law"], "E0801", "no such file"),
        ([], "E0804", "none is"),
    ],
)
def test_what_cannot_sit_down(work: Path, seats: list[str], code: str, said: str) -> None:
    with pytest.raises(Fault) as fault:
        build_table("root", seats)
    assert fault.value.code == code and said in "\n".join(fault.value.lines())


def test_two_files_of_one_name_are_both_told(work: Path) -> None:
    (work / "hares.law").write_text(HARES)
    (work / "other.law").write_text(HARES)
    with pytest.raises(Fault) as fault:
        build_table("root", ["hares.law", "eyrie", "other.law"])
    told = "\n".join(fault.value.lines())
    assert fault.value.code == "E0818" and "`hares.law` and `other.law`" in told and "faction NAME" in told


def test_more_cards_than_the_machine_numbers(tmp_path: Path) -> None:
    deck = tmp_path / "big.law"
    notes = "".join(f'card {x}_note "Note" {x}, 600 copies\n' for x in ("fox", "rabbit"))
    deck.write_text(f'language 1\n\ndeck big "Big"\n  1200 cards\n\n{notes}')
    with pytest.raises(Fault, match="998 at most") as fault:
        build_table("root", ["marquise", "eyrie"], deck=deck)
    assert fault.value.code == "E0809"


def test_what_is_not_a_map(work: Path) -> None:
    with pytest.raises(Fault, match="`standard` is a deck; what is wanted here is a map"):
        build_table("root", ["marquise", "eyrie"], map="standard")


def test_rules_at_fault_are_said_with_their_place(hares: Path) -> None:
    hares.write_text(HARES.replace("15 warriors", "15 warriers"))
    with pytest.raises(RulesAtFault) as fault:
        build_table(seats=["hares.law", "eyrie"])
    assert any(m.code == "E0303" and m.path == "hares.law" for m in fault.value.report.messages)
    build_table(seats=["marquise", "eyrie"])
