"""`rootdsl games` and `rootdsl version`."""

from __future__ import annotations

import os

import click

from rootdsl.cli.said import OK
from rootdsl.project.company import HOUSE_RULES
from rootdsl.project.project import Game, read_company


@click.command()
@click.argument("game", required=False)
def games_command(game: str | None) -> int:
    """List the games at hand; with GAME, what its house rules are called, require and exclude, too."""
    from rootdsl.project.fault import Fault, visible
    from rootdsl.project.project import find_game, find_games

    games = find_games() if game is None else [find_game(game)]
    if not games:
        raise Fault("E0810", where="this folder, and none is installed")
    for each in games:
        click.echo(visible(f"{each.name}   {each.title}   ({'shipped' if each.shipped else os.path.relpath(each.folder)})"))
        for kind in dict.fromkeys(x.kind for x in each.sources if x.kind and x.kind != "game"):
            click.echo(visible(f"  {kind}: {', '.join(each.names([kind]))}"))
            if kind == HOUSE_RULES and game is not None:
                for line in company_lines(each):
                    click.echo(visible(line))
        for name, seats in each.mixes.items():
            click.echo(visible(f"  mix {name}: {', '.join(seats)}"))
    return OK


def company_lines(game: Game) -> list[str]:
    """A line for each file of house rules: its name, its title, what it requires and what it excludes."""
    out = []
    sources = [x for x in game.sources if x.kind == HOUSE_RULES]
    wide = max((len(x.name) for x in sources), default=0)
    for x in sources:
        told = [f"{key} {', '.join(names)}" for key, names in read_company(x.path).items()]
        out.append(f"    {x.name:{wide}}  {x.title}" + (f"   ({'; '.join(told)})" if told else ""))
    return out


@click.command()
def version_command() -> int:
    """Show the version."""
    say_version()
    return OK


def say_version() -> None:
    """One line: the name and the version that is installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        click.echo(f"rootdsl {version('rootdsl')}")
    except PackageNotFoundError:
        click.echo("rootdsl (not installed)")
