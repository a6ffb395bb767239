"""What a change asks of a tree: what a node is, where it begins, what belongs to it, and the words of a phrase."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from lark import Token

from rootdsl.syntax import tree

# Headings that only hold a name or a heap of others: dropping one says nothing about a rule.
HOLDERS = frozenset(
    {"game", "law", "map", "deck", "faction", "automated faction", "house rules", "section", "language", "role", "knows", "uses"}
)

DATA = frozenset(
    {"pieces", "track", "box", "places", "paths", "place", "zone", "mode", "suits", "die", "options", "section", "column", "row"}
)

# Headings that declare a name that others read: without one the file cannot be read, which says nothing about a rule.
DECLARES = frozenset({"number", "flag", "zone", "box", "track", "die", "kind", "pieces", "procedure", "verb", "relation"})

# Headings that can be dropped whole.
DROPPABLE = frozenset(
    {"step", "rule", "action", "extra", "exception", "needs", "value", "victory", "word", "window", "place", "card", "free action"}
)


def kind_of(node: Any) -> str:
    if isinstance(node, tree.Heading):
        return str(node.keyword) if str(node.keyword) in DROPPABLE else "heading"
    if isinstance(node, tree.Hook | tree.When):
        return "hook"
    if isinstance(node, tree.Line) and any(isinstance(x, tree.Cannot) for x in node.sentences):
        return "ban"
    return "line"


def is_data(node: tree.Line, parent: Any) -> bool:
    """Is the line a row of data (or the name of a section) rather than a sentence?"""
    if isinstance(parent, tree.Heading):
        return str(parent.keyword) in HOLDERS | DATA
    return (parent is None or isinstance(parent, tree.Line)) and (node.body is not None or str(node.first)[:1].isdigit())


def only_declares(node: Any, parent: Any) -> bool:
    """Does it give a name or a field that the file cannot be read without: a number, a kind of pieces, `letter S`, a role?"""
    if isinstance(node, tree.Heading):
        return str(node.keyword) in DECLARES
    if not isinstance(node, tree.Line) or not isinstance(parent, tree.Heading):
        return False
    key = str(parent.keyword)
    return key in HOLDERS or key == "pieces" or key in ("procedure", "verb") and str(node.first) in ("role", "sides", "shares", "data")


def first_line(node: Any) -> int:
    token = node.keyword if isinstance(node, tree.Heading) else getattr(node, "first", None)
    return (token.line or 0) if token is not None else 0


def children(node: Any) -> list[Any]:
    """The nodes below a node."""
    out: list[Any] = []
    for name in ("body", "effect", "otherwise"):
        out += getattr(node, name, None) or []
    for _cond, body in getattr(node, "branches", ()) if isinstance(node, tree.If) else ():
        out += body
    if isinstance(node, tree.ChooseOne):
        out += [x for branch in node.branches for x in branch]
    return out


def own_parts(node: Any) -> list[Any]:
    """A node and what belongs to its own line: sentences, events."""
    out = [node]
    for name in ("sentences", "inline", "events"):
        for part in getattr(node, name, None) or ():
            out.append(part)
            if isinstance(part, tree.May):
                out.append(part.sentence)
    return out


def conditions_of(owner: Any) -> list[tree.Cond]:
    out = [owner.cond] if isinstance(getattr(owner, "cond", None), tree.Cond) else []
    if isinstance(owner, tree.If):
        out += [cond for cond, _ in owner.branches]
    return out


def test_words(test: tree.Test) -> tree.Words:
    return (*test.words, *(word for part in test.filters for word in part))


def all_words(cond: tree.Cond) -> tree.Words:
    return tuple(word for test in cond.tests for word in test_words(test))


def sentence_words(sentence: Any) -> tree.Words:
    """Every token of a sentence that the tree keeps, in order."""
    found = [x for x in walk(sentence) if isinstance(x, Token)]
    return tuple(sorted(found, key=lambda x: x.start_pos or 0))


def walk(node: Any) -> Iterator[Any]:
    """A node and everything below it."""
    wait = [node]
    while wait:
        x = wait.pop()
        yield x
        if is_dataclass(x):
            wait += [getattr(x, f.name) for f in fields(x)]
        elif isinstance(x, list | tuple):
            wait += x


def numbers_in(text: str) -> Iterator[tuple[str, int]]:
    """The numbers of a list with their offsets.

    >>> list(numbers_in("0, 12"))
    [('0', 0), ('12', 3)]
    """
    offset = 0
    for part in text.split(","):
        yield part.strip(), offset + len(part) - len(part.lstrip())
        offset += len(part) + 1


def base_form(verb: str) -> str:
    from rootdsl.names.library import verb_forms

    return verb_forms(verb)[-1]


def third_person(verb: str) -> str:
    """`choose` to `chooses`, `carry` to `carries`."""
    if verb.endswith("y") and verb[-2:-1] not in ("a", "e", "o", "u"):
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "x", "z", "ch", "sh")) else "s")
