"""What every language does alike: blocks to lines, and sentences tidied up."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from rootdsl.prose.clause import Adverbial, Block, Condition
from rootdsl.prose.lexicon import Lexicon

BREAK = "\x01"  # a comma that may be wanted, decided once the sentence is whole
CITE = ("\x02", "\x03", "\x04")  # before the key of a title that is cited, between key and title, behind it
TIDY = (
    (re.compile(rf"{BREAK}(?:\s*{BREAK})+"), BREAK),
    (re.compile(rf"{BREAK}\s*(?=[.,:;!?]|$)"), ""),
    (re.compile(rf",\s*{BREAK}"), ","),
    (re.compile(rf"\s*{BREAK}"), ","),
    (re.compile(r"\s+([.,:;])"), r"\1"),
    (re.compile(r",(\s*,)+"), ","),
    (re.compile(r",(?=[.:;])"), ""),
    (re.compile(r" {2,}"), " "),
)


def tidy(text: str) -> str:
    """One space between words, one comma where several met.

    >>> tidy("a  card , , that fits .")
    'a card, that fits.'
    """
    for pattern, by in TIDY:
        text = pattern.sub(by, text)
    return text.strip()


class Realiser(ABC):
    """A language: sentences and leads are its own, the tree of sub-rules is common."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lex = lexicon
        self.cites = False       # whether titles carry the key of what they name, for who makes links of them

    def cited(self, key: str) -> str:
        """The title of a rule inside a sentence."""
        if key.startswith("="):
            return key[1:]
        title = self.lex.title(key)
        return f"{CITE[0]}{key}{CITE[1]}{title}{CITE[2]}" if self.cites else title

    @abstractmethod
    def word(self, key: str) -> str:
        """A word around the rules: the title of a heading that no author wrote, a label."""

    @abstractmethod
    def heading(self, key: str, many: bool) -> str:
        """A noun as a heading."""

    @abstractmethod
    def sentence(self, x: Condition) -> str:
        """A whole sentence without its full stop."""

    @abstractmethod
    def lead(self, leads: tuple[Adverbial, ...]) -> str:
        """What stands before sub-rules: `for each ...`."""

    def finished(self, text: str, end: str) -> str:
        text = tidy(text + end)
        return text[:1].upper() + text[1:]

    def lines(self, blocks: list[Block], depth: int = 0, number: str = "") -> list[str]:
        """Numbered sentences, deeper ones below; headings bear no number."""
        out: list[str] = []
        count = 0
        pad = "  " * depth
        for block in blocks:
            if block.title:
                out.append(f"{pad}{self.lex.title(block.title)}")
                out += self.lines(block.children, depth + 1)
                continue
            count += 1
            mark = f"{number}{count}"
            end = ":" if block.children else "."
            if block.text:
                out.append(f"{pad}{mark}{'' if '.' in mark else '.'} {block.text}")
                continue
            text = self.sentence(block.sentence) if block.sentence is not None else self.lead(block.lead)
            out.append(f"{pad}{mark}{'' if '.' in mark else '.'} {self.finished(text, end)}")
            out += self.lines(block.children, depth + 1, f"{mark}.")
        return out
