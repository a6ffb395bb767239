"""`rootdsl games` and `rootdsl version`."""

from __future__ import annotations

import os

import click

from rootdsl.cli.said import OK


@click.command()
@click.argument("game", required=False)
def games_command(game: str | None) -> int:
    """List the games at hand; with GAME, its files by their kind."""
    from rootdsl.project.fault import Fault, visible
    from rootdsl.project.project import find_game, find_games

    games = find_games() if game is None else [find_game(game)]
    if not games:
        raise Fault("E0810", where="this folder, and none is installed")
    for each in games:
        click.echo(visible(f"{each.name}   {each.title}   ({'shipped' if each.shipped else os.path.relpath(each.folder)})"))
        for kind in dict.fromkeys(x.kind for x in each.sources if x.kind and x.kind != "game"):
            click.echo(visible(f"  {kind}: {', '.join(each.names([kind]))}"))
        for name, seats in each.mixes.items():
            click.echo(visible(f"  mix {name}: {', '.join(seats)}"))
    return OK


@click.command()
def version_command() -> int:
    """Show the version."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        click.echo(f"rootdsl {version('rootdsl')}")
    except PackageNotFoundError:
        click.echo("rootdsl (not installed)")
    return OK
