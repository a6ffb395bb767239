"""The reference card of a seat: its turn on one small page, a line for each step and action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rootdsl.print.canvas import LEADING, MM, POINT, Canvas
from rootdsl.print.content import Point, Sheet
from rootdsl.print.ink import PAPER, deep, on, pale
from rootdsl.print.lettering import Span, cut, shrunk, width, wrap
from rootdsl.print.speech import Speech

WIDE, HIGH = 148 * MM, 210 * MM
EDGE = 7 * MM
BAND = 14 * MM
LARGE, LEAST = 13 * POINT, 6.5 * POINT
GREY = "#5f564c"


def card(sheet: Sheet, speech: Speech) -> Canvas:
    """The card: as large as it fits."""
    c = Canvas(
        WIDE, HIGH, f"{sheet.title}: {speech('card_title')}", speech.language, f"{sheet.name}, {speech('card_title')} ({speech.language})"
    )
    ink, tint = deep(sheet.colour), pale(sheet.colour, 0.88)
    ground = sheet.colour if sheet.colour and on(sheet.colour) != "#ffffff" else ink
    c.rect(0, 0, WIDE, HIGH, PAPER)
    c.rect(0, 0, WIDE, BAND, ground)
    right = speech("card_title")
    room = WIDE - 2 * EDGE - width(right, 9 * POINT, "italic") - 4 * MM
    c.label(EDGE, BAND * 0.69, sheet.title, room, BAND * 0.52, "bold", on(ground), least=8 * POINT)
    c.text(WIDE - EDGE, BAND * 0.67, right, 9 * POINT, "italic", on(ground), "end")
    rows = list(rows_of(sheet.phases))
    size = LARGE
    while size > LEAST and height(rows, size) > HIGH - BAND - 2 * EDGE:
        size -= POINT / 8
    if height(rows, size) > HIGH - BAND - 2 * EDGE:
        c.complain(speech("card_title"))
    y = BAND + EDGE * 0.6
    for depth, p in rows:
        if y > HIGH - EDGE:
            break
        if depth < 0:
            y += size * 0.7
            c.rect(EDGE, y, WIDE - 2 * EDGE, size * 1.75, ink, round=5)
            c.label(EDGE + 2 * MM, y + size * 1.25, p.title, WIDE - 2 * EDGE - 4 * MM, size * 1.15, "bold", PAPER)
            y += size * 2.1
            continue
        left = EDGE + 2 * MM + depth * 5 * MM
        if depth:
            c.circle(left - 2 * MM, y + size * 0.72, size * 0.13, ink)
        y = line(c, p, left, y, size, ink)
        if not depth:
            c.line(EDGE, y + size * 0.22, WIDE - EDGE, y + size * 0.22, tint, 1)
        y += size * 0.42
    return c


def line(c: Canvas, p: Point, x: float, y: float, size: float, ink: str) -> float:
    """A title and as much of the first sentence as two lines take: one line at best."""
    room = WIDE - EDGE - x
    lines = [wrap([Span(p.title, "bold", ink), Span(said)], room, size) for said in tellings(p)]
    best = next((x for x in lines if len(x) <= 2), None)
    if best is None:
        title, _, _ = shrunk(p.title, room * 0.6, size, size, "bold")
        rest = room * 2 - width(title, size, "bold") - size * 5
        best = wrap([Span(title, "bold", ink), Span(cut(tellings(p)[-1], rest, size))], room, size)[:2]
    return c.lines(x, y, best, size)


def tellings(p: Point) -> list[str]:
    """The first sentence: with the first of what it opens, and without it."""
    facts = ", ".join(value for _, value in p.facts)
    said = p.lines[0][1] if p.lines else facts
    lead = "\u00a0 " if p.title and said else ""
    if not said.endswith(":"):
        return [lead + said]
    below = [x for depth, x in p.lines[1:] if depth == 1]
    full = [f"{lead}{said} {below[0]}"] if below and not below[0].endswith(":") else []
    return [*full, f"{lead}{said[:-1]} …" if p.lines[1:] else f"{lead}{said[:-1]}."]


def rows_of(phases: Sequence[Point]) -> Iterator[tuple[int, Point]]:
    """Phases (depth below nought), their steps, the actions in them."""
    for phase in phases:
        yield -1, phase
        if phase.lines and not phase.points:
            yield 0, Point("", phase.number, phase.lines)
        for step in phase.points:
            yield 0, step
            yield from ((1, x) for x in step.points)


def height(rows: Sequence[tuple[int, Point]], size: float) -> float:
    total = 0.0
    for depth, p in rows:
        if depth < 0:
            total += size * 2.8
            continue
        room = WIDE - 2 * EDGE - 2 * MM - depth * 5 * MM
        count = min(len(wrap([Span(p.title, "bold"), Span(tellings(p)[0])], room, size)), 2)
        total += count * size * LEADING + size * 0.42
    return total
