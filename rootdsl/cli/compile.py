"""`rootdsl compile`: rules to modules on disk, or with `--check` only the question whether they are what they should be."""

from __future__ import annotations

import os
from pathlib import Path

import click

from rootdsl.cli.said import OK, RULES, count, say_messages
from rootdsl.project.compile import compile_game
from rootdsl.project.fault import Fault, visible
from rootdsl.project.generated import compare, home, wanted, write
from rootdsl.project.project import Game, Source, find_game, find_games, is_path, outside, real
from rootdsl.project.tables import game_of


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--game", "-g", help="The game, by name or by the path of its folder.")
@click.option("--check", is_flag=True, help="Write nothing; fail when a module is missing, stale or left over.")
@click.option("--fresh", is_flag=True, help="Ask the cache nothing.")
def compile_command(paths: tuple[str, ...], game: str | None, check: bool, fresh: bool) -> int:
    """Compile rules to readable Python.

    Without PATHS every game of this folder is compiled. A file of your own that joins a game from elsewhere
    compiles alone, into `generated/` of the folder where you are; no other module changes.
    """
    here = Path.cwd()
    bad = False
    for what, extra, alone in _jobs(paths, game, here):
        compiled = compile_game(what, extra, fresh=fresh)
        if compiled.messages:
            say_messages(compiled.report())
        folder = home(what, here)
        if compiled.has_errors:
            click.echo(f"{what.name}: not compiled, nothing is written.", err=True)
            bad = True
            continue
        files = wanted(folder, compiled, alone)
        shown = visible(os.path.relpath(folder, here))
        rules = what.folder.name if alone is None else ""
        if check:
            difference = compare(folder, files, rules)
            for line in difference.lines():
                click.echo(line)
            bad = bad or bool(difference)
            found = "are stale; run `rootdsl compile`." if difference else "are what the rules say."
            click.echo(f"{what.name}: {count(len(files) - 2, 'module')} in {shown}/ {found}")
        else:
            change = write(folder, files, rules)
            new = len([x for x in (*change.missing, *change.changed) if x.name != "__init__.py"])
            gone = f", {len(change.left_over)} removed" if change.left_over else ""
            click.echo(f"{what.name}: {count(len(files) - 2, 'module')} in {shown}/, {new} written{gone}.")
    return RULES if bad else OK


def _jobs(paths: tuple[str, ...], game: str | None, here: Path) -> list[tuple[Game, list[Source], list[str] | None]]:
    """What to compile: games, with files that join them, and which modules to write (None: all)."""
    files = [x for x in paths if is_path(x) and Path(x).is_file()]
    folders = [x for x in paths if x not in files]
    out: list[tuple[Game, list[Source], list[str] | None]] = [(find_game(x), [], None) for x in folders]
    if files:
        what = game_of(files, game, here)
        sources = [outside(Path(x)) for x in files]
        if all(what.holds(x.path) for x in sources):
            out.append((what, [], None))
        else:
            extra = [x for x in sources if not what.holds(x.path)]
            out.append((what, extra, [x.name for x in extra]))
    elif game is not None and not folders:
        out.append((find_game(game), [], None))
    elif not folders:
        games = find_games(here)
        own = [x for x in games if not x.shipped or real(x.folder).is_relative_to(real(here))]
        if not own:
            raise Fault("E0810", where="this folder", below=["Name one with `--game`:", *(f"{x.name}   {x.title}" for x in games)])
        out = [(x, [], None) for x in own]
    return out
