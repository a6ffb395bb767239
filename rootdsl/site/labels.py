"""The labels of a site in one language, those of every book among them."""

from __future__ import annotations

from importlib import import_module

from rootdsl.book.words import Words


class Labels(Words):
    """`labels("search")`; `labels.of("copy_link", x="14.3 Draw")` fills a label in."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.table = {**self.table, **import_module(f"rootdsl.prose.languages.{language}.site").SITE}

    def of(self, key: str, **values: object) -> str:
        text = self(key)
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text

    def kind(self, kind: str, many: bool = True) -> str:
        """What a kind of file is called; a kind that a language has no word for goes by its own."""
        return self.table.get(f"{'kind' if many else 'one'}_{kind.replace(' ', '_')}", kind.capitalize())
