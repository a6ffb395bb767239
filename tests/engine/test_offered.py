"""What a faction offers to others in their turns, what a price tells, which cards are kept back, which paths are closed."""

from __future__ import annotations

import pytest

from rootdsl.cli.map import as_it_is
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir
from rootdsl.play.text import free_text
from rootdsl.project.tables import build_table
from rootdsl.prose.show import prose_of
from rootdsl.runtime import engine, land, paths
from rootdsl.runtime.free import free_offers
from rootdsl.runtime.table import Table
from tests.engine.test_caught import faction, holds
from tests.engine.test_strangers import read

FEAST = faction("voles", "V", """box purse "Purse"
counter fame "Fame" 0 to 9

abilities

  rule attend "Attend"
    free action attend "Attend" in noon of other players, once per turn, if fame < 5
      choose fare among scouts of the current player in a meadow
      put fare into purse
      voles score 1
      draw 1
      gain 1 fame

  rule nap "Nap"
    free action nap "Nap" in noon of enemies, if hand of the current player is empty
      draw 1

example "They come once"
  given 3 moles scouts in 1
  and moles hold nettle
  when moles play noon, attend, stop
  then voles has 1 point
  and 1 moles scout is in purse
  and 2 cards are in hand of moles
  and voles.fame is 1

example "Not in the noon of the voles"
  given 3 voles scouts in 1
  when voles play noon
  then voles has 0 points

example "Without a scout nothing is offered but the nap"
  when moles play noon, nap
  then 1 card is in hand of moles
""")


def test_a_free_action_of_others_is_performed_by_them() -> None:
    holds(FEAST)


def test_its_sentences_say_who_acts_and_who_holds_it() -> None:
    library = read(FEAST).library
    said = {language: prose_of(library.systems["voles"], library, language) for language in ("en", "de")}
    assert "During another player's noon, if the fame is at most four, that player may do the following" in said["en"]
    assert "That player puts one of that player's scouts" in said["en"] or "That player puts one of their scouts" in said["en"]
    assert "You score one point" in said["en"] and "That player draws one card" in said["en"]
    assert "Während von „Noon“ eines anderen Spielers darf dieser Spieler Folgendes tun" in said["de"]
    assert "Du erhältst einen Siegpunkt" in said["de"]


def test_it_names_its_holder_where_it_is_offered() -> None:
    table = read(FEAST).table(["voles", "moles"])
    s = engine.blank(table, 1)
    phase = next(i for i, actions in enumerate(table.free) if actions)
    offers = free_offers(table, s, 1, phase)
    assert not free_offers(table, s, 0, phase)
    assert [free_text(table, s, phase, value) for value in offers] == ["Nap (The Voles)"]


def test_a_card_on_its_way_to_the_discards_may_be_kept() -> None:
    holds(faction("voles", "V", """zone cellar "Cellar", seen by owner

abilities

  rule skim "Skim"
    when a star card as gift would go to heap, unless the current player is voles
      may spend a card
        to put gift into cellar

example "For a price"
  given moles hold comet and 4 cards
  and voles hold nettle
  when moles play dusk.rest, comet, nettle
  then comet is in cellar
  and nettle is in heap

example "Nothing to pay with: nobody asks"
  given moles hold comet and 4 cards
  when moles play dusk.rest, comet
  then comet is in heap
"""))


def test_a_price_of_a_certain_card_is_told_as_well() -> None:
    holds(faction("voles", "V", """abilities

  rule usury "Usury"
    when another player spends a card as price
      put price into hand of voles

noon
  step market "Market"
    choose guest among enemies
    choose gift among cards in hand of guest
    guest may spend gift
      to score 1

example "One card, named"
  given moles hold rope_walk
  when voles play noon.market, yes
  then rope_walk is in hand of voles
  and moles has 1 point
"""))


@pytest.fixture(scope="module")
def lake() -> Table:
    return build_table("root", ["riverfolk", "eyrie"], map="lake")


def test_a_path_is_closed_for_everybody_and_opened_again(lake: Table) -> None:
    s = engine.blank(lake, 1)
    a = next(p for p in lake.map if lake.links[p])
    b = lake.links[a][0]
    before = paths.links(lake, s, 1, a)
    land.close_path(lake, s, "road", b, a)
    land.close_path(lake, s, "road", a, b)
    assert len(s.unbarred) == 1 and land.is_shut(lake, s, "road", a, b)
    assert b not in land.beside(lake, s, a) and b not in paths.links(lake, s, 1, a) and a not in paths.links(lake, s, 1, b)
    again = engine.from_json(lake, engine.to_json(lake, s))
    assert again.unbarred == s.unbarred and b not in land.beside(lake, again, a)
    land.open_path(lake, s, "road", a, b)
    assert not s.unbarred and tuple(paths.links(lake, s, 1, a)) == tuple(before)


def test_another_path_between_the_same_places_stays(lake: Table) -> None:
    s = engine.blank(lake, 1)
    rivers = [(a, b) for a in lake.map for b in lake.links_of["river"][a]]
    both = [(a, b) for a, b in rivers if b in lake.links_of["road"][a]]
    alone = next((a, b) for a, b in rivers if b not in lake.links_of["road"][a])
    land.close_path(lake, s, "river", *alone)
    assert alone[1] not in paths.links(lake, s, 0, alone[0])          # who goes by boat does not pass either
    for a, b in both[:1]:
        land.close_path(lake, s, "road", a, b)
        assert b in paths.links(lake, s, 0, a) and b not in paths.links(lake, s, 1, a)
        land.close_path(lake, s, "river", a, b)
        assert b not in paths.links(lake, s, 0, a)


def test_a_path_that_the_map_closes_can_be_opened_and_closed() -> None:
    mountain = build_table("root", ["marquise", "eyrie"], map="mountain")
    s = engine.blank(mountain, 1)
    land.open_path(mountain, s, "road", 1, 4)
    land.close_path(mountain, s, "road", 1, 4)
    assert not s.unbarred and land.is_shut(mountain, s, "road", 1, 4)


def test_the_picture_of_a_position_shows_what_is_closed(lake: Table) -> None:
    s = engine.blank(lake, 1)
    chart = load_game(factions_dir() / "root", Report()).systems["lake"].of(d.MapDecl)[0]
    a = next(p for p in lake.map if lake.links_of["road"][p])
    b = lake.links_of["road"][a][0]
    land.close_path(lake, s, "road", a, b)
    assert [(x.kind, {x.a, x.b}) for x in as_it_is(chart, lake, s).links if x.closed] == [("road", {a, b})]
