"""Bots choose what is offered, change nothing, repeat themselves, never look at what is hidden, and play better the better they are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from rootdsl.bots import Bot, make, names
from rootdsl.bots.chance import Source
from rootdsl.bots.hidden import Dealer
from rootdsl.bots.ladder import Job, plan, play, report, run, wilson
from rootdsl.play.words import may_see
from rootdsl.project.tables import build_table
from rootdsl.runtime import engine
from rootdsl.runtime.state import State
from rootdsl.runtime.table import Table
from tests.bots.conftest import small

NAMES = ["random", "greedy", "tree:12"]
GAMES = ["large", "duel", "small"]


def positions(t: Table, seed: int, number: int, apart: int = 1) -> Iterator[State]:
    """So many decisions of a random game, some way apart."""
    s, chance = engine.new_game(t, seed), Source(seed)
    for k in range(number * apart):
        if engine.outcome(s) is not None:
            return
        if k % apart == 0:
            yield s
        engine.apply(t, s, chance.pick(engine.options(s)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_takes_an_option_and_changes_nothing(tables: dict[str, Table], game: str, name: str) -> None:
    t = tables[game]
    for s in positions(t, 3, 12, 7):
        before = engine.to_json(t, s)
        assert make(name, s.chooser, 5).choose(t, s) in engine.options(s)
        assert engine.to_json(t, s) == before


def exchanged(t: Table, s: State, seat: int, source: Source) -> State:
    """The same position with other cards wherever the seat does not see them."""
    out = s.clone()
    hidden = [z for z in range(len(t.zone_name)) if not may_see(t, z, seat)]
    offered = {x - 1 for x in s.options} if t.catalogue[s.site][3] == "card" else set()
    for back in set(t.card_start):
        cards = [c for z in hidden for c in s.zones[z] if t.card_start[c] == back and c not in offered]
        other = cards[:]
        source.shuffle(other)
        for old, new in zip(cards, other, strict=True):
            zone = s.zone_of[old]
            out.zones[zone][s.zones[zone].index(old)] = new
            out.zone_of[new] = zone
    out.random = source.seed()
    return out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_and_what_chance_will_bring_changes_no_choice(tables: dict[str, Table], game: str, name: str) -> None:
    t, source, differed = tables[game], Source(8), 0
    for k, s in enumerate(positions(t, 11, 10, 9)):
        twin = exchanged(t, s, s.chooser, source)
        differed += twin.zones != s.zones
        assert make(name, s.chooser, k).choose(t, s) == make(name, s.chooser, k).choose(t, twin)
    assert differed


def test_a_deal_keeps_what_the_seat_sees(tables: dict[str, Table]) -> None:
    for t in tables.values():
        for s in positions(t, 4, 8, 11):
            seat = s.chooser
            known = [s.zones[z][0] for z in range(len(t.zone_name)) if s.zones[z] and not may_see(t, z, seat)][:1]
            s.known.append(known)
            dealt = Dealer(t, seat).look(s).clone(Source(1))
            s.known.pop()
            assert [len(x) for x in dealt.zones] == [len(x) for x in s.zones]
            assert sorted(c for x in dealt.zones for c in x) == sorted(c for x in s.zones for c in x)
            assert all(c in dealt.zones[z] for c, z in enumerate(dealt.zone_of) if z >= 0)
            assert all(dealt.zones[z] == s.zones[z] for z in range(len(t.zone_name)) if may_see(t, z, seat))
            assert all(dealt.zone_of[c] == s.zone_of[c] for c in known)
            assert [sum(x) for x in zip(*dealt.at, strict=True)] == [sum(x) for x in zip(*s.at, strict=True)]
            assert engine.options(dealt) == engine.options(s)
            assert dealt.random != s.random


def finished(t: Table, bots: list[Bot], seed: int) -> str:
    """The choices of a whole game, as text."""
    s = engine.new_game(t, seed)
    out = []
    while engine.outcome(s) is None and len(out) < 150:
        option = bots[s.chooser].choose(t, s)
        engine.apply(t, s, option)
        out.append(option)
    return f"{out} {s.score} {s.winners}"


ONCE_MORE = """
from rootdsl.bots import make
from tests.bots.conftest import small
from tests.bots.test_bots import finished
print(finished(small(3), [make(name, seat, 6) for seat, name in enumerate(("greedy", "tree:20", "random"))], 2))
"""


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    t = small(3)
    told = [finished(t, [make(name, seat, 6) for seat, name in enumerate(("greedy", "tree:20", "random"))], 2) for _ in range(2)]
    assert told[0] == told[1]
    out = subprocess.run([sys.executable, "-c", ONCE_MORE], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "7"})
    assert out.stdout.strip() == told[0]


def test_other_seeds_give_other_choices(tables: dict[str, Table]) -> None:
    s = next(iter(positions(tables["large"], 1, 1)))
    assert len({make("random", s.chooser, seed).choose(tables["large"], s) for seed in range(40)}) > 1


@pytest.mark.parametrize("name", ["clever", "tree:", "tree:0", "tree:-3", "tree:x", "tree:99999999", "greedy:3", ""])
def test_an_unknown_name_is_said_clearly(name: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        make(name, 0, 1)


def test_every_name_makes_a_bot() -> None:
    assert names() == ["random", "greedy", "tree"]
    for name in (*names(), "tree:7"):
        assert callable(make(name, 0, 1).choose)


# ---------------------------------------------------------------- how well they play


def test_greedy_beats_random_ones() -> None:
    """Two seats, each bot in each as often. By chance alone, 14 of 16 or more would come twice in a thousand times."""
    t = build_table("root", ("marquise", "hundreds"))
    games = [play(t, Job(seed, ("marquise", "hundreds"), seed % 2), "greedy", "random") for seed in range(16)]
    assert sum(x.share for x in games) >= 14


def test_the_search_beats_random_ones_in_the_smallest_game() -> None:
    """Three seats, 800 games. By chance alone, 298 or more would come once in a hundred times; the search wins some 340."""
    t = small(3)
    games = [play(t, Job(seed, ("field",) * 3, seed % 3), "tree:40", "random") for seed in range(800)]
    assert sum(x.share for x in games) >= 298


# ---------------------------------------------------------------- the ladder


def test_seats_and_files_rotate() -> None:
    jobs = plan(["a", "b", "c", "d", "e"], 3, 30, 1, lambda names: "a" not in names or "b" not in names)
    assert [x.place for x in jobs[:6]] == [0, 1, 2, 0, 1, 2]
    assert all(jobs[k].seats == jobs[k - k % 3].seats for k in range(30))
    assert len({frozenset(x.seats) for x in jobs}) == 7          # all sets but those with both
    assert jobs == plan(["a", "b", "c", "d", "e"], 3, 30, 1, lambda names: "a" not in names or "b" not in names)
    assert not plan(["a"], 2, 4, 1, lambda names: True)


def test_a_rung_is_the_same_in_one_process_and_in_two() -> None:
    t = small(2)
    jobs = plan(["field", "field"], 2, 6, 1, lambda names: True)
    one, two = (run(lambda seats: t, jobs, "greedy", "random", processes=n) for n in (1, 2))
    assert [(x.job, x.share, x.rounds, x.decisions) for x in one.games] == [(x.job, x.share, x.rounds, x.decisions) for x in two.games]
    data = one.as_data()
    assert data["games"] == 6 and 0 <= data["low"] <= data["share"] <= data["high"] <= 1
    assert report(one).startswith("greedy against random: won ")


def test_the_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(74, 200)
    assert 0.30 < low < 0.37 < high < 0.45
