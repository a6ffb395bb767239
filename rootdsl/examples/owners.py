"""Whose the things are of which an example speaks: their files must sit at its table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e

NEUTRAL = (d.Piece, d.CardDecl)     # what a sort is called may stand for another of that name, and cards lie in the deck


def files_of(x: Any) -> Iterator[str]:
    """The files that keep the zones, flags, tracks, modes and values in a fact, act or claim, and those that it names."""
    if isinstance(x, d.Decl):
        if not isinstance(x, NEUTRAL):
            yield x.system
    elif isinstance(x, (list, tuple)):
        for y in x:
            yield from files_of(y)
    elif isinstance(x, dict):
        for y in x.values():
            yield from files_of(y)
    elif is_dataclass(x) and not isinstance(x, type):
        if isinstance(x, e.SeatOf):
            yield x.system
        for f in fields(x):
            yield from files_of(getattr(x, f.name))
