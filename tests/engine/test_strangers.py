"""What one who knew only the manual wrote, and what did not come of it as it should."""

from __future__ import annotations

from rootdsl.examples.rules import Rules
from rootdsl.machine.emit import sayings
from rootdsl.play.text import question
from rootdsl.project.project import Source
from rootdsl.project.tables import Chosen
from rootdsl.prose.show import prose_of
from rootdsl.runtime import engine
from tests.docs.snippets import ROOT, base
from tests.engine.test_caught import faction, holds


def read(text: str) -> Rules:
    chosen = Chosen(base(), [Source(ROOT / "file_0.law", "file_0.law", "faction", "voles")])
    rules = Rules(chosen, {"file_0.law": text})
    assert not rules.report.has_errors, rules.report.messages
    return rules


def test_a_condition_is_asked_for_each_of_two_cards() -> None:
    holds(faction("voles", "V", """zone council "Council", seen by all

abilities

  rule flame "Flame"
    when you would discard a card as gift, if council is empty
      put gift into council

  rule storm "Storm"
    free action storm "Storm" in noon
      discard all cards in hand

example "There is room for one"
  given voles hold nettle and bramble
  when voles play noon, storm, stop
  then 1 card is in council
  and 1 card is in heap
"""))


def test_an_exception_to_any_need_binds_everybody() -> None:
    holds(faction("voles", "V", """abilities

  rule passes "Passes"
    exception to any march.tend_one: a burrow is on the map

example "No burrow, no march, for anybody"
  given 3 moles scouts in 1
  then moles cannot march from 1 to 2

example "With one they march, though they tend nothing"
  given a burrow in 5
  and a moles scout in 1
  and 2 voles scouts in 1
  then moles can march from 1 to 2
"""))


def test_a_flag_of_places_is_a_condition() -> None:
    holds(faction("voles", "V", """flag wet "Wet" of each meadow

noon
  step look "Look"
    choose site among meadows with a scout of voles
    if site is wet: score 2
    if site is not wet: score 1
    if site is not taken: score 3

  example "A wet one"
    given 2 is wet
    and a voles scout in 2
    when voles play noon.look
    then voles has 5 points

  example "A dry one"
    given a voles scout in 2
    when voles play noon.look
    then voles has 4 points
"""))


WAITING = faction("voles", "V", """zone council "Council", seen by all

abilities

  rule whispers "Whispers"
    at start of any noon, unless the current player is voles
      may choose word among cards in council
        discard word
    when an enemy would clash
      do nothing
    at end of any turn
      score 1

  rule gifts "Gifts"
    at start of any noon, unless the current player is voles
      let guest be the current player
      guest may choose gift among cards in hand of guest
        put gift into council

example "An empty hand gives nothing: no order is asked"
  given nettle in council
  when moles play noon, nettle
  then council is empty
""")


def test_a_name_before_a_may_asks_for_no_order() -> None:
    holds(WAITING)


def test_no_two_hooks_or_triggers_have_one_path() -> None:
    system = read(WAITING).library.systems["voles"]
    paths = [x.path for x in (*system.hooks, *system.triggers)]
    assert len(set(paths)) == len(paths)
    told = sayings(system)
    first = next(x for x in system.hooks if x.point.endswith("noon:start"))
    assert told[first.path] == "at start of any noon"


def test_what_would_happen_and_does_not_is_told() -> None:
    library = read(WAITING).library
    assert "An enemy cannot clash" in prose_of(library.systems["voles"], library, "en")


def test_boxes_of_places_and_cards_of_others_are_told_as_theirs() -> None:
    library = read(faction("voles", "V", """box den "Den" of each meadow
zone council "Council", seen by all

relation mood "Mood" toward each other faction
  spaces curious, warm

abilities

  rule flame "Flame"
    when an enemy would discard a card from hand as gift
      put gift into council

noon
  step hide "Hide"
    for each burrow as home
      place a scout in den of meadow of home
""")).library
    text = prose_of(library.systems["voles"], library, "en")
    assert "your hand" not in text
    assert "the den in the meadow of that burrow" in text


def test_an_example_seats_the_files_whose_things_it_names() -> None:
    kept = 'zone council "Council", seen by all\nflag fed "Fed"\nvalue cheer "Cheer": number of burrows on the map\n'
    otters = faction("otters", "O", kept)
    voles = faction("voles", "V", """example "Their pile, flag and value"
  given nettle in council
  and fed
  and an otters burrow in 2
  then 1 card is in council
  and fed is set
  and cheer is 1
  and 0 burrows of moles are in 2
""").replace("letter V\n", "letter V\n  knows otters\n").replace("number 9", "number 8")
    holds(otters, voles)


def test_a_card_that_waits_for_an_offer_is_named() -> None:
    rules = read(faction("voles", "V", """zone cellar "Cellar", seen by all

abilities

  rule keep "Keep"
    when a card would go to heap
      may put it into cellar

noon
  step sell "Sell"
    discard all cards in hand
"""))
    table = rules.table(["voles", "moles"], {})
    state = engine.new_game(table, 1)
    asked: list[str] = []
    for _ in range(60):
        if state.over == engine.RUNNING:
            found = question(table, state)
            asked += [found.given] if found.title == "Keep" else []
            engine.apply(table, state, state.options[-1])
    assert asked and all(x.startswith("card ") for x in asked)
