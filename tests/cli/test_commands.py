"""The commands: what they say, and with which code they end."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from rootdsl.cli.main import COMMANDS, cli, run

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_game_is_printed_whole_by_its_name_its_folder_or_its_heading(capsys: pytest.CaptureFixture[str]) -> None:
    folder = ROOT / "factions" / "armello"
    written = []
    for i, word in enumerate(("armello", str(folder), str(folder / "game.law"))):
        assert run(["docs", word, "-f", "json", "-l", "en", "-o", str(i)]) == 0
        written.append(next(Path(str(i)).rglob("*.json")).read_bytes())
    assert written[0] == written[1] == written[2]
    assert len(json.loads(written[0])["chapters"]) > 1


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    done = CliRunner().invoke(cli, [name, "--help"])
    assert done.exit_code == 0 and "Usage:" in done.output


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["chekc"], 2, "Nearest: `check`"),
        (["check", "--nothing"], 2, "No such option"),
        (["check", "nowhere.law"], 2, "E0801"),
        (["explain", "E0303"], 0, "E0303"),
        (["explain", "E9"], 2, "no message code"),
        (["games"], 0, "root   Root"),
        (["games", "roott"], 2, "Nearest known word: `root`"),
        (["play"], 2, "root   Root"),
        (["play", "marquise"], 2, "E0804"),
        (["play", "marquise", "eyrie", "--map", "standard"], 2, "E0806"),
        (["play", "marquise", "eyrie", "--house-rules", "none"], 2, "E0801"),
        (["map", "autum"], 2, "Nearest known word: `autumn`"),
        (["show", "tree", "autumn"], 0, "Heading"),
        (["show", "names", "autumn"], 0, "MapDecl"),
        (["show", "model", "eyrie"], 0, "faction eyrie"),
        (["show", "machine", "eyrie"], 0, "made by rootdsl"),
        (["compile"], 2, "E0810"),
        (["version"], 0, "rootdsl"),
        (["--version"], 0, "rootdsl"),
        (["check", "armello"], 0, "armello: 9 files, no faults."),
        (["test", "armello"], 0, "armello: 109 examples hold"),
        (["docs", "armello", "-f", "json", "-l", "en"], 0, "1 file, 1 language"),
    ],
)
def test_what_is_said(args: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(args) == code
    out = capsys.readouterr()
    assert said in out.out + out.err
    assert "Traceback" not in out.err


def test_a_fault_of_ours_is_a_message(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("rootdsl.project.project.find_games", lambda: 1 / 0)
    assert run(["games"]) == 2
    said = capsys.readouterr().err
    assert "E0990" in said and "--debug" in said and "Traceback" not in said
    assert run(["--debug", "games"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_maps(tmp_path: Path) -> None:
    for form in ("svg", "json", "graphml"):
        assert run(["map", "autumn", "-o", f"a.{form}"]) == 0
    assert len(json.loads((tmp_path / "a.json").read_text())["nodes"]) == 19
    assert (tmp_path / "a.svg").read_text().lstrip().startswith("<")


def test_keywords_and_constructs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["keywords", "--json"]) == 0
    words = {x["word"]: x for x in json.loads(capsys.readouterr().out)}
    assert words["up to"]["games"] and words["faction"]["where"] == "heading"
    assert run(["constructs", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {"declaration", "sentence", "expression"} == {x["layer"] for x in rows}


@pytest.mark.slow
def test_help_is_quick() -> None:
    best = 9.0
    for _ in range(5):
        before = os.times()
        subprocess.run([sys.executable, "-m", "rootdsl", "--help"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        after = os.times()
        best = min(best, after.children_user + after.children_system - before.children_user - before.children_system)
    assert best < 0.25, "0.15 s of work is the aim"


def test_watch_lets_bots_hold_the_seats_of_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\ns b.save\nq\n"))
    assert run(["play", "marquise", "eyrie", "--human", "1", "--save", "a.save"]) == 0
    capsys.readouterr()
    assert run(["play", "--load", "b.save", "--watch"]) == 0
    assert "The game is over." in capsys.readouterr().out


def test_a_saved_game_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "marquise", "eyrie", "--watch", "--limit", "5", "--save", "a.save"]) == 0
    assert "rootdsl play --load a.save" in capsys.readouterr().out
    assert run(["play", "--load", "a.save", "--watch", "--limit", "9"]) == 0
    assert "--limit 9" in capsys.readouterr().out
    assert run(["map", "autumn", "--saved", "a.save", "-o", "a.svg"]) == 0
    data = json.loads((tmp_path / "a.save").read_text())
    data["command"] = "rootdsl play gone.law eyrie"
    (tmp_path / "a.save").write_text(json.dumps(data))
    assert run(["play", "--load", "a.save"]) == 2
    assert "gone.law, which is not there" in capsys.readouterr().err
