"""`rootdsl bench`: figures of speed."""

from __future__ import annotations

import json
import platform

import click

from rootdsl.cli.options import table_of, table_options
from rootdsl.cli.said import OK, say_table


@click.command()
@table_options
@click.option("--games", "-n", type=click.IntRange(1), default=20, show_default=True, help="Games in each run.")
@click.option("--runs", type=click.IntRange(1), default=5, show_default=True, help="Runs of which the median is told.")
@click.option("--no-compile", is_flag=True, help="Leave out the compiler.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def bench_command(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int,
    games: int, runs: int, no_compile: bool, as_json: bool,
) -> int:
    """Measure the table of SEATS: random games on one core, events off, and the compiler."""
    from rootdsl.bench.measure import cloning, compiling, one_core, playing, table_rows

    table = table_of(seats, game, map_, deck, house_rules)
    one_core()
    figures = [*playing(table, games, seed, runs), cloning(table, seed, runs)]
    if not no_compile:
        figures += compiling(runs)
    about = f"{', '.join(table.seat_title)}; Python {platform.python_version()}, one core, events off, median of {runs}"
    if as_json:
        data = {"about": about, "seats": table.seat_systems, "figures": [x.as_data() for x in figures]}
        click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return OK
    click.echo(about)
    say_table(("", "median", "", "lowest to highest"), table_rows(figures), right=(1,))
    return OK
