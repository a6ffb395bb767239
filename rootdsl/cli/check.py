"""`rootdsl check`: all messages, nothing written."""

from __future__ import annotations

from pathlib import Path

import click

from rootdsl.cli.said import OK, RULES, count, say_messages
from rootdsl.project.compile import compile_game
from rootdsl.project.fault import Fault
from rootdsl.project.project import Game, Source, find_game, find_games, game_meant, is_path
from rootdsl.project.tables import choose, game_of


@click.command()
@click.argument("path", required=False)
@click.option("--game", "-g", help="The game, by name or by the path of its folder.")
@click.option("--house-rules", "house_rules", multiple=True, metavar="NAME|PATH", help="House rules that join the game.")
@click.option("--json", "as_json", is_flag=True, help="Messages as JSON.")
def check_command(path: str | None, game: str | None, house_rules: tuple[str, ...], as_json: bool) -> int:
    """Check rules: every message of every game at hand, of one game (a folder), or of one file (a name or path)."""
    bad = False
    for what, extra, labels in _jobs(path, game, house_rules):
        compiled = compile_game(what, extra)
        report = compiled.report(labels, examples=True)
        if report.messages or as_json:
            say_messages(report, as_json)
        if not as_json:
            errors = sum(1 for x in report.messages if x.is_error)
            told = f"{count(errors, 'error')}, {count(len(report.messages) - errors, 'warning')}" if report.messages else "no faults"
            click.echo(f"{what.name}: {count(len(compiled.units if labels is None else labels), 'file')}, {told}.")
        bad = bad or report.has_errors
    return RULES if bad else OK


def _jobs(path: str | None, game: str | None, house_rules: tuple[str, ...]) -> list[tuple[Game, list[Source], set[str] | None]]:
    """What to check: games, with the files that join them, and those of which to tell (None: all): the one named, its house rules."""
    if path is not None and (not is_path(path) or Path(path).is_file()):
        whole = game_meant(path) if game is None else None
        if whole is not None:
            return [(whole, choose(whole, house_rules=house_rules).extra, None)]
        found = game_of([path, *house_rules], game)
        chosen = choose(found, seats=[path], house_rules=house_rules)
        told = {chosen.seats[0], *chosen.house_rules}
        return [(found, chosen.extra, {x.label for x in (*found.sources, *chosen.extra) if x.name in told})]
    if path is not None and not Path(path).exists():
        raise Fault("E0801", word=path, where="here (no such file or folder)")
    word = path or game
    if word is None and house_rules:
        found = game_of(list(house_rules), None)
    elif word is None:
        games = find_games()
        if not games:
            raise Fault("E0810", where="this folder, and none is installed")
        return [(x, [], None) for x in games]
    else:
        found = find_game(word)
    return [(found, choose(found, house_rules=house_rules).extra, None)]
