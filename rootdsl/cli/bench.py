"""`rootdsl bench`: figures of speed."""

from __future__ import annotations

import json
import platform
from typing import TYPE_CHECKING

import click

from rootdsl.cli.options import MOST_GAMES, table_of, table_options
from rootdsl.cli.said import OK, say_table

if TYPE_CHECKING:
    from rootdsl.bench.measure import Figure


@click.command()
@table_options
@click.option("--games", "-n", type=click.IntRange(1, MOST_GAMES), default=20, show_default=True, help="Games in each run.")
@click.option("--runs", type=click.IntRange(1, 1000), default=5, show_default=True, help="Runs of which the median is told.")
@click.option("--mixes", is_flag=True, help="Every mix that the game's heading names, a line each; the compiler is left out.")
@click.option("--docs", is_flag=True, help="Only the documents: all of them, and a site after one changed file.")
@click.option("--bots", is_flag=True, help="Only bots: games a second of each, and what a second worker is worth.")
@click.option("--no-compile", is_flag=True, help="Leave out the compiler.")
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
def bench_command(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int,
    games: int, runs: int, mixes: bool, docs: bool, bots: bool, no_compile: bool, as_json: bool,
) -> int:
    """Measure the table of SEATS: random games on one core, events off, and the compiler."""
    from rootdsl.bench.measure import cloning, compiling, one_core, playing, table_rows, unfolded
    from rootdsl.fold.modules import folded

    if docs:
        return _docs(runs, as_json)
    if bots:
        return _bots(seats, game, games, seed, runs, as_json)
    if mixes:
        return _mixes(seats, game, map_, deck, house_rules, seed, games, runs, as_json)
    table = table_of(seats, game, map_, deck, house_rules)
    one_core()
    figures = [*playing(folded(table, events=False), games, seed, runs), unfolded(table, games, seed, runs), cloning(table, seed, runs)]
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


def _docs(runs: int, as_json: bool) -> int:
    """How long documents take."""
    from rootdsl.bench.documents import printing

    return _told(printing(runs), as_json)


def _bots(seats: tuple[str, ...], game: str | None, games: int, seed: int, runs: int, as_json: bool) -> int:
    """How fast bots play."""
    from rootdsl.bench.bots import each_bot, processes

    return _told([*each_bot(game, seats, games, seed, runs), *processes(game, seats, seed)], as_json)


def _told(figures: list[Figure], as_json: bool) -> int:
    from rootdsl.bench.measure import table_rows

    if as_json:
        click.echo(json.dumps({"figures": [x.as_data() for x in figures]}, ensure_ascii=False, indent=1))
        return OK
    say_table(("", "median", "", "lowest to highest"), table_rows(figures), right=(1,))
    return OK


def _mixes(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int,
    games: int, runs: int, as_json: bool,
) -> int:
    """One line for each named mix: games and decisions a second, and a copy of a position."""
    from rootdsl.bench.measure import beside_native, cloning, one_core, playing, shown, unfolded
    from rootdsl.fold.modules import folded
    from rootdsl.project.project import find_games
    from rootdsl.project.tables import game_of

    if game is None and house_rules:
        game = game_of(list(house_rules), None).name
    found = [x for x in find_games() if game in (None, x.name)]
    names = [(x.name, mix) for x in found for mix in x.mixes if not seats or mix in seats]
    one_core()
    rows, data = [], []
    for owner, mix in names:
        table = table_of((mix,), owner, map_, deck, house_rules)
        fast = folded(table, events=False)
        by_game, by_decision, length = playing(fast, games, seed, runs)
        plain = unfolded(table, games, seed, runs)
        copy = cloning(table, seed, runs)
        native = beside_native(table, fast, games, seed, runs)
        figures = [by_game, by_decision, length, plain, copy, *([native] if native is not None else [])]
        times = shown(native.median) if native is not None else "not built"
        told = (by_game, by_decision, length, plain, copy)
        rows.append((mix, table.players, *(shown(x.median) for x in told), times))
        data.append({"mix": mix, "seats": table.seat_systems, "figures": [x.as_data() for x in figures]})
    if as_json:
        click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return OK
    click.echo(f"Python {platform.python_version()}, one core, events off, median of {runs}")
    heads = ("mix", "players", "games/s", "decisions/s", "decisions", "unfolded/s", "clone \N{MICRO SIGN}s", "native, times")
    say_table(heads, rows, right=(1, 2, 3, 4, 5, 6, 7))
    return OK
