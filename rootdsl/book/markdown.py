"""The book as Markdown: one text a chapter, headings with anchors, rules as nested lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rootdsl.book.links import anchor, file_of
from rootdsl.book.number import printed
from rootdsl.book.tree import Book, Chapter, Entry, Para, Run
from rootdsl.book.words import Words

SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-!|~])")
STARTS_BLOCK = re.compile(r"^(\d+)([.)])")


def quoted(text: str) -> str:
    """A text that no reader of Markdown takes for markup.

    >>> quoted("<b> 1. [x](y) `#read`")
    '\\\\<b\\\\> 1. \\\\[x\\\\]\\\\(y\\\\) \\\\`\\\\#read\\\\`'
    """
    text = SPECIAL.sub(r"\\\1", " ".join(text.split())).replace("&", "&amp;")
    return STARTS_BLOCK.sub(r"\1\\\2", text)


@dataclass(frozen=True, slots=True)
class Where:
    """The file of each entry that is printed, and the entries of the game that are not."""

    files: dict[str, str]
    elsewhere: dict[str, Entry]


def markdown(book: Book, words: Words) -> Iterator[tuple[str, str]]:
    """Name and text of each file."""
    where = Where({entry.key: file_of(chapter) for chapter in book.chapters for entry in chapter.walk()}, book.elsewhere)
    for chapter in book.chapters:
        yield file_of(chapter), "".join(_chapter(chapter, book, words, where))
    lines = [f"# {quoted(book.title)}\n\n{quoted(words('unofficial'))}\n\n## {quoted(words('contents'))}\n\n"]
    lines += [f"* [{chapter.number} {quoted(chapter.title)}]({file_of(chapter)})\n" for chapter in book.chapters]
    yield "README.md", "".join(lines)


def _chapter(chapter: Chapter, book: Book, words: Words, where: Where) -> Iterator[str]:
    yield f"# {chapter.number} {quoted(chapter.title)}\n"
    for entry in chapter.entries:
        yield from _entry(entry, words, where, file_of(chapter), book)


def _entry(entry: Entry, words: Words, where: Where, here: str, book: Book) -> Iterator[str]:
    level = min(len(entry.number), 6)
    yield f'\n{"#" * level} <a id="{anchor(entry.key)}"></a>{printed(entry.number)} {quoted(words.headed(entry))}\n\n'
    for name, value in entry.facts:
        yield f"* **{quoted(name)}:** {quoted(value)}\n"
    for para in entry.paras:
        yield from _para(para, words, where, here, 0)
    if entry.was:
        yield f"\n*{quoted(words('changed'))}. {quoted(words('was'))}:*\n\n"
        for para in entry.was:
            yield from _para(para, words, where, here, 1)
    if entry.changed_by:
        links = ", ".join(_link(key, book, where, here) for key in entry.changed_by)
        yield f"\n*{quoted(words('changed_by'))}: {links}*\n"
    for child in entry.children:
        yield from _entry(child, words, where, here, book)
    for shown in entry.examples:  # of a rule in several steps they show them all
        title = f": {quoted(shown.title)}" if shown.title else ""  # an author's title is in the language of the rules only
        yield f"\n> **{quoted(words('example'))}{title}**\n>\n"
        for keyword, text in shown.lines:
            yield f"> * *{quoted(words(keyword))}* {quoted(text)}\n"


def _link(key: str, book: Book, where: Where, here: str) -> str:
    entry = book.by_key().get(key)
    if entry is None:
        there = where.elsewhere.get(key)
        return quoted(f"{printed(there.number)} {there.title}" if there is not None else key)
    return f"[{printed(entry.number)} {quoted(entry.title)}]({target(key, where, here)})"


def target(key: str, where: Where, here: str) -> str:
    file = where.files.get(key, "")
    return f"{'' if file == here else file}#{anchor(key)}"


def _para(para: Para, words: Words, where: Where, here: str, depth: int) -> Iterator[str]:
    pad = "  " * depth
    text = "".join(_run(run, where, here) for run in para.runs)
    yield f"{pad}* *{quoted(words('note'))}: {text}*\n" if para.kind == "note" else f"{pad}* {text}\n"
    for child in para.children:
        yield from _para(child, words, where, here, depth + 1)


def _run(run: Run, where: Where, here: str) -> str:
    if run.ref in where.files:
        return f"[{quoted(run.text)}]({target(run.ref, where, here)})"
    there = where.elsewhere.get(run.ref)
    return f"{quoted(run.text)} ({printed(there.number)})" if there is not None else quoted(run.text)
