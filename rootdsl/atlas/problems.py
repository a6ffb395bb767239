"""What can be wrong with a map, found before it is drawn or played on.

A problem has a short key (stable, for message catalogues), a sentence for the designer and the
place where it shows, if there is one. Nothing here stops at the first problem.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import networkx as nx

from rootdsl.atlas.graph import area_kinds, border_kinds, build_graph, connected_parts, opens
from rootdsl.model.decl import Link, MapDecl, PathKind, PlaceKind, Site

SAME_SPOT = 1.0  # per cent of the map: places nearer than this lie on top of each other


@dataclass(frozen=True, slots=True)
class MapProblem:
    """One thing wrong. `key` is one of `KEYS`; `site` is the place to point at."""

    key: str
    message: str
    site: Site | None


KEYS: dict[str, str] = {
    "unknown-place": "a path ends at a place that the map does not have",
    "wrong-ends": "a path of this kind does not join places of these kinds",
    "path-to-itself": "a path starts and ends at the same place",
    "duplicate-path": "two paths of one kind link the same places",
    "no-coordinates": "a place does not say where it is drawn",
    "outside-map": "a coordinate is not between 0 and 100",
    "same-spot": "two places are drawn on top of each other",
    "unconnected-place": "no open path leads to a place from the others of its kind",
    "broken-ring": "the places around an area do not form a ring",
    "unknown-in-pair": "a named pair contains a place that the map does not have",
}


def map_problems(map: MapDecl, kinds: dict[str, PlaceKind], paths: dict[str, PathKind]) -> list[MapProblem]:
    """All problems of a map: paths first, then coordinates, connection, areas and pairs, each in order of the file."""
    sites = {site.index: site for site in map.sites}
    return [
        *_paths(map, sites, paths),
        *_coordinates(map),
        *_connection(map, sites, kinds, paths),
        *_rings(map, sites, paths),
        *_pairs(map, sites),
    ]


def name_of(site: Site) -> str:
    """How the map file itself calls a place."""
    return f"{site.kind} {site.name}"


def _paths(map: MapDecl, sites: Mapping[int, Site], paths: Mapping[str, PathKind]) -> Iterator[MapProblem]:
    seen: set[tuple[str, frozenset[int]]] = set()
    for link in map.links:
        ends = [sites[end] for end in (link.a, link.b) if end in sites]
        if len(ends) < 2:
            lost = [str(end) for end in (link.a, link.b) if end not in sites]
            message = f"this {link.kind} ends at place {lost[0]}, which the map does not have"
            yield MapProblem("unknown-place", message, next(iter(ends), None))
            continue
        one, other = ends
        if link.a == link.b:
            yield MapProblem("path-to-itself", f"this {link.kind} leads from {name_of(one)} back to itself", one)
            continue
        if not _joins(link, one, other, paths):
            yield MapProblem("wrong-ends", f"a {link.kind} cannot join {name_of(one)} and {name_of(other)}", one)
        key = (link.kind, frozenset((link.a, link.b)))
        if key in seen:
            yield MapProblem("duplicate-path", f"the {link.kind} between {name_of(one)} and {name_of(other)} is given twice", one)
        seen.add(key)


def _joins(link: Link, one: Site, other: Site, paths: Mapping[str, PathKind]) -> bool:
    """A kind that joins one kind of place links two of that kind; a border links an area to a spot, or to an area that it touches."""
    allowed = paths[link.kind].joins if link.kind in paths else []
    if not allowed:
        return True
    border = link.kind in border_kinds(paths)
    return one.kind in allowed and other.kind in allowed and not (border and one.kind == other.kind and one.kind not in area_kinds(paths))


def _located(site: Site) -> bool:
    """A parser gives NaN for a coordinate that the file leaves out."""
    return all(value is not None and not math.isnan(value) for value in (site.x, site.y))


def _coordinates(map: MapDecl) -> Iterator[MapProblem]:
    placed: list[Site] = []
    for site in map.sites:
        if not _located(site):
            yield MapProblem("no-coordinates", f"{name_of(site)} needs coordinates: at 40, 60 (per cent from left and from top)", site)
            continue
        for axis, value in (("left", site.x), ("top", site.y)):
            if not 0 <= value <= 100:
                yield MapProblem("outside-map", f"{name_of(site)} lies at {value:g} per cent from {axis}; the map ends at 0 and 100", site)
        for other in placed:
            if math.hypot(site.x - other.x, site.y - other.y) < SAME_SPOT:
                yield MapProblem("same-spot", f"{name_of(site)} lies on top of {name_of(other)}", site)
        placed.append(site)


def _connection(
    map: MapDecl, sites: Mapping[int, Site], kinds: dict[str, PlaceKind], paths: dict[str, PathKind],
) -> Iterator[MapProblem]:
    """Places that an open path kind could join must all be within reach of each other."""
    graph = build_graph(map, kinds, paths)
    joined = {kind for name, path in paths.items() if opens(map, paths, name) for kind in path.joins}
    for kind in sorted(joined):
        parts = connected_parts(graph, kind)
        for part in parts[1:]:
            for place in part:
                home = name_of(sites[parts[0][0]])
                yield MapProblem("unconnected-place", f"no open path leads from {home} to {name_of(sites[place])}", sites[place])


def _rings(map: MapDecl, sites: Mapping[int, Site], paths: Mapping[str, PathKind]) -> Iterator[MapProblem]:
    """The places around an area must be linked into a ring, by whatever kind of path.

    On a flat map they lie around one face, so the links among them are outerplanar, and a ring
    through all of them exists exactly if no single place holds them together.
    """
    wanted, borders = area_kinds(paths), border_kinds(paths)
    around: dict[int, set[int]] = {site.index: set() for site in map.sites if site.kind in wanted}
    ways: nx.Graph[int] = nx.Graph()
    ways.add_nodes_from(sites)
    for link in map.links:
        if link.a not in sites or link.b not in sites or link.a == link.b:
            continue
        if link.kind not in borders:
            ways.add_edge(link.a, link.b)
            continue
        for area, place in ((link.a, link.b), (link.b, link.a)):
            if area in around and place not in around:
                around[area].add(place)
    for area, ring in around.items():
        if len(ring) < 3 or not nx.is_biconnected(ways.subgraph(ring)):
            listed = ", ".join(sites[place].name for place in sorted(ring)) or "none"
            yield MapProblem("broken-ring", f"the places around {name_of(sites[area])} ({listed}) are not linked into a ring", sites[area])


def _pairs(map: MapDecl, sites: Mapping[int, Site]) -> Iterator[MapProblem]:
    for name, pairs in map.pairs.items():
        for pair in pairs:
            for place, mate in (pair, pair[::-1]):
                if place not in sites:
                    yield MapProblem("unknown-in-pair", f"{name} names place {place}, which the map does not have", sites.get(mate))
