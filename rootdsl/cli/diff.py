"""`rootdsl diff`: what changed between two versions of the rules, in the words of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rootdsl.cli.docs import known_language, write
from rootdsl.cli.said import OK, count
from rootdsl.project.fault import Fault, RulesAtFault, visible
from rootdsl.project.project import Game, find_game, find_games

if TYPE_CHECKING:
    from rootdsl.book.tree import Book


@click.command()
@click.argument("old")
@click.argument("new", default="now")
@click.option("--game", "-g", metavar="NAME|PATH", help="The game; not needed where only one is at hand.")
@click.option("--language", "-l", default="en", show_default=True, help="The language of the sentences.")
@click.option("--page", metavar="FILE", help="Write the difference as an HTML page as well.")
@click.option("--moved", is_flag=True, help="Also list rules that only have another number.")
def diff_command(old: str, new: str, game: str | None, language: str, page: str | None, moved: bool) -> int:
    """Tell what changed from version OLD to version NEW of a game's rules.

    A version is `now`, the folder of another state of the game, house rules by name or path (several joined by `+`),
    or a revision of the git repository in which the game lies.
    """
    from rootdsl.book.compare import as_text, compare
    from rootdsl.prose.languages import languages

    language = known_language(language, languages())
    games = find_games()
    if game is None and len(games) != 1:
        raise Fault("E0802", listed=", ".join(x.name for x in games))
    what = find_game(game, games) if game is not None else games[0]
    found = compare(book_of(old, what, language), book_of(new, what, language))
    if page is not None:
        from rootdsl.book.page import difference_page

        write(Path(page).parent, Path(page).name, difference_page(found, old, new, language).encode("utf-8"))
    shown = found.moved
    if not moved:
        found.moved = {}
    for line in as_text(found):
        click.echo(visible(line))
    hidden = f", {count(len(shown), 'number')} moved" if shown and not moved else ""
    click.echo(visible(f"{what.name}: {count(len(found.changes), 'rule')} changed from {old} to {new}{hidden}."))
    return OK


def book_of(word: str, game: Game, language: str) -> Book:
    """The book of a version."""
    from rootdsl.book.build import make_book
    from rootdsl.messages.message import Report
    from rootdsl.project.library import lay_house_rules, load_library
    from rootdsl.project.versions import version

    with version(word, game) as found:
        report = Report()
        library = load_library(found.game, found.extra, report)
        if not report.has_errors:
            lay_house_rules(library, found.house, report)
        if report.has_errors:
            raise RulesAtFault(report)
        return make_book(library, language, None, found.house)
