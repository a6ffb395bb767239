"""Areas as they are drawn: clusters of trees that fill the room between paths, each with its name.

Everything is drawn from the index of the place as seed, so one map always looks the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

import networkx as nx

from rootdsl.atlas.field import Box, Cover, Field, around
from rootdsl.atlas.graph import Graph, areas, borders, spots
from rootdsl.atlas.shapes import Point, cut, gap, inside, num, polar, text_width
from rootdsl.atlas.trails import Ribbon, Trail

TREES = 130     # most trees of one area
LABEL = 240.0   # widest name of an area
STEP = 19.0     # least distance between two trees


@dataclass(frozen=True, slots=True)
class Tree:
    x: float
    y: float
    form: int


@dataclass(frozen=True, slots=True)
class Label:
    """Text centred on x with its baseline at y."""

    text: str
    x: float
    y: float
    size: float
    box: Box


@dataclass(frozen=True, slots=True)
class Wood:
    """The trees of an area, back to front, and its name."""

    place: int
    trees: list[Tree]
    label: Label | None

    @property
    def feet(self) -> list[Point]:
        return [(tree.x, tree.y) for tree in self.trees]


def draw_woods(graph: Graph, field: Field, trails: list[Trail], water: list[Ribbon]) -> list[Wood]:
    """Trees and labels of all areas, clear of trails, water, places and each other's labels."""
    scale = max(field.scale, 0.45)
    ground, words = Cover(field.box), Cover(field.box)
    for place in spots(graph):
        ground.stamp([field.at[place]], field.radius + 17 * scale)
        words.stamp([field.at[place]], field.radius + 30 * scale)
    for trail in trails:
        ground.stamp(trail.points, 23 * scale)
        words.stamp(trail.points, 10 * scale)
    for ribbon in water:
        ground.stamp(ribbon.points, 33 * scale)
        words.stamp(ribbon.points, 17 * scale)
    labels: dict[int, Label | None] = {}
    rings: dict[int, list[Point]] = {}
    for area in areas(graph):
        rings[area] = _ring(graph, field, area, trails)
        name = cut(str(graph.nodes[area]["title"] or graph.nodes[area]["name"]), LABEL, 15)
        label = _place_label(name, field.at[area], rings[area], scale, words)
        if label:
            words.stamp_box(label.box)
            ground.stamp_box(Box(label.box.left, label.box.top - 2, label.box.right, label.box.bottom + 12 * scale))
        labels[area] = label
    return [Wood(area, _trees(field, area, rings[area], ground, scale), labels[area]) for area in areas(graph)]


def _place_label(text: str, wanted: Point, ring: list[Point], scale: float, taken: Cover) -> Label | None:
    """The nearest free room for a name; smaller letters where there is little."""
    best: tuple[float, Label] | None = None
    for size in (19.0, 17.0, 15.0, 13.0):
        size *= min(1.0, 0.6 + 0.4 * scale)
        wide, high = text_width(text, size) + 8, size * 1.25
        for reach in range(0, 91, 9):
            for turn in range(12 if reach else 1):
                point = polar(wanted, math.tau * turn / 12, reach)
                box = around(point, wide, high)
                if not taken.box.holds((box.left, box.top), 6) or not taken.box.holds((box.right, box.bottom), 6):
                    continue
                outside = 0 if len(ring) < 3 else sum(not inside(at, ring) for at in (point, (box.left, point[1]), (box.right, point[1])))
                cost = taken.load_box(box) * 6.0 + outside * 90.0 + reach * 0.3 + (19.0 - size) * 4
                if best is None or cost < best[0]:
                    best = cost, Label(text, point[0], point[1] + size * 0.32, size, box)
        if best and best[0] < 12:
            break
    return best[1] if best else None


def _ring(graph: Graph, field: Field, area: int, trails: list[Trail]) -> list[Point]:
    """Outline of an area: from place to place around it, along the trails where there are any."""
    around_ = borders(graph, area)
    if not around_:
        return []
    points = [field.at[place] for place in around_]
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    around_.sort(key=lambda place: math.atan2(field.at[place][1] - middle[1], field.at[place][0] - middle[0]))
    ways = {(trail.a, trail.b): trail.points for trail in trails}
    found: list[Point] = []
    for a, b in zip(around_, [*around_[1:], around_[0]], strict=True):
        found += ways[a, b] if (a, b) in ways else ways[b, a][::-1] if (b, a) in ways else [field.at[a]]
    return found


def _trees(field: Field, area: int, ring: list[Point], ground: Cover, scale: float) -> list[Tree]:
    """Trees scattered within the outline of an area, or about its middle if it has none."""
    random = Random(area * 7919 + 17)
    heart = field.at[area]
    reach = max((gap(heart, point) for point in ring), default=field.radius * 1.6)
    room = Box(heart[0] - reach, heart[1] - reach, heart[0] + reach, heart[1] + reach)
    found: list[Tree] = []
    step = STEP * scale
    cells: dict[tuple[int, int], list[Point]] = {}
    tries = min(int(room.width * room.height / (step * step) * 9), 9000)
    for _ in range(tries):
        point = (random.uniform(room.left, room.right), random.uniform(room.top, room.bottom))
        if ground.load(point) or not field.box.holds(point, 20 * scale):
            continue
        if not inside(point, ring) if len(ring) > 2 else gap(point, heart) > reach:
            continue
        column, row = int(point[0] // step), int(point[1] // step)
        near = [other for high in (-1, 0, 1) for wide in (-1, 0, 1) for other in cells.get((column + wide, row + high), [])]
        if any(gap(point, other) < step for other in near):
            continue
        cells.setdefault((column, row), []).append(point)
        found.append(Tree(point[0], point[1], random.choice((0, 0, 1, 1, 2))))
    found = _clumps(found, step * 1.9)
    found.sort(key=lambda tree: (gap((tree.x, tree.y), heart), tree.x))
    return sorted(found[:TREES], key=lambda tree: (tree.y, tree.x))


def _clumps(trees: list[Tree], reach: float, least: int = 4) -> list[Tree]:
    """The trees without those that stand in a clump of fewer than `least`."""
    web: nx.Graph[int] = nx.Graph()
    web.add_nodes_from(range(len(trees)))
    web.add_edges_from(
        (at, other) for at, one in enumerate(trees) for other in range(at) if gap((one.x, one.y), (trees[other].x, trees[other].y)) < reach
    )
    kept = sorted(at for clump in nx.connected_components(web) if len(clump) >= least for at in clump)
    return [trees[at] for at in kept]


@dataclass(frozen=True, slots=True)
class Grass:
    """Path data of what grows where nothing else is drawn: blades, low bushes, dots for stones."""

    blades: str
    bushes: str
    stones: str


def draw_grass(field: Field, trails: list[Trail], water: list[Ribbon], woods: list[Wood], seed: int) -> Grass:
    """Grass, bushes and stones scattered over the open parts of the sheet."""
    random = Random(seed)
    scale = max(field.scale, 0.45)
    taken = Cover(field.box)
    taken.stamp(field.at.values(), field.radius + 24 * scale)
    for trail in trails:
        taken.stamp(trail.points, 20 * scale)
    for ribbon in water:
        taken.stamp(ribbon.points, 30 * scale)
    for wood in woods:
        taken.stamp(wood.feet, 34 * scale)
        if wood.label:
            taken.stamp_box(wood.label.box)
    blades, bushes, stones = [], [], []
    for _ in range(520):
        x, y = random.uniform(field.box.left + 24, field.box.right - 24), random.uniform(field.box.top + 26, field.box.bottom - 20)
        lean, sort = random.uniform(-1.5, 1.5), random.random()
        if taken.load((x, y)):
            continue
        taken.stamp([(x, y)], 25)
        at = f"M{num(x)} {num(y)}"
        if sort < 0.16:
            bushes.append(f"{at}m-9 0c-3-4 0-7 3-6 0-5 7-6 9-2 4-2 7 1 5 4 2 1 2 3 1 4m-12-1h8")
        elif sort < 0.26:
            stones.append(f"{at}h2m5 2h0m-3-4h1")
        else:
            blades.append(f"{at}l{num(lean - 4)}-5{at}l{num(lean)}-8{at}l{num(lean + 4)}-5")
    return Grass("".join(blades), "".join(bushes), "".join(stones))


def draw_stains(field: Field, seed: int) -> list[tuple[float, float, float, float]]:
    """Large faint spots of the paper: middle and half axes of ellipses."""
    random = Random(seed * 31 + 3)
    box = field.box
    return [
        (random.uniform(box.left, box.right), random.uniform(box.top, box.bottom), random.uniform(60, 170), random.uniform(40, 110))
        for _ in range(14)
    ]
