"""The headings that are carried and those that are not, as text and as data."""

from __future__ import annotations

from typing import Any

from rootdsl.coverage.measure import Found
from rootdsl.coverage.outline import Outline


def share(found: list[Found]) -> float:
    """Per cent of the headings that a played rule could carry and does; table rules are left out of both numbers."""
    played = [x for x in found if x.fate != "table"]
    return 100 * sum(x.fate == "shown" for x in played) / max(1, len(played))


def text(outline: Outline, found: list[Found], everything: bool = False) -> str:
    """A line for each chapter, then what is missing, the reasons, and the rules for the table."""
    chapters: dict[str, list[Found]] = {}
    for x in found:
        chapters.setdefault(x.entry.number.split(".")[0], []).append(x)
    out = []
    for number, rows in chapters.items():
        title = next((x.title for x in outline.entries if x.number == number), "")
        played = [x for x in rows if x.fate != "table"]
        out.append(f"{number:>3} {title:24} {sum(x.fate == 'shown' for x in played):3} of {len(played):3}")
    number_played = sum(x.fate != "table" for x in found)
    out.append(f"    {'all':24} {sum(x.fate == 'shown' for x in found):3} of {number_played:3}, {share(found):.1f} %")
    for fate, head in (("missing", "not shown:"), ("reason", "left out, with the reason:")):
        rows = [x for x in found if x.fate == fate]
        out += [head, *(f"  {x.entry.number} {x.entry.title}: {x.why}" for x in rows)] if rows else []
    tables = [x for x in found if x.fate == "table"]
    if tables:
        out += [f"for the table, {len(tables)}:", *(f"  {x.entry.number} {x.entry.title}: {', '.join(x.entry.rules)}" for x in tables)]
    if everything:
        out += ["shown:"]
        out += [f"  {x.entry.number} {x.entry.title}: {', '.join(x.entry.rules)}; {x.example}" for x in found if x.fate == "shown"]
    return "\n".join(out) + "\n"


def as_data(found: list[Found]) -> list[dict[str, Any]]:
    return [
        {"number": x.entry.number, "title": x.entry.title, "rules": list(x.entry.rules), "fate": x.fate, "example": x.example, "why": x.why}
        for x in found
    ]
