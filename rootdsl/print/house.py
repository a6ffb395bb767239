"""The sheet of house rules: one page that says what they are, which rules they change, and what those say without them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rootdsl.book.number import printed
from rootdsl.book.tree import Book, Entry, Para
from rootdsl.model.system import System
from rootdsl.print.canvas import MM, POINT, Canvas, Paragraph
from rootdsl.print.content import flat
from rootdsl.print.ink import PAPER, deep, on, pale
from rootdsl.print.lettering import Span, width
from rootdsl.print.speech import Speech

if TYPE_CHECKING:
    from rootdsl.names.library import Library

KIND = "house rules"
WIDE, HIGH = 210 * MM, 297 * MM
EDGE = 14 * MM
BAND = 24 * MM
LARGE, LEAST = 13 * POINT, 6.5 * POINT
GREY = "#5f564c"
DEPTHS = (99, 2, 1)  # how many levels of sentences are told: all, else as many as the page has room for


@dataclass(slots=True)
class Changed:
    """A house rule, and each rule that it changes with the sentences that this one has without it."""

    entry: Entry
    rules: list[tuple[Entry, list[Para]]] = field(default_factory=list)


def houses(library: Library, names: list[str]) -> list[System]:
    """The files of house rules among these."""
    return [x for x in library.systems.values() if x.kind == KIND and x.name in names]


def changed(system: System, book: Book) -> list[Changed]:
    """What the house rules of a file change in the whole book, in which they are not in force."""
    targets = {getattr(x, "target", "") for x in system.exceptions}
    own = [x for chapter in book.chapters if system.name in chapter.files() for x in chapter.of(system.name)]
    out = []
    for entry in own:
        one = Changed(entry)
        for rule in book.walk():
            if entry.key in rule.changed_by:
                told = [x for x in rule.paras if x.origin and x.origin in targets]  # of several things told there, the one that is meant
                one.rules.append((rule, told or rule.paras))
        out.append(one)
    return out


def house_sheet(system: System, book: Book, speech: Speech) -> Canvas:
    """The page."""
    title, kind = speech.title(system.name), speech("house_rules")
    colour = next((x.colour for x in book.chapters if system.name in x.files()), "")
    ink = deep(colour)
    ground = colour if colour and on(colour) != "#ffffff" else ink
    c = Canvas(WIDE, HIGH, f"{title}: {kind}", speech.language, f"{system.name}, {kind} ({speech.language})")
    c.rect(0, 0, WIDE, HIGH, PAPER)
    c.rect(0, 0, WIDE, BAND, ground)
    room = WIDE - 2 * EDGE - width(kind, 11 * POINT, "italic") - 5 * MM
    c.label(EDGE, BAND * 0.66, title, room, BAND * 0.42, "bold", on(ground), least=8 * POINT)
    c.text(WIDE - EDGE, BAND * 0.64, kind, 11 * POINT, "italic", on(ground), "end")
    rules = changed(system, book)
    tellings = [list(told(rules, speech, ink, most)) for most in DEPTHS]
    top = BAND + 8 * MM
    c.flow(kind, tellings, EDGE, top, WIDE - 2 * EDGE, HIGH - top - EDGE, LARGE, [LEAST] * len(DEPTHS))
    c.line(EDGE, HIGH - EDGE * 0.6, WIDE - EDGE, HIGH - EDGE * 0.6, pale(colour, 0.6), 1.2)
    return c


def told(rules: list[Changed], speech: Speech, ink: str, most: int) -> Iterator[Paragraph]:
    """Each house rule with its sentences; below it, the rules that it changes."""
    for x in rules:
        if not x.entry.paras and not x.entry.facts:
            yield Paragraph([Span(x.entry.title, "bold", ink)], above=1.0, scale=1.25, keep=True)
            continue
        yield Paragraph([Span(x.entry.title, "bold", ink)], above=1.0, scale=1.15, keep=True)
        yield from sentences(x.entry.paras, 0.0, most)
        for name, value in x.entry.facts:
            yield Paragraph([Span(f"{name}: {value}")], 0.0, above=0.2)
        for rule, was in x.rules:
            head = f"{speech('changes')}: {printed(rule.number)} {speech.words.headed(rule)}"
            yield Paragraph([Span(head, "bold", GREY)], 1.2, above=0.6, scale=0.9, keep=True)
            if was:
                yield Paragraph([Span(f"{speech('was')}:", "italic", GREY)], 1.2, above=0.2, scale=0.9, keep=True)
                yield from sentences(was, 2.2, most, 0.9, GREY)


def sentences(paras: list[Para], left: float, most: int, scale: float = 1.0, colour: str = "") -> Iterator[Paragraph]:
    for para in paras:
        for depth, text in flat(para):
            if depth < most:
                style = "italic" if para.kind == "note" else "regular"
                yield Paragraph([Span(text, style, colour)], left + depth * 1.1, "•" if depth else "", 0.25, scale)  # type: ignore[arg-type]
