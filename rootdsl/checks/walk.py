"""Walking the model: the parts of a statement or expression, without stepping into declarations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import stmt as s

_FIELDS: dict[type, tuple[str, ...]] = {}


def _fields(kind: type) -> tuple[str, ...]:
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = tuple(getattr(kind, "__dataclass_fields__", ()))
    return found


def children(x: Any) -> Iterator[Any]:
    """The model nodes directly inside a node (or inside a list, tuple or dict)."""
    values: Iterable[Any]
    if isinstance(x, (list, tuple)):
        values = x
    elif isinstance(x, dict):
        values = x.values()
    else:
        values = (getattr(x, name) for name in _fields(type(x)))
    for value in values:
        if isinstance(value, (list, tuple, dict)):
            yield from children(value)
        elif _fields(type(value)) and not isinstance(value, d.Decl):
            yield value


def nodes(x: Any) -> Iterator[Any]:
    """A node and everything inside it, outermost first."""
    if not isinstance(x, (list, tuple, dict)):
        yield x
    for child in children(x):
        yield from nodes(child)


def statements(body: Any) -> Iterator[s.Base]:
    """Every statement of a body at any depth, in order."""
    return (x for x in nodes(body) if isinstance(x, s.Base))


def own_nodes(x: Any) -> Iterator[Any]:
    """The expressions and conditions of one statement, without those of the statements inside it."""
    for child in children(x):
        if not isinstance(child, s.Base):
            yield child
            yield from own_nodes(child)


def has(x: Any, *kinds: type) -> bool:
    return any(isinstance(part, kinds) for part in nodes(x))
