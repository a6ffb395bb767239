"""`advice`: what a bot should hold for good, line by line: `3 for each burrow on the map`, `if hand is empty: less 4`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.rows import row
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences
from rootdsl.syntax import tree

if TYPE_CHECKING:
    from rootdsl.names.resolve import Resolver


def read_advice(r: Resolver, node: tree.Heading) -> None:
    """Read the heading and every line below it into the model of the file."""
    for extra in (node.words, node.after, *node.filters, *node.roles, *node.order):
        Cursor(extra).end("the end of the line")
    if node.title is not None or node.guards or node.inline:
        token = node.title or node.first
        raise Misread(token, "E0303", word=str(token), expected="the end of the line, and advice below it")
    lines(r, node.body, r.scope(), [])


def lines(r: Resolver, body: list[Any], scope: Scope, conds: list[e.Cond]) -> None:
    for item in body:
        if isinstance(item, tree.If):
            r.safe(lambda item: branches(r, item, scope, conds), item)
        elif isinstance(item, tree.Example):
            r.top(item)
        elif not isinstance(item, tree.Note):
            r.safe(lambda item: r.system.advice.append(weight(item, scope.child(), conds)), item)


def branches(r: Resolver, node: tree.If, scope: Scope, conds: list[e.Cond]) -> None:
    """`if C:` and what is advised while it holds; `otherwise` while no condition before it does."""
    earlier: list[e.Cond] = []
    for cond, body in [*node.branches, *([(None, node.otherwise)] if node.otherwise else [])]:
        inner = scope.child()
        read = [r.cond(cond, inner)] if cond is not None else []
        lines(r, body, inner, [*conds, *(e.Not(x) for x in earlier), *read])
        earlier += read


def weight(node: Any, scope: Scope, conds: list[e.Cond]) -> s.Advice:
    """`3 for each burrow on the map`, `2 for every 3 cards in hand`, `less 4`, `courage of you`."""
    plain = isinstance(node, tree.Line) and not (node.body or node.effect is not None or node.chain)
    if not plain or not isinstance(node.sentences[0], tree.Do):
        raise Misread(node.first, "E0303", word=str(node.first), expected="a number, as in `3 for each card in hand`")
    if node.duration is not None:
        word, wanted = f", {node.duration.keyword}", "the end of the line; a condition stands before it, as `if CONDITION:`"
        raise Misread(node.first, "E0303", word=word, expected=wanted)
    if node.joins:
        raise Misread(node.joins[0], "E0303", word=str(node.joins[0]), expected="the end of the line")
    reader = Sentences(Cursor(row(node), node.first), scope)
    less = bool(reader.c.take("less"))
    value = reader.points()
    if not reader.c.done:
        raise reader.wrong("the end of the line")
    return s.Advice(e.Arith("-", e.Num(0), value) if less else value, list(conds), node.first)
