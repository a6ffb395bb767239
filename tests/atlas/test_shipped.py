"""The shipped map, read from its file: the facts that a player would check against the board."""

from __future__ import annotations

from rootdsl.atlas.graph import areas, build_graph, is_connected, links, open_kinds, places
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir


def test_the_first_map_has_its_places_paths_woods_and_river() -> None:
    report = Report()
    library = load_game(factions_dir() / "root", report)
    assert not report.has_errors
    chart = next(x for s in library.systems.values() for x in s.of(d.MapDecl))
    kinds = {x.name: x for s in library.systems.values() for x in s.of(d.PlaceKind)}
    paths = {x.name: x for s in library.systems.values() for x in s.of(d.PathKind)}
    graph = build_graph(chart, kinds, paths)
    assert len(places(graph, "clearing")) == 12
    assert len(areas(graph)) == 7
    assert len(links(graph, open_kinds(graph))) == 18
    assert len(links(graph, {"river"})) == 4
    assert is_connected(graph)
    assert sum(graph.nodes[p]["numbers"].get("slots", 0) for p in graph) == 22
    assert {graph.nodes[p]["name"] for p in graph if "ruined" in graph.nodes[p]["flags"]} == {"6", "10", "11", "12"}
