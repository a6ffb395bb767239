"""Functions made for what they are always given: a call with a known argument goes to a copy that has no such parameter."""

from __future__ import annotations

import ast
from collections import Counter
from types import FunctionType
from typing import TYPE_CHECKING, Any

from rootdsl.fold.facts import UNKNOWN
from rootdsl.fold.trees import CONTEXTS, Replace, bound, clone

if TYPE_CHECKING:
    from rootdsl.fold.workshop import Workshop

WORTH = 0.88        # of the size of the function: a copy that is not smaller than this is not kept
CALL = 15           # what a call costs, where looking at a name costs one or two
SEAT = "me"
PATIENCE = 3        # copies of a function, for these of its parameters, that were not worth it: no more are tried


class Variants:
    """Copies by function and by what they are given; each stands in the module of its function."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self.names: dict[tuple[int, tuple[tuple[str, str], ...]], str] = {}
        self.failures: Counter[tuple[int, tuple[str, ...]]] = Counter()
        self.sizes: dict[int, int] = {}
        self.kept: list[FunctionType] = []
        self.home_of: dict[str, dict[str, Any]] = {}    # the module of each copy
        self.nodes: dict[str, ast.FunctionDef] = {}
        self.made: dict[int, list[ast.FunctionDef]] = {}       # by module: the copies that it gets

    def of(self, function: FunctionType, given: dict[str, ast.expr]) -> str:
        """The name of the copy in the module of the function, or nothing."""
        key = (id(function), tuple(sorted((name, ast.dump(x)) for name, x in given.items())))
        if key not in self.names:
            self.names[key] = ""        # no circle
            self.kept.append(function)
            self.names[key] = self.make(function, given)
        return self.names[key]

    def make(self, function: FunctionType, given: dict[str, ast.expr]) -> str:
        tried = (id(function), tuple(sorted(given)))
        if self.failures[tried] >= PATIENCE:
            return ""
        found = self.workshop.source(function)
        if found is None:
            return ""
        node, simplify = found
        if node.args.vararg or node.args.kwarg or node.args.kwonlyargs or node.decorator_list:
            return ""
        if id(function) not in self.sizes:
            self.sizes[id(function)] = work(simplify.function(clone(node)))
        node = simplify.function(node)
        if not bind(node, given, simplify):
            return ""
        node = simplify.function(node)
        ruled = SEAT in given and "SYSTEM" in self.workshop.home_of(function)       # what a rule calls knows its seat, too
        if work(node) > WORTH * self.sizes[id(function)] and not ruled:
            self.failures[tried] += 1
            return ""
        home = self.workshop.home_of(function)
        if id(home) not in self.workshop.homes:
            return ""
        made = self.made.setdefault(id(home), [])
        node.name = f"{node.name}_for_{len(self.home_of)}"
        self.home_of[node.name] = home
        self.nodes[node.name] = node
        made.append(node)
        self.workshop.finished(node, home, simplify)
        return node.name


def work(node: ast.AST) -> int:
    """How much there is to do: a call counts for itself, and what stands in a loop three times."""
    n = CALL if isinstance(node, ast.Call) else 1
    for x in ast.iter_child_nodes(node):
        if not isinstance(x, CONTEXTS):
            n += work(x) * (5 if isinstance(node, ast.For) and x in node.body else 1)
    return n


def bind(node: ast.FunctionDef, given: dict[str, ast.expr], simplify: Any) -> bool:
    """Parameters become what they are given; one that the text assigns anew must have its lasting value before all else."""
    values = dict(given)
    assigned = bound(*node.body)
    while node.body and (open_ := [x for x in values if x in assigned]):
        first = node.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            node.body.pop(0)
            continue
        if isinstance(first, ast.If):
            test = simplify.visit(Replace(values).visit(clone(first.test)))
            worth = simplify.value_of(test)
            if worth is UNKNOWN:
                return False
            node.body[:1] = first.body if worth else first.orelse
            assigned = bound(*node.body)
            continue
        if isinstance(first, ast.Assign) and isinstance(first.targets[0], ast.Name) and first.targets[0].id in open_:
            name = first.targets[0].id
            rest = bound(*node.body[1:])
            value = Replace(values).visit(clone(first.value))
            if name in rest or not (isinstance(value, ast.Constant) or (isinstance(value, ast.Name) and value.id not in rest)):
                return False
            values[name] = value
            node.body.pop(0)
            assigned = rest
            continue
        return False
    node.body = [Replace(values).visit(x) for x in node.body]
    drop(node, set(given))
    return True


def drop(node: ast.FunctionDef, names: set[str]) -> None:
    """The parameters go, with what they stood for where nothing was given."""
    args, defaults = node.args.args, node.args.defaults
    first = len(args) - len(defaults)
    kept = [(a, defaults[i - first] if i >= first else None) for i, a in enumerate(args) if a.arg not in names]
    node.args.args = [a for a, _ in kept]
    node.args.defaults = [d for _, d in kept if d is not None]
