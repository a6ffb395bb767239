"""Lowered code: its pieces say the same as its text, and nothing of it is mere text."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest

from rootdsl.machine import code as q
from rootdsl.machine.build import Build
from rootdsl.machine.code import Code
from rootdsl.machine.unit import Function
from rootdsl.messages.message import Report
from rootdsl.names.load import load_game
from tests.house.games import GAMES

# Each kind of piece as Python with brackets around everything, so that its tree shows.
BRACKETED: dict[str, Callable[..., str]] = {
    "name": str, "label": str, "string": repr, "const": repr, "num": lambda n: f"({n})",
    "call": lambda function, *args: f"{full(function)}({', '.join(map(full, args))})",
    "attr": lambda of, name: f"({full(of)}).{name}",
    "index": lambda of, at: f"({full(of)})[{full(at)}]",
    "op": lambda a, sign, b: f"(({full(a)}) {sign} ({full(b)}))",
    "paren": lambda x: f"({full(x)})",
    "and": lambda *parts: "(" + " and ".join(f"({full(x)})" for x in parts) + ")",
    "or": lambda *parts: "(" + " or ".join(f"({full(x)})" for x in parts) + ")",
    "not": lambda x: f"(not ({full(x)}))",
    "minus": lambda x: f"(-({full(x)}))",
    "choice": lambda then, test, other: f"(({full(then)}) if ({full(test)}) else ({full(other)}))",
    "each": lambda *args: f"[{every(*args)}]",
    "some": lambda *args: f"any({every(*args)})",
    "units": lambda name, of, repeat, *tests: (
        f"[{name} for {name}, {'n' if repeat else '_'} in ({full(of)}){' for _ in range(n)' if repeat else ''}{filters(tests)}]"
    ),
    "row": lambda *parts: "(" + "".join(f"{full(x)}," for x in parts) + ")",
    "tuple": lambda *parts: f"({', '.join(map(full, parts))},)",
    "one": lambda x: f"({full(x)},)",
    "pair": lambda *parts: f"({', '.join(map(full, parts))})",
    "names": lambda *parts: ", ".join(map(full, parts)),
    "listed": lambda *parts: f"[{', '.join(map(full, parts))}]",
    "star": lambda x: f"*({full(x)})",
    "sum": lambda *parts: "(" + " + ".join(map(full, parts)) + ")",
    "set": lambda x: f"{{*({full(x)})}}",
    "later": lambda name, body: f"(lambda {name}: ({full(body)}))",
    "once": lambda name, x: f"({name} if {name} is not None else ({name} := ({full(x)})))",
    "named": lambda name, x: f"{name} := ({full(x)})",
    "assign": lambda target, value: f"{full(target)} = {full(value)}",
    "change": lambda target, sign, value: f"{full(target)} {sign} {full(value)}",
    "when": lambda test, *_: f"if {full(test)}: pass",
    "orwhen": lambda test: f"if {full(test)}: pass",
    "loop": lambda name, over: f"for {full(name)} in {full(over)}: pass",
    "return": lambda *value: f"return {full(value[0])}" if value else "return",
    "said": lambda line, _: full(line),
    "goto": lambda label, *_: f"f.pc = {label}",
    "forgotten": lambda name: f"{name} = None",
    "pass": lambda: "pass",
    "otherwise": lambda: "pass",
}


def full(x: Code) -> str:
    return BRACKETED[x.kind](*x.args)


def filters(tests: Any) -> str:
    return " if " + " and ".join(f"({full(x)})" for x in tests) if tests else ""


def every(shown: Code, name: str, over: Code, *tests: Code) -> str:
    return f"{full(shown)} for {name} in ({full(over)}){filters(tests)}"


def functions(folder: Any) -> list[tuple[str, Function]]:
    report = Report()
    library = load_game(folder, report)
    assert not report.has_errors
    return [(name, f) for name, system in library.systems.items() for f in Build(system, library).run().functions]


@pytest.mark.parametrize("folder", GAMES, ids=lambda x: x.name)
def test_pieces_mean_what_their_text_says(folder: Any) -> None:
    """Another backend reads the pieces, Python reads the text."""
    wrong = []
    for name, function in functions(folder):
        for line in function.lines:
            if not isinstance(line, Code) or any(x.kind == "text" for x in q.walk(line)):
                wrong.append(f"{name}.{function.name}: {line} is mere text")
                continue
            text = line.strip().partition("  # ")[0]
            text = "pass" if text == "else:" else text.removeprefix("el") if text.startswith("elif ") else text
            plain = ast.dump(ast.parse(f"{text} pass" if text.endswith(":") else text))
            if plain != ast.dump(ast.parse(full(line))):
                wrong.append(f"{name}.{function.name}: {text} is {full(line)}")
    assert not wrong, "\n".join(wrong[:10])


def test_a_piece_is_changed_as_a_tree() -> None:
    piece = q.call("t.n_free", "t", "s", "f.me", q.index("s.at", "f.me"))
    assert q.renamed(piece, "f.me", "me") == "t.n_free(t, s, me, s.at[me])"
    assert q.all_of([q.all_of(["a", "b"]), "c"]).args == ("a", "b", "c")
    assert q.denied(q.among("a", "b")) == "(a not in b)"
