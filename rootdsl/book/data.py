"""The book as data for other programs: JSON with everything, YAML as nested name, text and children."""

from __future__ import annotations

import json
from typing import Any

from rootdsl.book.number import plain, printed
from rootdsl.book.tree import Book, Chapter, Entry, Para
from rootdsl.book.words import Words


def as_json(book: Book, words: Words) -> str:
    """The whole book; keys of entries are stable, numbers are not."""
    data = {
        "game": book.game,
        "title": book.title,
        "language": book.language,
        "edition": book.edition,
        "chapters": [_chapter(x, words) for x in book.chapters],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _chapter(chapter: Chapter, words: Words) -> dict[str, Any]:
    return {
        "system": chapter.system,
        "kind": chapter.kind,
        "number": chapter.number,
        "title": chapter.title,
        "entries": [_entry(x, words) for x in chapter.entries],
    }


def _entry(entry: Entry, words: Words) -> dict[str, Any]:
    found = {
        "key": entry.key,
        "number": plain(entry.number),
        "printed": printed(entry.number),
        "title": words.headed(entry),
        "kind": entry.kind,
        "facts": dict(entry.facts),
        "text": [_para(x) for x in entry.paras],
        "mark": entry.mark,
        "was": [_para(x) for x in entry.was],
        "changed_by": entry.changed_by,
        "examples": [{"title": x.title, "lines": [[k, v] for k, v in x.lines]} for x in entry.examples],
        "children": [_entry(x, words) for x in entry.children],
    }
    return {k: v for k, v in found.items() if v not in ([], {}, "")}


def _para(para: Para) -> dict[str, Any]:
    found: dict[str, Any] = {"text": para.text, "kind": para.kind}
    refs = [run.ref for run in para.runs if run.ref]
    if refs:
        found["refs"] = refs
    if para.children:
        found["children"] = [_para(x) for x in para.children]
    return found


def as_yaml(book: Book, words: Words) -> str:
    """Nested name, text and children, as rule sites take it. Every text is a JSON string, which YAML reads as it stands."""
    out: list[str] = []
    for chapter in book.chapters:
        _item(out, 0, f"{chapter.number} {chapter.title}", [], [_node(x, words) for x in chapter.entries])
    return "".join(out) or "[]\n"


def _node(entry: Entry, words: Words) -> tuple[str, list[Para], list[Any]]:
    return f"{printed(entry.number)} {words.headed(entry)}", entry.paras, [_node(x, words) for x in entry.children]


def _item(out: list[str], depth: int, name: str, paras: list[Para], children: list[Any]) -> None:
    pad = "  " * depth
    out.append(f"{pad}- name: {_string(name)}\n")
    if paras:
        out.append(f"{pad}  text: {_string(chr(10).join(_lines(paras, 0)))}\n")
    if children:
        out.append(f"{pad}  children:\n")
        for child in children:
            _item(out, depth + 2, *child)


def _lines(paras: list[Para], depth: int) -> list[str]:
    out: list[str] = []
    for para in paras:
        out.append("  " * depth + para.text)
        out += _lines(para.children, depth + 1)
    return out


def _string(text: str) -> str:
    """A text as a double-quoted scalar: JSON is YAML, and line separators that YAML knows of are escaped too."""
    return (
        json.dumps(text, ensure_ascii=False)
        .replace("\x85", "\\N")
        .replace("\u2028", "\\L")
        .replace("\u2029", "\\P")
        .replace("\x7f", "\\x7f")
    )
