"""Ways that rules make: for whom they hold, and places that several files add to one choice."""

from __future__ import annotations

import pytest

from rootdsl.prose.show import prose_of
from tests.engine.test_caught import faction, holds
from tests.engine.test_strangers import read

CANAL = """flag canal "Canal" of each meadow

abilities

  rule barges "Barges"
    canal meadows {}

  example "The voles"
    given 1 is canal
    and 4 is canal
    and 3 voles scouts in 1
    then voles {} march from 1 to 4

  example "The moles"
    given 1 is canal
    and 4 is canal
    and 3 moles scouts in 1
    then moles {} march from 1 to 4
"""


@pytest.mark.parametrize("way, voles, moles", [
    ("lead to canal meadows", True, True),
    ("lead to canal meadows for you", True, False),
    ("lead to canal meadows for enemies", False, True),
    ("lead to canal meadows for players", True, True),
    ("lead to canal meadows for enemies with at least 5 points", False, False),
    ("lead to canal meadows for moles", False, True),
    ("are linked for you", True, False),
    ("are linked for enemies", False, True),
    ("are linked for moles", False, True),
    ("are linked for players", True, True),
    ("are linked for other players with a card in hand", False, False),
])
def test_for_whom(way: str, voles: bool, moles: bool) -> None:
    can = ["can" if x else "cannot" for x in (voles, moles)]
    holds(faction("voles", "V", CANAL.format(way, *can)))


HOUSE = """language 1

house rules canals "Canals"

flag canal "Canal" of each meadow

rule barges "Barges"
  canal meadows are linked for players

example "Whoever moves"
  given 1 is canal
  and 4 is canal
  and 3 moles scouts in 1
  then moles can march from 1 to 4
"""


def test_a_common_file_links_for_everybody() -> None:
    holds(HOUSE)


@pytest.mark.parametrize("language, said", [("en", "Enemies may move from"), ("de", "Gegner dürfen")])
def test_for_whom_it_is_told(language: str, said: str) -> None:
    rules = read(faction("voles", "V", CANAL.format("lead to canal meadows for enemies", "cannot", "can")))
    assert said in prose_of(rules.library.systems["voles"], rules.library, language)


ALSO = """flag canal "Canal" of each meadow

abilities

  rule barges "Barges"
    exception to {}march.target, if origin is canal: also canal meadows

  example "The voles"
    given 1 is canal
    and 4 is canal
    and 3 voles scouts in 1
    then voles {} march from 1 to 4
    and voles can march from 1 to 2

  example "The moles"
    given 1 is canal
    and 4 is canal
    and 3 moles scouts in 1
    then moles {} march from 1 to 4
    and moles can march from 1 to 2
"""


@pytest.mark.parametrize("any_", [True, False])
def test_places_are_added_to_a_choice(any_: bool) -> None:
    holds(faction("voles", "V", ALSO.format("any " if any_ else "", "can", "can" if any_ else "cannot")))


WINGS = """abilities

  rule wings "Wings"
    exception to march.target: meadows, not adjacent to origin

  example "Wings alone"
    given 3 herons scouts in 1
    then herons can march from 1 to 3
    and herons cannot march from 1 to 2
"""
CLAWS = """abilities

  rule claws "Claws"
    exception to any march.target: also meadows with a burrow of crabs

  rule tides "Tides"
    exception to any march.target: also gate meadows

  rule wall "Wall"
    moles cannot march to meadows with 2 burrows

  example "Both add to the choice"
    given a burrow in 5
    and 3 moles scouts in 1
    then moles can march from 1 to 5
    and moles can march from 1 to 3
    and moles can march from 1 to 2

  example "A ban holds for what was added as well"
    given 2 burrows in 5
    and 3 moles scouts in 1
    then moles cannot march from 1 to 5
    and moles can march from 1 to 2
"""
PATHS = """language 1

house rules paths "Secret Paths"
  knows voles

rule secret "Secret"
  exception to any march.target: also meadows with a camp

example "The way to a mound"
  given a mound in 4
  and 3 moles scouts in 1
  then moles can march from 1 to 4
"""


def test_several_files_add_to_one_choice_and_one_replaces_it() -> None:
    voles = faction("voles", "V", ALSO.format("any ", "can", "can"))
    herons = faction("herons", "H", WINGS).replace("number 9, letter H", "number 8, letter H\n  knows voles")
    crabs = faction("crabs", "C", CLAWS).replace("number 9, letter C", "number 7, letter C\n  knows voles, herons")
    holds(voles, herons, crabs, PATHS.replace("  knows voles\n", ""))


def test_an_addition_widens_what_replaces_the_set() -> None:
    text = ALSO.format("any ", "can", "can").replace("    and voles can march from 1 to 2", "    and voles cannot march from 1 to 2")
    holds(faction("voles", "V", text.replace("abilities\n", """abilities

  rule wings "Wings"
    exception to march.target: meadows, not adjacent to origin
""")))


@pytest.mark.parametrize("language, said", [("en", "as well"), ("de", "auch")])
def test_what_is_added_is_told(language: str, said: str) -> None:
    rules = read(faction("voles", "V", ALSO.format("any ", "can", "can")))
    line = next(x for x in prose_of(rules.library.systems["voles"], rules.library, language).splitlines() if said in x)
    assert "Canal" in line or "canal" in line


BOATS = """abilities
  rule boats "Boats"
    streams are open for voles

noon
  step dam "Dam"
    choose near among meadows with a burrow
    choose far among meadows linked to near by a stream
    close stream between near and far
    score number of meadows on a stream

example "Open"
  given a burrow in 1
  and a moles scout in 1
  and a voles scout in 1
  then voles can march from 1 to 5
  and moles cannot march from 1 to 5
  and 1 is linked to 5 by a stream

example "Dammed, for voles as well"
  given a burrow in 1
  and a moles scout in 1
  and a voles scout in 1
  when voles play noon.dam
  then voles cannot march from 1 to 5
  and 1 is not linked to 5 by a stream
  and voles has 2 points
"""


def test_a_closed_path_is_closed_for_those_as_well_for_whom_its_kind_is_open() -> None:
    holds(faction("voles", "V", BOATS))
