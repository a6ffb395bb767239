"""`rootdsl show`: what one pass of the compiler makes of a file."""

from __future__ import annotations

from typing import Any

import click

from rootdsl.cli.said import OK, RULES, say_messages
from rootdsl.project.fault import Fault

PASSES = ("tree", "names", "model", "machine")


@click.command()
@click.argument("stage", type=click.Choice(PASSES))
@click.argument("file")
@click.option("--game", "-g", help="The game, by name or by the path of its folder.")
def show_command(stage: str, file: str, game: str | None) -> int:
    """Show STAGE of FILE (a name or a path): its tree, its names, its model, or the machine that is made of it."""
    from rootdsl.messages.message import Report

    report = Report()
    text = _tree(file, game, report) if stage == "tree" else _later(stage, file, game, report)
    click.echo("".join(x if x.isprintable() or x == "\n" else "\N{MIDDLE DOT}" for x in text), nl=False)
    if report.messages:
        say_messages(report)
    return RULES if report.has_errors else OK


def _tree(file: str, game: str | None, report: Any) -> str:
    """The tree needs no other file, so any path will do."""
    from pathlib import Path

    from rootdsl.project.project import is_path
    from rootdsl.syntax.parser import parse, read_source
    from rootdsl.syntax.printer import show_tree

    path = Path(file)
    if not is_path(file):
        from rootdsl.project.library import find_system, label_of

        found, extra, name = find_system(file, game)
        label = label_of(found, extra, name)
        path = next(x.path for x in (*found.sources, *extra) if x.label == label)
    text = read_source(path, file, report)
    return "" if text is None else show_tree(parse(text, file, report))


def _later(stage: str, file: str, game: str | None, report: Any) -> str:
    from rootdsl.names.outline import outline
    from rootdsl.project.interface import interface
    from rootdsl.project.library import find_system, load_library, opened

    found, extra, name = find_system(file, game)
    if stage == "machine":
        return _machine(found, extra, name, report)
    library = load_library(found, extra, report, sentences=stage == "model")
    system = opened(library, name)
    report._messages = [x for x in report.messages if x.path == system.path]
    return interface(system) + "\n" if stage == "names" else outline(system)


def _machine(found: Any, extra: Any, name: str, report: Any) -> str:
    from rootdsl.project.compile import compile_game

    compiled = compile_game(found, extra)
    text = compiled.text(name) if name in compiled.units else None
    if text is None:
        labels = {compiled.units[x].label for x in compiled.needed([name])}
        made = compiled.report(labels or None)
        report._messages, report.sources = made.messages, made.sources
        if not report.messages:
            raise Fault("E0801", word=name, where="among the files that could be read", known=compiled.units)
    return text or ""
