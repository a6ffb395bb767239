"""Sentences of one class anywhere in the rules of a file."""

from __future__ import annotations

from typing import Any, TypeVar

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import System

T = TypeVar("T", bound=s.Base)


def find(system: System, kind: type[T]) -> list[T]:
    """Every sentence of a class, in the order of the file's lists."""
    out: list[T] = []
    walk([*system.phases.values()], kind, out)
    for part in (system.hooks, system.triggers, system.exceptions, system.free, system.added):
        walk(part, kind, out)
    walk([p.body for p in system.of(d.ProcedureDecl)], kind, out)
    return out


def walk(x: Any, kind: type[T], out: list[T]) -> None:
    if isinstance(x, (str, int, Token, d.Decl)) or x is None:
        return
    if isinstance(x, kind):
        out.append(x)
    if isinstance(x, dict):
        x = list(x.values())
    if isinstance(x, (list, tuple)):
        for y in x:
            walk(y, kind, out)
    elif hasattr(x, "__dataclass_fields__"):
        for name in x.__dataclass_fields__:
            walk(getattr(x, name), kind, out)
