"""What lies hidden betrays itself neither by a question nor by its refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rootdsl.play.log import Book, lines
from rootdsl.project.tables import build_table
from rootdsl.runtime import driver, engine
from rootdsl.soak.secrets import with_prompts

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
    path = tmp_path / "fleet.law"
    path.write_text(FILE.replace("RULE\n", request.param).replace("PHASES\n", PHASES), encoding="utf-8")
    return build_table("root", [path, "marquise"])


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
