"""A map as an SVG picture that is light, self-contained and the same for the same input.

This module decides what is drawn where; the template `map.svg.j2` holds the markup and escapes all
text. The picture is 1000 units wide: a title above the printed sheet, a legend below it. It says
in `<desc>` and in the tips of its parts what it shows.
"""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from rootdsl.atlas.counters import draw_counters, owners_of
from rootdsl.atlas.export import xml_text
from rootdsl.atlas.field import Box, Field, lay_out
from rootdsl.atlas.graph import Graph, outer_places, spots, title_of
from rootdsl.atlas.legend import lay_out_legend, legend_entries, number_shown
from rootdsl.atlas.shapes import blob, cut, dots, num, polygon, smooth, text_width
from rootdsl.atlas.style import MapStyle, PieceMark, SuitLook, mix, plain_look, suit_looks
from rootdsl.atlas.trails import draw_ribbons, draw_trails, find_bridges, ripples
from rootdsl.atlas.woods import draw_grass, draw_stains, draw_woods
from rootdsl.model.decl import MapDecl

WIDTH = 1000.0
SHEET = Box(40.0, 92.0, 960.0, 1012.0)
HEADING = 600.0  # widest line of a title
NAME = 86.0      # widest line of a name in a place of scale 1
MOST_BOXES = 5  # above that one box carries the number in figures


@dataclass(frozen=True, slots=True)
class BoxSign:
    """One box of a place's first number, from its left edge; `letter` is that of the mark on it."""

    x: float
    letter: str
    text: str


@dataclass(frozen=True, slots=True)
class Spot:
    """A place as drawn. `big` is its numeral, `lines` its name if it has no number; sizes are those of a place of scale 1."""

    index: int
    x: float
    y: float
    look: SuitLook
    look_id: str
    outline: str
    big: str
    lines: list[str]
    size: float
    boxes: list[BoxSign]
    box_size: float
    tip: str


def draw_svg(
    map: MapDecl, graph: Graph, style: MapStyle | None = None, pieces: Mapping[int, Sequence[PieceMark]] | None = None, title: str = "",
) -> str:
    """The picture of a map, with pieces on it if given; `title` stands above it (the map's own unless told)."""
    style = style or MapStyle()
    pieces = pieces or {}
    heading = xml_text(title or map.title or map.name)
    suits = suit_looks(style)
    field = lay_out(graph, SHEET)
    water = draw_ribbons(graph, field)
    trails = draw_trails(graph, field, water)
    woods = draw_woods(graph, field, trails, water)
    marks = slot_marks(graph) if style.marks is None else list(style.marks)
    counters = draw_counters(graph, field, pieces, {wood.place: wood.label for wood in woods}, style.ink)
    on_map = {place: marks_ for place, marks_ in pieces.items() if place in graph}
    entries = legend_entries(graph, style, suits, [mark for mark in marks if _carried(graph, mark)], owners_of(on_map), on_map)
    legend = lay_out_legend(entries, SHEET.left + 14, SHEET.bottom + 26, SHEET.width - 28)
    lines, size = _heading(heading)
    return _template().render(
        u=_prefix(map.name), language=style.language, heading=heading, lines=lines, heading_size=size,
        heading_width=_banner(lines, size), desc=_desc(graph, heading),
        width=WIDTH, height=SHEET.bottom + 26 + legend.height + (24 if entries else 0), sheet=SHEET, style=style, mix=mix,
        field=field, scale=field.scale, tree=max(field.scale, 0.45), water=water, trails=trails,
        bridges=find_bridges(graph, field, trails, water),
        woods=woods, grass=draw_grass(field, trails, water, woods, len(graph)), stains=draw_stains(field, len(graph)),
        looks=[*suits.values(), plain_look(style)],
        spots=[_spot(graph, field, place, style, suits, marks) for place in spots(graph)], counters=counters, legend=legend,
    )


def slot_marks(graph: Graph) -> list[str]:
    """Flags that tell places apart other than by where they lie: not all places that carry one are on the rim, and not all carry it;
    nor are they just the places at the ends of a kind of path, such as those on a shore."""
    rim, solid = outer_places(graph), spots(graph)
    ends: dict[str, set[int]] = {}
    for a, b, kind in graph.edges(keys=True):
        ends.setdefault(str(kind), set()).update((a, b))
    carriers: dict[str, set[int]] = {}
    for place in solid:
        for flag in graph.nodes[place]["flags"]:
            carriers.setdefault(flag, set()).add(place)
    return sorted(flag for flag, where in carriers.items() if where - rim and len(where) < len(solid) and where not in ends.values())


def _carried(graph: Graph, flag: str) -> bool:
    return any(flag in graph.nodes[place]["flags"] for place in graph)


def _prefix(name: str) -> str:
    """What all ids of the picture begin with, so that several maps can stand in one page."""
    return re.sub(r"[^a-z0-9]+", "-", f"map-{name}".lower()).strip("-") + "-"


def _heading(text: str) -> tuple[list[str], float]:
    """The title as it is lettered: one line, or two smaller ones, cut where even they would be too long."""
    size = 38.0 * min(1.0, HEADING / max(text_width(text, 38, bold=True), 1))
    if size >= 26:
        return [text], size
    lines = _halves(text)
    size = min(21.0, *(21.0 * HEADING / max(text_width(line, 21, bold=True), 1) for line in lines))
    return [cut(line, HEADING, max(size, 15.0)) for line in lines], max(size, 15.0)


def _banner(lines: Sequence[str], size: float) -> float:
    """Width of the cartouche: that of its text, its letter spacing and some room."""
    return min(max(*(text_width(line, size, bold=True) + len(line) + 80 for line in lines), 260.0), 720.0)


def _desc(graph: Graph, heading: str) -> str:
    """What the picture shows, in titles and figures only."""
    kinds = Tally(data["kind"] for _, data in graph.nodes(data=True))
    ways = Tally(str(key) for _, _, key in graph.edges(keys=True))
    told = [f"{count} × {graph.graph['place_kinds'].get(name, {}).get('title', name)}" for name, count in sorted(kinds.items())]
    told += [
        f"{ways[name]} × {path['title'] or name}" for name, path in graph.graph["path_kinds"].items() if ways[name] and not path["border"]
    ]
    return f"{heading}: " + ", ".join(told)


# ------------------------------------------------------------------ places


def _spot(graph: Graph, field: Field, place: int, style: MapStyle, suits: Mapping[str, SuitLook], marks: Sequence[str]) -> Spot:
    data = graph.nodes[place]
    look = suits.get(data["suit"])
    name = str(data["name"])
    numbered = name.isdigit() and len(name) <= 3
    lines = [] if numbered else _wrap(xml_text(data["title"] or name))
    size = 46.0 if numbered else max(11.0, min(21.0, *(21.0 * NAME / max(text_width(line, 21, bold=True), 1) for line in lines)))
    lines = [cut(line, NAME, size) for line in lines]
    wanted = number_shown(graph, data["kind"])
    boxes, box_size = _boxes(int(data["numbers"].get(wanted, 0)), [flag for flag in marks if flag in data["flags"]], style)
    x, y = field.at[place]
    facts = [title_of(data, graph.graph["place_kinds"]), *([look.title] if look else [])]
    facts += [f"{style.title(key)} {value}" for key, value in data["numbers"].items()] + [style.title(flag) for flag in data["flags"]]
    return Spot(
        place, x, y, look or plain_look(style), f"s{list(suits).index(look.name) if look else len(suits)}",
        smooth(blob(Random(place * 104729 + 5), 55.0), closed=True), name if numbered else "", lines, size, boxes, box_size,
        ", ".join(facts),
    )


def _wrap(text: str) -> list[str]:
    """A name as it stands in a place: in two lines if it is long and has two words."""
    return _halves(text) if len(text) > 7 else [text]


def _halves(text: str) -> list[str]:
    """Two lines of about the same length, or one if there is but one word."""
    words = text.split()
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))), default=0)
    return [" ".join(words[:cut]), " ".join(words[cut:])] if cut else [text]


def _boxes(count: int, flags: Sequence[str], style: MapStyle) -> tuple[list[BoxSign], float]:
    """Boxes side by side about the middle of a place; marks stand on the first ones."""
    shown = count if count <= MOST_BOXES else 1
    size = 20.0 if shown <= 3 else 15.0
    pitch = size + (4 if shown <= 3 else 3)
    left = -(pitch * (shown - 1) + size) / 2
    letters = [style.title(flag)[:1].upper() for flag in flags[:shown]] if count <= MOST_BOXES else []
    figures = str(count) if count > MOST_BOXES else ""
    return [BoxSign(left + pitch * at, letters[at] if at < len(letters) else "", figures) for at in range(shown)], size


def _printable(value: object) -> object:
    """Every text on its way into the picture, before it is escaped; markup of our own macros is escaped already."""
    return xml_text(value) if isinstance(value, str) and not isinstance(value, Markup) else value


@cache
def _template() -> Template:
    loader = PackageLoader("rootdsl.atlas", "templates")
    jinja = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, finalize=_printable,
    )
    jinja.filters.update(num=num, dots=dots, ripples=ripples)
    jinja.globals.update(polygon=polygon)
    return jinja.get_template("map.svg.j2")
