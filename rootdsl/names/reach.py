"""Which files add actions to the menus of others, as far as their texts alone tell: asked before any sentence is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rootdsl.syntax import tree

EACH = "*."      # begins the path of `each menu of PHASE`


def reach(nodes: Sequence[Any], own: str) -> list[str]:
    """The first names of all menus to which the file `own` adds; `*` where it says `each menu of PHASE`."""
    out: list[str] = []
    for node in _headings(nodes):
        words = [str(w) for w in (*node.words[1:], *node.after)] if str(node.keyword) == "action" else []
        if words[:1] == ["in"] and len(words) > 1:
            name = words[1].partition(".")[0] if words[1:4] != ["each", "menu", "of"] else "*"
            if name != own and ("." in words[1] or name == "*") and name not in out:
                out.append(name)
    return out


def _headings(nodes: Any) -> Iterator[tree.Heading]:
    for node in nodes if isinstance(nodes, (list, tuple)) else ():
        if isinstance(node, tree.Heading):
            yield node
        for name in ("body", "branches", "otherwise"):
            yield from _headings(getattr(node, name, ()))
        if isinstance(node, tuple):
            yield from _headings(node)
