"""Derived values and conditions: none may need itself."""

from __future__ import annotations

from typing import Any

import networkx as nx

from rootdsl.checks.spots import place, word_at
from rootdsl.checks.walk import nodes
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.names.library import Library


def read_by(x: Any) -> set[str]:
    """Paths of the values and conditions that an expression asks."""
    return {part.decl.path for part in nodes(x) if isinstance(part, (e.Call, e.Holds))}


def check_values(library: Library, report: Report) -> None:
    graph: nx.DiGraph[str] = nx.DiGraph()
    for system in library.systems.values():
        for decl in system.decls:
            if isinstance(decl, (d.ValueDecl, d.ConditionDecl)):
                graph.add_edges_from((decl.path, other) for other in read_by(decl.body))
        for change in system.exceptions:
            asked = read_by([change.value, change.cond, change.guards])
            if change.kind == "value" and change.target in asked:
                report.error("E0506", word_at(system, change.at, change.target.rpartition(".")[2]), word=change.target.rpartition(".")[2])
            elif change.kind == "value":
                graph.add_edges_from((change.target, other) for other in asked)
    for part in sorted(sorted(component) for component in nx.strongly_connected_components(graph)):
        if len(part) == 1 and not graph.has_edge(part[0], part[0]):
            continue
        decl = library.by_path[part[0]]
        names = [library.by_path[path].name.rpartition(".")[2] for path in _round(graph, part)]
        others = [library.by_path[path] for path in part[1:]]
        report.error(
            "E0505", place(library.systems[decl.system], decl.at), word=" -> ".join(names),
            related=[(place(library.systems[x.system], x.at), f"`{x.name.rpartition('.')[2]}` stands here") for x in others],
        )


def _round(graph: nx.DiGraph[str], part: list[str]) -> list[str]:
    """One way round, from the first back to the first."""
    start = part[0]
    if graph.has_edge(start, start):
        return [start, start]
    inner = graph.subgraph(part)
    way = min((nx.shortest_path(inner, other, start) for other in sorted(inner.successors(start))), key=len)
    return [start, *way]
