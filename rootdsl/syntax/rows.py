"""The token stream cut into lines, for recovery."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from lark import Token

LAYOUT = frozenset({"_INDENT", "_DEDENT"})


@dataclass(slots=True)
class Row:
    """One line: the indents before it, its words, and its line end. The last row of a file may hold dedents only."""

    lead: list[Token] = field(default_factory=list)
    words: list[Token] = field(default_factory=list)
    end: Token | None = None
    deeper: bool = False          # the next row is indented under this one
    above: Row | None = None      # the row that this one is indented under
    before: Row | None = None     # the row before it in the same block

    @property
    def number(self) -> int:
        return self.words[0].line or 0 if self.words else 0

    @property
    def kinds(self) -> list[str]:
        return [word.type for word in self.words]

    @property
    def first(self) -> Token:
        return self.words[0]


def cut(stream: Iterable[Token]) -> list[Row]:
    """Rows, each knowing what it stands under and after."""
    rows: list[Row] = []
    row = Row()
    for token in stream:
        if token.type in LAYOUT:
            row.lead.append(token)
        elif token.type == "_NL":
            row.end = token
            rows.append(row)
            row = Row()
        else:
            row.words.append(token)
    if row.lead or row.words:
        rows.append(row)
    open_rows: list[Row | None] = [None]   # the last row of every open block
    heads: list[Row | None] = [None]
    for row in rows:
        for token in row.lead:
            if token.type == "_INDENT":
                last = open_rows[-1]
                if last is not None:
                    last.deeper = True
                heads.append(last)
                open_rows.append(None)
            elif len(open_rows) > 1:
                open_rows.pop()
                heads.pop()
        row.above, row.before = heads[-1], open_rows[-1]
        if row.words:
            open_rows[-1] = row
    return rows
