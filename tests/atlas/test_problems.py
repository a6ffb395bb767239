"""Each thing that can be wrong with a map is found, and a good map has none."""

from __future__ import annotations

import math

import pytest

from rootdsl.atlas.problems import KEYS, map_problems
from rootdsl.model.decl import Link, MapDecl

from .conftest import FOREST_AT


def drop(autumn: MapDecl, kind: str, *places: int) -> None:
    autumn.links = [link for link in autumn.links if link.kind != kind or not {link.a, link.b} & set(places)]


def move(autumn: MapDecl, place: int, x: float, y: float) -> None:
    site = next(site for site in autumn.sites if site.index == place)
    site.x, site.y = x, y


SPOILT = {
    "unknown-place": (lambda m: m.links.append(Link("road", 3, 99)), "this road ends at place 99, which the map does not have", 3),
    "wrong-ends": (
        lambda m: m.links.append(Link("road", 3, FOREST_AT["eastwood"])), "a road cannot join clearing 3 and forest eastwood", 3,
    ),
    "path-to-itself": (lambda m: m.links.append(Link("road", 2, 2)), "this road leads from clearing 2 back to itself", 2),
    "duplicate-path": (lambda m: m.links.append(Link("road", 5, 1)), "the road between clearing 5 and clearing 1 is given twice", 5),
    "no-coordinates": (
        lambda m: move(m, 7, math.nan, math.nan), "clearing 7 needs coordinates: at 40, 60 (per cent from left and from top)", 7,
    ),
    "outside-map": (lambda m: move(m, 7, 62.8, 178), "clearing 7 lies at 178 per cent from top; the map ends at 0 and 100", 7),
    "same-spot": (lambda m: move(m, 7, 66.3, 49.5), "clearing 11 lies on top of clearing 7", 11),
    "unconnected-place": (lambda m: drop(m, "road", 8), "no open path leads from clearing 1 to clearing 8", 8),
    "broken-ring": (
        lambda m: m.links.append(Link("border", FOREST_AT["eastwood"], 1)),
        "the places around forest eastwood (1, 3, 6, 11) are not linked into a ring", FOREST_AT["eastwood"],
    ),
    "unknown-in-pair": (lambda m: m.pairs["opposite"].append((4, 40)), "opposite names place 40, which the map does not have", 4),
}


def test_autumn_has_no_problem(autumn, kinds, paths):
    assert map_problems(autumn, kinds, paths) == []


def test_every_key_is_tried_here():
    assert set(SPOILT) == set(KEYS)


@pytest.mark.parametrize("key", SPOILT)
def test_a_spoilt_map(key, autumn, kinds, paths):
    spoil, message, place = SPOILT[key]
    spoil(autumn)
    found = [problem for problem in map_problems(autumn, kinds, paths) if problem.key == key]
    assert [(problem.message, problem.site.index) for problem in found] == [(message, place)]


def test_an_area_with_no_places_around_it(autumn, kinds, paths):
    drop(autumn, "border", FOREST_AT["fernwood"])
    assert [problem.key for problem in map_problems(autumn, kinds, paths)] == ["broken-ring"]


def test_all_problems_are_found_at_once(autumn, kinds, paths):
    for key in ("path-to-itself", "outside-map", "unknown-in-pair", "broken-ring"):
        SPOILT[key][0](autumn)
    assert {problem.key for problem in map_problems(autumn, kinds, paths)} == {
        "path-to-itself", "outside-map", "unknown-in-pair", "broken-ring",
    }


def test_an_empty_map_is_no_fault_of_the_checks(kinds, paths):
    assert map_problems(MapDecl("m", "m", "M", None), kinds, paths) == []
