"""What stands on the sheets of a seat, from its declarations and from its chapter of the book; where it stands is not said here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rootdsl.book.number import printed
from rootdsl.book.tree import STOCK, Book, Chapter, Entry, Para
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.system import System
from rootdsl.print.course import phases
from rootdsl.print.speech import Speech

if TYPE_CHECKING:
    from rootdsl.names.library import Library


@dataclass(slots=True)
class Point:
    """A titled rule: its number in the book and its sentences, deeper ones below theirs."""

    title: str
    number: str
    lines: list[tuple[int, str]] = field(default_factory=list)  # depth and sentence
    facts: list[tuple[str, str]] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    text: bool = False  # the author's own words


@dataclass(slots=True)
class Row:
    """Spaces of a track in one row: what lies or comes to lie there, and rows of numbers printed below them."""

    title: str
    spaces: int
    numbers: list[tuple[str, list[str]]] = field(default_factory=list)  # label, one number a space
    start: str = ""  # what counts while the first space is empty
    holds: list[str] = field(default_factory=list)  # what comes to lie there


@dataclass(slots=True)
class Board:
    """A box, pile or track on the sheet."""

    title: str
    kind: str  # track, box, pile, relation
    rows: list[Row] = field(default_factory=list)
    columns: list[str] = field(default_factory=list)  # of a box; what a relation has outside its row
    states: list[str] = field(default_factory=list)  # of a relation
    common: list[tuple[str, list[str]]] = field(default_factory=list)  # numbers that all rows share


@dataclass(slots=True)
class Sheet:
    """One seat in one language."""

    name: str
    title: str
    kind: str
    colour: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    abilities: list[Point] = field(default_factory=list)
    phases: list[Point] = field(default_factory=list)
    setup: list[Point] = field(default_factory=list)
    modes: list[Point] = field(default_factory=list)  # groups, each with its members
    overview: list[str] = field(default_factory=list)
    pieces: list[tuple[int, str]] = field(default_factory=list)
    gather: str = ""  # the step of the set-up that is nothing but gathering these pieces
    boards: list[Board] = field(default_factory=list)


def seats(library: Library, names: Iterable[str]) -> list[System]:
    """The files of these that a player can hold."""
    manifest = library.manifest()
    kinds = manifest.seats if manifest else []
    wanted = set(names)
    return [x for x in library.systems.values() if x.kind in kinds and x.name in wanted]


def sheet_of(system: System, library: Library, book: Book, speech: Speech) -> Sheet:
    """The content of the sheet of a seat."""
    manifest = library.manifest()
    chapters = [x for x in book.chapters if x.system == system.name]
    setup = f"{system.name}.{manifest.gathers or manifest.setup}" if manifest else ""
    colour = next((x.colour for x in chapters), "")
    sheet = Sheet(system.name, speech.title(system.name), system.kind, colour, fields_of(system, library, speech))
    for entry in sections(chapters):
        own = [x.text for x in entry.paras if x.kind == "text"]
        if entry.key == setup:
            sheet.setup += setup_steps(entry, sheet, speech)
        elif entry.kind == "phase":
            continue
        elif entry.kind == "modes":
            sheet.modes.append(point(entry, speech))
        elif own and not entry.children:
            sheet.overview += own
        elif entry.kind == "section":
            sheet.abilities += [point(x, speech) for x in entry.children if x.kind != "card"]
        elif entry.kind != "card":
            sheet.abilities.append(point(entry, speech))
    by_key = book.by_key()
    turn = [by_key[key] for key, _, _ in phases(system, library) if key in by_key]
    sheet.phases = [point(x, speech) for x in turn]
    sheet.pieces = pieces_of(system, speech)
    sheet.boards = list(boards_of(system, speech))
    return sheet


def setup_steps(setup: Entry, sheet: Sheet, speech: Speech) -> list[Point]:
    """The steps of the set-up, without what the counters beside them tell; a step that says nothing else is their title."""
    out: list[Point] = []
    for step in setup.children:
        rest = [x for x in step.paras if x.origin != f"{sheet.name}.{STOCK}"]
        if rest or step.children or not step.paras:
            out.append(point(replace(step, paras=rest), speech))
        else:
            sheet.gather = speech.words.headed(step)
    return out or [point(setup, speech)]


def sections(chapters: Sequence[Chapter]) -> Iterator[Entry]:
    """The entries of the first level; those of a heading that is a chapter are as if they stood in its place."""
    for chapter in chapters:
        yield from chapter.entries


def point(entry: Entry, speech: Speech) -> Point:
    lines = [x for para in entry.paras if para.kind != "note" for x in flat(para)]
    if not lines and not entry.children:  # a rule that says nothing but a note
        lines = [(0, x.text) for x in entry.paras]
    lines = [] if echoes(entry.title, lines) else lines
    own = any(x.kind == "text" for x in entry.paras)
    return Point(speech.words.headed(entry), printed(entry.number), lines, entry.facts, [point(x, speech) for x in entry.children], own)


def echoes(title: str, lines: Sequence[tuple[int, str]]) -> bool:
    """Whether a rule says no more than its title: `Move` and `Move.`"""
    return len(lines) == 1 and lines[0][1].rstrip(".").casefold() == title.casefold()


def flat(para: Para, depth: int = 0) -> Iterator[tuple[int, str]]:
    yield depth, para.text
    for child in para.children:
        yield from flat(child, depth + 1)


# ---------------------------------------------------------------- fields and pieces


def fields_of(system: System, library: Library, speech: Speech) -> list[tuple[str, str]]:
    """What the heading of the file says in fields of its own, but its number as a chapter and its colour."""
    manifest = library.manifest()
    if manifest is None:
        return []
    out = []
    for name, kind in manifest.fields.items():
        values = system.seat_fields.get(name) or ([system.fields[name]] if name in system.fields else [])
        if name != manifest.chapter_field and kind != "text" and values:
            out.append((speech.heading(f"{manifest.name}.{name}"), ", ".join(str(x) for x in dict.fromkeys(values))))
    return out


def pieces_of(system: System, speech: Speech) -> list[tuple[int, str]]:
    """How many of each piece are to be gathered; those that only some set-ups use are no part of it."""
    counts: dict[str, tuple[d.Piece, int]] = {}
    for x in system.of(d.Piece):
        if x.count and x.live is None:
            counts[x.name] = (x, counts.get(x.name, (x, 0))[1] + x.count)
    return [(count, speech.piece_and_kind(x, count != 1)) for x, count in counts.values()]


# ---------------------------------------------------------------- tracks, boxes, piles


def boards_of(system: System, speech: Speech) -> Iterator[Board]:
    """Tracks first, then boxes with theirs, relations, and piles."""
    tracks: list[d.TrackDecl] = system.of(d.TrackDecl)
    for track in tracks:
        if not track.box:
            yield track_board(track, speech)
    for box in system.of(d.BoxDecl):
        inside = [x for x in tracks if x.box == box.name]
        rows = [holding(x, system, speech) for x in inside]
        yield Board(speech.heading(box.path), "box", rows, [speech.rule(f"{box.path}.{x}") for x in box.columns])
    for relation in system.of(d.RelationDecl):
        numbers = [(speech.label(relation.path, k), [str(x) for x in v]) for k, v in relation.columns.items()]
        states = [speech.rule(f"{relation.path}.{x}") for x in relation.spaces]
        outside = [speech.rule(f"{relation.path}.{x}") for x in relation.outside]
        yield Board(speech.heading(relation.path), "relation", [Row("", len(states), numbers)], outside, states)
    for zone in system.of(d.ZoneDecl):
        if not zone.column_of:
            yield Board(speech.heading(zone.path), "pile")


def track_board(track: d.TrackDecl, speech: Speech) -> Board:
    """A track that pieces leave: a row for each sort, numbers that all rows share above them."""
    board = Board(speech.heading(track.path), "track")
    shared: set[str] = set()
    for column, by_row in track.columns.items():
        told = list(by_row.values())
        if len(track.rows) > 1 and set(by_row) == set(track.rows) and all(x == told[0] for x in told):
            shared.add(column)
            board.common.append((speech.label(track.path, column), [str(x) for x in told[0]]))
    for row in track.rows:
        numbers = [
            (speech.label(track.path, column), [str(x) for x in by_row[row]])
            for column, by_row in track.columns.items()
            if column not in shared and row in by_row
        ]
        board.rows.append(Row(speech.called(row, True, track.system), track.spaces, numbers))
    return board


def holding(track: d.TrackDecl, system: System, speech: Speech) -> Row:
    """A track that pieces come to, with the number that a rule reads from how many lie there."""
    row = Row(speech.heading(track.path), track.spaces, holds=[speech.called(x, False, system.name) for x in track.holds])
    for value in system.of(d.ValueDecl):
        steps = next((x for x in value.body if isinstance(x, e.Steps)), None)
        if steps is not None and reads(steps.by, track):
            numbers = [str(x) for x in steps.numbers[1 : track.spaces + 1]]
            numbers += [str(steps.numbers[-1])] * (track.spaces - len(numbers))
            row.start = str(steps.numbers[0])
            row.numbers.append((speech.heading(value.path), numbers))
    return row


def reads(x: Any, track: d.TrackDecl) -> bool:
    """Whether an expression looks at a track."""
    if isinstance(x, e.TrackRef):
        return x.decl is track
    if isinstance(x, (list, tuple)):
        return any(reads(y, track) for y in x)
    if isinstance(x, d.Decl):
        return False
    return any(reads(getattr(x, name), track) for name in getattr(x, "__dataclass_fields__", ()))
