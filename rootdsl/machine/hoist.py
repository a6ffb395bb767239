"""Tests in loops: calls that say the same for every member are asked at most once, and sets are not listed only to be run over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rootdsl.machine import code as q
from rootdsl.machine.code import Code

OF_PIECES = ("total_in", "total_on", "some_in", "place_of", "each_piece", "how_many", "units_in", "units_held", "some_held")
DEAR = (*OF_PIECES, "joined", "room", "ready_tools")
AROUND = ("place_in", "first", "len")       # what is done with the result of a dear call is kept with it
UNKNOWN = ("v_", "n_", "can_")      # values, requirements and tests: nobody knows what they cost
NO_NAMES: frozenset[str] = frozenset()

How = Callable[[Code], Code]


def hoisted(test: str, variable: str) -> tuple[list[Code], Code]:
    """Lines for before a loop, and its test with each such call replaced by a name that the first round fills.

    Only calls that read neither the loop's variable nor a name bound inside the test are taken.

    >>> room = q.op(q.call("room", "t", "site"), ">", q.call("t.v_price", "t", "s", "me"))
    >>> hoisted(q.all_of([q.call("t.n_free", "t", "s", "me", "site"), room]), "site")
    (['once = None'], 't.n_free(t, s, me, site) and room(t, site) > (once if once is not None else (once := t.v_price(t, s, me)))')
    """
    bound = frozenset((variable,))
    whole = q.piece(test)
    found: dict[Code, str] = {}

    def named(x: Code) -> Code:
        found.setdefault(x, f"once{len(found) + 1}" if found else "once")
        return x

    for lifted in lambdas(whole):       # what a test that is handed over asks cannot be kept by it, so it is asked before
        rewritten(lifted, bound, named, OF_PIECES)
    first = {*found}
    rewritten(whole, bound, named)

    def asked(x: Code) -> Code:
        return q.piece(found[x]) if x in first else q.once(found[x], x)

    inside = {id(x): rewritten(x, bound, asked, OF_PIECES) for x in lambdas(whole)}
    out = q.changed(rewritten(whole, bound, asked), lambda x: inside.get(id(x)))
    return [q.assign(name, x) if x in first else q.forgotten(name) for x, name in found.items()], out


def shared(lines: Sequence[Code]) -> tuple[list[Code], list[Code]]:
    """Lines for before some tests in a row, and the tests (lines of `when`, with others among them), in which calls that several
    of them ask are asked at most once.

    >>> can, add = q.call("t.can_a", "t", "s", "me"), q.call("o.append", 1).at(1)
    >>> shared([q.when(q.all_of([can, q.call("t.v_b", "t")])), add, q.when(can)])[1][2]
    'if (once if once is not None else (once := t.can_a(t, s, me))):'
    """
    seen: dict[Code, int] = {}

    def count(x: Code) -> Code:
        seen[x] = seen.get(x, 0) + 1
        return x

    for line in lines:
        if line.kind == "when":
            rewritten(line.args[0], NO_NAMES, count)
    often = [x for x, n in seen.items() if n > 1]
    names = {x: f"once{k + 1}" if k else "once" for k, x in enumerate(often)}

    def asked(x: Code) -> Code:
        return q.once(names[x], x) if x in names else x

    tests = [Code("when", rewritten(x.args[0], NO_NAMES, asked), *x.args[1:], depth=x.depth) if x.kind == "when" else x for x in lines]
    return [q.forgotten(name) for name in names.values()], tests


def lambdas(x: Code) -> list[Code]:
    """The tests that are asked while some rules do not stand: what they ask of pieces alone says the same before."""
    lifting = [y for y in q.walk(x) if y.kind == "call" and y.args[0] == "lifting"]
    return [z.args[1] for y in lifting for z in y.args if z.kind == "later"]


def rewritten(x: Code, bound: frozenset[str], how: How, only: tuple[str, ...] = ()) -> Code:
    """A piece in which `how` replaces the outermost calls that are worth it (`only`: of these functions) and read no bound name."""
    if x.kind == "call" and worth(x, only) and not bound & q.names_in(x):
        return how(x)
    if x.kind == "later":
        return x      # asked by whoever is given it, not by the loop
    inside = bound | {x.args[q.BINDS[x.kind]]} if x.kind in q.BINDS else bound
    kept = {"each": 2, "some": 2, "units": 1}.get(x.kind, -1)      # nothing is named in what is run over
    args = [*x.args]
    for i in (1, 0, 2) if x.kind == "choice" else range(len(args)):
        if isinstance(args[i], Code) and i != kept:
            args[i] = rewritten(args[i], inside, how, only)
    return x if all(a is b for a, b in zip(args, x.args, strict=True)) else Code(x.kind, *args, depth=x.depth)


def worth(x: Code, only: tuple[str, ...]) -> bool:
    """Is this a dear call, or one around a dear call?"""
    function = x.args[0]
    if function in AROUND and len(x.args) > 1:
        return x.args[1].kind == "call" and worth(x.args[1], only)
    return function in only if only else is_dear(function)


def is_dear(function: Code) -> bool:
    if function.kind == "attr":
        return function.args[1].startswith(UNKNOWN)
    owner, _, name = function.rpartition(".")
    return name.startswith(UNKNOWN) if owner else name in DEAR or name.startswith("can_")


def reads(text: str, name: str) -> bool:
    """Does an expression read a name?

    >>> reads(q.call("t.n_free", "t", "s", "site"), "site"), reads("t.site", "site")
    (True, False)
    """
    return name in q.names_in(text)


def loose(x: Code) -> bool:
    """Does an expression need brackets beside others?"""
    return x.kind in ("choice", "later", "once", "named", "or")


def bracketed(test: str) -> Code:
    """A condition that can stand beside `or`."""
    return q.paren(test) if " and " in test else q.piece(test)


def tight(x: Code) -> Code:
    return q.paren(x) if loose(x) else x


def opened(members: str, variable: str) -> tuple[Code, Code | str]:
    """What a loop over a filtered list runs over, and the filter as a condition on the loop's variable.

    >>> opened(q.each("it", "it", "t.map", q.index("t.free", "it"), q.index(q.index("s.at", 2), "it")), "site")
    ('t.map', 't.free[site] and s.at[2][site]')
    >>> opened("t.map", "site")
    ('t.map', '')
    """
    each = q.piece(members)
    if each.kind != "each" or each.args[0] != each.args[1] or variable in q.names_in(each):
        return each, ""
    _, name, over, *tests = each.args
    if len(tests) == 1:
        tests = [q.bare(tests[0])]
    parts = [q.bare(y) for x in tests for y in (x.args if x.kind == "and" else [x])]
    parts.sort(key=lambda x: any(y.kind in ("call", "some") for y in q.walk(x)))     # what asks nobody comes first
    asked = [tight(q.renamed(x, name, variable)) for x in parts]
    return tight(q.bare(over)), q.all_of(asked) if asked else ""
