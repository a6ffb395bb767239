"""A cursor over the tokens of one sentence, and the error that a misread word raises."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token


class Misread(Exception):
    """A phrase that cannot be read: the token at fault, a message code and its fields."""

    def __init__(self, token: Token | None, code: str, **fields: object) -> None:
        super().__init__(f"{code} {fields}")
        self.token, self.code, self.fields = token, code, fields


COMMA = Token("COMMA", ",")
READ: dict[int, Token] = {}      # every word that a cursor has held, of the file that is read just now


def note_read(words: Sequence[Token]) -> None:
    """These words are read by other means than a cursor."""
    READ.update(zip(map(id, words), words, strict=True))


def flatten(words: Sequence[Token], filters: Sequence[Sequence[Token]] = ()) -> list[Token]:
    """One token list with a comma before each filter."""
    out = list(words)
    for part in filters:
        first = part[0] if part else None
        out.append(Token.new_borrow_pos("COMMA", ",", first) if first is not None else COMMA)
        out.extend(part)
    return out


class Cursor:
    """Tokens and a position; `word` tests and `take` consume."""

    __slots__ = ("tokens", "pos", "last")

    def __init__(self, tokens: Sequence[Token], last: Token | None = None) -> None:
        self.tokens = list(tokens)
        self.pos = 0
        self.last = last
        note_read(self.tokens)

    def peek(self, ahead: int = 0) -> str:
        """The text of a coming token, or '' at the end."""
        i = self.pos + ahead
        return str(self.tokens[i]) if i < len(self.tokens) else ""

    def token(self, ahead: int = 0) -> Token | None:
        i = self.pos + ahead
        if i < len(self.tokens):
            return self.tokens[i]
        return self.tokens[-1] if self.tokens else self.last

    def kind(self, ahead: int = 0) -> str:
        i = self.pos + ahead
        return self.tokens[i].type if i < len(self.tokens) else ""

    @property
    def done(self) -> bool:
        return self.pos >= len(self.tokens)

    def next(self) -> Token:
        if self.done:
            raise Misread(self.token(), "E0302", expected="more words")
        self.pos += 1
        return self.tokens[self.pos - 1]

    def at(self, *words: str) -> bool:
        """Do the coming tokens spell these words?"""
        text = " ".join(words).split()
        got: list[str] = []
        i = self.pos
        while len(got) < len(text) and i < len(self.tokens):
            got.extend(str(self.tokens[i]).split())
            i += 1
        return got == text

    def take(self, *words: str) -> bool:
        """Consume these words if they come next."""
        if not self.at(*words):
            return False
        need = len(" ".join(words).split())
        while need > 0:
            need -= len(str(self.tokens[self.pos]).split())
            self.pos += 1
        return True

    def end(self, expected: str) -> None:
        """Nothing may be left."""
        if not self.done:
            raise Misread(self.token(), "E0303", word=self.peek(), expected=expected)

    def expect(self, *words: str) -> None:
        if not self.take(*words):
            raise Misread(self.token(), "E0302", expected="`" + " ".join(words) + "`")
