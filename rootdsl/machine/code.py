"""Lowered code: the pieces of which functions are made, before any language prints them.

A piece knows what it is (`kind`) and of what it is made (`args`). Its text as Python is the string itself, so that it can
stand wherever text stands; another backend reads `kind` and `args` and never the text. Names and whole numbers may be
given as plain strings and ints.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*\Z", re.ASCII)
LABEL = re.compile(r"<L\d+>\Z")
NUMBER = re.compile(r"-?\d+\Z")
INDENT = "    "


class Code(str):
    """A piece of lowered code. `depth` is how far a line is indented."""

    __slots__ = ("args", "depth", "kind")
    kind: str
    args: tuple[Any, ...]
    depth: int

    def __new__(cls, kind: str, *args: Any, depth: int = 0) -> Code:
        out = super().__new__(cls, INDENT * depth + TEXT[kind](*args))
        out.kind, out.args, out.depth = kind, args, depth
        return out

    def at(self, depth: int) -> Code:
        """The same line, indented so far."""
        return Code(self.kind, *self.args, depth=depth) if depth != self.depth else self

    def __reduce__(self) -> Any:
        return (rebuilt, (self.kind, self.args, self.depth))


def rebuilt(kind: str, args: tuple[Any, ...], depth: int) -> Code:
    return Code(kind, *args, depth=depth)


def piece(x: Any) -> Code:
    """A piece, also of a plain name, label or number; other text is a piece that only Python can print."""
    if isinstance(x, Code):
        return x
    if x is None or isinstance(x, bool):
        return Code("name", str(x))
    if isinstance(x, int):
        return Code("num", x)
    if isinstance(x, tuple):
        return Code("const", x)
    if NUMBER.match(x):
        return Code("num", int(x)) if str(int(x)) == x else Code("text", x)
    if DOTTED.match(x):
        return Code("name", str(x))
    if LABEL.match(x):
        return Code("label", str(x))
    return Code("text", str(x))


# ---------------------------------------------------------------- expressions


def call(function: Any, *args: Any) -> Code:
    return Code("call", piece(function), *map(piece, args))


def attr(of: Any, name: str) -> Code:
    of = piece(of)
    return Code("name", f"{of}.{name}") if of.kind == "name" else Code("attr", of, str(name))


def index(of: Any, at: Any) -> Code:
    return Code("index", piece(of), piece(at))


def op(a: Any, sign: str, b: Any) -> Code:
    """Two things with a sign (or `in`, `is not`, ...) between them."""
    return Code("op", piece(a), str(sign), piece(b))


def paren(x: Any) -> Code:
    return Code("paren", piece(x))


def all_of(parts: Iterable[Any]) -> Code:
    """Parts joined by `and`; the only one stays as it is."""
    found = [y for x in map(piece, parts) for y in (x.args if x.kind == "and" else [x])]
    return found[0] if len(found) == 1 else Code("and", *found)


def holds(tests: Iterable[Any]) -> Code:
    """All tests; with none it is simply true."""
    return all_of(found) if (found := [*tests]) else piece(True)


def any_of(parts: Iterable[Any]) -> Code:
    found = [y for x in map(piece, parts) for y in (x.args if x.kind == "or" else [x])]
    return found[0] if len(found) == 1 else Code("or", *found)


def among(a: Any, b: Any, is_in: bool = True) -> Code:
    return paren(op(a, "in" if is_in else "not in", b))


def denied(x: Code) -> Code:
    """The opposite of what `among` made."""
    a, sign, b = x.args[0].args
    return among(a, b, sign != "in")


def no(x: Any) -> Code:
    return Code("not", piece(x))


def minus(x: Any) -> Code:
    return Code("minus", piece(x))


def choice(then: Any, test: Any, other: Any) -> Code:
    """One thing if a test holds, else the other."""
    return Code("choice", piece(then), piece(test), piece(other))


def each(shown: Any, name: str, over: Any, *tests: Any) -> Code:
    """A list: something of each member of a set that passes the tests."""
    return Code("each", piece(shown), str(name), piece(over), *map(piece, tests))


def units(name: str, of: Any, repeat: bool, *tests: Any) -> Code:
    """The units of `[unit, number]` pairs that pass the tests; `repeat` lists each once for every piece."""
    return Code("units", str(name), piece(of), bool(repeat), *map(piece, tests))


def some(test: Any, name: str, over: Any, *tests: Any) -> Code:
    """Does it hold of some member?"""
    return Code("some", piece(test), str(name), piece(over), *map(piece, tests))


def row(parts: Iterable[Any]) -> Code:
    """Things listed, whatever their number."""
    return Code("row", *map(piece, parts))


def some_of(parts: Iterable[Any]) -> Code:
    """Things listed, with a comma behind the last one."""
    return Code("tuple", *map(piece, parts))


def one(x: Any) -> Code:
    return Code("one", piece(x))


def sum_of(parts: Iterable[Any]) -> Code:
    """Sets one behind the other."""
    found = [piece(x) for x in parts]
    return found[0] if len(found) == 1 else Code("sum", *found)


def set_of(x: Any) -> Code:
    return Code("set", piece(x))


def listed(parts: Iterable[Any]) -> Code:
    return Code("listed", *map(piece, parts))


def pair(*parts: Any) -> Code:
    return Code("pair", *map(piece, parts))


def names(*parts: Any) -> Code:
    """Several names that get the parts of a value."""
    return Code("names", *map(piece, parts))


def star(x: Any) -> Code:
    """The members of a set, within a list."""
    return Code("star", piece(x))


def quoted(x: Any) -> Code:
    """A text, or several, as data."""
    return Code("string", x) if isinstance(x, str) else Code("const", x)


def const(value: Any) -> Code:
    """Numbers or texts that are known now, as a tuple."""
    return Code("const", value)


def later(body: Any, name: str = "") -> Code:
    """A test that whoever is given it asks, perhaps of a member."""
    return Code("later", str(name), piece(body))


def once(name: str, x: Any) -> Code:
    """Asked the first time, and known from then on by a name (see `forgotten`)."""
    return Code("once", name, piece(x))


def named(name: str, x: Any) -> Code:
    """A thing that from then on is known by a name."""
    return Code("named", name, piece(x))


# ---------------------------------------------------------------- lines


def assign(target: Any, value: Any) -> Code:
    return Code("assign", piece(target), piece(value))


def change(target: Any, sign: str, value: Any) -> Code:
    """`target += value` and the like."""
    return Code("change", piece(target), str(sign), piece(value))


def when(test: Any, remark: str = "") -> Code:
    return Code("when", piece(test), remark)


def orwhen(test: Any) -> Code:
    return Code("orwhen", piece(test))


def otherwise() -> Code:
    return Code("otherwise")


def loop(name: Any, over: Any) -> Code:
    return Code("loop", piece(name), piece(over))


def result(value: Any) -> Code:
    return Code("return", piece(value))


def back() -> Code:
    return Code("return")


def unless(test: Any) -> Code:
    return when(no(paren(test)))


def goto(label: Any, remark: str = "") -> Code:
    """The program counter is set; who does it comes back to the driver afterwards."""
    return Code("goto", piece(label), remark)


def above() -> Code:
    """The frame whose names a hook reads gets its name."""
    return assign("u", index("s.stack", "f.up"))


def nothing() -> Code:
    return Code("pass")


def forgotten(name: str) -> Code:
    """A name of `once` is not known yet."""
    return Code("forgotten", name)


def said(line: Code, remark: str) -> Code:
    """A line with a remark behind it."""
    return Code("said", line, remark)


def lines_of(lines: Iterable[Any], depth: int) -> list[Any]:
    """Lines, indented deeper."""
    return [x.at(x.depth + depth) if isinstance(x, Code) else INDENT * depth + x for x in lines]


# ---------------------------------------------------------------- how Python says it


def _joined(sign: str) -> Callable[..., str]:
    return lambda *parts: sign.join(parts)


def _row(*parts: Code) -> str:
    return "(" + "".join(f"{x}, " for x in parts) + ")"


def _each(shown: Code, name: str, over: Code, *tests: Code) -> str:
    return f"[{_every(shown, name, over, *tests)}]"


def _tested(tests: tuple[Code, ...]) -> str:
    return f" if {' and '.join(tests)}" if tests else ""


def _every(shown: Code, name: str, over: Code, *tests: Code) -> str:
    return f"{shown} for {name} in {over}{_tested(tests)}"


def _units(name: str, of: Code, repeat: bool, *tests: Code) -> str:
    over = f"{name}, n in {of} for _ in range(n)" if repeat else f"{name}, _ in {of}"
    return f"[{name} for {over}{_tested(tests)}]"


def _remark(text: str) -> str:
    return f"  # {text}" if text else ""


TEXT: dict[str, Callable[..., str]] = {
    "name": lambda x: x,
    "label": lambda x: x,
    "text": lambda x: x,
    "num": str,
    "string": repr,
    "const": repr,
    "call": lambda function, *args: f"{function}({', '.join(args)})",
    "attr": lambda of, name: f"{of}.{name}",
    "index": lambda of, at: f"{of}[{at}]",
    "op": lambda a, sign, b: f"{a} {sign} {b}",
    "paren": lambda x: f"({x})",
    "and": _joined(" and "),
    "or": _joined(" or "),
    "not": lambda x: f"not {x}",
    "minus": lambda x: f"-{x}",
    "choice": lambda then, test, other: f"{then} if {test} else {other}",
    "each": _each,
    "units": _units,
    "some": lambda *args: f"any({_every(*args)})",
    "row": _row,
    "tuple": lambda *parts: f"({', '.join(parts)},)",
    "one": lambda x: f"({x},)",
    "pair": lambda *parts: f"({', '.join(parts)})",
    "names": _joined(", "),
    "sum": _joined(" + "),
    "set": lambda x: f"{{*{x}}}",
    "listed": lambda *parts: f"[{', '.join(parts)}]",
    "star": lambda x: f"*{x}",
    "later": lambda name, body: f"lambda {name}: {body}" if name else f"lambda: {body}",
    "once": lambda name, x: f"({name} if {name} is not None else ({name} := {x}))",
    "named": lambda name, x: f"{name} := {x}",
    "assign": lambda target, value: f"{target} = {value}",
    "change": lambda target, sign, value: f"{target} {sign} {value}",
    "when": lambda test, remark="": f"if {test}:{_remark(remark)}",
    "orwhen": lambda test: f"elif {test}:",
    "otherwise": lambda: "else:",
    "loop": lambda name, over: f"for {name} in {over}:",
    "return": lambda *value: f"return {value[0]}" if value else "return",
    "goto": lambda label, remark="": f"f.pc = {label}{_remark(remark)}",
    "pass": lambda: "pass",
    "forgotten": lambda name: f"{name} = None",
    "said": lambda line, remark: f"{line}{_remark(remark)}",
}


DEPTH = op(call("len", "s.stack"), "-", 1)      # where in the stack the topmost frame stands


# ---------------------------------------------------------------- looking at pieces


def walk(x: Any) -> Iterator[Code]:
    """A piece and all of which it is made."""
    if isinstance(x, Code):
        yield x
        for part in x.args:
            yield from walk(part)


def changed(x: Any, how: Callable[[Code], Code | None]) -> Any:
    """A piece in which `how` replaces what it knows (it answers None for what stays)."""
    if not isinstance(x, Code):
        return x
    new = how(x)
    if new is not None:
        return new.at(x.depth) if x.depth else new
    args = tuple(changed(part, how) for part in x.args)
    return x if all(a is b for a, b in zip(args, x.args, strict=True)) else Code(x.kind, *args, depth=x.depth)


def renamed(x: Any, old: str, new: str) -> Code:
    """A piece in which another name stands for a name, also where its parts are looked up."""

    def how(y: Code) -> Code | None:
        if y.kind != "name" or not (y == old or y.startswith(old + ".")):
            return None
        return piece(new + y[len(old):])

    return changed(piece(x), how)


def names_in(x: Any) -> set[str]:
    """Every plain name that a piece reads or binds."""
    out: set[str] = set()
    for y in walk(piece(x)):
        if y.kind == "name":
            out.add(y.partition(".")[0])
        elif y.kind in BINDS:
            out.add(y.args[BINDS[y.kind]])
    return out


BINDS = {"each": 1, "some": 1, "units": 0, "later": 0, "once": 0}


def bare(x: Code) -> Code:
    """A piece without brackets around it."""
    while x.kind == "paren":
        x = x.args[0]
    return x


def is_dotted(x: Any) -> bool:
    return piece(x).kind == "name"
