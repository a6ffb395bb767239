"""Chapters: in which order files are told, what each chapter holds, and which number and name it bears."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.book.arrange import Outline, phase_key
from rootdsl.book.tree import Book, Chapter, Entry
from rootdsl.book.words import Words
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import Realiser

HOUSE = "house rules"
KINDS = ("law", "map", "deck", "faction", "automated faction", HOUSE)  # order of chapters without a number


def gathered(chapters: list[Chapter], words: Words) -> list[Chapter]:
    """House rules are short: where there are several files of them, they are one chapter with a section for each."""
    house = [x for x in chapters if x.kind == HOUSE]
    if len(house) < 2:
        return chapters
    name = HOUSE.replace(" ", "_")
    while any(x.system == name for x in chapters):
        name += "_"
    entries = [Entry(x.system, x.title, "section", source=first(x), children=x.entries) for x in house]
    return [*(x for x in chapters if x.kind != HOUSE), Chapter(name, words("house_rules"), HOUSE, 0, "", entries, gathers=True)]


def first(chapter: Chapter) -> tuple[str, int]:
    """Where the file of a chapter begins."""
    return chapter.entries[0].source[0] if chapter.entries else "", 1


def scattered(chapter: Chapter) -> list[Chapter]:
    """The files of a chapter as chapters of their own, for a book in which not all are printed; their numbers stay."""
    if not chapter.gathers:
        return [chapter]
    return [Chapter(x.key, x.title, chapter.kind, chapter.number, chapter.colour, x.children) for x in chapter.entries]


def order(library: Library) -> list[System]:
    """The files in the order of their chapters: the common rules, then by the number that a file gives itself."""
    manifest = library.manifest()
    field = manifest.chapter_field if manifest else ""
    uses = list(manifest.uses) if manifest else []

    def place(x: System) -> tuple[int, int, int, str]:
        given = x.fields.get(field)
        rank = uses.index(x.name) if x.name in uses else len(uses) + (x.kind != "law")
        return (
            (0, rank, 0, x.name)
            if x.kind == "law"
            else (1, given, 0, x.name)
            if isinstance(given, int)
            else (2, 0, KINDS.index(x.kind), x.name)
        )

    return sorted((x for x in library.systems.values() if x.kind != "game"), key=place)


def number_chapters(book: Book, library: Library) -> None:
    """Numbers that files give themselves stay; the others take the free ones, the common rules from one up, the rest behind the last."""
    manifest = library.manifest()
    field = manifest.chapter_field if manifest else ""
    given = {x.name: n for x in library.systems.values() if isinstance(n := x.fields.get(field), int)}
    first, last = 1, max(given.values(), default=0)
    for chapter in book.chapters:
        if chapter.system in given:
            chapter.number = given[chapter.system]
        elif chapter.kind == "law" and first < min(given.values(), default=1 << 20):
            chapter.number, first = first, first + 1
        else:
            last = max(last, first - 1) + 1
            chapter.number = last


def title_of(lexicon: Lexicon, name: str) -> str:
    found = lexicon.known(name)
    return found.one if found is not None else lexicon.library.systems[name].title


def settle(system: System, library: Library, outline: Outline, speaker: Realiser) -> None:
    """In the file of a seat, what stands outside every section joins the first one, and cards one of their own.

    A heading whose only child says the same is one with it, and so is a phase of one step.
    """
    manifest = library.manifest()
    if manifest and system.kind in manifest.seats:
        own = [x for x in outline.roots if x.kind in ("section", "phase", "modes")]
        turn = min((x.source[1] for x in own if x.kind == "phase"), default=0)
        own = [x for x in outline.roots if x in own or x.kind != "card" and x.source[1] > turn]
        home = next((x for x in own if x.kind == "section" and x.children), None)
        loose = [x for x in outline.roots if x not in own and x.kind != "card"]
        cards = [x for x in outline.roots if x.kind == "card"]
        if home is not None:
            home.children += loose
            loose = []
        outline.roots = [*loose, *own]
        if cards:
            outline.roots.append(Entry(f"{system.name}.cards", speaker.word("cards"), "section", source=cards[0].source, children=cards))
    for entry in [y for x in outline.roots for y in x.walk()]:
        while len(entry.children) == 1 and not entry.paras and (alike(outline, entry, entry.children[0]) or entry.kind == "phase"):
            only = entry.children[0]
            entry.aliases += [only.key, *only.aliases]
            entry.paras, entry.examples, entry.children = only.paras, [*entry.examples, *only.examples], only.children


def alike(outline: Outline, a: Entry, b: Entry) -> bool:
    """Do two headings say the same in the language of the rules?"""
    titles = outline.source_titles
    return titles.get(a.key, a.key) == titles.get(b.key, b.key)


def split(chapter: Chapter, outline: Outline) -> list[Chapter]:
    """A file with `chapter` headings is as many chapters; what stands before the first one joins it."""
    if not any(x.kind == "chapter" for x in chapter.entries):
        return [chapter]
    out: list[Chapter] = []
    waiting: list[Entry] = []
    for entry in chapter.entries:
        if entry.kind == "chapter":
            out.append(Chapter(chapter.system, entry.title, chapter.kind, 0, chapter.colour, waiting))
            waiting = []
        elif out:
            out[-1].entries.append(entry)
        else:
            waiting.append(entry)
    return out


def named(entries: Sequence[Entry], lexicon: Lexicon, speaker: Realiser, system: System) -> None:
    """Titles in the language of the book."""
    for entry in entries:
        if entry.kind in ("section", "chapter"):
            entry.title = lexicon.title(declared(lexicon.library, system, entry))
        elif entry.kind == "modes" and entry.key not in lexicon.catalogue.titles:
            entry.title = speaker.heading(entry.key, many=True)
        elif entry.kind == "phase":
            entry.title = lexicon.title(phase_key(lexicon.library, entry.key))
        else:
            entry.title = lexicon.title(entry.key)
        named(entry.children, lexicon, speaker, system)


def declared(library: Library, system: System, entry: Entry) -> str:
    """Where a section or chapter is declared: in the file itself, else in any."""
    name = f"{entry.kind}_{entry.key.partition('.')[2]}"
    return next((f"{x}.{name}" for x in (system.name, *library.systems) if f"{x}.{name}" in library.by_path), entry.key)
