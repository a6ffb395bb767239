"""`rootdsl sweep`: random games in which everything meets everything. The playing itself is in `rootdsl.soak.sweep`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from rootdsl.cli.options import MOST_GAMES
from rootdsl.cli.said import OK, RULES, part


@click.command()
@click.argument("files", nargs=-1, type=str)
@click.option("--game", "-g", metavar="NAME|PATH", help="The game; else every game at hand.")
@click.option("--house-rules", "house_rules", multiple=True, metavar="NAME|PATH", help="House rules; may be given several times.")
@click.option("--games", "-n", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, help="How many games at least.")
@click.option("--each", type=click.IntRange(1, MOST_GAMES), default=25, show_default=True, help="How many games of one mix.")
@click.option("--seed", "-s", type=click.IntRange(0, 2**62), default=1, show_default=True, help="Of the first game, and of the mixes.")
@click.option("--processes", "-p", type=click.IntRange(1, 64), default=2, show_default=True, help="How many processes.")
@click.option("--every", is_flag=True, help="Report every mix, not only those that do not end.")
@click.option("--report", "target", type=click.Path(dir_okay=False, path_type=Path), help="Write the report into a file as well.")
def sweep_command(
    files: tuple[str, ...], game: str | None, house_rules: tuple[str, ...], games: int, each: int, seed: int, processes: int, every: bool,
    target: Path | None,
) -> int:
    """Play random games over mixes of all factions, maps, decks and numbers of players; FILES of your own join them."""
    from rootdsl.examples.rules import Rules
    from rootdsl.project.fault import RulesAtFault
    from rootdsl.project.project import find_games
    from rootdsl.project.tables import choose, game_of

    run, report = part("rootdsl.soak.sweep", "run", "sweep"), part("rootdsl.soak.sweep", "report", "sweep")
    bad = False
    if house_rules and not game and not files:
        game = game_of(list(house_rules), None).name
    for name in [game] if game or files else [x.name for x in find_games()]:
        rules = Rules(choose(name, files, house_rules=house_rules))
        if rules.report.has_errors:
            raise RulesAtFault(rules.report)
        out = run(rules, games, seed, each=each, processes=processes, progress=_progress)
        text = f"{name or 'these files'}: {report(out, every=every)}"
        click.echo(text, nl=False)
        if target is not None:
            with target.open("a", encoding="utf-8") as file:
                file.write(text)
        bad = bad or bool(out.faults)
    return RULES if bad else OK


def _progress(done: int, total: int) -> None:
    """How far it has come, for who watches a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{done} of {total}", nl=done == total, err=True)
