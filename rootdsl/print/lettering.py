"""Widths of letters and lines of text: the metrics of the font in which pages are set."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

Style = Literal["regular", "bold", "italic"]

SPACES = re.compile(r"[ \t\r\n]+")
STRANGE = 900  # width of a sign that the table lacks
FONT = "'Libertinus Serif', 'Linux Libertine', Georgia, 'DejaVu Serif', serif"


@dataclass(frozen=True, slots=True)
class Span:
    """Words in one style; `colour` is empty for that of the text."""

    text: str
    style: Style = "regular"
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """Part of a line: where it begins, and how wide it is."""

    x: float
    width: float
    span: Span


Line = list[Piece]


@cache
def _table() -> dict[str, dict[str, int]]:
    """Thousandths of the size by style and sign."""
    found: dict[str, dict[str, int]] = json.loads(resources.files("rootdsl.print").joinpath("widths.json").read_text("utf-8"))
    return found


@cache
def _unit(text: str, style: Style) -> int:
    row = _table()[style]
    return sum(row.get(x, STRANGE) for x in text)


def width(text: str, size: float, style: Style = "regular") -> float:
    """How wide a text is at a size.

    >>> width("nn", 10) == 2 * width("n", 10), width("W", 10, "bold") > width("i", 10, "bold")
    (True, True)
    """
    return _unit(text, style) * size / 1000


def wrap(spans: Iterable[Span], room: float, size: float) -> list[Line]:
    """Lines no wider than the room; a word that is wider than a line alone is broken where it must."""
    lines: list[Line] = []
    line: list[Span] = []
    at = 0.0
    for parts in _words(spans):
        wide = sum(width(x.text, size, x.style) for x in parts)
        gap = width(" ", size, parts[0].style) if line else 0.0
        if line and at + gap + wide > room:
            lines.append(_set(line, size))
            line, at, gap = [], 0.0, 0.0
        if wide > room:
            for part in parts:
                for sign in part.text:
                    step = width(sign, size, part.style)
                    if line and at + step > room:
                        lines.append(_set(line, size))
                        line, at = [], 0.0
                    line.append(Span(sign, part.style, part.colour))
                    at += step
            continue
        if gap:
            line.append(Span(" ", parts[0].style, parts[0].colour))
        line += parts
        at += gap + wide
    if line:
        lines.append(_set(line, size))
    return lines


def _words(spans: Iterable[Span]) -> list[list[Span]]:
    """Words, each with its parts of several styles."""
    out: list[list[Span]] = []
    inside = False
    for span in spans:
        for n, part in enumerate(SPACES.split(span.text)):
            inside = inside and not n
            if part and inside:
                out[-1].append(Span(part, span.style, span.colour))
            elif part:
                out.append([Span(part, span.style, span.colour)])
                inside = True
    return out


def _set(spans: Sequence[Span], size: float) -> Line:
    """Spans side by side, those of one look joined."""
    joined: list[Span] = []
    for x in spans:
        if joined and joined[-1].style == x.style and joined[-1].colour == x.colour:
            joined[-1] = Span(joined[-1].text + x.text, x.style, x.colour)
        else:
            joined.append(x)
    out: Line = []
    at = 0.0
    for x in joined:
        wide = width(x.text, size, x.style)
        out.append(Piece(at, wide, x))
        at += wide
    return out


def line_width(line: Line) -> float:
    return line[-1].x + line[-1].width if line else 0.0


def cut(text: str, room: float, size: float, style: Style = "regular") -> str:
    """The text, or as many of its words as there is room for, with an ellipsis.

    >>> cut("Harvest", 1000, 10), cut("Harvest of the long year", 40, 10)
    ('Harvest', 'Harvest…')
    """
    if width(text, size, style) <= room:
        return text
    whole = text
    while text and width(text + "…", size, style) > room:
        text = text[:-1]
    words = text.rpartition(" ")[0] if whole[len(text) : len(text) + 1].strip() else text
    return (words or text).rstrip(" ,;:") + "…"


def shrunk(text: str, room: float, largest: float, least: float, style: Style = "regular") -> tuple[str, float, bool]:
    """A text in one line, its size, and whether all of it is there."""
    size = min(largest, largest * room / max(width(text, largest, style), 0.001))
    if size >= least:
        return text, size, True
    return cut(text, room, least, style), least, False
