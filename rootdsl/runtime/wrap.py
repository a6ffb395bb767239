"""Wrappers that the linker lays around functions of rules: exceptions, additions, what is remembered, lifted or forbidden.

A wrapper has exactly the parameters of the function for which it stands, and its exceptions one after the other: calls with
`*args` and loops over three exceptions cost several times as much, and values are what is asked most. So wrappers are written
as text, and each text is compiled once.
"""

from __future__ import annotations

import linecache
from collections.abc import Sequence
from functools import cache
from typing import Any
from zlib import crc32

from rootdsl.runtime.lasting import ADD, HIGH, LOW, amendments, ignored


def nothing_else(*_: Any) -> None:
    """No exception names another set for a choice."""


def parameters(function: Any) -> tuple[str, str]:
    """The parameters of a function behind the table, the state and the holder: as they are declared, and as they are handed on."""
    code = function.__code__
    names = code.co_varnames[3 : code.co_argcount]
    if code.co_argcount < 3:        # it takes whatever it is given
        return ", *args", ", *args"
    defaults = function.__defaults__ or ()
    first = len(names) - len(defaults)
    declared = [*names[:first], *(f"{n}={x!r}" for n, x in zip(names[first:], defaults, strict=True))]
    return "".join(f", {x}" for x in declared), "".join(f", {x}" for x in names)


@cache
def compiled(text: str) -> Any:
    """The code of a text that defines `make`; a traceback shows its lines."""
    name = f"<linked {crc32(text.encode())}>"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    return compile(text, name, "exec")


def made(base: Any, lines: Sequence[str], about: str = "me", **known: Any) -> Any:
    """A function with the parameters of another; `known` are names that its lines read. `ARGS` is what it hands on."""
    declared, handed = parameters(base)
    body = "".join(f"        {x.replace(', ARGS', handed)}\n" for x in lines)
    text = f"def make({', '.join(known)}):\n    def linked(t, s, {about}{declared}):\n{body}    return linked\n"
    space: dict[str, Any] = {}
    exec(compiled(text), HELPERS, space)
    return space["make"](*known.values())


HELPERS: dict[str, Any] = {"ignored": ignored}


def told(wrapper: Any, **parts: Any) -> Any:
    """A wrapper that says of what it was made, for another backend."""
    wrapper.parts = parts
    return wrapper


def amended(
    base: Any, exceptions: Sequence[tuple[int, Any]], own: bool = False, number: int = -1, otherwise: Any = None
) -> Any:
    """The result of the last exception that applies, else that of the base.

    `own`: the value belongs to a seat, and only the exceptions of that seat touch it. A requirement, or the set of a choice,
    may be lifted under a `number` for a call that ignores it, and is then what `otherwise` says of the table.

    >>> amended(lambda t, s, me, n: n, [(0, lambda t, s, me, n: 2 * n if n > 3 else None)])(None, None, 1, 5)
    10
    """
    known: dict[str, Any] = {"_base": base}
    lines: list[str] = []
    if number >= 0:
        known |= {"_number": number, "_otherwise": otherwise}
        lines += ["if s.lasting and ignored(s, _number):", "    return _otherwise(t)"]
    for k, (holder, function) in enumerate(reversed(exceptions)):
        known |= {f"_f{k}": function, f"_h{k}": holder}
        asked = f"_got = _f{k}(t, s, {'me' if own or holder < 0 else f'_h{k}'}, ARGS)"
        if own and holder >= 0:
            lines += [f"if me == _h{k}:", f"    {asked}", "    if _got is not None:", "        return _got"]
        else:
            lines += [asked, "if _got is not None:", "    return _got"]
    lines.append("return None" if base is nothing_else else "return _base(t, s, me, ARGS)")
    out = made(exceptions[0][1] if base is nothing_else and exceptions else base, lines, **known)
    return told(out, way="amended", base=base, exceptions=exceptions, own=own, number=number, otherwise=otherwise)


def as_holder(function: Any, holder: int) -> Any:
    """A function of a rule that stands for everybody, asked in the name of the seat that holds it."""
    out = made(function, ["return _function(t, s, _holder, ARGS)"], _function=function, _holder=holder)
    return told(out, way="as_holder", function=function, holder=holder)


def for_mover(function: Any, holder: int) -> Any:
    """A way that a rule makes, asked for whoever moves in the name of the seat that holds it (-1: of the mover)."""

    def way(t: Any, s: Any, mover: int, *place: int) -> Any:
        return function(t, s, holder if holder >= 0 else mover, mover, *place)

    return told(way, way="for_mover", function=function, holder=holder)


def in_force(function: Any, card: int, own: bool) -> Any:
    """A function of a rule on a card: asked for whoever has that copy in force, else None. `own`: only if it is this seat."""
    lines = [
        "_zone = s.zone_of[_card]",
        f"if _zone < 0 or not t.active[_zone]{' or t.zone_owner[_zone] != me' if own else ''}:",
        "    return None",
        "return _function(t, s, t.zone_owner[_zone], ARGS)",
    ]
    return told(made(function, lines, _function=function, _card=card), way="in_force", function=function, card=card, own=own)


def lasting_value(base: Any, number: int) -> Any:
    """A value that rules may amend until a span ends; never below 0."""
    lines = [
        "_n = _base(t, s, me, ARGS)",
        "return _n if not s.lasting else _changed(s, _n, _number, (0, ARGS,)[1:])",
    ]
    out = made(base, lines, _base=base, _number=number, _changed=with_amendments)
    return told(out, way="lasting_value", base=base, number=number)


def with_amendments(s: Any, n: int, number: int, args: tuple[Any, ...]) -> int:
    """A value with what is added to it for a while, and within its bounds."""
    found = amendments(s, number, args)
    n += sum(x for what, x in found if what == ADD)
    for what, x in found:
        n = max(n, x) if what == LOW else min(n, x) if what == HIGH else n
    return max(0, n)


def unless_banned(base: Any, bans: Sequence[tuple[int, Any]]) -> Any:
    """A test of a procedure (of a seat) or of a free action (of a frame) that somebody cannot do."""
    known: dict[str, Any] = {"_base": base}
    about = base.__code__.co_varnames[2]
    lines = [f"if not _base(t, s, {about}, ARGS):", "    return False"]
    lines.append(f"_who = {about} if type({about}) is int else {about}.me")
    for k, (holder, ban) in enumerate(bans):
        known |= {f"_f{k}": ban, f"_h{k}": holder}
        lines += [f"if _f{k}(t, s, {f'_h{k}' if holder >= 0 else '_who'}, _who, -1, -1):", "    return False"]
    lines.append("return True")
    return told(made(base, lines, about, **known), way="unless_banned", base=base, bans=bans)


def barred(base: Any, bans: Sequence[tuple[int, Any, Sequence[tuple[int, Any]]]]) -> Any:
    """The set of a choice without what bans keep out of it; None where no ban and no exception says anything.

    `base` is what exceptions make of the choice, or None. A ban stands with its holder and with what lifts it: seat, and a test.
    """
    known: dict[str, Any] = {"_base": base} if base is not None else {}
    lines = ["_got = _base(t, s, me, ARGS)" if base is not None else "_got = None"]
    for k, (holder, ban, lifts) in enumerate(bans):
        known[f"_f{k}"] = ban
        asked = [f"_left = _f{k}(t, s, {holder if holder >= 0 else 'me'}, ARGS, _got)", "if _left is not None:", "    _got = _left"]
        for n, (lifter, test) in enumerate(lifts):
            known[f"_l{k}_{n}"] = test
            asked = [f"if not _l{k}_{n}(t, s, {lifter if lifter >= 0 else 'me'}, me, -1, -1):", *("    " + x for x in asked)]
        lines += asked
    lines.append("return _got")
    return told(made(base or nothing_else, lines, **known), way="barred", base=base, bans=bans)


def unless_ignored(base: Any, number: int, instead: Any = False) -> Any:
    """A ban that does not stand in a call that ignores bans of its kind: `instead` says that nothing is forbidden."""
    lines = ["if s.lasting and ignored(s, _number):", f"    return {instead}", "return _base(t, s, me, ARGS)"]
    return told(made(base, lines, _base=base, _number=number), way="unless_ignored", base=base, number=number)


def adjusted(base: Any, amendments: Sequence[tuple[int, str, Any]], own: bool = False) -> Any:
    """Additions to a value, then its bounds; never below 0."""
    known: dict[str, Any] = {"_base": base}
    lines = ["_n = _base(t, s, me, ARGS)"]
    then = {"add": "_n += _got", "low": "_n = max(_n, _got)", "high": "_n = min(_n, _got)"}
    for k, (holder, what, function) in enumerate(x for what in then for x in amendments if x[1] == what):
        known |= {f"_f{k}": function, f"_h{k}": holder}
        asked = [
            f"_got = _f{k}(t, s, {f'_h{k}' if holder >= 0 else 'me'}, ARGS)",
            "if _got is not None:",
            f"    {then[what]}",
        ]
        lines += [f"if me == _h{k}:", *("    " + x for x in asked)] if own and holder >= 0 else asked
    lines.append("return _n if _n > 0 else 0")
    return told(made(base, lines, **known), way="adjusted", base=base, amendments=amendments, own=own)


def remembered(function: Any, k: int) -> Any:
    """A value of a place that depends on the pieces there only, kept until one of them moves."""

    place = parameters(function)[1].removeprefix(", ")
    lines = [
        f"_got = s.memo[_k][{place}]",
        "if _got == -2:",
        f"    _got = s.memo[_k][{place}] = _function(t, s, me, ARGS)",
        "return _got",
    ]
    value = made(function, lines, _function=function, _k=k)
    return told(value, way="remembered", function=function, k=k)
