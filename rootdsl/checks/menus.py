"""Actions that a rule adds to a menu: is the menu there, and is it one that this file may add to?"""

from __future__ import annotations

from rootdsl.checks.rules import rules_of, within
from rootdsl.checks.spots import place
from rootdsl.checks.walk import statements
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.names.overlays import HOUSE_RULES
from rootdsl.names.reach import EACH


def may_add(system: System, added: s.AddedAction, library: Library) -> bool:
    """May this action stand in a menu of another file? What a card says holds only while the card is in force."""
    game = library.manifest()
    on_card = any(within(added.action.path, x.path) for x in system.of(d.CardDecl))
    return system.kind == HOUSE_RULES or (game is not None and system.kind not in game.seats and not on_card)


def check_menus(library: Library, report: Report) -> None:
    """House rules, and files that hold no seat, add to the menus of any file; who holds a seat, and cards, to menus of their own file."""
    for system in library.systems.values():
        for added in system.added:
            if added.menu.startswith(EACH):
                if not may_add(system, added, library):
                    report.error("E0342", place(system, added.at), word=added.menu.rpartition(".")[2])
                continue
            other = library.systems[added.menu.partition(".")[0]]
            word = added.menu.rpartition(".")[2] if other.kind == "law" else added.menu
            if other is not system and not may_add(system, added, library):
                report.error("E0342", place(system, added.at), word=word)
            elif not any(isinstance(x, s.Menu) and x.path == added.menu for rule in rules_of(other) for x in statements(rule.body)):
                report.error("E0341", place(system, added.at), word=word)
