"""`rootdsl keywords`: every word that the language knows by itself, and who uses it. None may belong to one game."""

from __future__ import annotations

import json

import click

from rootdsl.cli.said import OK, say_table


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option("--one", is_flag=True, help="Only words that a single game uses while there are several.")
def keywords_command(as_json: bool, one: bool) -> int:
    """List every word that grammar and compiler know by themselves, each with its page and the games that use it."""
    from rootdsl.project.keywords import all_keywords
    from rootdsl.project.project import find_games

    games = find_games()
    rows = all_keywords(games)
    if one:
        rows = [x for x in rows if len(games) > 1 and len(x.games) == 1]
    if as_json:
        data = [{"word": x.word, "where": x.where, "page": x.page, "games": x.games} for x in rows]
        click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return OK
    say_table(("word", "known as", "page", "games"), [(x.word, x.where, x.page, ", ".join(x.games)) for x in rows])
    return OK
