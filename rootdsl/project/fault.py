"""What goes wrong around the rules rather than in them: one exception that carries a message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Fault(Exception):
    """A message without a place in a file. Raised for what the user asked; the command line shows it and exits with 2.

    `code` is one of the registry, `fields` fill its sentence; with `known` the nearest of those words is offered,
    and the lines of `below` stand below.
    """

    def __init__(self, code: str, *, word: str = "", known: Iterable[str] = (), below: Iterable[str] = (), **fields: Any) -> None:
        self.code, self.word, self.known, self.fields, self.below = code, word, list(known), {"word": word, **fields}, list(below)
        super().__init__(self.sentence)

    @property
    def sentence(self) -> str:
        from rootdsl.messages.codes import lookup

        return visible(lookup(self.code).sentence.format_map(self.fields))

    @property
    def near(self) -> str:
        from rootdsl.messages.near import nearest

        return (nearest(self.word, self.known) or "") if self.word else ""

    def lines(self) -> list[str]:
        """The message as the terminal shows it."""
        out = [f"{self.code} {self.sentence}"]
        if self.near:
            out.append(f"      Nearest known word: `{visible(self.near)}`.")
        return out + [f"      {visible(line)}" for line in self.below]


class RulesAtFault(Exception):
    """Files that are needed have errors; the report says which."""

    def __init__(self, report: Any) -> None:
        self.report = report
        told = [f"{m.path}:{m.line}: {m.code} {m.text}" for m in report.messages if m.is_error]
        super().__init__("\n".join(["the rules are at fault", *told]))


def visible(text: str) -> str:
    """Text from outside as it may reach a terminal: no control characters."""
    return "".join(sign if sign.isprintable() else "\N{MIDDLE DOT}" for sign in str(text))
