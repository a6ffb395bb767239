"""The sheet on which a map is drawn: where each place stands, how big it may be, and what is taken.

A `Field` turns per cent of the map into units of the drawing. A `Cover` is a coarse raster of the
same sheet that remembers where something is drawn already, so that trees, labels and trails can
keep clear of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from rootdsl.atlas.graph import Graph, places, spots
from rootdsl.atlas.shapes import Point, gap

BIGGEST = 55.0  # radius of a place where there is room
SMALLEST = 14.0


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its corners."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def holds(self, point: Point, margin: float = 0.0) -> bool:
        return self.left + margin <= point[0] <= self.right - margin and self.top + margin <= point[1] <= self.bottom - margin

    def overlap(self, other: Box) -> float:
        """Shared surface of two rectangles."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(wide, 0.0) * max(high, 0.0)


def around(centre: Point, width: float, height: float) -> Box:
    return Box(centre[0] - width / 2, centre[1] - height / 2, centre[0] + width / 2, centre[1] + height / 2)


@dataclass(frozen=True, slots=True)
class Field:
    """`at` gives the middle of each place, `radius` the size of all spots; `box` is the printed sheet."""

    box: Box
    at: dict[int, Point]
    radius: float

    @property
    def scale(self) -> float:
        """Size of a place's furniture, 1 where there is room."""
        return self.radius / BIGGEST


def lay_out(graph: Graph, box: Box) -> Field:
    """Where the places stand. Places without coordinates stand in the middle; a crowded map gets smaller places.

    Per cent are taken as they are, unless a place would stick out: then the map is squeezed.
    """
    rough = {place: _percent(graph.nodes[place]["x"], graph.nodes[place]["y"]) for place in places(graph)}
    solid = spots(graph)
    flat = [(rough[place][0] * box.width / 100, rough[place][1] * box.height / 100) for place in solid]
    near = [gap(one, other) for at, one in enumerate(flat) for other in flat[:at]]
    nearest = min((length for length in near if length > 1), default=BIGGEST * 4)
    radius = max(SMALLEST, min(BIGGEST, nearest * 0.36))
    margin = radius * 1.62 + 6
    columns = _squeeze([rough[place][0] for place in solid], box.left, box.width, margin)
    rows = _squeeze([rough[place][1] for place in solid], box.top, box.height, margin)
    at = {place: (columns[0] + columns[1] * x, rows[0] + rows[1] * y) for place, (x, y) in rough.items()}
    return Field(box, at, radius)


def _percent(x: float, y: float) -> Point:
    def clean(value: float) -> float:
        return min(max(value, 0.0), 100.0) if value is not None and math.isfinite(value) else 50.0

    return clean(x), clean(y)


def _squeeze(values: list[float], start: float, length: float, margin: float) -> tuple[float, float]:
    """Offset and factor that turn per cent into units so that each value keeps `margin` from both ends."""
    factor = length / 100
    low, high = min(values, default=50.0), max(values, default=50.0)
    if low * factor >= margin and (100 - high) * factor >= margin:
        return start, factor
    first, last = max(low * factor, margin), min(high * factor, length - margin)
    if high - low < 1:
        return start + length / 2 - low * factor, factor
    factor = (last - first) / (high - low)
    return start + first - low * factor, factor


class Cover:
    """Raster of a sheet. A cell counts how many things lie on it (255 at most)."""

    CELL = 5.0

    def __init__(self, box: Box) -> None:
        self.box = box
        self.columns = int(box.width // self.CELL) + 1
        self.rows = int(box.height // self.CELL) + 1
        self.cells = bytearray(self.columns * self.rows)

    def stamp(self, points: Iterable[Point], radius: float) -> None:
        """Take the discs around the points; several discs of one call count once."""
        reach = int(radius // self.CELL) + 1
        touched: set[int] = set()
        for x, y in points:
            column, row = int((x - self.box.left) // self.CELL), int((y - self.box.top) // self.CELL)
            for high in range(max(row - reach, 0), min(row + reach + 1, self.rows)):
                for wide in range(max(column - reach, 0), min(column + reach + 1, self.columns)):
                    middle = (self.box.left + (wide + 0.5) * self.CELL, self.box.top + (high + 0.5) * self.CELL)
                    if gap(middle, (x, y)) <= radius:
                        touched.add(high * self.columns + wide)
        self._add(touched)

    def stamp_box(self, box: Box) -> None:
        self._add(set(self._inside(box)))

    def _add(self, cells: Iterable[int]) -> None:
        for cell in cells:
            self.cells[cell] = min(self.cells[cell] + 1, 255)

    def _inside(self, box: Box) -> Iterable[int]:
        left, right = int((box.left - self.box.left) // self.CELL), int((box.right - self.box.left) // self.CELL)
        top, bottom = int((box.top - self.box.top) // self.CELL), int((box.bottom - self.box.top) // self.CELL)
        for row in range(max(top, 0), min(bottom + 1, self.rows)):
            for column in range(max(left, 0), min(right + 1, self.columns)):
                yield row * self.columns + column

    def load(self, point: Point) -> int:
        """How many things lie on a point; off the sheet there is always one."""
        if not self.box.holds(point):
            return 1
        return self.cells[int((point[1] - self.box.top) // self.CELL) * self.columns + int((point[0] - self.box.left) // self.CELL)]

    def load_box(self, box: Box) -> int:
        """Number of cells of a rectangle that are taken."""
        return sum(self.cells[cell] > 0 for cell in self._inside(box))
