"""Win rates of other tables, to lay beside a report: a text with `name: percent` lines."""

from __future__ import annotations

import re
from pathlib import Path

from rootdsl.project.fault import Fault

MOST = 1_000_000
HEAD = re.compile(r"^[ \t]*[\"']?win_percent[\"']?[ \t]*:[ \t]*(.*)$", re.MULTILINE)
PAIR = re.compile(r"[\"']?([^\W\d][\w ./-]*?)[\"']?[ \t]*:[ \t]*(-?\d+(?:\.\d+)?)(?![\w.])")


def read(path: Path) -> dict[str, float]:
    """Percent by name: those of `win_percent` (in braces, or in deeper lines below it), else of the whole text."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST)
    except UnicodeDecodeError as fault:
        raise Fault("E0846", word=str(path), reason="it is no text in UTF-8") from fault
    except OSError as fault:
        raise Fault("E0846", word=str(path), reason=(fault.strerror or "it cannot be read").lower()) from fault
    lines = [line.partition(" #")[0] if not line.lstrip().startswith("#") else "" for line in text.split("\n")]
    found = {name.strip(): float(value) for name, value in PAIR.findall(part_of("\n".join(lines)))}
    if not found:
        raise Fault("E0846", word=str(path), reason="no line says `name: percent`")
    wrong = next((name for name, value in found.items() if not 0 <= value <= 100), "")
    if wrong:
        raise Fault("E0846", word=str(path), reason=f"{wrong} has {found[wrong]:g} per cent")
    return found


def part_of(text: str) -> str:
    """What belongs to `win_percent`, or all of it."""
    head = HEAD.search(text)
    if head is None:
        return text
    if head[1].lstrip().startswith("{"):
        return text[head.start(1) :].partition("}")[0]
    indent = len(head[0]) - len(head[0].lstrip())
    out = []
    for line in text[head.end() + 1 :].split("\n"):
        if line.strip() and len(line) - len(line.lstrip()) <= indent:
            break
        out.append(line)
    return "\n".join(out)
