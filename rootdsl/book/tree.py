"""The rule book as a tree: chapters, entries with their paragraphs, and runs of text with links.

Nothing here is markup. An output (`site`, `markdown`, `pdf`, `data`) quotes every text in its own
way, so that a title or note from a stranger's file stays a text everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

BESIDE = "rule beside"  # the kind of an entry that is told within a procedure and is no step of it: only other files call for it
STOCK = "pieces"        # SYSTEM.pieces is the origin of the paragraph that says how many of each piece a faction has


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text; `ref` is the key of the entry that it speaks of, or ''."""

    text: str
    ref: str = ""


@dataclass(slots=True)
class Para:
    """One sentence of a rule with its sub-rules, or the author's own words (`kind` note)."""

    runs: tuple[Run, ...]
    children: list[Para] = field(default_factory=list)
    kind: str = "rule"  # rule, note, text (words of a section), wording (an author's words in place of a rule's)
    origin: str = ""  # path of the declaration that it tells of, where that has no entry of its own
    marks: str = ""  # the letter or numeral by which it is cited inside its entry

    @property
    def text(self) -> str:
        return "".join(run.text for run in self.runs)

    def walk(self) -> Iterator[Para]:
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(slots=True)
class Shown:
    """An `example` block as a reader sees it: its title and its lines of givens, deeds and results."""

    title: str
    lines: list[tuple[str, str]] = field(default_factory=list)  # (given | when | then | and, sentence)


@dataclass(slots=True)
class Entry:
    """A heading with what stands below it.

    `key`: path of the rule, a permalink that survives renumbering. `number`: place in the book,
    one integer a level; `step`: its number among counted steps, or 0. `kind`: chapter, section,
    or the heading word of the rule (rule, step, action, card, mode, ...). `source`: file and line.
    """

    key: str
    title: str
    kind: str
    number: tuple[int, ...] = ()
    step: int = 0
    paras: list[Para] = field(default_factory=list)
    children: list[Entry] = field(default_factory=list)
    examples: list[Shown] = field(default_factory=list)
    changed_by: list[str] = field(default_factory=list)  # keys of entries that have an exception to this one
    facts: list[tuple[str, str]] = field(default_factory=list)  # printed on a card or piece: name, value
    source: tuple[str, int] = ("", 0)
    text_of_its_own: bool = False  # a rule that players settle among themselves
    replaced: list[Para] = field(default_factory=list)  # sentences of the rule where its author's wording is printed
    mark: str = ""  # what house rules in force did to it: changed or added, else ''
    was: list[Para] = field(default_factory=list)  # its sentences before they were changed
    aliases: list[str] = field(default_factory=list)  # keys of headings that were one with this one

    def walk(self) -> Iterator[Entry]:
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(slots=True)
class Chapter:
    """One file of rules as a chapter; `system` is its name, `colour` that of its faction or ''.

    A chapter that gathers several short files has a section for each, whose key is the name of the file.
    """

    system: str
    title: str
    kind: str
    number: int = 0
    colour: str = ""
    entries: list[Entry] = field(default_factory=list)
    gathers: bool = False

    def walk(self) -> Iterator[Entry]:
        for entry in self.entries:
            yield from entry.walk()

    def files(self) -> list[str]:
        """The names of the files that it tells."""
        return [x.key for x in self.entries] if self.gathers else [self.system]

    def of(self, name: str) -> Iterator[Entry]:
        """The entries of one of its files."""
        for entry in self.entries:
            if not self.gathers:
                yield from entry.walk()
            elif entry.key == name:
                yield from (x for child in entry.children for x in child.walk())


@dataclass(slots=True)
class Book:
    """All chapters of a game in one language."""

    game: str
    title: str
    language: str
    chapters: list[Chapter] = field(default_factory=list)
    edition: str = ""
    elsewhere: dict[str, Entry] = field(default_factory=dict)  # entries of chapters that are not printed here, by key
    missing: list[str] = field(default_factory=list)  # what has no translation
    in_force: dict[str, set[str]] = field(default_factory=dict)  # house rules -> paths at which they say more than what they change

    def walk(self) -> Iterator[Entry]:
        for chapter in self.chapters:
            yield from chapter.walk()

    def by_key(self) -> dict[str, Entry]:
        """Every entry by its key; the first one when a key stands in two places."""
        out: dict[str, Entry] = {}
        for entry in self.walk():
            for key in (entry.key, *entry.aliases):
                out.setdefault(key, entry)
        return out
