"""Files to models: find the files of a game, parse them, declare, resolve."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rootdsl.messages.message import Report
from rootdsl.model.system import System
from rootdsl.names.declare import declare
from rootdsl.names.library import Library
from rootdsl.names.places import name_borders
from rootdsl.names.reference import check
from rootdsl.names.resolve import resolve
from rootdsl.names.roles import set_roles
from rootdsl.syntax.parser import parse, read_source


def law_files(folder: Path) -> list[Path]:
    """The `.law` files of a folder in a fixed order (game manifest first, then folders and files by name)."""
    return sorted((p for p in folder.rglob("*.law") if len(p.suffixes) == 1), key=lambda p: (len(p.parts), str(p)))


def load_systems(paths: Iterable[Path], report: Report, base: Path | None = None) -> list[System]:
    """Parse and declare; a file with syntax errors still declares what it can."""
    out = []
    for path in paths:
        shown = str(path.relative_to(base)) if base and path.is_relative_to(base) else str(path)
        text = read_source(path, shown, report)
        if text is None:
            continue
        file = parse(text, shown, report)
        report.open(shown, text)
        system = declare(file, report)
        if system is not None:
            out.append(system)
    return out


def load_game(folder: Path, report: Report, extra: Iterable[Path] = ()) -> Library:
    """Every file of a game folder and the files beside it, resolved against one another."""
    systems = load_systems(law_files(folder), report, folder.parent)
    systems += load_systems(extra, report)
    library = Library(systems)
    set_roles(library)
    for system in systems:
        name_borders(system, library)
        check(system, library, report)
    for system in library.in_order():
        resolve(system, library, report)
    return library
