"""Laying a table: the static facts of the linked files, in the order in which they need each other."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime.laid_cards import lay_cards, lay_tracks, lay_zones
from rootdsl.runtime.laid_pieces import lay_pieces
from rootdsl.runtime.laid_places import lay_places, lay_suits


def lay_facts(t: Any, modules: list[ModuleType], seat_modules: list[ModuleType]) -> None:
    """Suits, places, pieces, zones, cards, tracks and modes of the linked files."""
    t.modules = modules
    t.players = len(seat_modules)
    t.seats = tuple(range(t.players))
    common = [m for m in modules if m not in seat_modules]
    holders: list[tuple[ModuleType, int]] = [(m, -1) for m in common] + [(m, i) for i, m in enumerate(seat_modules)]
    lay_suits(t, modules)
    lay_places(t, modules, holders)
    lay_pieces(t, modules, holders)
    lay_zones(t, holders)
    lay_cards(t, modules, holders)
    lay_tracks(t, holders)
    t.seat_title = [m.SYSTEM["title"] for m in seat_modules]
    for m in modules:
        name = ident(m.SYSTEM["name"])
        if m in seat_modules:
            setattr(t, f"seat_{name}", seat_modules.index(m))
        for k, purpose in enumerate(m.SYSTEM["purposes"]):
            setattr(t, f"purpose_{ident(purpose)}", k)
