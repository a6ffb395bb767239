"""The Autumn map as the model holds it, written by hand, so that these tests need no parser."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rootdsl.model.decl import Link, MapDecl, PathKind, PlaceKind, Site, Suit

SUITS = (
    Suit("woodland", "fox", "Fox", None),
    Suit("woodland", "rabbit", "Rabbit", None),
    Suit("woodland", "mouse", "Mouse", None),
    Suit("woodland", "bird", "Bird", None, wild=True),
)

# number: suit, slots, flags, x, y
CLEARINGS: dict[int, tuple[str, int, str, float, float]] = {
    1: ("fox", 1, "corner edge", 10.1, 11.6),
    2: ("mouse", 2, "corner edge", 87.2, 25.8),
    3: ("rabbit", 1, "corner edge", 88.2, 87.5),
    4: ("rabbit", 1, "corner edge", 10.4, 79.6),
    5: ("rabbit", 2, "edge", 58.9, 11.5),
    6: ("fox", 2, "ruined edge", 89.8, 51.9),
    7: ("mouse", 2, "edge", 62.8, 78.0),
    8: ("fox", 2, "edge", 38.7, 88.6),
    9: ("mouse", 2, "edge", 10.4, 37.6),
    10: ("rabbit", 2, "ruined", 41.9, 26.4),
    11: ("mouse", 3, "ruined", 66.2, 49.4),
    12: ("fox", 2, "ruined", 34.7, 58.0),
}

# name: clearings around it, x, y
FORESTS: dict[str, tuple[list[int], float, float]] = {
    "northwood": ([1, 2, 5, 10], 49.5, 18.8),
    "westwood": ([1, 9, 10, 12], 24.3, 33.4),
    "heartwood": ([2, 6, 10, 11, 12], 64.0, 42.3),
    "eastwood": ([3, 6, 11], 81.4, 62.9),
    "southwood": ([3, 7, 11, 12], 63.0, 68.2),
    "millwood": ([4, 7, 8, 12], 36.6, 76.0),
    "fernwood": ([4, 9, 12], 18.5, 58.4),
}

ROADS = [
    (1, 5), (1, 9), (1, 10), (2, 5), (2, 6), (2, 10), (3, 6), (3, 7), (3, 11),
    (4, 8), (4, 9), (4, 12), (6, 11), (7, 8), (7, 12), (9, 12), (10, 12), (11, 12),
]
RIVERS = [(4, 7), (5, 10), (7, 11), (10, 11)]

# Number of each forest as a place: forests come after the twelve clearings.
FOREST_AT = {name: 13 + order for order, name in enumerate(FORESTS)}


def autumn_map() -> MapDecl:
    """A fresh map each time, so that a test may spoil it."""
    sites = [
        Site(at, "clearing", str(at), "", suit, {"slots": slots}, set(flags.split()), x, y)
        for at, (suit, slots, flags, x, y) in CLEARINGS.items()
    ]
    sites += [Site(FOREST_AT[name], "forest", name, name.capitalize(), "", {}, set(), x, y) for name, (_, x, y) in FORESTS.items()]
    links = [Link("road", a, b) for a, b in ROADS] + [Link("river", a, b) for a, b in RIVERS]
    links += [Link("border", FOREST_AT[name], at) for name, (around, _, _) in FORESTS.items() for at in around]
    return MapDecl("autumn", "autumn", "Autumn", None, sites=sites, links=links, pairs={"opposite": [(1, 3), (2, 4)]})


@pytest.fixture
def autumn() -> MapDecl:
    return autumn_map()


@pytest.fixture
def fresh_autumn() -> Callable[[], MapDecl]:
    return autumn_map


@pytest.fixture
def kinds() -> dict[str, PlaceKind]:
    return {
        "clearing": PlaceKind("woodland", "clearing", "Clearing", None, numbers=["slots"], flags=["corner", "edge", "ruined"]),
        "forest": PlaceKind("woodland", "forest", "Forest", None),
    }


@pytest.fixture
def paths() -> dict[str, PathKind]:
    return {
        "road": PathKind("woodland", "road", "Path", None, joins=["clearing"]),
        "river": PathKind("woodland", "river", "River", None, joins=["clearing"], closed=True),
        "border": PathKind("woodland", "border", "Forest Edge", None, joins=["forest", "clearing"], closed=True),
    }


@pytest.fixture
def suits() -> tuple[Suit, ...]:
    return SUITS
