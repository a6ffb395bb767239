"""Where modules of a table are folded: their texts, and what the parts of the folding share."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Sequence
from types import FunctionType, ModuleType
from typing import Any

from rootdsl.fold.facts import Facts
from rootdsl.fold.inline import Answers, Borrowed, Inline, borrow
from rootdsl.fold.seats import fixed_seats
from rootdsl.fold.simplify import Simplify
from rootdsl.fold.trees import clone
from rootdsl.fold.variants import Variants
from rootdsl.fold.wrappers import Wrappers


class Workshop:
    """The texts of modules, taken apart once, and the names that folded modules borrow from each other."""

    def __init__(self, facts: Facts, sources: Sequence[ModuleType]) -> None:
        self.facts = facts
        self.homes = {id(vars(m)) for m in sources}         # the modules that are folded
        self.trees: dict[int, ast.Module | None] = {}
        self.functions: dict[int, dict[str, ast.FunctionDef]] = {}
        self.borrowed: dict[int, Borrowed] = {}
        self.answers = Answers(self)
        self.variants = Variants(self)
        self.wrappers = Wrappers(self)
        trees = {id(vars(m)): tree for m in facts.t.modules if (tree := self.tree(vars(m))) is not None}
        facts.seats = fixed_seats(facts.t, trees)

    def tree(self, home: dict[str, Any]) -> ast.Module | None:
        """The text of a module, or None where it has none."""
        key = id(home)
        if key not in self.trees:
            text = "".join(linecache.getlines(home.get("__file__") or ""))
            self.trees[key] = tree = ast.parse(text) if text else None
            self.functions[key] = {x.name: x for x in tree.body if isinstance(x, ast.FunctionDef)} if tree else {}
        return self.trees[key]

    def source(self, function: FunctionType) -> tuple[ast.FunctionDef, Simplify] | None:
        """A copy of the text of a function that stands at the top of its module."""
        wrapper = self.wrappers.name(function)
        if wrapper:
            return clone(self.wrappers.texts[wrapper]), Simplify(self.facts, self.variants.home_of[wrapper])
        home = function.__globals__
        if "<" in function.__qualname__ or self.tree(home) is None:
            return None
        node = self.functions[id(home)].get(function.__name__)
        if node is None or home.get(function.__name__) is not function:
            return None
        return clone(node), Simplify(self.facts, home)

    def home_of(self, function: FunctionType) -> dict[str, Any]:
        """The module in which the text of a function stands."""
        return self.variants.home_of.get(self.wrappers.name(function), function.__globals__)

    def named(self, function: FunctionType, home: dict[str, Any]) -> str:
        """The name by which a module reads a function, or nothing."""
        name = self.wrappers.name(function)
        if name:
            other = self.variants.home_of[name]
            if other is not home:
                self.borrowed.setdefault(id(home), {})[name] = (other, name)
            return name
        name = function.__name__
        other = function.__globals__
        if other.get(name) is not function:
            return next((k for k, x in self.facts.values.items() if x is function), "")
        return borrow(self.borrowed.setdefault(id(home), {}), home, other, name)

    def finished(self, node: ast.FunctionDef, home: dict[str, Any], simplify: Simplify) -> None:
        """A function folded, with calls in its text answered, and folded once more."""
        inline = Inline(self, home, simplify, self.borrowed.setdefault(id(home), {}))
        simplify.function(node)
        inline.function(node)
        simplify.function(node)
        inline.function(node)       # of what was written out, and of what was put in
        simplify.function(node)

    def folded(self, home: dict[str, Any]) -> ast.Module | None:
        """The tree of a module with every function folded."""
        tree = self.tree(home)
        if tree is None:
            return None
        tree = clone(tree)
        simplify = Simplify(self.facts, home)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self.finished(node, home, simplify)
        return tree
