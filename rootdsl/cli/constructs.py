"""`rootdsl constructs`: which files use which construct of the language."""

from __future__ import annotations

import json

import click

from rootdsl.cli.said import OK, say_table


@click.command()
@click.option("--single", is_flag=True, help="Only constructs that a single file uses.")
@click.option("--unused", is_flag=True, help="Only constructs that no file uses.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def constructs_command(single: bool, unused: bool, as_json: bool) -> int:
    """List each construct (declaration, sentence, expression) with the files that use it; `*` marks those of one file."""
    from rootdsl.messages.message import Report
    from rootdsl.project.constructs import constructs
    from rootdsl.project.library import load_library
    from rootdsl.project.project import find_games

    rows = constructs({x.name: load_library(x, [], Report()) for x in find_games()})
    if single or unused:
        rows = [x for x in rows if (single and x.single) or (unused and not x.used_by)]
    if as_json:
        click.echo(json.dumps([{"layer": x.layer, "name": x.name, "used_by": x.used_by} for x in rows], indent=1))
        return OK
    cells = [("*" if x.single else "", x.layer, x.name, len(x.used_by), _short(x.used_by)) for x in rows]
    say_table(("", "layer", "construct", "files", "used by"), cells, right=(3,))
    return OK


def _short(names: list[str]) -> str:
    return ", ".join(names[:6]) + (f" and {len(names) - 6} more" if len(names) > 6 else "")
