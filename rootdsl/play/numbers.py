"""Numbers, flags and modes that lie open: those of pieces, of each player, and of the table as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.play.words import Words

Mode = dict[str, Any]


def common(t: Any) -> Iterator[tuple[Any, Any]]:
    """The files that no seat holds and that keep a record, with the index of it."""
    for m in t.modules:
        index = getattr(t, f"record_{ident(m.SYSTEM['name'])}", -1)
        if m.RECORD is not None and index >= t.players:
            yield m, index


def of_pieces(t: Any, s: Any, w: Words) -> dict[tuple[int, str], int]:
    """By row and title: the numbers of single pieces that are not 0."""
    out: dict[tuple[int, str], int] = {}
    for m in t.modules:
        kept = [x[0] for x in m.SYSTEM.get("unit_numbers", ()) if not x[2]]
        if kept:
            record = s.record[getattr(t, f"record_{ident(m.SYSTEM['name'])}")]
            titles = [w.title(f"{m.SYSTEM['name']}.{name}", spoken(name)) for name in kept]
            values = [getattr(record, ident(name)) for name in kept]
            for row in range(len(t.owner)):
                out.update({(row, title): line[row] for title, line in zip(titles, values, strict=True) if line[row]})
    return out


def of_players(t: Any, s: Any, w: Words, p: int) -> list[Mode]:
    """What common files keep for each player."""
    return [
        {"name": name, "title": w.title(f"{m.SYSTEM['name']}.{name}", spoken(name)), "value": getattr(s.record[index], ident(name))[p]}
        for m, index in common(t) for name in m.SYSTEM.get("seat_numbers", ())
    ]


def of_table(t: Any, s: Any, w: Words) -> list[Mode]:
    """Modes and plain numbers of common files: title and value."""
    out: list[Mode] = []
    for m, index in common(t):
        record, groups = s.record[index], {ident(x[0]): x for x in m.SYSTEM["modes"]}
        for slot in record.NAMES:
            value = getattr(record, slot)
            if slot in groups:
                group, title, members, *_ = groups[slot]
                out.append({"name": group, "title": title, "value": members[value][1] if 0 <= value < len(members) else None})
            elif isinstance(value, int):
                key = (m.SYSTEM["name"], slot)
                title = w.numbers_of.get(key) or w.title(".".join(key), spoken(slot))
                out.append({"name": slot, "title": title, "value": value, "flag": key in w.marks})
    return out


def spoken(name: str) -> str:
    """`action_points` as `Action Points`."""
    return " ".join(x.capitalize() for x in name.split("_"))
