"""Calls in a test that say the same for every member of a loop: they are asked at most once."""

from __future__ import annotations

import ast
from collections.abc import Iterator

DEAR = ("total_in", "each_piece", "units_in", "joined")     # besides values (`t.v_...`), whose cost nobody knows


def hoisted(test: str, variable: str) -> tuple[list[str], str]:
    """Lines for before a loop, and its test with each such call replaced by a name that the first round fills.

    Only calls that read neither the loop's variable nor a name bound inside the test are taken.

    >>> hoisted("t.n_free(t, s, me, site) and room(t, site) > t.v_price(t, s, me)", "site")
    (['once = None'], 't.n_free(t, s, me, site) and room(t, site) > (once if once is not None else (once := t.v_price(t, s, me)))')
    """
    found: dict[str, str] = {}
    spans: list[tuple[int, int]] = []
    for node in dear(ast.parse(test, mode="eval").body, frozenset((variable,))):
        span = node.col_offset, node.end_col_offset or 0
        text = test[slice(*span)]
        if text not in found:
            found[text] = f"once{len(found) + 1}" if found else "once"
        spans.append(span)
    for begin, end in sorted(spans, reverse=True):
        name = found[test[begin:end]]
        test = f"{test[:begin]}({name} if {name} is not None else ({name} := {test[begin:end]})){test[end:]}"
    return [f"{name} = None" for name in found.values()], test


def dear(node: ast.AST, bound: frozenset[str]) -> Iterator[ast.Call]:
    """The outermost calls worth it that read no bound name."""
    if isinstance(node, ast.Call) and is_dear(node.func) and not bound & {x.id for x in ast.walk(node) if isinstance(x, ast.Name)}:
        yield node
        return
    if isinstance(node, ast.Lambda):
        return      # asked by whoever is given it, not by the loop
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp):
        bound |= {x.id for g in node.generators for x in ast.walk(g.target) if isinstance(x, ast.Name)}
        for part in (node.elt, *(test for g in node.generators for test in g.ifs)):    # Python names nothing in what is run over
            yield from dear(part, bound)
        return
    for child in ast.iter_child_nodes(node):
        yield from dear(child, bound)


def is_dear(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr.startswith("v_")
    return isinstance(function, ast.Name) and function.id in DEAR
