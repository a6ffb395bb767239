"""Messages as text for a terminal, as JSON, and as pages."""

from __future__ import annotations

import json
from typing import Any

from rootdsl.messages.codes import FAMILIES, Code, lookup
from rootdsl.messages.message import Message, Report

WIDTH = 120


def _visible(text: str) -> str:
    """Control characters of a stranger's file never reach a terminal."""
    return "".join(sign if sign.isprintable() else " " if sign == "\t" else "\N{MIDDLE DOT}" for sign in text)


def _source_line(message: Message, text: str | None) -> list[str]:
    """The line and a caret under the place; of a very long line only the part around it."""
    if text is None:
        return []
    lines = text.split("\n")
    if not 0 < message.line <= len(lines):
        return []
    line = lines[message.line - 1].rstrip("\r").removeprefix("\ufeff")
    column = message.column - 1
    cut = max(0, column - WIDTH // 2) if len(line) > WIDTH else 0
    shown = _visible(line[cut : cut + WIDTH])
    length = max(1, min(message.length, len(shown) - (column - cut)))
    margin = f"{message.line:5} | "
    return [(margin + shown).rstrip(), " " * (len(margin) - 2) + "| " + " " * (column - cut) + "^" * length]


def terminal(message: Message, text: str | None) -> str:
    """One message, several lines: where and what, the source line, a caret, and what may help."""
    out = [f"{_visible(message.path)}:{message.line}:{message.column}: {message.code} {_visible(message.text)}"]
    out += _source_line(message, text)
    if message.near:
        out.append(f"      Nearest known word: `{_visible(message.near)}`.")
    if message.hint:
        out.append(f"      {_visible(message.hint)}")
    if message.example:
        out.append(f"      Example: {message.example}")
    for place, remark in message.related:
        out.append(f"      See {_visible(place.path)}:{place.line}:{place.column}: {_visible(remark)}")
    return "\n".join(out)


def render(report: Report) -> str:
    """All messages of a run, in the order of their places."""
    parts = [terminal(message, report.sources.get(message.path)) for message in report.messages]
    if report.hidden:
        parts.append(f"... and {report.hidden} more.")
    return "\n\n".join(parts) + "\n" if parts else ""


def as_data(message: Message) -> dict[str, Any]:
    """One message for the editor or another program."""
    return {
        "code": message.code,
        "severity": "error" if message.is_error else "warning",
        "path": message.path,
        "line": message.line,
        "column": message.column,
        "length": message.length,
        "text": message.text,
        "hint": message.hint,
        "near": message.near,
        "example": message.example,
        "related": [
            {"path": place.path, "line": place.line, "column": place.column, "length": place.length, "text": remark}
            for place, remark in message.related
        ],
    }


def as_json(report: Report) -> str:
    return json.dumps([as_data(message) for message in report.messages], ensure_ascii=False, indent=2) + "\n"


def page(code: str) -> str:
    """The page of `explain CODE`; KeyError for a code that does not exist."""
    entry: Code = lookup(code)
    out = [f"{entry.code}: {entry.title}   ({FAMILIES[entry.code[1:3]]})", "", entry.sentence, "", entry.page]
    if entry.wrong:
        out += ["", "Wrong:", "", *("    " + line for line in entry.wrong.rstrip("\n").split("\n"))]
    if entry.right:
        out += ["", "Right:", "", *("    " + line for line in entry.right.rstrip("\n").split("\n"))]
    return "\n".join(out) + "\n"
