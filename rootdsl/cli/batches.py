"""What `playtest` and `compare` have in common: the options that make a plan, and the bar that tells how far it has come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from rootdsl.cli.options import MOST_GAMES

if TYPE_CHECKING:
    from rootdsl.playtest.pool import Asked

F = TypeVar("F", bound=Callable[..., Any])
MOST_WORKERS = 64


def batch_options(command: F) -> F:
    """Who plays whom, where, how often and with which bots; each name may be the path of a `.law` file."""
    options = (
        click.option("--game", "-g", metavar="NAME|PATH", help="The game; not needed where what is named belongs to one game."),
        click.option("--factions", "-f", metavar="NAMES|any", default="any", show_default=True, help="What takes turns in the seats."),
        click.option("--players", metavar="NUMBERS|any", default="", help="At a table: 4, or 2,3 in turn (else as many as can sit)."),
        click.option("--map", "map_", metavar="NAMES|any", default="", help="Maps that take turns (else the one of the game's heading)."),
        click.option("--deck", metavar="NAMES|any", default="", help="Decks that take turns (else the one of the game's heading)."),
        click.option("--part", "parts", multiple=True, metavar="KIND=NAMES|any", help="The same for any kind of file that the game picks."),
        click.option("--house-rules", "house_rules", multiple=True, metavar="NAME|PATH", help="House rules; may be given several times."),
        click.option("--games", "-n", type=click.IntRange(1, MOST_GAMES), default=200, show_default=True, help="How many games."),
        click.option("--bots", metavar="NAMES", default="random", show_default=True, help="One for all, one a seat, or FACTION=NAME."),
        click.option("--rounds", type=click.IntRange(1, 10_000), default=100, show_default=True, help="Longer is unfinished."),
        click.option("--seed", "-s", type=click.IntRange(0, 2**62), default=1, show_default=True, help="All that is left to chance."),
        click.option("--workers", "-w", type=click.IntRange(1, MOST_WORKERS), default=2, show_default=True, help="How many processes."),
        click.option("--scheduler", metavar="ADDRESS", default="", help="A dask cluster plays instead (needs `rootdsl[cluster]`)."),
    )
    for option in reversed(options):
        command = option(command)
    return command


def asked(
    game: str | None, factions: str, players: str, map_: str, deck: str, parts: Sequence[str], house_rules: Sequence[str], bots: str,
    rounds: int, seed: int,
) -> Asked:
    """The words of these options, taken apart."""
    from rootdsl.playtest.pool import Asked

    kinds = {kind: words(given) for kind, given in (("map", map_), ("deck", deck)) if given}
    for part in parts:
        kind, equals, given = part.partition("=")
        if not equals or not given:
            raise click.BadParameter(f"`{part}` is not KIND=NAMES", param_hint="--part")
        kinds[kind.strip().replace("-", " ")] = words(given)
    return Asked(game, words(factions), words(players), kinds, list(house_rules), words(bots), seed, rounds)


def words(text: str) -> list[str]:
    """
    >>> words("a, b,,c")
    ['a', 'b', 'c']
    """
    return [x.strip() for x in text.split(",") if x.strip()]


@contextmanager
def bar(title: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar with the remaining time, for who watches a terminal; None for who does not."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("games, about"), TimeRemainingColumn(),
               TextColumn("left"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
