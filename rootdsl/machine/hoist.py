"""Tests in loops: calls that say the same for every member are asked at most once, and sets are not listed only to be run over."""

from __future__ import annotations

import ast
from collections.abc import Iterator

OF_PIECES = ("total_in", "total_on", "some_in", "place_of", "each_piece", "how_many", "units_in", "units_held", "some_held")
DEAR = (*OF_PIECES, "joined", "room", "ready_tools")
AROUND = ("place_in", "first", "len")       # what is done with the result of a dear call is kept with it
UNKNOWN = ("v_", "n_", "can_")      # values, requirements and tests: nobody knows what they cost


def hoisted(test: str, variable: str) -> tuple[list[str], str]:
    """Lines for before a loop, and its test with each such call replaced by a name that the first round fills.

    Only calls that read neither the loop's variable nor a name bound inside the test are taken.

    >>> hoisted("t.n_free(t, s, me, site) and room(t, site) > t.v_price(t, s, me)", "site")
    (['once = None'], 't.n_free(t, s, me, site) and room(t, site) > (once if once is not None else (once := t.v_price(t, s, me)))')
    """
    found: dict[str, str] = {}
    spans: list[tuple[int, int]] = []
    tree = ast.parse(test, mode="eval").body
    at_once = [(x.col_offset, x.end_col_offset or 0) for y in lambdas(tree) for x in dear(y.body, frozenset((variable,)), OF_PIECES)]
    for span in [*at_once, *((x.col_offset, x.end_col_offset or 0) for x in dear(tree, frozenset((variable,))))]:
        text = test[slice(*span)]
        if text not in found:
            found[text] = f"once{len(found) + 1}" if found else "once"
        spans.append(span)
    first = {test[slice(*span)] for span in at_once}      # what a lambda asks cannot be kept by it
    whole = test
    for begin, end in sorted(spans, reverse=True):
        name, text = found[whole[begin:end]], whole[begin:end]
        asked = name if text in first else f"({name} if {name} is not None else ({name} := {text}))"
        test = f"{test[:begin]}{asked}{test[end:]}"
    return [f"{name} = {text if text in first else None}" for text, name in found.items()], test


def shared(lines: list[str]) -> tuple[list[str], list[str]]:
    """Lines for before some tests in a row, and the tests (`if TEST:`, with other lines among them), in which calls that several
    of them ask are asked at most once.

    >>> shared(["if t.can_a(t, s, me) and t.v_b(t):", "    o.append(1)", "if t.can_a(t, s, me):"])[1][2]
    'if (once if once is not None else (once := t.can_a(t, s, me))):'
    """
    spans: dict[str, list[tuple[int, int, int]]] = {}
    for i, line in enumerate(lines):
        head = len(line) - len(line.lstrip())
        if line.startswith("if ", head) and line.endswith(":"):
            test = line[head + 3 : -1]
            for x in dear(ast.parse(test, mode="eval").body, frozenset()):
                begin, end = x.col_offset, x.end_col_offset or 0
                spans.setdefault(test[begin:end], []).append((i, head + 3 + begin, head + 3 + end))
    often = [text for text, found in spans.items() if len(found) > 1]
    names = {text: f"once{k + 1}" if k else "once" for k, text in enumerate(often)}
    out = list(lines)
    for i, begin, end in sorted((x for text in often for x in spans[text]), reverse=True):
        name, text = names[lines[i][begin:end]], lines[i][begin:end]
        out[i] = f"{out[i][:begin]}({name} if {name} is not None else ({name} := {text})){out[i][end:]}"
    return [f"{name} = None" for name in names.values()], out


def lambdas(node: ast.AST) -> Iterator[ast.Lambda]:
    """The tests that are asked while some rules do not stand: what they ask of pieces alone says the same before."""
    for x in ast.walk(node):
        if isinstance(x, ast.Call) and isinstance(x.func, ast.Name) and x.func.id == "lifting":
            yield from (y for y in x.args if isinstance(y, ast.Lambda))


def dear(node: ast.AST, bound: frozenset[str], only: tuple[str, ...] = ()) -> Iterator[ast.Call]:
    """The outermost calls worth it (`only`: of these functions) that read no bound name."""
    if isinstance(node, ast.Call) and worth(node, only) and not bound & {x.id for x in ast.walk(node) if isinstance(x, ast.Name)}:
        yield node
        return
    if isinstance(node, ast.Lambda):
        return      # asked by whoever is given it, not by the loop
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp):
        bound |= {x.id for g in node.generators for x in ast.walk(g.target) if isinstance(x, ast.Name)}
        for part in (node.elt, *(test for g in node.generators for test in g.ifs)):    # Python names nothing in what is run over
            yield from dear(part, bound, only)
        return
    for child in ast.iter_child_nodes(node):
        yield from dear(child, bound, only)


def worth(node: ast.Call, only: tuple[str, ...]) -> bool:
    """Is this a dear call, or one around a dear call?"""
    if isinstance(node.func, ast.Name) and node.func.id in AROUND and node.args:
        return isinstance(node.args[0], ast.Call) and worth(node.args[0], only)
    return isinstance(node.func, ast.Name) and node.func.id in only if only else is_dear(node.func)


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
