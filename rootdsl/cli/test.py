"""`rootdsl test`: the examples that stand in the rules."""

from __future__ import annotations

from pathlib import Path

import click

from rootdsl.cli.said import OK, RULES, part
from rootdsl.project.project import find_game, find_games, is_path
from rootdsl.project.tables import Chosen, choose, game_of


@click.command()
@click.argument("path", required=False)
@click.option("--game", "-g", help="The game, by name or by the path of its folder.")
@click.option("--house-rules", "house_rules", multiple=True, metavar="NAME|PATH", help="House rules under which the examples are played.")
@click.option("--mutants", is_flag=True, help="Change the rules on purpose, one at a time, and see whether an example notices.")
def test_command(path: str | None, game: str | None, house_rules: tuple[str, ...], mutants: bool) -> int:
    """Run the examples of every game at hand, of one game (a folder), or of one file (a name or path)."""
    run_examples = part("rootdsl.examples.run", "run_examples", "runner of examples")
    bad = False
    for chosen, only in _jobs(path, game, house_rules):
        bad = bool(run_examples(chosen, only=only, mutants=mutants)) or bad
    return RULES if bad else OK


def _jobs(path: str | None, game: str | None, house_rules: tuple[str, ...]) -> list[tuple[Chosen, str | None]]:
    """What to test: games with what joins them, and the one file whose examples run (None: all)."""
    if path is not None and (not is_path(path) or Path(path).is_file()):
        found = game_of([path, *house_rules], game)
        chosen = choose(found, seats=[path], house_rules=house_rules)
        return [(chosen, chosen.seats[0])]
    word = path or game
    if word is None and house_rules:
        return [(choose(game_of(list(house_rules), None), house_rules=house_rules), None)]
    games = find_games() if word is None else [find_game(word)]
    return [(choose(each, house_rules=house_rules), None) for each in games]
