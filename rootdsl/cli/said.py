"""How commands speak: messages, tables, and the exit codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

OK, RULES, USAGE = 0, 1, 2


def say_messages(report: Any, as_json: bool = False) -> None:
    """All messages of a report."""
    from rootdsl.messages import render

    if as_json:
        click.echo(render.as_json(report), nl=False)
    else:
        click.echo(render.render(report), nl=False, err=True)


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> count(1, "error"), count(2, "error")
    ('1 error', '2 errors')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def part(module: str, name: str, what: str) -> Any:
    """A part of rootdsl that need not be installed; without it, a message."""
    import importlib

    try:
        return getattr(importlib.import_module(module), name)
    except (ModuleNotFoundError, AttributeError) as fault:
        from rootdsl.project.fault import Fault

        if isinstance(fault, ModuleNotFoundError) and not module.startswith(fault.name or "?"):
            raise
        raise Fault("E0811", what=what) from fault


def say_table(heads: Sequence[str], rows: Sequence[Sequence[object]], right: Sequence[int] = ()) -> None:
    """A plain table; columns in `right` are numbers."""
    lines = [list(heads), *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(heads))]
    for n, line in enumerate(lines):
        cells = [cell.rjust(widths[i]) if i in right else cell.ljust(widths[i]) for i, cell in enumerate(line)]
        click.echo("  ".join(cells).rstrip())
        if not n:
            click.echo("  ".join("-" * width for width in widths))
