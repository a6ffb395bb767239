"""`rootdsl soak`: many random games, watched. The watching itself is in `rootdsl.soak`."""

from __future__ import annotations

import sys

import click

from rootdsl.cli.options import MOST_GAMES, table_options
from rootdsl.cli.said import OK, part


@click.command()
@table_options
@click.option("--games", "-n", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="How many games.")
@click.option("--third", default="", metavar="NAME|PATH", help="A further seat, which sits down in a quarter of the games.")
@click.option("--processes", "-p", type=click.IntRange(1, 64), default=2, show_default=True, help="How many processes.")
def soak_command(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int, games: int,
    third: str, processes: int,
) -> int:
    """Play random games and watch over what must always hold; without SEATS, of every game at hand with changing seats."""
    soak = part("rootdsl.soak.run", "soak", "soak test")
    given = {"game": game, "seats": seats, "map": map_, "deck": deck, "house_rules": house_rules}
    return int(soak(**given, games=games, seed=seed, third=third, processes=processes, progress=_progress) or OK)


def _progress(done: int, total: int) -> None:
    """How far it has come, for who watches a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{done} of {total}", nl=done == total, err=True)
