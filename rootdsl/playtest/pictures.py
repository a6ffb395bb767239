"""The drawings of a report as SVG text: points with intervals, curves, bars and heat on a map. The same figures give the same bytes.

Colours are those of the page (`currentColor`, its variables), so that one picture suits light and dark paper. Every text is
escaped, every picture has a sentence that tells it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from rootdsl.atlas.graph import Graph, links, places
from rootdsl.atlas.style import safe_colour

WIDE = 720
NARROW = 560       # rows with names beside them: still legible on a telephone
ROW = 26
LEFT = 205
PALETTE = ("#ad3b2c", "#3c7d78", "#d9772e", "#6f5a9c", "#95a34c", "#a8527f", "#4a6aa5", "#c79a1e")


@dataclass(frozen=True, slots=True)
class Mark:
    """A share with its interval (0 to 1), a name and the text of the figure; `beside` is a share from elsewhere."""

    name: str
    value: float
    low: float
    high: float
    text: str
    colour: str = ""
    beside: float | None = None


def n(x: float) -> str:
    """A number of a picture, short.

    >>> n(3.14159), n(2.0)
    ('3.14', '2')
    """
    return f"{x:.2f}".rstrip("0").rstrip(".") if x else "0"


def colour_of(given: str, k: int) -> str:
    """A colour from a file, or the next of our own."""
    return safe_colour(given, PALETTE[k % len(PALETTE)]) if given else PALETTE[k % len(PALETTE)]


def svg(width: float, height: float, told: str, body: Sequence[str], kind: str = "chart") -> Markup:
    head = f'<svg class="{kind}" viewBox="0 0 {n(width)} {n(height)}" role="img" aria-label="{escape(told)}">'
    return Markup(head + "".join(body) + "</svg>")


def text(x: float, y: float, said: str, anchor: str = "start", more: str = "") -> str:
    return f'<text x="{n(x)}" y="{n(y)}" text-anchor="{anchor}"{more}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "axis") -> str:
    return f'<line class="{kind}" x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"/>'


def cut(said: str, most: int = 26) -> str:
    """A name that fits beside a row."""
    return said if len(said) <= most else said[: most - 1].rstrip() + "…"


def nice(top: float, steps: int = 5) -> float:
    """A round step for an axis up to `top`.

    >>> nice(1), nice(23), nice(0)
    (0.2, 5, 1)
    """
    if top <= 0:
        return 1
    rough = top / steps
    power = 10 ** math.floor(math.log10(rough))
    step = next(x for x in (1, 2, 2.5, 5, 10) if rough <= x * power * (1 + 1e-9)) * power
    return int(step) if step >= 1 and step == int(step) else step


# ---------------------------------------------------------------- shares with intervals


def whiskers(marks: Sequence[Mark], told: str, even: float = 0.0, signed: bool = False) -> Markup:
    """A row for each mark: its point on the line of its interval. `even` is a line through all (an even share);
    `signed` puts 0 in the middle."""
    reach = max([0.05, *(max(abs(x.low), abs(x.high), abs(x.value)) for x in marks), even, *(x.beside or 0 for x in marks)])
    step = nice(reach, 3)
    top = math.ceil(reach / step - 1e-9) * step
    low = -top if signed else 0.0
    right = NARROW - 80

    def at(value: float) -> float:
        return LEFT + (min(max(value, low), top) - low) / (top - low) * (right - LEFT)

    height = ROW * len(marks) + 34
    body = []
    for k in range(round((top - low) / step) + 1):
        tick = low + k * step
        body += [line(at(tick), 6, at(tick), height - 24, "zero" if signed and abs(tick) < 1e-9 else "grid")]
        told_at = f"{tick * 100:+.3g}".replace("+0", "0") if signed else f"{tick * 100:.3g} %"
        body.append(text(at(tick), height - 8, told_at, "middle", ' class="tick"'))
    if even:
        body.append(line(at(even), 2, at(even), height - 24, "even"))
    for k, x in enumerate(marks):
        y = 6 + ROW * (k + 0.5)
        shade = colour_of(x.colour, k)
        body.append(text(LEFT - 12, y + 4, cut(x.name, 22), "end"))
        body.append(f'<line class="whisker" x1="{n(at(x.low))}" y1="{n(y)}" x2="{n(at(x.high))}" y2="{n(y)}" stroke="{shade}"/>')
        body.append(f'<circle class="dot" cx="{n(at(x.value))}" cy="{n(y)}" r="5.5" fill="{shade}"/>')
        if x.beside is not None:
            px = at(x.beside)
            body.append(f'<path class="beside" d="M{n(px)} {n(y - 7)}l6 7-6 7-6-7z"/>')
        body.append(text(right + 14, y + 4, x.text))
    return svg(NARROW, height, told, body, "chart rows")


# ---------------------------------------------------------------- curves and bars


def curves(rows: Sequence[tuple[str, str, Sequence[float]]], told: str) -> Markup:
    """A line for each row of name, colour and values (the first after round 1)."""
    longest = max((len(values) for *_, values in rows), default=0)
    reach = max((max(values, default=0) for *_, values in rows), default=0)
    step, across = nice(reach), nice(max(1, longest - 1), 8)
    top = max(step, math.ceil(reach / step - 1e-9) * step)
    height, bottom, left, right = 320, 286, 44, WIDE - 12

    def at(k: int, value: float) -> tuple[float, float]:
        return left + (right - left) * (k / max(1, longest - 1)), bottom - (bottom - 12) * value / top

    body = []
    for k in range(round(top / step) + 1):
        y = at(0, k * step)[1]
        body += [line(left, y, right, y, "grid"), text(left - 8, y + 4, n(k * step), "end", ' class="tick"')]
    for k in range(0, longest, max(1, int(across))):
        body.append(text(at(k, 0)[0], bottom + 20, str(k + 1), "middle", ' class="tick"'))
    for k, (name, colour, values) in enumerate(rows):
        if values:
            points = " ".join(f"{n(x)},{n(y)}" for x, y in (at(i, v) for i, v in enumerate(values)))
            shade = colour_of(colour, k)
            body.append(f'<polyline class="curve" points="{points}" stroke="{shade}"><title>{escape(name)}</title></polyline>')
            if len(values) == 1:
                x, y = at(0, values[0])
                body.append(f'<circle class="dot" cx="{n(x)}" cy="{n(y)}" r="4" fill="{shade}"/>')
    return svg(WIDE, height, told, body)


def columns(rows: Sequence[tuple[int, int]], told: str, most: int = 48) -> Markup:
    """Columns over whole numbers; many numbers share a column."""
    if not rows:
        return Markup("")
    low, high = min(x for x, _ in rows), max(x for x, _ in rows)
    width = max(1, math.ceil((high - low + 1) / most))
    heights: dict[int, int] = {}
    for x, count in rows:
        heights[(x - low) // width] = heights.get((x - low) // width, 0) + count
    bars = max(heights) + 1
    top, bottom, left, right = max(heights.values()), 150, 12, WIDE - 12
    pitch = (right - left) / max(bars, 12)
    body = [line(left, bottom, right, bottom)]
    label = max(1, math.ceil(bars / 16))
    for k in range(bars):
        count = heights.get(k, 0)
        tall = (bottom - 22) * count / top
        first = low + k * width
        named = str(first) if width == 1 else f"{first}–{first + width - 1}"
        body.append(f'<rect class="bar" x="{n(left + k * pitch + 1)}" y="{n(bottom - tall)}" width="{n(pitch - 2)}" height="{n(tall)}">'
                    f"<title>{named}: {count}</title></rect>")
        if k % label == 0:
            body.append(text(left + (k + 0.5) * pitch, bottom + 18, str(first), "middle", ' class="tick"'))
    return svg(WIDE, bottom + 26, told, body)


# ---------------------------------------------------------------- heat on a map


def base(name: str, drawn: str) -> Markup:
    """The picture of a map as a symbol, which every heat on it shows again. Its texts are escaped where it is drawn."""
    from rootdsl.atlas.draw import SHEET

    inner = re.sub(r"<(title|desc)\b[^>]*>.*?</\1>", "", drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")], flags=re.DOTALL)
    mark = re.search(r'id="([^"]+)map-title"', drawn)           # what all ids of a picture begin with; maps may share it
    for before in ('id="', 'url(#', 'href="#') if mark else ():
        inner = inner.replace(f"{before}{mark[1]}", f"{before}{mark[1]}{escape(name)}-")  # type: ignore[index]
    letters = "font-family=\"Palatino, 'Book Antiqua', 'DejaVu Serif', serif\" text-anchor=\"middle\" fill=\"#2f2116\""
    box = f"{n(SHEET.left)} {n(SHEET.top)} {n(SHEET.width)} {n(SHEET.height)}"
    return Markup(f'<symbol id="base-{escape(name)}" viewBox="{box}"><g {letters}>{inner}</g></symbol>')


def heat(graph: Graph, amounts: Mapping[str, float], colour: str, told: str, on: str = "") -> Markup:
    """Discs on a map: the fuller and bigger, the more. They lie on the symbol of the map `on`, or on its paths as lines."""
    from rootdsl.atlas.draw import SHEET
    from rootdsl.atlas.field import lay_out

    size = 300.0
    field = lay_out(graph, SHEET)
    scale = size / SHEET.width
    at = {place: ((x - SHEET.left) * scale, (y - SHEET.top) * scale) for place, (x, y) in field.at.items()}
    areas = {place for place in places(graph) if graph.nodes[place]["area"]}
    if on:
        whole = f'width="{n(size)}" height="{n(SHEET.height * scale)}"'
        body = [f'<use href="#base-{escape(on)}" {whole}/>', f'<rect class="veil" {whole}/>']
    else:
        body = [line(*at[a], *at[b], "path") for a, b, _ in links(graph) if a not in areas and b not in areas]
    top = max(amounts.values(), default=0) or 1
    digits = 0 if top >= 100 else 1 if top >= 1 else 2
    for place in places(graph):
        data = graph.nodes[place]
        amount = amounts.get(data["name"], 0.0)
        if not amount and (on or place in areas):
            continue
        x, y = at[place]
        share = amount / top
        radius = max(5.0, 4 + 14 * math.sqrt(share))
        named = data["title"] or data["name"]
        body.append(f'<circle class="ground" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>')
        body.append(f'<circle class="place" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{safe_colour(colour)}" '
                    f'fill-opacity="{n(0.08 + 0.82 * share)}"><title>{escape(named)}: {amount:.2f}</title></circle>')
        body.append(text(x, y + radius + 11, f"{amount:.{digits}f}", "middle", ' class="tick"'))
    return svg(size, SHEET.height * scale + (0 if on else 4), told, body, "chart land" if on else "chart")
