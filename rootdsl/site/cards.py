"""The page of cards and items: every card of the book with what is printed on it, and what shows each item."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rootdsl.book.tree import Book, Chapter, Entry
from rootdsl.site.labels import Labels
from rootdsl.site.sorting import plain_letters

MOST = 24  # values of a fact that can still be chosen from a list


@dataclass(frozen=True, slots=True)
class Group:
    chapter: Chapter
    cards: list[Entry]


@dataclass(frozen=True, slots=True)
class Choice:
    """A fact by which cards can be filtered, with its values."""

    name: str
    values: list[str]


def groups(book: Book) -> list[Group]:
    """The cards of each chapter that has some."""
    found = [Group(x, [y for y in x.walk() if y.kind == "card"]) for x in book.chapters]
    return [x for x in found if x.cards]


def choices(found: Sequence[Group]) -> list[Choice]:
    """The facts of these cards with more than one value and not too many."""
    by_name: dict[str, set[str]] = {}
    for group in found:
        for card in group.cards:
            for name, value in card.facts:
                by_name.setdefault(name, set()).update(single(value))
    return [Choice(name, sorted(x, key=plain_letters)) for name, x in by_name.items() if 1 < len(x) <= MOST]


def single(value: str) -> list[str]:
    """The different things that a fact names.

    >>> single("Fox, Fox, Mouse")
    ['Fox', 'Mouse']
    """
    return list(dict.fromkeys(x.strip() for x in value.split(",") if x.strip()))


def amounts(value: str) -> list[tuple[str, int]]:
    """What a fact names, each with how often.

    >>> amounts("Fox, Fox, Mouse")
    [('Fox', 2), ('Mouse', 1)]
    """
    found = [x.strip() for x in value.split(",")]
    return [(x, found.count(x)) for x in single(value)]


def items(book: Book, labels: Labels) -> list[tuple[str, list[Entry]]]:
    """Each item with the cards and modes that show it."""
    found: dict[str, list[Entry]] = {}
    for entry in book.walk():
        for name, value in entry.facts:
            if name == labels("item"):
                for item in single(value):
                    found.setdefault(item, []).append(entry)
    return sorted(found.items(), key=lambda x: plain_letters(x[0]))
