"""The options by which a command is told a table: seats, game, map, deck, house rules. One place, so that all take the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from rootdsl.runtime.table import Table

MOST_GAMES = 1_000_000      # nobody waits for more

F = TypeVar("F", bound=Callable[..., Any])


def table_options(command: F) -> F:
    """SEATS and what a table is made of; each is a name or the path of a `.law` file."""
    options = (
        click.argument("seats", nargs=-1),
        click.option("--game", "-g", metavar="NAME|PATH", help="The game; not needed where what is named belongs to one game."),
        click.option("--map", "map_", metavar="NAME|PATH", help="The map (else the one that the game's heading picks)."),
        click.option("--deck", metavar="NAME|PATH", help="The deck (else the one that the game's heading picks)."),
        click.option("--house-rules", "house_rules", multiple=True, metavar="NAME|PATH", help="House rules; may be given several times."),
        click.option("--seed", "-s", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True, help="All that is left to chance."),
    )
    for option in reversed(options):
        command = option(command)
    return command


def table_of(seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...]) -> Table:
    """The table of these options; with nothing named at all, a message that lists the games."""
    from rootdsl.project.tables import build_table

    if not seats and game is None and map_ is None and deck is None and not house_rules:
        raise nothing_named()
    table = build_table(game, seats, map_, deck, house_rules)
    warn(table)
    return table


def warn(table: Table) -> None:
    """What the game advises otherwise, beside what a command writes."""
    from rootdsl.project.fault import visible
    from rootdsl.project.tables import warnings

    for text in warnings(table):
        click.echo(visible(text), err=True)


def nothing_named() -> Exception:
    """The games at hand, for who named nothing."""
    from rootdsl.project.fault import Fault
    from rootdsl.project.project import find_games

    games = find_games()
    if not games:
        return Fault("E0810", where="this folder, and none is installed")
    below = [f"{x.name}   {x.title}: {', '.join(y.name for y in x.sources if y.kind not in ('game', 'law'))}" for x in games]
    return Fault("E0802", listed=", ".join(x.name for x in games), below=below)
