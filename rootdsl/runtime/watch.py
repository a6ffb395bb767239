"""What a table says, once and for all, to whoever counts what happens at it: which choices have options that are the same in every
game, which slots of frames hold a place, which phase a frame can end, which modes a seat can be in."""

from __future__ import annotations

from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime.frame import Frame

FREE = 1_000_000                                     # values of free actions in a menu begin here
LISTED = ("action", "free", "branch", "yes")         # domains whose options are few and the same in every game


class Facts:
    """Slots of frames that hold a place, path of each choice and whether its options are listed, modes of each seat, rows that
    somebody owns, the map."""

    def __init__(self, t: Any) -> None:
        by_path: dict[str, list[type[Frame]]] = {}
        for frame in t.classes.values():
            by_path.setdefault(frame.PATH, []).append(frame)
        self.slots: dict[type[Frame], tuple[str, ...]] = {}
        for path, _title, name, domain, *_ in t.catalogue:
            for frame in by_path.get(path, ()) if domain == "place" else ():
                if name in frame.NAMES and name not in self.slots.get(frame, ()):
                    self.slots[frame] = (*self.slots.get(frame, ()), name)
        self.sites = [(path, domain in LISTED or domain.startswith("mode ")) for path, _, _, domain, *_ in t.catalogue]
        by_name = {m.SYSTEM["name"]: m for m in t.modules}
        self.modes = [
            [(ident(group), f"{name}.{group}", [x[0] for x in members]) for group, _, members, *_ in by_name[name].SYSTEM["modes"]]
            for name in t.seat_systems
        ]
        self.rows = [row for row, owner in enumerate(t.owner) if owner >= 0]
        self.map = t.map_module.SYSTEM["name"] if t.map_module is not None else ""


def facts_of(t: Any) -> Facts:
    """The facts of a table, made once."""
    found: Facts | None = t.__dict__.get("watched_facts")
    if found is None:
        found = t.watched_facts = Facts(t)
    return found


def phase_ended_by(t: Any, frame: Any) -> int:
    """The list of free actions that belongs to the phase which a frame (or a class of frames) can end; -1 without one."""
    for path in getattr(frame, "ENDS", ()):
        index = t.__dict__.get(f"phase_{ident(path)}", -1)
        if index >= 0 and t.free[index]:
            return int(index)
    return -1
