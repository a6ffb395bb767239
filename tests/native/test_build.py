"""Building: once for the same rules, never into the project, and without a compiler a message and nothing else."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from rootdsl import native
from rootdsl.cli.main import run
from rootdsl.native import builds, tables
from rootdsl.project.fault import Fault
from rootdsl.runtime.fault import EngineFault
from tests.native.conftest import ROOT, laid

PAIR = ("armello", ("wolves", "rats"))


def files(folder: Path) -> set[Path]:
    return {x for x in folder.rglob("*") if x.is_file() and "__pycache__" not in x.parts}


def test_it_is_built_once(built: Any, store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first = built("armello", "wolves", "rats")
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert builds.build(*laid(*PAIR)) == first.path and first.path.is_relative_to(store)     # no compiler is needed for that
    assert native.load(table) is not None


def test_other_rules_are_another_build(store: Path) -> None:
    keys = {builds.key_of(laid("armello", seats)[0]) for seats in (("wolves", "rats"), ("rats", "wolves"), ("wolves", "bears"))}
    assert len(keys) == 3


def test_what_is_not_built_is_not_there(store: Path) -> None:
    table, _ = laid("armello", ("bears", "rabbits"))
    assert native.load(table) is None


def test_shown_prompts_play_in_python(built: Any) -> None:
    import copy

    table = copy.copy(built("armello", "wolves", "rats")[0])
    table.show_prompts = True
    assert native.load(table) is None


def test_no_compiler(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(Fault, match="no C compiler") as fault:
        builds.build(*laid("armello", ("bears", "rabbits")))
    assert fault.value.code == "E0860"


def test_the_command_says_so(store: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert run(["build-native", "bears", "rabbits"]) == 2
    assert "E0860" in capsys.readouterr().err


@pytest.mark.parametrize(("program", "code"), [("false", "E0861"), ("no-such-compiler", "E0860")])
def test_a_compiler_that_fails(store: Path, monkeypatch: pytest.MonkeyPatch, program: str, code: str) -> None:
    monkeypatch.setenv("CC", program)
    with pytest.raises(Fault) as fault:
        builds.build(*laid("armello", ("bears", "rabbits")))
    assert fault.value.code == code


def test_nothing_is_written_beside_the_rules(built: Any, store: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.chdir(ROOT)
    built("armello", "wolves", "rats")
    before = {x for name in ("rootdsl", "factions", "generated") for x in files(ROOT / name)}
    assert run(["build-native", "wolves", "rats"]) == 0
    assert "built" in capsys.readouterr().out
    assert before == {x for name in ("rootdsl", "factions", "generated") for x in files(ROOT / name)}


def test_too_much_for_a_capacity_is_a_fault(store: Path, compiler: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never a write beyond an array: the fault names the rule and its line."""
    table, library = laid(*PAIR)
    monkeypatch.setitem(tables.CAPACITIES, "MOST_OPTIONS", 2)
    path = tmp_path / "small.so"
    path.write_bytes(builds._compiled(builds.compiler(), builds.emit(table, library)))
    small = native.NativeTable(table, path)
    with pytest.raises(EngineFault, match="more options than") as fault:
        small.rollout(1)
    assert fault.value.file.endswith(".law") and fault.value.line > 0 and fault.value.path


def test_results_are_plain_data(built: Any) -> None:
    _, made = built("armello", "wolves", "rats")
    assert dataclasses.asdict(made.rollout(3)) == dataclasses.asdict(made.rollout(3))
