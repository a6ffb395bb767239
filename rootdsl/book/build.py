"""From the model of a game to its book: each file a chapter, each rule an entry with its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rootdsl.book.arrange import Outline
from rootdsl.book.changes import changes, enforce
from rootdsl.book.chapters import gathered, named, number_chapters, order, scattered, settle, split, title_of
from rootdsl.book.cited import cited
from rootdsl.book.kept import kept
from rootdsl.book.number import count
from rootdsl.book.tree import Book, Chapter, Entry
from rootdsl.book.words import Words
from rootdsl.book.worked import fingerprint
from rootdsl.book.writer import Writer
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.project.interface import keys
from rootdsl.prose.document import parts
from rootdsl.prose.languages import realiser
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.plan import Planner
from rootdsl.prose.realise import Realiser
from rootdsl.prose.show import lexicon_of


def make_book(library: Library, language: str = "en", names: Iterable[str] | None = None, house: Sequence[str] = ()) -> Book:
    """The book of a game, or of some of its files, in one language.

    Every chapter of the game is numbered, whether it is printed or not, so that a reference shows the
    same number in a book of one chapter as in the book of all. `house` names house rules that are in force: what they
    change is printed as changed.
    """
    manifest = library.manifest()
    lexicon = lexicon_of(library, language)
    speaker = realiser(language, lexicon)
    speaker.cites = True
    name = manifest.name if manifest else ""
    book = Book(name, title_of(lexicon, name) if name else "", language)
    around = fingerprint(library, lexicon)
    for system, key in keyed(library, around):
        book.chapters += kept(key, lexicon, lambda: chapters_of(system, library, lexicon, speaker, around))  # noqa: B023
    book.chapters = gathered(book.chapters, Words(language))
    number_chapters(book, library)
    count(book, {f"{x.name}.{part}" for x in library.systems.values() for part in (*x.counted, *(manifest.counted if manifest else ()))})
    changes(book, library)
    for name in house:
        enforce(library.systems[name], book, library, lexicon, speaker)
    if library.titles_gone:
        tidy(book)
    if names is not None:
        wanted = set(names)
        book.elsewhere = book.by_key()
        last = max((x.number for x in book.chapters), default=0)
        book.chapters = [x for chapter in book.chapters for x in scattered(chapter) if x.system in wanted]
        book.chapters += filter(None, [cited(book.chapters, book.elsewhere, Words(language), last + 1)])
    book.missing = sorted(lexicon.missing)
    return book


def keyed(library: Library, around: str) -> Iterator[tuple[System, str]]:
    """The files in the order of their chapters, each with the hash of all that its chapters depend on."""
    texts = {x.path: x.tree.text for x in library.systems.values()}
    known = keys(library, texts, around)
    yield from ((x, known[x.name]) for x in order(library))


def chapters_of(system: System, library: Library, lexicon: Lexicon, speaker: Realiser, around: str) -> list[Chapter]:
    """The chapters of one file: one, or as many as it has `chapter` headings."""
    planner = Planner(system, lexicon)
    outline = Outline(system, library)
    writer = Writer(system, outline, lexicon, speaker)
    named(outline.roots, lexicon, speaker, system)
    manifest = library.manifest()
    gathers = manifest is not None and bool(manifest.gathers)       # the pieces of a file are told where they are gathered
    for path, line, blocks in parts(planner):
        if path == system.name or gathers and path == "pieces":
            writer.gathered += blocks
            writer.stock += blocks if path == "pieces" else []
        else:
            writer.tell(path, line, blocks)
    for name, body in system.phases.items():
        with planner.within(f"{system.name}.{name}", body):
            blocks = planner.body(body)
        writer.fill(outline.by_key[f"{system.name}.{name}"], blocks)
    writer.components(planner)
    writer.inner_names()
    writer.remarks()
    writer.examples(around)
    writer.printed_facts(planner)
    settle(system, library, outline, speaker)
    writer.heading_fields()
    colour = str(system.fields.get("colour", ""))
    return split(Chapter(system.name, title_of(lexicon, system.name), system.kind, 0, colour, outline.roots), outline)


def tidy(book: Book) -> None:
    """Drop the sections of which nothing is left."""
    def full(entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            entry.children = full(entry.children)
        return [x for x in entries if x.kind not in ("section", "modes") or x.children or x.paras or x.examples]

    for chapter in book.chapters:
        chapter.entries = full(chapter.entries)
