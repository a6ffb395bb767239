"""Tables for the native backend: built once for all tests, in a cache of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from functools import cache as once
from pathlib import Path
from typing import Any

import pytest

from rootdsl.names.library import Library
from rootdsl.native import NativeTable, build, builds
from rootdsl.native.builds import COMPILERS
from rootdsl.native.model import model_of
from rootdsl.project import cache
from rootdsl.project.compile import compile_game
from rootdsl.project.tables import choose, table_of
from rootdsl.runtime.table import Table

ROOT = Path(__file__).resolve().parents[2]
GLEANERS = ROOT / "tests" / "games" / "gleaners"
TRIAL = ROOT / "tests" / "factions" / "trial.law"


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache folder of the tests, with builds that are soon made: what is compared is what they do, and the C compiler is trusted."""
    flags, builds.FLAGS = builds.FLAGS, tuple("-O0" if x == "-O2" else x for x in builds.FLAGS)
    folder = tmp_path_factory.mktemp("native-cache")
    folder.chmod(0o700)
    before = os.environ.get("ROOTDSL_CACHE")
    os.environ["ROOTDSL_CACHE"] = str(folder)
    cache._folder.cache_clear()
    yield folder
    builds.FLAGS = flags
    if before is None:
        del os.environ["ROOTDSL_CACHE"]
    else:
        os.environ["ROOTDSL_CACHE"] = before
    cache._folder.cache_clear()


@once
def laid(game: str | None, seats: tuple[str, ...], parts: tuple[tuple[str, str], ...] = ()) -> tuple[Table, Library]:
    """A table with the model of its rules."""
    chosen = choose(game, seats, dict(parts), here=ROOT)
    table = table_of(chosen, compile_game(chosen.game, chosen.extra), here=ROOT)
    return table, model_of(chosen, table)


@pytest.fixture
def compiler() -> None:
    if not any(shutil.which(x) for x in COMPILERS):
        pytest.skip("no C compiler")


@pytest.fixture
def built(store: Path, compiler: None) -> Any:
    """Builds a table (once) and gives it, plain and native."""

    def make(game: str | None, *seats: str, **parts: str) -> tuple[Table, NativeTable]:
        table, library = laid(game, seats, tuple(sorted(parts.items())))
        return table, NativeTable(table, build(table, library))

    return make
