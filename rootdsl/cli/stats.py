"""`rootdsl stats`: how much text each file needs."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from rootdsl.cli.said import OK, say_table


@click.command()
@click.argument("files", nargs=-1)
@click.option("--game", "-g", metavar="NAME|PATH", help="The game; else every game at hand.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def stats_command(files: tuple[str, ...], game: str | None, as_json: bool) -> int:
    """Count rules, examples, and lines without examples, comments and notes; FILES of your own join."""
    from rootdsl.examples.rules import Rules
    from rootdsl.model import decl as d
    from rootdsl.project.project import find_games
    from rootdsl.project.stats import rows, stats
    from rootdsl.project.tables import choose

    found = []
    for name in [game] if game or files else [x.name for x in find_games()]:
        systems = Rules(choose(name, files)).library.systems.values()
        found += [stats(x, frozenset(m.name for m in x.of(d.ModeSet))) for x in systems]
    found.sort(key=lambda x: x.path)
    if as_json:
        click.echo(json.dumps([asdict(x) for x in found], indent=1))
        return OK
    say_table(("file", "rules", "examples", "lines"), rows(found), right=(1, 2, 3))
    return OK
