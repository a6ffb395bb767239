"""The source of chance of a bot: the engine's own small generator, never the one of the game that is played."""

from __future__ import annotations

from typing import Any

from rootdsl.runtime.chance import MASK, STEP, below, scramble, shuffle, start


class Source:
    """A random source of its own for a seat; `below` and `shuffle` of `runtime.chance` draw from it."""

    __slots__ = ("random",)

    def __init__(self, seed: int, seat: int = 0) -> None:
        self.random = scramble((start(seed) + (seat + 1) * STEP) & MASK)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return below(self, n)

    def pick(self, items: list[int]) -> int:
        """One of them, each as likely as the others."""
        return items[below(self, len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put them in any order, in place."""
        shuffle(self, items)

    def seed(self) -> int:
        """64 bits from which another source may start."""
        self.random = (self.random + STEP) & MASK
        return scramble(self.random)
