"""From a misread word to the message that helps most: near words, the line that sets a name, a forgotten comma."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from lark import Token

from rootdsl.messages.kinds import said
from rootdsl.messages.message import Place, Report
from rootdsl.messages.near import nearest
from rootdsl.model.system import System
from rootdsl.names.cursor import Misread
from rootdsl.names.library import Library

BINDERS = ("choose", "chooses", "let", "as")
NAMES = ("WORD", "PATH", "STRING")


def blame(miss: Misread, system: System, near_words: list[str], report: Report) -> None:
    """Report a misread word. Silent when the only fault is that the line which sets the name had an error itself."""
    fields: dict[str, Any] = dict(miss.fields)
    at = miss.token or system.tree.tokens[0]
    word = str(fields.pop("word", "")) or str(at)
    near, hint, code = str(fields.pop("near", "")), "", miss.code
    for key in ("expected", "got"):
        if key in fields:
            fields[key] = said(str(fields[key]))
    if code == "E0301" and "expected" in fields and at.type not in NAMES:
        code = "E0303"                  # a number or preposition is known, and stands at the wrong place
    if code == "E0301":
        setter = set_by(system, word, at)
        if setter is not None and not later(setter, at) and _failed(setter, system, report):
            report.silent.add((system.path, at.line or 0))      # this line sets nothing either, for the same reason
            return
        if setter is not None and later(setter, at):
            hint = f"The name is set in line {setter.line}, and only lines below that can use it."
        else:
            near = near or nearest(word, near_words) or ""
            hint = plural_hint(word, near_words)
            if hint:
                near = ""
            elif "expected" in fields and not near:
                hint = f"Expected here: {fields['expected']}."
    elif code == "E0303" and word in ("and", "or"):
        hint = f"Two conditions or sentences are joined by `, {word}`; without the comma, `{word}` joins two things of one sentence."
    place = after(system, at) if code == "E0302" else at
    report.error(code, place, path=system.path, word=word, near=near, hint=hint, **fields)


def plural_hint(word: str, known: list[str]) -> str:
    """What helps where `roof` is asked for and `rooves` was declared, or the other way round: only some plurals in `-ves` are known."""
    for other in known:
        one, many = (word, other) if word.endswith(("f", "fe")) else (other, word)
        stem = many.removesuffix("s").removesuffix("ve")
        if len(one) >= 4 and one != many and many.endswith(("ve", "ves")) and one in (f"{stem}f", f"{stem}fe"):
            if one == word:
                return f"`{stem}ves` is declared, and its singular is not known: declare it as `{one}`, and write that everywhere."
            return f"`{one}` is declared, and this plural of it is not known: write `{one}` everywhere."
    return ""


def every_path(library: Library) -> list[str]:
    """Every declared name, with its file in front and without, for near words."""
    return [*library.by_path, *(path.partition(".")[2] for path in library.by_path)]


def after(system: System, at: Token) -> Token | Place:
    """The end of the line, when a token is the last word of it: there the missing words would stand."""
    words = [token for token in _words(system) if token.line == at.line]
    return Place(system.path, at.line or 1, (at.column or 1) + len(at) + 1) if words and words[-1] is at else at


def set_by(system: System, word: str, at: Token) -> Token | None:
    """The last place above a token (else the first below it) where a name is set."""
    found = [second for first, second in pairwise(_words(system)) if str(second) == word and str(first).lstrip(", ") in BINDERS]
    above = [token for token in found if not later(token, at)]
    return above[-1] if above else found[0] if found else None


def _words(system: System) -> list[Token]:
    return [token for token in system.tree.tokens if token.type not in ("COMMENT", "NL", "_NL", "_INDENT", "_DEDENT")]


def later(one: Token, other: Token) -> bool:
    return (one.line or 0, one.column or 0) > (other.line or 0, other.column or 0)


def _failed(setter: Token, system: System, report: Report) -> bool:
    told = any(message.line == setter.line for message in report.errors_in(system.path))
    return told or (system.path, setter.line or 0) in report.silent
