"""A map graph as text for other programs: GraphML and node-link JSON.

The same graph always gives the same bytes: places and links are written in order, keys sorted,
lines end with a plain newline. What a format cannot hold is spelled out: GraphML knows no lists,
so each number of a place becomes a column `number_NAME` and each flag a column `flag_NAME`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any, cast

import networkx as nx

from rootdsl.atlas.graph import Graph, links


def to_graphml(graph: Graph) -> str:
    """GraphML text of the graph; edge ids are `KIND-A-B`."""
    flat: Graph = nx.MultiGraph(name=xml_text(graph.graph["name"]), title=xml_text(graph.graph["title"]))
    for place in sorted(graph.nodes):
        flat.add_node(place, **_columns(graph.nodes[place]))
    for a, b, kind in links(graph):
        open_ = bool(graph.edges[a, b, kind]["open"])
        flat.add_edge(a, b, key=kind, id=xml_text(f"{kind}-{a}-{b}"), kind=xml_text(kind), open=open_)
    lines = nx.generate_graphml(flat, named_key_ids=True, edge_id_from_attribute="id")
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + "\n".join(lines) + "\n"


def _columns(data: Mapping[str, Any]) -> dict[str, str | int | float | bool]:
    """One place as GraphML columns, each of one type; a coordinate that is missing is left out."""
    row: dict[str, str | int | float | bool] = {name: xml_text(data[name] or "") for name in ("kind", "name", "title", "suit")}
    row["area"] = bool(data["area"])
    for axis in ("x", "y"):
        if _is_number(data[axis]):
            row[axis] = float(data[axis])
    for name, value in sorted(data["numbers"].items()):
        row[f"number_{xml_text(name)}"] = int(value)
    for name in sorted(data["flags"]):
        row[f"flag_{xml_text(name)}"] = True
    return row


def to_json(graph: Graph) -> str:
    """Node-link JSON, as `networkx.node_link_graph(..., edges="links")` reads it back."""
    nodes = [
        {**graph.nodes[place], "id": place, **{axis: _json_number(graph.nodes[place][axis]) for axis in ("x", "y")}}
        for place in sorted(graph.nodes)
    ]
    edges = [{**graph.edges[a, b, kind], "source": a, "target": b, "key": kind} for a, b, kind in links(graph)]
    document = {"directed": False, "multigraph": True, "graph": dict(graph.graph), "nodes": nodes, "links": edges}
    return json.dumps(document, ensure_ascii=False, allow_nan=False, sort_keys=True, indent=1) + "\n"


def from_json(text: str) -> Graph:
    """The graph that `to_json` wrote."""
    return cast("Graph", nx.node_link_graph(json.loads(text), edges="links"))


def _is_number(value: float | None) -> bool:
    return value is not None and math.isfinite(value)


def _json_number(value: float | None) -> float | None:
    return value if _is_number(value) else None


def xml_text(value: object) -> str:
    """Text without the control characters and lone surrogates that XML cannot carry, not even escaped."""
    return "".join(char for char in str(value) if char in "\t\n" or (char >= " " and not _forbidden(ord(char))))


def _forbidden(code: int) -> bool:
    return 0xD800 <= code <= 0xDFFF or code in (0x7F, 0xFFFE, 0xFFFF)
