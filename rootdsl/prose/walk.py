"""Walks over the bodies of rules: where a name is given, how far it reaches, how often it is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


def uses(name: str, x: object) -> int:
    """How often a name is read in a piece of the model."""
    if isinstance(x, e.Var):
        return int(x.name == name)
    if isinstance(x, (list, tuple)):
        return sum(uses(name, y) for y in x)
    if isinstance(x, dict):
        return sum(uses(name, y) for y in x.values())
    if is_dataclass(x) and not isinstance(x, (type, d.Decl)):
        return sum(uses(name, getattr(x, part.name)) for part in fields(x) if part.name != "at" or not isinstance(x, s.Base))
    return 0


def binders(body: object) -> Iterator[tuple[str, e.Expr, bool]]:
    """Every name that a body gives, with the set it comes from."""
    if isinstance(body, (list, tuple)):
        for x in body:
            yield from binders(x)
        return
    if not isinstance(body, s.Base):
        return
    if isinstance(body, s.Choose):
        yield body.name, body.among, body.group
    elif isinstance(body, s.ForEach):
        yield body.name, body.among, False
    elif isinstance(body, s.LetName):
        one = isinstance(body.value, e.Cards) and body.value.top == e.Num(1)      # `the top card of PILE`
        yield body.name, body.value, type_of(body.value)[1] and not one
    elif isinstance(body, s.Roll):
        yield body.name, e.Var(body.name, "faces"), False
    elif isinstance(body, s.Match) and body.name:
        yield body.name, body.tools, True
    elif isinstance(body, s.Spend) and body.name:
        yield body.name, body.what, True
    for part in fields(body):
        if part.name not in ("at", "bans"):
            yield from binders(getattr(body, part.name))


def conjuncts(filters: Iterable[e.Cond]) -> list[e.Cond]:
    """Filters one by one, without the `and` between them."""
    return [y for x in filters for y in (conjuncts(x.parts) if isinstance(x, e.All) else [x])]


def shown_item(x: e.Cond) -> bool:
    """A piece that is what a card shows."""
    return (
        isinstance(x, e.Same)
        and isinstance(x.a, e.Attr)
        and x.a.name == "sort"
        and isinstance(x.a.of, e.It)
        and (isinstance(x.b, e.Attr) and x.b.name == "item" or isinstance(x.b, e.Var))
    )


def a_sort_there(name: str, x: object) -> bool:
    """Is a name read as the sort of pieces, which are then called `such` ones?"""
    if isinstance(x, e.Same) and shown_item(x):
        return isinstance(x.b, e.Var) and x.b.name == name
    if isinstance(x, (list, tuple)):
        return any(a_sort_there(name, y) for y in x)
    return is_dataclass(x) and not isinstance(x, (type, d.Decl)) and any(a_sort_there(name, getattr(x, part.name)) for part in fields(x))


def flat(body: object) -> Iterator[s.Base]:
    """Every statement in a body, however deep."""
    if isinstance(body, (list, tuple)):
        for x in body:
            yield from flat(x)
    elif isinstance(body, s.Base):
        yield body
        for part in fields(body):
            if part.name not in ("at", "bans"):
                yield from flat(getattr(body, part.name))


def extents(body: object) -> dict[str, list[s.Stmt]]:
    """For each bound name the sentences in which it can be meant."""
    out: dict[str, list[s.Stmt]] = {}

    def walk(rows: object) -> None:
        if isinstance(rows, (list, tuple)):
            for i, x in enumerate(rows):
                if isinstance(x, (s.Choose, s.LetName, s.Roll)):
                    out[x.name] = list(rows[i + 1 :])
                walk(x)
        elif isinstance(rows, s.Base):
            if isinstance(rows, s.ForEach):
                out[rows.name] = list(rows.body)
            for part in fields(rows):
                if part.name not in ("at", "bans"):
                    walk(getattr(rows, part.name))
            if isinstance(rows, s.Part):
                later.extend((name, rows) for name in [x.name for x in rows.body if isinstance(x, s.Choose)])

    later: list[tuple[str, s.Part]] = []
    walk(body)
    if isinstance(body, (list, tuple)):
        for name, part in later:
            if part in body:
                out[name] = [*out[name], *body[body.index(part) + 1 :]]
    return out
