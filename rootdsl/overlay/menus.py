"""Actions that a file adds to the menus of other files: which menus are meant."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.checks.rules import within
from rootdsl.checks.walk import statements
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.names.reach import EACH


def menus_of(library: Library, added: s.AddedAction) -> list[str]:
    """The paths of the menus that are meant."""
    if not added.menu.startswith(EACH):
        return [added.menu]
    game = library.manifest()
    phase = added.menu.rpartition(".")[2]
    seats = [x for x in library.systems.values() if game is not None and x.kind in game.seats]
    menus = [x for y in seats for x in statements(y.phases.get(phase, [])) if isinstance(x, s.Menu) and x.path]
    inside = [action.path for x in menus for action in x.actions]       # a menu within an action is a part of that action
    return [x.path for x in menus if not any(within(x.path, path) for path in inside)]


def added_to(system: System, library: Library) -> dict[str, list[s.AddedAction]]:
    """The actions that a file adds to the menus of others, by the names of those."""
    out: dict[str, list[s.AddedAction]] = {}
    for x in system.added:
        for path in menus_of(library, x):
            name = path.partition(".")[0]
            if name != system.name:
                out.setdefault(name, []).append(replace(x, menu=path))
    return out
