"""Calls of short questions become the questions themselves: what one expression answers needs no call."""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from rootdsl.fold.facts import SCALARS, UNKNOWN
from rootdsl.fold.simplify import Simplify
from rootdsl.fold.trees import SCOPES, Replace, bound, clone, every, read, size

if TYPE_CHECKING:
    from rootdsl.fold.workshop import Workshop

LONGEST = 100       # nodes of an expression that is still put in the place of its call


Borrowed = dict[str, tuple[dict[str, Any], str]]        # by the name in the module that borrows: the other module, and the name there


@dataclass(slots=True)
class Answer:
    """What a function answers, as one expression over its parameters."""

    parameters: list[str]
    defaults: list[ast.expr]
    body: ast.expr
    home: dict[str, Any]        # the names that its text knows
    binds: bool                 # it gives a name a value on the way
    scopes: bool                # it has a scope of its own within
    borrowed: Borrowed          # names in it that stand in other modules


class Answers:
    """Functions as expressions, found and folded when they are first asked for."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self.known: dict[int, Answer | None] = {}
        self.copies: dict[str, Answer | None] = {}
        self.kept: list[Any] = []
        self.fresh = 0

    def of(self, function: Any) -> Answer | None:
        key = id(function)
        if key not in self.known:
            self.known[key] = None          # while it is being made: no circle
            self.kept.append(function)
            self.known[key] = self.made(function)
        return self.known[key]

    def made(self, function: Any) -> Answer | None:
        if not isinstance(function, FunctionType):
            return None
        parts = getattr(function, "parts", None)
        if parts is not None and parts["way"] == "remembered":
            memo = f"s.memo[{parts['k']}][place]"
            body = ast.parse(f"{memo} if {memo} != -2 else _otherwise(t, s, me, place)", mode="eval").body
            name = self.workshop.wrappers.name(function)
            if name:
                body = Replace({"_otherwise": ast.Name(name, ast.Load())}).visit(body)
                return Answer(["t", "s", "me", "place"], [], body, self.workshop.variants.home_of[name], False, False, {})
            return Answer(["t", "s", "me", "place"], [], body, {"_otherwise": function}, False, False, {})
        found = self.workshop.source(function)
        if found is None:
            return None
        node, simplify = found
        node = simplify.function(node)
        if expression(node.body) is None or node.args.vararg or node.args.kwarg or node.args.kwonlyargs:
            return None
        home = self.workshop.home_of(function)
        inline = Inline(self.workshop, home, simplify, {})
        inline.function(node)
        node = simplify.function(node)
        return answer_of(node, home, inline.borrowed)

    def of_copy(self, name: str) -> Answer | None:
        """The same of a function that was made for known arguments."""
        if name not in self.copies:
            variants = self.workshop.variants
            home = variants.home_of[name]
            self.copies[name] = answer_of(variants.nodes[name], home, self.workshop.borrowed[id(home)])
        return self.copies[name]


def answer_of(node: ast.FunctionDef, home: dict[str, Any], borrowed: Borrowed) -> Answer | None:
    """What a folded function answers, where that is one expression and not too long."""
    answer = expression(node.body)
    if answer is None or size(answer) > LONGEST:
        return None
    kinds = {type(x) for x in every(answer)}
    return Answer([x.arg for x in node.args.args], list(node.args.defaults), answer, home,
                  ast.NamedExpr in kinds, bool(kinds & set(SCOPES)), borrowed)


def expression(body: list[ast.stmt]) -> ast.expr | None:
    """Statements that only test and return, as one expression; None where they do more."""
    if not body:
        return None
    first = body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return expression(body[1:])
    if isinstance(first, ast.Return):
        return first.value or ast.Constant(None)
    if isinstance(first, ast.Assign) and len(body) > 1 and isinstance(body[1], ast.If):
        return asked(first, body[1], body[2:])
    if isinstance(first, ast.Assign) and isinstance(body[-1], ast.Return):
        return summed(first, body[1:-1], body[-1])
    if isinstance(first, ast.If):
        then = expression(first.body)
        other = expression(first.orelse or body[1:])
        if then is not None and other is not None:
            return ast.copy_location(ast.IfExp(first.test, then, other), first)
    return None


def summed(first: ast.Assign, added: list[ast.stmt], last: ast.Return) -> ast.expr | None:
    """`n = 0`, `n += x`, ..., `return n` as one sum."""
    name = first.targets[0]
    if not isinstance(name, ast.Name) or not isinstance(first.value, ast.Constant) or not added:
        return None
    out: ast.expr = first.value
    for x in added:
        if not isinstance(x, ast.AugAssign) or not isinstance(x.op, ast.Add) or ast.unparse(x.target) != name.id:
            return None
        if name.id in read(x.value):
            return None
        out = x.value if isinstance(out, ast.Constant) and out.value == 0 else ast.copy_location(ast.BinOp(out, ast.Add(), x.value), x)
    return out if isinstance(last.value, ast.Name) and last.value.id == name.id else None


def asked(first: ast.Assign, then: ast.If, rest: list[ast.stmt]) -> ast.expr | None:
    """`got = x`, `if got is not None: return got`, and what else is returned."""
    name = first.targets[0]
    if not isinstance(name, ast.Name) or len(then.body) != 1:
        return None
    if ast.unparse(then.test) != f"{name.id} is not None" or ast.unparse(then.body[0]) != f"return {name.id}":
        return None
    other = expression(then.orelse or rest)
    if other is None:
        return None
    got = ast.NamedExpr(ast.Name(name.id, ast.Store()), first.value)
    test = ast.Compare(got, [ast.IsNot()], [ast.Constant(None)])
    return ast.copy_location(ast.IfExp(test, ast.Name(name.id, ast.Load()), other), first)


class Inline(ast.NodeTransformer):
    """Puts answers in the place of calls, in one function of one module."""

    def __init__(self, workshop: Workshop, home: dict[str, Any], simplify: Simplify, borrowed: Borrowed) -> None:
        self.workshop, self.answers, self.home, self.simplify, self.borrowed = workshop, workshop.answers, home, simplify, borrowed
        self.inner = 0
        self.own: set[str] = set()

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.own = {x.arg for x in node.args.args} | bound(node)
        for k, statement in enumerate(node.body):
            node.body[k] = self.visit(statement)
        return node

    def visit_scope(self, node: Any) -> Any:
        self.inner += 1
        self.generic_visit(node)
        self.inner -= 1
        return node

    visit_Lambda = visit_ListComp = visit_GeneratorExp = visit_SetComp = visit_DictComp = visit_scope

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        return self.called(node)

    def called(self, node: ast.Call) -> ast.expr:
        """A call of which the arguments are done."""
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id not in self.own:
            module = self.home.get(node.func.value.id)
            if isinstance(module, ModuleType) and isinstance(getattr(module, node.func.attr, None), FunctionType):
                node.func = ast.copy_location(ast.Name(self.borrow(vars(module), node.func.attr), ast.Load()), node.func)
        if not isinstance(node.func, ast.Name) or any(isinstance(x, ast.Starred) for x in node.args):
            return node
        name = node.func.id
        if name in self.own:
            return node
        function = self.simplify.facts.values[name] if name in self.simplify.facts.values else self.looked_up(name)
        function = self.workshop.wrappers.functions.get(name, function)
        if not isinstance(function, FunctionType):
            return node
        apart = self.apart(node)
        if apart is not None:
            return apart
        answer = self.answers.of(function)
        if answer is not None and not (self.inner and (answer.binds or answer.scopes)):
            given = arguments(node, answer)
            if given is not None and fits(answer, given):
                return self.put(node, answer, given)
        name = self.workshop.wrappers.name(function)
        if name:
            node.func = ast.copy_location(ast.Name(self.variant(name), ast.Load()), node.func)
        return self.varied(node, function)

    def apart(self, node: ast.Call) -> ast.expr | None:
        """`f(a if c else b)` with a known a or b is `f(a) if c else f(b)`: of the two calls the known one is worth folding."""
        open_ = [k for k, x in enumerate(node.args) if not simple(x)]
        if len(open_) != 1 or node.keywords or not isinstance(either := node.args[open_[0]], ast.IfExp):
            return None
        if all(self.simplify.value_of(x) is UNKNOWN for x in (either.body, either.orelse)):
            return None
        calls = []
        for way in (either.body, either.orelse):
            args = [way if k == open_[0] else clone(x) for k, x in enumerate(node.args)]
            calls.append(self.called(ast.copy_location(ast.Call(clone(node.func), args, []), node)))
        return ast.copy_location(ast.IfExp(either.test, *calls), node)

    def varied(self, node: ast.Call, function: FunctionType) -> ast.expr:
        """A call with known arguments goes to a copy made for them, or becomes what that answers."""
        code = function.__code__
        names = code.co_varnames[: code.co_argcount]
        if len(node.args) > len(names) or any(x.arg not in names for x in node.keywords):
            return node
        node.args = [x if simple(x) else self.simplify.visit(x) for x in node.args]      # what was put in for a call may be known now
        given = dict(zip(names, node.args, strict=False)) | {x.arg: x.value for x in node.keywords if x.arg}
        defaults = function.__defaults__ or ()
        for name, value in zip(names[len(names) - len(defaults):], defaults, strict=True):
            if name not in given:
                if type(value) not in SCALARS:
                    return node
                given[name] = ast.Constant(value)
        known = {k: x for k, x in given.items() if self.simplify.value_of(x) is not UNKNOWN}
        if not known or set(given) != set(names):
            return node
        name = self.workshop.variants.of(function, known)
        if not name:
            return node
        call = ast.copy_location(ast.Call(ast.Name(name, ast.Load()), [given[k] for k in names if k not in known], []), node)
        answer = self.answers.of_copy(name)
        if answer is not None and not (self.inner and (answer.binds or answer.scopes)):
            said = arguments(call, answer)
            if said is not None and fits(answer, said):
                return self.put(call, answer, said)
        self.variant(name)
        return call

    def variant(self, name: str) -> str:
        """The name of a copy, which no two modules give."""
        home = self.workshop.variants.home_of[name]
        if home is not self.home:
            self.borrowed[name] = (home, name)
        return name

    def put(self, node: ast.Call, answer: Answer, given: dict[str, ast.expr]) -> ast.expr:
        body = clone(answer.body, node)
        renamed = {}
        for name in bound(body):
            self.answers.fresh += 1
            renamed[name] = f"{name}_{self.answers.fresh}"
        return Put(self, answer, given, renamed).visit(body)

    def known_here(self, answer: Answer, name: str) -> str:
        """The name by which this module knows what another calls so."""
        if name in self.simplify.facts.values or (hasattr(builtins, name) and name not in answer.home):
            return name
        if name in self.workshop.variants.home_of:
            return self.variant(name)
        if name in answer.borrowed:
            return self.borrow(*answer.borrowed[name])
        value = answer.home[name]
        if name == "_otherwise":
            recipe = next((r for k, r in self.simplify.facts.recipes.items() if self.simplify.facts.values[k] is value), None)
            assert recipe is not None
            return self.simplify.facts.name(recipe, value)
        return self.borrow(answer.home, name)

    def borrow(self, home: dict[str, Any], name: str) -> str:
        """The name by which this module knows what stands under a name in another."""
        alias = borrow(self.borrowed, self.home, home, name)
        if isinstance(home[name], type):
            self.simplify.classes[alias] = home[name]
        return alias

    def looked_up(self, name: str) -> Any:
        if name in self.borrowed:
            home, other = self.borrowed[name]
            return home.get(other)
        return self.home.get(name)


class Put(ast.NodeTransformer):
    """The expression of an answer with what it was given."""

    def __init__(self, inline: Inline, answer: Answer, given: dict[str, ast.expr], renamed: dict[str, str]) -> None:
        self.inline, self.answer, self.given, self.renamed = inline, answer, given, renamed

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.renamed:
            node.id = self.renamed[node.id]
            return node
        if node.id in self.given:
            return clone(self.given[node.id], node)
        node.id = self.inline.known_here(self.answer, node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.arg = self.renamed.get(node.arg, node.arg)
        return node


def borrow(borrowed: Borrowed, here: dict[str, Any], home: dict[str, Any], name: str) -> str:
    """The name by which one module (`here`) reads what stands under a name in another; it is kept with what that module borrows."""
    if name in here and here[name] is home[name]:
        return name
    alias = f"{name}_of_{home['__name__'].rpartition('.')[2]}"
    borrowed[alias] = (home, name)
    return alias


def arguments(node: ast.Call, answer: Answer) -> dict[str, ast.expr] | None:
    """What each parameter is given, or None where that does not fit."""
    names = answer.parameters
    if len(node.args) > len(names):
        return None
    given = dict(zip(names, node.args, strict=False))
    for word in node.keywords:
        if word.arg is None or word.arg not in names or word.arg in given:
            return None
        given[word.arg] = word.value
    for name, default in zip(names[len(names) - len(answer.defaults):], answer.defaults, strict=True):
        if name not in given:
            if not isinstance(default, ast.Constant | ast.UnaryOp | ast.Name):
                return None
            given[name] = default
    if set(given) != set(names):
        return None
    table = given.get("t")
    return None if table is not None and not (isinstance(table, ast.Name) and table.id == "t") else given


def simple(node: ast.expr) -> bool:
    """May it be written twice? It costs next to nothing, and nothing changes between."""
    return (
        isinstance(node, ast.Constant | ast.Name)
        or (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name))
        or (isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant))
    )


def fits(answer: Answer, given: dict[str, ast.expr]) -> bool:
    """Nothing that takes work is done twice."""
    uses = read(answer.body)
    inner = read(*(x for x in every(answer.body) if isinstance(x, SCOPES)))
    return all(simple(x) or (uses[name] <= 1 and name not in inner) for name, x in given.items())
