"""Sentences that leave open what they mean: a message says so, and nothing is guessed."""

from __future__ import annotations

from tests.docs.snippets import LABEL, Snippet, load, whole
from tests.engine.test_gaps import gaps_of

ONE_OF_MANY = """noon
  step gather "Gather"
    let crew be a scout in meadow of badger
    remove crew
"""

DECLARED = """abilities

  rule boast "Boast"
    at start of any noon
      may declare pride
      if pride was declared: score 1
    when an enemy scores
      may declare envy
      if envy was declared: score 1
"""


def test_a_name_of_one_of_many_says_which() -> None:
    rules = load(whole(Snippet("", 1, ONE_OF_MANY, {"in": "faction"})), None)
    found = [m for m in rules.report.messages if m.code == "E0303"]
    assert len(found) == 1
    assert "a random" in found[0].text and "choose NAME among" in found[0].text
    assert rules.texts[LABEL].split("\n")[found[0].line - 1].strip().startswith("let crew")


def test_where_nothing_is_kept_nothing_can_be_declared() -> None:
    whats = [what for what, _, _ in gaps_of(DECLARED)]
    assert any(what.startswith("`declare` at a point of") for what in whats)
    assert "`declare` in a rule that waits for an event" in whats
