"""What lies around the commands: streams, folders, names, devices. All of it ends in a message."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rootdsl.cli.main import run

ROOT = Path(__file__).parent.parent.parent
LONG = "n" * 5000
ENV = {**os.environ, "PYTHONPATH": str(ROOT)}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command line in which `rootdsl` is the program."""
    script = f'rootdsl() {{ "{sys.executable}" -m rootdsl "$@"; }}; {line}'
    return subprocess.run(["bash", "-c", script], cwd=folder, env=ENV, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["check", LONG + ".law"], "E08"),
        (["check", LONG], "E08"),
        (["compile", LONG + ".law"], "E08"),
        (["test", "./" + LONG], "E08"),
        (["games", "./" + LONG], "E08"),
        (["show", "tree", LONG + ".law"], "E0"),
        (["play", LONG + ".law", "eyrie"], "E08"),
        (["map", LONG + ".law"], "E08"),
        (["play", "marquise", "eyrie", "--human", "²"], "seats 1 to 2"),
        (["play", "marquise", "eyrie", "--human", "9" * 5000], "seats 1 to 2"),
        (["play", "marquise", "eyrie", "--choices", "9" * 5000], "choices are numbers"),
        (["map", "autumn", "-o", "/dev/null"], "E0907"),
        (["check", "/dev/zero"], "E08"),
        (["show", "tree", "pipe.law"], "E0"),
        (["check", "pipe.law"], "E08"),
        (["play", "pipe.law", "eyrie"], "E08"),
        (["play", "folder.law", "eyrie"], "E08"),
        (["map", "autumn", "--saved", "pipe.law"], "E0813"),
        (["play", "--load", "pipe.law"], "E0813"),
        (["play", "\x1b[31m.law", "eyrie"], "E08"),
        (["play", "--load", "\x1b[31m"], "does not exist"),
    ],
)
def test_what_is_said(args: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe.law")
    (tmp_path / "folder.law").mkdir()
    code = run(args)
    out = "".join(capsys.readouterr())
    assert said in out and "E0990" not in out and "Traceback" not in out and "\x1b" not in out
    assert code != 0


@pytest.mark.parametrize("part", ["seats", "choices", "humans", "position", "command", "seed"])
@pytest.mark.parametrize("value", [None, 5, "\x1b", [1.5], {"a": []}])
def test_a_map_with_a_damaged_game(part: str, value: object, capsys: pytest.CaptureFixture[str]) -> None:
    if not Path("a.save").exists():
        assert run(["play", "marquise", "eyrie", "--watch", "--limit", "3", "--save", "a.save"]) == 0
    if (part, value) == ("seed", 5):
        value = -5
    data = json.loads(Path("a.save").read_text())
    Path("b.save").write_text(json.dumps({**data, part: value}))
    capsys.readouterr()
    for args in (["map", "autumn", "--saved", "b.save"], ["play", "--load", "b.save"]):
        assert run(args) == 2
        out = "".join(capsys.readouterr())
        assert ("E0813" in out or "what sits down" in out) and "\x1b" not in out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rootdsl play marquise eyrie --human 1 <&-", "E0814"),
        ("rootdsl games > /dev/full", "no room left"),
        ("rootdsl play marquise eyrie --watch > /dev/full", "no room left"),
        ("mkdir gone; cd gone; rmdir ../gone; rootdsl check", "E0814"),
        ("mkdir gone; cd gone; rmdir ../gone; rootdsl compile", "E0814"),
    ],
)
def test_streams_and_folders(line: str, said: str, tmp_path: Path) -> None:
    done = shell(line, tmp_path)
    out = done.stdout + done.stderr
    assert done.returncode == 2 and said in out
    assert "Traceback" not in out and "E0990" not in out and "Exception ignored" not in out


@pytest.mark.parametrize("line", ["rootdsl games > /dev/full 2> /dev/full", "rootdsl check nowhere.law 2> /dev/full"])
def test_where_not_even_the_message_can_be_written(line: str, tmp_path: Path) -> None:
    assert shell(line, tmp_path).returncode == 2


@pytest.mark.parametrize("number", ["9" * 1900, "1234567890"])
def test_huge_numbers_in_rules(number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "f.law").write_text(f'faction f "F"\nreach {number}\n\nprocedure p "P" when `p`\n  score {number}\n')
    assert run(["check", "f.law", "--game", "root"]) == 1
    out = "".join(capsys.readouterr())
    assert "E0115" in out and "E0990" not in out
