"""Folding one function: what is known of the table is computed beforehand, and branches that cannot be taken go."""

from __future__ import annotations

import ast
import operator
from collections import Counter
from typing import Any

from rootdsl.fold.facts import SCALARS, UNKNOWN, Facts
from rootdsl.fold.trees import Replace, bound, clone, every, leaves, once_assigned, size

COMPARE = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
}
MOST_PASSES, LONGEST_LOOP = 6, 360      # of a loop that is written out: passes, and nodes of all of them together
BINARY = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.BitAnd: operator.and_}


class Simplify(ast.NodeTransformer):
    """Folds expressions and statements; `value_of` tells what a folded expression is worth."""

    def __init__(self, facts: Facts, home: dict[str, Any]) -> None:
        self.facts, self.home = facts, home
        self.seat = -1                  # for whom alone the function acts
        scope = {k: v for k, v in home.items() if k.isupper() and type(v) in (int, bool)}
        self.classes = {k: v for k, v in home.items() if isinstance(v, type)}
        self.scope = scope        # module-level numbers that are never assigned again
        self.tabled = False             # is `t` the table here?
        self.stated = False             # is `s` the state here?
        self.uses: Counter[str] = Counter()

    def value_of(self, node: ast.expr) -> Any:
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            return self.facts.values.get(node.id, UNKNOWN)
        if isinstance(node, ast.Tuple) and not node.elts:
            return ()
        return UNKNOWN

    def recipe_of(self, node: ast.expr) -> str:
        """The expression over the table of a folded expression of which the value is known."""
        if isinstance(node, ast.Constant):
            return repr(node.value)
        if isinstance(node, ast.Name):
            return self.facts.recipes[node.id]
        return "()"

    def constant(self, at: ast.expr, recipe: str, value: Any) -> ast.expr:
        """The node of a known value."""
        made: ast.expr
        if type(value) in SCALARS:
            made = ast.Constant(value)
        else:
            made = ast.Name(self.facts.name(recipe, value), ast.Load())
        return ast.copy_location(made, at)

    def truth(self, node: ast.expr) -> bool | None:
        value = self.value_of(node)
        return None if value is UNKNOWN else bool(value)

    # ------------------------------------------------------------ expressions

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if self.seat >= 0 and node.id == "me" and isinstance(node.ctx, ast.Load):
            return ast.copy_location(ast.Constant(self.seat), node)
        if isinstance(node.ctx, ast.Load) and node.id in self.scope:
            return ast.copy_location(ast.Constant(self.scope[node.id]), node)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if self.seat >= 0 and node.attr == "me" and isinstance(node.value, ast.Name) and node.value.id == "f":
            return ast.copy_location(ast.Constant(self.seat), node)
        if self.stated and isinstance(node.value, ast.Name) and node.value.id == "s" and node.attr in self.facts.fixed:
            return ast.copy_location(ast.Constant(self.facts.fixed[node.attr]), node) if isinstance(node.ctx, ast.Load) else node
        if self.tabled and isinstance(node.value, ast.Name) and node.value.id == "t":
            value = self.facts.attribute(node.attr) if isinstance(node.ctx, ast.Load) else UNKNOWN
            return node if value is UNKNOWN else self.constant(node, f"t.{node.attr}", value)
        self.generic_visit(node)
        base = self.value_of(node.value)
        if base is not UNKNOWN:
            value = self.facts.member(base, node.attr)
            if value is not UNKNOWN:
                return self.constant(node, f"{self.recipe_of(node.value)}.{node.attr}", value)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        base = self.value_of(node.value)
        if base is UNKNOWN or not isinstance(node.ctx, ast.Load):
            return node
        keys = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        found = [self.value_of(x) for x in keys]
        if any(x is UNKNOWN or type(x) not in SCALARS for x in found):
            return node
        key = tuple(found) if isinstance(node.slice, ast.Tuple) else found[0]
        value = self.facts.item(base, key)
        return node if value is UNKNOWN else self.constant(node, f"{self.recipe_of(node.value)}[{key!r}]", value)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        value = self.value_of(node.operand)
        if value is UNKNOWN:
            return node
        if isinstance(node.op, ast.Not):
            return ast.copy_location(ast.Constant(not value), node)
        if isinstance(node.op, ast.USub) and type(value) is int:
            return ast.copy_location(ast.Constant(-value), node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        left, right = self.value_of(node.left), self.value_of(node.right)
        if type(left) is int and type(right) is int and type(node.op) in BINARY:
            return ast.copy_location(ast.Constant(BINARY[type(node.op)](left, right)), node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        kind = self.kind_of(node)
        if kind is not None:
            return ast.copy_location(ast.Constant(kind), node)
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.In | ast.NotIn):
            left, right = self.value_of(node.left), self.value_of(node.comparators[0])
            if type(left) in SCALARS and isinstance(right, tuple | list | dict | set | frozenset):
                return ast.copy_location(ast.Constant((left in right) is isinstance(node.ops[0], ast.In)), node)
        if len(node.ops) == 1 and type(node.ops[0]) in COMPARE:
            left, right = self.value_of(node.left), self.value_of(node.comparators[0])
            if left is not UNKNOWN and right is not UNKNOWN and {type(left), type(right)} <= set(SCALARS) | {type(left)}:
                plain = type(left) in SCALARS and type(right) in SCALARS
                if plain or type(node.ops[0]) in (ast.Is, ast.IsNot):
                    return ast.copy_location(ast.Constant(COMPARE[type(node.ops[0])](left, right)), node)
        return node

    def kind_of(self, node: ast.Compare) -> bool | None:
        """Whether `type(x) is C` holds, for a known x."""
        call, other = node.left, node.comparators[0]
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "type" and isinstance(other, ast.Name)):
            return None
        if len(call.args) != 1 or type(node.ops[0]) not in (ast.Is, ast.IsNot):
            return None
        value = self.value_of(call.args[0])
        wanted = {"int": int, "list": list}.get(other.id) or self.classes.get(other.id)
        return None if value is UNKNOWN or wanted is None else (type(value) is wanted) is isinstance(node.ops[0], ast.Is)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        stops = isinstance(node.op, ast.Or)      # a true operand ends an `or`, a false one an `and`
        kept: list[ast.expr] = []
        for k, operand in enumerate(node.values):
            truth = self.truth(operand)
            if truth is None:
                kept.append(operand)
            elif truth is stops:
                kept.append(operand)
                break
            elif k == len(node.values) - 1:
                kept.append(operand)
        if len(kept) == 1:
            return kept[0]
        node.values = kept
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        node.test = self.condition(node.test)
        truth = self.truth(node.test)
        if truth is not None:
            return self.visit(node.body if truth else node.orelse)
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        other = node.orelse
        if isinstance(other, ast.IfExp) and plain(node.test) and ast.dump(other.test) == ast.dump(node.test):
            node.orelse = other.orelse      # it was asked just now
        return got(node) or node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in ("bool", "len") and len(node.args) == 1 and not node.keywords:
            value: Any = self.value_of(node.args[0])
            if isinstance(node.args[0], ast.List):
                value = node.args[0].elts
            if value is not UNKNOWN and (node.func.id == "bool" or isinstance(value, list | tuple | dict)):
                return ast.copy_location(ast.Constant(bool(value) if node.func.id == "bool" else len(value)), node)
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.expr:
        self.generic_visit(node)
        each = self.each(node)
        if each is None or any(tests for tests, _ in each):
            return node
        return ast.copy_location(ast.List([self.visit(x) for _, x in each], ast.Load()), node)

    def each(self, node: ast.ListComp | ast.GeneratorExp) -> list[tuple[list[ast.expr], ast.expr]] | None:
        """The tests and the element of each pass of a comprehension over a few known things."""
        first = node.generators[0]
        values = self.value_of(first.iter)
        if len(node.generators) > 1 or first.is_async or not isinstance(first.target, ast.Name):
            return None
        if not isinstance(values, tuple | list) or len(values) > MOST_PASSES or size(node) * len(values) > LONGEST_LOOP:
            return None
        out = []
        for k, value in enumerate(values):
            replace = Replace({first.target.id: self.constant(node, f"{self.recipe_of(first.iter)}[{k}]", value)})
            tests = [self.visit(replace.visit(clone(x))) for x in first.ifs]
            if not any(self.truth(x) is False for x in tests):
                out.append(([x for x in tests if self.truth(x) is None], replace.visit(clone(node.elt))))
        return out

    def some(self, test: ast.expr) -> ast.expr:
        """A condition that asks whether a comprehension over a few known things has anything: one of the things, or another."""
        found: ast.expr | None = None
        if isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.GtE) and self.value_of(test.comparators[-1]) == 1:
            found = argument(test.left, "len", ast.ListComp)
        found = found or argument(test, "bool", ast.ListComp) or argument(test, "any", ast.GeneratorExp)
        if not isinstance(found, ast.ListComp | ast.GeneratorExp) or any(isinstance(x, ast.NamedExpr) for x in every(found)):
            return test
        each = self.each(found)
        if each is None:
            return test
        asked = isinstance(found, ast.GeneratorExp)
        ways = [[*tests, *([self.visit(x)] if asked else [])] for tests, x in each]
        if not ways or not all(ways):
            return ast.copy_location(ast.Constant(bool(ways)), test)
        whole = [x[0] if len(x) == 1 else ast.BoolOp(ast.And(), x) for x in ways]
        return ast.copy_location(whole[0] if len(whole) == 1 else ast.BoolOp(ast.Or(), whole), test)

    # ------------------------------------------------------------ statements

    def suite(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Statements of a suite; what stands behind a return is never reached."""
        out: list[ast.stmt] = []
        for statement in body:
            made = self.visit(statement)
            out += made if isinstance(made, list) else [made] if made is not None else []
            if out and isinstance(out[-1], ast.Return | ast.Raise | ast.Continue | ast.Break):
                break
        return out

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        node.test = self.condition(node.test)
        truth = self.truth(node.test)
        if truth is not None:
            return self.suite(node.body if truth else node.orelse)
        node.body, node.orelse = self.block(node), self.suite(node.orelse)
        return node

    def block(self, node: ast.If | ast.While | ast.For) -> list[ast.stmt]:
        """What stands below a head; where nothing is left of it, `pass`."""
        return self.suite(node.body) or [ast.copy_location(ast.Pass(), node)]

    def condition(self, test: ast.expr) -> ast.expr:
        """An expression of which only the truth counts."""
        return self.asked(self.some(self.visit(test)))

    def asked(self, made: ast.expr) -> ast.expr:
        """The same of one that is folded: what it is made of are conditions as well."""
        if isinstance(made, ast.UnaryOp) and isinstance(made.op, ast.Not):
            made.operand = self.asked(made.operand)
        elif isinstance(made, ast.IfExp):
            return self.chosen(made)
        elif isinstance(made, ast.BoolOp):
            values = [self.asked(x) for x in made.values]
            values = [y for x in values for y in (x.values if isinstance(x, ast.BoolOp) and type(x.op) is type(made.op) else [x])]
            stops = isinstance(made.op, ast.Or)     # a known operand at the end changes no truth, where it does not decide
            kept = [x for x in values if self.truth(x) is not (not stops)] or values[:1]
            last = next((k for k, x in enumerate(kept) if self.truth(x) is stops), None)
            if last is not None:        # what follows cannot matter, nor what stands before where that does nothing
                kept = kept[last : last + 1] if plain(ast.Tuple(kept[:last])) else kept[: last + 1]
            made.values = kept
            return kept[0] if len(kept) == 1 else made
        return made

    def chosen(self, made: ast.IfExp) -> ast.expr:
        """One or the other condition; where one of them is known, a plain `and` or `or`."""
        then, other = self.asked(made.body), self.asked(made.orelse)
        first, second = self.truth(then), self.truth(other)
        if first is not None and second is None:
            test = made.test if first else denied(made.test)
            return ast.copy_location(ast.BoolOp(ast.Or() if first else ast.And(), [test, other]), made)
        if second is not None and first is None:
            test = denied(made.test) if second else made.test
            return ast.copy_location(ast.BoolOp(ast.Or() if second else ast.And(), [test, then]), made)
        made.body, made.orelse = then, other
        return made

    def visit_While(self, node: ast.While) -> ast.stmt:
        node.test = self.condition(node.test)
        node.body, node.orelse = self.block(node), self.suite(node.orelse)
        return node

    def visit_For(self, node: ast.For) -> ast.stmt | list[ast.stmt]:
        node.iter = self.visit(node.iter)
        passes = self.passes(node)
        if passes is not None:
            return self.suite(passes)
        node.body, node.orelse = self.block(node), self.suite(node.orelse)
        return node

    def passes(self, node: ast.For) -> list[ast.stmt] | None:
        """A short loop over known things, pass by pass."""
        values = self.value_of(node.iter)
        names = [node.target] if isinstance(node.target, ast.Name) else node.target.elts if isinstance(node.target, ast.Tuple) else []
        if not isinstance(values, tuple | list) or len(values) > MOST_PASSES or node.orelse or not names:
            return None
        if size(*node.body) * len(values) > LONGEST_LOOP:
            return None
        inside = list(every(*node.body))
        if any(leaves(x) for x in node.body):
            return None
        for name in names:
            used = [x for x in inside if isinstance(x, ast.Name) and isinstance(name, ast.Name) and x.id == name.id]
            if not isinstance(name, ast.Name) or self.uses[name.id] > len(used) + 1 or any(not isinstance(x.ctx, ast.Load) for x in used):
                return None
        out: list[ast.stmt] = []
        for k, value in enumerate(values):
            item = self.constant(node.iter, f"{self.recipe_of(node.iter)}[{k}]", value)
            parts = self.parts(item, len(names), isinstance(node.target, ast.Tuple)) or []
            given = {name.id: x for name, x in zip(names, parts, strict=False) if isinstance(name, ast.Name)}
            if len(given) < len(names):
                return None
            out += [Replace(given).visit(clone(x)) for x in node.body]
        return out

    def parts(self, node: ast.expr, n: int, apart: bool) -> list[ast.expr] | None:
        """A known thing, or the things in it."""
        if not apart:
            return [node]
        value = self.value_of(node)
        if not isinstance(value, tuple | list) or len(value) != n:
            return None
        return [self.constant(node, f"{self.recipe_of(node)}[{k}]", x) for k, x in enumerate(value)]

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        target = node.targets[0]
        if len(node.targets) > 1 or not isinstance(target, ast.Tuple) or not all(isinstance(x, ast.Name) for x in target.elts):
            return node
        given = self.parts(node.value, len(target.elts), True) if self.value_of(node.value) is not UNKNOWN else None
        if given is None and isinstance(node.value, ast.Tuple) and all(isinstance(x, ast.Constant) for x in node.value.elts):
            given = node.value.elts
        if given is None or len(given) != len(target.elts):
            return node
        return [ast.copy_location(ast.Assign([name], x), node) for name, x in zip(target.elts, given, strict=True)]

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | None:
        node.value = self.visit(node.value)
        return None if isinstance(node.value, ast.Constant) else node

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function folded as far as it goes."""
        own = {x.arg for x in [*node.args.args, *node.args.kwonlyargs]} | bound(node)
        outer, self.scope = self.scope, {k: v for k, v in self.scope.items() if k not in own}
        given = {x.arg for x in node.args.args}
        self.tabled, self.stated = "t" in given, "s" in given
        self.seat = self.facts.seats.get((id(self.home), node.name), -1)
        try:
            for _ in range(4):
                self.uses = Counter(x.id for x in every(node) if isinstance(x, ast.Name))
                node.body = self.suite(node.body)
                found = {name: x for name, x in once_assigned(node).items() if self.value_of(x) is not UNKNOWN}
                if not found:
                    break
                Replace(found).visit(node)
        finally:
            self.scope = outer
        if not node.body:
            node.body = [ast.copy_location(ast.Pass(), node)]
        return node


def plain(node: ast.expr) -> bool:
    """Does it call nothing, and give no name a value?"""
    return not any(isinstance(x, ast.Call | ast.NamedExpr) for x in every(node))


def denied(node: ast.expr) -> ast.expr:
    """The opposite of a condition."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    return ast.copy_location(ast.UnaryOp(ast.Not(), node), node)


def got(node: ast.IfExp) -> ast.expr | None:
    """`x if (x := y) is not None else None` is y, where nobody else reads x."""
    test = node.test
    if not isinstance(test, ast.Compare) or not isinstance(test.left, ast.NamedExpr) or not isinstance(test.ops[0], ast.IsNot):
        return None
    nothing = all(isinstance(x, ast.Constant) and x.value is None for x in (test.comparators[0], node.orelse))
    same = isinstance(node.body, ast.Name) and node.body.id == test.left.target.id
    return test.left.value if nothing and same else None


def argument(node: ast.expr, function: str, kind: type[ast.expr]) -> ast.expr | None:
    """The only argument of a call of this function, where it is of this kind."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function and len(node.args) == 1:
        return node.args[0] if isinstance(node.args[0], kind) else None
    return None
