"""Paths as they are drawn: trails that people walk, ribbons of water, bridges where they cross.

What a path kind looks like follows from its declaration: open kinds are trails, the first closed
kind is a ribbon, further closed kinds and single paths that are shut are barred trails, and borders are not drawn at all, since
the shape of the area shows them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Literal

import networkx as nx

from rootdsl.atlas.field import Cover, Field
from rootdsl.atlas.graph import Graph, is_shut, links, spots
from rootdsl.atlas.shapes import Point, along, bow, crossings, gap, hull, lerp, num, smooth, taper, unit

Look = Literal["trail", "ribbon", "barred", "none"]

BENDS = (0.07, -0.07, 0.11, -0.11, 0.03, -0.03, 0.16, -0.16, 0.22, -0.22)


@dataclass(frozen=True, slots=True)
class Trail:
    """One link from place `a` to place `b`: `outline` is its tapered shape, `line` its middle."""

    a: int
    b: int
    kind: str
    look: Look
    outline: str
    line: str
    points: list[Point]


@dataclass(frozen=True, slots=True)
class Ribbon:
    """A run of links of one kind drawn as one stream, or (`pool`) an open water that links all places on its shore."""

    kind: str
    line: str
    points: list[Point]
    pool: bool = False


@dataclass(frozen=True, slots=True)
class Bridge:
    x: float
    y: float
    angle: float


def path_looks(graph: Graph) -> dict[str, Look]:
    """How each path kind of the graph is drawn, in order of declaration."""
    looks: dict[str, Look] = {}
    for name, path in graph.graph["path_kinds"].items():
        if path["border"]:
            looks[name] = "none"
        elif path["open"]:
            looks[name] = "trail"
        else:
            looks[name] = "barred" if "ribbon" in looks.values() else "ribbon"
    return looks


# ------------------------------------------------------------------ trails


def draw_trails(graph: Graph, field: Field, water: Sequence[Ribbon]) -> list[Trail]:
    """A curve for each link, bent so that it keeps clear of other places, of water and of the trails before it."""
    looks = path_looks(graph)
    wanted = [link for link in links(graph) if looks.get(link[2]) in ("trail", "barred")]
    solid, busy = Cover(field.box), Cover(field.box)
    for place, point in field.at.items():
        if not graph.nodes[place]["area"]:
            solid.stamp([point], field.radius * 1.35)
    for ribbon in water:
        busy.stamp(ribbon.points, 16 * field.scale)
    trails = []
    for order, (a, b, kind) in enumerate(wanted):
        start, end = field.at[a], field.at[b]
        first = -1 if (a + b + order) % 2 else 1
        options = [bow(start, end, bend * first, 16) for bend in BENDS]
        points = min(options, key=lambda line: _trouble(line, start, end, field, solid, busy))
        busy.stamp(points, 10 * field.scale)
        size = max(field.scale, 0.45)
        look: Look = "barred" if is_shut(graph, a, b, kind) else looks[kind]
        trails.append(Trail(a, b, kind, look, taper(points[::2], 19 * size, 12 * size), smooth(points[::4]), points))
    return trails


def _trouble(line: list[Point], start: Point, end: Point, field: Field, solid: Cover, busy: Cover) -> float:
    """How bad a curve is: touching other places is worst, then what lies under it, then its bend."""
    free = [point for point in line if min(gap(point, start), gap(point, end)) > field.radius * 1.5]
    off = sum(not field.box.holds(point, 12) for point in line)
    bend = abs(gap(line[len(line) // 2], lerp(start, end, 0.5)) / max(gap(start, end), 1.0) - 0.07)
    return 20.0 * sum(solid.load(point) for point in free) + 2.0 * sum(busy.load(point) for point in free) + 20.0 * off + 6.0 * bend


def find_bridges(graph: Graph, field: Field, trails: Sequence[Trail], water: Sequence[Ribbon]) -> list[Bridge]:
    """Where trails cross water outside all places."""
    solid = [field.at[place] for place in spots(graph)]
    found = []
    for trail in trails:
        for ribbon in water:
            if ribbon.pool:
                continue
            for point, angle in crossings(trail.points, ribbon.points):
                if all(gap(point, middle) > field.radius * 1.15 for middle in solid):
                    found.append(Bridge(point[0], point[1], angle))
    return found


# ------------------------------------------------------------------ ribbons


def draw_ribbons(graph: Graph, field: Field) -> list[Ribbon]:
    """Smooth streams through the places that a ribbon kind links; four places or more that are all linked lie on one pool."""
    ribbons = []
    for kind, look in path_looks(graph).items():
        if look != "ribbon":
            continue
        web: nx.Graph[int] = nx.Graph()
        web.add_edges_from((a, b) for a, b, _ in links(graph, [kind]))
        for shore in sorted(sorted(clique) for clique in nx.find_cliques(web) if len(clique) > 3):
            ring = hull(field.at[place] for place in shore)
            centre = (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
            edge = [point for knot, after in zip(ring, [*ring[1:], ring[0]], strict=True)
                    for point in (lerp(centre, knot, 0.9), lerp(centre, lerp(knot, after, 0.5), 0.8))]
            ribbons.append(Ribbon(kind, smooth(edge, closed=True), _fill(edge, centre), pool=True))
            web.remove_edges_from([(a, b) for a in shore for b in shore if web.has_edge(a, b)])
        for run in _streams(web, field):
            points = _to_the_rim(_clear(graph, run, field), field)
            closed = run[0] == run[-1]
            ribbons.append(Ribbon(kind, smooth(points[:-1] if closed else points, closed), along(points, 8)))
    return ribbons


def _fill(edge: Sequence[Point], centre: Point) -> list[Point]:
    """Points all over a pool, for what must keep clear of it."""
    return [lerp(centre, point, share / 6) for point in along([*edge, edge[0]], 14) for share in range(1, 7)]


def _streams(web: nx.Graph[int], field: Field) -> list[list[int]]:
    """The web cut into runs that go on as straight as they can at each place."""
    onward: dict[tuple[int, int], int] = {}
    for place in sorted(web):
        loose = sorted(web[place])
        pairs = sorted((_turn_at(field, a, place, b), a, b) for at, a in enumerate(loose) for b in loose[:at])
        for _, a, b in pairs:
            if a in loose and b in loose:
                onward[a, place], onward[b, place] = b, a
                loose = [other for other in loose if other not in (a, b)]
    runs, used = [], set()
    ways = sorted((a, b) for edge in web.edges for a, b in (edge, edge[::-1]))
    # Runs begin at their loose ends; what is left after that goes round in a ring.
    for a, b in [*(way for way in ways if way[::-1] not in onward), *ways]:
        if frozenset((a, b)) in used:
            continue
        run = [a]
        while frozenset((a, b)) not in used:
            used.add(frozenset((a, b)))
            run.append(b)
            if (a, b) not in onward:
                break
            a, b = b, onward[a, b]
        runs.append(run)
    return runs


def _turn_at(field: Field, a: int, place: int, b: int) -> float:
    """How sharp the turn from a over place to b is: -1 straight on, 1 back again."""
    one, two = unit(field.at[place], field.at[a]), unit(field.at[place], field.at[b])
    return one[0] * two[0] + one[1] * two[1]


def _clear(graph: Graph, run: list[int], field: Field) -> list[Point]:
    """The places of a stream as knots, with one more knot wherever it would flow through a place that it does not link."""
    knots = [field.at[run[0]]]
    for a, b in pairwise(run):
        start, end = field.at[a], field.at[b]
        ahead = unit(start, end)
        for other in spots(graph):
            point = field.at[other]
            along_, aside = _split(start, ahead, point)
            if other in (a, b) or not 0 < along_ < gap(start, end) or abs(aside) > field.radius * 1.4:
                continue
            push = aside - math.copysign(field.radius * 1.75, aside)
            knots.append((start[0] + ahead[0] * along_ - ahead[1] * push, start[1] + ahead[1] * along_ + ahead[0] * push))
        knots.append(end)
    return knots


def _split(start: Point, ahead: Point, point: Point) -> Point:
    """How far a point lies ahead of the start, and how far aside (to the right is positive)."""
    x, y = point[0] - start[0], point[1] - start[1]
    return x * ahead[0] + y * ahead[1], y * ahead[0] - x * ahead[1]


def ripples(ribbon: Ribbon, scale: float) -> str:
    """Path data of small waves on a stream, in the direction in which it flows."""
    random = Random(len(ribbon.points))
    parts = []
    stride = 17 if ribbon.pool else 5
    for before, point in zip(ribbon.points[::stride], ribbon.points[stride::stride], strict=False):
        ahead, aside = (1.0, 0.0) if ribbon.pool else unit(before, point), random.uniform(-9, 9) * scale
        length = random.uniform(8, 15) * scale
        x, y = point[0] - ahead[1] * aside, point[1] + ahead[0] * aside
        swell = 2.6 * scale
        parts.append(
            f"M{num(x)} {num(y)}q{num(ahead[0] * length / 2 - ahead[1] * swell)} {num(ahead[1] * length / 2 + ahead[0] * swell)}"
            f" {num(ahead[0] * length)} {num(ahead[1] * length)}"
        )
    return "".join(parts)


def _to_the_rim(points: list[Point], field: Field) -> list[Point]:
    """A stream whose end lies near the rim of the sheet, and heads for it, flows off the sheet."""
    if len(points) < 2 or points[0] == points[-1]:
        return points
    return [*_mouth(points[0], points[1], field), *points, *_mouth(points[-1], points[-2], field)]


def _mouth(end: Point, before: Point, field: Field) -> list[Point]:
    heading = unit(before, end)
    box = field.box
    exits = [
        (end[0] - box.left, (-1.0, 0.0)), (box.right - end[0], (1.0, 0.0)),
        (end[1] - box.top, (0.0, -1.0)), (box.bottom - end[1], (0.0, 1.0)),
    ]
    room = 0.24 * min(box.width, box.height)
    fits = [(length, side) for length, side in exits if length < room and heading[0] * side[0] + heading[1] * side[1] > 0.1]
    if not fits:
        return []
    length, side = min(fits, key=lambda option: option[0])
    drift = math.copysign(min(length * 0.35, 30.0), heading[0] * abs(side[1]) + heading[1] * abs(side[0]))
    length += 40.0
    return [(end[0] + side[0] * length + abs(side[1]) * drift, end[1] + side[1] * length + abs(side[0]) * drift)]
