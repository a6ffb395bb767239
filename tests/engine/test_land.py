"""What may change of a map while it is played, and who begins."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import report_of, run_all
from rootdsl.messages.render import render
from rootdsl.project.fault import Fault
from rootdsl.project.project import find_game
from rootdsl.project.tables import build_table, choose, warnings
from rootdsl.runtime import engine, land, paths
from rootdsl.runtime.table import Table


@pytest.fixture(scope="module")
def mountain() -> Table:
    return build_table("root", ["marquise", "eyrie"], map="mountain")


def test_suits_are_dealt_by_the_seed(mountain: Table) -> None:
    dealt = [tuple(engine.new_game(mountain, seed).suit) for seed in range(4)]
    assert len(set(dealt)) == 4
    assert dealt[0] == tuple(engine.new_game(mountain, 0).suit)
    assert all(Counter(x) == Counter(mountain.suit) for x in dealt)


def test_a_path_opens_for_good_and_for_this_position_only(mountain: Table) -> None:
    s = engine.blank(mountain, 1)
    before = s.clone()
    assert 1 not in land.beside(mountain, s, 4)
    assert land.is_shut(mountain, s, "road", 1, 4) and not land.is_shut(mountain, s, "road", 0, 7)
    land.open_path(mountain, s, "road", 4, 1)
    land.open_path(mountain, s, "road", 1, 4)
    assert len(s.unbarred) == 1 and not land.is_shut(mountain, s, "road", 1, 4)
    assert 1 in land.beside(mountain, s, 4) and 4 in paths.links(mountain, s, 0, 1)
    assert 1 not in land.beside(mountain, before, 4)


def test_all_that_asks_about_paths_agrees(mountain: Table) -> None:
    s = engine.blank(mountain, 1)
    assert 1 not in land.along(mountain, s, "road", 4) and 4 not in land.along(mountain, s, "road", 1)
    land.open_path(mountain, s, "road", 4, 1)
    assert 1 in land.along(mountain, s, "road", 4)
    for a in range(mountain.sites):
        for b in land.along(mountain, s, "road", a):
            now = s.clone()
            land.close_path(mountain, now, "road", a, b)
            asked = [land.along(mountain, now, "road", a), land.beside(mountain, now, a), paths.links(mountain, now, 0, a)]
            assert all(b not in x for x in asked) and land.is_shut(mountain, now, "road", b, a)


def test_the_land_is_saved(mountain: Table) -> None:
    s = engine.new_game(mountain, 3)
    land.open_path(mountain, s, "road", 1, 4)
    again = engine.from_json(mountain, engine.to_json(mountain, s))
    assert (again.suit, again.unbarred, again.first) == (s.suit, s.unbarred, s.first)


def test_chance_says_who_begins() -> None:
    table = build_table("root", ["marquise", "eyrie", "hundreds"])
    begun = []
    for seed in range(12):
        s = engine.new_game(table, seed)
        while s.turn < 2 and engine.options(s):
            begun += [(seed, s.current)] if s.turn == 1 and (seed, s.current) not in begun else []
            engine.apply(table, s, s.options[0])
        assert (seed, s.first) in begun and s.current == (s.first + 1) % 3
    assert {who for _, who in begun} == {0, 1, 2}


def test_a_mix_stands_for_its_seats() -> None:
    assert choose(None, ["two"]).seats == ["marquise", "eyrie"]
    assert choose("root", ["two", "hundreds"]).seats == ["marquise", "eyrie", "hundreds"]
    with pytest.raises(Fault) as fault:
        choose("root", ["twoo"])
    assert fault.value.code == "E0801"


def test_every_mix_of_the_shipped_game_can_sit_down_as_advised() -> None:
    for seats in find_game("root").mixes.values():
        assert not warnings(build_table("root", seats))


def test_less_than_advised_is_said_and_played() -> None:
    assert not warnings(build_table("root", ["marquise", "eyrie"]))
    (told,) = warnings(build_table("root", ["eyrie", "vagabond"]))
    assert told.startswith("W0816") and "12" in told and "17" in told


def test_what_the_pieces_do_not_allow_is_refused() -> None:
    with pytest.raises(Fault) as fault:
        build_table("root", ["marquise", "marquise"])
    assert fault.value.code == "E0805"


def test_a_ferry_and_those_who_swim() -> None:
    """A way that a rule adds, beside paths that are open for the mover anyway; and which of two triggers comes first."""
    chosen = choose("root", [Path(__file__).with_name("swimmers.law")])
    rules = Rules(chosen)
    found = run_all(rules, chosen.seats)
    assert len(found) == 6 and all(x.passed for x in found), render(report_of(rules, found))
