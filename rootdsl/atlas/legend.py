"""The legend below a map: one entry for each thing that the drawing uses, in words of the declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from rootdsl.atlas.graph import Graph, is_shut, links, spots
from rootdsl.atlas.shapes import cut, text_width
from rootdsl.atlas.style import MapStyle, PieceMark, Shape, SuitLook, mix, readable_on
from rootdsl.atlas.trails import path_looks

Sign = Literal["suit", "place", "area", "trail", "barred", "ribbon", "box", "mark", "owner", "piece"]

ROW = 32.0
GAP = 26.0
SIZE = 16.0
SIGN_WIDTH: dict[Sign, float] = {"suit": 30, "place": 34, "area": 36, "trail": 48, "barred": 48, "ribbon": 56, "box": 24, "mark": 24}


@dataclass(slots=True)
class Entry:
    """A sign with its text; the sign's middle is at x, y, its text starts at `text_x`."""

    sign: Sign
    text: str
    group: int
    suit: SuitLook | None = None
    letter: str = ""
    colour: str = ""
    ink: str = ""
    shape: Shape = "round"
    x: float = 0.0
    y: float = 0.0
    text_x: float = 0.0


@dataclass(slots=True)
class Legend:
    entries: list[Entry] = field(default_factory=list)
    rules: list[tuple[float, float]] = field(default_factory=list)   # where thin lines part two groups
    height: float = 0.0


def number_shown(graph: Graph, kind: str) -> str:
    """The number of a place kind that is drawn as boxes: the first that it declares, or none."""
    numbers = graph.graph["place_kinds"].get(kind, {}).get("numbers", [])
    return str(numbers[0]) if numbers else ""


def legend_entries(
    graph: Graph, style: MapStyle, suits: Mapping[str, SuitLook], marks: Sequence[str], owners: Mapping[str, tuple[str, str]],
    pieces: Mapping[int, Sequence[PieceMark]],
) -> list[Entry]:
    """What the map shows, in groups: suits, places, paths, boxes and marks, then owners and pieces."""
    here = [graph.nodes[place] for place in sorted(graph.nodes)]
    found: list[Entry] = []
    if any(data["suit"] in suits for data in here):
        found += [Entry("suit", look.title, 0, suit=look) for look in suits.values()]
    kinds = {data["kind"] for data in here}
    for name, kind in graph.graph["place_kinds"].items():
        if name in kinds:
            found.append(Entry("area" if kind["area"] else "place", kind["title"] or name, 1))
    drawn = {str(key) for _, _, key in graph.edges(keys=True)}
    for name, look in path_looks(graph).items():
        if name in drawn and look != "none":
            title = graph.graph["path_kinds"][name]["title"] or name
            found.append(Entry(look, title, 2))
            if any(is_shut(graph, *link) for link in links(graph, [name])):
                found.append(Entry("barred", f"{title} ({style.closed})", 2))
    boxes = [number_shown(graph, graph.nodes[place]["kind"]) for place in spots(graph)]
    for name in dict.fromkeys(box for box in boxes if box):
        found.append(Entry("box", style.title(name), 3))
    for name in marks:
        found.append(Entry("mark", style.title(name), 3, letter=style.title(name)[:1].upper()))
    for title, (colour, initial) in owners.items():
        if title:
            found.append(Entry("owner", title, 4, colour=colour, letter=initial, ink=readable_on(colour, style.ink)))
    sorts = {(mark.piece, mark.shape) for place in sorted(pieces) for mark in pieces[place] if place in graph}
    grey = mix(style.road, style.ink, 0.25)
    found += [Entry("piece", piece, 5, shape=shape, colour=grey) for piece, shape in sorted(sorts)]
    return found


def lay_out_legend(entries: Sequence[Entry], left: float, top: float, width: float) -> Legend:
    """Entries in centred rows; a group is kept together where a row can hold it."""
    for entry in entries:
        entry.text = cut(entry.text, width / 3, SIZE)
    rows: list[list[Entry]] = [[]]
    for group in sorted({entry.group for entry in entries}):
        members = [entry for entry in entries if entry.group == group]
        if rows[-1] and _row_width([*rows[-1], *members]) > width:
            rows.append([])
        for entry in members:
            if rows[-1] and _row_width([*rows[-1], entry]) > width:
                rows.append([])
            rows[-1].append(entry)
    legend = Legend(list(entries), [], ROW * len(rows) if entries else 0.0)
    for at, row in enumerate(rows):
        x = left + (width - _row_width(row)) / 2
        middle = top + ROW * (at + 0.5)
        before: Entry | None = None
        for entry in row:
            if before:
                x += GAP + (GAP * 0.5 if before.group != entry.group else -6)
                if before.group != entry.group:
                    legend.rules.append((x - GAP * 0.75, middle))
            sign = _sign_width(entry)
            entry.x, entry.y, entry.text_x = x + sign / 2, middle, x + sign + 7
            x += sign + 7 + text_width(entry.text, SIZE)
            before = entry
    return legend


def _sign_width(entry: Entry) -> float:
    return SIGN_WIDTH.get(entry.sign, 28)


def _row_width(row: Sequence[Entry]) -> float:
    total = sum(_sign_width(entry) + 7 + text_width(entry.text, SIZE) for entry in row)
    for one, two in pairwise(row):
        total += GAP + (GAP * 0.5 if one.group != two.group else -6)
    return total
