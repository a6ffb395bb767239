"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Any

from rootdsl.runtime.state import RUNNING

LIMIT = 100_000     # decisions after which a game is broken off


def shares(t: Any, s: Any) -> list[float]:
    """One point, divided among the winners (two in a coalition have half of it each); all 0 while the game runs."""
    if s.over == RUNNING or not s.winners:
        return [0.0] * t.players
    return [1 / len(s.winners) if p in s.winners else 0.0 for p in t.seats]
