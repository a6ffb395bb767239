"""`rootdsl explain`: the page of a message."""

from __future__ import annotations

import click

from rootdsl.cli.said import OK, USAGE


@click.command()
@click.argument("code")
def explain_command(code: str) -> int:
    """Explain the CODE of a message, with an example of the fault and its cure."""
    from rootdsl.messages.codes import all_codes
    from rootdsl.messages.explain import explain
    from rootdsl.project.fault import visible

    known = "".join(code.split()).upper() in all_codes()
    click.echo("\n".join(visible(line) for line in explain(code).split("\n")), nl=False, err=not known)
    return OK if known else USAGE
