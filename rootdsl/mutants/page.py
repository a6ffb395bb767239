"""A text as a page to cut: its tokens by place, its lines by depth, and edits that keep the rest as it is."""

from __future__ import annotations

from bisect import bisect_right

from lark import Token

from rootdsl.syntax.lexer import ASIDE
from rootdsl.syntax.tree import File, Words

Edit = tuple[int, int, str]     # from, to, what stands there instead
LAYOUT = frozenset({"_NL", "_INDENT", "_DEDENT"})


class Page:
    """The text of a file with what is needed to cut it."""

    def __init__(self, file: File) -> None:
        self.text = file.text
        self.path = file.path
        self.tokens = [x for x in file.tokens if x.type not in ASIDE and x.type not in LAYOUT]
        self.starts = [x.start_pos or 0 for x in self.tokens]
        self.lines = file.text.split("\n")
        self.offsets = [0]
        for line in self.lines:
            self.offsets.append(self.offsets[-1] + len(line) + 1)
        code = {x.line for x in self.tokens}
        self.depth = [len(line) - len(line.lstrip(" ")) if n in code else -1 for n, line in enumerate(self.lines, 1)]

    # ------------------------------------------------------------ tokens

    def index(self, token: Token) -> int:
        """Which token of the page this is."""
        return bisect_right(self.starts, token.start_pos or 0) - 1

    def before(self, token: Token, back: int = 1) -> Token | None:
        i = self.index(token) - back
        return self.tokens[i] if i >= 0 else None

    def after(self, token: Token) -> Token | None:
        i = self.index(token) + 1
        return self.tokens[i] if i < len(self.tokens) else None

    def without(self, words: Words, leader: bool = True) -> Edit | None:
        """Cut a phrase, together with the comma (or comma word) before it."""
        if not words:
            return None
        first, last = words[0], words[-1]
        if leader:
            comma = self.before(first)
            if comma is None or comma.line != first.line:
                return None
            first = comma
        begin = first.start_pos or 0
        while begin > 0 and self.text[begin - 1] == " ":
            begin -= 1
        return begin, end_of(last), ""

    # ------------------------------------------------------------ lines

    def block_end(self, line: int) -> int:
        """The last line (from 1) of the block that begins on a line: all deeper lines below it."""
        depth = self.depth[line - 1]
        last = line
        for n in range(line + 1, len(self.lines) + 1):
            here = self.depth[n - 1]
            if here < 0:
                continue
            if here <= depth:
                break
            last = n
        return last

    def first_word(self, line: int) -> str:
        """The first token of a line, as written."""
        i = bisect_right(self.starts, self.offsets[line - 1] - 1)
        return str(self.tokens[i]) if i < len(self.tokens) else ""

    def next_line(self, line: int) -> int:
        """The next line with code, or 0."""
        return next((n for n in range(line + 1, len(self.lines) + 1) if self.depth[n - 1] >= 0), 0)

    def is_alone(self, first: int, last: int) -> bool:
        """Are these lines all that stands below their heading?"""
        depth = self.depth[first - 1]
        above = next((n for n in range(first - 1, 0, -1) if self.depth[n - 1] >= 0), 0)
        below = self.next_line(last)
        return above > 0 and self.depth[above - 1] < depth and (not below or self.depth[below - 1] < depth)

    def without_lines(self, first: int, last: int, instead: str = "") -> Edit:
        """Cut whole lines; `instead` is a line that takes their place, at their depth."""
        begin, end = self.offsets[first - 1], min(self.offsets[last], len(self.text))
        return begin, end, f"{' ' * self.depth[first - 1]}{instead}\n" if instead else ""

    def dedented(self, first: int, last: int, by: int = 2) -> str:
        """Lines moved to the left."""
        return "".join(line[by:] + "\n" if line[:by].isspace() else line + "\n" for line in self.lines[first - 1 : last])

    def changed(self, *edits: Edit) -> str:
        """The text with edits, which do not overlap."""
        out = self.text
        for begin, end, new in sorted(edits, reverse=True):
            out = out[:begin] + new + out[end:]
        return out


def end_of(token: Token) -> int:
    return token.end_pos if token.end_pos is not None else (token.start_pos or 0) + len(token)
