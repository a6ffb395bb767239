"""Tests in loops: calls that say the same for every member are asked at most once, and sets are not listed only to be run over."""

from __future__ import annotations

import ast
from collections.abc import Iterator

DEAR = ("total_in", "total_on", "some_in", "place_of", "each_piece", "units_in", "units_held", "some_held", "joined", "room", "ready_tools")
UNKNOWN = ("v_", "n_", "can_")      # values, requirements and tests: nobody knows what they cost


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
        return function.attr.startswith(UNKNOWN)
    return isinstance(function, ast.Name) and (function.id in DEAR or function.id.startswith("can_"))


def reads(text: str, name: str) -> bool:
    """Does an expression read a name?

    >>> reads("t.n_free(t, s, site)", "site"), reads("t.site", "site")
    (True, False)
    """
    return any(isinstance(x, ast.Name) and x.id == name for x in ast.walk(ast.parse(text, mode="eval")))


def loose(node: ast.expr) -> bool:
    """Does an expression need brackets beside others?"""
    return isinstance(node, ast.IfExp | ast.Lambda | ast.NamedExpr) or (isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or))


def bracketed(test: str) -> str:
    """A condition that can stand beside `or`."""
    return f"({test})" if " and " in test else test


def opened(members: str, variable: str) -> tuple[str, str]:
    """What a loop over a filtered list runs over, and the filter as a condition on the loop's variable.

    >>> opened("[it for it in t.map if t.free[it] and s.at[2][it]]", "site")
    ('t.map', 't.free[site] and s.at[2][site]')
    >>> opened("t.map", "site")
    ('t.map', '')
    """
    node = ast.parse(members, mode="eval").body
    if not isinstance(node, ast.ListComp) or len(node.generators) != 1 or not members.isascii() or reads(members, variable):
        return members, ""
    over = node.generators[0]
    if not isinstance(node.elt, ast.Name) or not isinstance(over.target, ast.Name) or node.elt.id != over.target.id:
        return members, ""
    tests = []
    parts = [y for x in over.ifs for y in (x.values if isinstance(x, ast.BoolOp) and isinstance(x.op, ast.And) else [x])]
    for test in sorted(parts, key=lambda x: any(isinstance(y, ast.Call) for y in ast.walk(x))):     # what asks nobody comes first
        text, begin = members[test.col_offset : test.end_col_offset], test.col_offset
        names = [x.col_offset - begin for x in ast.walk(test) if isinstance(x, ast.Name) and x.id == over.target.id]
        for at in sorted(names, reverse=True):
            text = text[:at] + variable + text[at + len(over.target.id) :]
        tests.append(f"({text})" if loose(test) else text)
    base = members[over.iter.col_offset : over.iter.end_col_offset]
    return f"({base})" if loose(over.iter) else base, " and ".join(tests)
