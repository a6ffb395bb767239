"""What a designer should look at before a book is published: gaps, long sentences, rules that nothing shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rootdsl.book.cited import KIND
from rootdsl.book.compare import Difference
from rootdsl.book.number import printed
from rootdsl.book.tree import Book, Entry

MOST_WORDS = 35
SHOWABLE = ("rule", "step", "action", "free action", "mode", "card", "procedure", "victory", "extra")
NUMBER = re.compile(r"\d+")


@dataclass(slots=True)
class Findings:
    """What was found, by kind; each line says where."""

    missing: list[str] = field(default_factory=list)  # words and titles without a translation
    contradicting: list[str] = field(default_factory=list)  # wordings whose numbers are not those of the rule
    long: list[str] = field(default_factory=list)
    unshown: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)  # references whose number is another one since a version

    def rows(self) -> Iterator[tuple[str, list[str]]]:
        for name in ("missing", "contradicting", "long", "unshown", "moved"):
            yield name, getattr(self, name)


def look(book: Book, numerals: Mapping[str, int], since: Difference | None = None) -> Findings:
    """Look through a book. `numerals` are the numbers that its language writes as words."""
    out = Findings(missing=list(book.missing))
    for chapter in book.chapters:
        for entry in chapter.entries if chapter.kind != KIND else ():
            _entry(entry, out, numerals, shown=False)
    if since is not None:
        cited = {run.ref for entry in book.walk() for para in entry.paras for one in para.walk() for run in one.runs if run.ref}
        aliases = {alias: entry.key for entry in book.walk() for alias in entry.aliases}
        for key in sorted({aliases.get(x, x) for x in cited}):
            if key in since.moved:
                was, now = since.moved[key]
                out.moved.append(f"{key}: {was} is now {now}")
    return out


def _entry(entry: Entry, out: Findings, numerals: Mapping[str, int], shown: bool) -> None:
    where = f"{printed(entry.number)} {entry.title} ({entry.source[0]}:{entry.source[1]})"
    shown = shown or bool(entry.examples)
    for para in entry.paras:
        for one in para.walk():
            words = len(one.text.split())
            if one.kind == "rule" and words > MOST_WORDS and not entry.text_of_its_own:
                out.long.append(f"{where}: {words} words: {one.text}")
    said = numbers(" ".join(one.text for para in entry.replaced for one in para.walk()), numerals)
    for para in entry.paras:
        if para.kind == "wording" and numbers(para.text, numerals) != said:
            out.contradicting.append(f"{where}: {para.text}")
    below = any(x.examples for x in entry.walk())
    if entry.kind in SHOWABLE and not shown and not below and not _bare(entry):
        out.unshown.append(where)
    for child in entry.children:
        _entry(child, out, numerals, shown)


def _bare(entry: Entry) -> bool:
    """Nothing to show: an entry of facts only, such as a card without rules."""
    return not entry.paras or entry.text_of_its_own


def numbers(text: str, numerals: Mapping[str, int]) -> list[int]:
    """The numbers from two up of a text in ascending order, written as digits or words.

    >>> numbers("Draw two cards, then up to 3.", {"two": 2})
    [2, 3]
    """
    words = (numerals[x] for x in re.findall(r"\w+", text.lower()) if x in numerals)
    return sorted([*words, *(int(x) for x in NUMBER.findall(text) if int(x) > 1)])


def as_text(found: Findings, labels: Mapping[str, str]) -> Iterator[str]:
    """The findings for a terminal."""
    for name, lines in found.rows():
        yield f"{labels[name]}: {len(lines)}"
        yield from (f"  {line}" for line in lines)
