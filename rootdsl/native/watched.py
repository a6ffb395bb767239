"""What the counting of events must know of a table, as C definitions (what `runtime/tape.h` declares)."""

from __future__ import annotations

from rootdsl.native.facts import Facts
from rootdsl.native.frames import OWN
from rootdsl.runtime.watch import facts_of, phase_ended_by


def watched(facts: Facts) -> None:
    """Write it, once every class is known."""
    t, maker = facts.t, facts.maker
    found, laid = facts_of(t), maker.frames.laid
    rows = []
    for x, cls in zip(laid, maker.frames.kept, strict=True):
        slots = [x.slots[name][1] for name in found.slots.get(cls, ())]
        rows.append(f"{{{len(slots)}, {maker.constants.numbers(slots, 'i16')}}}" if slots else "{0, 0}")
    facts.structs("Spots", "class_spots", ["{0, 0}"] * OWN + rows, "CLASSES")
    facts.number("class_named", [0] * OWN + [bool(x.made.path) for x in laid], "CLASSES", "char")
    facts.number("class_phase", [-1] * OWN + [phase_ended_by(t, cls) for cls in maker.frames.kept], "CLASSES", "i16")
    facts.number("site_listed", [listed for _, listed in found.sites], "SITE_COUNT", "char")
    most = max((len(x) for x in found.modes), default=0) or 1
    places = [[maker.records.at[seat].get(slot, (-1, 0))[0] for slot, _, _ in x] for seat, x in enumerate(found.modes)]
    for name, grid in (("mode_at", places), ("mode_n", [[len(members) for _, _, members in x] for x in found.modes])):
        shown = ", ".join("{" + ", ".join(map(str, [*x, *[-1] * (most - len(x))])) + "}" for x in grid)
        facts.lines.append(f"const i16 {name}[PLAYERS][MODES] = {{{shown}}};")
    facts.sizes["MODES"] = most
