"""Plane geometry for the drawing: curves, outlines and the path data of SVG.

All lengths are in units of the drawing (a map is about 1000 units wide), y grows downward.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as short as one decimal allows."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def _pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def lerp(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def gap(a: Point, b: Point) -> float:
    """Distance between two points."""
    return math.hypot(a[0] - b[0], a[1] - b[1])


def unit(a: Point, b: Point) -> Point:
    """Direction from a to b with length 1 (or to the right, where there is none)."""
    length = gap(a, b)
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length) if length > 1e-9 else (1.0, 0.0)


def polar(centre: Point, angle: float, radius: float) -> Point:
    """The point at `angle` (radians, clockwise from the right) and `radius`."""
    return centre[0] + math.cos(angle) * radius, centre[1] + math.sin(angle) * radius


# ------------------------------------------------------------------ curves as points


def bow(a: Point, b: Point, bend: float, steps: int) -> list[Point]:
    """Points of a curve from a to b that swings out sideways by about `bend` of its length."""
    side = (b[1] - a[1], a[0] - b[0])
    middle = lerp(a, b, 0.5)
    control = (middle[0] + side[0] * bend * 2, middle[1] + side[1] * bend * 2)
    shares = [step / steps for step in range(steps + 1)]
    return [lerp(lerp(a, control, share), lerp(control, b, share), share) for share in shares]


def _knots(points: Sequence[Point], closed: bool) -> list[tuple[Point, Point, Point, Point]]:
    """For each stretch of a smooth curve through the points: start, two handles, end (Catmull-Rom)."""
    count = len(points)
    stretches = []
    for at in range(count if closed else count - 1):
        before = points[at - 1] if closed or at else points[at]
        start, end = points[at], points[(at + 1) % count]
        after = points[(at + 2) % count] if closed or at + 2 < count else end
        # Handles no longer than a third of the stretch keep uneven knots from looping.
        reach = gap(start, end) / 3
        one, two = unit(before, after if before == start else end), unit(start, after)
        stretches.append((
            start, (start[0] + one[0] * reach, start[1] + one[1] * reach), (end[0] - two[0] * reach, end[1] - two[1] * reach), end,
        ))
    return stretches


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a smooth curve through the points."""
    if not points:
        return ""
    parts = [f"M{_pair(points[0])}"]
    parts += [f"C{_pair(one)} {_pair(two)} {_pair(end)}" for _, one, two, end in _knots(points, closed)]
    return "".join(parts) + ("Z" if closed else "")


def along(points: Sequence[Point], step: float) -> list[Point]:
    """Points about `step` apart on the curve that `smooth` draws."""
    found = list(points[:1])
    for start, one, two, end in _knots(points, False):
        pieces = max(1, round(gap(start, end) / step))
        for piece in range(1, pieces + 1):
            t = piece / pieces
            a, b, c = lerp(start, one, t), lerp(one, two, t), lerp(two, end, t)
            found.append(lerp(lerp(a, b, t), lerp(b, c, t), t))
    return found


# ------------------------------------------------------------------ outlines


def taper(points: Sequence[Point], ends: float, middle: float) -> str:
    """Outline of a strip along the points, `ends` wide at both ends and `middle` wide half way."""
    left, right = [], []
    last = len(points) - 1
    for at, point in enumerate(points):
        ahead = unit(points[max(at - 1, 0)], points[min(at + 1, last)])
        share = 1 - math.sin(math.pi * at / last)
        half = (middle + (ends - middle) * share) / 2
        left.append((point[0] + ahead[1] * half, point[1] - ahead[0] * half))
        right.append((point[0] - ahead[1] * half, point[1] + ahead[0] * half))
    return smooth(left) + "L" + smooth(right[::-1])[1:] + "Z"


def blob(random: Random, radius: float, wobble: float = 0.05, knots: int = 12) -> list[Point]:
    """Knots of an organic round outline about the origin; `wobble` is a share of the radius."""
    waves = [(order, random.uniform(0, math.tau), wobble / (order - 1) ** 0.5) for order in (2, 3, 5)]
    found = []
    for knot in range(knots):
        angle = math.tau * knot / knots
        swing = sum(math.sin(angle * order + phase) * size for order, phase, size in waves)
        found.append(polar((0.0, 0.0), angle, radius * (1 + swing)))
    return found


def polygon(corners: int, radius: float) -> str:
    """Path data of a regular polygon about the origin, a corner on top; a circle if it has no corners."""
    if corners < 3:
        size = num(radius)
        return f"M-{size} 0a{size} {size} 0 1 0 {num(radius * 2)} 0a{size} {size} 0 1 0-{num(radius * 2)} 0Z"
    swell = radius * (1 + 0.55 / corners)
    turn = math.pi / corners if corners == 6 or corners == 8 else 0.0
    points = [polar((0.0, 0.0), math.tau * at / corners - math.pi / 2 + turn, swell) for at in range(corners)]
    return "M" + "L".join(_pair(point) for point in points) + "Z"


def dots(points: Iterable[Point]) -> str:
    """Path data that shows a dot at each point when stroked with round caps; strokes of dots merge into one shape."""
    return "".join(f"M{_pair(point)}h0" for point in points)


def hull(points: Iterable[Point]) -> list[Point]:
    """Convex outline of the points."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered

    def half(run: Iterable[Point]) -> list[Point]:
        chain: list[Point] = []
        for point in run:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return half(ordered) + half(reversed(ordered))


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Does the point lie within the polygon?"""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def crossings(one: Sequence[Point], other: Sequence[Point]) -> list[tuple[Point, float]]:
    """Where two polylines cross, with the direction of the first there (degrees)."""
    found = []
    for a, b in pairwise(one):
        for c, d in pairwise(other):
            if _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0:
                share = _turn(c, d, a) / (_turn(c, d, a) - _turn(c, d, b))
                found.append((lerp(a, b, share), math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))))
    return found


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Width that a serif text is likely to take; a little too wide rather than too narrow."""
    ems = sum(0.36 if char in "iljtfrI.,:;'!| " else 0.95 if char in "mwMW@" else 0.74 if char.isupper() else 0.6 for char in text)
    return ems * size * (1.12 if bold else 1.0)


def cut(text: str, width: float, size: float) -> str:
    """The text, or as much of its beginning as fits in bold letters, with an ellipsis."""
    if text_width(text, size, bold=True) <= width * 1.01:
        return text
    kept = text[: int(width / size / 0.3) + 1]
    while kept and text_width(kept + "…", size, bold=True) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"
