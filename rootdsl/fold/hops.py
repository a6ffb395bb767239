"""From block to block without the driver, where it would only call the next one.

The driver looks between two blocks whether something has happened of which others must hear (`s.busy`); where nothing
has, a block goes on to the next at once, and to the first block of a procedure that it has begun.
"""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rootdsl.fold.trees import bound, clone, every, read, size
from rootdsl.runtime.frame import Frame

if TYPE_CHECKING:
    from rootdsl.fold.facts import Facts

# what may lay a frame on the stack, or take one from it
PUSHES = (
    "append", "start_free", "put_unit", "put_single", "resolve_card", "open_window", "open_point", "override", "insert", "pop", "unwind",
)  # fmt: skip
SHORT = 250         # nodes of a block that becomes part of the one that goes on to it
MOST = 1500         # nodes of a block with all that became part of it


class Hops:
    """The blocks of one module."""

    def __init__(self, tree: ast.Module, home: dict[str, Any], facts: Facts) -> None:
        self.facts = facts
        self.functions = {x.name: x for x in tree.body if isinstance(x, ast.FunctionDef)}
        self.blocks: dict[str, list[list[str]]] = {}        # by block: the blocks of each frame that has it
        for x in home.values():
            if isinstance(x, type) and issubclass(x, Frame):
                names = [b.__name__ for b in x.BLOCKS]
                for name in names:
                    self.blocks.setdefault(name, []).append(names)
        self.goes_on: dict[str, set[str]] = {name: called(x) for name, x in self.functions.items()}

    def join(self) -> None:
        """Every block goes on as far as it can."""
        for name, node in self.functions.items():
            if name in self.blocks and not pushes(node):
                self.jumps(node, name)
        for node in self.functions.values():
            self.begins(node.body)
        if self.facts.events:       # which block something happens in is counted: they stay functions of their own
            return
        whole = {name: clone(x) for name, x in self.functions.items()}
        for name, node in self.functions.items():
            if name in self.blocks:
                node.body = self.spliced(node.body, name, whole, node)

    def jumps(self, node: ast.FunctionDef, name: str) -> None:
        """`f.pc = 7; return True` goes on to block 7, unless that could come back to this one."""
        frames = self.blocks[name]
        for body in suites(node):
            for first, second in pairwise(body):
                if not (is_pc(first) and is_true(second)):
                    continue
                assert isinstance(first, ast.Assign) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, int)
                targets = {names[first.value.value] for names in frames}
                if len(targets) == 1 and not self.reaches(target := targets.pop(), name):
                    assert isinstance(second, ast.Return)
                    self.goes_on[name].add(target)
                    second.value = either(call(target, "f"), second)

    def reaches(self, name: str, other: str) -> bool:
        """May a block come to another one without the driver?"""
        seen, wait = set(), [name]
        while wait:
            x = wait.pop()
            if x == other:
                return True
            if x not in seen:
                seen.add(x)
                wait += self.goes_on.get(x, ())
        return False

    def begins(self, body: list[ast.stmt]) -> None:
        """A procedure that was begun last goes on with its first block."""
        for inner in (y for x in body for y in inner_suites(x)):
            self.begins(inner)
        if len(body) < 3 or not is_true(body[-1]) or ast.unparse(body[-2]) != "s.stack.append(g)":
            return
        made = [x for x in body if isinstance(x, ast.Assign) and ast.unparse(x.targets[0]) == "g"]
        if len(made) != 1 or not isinstance(made[0].value, ast.Call) or not isinstance(made[0].value.func, ast.Name):
            return
        name = made[0].value.func.id
        frame = self.facts.values.get(name)
        if not (isinstance(frame, type) and issubclass(frame, Frame)):
            return
        first = self.facts.name(f"{self.facts.recipes[name]}.BLOCKS[0]", frame.BLOCKS[0])
        last = body[-1]
        assert isinstance(last, ast.Return)
        last.value = either(call(first, "g"), last)

    def spliced(self, body: list[ast.stmt], name: str, whole: dict[str, ast.FunctionDef], into: ast.FunctionDef) -> list[ast.stmt]:
        """`return other(t, s, f)` becomes the text of the other block."""
        out: list[ast.stmt] = []
        for statement in body:
            for inner in inner_suites(statement):
                inner[:] = self.spliced(inner, name, whole, into)
            other = tail(statement)
            node = whole.get(other) if other in self.blocks else None
            if node is None or other == name or size(node) > SHORT or size(into) > MOST or not ends(node.body) or not apart(node, into):
                out.append(statement)
                continue
            out += self.spliced(clone(node).body, other, {k: x for k, x in whole.items() if k != other}, into)
        return out


def call(name: str, frame: str) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [ast.Name(x, ast.Load()) for x in ("t", "s", frame)], [])


def either(on: ast.expr, at: ast.AST) -> ast.expr:
    """`s.busy or ...`"""
    busy = ast.Attribute(ast.Name("s", ast.Load()), "busy", ast.Load())
    made = ast.BoolOp(ast.Or(), [busy, on])
    for x in every(made):
        ast.copy_location(x, at)
    return made


def tail(node: ast.stmt) -> str:
    """The block that a statement goes on to, if it does nothing else."""
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name):
        if [x.id if isinstance(x, ast.Name) else "" for x in node.value.args] == ["t", "s", "f"] and not node.value.keywords:
            return node.value.func.id
    return ""


def called(node: ast.FunctionDef) -> set[str]:
    return {x.func.id for x in every(node) if isinstance(x, ast.Call) and isinstance(x.func, ast.Name)}


def pushes(node: ast.FunctionDef) -> bool:
    """May a block lay a frame on the stack, or take one from it?"""
    for x in every(node):
        if isinstance(x, ast.Call):
            name = x.func.attr if isinstance(x.func, ast.Attribute) else x.func.id if isinstance(x.func, ast.Name) else ""
            name = re.split(r"_for_\d+|_of_", name)[0]         # copies and borrowed names
            if name in PUSHES and not (name == "append" and isinstance(x.func, ast.Attribute) and ast.unparse(x.func.value) == "o"):
                return True
    return False


def is_pc(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Attribute)
        and node.targets[0].attr == "pc"
        and isinstance(node.targets[0].value, ast.Name)
        and node.targets[0].value.id == "f"
        and isinstance(node.value, ast.Constant)
    )


def is_true(node: ast.stmt) -> bool:
    return isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and node.value.value is True


def inner_suites(node: ast.AST) -> list[list[ast.stmt]]:
    return [x for name in ("body", "orelse", "finalbody") if isinstance(x := getattr(node, name, None), list) and x]


def suites(node: ast.AST) -> list[list[ast.stmt]]:
    return [suite for x in every(node) for suite in inner_suites(x)]


def ends(body: list[ast.stmt]) -> bool:
    """Does a suite always return?"""
    last = body[-1]
    if isinstance(last, ast.If):
        return bool(last.orelse) and ends(last.body) and ends(last.orelse)
    return isinstance(last, ast.Return | ast.Raise)


def apart(node: ast.FunctionDef, other: ast.FunctionDef) -> bool:
    """Does neither give a value to a name that the other takes from the module?"""
    ours, theirs = bound(*node.body) | {"t", "s", "f"}, bound(*other.body) | {"t", "s", "f"}
    return not (set(read(node)) - ours) & theirs and not (set(read(other)) - theirs) & ours
