"""The forms in which a book is written. Each is a function from the books of a game, one a language, to files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from rootdsl.book.data import as_json, as_yaml
from rootdsl.book.markdown import markdown
from rootdsl.book.tree import Book
from rootdsl.book.words import Words

if TYPE_CHECKING:
    from rootdsl.names.library import Library

Files = Iterator[tuple[str, bytes]]  # path below the folder of the game, and what is in the file


def markdown_files(books: Sequence[Book], library: Library) -> Files:
    for book in books:
        for name, text in markdown(book, Words(book.language)):
            yield f"{book.language}/markdown/{name}", text.encode("utf-8")


def json_files(books: Sequence[Book], library: Library) -> Files:
    for book in books:
        yield f"{book.language}/rules.json", as_json(book, Words(book.language)).encode("utf-8")


def yaml_files(books: Sequence[Book], library: Library) -> Files:
    for book in books:
        yield f"{book.language}/rules.yaml", as_yaml(book, Words(book.language)).encode("utf-8")


# Form -> the function that writes it, imported when it is asked for.
FORMS: dict[str, str] = {
    "markdown": "rootdsl.book.outputs:markdown_files",
    "json": "rootdsl.book.outputs:json_files",
    "yaml": "rootdsl.book.outputs:yaml_files",
}


def form(name: str) -> Callable[[Sequence[Book], Library], Files]:
    module, _, function = FORMS[name].partition(":")
    found: Callable[[Sequence[Book], Library], Files] = getattr(import_module(module), function)
    return found
