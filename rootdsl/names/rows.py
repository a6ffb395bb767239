"""Flat rows: the tokens of a declaration line, whatever node the parser made of it."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.names.cursor import flatten
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
