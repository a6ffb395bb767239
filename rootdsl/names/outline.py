"""What `show names` prints: the model of one file, one declaration or sentence a line, its parts deeper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import Body, Game, RuleHead, System

SILENT = frozenset({"said", "mark", "node", "tree", "system"})   # parts that name no meaning of their own
NOT_PRINTED = frozenset({"name", "kind", "title", "path", "tree", "bodies", "rules", "refs", "knows_at", "spans"})
COMMON = frozenset({"name", "title"})


def outline(system: System) -> str:
    """The model of a file as indented text; the same file always prints the same."""
    return "".join(line + "\n" for line in _system(system))


def _system(system: System) -> Iterator[str]:
    yield f'{system.kind} {system.name} "{system.title}"'
    for part in (x for x in fields(system) if x.repr):      # the rest is only kept to be found sooner
        value = getattr(system, part.name)
        if part.name in NOT_PRINTED or value in ([], {}, "", None, set()):
            continue
        if isinstance(value, Game):
            yield f"  manifest {_fields(value, COMMON)}"
        elif part.name == "phases":
            for name, body in value.items():
                yield f"  phase {name}"
                yield from _items(body, 2)
        elif part.name == "examples":
            for example in value:
                yield f'  example "{example.title}"'
                yield from _items(getattr(example, "lines", []), 2)
        elif isinstance(value, list):
            yield f"  {part.name}"
            yield from _items(value, 2)
        elif _shown(part, value):
            yield f"  {part.name} {inline(value)}"


# ---------------------------------------------------------------- things with lines of their own


def _items(items: Iterable[Any], depth: int) -> Iterator[str]:
    for item in items:
        yield from _item(item, depth)


def _item(item: Any, depth: int) -> Iterator[str]:
    pad = "  " * depth
    if isinstance(item, (Body, RuleHead)):
        return
    if isinstance(item, d.Decl):
        yield from _decl(item, depth)
    elif _is_block(item):
        yield f"{pad}{type(item).__name__}{_head(item)}"
        yield from _blocks(item, depth + 1)
    elif isinstance(item, str):
        yield f"{pad}{item}"
    else:
        yield f"{pad}{inline(item)}"


def _decl(decl: d.Decl, depth: int) -> Iterator[str]:
    pad = "  " * depth
    kind = type(decl).__name__.removesuffix("Decl").lower() if type(decl) is not d.Decl else "point"
    title = f' "{decl.title}"' if decl.title else ""
    rest = _fields(decl, COMMON | {"body"})
    yield f"{pad}{kind} {decl.name}{title}{' ' if rest else ''}{rest}"
    body = getattr(decl, "body", None)
    if isinstance(body, list) and not isinstance(decl, (d.CardDecl, d.Mode)):
        yield from _items((x for x in body if x is not None), depth + 1)


def _is_block(item: Any) -> bool:
    return is_dataclass(item) and (isinstance(item, s.Base) or type(item).__module__ == s.__name__)


def _holds_blocks(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return any(_holds_blocks(x) for x in value)
    return isinstance(value, s.Base)


def _head(item: Any) -> str:
    out = _fields(item, frozenset(p.name for p in fields(item) if _holds_blocks(getattr(item, p.name))))
    return f" {out}" if out else ""


def _blocks(item: Any, depth: int) -> Iterator[str]:
    pad = "  " * depth
    for part in fields(item):
        value = getattr(item, part.name)
        if not _holds_blocks(value):
            continue
        if part.name == "branches":
            for branch in value:
                cond, body = branch if isinstance(branch, tuple) else (None, branch)
                yield f"{pad}case {inline(cond)}" if cond is not None else f"{pad}branch"
                yield from _items(body, depth + 1)
        elif part.name == "body":
            yield from _items(value, depth)
        else:
            yield f"{pad}{part.name}"
            yield from _items(value if isinstance(value, list) else [value], depth + 1)


# ---------------------------------------------------------------- expressions, on one line


def _default(part: Field[Any]) -> Any:
    if part.default is not MISSING:
        return part.default
    if part.default_factory is not MISSING:
        return part.default_factory()
    return MISSING


def _shown(part: Field[Any], value: Any) -> bool:
    return part.name not in SILENT and not isinstance(value, Token) and value != _default(part) and value not in ("", None, [], {}, set())


def _fields(item: Any, hidden: frozenset[str]) -> str:
    out = []
    for part in fields(item):
        value = getattr(item, part.name)
        if part.name not in hidden and _shown(part, value):
            out.append(part.name if value is True else f"{part.name}={inline(value)}")
    return " ".join(out)


def inline(x: Any) -> str:
    """A value, expression or condition on one line.

    >>> inline(e.Arith("+", e.Num(1), e.Points(e.Me())))
    '(1 + Points(Me))'
    """
    if isinstance(x, e.Num):
        return str(x.n)
    if isinstance(x, e.Var):
        return x.name
    if isinstance(x, e.Arith):
        return f"({inline(x.a)} {x.op} {inline(x.b)})"
    if isinstance(x, d.Param):
        return f"{x.name}:{x.type}"
    if isinstance(x, d.Decl):
        return x.name
    if isinstance(x, (Token, str)):
        return str(x)
    if isinstance(x, dict):
        return "{" + ", ".join(f"{k}: {inline(v)}" for k, v in x.items()) + "}"
    if isinstance(x, (set, frozenset)):
        return "{" + ", ".join(sorted(map(str, x))) + "}"
    if isinstance(x, (list, tuple)):
        return "[" + ", ".join(inline(v) for v in x) + "]"
    if is_dataclass(x) and not isinstance(x, type):
        inner = ", ".join(
            (f"{part.name}=" if _default(part) is not MISSING else "") + inline(value)
            for part in fields(x)
            for value in [getattr(x, part.name)] if value not in ("", None, [], {}) and value != _default(part)
        )
        return f"{type(x).__name__}({inner})" if inner else type(x).__name__
    return str(x)
