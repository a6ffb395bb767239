"""The suite: what holds, what fails with which message and where, one table for a mix, the same in two processes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rootdsl.examples.rules import Rules, Unmade
from rootdsl.examples.suite import Outcome, report_of, run_all, summary
from rootdsl.messages.render import render
from rootdsl.project.tables import choose
from tests.house.games import GAMES, HERE, NAMES

FEN = HERE / "tests" / "messages" / "fen"

GOOD = '''
example "A nest gives a guard"
  given a nest in 1
  when herons play dawn.hatch
  then 1 guard is in 1
'''

BAD = {
    "E0702": '''
example "Two guards of one nest"
  given a nest in 1
  when herons play dawn.hatch
  then 2 guards are in 1
''',
    "E0703": '''
example "Too many nests"
  given 9 nests in 1
  then 9 nests are in 1
''',
    "E0705": '''
example "A flight unanswered"
  given 2 guards in 1
  when herons play noon.fly
  then 2 guards are in 1
''',
    "E0706": '''
example "A flight to nowhere"
  given 2 guards in 1
  when herons play noon.fly, moon
  then 2 guards are in 1
''',
    "E0707": '''
example "Asked by nobody"
  given a nest in 1
  when herons play dawn.hatch, yes
  then 1 guard is in 1
''',
    "E0709": '''
example "No such step"
  given a nest in 1
  when otters play dawn.sleep
  then 1 guard is in 1
''',
    "E0301": '''
example "Not understood"
  given a nest in 1
  when herons play dawn.hatch
  then 1 gruad is in 1
''',
}


def fen(tmp_path: Path, more: str) -> Rules:
    folder = tmp_path / "fen"
    shutil.copytree(FEN, folder)
    file = folder / "factions" / "herons.law"
    file.write_text(file.read_text(encoding="utf-8") + more, encoding="utf-8")
    return Rules(choose(folder))


def test_an_example_that_holds(tmp_path: Path) -> None:
    rules = fen(tmp_path, GOOD)
    outcomes = run_all(rules)
    assert summary(outcomes) == (1, 0), render(report_of(rules, outcomes))
    assert outcomes[0].seats[0] == "herons" and outcomes[0].map == "ring"


@pytest.mark.parametrize("code", BAD)
def test_what_fails_is_a_message_with_its_place(code: str, tmp_path: Path) -> None:
    rules = fen(tmp_path, GOOD + BAD[code])
    good, bad = run_all(rules)
    assert good.passed and bad.message is not None
    assert bad.message.code == code, bad.message
    lines = rules.texts[bad.path].split("\n")
    assert bad.title in lines[bad.line - 1]
    assert bad.line <= bad.message.line <= bad.line + 3
    assert bad.message.text in render(report_of(rules, [bad]))


def test_a_table_that_cannot_be_laid(tmp_path: Path) -> None:
    rules = fen(tmp_path, GOOD)

    def broken(name: str) -> None:
        raise Unmade(f"no {name}")

    rules.module = broken  # type: ignore[assignment,method-assign]
    (outcome,) = run_all(rules)
    assert outcome.message is not None and outcome.message.code == "E0712"


def test_one_table_for_a_mix_and_the_same_in_two_processes(tmp_path: Path) -> None:
    rules = fen(tmp_path, "".join(GOOD.replace("A nest", f"Nest {i}, and it") for i in range(170)) + BAD["E0702"])
    alone, shared = run_all(rules), run_all(rules, processes=2)
    assert len(rules.tables) == 1
    assert [key(x) for x in alone] == [key(x) for x in shared]
    assert summary(alone) == (170, 1)


def key(x: Outcome) -> tuple[str, int, str, str]:
    return x.path, x.line, x.title, x.message.text if x.message else ""


def test_changed_text_is_taken_over_and_the_rest_reused(tmp_path: Path) -> None:
    rules = fen(tmp_path, GOOD)
    label = "fen/factions/herons.law"
    text = rules.texts[label].replace("place a guard in isle of home", "place 2 guards in isle of home")
    other = Rules(rules.chosen, {label: text}, rules)
    assert summary(run_all(rules)) == (1, 0) and summary(run_all(other)) == (0, 1)
    assert other.module("otters") is rules.module("otters")
    assert other.module("herons") is not rules.module("herons")


@pytest.mark.parametrize("folder", GAMES, ids=NAMES)
def test_every_example_of_every_game_holds(folder: Path) -> None:
    rules = Rules(choose(folder))
    outcomes = run_all(rules, processes=2)
    assert summary(outcomes)[1] == 0, render(report_of(rules, outcomes))
