"""`rootdsl coverage`: which rule carries each heading of the printed rules. The measuring is in `rootdsl.coverage`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from rootdsl.cli.said import OK, RULES


@click.command()
@click.argument("chapters", nargs=-1, metavar="[NUMBER]...")
@click.option("--game", "-g", metavar="NAME|PATH", help="The game; else the one at hand that has an outline.")
@click.option("--least", type=click.FloatRange(0, 100), default=0.0, help="Fail when fewer per cent of the headings are carried.")
@click.option("--processes", "-p", type=click.IntRange(1, 64), default=2, show_default=True, help="How many processes.")
@click.option("--all", "everything", is_flag=True, help="List every heading with its rule and example, not only those that lack one.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def coverage_command(
    chapters: tuple[str, ...], game: str | None, least: float, processes: int, everything: bool, as_json: bool,
) -> int:
    """Measure the outline of a game (chapters NUMBER..., or all): each heading names a rule that an example runs and misses."""
    from rootdsl.coverage.measure import measure
    from rootdsl.coverage.outline import FILE, read_outline
    from rootdsl.coverage.report import as_data, share, text
    from rootdsl.project.project import find_games
    from rootdsl.project.tables import choose

    if game is None:
        having = [x.name for x in find_games() if (Path(x.folder) / FILE).is_file()]
        game = having[0] if having else None
    chosen = choose(game)
    outline = read_outline(Path(chosen.game.folder))
    found = measure(chosen, outline, chapters, processes, _progress)
    click.echo(json.dumps(as_data(found), ensure_ascii=False, indent=1) if as_json else text(outline, found, everything), nl=as_json)
    return RULES if share(found) < least else OK


def _progress(done: int, total: int) -> None:
    """How far it has come, for who watches a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r{done} of {total}", nl=done == total, err=True)
