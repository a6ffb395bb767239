"""The sheets of a game as files: for each seat its board, its reference card and its turn, and each map, as SVG and as PDF."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rootdsl.atlas.shapes import num
from rootdsl.book.build import make_book
from rootdsl.book.cited import KIND
from rootdsl.book.tree import Book
from rootdsl.print.card import card
from rootdsl.print.chart import chart_svg, charts
from rootdsl.print.content import seats, sheet_of
from rootdsl.print.course import courses
from rootdsl.print.diagram import Diagram
from rootdsl.print.house import house_sheet, houses
from rootdsl.print.press import can_press, missing, press
from rootdsl.print.sheet import SheetPages
from rootdsl.print.speech import Speech

if TYPE_CHECKING:
    from rootdsl.names.library import Library

A4 = (210.0, 297.0)
MARGIN = 10.0
MAP = "-map"
BOX = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')
SIZE = re.compile(r'width="([0-9.]+)mm" height="([0-9.]+)mm"')


def sheet_files(books: Sequence[Book], library: Library) -> Iterator[tuple[str, bytes]]:
    """Sheets of the seats and maps of these books. Without typst the SVG pictures alone, and then a `Fault`."""
    unpressed = False
    for book in books:
        for name, title, pages in pages_of(book, library):
            for end, picture in pages:
                yield f"{book.language}/sheets/{name}{end}.svg", picture.encode("utf-8")
            if can_press():
                page = A4 if name.endswith(MAP) else None
                yield f"{book.language}/sheets/{name}.pdf", bound(title, book.language, [x for _, x in pages], page)
            else:
                unpressed = True
    if unpressed:
        raise missing()


def pages_of(book: Book, library: Library) -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    """Name, title and pictures of every sheet; each picture with what its name has besides."""
    speech = Speech(library, book.language)
    names = list(dict.fromkeys(name for x in book.chapters if x.kind != KIND for name in x.files()))
    everything = book if len(names) == len(library.systems) - 1 else make_book(library, book.language)
    by_key = everything.by_key()
    for system in seats(library, names):
        sheet = sheet_of(system, library, everything, speech)
        board = SheetPages(sheet, speech)
        yield f"{system.name}-sheet", sheet.title, [("-front", board.front().svg()), ("-back", board.back().svg())]
        yield f"{system.name}-card", sheet.title, [("", card(sheet, speech).svg())]
        turn = Diagram(sheet, courses(system, library), by_key, speech).draw()
        yield f"{system.name}-turn", sheet.title, [("", turn.svg())]
    for system in houses(library, names):
        yield f"{system.name}-house", speech.title(system.name), [("", house_sheet(system, everything, speech).svg())]
    for system in charts(library):
        if system.name in names:
            yield f"{system.name}{MAP}", speech.title(system.name), [("", framed(chart_svg(library, system, speech)))]


def framed(svg: str) -> str:
    """A map with the size at which it is printed in the middle of a page."""
    found = BOX.search(svg)
    wide, high = (float(found[1]), float(found[2])) if found else (1.0, 1.0)
    scale = min((A4[0] - 2 * MARGIN) / wide, (A4[1] - 2 * MARGIN) / high)
    return svg.replace("<svg ", f'<svg width="{num(wide * scale)}mm" height="{num(high * scale)}mm" ', 1)


def bound(title: str, language: str, pictures: Sequence[str], page: tuple[float, float] | None) -> bytes:
    """Pictures as the pages of one PDF: each page as large as its picture, or all of one size with a margin."""
    pages = []
    for svg in pictures:
        found = SIZE.search(svg)
        wide, high = (float(found[1]), float(found[2])) if found else A4
        pages.append({"svg": svg, "wide": page[0] if page else wide, "high": page[1] if page else high, "margin": MARGIN if page else 0})
    return press("picture.typ", {"title": title, "language": language, "pages": pages})
