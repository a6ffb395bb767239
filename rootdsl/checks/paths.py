"""Places of which nothing is ever adjacent: only closed paths reach them, and no rule opens those."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Token

from rootdsl.checks.rules import rules_of
from rootdsl.checks.spots import word_at
from rootdsl.checks.walk import nodes, own_nodes, statements
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library


def check_paths(library: Library, report: Report) -> None:
    """`forests adjacent to SITE`, where forests lie at closed paths alone: that is never so, and the path must be named."""
    paths = [x for system in library.systems.values() for x in system.of(d.PathKind)]
    bodies = [rule.body for system in library.systems.values() for rule in rules_of(system)]
    opened = {x.kind.path for x in statements(bodies) if isinstance(x, (s.OpenPath, s.OpenFor))}
    reached = {name for x in paths if not x.closed or x.path in opened for name in x.joins}
    led = [y for system in library.systems.values() for y in (*system.joins, *system.leads)]
    reached |= {kind.name for x in nodes(led) if isinstance(x, e.Places) for kind in x.kinds}
    closed = {name: x.name for x in paths if x.closed for name in x.joins if name not in reached}
    if not closed:
        return
    for system in library.systems.values():
        for at, part in spoken(system):
            kinds = {x.name for x in part.kinds} if isinstance(part, e.Places) else set()
            if kinds and kinds <= set(closed) and any(map(bare, parts(part.filters))):
                way, kind = closed[min(kinds)], min(kinds)
                report.error("W0619", word_at(system, at, "adjacent to"), word=kind, way=way)


def parts(filters: list[e.Cond]) -> list[e.Cond]:
    """Filters without the `and` between them."""
    return [y for x in filters for y in (parts(x.parts) if isinstance(x, e.All) else [x])]


def bare(x: e.Cond) -> bool:
    """`adjacent to` something, by whatever path."""
    return isinstance(x, e.Linked) and not x.kinds and x.mover is None and isinstance(x.a, e.It)


def spoken(system: System) -> Iterator[tuple[Token | None, Any]]:
    """Every expression of a file, with the sentence in which it stands."""
    for rule in rules_of(system):
        for part in nodes(rule.guards):
            yield rule.at, part
        for x in statements(rule.body):
            for part in own_nodes(x):
                yield x.at, part
    for change in system.exceptions:
        for part in nodes([change.value, change.cond]):
            yield change.at, part
