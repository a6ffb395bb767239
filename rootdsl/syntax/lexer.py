"""The layout lexer: text to tokens, every comment, blank line and indent kept.

Levels are two spaces. Whatever is wrong here gets its own sentence and lexing goes on, so
that one run finds all faults. Between two tokens of a line only spaces may stand, trailing
spaces and the line end are one token; so a faultless file prints back byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.syntax.words import (
    AFTER_OR,
    AMOUNTS,
    ANYWHERE,
    COMMA_WORDS,
    CONDITIONS_BELOW,
    LINE_START,
    NOT_HEADING_BEFORE,
    VERBS_AFTER_NOUN,
)

MAX_DEPTH = 40
MAX_LINE = 2_000
MAX_FILE = 1_000_000

# Tokens that the grammar never sees.
ASIDE = frozenset({"COMMENT", "BLANK", "BOM"})


@dataclass(slots=True)
class Lexed:
    """All tokens of a text, and the lines about which the lexer has already complained."""

    tokens: list[Token] = field(default_factory=list)
    faulty: set[int] = field(default_factory=set)


def _any_of(words: Iterable[str]) -> str:
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return "|".join(re.escape(word).replace(r"\ ", "[ ]+") for word in longest_first)


def _spaces(count: int) -> str:
    return "1 space" if count == 1 else f"{count} spaces"


END = r"(?!\w|\.\w)"
FIRST = re.compile(rf"({_any_of(LINE_START)}){END}")
TOKEN = re.compile(
    rf"""
    (?P<SPACE>[ ]+)
  | (?P<COMMENT>\#[^\n]*)
  | (?P<STRING>"[^"\n]*")
  | (?P<C_WORD>,[ ]*(?:{_any_of(COMMA_WORDS)}){END})
  | (?P<_COMMA>,)
  | (?P<_COLON>:)
  | (?P<KEY>(?:{_any_of(ANYWHERE)}){END})
  | (?P<PATH>[^\W\d]\w*(?:\.\w+)+)
  | (?P<WORD>[^\W\d]\w*)
  | (?P<NUMLIST>\d+(?:\.\d+)?(?:,[ ]*\d+(?:\.\d+)?)+(?=[ ]+by\b|[ ]*(?:\#|$)))
  | (?P<NUMBER>\d+(?:\.\d+)?(?!\w|\.\w))
  | (?P<OP><=|>=|[-+*/<>])
""",
    re.VERBOSE | re.MULTILINE,
)
WHOLE_WORD = re.compile(rf"\w+{END}")
NEXT_CODE = re.compile(r"\n([ \t]*)(?=[^\s#])")
GLUED = re.compile(r"[\w.]*\w")
UNEVEN = re.compile(r"[A-Z]|__|(?<![a-z0-9_])_|_(?![a-z0-9_])")   # what a lasting id never holds

SPACES = re.compile(" +")
STRANGE = re.compile(r"""[^\w\s"#,:+*/<>-]+""")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ufffd\ufffe\uffff]")
BRACKETS = frozenset("()[]{}")
CURLY = frozenset("“”„‟«»‘’‚`")


class Lexer:
    """One run over one text."""

    def __init__(self, text: str, report: Report) -> None:
        self.text = text
        self.report = report
        self.out = Lexed()
        self.stack = [0]
        self.seen_code = False
        self.too_deep = False
        self.closed: set[int] = set()       # depths of the blocks that the last line closed
        self.last: Token | None = None      # the first word of the last line
        self.first = ""                     # how the last line begins: with which keyword or word
        self.heads: dict[int, str] = {}     # of each open block, how the line above it begins
        self.line = 1
        self.start = 0  # where the line begins

    def run(self) -> Lexed:
        """Lex every line, then close the open blocks."""
        text, size, pos = self.text, len(self.text), 0
        if text.startswith("\ufeff"):
            self.token("BOM", 0, 1)
            pos = 1
        while pos < size:
            self.start = pos
            end = text.find("\n", pos)
            after = size if end < 0 else end + 1
            end = size if end < 0 else end
            self.one_line(pos, end, after)
            pos = after
            self.line += 1
        self.start = size
        while len(self.stack) > 1:
            self.stack.pop()
            self.token("_DEDENT", size, size)
        return self.out

    # ------------------------------------------------------------ tokens and faults

    def token(self, kind: str, begin: int, end: int, value: str | None = None) -> None:
        column = begin - self.start + 1
        text = self.text[begin:end] if value is None else value
        self.out.tokens.append(Token(kind, text, begin, self.line, column, self.line, column + end - begin, end))

    def fault(self, code: str, begin: int, length: int = 1, **fields: Any) -> None:
        """One complaint of a kind is enough for one line."""
        self.out.faulty.add(self.line)
        place = Token("FAULT", self.text[begin : begin + length], begin, self.line, begin - self.start + 1)
        self.report.error(code, place, **fields)

    # ------------------------------------------------------------ a line

    def one_line(self, begin: int, end: int, after: int) -> None:
        text = self.text
        stop = end
        while stop > begin and text[stop - 1] in " \r":
            stop -= 1
        if stop - begin > MAX_LINE:
            self.fault("E0902", begin + MAX_LINE, size=stop - begin, limit=MAX_LINE)
            self.token("BLANK", begin, after)
            return
        pos = begin
        while pos < stop and text[pos] in " \t":
            pos += 1
        if "\t" in text[begin:stop]:
            self.fault("E0101", text.index("\t", begin))
        if pos == stop or text[pos] == "#":
            if pos < stop:
                self.token("COMMENT", pos, stop)
            self.token("BLANK", stop, after)
            return
        self.indent(begin, pos)
        before = len(self.out.tokens)
        pos = self.first_word(pos, stop)
        self.words(pos, stop)
        self.first = str(self.out.tokens[before]) if len(self.out.tokens) > before else ""
        self.token("_NL", stop, after)

    def indent(self, begin: int, pos: int) -> None:
        """Compare the depth of this line with the open blocks; a wrong depth is set right by the likeliest guess."""
        stack = self.stack
        depth = len(self.text[begin:pos].expandtabs(2))
        if not self.seen_code:
            self.seen_code = True
            if depth:
                self.fault("E0105", pos, spaces=_spaces(depth))
            stack[0] = depth
        if depth % 2 != stack[0] % 2:
            if self.line not in self.out.faulty:
                self.fault("E0102", pos, spaces=_spaces(depth), less=depth - 1, more=depth + 1)
            depth = depth - 1 if depth - 1 in stack and depth + 1 != stack[-1] else depth + 1
        closed, self.closed = self.closed, set()
        last, self.last = self.last, Token("FAULT", "", pos, self.line, pos - begin + 1)
        if depth > stack[-1]:
            self.deeper(depth, pos, closed, last)
            return
        while len(stack) > 1 and depth < stack[-1]:
            if depth > stack[-2]:  # the line above was too deep, and has its message
                stack[-1] = depth
                return
            self.closed.add(stack.pop())
            self.token("_DEDENT", pos, pos)
        stack[0] = min(stack[0], depth)

    def deeper(self, depth: int, pos: int, closed: set[int], last: Token | None) -> None:
        """Open a block. A line that is too deep may be right, and the line above it wrong: then that one had broken off a block."""
        stack = self.stack
        if depth > stack[-1] + 2 and self.line not in self.out.faulty:
            if last is None or last.line not in self.out.faulty:
                if last is not None and closed & {depth, depth - 2} and self.next_depth(pos) != stack[-1] + 2:
                    self.report.error("E0104", last, spaces=_spaces(stack[-1]), below=depth, less=depth - 2)
                    self.out.faulty.add(last.line or 0)
                else:
                    self.fault("E0103", pos, spaces=_spaces(depth), most=stack[-1] + 2)
            self.out.faulty.add(self.line)
        if len(stack) > MAX_DEPTH:
            if not self.too_deep:
                self.fault("E0901", pos, limit=MAX_DEPTH)
            self.too_deep = True
            self.out.faulty.add(self.line)
            return
        stack.append(depth)
        self.heads[depth] = self.first
        self.token("_INDENT", pos, pos)

    def next_depth(self, pos: int) -> int:
        """How deep the next line with code stands, or -1."""
        found = NEXT_CODE.search(self.text, pos)
        return len(found[1].expandtabs(2)) if found else -1

    def first_word(self, pos: int, stop: int) -> int:
        """A keyword of the line start, if one stands here."""
        found = FIRST.match(self.text, pos, stop)
        if not found:
            return pos
        word = SPACES.sub(" ", found[1])
        kind = LINE_START[word]
        rest = self.text[found.end() : stop].lstrip(" ")
        if word == "language" and rest[:1].isdigit():
            kind = "LANGUAGE_L"
        follower = WHOLE_WORD.match(rest)
        if word == "at" and follower and f"at {follower[0]}" in AMOUNTS:        # `at least 2 scouts are in site`: no moment
            end = self.text.index(follower[0], found.end()) + len(follower[0])
            self.spaced("E0109", self.text[pos:end], pos)
            self.token("WORD", pos, end, f"at {follower[0]}")
            return end
        if word == "in" and self.heads.get(self.stack[-1]) in CONDITIONS_BELOW:     # `in battle` asks whether it is under way
            kind = "WORD"
        if kind == "HEAD_L" and follower and (follower[0] in VERBS_AFTER_NOUN or follower[0] in NOT_HEADING_BEFORE.get(word, ())):
            return pos
        self.spaced("E0109", found[1], pos)
        self.token(kind, pos, found.end(), word)
        return self.after_or(found.end(), stop) if kind == "OR_L" else found.end()

    def after_or(self, pos: int, stop: int) -> int:
        """`or if C: ...`: after the `or` of a choice, control begins as at the start of a line."""
        begin = pos + len(self.text[pos:stop]) - len(self.text[pos:stop].lstrip(" "))
        found = FIRST.match(self.text, begin, stop)
        word = SPACES.sub(" ", found[1]) if found else ""
        if not found or LINE_START[word] not in AFTER_OR:
            return pos
        self.spaced("E0109", found[1], begin)
        self.token(LINE_START[word], begin, found.end(), word)
        return found.end()

    def words(self, pos: int, stop: int) -> None:
        """The rest of a line."""
        text = self.text
        complained = self.line in self.out.faulty
        while pos < stop:
            found = TOKEN.match(text, pos, stop)
            if found is None:
                if not complained:
                    self.strange(pos, stop)
                    complained = True
                pos = self.skip(pos, stop)
                continue
            kind = str(found.lastgroup)
            end = found.end()
            value = None
            if kind == "KEY":
                value = SPACES.sub(" ", found[0])
                kind = ANYWHERE[value]
                joined = kind == "PREP" and self.out.tokens and self.out.tokens[-1].type in ("C_AND", "C_OR")
                if joined and (value in AMOUNTS or value == "in" and self.heads.get(self.stack[-1]) in CONDITIONS_BELOW):
                    kind = "WORD"           # `a burrow is in site, or at least 2 scouts are in site`
                self.spaced("E0109", found[0], pos)
            elif kind == "C_WORD":
                kind = COMMA_WORDS[SPACES.sub(" ", found[0][1:].strip())]
            elif kind in ("WORD", "PATH") and not found[0].isascii() and not complained:
                letter = next(sign for sign in found[0] if not sign.isascii())
                self.fault("E0108", pos + found[0].index(letter), letter=letter, word=found[0])
                complained = True
            elif kind in ("WORD", "PATH") and len(found[0]) > 1 and UNEVEN.search(found[0]) and not complained:
                even = "_".join(part for part in found[0].lower().split("_") if part)
                self.fault("E0114", pos, len(found[0]), word=found[0], even=even)
                complained = True
            elif kind == "STRING" and not found[0].isprintable():
                self.unprintable(pos, found[0])
            if kind != "SPACE":
                self.token(kind, pos, end, value)
            pos = end

    def spaced(self, code: str, written: str, pos: int) -> None:
        """Words that belong together have one space between them, or the text would not print back."""
        if "  " in written:
            self.fault(code, pos, len(written), words=SPACES.sub(" ", written))

    def unprintable(self, pos: int, quoted: str) -> None:
        """What players read holds no invisible signs, save spaces and hyphens that guide a line break."""
        for offset, sign in enumerate(quoted):
            if not sign.isprintable() and sign not in "\u00a0\u202f\u00ad":
                self.fault("E0113", pos + offset, number=f"{ord(sign):04X}")
                return

    # ------------------------------------------------------------ what is no token

    def strange(self, pos: int, stop: int) -> None:
        sign = self.text[pos]
        if sign == '"':
            self.fault("E0106", pos)
        elif sign in BRACKETS:
            self.fault("E0107", pos, sign=sign)
        elif sign in CURLY:
            self.fault("E0110", pos, sign=sign)
        elif sign.isdigit():
            glued = GLUED.match(self.text, pos, stop)
            word = glued[0] if glued else sign
            self.fault("E0112", pos, len(word), word=word)
        elif CONTROL.match(sign):
            self.fault("E0113", pos, number=f"{ord(sign):04X}")
        else:
            self.fault("E0111", pos, sign=sign if sign.isprintable() else f"U+{ord(sign):04X}")

    def skip(self, pos: int, stop: int) -> int:
        """Where to go on after something that is no token."""
        sign = self.text[pos]
        if sign == '"':  # an open quotation mark swallows its line
            self.token("STRING", pos, stop)
            return stop
        if sign.isdigit():
            glued = GLUED.match(self.text, pos, stop)
            end = glued.end() if glued else pos + 1
            self.token("NUMBER", pos, end)
            return end
        run = STRANGE.match(self.text, pos, stop)
        return run.end() if run else pos + 1


def lex(text: str, report: Report) -> Lexed:
    """All tokens of `text`; faults go to `report`. A text that is too big is not lexed at all."""
    if len(text) > MAX_FILE:
        place = Token("FAULT", "", 0, 1, 1)
        report.error("E0903", place, size=len(text), limit=MAX_FILE)
        return Lexed()
    return Lexer(text, report).run()
