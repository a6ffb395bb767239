"""The letters and numerals by which the sentences of a rule are cited: 14.3.2 (1) (a) (i)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rootdsl.book.number import letter, roman
from rootdsl.book.tree import Para


def mark(level: int, n: int) -> str:
    """The n-th sentence of a level: digits, letters, roman numerals, capital letters, and again.

    >>> [mark(level, 2) for level in range(5)]
    ['2', 'b', 'ii', 'B', '2']
    """
    kind = level % 4
    return str(n) if kind == 0 else letter(n) if kind == 1 else roman(n).lower() if kind == 2 else letter(n).upper()


def marked(paras: Sequence[Para], level: int) -> Iterator[tuple[Para, str]]:
    """Each sentence with its mark; notes have none."""
    n = 0
    for para in paras:
        if para.kind == "note":
            yield para, ""
            continue
        n += 1
        yield para, para.marks or mark(level, n)
