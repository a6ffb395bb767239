"""From text to tree: `parse` never raises on any input, it reports."""

from __future__ import annotations

import functools
import hashlib
import re
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from lark import Lark, Token
from lark.exceptions import UnexpectedInput
from lark.lexer import Lexer as LarkLexer

from rootdsl.messages.message import Place, Report
from rootdsl.paths import cache_dir, grammar_file
from rootdsl.syntax.build import Builder
from rootdsl.syntax.lexer import ASIDE, MAX_FILE, lex
from rootdsl.syntax.recover import recover
from rootdsl.syntax.structure import check_structure
from rootdsl.syntax.tree import File, Node

DIGITS = 4      # of a whole number in the rules
WHOLE = re.compile(r"(?<![.\d])\d+")


class _Given(LarkLexer):
    """Hands lark the tokens that our own lexer has made."""

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, data: Any) -> Iterator[Token]:  # type: ignore[override]
        return iter(data)


def build_parser(cache: str | None = None) -> Lark:
    """The parser, from the grammar; `cache` is a file that remembers its tables."""
    grammar = grammar_file().read_text(encoding="utf-8")
    options: dict[str, Any] = {"parser": "lalr", "lexer": _Given, "strict": True, "transformer": Builder()}
    if cache:
        try:
            return Lark(grammar, cache=cache, **options)
        except Exception:
            Path(cache).unlink(missing_ok=True)
    return Lark(grammar, **options)


@functools.cache
def the_parser() -> Lark:
    """One parser for the whole run. Its tables are kept in the user's cache, one file for each state of the grammar."""
    folder = cache_dir()
    if folder is None:
        return build_parser()
    mark = hashlib.sha256(grammar_file().read_bytes()).hexdigest()[:16]
    return build_parser(str(folder / f"grammar-{mark}.lark-cache"))


def grammar_tokens(tokens: Iterable[Token]) -> list[Token]:
    """What the grammar sees: no comments, no blank lines."""
    return [token for token in tokens if token.type not in ASIDE]


def bounded(tokens: list[Token], report: Report) -> list[Token]:
    """The tokens; a number with too many digits is reported, and a smaller one stands in its place."""
    out = []
    for token in tokens:
        if token.type in ("NUMBER", "NUMLIST"):
            parts = WHOLE.findall(token)
            size = max(map(len, parts), default=0)
            if size > DIGITS:
                report.error("E0115", token, size=size, limit=DIGITS)
                token = token.update(value=WHOLE.sub(lambda found: found[0][:DIGITS], token))
        out.append(token)
    return out


def parse(text: str, path: str, report: Report) -> File:
    """The tree of `text`. What is wrong goes to `report`; the sound parts are in the tree all the same."""
    report.open(path, text)
    lexed = lex(text, report)
    file = File(path, text, [], lexed.tokens)
    stream = bounded(grammar_tokens(lexed.tokens), report)
    if not stream:
        if not lexed.faulty and len(text) <= MAX_FILE:
            report.error("E0201", Place(path, 1, 1))
        return file
    nodes: list[Node]
    broken: set[int] = set()
    try:
        nodes = _parse(stream)
    except UnexpectedInput:
        stream, broken = recover(stream, lexed.faulty, the_parser(), report)
        try:
            nodes = _parse(stream)
        except UnexpectedInput:  # a repair that does not hold: the messages stand, the tree stays empty
            nodes = []
    file.nodes = check_structure(nodes, broken | lexed.faulty, report)
    return file


def _parse(stream: list[Token]) -> list[Node]:
    nodes: list[Node] = the_parser().parse(stream)  # type: ignore[arg-type,assignment]
    return nodes


def read_source(path: Path, shown: str, report: Report) -> str | None:
    """The text of a file, or None with a message. `shown` is the path as messages give it."""
    place = Place(shown, 1, 1)
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            report.error("E0905", place, reason="it is a folder" if stat.S_ISDIR(mode) else "it is no regular file")
            return None
        with path.open("rb") as file:
            raw = file.read(4 * MAX_FILE + 1)
        if len(raw) > 4 * MAX_FILE:
            report.error("E0903", place, size=max(len(raw), path.stat().st_size), limit=MAX_FILE)
            return None
        return raw.decode("utf-8")
    except UnicodeDecodeError as fault:
        report.error("E0904", place, byte=fault.start + 1)
    except OSError as fault:
        report.error("E0905", place, reason=(fault.strerror or "unknown reason").lower())
    return None
