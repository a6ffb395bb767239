"""A recogniser on lark's own parse tables: it says whether a token fits, without building anything.

Recovery feeds it line by line and can go back to any line at no cost, for all it knows is a
list of state numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lark import Lark

Stack = list[Any]
END = "$END"


class Tables:
    """The parse tables of a parser."""

    def __init__(self, parser: Lark) -> None:
        table: Any = parser.parse_interactive([]).parser_state.parse_conf.parse_table  # type: ignore[arg-type]
        self.states: Any = table.states
        self.begin: Any = table.start_states["start"]
        self.end: Any = table.end_states["start"]

    def start(self) -> Stack:
        return [self.begin]

    def feed(self, stack: Stack, kind: str) -> bool:
        """Take a token of this kind. If it does not fit, the stack may be half reduced: feed a copy when that matters."""
        while True:
            step = self.states[stack[-1]].get(kind)
            if step is None:
                return False
            action, target = step
            if action.name == "Shift":
                stack.append(target)
                return True
            size = len(target.expansion)
            if size:
                del stack[-size:]
            stack.append(self.states[stack[-1]][target.origin.name][1])
            if kind == END and stack[-1] == self.end:
                return True

    def after(self, stack: Stack, kinds: Iterable[str]) -> Stack | None:
        """The stack after these kinds, or None if one does not fit; `stack` itself stays."""
        copy = list(stack)
        for kind in kinds:
            if not self.feed(copy, kind):
                return None
        return copy

    def fits(self, stack: Stack, *kinds: str) -> bool:
        return self.after(stack, kinds) is not None

    def accepted(self, stack: Stack) -> set[str]:
        """Every kind of token that can come next."""
        row = self.states[stack[-1]]
        return {kind for kind in row if kind.isupper() and self.fits(stack, kind)}
