"""Pieces of which an event tells are asked for all that a rule says of them; what players read where a name or a mode is spoken of."""

from __future__ import annotations

import re

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import report_of, run_all
from rootdsl.messages.render import render
from rootdsl.play.text import question
from rootdsl.runtime import engine
from tests.engine.test_caught import faction
from tests.engine.test_meant import messages
from tests.engine.test_strangers import read

TEXT = faction("voles", "V", """mode song "Song"
camps have fresh or worn
value worth of a player: 1
number seen "Seen"
box shelf "Shelf"
box coop "Coop"

abilities
  rule placed "Placed"
    when moles place scouts in meadows with a burrow
      add 1 to seen
    when moles place scouts of players with at least 2 cards in hand
      add 2 to seen
    when voles place worn burrows
      add 4 to seen
    when voles place each burrow as home
      if home is worn: add 100 to seen
  rule removed "Removed"
    when an enemy removes scouts in meadows with a burrow
      add 1 to seen
    when an enemy removes pieces, owned by players with at least 2 cards in hand
      add 2 to seen
    when an enemy removes pieces of players with at least 2 cards in hand
      add 4 to seen
    when an enemy removes worn camps
      add 8 to seen
    when a player removes enemy tokens
      add 16 to seen
  rule moved "Moved"
    when an enemy would march scouts in a meadow with a burrow
      add 1 to seen
    when an enemy would march beasts of players with at least 2 cards in hand
      add 2 to seen
  rule caught "Caught"
    when scouts in meadows with a burrow would go to their supply
      put them into coop
    when any worn camps of voles would go to their supply
      put them into coop
    when a worn camp of voles would go to shelf
      add 32 to seen
    when a camp of players with at least 2 cards in hand would go to shelf
      put it into coop
  rule sold "Sold"
    when a player removes scouts, owned by moles, finches and voles
      moles scores 1
    free action share "Share" in noon of moles, finches and voles, once per turn, if seen is 700
      draw worth of the current player
    exception to worth of moles, finches and voles: 2 + number of stones on the map
noon
  step a "A"
    for each meadow with a scout of voles as site: place 2 worn burrows in site
  step b "B"
    for each burrow as x: put x into shelf
  step c "C"
    remove all stones
  step d "D"
    lose worth points
    score 2 * worth points

  step e "Bargain"
    choose deal among songs
    set song deal
    let owing be 2 * number of cards in hand
    may score owing
    choose one
      set song quick
      or score 1

songs
  song slow "Slow Song"
    at start of dusk
      draw 1
  song quick "Quick Song"
    at start of dusk
      score 1

example "Placed"
  given a mound in 2 and 5
  and a burrow in 2
  when moles play dawn
  then 1 moles scout is in 2
  and 1 moles scout is in 5
  and seen is 1

example "Placed by one with cards"
  given a mound in 2
  and moles hold nettle and bramble
  when moles play dawn
  then seen is 2

example "March"
  given a burrow in 2
  and 2 moles scouts in 2
  and 2 moles scouts in 5
  when moles play noon, march, from 2, 1, to 3, march, from 5, 1, to 4, stop
  then seen is 1
  and 2 moles scouts are in 2
  and 1 moles scouts are in 5

example "Clash"
  given a burrow in 2
  and 2 moles scouts in 2
  and 2 voles scouts in 2
  and 2 moles scouts in 5
  and 2 voles scouts in 5
  when moles clash with voles in 2, rolling 2 and 0
  then seen is 1
  and 2 voles scouts are in coop

example "Clash elsewhere"
  given a burrow in 2
  and 2 moles scouts in 5
  and 2 voles scouts in 5
  when moles clash with voles in 5, rolling 2 and 0
  then seen is 0
  and moles has 1 point
  and 0 voles scouts are in coop

example "Clash, worn"
  given a worn burrow in 5
  and 2 moles scouts in 5
  when moles clash with voles in 5, rolling 2 and 0
  then seen is 8
  and 1 burrow is in coop

example "Clash, fresh"
  given a burrow in 5
  and 2 moles scouts in 5
  and voles hold nettle and bramble
  when moles clash with voles in 5, rolling 2 and 0
  then seen is 6
  and 0 burrows are in coop

example "Stones"
  given 2 stones in 5
  when voles play noon.c
  then seen is 0

example "Shelf"
  given a burrow in 5
  and a worn burrow in 4
  when voles play noon.b
  then seen is 32
  and 1 burrow is in shelf

example "Shelf of one with cards"
  given a burrow in 5
  and voles hold nettle and bramble
  when voles play noon.b
  then 1 burrow is in coop

example "Points by a value"
  given voles has 3 points
  when voles play noon.d
  then voles has 5 points

example "Each of three in their own noon"
  given 2 stones in 5
  and seen is 700
  when moles play noon, share
  then 4 cards are in hand of moles
example "Worn"
  given 2 voles scouts in 5
  and a voles scout in 4
  when voles play noon.a
  then seen is 404
""")


@pytest.fixture(scope="module")
def rules() -> Rules:
    return read(TEXT)


def test_every_word_of_an_event_is_asked(rules: Rules) -> None:
    found = run_all(rules, ["voles"])
    assert len(found) == TEXT.count("\nexample ") and all(x.passed for x in found), render(report_of(rules, found))


def test_prompts_tell_what_a_name_stands_for_and_how_a_mode_is_called(rules: Rules) -> None:
    table = rules.table(["voles", "moles"])
    state = engine.new_game(table, 1)
    asked: list[tuple[str, list[str]]] = []
    while len(asked) < 3:
        found = question(table, state)
        if found.title == "Bargain":
            asked.append((found.text, found.texts))
        engine.apply(table, state, state.options[0 if found.title == "Bargain" else -1])
    assert asked[0] == ("choose song", ["Slow Song", "Quick Song"])
    assert re.fullmatch(r"score [0-9]+\?", asked[1][0])
    assert asked[2][1] == ["Set the song to Quick Song", "Score 1"]


def test_one_line_gives_a_value_and_one_fault_is_told_once() -> None:
    found = messages(faction("voles", "V", """value worth
  if hand is empty: 1
  if hand is not empty: 2
noon
  step it "It": score worth
"""))
    assert len(found) == 1 and "otherwise if" in found[0]
    change = "value worth of a player: 2\nabilities\n  rule a \"A\"\n    exception to worth: 3\n"
    change += "  rule b \"B\"\n    exception to worth, if hand is empty: 4\n  rule c \"C\"\n    prefer a over b\n"
    rest = "noon\n  step it \"It\": score worth\n"
    for one, other in (("over b", "over bb"), ("worth: 3", "worth: 3 foo"), ("worth: 3", "wurth: 3")):
        assert len(messages(faction("voles", "V", change.replace(one, other) + rest))) == 1
