"""The book as PDF: cover, contents, chapters in columns, cross references with pages, index."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rootdsl.book.cited import KIND, cited
from rootdsl.book.number import letter, printed, roman
from rootdsl.book.tree import Book, Chapter, Entry, Para, Run
from rootdsl.book.words import Words
from rootdsl.print.chart import artwork, chart_svg, charts
from rootdsl.print.ink import deep, pale
from rootdsl.print.press import press
from rootdsl.print.speech import Speech, labels

if TYPE_CHECKING:
    from rootdsl.names.library import Library

CLOSING = "”“’‘«»›‹\"'"
DEEPEST = 6  # a heading below that looks like one of this level

Data = dict[str, Any]


def pdf_files(books: Sequence[Book], library: Library, examples: bool = False) -> Iterator[tuple[str, bytes]]:
    """The whole game as one PDF a language, or one for each file that was asked for."""
    end = "-examples.pdf" if examples else ".pdf"
    for book in books:
        maps = pictures(library, book)
        asked = list(dict.fromkeys(name for x in book.chapters if x.kind != KIND for name in x.files()))
        if len(asked) == len([x for x in library.systems.values() if x.kind != "game"]):
            yield f"{book.language}/{book.game}{end}", press("law.typ", law(book, maps, examples=examples))
            continue
        numbers = book.elsewhere  # of chapters too that are not in print
        for name in asked:
            own = [x for x in book.chapters if x.system == name]
            last = max(x.number for x in book.chapters)
            more = cited(own, numbers, Words(book.language), last + 1 if book.chapters[-1].kind != KIND else last)
            part = replace(book, chapters=[*own, *filter(None, [more])])
            yield f"{book.language}/{name}{end}", press("law.typ", law(part, maps, numbers, examples))


def pictures(library: Library, book: Book) -> dict[str, str]:
    """The maps of a book by the names of their files."""
    speech = Speech(library, book.language)
    printed_here = {x.system for x in book.chapters}
    return {x.name: chart_svg(library, x, speech) for x in charts(library) if x.name in printed_here}


def worked_files(books: Sequence[Book], library: Library) -> Iterator[tuple[str, bytes]]:
    """The same with every worked example."""
    yield from pdf_files(books, library, examples=True)


def law(book: Book, maps: Mapping[str, str] | None = None, numbers: Mapping[str, Entry] | None = None, examples: bool = False) -> Data:
    """What the template prints. With `numbers` it is a part of a book: it has no cover, and may refer to what is not in it."""
    return Writer(book, maps or {}, numbers, examples).data()


class Writer:
    """Turns a book into plain data: texts, and the names of places that they refer to."""

    def __init__(self, book: Book, maps: Mapping[str, str], numbers: Mapping[str, Entry] | None, examples: bool) -> None:
        self.book, self.words, self.examples = book, Words(book.language), examples
        self.whole = numbers is None
        self.place = {id(entry): f"e{n}" for n, entry in enumerate(book.walk())}
        self.by_key = book.by_key()
        self.elsewhere = numbers or {}
        self.maps = dict(maps)  # those whose chapter is still to come
        self.art = next(map(artwork, maps.values()), "")

    def data(self) -> Data:
        return {
            "language": self.book.language,
            "title": self.book.title,
            "edition": self.book.edition,
            "size": 54 if len(self.book.title) < 16 else 36,
            "art": self.art,
            "contents": columns([2 + len([y for y in x.entries if y.kind != "card"]) for x in self.book.chapters]),
            "whole": self.whole,
            "words": labels(self.book.language),
            "chapters": [self.chapter(x) for x in self.book.chapters],
            "index": self.index(),
        }

    def chapter(self, chapter: Chapter) -> Data:
        cards = [x for entry in chapter.entries for x in entry.walk() if x.kind == "card"]
        return {
            "number": str(chapter.number),
            "title": chapter.title,
            "own": bool(chapter.colour),
            "colour": deep(chapter.colour),
            "pale": pale(chapter.colour),
            "picture": self.maps.pop(chapter.system, ""),
            "columns": 1 if len(cards) * 2 > len(list(chapter.walk())) else 2,
            "entries": self.entries(chapter.entries),
        }

    def entries(self, entries: Sequence[Entry]) -> list[Data]:
        """Entries in their order; cards that follow each other are one table."""
        out: list[Data] = []
        for entry in entries:
            if entry.kind != "card" or entry.children or entry.examples and self.examples:
                out.append(self.entry(entry))
            elif out and "cards" in out[-1]:
                out[-1]["cards"].append(self.entry(entry))
            else:
                out.append({"cards": [self.entry(entry)]})
        for table in out:
            if "cards" in table:
                heads = list(dict.fromkeys(name for card in table["cards"] for name, _ in card["facts"]))
                told = any(card["paras"] for card in table["cards"])
                table["heads"], table["told"] = heads, told
                for card in table["cards"]:
                    facts = dict(card["facts"])
                    card["cells"] = [facts.get(x, "") for x in heads]
        return out

    def entry(self, entry: Entry) -> Data:
        return {
            "place": self.place[id(entry)],
            "number": printed(entry.number),
            "title": self.words.headed(entry),
            "level": min(len(entry.number), DEEPEST),
            "facts": [list(x) for x in entry.facts],
            "paras": [self.para(x, entry) for x in entry.paras if x.kind != "note"],
            "notes": [self.runs(x.runs, entry) for x in entry.paras if x.kind == "note"],
            "changed": [self.see(key, True) for key in entry.changed_by if self.number(key)],
            "mark": self.words(mark) if (mark := getattr(entry, "mark", "")) else "",  # what house rules did to it
            "was": [self.para(x, entry) for x in getattr(entry, "was", ())],
            "examples": [self.shown(x.title, x.lines) for x in entry.examples] if self.examples else [],
            "entries": self.entries(entry.children),
        }

    def para(self, para: Para, entry: Entry, depth: int = 0, at: int = 0) -> Data:
        marks = para.marks or ("" if not depth else letter(at) if depth % 2 else roman(at).lower())
        return {
            "marks": marks,
            "runs": self.runs(para.runs, entry),
            "children": [self.para(x, entry, depth + 1, n) for n, x in enumerate(para.children, 1)],
        }

    def shown(self, title: str, lines: Iterable[tuple[str, str]]) -> Data:
        return {"title": title, "lines": [[self.words(word), text] for word, text in lines]}

    # ---------------------------------------------------------------- references

    def runs(self, runs: Sequence[Run], entry: Entry) -> list[Data]:
        """Runs of text; behind a title that is cited, and its closing quotation mark, stands where to find it."""
        out: list[Data] = []
        seen = {entry.key, *entry.aliases}
        owed: Data | None = None
        for run in runs:
            text = run.text
            if owed is not None:
                if text[:1] in CLOSING:
                    out.append({"text": text[:1]})
                    text = text[1:]
                out.append(owed)
                owed = None
            if text:
                out.append({"text": text, "to": self.target(run.ref)} if run.ref else {"text": text})
            if run.ref and run.ref not in seen and self.number(run.ref):
                seen.add(run.ref)
                owed = self.see(run.ref)
        if owed is not None:
            out.append(owed)
        return out

    def see(self, key: str, titled: bool = False) -> Data:
        """The number of an entry, and its place if it is in this book; with `titled` its title before them."""
        out = {"see": self.target(key), "number": self.number(key)}
        if titled:
            found = self.by_key.get(key) or self.elsewhere[key]
            out["text"] = found.title
        return out

    def target(self, key: str) -> str:
        found = self.by_key.get(key)
        return self.place[id(found)] if found is not None else ""

    def number(self, key: str) -> str:
        found = self.by_key.get(key) or self.elsewhere.get(key)
        return printed(found.number) if found is not None else ""

    # ---------------------------------------------------------------- index

    def index(self) -> list[Data]:
        """Titles in the order of the alphabet, each with where it stands: one place, or one for each chapter."""
        rows: dict[str, list[tuple[Chapter, Entry]]] = {}
        for chapter in self.book.chapters:
            for entry in chapter.walk():
                rows.setdefault(entry.title, []).append((chapter, entry))
        out: list[Data] = []
        for title in sorted(rows, key=sort_key):
            first = sort_key(title)[0][:1].upper()
            places = [{"chapter": c.title, "place": self.place[id(e)]} for c, e in rows[title]]
            out.append({"initial": first if first.isalpha() else "#", "title": title, "places": places})
        return out


def columns(lengths: Sequence[int], long: int = 62) -> list[list[int]]:
    """Parts of these lengths in two columns, or three where two would be too long: each about as long as the others.

    >>> columns([5, 5, 5, 5]), columns([60, 30, 30, 60])
    ([[0, 1], [2, 3]], [[0], [1, 2], [3]])
    """
    count = 2 if sum(lengths) <= 2 * long else 3
    out: list[list[int]] = [[]]
    filled = 0.0
    for n, length in enumerate(lengths):
        if len(out) < count and out[-1] and filled + length / 2 > sum(lengths) * len(out) / count:
            out.append([])
        out[-1].append(n)
        filled += length
    return out + [[] for _ in range(count - len(out))]


def sort_key(title: str) -> tuple[str, str]:
    """By letters and figures alone, without accents and marks; then as it is written.

    >>> sorted(["Zug", "Überfall", "„Bauen“"], key=sort_key)
    ['„Bauen“', 'Überfall', 'Zug']
    """
    plain = unicodedata.normalize("NFKD", title.casefold())
    return "".join(x for x in plain if x.isalnum() or x == " ").strip(), title
