"""The forms in which a book is written. Each is a function from the books of a game, one a language, to files."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from rootdsl.book.data import as_json, as_yaml
from rootdsl.book.markdown import markdown
from rootdsl.book.tree import Book
from rootdsl.book.words import Words
from rootdsl.project.fault import Fault, visible

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
    "html": "rootdsl.site.build:site_files",
    "markdown": "rootdsl.book.outputs:markdown_files",
    "json": "rootdsl.book.outputs:json_files",
    "yaml": "rootdsl.book.outputs:yaml_files",
    "pdf": "rootdsl.print.law:pdf_files",
    "sheet": "rootdsl.print.sheets:sheet_files",
    "worked-pdf": "rootdsl.print.law:worked_files",
}

ON_DEMAND = frozenset({"worked-pdf"})  # written only when somebody asks for them


def files_of(forms: Sequence[str], books: Sequence[Book], library: Library, say: Callable[[str], None]) -> Files:
    """The files of several forms (of all, if none is named); what they warn of is said, each thing once.

    A form that this installation lacks is left out: with a remark if nobody named it, else with its `Fault` after the others.
    """
    lacking: Fault | None = None
    with warnings.catch_warnings(record=True) as met:
        warnings.simplefilter("always")
        for name in forms or [x for x in FORMS if x not in ON_DEMAND]:
            try:
                yield from form(name)(books, library)
            except Fault as fault:
                if fault.code != "E0811":
                    raise
                lacking = fault
    for line in dict.fromkeys(str(x.message) for x in met if issubclass(x.category, UserWarning)):
        say(visible(line))
    if lacking is not None and forms:
        raise lacking
    if lacking is not None:
        say("\n".join(lacking.lines()))


def form(name: str) -> Callable[[Sequence[Book], Library], Files]:
    module, _, function = FORMS[name].partition(":")
    found: Callable[[Sequence[Book], Library], Files] = getattr(import_module(module), function)
    return found
