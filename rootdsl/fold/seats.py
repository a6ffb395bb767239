"""Whose rules a function carries out, where that is one seat whatever happens.

A file that one seat holds is carried out by that seat: its phases in its turns, its hooks, triggers and exceptions in
its name. Only what others may perform or ask (procedures, values, conditions) may bear another's name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import Any

from rootdsl.fold.trees import every
from rootdsl.machine.names import ident
from rootdsl.runtime.frame import Frame

# lists of a module whose entries are linked to the seat that holds the file where they say so
HELD = (
    "HOOKS", "TRIGGERS", "REDIRECTS", "REPLACEMENTS", "EXCEPTIONS", "VALUE_EXCEPTIONS", "AMENDMENTS", "NEEDS_EXCEPTIONS",
    "BANS", "FREE", "LIFTS",
)  # fmt: skip
SILENT = ("RULE_PATHS", "ONE_FACT", "PROCEDURES", "IN_FULL", "PHASES", *HELD)

Seats = dict[tuple[int, str], int]


def fixed_seats(t: Any, trees: dict[int, ast.Module]) -> Seats:
    """The seat of each function (by the dictionary of its module, and its name) that always acts for one."""
    out: Seats = {}
    frames: dict[type, int] = {}
    mentions = {id(vars(m)): mentioned(trees[id(vars(m))]) for m in t.modules if id(vars(m)) in trees}
    for seat, name in enumerate(t.seat_systems):
        if t.seat_systems.count(name) > 1:
            continue
        m = next(x for x in t.modules if x.SYSTEM["name"] == name)
        if id(vars(m)) not in trees:
            continue
        held, other = members(m)
        performed = {frame: path for path, frame, _ in m.PROCEDURES}
        for x in held - other:
            if isinstance(x, FunctionType) and x.__name__ not in mentions[id(vars(m))]:
                out[id(vars(m)), x.__name__] = seat
            elif isinstance(x, type) and x not in performed:
                frames[x] = seat
        known(m, frames, out, seat)
        waiting = {frame: path for frame, path in performed.items() if frame not in other}
        while found := [x for x, path in waiting.items() if only_so(t, trees, f"p_{ident(path)}", out, seat)]:
            for x in found:
                del waiting[x]
                frames[x] = seat
            known(m, frames, out, seat)
    return out


def members(m: ModuleType) -> tuple[set[Any], set[Any]]:
    """What stands in lists of a module in the name of its seat, and what stands in them otherwise."""
    held: set[Any] = {frame for _, frame in m.PHASES}
    other: set[Any] = set()
    for name, entries in vars(m).items():
        if not name.isupper() or not isinstance(entries, list):
            continue
        for entry in entries:
            if not isinstance(entry, tuple):
                continue
            inside = {x for x in entry if isinstance(x, FunctionType) or (isinstance(x, type) and issubclass(x, Frame))}
            if name in HELD:
                (held if "seat" in entry else other).update(inside)
            elif name == "PROCEDURES":
                other.update(x for x in inside if isinstance(x, FunctionType))
            elif name not in SILENT:
                other.update(inside)
    return held, other


def known(m: ModuleType, frames: dict[type, int], out: Seats, seat: int) -> None:
    """The blocks of frames that act for a seat do."""
    shared: dict[str, set[type]] = {}
    for x in vars(m).values():
        if isinstance(x, type) and issubclass(x, Frame) and x is not Frame:
            for block in x.BLOCKS:
                shared.setdefault(block.__name__, set()).add(x)
    for name, owners in shared.items():
        if all(x in frames for x in owners):
            out[id(vars(m)), name] = seat


def mentioned(tree: ast.Module) -> set[str]:
    """Names that the functions of a module read."""
    return {x.id for f in tree.body if isinstance(f, ast.FunctionDef) for x in every(f) if isinstance(x, ast.Name)}


def only_so(t: Any, trees: dict[int, ast.Module], attr: str, seats: Seats, seat: int) -> bool:
    """Is a procedure only ever begun by functions that act for this seat, in its name?"""
    for m in t.modules:
        for node in functions(trees.get(id(vars(m)))):
            calls = [x for x in every(node) if isinstance(x, ast.Call) and is_named(x.func, attr)]
            if sum(1 for x in every(node) if is_named(x, attr)) > len(calls):
                return False
            if calls and seats.get((id(vars(m)), node.name)) != seat:
                return False
            if any(not x.args or ast.unparse(x.args[0]) != "f.me" for x in calls):
                return False
    return True


def functions(tree: ast.Module | None) -> Iterable[ast.FunctionDef]:
    return [x for x in tree.body if isinstance(x, ast.FunctionDef)] if tree else []


def is_named(node: ast.AST, attr: str) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == attr
