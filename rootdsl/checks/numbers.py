"""The number that an expression always is, where it can be told before play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Token

from rootdsl.checks.paths import spoken
from rootdsl.checks.spots import place, word_at
from rootdsl.checks.walk import nodes
from rootdsl.messages.message import Place, Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.system import System
from rootdsl.names.library import Library

ALWAYS = {">=": 0, ">": -1}       # so much or less is always there
NEVER = {"<": 0, "<=": -1}


def check_amounts(library: Library, report: Report) -> None:
    """`at least 0 cards`, `with fewer than 0 points`: amounts that are always or never there."""
    for system in library.systems.values():
        for at, x in asked(system):
            what: Any
            if isinstance(x, e.Exists):
                op, what, n = ">=", e.Count(x.of), constant(x.least)
            elif isinstance(x, e.Compare):
                op, what, n = x.op, x.a, constant(x.b)
            else:
                continue
            if n is None or least(what) is None:
                continue
            if n <= ALWAYS.get(op, n - 1):
                report.error("W0663", in_line(system, at, "at least"), how="always")
            elif n <= NEVER.get(op, n - 1):
                report.error("W0663", in_line(system, at, "fewer than"), how="never")


def in_line(system: System, at: Token | None, word: str) -> Place:
    """Where a word stands in the line of a sentence, else the sentence."""
    found = word_at(system, at, word)
    return found if at is not None and found.line == at.line else place(system, at)


def asked(system: System) -> Iterator[tuple[Token | None, Any]]:
    """What the sentences of a file ask, and its declared values, conditions and words."""
    yield from spoken(system)
    for decl in system.of(d.Callable_):
        for x in nodes(decl.body):
            yield decl.at, x


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
