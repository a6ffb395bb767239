"""What changed between two versions of a game's rules, rule by rule, as readers would read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rootdsl.book.cited import KIND
from rootdsl.book.number import printed
from rootdsl.book.tree import Book, Entry, Para

HOUSE_RULES = "house rules"      # kind of their chapters


@dataclass(slots=True)
class Change:
    """One rule that is not what it was. `kind`: added, removed, changed; lines are its sentences before and after."""

    kind: str
    key: str
    number: str
    title: str
    chapter: str
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Difference:
    """All changes of rules, and the rules that only moved: key -> number before and after."""

    changes: list[Change] = field(default_factory=list)
    moved: dict[str, tuple[str, str]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.changes or self.moved)


def compare(old: Book, new: Book) -> Difference:
    """The difference of two books of one language; keys of entries say which rule is which."""
    before, after = _entries(old, new), _entries(new, old)
    out = Difference()
    for key, (entry, chapter) in after.items():
        if key not in before:
            out.changes.append(Change("added", key, printed(entry.number), entry.title, chapter, [], told(entry)))
            continue
        was, _ = before[key]
        lines = told(was), told(entry)
        if lines[0] != lines[1]:
            out.changes.append(Change("changed", key, printed(entry.number), entry.title, chapter, *lines))
        if was.number != entry.number:
            out.moved[key] = (printed(was.number), printed(entry.number))
    for key, (entry, chapter) in before.items():
        if key not in after:
            out.changes.append(Change("removed", key, printed(entry.number), entry.title, chapter, told(entry), []))
    return out


def _entries(book: Book, other: Book) -> dict[str, tuple[Entry, str]]:
    """The entries of a book by key. Where house rules are in force on either side, only what these add counts of them all."""
    out: dict[str, tuple[Entry, str]] = {}
    for chapter in book.chapters:
        for entry in chapter.walk() if chapter.kind != KIND else ():
            if chapter.kind == HOUSE_RULES and (book.in_force or other.in_force) and not _adds(book, entry):
                continue
            out.setdefault(entry.key, (entry, f"{chapter.number} {chapter.title}"))
    return out


def _adds(book: Book, entry: Entry) -> bool:
    """Does an entry of house rules hold a rule that they add and that is in force?"""
    own = {path for paths in book.in_force.values() for path in paths}
    return bool(entry.paras) and (entry.key in own or any(x.startswith(f"{entry.key}.") for x in own))


def told(entry: Entry) -> list[str]:
    """Title, facts and sentences of an entry as lines; deeper sentences are indented."""
    out = [entry.title, *(f"{name}: {value}" for name, value in entry.facts)]
    for para in entry.paras:
        out += _lines(para, 0)
    return out


def _lines(para: Para, depth: int) -> Iterator[str]:
    yield "  " * depth + para.text
    for child in para.children:
        yield from _lines(child, depth + 1)


def as_text(found: Difference) -> Iterator[str]:
    """The difference for a terminal: one block a rule, what went with `-`, what came with `+`."""
    from difflib import SequenceMatcher

    chapter = ""
    for change in found.changes:
        if change.chapter != chapter:
            chapter = change.chapter
            yield chapter
        yield f"  {change.kind} {change.number} {change.title} ({change.key})"
        for tag, i, j, k, m in SequenceMatcher(None, change.before, change.after, autojunk=False).get_opcodes():
            if tag != "equal":
                yield from (f"    - {line}" for line in change.before[i:j])
                yield from (f"    + {line}" for line in change.after[k:m])
    if found.moved:
        yield f"Numbers that moved: {len(found.moved)}"
        yield from (f"  {was} -> {now} ({key})" for key, (was, now) in found.moved.items())
