"""Bans that ask who would do it: `that player`, the performing role, a name of its own, filters of those who are forbidden it."""

from __future__ import annotations

import pytest

from rootdsl.prose.show import prose_of
from tests.engine.test_caught import faction, holds
from tests.engine.test_strangers import read

FIELD = """
  example "The rich may not"
    given moles has 5 points
    and 2 voles scouts in 2
    and 2 moles scouts in 2
    then moles cannot clash with voles in 2

  example "The poor may"
    given voles has 5 points
    and 2 voles scouts in 2
    and 2 moles scouts in 2
    then moles can clash with voles in 2

  example "The rich may elsewhere"
    given moles has 5 points
    and 2 finches scouts in 2
    and 2 moles scouts in 2
    then moles can clash with finches in 2
"""

MARCH = """
  example "The rich may not"
    given moles has 5 points
    and a burrow in 2
    and 3 moles scouts in 1
    then moles cannot march from 1 to 2

  example "The poor may"
    given voles has 5 points
    and a burrow in 2
    and 3 moles scouts in 1
    then moles can march from 1 to 2

  example "The voles themselves may"
    given voles has 5 points
    and a burrow in 2
    and 3 voles scouts in 1
    then voles can march from 1 to 2
"""

WHO = [
    "enemies cannot {}, if {role} has at least 5 points",
    "enemies cannot {}, if that player has at least 5 points",
    "other players as guest cannot {}, unless guest has at most 4 points",
    "enemies with at least 5 points cannot {}",
]


def ban(sentence: str, examples: str) -> None:
    holds(faction("voles", "V", f'abilities\n\n  rule peace "Peace"\n    {sentence}\n{examples}'))


@pytest.mark.parametrize("who", WHO)
def test_a_procedure_by_its_roles(who: str) -> None:
    ban(who.format("clash with voles", role="raider"), FIELD)


@pytest.mark.parametrize("who", WHO)
def test_a_procedure_in_certain_places(who: str) -> None:
    ban(who.format("march to a meadow with a burrow", role="marcher"), MARCH)


@pytest.mark.parametrize("who", WHO)
def test_a_procedure_altogether(who: str) -> None:
    ban(who.format("march", role="marcher"), MARCH)


PIECES = [x for x in WHO if "{role}" not in x]


@pytest.mark.parametrize("who", PIECES)
def test_what_is_placed(who: str) -> None:
    ban(who.format("place pieces in a meadow with a burrow"), """
  example "The rich place nothing"
    given moles has 5 points
    and a burrow in 2
    and a mound in 2
    when moles play dawn
    then 0 moles scouts are in 2

  example "The poor do"
    given voles has 5 points
    and a burrow in 2
    and a mound in 2
    when moles play dawn
    then 1 moles scout is in 2
""")


@pytest.mark.parametrize("who", PIECES)
def test_what_is_removed(who: str) -> None:
    ban(who.format("remove burrows"), REMOVED)


REMOVED = """
  example "The rich remove nothing"
    given moles has 5 points
    and a burrow in 2
    and a moles scout in 2
    and a voles scout in 2
    when moles clash with voles in 2, rolling 2 and 0
    then 1 burrow is in 2

  example "The poor do"
    given voles has 5 points
    and a burrow in 2
    and 3 moles scouts in 2
    when moles clash with voles in 2, rolling 2 and 0
    then 0 burrows are in 2
"""


@pytest.mark.parametrize("who", PIECES)
def test_what_is_moved(who: str) -> None:
    ban(who.format("move pieces into a meadow with a burrow"), MARCH)


def test_that_player_where_the_pieces_are_the_subject() -> None:
    ban("burrows cannot be removed, if that player has at least 5 points", REMOVED)


HOUSE = """language 1

house rules storms "Storms"

rule weather "Weather"
  free action storm "Storm" in noon, once per turn
    draw 1
"""


@pytest.mark.parametrize("who", PIECES)
def test_a_free_action_of_others(who: str) -> None:
    sentence = who.format("storm")
    holds(HOUSE, faction("voles", "V", f"""abilities

  rule peace "Peace"
    {sentence}

  example "The rich may not"
    given moles has 5 points
    and 3 moles scouts in 2
    and moles hold nettle
    when moles play noon, not storm, stop
    then 1 card is in hand of moles

  example "The poor may"
    given voles has 5 points
    and 3 moles scouts in 2
    and moles hold nettle
    when moles play noon, storm, stop
    then 2 cards are in hand of moles
"""))


@pytest.mark.parametrize("sentence", [
    "other players cannot place pieces in meadow of badger, unless that player tends meadow of badger",
    "other players as guest cannot place pieces in meadow of badger, unless guest tends meadow of badger",
])
def test_who_tends_the_meadow_may(sentence: str) -> None:
    holds(faction("voles", "V", f"""abilities

  rule peace "Peace"
    {sentence}

  example "Who tends it"
    given a badger in 2
    and a mound in 2
    and 3 moles scouts in 2
    when moles play dawn
    then 4 moles scouts are in 2

  example "Who does not"
    given a badger in 2
    and a mound in 2
    and 4 voles scouts in 2
    when moles play dawn
    then 0 moles scouts are in 2

pieces
  6 scouts
  1 badger "Badger" is a beast
""").replace('pieces\n  6 scouts\n  5 burrows "Burrow" are camps\n\n', "", 1))


def test_places_that_the_player_tends() -> None:
    ban("enemies cannot march to meadows that player tends", """
  example "Not where they tend"
    given 3 moles scouts in 1 and 2
    then moles cannot march from 1 to 2

  example "Elsewhere"
    given 3 moles scouts in 1
    then moles can march from 1 to 2
""")


def test_the_members_of_a_set_that_is_worked_out() -> None:
    ban("players with most points cannot march", """
  example "Who leads"
    given moles has 5 points
    and 3 moles scouts in 1
    then moles cannot march from 1 to 2

  example "Who does not"
    given voles has 5 points
    and 3 moles scouts in 1
    then moles can march from 1 to 2
""")


@pytest.mark.parametrize("language, said", [
    ("en", "Enemies who have at least five points cannot"),
    ("de", "Gegner, die mindestens fünf Siegpunkte haben, dürfen nicht"),
])
@pytest.mark.parametrize("who", [x for x in WHO if "enemies" in x])
def test_whom_it_binds_is_told(who: str, language: str, said: str) -> None:
    rules = read(faction("voles", "V", f'abilities\n\n  rule peace "Peace"\n    {who.format("march", role="marcher")}\n'))
    assert said in prose_of(rules.library.systems["voles"], rules.library, language)


CHOICES = """kind ticket "Ticket"
  number hour "Hour"

pieces
  1 queen "Queen" is a beast
  3 tickets, in shelf

box shelf "Shelf"
box desk "Desk"
flag one "One"
flag two "Two" of each player

abilities

  rule walls "Walls"
    queens cannot be moved into a meadow with a burrow

  rule first "First"
    at start of dawn
      set one to 0

  rule second "Second"
    at start of dawn
      for each player as p
        set two of p to 0

  free action walk "Walk" in noon
    march

  free action stamp "Stamp" in noon
    choose paper among tickets in shelf
    put paper into desk
    add 1 to hour of paper

  example "What may go nowhere is no group of its own"
    given a burrow in 2 and 6
    and a queen in 1
    and 2 scouts in 1
    when voles play noon, walk, 1, 2, stop

  example "Alone it is not offered"
    given a burrow in 2 and 6
    and a queen in 1
    when voles play noon, not walk, stop

  example "Tickets that nobody can tell apart are not asked about"
    when voles play noon, stamp, stamp, stop
    then 2 tickets are in desk

  example "Rules that only set numbers back are not put in order"
    when voles play dawn
    then not one
"""


def test_no_choice_leads_nowhere_and_none_is_useless() -> None:
    holds(faction("voles", "V", CHOICES))


COUNTED = """flag gone "Gone" of each player

pieces
  3 dens "Den" are camps

noon
  step count "Count"
    if number of other players with at least 2 points >= number of other players: score 1

  step plan "Plan"
    choose plan among burrow and den
    score number of plan on the map + 1

  step poorest "Poorest"
    choose mark among other players, with at least 2 points, with fewest points
    set gone of mark

  example "Of those with two points the poorest"
    given moles has 3 points
    and finches has 1 point
    when voles play noon.poorest
    then gone of moles
"""


@pytest.mark.parametrize(
    "said",
    [
        "is at least the number of other players, score one point",
        "Choose a burrow or a den.",
        "for each such camp on the map, plus one",
        "another player with the fewest points among all other players who have at least two points",
    ],
)
def test_what_is_counted_keeps_its_noun(said: str) -> None:
    rules = read(faction("voles", "V", COUNTED))
    assert said in prose_of(rules.library.systems["voles"], rules.library, "en")


def test_a_filter_before_the_fewest() -> None:
    holds(faction("voles", "V", COUNTED))
