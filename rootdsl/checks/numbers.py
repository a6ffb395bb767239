"""The number that an expression always is, where it can be told before play."""

from __future__ import annotations

from typing import Any

from rootdsl.model import expr as e


def constant(x: Any) -> int | None:
    """The value of an expression made of numbers only; None for any other.

    >>> constant(e.Arith("-", e.Num(1), e.Num(3)))
    -2
    """
    if isinstance(x, e.Num):
        return x.n
    if isinstance(x, e.Arith):
        a, b = constant(x.a), constant(x.b)
        if a is None or b is None:
            return None
        return a + b if x.op == "+" else a - b if x.op == "-" else a * b if x.op == "*" else None
    return None


def least(x: Any) -> int | None:
    """The least that an expression can be, where that can be told: `2 + COUNT` is at least 2."""
    if isinstance(x, e.Arith) and x.op == "+":
        a, b = least(x.a), least(x.b)
        return None if a is None or b is None else a + b
    known = constant(x)
    if known is not None:
        return known
    return 0 if isinstance(x, (e.Count, e.Points, e.PlaceNumber, e.Steps)) else None
