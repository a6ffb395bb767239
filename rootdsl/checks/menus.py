"""Actions that a rule adds to a menu: is the menu there, and is it one that this file may add to?"""

from __future__ import annotations

from rootdsl.checks.rules import rules_of
from rootdsl.checks.spots import place
from rootdsl.checks.walk import statements
from rootdsl.messages.message import Report
from rootdsl.model import stmt as s
from rootdsl.names.library import Library
from rootdsl.names.overlays import HOUSE_RULES


def check_menus(library: Library, report: Report) -> None:
    """House rules add to the menus of any file, other files to their own alone."""
    for system in library.systems.values():
        for added in system.added:
            other = library.systems[added.menu.partition(".")[0]]
            word = added.menu.rpartition(".")[2] if other.kind == "law" else added.menu
            if other is not system and system.kind != HOUSE_RULES:
                report.error("E0342", place(system, added.at), word=word)
            elif not any(isinstance(x, s.Menu) and x.path == added.menu for rule in rules_of(other) for x in statements(rule.body)):
                report.error("E0341", place(system, added.at), word=word)
