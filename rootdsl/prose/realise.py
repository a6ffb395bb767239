"""What every language does alike: blocks to lines, and sentences tidied up."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from rootdsl.prose.clause import Adverbial, Block, Condition, Phrase
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

    def apart(self, key: str) -> str:
        """What tells a card from others of its title, in brackets behind it: its suit."""
        suit = self.lex.told_apart(key)
        return f" ({self.lex.term(suit).one})" if suit else ""

    def word(self, key: str) -> str:
        """A word around the rules: the title of a heading that no author wrote, a label. A language has a table of them."""
        return key.replace("_", " ").capitalize()

    def heading(self, key: str, many: bool) -> str:
        """A noun as a heading."""
        term = self.lex.term(key)
        return (term.many or term.one if many else term.one).capitalize()

    @abstractmethod
    def sentence(self, x: Condition) -> str:
        """A whole sentence without its full stop."""

    @abstractmethod
    def lead(self, leads: tuple[Adverbial, ...]) -> str:
        """What stands before sub-rules: `for each ...`."""

    @abstractmethod
    def phrase(self, x: Phrase) -> str:
        """A thing by itself, as it stands in a list."""

    def finished(self, text: str, end: str) -> str:
        text = tidy(text + end)
        return text[:1].upper() + text[1:]

    def after_label(self, text: str) -> str:
        """A sentence behind the label of a line of an example: by itself a new sentence."""
        return self.finished(text, ".")

    def told(self, block: Block) -> str:
        """The sentence of a block without its sub-rules, finished: its author's words, a row of a list, a sentence or a lead."""
        if block.text:
            return block.text
        if block.item is not None:
            text = self.phrase(block.item)
        else:
            text = self.sentence(block.sentence) if block.sentence is not None else self.lead(block.lead)
        return self.finished(text, ":" if block.children else ".")

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
            out.append(f"{pad}{mark}{'' if '.' in mark else '.'} {self.told(block)}")
            out += self.lines(block.children, depth + 1, f"{mark}.")
        return out
