"""The words that grammar and compiler know by themselves: gathered from their own tables and code, never listed twice.

The grammar's words stand in the tables of `syntax.words`. Those of the names pass stand in the code that
reads sentences, as `r.take("up to")`; they are found there by reading that code's own syntax tree.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rootdsl.paths import PACKAGE
from rootdsl.project.compile import read
from rootdsl.project.project import Game
from rootdsl.syntax import words

READERS = frozenset({"take", "expect", "at", "one_of"})
PHRASE = re.compile(r"[a-z][a-z_]*( [a-z][a-z_]*)*")
DOCS = PACKAGE.parent / "docs"


@dataclass(slots=True)
class Keyword:
    """A word or phrase: what knows it, the page of the manual that tells of it, and the games whose files have it."""

    word: str
    where: str
    page: str = ""
    games: list[str] = field(default_factory=list)


def grammar_words() -> dict[str, str]:
    """Words of the grammar, with what they are."""
    out: dict[str, str] = {}
    groups: tuple[tuple[str, Iterable[str]], ...] = (
        ("heading", words.HEADINGS), ("hook", words.HOOKS), ("first word of a line", words.LINE_START), ("joins words", words.PREPOSITIONS),
        ("reserved", words.ANYWHERE), ("after a comma", words.COMMA_WORDS), ("after a noun", words.VERBS_AFTER_NOUN),
    )
    for where, group in groups:
        for word in sorted(group):
            out.setdefault(word, where)
    return out


@functools.cache
def names_words() -> dict[str, str]:
    """Words that the names pass reads by themselves, with the module that reads them."""
    from rootdsl.names.scope import BUILTIN

    out: dict[str, str] = {}
    for path in sorted((PACKAGE / "names").glob("*.py")):
        for text in _read_words(ast.parse(path.read_text(encoding="utf-8"))):
            if PHRASE.fullmatch(text):
                out.setdefault(text, f"names, {path.stem}")
    for word in sorted(BUILTIN):
        out.setdefault(word, "names, of sentences")
    return out


def _read_words(tree: ast.AST) -> Iterator[str]:
    """String constants that code compares words of a file with."""
    tables: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            tables[node.targets[0].id] = list(_strings(node.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READERS:
            first = node.args[:1] if node.func.attr == "one_of" else node.args
            for arg in first:
                yield from tables.get(arg.id, ()) if isinstance(arg, ast.Name) else _strings(arg)
        elif isinstance(node, ast.Compare) and any(_reads(x) for x in (node.left, *node.comparators)):
            for side in (node.left, *node.comparators):
                yield from tables.get(side.id, ()) if isinstance(side, ast.Name) else _strings(side)


def _reads(node: ast.AST) -> bool:
    """Is this the word that comes next: `c.peek()`, `str(words[0])`, `word`?"""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            return node.func.attr == "peek"
        return isinstance(node.func, ast.Name) and node.func.id == "str" and any(_reads(x) for x in node.args)
    if isinstance(node, ast.Subscript):
        return _reads(node.value)
    return isinstance(node, ast.Name) and node.id in ("word", "words", "key", "name", "token")


def _strings(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def all_keywords(games: Iterable[Game]) -> list[Keyword]:
    """Every word, in order, with the games whose rules have it."""
    known = {**names_words(), **grammar_words()}
    texts = {x.name: _plain(x) for x in games}
    pages = _pages()
    return [
        Keyword(word, where, _page(word, pages), [name for name, text in texts.items() if _used(word, text)])
        for word, where in sorted(known.items())
    ]


def _plain(game: Game) -> str:
    """All rules of a game, without remarks and titles."""
    text = "\n".join((read(x.path) or b"").decode("utf-8", "replace") for x in game.sources)
    return " ".join(re.sub(r"\"[^\"\n]*\"|#.*", " ", text).split())


def _used(word: str, text: str) -> bool:
    return re.search(rf"(?<![\w.]){re.escape(word)}(?:s|es)?(?![\w.])", text) is not None


def _pages() -> list[tuple[str, str]]:
    """The pages of the manual, if they are at hand."""
    return [(x.relative_to(DOCS.parent).as_posix(), x.read_text(encoding="utf-8", errors="replace")) for x in _files(DOCS)]


def _files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.md")) if folder.is_dir() else []


def _page(word: str, pages: list[tuple[str, str]]) -> str:
    """The page with a heading of this word, else the first that has it as a word of the language."""
    heading = re.compile(rf"^#+ .*`{re.escape(word)}[` ]", re.MULTILINE)
    mention = re.compile(rf"`{re.escape(word)}[` ]|^ *{re.escape(word)}(?= |$)", re.MULTILINE)
    return next((name for sign in (heading, mention) for name, text in pages if sign.search(text)), "")
