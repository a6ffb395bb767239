"""Golden messages: a case goes through its stage, and its messages must be those of `NAME.expect`.

A case is `NAME.law`, or a folder `NAME` of several files; `stages.py` says what a stage does. To write
the `.expect` files anew: ROOTDSL_REGENERATE=1 pytest tests/messages
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from rootdsl.messages.codes import all_codes
from rootdsl.messages.message import Report
from rootdsl.messages.render import render
from tests.messages.stages import FEN, HERE, STAGES, checks

CASES = sorted(path for path in HERE.iterdir() if path.suffix == ".law" or (path.is_dir() and path.name.split("_")[0] in STAGES))

# Codes without a golden case, each with its reason; two digits stand for a family.
NO_CASE = {
    "E0398": "a gap of ours: as soon as a file that shows it is known, it gets a message of its own",
    "E0322": "every sentence that the grammar knows is read; the code waits for the next new one",
    "07": "said about a played example, not about a file: the tests of the examples show them",
    "08": "said about a command line, not about a file: the tests of the commands show them",
    "09": "said about files on a disk: tests/messages/test_files.py, tests/syntax/test_limits.py and the tests of the project folder",
}


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_golden(case: Path, tmp_path: Path) -> None:
    report = Report()
    STAGES[case.stem.split("_")[0]](case, tmp_path, report)
    got = render(report)
    expected = case.with_suffix(".expect")
    if os.environ.get("ROOTDSL_REGENERATE"):
        expected.write_text(got, encoding="utf-8", newline="\n")
    assert got == expected.read_text(encoding="utf-8")
    assert got, "a golden case has at least one message"


def test_no_expectation_without_a_case() -> None:
    assert {path.stem for path in HERE.glob("*.expect")} == {path.stem for path in CASES}


def test_the_game_below_the_cases_is_sound(tmp_path: Path) -> None:
    report = Report()
    checks(FEN / "game.law", tmp_path, report)
    assert render(report) == ""


def test_every_code_has_a_golden_case() -> None:
    head = re.compile(r"^\S+:\d+:\d+: ([EW]\d{4}) ", re.MULTILINE)
    shown = {code for path in HERE.glob("*.expect") for code in head.findall(path.read_text("utf-8"))}
    missing = {code for code in all_codes() if code not in shown and not {code, code[1:3]} & NO_CASE.keys()}
    assert missing == set(), "a code needs a golden case, or a reason in NO_CASE"
    assert not shown & NO_CASE.keys(), "a code with a case needs no reason"
