"""Where the words of an expression stand: a later pass names the very phrase that it cannot play."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from lark import Token

from rootdsl.messages.message import Place
from rootdsl.model.system import System


def spanned(read: Callable[..., Any]) -> Callable[..., Any]:
    """A method of a reader whose result remembers the first and the last of its words."""

    @functools.wraps(read)
    def reading(self: Any, *args: Any, **named: Any) -> Any:
        start = self.c.pos
        out = read(self, *args, **named)
        if start < self.c.pos and hasattr(out, "__dataclass_fields__"):
            self.scope.system.spans[id(out)] = (out, self.c.tokens[start], self.c.tokens[self.c.pos - 1])
        return out

    return reading


def place_of(system: System, x: Any, at: Token | None) -> Place | None:
    """The words of an expression if they are known and stand in one line, else the word at which its sentence begins."""
    kept, first, last = system.spans.get(id(x), (None, None, None))
    if kept is x and first is not None and first.line and first.line == last.line:
        return Place(system.path, first.line, first.column, max(1, last.column + len(last) - first.column))
    return Place.of(at, system.path) if at is not None and at.line else None
