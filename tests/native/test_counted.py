"""A native build counts of a game what the tape of plain Python counts, and a playtest keeps the same rows."""

from __future__ import annotations

import re
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from rootdsl.examples.rules import Rules
from rootdsl.native import NativeTable, build, builds, tables
from rootdsl.native.words import TELLS, WORDS
from rootdsl.playtest import quick
from rootdsl.playtest.game import MOST_DECISIONS, Played, play
from rootdsl.playtest.plan import Setting
from rootdsl.playtest.tallies import Tallies
from rootdsl.project.tables import choose
from tests.conftest import Told
from tests.native.conftest import GLEANERS, ROOT, TRIAL, laid


def games(table: Any, n: int) -> list[Setting]:
    seats = tuple(table.seat_systems) or ("",) * table.players
    return [Setting(i, 7000 + i, seats, ("random",) * table.players, ()) for i in range(n)]


def same(table: Any, native: NativeTable, n: int, rounds: int = 100) -> list[Played]:
    """Each game by both, with all that is counted; what there is of nothing as well."""
    table.native_build = native, Tallies(native)
    out = []
    try:
        for setting in games(table, n):
            one, other = play(table, setting, rounds), quick.whole(table, setting, rounds)
            assert other.native and not one.fault
            assert {**asdict(one), "native": True} == asdict(other), f"the game of seed {setting.seed}"
            assert (set(one.counts), set(one.of)) == (set(other.counts), set(other.of))
            assert [set(x) for x in one.points] == [set(x) for x in other.points]
            out.append(other)
    finally:
        del table.native_build
    return out


def test_a_small_game(built: Any) -> None:
    found = same(*built("armello", "wolves", "rats"), 12)
    kinds = {kind for x in found for _, kind, _, _ in x.counts}
    assert kinds >= {"rule", "step", "site", "option", "card", "where", "presence", "rounds", "branching"}
    assert any(x.points[0] for x in found)


def test_cut_at_a_limit_of_rounds(built: Any) -> None:
    found = same(*built("armello", "wolves", "rats"), 3, rounds=2)
    assert {x.ending for x in found} == {"unfinished"} and all(x.rounds == 2 for x in found)


def test_a_game_of_cards(store: Path, compiler: None) -> None:
    rules = Rules(choose(GLEANERS))
    table = rules.table(["field"] * 3)
    same(table, NativeTable(table, build(table, rules.library)), 12)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "parts", "n"),
    [
        ("root", ("two",), {}, 8),
        ("root", ("machine",), {}, 5),
        ("root", ("vagabond", "hundreds", "lizards"), {"deck": "exiles", "map": "lake"}, 4),
        (None, (str(TRIAL), "eyrie"), {"map": "winter"}, 8),
    ],
)
def test_large_games(built: Any, game: str | None, seats: tuple[str, ...], parts: dict[str, str], n: int) -> None:
    found = same(*built(game, *seats, **parts), n)
    assert any(kind == "mode" for x in found for _, kind, _, _ in x.counts) or game is None


def test_nothing_is_counted_unasked(built: Any) -> None:
    _, native = built("armello", "wolves", "rats")
    counted = native.play(3, 5, 100, MOST_DECISIONS, counted=True)
    plain = native.play(3, 5, 100, MOST_DECISIONS)
    assert counted.tallies and not plain.tallies
    assert asdict(plain) == {**asdict(counted), "tallies": []}
    s = native.new_game(3)
    s.apply(s.options[0])
    s.clone().apply(s.options[0]) if s.options else None
    assert native.lib.rd_tape_used(native.tape()) == len(counted.tallies)


def test_more_than_there_is_room_for_is_played_in_python(store: Path, compiler: None, tmp_path: Path, monkeypatch: Any) -> None:
    """And its rows are those of plain Python, as those of every game that ends in a fault."""
    table, library = laid("armello", ("wolves", "rats"))
    monkeypatch.setitem(tables.CAPACITIES, "MOST_TALLIES", 40)
    path = tmp_path / "small.so"
    path.write_bytes(builds._compiled(builds.compiler(), builds.emit(table, library)))
    same(table, NativeTable(table, path), 2)


def test_whatever_may_tell_something_says_by_which_rule() -> None:
    """The words of the runtime that come to a note, however deep, are those that are called under a rule."""
    text = "\n".join(path.read_text() for path in builds.RUNTIME.glob("*.h"))
    bodies = re.findall(r"^static [^;={\n]*?(\w+)\([^;{\n]*\) \{(\n.*?^\}|[^\n]*\}$)", text, re.MULTILINE | re.DOTALL)
    calls = {name: set(re.findall(r"\b(\w+)\(", body)) for name, body in bodies}
    telling, before = {"note", "note_card", "note_points"}, 0
    while before != len(telling):
        before = len(telling)
        telling |= {name for name, called in calls.items() if called & telling}
    assert telling & set(WORDS) == TELLS


# ---------------------------------------------------------------- the command


def exported(told: Told, folder: Path, *words: object) -> tuple[dict[str, bytes], str]:
    """The tables of a batch, and what was noticed."""
    folder.mkdir()
    code, _, err = told("playtest", *words, "-w", 1, "-o", folder / "x.db", "--export", "csv")
    assert code == 0
    return {x.name: x.read_bytes() for x in sorted((folder / "x-csv").iterdir())}, err


def test_the_same_bytes_with_and_without_a_build(built: Any, told: Told, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(ROOT)
    words = ["-f", "wolves,rats", "--players", 2, "-n", 10]
    built("armello", "wolves", "rats")
    built("armello", "rats", "wolves")
    native, err = exported(told, tmp_path / "native", *words)
    assert "plain Python" not in err
    monkeypatch.setattr(quick, "load", lambda _: None)
    plain, err = exported(told, tmp_path / "plain", *words)
    assert "10 of 10 games were played in plain Python: `rootdsl build-native` makes their tables faster." in err
    assert native == plain and b"wolves" in plain["used.csv"]


def test_other_bots_play_in_python(store: Path, told: Told, tmp_path: Path, monkeypatch: Any) -> None:
    shutil.copytree(GLEANERS, tmp_path / "factions" / "gleaners")
    monkeypatch.chdir(tmp_path)
    _, err = exported(told, tmp_path / "out", "-g", "gleaners", "-n", 2, "--bots", "greedy")
    assert err.count("plain Python") == 1
    assert "2 of 2 games were played in plain Python: `rootdsl build-native` makes their tables faster for random bots alone." in err
