"""The turns of phrase in which designers say what is given, done and claimed; all of them mean the plain form."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import run_all
from rootdsl.project.tables import choose
from tests.house.games import HERE

FEN = HERE / "tests" / "messages" / "fen"
MORE = """
number mud "Mud"
flag proud "Proud"

dusk
  step boast "Boast"
    set proud
    add 2 to mud
    score 2
"""

GIVEN = {
    "herons has 2 guards in 1": "2 herons guards are in 1",
    "herons have a nest in 1": "1 nest is in 1",
    "1 has 2 herons guards": "2 herons guards are in 1",
    "there are 2 guards in 1": "2 guards are in 1",
    "there is a nest in 1": "1 nest is in 1",
    "2 guards are in 1": "2 guards are in 1",
    "2 guards in isle 1": "2 guards are in 1",
    "herons hold 2 cards": "2 cards are in hand of herons",
    "herons hold a moss card": "at least 1 moss card is in hand of herons",
    "herons has lantern": "lantern is in hand of herons",
    "herons hold lantern, rain": "2 cards are in hand of herons",
    "lantern is in hand of herons": "herons hold lantern",
    "lantern in hand of herons": "herons hold lantern",
    "score of herons is 3": "herons has 3 points",
    "herons are at 3 points": "score of herons is 3",
    "herons is the current player": "current player is herons",
    "mud of herons is 3": "mud is 3",
    "herons mud is 3": "mud is 3",
    "proud is set": "proud",
}

THEN = [
    "herons have 2 points", "herons gain 2 points", "herons scored 2", "herons scores 2 points", "herons has at least 1 point",
    "points of herons is 2", "mud is at least 2", "mud is not 4", "mud >= 2", "proud is set", "not not proud", "exactly 3 guards are in 1",
    "at least 3 guards are in 1", "more than 2 guards are in 1", "no guards in 2", "no guard is in 2", "3 guards in 1",
    "there are 3 guards in 1", "isle 1 has 3 herons guards", "all guards of herons are in 1", "not herons wins", "herons does not win",
    "herons do not win", "nobody wins", "herons do not keep 2", "herons can march from 1 to 2", "herons cannot march from 2 to 1",
    "hand of herons is empty", "heap has 0 cards",
]

WHEN = [
    "herons march 2 guards from 1 to 2", "herons marches 2 guards from 1 to 2", "herons march from 1 to 2, 2",
    "herons march 2 herons guards from isle 1 to isle 2",
]


def outcomes(tmp_path: Path, text: str) -> list[str]:
    folder = tmp_path / "fen"
    shutil.copytree(FEN, folder)
    file = folder / "factions" / "herons.law"
    old = file.read_text(encoding="utf-8")
    head, _, rest = old.partition("\ndusk\n")
    file.write_text(head + MORE + rest + text, encoding="utf-8")
    rules = Rules(choose(folder))
    assert not rules.report.messages, rules.report.messages
    return [f"{x.title}: {x.message.text}" for x in run_all(rules, {"herons"}) if x.message is not None]


def example(title: str, *lines: str) -> str:
    return f'\nexample "{title}"\n' + "".join(f"  {line}\n" for line in lines)


def test_what_is_given(tmp_path: Path) -> None:
    text = "".join(example(f"{i}", f"given {fact}", f"then {claim}") for i, (fact, claim) in enumerate(GIVEN.items()))
    assert outcomes(tmp_path, text) == []


def test_what_is_claimed(tmp_path: Path) -> None:
    text = "".join(example(f"{i}", "given 3 guards in 1", "when herons play dusk.boast", f"then {claim}") for i, claim in enumerate(THEN))
    assert outcomes(tmp_path, text) == []


def test_what_is_done(tmp_path: Path) -> None:
    text = "".join(example(f"{i}", "given 3 guards in 1", f"when {deed}", "then 2 guards are in 2") for i, deed in enumerate(WHEN))
    assert outcomes(tmp_path, text) == []


@pytest.mark.parametrize("deed", ["herons march 5 guards from 1 to 2", "herons march 2 guards from 2 to 1"])
def test_more_than_there_are_cannot_be_done(deed: str, tmp_path: Path) -> None:
    found = outcomes(tmp_path, example("A", "given 3 guards in 1", f"when {deed}", "then 2 guards are in 2"))
    assert len(found) == 1 and ("cannot be done" in found[0] or "not so many" in found[0])


def test_the_wrong_claims_fail(tmp_path: Path) -> None:
    wrong = ["herons lose 2 points", "herons gain 1 point", "all guards of herons are in 2", "herons can march from 2 to 1",
             "herons hold lantern", "proud is not set", "no guards in 1", "mud is at most 1", "herons does not keep 1"]
    text = "".join(example(claim, "given 3 guards in 1", "when herons play dusk.boast", f"then {claim}") for claim in wrong)
    assert len(outcomes(tmp_path, text)) == len(wrong)
