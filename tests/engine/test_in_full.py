"""A price and an attempt are done in full or not; what players have of their own, in boxes and by numbers.

One file, so that its table is made once.
"""

from __future__ import annotations

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.project.project import Source
from rootdsl.project.tables import Chosen
from rootdsl.prose.show import prose_of
from tests.docs.snippets import ROOT, base
from tests.engine.test_caught import faction, holds

RULES = """kind bead "Bead"

pieces
  9 beads "Bead", in purse

box purse "Purse"
box wallet "Wallet" of each player
box cage "Cage"
zone stake "Stake", seen by all
number heat "Heat"
number debt "Debt" of each player

value riches of a player "Riches": number of beads in wallet of that player

abilities
  rule fence "The Fence"
    when a rope would go to pouch of an enemy as smith, if a bead is in wallet of smith
      put it into pouch of voles
      smith scores 1
    when a lamp would go to pouch of moles
      put it into wallet of voles
  rule tithe "Tithe"
    when another player draws each card
      gain 1 heat

noon
  step group "A Group as a Price"
    choose pair, 2, among cards in hand
    put pair into stake
      to score 1
  step offer "The Same, Offered"
    may choose pair, 2, among cards in hand
      put pair into stake
        to score 1
  step caged "Pieces as a Price"
    choose site among meadows with a scout of voles
    may put 2 scouts in site into cage
      to score 1
  step joined "Two Payments"
    choose site among roomy meadows with a scout of voles
    remove 2 scouts in site, and remove a burrow in site
      to score 1

  step attempt "An Attempt"
    fully
      choose gifts, 2, among cards in hand
      discard gifts
    if not fully: score 1
  step paid "An Attempt to Pay"
    fully: put 3 beads in purse into wallet
    if not fully: score 1

  step menu "A Menu of Nobody"
    choose friend among enemies, with a scout of it in cage
    friend may
      up to 2 times
        action ransom "Ransom"
          choose fee among cards in hand of friend
          put fee into hand of voles
            to score 1
  step toast "A Toast"
    moles may spend a card
      to moles score 1
    if you cannot: score 1

  step rich "The Rich"
    choose heavy among enemies, by most riches
    heavy scores 1
    if heavy has a bead in wallet: score 1
    if heavy has more riches than voles: score 2
    if heavy has fewer debt than voles: score 4
    if an enemy has at least 3 beads in wallet: score 8
    if no enemy has a card in hand: score 16
  step lend "A Loan"
    choose sum among 1 to 3
    put sum beads in purse into wallet of moles
    put heat beads in purse into wallet of voles
  step part "A Part of Them"
    choose lost, half of number of cards in hand, rounded up, among cards in hand
    discard lost
  step troop "A Troop"
    choose den among meadows with a scout of voles
    march up to 2 scouts of voles from den
  step gift "A Gift"
    put a rope in chest into pouch of moles
    put a lamp in chest into pouch of moles
    moles draw 2

example "One card is no price of two"
  given voles hold nettle
  when voles play noon.group
  and voles play noon.offer
  then voles has 0 points
  and nettle is in hand of voles

example "Two are"
  given voles hold nettle and comet
  when voles play noon.group
  then voles has 1 point
  and 2 cards are in stake

example "One scout is no price of two"
  given a voles scout in 2
  when voles play noon.caged
  then 1 voles scout is in 2

example "Two scouts and a burrow are one price"
  given 2 voles scouts in 2
  and a burrow in 2
  when voles play noon.joined
  then voles has 1 point
  and 0 voles scouts are in 2

example "Without the burrow nothing is paid"
  given 2 voles scouts in 2
  when voles play noon.joined
  then 2 voles scouts are in 2

example "One card of two: as much as there is, and not fully"
  given voles hold nettle
  when voles play noon.attempt
  then voles has 1 point
  and hand of voles is empty

example "Two of two"
  given voles hold nettle and comet
  when voles play noon.attempt
  then voles has 0 points

example "Two beads are left of nine, wherever the line stands"
  given 2 beads in purse
  and 1 bead in wallet of moles
  when voles play noon.paid
  then voles has 1 point
  and 2 beads are in wallet of voles
  and purse is empty

example "Nobody is asked"
  given a moles scout in 2
  when voles play noon.menu
  then voles has 0 points

example "Who has no card cannot"
  when voles play noon.toast
  then voles has 1 point

example "Who will not could have"
  given moles hold nettle
  when voles play noon.toast, no
  then voles has 0 points

example "The purses of others"
  given 2 beads in wallet of moles
  and debt of voles is 1
  when voles play noon.rich
  then moles has 1 point
  and voles has 23 points

example "A number by its name"
  given heat is 2
  when voles play noon.lend, 3
  then 3 beads are in wallet of moles
  and 2 beads are in wallet of voles

example "Half of three cards"
  given voles hold nettle and comet and lamp_oil
  when voles play noon.part, nettle, comet
  then 1 card is in hand of voles

example "One of up to two"
  given 3 voles scouts in 1
  when voles play noon.troop, not 3, 1, to 2
  then 1 voles scout is in 2

example "What would come into the pouch of somebody rich"
  given a bead in wallet of moles
  and a rope in chest
  and a lamp in chest
  when voles play noon.gift
  then 1 rope is in pouch of voles
  and 1 lamp is in wallet of voles
  and moles has 1 point
  and heat is 2
"""


def test_prices_attempts_and_what_players_have() -> None:
    holds(faction("voles", "V", RULES))


TOLD = """flag truce "Truce" of each player

abilities
  rule watch "Watchers"
    at end of any clash, unless raider is voles, unless defender is voles
      score 1
  rule truces "Truces"
    voles cannot clash with other players as guest, if truce of guest
    at start of dawn
      for each player as guest
        set truce of guest to 0
  rule wake "Wake"
    when an enemy removes any camps of voles as crumbs
      if a burrow of voles is among crumbs: score 1
"""


@pytest.mark.parametrize(
    ("language", "sentences"),
    [("en", ("not the raider or the defender",
             "another player for whom “Truce” holds", "holds for no player",
             "one of those camps is a burrow")),
     ("de", ("nicht „raider“ oder „defender“", "für den „Truce“ gilt", "für keinen Spieler"))],
)
def test_how_it_is_told(language: str, sentences: tuple[str, ...]) -> None:
    text = faction("voles", "V", TOLD)
    rules = Rules(Chosen(base(), [Source(ROOT / "file.law", "file.law", "faction", "voles")]), {"file.law": text})
    told = prose_of(rules.library.systems["voles"], rules.library, language)
    assert all(x in told for x in sentences), told
