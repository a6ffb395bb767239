"""`rootdsl check`: all messages, nothing written."""

from __future__ import annotations

import click

from rootdsl.cli.meant import meant
from rootdsl.cli.said import OK, RULES, count, say_messages
from rootdsl.project.compile import compile_game


@click.command()
@click.argument("path", required=False)
@click.option("--game", "-g", help="The game, by name or by the path of its folder.")
@click.option("--house-rules", "house_rules", multiple=True, metavar="NAME|PATH", help="House rules that join the game.")
@click.option("--json", "as_json", is_flag=True, help="Messages as JSON.")
def check_command(path: str | None, game: str | None, house_rules: tuple[str, ...], as_json: bool) -> int:
    """Check rules: every message of every game at hand, of one game (a folder), or of one file (a name or path)."""
    bad = False
    for each in meant([path] if path else [], game, house_rules):
        what, chosen = each.game, each.chosen
        told = None if each.only is None else {*each.only, *chosen.house_rules}
        labels = None if told is None else {x.label for x in (*what.sources, *chosen.extra) if x.name in told}
        compiled = compile_game(what, chosen.extra)
        report = compiled.report(labels, examples=True)
        if report.messages or as_json:
            say_messages(report, as_json)
        if not as_json:
            errors = sum(1 for x in report.messages if x.is_error)
            faults = f"{count(errors, 'error')}, {count(len(report.messages) - errors, 'warning')}" if report.messages else "no faults"
            click.echo(f"{what.name}: {count(len(compiled.units if labels is None else labels), 'file')}, {faults}.")
        bad = bad or report.has_errors
    return RULES if bad else OK
