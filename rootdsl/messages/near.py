"""The nearest known word, for "did you mean"."""

from __future__ import annotations

from collections.abc import Iterable


def distance(a: str, b: str, most: int) -> int:
    """Letters to change, add, drop or swap (a swap of neighbours counts once); `most + 1` when it is more than `most`."""
    if abs(len(a) - len(b)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


def _swapped(a: str, b: str) -> bool:
    return a != b and len(a) == len(b) and sorted(a) == sorted(b)


def _same_start(a: str, b: str) -> int:
    """How many letters two words share at their beginning."""
    return next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word nearest to `word`, or None if none is near: two letters may be wrong, one in a short word.

    In words of up to three letters only swapped letters and a lost last one count, for almost any two such words are one letter apart.
    """
    lower = word.lower()
    best: tuple[int, int, str] | None = None
    most = 1 if len(word) <= 5 else 2
    for other in known:
        candidate = other.lower()
        if candidate == lower:
            if other != word:
                return other
            continue
        if len(word) <= 3:
            if not _swapped(lower, candidate) and not (len(word) == 3 and candidate[:-1] == lower):
                continue
            away = 1
        else:
            away = distance(lower, candidate, most)
            if away > most or away >= len(candidate):
                continue
        rank = (away, -_same_start(lower, candidate), other)
        if best is None or rank < best:
            best = rank
    return best[2] if best else None
