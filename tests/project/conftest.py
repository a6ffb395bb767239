"""A working folder of the user's own with an empty cache, and a small outside faction for the shipped game."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from rootdsl.project import cache
from rootdsl.project.compile import compile_game
from rootdsl.project.project import find_game, find_games, outside

ROOT = Path(__file__).parent.parent.parent

HARES = '''language 1

faction hares "The Hares"
  chapter 20
  letter H
  reach 8
  colour "#7a9e3a"

pieces
  15 warriors
  8 burrows "Burrow" are buildings

setup
  step arrive "Arrive"
    choose home among corner clearings
    place 5 warriors in home

birdsong
  step breed "Breed"
    for each burrow as den
      place a warrior in clearing of den

daylight
  step work "Work"
    up to 4 times
      action hop "Hop": move
      action fight "Fight": battle
      action dig "Dig", once per turn
        choose site among open clearings with a hares warrior
        place a burrow in site
        score 1

evening
  step boast "Boast"
    for each burrow
      score 1
  step rest "Rest"
    draw 1
    discard down to hand_limit of hares
'''


@pytest.fixture(scope="session")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that knows the shipped games, and Root with the hares: made once, as compiling them takes seconds each time."""
    store = tmp_path_factory.mktemp("shipped", numbered=True)
    store.chmod(0o700)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ROOTDSL_CACHE", str(store))
        cache._folder.cache_clear()
        law = tmp_path_factory.mktemp("hares") / "hares.law"
        law.write_text(HARES, encoding="utf-8")
        for game in find_games():
            compile_game(game)
        compile_game(find_game("root"), [outside(law)])      # with a file that joins it everything is looked at anew
    cache._folder.cache_clear()
    return store


@pytest.fixture
def work(bare: Path, shipped: Path) -> Path:
    """The folder where the user stands; the cache is another, in which nothing but the shipped games is known."""
    shutil.copytree(shipped, bare.parent / "cache", dirs_exist_ok=True)
    return bare


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The same with an empty cache."""
    store = tmp_path / "cache"
    store.mkdir(mode=0o700)
    monkeypatch.setenv("ROOTDSL_CACHE", str(store))
    monkeypatch.delenv("ROOTDSL_DEBUG", raising=False)
    cache._folder.cache_clear()
    folder = tmp_path / "work"
    folder.mkdir()
    monkeypatch.chdir(folder)
    yield folder
    cache._folder.cache_clear()


@pytest.fixture
def hares(work: Path) -> Path:
    path = work / "hares.law"
    path.write_text(HARES, encoding="utf-8")
    return path


def prints(folder: Path) -> dict[str, str]:
    """The hash of every file below a folder."""
    return {
        x.relative_to(folder).as_posix(): hashlib.sha256(x.read_bytes()).hexdigest()
        for x in sorted(folder.rglob("*")) if x.is_file() and "__pycache__" not in x.parts
    }
