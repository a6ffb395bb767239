"""A message as data, and the report that collects them. Text for people is made in `render`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from lark import Token

from rootdsl.messages.codes import lookup
from rootdsl.messages.near import nearest

MOST_MESSAGES = 200


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: lines and columns count from 1."""

    path: str
    line: int
    column: int
    length: int = 1

    @staticmethod
    def of(token: Token, path: str) -> Place:
        return Place(path, token.line or 1, token.column or 1, max(1, len(token)))


@dataclass(frozen=True, slots=True)
class Message:
    """One fault. `near` is the known word that was probably meant; `related` are places to look at as well."""

    code: str
    path: str
    line: int
    column: int
    length: int
    text: str
    hint: str = ""
    near: str = ""
    example: str = ""
    related: tuple[tuple[Place, str], ...] = ()

    @property
    def place(self) -> Place:
        return Place(self.path, self.line, self.column, self.length)

    @property
    def is_error(self) -> bool:
        """Codes that begin with W warn only."""
        return self.code.startswith("E")


class Report:
    """All messages of a run, over any number of files.

    `open` names the file that tokens come from until the next `open`; a `Place` carries its own path.
    """

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}
        self.path = ""
        self.hidden = 0
        self._messages: list[Message] = []
        self.silent: set[tuple[str, int]] = set()       # lines whose only fault is that of another line
        self._seen: set[tuple[str, str, int, int]] = set()

    def open(self, path: str, text: str) -> None:
        """From now on tokens are of this file; its text is kept for the source lines below messages."""
        self.path = path
        self.sources[path] = text

    def error(
        self,
        code: str,
        at: Token | Place,
        *,
        path: str = "",
        hint: str = "",
        near: str = "",
        word: str = "",
        known: Iterable[str] = (),
        related: Iterable[tuple[Token | Place, str]] = (),
        **fields: Any,
    ) -> None:
        """Say `code` about a place. `fields` fill the sentence of the code; `word` too.

        With `known`, the nearest of those words to `word` is offered. An exact repeat is dropped.
        """
        here = path or self.path
        place = at if isinstance(at, Place) else Place.of(at, here)
        key = (code, place.path, place.line, place.column)
        if key in self._seen:
            return
        self._seen.add(key)
        if len(self._messages) >= MOST_MESSAGES:
            self.hidden += 1
            return
        entry = lookup(code)
        if known and not near:
            near = nearest(word, known) or ""
        text = entry.sentence.format_map({"word": word, **fields})
        places = tuple((spot if isinstance(spot, Place) else Place.of(spot, here), remark) for spot, remark in related)
        self._messages.append(
            Message(code, place.path, place.line, place.column, place.length, text, hint or entry.hint, near, entry.example, places)
        )

    @property
    def messages(self) -> list[Message]:
        """Sorted by place; exact repeats never come in."""
        return sorted(self._messages, key=lambda m: (m.path, m.line, m.column, m.code))

    @property
    def has_errors(self) -> bool:
        return any(message.is_error for message in self._messages)

    def errors_in(self, path: str) -> list[Message]:
        return [message for message in self.messages if message.path == path and message.is_error]
