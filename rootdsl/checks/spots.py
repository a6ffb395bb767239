"""From the model back to the text: which token of a file a message should point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Token

from rootdsl.messages.message import Place
from rootdsl.model.system import System
from rootdsl.names.library import singular_forms
from rootdsl.names.rows import row
from rootdsl.syntax import tree

REACH = 60   # lines below a statement in which one of its words is looked for


def place(system: System, token: Token | None) -> Place:
    """Where a token of a file stands; the top of the file for none."""
    return Place.of(token, system.path) if token is not None else Place(system.path, 1, 1)


def word_at(system: System, at: Token | None, word: str) -> Place:
    """The first time that a word stands at or after a token; the token itself when it does not."""
    if at is not None:
        line, column = at.line or 1, at.column or 1
        for token in system.tree.tokens:
            here = token.line or 1
            if here > line + REACH:
                break
            after = (here, token.column or 1) >= (line, column)
            if after and word in singular_forms(str(token)) and token.type not in ("COMMENT", "STRING"):
                return place(system, token)
    return place(system, at)


def inner_nodes(node: Any) -> Iterator[Any]:
    """The tree nodes directly below a line, in order."""
    if isinstance(node, tree.If):
        for _, body in node.branches:
            yield from body
        yield from node.otherwise or ()
    elif isinstance(node, tree.ChooseOne):
        for branch in node.branches:
            yield from branch
    else:
        yield from getattr(node, "body", None) or ()
        yield from getattr(node, "effect", None) or ()
        yield from (getattr(node, "otherwise", None) or ()) if isinstance(node, tree.Fully) else ()


def headings(nodes: list[Any]) -> Iterator[tree.Heading]:
    """Every heading of a file, at any depth, in order."""
    for node in nodes:
        if isinstance(node, tree.Heading):
            yield node
        yield from headings(list(inner_nodes(node)))


def heading_of(system: System, at: Token | None) -> tree.Heading | None:
    """The heading that begins at a token."""
    return next((node for node in headings(system.tree.nodes) if node.first is at), None)


def head(system: System) -> tree.Heading | None:
    """The heading of the file itself."""
    for node in system.tree.nodes:
        if isinstance(node, tree.Heading) and str(node.keyword) == system.kind and node.words and str(node.words[0]) == system.name:
            return node
    return None


def head_rows(system: System) -> list[list[Token]]:
    """The rows below the heading of the file, as flat tokens; a declared heading among them is no row."""
    node = head(system)
    rows = [row(line) for line in node.body if isinstance(line, (tree.Line, tree.Heading))] if node is not None else []
    return [words for words in rows if words]


def words(tokens: list[Token] | tuple[Token, ...]) -> str:
    """Tokens as the author wrote them, with one space between words."""
    return " ".join(str(token) for token in tokens).replace(" ,", ",")
