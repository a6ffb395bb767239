"""GraphML and JSON of a map: readable by others, the same bytes each time."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ET

import networkx as nx

from rootdsl.atlas.export import from_json, to_graphml, to_json
from rootdsl.atlas.graph import build_graph, links


def test_same_input_same_bytes_whatever_the_order_in_the_file(fresh_autumn, kinds, paths):
    one, other = fresh_autumn(), fresh_autumn()
    shuffled = random.Random(4)
    shuffled.shuffle(other.sites)
    shuffled.shuffle(other.links)
    a, b = build_graph(one, kinds, paths), build_graph(other, kinds, paths)
    assert to_json(a) == to_json(b)
    assert to_graphml(a) == to_graphml(b)


def test_json_comes_back_as_the_same_graph(autumn, kinds, paths):
    graph = build_graph(autumn, kinds, paths)
    text = to_json(graph)
    assert to_json(from_json(text)) == text
    assert links(from_json(text)) == links(graph)
    assert list(json.loads(text)) == sorted(json.loads(text))


def test_graphml_is_read_by_networkx(autumn, kinds, paths):
    graph = build_graph(autumn, kinds, paths)
    back = nx.parse_graphml(to_graphml(graph), node_type=int, force_multigraph=True)
    assert set(back) == set(graph)
    assert back.number_of_edges() == graph.number_of_edges()
    assert back.nodes[11]["number_slots"] == 3
    assert back.nodes[11]["flag_ruined"] is True
    assert back.nodes[14]["kind"] == "forest"
    ids = [edge.get("id") for edge in ET.fromstring(to_graphml(graph)).iter("{http://graphml.graphdrawing.org/xmlns}edge")]
    assert "road-1-5" in ids and len(set(ids)) == len(ids)


def test_hostile_titles_and_missing_coordinates(autumn, kinds, paths):
    autumn.title = "<!ENTITY \x00 & ]]> \ud800"
    autumn.sites[0].title = "<script>\x08"
    autumn.sites[1].x = float("nan")
    graph = build_graph(autumn, kinds, paths)
    ET.fromstring(to_graphml(graph).encode())
    assert next(node for node in json.loads(to_json(graph))["nodes"] if node["id"] == 2)["x"] is None
