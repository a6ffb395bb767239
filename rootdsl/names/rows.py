"""Flat rows: the tokens of a declaration line, whatever node the parser made of it."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.names.cursor import Misread, flatten
from rootdsl.syntax import tree


def text(token: Token | None) -> str:
    """The text of a token; a string loses its quotes."""
    if token is None:
        return ""
    value = str(token)
    return value[1:-1] if token.type == "STRING" and len(value) >= 2 else value


def row(node: Any) -> list[Token]:
    """All tokens of one line in order, with commas before its filters."""
    if isinstance(node, tree.Line):
        out: list[Token] = []
        for sentence in node.sentences:
            out += row(sentence)
        return out
    if isinstance(node, tree.Heading):
        head = [node.keyword, *node.words]
        if node.title is not None:
            head.append(node.title)
        return flatten([*head, *node.after], node.filters)
    if isinstance(node, (tree.Do, tree.Cannot)):
        return flatten(node.words, node.filters)
    if isinstance(node, tree.Choose):
        return [node.name, *node.quantity, *flatten(node.among, node.filters)]
    if isinstance(node, tree.Hook):
        return flatten(node.words, node.filters)
    if isinstance(node, tree.Test):
        return flatten(node.words, node.filters)
    return []


def said_rows(node: Any, expected: str) -> tuple[list[list[Token]], list[Token]]:
    """The parts of a line below a heading whose lines are conditions or sets, and the joins between them.

    A word that begins a heading elsewhere (`number of ...`, `card ...`) is the first word of the line here.
    """
    if isinstance(node, tree.Line):
        extra = [*(node.body or ()), *(node.effect or ())]
        if extra:
            raise Misread(extra[0].first, "E0320")
        timed = node.duration is not None and str(node.duration.keyword) != "if"     # of an `if` the form of the line has told
        if timed or node.chain or not all(isinstance(x, tree.Do) for x in node.sentences):
            raise Misread(node.first, "E0302", expected=f"{expected}, and nothing more in its line")
        return [row(x) for x in node.sentences], node.joins
    plain = isinstance(node, tree.Heading) and node.keyword.type == "HEAD_L" and node.title is None
    if not plain or node.roles or node.guards or node.order or node.inline or node.body or node.cond is not None:
        raise Misread(node.first, "E0302", expected=expected)
    return [row(node)], []


def joined_by_or(joins: list[Token]) -> bool:
    """Are the parts of a line joined by `, or`? Both joins in one line cannot be."""
    kinds = {x.type for x in joins}
    if "C_THEN" in kinds:
        raise Misread(joins[0], "E0303", word="then", expected="`, and` or `, or`")
    if len(kinds) > 1:
        raise Misread(joins[1], "E0227")
    return "C_OR" in kinds


def split_commas(words: list[Token]) -> list[list[Token]]:
    """The parts between commas."""
    parts: list[list[Token]] = [[]]
    for word in words:
        if word.type == "COMMA":
            parts.append([])
        else:
            parts[-1].append(word)
    return [p for p in parts if p] or [[]]


def cells(words: list[Token]) -> list[Token]:
    """The row with every list of numbers as single numbers and commas."""
    out: list[Token] = []
    for word in words:
        if word.type != "NUMLIST":
            out.append(word)
            continue
        at = 0
        for i, part in enumerate(str(word).split(",")):
            begin = at + len(part) - len(part.lstrip())
            at += len(part) + 1
            column = (word.column or 1) + begin
            if i:
                out.append(Token("COMMA", ",", word.start_pos, word.line, column))
            out.append(Token("NUMBER", part.strip(), word.start_pos, word.line, column))
    return out
