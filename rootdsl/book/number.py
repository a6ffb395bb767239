"""Numbers of entries: as they are counted, as they are printed, and as they are plainly written."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rootdsl.book.tree import BESIDE, Book, Chapter, Entry

ROMAN = (
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
)


def roman(n: int) -> str:
    """A roman numeral.

    >>> [roman(x) for x in (1, 4, 9, 14, 40)]
    ['I', 'IV', 'IX', 'XIV', 'XL']
    """
    out = ""
    for value, sign in ROMAN:
        count, n = divmod(n, value)
        out += sign * count
    return out


def letter(n: int) -> str:
    """a, b, ... z, aa, ab.

    >>> [letter(x) for x in (1, 26, 27, 28)]
    ['a', 'z', 'aa', 'ab']
    """
    out = ""
    while n:
        n, rest = divmod(n - 1, 26)
        out = chr(ord("a") + rest) + out
    return out


def plain(number: Sequence[int]) -> str:
    """The number in digits only.

    >>> plain((14, 5, 2, 1))
    '14.5.2.1'
    """
    return ".".join(map(str, number))


def printed(number: Sequence[int]) -> str:
    """The number as rule books print it: digits to the third level, then roman numerals, then letters.

    >>> printed((14, 5, 2, 1, 1))
    '14.5.2.I.a'
    """
    return ".".join(str(n) if level < 3 else roman(n) if level == 3 else letter(n) for level, n in enumerate(number))


def count(book: Book, counted: Collection[str]) -> None:
    """Number every entry of a book in its order; entries below one whose key is `counted` are steps too."""
    for chapter in book.chapters:
        count_chapter(chapter, counted)


def count_chapter(chapter: Chapter, counted: Collection[str]) -> None:
    for n, entry in enumerate(chapter.entries, 1):
        _count(entry, (chapter.number, n), counted)


def _count(entry: Entry, number: tuple[int, ...], counted: Collection[str]) -> None:
    entry.number = number
    steps = entry.key in counted
    done = 0
    for n, child in enumerate(entry.children, 1):
        done += child.kind != BESIDE
        child.step = done if steps and child.kind != BESIDE else 0
        _count(child, (*number, n), counted)
