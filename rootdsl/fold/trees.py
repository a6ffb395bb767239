"""Syntax trees: walked, copied, and with names replaced. The tools of `ast` take ten times as long, and folding does little else."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

CONTEXTS = (ast.Load, ast.Store, ast.Del)
SCOPES = (ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.SetComp, ast.DictComp)
PLACE = ("lineno", "col_offset", "end_lineno", "end_col_offset")
Node = TypeVar("Node", bound=ast.AST)


def every(*roots: ast.AST) -> Iterator[ast.AST]:
    """All nodes, whether they are loaded or stored aside, in no particular order."""
    wait: list[ast.AST] = list(roots)
    while wait:
        node = wait.pop()
        yield node
        for name in node._fields:
            x = getattr(node, name, None)
            if type(x) is list:
                wait += [y for y in x if isinstance(y, ast.AST)]
            elif isinstance(x, ast.AST) and not isinstance(x, CONTEXTS):
                wait.append(x)


def clone(node: Node, at: ast.AST | None = None) -> Node:
    """A copy that shares nothing that could change; with `at` it stands where that one does."""
    out: Any = type(node).__new__(type(node))
    for name in node._fields:
        x = getattr(node, name, None)
        if type(x) is list:
            x = [clone(y, at) if isinstance(y, ast.AST) else y for y in x]
        elif isinstance(x, ast.AST) and not isinstance(x, CONTEXTS):
            x = clone(x, at)
        setattr(out, name, x)
    place = at or node
    for name in PLACE:
        if hasattr(place, name):
            setattr(out, name, getattr(place, name))
    return out  # type: ignore[no-any-return]


def size(*roots: ast.AST) -> int:
    return sum(1 for _ in every(*roots))


def bound(*roots: ast.AST) -> set[str]:
    """Every name that is given a value anywhere in a piece of code."""
    out: set[str] = set()
    for x in every(*roots):
        if isinstance(x, ast.Name):
            if not isinstance(x.ctx, ast.Load):
                out.add(x.id)
        elif isinstance(x, ast.arg):
            out.add(x.arg)
    return out


def read(*roots: ast.AST) -> Counter[str]:
    """How often each name is read."""
    return Counter(x.id for x in every(*roots) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Load))


def leaves(node: ast.AST) -> bool:
    """Does a statement end a pass of the loop in which it stands?"""
    if isinstance(node, ast.Break | ast.Continue):
        return True
    return not isinstance(node, ast.For | ast.While) and any(leaves(x) for x in ast.iter_child_nodes(node))


def once_assigned(node: ast.FunctionDef) -> dict[str, ast.expr]:
    """Names of a function that are given one value in one plain statement, with that value."""
    stores: Counter[str] = Counter()
    plain: dict[str, ast.expr] = {}
    for x in every(node):
        if isinstance(x, ast.Name) and not isinstance(x.ctx, ast.Load):
            stores[x.id] += 1
        elif isinstance(x, ast.arg):
            stores[x.arg] += 2
        elif isinstance(x, ast.Assign) and len(x.targets) == 1 and isinstance(name := x.targets[0], ast.Name):
            plain[name.id] = x.value
    return {name: value for name, value in plain.items() if stores[name] == 1}


class Replace(ast.NodeTransformer):
    """Names become expressions; the statements that gave them their values go."""

    def __init__(self, values: Mapping[str, ast.expr]) -> None:
        self.values = values

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | None:
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id in self.values:
            return None
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.values:
            return clone(self.values[node.id], node)
        return node
