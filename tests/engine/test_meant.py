"""What a sentence means is what happens: the same pieces wherever they went, any member of a set, whoever keeps a counter."""

from __future__ import annotations

import pytest

from rootdsl.examples.rules import Rules, Unmade
from rootdsl.messages.render import render
from rootdsl.play.view import view
from rootdsl.project.project import Source
from rootdsl.project.tables import Chosen
from rootdsl.prose.show import prose_of
from rootdsl.runtime import engine
from tests.docs.snippets import ROOT, base
from tests.engine.test_caught import faction, holds

STATES = "burrows have sound or cracked\n\n"


def messages(text: str) -> list[str]:
    """The codes and lines of what `check` says of a faction."""
    rules = Rules(Chosen(base(), [Source(ROOT / "voles.law", "voles.law", "faction", "voles")]), {"voles.law": text})
    return [f"{m.code} {render(rules.report)}" for m in rules.report.messages if m.is_error]


def voles(text: str) -> None:
    holds(faction("voles", "V", text))


def wrong(text: str, code: str, *said: str) -> None:
    found = messages(faction("voles", "V", text))
    assert len(found) == 1 and found[0].startswith(code), found
    assert all(x in found[0] for x in said), found[0]


def test_matching_a_set_is_matching_one_of_its_members() -> None:
    voles("""noon
  step work "Work"
    may spend a card matching a burrow
      to score 1

  step look "Look"
    choose site among meadows matching a burrow
    place a scout in site

  step ask "Ask"
    choose gift among cards in hand
    if gift matches a burrow: score 4

example "Like the first"
  given a burrow in 1 and 2
  and voles hold bramble
  when voles play noon.work, bramble
  then voles has 1 point

example "Like the second"
  given a burrow in 1 and 2
  and voles hold nettle
  when voles play noon.work, nettle
  then voles has 1 point

example "Like none"
  given a burrow in 1 and 2
  and voles hold spadework
  when voles play noon.work
  then voles has 0 points

example "Places of their suits"
  given a burrow in 1 and 2
  when voles play noon.look, not 3, not 6, 5
  then 1 voles scout is in 5

example "As a condition"
  given a burrow in 1 and 2
  and voles hold nettle
  when voles play noon.ask
  then voles has 4 points
""")


def test_the_suits_of_a_set_are_told_once_each() -> None:
    voles("""noon
  step show "Show"
    choose shown, any number, among cards in hand
    reveal shown
    for each suit of shown as ink
      score 1
      choose site among meadows of suit ink
      place a scout in site

example "Two of a suit are one suit"
  given voles hold bramble and rope_walk and nettle
  when voles play noon.show, bramble, rope_walk, nettle, 1, 2
  then voles has 2 points
  and 1 voles scout is in 1
  and 1 voles scout is in 2
""")


def test_what_belongs_to_one_thing_is_not_asked_of_several() -> None:
    wrong("""noon
  step show "Show"
    choose lost, any number, among scouts on the map
    if meadow of lost is clover: draw 1
""", "E0303", "for each of lost as NAME")


def test_that_player_in_a_filter_is_the_player_under_test() -> None:
    voles("""noon
  step sell "Sell"
    choose site among meadows with a burrow
    choose buyer among enemies, with a scout of that player in site
    buyer scores 1

example "Only who is there"
  given a burrow in 2
  and a moles scout in 2
  and a finches scout in 3
  when voles play noon.sell
  then moles has 1 point
  and finches has 0 points
""")


@pytest.mark.parametrize(("words", "code", "said"), [
    ("choose buyer among enemies, with a scout of its owner in 2", "E0303", "`of it`"),
    ("choose site among meadows, with a scout of that player", "E0303", "a player by its name"),
])
def test_a_filter_that_speaks_of_nothing_is_an_error(words: str, code: str, said: str) -> None:
    wrong(f'noon\n  step sell "Sell"\n    {words.replace(" in 2", " on the map")}\n    score 1\n', code, said)


def test_a_word_for_cards_before_a_place_has_a_message_without_the_insides() -> None:
    wrong("""word fuel: a card matching a meadow with a burrow

noon
  step burn "Burn"
    choose site among fuel meadows
    place a burrow in site
""", "E0303", "`fuel` is one for cards")


def test_a_branch_that_would_change_nothing_is_not_offered() -> None:
    voles("""noon
  step beg "Beg"
    choose giver among enemies
    giver chooses one
      voles take a random card from hand of giver
      or voles score 1

  step lay "Lay"
    for each meadow with a scout of voles as site
      choose one
        place a burrow in site
        or score 1

example "No card to take"
  when voles play noon.beg
  then voles has 1 point

example "No room for a burrow"
  given a mound in 1
  and a voles scout in 1
  when voles play noon.lay, not burrow
  then voles has 1 point

example "No burrow is left"
  given 0 burrows in supply
  and a voles scout in 2
  when voles play noon.lay
  then voles has 1 point
""")


def test_what_a_faction_keeps_stays_its_own_where_others_perform_its_procedure() -> None:
    voles("""counter arrears "Arrears" toward each other faction

procedure pay_up "Paying Up": payer pays_up at site
  role site is a meadow
  add 1 to arrears toward payer

abilities

  rule toll "Toll"
    at end of any march, unless marcher is voles
      marcher pays_up at target

noon
  step look "Look"
    score arrears toward moles

example "The voles keep it"
  given a moles scout in 1
  when moles march from 1 to 2
  and voles play noon.look
  then voles has 1 point
""")


def test_whether_a_step_is_under_way_cannot_be_asked() -> None:
    wrong("""abilities

  rule fees "Fees"
    at end of clash, as raider, if in noon.tax
      score 1

noon
  step tax "Tax"
    may clash
""", "E0303", "noon.tax", "a flag that is set at its start")


def test_a_piece_in_a_supply_is_in_its_first_state() -> None:
    voles(STATES + """noon
  step fall "Fall"
    choose lost among cracked burrows on the map
    remove lost
  step home "Home"
    choose site among meadows with a burrow
    put all burrows in site into their supply
  step dig "Dig"
    choose site among stony meadows
    place 3 burrows in site

example "Removed and placed again"
  given a cracked burrow in 2
  when voles play noon.fall
  and voles play noon.dig
  then 3 sound burrows are in 5

example "Put there and placed again"
  given 2 cracked burrows in 2
  when voles play noon.home
  then 5 burrows are in supply
""")


def test_names_of_pieces_that_were_placed_or_removed_go_on_meaning_them() -> None:
    voles(STATES + """box pantry "Pantry" of each player

abilities

  rule thieves "Stolen"
    when an enemy as thief removes any burrows of voles as crumbs
      put crumbs into pantry of thief

  rule frail "Frail"
    when voles place each burrow as den into a stony meadow
      turn den cracked
      if den is cracked: score 1

  rule old "Old"
    when voles place any burrows as dens into a meadow
      score 1 for each of dens

noon
  step dig "Dig"
    choose site among stony meadows
    place 2 burrows in site

example "What was removed"
  given 2 burrows in 2
  and 2 moles scouts in 2
  when moles clash with voles in 2, rolling 2 and 0
  then 2 burrows are in pantry of moles
  and 3 burrows are in supply

example "What was placed"
  when voles play noon.dig
  then 2 cracked burrows are in 5
  and voles has 4 points
""")


def test_what_is_on_its_way_can_be_turned_and_looked_at() -> None:
    voles(STATES + """box attic "Attic"

abilities

  rule shelter "Shelter"
    when any burrows of voles would go to their supply
      turn them cracked
      put them into attic
      score number of them

example "Turned on the way"
  given 2 burrows in 2
  and 2 moles scouts in 2
  when moles clash with voles in 2, rolling 2 and 0
  then 2 cracked burrows are in attic
  and voles has 2 points
""")


def test_what_is_on_its_way_cannot_be_removed_again() -> None:
    text = faction("voles", "V", """abilities

  rule shelter "Shelter"
    when any burrows of voles would go to their supply
      remove them permanently
""")
    rules = Rules(Chosen(base(), [Source(ROOT / "voles.law", "voles.law", "faction", "voles")]), {"voles.law": text})
    with pytest.raises(Unmade, match="on their way to a supply"):
        rules.module("voles")


def test_two_alternatives_of_one_when_hear_of_a_fact_once() -> None:
    voles("""abilities

  rule watch "Watch"
    when another player places any scouts into a meadow with a burrow
    or when another player places any scouts as crowd into a meadow, if number of crowd >= 1
      draw 1

example "Both hold, one card"
  given a burrow in 2
  and a mound in 2
  when moles play dawn.breed
  then 1 card is in hand of voles

example "One fact for each"
  given a burrow in 2
  and a mound in 2 and 5
  when moles play dawn.breed
  then 2 cards are in hand of voles
""")


def test_an_example_tells_pieces_apart_by_their_state_and_lays_the_supply_last() -> None:
    voles(STATES + """noon
  step pick "Pick"
    choose den among burrows on the map
    if den is cracked: score 2
    otherwise: score 1

example "The cracked one"
  given a burrow in 2
  and a cracked burrow in 2
  when voles play noon.pick, cracked
  then voles has 2 points

example "Wherever the supply is told"
  given 1 burrow in supply
  and a cracked burrow in 2
  then 1 burrow is in 2
  and 1 burrow is in supply
""")


def test_the_suits_of_a_set_in_both_languages() -> None:
    text = faction("voles", "V", """noon
  step show "Show"
    choose shown, any number, among cards in hand
    for each suit of shown as ink
      choose spot among meadows of suit ink
      place a scout in spot
  step look "Look"
    choose site among meadows matching a burrow
    place a scout in site
""")
    rules = Rules(Chosen(base(), [Source(ROOT / "voles.law", "voles.law", "faction", "voles")]), {"voles.law": text})
    said = {language: prose_of(rules.library.systems["voles"], rules.library, language) for language in ("en", "de")}
    assert "For each suit of those cards, place a scout in a meadow of that suit." in said["en"]
    assert "für jede Farbe dieser Karten" in said["de"]
    assert "a meadow of a suit of your burrows" in said["en"]
    assert "einer Farbe deiner Spielteile „Burrow“" in said["de"]


def test_counters_toward_others_are_on_the_board() -> None:
    text = faction("voles", "V", """counter arrears "Arrears" toward each other faction

noon
  step look "Look"
    for each other player as mark
      add 1 to arrears toward mark
""")
    rules = Rules(Chosen(base(), [Source(ROOT / "voles.law", "voles.law", "faction", "voles")]), {"voles.law": text})
    table = rules.table(["voles", "moles"])
    state = engine.new_game(table, 1)
    shown = view(table, state, -1)["players"][0]["relations"]
    assert shown == [{"name": "arrears", "title": "Arrears", "toward": [{"seat": 1, "state": "0"}]}]
