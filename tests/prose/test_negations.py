"""A condition or filter and its contrary never read alike, in any language."""

from __future__ import annotations

import pytest

from rootdsl.prose.show import prose_of
from tests.engine.test_caught import faction
from tests.engine.test_strangers import read

CONDITIONS = """in clash
in rest
in noon
in your turn
hand is empty
no scout is in site
at least 2 scouts are in site
a burrow is on the map
mate has at least 3 points
mate has a card in hand
mate has more points than voles
mate tends site
voles tend at least 3 meadows
at least half of the scouts of voles are in site
all scouts of voles are in site
gift matches site
gift is a clover card
gift is a snare
gift shows an item
gift is immediate
site is a clover meadow
pouch is replaced
site is stony
site is adjacent to far
site is linked to far
site is opposite far
site is clover
site is quiet
site is wet
site is far
prey is a burrow
prey is in site
prey is worn
mate is moles
mate is an enemy
mate is on the score track
mate is in a coalition
mate is the current player
tune is shrill
seen is 3
seen is at least 3
seen > 3
2 players play
fed
fed is set
fond of mate
gift was chosen
crowd was chosen
mate likes site
chief of site is voles
chief of site is nobody
mood toward mate is warm
a card is in council
council is empty
shelf is empty
shelf is full
trail between site and far is mossy
a scout of mate is in cup of mate
there are at least 2 scouts in site
worth of mate is 2"""

FILTERS = {
    "meadow": "adjacent to far, opposite far, stony, wet, quiet, taken, far",
    "card in hand": "matching far",
    "camp": "worn, prey",
    "other player": "mate, moles",
}

TEXT = faction("voles", "V", """flag fed "Fed"
flag fond "Fond" of each player
flag wet "Wet" of each meadow
flag mossy "Mossy" of each trail
number seen "Seen"
box shelf "Shelf"
box cup "Cup" of each player
zone council "Council", seen by all
relation mood "Mood" toward each other faction
  spaces curious, warm
mode tune "Tune"
camps have fresh or worn
word quiet: a meadow with no scouts
condition a player likes a meadow: a scout of that player is in that meadow
value chief of a meadow: the only player with most scouts in that meadow
value worth of a player: number of cards in hand of that player

procedure rest "Resting": napper rests in spot
  choose spot among meadows with a scout of napper
  place a burrow in spot

noon
  step look "Look"
    choose site among meadows with a voles scout
    choose far among meadows
    choose mate among other players
    choose gift among cards in hand
    choose prey among camps in site
    choose crowd, up to 2, among scouts of voles in site
LINES
    rest in site

tunes
  tune soft "Soft"
    at start of dusk
      draw 1
  tune shrill "Shrill"
    at start of dusk
      draw 1
""")


@pytest.fixture(scope="module")
def told() -> tuple[list[str], dict[str, list[str]]]:
    """The conditions and filters, and of each in every language how it reads, and how its contrary does."""
    said = [f"if {{}}{x}" for x in CONDITIONS.splitlines()]
    said += [f"for each {x}, {{}}{y}" for x, ys in FILTERS.items() for y in ys.split(", ")]
    lines = [f"    {x.format(no)}: score 1" for x in said for no in ("", "not ")]
    found = read(TEXT.replace("LINES", "\n".join(lines)))
    out = {}
    for language in ("en", "de"):
        rows = [x.partition(". ")[2] for x in prose_of(found.library.systems["voles"], found.library, language).splitlines()]
        first = next(i for i, x in enumerate(rows) if x.startswith(("If ", "Falls ")))
        out[language] = rows[first:first + len(lines)]
    return said, out


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_reads_like_its_contrary(told: tuple[list[str], dict[str, list[str]]], language: str) -> None:
    said, rows = told[0], told[1][language]
    assert all(rows)
    assert [x for k, x in enumerate(said) if rows[2 * k] == rows[2 * k + 1]] == []
