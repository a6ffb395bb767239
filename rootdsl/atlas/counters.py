"""Pieces on the map: counters in an arc around a place, so that they hide neither its number nor its badge.

The badge stands at the upper left of a place; the arc turns to where there is room and never
comes near it. In an area the counters stand in rows below its name.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rootdsl.atlas.field import Box, Field, around
from rootdsl.atlas.graph import Graph
from rootdsl.atlas.shapes import Point, polar, unit
from rootdsl.atlas.style import PieceMark, Shape, initials, mix, readable_on, safe_colour
from rootdsl.atlas.woods import Label

MOST = 8                        # counters a place; the last one counts what is left over
SIZE = 14.0                     # half the width of a counter
PITCH = 31.5                    # from one counter to the next
TAG = 18.0                      # from the middle of a counter to that of its tag
RING = 67.0                     # from the middle of a place to the middle of its counters
BADGE = math.radians(-138)      # direction of the badge, seen from the middle of its place
KEEP = math.radians(39)         # no counter nearer to the badge than this angle


@dataclass(frozen=True, slots=True)
class Counter:
    """A stack of pieces as drawn: `behind` further pieces peep out below, `tip` says in words what it is.

    The initial of the owner stands on a tag at `tag`, seen from the middle of the counter, away from the place.
    """

    x: float
    y: float
    shape: Shape
    colour: str
    rim: str
    text: str
    numeral: str
    initial: str
    behind: int
    tip: str
    tag: Point


def owners_of(pieces: Mapping[int, Sequence[PieceMark]]) -> dict[str, tuple[str, str]]:
    """Colour and initial of each owner of pieces, in order of title."""
    colours: dict[str, str] = {}
    for place in sorted(pieces):
        for mark in pieces[place]:
            colours.setdefault(mark.owner, safe_colour(mark.colour))
    titles = sorted(colours)
    return {title: (colours[title], initial) for title, initial in zip(titles, initials(titles), strict=True)}


def draw_counters(
    graph: Graph, field: Field, pieces: Mapping[int, Sequence[PieceMark]], labels: Mapping[int, Label | None], ink: str,
) -> list[Counter]:
    """All counters of the map, back to front. Pieces in places that the map does not have are left out."""
    owners = owners_of(pieces)
    used: list[Box] = []
    found: list[Counter] = []
    for place in sorted(pieces):
        marks = [mark for mark in pieces[place] if mark.count > 0]
        if place not in field.at or not marks:
            continue
        shown, rest = (marks, []) if len(marks) <= MOST else (marks[: MOST - 1], marks[MOST - 1 :])
        total = len(shown) + bool(rest)
        area = graph.nodes[place]["area"]
        seats = _rows(field, labels.get(place), place, total) if area else _arc(graph, field, place, total, used)
        used += [around(seat, SIZE * 2 * field.scale, SIZE * 2 * field.scale) for seat in seats]
        middle = (seats[0][0] - 99, seats[0][1] + 99) if area else field.at[place]
        found += [_counter(seat, mark, owners, ink, middle) for seat, mark in zip(seats, shown, strict=False)]
        if rest:
            tip = ", ".join(_tip(mark) for mark in rest)
            paper = "#f7efdc"
            more = f"+{sum(mark.count for mark in rest)}"
            found.append(Counter(*seats[-1], "round", paper, mix(paper, ink, 0.6), readable_on(paper, ink), more, "", 0, tip, (0.0, 0.0)))
    return sorted(found, key=lambda counter: (counter.y, counter.x))


def _tip(mark: PieceMark) -> str:
    return f"{mark.count} × {mark.piece} ({mark.owner})" if mark.owner else f"{mark.count} × {mark.piece}"


def _counter(seat: Point, mark: PieceMark, owners: Mapping[str, tuple[str, str]], ink: str, middle: Point) -> Counter:
    colour = safe_colour(mark.colour)
    shape: Shape = mark.shape if mark.shape in ("round", "square", "token", "pawn") else "round"
    initial = owners[mark.owner][1] if mark.owner else ""
    behind = min(mark.count - 1, 2)
    away = unit(middle, seat)
    return Counter(
        *seat, shape, colour, mix(colour, ink, 0.55), readable_on(colour, ink), str(mark.count), initial, behind, _tip(mark),
        (away[0] * TAG, away[1] * TAG),
    )


def _arc(graph: Graph, field: Field, place: int, total: int, used: Sequence[Box]) -> list[Point]:
    """Seats around a place, in the free direction nearest to straight below."""
    step = PITCH / RING
    half = step * (total - 1) / 2
    room = math.pi - KEEP - half
    away = BADGE + math.pi
    turns = [away + room * share / 6 for share in range(-6, 7)] if room > 0 else [away]
    centre = field.at[place]
    others = [around(point, field.radius * 2, field.radius * 2) for other, point in field.at.items()
              if other != place and not graph.nodes[other]["area"]]

    def seats(turn: float) -> list[Point]:
        return [polar(centre, turn + half - step * at, RING * field.scale) for at in range(total)]

    def cost(turn: float) -> float:
        boxes = [around(seat, SIZE * 2 * field.scale, SIZE * 2 * field.scale) for seat in seats(turn)]
        out = sum(not field.box.holds((box.left, box.top), 4) or not field.box.holds((box.right, box.bottom), 4) for box in boxes)
        hit = sum(box.overlap(other) for box in boxes for other in (*others, *used))
        return out * 1000.0 + hit + abs(turn - math.pi / 2)

    return seats(min(turns, key=cost))


def _rows(field: Field, label: Label | None, place: int, total: int) -> list[Point]:
    """Seats in rows of four, centred below the name of an area."""
    x, y = (label.x, label.y + 8) if label else field.at[place]
    pitch = PITCH * field.scale
    found = []
    for at in range(total):
        row, column = divmod(at, 4)
        width = min(4, total - row * 4)
        found.append((x + (column - (width - 1) / 2) * pitch, y + (row + 0.5) * pitch))
    return found
