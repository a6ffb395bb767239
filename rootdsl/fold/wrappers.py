"""What the linker lays around functions, as functions of the modules: their text, with what they hold written in."""

from __future__ import annotations

import ast
import linecache
from types import FunctionType
from typing import TYPE_CHECKING, Any

from rootdsl.fold.simplify import Simplify
from rootdsl.fold.trees import Replace

if TYPE_CHECKING:
    from rootdsl.fold.workshop import Workshop


class Wrappers:
    """Wrappers by the function that they are; each becomes a function of the module of the first function in it."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self.names: dict[int, str] = {}
        self.kept: list[FunctionType] = []
        self.functions: dict[str, FunctionType] = {}
        self.texts: dict[str, ast.FunctionDef] = {}        # by name, folded

    def name(self, function: FunctionType) -> str:
        """The name of a wrapper as a function of a module, or nothing."""
        if not function.__code__.co_filename.startswith("<linked "):
            return ""
        if id(function) not in self.names:
            self.names[id(function)] = ""
            self.kept.append(function)
            self.names[id(function)] = self.make(function)
        return self.names[id(function)]

    def make(self, function: FunctionType) -> str:
        held = held_by(function)
        homes = (x.__globals__ for x in self.within(held))
        home = next((x for x in homes if id(x) in self.workshop.homes and self.workshop.tree(x)), None)
        if home is None:
            return ""
        given: dict[str, ast.expr] = {}
        for name, x in held.items():
            value = self.workshop.named(x, home) if isinstance(x, FunctionType) else x
            if isinstance(x, FunctionType):
                if not value:
                    return ""
                given[name] = ast.Name(value, ast.Load())
            elif type(x) in (int, bool, str):
                given[name] = ast.Constant(x)
            else:
                return ""
        text = "".join(linecache.getlines(function.__code__.co_filename))
        make = ast.parse(text).body[0]
        assert isinstance(make, ast.FunctionDef)
        node = make.body[0]
        assert isinstance(node, ast.FunctionDef)
        node.body = [Replace(given).visit(x) for x in node.body]
        variants = self.workshop.variants
        node.name = f"linked_for_{len(variants.home_of)}"
        variants.home_of[node.name] = home
        variants.made.setdefault(id(home), []).append(node)
        self.texts[node.name] = node
        self.functions[node.name] = function
        self.workshop.finished(node, home, Simplify(self.workshop.facts, home))
        return node.name

    def within(self, held: dict[str, Any]) -> list[FunctionType]:
        """The functions of modules that a wrapper holds, also through other wrappers."""
        out: list[FunctionType] = []
        for x in held.values():
            if isinstance(x, FunctionType):
                if x.__closure__ and "<" in x.__qualname__:
                    out += self.within(held_by(x))
                else:
                    out.append(x)
        return out


def held_by(function: FunctionType) -> dict[str, Any]:
    """What a function has from the one in which it was made, by name."""
    return dict(zip(function.__code__.co_freevars, (c.cell_contents for c in function.__closure__ or ()), strict=True))
