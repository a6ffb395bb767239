"""A folded table plays the same games as the table from which it was folded."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from rootdsl.fold import modules
from rootdsl.fold.modules import folded
from rootdsl.fold.record import ENGINE, Record, laid, record_of
from rootdsl.playtest import batch, pool
from rootdsl.playtest.export import export
from rootdsl.playtest.game import play
from rootdsl.playtest.plan import Setting
from rootdsl.playtest.pool import Asked, find
from rootdsl.playtest.store import opened
from rootdsl.project.compile import compile_game
from rootdsl.project.tables import choose, table_of
from rootdsl.runtime import chance, engine, frame, machine, state
from rootdsl.runtime.fault import EngineFault

FLEET = Path(__file__).parents[1] / "engine" / "fleet"
TABLES: dict[str, tuple[str | None, tuple[str, ...], dict[str, str], int]] = {
    "two": ("root", ("two",), {}, 12),
    "hands, mobs and gardens": ("root", ("hundreds", "riverfolk", "lizards", "vagabond"), {"map": "winter", "deck": "exiles"}, 4),
    "one file twice, and an automaton": ("root", ("vagabond", "vagabond", "mechanical_marquise"), {}, 5),
    "another game": ("armello", ("wolves", "rats"), {}, 30),
    "cards of a file, and several seats": (None, (str(FLEET / "tools_and_tops.law"), "marquise", "vagabond"), {}, 4),
}


def plain(name: str) -> Any:
    game, seats, parts, _ = TABLES[name]
    chosen = choose(game, list(seats), parts)
    return table_of(chosen, compile_game(chosen.game, chosen.extra))


@pytest.mark.parametrize("name", TABLES)
def test_the_games_are_the_same(name: str) -> None:
    t = plain(name)
    silent, telling = folded(t, events=False), folded(t)
    for seed in range(TABLES[name][3]):
        wanted = engine.trace_hash(t, seed)
        assert engine.trace_hash(silent, seed) == wanted, f"seed {seed}"
        assert engine.trace_hash(telling, seed) == wanted, f"seed {seed}, with events"
        assert engine.rollout(silent, engine.new_game(silent, seed), seed) == engine.rollout(t, engine.new_game(t, seed), seed)


@pytest.mark.parametrize("name", ["hands, mobs and gardens", "another game"])
def test_all_that_is_counted_is_the_same(name: str) -> None:
    """Who does what is read from the engine at work, so its parts must be told apart in folded code as well."""
    t = plain(name)
    other = folded(t)
    for seed in range(3):
        setting = Setting(seed, 9000 + seed, tuple(t.seat_systems), ("random",) * t.players, ())
        assert asdict(play(t, setting)) == asdict(play(other, setting))


@pytest.fixture(scope="module")
def two() -> tuple[Any, Any]:
    t = plain("two")
    return t, folded(t)


def test_the_log_is_the_same_and_a_silent_table_has_none(two: tuple[Any, Any]) -> None:
    logs = []
    for t in two:
        s = engine.new_game(t, 5, log=True)
        engine.rollout(t, s, 5)
        logs.append(s.log)
    assert logs[0] == logs[1] and len(logs[0]) > 100
    with pytest.raises(ValueError, match="without events"):
        engine.new_game(folded(two[0], events=False), 5, log=True)


def test_a_position_is_saved_and_read_on_either(two: tuple[Any, Any]) -> None:
    """Folding is no rule: what one table saved the other plays on."""
    ends = []
    for first, then in (two, two[::-1], (two[1], two[1])):
        s = engine.new_game(first, 9)
        engine.rollout(first, s, 9, limit=150)
        s = engine.from_json(then, engine.to_json(first, s))
        engine.rollout(then, s, 10)
        ends.append((s.score, s.winners, s.turn))
    assert ends[0] == ends[1] == ends[2]


def test_what_rules_ask_is_folded() -> None:
    """A module of the engine that asks a table and is not folded would be slow, and nobody would see it."""
    asked = {getattr(getattr(machine, name), "__module__", "") for name in machine.__all__}
    rest = {chance.__name__, frame.__name__, state.__name__, ""}        # they see no table
    assert asked - rest <= {m.__name__ for m in ENGINE}


def test_it_is_made_once(two: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    t, done = two
    assert folded(done) is done
    monkeypatch.setattr(modules, "record_of", lambda *_: pytest.fail("folded anew"))
    assert folded(t).folded
    monkeypatch.setattr(modules, "_records", {})
    monkeypatch.setattr(modules, "kept", lambda _key: None)
    assert folded(t, make=False) is t


def test_what_is_kept_is_whole(two: tuple[Any, Any]) -> None:
    t, _ = two
    record = record_of(t, False)
    read = Record.from_bytes(record.to_bytes())
    assert (read.recipes, read.borrowed) == (record.recipes, record.borrowed)
    again = laid(t, read)
    assert engine.trace_hash(again, 3) == engine.trace_hash(t, 3)


def test_a_fault_tells_its_rule(two: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines of folded code are those of the generated module, and so the line of the rule is found."""
    places = []
    for t in two:
        s = engine.new_game(t, 2)
        engine.rollout(t, s, 2, limit=40)
        s.zones = None
        with pytest.raises(EngineFault) as fault:
            engine.rollout(t, s, 2)
        places.append(fault.value.file)
    assert places[0] == places[1] and places[0].endswith(".law")


def test_a_playtest_counts_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for after in (3, 10_000):
        monkeypatch.setattr(pool, "FOLD_AFTER", after)
        monkeypatch.setattr(pool, "folded", lambda t, make=True: folded(t) if make else t)
        files, plan = find(Asked("root", factions=("marquise", "eyrie"), players=("2",), bots=("greedy",), seed=3))
        with opened(tmp_path / f"{after}.playtest", new=True) as store:
            batch.run(store, files, plan, 8)
            found.append({x.name.partition(".")[2]: x.read_bytes() for x in export(store, "csv")})
    assert found[0] == found[1]
