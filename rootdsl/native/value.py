"""What a piece of lowered code is in C: its text and of what kind it is, or, where it hangs on the table alone, the thing itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class CannotSay(Exception):
    """The native backend has no words for a piece of lowered code."""


class Absent(CannotSay):
    """A piece reads something of a file that is not at this table: to come to it is a fault of the rules."""


@dataclass(slots=True)
class Value:
    """`kind`: `i` a number, `q` a sequence, `F` a frame, `E` an event, `p` a member that is a pair, `R` ready tools, `v` nothing.

    `#` is a thing that is known now (`data`), `?` one of several known things by an index (`data` is the list, `text` the index);
    others stand for parts of the state. `place` is where a list lies that may be changed.
    """

    kind: str
    text: str = ""
    data: Any = None
    place: tuple[str, ...] = ()


def known(x: Any) -> Value:
    return Value("#", "", x)


def number(text: str) -> Value:
    return Value("i", text)


def listed(text: str, *place: str) -> Value:
    return Value("q", text, None, place)




def is_numbers(x: Any) -> bool:
    """Is it a list of numbers (or of yes and no)?"""
    return isinstance(x, (list, tuple, range, frozenset, set)) and all(isinstance(y, int) for y in x)


def is_pairs(x: Any) -> bool:
    return isinstance(x, (list, tuple)) and bool(x) and all(is_numbers(y) and len(y) == 2 for y in x)
