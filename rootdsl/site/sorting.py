"""The order of the alphabet, and what belongs under which letter."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TypeVar

T = TypeVar("T")


def plain_letters(text: str) -> str:
    """Letters without case and accents, as dictionaries order them.

    >>> plain_letters("Straße nach Übersee")
    'strasse nach ubersee'
    """
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(x for x in parts if not unicodedata.combining(x))


def headword(text: str, articles: Iterable[str]) -> str:
    """The text without an article in front and without signs before its first letter.

    >>> headword("“The Burrow”", ["the"])
    'burrow”'
    """
    words = plain_letters(text).lstrip("“”„«»'([{<> " + '"').split()
    if len(words) > 1 and words[0] in articles:
        words = words[1:]
    return " ".join(words)


def alphabet(rows: Iterable[T], title: Callable[[T], str], articles: str) -> list[tuple[str, list[T]]]:
    """Rows in the order of their titles, by first letter; what begins with none stands under `#`, first."""
    without = articles.split()

    def key(row: T) -> tuple[bool, str, str]:
        head = headword(title(row), without)
        return head[:1].isalpha(), head, title(row)

    def first(row: T) -> str:
        head = headword(title(row), without)
        return head[0].upper() if head[:1].isalpha() else "#"

    return [(sign, list(found)) for sign, found in groupby(sorted(rows, key=key), first)]
