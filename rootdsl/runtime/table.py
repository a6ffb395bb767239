"""The table: everything about a game that does not change while it is played.

Generated code reads it as attributes: `t.own[seat].camp` is a row of the counts, `t.suit[place]`
a suit, `t.v_law_ruler` a linked value. The linker fills it; `Facts` are the static halves.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Any


class TableError(Exception):
    """The table cannot be laid: a message for the reader."""


class Table:
    """Attributes are set by the linker. `modules` are the linked files, `seats` the indexes of the players."""

    players: int
    seats: tuple[int, ...]
    manifest: dict[str, Any]
    draw_pile: Any
    hand: Any
    discard_pile: Any
    refill: int
    classes: dict[str, Any]         # frame classes by their key
    driver: ModuleType      # the engine that runs its blocks: folded tables have their own
    logs: bool = True       # may its states keep a log?
    folded: bool = False    # is what it knows beforehand computed already? (see `rootdsl.fold`)

    def __init__(self) -> None:
        self.modules: list[ModuleType] = []
        self.seat_systems: list[str] = []
        self.resting: list[tuple[str, str]] = []  # house rules that do nothing here, each with the file that they miss
        self.show_prompts = False  # between people: offers that hang on hidden cards are always asked

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class Rows(tuple[int, ...]):
    """Rows in their order; `mask` has a bit for each, as the state has for the rows that are in a place."""

    mask: int

    def __new__(cls, rows: Iterable[int]) -> Rows:
        out = super().__new__(cls, sorted(rows))
        out.mask = sum(1 << row for row in out)
        return out


class Masks(dict[tuple[int, ...], int]):
    """The masks of rows in another order, made when they are first asked for."""

    def __missing__(self, rows: tuple[int, ...]) -> int:
        out = self[rows] = Rows({*rows}).mask
        return out


class States(list[int]):
    """The state of each row; `masks` has the rows of each of the two states."""

    def __init__(self, states: Iterable[int]) -> None:
        super().__init__(states)
        self.masks = tuple(Rows(row for row, state in enumerate(self) if state == k).mask for k in (0, 1))


class Places(tuple[int, ...]):
    """Places of the map in their order; `first`: they are its first ones, so that a line of counts can be laid beside them."""

    first: bool

    def __new__(cls, places: Iterable[int]) -> Places:
        out = super().__new__(cls, sorted(places))
        out.first = list(out) == list(range(len(out)))
        return out


class Inside(dict[tuple[int, ...], tuple[int, ...]]):
    """The places of several boxes together, put together when they are first asked for."""

    def __init__(self, within: list[tuple[int, ...]]) -> None:
        super().__init__()
        self.within = within

    def __missing__(self, boxes: tuple[int, ...]) -> tuple[int, ...]:
        out = self[boxes] = tuple(p for box in boxes for p in self.within[box])
        return out


class Draft(Table):
    """A table that is being laid: it says what it misses. (A class that answers for missing names makes every look at a name
    five times as slow, so the linker turns it into a plain table.)"""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the table has no `{name}`: a file that declares it is missing")
