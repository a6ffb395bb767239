"""What is counted is what happened: points add up to scores, and counting changes no game."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from rootdsl.playtest.game import UNFINISHED, play
from rootdsl.playtest.plan import Plan, Setting, settings
from rootdsl.playtest.pool import Pool, Tables
from rootdsl.playtest.tape import rule_of

GAMES = 8


@pytest.fixture(scope="module")
def games(shipped: tuple[Pool, Plan]) -> list[tuple[object, Setting]]:
    pool, plan = shipped
    tables = Tables(pool)
    return [(tables(x), x) for x in islice(settings(plan), GAMES)]


def test_points_by_rule_add_up_to_the_score(games: list[tuple[object, Setting]]) -> None:
    for t, setting in games:
        out = play(t, setting)
        assert not out.fault
        for seat, score in enumerate(out.scores):
            if score >= 0:
                assert sum(out.points[seat].values()) == score
            assert all("." in rule for rule in out.points[seat])
        assert all(len(x) == out.rounds for x in out.curves)
        assert [x[-1] for x in out.curves] == out.scores


def test_counting_changes_nothing(games: list[tuple[object, Setting]]) -> None:
    for t, setting in games[:4]:
        with_tape, without = play(t, setting), play(t, setting, counted=False)
        assert (with_tape.scores, with_tape.winners) == (without.scores, without.winners)
        assert with_tape.decisions != without.decisions == [0, 0, 0]


def test_decisions_options_and_branching_agree(games: list[tuple[object, Setting]]) -> None:
    t, setting = games[0]
    out = play(t, setting)
    for seat in range(3):
        sizes = {int(name): n for (who, kind, name, _), n in out.counts.items() if who == seat and kind == "branching"}
        assert sum(sizes.values()) == out.decisions[seat]
        assert sum(size * n for size, n in sizes.items()) == out.options[seat]
        assert min(sizes) >= 2
        sites = [(n, out.of[key]) for key, n in out.counts.items() if key[:2] == (seat, "site")]
        assert (sum(n for n, _ in sites), sum(of for _, of in sites)) == (out.decisions[seat], out.options[seat])


def test_nothing_is_taken_oftener_than_offered(games: list[tuple[object, Setting]]) -> None:
    taken: Counter[str] = Counter()
    for t, setting in games:
        out = play(t, setting)
        for key, n in out.counts.items():
            if key[1] == "option":
                assert 0 <= n <= out.of[key]
                taken[key[3]] += n
    assert taken["marquise.daylight.actions.march"] and taken["-"]


def test_rules_cards_modes_and_places_are_seen(games: list[tuple[object, Setting]]) -> None:
    kinds: Counter[tuple[str, str]] = Counter()
    for t, setting in games:
        for (_, kind, name, detail), n in play(t, setting).counts.items():
            kinds[kind, name] += n
            if kind == "where":
                assert detail.partition(".")[0] in ("autumn", "lake")
    assert kinds["rule", "woodland.battle"] and kinds["rule", "marquise.setup"] and kinds["where", "woodland.battle.field"]
    assert kinds["step", "eyrie.evening.score"] and kinds["mode", "eyrie.leader.despot"] and kinds["presence", "autumn.1"]
    assert kinds["rule", "woodland.battle"] >= kinds["where", "woodland.battle.field"] > 0


def test_how_a_game_was_won(games: list[tuple[object, Setting]]) -> None:
    endings = {play(t, setting).ending for t, setting in games}
    assert endings <= {"woodland.points", "woodland.winning_by_dominance.0", UNFINISHED} and "woodland.points" in endings
    assert {rule_of(x.__code__) for x in games[0][0].victories} == {"woodland.points"}  # type: ignore[attr-defined]


def test_a_limit_of_rounds(games: list[tuple[object, Setting]]) -> None:
    t, setting = games[0]
    out = play(t, setting, 2)
    assert (out.ending, out.rounds, out.winners) == (UNFINISHED, 2, [])
    assert all(len(x) == 2 for x in out.curves)
