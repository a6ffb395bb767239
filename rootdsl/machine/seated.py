"""Rules that name a player who may not sit at the table: a condition about an absent one is false, a set of theirs is empty, a number is
0, and a sentence about them does nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rootdsl.checks.walk import children
from rootdsl.machine import code as q
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.model.types import NUMBERS
from rootdsl.names.library import Library

SEAT = re.compile(r"\bt\.seat_(\w+) >= 0\b")
SURE: set[str] = set()          # files that are at every table at which the file stands that is being built
BODIES = frozenset(("body", "branches", "otherwise", "actions", "at", "effect", "pay", "fallback"))
OWN_TESTS = (s.If, s.Menu, s.Part, s.Needs)         # what they ask says itself what absence means


def present(x: Any) -> list[q.Code]:
    """The tests that all players whom an expression, a condition or a sentence names by itself sit at the table.

    What it counts, asks and lists has tests of its own.
    """
    if isinstance(x, s.Base):
        if isinstance(x, OWN_TESTS):
            return []
        parts = [getattr(x, n) for n in x.__dataclass_fields__ if n not in BODIES]
        if isinstance(x, s.Invoke):
            parts.append(x.decl)
        found = [y for part in parts for y in _parts(part)]
        if isinstance(x, (s.Choose, s.ForEach)):        # what they run over is empty by itself
            found = [y for n in ("chooser", "who") if hasattr(x, n) for y in _parts(getattr(x, n))]
    else:
        found = [*_whom(x), *(y for child in _inside(x) for y in _named(child))]
    return list(dict.fromkeys(found))


@contextmanager
def given(tests: Iterable[str]) -> Iterator[None]:
    """What is lowered inside stands behind these tests and need not ask again."""
    more = {name for test in tests for name in SEAT.findall(test)} - SURE
    SURE.update(more)
    try:
        yield
    finally:
        SURE.difference_update(more)


def told_by(c: e.Cond) -> list[str]:
    """What a condition says of who sits at the table: `if the buyer is otters`."""
    if isinstance(c, e.All):
        return [y for part in c.parts for y in told_by(part)]
    return [_sits(c.system)] if isinstance(c, e.SeatIs) else list(present(c))


def heading(x: Any) -> list[q.Code]:
    """The tests that all sit at the table whom the heading of a rule names: who does it, to what, where."""
    names = ("performer", "what", "where", "whose", "who")
    parts = x.pattern.values() if isinstance(x, s.Trigger) else (getattr(x, n, None) for n in names)
    return list(dict.fromkeys(y for part in parts if not isinstance(part, (str, e.Union)) for y in _parts(part)))


def sitting(x: e.Expr) -> list[q.Code]:
    """The tests that they sit at the table of whom one of several parts of a heading speaks: `moles` of `moles and finches`."""
    return list(dict.fromkeys(_parts(x)))


def named(lines: str) -> list[str]:
    """The seats for which a module's text asks, though nobody may hold them."""
    return sorted(set(SEAT.findall(lines)))


def _parts(x: Any) -> Iterator[q.Code]:
    if isinstance(x, (list, tuple, dict)):
        for y in x.values() if isinstance(x, dict) else x:
            yield from _parts(y)
    elif x is not None:
        yield from _named(x)


def _named(x: Any) -> Iterator[q.Code]:
    if isinstance(x, d.Decl):
        yield from _of_file(x)
    elif isinstance(x, (s.Base, e.Cond)) or _number(x):
        return
    else:
        yield from _whom(x)
        for child in _inside(x):
            yield from _named(child)


def _inside(x: Any) -> Iterator[Any]:
    if isinstance(x, (e.All, e.AnyOf, e.Not, e.Cases)):      # their parts are asked one by one
        return
    yield from children(x)


def _whom(x: Any) -> Iterator[q.Code]:
    """The files of which one node itself speaks."""
    if isinstance(x, e.SeatOf):
        if x.which > 1:
            yield q.op(q.call("t.seat_systems.count", q.quoted(x.system)), ">=", x.which)
        elif x.which != e.HOLDING and ident(x.system) not in SURE:
            yield _sits(x.system)
    for name in getattr(type(x), "__dataclass_fields__", ()):
        value = getattr(x, name)
        for y in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(y, d.Decl):
                yield from _of_file(y)


def _of_file(x: d.Decl) -> Iterator[q.Code]:
    system = getattr(x, "system", "")
    if system and ident(system) not in SURE:
        yield _sits(system)


def look(system: System, library: Library) -> None:
    """The file that is built: it sits where its rules stand, as do those that it requires, and common files always do."""
    SURE.clear()
    manifest = library.manifest()
    SURE.update(ident(x.name) for x in library.systems.values() if manifest is None or x.kind not in manifest.seats)
    wait = [system.name]
    while wait:
        name = wait.pop()
        SURE.add(ident(name))
        wait += [x for x, *_ in library.systems[name].requires if ident(x) not in SURE] if name in library.systems else []


def _sits(system: str) -> q.Code:
    return q.op(f"t.seat_{ident(system)}", ">=", 0)


def _number(x: Any) -> bool:
    return isinstance(x, NUMBERS) or (isinstance(x, e.Call) and x.type == "number")


def counted(x: e.Expr) -> list[q.Code]:
    """The tests of a number, which is 0 where a player is absent whom it names."""
    return present(x) if _number(x) else []
