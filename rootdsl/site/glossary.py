"""The terms of a game: what its files declare and give a noun, each with what is said of it and where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rootdsl.book.changes import nearest
from rootdsl.book.runs import runs_of
from rootdsl.book.tree import Book, Entry, Run
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.prose.clause import Block
from rootdsl.prose.components import told
from rootdsl.prose.document import condition, value
from rootdsl.prose.languages import realiser
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.plan import Planner
from rootdsl.prose.realise import Realiser
from rootdsl.prose.show import lexicon_of

KINDS: tuple[tuple[type, str], ...] = (
    (d.Suit, "suit"),
    (d.PlaceKind, "place"),
    (d.PathKind, "path"),
    (d.Kind, "kind"),
    (d.Piece, "piece"),
    (d.Die, "die"),
    (d.ZoneDecl, "zone"),
    (d.BoxDecl, "box"),
    (d.TrackDecl, "track"),
    (d.ModeSet, "modes"),
    (d.RelationDecl, "relation"),
    (d.ValueDecl, "value"),
    (d.ConditionDecl, "condition"),
    (d.ProcedureDecl, "procedure"),
)


MADE = ("gather_pieces", "components")  # entries that the book makes for what a file declares


@dataclass(slots=True)
class Term:
    """A noun of the game. `key`: the entry that defines it, or the file in which it is declared."""

    title: str
    kind: str
    key: str
    path: str
    said: list[tuple[Run, ...]] = field(default_factory=list)
    these: list[str] = field(default_factory=list)  # the sorts of a kind


def terms(book: Book, library: Library) -> list[Term]:
    """Every term of the files that the book prints."""
    lexicon = lexicon_of(library, book.language)
    speaker = realiser(book.language, lexicon)
    speaker.cites = True
    by_key = book.by_key()
    printed = {name for x in book.chapters for name in x.files()}
    found: list[Term] = []
    met: set[tuple[str, str, str]] = set()
    for system in library.systems.values():
        if system.name not in printed:
            continue
        lines = by_line(book, system)
        texts = {para.text: entry for _, entry in lines for top in entry.paras for para in top.walk()}
        for term in of_file(system, library, lexicon, speaker, by_key, lines):
            first = next((texts[x] for x in ("".join(run.text for run in y) for y in term.said) if x in texts), None)
            if first is not None:
                term.key = first.key
            if (term.title, term.kind, term.key) not in met:
                met.add((term.title, term.kind, term.key))
                found.append(term)
    return found


def of_file(
    system: System, library: Library, lexicon: Lexicon, speaker: Realiser, by_key: dict[str, Entry], lines: list[tuple[int, Entry]]
) -> Iterator[Term]:
    planner = Planner(system, lexicon)
    sentences = {decl.path: blocks for decl, blocks in told(planner)}
    for decl in system.decls:
        kind = kind_of(decl)
        if not kind or (isinstance(decl, d.Piece) and decl.more):
            continue
        if (isinstance(decl, d.Callable_) and decl.owner) or (isinstance(decl, d.ZoneDecl) and decl.column_of):
            continue  # known inside its procedure or box only
        key = home(decl, system, by_key, lines)
        if isinstance(decl, d.ProcedureDecl) and key != decl.path:
            continue
        title = lexicon.title(decl.path) if isinstance(decl, d.ProcedureDecl) else speaker.heading(decl.path, many=False)
        term = Term(title, kind, key, decl.path)
        blocks = (
            value(planner, decl)
            if isinstance(decl, d.ValueDecl)
            else condition(planner, decl)
            if isinstance(decl, d.ConditionDecl)
            else sentences.get(decl.path, [])
        )
        term.said = [x for x in (said(y, speaker) for y in blocks) if x]
        if isinstance(decl, d.Kind):
            term.these = sorted({speaker.heading(x.path, many=False) for x in of_kind(decl, library)})
        yield term


def kind_of(decl: d.Decl) -> str:
    """Which kind of term a declaration is; '' for what readers have no noun for."""
    kind = next((name for of, name in KINDS if isinstance(decl, of)), "")
    if isinstance(decl, d.Kind) and decl.of_card:
        return "card_kind"
    if isinstance(decl, d.ConditionDecl):
        return "word" if decl.phrase[:1] == ["word"] else ""
    return kind


def said(block: Block, speaker: Realiser) -> tuple[Run, ...]:
    """One sentence; what goes on in sub-rules is read where it stands."""
    if block.sentence is None or block.children:
        return ()
    return runs_of(speaker.finished(speaker.sentence(block.sentence), "."))


def of_kind(kind: d.Kind, library: Library) -> Iterator[d.Piece]:
    for system in library.systems.values():
        for piece in system.of(d.Piece):
            if not piece.more and piece.name != kind.name and kind.name in piece.kinds:
                yield piece


def by_line(book: Book, system: System) -> list[tuple[int, Entry]]:
    """The entries of a file by the line at which they begin, the last one first."""
    found = [(x.source[1], x) for c in book.chapters if system.name in c.files() for x in c.of(system.name) if x.source[0] == system.path]
    return sorted(found, key=lambda x: -x[0])


def home(decl: d.Decl, system: System, by_key: dict[str, Entry], lines: list[tuple[int, Entry]]) -> str:
    """The key of the entry that tells of a declaration: its own, the one of its name, the pieces to gather, the one around it."""
    if decl.path in by_key:
        return by_key[decl.path].key
    if isinstance(decl, d.TrackDecl) and decl.box:
        box = next((x for x in system.of(d.BoxDecl) if x.name == decl.box), None)
        if box is not None:
            return home(box, system, by_key, lines)
    named = next((e for _, e in reversed(lines) if e.key.rpartition(".")[2] == decl.name and e.kind in ("rule", "section", "modes")), None)
    if named is not None:
        return named.key
    if isinstance(decl, d.Callable_):
        line = (decl.at.line or 0) if decl.at is not None else 0
        around = next((e for top, e in lines if top <= line), None)
        if around is not None:
            return around.key
    if isinstance(decl, (d.Piece, d.Die, d.BoxDecl, d.TrackDecl, d.ZoneDecl, d.RelationDecl, d.ModeSet)):
        gathered = next((e for _, e in lines if e.key.rpartition(".")[2] in MADE), None)
        if gathered is not None:
            return gathered.key
    found = nearest(by_key, decl.path.rpartition(".")[0]) if "." in decl.name else None
    return found.key if found is not None else system.name
