"""Frames: one slotted class per procedure. Generated classes add their names to these slots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

UNSET = -1
ABSENT = -2      # whoever holds a rule on a card that is not in force


class Frame:
    """A running procedure.

    `pc` is the index of the block that runs next, `me` the seat that holds or performs the
    rule, `card` the copy whose rule runs (or UNSET), `up` the depth in the stack of the frame
    whose names a hook reads (or UNSET). All further slots are ints or lists of ints.
    """

    __slots__ = ("card", "me", "pc", "up")
    BLOCKS: ClassVar[tuple[Callable[[Any, Any, Any], bool], ...]] = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    PATH: ClassVar[str] = ""
    KEY: ClassVar[str] = ""
    ENDS: ClassVar[dict[str, int]] = {}
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = ()                   # of a trigger: places, players and cards that its event names
    LETS: ClassVar[tuple[tuple[str, str], ...]] = ()                    # names given by `let` of which prompts speak, and their types
    WAITS_FOR: ClassVar[Callable[[Any, Any, Any], int] | None] = None   # of a trigger: what must change before it does anything
    WRITES: ClassVar[int] = 0                                           # of a trigger: what it changes

    def __init__(self, me: int, card: int = UNSET, up: int = UNSET) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Frame:
        """A copy that shares no list."""
        cls = type(self)
        out = cls.__new__(cls)
        out.pc, out.me, out.card, out.up = self.pc, self.me, self.card, self.up
        for name in cls.NAMES:
            value = getattr(self, name)
            setattr(out, name, copied(value) if type(value) is list else value)
        return out

    def to_data(self) -> list[Any]:
        return [self.KEY, self.pc, self.me, self.card, self.up, *(getattr(self, name) for name in self.NAMES)]

    def load(self, data: list[Any]) -> None:
        self.pc, self.me, self.card, self.up = data[1:5]
        for name, value in zip(self.NAMES, data[5:], strict=True):
            setattr(self, name, value)


def copied(value: list[Any]) -> list[Any]:
    """A list of ints, or of lists of ints, copied."""
    if value and type(value[0]) is list:
        return [x[:] for x in value]
    return value[:]
