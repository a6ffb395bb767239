"""Bots: seats that decide by themselves, for any game, over the engine contract alone.

A bot sees a position only through what its seat may know: cards and pieces that are hidden from the seat are
dealt anew before anything is tried out, and chance comes from the bot's own source. A bot is deterministic:
the same seed and the same positions give the same choices, in every process.
"""

from __future__ import annotations

from typing import Protocol

from rootdsl.bots.chance import Source
from rootdsl.bots.greedy import Greedy
from rootdsl.bots.random import Random
from rootdsl.bots.tree import BUDGET, MOST, Tree
from rootdsl.runtime.state import State
from rootdsl.runtime.table import Table

__all__ = ["Bot", "make", "names"]


class Bot(Protocol):
    """Whoever decides for a seat."""

    def choose(self, t: Table, s: State) -> int:
        """One of `engine.options(s)`, of which there is at least one; `s.chooser` is the seat. `s` is left as it is."""
        ...


def names() -> list[str]:
    """The names that `make` knows; behind `tree` may stand a budget: `tree:400`."""
    return ["random", "greedy", "tree"]


def make(name: str, seat: int, seed: int) -> Bot:
    """The bot of that name for a seat. ValueError, with a sentence for the reader, when there is none of that name.

    >>> type(make("tree:50", 0, 1)).__name__
    'Tree'
    """
    source = Source(seed, seat)
    kind, colon, budget = name.partition(":")
    if name == "random":
        return Random(source)
    if name == "greedy":
        return Greedy(seat, source)
    if kind == "tree" and not colon:
        return Tree(seat, source, BUDGET)
    if kind == "tree":
        if budget.isascii() and budget.isdigit() and len(budget) <= len(str(MOST)) and 1 <= int(budget) <= MOST:
            return Tree(seat, source, int(budget))
        raise ValueError(f"The budget of `tree` is a whole number of iterations from 1 to {MOST}, as in `tree:{BUDGET}`.")
    raise ValueError(f"There is no bot of that name. There are: {', '.join(names())}; a budget may follow, as in `tree:{BUDGET}`.")
