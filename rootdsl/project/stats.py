"""How much text each file needs: rules, examples, and lines that say something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rootdsl.model.system import System
from rootdsl.mutants.nodes import walk
from rootdsl.mutants.page import Page
from rootdsl.syntax import tree

RULES = frozenset(
    {"rule", "step", "action", "free action", "procedure", "exception", "needs", "value", "condition", "card", "victory", "table rule"}
)


@dataclass(frozen=True, slots=True)
class Stats:
    """Figures of one file. `lines` are those without examples, comments, notes and empty lines."""

    path: str
    kind: str
    rules: int
    examples: int
    lines: int


def stats(system: System, modes: frozenset[str] = frozenset()) -> Stats:
    """Count one file; `modes` are heading words that the file declares for its own modes."""
    page = Page(system.tree)
    spoken = {token.line for token in page.tokens}
    rules = examples = 0
    for node in system.tree.nodes:
        for x in walk(node):
            if isinstance(x, tree.Example | tree.Note):
                first = x.first.line or 1
                spoken -= set(range(first, page.block_end(first) + 1))
                examples += isinstance(x, tree.Example)
            elif isinstance(x, tree.Heading):
                rules += str(x.keyword) in RULES or str(x.keyword) in modes
            elif isinstance(x, tree.Hook | tree.When):
                rules += 1
    return Stats(system.path, system.kind, rules, examples, len(spoken))


def rows(found: list[Stats]) -> list[tuple[Any, ...]]:
    """Rows of a table, the sum last."""
    out: list[tuple[Any, ...]] = [(x.path, x.rules, x.examples, x.lines) for x in found]
    return [*out, ("all", *(sum(row[k] for row in out) for k in (1, 2, 3)))]
