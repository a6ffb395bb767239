"""Who catches what before it happens, and in which order; what happens where nobody catches it after all.

The files stand beside the small game of the manual, `tests/docs/base`.
"""

from __future__ import annotations

import re

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import report_of, run_all
from rootdsl.messages.render import render
from rootdsl.project.project import Source
from rootdsl.project.tables import Chosen
from rootdsl.prose.show import prose_of
from tests.docs.snippets import ROOT, base, rests

STOCK = 'pieces\n  6 scouts\n  5 burrows "Burrow" are camps\n\n'


def faction(name: str, letter: str, text: str) -> str:
    return f'language 1\n\nfaction {name} "The {name.title()}"\n  number 9, letter {letter}\n\n{STOCK}{text}{rests(text)}'


def holds(*texts: str) -> None:
    """The examples of these files hold at tables with all of them at hand."""
    sources, written = [], {}
    for k, text in enumerate(texts):
        head = re.search(r"^(deck|faction|house rules) (\w+)", text, re.MULTILINE)
        assert head is not None
        label = f"file_{k}.law"
        sources.append(Source(ROOT / label, label, head[1], head[2]))
        written[label] = text
    chosen = Chosen(base(), sources)
    for x in sources:
        if x.kind == "deck":
            chosen.parts["deck"] = x.name
        elif x.kind == "house rules":
            chosen.house_rules.append(x.name)
    rules = Rules(chosen, written)
    quiet = ("W0699", "W0688", "W0692")
    assert not [m for m in rules.report.messages if m.code not in quiet], render(rules.report)
    found = run_all(rules, [x.name for x in sources])
    assert found
    assert all(x.passed for x in found), render(report_of(rules, found))


HOUSE = """language 1

house rules strict "Strict"

rule graves "Graves"
  when any scouts of a player would go to their supply
    put them into chest
"""


def test_the_higher_layer_acts_first() -> None:
    holds(HOUSE, faction("voles", "V", """box purse "Purse"

abilities
  rule shelter "Shelter"
    when any scouts of voles would go to their supply
      put them into purse

example "The house rule stands above the faction"
  given 2 voles scouts in 2
  and 2 moles scouts in 2
  when moles clash with voles in 2, rolling 2 and 0
  then purse is empty
  and 2 voles scouts are in chest
"""))


def test_what_may_be_declined_comes_first() -> None:
    holds(HOUSE, faction("voles", "V", """box purse "Purse"

abilities
  rule shelter "Shelter"
    when any scouts of voles would go to their supply
      may put them into purse

example "Taken"
  given 2 voles scouts in 2
  and 2 moles scouts in 2
  when moles clash with voles in 2, rolling 2 and 0, yes
  then 2 voles scouts are in purse

example "Declined"
  given 2 voles scouts in 2
  and 2 moles scouts in 2
  when moles clash with voles in 2, rolling 2 and 0, no
  then 2 voles scouts are in chest
"""))


def test_of_one_layer_the_current_player_comes_first() -> None:
    texts = []
    for name, letter, other in (("voles", "V", "stoats"), ("stoats", "S", "voles")):
        text = faction(name, letter, f"""box purse "Purse"

abilities
  rule nets "Nets"
    when any enemy scouts would go to their supply
      put them into purse

noon
  step hunt "Hunt"
    choose prey among enemy scouts on the map
    remove prey

example "In their own turn it is theirs"
  given a moles scout in 2
  and a {other} scout in supply
  when {name} play noon.hunt
  then 1 moles scout is in purse
""")
        texts.append(text)
    holds(*texts)


def test_a_card_that_has_left_catches_nothing() -> None:
    holds("""language 1

deck extra "Extra"

card thorn "Thorn" thistle, 3 copies, cost any
  when you would draw
    score 5
card moss "Moss" poppy, 1 copy
card broom "Broom" star, 1 copy, cost any
  free action sweep "Sweep" in noon
    together
      draw 1
      remove all cards in table permanently

example "In force, it is worth points"
  given thorn in table of moles
  when moles play dusk.rest
  then moles has 5 points

example "Gone, the card is drawn after all"
  given thorn in table of moles
  and broom in table of moles
  when moles play noon, sweep
  then moles has 0 points
  and 1 card is in hand of moles
""")


def test_prompts_tell_like_events_apart() -> None:
    """Of two burrows in two meadows the question says which; of two triggers in one rule, which of them it is."""
    text = faction("voles", "V", """abilities
  rule grief "Grief"
    when an enemy as foe removes any camps of voles from a meadow as grave
      may
        place a scout in grave
        foe scores 1
    when an enemy removes any scouts of voles
      may draw 1
""")
    rules = Rules(Chosen(base(), [Source(ROOT / "file.law", "file.law", "faction", "voles")]), {"file.law": text})
    made = rules.module("voles")
    bound = [x.BOUND for x in vars(made).values() if getattr(x, "BOUND", ())]
    assert bound == [(("foe", "player"), ("grave", "place"))]
    assert len(made.SYSTEM["sayings"]) == 2


def test_a_procedure_that_did_not_happen_sets_nothing_off() -> None:
    holds(faction("voles", "V", """abilities
  rule mire "Mire"
    when an enemy would march
      draw 1
  rule trail "Trail"
    at end of any march
      place a scout in target
  rule envy "Envy"
    when an enemy marches
      score 1

example "No march, no trail, no envy"
  given a moles scout in 1
  when moles march from 1 to 2
  then 1 moles scout is in 1
  and 0 voles scouts are on the map
  and voles has 0 points
"""))


def test_what_is_declined_leaves_the_answers_before_it_alone() -> None:
    """The answer `no` once stood in the place of the place that had been chosen just before."""
    holds(faction("voles", "V", """procedure dig "Dig": digger digs site
  choose site among meadows
  step work "Work"
    place a scout in site

abilities
  rule lazy "Lazy"
    instead of dig.work
      may draw 1

noon
  step dig "Dig"
    dig

example "Declined, they dig where they chose"
  when voles play noon.dig, 3, no
  then 1 voles scout is in 3

example "They rest instead"
  when voles play noon.dig, 3, yes
  then 1 card is in hand of voles
  and 0 voles scouts are on the map
"""))


@pytest.mark.parametrize(("rule", "burrows"), [("plots", 0), ("any plots", 2)])
def test_a_ban_that_does_not_hold(rule: str, burrows: int) -> None:
    holds(faction("voles", "V", f"""abilities
  rule deep "Deep"
    exception to {rule}: it does not hold

noon
  step gift "Gift"
    choose site among meadows
    choose friend among enemies
    friend places a burrow in site

  step dig "Dig"
    choose site among meadows where a burrow can be placed
    place a burrow in site

example "A full meadow, for themselves"
  given 1 burrow in 1
  when voles play noon.dig, 1
  then 2 burrows are in 1

example "And where the moles do it"
  given 1 burrow in 1
  when voles play noon.gift, {"1" if burrows else "not 1, 2"}
  then {burrows or 1} burrow{"s are" if burrows else " is"} in 1
"""))


def test_the_higher_layer_keeps_things_out_of_a_box() -> None:
    holds("""language 1

house rules strict "Strict"

rule duty "Duty"
  when a tool as find would go to pouch of voles
    remove find permanently
    voles score 3
""", faction("voles", "V", """abilities
  rule thrift "Thrift"
    when a tool as find would go to pouch
      remove find permanently
      score 1

noon
  step find "Find"
    put a rope in chest into pouch

example "The house rule stands above the faction"
  given a rope in chest
  when voles play noon.find
  then voles has 3 points
"""))


@pytest.mark.parametrize(
    ("language", "ban", "card"),
    [("en", "“Plots” is not in force for you if your hand is empty", "When you would discard a card, draw one card instead"),
     ("de", "„Plots“ gilt nicht für dich, falls", "Wenn du eine Karte ablegen würdest, ziehe stattdessen eine Karte")],
)
def test_how_it_is_told(language: str, ban: str, card: str) -> None:
    text = faction("voles", "V", """abilities
  rule deep "Deep"
    exception to plots, if hand is empty: it does not hold
  rule thrift "Thrift"
    when voles would discard
      draw 1
""")
    rules = Rules(Chosen(base(), [Source(ROOT / "file.law", "file.law", "faction", "voles")]), {"file.law": text})
    told = prose_of(rules.library.systems["voles"], rules.library, language)
    assert ban in told
    assert card in told


@pytest.mark.parametrize(("guard", "nests"), [("that piece is a scout", 0), ("that player is voles", 1), ("hand of voles is empty", 0)])
def test_a_rule_that_waits_and_catches_does_not_hold(guard: str, nests: int) -> None:
    """A moment has no piece of which to ask: then only what is caught is left out."""
    holds(faction("voles", "V", f"""box nest "Nest"

abilities
  rule shelter "Shelter"
    at start of clash
      score 1
    when each scout of voles would go to their supply
      put it into nest

  rule famine "Famine"
    exception to any shelter, if {guard}: it does not hold

example "Shelter"
  given 1 voles scout in 2
  and 2 moles scouts in 2
  when moles clash with voles in 2, rolling 1 and 0
  then {nests} voles scout{"s are" if nests != 1 else " is"} in nest
"""))


GUARDED = """abilities
  rule guarded "Guarded"
    badger cannot be removed, if at least 1 scouts of voles are in meadow of badger

noon
  step cull "Cull"
    let den be meadow of badger
    choose gone, 1, among pieces in den
    remove gone
  step fire "Fire"
    remove all pieces of voles in meadow of badger

example "What cannot be removed is not chosen"
  given a voles scout in 2
  and a badger in 2
  when voles play noon.cull
  then a badger is in 2
  and 0 voles scouts are in 2

example "What holds one piece is asked before the first has gone"
  given 2 voles scouts in 2
  and a badger in 2
  when voles play noon.fire
  then a badger is in 2
  and 0 voles scouts are in 2
"""


def test_a_ban_is_asked_before_pieces_are_chosen_and_before_the_first_of_a_group_has_gone() -> None:
    holds(faction("voles", "V", GUARDED).replace("  6 scouts\n", '  6 scouts\n  1 badger "Badger" is a beast\n'))


def test_a_price_below_if_and_otherwise_is_asked_before_it_is_offered() -> None:
    holds(faction("voles", "V", """procedure dig "Dig": digger digs site
  choose site among meadows
  if digger has 5 points
    place a scout in site
  otherwise
    spend 2 cards
      to place a scout in site

noon
  step work "Work"
    up to 1 times
      action dig "Dig": dig

example "Nobody can pay"
  when voles play noon.work, not dig
  then 0 voles scouts are in 2

example "Rich enough"
  given voles has 5 points
  when voles play noon.work, dig, 2
  then 1 voles scout is in 2
"""))


def test_pieces_of_a_chosen_sort_or_of_the_sort_of_a_chosen_piece() -> None:
    holds(faction("voles", "V", """box nest "Nest"

noon
  step a "A"
    choose plan among scout and burrow
    score number of plan
  step b "B"
    choose plan among scout and burrow
    score number of plan on the map
  step c "C"
    choose plan among scout and burrow
    score number of pieces in nest, of the same sort as plan
  step d "D"
    choose one_piece among pieces in nest
    score number of pieces in nest, of the same sort as one_piece
  step e "E"
    choose some, 1, among pieces in nest
    score number of pieces in nest, of the same sort as some

example "Burrows on the map"
  given a burrow in 1 and 2
  and a voles scout in 2
  when voles play noon.a, burrow
  and voles play noon.b, burrow
  then voles has 4 points

example "Off the map"
  given 2 voles scouts in nest
  and a burrow in nest
  when voles play noon.c, scout
  and voles play noon.d, burrow
  and voles play noon.e, scout
  then voles has 5 points
"""))


def test_a_chosen_sort_is_put_into_a_box() -> None:
    holds(faction("voles", "V", """box nest "Nest"

noon
  step store "Store"
    choose plan among scout and burrow
    put a plan into nest

example "A burrow out of the supply"
  when voles play noon.store, burrow
  then a burrow is in nest
  and 4 burrows are in supply
"""))


def test_however_many_would_be_suffered() -> None:
    """`takes hits as blow`: a number role of what is caught has a name."""
    holds(faction("voles", "V", """procedure gain "Gain": winner gains amount tales
  role amount is a number
  winner scores amount

abilities
  rule modest "Modest"
    when voles would gain tales as glory, if glory >= 2
      voles score glory - 1

noon
  step feast "Feast"
    gain 3 tales
  step snack "Snack"
    gain 1 tales

example "One less"
  when voles play noon.feast
  and voles play noon.snack
  then voles has 3 points
"""))


def test_a_card_and_a_piece_of_one_name() -> None:
    holds(faction("voles", "V", """kind paper "Paper" of card
zone book "Book", seen by all
zone files "Files", seen by all
card burrow "Burrow" clover, 2 copies, paper, in book

noon
  step keep "Keep"
    choose deal among cards in book
    put deal into files

example "The card lies in the pile, the piece in the place"
  given burrow in book
  and a burrow in 2
  when voles play noon.keep
  then burrow is in files
  and 1 burrow is in 2
"""))
