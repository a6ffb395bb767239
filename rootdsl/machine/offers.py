"""Bodies of which nobody knows before whether they will do anything, and marks that tell that they did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rootdsl.machine import code as q
from rootdsl.machine.prefix import Taken, walk_names
from rootdsl.model import expr as e
from rootdsl.model import stmt as s

ASKING = (s.LetName, s.Choose, s.Needs, s.Match, Taken)     # they change nothing themselves


def uncertain(body: Sequence[s.Base]) -> bool:
    """Is all that a body would do offered, or does it stand under conditions? Then it may well do nothing."""
    return all(isinstance(x, (s.LetName, s.If, s.May)) for x in body) and any(isinstance(x, (s.If, s.May)) for x in body)


def marking(body: Sequence[s.Base], line: q.Code) -> list[s.Stmt]:
    """A body that comes by a line as soon as one of its sentences is carried out."""
    out: list[s.Base] = []
    for x in body:
        if isinstance(x, s.If):
            out.append(replace(x, branches=[(cond, marking(y, line)) for cond, y in x.branches], otherwise=marking(x.otherwise, line)))
        elif isinstance(x, (s.May, s.ForEach, s.Loop, s.IfCannot)):
            out.append(replace(x, body=marking(x.body, line)))
        elif isinstance(x, s.ChooseOne):
            out.append(replace(x, branches=[marking(y, line) for y in x.branches]))
        elif isinstance(x, s.Cost):
            out.append(replace(x, effect=[Taken(x.at, line), *x.effect]))  # type: ignore[list-item]
        elif isinstance(x, ASKING):
            out.append(x)
        else:
            read: set[str] = set()
            walk_names(x, read)
            out += [Taken(x.at, line, tuple(e.Var(name, "") for name in sorted(read))), x]
    return out  # type: ignore[return-value]
