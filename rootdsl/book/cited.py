"""The rules that a part of a book cites but does not print: a chapter of their own at its end, so that every reference has a target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rootdsl.book.tree import Chapter, Entry
from rootdsl.book.words import Words

KIND = "cited"


def cited(chapters: Sequence[Chapter], elsewhere: Mapping[str, Entry], words: Words, number: int) -> Chapter | None:
    """The chapter of what these chapters cite from `elsewhere` (all entries of the game by key), or None where nothing is missing.

    Each entry keeps its key, its number and its sentences, and so do the rules that these sentences cite in turn. Examples and
    sub-headings stay in the whole book, and of what changes a rule only what stands in print here is named.
    """
    here = {key for chapter in chapters for entry in chapter.walk() for key in (entry.key, *entry.aliases)}
    found: dict[str, Entry] = {}
    waiting = [key for chapter in chapters for entry in chapter.walk() for key in (*references(entry), *entry.changed_by)]
    while waiting:
        entry = elsewhere.get(waiting.pop())
        if entry is not None and entry.key not in here and entry.key not in found:
            found[entry.key] = entry
            waiting += references(entry)
    if not found:
        return None
    known = here | {key for entry in found.values() for key in (entry.key, *entry.aliases)}
    rows = [
        replace(x, children=[], examples=[], changed_by=[key for key in x.changed_by if key in known])
        for x in sorted(found.values(), key=lambda x: x.number)
    ]
    name = KIND
    while any(x.system == name for x in chapters):
        name += "_"
    return Chapter(name, words("cited"), KIND, number, entries=rows)


def references(entry: Entry) -> Iterator[str]:
    """The keys that the sentences of an entry cite."""
    return (run.ref for top in (*entry.paras, *entry.was) for para in top.walk() for run in para.runs if run.ref)
