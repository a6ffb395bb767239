"""A table of the shipped game, and games on it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest

from rootdsl.play.main import Result, play
from rootdsl.play.session import Session
from rootdsl.project.tables import build_table

SEATS = ["marquise", "eyrie"]


@pytest.fixture(scope="session")
def table() -> Any:
    return build_table("root", SEATS)


@pytest.fixture
def fresh_table() -> Any:
    """A table that a test may break: nothing on it is shared."""
    return build_table("root", SEATS)


def decisions(t: Any, seed: int, most: int = 100_000) -> Iterator[Session]:
    """A random game, stopped at each decision."""
    session = Session(t, seed)
    while not session.over and most > 0:
        yield session
        session.choose(session.bot_choice())
        most -= 1


def after(t: Any, seed: int, n: int) -> Session:
    """The game after n decisions (or at its end)."""
    session = Session(t, seed)
    while not session.over and n > 0:
        session.choose(session.bot_choice())
        n -= 1
    return session


def whole(t: Any, seed: int) -> Session:
    return after(t, seed, 100_000)


def piped(t: Any, typed: str, seed: int = 3, **more: Any) -> tuple[Result, str]:
    """A game with a script for the persons; the result and all that was written."""
    out = io.StringIO()
    result = play(t, seed, stream=out, source=io.StringIO(typed), **more)
    return result, out.getvalue()
