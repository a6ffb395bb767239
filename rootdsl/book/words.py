"""The words around the rules in one language: labels, and headings as they are printed."""

from __future__ import annotations

from importlib import import_module

from rootdsl.book.tree import Entry


class Words:
    """Labels by key; `words("note")` is the label of a note."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.table: dict[str, str] = import_module(f"rootdsl.prose.languages.{language}.book").BOOK

    def __call__(self, key: str) -> str:
        return self.table[key]

    def headed(self, entry: Entry) -> str:
        """The title of an entry, with its step where steps are counted."""
        return f"{self('step')} {entry.step}: {entry.title}" if entry.step else entry.title
