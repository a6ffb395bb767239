"""Snippets of the manual: read from its pages, wrapped into files of a small game, and checked there.

A fence says by its words what it holds:

    ```law                      a whole file (it begins with `language 1`)
    ```law in=noon              sentences of a step in that phase of a faction
    ```law in=rule              items of a rule among the abilities of a faction
    ```law in=abilities         rules among the abilities
    ```law in=faction           headings and sections of a faction
    ```law in=law, in=deck      headings of a common law, rows of a deck
    ```law game=tides file=game.law    a file of a game of its own; all of one name on a page make the game
    ```law ... wrong=E0303      this must give that message, and no other
    ```law ... unplayed         read and checked, but the machine does not play it yet
    ```law ... knows=moles      the faction knows that file
    ```law ... open             holds no examples that could run (a whole game without seats)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from rootdsl.examples.rules import Rules
from rootdsl.project.project import Game, Source, game_in
from rootdsl.project.tables import Chosen

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
BASE = Path(__file__).parent / "base"
FENCE = re.compile(r"^```law *([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PHASES = ("setup", "dawn", "noon", "dusk")
SEATS = "abilities"
STOCK = 'pieces\n  12 scouts\n  5 burrows "Burrow" are camps\n  4 flags "Flag" are tokens\n  1 badger "Badger" is a beast\n\n'
LABEL = "snippet.law"


@dataclass(slots=True)
class Snippet:
    """One fence: its page, its line, its words and its text."""

    page: str
    line: int
    text: str
    words: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def snippets() -> Iterator[Snippet]:
    for path in sorted(DOCS.rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        for found in FENCE.finditer(text):
            words = dict(word.partition("=")[::2] for word in found[1].split())
            yield Snippet(path.relative_to(DOCS).as_posix(), text.count("\n", 0, found.start()) + 1, found[2], words)


def deeper(text: str, by: int) -> str:
    return "".join(" " * by + line + "\n" if line.strip() else "\n" for line in text.splitlines())


def whole(snippet: Snippet) -> str:
    """The file that a snippet stands for."""
    text, where = snippet.text, snippet.words.get("in", "")
    if text.startswith(("language", "#")) and not where:
        return text
    if where == "law":
        return f'language 1\n\nlaw extra "Extra"\n\n{text}'
    if where == "deck":
        return f'language 1\n\ndeck extra "Extra"\n\n{text}'
    if where in PHASES:
        text = f'{where}\n  step it "It"\n{deeper(text, 4)}'
    elif where == "rule":
        text = f'abilities\n\n  rule it "It"\n{deeper(text, 4)}'
    elif where == "abilities":
        text = f"abilities\n\n{deeper(text, 2)}"
    elif where != "faction":
        raise ValueError(f"{snippet}: what is `{where}`?")
    knows = f"  knows {snippet.words['knows'].replace(',', ', ')}\n" if "knows" in snippet.words else ""
    stock = "" if re.search(r"^pieces$", text, re.MULTILINE) else STOCK
    return f'language 1\n\nfaction voles "The Voles"\n  number 9, letter V\n{knows}\n{stock}{text}{rests(text)}'


def rests(text: str) -> str:
    """Every phase that a faction leaves out."""
    out = ""
    for phase in PHASES:
        if not re.search(rf"^{phase}$", text, re.MULTILINE):
            out += f'\n{phase}\n  step {phase}_rest "Rest": do nothing\n'
    return out


class Pages(Rules):
    """Rules whose modules of the base are made once."""

    kept: dict[str, ModuleType] = {}
    own: frozenset[str] = frozenset()

    def _make(self, name: str) -> ModuleType:
        if name in self.own:
            return super()._make(name)
        if name not in self.kept:
            self.kept[name] = super()._make(name)
        return self.kept[name]


def base() -> Game:
    game = game_in(BASE, BASE / "generated")
    assert game is not None
    return game


def load(text: str, before: Rules | None) -> Pages:
    """The base with one more file."""
    head = re.search(r"^(law|map|deck|faction|house rules) (\w+)", text, re.MULTILINE)
    kind, name = (head[1], head[2]) if head else ("", "")
    source = Source(ROOT / LABEL, LABEL, kind, name)
    chosen = Chosen(base(), [source])
    if kind in ("map", "deck"):
        chosen.parts[kind] = name
    elif kind in ("law", "house rules"):
        chosen.house_rules.append(name)
    out = Pages(chosen, {LABEL: text}, before)
    out.own = frozenset({name})
    return out
