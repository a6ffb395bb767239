"""Words of a designer that are also words of the machine: they are only names, whatever the made code calls its helpers."""

from __future__ import annotations

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import report_of, run_all
from rootdsl.messages.render import render
from rootdsl.project.tables import Chosen
from tests.docs.snippets import LABEL, Pages, Snippet, base, load, whole

WORDS = (
    "group", "p", "y", "top", "who", "it2", "b", "c", "f", "g", "i", "n", "o", "r", "s", "t", "u", "v", "x", "me", "up", "pc", "row",
    "place_now", "target", "event", "list", "range", "len", "self", "lambda", "class", "match", "none", "hooks", "units", "score_of",
    "first_of", "what",
)

TEXT = '''box purse "Purse"

procedure toll "Toll": keeper tolls WORD
  role WORD is a group
  choose fare among WORD
  put fare into purse

procedure visit "Visit": keeper visits WORD
  choose WORD among meadows with a scout of keeper
  choose prey among enemy pieces in WORD
  remove prey

procedure pay "Pay": keeper pays WORD
  role WORD is a number
  choose site among meadows with at least WORD scouts
  place WORD scouts in site

abilities
  rule tolls "Tolls"
    at end of any march, unless marcher is voles
      voles toll group

noon
  step call "Call"
    visit
    pay 1
    for each meadow with a flag as WORD
      if WORD is adjacent to a meadow with a flag: score 1
    let WORD_all be scouts of voles on the map
    score WORD_all

example "The group is handed on"
  given 3 moles scouts in 1
  when moles march from 1 to 2, 2
  then 1 moles scout is in purse

example "The other roles"
  given a voles scout in 2
  and a moles scout in 2
  when voles play noon
  then 0 moles scouts are in 2
  and 2 voles scouts are in 2
  and voles has 2 points
'''


@pytest.fixture(scope="module")
def ground() -> Rules:
    return Pages(Chosen(base()))


@pytest.mark.parametrize("word", WORDS)
def test_a_name_is_only_a_name(word: str, ground: Rules) -> None:
    rules = load(whole(Snippet("words", 1, TEXT.replace("WORD", word), {"in": "faction"})), ground)
    errors = [x for x in rules.report.messages if x.is_error]
    assert not errors, render(rules.report)
    system = next(x for x in rules.library.systems.values() if x.path == LABEL)
    rules.module(system.name)
    found = run_all(rules, [system.name])
    assert all(x.passed for x in found), render(report_of(rules, found))
