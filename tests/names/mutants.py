"""One-letter misspellings of a `.law` file, and whether the names pass sees them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rootdsl.checks.tables import check_tables
from rootdsl.messages.message import Report
from rootdsl.model.system import System
from rootdsl.names.declare import declare
from rootdsl.names.library import Library, singular_forms, verb_forms
from rootdsl.names.load import law_files
from rootdsl.names.places import name_borders
from rootdsl.names.reference import check
from rootdsl.names.resolve import resolve
from rootdsl.names.roles import set_roles
from rootdsl.names.scope import BUILTIN
from rootdsl.names.sentences import Sentences
from rootdsl.syntax.parser import parse
from rootdsl.syntax.words import ANYWHERE, COMMA_WORDS, LINE_START

ROOT = Path(__file__).parents[2]
WORD = re.compile(r"[^\W\d]\w*")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def words_of(text: str) -> Iterator[re.Match[str]]:
    """Every word outside quotes, comments and examples."""
    code = re.sub(r'"[^"\n]*"|#[^\n]*', lambda m: " " * len(m[0]), text)
    code = re.sub(r"^( *)example .*\n(?:\1  .*\n|\s*\n)*", lambda m: re.sub(r"[^\n]", " ", m[0]), code, flags=re.MULTILINE)
    return WORD.finditer(code)


def bare(text: str) -> str:
    """The text without its example blocks: they are no part of what is misspelt here, and cost most of the time."""
    out: list[str] = []
    depth = -1
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip())
        if depth >= 0 and (not line.strip() or indent > depth):
            continue
        depth = indent if line.lstrip().startswith("example ") else -1
        if depth < 0:
            out.append(line)
    return "\n".join(out)


def misspelt(word: str, chance: random.Random) -> str:
    """The word with one letter replaced, dropped, put in, or swapped with the next."""
    at = chance.randrange(len(word))
    letter = chance.choice(LETTERS)
    forms = [word[:at] + letter + word[at + 1:], word[:at] + word[at + 1:], word[:at] + letter + word[at:]]
    if at + 1 < len(word):
        forms.append(word[:at] + word[at + 1] + word[at] + word[at + 2:])
    return chance.choice(forms)


def known(library: Library, word: str) -> bool:
    """A word of the language, or one that some file declares (in any form)."""
    language = {part for table in (ANYWHERE, COMMA_WORDS, LINE_START) for key in table for part in key.split()}
    language |= BUILTIN | set(Sentences.verbs)
    declared = {name for system in library.systems.values() for decl in system.decls for name in decl.name.split(".")}
    declared |= {part for system in library.systems.values() for rule in system.rules for part in rule.path.split(".")}
    declared |= set(library.systems)
    declared |= {mix for system in library.systems.values() if system.manifest for mix in system.manifest.mixes}
    for system in library.systems.values():
        declared |= {str(value) for values in (system.fields.values(), *system.seat_fields.values()) for value in values}
        for decl in system.decls:
            declared |= {part for part in getattr(decl, "phrase", ()) if isinstance(part, str)}
            declared |= {form for part in getattr(decl, "phrase", ()) if isinstance(part, str) for form in singular_forms(part)}
            declared |= {*getattr(decl, "flags", ()), *getattr(decl, "numbers", ()), decl.name.partition("_")[2]}
            declared |= {*getattr(decl, "states", ()), *getattr(decl, "faces", ())}
            declared |= {site.name for site in getattr(decl, "sites", ())}
    forms = {*singular_forms(word), *verb_forms(word)}
    return bool(forms & language or forms & declared)


class Noticed(Exception):
    """An error was said: whether more follow does not matter."""


class First(Report):
    """A report that goes no further than its first error."""

    def error(self, code: str, at: Any, **fields: Any) -> None:
        super().error(code, at, **fields)
        if self.has_errors:
            raise Noticed


class Table:
    """The files of a game and those beside it, resolved; `faults` puts one changed text in the place of its file."""

    def __init__(self, folder: Path, extra: Sequence[Path] = ()) -> None:
        self.paths = [*law_files(folder), *extra]
        self.report = Report()
        self.texts = {path: bare(path.read_text(encoding="utf-8")) for path in self.paths}
        self.library = link(self.systems(), self.report)

    def systems(self, without: Path | None = None) -> list[System]:
        """Every file of the table but one, declared anew."""
        found = [declared(path, text)[0] for path, text in self.texts.items() if path != without]
        return [x for x in found if x is not None]

    def faults(self, path: Path, text: str, word: str = "") -> tuple[bool, Library]:
        """Has the changed text an error, first by itself, then in any file? (Not asked where it makes `word` a known one.)"""
        try:
            return self.tried(path, text, word)
        except Noticed:
            return True, self.library

    def tried(self, path: Path, text: str, word: str) -> tuple[bool, Library]:
        """The same, but that the first error is raised."""
        mine, report = declared(path, text, First())
        if mine is None or report.has_errors:
            return True, self.library
        library = Library([mine if x.path == mine.path else x for x in self.library.systems.values()])
        set_roles(library)
        name_borders(mine, library)
        check(mine, library, report)
        resolve(mine, library, report)
        if report.has_errors or (word and known(library, word)):
            return report.has_errors, library
        report = First()
        systems = self.systems(path)
        again = declared(path, text)[0]
        assert again is not None
        linked = link([*systems, again], report)
        if not report.has_errors:
            check_tables(linked, report)      # the heading of a game names rules and kinds of files, which are all known only now
        return report.has_errors, library


def declared(path: Path, text: str, report: Report | None = None) -> tuple[System | None, Report]:
    report = report or Report()
    file = parse(text, str(path), report)
    return (None if report.has_errors else declare(file, report)), report


def link(systems: list[System], report: Report) -> Library:
    library = Library(systems)
    set_roles(library)
    for system in systems:
        name_borders(system, library)
        check(system, library, report)
    for system in sorted(systems, key=lambda s: {"game": 0, "law": 1}.get(s.kind, 2)):
        resolve(system, library, report)
    return library


def accepted(table: Table, path: Path, count: int, seed: int) -> list[str]:
    """Misspellings that nobody noticed, out of so many tried (every word once when `count` is 0)."""
    chance = random.Random(seed)
    text = table.texts[path]
    places = list(words_of(text))
    assert not table.report.messages
    missed: list[str] = []
    tried = 0
    turns = iter(places) if not count else None
    while turns is not None or tried < count:
        found = next(turns, None) if turns is not None else chance.choice(places)
        if found is None:
            break
        word = misspelt(found[0], chance)
        if not word or word == found[0] or not word.isidentifier() or known(table.library, word):
            continue
        tried += 1
        wrong, after = table.faults(path, text[: found.start()] + word + text[found.end():], word)
        if not wrong and not known(after, word):
            line = text.count("\n", 0, found.start()) + 1
            missed.append(f"{path.name}:{line}: {found[0]} -> {word}")
    return missed
