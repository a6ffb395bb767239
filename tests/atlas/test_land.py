"""Areas that touch, and paths that are shut, on the maps that are shipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from rootdsl.atlas.draw import draw_svg, slot_marks
from rootdsl.atlas.graph import Graph, area_neighbours, areas, build_graph, is_connected, is_shut, links, neighbours
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.names.library import Library
from rootdsl.names.load import law_files, load_systems
from rootdsl.names.places import name_borders

ROOT = Path(__file__).parents[2] / "factions" / "root"
SHORE = {frozenset(x) for x in (("shorewood", "reedwood"), ("reedwood", "alderwood"), ("alderwood", "mistwood"), ("mistwood", "shorewood"))}


@pytest.fixture(scope="module")
def library() -> Library:
    out = Library(load_systems(law_files(ROOT), Report(), ROOT.parent))
    for system in out.systems.values():
        name_borders(system, out)
    return out


def graph_of(library: Library, name: str) -> tuple[d.MapDecl, Graph]:
    kinds = {x.name: x for y in library.systems.values() for x in y.of(d.PlaceKind)}
    paths = {x.name: x for y in library.systems.values() for x in y.of(d.PathKind)}
    chart: d.MapDecl = library.systems[name].of(d.MapDecl)[0]
    return chart, build_graph(chart, kinds, paths)


ACROSS = [("autumn", ["road"]), ("winter", ["road", "river"]), ("mountain", ["road"]), ("lake", ["road"])]


@pytest.mark.parametrize(("name", "across"), ACROSS)
def test_areas_touch_across_one_path(library: Library, name: str, across: list[str]) -> None:
    """The rows of the map say what its paths say; on a shore the next areas touch as well."""
    _, graph = graph_of(library, name)
    titles = {x: str(graph.nodes[x]["name"]) for x in graph}
    told = {frozenset((titles[a], titles[b])) for a in areas(graph) for b in neighbours(graph, a, ["forest_edge"]) if b in areas(graph)}
    found = {frozenset((titles[a], titles[b])) for a, near in area_neighbours(graph, across).items() for b in near}
    assert told == found | (SHORE if name == "lake" else set())


def test_shut_paths_are_no_way_and_are_drawn_as_such(library: Library) -> None:
    chart, graph = graph_of(library, "mountain")
    shut = [(a + 1, b + 1) for a, b, kind in links(graph, ["road"]) if is_shut(graph, a, b, kind)]
    assert shut == [(2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12)]
    assert 1 not in neighbours(graph, 4) and is_connected(graph)
    assert "Path (closed)" in draw_svg(chart, graph) and "closed)" not in draw_svg(*graph_of(library, "autumn"))


def test_a_shore_is_no_mark_of_a_slot(library: Library) -> None:
    assert slot_marks(graph_of(library, "lake")[1]) == ["ruined"]


@pytest.mark.parametrize(("name", "slots"), [("autumn", 22), ("winter", 22), ("lake", 22), ("mountain", 23)])
def test_each_map_has_its_slots_ruins_and_suits(library: Library, name: str, slots: int) -> None:
    chart, _ = graph_of(library, name)
    solid = [x for x in chart.sites if x.kind == "clearing"]
    assert (len(solid), sum(x.numbers["slots"] for x in solid), sum("ruined" in x.flags for x in solid)) == (12, slots, 4)
    assert sorted(x.suit for x in solid) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4
    assert [x.name for x in solid if "corner" in x.flags] == ["1", "2", "3", "4"] and chart.pairs["opposite"] == [(0, 2), (1, 3)]
