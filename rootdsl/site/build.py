"""The files of a site: a page for each chapter and language, the pages around them, and what they are drawn with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from rootdsl.book.links import anchor
from rootdsl.book.number import plain, printed
from rootdsl.book.pictures import picture
from rootdsl.book.tree import Book, Chapter
from rootdsl.names.library import Library
from rootdsl.prose.show import lexicon_of
from rootdsl.site.cards import amounts, choices, groups, items, single
from rootdsl.site.colour import accents
from rootdsl.site.compiled import Compiled
from rootdsl.site.glossary import Term, terms
from rootdsl.site.labels import Labels
from rootdsl.site.marks import marked
from rootdsl.site.places import Place, Places, page
from rootdsl.site.search import FILE, index
from rootdsl.site.sorting import alphabet, headword

SOURCE = "en"  # the language in which rules, and so their examples, are written
SIZE = re.compile(r'viewBox="0 0 (\d+)[\d.]* (\d+)')
ASSETS = Path(__file__).parent / "assets"


@cache
def templates() -> Environment:
    """Every text is quoted as it is put in; what a template does not know is a fault, not nothing."""
    env = Environment(
        loader=PackageLoader("rootdsl.site", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=Compiled(),
    )
    env.globals.update(
        printed=printed, plain=plain, marked=marked, accents=accents, page=page, single=single, amounts=amounts, source=SOURCE
    )
    return env


def site_files(books: Sequence[Book], library: Library) -> Iterator[tuple[str, bytes]]:
    """Path below the folder of the game, and content, of every file of the site."""
    sites = [Site(book, books, library) for book in books]
    for site in sites:
        for path, text in site.pages():
            yield f"{site.book.language}/{path}", text.encode("utf-8")
    if sites:
        yield "index.html", templates().get_template("languages.html.j2").render(sites=sites, first=sites[0]).encode("utf-8")
    for asset in sorted(ASSETS.iterdir()):
        yield f"assets/{asset.name}", asset.read_bytes()


def size_of(svg: str) -> tuple[str, str]:
    """Width and height of a picture, so that its place is kept while it is read.

    >>> size_of('<svg viewBox="0 0 1000 1126.5">')
    ('1000', '1126')
    """
    found = SIZE.search(svg)
    return (found[1], found[2]) if found else ("1000", "1000")


class Site:
    """The pages of one language."""

    def __init__(self, book: Book, books: Sequence[Book], library: Library) -> None:
        self.book, self.library = book, library
        self.labels = Labels(book.language)
        self.places = Places(book)
        self.others = [(x, Labels(x.language)) for x in books]
        self.cards = groups(book)
        self.maps: dict[int, tuple[str, str, str]] = {}  # of the chapter of a number: file, width, height
        self.known = {key: {page(x) for x in other.chapters} for key, other in ((x.language, x) for x in books)}

    def pages(self) -> Iterator[tuple[str, str]]:
        chapters = self.book.chapters
        lexicon = lexicon_of(self.library, self.book.language)
        for n, chapter in enumerate(chapters):
            before = chapters[n - 1] if n else None
            after = chapters[n + 1] if n + 1 < len(chapters) else None
            drawn = picture(chapter, self.library, lexicon)
            if drawn:
                self.maps[chapter.number] = (f"map-{anchor(chapter.system)}.svg", *size_of(drawn))
                yield self.maps[chapter.number][0], drawn
            yield page(chapter), self.render("chapter", page(chapter), chapter.title, chapter=chapter, before=before, after=after)
        yield "index.html", self.render("contents", "index.html", self.book.title, kinds=self.kinds())
        found = terms(self.book, self.library)
        yield "glossary.html", self.render("glossary", "glossary.html", self.labels("glossary"), letters=self.glossary(found))
        yield "register.html", self.render("register", "register.html", self.labels("index"), letters=self.register(found))
        if self.cards:
            shown = items(self.book, self.labels)
            title = self.labels("cards_and_items")
            yield "cards.html", self.render("cards", "cards.html", title, groups=self.cards, choices=choices(self.cards), items=shown)
        yield FILE, index(self.book, self.labels, self.places)

    def render(self, template: str, file: str, title: str, **more: Any) -> str:
        return templates().get_template(f"{template}.html.j2").render(site=self, file=file, title=title, **more)

    # ------------------------------------------------------------ what templates ask

    def place(self, key: str) -> Place | None:
        """Where the rule of a key is told, if this book tells of it."""
        return self.places.find(key)

    def elsewhere(self, file: str, language: str) -> str:
        """The page of another language that says the same as this one; its contents if it has none."""
        there = not file[:1].isdigit() or file in self.known[language]
        return f"../{language}/{file if there else 'index.html'}"

    def kinds(self) -> list[tuple[str, list[Chapter]]]:
        """The chapters by kind, in the order of the book."""
        return [(kind, list(found)) for kind, found in groupby(self.book.chapters, lambda x: x.kind)]

    def glossary(self, found: list[Term]) -> list[tuple[str, list[Term]]]:
        return alphabet(found, lambda x: x.title, self.labels("articles"))

    def register(self, found: list[Term]) -> list[tuple[str, list[tuple[str, list[Place]]]]]:
        """Titles and terms by letter, each once, with the places where it stands."""
        rows: dict[str, tuple[str, list[Place]]] = {}
        without = self.labels("articles").split()

        def add(title: str, place: Place | None) -> None:
            key = headword(title, without)
            if place is None or not key:
                return
            known = rows.setdefault(key, (title, []))[1]
            if place not in known:
                known.append(place)

        for chapter in self.book.chapters:
            add(chapter.title, self.place(chapter.system))
            for entry in chapter.walk():
                add(entry.title, self.place(entry.key))
        for term in found:
            add(term.title, self.place(term.key))
        return alphabet(rows.values(), lambda x: x[0], self.labels("articles"))
