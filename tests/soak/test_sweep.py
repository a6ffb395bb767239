"""A sweep brings everything together, repeats itself by its seed, and says what does not end or cannot sit together."""

from __future__ import annotations

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.project.tables import choose
from rootdsl.soak.sweep import Mix, Plan, report, run
from tests.house.games import GAMES, NAMES


@pytest.fixture(scope="module")
def root() -> Rules:
    return Rules(choose(GAMES[NAMES.index("root")]))


def test_every_pair_meets_and_every_number_of_players_comes_up(root: Rules) -> None:
    plan = Plan(root, 1)
    mixes, names, refused = plan.mixes(80), root.sitting(), plan.refused
    pairs = {pair for mix in mixes for pair in mix.pairs}
    wanted = {(a, b) for a in names for b in names if a < b} - {tuple(sorted(x)) for x in refused}
    assert not wanted - pairs
    game = root.library.manifest()
    assert game is not None
    assert {len(x.seats) for x in mixes} <= set(range(game.low, game.high + 1))
    assert {game.low, game.low + 1} <= {len(x.seats) for x in mixes}
    assert len({x.parts for x in mixes}) == len(Plan(root, 1).parts)


def test_a_file_sits_no_oftener_than_it_says(root: Rules) -> None:
    for mix in Plan(root, 2).mixes(40):
        for name in mix.seats:
            assert mix.seats.count(name) <= (root.library.systems[name].seats or 1)


def test_the_same_seed_gives_the_same_mixes(root: Rules) -> None:
    assert Plan(root, 5).mixes(20) == Plan(root, 5).mixes(20) != Plan(root, 6).mixes(20)


@pytest.mark.slow
def test_a_few_hundred_games_of_all_mixes(root: Rules) -> None:
    out = run(root, 200, 1, each=4, processes=2)
    text = report(out)
    assert not out.faults, text
    assert len(out.games) >= 180
    assert "no faults" in text and "for each: games" in text


def test_a_mix_says_who_and_where() -> None:
    assert str(Mix(("otters", "newts"), (("map", "mere"),))) == "otters, newts (mere)"
    assert Mix(("otters", "otters"), ()).pairs == {("otters", "otters")}
