"""Terms and frames: what a language knows of one noun or one verb, and the line in which it is written.

A frame is a line of slots, in the order in which the words come:

    "aus|geben gibt gegeben", what acc, from source
    "verb third-person participle [sein]", slots ...

A slot is a role with a case (`what acc`), behind a preposition (`"zu" thing dat`), a place by
the preposition of its own noun (`at where`, `to where`, `from where`), an amount of a noun
(`amount count hit acc`), a fixed noun (`a card acc`) or fixed words (`"in Eile"`). `subject ROLE` names who acts when
it is no role called subject; `subject "der Text"` is a fixed one. A bar in a verb parts it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

PART = re.compile(r'\s*(?:"([^"]*)"|([\w.]+)|(,))')
CASES = ("nom", "acc", "dat", "gen", "bare")
PLACES = ("at", "to", "from")


class Unreadable(Exception):
    """A line of a catalogue or table that means nothing; `args[0]` says why."""


@dataclass(frozen=True, slots=True)
class Term:
    """A noun or name. `gender`: m, f, n, or '' where the language has none; `prep`: its own preposition of place.

    `kind`: noun, name, adjective, compound, after. `forms`: given case forms, by case and number (`gen`, `dat_pl`).
    """

    one: str
    many: str = ""
    gender: str = ""
    prep: str = ""
    kind: str = "noun"
    article: bool = True
    forms: tuple[tuple[str, str], ...] = ()
    joint: str = ""  # what it becomes as the first part of a compound

    def form(self, name: str) -> str:
        return next((x for key, x in self.forms if key == name), "")


@dataclass(frozen=True, slots=True)
class Slot:
    role: str = ""
    case: str = ""
    prep: str = ""  # a preposition, or at, to, from
    own: bool = False  # the preposition belongs to the noun
    count: str = ""  # term of which the role is the amount
    words: str = ""


@dataclass(frozen=True, slots=True)
class Frame:
    verb: str
    slots: tuple[Slot, ...] = ()
    third: str = ""
    participle: str = ""
    be: bool = False  # perfect with `sein`
    subject: str = "subject"
    fixed: str = ""  # a fixed subject

    @property
    def prefix(self) -> str:
        return self.verb.partition("|")[0] if "|" in self.verb else ""

    @property
    def stem(self) -> str:
        return self.verb.rpartition("|")[2]

    def roles(self) -> set[str]:
        return {x.role for x in self.slots if x.role}


def pieces(text: str) -> list[list[tuple[str, bool]]]:
    """The parts of a line between commas: words, and whether each stood in quotes.

    >>> pieces('"legen", what acc')
    [[('legen', True)], [('what', False), ('acc', False)]]
    """
    out: list[list[tuple[str, bool]]] = [[]]
    at = 0
    text = text.rstrip()
    while at < len(text):
        found = PART.match(text, at)
        if found is None:
            raise Unreadable(f"a word, a text in quotes or a comma is expected at: {text[at:].strip()[:30]}")
        at = found.end()
        if found[3]:
            out.append([])
        else:
            out[-1].append((found[1], True) if found[1] is not None else (found[2], False))
    return out


def read_frame(text: str) -> Frame:
    """A frame from its line.

    >>> read_frame('"ab|legen", what acc, from zone').prefix
    'ab'
    """
    rows = pieces(text)
    if not rows[0] or not rows[0][0][1]:
        raise Unreadable("a frame begins with its verb in quotes")
    forms = rows[0][0][0].split(" ")
    subject, fixed, slots = "subject", "", []
    for row in rows[1:]:
        if not row:
            raise Unreadable("a slot is missing between two commas")
        if row[0] == ("subject", False):
            if len(row) != 2:
                raise Unreadable("`subject` is followed by a role or by words in quotes")
            subject, fixed = ("", row[1][0]) if row[1][1] else (row[1][0], "")
        else:
            slots.append(_slot(row))
    third, participle = [*forms[1:3], "", ""][:2]
    return Frame(forms[0], tuple(slots), third, participle, forms[3:] == ["sein"], subject, fixed)


def _slot(row: list[tuple[str, bool]]) -> Slot:
    words = [x for x, _ in row]
    if row[0][1] and len(row) == 1:
        return Slot(words=words[0])
    if row[0][1] and row[1][1]:
        raise Unreadable(f'a comma is missing between "{words[0]}" and "{words[1]}"')
    if row[0][1]:
        return _end(Slot(words[1], prep=words[0]), words[2:])
    if words[0] == "a" and len(words) > 1:
        return _end(Slot(), ["count", *words[1:]])
    if words[0] in PLACES and len(words) > 1 and words[1] not in CASES:
        return _end(Slot(words[1], prep=words[0], own=True), words[2:])
    return _end(Slot(words[0]), words[1:])


def _end(slot: Slot, rest: list[str]) -> Slot:
    count = case = ""
    if rest[:1] == ["count"] and len(rest) > 1:
        count, rest = rest[1], rest[2:]
    if rest and rest[0] in CASES:
        case, rest = rest[0], rest[1:]
    if rest:
        raise Unreadable(f"`{rest[0]}` is no case ({', '.join(CASES)}) and no `count TERM`")
    return Slot(slot.role, case, slot.prep, slot.own, count, slot.words)
