"""`rootdsl docs`: the rules of a game as documents. The books are made in `rootdsl.book`."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rootdsl.book.outputs import FORMS, files_of
from rootdsl.book.page import difference_page
from rootdsl.cli.meant import Meant, meant
from rootdsl.cli.said import OK, count
from rootdsl.project.fault import Fault, RulesAtFault, visible
from rootdsl.project.project import Game, Source

if TYPE_CHECKING:
    from rootdsl.book.compare import Difference
    from rootdsl.book.tree import Book
    from rootdsl.names.library import Library


@click.command()
@click.argument("files", nargs=-1, metavar="[NAME|PATH]...")
@click.option("--game", "-g", metavar="NAME|PATH", help="The game; not needed where what is named belongs to one game.")
@click.option(
    "--language", "-l", "chosen", multiple=True, metavar="LANGUAGE", help="A language, such as en; may be given several times (else all)."
)
@click.option(
    "--format", "-f", "forms", multiple=True, type=click.Choice(list(FORMS)), help="A form; may be given several times (else all)."
)
@click.option(
    "--output",
    "-o",
    default="out/docs",
    show_default=True,
    metavar="FOLDER",
    help="Where the documents go, each game in a folder of its own.",
)
@click.option("--house-rules", "house_rules", multiple=True, metavar="NAME|PATH", help="House rules in force; what they change is marked.")
@click.option("--since", metavar="VERSION", help="A version to compare with (see `rootdsl diff`): its changes are printed, too.")
@click.option("--report", "only_report", is_flag=True, help="Write nothing; tell what is missing, too long, or shown by no example.")
def docs_command(
    files: tuple[str, ...],
    game: str | None,
    chosen: tuple[str, ...],
    forms: tuple[str, ...],
    output: str,
    house_rules: tuple[str, ...],
    since: str | None,
    only_report: bool,
) -> int:
    """Write the rules of every game at hand, or of the files that are named, as documents in every language."""
    from rootdsl.prose.languages import languages

    asked = Asked(
        [known_language(x, languages()) for x in dict.fromkeys(chosen)] or languages(), forms, Path(output), since, only_report
    )
    for each in meant(files, game, house_rules):
        with all_stays():
            print_game(each, asked)
    return OK


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for: languages, forms (none: all), the folder, a version to compare with, whether only a report is wanted."""

    speaks: list[str]
    forms: tuple[str, ...]
    output: Path
    since: str | None = None
    only_report: bool = False


def print_game(told: Meant, asked: Asked) -> None:
    """Write the documents of one game, or the report on them."""
    what = told.game
    library, books = read(what, told.chosen.extra, told.only, asked.speaks, told.chosen.house_rules)
    differences = [_since(asked.since, what, x, book) for x, book in zip(asked.speaks, books)] if asked.since else []
    if asked.only_report:
        _report(books, differences)
        return
    folder = asked.output / what.name
    written = 0
    for path, data in files_of(asked.forms, books, library, lambda said: click.echo(said, err=True)):
        write(folder, path, data)
        written += 1
    for language, found in zip(asked.speaks, differences):
        write(folder, f"{language}/changes.html", difference_page(found, asked.since or "", "now", language).encode("utf-8"))
        written += 1
    click.echo(visible(f"{folder}: {count(written, 'file')}, {count(len(asked.speaks), 'language')} ({', '.join(asked.speaks)})."))


@contextmanager
def all_stays() -> Iterator[None]:
    """Books are made of very many things that all stay: to look for rubbish among them takes a fifth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def read(what: Game, extra: list[Source], names: list[str] | None, speaks: list[str], house: list[str]) -> tuple[Library, list[Book]]:
    """The library of a game and its books, one a language. Raises `RulesAtFault` when the files have errors."""
    from rootdsl.book.build import make_book
    from rootdsl.messages.message import Report
    from rootdsl.project.library import lay_house_rules, load_library

    report = Report()
    library = load_library(what, extra, report)
    if not report.has_errors:
        lay_house_rules(library, house, report)
    if report.has_errors:
        raise RulesAtFault(report)
    return library, [make_book(library, x, names, house) for x in speaks]


def _since(version: str, what: Game, language: str, book: Book) -> Difference:
    from rootdsl.book.compare import compare
    from rootdsl.cli.diff import book_of

    return compare(book_of(version, what, language), book)


def _report(books: list[Book], differences: list[Difference]) -> None:
    """What a designer should look at, a language at a time."""
    from importlib import import_module

    from rootdsl.book.report import as_text, look
    from rootdsl.book.words import Words

    for i, book in enumerate(books):
        numerals = {x: n for n, x in enumerate(import_module(f"rootdsl.prose.languages.{book.language}.grammar").NUMBERS) if n > 1}
        click.echo(visible(f"{book.game}, {book.language}"))
        labels = {name: Words("en")(f"report_{name}") for name in ("missing", "contradicting", "long", "unshown", "moved")}
        for line in as_text(look(book, numerals, differences[i] if differences else None), labels):
            click.echo(visible(f"  {line}"))


def write(folder: Path, path: str, data: bytes) -> None:
    """Write one file below the folder, whole or not at all."""
    from rootdsl.play.saved import in_the_way
    from rootdsl.project.cache import replace

    target = folder / path
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        reason = in_the_way(target)
        if reason:
            raise Fault("E0907", word=str(target), reason=reason)
        if target.is_file() and target.read_bytes() == data:
            return
        replace(target, data)
    except OSError as fault:
        raise Fault("E0907", word=str(target), reason=(fault.strerror or "unknown reason").lower()) from fault


def known_language(word: str, known: list[str]) -> str:
    if word not in known:
        raise Fault("E0801", word=word, where="among the languages", known=known, below=[f"There is: {', '.join(known)}."])
    return word
