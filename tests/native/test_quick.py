"""A quick playtest keeps the same outcomes, whether a native build or plain Python plays."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from rootdsl.cli.main import run
from rootdsl.fold.modules import folded
from rootdsl.native import load
from rootdsl.playtest import quick
from rootdsl.playtest.game import play
from rootdsl.playtest.plan import Setting
from rootdsl.playtest.tallies import Tallies
from rootdsl.runtime import engine
from tests.native.conftest import ROOT


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "games", "rounds"), [("armello", ("wolves", "rats"), 25, 100), ("root", ("marquise", "eyrie"), 25, 40)]
)
def test_the_same_outcomes(built: Any, monkeypatch: pytest.MonkeyPatch, game: str, seats: tuple[str, ...], games: int, rounds: int) -> None:
    table, native = built(game, *seats)
    settings = [Setting(i, 1000 + i, seats, ("random",) * len(seats), ()) for i in range(games)]
    monkeypatch.setattr(table, "native_build", (native, Tallies(native)), raising=False)
    fast = [quick.outcome(table, x, rounds) for x in settings]
    assert all(x.native for x in fast)
    monkeypatch.setattr(table, "native_build", None)
    plain = [quick.outcome(table, x, rounds) for x in settings]
    for one, other in zip(fast, plain, strict=True):
        assert asdict(one) | {"native": False} == asdict(other)


@pytest.mark.slow
def test_a_folded_table_finds_the_build_of_its_rules(built: Any) -> None:
    """A cache may hold both: a native build is found by the rules, which folding does not change."""
    table, _ = built("armello", "wolves", "rats")
    other = folded(table)
    assert other.folded
    native = load(other)
    assert native is not None
    for seed in range(5):
        assert native.trace_hash(seed) == engine.trace_hash(other, seed) == engine.trace_hash(table, seed)
    setting = Setting(1, 9001, ("wolves", "rats"), ("random", "random"), ())
    inside = quick.whole(other, setting, 100)
    assert inside.native
    assert asdict(inside) == asdict(play(other, setting, 100)) | {"native": True}


def test_the_command_tells_what_was_not_built(store: Path, tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    words = ["playtest", "--quick", "-f", "bears,rabbits", "--players", "2", "-n", "4", "-w", "1", "-o", str(tmp_path / "x.playtest")]
    assert run(words) == 0
    assert "4 of 4 games were played in plain Python" in capsys.readouterr().err
