"""Frames and records in C: where each slot lies, and which classes a table can come to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rootdsl.machine.unit import FrameClass, Unit
from rootdsl.native.value import CannotSay

HEAD = {"pc": "F_PC", "me": "F_ME", "card": "F_CARD", "up": "F_UP"}
OWN = 12        # classes of the driver itself: they come first
LIST_WORDS = 256
SIZES = {"list": LIST_WORDS + 2, "pair": 2, "throws": 2 * (LIST_WORDS + 2)}


@dataclass(slots=True)
class Laid:
    """A frame class as C knows it: its number and the place of each slot."""

    index: int
    made: FrameClass
    unit: Unit
    key: str
    slots: dict[str, tuple[str, int]] = field(default_factory=dict)     # kind and place
    words: int = 5

    def slot(self, name: str) -> int:
        return self.slots[name][1] if name in self.slots else -1


class Frames:
    """The classes that are needed, in the order in which they are met."""

    def __init__(self) -> None:
        self.laid: list[Laid] = []
        self.by_class: dict[int, Laid] = {}
        self.slot_tables: dict[str, str] = {}
        self.kept: list[Any] = []

    def of(self, cls: Any, unit: Unit, made: FrameClass) -> Laid:
        if id(cls) not in self.by_class:
            out = Laid(OWN + len(self.laid), made, unit, cls.KEY)
            for name, kind in made.slots.items():
                out.slots[name] = (kind, out.words)
                out.words += SIZES.get(kind, 1)
            self.laid.append(out)
            self.kept.append(cls)
            self.by_class[id(cls)] = out
        return self.by_class[id(cls)]

    @property
    def count(self) -> int:
        return OWN + len(self.laid)

    def kind_of(self, slot: str, every: list[FrameClass]) -> str:
        """The kind of a slot of that name, whatever class the frame is of."""
        kinds = {"int" if x.slots[slot] in ("int", "zero") else x.slots[slot] for x in every if slot in x.slots}
        if len(kinds) != 1:
            raise CannotSay(f"the slot {slot}, which is {' or '.join(sorted(kinds)) or 'nowhere'}")
        return kinds.pop()

    def table(self, slot: str) -> str:
        """The name of the table that tells where a slot lies in each class."""
        return self.slot_tables.setdefault(slot, f"slot_{len(self.slot_tables)}")

    def tables(self) -> list[str]:
        out = []
        for slot, name in self.slot_tables.items():
            places = [-1] * OWN + [x.slot(slot) for x in self.laid]
            out.append(f"static const i16 {name}[CLASSES] = {{{', '.join(map(str, places))}}};   /* {slot} */")
        return out


class Records:
    """What the files keep: each field of each record, one behind the other."""

    def __init__(self, t: Any) -> None:
        self.at: list[dict[str, tuple[int, int]]] = []      # record -> field -> place and length (0: a number)
        self.first: list[int] = []
        for maker in t.record_makers:
            fields: dict[str, tuple[int, int]] = {}
            kept = maker(t) if maker is not None else None
            for name in maker.NAMES if maker is not None else ():
                value = getattr(kept, name)
                values = list(value) if isinstance(value, list) else [value]
                fields[name] = (len(self.first), len(values) if isinstance(value, list) else 0)
                self.first += values
            self.at.append(fields)

    def field(self, name: str, record: int | None) -> tuple[list[int], int]:
        """Where a field lies in each record (-1: it has none), and its length; of one record only, if that is known."""
        found = [self.at[i].get(name) if record in (None, i) else None for i in range(len(self.at))]
        lengths = {x[1] for x in found if x is not None}
        if len(lengths) != 1:
            raise CannotSay(f"the field {name}")
        return [x[0] if x is not None else -1 for x in found], lengths.pop()
