"""No line is left out in silence: what stands where nothing reads it is an error, and a condition may begin with any word."""

from __future__ import annotations

import random

import pytest

from tests.docs.snippets import BASE
from tests.engine.test_caught import faction, holds
from tests.names.mutants import Table

NONSENSE = ("zebra quux", "number of zebra >= 2", "at least 3 zebras are in zebra", "card of zebra is zebra", "piece zebra",
            'zebra "Zebra"', "in zebra: zebra", "step zebra", "zebra, and zebra")
FILES = sorted(path for path in BASE.rglob("*.law") if "." not in path.stem)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_a_deeper_line_of_nonsense_is_an_error(path) -> None:
    table, chance = Table(BASE), random.Random(1)
    lines = table.texts[path].split("\n")
    rows = [i for i, line in enumerate(lines) if line.strip() and not line.lstrip().startswith("#")]
    silent = []
    for i in rows:
        depth = len(lines[i]) - len(lines[i].lstrip()) + 2
        text = "\n".join([*lines[:i + 1], " " * depth + chance.choice(NONSENSE), *lines[i + 1:]])
        if not table.faults(path, text)[0]:
            silent.append(text.split("\n")[i:i + 2])
    assert silent == []


def test_a_condition_may_begin_with_any_word() -> None:
    holds(faction("voles", "V", """condition a player fills a meadow
  at least 2 scouts of that player are in that meadow
  number of burrows in that meadow >= 1
  at most 4 scouts of that player are in that meadow

condition a meadow is_dear
  number of burrows in that meadow >= 2, or at least 3 scouts are in that meadow
  no beast is in that meadow

procedure rest "Rest": rester rests
  needs room "Room"
    number of burrows on the map >= 1
    at most 3 scouts of rester are on the map
  rester scores 1

abilities

  rule crowds "Crowds"
    exception to any march.tend_one
      number of burrows in origin >= 1
      at least 2 scouts of marcher are in origin

noon
  step a "A"
    for each meadow voles fill
      score 1
  step b "B"
    for each meadow as dear
      if dear is_dear: score 1
  step c "C"
    rest

example "Each line is required"
  given 2 voles scouts in 1 and 2
  and a burrow in 1
  and a burrow in 3
  when voles play noon.a
  then voles has 1 point

example "One part of a line joined by or"
  given 3 voles scouts in 1
  and 2 burrows in 2
  and 1 burrow in 3
  when voles play noon.b
  then voles has 2 points

example "No burrow, no rest"
  when voles play noon.c
  then voles has 0 points

example "Rest"
  given a burrow in 2
  when voles play noon.c
  then voles has 1 point

example "Both are needed to march"
  given a burrow in 1
  and 2 moles scouts in 1
  and a burrow in 3
  and a finches scout in 3
  and 4 moles scouts in 6
  then moles can march from 1 to 2
  and moles cannot march from 6 to 5
  and finches cannot march from 3 to 2
"""))
