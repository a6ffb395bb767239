"""Every command and every piece of code in the README does what it says there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(command: str, folder: Path) -> str:
    """What a command prints. `make` is only asked whether it knows how."""
    words = shlex.split(command)
    env = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "100", "ROOTDSL_CACHE": str(folder / "cache")}
    if words[0] == "make":
        done = subprocess.run(["make", "-n", *words[1:]], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return ""
    assert words[0] == "rootdsl", f"what is `{command}`?"
    program = [sys.executable, "-m", "rootdsl", *words[1:]]
    done = subprocess.run(program, cwd=folder, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=120)
    assert "Traceback" not in done.stderr and "E0990" not in done.stderr, done.stderr
    return done.stderr + done.stdout


def as_pattern(lines: list[str]) -> re.Pattern[str]:
    """What is shown, where `...` stands for anything."""
    return re.compile(r"\s*\n".join(re.escape(line).replace(r"\.\.\.", ".*") for line in lines), re.DOTALL)


@pytest.mark.slow
def test_every_command_prints_what_is_shown(tmp_path: Path) -> None:
    seen = 0
    for kind, name, body in BLOCK.findall(TEXT):
        if kind == "law":
            (tmp_path / name).write_text(body, encoding="utf-8")
        elif kind == "console":
            for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
                command, *shown = part.rstrip("\n").split("\n")
                found = run(command, tmp_path)
                seen += 1
                if shown:
                    assert as_pattern(shown).fullmatch(found.rstrip("\n")), f"$ {command}\n{found}"
    assert seen >= 10


def test_the_python_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = [body for kind, _, body in BLOCK.findall(TEXT) if kind == "python"]
    assert len(code.split("\n\n", 1)[1].strip().split("\n")) <= 10
    exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+(, \d+)*\] \[.*\]\n", capsys.readouterr().out)


def test_every_folder_that_is_named_is_there() -> None:
    for folder in re.findall(r"^\| `([a-z]+)/`", TEXT, re.MULTILINE):
        assert (ROOT / folder).is_dir()
