"""The model from which a table was made, with its house rules in force, and the proof that it is that model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rootdsl.messages.message import Report
from rootdsl.project import cache
from rootdsl.project.fault import Fault

if TYPE_CHECKING:
    from rootdsl.names.library import Library
    from rootdsl.project.tables import Chosen
    from rootdsl.runtime.table import Table

HOUSE_RULES = "house rules"


def model_of(chosen: Chosen, table: Table) -> Library:
    """Every file of the game, resolved, as the house rules of the table change it."""
    from rootdsl.names.resolve import resolve
    from rootdsl.overlay.edit import lay
    from rootdsl.project.company import laid
    from rootdsl.project.library import load_library

    house = [m.SYSTEM["name"] for m in table.modules if m.SYSTEM["kind"] == HOUSE_RULES]
    report = Report()
    library = load_library(chosen.game, chosen.extra, report, sentences=False)
    library.together = frozenset(house)
    for system in sorted(library.systems.values(), key=lambda s: {"game": 0, "law": 1}.get(s.kind, 2)):
        resolve(system, library, report)
    there = [m.SYSTEM["name"] for m in table.modules]
    lay(library, [*laid(library.systems, there, house), *house])
    return library


def prove(table: Table, library: Library) -> None:
    """The model gives the very modules of the table; raises `Fault` where it does not."""
    from rootdsl.machine.emit import emit

    for m in table.modules:
        text_hash: Any = getattr(m, "TEXT_HASH", "")
        system = library.systems.get(m.SYSTEM["name"])
        if text_hash and (system is None or cache.digest(emit(system, library)) != text_hash):
            raise Fault("E0862", reason=f"the model of {m.SYSTEM['name']} is not that of the table")
