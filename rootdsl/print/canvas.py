"""A sheet of paper on which shapes and texts are laid out: what the template writes as SVG.

Lengths are quarters of a millimetre, y grows downward. A text says how wide it is, so that it
fits its place in whatever font a reader has.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from rootdsl.atlas.export import xml_text
from rootdsl.atlas.shapes import num
from rootdsl.messages.codes import lookup
from rootdsl.print.ink import INK
from rootdsl.print.lettering import FONT, Line, Span, Style, line_width, shrunk, width, wrap

MM = 4.0
POINT = MM * 25.4 / 72
LEADING = 1.22
Anchor = Literal["start", "middle", "end"]


class TooMuch(UserWarning):
    """A text does not fit its frame even in the least size; its words name the page and the frame."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One element: its name, its attributes, the text in it."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    text: str = ""


@dataclass(slots=True)
class Paragraph:
    """Text of a flow: `mark` stands before it, `indent` and `above` are in sizes of the text; `keep` holds it to the next one."""

    spans: list[Span]
    indent: float = 0.0
    mark: str = ""
    above: float = 0.25
    scale: float = 1.0
    keep: bool = False


@dataclass(slots=True)
class Canvas:
    """Shapes in the order in which they are drawn; `where` names the page in warnings."""

    wide: float
    high: float
    title: str
    language: str
    where: str = ""
    shapes: list[Shape] = field(default_factory=list)

    # ---------------------------------------------------------------- shapes

    def add(self, tag: str, text: str = "", **attributes: str | float) -> None:
        rows = tuple((k.rstrip("_").replace("_", "-"), num(v) if isinstance(v, (int, float)) else v) for k, v in attributes.items())
        self.shapes.append(Shape(tag, rows, text))

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str = "none", stroke: str = "none", thick: float = 1.5, round: float = 0
    ) -> None:
        self.add("rect", x=x, y=y, width=max(w, 0), height=max(h, 0), rx=round, fill=fill, stroke=stroke, stroke_width=thick)

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str = INK, thick: float = 1.5, dash: str = "") -> None:
        self.path(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}", stroke, thick, dash)

    def path(self, d: str, stroke: str = INK, thick: float = 1.5, dash: str = "", fill: str = "none") -> None:
        dashed = {"stroke_dasharray": dash} if dash else {}
        self.add("path", d=d, fill=fill, stroke=stroke, stroke_width=thick, stroke_linejoin="round", stroke_linecap="round", **dashed)

    def circle(self, x: float, y: float, r: float, fill: str = "none", stroke: str = "none", thick: float = 1.5) -> None:
        self.add("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=thick)

    # ---------------------------------------------------------------- text

    def text(self, x: float, y: float, text: str, size: float, style: Style = "regular", fill: str = INK, anchor: Anchor = "start") -> None:
        """A line of text on its base line."""
        if not text.strip():
            return
        look = {"bold": {"font_weight": "bold"}, "italic": {"font_style": "italic"}, "regular": {}}[style]
        place = {} if anchor == "start" else {"text_anchor": anchor}
        wide = width(text, size, style)
        self.add("text", text, x=x, y=y, font_size=size, fill=fill, textLength=wide, lengthAdjust="spacingAndGlyphs", **place, **look)

    def label(
        self,
        x: float,
        y: float,
        text: str,
        room: float,
        size: float,
        style: Style = "regular",
        fill: str = INK,
        anchor: Anchor = "start",
        least: float = 5.5 * POINT,
    ) -> float:
        """A text in one line that shrinks until it fits; gives its size."""
        said, found, whole = shrunk(text, room, size, min(least, size), style)
        if not whole:
            self.complain(text)
        self.text(x, y, said, found, style, fill, anchor)
        return found

    def complain(self, frame: str) -> None:
        said = lookup("W0830").sentence.format_map({"frame": frame, "where": self.where})
        warnings.warn(TooMuch(f"W0830 {said}"), stacklevel=3)

    def lines(self, x: float, y: float, lines: Sequence[Line], size: float, fill: str = INK) -> float:
        """Lines below each other, the first base line a size below y; gives where they end."""
        for line in lines:
            y += size * LEADING
            for piece in line:
                lead = len(piece.span.text) - len(piece.span.text.lstrip(" "))
                shift = width(" " * lead, size, piece.span.style)
                self.text(
                    x + piece.x + shift, y - size * 0.28, piece.span.text.strip(" "), size, piece.span.style, piece.span.colour or fill
                )
        return y

    def centred(self, x: float, y: float, lines: Sequence[Line], size: float, fill: str = INK) -> None:
        """Lines about a point."""
        top = y - len(lines) * size * LEADING / 2
        for n, line in enumerate(lines):
            self.lines(x - line_width(line) / 2, top + n * size * LEADING, [line], size, fill)

    def flow(
        self,
        frame: str,
        tellings: Sequence[Sequence[Paragraph]],
        x: float,
        y: float,
        w: float,
        h: float,
        largest: float,
        floors: Sequence[float],
        columns: int = 1,
        gap: float = 16.0,
    ) -> float:
        """The first of several tellings that fits the frame, in the largest size in which it does; gives the size.

        `tellings` go from the fullest to the shortest, `floors` are the least sizes in which each may be set.
        What is too much even in the last one is left out, with a warning.
        """
        room = (w - gap * (columns - 1)) / columns
        for told, least in zip(tellings, floors, strict=True):
            size = self._largest(told, room, h, columns, largest, least)
            if size:
                self._pour(told, x, y, room, h, columns, gap, size)
                return size
        self._pour(tellings[-1], x, y, room, h, columns, gap, floors[-1])
        self.complain(frame)
        return floors[-1]

    def _largest(self, told: Sequence[Paragraph], room: float, h: float, columns: int, largest: float, least: float) -> float:
        low, high = round(least * 8), round(largest * 8)
        if not self._fits(told, room, h, columns, low / 8):
            return 0.0
        while low < high:
            middle = (low + high + 1) // 2
            if self._fits(told, room, h, columns, middle / 8):
                low = middle
            else:
                high = middle - 1
        return low / 8

    def _fits(self, told: Sequence[Paragraph], room: float, h: float, columns: int, size: float) -> bool:
        return _last(told, room, h, columns, size) < columns

    def _pour(self, told: Sequence[Paragraph], x: float, y: float, room: float, h: float, columns: int, gap: float, size: float) -> None:
        for column, top, para, lines in _columns(told, room, h, columns, size):
            if column >= columns:
                return
            at = size * para.scale
            left = x + column * (room + gap) + para.indent * size
            if para.mark:
                self.text(left - width(para.mark + " ", at), y + top + at * LEADING - at * 0.28, para.mark, at)
            self.lines(left, y + top, lines, at)

    # ---------------------------------------------------------------- writing

    def svg(self) -> str:
        return _template().render(page=self, font=FONT, ink=INK)


def _columns(
    told: Sequence[Paragraph], room: float, h: float, columns: int, size: float
) -> Iterator[tuple[int, float, Paragraph, list[Line]]]:
    """Column, top, paragraph and lines, as they come to stand; a paragraph is broken between lines where it must."""
    column, top = 0, 0.0
    for n, para in enumerate(told):
        at = size * para.scale
        lines = wrap(para.spans, room - para.indent * size, at)
        step = at * LEADING
        if top:
            top += para.above * size
        need = 1
        if para.keep:
            need = len(lines) + (1 if n + 1 < len(told) else 0)
        if top and top + need * step > h + 0.01:
            column, top = column + 1, 0.0
        while lines:
            fit = max(int((h - top + 0.01) // step), 0)
            if not fit and not top:
                yield columns, 0.0, para, lines  # not even one line has room
                return
            here, lines = lines[:fit], lines[fit:]
            if here:
                yield column, top, para, here
                top += len(here) * step
            if lines:
                column, top = column + 1, 0.0
                para = Paragraph(para.spans, para.indent, "", para.above, para.scale)


def _last(told: Sequence[Paragraph], room: float, h: float, columns: int, size: float) -> int:
    """The column in which the last line stands."""
    return max((x[0] for x in _columns(told, room, h, columns, size)), default=0)


@cache
def _template() -> Template:
    loader = PackageLoader("rootdsl.print", "templates")
    jinja = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    jinja.filters.update(num=num, clean=xml_text)
    return jinja.get_template("page.svg.j2")
