"""The Autumn map as a graph, and what the compiler asks of it."""

from __future__ import annotations

import pytest

from rootdsl.atlas.graph import (
    area_kinds,
    area_neighbours,
    areas,
    areas_at,
    borders,
    build_graph,
    connected_parts,
    distance,
    is_connected,
    links,
    neighbours,
    open_kinds,
    opens,
    outer_places,
    partners,
    places,
    spots,
)
from rootdsl.model.decl import Link, PathKind

from .conftest import CLEARINGS, FOREST_AT, FORESTS

# Which forests lie on the other side of one path: facts of the printed map, not computed from it.
SIDE_BY_SIDE = {
    "northwood": {"westwood", "heartwood"},
    "westwood": {"northwood", "heartwood", "fernwood"},
    "heartwood": {"northwood", "westwood", "eastwood", "southwood"},
    "eastwood": {"heartwood", "southwood"},
    "southwood": {"heartwood", "eastwood", "millwood"},
    "millwood": {"southwood", "fernwood"},
    "fernwood": {"westwood", "millwood"},
}


@pytest.fixture
def graph(autumn, kinds, paths):
    return build_graph(autumn, kinds, paths)


def test_places_and_what_they_carry(graph):
    assert places(graph, "clearing") == list(range(1, 13)) == spots(graph)
    assert areas(graph) == sorted(FOREST_AT.values())
    six = graph.nodes[6]
    assert (six["suit"], six["numbers"], six["flags"], six["x"], six["y"]) == ("fox", {"slots": 2}, ["edge", "ruined"], 89.8, 51.9)
    assert sum(graph.nodes[place]["numbers"]["slots"] for place in spots(graph)) == 22


def test_what_is_an_area_follows_from_the_path_kinds(paths):
    assert area_kinds(paths) == {"forest"}
    paths["trail"] = PathKind("x", "trail", "Trail", None, joins=["forest"])
    assert area_kinds(paths) == set()


def test_links_by_kind(graph):
    assert open_kinds(graph) == {"road"}
    assert len(links(graph, ["road"])) == 18
    assert links(graph, ["river"]) == [(4, 7, "river"), (5, 10, "river"), (7, 11, "river"), (10, 11, "river")]
    assert len(links(graph)) == 18 + 4 + sum(len(around) for around, _, _ in FORESTS.values())


def test_neighbours_over_open_paths_or_others(graph):
    assert neighbours(graph, 12) == [4, 7, 9, 10, 11]
    assert neighbours(graph, 10) == [1, 2, 12]
    assert neighbours(graph, 10, {"road", "river"}) == [1, 2, 5, 11, 12]
    assert neighbours(graph, FOREST_AT["eastwood"]) == []


def test_connected_and_distances(graph):
    assert is_connected(graph)
    assert connected_parts(graph, "clearing") == [list(range(1, 13))]
    assert connected_parts(graph, "clearing", {"river"})[0] == [4, 5, 7, 10, 11]
    assert distance(graph, 1, 3) == 4
    assert distance(graph, 5, 11) == 3
    assert distance(graph, 5, 11, {"road", "river"}) == 2
    assert distance(graph, 1, 1) == 0
    assert distance(graph, 1, FOREST_AT["eastwood"]) is None


def test_opposite_corners(graph):
    corners = [place for place in spots(graph) if "corner" in graph.nodes[place]["flags"]]
    assert {corner: partners(graph, "opposite", corner) for corner in corners} == {1: [3], 2: [4], 3: [1], 4: [2]}
    assert partners(graph, "opposite", 5) == []
    assert partners(graph, "no such pair", 1) == []


def test_areas_and_their_borders(graph):
    assert {name: borders(graph, at) for name, at in FOREST_AT.items()} == {name: around for name, (around, _, _) in FORESTS.items()}
    assert areas_at(graph, 1) == sorted((FOREST_AT["northwood"], FOREST_AT["westwood"]))
    assert areas_at(graph, 11) == sorted(FOREST_AT[name] for name in ("heartwood", "eastwood", "southwood"))


def test_area_neighbours_are_those_of_the_printed_map(graph):
    names = {at: name for name, at in FOREST_AT.items()}
    assert {names[at]: {names[other] for other in near} for at, near in area_neighbours(graph).items()} == SIDE_BY_SIDE


def test_a_map_may_let_other_paths_part_areas(autumn, kinds, paths):
    autumn.links.remove(next(link for link in autumn.links if (link.kind, link.a, link.b) == ("road", 1, 10)))
    autumn.links.append(Link("river", 1, 10))
    graph = build_graph(autumn, kinds, paths)
    north, west = FOREST_AT["northwood"], FOREST_AT["westwood"]
    assert west not in area_neighbours(graph)[north]
    assert west in area_neighbours(graph, {"road", "river"})[north]


def test_a_map_may_open_a_closed_kind(autumn, kinds, paths):
    autumn.closed = {"river": False, "road": True}
    assert opens(autumn, paths, "river") and not opens(autumn, paths, "road")
    assert neighbours(build_graph(autumn, kinds, paths), 7) == [4, 11]


def test_the_rim_is_where_the_facts_say(graph):
    assert outer_places(graph) == {at for at, (_, _, flags, _, _) in CLEARINGS.items() if "edge" in flags}


def test_faulty_links_do_not_spoil_the_graph(autumn, kinds, paths):
    autumn.links += [Link("road", 3, 99), Link("road", 2, 2), Link("tunnel", 1, 2)]
    graph = build_graph(autumn, kinds, paths)
    assert 99 not in graph
    assert 2 not in neighbours(graph, 2)
    assert neighbours(graph, 1) == [5, 9, 10]
