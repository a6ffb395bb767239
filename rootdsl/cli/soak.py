"""`rootdsl soak`: many random games, watched. The watching itself is in `rootdsl.soak`."""

from __future__ import annotations

import click

from rootdsl.cli.options import table_options
from rootdsl.cli.said import OK, part


@click.command()
@table_options
@click.option("--games", "-n", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
def soak_command(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int, games: int,
) -> int:
    """Play random games and watch over what must always hold; without SEATS, of every game at hand with changing seats."""
    soak = part("rootdsl.soak.run", "soak", "soak test")
    return int(soak(game=game, seats=seats, map=map_, deck=deck, house_rules=house_rules, games=games, seed=seed) or OK)
