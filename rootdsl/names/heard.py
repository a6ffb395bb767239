"""Lines that nobody read: a line that stands where nothing takes it is told, never left out in silence.

Every `Cursor` of the names pass notes its words (`rootdsl.names.cursor.READ`). A line is heard when one of its words was read, when
something is declared by it, or when something below it was heard.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.model.system import System
from rootdsl.names import cursor
from rootdsl.syntax import tree
from rootdsl.syntax.structure import blocks_of

ASIDE = (tree.Note, tree.Example, tree.Language)


def listen(system: System) -> None:
    """What is read from now on belongs to this file; what was not declared in this process is not watched."""
    cursor.READ = system.heard if system.heard is not None else {}


def unheard(system: System, report: Report) -> None:
    """Tell each line that nothing has read; where the file has other faults, they may be the reason, and nothing is told."""
    if system.heard is None or report.errors_in(system.path):
        return
    heads: list[Any] = [*system.decls, *system.rules]
    known = {id(x.at) for x in heads if x.at is not None}
    for node in system.tree.nodes:
        for lost in _lost(node, system.heard, known):
            report.error("E0320", lost.first)


def _lost(node: Any, heard: dict[int, Token], known: set[int]) -> Iterator[Any]:
    """The topmost lines in a node that were not heard; first the node itself."""
    if isinstance(node, ASIDE):
        return
    below = [x for block in blocks_of(node) for x in block]
    found = [list(_lost(x, heard, known)) for x in below]
    mine = id(node.first) in known or any(id(t) in heard for t in _own(node))
    if mine or any(not isinstance(x, ASIDE) and not (lost and lost[0] is x) for x, lost in zip(below, found, strict=True)):
        for lost in found:
            yield from lost
    elif below or next(_own(node), None) is not None:
        yield node


def _own(x: Any) -> Iterator[Token]:
    """The words of a line, without those of the lines below it."""
    if isinstance(x, Token):
        yield x
    elif isinstance(x, (list, tuple)):
        for y in x:
            if not isinstance(y, tree.Node.__args__):
                yield from _own(y)
    elif hasattr(x, "__dataclass_fields__"):
        for name in x.__dataclass_fields__:
            yield from _own(getattr(x, name))
