"""A wheel carries grammar, rules and modules with it and works from any folder."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.project.conftest import HARES, ROOT, prints


@pytest.mark.slow
def test_a_wheel_in_an_empty_environment(tmp_path: Path) -> None:
    build = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path / "dist"), str(ROOT)],
        capture_output=True, text=True, check=False,
    )
    if build.returncode and not os.environ.get("ROOTDSL_NO_SKIP"):
        pytest.skip("no wheel can be built here (pip cannot fetch hatchling)")
    assert build.returncode == 0, build.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    place = tmp_path / "env"
    venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True)
    work = tmp_path / "work"
    work.mkdir()
    (work / "hares.law").write_text(HARES)
    env = {**{k: v for k, v in os.environ.items() if k != "PYTHONPATH"}, "ROOTDSL_CACHE": str(tmp_path / "cache")}

    def rootdsl(*args: str) -> str:
        done = subprocess.run([place / "bin" / "rootdsl", *args], cwd=work, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    package = next(place.glob("lib/python*/site-packages/rootdsl"))
    before = prints(package)
    assert "shipped" in rootdsl("games")
    assert "The game is over." in rootdsl("play", "hares.law", "eyrie", "--watch", "--seed", "3")
    rootdsl("compile", "hares.law")
    rootdsl("compile", "--game", "root")
    assert (work / "generated" / "root" / "hares.py").exists()
    assert prints(package) == before
