"""Which files use which construct of the model: one that a single file uses must be justified or go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library

LAYERS = (("declaration", d), ("sentence", s), ("expression", e))
OURS = frozenset({"Decl", "Base", "Callable_", "Param", "Site", "Link"})      # parts of constructs, no constructs
NOT_DEEPER = frozenset({"tree", "node", "refs"})


@dataclass(slots=True)
class Construct:
    """A class of the model, and the files (`game/name`) in which it occurs."""

    layer: str
    name: str
    used_by: list[str]

    @property
    def single(self) -> bool:
        return len(self.used_by) == 1


def constructs(libraries: dict[str, Library]) -> list[Construct]:
    """Every construct of the language, by layer and name."""
    found: dict[str, list[str]] = {}
    for game, library in libraries.items():
        for system in library.systems.values():
            for name in sorted(set(_used(system))):
                found.setdefault(name, []).append(f"{game}/{system.name}")
    return [Construct(layer, name, found.get(name, [])) for layer, module in LAYERS for name in sorted(_classes(module))]


def _classes(module: Any) -> Iterator[str]:
    for name, cls in vars(module).items():
        if isinstance(cls, type) and is_dataclass(cls) and cls.__module__ == module.__name__ and name not in OURS:
            yield name


def _used(system: System) -> Iterator[str]:
    """Names of the classes that occur in a file's model; what belongs to another file is not entered."""
    seen: set[int] = set()
    wait: list[Any] = [system]
    while wait:
        item = wait.pop()
        if item is None or isinstance(item, (str, int, float, bool, Token)) or id(item) in seen:
            continue
        seen.add(id(item))
        if isinstance(item, dict):
            wait += item.values()
        elif isinstance(item, (list, tuple, set, frozenset)):
            wait += item
        elif is_dataclass(item) and not isinstance(item, type):
            if isinstance(item, d.Decl) and item.system != system.name:
                continue
            yield type(item).__name__
            wait += [getattr(item, x.name) for x in fields(item) if x.name not in NOT_DEEPER]
