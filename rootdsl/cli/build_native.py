"""`rootdsl build-native`: tables compiled for this machine, kept in the user's own cache."""

from __future__ import annotations

import time

import click

from rootdsl.cli.options import nothing_named, table_options, warn
from rootdsl.cli.said import OK
from rootdsl.project.fault import visible


@click.command("build-native")
@table_options
@click.option("--mixes", is_flag=True, help="Every mix that the game's heading names.")
@click.option("--fresh", is_flag=True, help="Build anew, though the cache has it.")
def build_native_command(
    seats: tuple[str, ...], game: str | None, map_: str | None, deck: str | None, house_rules: tuple[str, ...], seed: int,
    mixes: bool, fresh: bool,
) -> int:
    """Compile the table of SEATS for this machine, so that random games run many times as fast.

    A C compiler is needed for that, and for nothing else. What is built lies in your cache folder, by the hash of its rules.
    """
    del seed
    if not mixes and not seats and game is None and map_ is None and deck is None and not house_rules:
        raise nothing_named()
    from rootdsl.native.builds import compiler
    from rootdsl.project.project import find_games

    compiler()
    wanted = [(game, seats)]
    if mixes:
        found = [x for x in find_games() if game in (None, x.name)]
        wanted = [(x.name, (mix,)) for x in found for mix in x.mixes if not seats or mix in seats]
    for name, sitting in wanted:
        _one(name, sitting, map_, deck, house_rules, fresh)
    return OK


def _one(
    game: str | None, seats: tuple[str, ...], map_: str | None, deck: str | None, house_rules: tuple[str, ...], fresh: bool
) -> None:
    """Build one table and say so."""
    from rootdsl.native.builds import build, kept
    from rootdsl.native.model import model_of
    from rootdsl.project.compile import compile_game
    from rootdsl.project.tables import choose, table_of

    parts = {kind: word for kind, word in (("map", map_), ("deck", deck)) if word is not None}
    chosen = choose(game, seats, parts, house_rules)
    table = table_of(chosen, compile_game(chosen.game, chosen.extra))
    warn(table)
    title = ", ".join(table.seat_title)
    if kept(table) is not None and not fresh:
        click.echo(f"{visible(title)}: built before.")
        return
    began = time.perf_counter()
    path = build(table, model_of(chosen, table), fresh)
    click.echo(f"{visible(title)}: built in {time.perf_counter() - began:.0f} s, {path.stat().st_size // 1024} KiB.")
