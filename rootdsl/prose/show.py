"""`show prose`: every rule of a file as sentences with their sub-rules."""

from __future__ import annotations

from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.prose.catalogue import Trouble
from rootdsl.prose.document import document
from rootdsl.prose.languages import realiser
from rootdsl.prose.languages import tables as tables_of
from rootdsl.prose.lexicon import Lexicon, make_lexicon


def lexicon_of(library: Library, language: str) -> Lexicon:
    """The words of a game in a language, from its translation files and the tables of the language."""
    terms, frames = tables_of(language)
    return make_lexicon(library, language, terms, frames)


def prose_of(system: System, library: Library, language: str = "en") -> str:
    """The rules of a file in words, one sentence a line."""
    return written(system, lexicon_of(library, language), language)


def written(system: System, lexicon: Lexicon, language: str) -> str:
    speaker = realiser(language, lexicon)
    found = lexicon.known(system.name)
    title = found.one if found is not None else lexicon.title(system.name) if system.name in lexicon.catalogue.titles else system.title
    out = [title, ""]
    for block in document(system, lexicon):
        out += [*speaker.lines([block]), ""]
    return "\n".join(out)


def untranslated(system: System, library: Library, language: str) -> tuple[list[str], list[Trouble]]:
    """What the translation file of a system lacks, and the lines of it that could not be read."""
    lexicon = lexicon_of(library, language)
    written(system, lexicon, language)
    return sorted(lexicon.missing), lexicon.catalogue.troubles
