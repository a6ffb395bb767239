"""What somebody wrote who knew only the manual: each file is a small faction whose examples once failed, or crashed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import report_of, run_all
from rootdsl.messages.render import render
from rootdsl.project.tables import choose

FILES = sorted((Path(__file__).parent / "fleet").glob("*.law"))


@pytest.mark.parametrize("path", FILES, ids=[x.stem for x in FILES])
def test_the_examples_of_a_small_faction_hold(path: Path) -> None:
    chosen = choose("root", [path])
    rules = Rules(chosen)
    found = run_all(rules, chosen.seats)
    assert found and all(x.passed for x in found), render(report_of(rules, found))
