"""Rows of declarations, read word by word, and references that are checked once every file is known."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.messages.near import nearest
from rootdsl.names.cursor import Cursor, Misread

if TYPE_CHECKING:
    from rootdsl.model.system import System
    from rootdsl.names.library import Library


@dataclass(slots=True)
class Reference:
    """A word of a declaration that must name something: one of `kinds`, or whatever `test` accepts."""

    token: Token
    expected: str
    kinds: tuple[type, ...] = ()
    test: Callable[[Library, System, str], bool] | None = None
    known: Callable[[Library, System], Iterable[str]] | None = None
    also: frozenset[str] = field(default_factory=frozenset)


class Row(Cursor):
    """One row of a declaration. What no rule of the row reads is an error."""

    __slots__ = ()

    def bad(self, expected: str, known: Iterable[str] = ()) -> Misread:
        token = self.token()
        if self.done:
            return Misread(token, "E0302", expected=expected)
        near = nearest(str(token), list(known)) or ""
        return Misread(token, "E0303", word=str(token), expected=expected, near=near)

    def name(self, expected: str = "a name") -> Token:
        if self.kind() not in ("WORD", "PATH") and not (self.kind() and str(self.token()).isidentifier()):
            raise self.bad(expected)
        return self.next()

    def count(self, expected: str = "a number") -> int:
        if self.kind() != "NUMBER" or "." in self.peek():
            raise self.bad(expected)
        return int(self.next())

    def one_of(self, words: Iterable[str], expected: str = "") -> str:
        words = list(words)
        if self.peek() not in words:
            raise self.bad(expected or " or ".join(f"`{w}`" for w in words), words)
        return str(self.next())

    def end(self, expected: str = "the end of the row") -> None:
        if not self.done:
            raise self.bad(expected)


def check(system: System, library: Library, report: Report) -> None:
    """Every reference of a file's declarations names something."""
    report.open(system.path, system.tree.text)
    for ref in system.refs:
        word = str(ref.token)
        if word in ref.also or (ref.kinds and library.find(word, system, ref.kinds)) or (ref.test and ref.test(library, system, word)):
            continue
        if ref.known is not None:
            known = list(ref.known(library, system))
        else:
            known = [x.name.rpartition(".")[2] for y in library.systems.values() for x in y.decls if isinstance(x, ref.kinds)]
        code = "E0303" if library.anywhere(word) else "E0301"
        near = nearest(word, [*known, *ref.also]) or ""
        hint = f"Expected here: {ref.expected}." if code == "E0301" and not near else ""
        report.error(code, ref.token, near=near, hint=hint, word=word, expected=ref.expected)
