"""`rootdsl docs`: the rules of a game as documents. The books are made in `rootdsl.book`."""

from __future__ import annotations

from pathlib import Path

import click

from rootdsl.book.outputs import FORMS
from rootdsl.cli.said import OK, count
from rootdsl.project.fault import Fault, RulesAtFault, visible
from rootdsl.project.project import Game, Source, find_games, is_path, outside, real
from rootdsl.project.tables import game_of


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
def docs_command(files: tuple[str, ...], game: str | None, chosen: tuple[str, ...], forms: tuple[str, ...], output: str) -> int:
    """Write the rules of every game at hand, or of the files that are named, as documents in every language."""
    from rootdsl.prose.languages import languages

    speaks = [known_language(x, languages()) for x in dict.fromkeys(chosen)] or languages()
    for what, extra, names in _jobs(files, game):
        folder = Path(output) / what.name
        written = write_documents(what, extra, names, speaks, forms or tuple(FORMS), folder)
        click.echo(visible(f"{folder}: {count(written, 'file')}, {count(len(speaks), 'language')} ({', '.join(speaks)})."))
    return OK


def write_documents(
    what: Game, extra: list[Source], names: list[str] | None, speaks: list[str], forms: tuple[str, ...], folder: Path
) -> int:
    """Write the forms of the books of a game; gives the number of files. Raises `RulesAtFault`, and `Fault` for what cannot be written."""
    from rootdsl.book.build import make_book
    from rootdsl.book.outputs import form
    from rootdsl.messages.message import Report
    from rootdsl.project.library import load_library

    report = Report()
    library = load_library(what, extra, report)
    if report.has_errors:
        raise RulesAtFault(report)
    books = [make_book(library, x, names) for x in speaks]
    written = 0
    for name in forms:
        for path, data in form(name)(books, library):
            write(folder, path, data)
            written += 1
    return written


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


def _jobs(files: tuple[str, ...], game: str | None) -> list[tuple[Game, list[Source], list[str] | None]]:
    """What to print: games with the files that join them, and which of their files (None: all)."""
    if not files and game is None:
        games = find_games()
        if not games:
            raise Fault("E0810", where="this folder, and none is installed")
        return [(x, [], None) for x in games]
    found = game_of(list(files), game)
    sources = [outside(Path(x)) for x in files if is_path(x)]
    extra = [x for x in sources if not found.holds(x.path)]
    names = [_name(found, extra, x) for x in files]
    return [(found, extra, list(dict.fromkeys(names)) or None)]


def _name(game: Game, extra: list[Source], word: str) -> str:
    """The name of a file that is given by its name or its path."""
    for source in (*game.sources, *extra):
        if source.name == word or (is_path(word) and real(source.path) == real(Path(word))):
            return source.name
    raise Fault("E0801", word=word, where=f"in {game.title}", known=game.names())
