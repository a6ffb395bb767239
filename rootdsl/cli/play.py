"""`rootdsl play`: a game at the terminal. The playing itself is in `rootdsl.play`."""

from __future__ import annotations

import click

from rootdsl.cli.options import table_of, table_options
from rootdsl.cli.said import OK


@click.command()
@table_options
@click.option("--people", "-p", metavar="NUMBERS", default=None, help="Seats that people hold, such as `1` or `1,3` (else all but the first are bots).")
@click.option("--watch", is_flag=True, help="Bots hold every seat: the game plays itself, with its log.")
@click.option("--always-ask", is_flag=True, help="Ask even where the only answer is no, so that nobody learns anything from not being asked.")
@click.option("--load", "saved", type=click.Path(exists=True, dir_okay=False), help="Go on with a saved game.")
def play_command(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int,
    people: str | None, watch: bool, always_ask: bool, saved: str | None,
) -> int:
    """Play: SEATS are the names (or paths) of what sits down, in order."""
    table = table_of(seats, game, map_, deck, house_rules)
    from rootdsl.play.main import play  # type: ignore[import-not-found,unused-ignore]

    held = [] if watch else _seats(people, table.players)
    return int(play(table, seed=seed, people=held, always_ask=always_ask, saved=saved) or OK)


def _seats(text: str | None, players: int) -> list[int]:
    """`1,3` as seats, which count from 0."""
    try:
        held = sorted({int(part) - 1 for part in (text or "1").split(",")})
    except ValueError:
        raise click.BadParameter("numbers of seats, such as `1,3`", param_hint="--people") from None
    if any(not 0 <= seat < players for seat in held):
        raise click.BadParameter(f"there are seats 1 to {players}", param_hint="--people")
    return held
