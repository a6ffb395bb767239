"""The native backend plays the same games as plain Python: the same options, choices, scores and winners for the same seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.native import NativeTable, build
from rootdsl.project.project import find_game
from rootdsl.project.tables import choose
from rootdsl.runtime import engine
from tests.docs.snippets import Snippet, load, whole
from tests.native.conftest import GLEANERS, ROOT, TRIAL

FLEET = Path(__file__).parent.parent / "engine" / "fleet"
PEDLARS = ROOT / "tests" / "factions" / "pedlars.law"


def laws(*names: str) -> list[str]:
    """Invented factions that sit at one table: each table is compiled, which costs more than its games."""
    return [str(FLEET / f"{x}.law") for x in names]


LARGE = [
    ("root", ("two",), {}, 40),
    ("root", ("machine",), {}, 20),
    ("root", ("alliance", "vagabond", "hundreds"), {"deck": "exiles", "map": "lake"}, 12),
    ("root", ("lizards", "riverfolk", "marquise"), {"map": "mountain"}, 12),
    (None, (str(TRIAL), "eyrie"), {"map": "winter"}, 20),
    (None, (*laws("loser_of_a_group", "ways_of_saying"), "eyrie"), {}, 8),
    (None, (*laws("under_the_pile"), "eyrie"), {}, 8),
    (None, (*laws("end_at_the_end"), "eyrie"), {}, 8),
    (None, (str(FLEET / "absent_faction.law"), "eyrie"), {}, 8),
    (None, (str(PEDLARS), str(PEDLARS), "marquise"), {}, 12),
    (None, (str(FLEET / "bans_ignored.law"), "eyrie"), {}, 12),
    (None, (str(FLEET / "tools_and_tops.law"), "marquise", "vagabond"), {}, 12),
    ("root", ("marquise", "vagabond"), {"deck": str(FLEET.parents[1] / "project" / "feasts.law")}, 6),
    (None, (*laws("several_at_once", "equal_cards_of_two_piles", "a_pile_of_each_place", "offered_to_others"), "eyrie"), {}, 8),
    (None, (str(FLEET / "several_hosts.law"), str(FLEET / "several_hosts.law"), "eyrie"), {}, 8),
    (None, (str(FLEET / "closed_roads.law"), "riverfolk", "vagabond"), {"map": "lake"}, 6),
]


def same(table: Any, native: Any, games: int) -> None:
    for seed in range(games):
        assert native.trace_hash(seed) == engine.trace_hash(table, seed), f"the game of seed {seed}"


def test_small_games(built: Any) -> None:
    same(*built("armello", "wolves", "rats"), 60)


def test_a_game_whose_players_hold_no_file(store: Path, compiler: None) -> None:
    rules = Rules(choose(GLEANERS))
    table = rules.table(["field"] * 3)
    same(table, NativeTable(table, build(table, rules.library)), 60)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "parts", "games"), LARGE)
def test_large_games(built: Any, game: str | None, seats: tuple[str, ...], parts: dict[str, str], games: int) -> None:
    same(*built(game, *seats, **parts), games)


def test_each_step_is_the_same(built: Any) -> None:
    """Positions, options and scores, decision by decision; copies share nothing."""
    table, native = built("armello", "wolves", "rats")
    s, n = engine.new_game(table, 7), native.new_game(7)
    steps = 0
    while s.over == engine.RUNNING and steps < 120:
        assert (n.site, n.chooser, n.options) == (s.site, s.chooser, s.options)
        assert n.at() == s.at and n.zones() == s.zones and n.scores == s.score and n.turn == s.turn
        option = s.options[steps % len(s.options)]
        copy = n.clone()
        n.apply(option)
        assert copy.options == s.options
        engine.apply(table, s, option)
        steps += 1
    assert n.over == (s.over != engine.RUNNING) and n.winners == s.winners


def test_a_game_inside(built: Any) -> None:
    table, native = built("armello", "wolves", "rats")
    s = engine.new_game(table, 11)
    decisions = engine.rollout(table, s, 11)
    found = native.rollout(11)
    assert (found.winners, found.scores, found.decisions, found.turns, found.over) == (s.winners, s.score, decisions, s.turn, True)
    assert not native.rollout(11, limit=5).over


def test_what_is_no_option(built: Any) -> None:
    _, native = built("armello", "wolves", "rats")
    with pytest.raises(ValueError, match="not an option"):
        native.new_game(1).apply(-5)


def test_the_games_of_these_tests_are_there() -> None:
    assert find_game("root", here=ROOT).mixes["machine"]


ASKING = """value heat "Heat": 1 + number of burrows on the map

abilities

  rule walls "Walls"
    enemies cannot march from a meadow with a burrow to a meadow as far, if far is adjacent to meadow of badger
  rule moat "Moat"
    other players cannot clash in a meadow with a burrow
  rule truce "Truce"
    moles cannot clash with voles, unless hand is empty
  rule ebb "Ebb"
    exception to any moat, if that player has at least 3 points: it does not hold
  rule fly "Fly"
    exception to any march.target, if hand is empty: meadows

setup
  step nest "Nest"
    choose home among meadows
    place 3 scouts and a burrow and a badger in home

dawn
  step breed "Breed"
    do this heat times
      choose site among meadows
      place a scout in site

noon
  step work "Work"
    up to 3 times
      action march "March": march
      action clash "Clash": clash
      action dig "Dig"
        choose site among meadows with a scout of voles
        place a burrow in site
        score 2

dusk
  step rest "Rest"
    draw 1
    discard down to hand_limit of voles
"""


def test_bans_that_ask_and_rounds_that_must_be(store: Path, compiler: None) -> None:
    rules = load(whole(Snippet("", 1, ASKING, {"in": "faction"})), None)
    table = rules.table(["voles", "moles"])
    assert table.a_commons_march_target.parts["way"] == table.a_commons_clash_field.parts["way"] == "barred"
    same(table, NativeTable(table, build(table, rules.library)), 10)


SEVERAL = """noon
  step beacons "Beacons"
    choose sites, up to 2, among meadows, not stony
    for each of sites as site
      place a flag in site
  step camps "Camps"
    choose homes, 2, among meadows, preferably with a flag, by fewest voles scouts, then lowest number
    for each of homes as home
      place a scout in home
  step feast "Feast"
    choose friends, 1 to 2, among other players
    for each of friends as friend
      friend draws 1
  step tithe "Tithe"
    choose inks, any number, among suits
    score number of inks
  step songs "Sorts"
    choose plans, 2, among scout and burrow and flag
    for each of plans as plan
      place a plan in 1

dusk
  step rest "Rest"
    draw 1
    discard down to hand_limit of voles
"""


def test_several_places_players_suits_and_sorts(store: Path, compiler: None) -> None:
    rules = load(whole(Snippet("", 1, SEVERAL, {"in": "faction"})), None)
    table = rules.table(["voles", "moles", "finches"])
    same(table, NativeTable(table, build(table, rules.library)), 20)
WAYS = """flag dug "Dug" of each meadow

abilities

  rule tunnels "Tunnels"
    exception to any march.target, if origin is clover: also meadows with a camp

  rule ferry "Ferry"
    gate meadows lead to gate meadows for enemies with a card in hand

  rule bridge "Bridge"
    meadows with a camp are linked for players

  rule envy "Envy"
    enemies with at least 2 points cannot clash with voles in a gate meadow

  rule fence "Fence"
    other players cannot place pieces in thistle meadows, unless that player tends meadow of badger

  rule walls "Walls"
    burrows cannot be removed, if that player has at least 1 point

noon
  step sally "Sally"
    may march
    may clash
"""


def test_bans_of_players_and_ways_for_others(store: Path, compiler: None) -> None:
    rules = load(whole(Snippet("", 1, WAYS, {"in": "faction"})), None)
    table = rules.table(["voles", "moles"])
    assert table.joins and table.bridges and table.a_commons_march_target.parts["way"] == "barred"
    same(table, NativeTable(table, build(table, rules.library)), 10)
