"""What declared things are called in the language of a page."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from rootdsl.book.words import Words
from rootdsl.model import decl as d
from rootdsl.prose.languages import realiser
from rootdsl.prose.show import lexicon_of

if TYPE_CHECKING:
    from rootdsl.names.library import Library


def labels(language: str) -> dict[str, str]:
    """The words around the rules on printed pages: those of the book, and those of pages alone."""
    pages: dict[str, str] = import_module(f"rootdsl.prose.languages.{language}.pages").PAGES
    return {**Words(language).table, **pages}


class Speech:
    """Headings of declarations and labels of pages, in one language."""

    def __init__(self, library: Library, language: str) -> None:
        self.library, self.language = library, language
        self.lexicon = lexicon_of(library, language)
        self.realiser = realiser(language, self.lexicon)
        self.words = Words(language)
        self.labels = labels(language)

    def __call__(self, label: str) -> str:
        return self.labels[label]

    def heading(self, path: str, many: bool = False) -> str:
        """What stands over a thing: its word in this language, with a capital."""
        return self.realiser.heading(path, many)

    def called(self, name: str, many: bool = False, system: str = "") -> str:
        """The heading of what a file calls `name`, such as a row of a track: the file's own thing before that of another."""
        last = name.rpartition(".")[2]
        kinds = (d.Piece, d.Kind, d.Suit, d.BoxDecl, d.ZoneDecl, d.TrackDecl, d.PlaceKind, d.NumberDecl)
        found = [x for x in self.library.by_name.get(last, ()) if isinstance(x, kinds)]
        found.sort(key=lambda x: (not isinstance(x, d.Piece), x.system != system, not isinstance(x, d.Kind)))
        first = found[0] if found else None
        if isinstance(first, d.Piece):
            return self.called_piece(first, many)
        return self.heading(first.path, many) if first is not None else last.replace("_", " ").capitalize()

    def called_piece(self, piece: d.Piece, many: bool | None = None) -> str:
        """What a sort of piece is called; more copies of another file's sort go by its name."""
        home = next((x for x in self.library.by_name.get(piece.name, ()) if isinstance(x, d.Piece) and not x.more), piece)
        own = piece if not piece.more else home
        return self.heading(own.path, piece.count != 1 if many is None else many)

    def piece_and_kind(self, piece: d.Piece, many: bool) -> str:
        """What a sort of piece is called, with the widest kind that it is of where its name does not say it: `Mills (Buildings)`."""
        called, kind = self.called_piece(piece, many), piece.kinds[0] if piece.kinds else ""
        found = None
        while kind and kind != piece.name:
            here = next((x for x in self.library.by_name.get(kind, ()) if isinstance(x, d.Kind)), None)
            found, kind = here or found, here.isa if here is not None else ""
        if found is None or self.heading(found.path).lower() in called.lower() or self.heading(found.path, True).lower() in called.lower():
            return called
        return f"{called} ({self.heading(found.path, many)})"

    def label(self, path: str, name: str) -> str:
        """The heading of a part of a declaration, such as a column of a track: in the plural where it counts things."""
        key = self.lexicon.label(path, name)
        term = self.lexicon.term(key)
        return self.heading(key, ("value", "plural") in term.forms)

    def rule(self, path: str) -> str:
        """The title of a rule, or of a state or column that has one, with a capital."""
        said = self.lexicon.title(path)
        return said[:1].upper() + said[1:]

    def title(self, system: str) -> str:
        found = self.lexicon.known(system)
        return found.one if found is not None else self.library.systems[system].title
