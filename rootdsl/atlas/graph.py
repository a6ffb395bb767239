"""The map as a networkx graph, and the questions that a compiler asks of it.

Nodes are place indices, edges are keyed by the name of their path kind. Everything that hangs
on graph, nodes and edges is plain JSON data:

* graph: `name`, `title`, `pairs`, `place_kinds` and `path_kinds` (titles and properties by name);
* node: `kind`, `name`, `title`, `suit`, `numbers`, `flags`, `x`, `y` (per cent, y downward), `area`;
* edge: `kind`, `open` (a path that is shut for now is not open although its kind is).

Two notions come from the declarations alone. A path kind is a *border* when it is closed and
joins several kinds of place. A place kind is an *area* when nothing but borders touches it: it has
an extent and lies between paths, where every other place is a spot at the end of paths.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import combinations
from typing import Any, TypeAlias

import networkx as nx

from rootdsl.model.decl import Link, MapDecl, PathKind, PlaceKind

Graph: TypeAlias = "nx.MultiGraph[int]"


def border_kinds(paths: Mapping[str, PathKind]) -> set[str]:
    """Names of the path kinds that say which places surround an area."""
    return {name for name, path in paths.items() if path.closed and len(set(path.joins)) > 1}


def area_kinds(paths: Mapping[str, PathKind]) -> set[str]:
    """Names of the place kinds that are only bordered, never linked."""
    borders = border_kinds(paths)
    bordered = {kind for name in borders for kind in paths[name].joins}
    linked = {kind for name, path in paths.items() if name not in borders for kind in path.joins}
    return bordered - linked


def opens(map: MapDecl, paths: Mapping[str, PathKind], kind: str) -> bool:
    """Is a path of that kind a way to go on this map? A map may open or close a kind that the Law declares."""
    declared = paths[kind].closed if kind in paths else True
    return not map.closed.get(kind, declared)


def build_graph(map: MapDecl, kinds: dict[str, PlaceKind], paths: dict[str, PathKind]) -> Graph:
    """The graph of a map. A link that the map checks reject (unknown place, a place to itself) is left out."""
    areas = area_kinds(paths)
    borders = border_kinds(paths)
    graph: Graph = nx.MultiGraph(name=map.name, title=map.title)
    graph.graph["place_kinds"] = {
        name: {"title": kind.title, "numbers": list(kind.numbers), "flags": list(kind.flags), "area": name in areas}
        for name, kind in kinds.items()
    }
    graph.graph["path_kinds"] = {
        name: {"title": path.title, "joins": list(path.joins), "open": opens(map, paths, name), "border": name in borders}
        for name, path in paths.items()
    }
    graph.graph["pairs"] = {name: [list(pair) for pair in pairs] for name, pairs in sorted(map.pairs.items())}
    for site in sorted(map.sites, key=lambda site: site.index):
        graph.add_node(
            site.index, kind=site.kind, name=site.name, title=site.title, suit=site.suit, numbers=dict(sorted(site.numbers.items())),
            flags=sorted(site.flags), x=site.x, y=site.y, area=site.kind in areas,
        )
    for link in sorted(map.links, key=_ends):
        a, b, name = _ends(link)
        if a != b and a in graph and b in graph:
            graph.add_edge(a, b, key=name, kind=name, open=opens(map, paths, name) and not link.closed)
    return graph


def _ends(link: Link) -> tuple[int, int, str]:
    return min(link.a, link.b), max(link.a, link.b), link.kind


# ------------------------------------------------------------------ what there is


def open_kinds(graph: Graph) -> set[str]:
    """Path kinds that are open on this map before any rule of the game changes it."""
    return {name for name, path in graph.graph["path_kinds"].items() if path["open"]}


def places(graph: Graph, kind: str | None = None) -> list[int]:
    """Indices of all places, or of those of one kind, in order."""
    return sorted(place for place, data in graph.nodes(data=True) if kind is None or data["kind"] == kind)


def areas(graph: Graph) -> list[int]:
    return sorted(place for place, data in graph.nodes(data=True) if data["area"])


def spots(graph: Graph) -> list[int]:
    """Places that are no areas."""
    return sorted(place for place, data in graph.nodes(data=True) if not data["area"])


def links(graph: Graph, kinds: Collection[str] | None = None) -> list[tuple[int, int, str]]:
    """Links as (lower place, higher place, path kind) in order, of the given path kinds or of all."""
    found = ((min(a, b), max(a, b), str(key)) for a, b, key in graph.edges(keys=True))
    return sorted(link for link in found if kinds is None or link[2] in kinds)


def subgraph(graph: Graph, kinds: Collection[str]) -> nx.Graph[int]:
    """All places with the links of the given path kinds only."""
    part: nx.Graph[int] = nx.Graph()
    part.add_nodes_from(sorted(graph.nodes))
    part.add_edges_from((a, b) for a, b, _ in links(graph, kinds))
    return part


def is_shut(graph: Graph, a: int, b: int, kind: str) -> bool:
    """A path that is closed although its kind is open."""
    return bool(graph.graph["path_kinds"][kind]["open"] and not graph.edges[a, b, kind]["open"])


def open_ways(graph: Graph) -> nx.Graph[int]:
    """All places with the links that are open before any rule of the game changes it."""
    part: nx.Graph[int] = nx.Graph()
    part.add_nodes_from(sorted(graph.nodes))
    part.add_edges_from((a, b) for a, b, kind in links(graph, open_kinds(graph)) if not is_shut(graph, a, b, kind))
    return part


# ------------------------------------------------------------------ questions


def neighbours(graph: Graph, place: int, kinds: Collection[str] | None = None) -> list[int]:
    """Places one link away from `place` over the given path kinds (all that are open unless told)."""
    if kinds is None:
        return sorted(open_ways(graph)[place])
    allowed = kinds
    return sorted({other for _, other, key in graph.edges(place, keys=True) if key in allowed})


def distance(graph: Graph, origin: int, target: int, kinds: Collection[str] | None = None) -> int | None:
    """Number of links on a shortest way, or None where there is no way."""
    part = open_ways(graph) if kinds is None else subgraph(graph, kinds)
    try:
        return int(nx.shortest_path_length(part, origin, target))
    except nx.NetworkXNoPath:
        return None


def connected_parts(graph: Graph, kind: str, kinds: Collection[str] | None = None) -> list[list[int]]:
    """Places of one place kind, grouped by mutual reach over open paths; the largest group (then the lowest index) first."""
    part = open_ways(graph) if kinds is None else subgraph(graph, kinds)
    wanted = set(places(graph, kind))
    groups = [sorted(wanted & reach) for reach in nx.connected_components(part) if wanted & reach]
    return sorted(groups, key=lambda group: (-len(group), group[0]))


def is_connected(graph: Graph, kinds: Collection[str] | None = None) -> bool:
    """Can a piece walk from each place to every other one of its kind? Areas are not walked to and do not count."""
    walked = {data["kind"] for _, data in graph.nodes(data=True) if not data["area"]}
    return all(len(connected_parts(graph, kind, kinds)) <= 1 for kind in walked)


def partners(graph: Graph, pair: str, place: int) -> list[int]:
    """Places that the map names together with `place` in pairs of that name."""
    found: set[int] = set()
    for a, b in graph.graph["pairs"].get(pair, []):
        found |= {b} if a == place else {a} if b == place else set()
    return sorted(found)


# ------------------------------------------------------------------ areas


def borders(graph: Graph, area: int) -> list[int]:
    """The places that surround an area; other areas that it touches are none of them."""
    return [place for place in neighbours(graph, area, _border_names(graph)) if not graph.nodes[place]["area"]]


def areas_at(graph: Graph, place: int) -> list[int]:
    """The areas that a place borders."""
    return [other for other in neighbours(graph, place, _border_names(graph)) if graph.nodes[other]["area"]]


def area_neighbours(graph: Graph, across: Collection[str] | None = None) -> dict[int, list[int]]:
    """Areas that lie on two sides of one path, for each area.

    Two areas are neighbours when they share exactly one path whose two ends border both. `across`
    names the path kinds that part areas: those that are open, unless a map counts others too.
    """
    found: dict[int, set[int]] = {area: set() for area in areas(graph)}
    ways = links(graph, open_kinds(graph) if across is None else across)
    rings = {area: set(borders(graph, area)) for area in found}
    for one, other in combinations(found, 2):
        shared = rings[one] & rings[other]
        if len({(a, b) for a, b, _ in ways if a in shared and b in shared}) == 1:
            found[one].add(other)
            found[other].add(one)
    return {area: sorted(near) for area, near in found.items()}


def outer_places(graph: Graph) -> set[int]:
    """Places on the rim of the map: ends of an open path that has an area on one side at most."""
    around = {place: set(areas_at(graph, place)) for place in spots(graph)}
    rim: set[int] = set()
    for a, b, _ in links(graph, open_kinds(graph)):
        if len(around.get(a, set()) & around.get(b, set())) < 2:
            rim |= {a, b}
    return rim


def title_of(data: Mapping[str, Any], kinds: Mapping[str, Mapping[str, Any]]) -> str:
    """What players call a place: its own title, else the title of its kind with its name."""
    kind = str(kinds.get(data["kind"], {}).get("title") or data["kind"])
    own = str(data["title"] or "")
    return own if own and own != data["name"] else f"{kind} {data['name']}".strip()


def _border_names(graph: Graph) -> set[str]:
    kinds: Iterable[tuple[str, Mapping[str, Any]]] = graph.graph["path_kinds"].items()
    return {name for name, path in kinds if path["border"]}
