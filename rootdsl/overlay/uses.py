"""Who needs a thing: sentences that speak of a mode or a card, and names that a step gives to the lines after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootdsl.checks.walk import nodes
from rootdsl.model import decl as d
from rootdsl.model import expr as e


def speaks_of(x: Any, decl: d.Decl) -> bool:
    """Does a sentence (or a list of them) name this very mode or card?"""
    return any(_names(y, decl) for y in nodes(x))


def _names(x: Any, decl: d.Decl) -> bool:
    for name in getattr(type(x), "__dataclass_fields__", ()):
        value = getattr(x, name)
        if value is decl or (isinstance(value, list) and any(y is decl for y in value)):
            return True
    return isinstance(x, e.ModeRef) and x.group.members[x.index] is decl


def names_in(x: Any) -> Iterator[str]:
    """The bound names that sentences read."""
    return (y.name for y in nodes(x) if isinstance(y, e.Var))
