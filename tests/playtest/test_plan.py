"""The rotation is fair, never changes its beginning, and gives each game its seed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest

from rootdsl.playtest.plan import Plan, from_json, seed_of, settings

PARTS = (("map", ("fen", "moor", "heath")), ("deck", ("old", "new")))


def plan(names: str = "abcdefg", players: tuple[int, ...] = (4,), **more: object) -> Plan:
    return Plan("game", tuple(names), players, PARTS, **more)  # type: ignore[arg-type]


def spread(counts: Counter[object]) -> int:
    return max(counts.values()) - min(counts.values())


@pytest.mark.parametrize("players", [(2,), (4,), (5,), (2, 3, 4)])
@pytest.mark.parametrize("games", [90, 600])
def test_everything_meets_everything_equally(players: tuple[int, ...], games: int) -> None:
    found = list(islice(settings(plan(players=players)), games))
    assert all(len(set(x.seats)) == len(x.seats) for x in found)
    assert spread(Counter(name for x in found for name in x.seats)) <= 3
    pairs = Counter(frozenset(pair) for x in found for pair in combinations(x.seats, 2))
    assert len(pairs) == 21 and spread(pairs) <= max(4, max(pairs.values()) // 6)
    for kind in (0, 1):
        with_part = Counter((name, x.parts[kind][1]) for x in found for name in x.seats)
        assert len(with_part) == 7 * len(PARTS[kind][1]) and spread(with_part) <= 6
    seats = Counter((name, len(x.seats), i) for x in found for i, name in enumerate(x.seats))
    assert len(seats) == 7 * sum(players) and spread(Counter({k: n for k, n in seats.items() if k[1] == players[-1]})) <= 4
    assert spread(Counter(x.parts for x in found)) <= len(players)
    assert spread(Counter(len(x.seats) for x in found)) <= len(PARTS[0][1]) * len(PARTS[1][1])


def test_a_longer_batch_begins_the_same() -> None:
    assert list(islice(settings(plan()), 50)) == list(islice(settings(plan()), 500))[:50]
    assert list(islice(settings(plan(seed=2)), 50)) != list(islice(settings(plan()), 50))


def test_seeds_hang_on_batch_and_number_alone() -> None:
    found = list(islice(settings(plan(seed=5)), 200))
    assert [x.seed for x in found] == [seed_of(5, n) for n in range(1, 201)]
    assert [x.seed for x in islice(settings(plan("abcde", (3,), seed=5)), 200)] == [x.seed for x in found]
    assert len({x.seed for x in found}) == 200 and all(0 <= x.seed < 2**63 for x in found)


def test_those_that_are_apart_never_meet_and_the_rest_stays_fair() -> None:
    found = list(islice(settings(plan("abcde", (3,), apart=(("a", "b"), ("a", "c")))), 300))
    assert len(found) == 300
    assert not [x for x in found if "a" in x.seats and {"b", "c"} & set(x.seats)]
    assert min(Counter(name for x in found for name in x.seats).values()) >= 90


def test_a_table_that_cannot_be_filled_gives_nothing() -> None:
    assert list(settings(plan("ab", (3,)))) == []
    assert list(settings(plan("ab", (2,), apart=(("a", "b"),)))) == []


def test_one_file_may_sit_twice() -> None:
    found = list(islice(settings(plan("aabc", (3,))), 60))
    assert any(x.seats.count("a") == 2 for x in found)
    assert all(x.seats.count("b") < 2 for x in found)


def test_bots_by_seat_and_by_file() -> None:
    assert plan(bots=("x", "y")).bots_of("ab") == ("x", "y")
    assert plan(bots=("x",)).bots_of("abc") == ("x", "x", "x")
    assert plan(bots=("x", "b=y")).bots_of("abc") == ("x", "y", "x")
    assert plan(bots=("b=y",)).bots_of("ab") == ("random", "y")


def test_a_plan_as_text() -> None:
    one = plan(house_rules=("brisk",), apart=(("a", "b"),), seed=9)
    assert from_json(one.to_json()) == one
    with pytest.raises(ValueError, match="format"):
        from_json('{"format": 0}')
