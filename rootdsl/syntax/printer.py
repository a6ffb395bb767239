"""Printing what the parser saw: the text again, byte for byte, or the tree as an outline."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from lark import Token

from rootdsl.syntax import tree as t

ZERO_WIDTH = frozenset({"_INDENT", "_DEDENT"})


def print_back(file: t.File) -> str:
    """The text of a file without faults, from its tokens alone: only spaces can stand between two of them."""
    out: list[str] = []
    at = 0
    for token in file.tokens:
        if token.type in ZERO_WIDTH:
            continue
        begin = token.start_pos or 0
        out.append(" " * (begin - at))
        out.append(token)
        at = begin + len(token)
    return "".join(out)


# ---------------------------------------------------------------- the outline of a tree


def show_tree(file: t.File) -> str:
    """What `show tree` prints: one node a line with its line number, its parts deeper."""
    return "".join(line + "\n" for line in _nodes(file.nodes, 0))


def _text(words: Iterable[Token]) -> str:
    return " ".join(words)


def _nodes(nodes: Iterable[Any], depth: int) -> Iterator[str]:
    for node in nodes:
        yield from _node(node, depth)


def _node(node: Any, depth: int) -> Iterator[str]:
    first = getattr(node, "first", None)
    number = f"{first.line:4} " if first is not None else "     "
    yield f"{number}{'  ' * depth}{type(node).__name__}{_simple_parts(node)}"
    for name, value in _parts(node):
        yield from _part(name, value, depth + 1)


def _is_words(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(word, Token) for word in value)


def _parts(node: Any) -> Iterator[tuple[str, Any]]:
    for part in fields(node):
        value = getattr(node, part.name)
        if part.name != "first" and value is not None:
            yield part.name, value


def _simple_parts(node: Any) -> str:
    """The parts that fit on the line of the node."""
    out = ""
    for name, value in _parts(node):
        if isinstance(value, (str, bool)):
            out += f" {name}={value}" if value != "" else ""
        elif _is_words(value) and value:
            out += f" {name}[{_text(value)}]"
    return out


def _part(name: str, value: Any, depth: int) -> Iterator[str]:
    """A part that needs lines of its own."""
    label = f"     {'  ' * depth}{name}"
    if isinstance(value, (str, bool)) or _is_words(value) or value == []:
        return
    if is_dataclass(value):
        yield label
        yield from _node(value, depth + 1)
    elif isinstance(value, list) and all(_is_words(item) for item in value):
        yield label + "".join(f" [{_text(item)}]" for item in value)
    elif isinstance(value, list) and all(isinstance(item, Token) for item in value):
        yield f"{label} [{_text(value)}]"
    elif isinstance(value, list):
        yield label
        for item in value:
            if isinstance(item, tuple):  # a branch of an `if`
                yield from _node(item[0], depth + 1)
                yield from _nodes(item[1], depth + 2)
            elif isinstance(item, list):  # a branch of a choice
                yield f"     {'  ' * (depth + 1)}branch"
                yield from _nodes(item, depth + 2)
            else:
                yield from _node(item, depth + 1)
