"""The hardest rules, and a game of another kind, play random games to the end."""

from __future__ import annotations

import functools
import types
from pathlib import Path

import pytest

from rootdsl.machine.emit import emit
from rootdsl.messages.message import Report
from rootdsl.names.load import load_game
from rootdsl.runtime import driver, engine
from rootdsl.runtime.chance import below, start
from rootdsl.runtime.link import link
from rootdsl.runtime.state import RUNNING

REPO = Path(__file__).parents[2]
GAMES = {
    "root": (REPO / "factions" / "root", [], ("root", "woodland", "autumn", "standard", "ruins")),
    "armello": (REPO / "factions" / "armello", [], ("armello", "kingdom", "clash", "clearwater", "armoury")),
}


@functools.cache
def files(game: str):
    folder, extra, _ = GAMES[game]
    report = Report()
    library = load_game(folder, report, extra)
    assert [m.text for m in report.messages] == []
    return library, {}


def module(game: str, name: str) -> types.ModuleType:
    library, made = files(game)
    if name not in made:
        made[name] = types.ModuleType(name)
        exec(compile(emit(library.systems[name], library), f"<{name}>", "exec"), made[name].__dict__)
    return made[name]


@pytest.mark.parametrize(
    ("game", "seats", "seeds"),
    [
        ("root", "vagabond,marquise,eyrie", 2),
        ("root", "vagabond,vagabond,eyrie", 2),
        ("root", "vagabond,vagabond,marquise,eyrie", 1),
        ("root", "hundreds,vagabond", 2),
        ("armello", "rats,wolves", 20),
        ("armello", "rabbits,bears", 10),
        ("armello", "wolves,bears,rats,rabbits", 4),
    ],
)
def test_random_games_end_and_stay_whole(game: str, seats: str, seeds: int) -> None:
    common = [module(game, name) for name in GAMES[game][2]]
    t = link(common, [module(game, name) for name in seats.split(",")])
    pieces = sum(t.count)
    for seed in range(seeds):
        s = engine.new_game(t, seed)
        source = engine.State()
        source.random = start(seed)
        n = 0
        while s.over == RUNNING:
            assert len(s.options) > 1 and len(set(s.options)) == len(s.options)
            driver.apply(t, s, s.options[below(source, len(s.options))])
            n += 1
            assert n < 20_000
            assert min(map(min, s.at)) >= 0
            assert sum(map(sum, s.at)) + sum(x[2] for x in s.flights) == pieces
            if n % 101 == 0:
                text = engine.to_json(t, s)
                assert engine.to_json(t, engine.from_json(t, text)) == engine.to_json(t, s.clone()) == text
        assert s.winners
