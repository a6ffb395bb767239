"""What folding makes of a function, in print."""

from __future__ import annotations

import ast
from textwrap import dedent
from types import SimpleNamespace
from typing import Any

import pytest

from rootdsl.fold.facts import Facts
from rootdsl.fold.simplify import Simplify
from rootdsl.runtime.table import Rows

HOME: dict[str, Any] = {"__name__": "rules", "Rows": Rows, "LIMIT": 3}
SMALL = SimpleNamespace(
    hooks=-1, points=4, free=[[], [1]], named=SimpleNamespace(camp=Rows((2, 5))), fits=[[True, False]], seats=(0, 1), cost={7: 2},
    pairs=[(10, -1), (11, 3)], show_prompts=False,
)  # fmt: skip


def folded(text: str, events: bool = True) -> str:
    """The body of a function over `t`, `s` and `f`, folded; constants are told by their recipes."""
    facts = Facts(SMALL, events)
    node = ast.parse("def do(t, s, f):\n" + "".join(f"    {x}\n" for x in dedent(text).strip().splitlines())).body[0]
    assert isinstance(node, ast.FunctionDef)
    made = Simplify(facts, HOME).function(node)
    for x in ast.walk(made):
        if isinstance(x, ast.Name) and x.id in facts.recipes:
            x.id = f"<{facts.recipes[x.id]}>"
    return ast.unparse(ast.Module(made.body, []))


CASES = {
    "a branch that cannot be taken goes": ("if t.hooks >= 0:\n    return far(t)\nreturn near(t)", "return near(t)"),
    "what stands behind a return goes": ("if not t.free[0]:\n    return 1\ns.x = 2\nreturn 2", "return 1"),
    "numbers are computed": ("return t.points + 2 * LIMIT - f.n", "return 10 - f.n"),
    "an empty list answers": ("return bool(t.free[0]) or f.n", "return f.n"),
    "a known operand of and": ("return t.free[1] and f.n and t.hooks", "return f.n and -1"),
    "a mask is a number": ("return s.here[f.p] & t.named.camp.mask", "return s.here[f.p] & 36"),
    "other things are read by name": ("return any_of(t.named.camp, f.p)", "return any_of(<t.named.camp>, f.p)"),
    "kinds": ("return 1 if type(t.named.camp) is Rows else 2", "return 1"),
    "a member of a known thing": ("return t.cost[7] if 7 in t.cost else 0", "return 2"),
    "a name with one value": ("n = t.points\nreturn n + f.n", "return 4 + f.n"),
    "a name with two values stays": ("n = t.points\nif f.x:\n    n = 1\nreturn n", "n = 4\nif f.x:\n    n = 1\nreturn n"),
    "a short loop is written out": (
        "for p in t.seats:\n    if s.score[p] > t.points:\n        return p\nreturn -1",
        "if s.score[0] > 4:\n    return 0\nif s.score[1] > 4:\n    return 1\nreturn -1",
    ),
    "a loop that does nothing any more": (
        "for f.p in f.ps:\n    if t.hooks >= 0:\n        far(t)\nreturn 1", "for f.p in f.ps:\n    pass\nreturn 1",
    ),
    "a loop over pairs": (
        "for value, slot in t.pairs:\n    if slot < 0 or s.free[slot]:\n        f.o.append(value)\nreturn f.o",
        "f.o.append(10)\nif s.free[3]:\n    f.o.append(11)\nreturn f.o",
    ),
    "a loop that may be left stays": ("for p in t.seats:\n    if f.n == p:\n        break\nreturn p",
                                      "for p in <t.seats>:\n    if f.n == p:\n        break\nreturn p"),
    "a list over known things": ("return most([(s.n[p], p) for p in t.seats])", "return most([(s.n[0], 0), (s.n[1], 1)])"),
    "one of a few": ("if len([p for p in t.seats if p != f.me and s.n[p] > 2]) >= 1:\n    return 1",
                     "if 0 != f.me and s.n[0] > 2 or (1 != f.me and s.n[1] > 2):\n    return 1"),
    "any of a few": ("if any(s.n[p] > t.points for p in t.seats):\n    return 1", "if s.n[0] > 4 or s.n[1] > 4:\n    return 1"),
    "none of them": ("if bool([p for p in t.seats if t.hooks > 0]):\n    return 1\nreturn 2", "return 2"),
    "what the table does not know stays": ("return t.unheard_of + s.score[0]", "return t.unheard_of + s.score[0]"),
    "one of two known answers": ("if True if f.a else f.b:\n    return 1", "if f.a or f.b:\n    return 1"),
    "one of two, the other way": ("if not (False if f.a else f.b):\n    return 1", "if not (not f.a and f.b):\n    return 1"),
    "a value is no condition": ("return True if f.a else f.b", "return True if f.a else f.b"),
    "asked twice": ("return f.a if f.n != -2 else f.b if f.n != -2 else far(t)", "return f.a if f.n != -2 else far(t)"),
    "got or nothing": ("return got if (got := far(t)) is not None else None", "return far(t)"),
    "an `and` within an `and`": ("if f.a and (f.b and (f.c or t.hooks < 0)):\n    return 1", "if f.a and f.b:\n    return 1"),
    "a condition in an expression": ("return f.a if t.show_prompts else f.b", "return f.b"),
}


@pytest.mark.parametrize("name", CASES)
def test_printed_forms(name: str) -> None:
    text, wanted = CASES[name]
    assert folded(text) == wanted


def test_a_log_is_nothing_only_where_there_are_no_events() -> None:
    text = "if s.log is not None:\n    s.log.append(1)\nreturn s.shown"
    assert folded(text, events=False) == "return 0"
    assert "s.log.append(1)" in folded(text)


def test_another_t_is_no_table() -> None:
    node = ast.parse("def do(s, x):\n    t = x.other\n    return t.points").body[0]
    assert isinstance(node, ast.FunctionDef)
    assert ast.unparse(Simplify(Facts(SMALL), HOME).function(node)).endswith("return t.points")
