"""The map from the numbers of a printed rule book to rules: `outline.toml` in the folder of a game.

    edition = "sixteenth printing"

    [chapter.4]
    "4.2.1" = { title = "Rule", rules = ["woodland.move.you_must_rule"] }
    "1.3.1" = { title = "Agreements", rules = ["woodland.agreements"] }
    "8.1" = { title = "Overview", overview = true }
    "5.1.9" = { title = "Seating", reason = "Players sit where they like." }

A heading without `rules`, `overview` and `reason` is a group: it counts when its sub-rules do. A rule is named by its
path; a path may be that of a rule, step, action, procedure, value, mode, card, piece, place of a map (`pond.middle`)
or any other declaration.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rootdsl.project.fault import Fault

FILE = "outline.toml"


@dataclass(slots=True)
class Entry:
    """One heading of the printed rules."""

    number: str
    title: str
    rules: tuple[str, ...] = ()
    overview: bool = False
    reason: str = ""


@dataclass(slots=True)
class Outline:
    """All headings in their order."""

    edition: str = ""
    entries: list[Entry] = field(default_factory=list)

    def is_group(self, entry: Entry) -> bool:
        """Has it sub-rules, and nothing of its own?"""
        return not entry.rules and any(x.number.startswith(entry.number + ".") for x in self.entries)

    def counted(self) -> list[Entry]:
        """Headings that want a rule: no groups, no overviews."""
        return [x for x in self.entries if not x.overview and not self.is_group(x)]


def read_outline(folder: Path) -> Outline:
    """The outline of a game. Raises `Fault` where there is none, or where it cannot be read."""
    path = folder / FILE
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Fault("E0820", path=str(path)) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise Fault("E0821", path=str(path), reason=str(fault)) from fault
    out = Outline(str(data.get("edition", "")))
    for chapter in data.get("chapter", {}).values():
        for number, row in chapter.items():
            out.entries.append(entry(path, number, row))
    out.entries.sort(key=lambda x: [int(n) for n in x.number.split(".")])
    return out


def entry(path: Path, number: str, row: Any) -> Entry:
    """One row. Raises `Fault` for a number or a field that is not one."""
    if not all(part.isdigit() for part in number.split(".")):
        raise Fault("E0821", path=str(path), reason=f"`{number}` is no number of a rule, such as 4.2.1")
    if not isinstance(row, dict) or set(row) - {"title", "rules", "overview", "reason"} or not isinstance(row.get("title"), str):
        raise Fault("E0821", path=str(path), reason=f"{number} needs a title, and rules, overview or a reason besides")
    rules = row.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(x, str) for x in rules):
        raise Fault("E0821", path=str(path), reason=f"the rules of {number} are a list of paths in quotes")
    return Entry(number, row["title"], tuple(rules), bool(row.get("overview")), str(row.get("reason", "")))
