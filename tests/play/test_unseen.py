"""What lies hidden betrays itself neither by a question nor by its refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rootdsl.play.log import Book, lines
from rootdsl.runtime import driver, engine
from rootdsl.soak.secrets import with_prompts
from tests.house.invented import seated

FILE = """language 1

faction fleet "The Drowned Fleet"
  chapter 41
  letter P
  reach 6
  colour "#2f6f7f"

pieces
  16 warriors
  2 mines "Mine" are tokens, in locker
  2 blanks "Blank" are tokens, in locker

box locker "Locker", seen by owner
box reef "Reef" of each clearing, seen by owner

PHASES
abilities

  rule mine_rule "Mine Rule"
RULE
"""
PHASES = "".join(f'{x}\n  step none_{x} "None"\n    do nothing\n' for x in ("setup", "birdsong", "daylight", "evening"))
HOOK = """    at end of any move, unless mover is fleet, if a mine is in reef of target
      may
        reveal all mines in reef of target
        remove all mines in reef of target
"""
BRANCH = """    at end of any move, unless mover is fleet
      if a mine is in reef of target
        may remove all mines in reef of target
"""


@pytest.fixture(params=[HOOK, BRANCH], ids=["hook", "branch"])
def table(request: Any, tmp_path: Path) -> Any:
    return seated(FILE.replace("RULE\n", request.param).replace("PHASES\n", PHASES), tmp_path)


def declined(t: Any, mined: bool) -> tuple[list[int], list[str], list[str]]:
    """What the fleet is offered after a move into a reef, and what its mover and all-seeing readers hear when it declines."""
    s = engine.new_game(t, 5)
    here, there = next((a, b) for a in t.places_clearing for b in t.links[a] if b in t.places_clearing)
    s.at[t.own[0].mine if mined else t.own[0].blank][t.box_fleet_reef[there]] += 1
    s.at[t.own[1].warrior][here] += 1
    s.look()
    move = t.p_woodland_move(1)
    move.mover, move.origin, move.target = 1, here, there
    move.group = [[t.own[1].warrior * t.width + here, 1]]
    s.stack.append(move)
    s.pick, s.site = -1, -1
    book = s.log = Book(t, s, [])
    driver.run(t, s)
    options = list(s.options) if s.chooser == 0 and t.catalogue[s.site][2] == "may" else []
    if options:
        driver.apply(t, s, 0)
    return options, *([x for x in lines(t, book.entries, reader) if "Mine" in x] for reader in (1, None))


def test_a_refusal_is_silent(table: Any) -> None:
    options, heard, all_of_it = declined(table, True)
    assert options == [0, 1] and not heard and any("does not use Mine Rule" in x for x in all_of_it)
    assert declined(table, False)[0] == []


def test_between_people_the_question_tells_nothing(table: Any) -> None:
    t = with_prompts(table)
    mined, bare = declined(t, True), declined(t, False)
    assert mined[0] == [0, 1] and bare[0] == [0]
    assert mined[1] == bare[1] == []


WOULD = {
    "place": "when an enemy would place any warriors into a clearing, if a mine is in locker",
    "score": "when an enemy would score, if a mine is in locker",
    "draw": "when an enemy would draw, if a mine is in locker",
    "a procedure": "when an enemy would move, if a mine is in locker",
    "on its way": "when any warriors of an enemy would go to their supply from a clearing, if a mine is in locker",
    "an exception": "instead of battle.deal, if a mine is in locker",
}


@pytest.mark.parametrize("heading", WOULD.values(), ids=WOULD)
def test_a_condition_in_the_heading_of_an_offer_is_asked_with_it(heading: str, tmp_path: Path) -> None:
    """What may stand in the place of something, while something lies hidden: it is silent, and its question always asked."""
    offer = f"    {heading}\n      may {'put them into yard' if 'would go' in heading else 'lose 1'}\n"
    text = FILE.replace("RULE\n", offer).replace("PHASES\n", PHASES).replace("box reef", 'box yard "Yard"\nbox reef')
    t = seated(text, tmp_path)
    silent = [t.catalogue[x] for x in t.silent_sites]
    assert any(x[0].startswith("fleet.mine_rule") for x in silent)


SWAP = """language 1

faction fleet "The Drowned Fleet"
  chapter 41
  letter P
  reach 6
  colour "#2f6f7f"

kind chest "Chest"

pieces
  16 warriors
  2 mines "Mine" are chests, in locker
  2 blanks "Blank" are chests, in locker

box locker "Locker", seen by owner
box left "Left", seen by owner
box right "Right", seen by owner
flag warned "Warned" of each player

setup
  step lay "Lay"
    choose first_chest among chests in locker
    put first_chest into left
    choose second_chest among chests in locker
    put second_chest into right

birdsong
  step swap "Swap"
    let a_chest be chests in left
    let b_chest be chests in right
    choose one
      put a_chest into right
        put b_chest into left
      or put a_chest into left

daylight
  step warn "Warn"
    if not warned: set warned

evening
  step none "None"
    score 1
"""


def heard(t: Any, way: int, reader: int | None) -> list[str]:
    """The log of one Swap, answered so."""
    s = engine.new_game(t, 5)
    book = s.log = Book(t, s, [])
    while not t.catalogue[s.site][0].endswith(".swap"):
        driver.apply(t, s, s.options[0])
    del book.entries[:]
    driver.apply(t, s, way)
    return [x for x in lines(t, book.entries, reader) if "Swap" in x or "goes" in x or "Warned" in x]


def test_ways_that_differ_in_what_lies_hidden_read_the_same(tmp_path: Path) -> None:
    """An exchange between two hidden boxes and none: to others neither the answer nor the moves tell which."""
    t = seated(SWAP, tmp_path)
    exchanged, kept = heard(t, 1, 1), heard(t, 2, 1)
    assert exchanged == kept and any("chooses in secret" in x for x in kept) and not any("goes" in x for x in kept)
    assert heard(t, 1, 0) != heard(t, 2, 0)
    assert any(x.endswith("Warned of The Drowned Fleet is set") for x in kept)


def test_moves_between_hidden_boxes_are_told_by_what_they_come_to(tmp_path: Path) -> None:
    """How many pieces lie in a hidden box all see, and so where they went in the end."""
    t = seated(SWAP.replace("put a_chest into left\n", "put b_chest into left\n"), tmp_path)
    assert [x.partition("1 piece")[2] for x in heard(t, 2, 1) if "goes" in x] == [
        " goes from Right of The Drowned Fleet to Left of The Drowned Fleet"
    ]
