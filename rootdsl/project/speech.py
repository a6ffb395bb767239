"""Which game a file from elsewhere belongs to: the one whose words it speaks. Only words are looked at, without the parser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rootdsl.project.project import HEADING, MOST_BYTES, Game

DECLARED = re.compile(
    r"^ *(?:place|path|kind|zone|box|procedure|phase|value|number|flag|stat|condition|word|section|suit|die|mode|track|counter|window)"
    r" +([a-z]\w*)", re.MULTILINE,
)
ROWS = re.compile(r"^ *(?:suits|fields|purposes) +(.*)$", re.MULTILINE)
ASIDE = re.compile(r'"[^"\n]*"|#[^\n]*')
WORD = re.compile(r"[a-z]\w*")
COMMON = ("game", "law")
TYPES = frozenset({"number", "word", "text", "flag"})


def fitting(games: Sequence[Game], paths: Sequence[Path]) -> list[Game]:
    """The games of whose words these files use most; all of them where none stands out."""
    words = {word for path in paths for word in WORD.findall(HEADING.sub(" ", plain(path)))}
    used = {form for word in words for form in (word, word.removesuffix("s"), word.removesuffix("es"))}
    counts = [len(used & declared(game)) for game in games]
    most = max(counts, default=0)
    return [game for game, n in zip(games, counts, strict=True) if n == most] if most else list(games)


def declared(game: Game) -> set[str]:
    """Names that the common files of a game declare."""
    out: set[str] = set()
    for source in game.sources:
        if source.kind in COMMON:
            text = plain(source.path)
            out |= set(DECLARED.findall(text)) | {x for row in ROWS.findall(text) for x in WORD.findall(row)}
    return out - TYPES


def plain(path: Path) -> str:
    """A file without its titles and comments."""
    try:
        with path.open("rb") as file:
            return ASIDE.sub(" ", file.read(MOST_BYTES).decode("utf-8", "replace"))
    except OSError:
        return ""
