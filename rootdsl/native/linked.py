"""What the linker made of several rules, resolved for one table: a C function that asks them in their order.

The linker lays wrappers around functions (`runtime/wrap.py`); each says of what it was made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rootdsl.native.value import CannotSay, Value, known, number

Print = Callable[[Any, dict[str, Any], list[Value]], tuple[list[str], str]]


def composed(function: Any) -> tuple[str, dict[str, Any]] | None:
    """The name of the composition that made a function, and what it was made of; None for a function of a module."""
    parts = getattr(function, "parts", None)
    return (parts["way"], parts) if isinstance(parts, dict) else None


def print_composed(maker: Any, name: str, parts: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    """The lines of a C function that does what the composition does, and the kind of its result."""
    how = PRINTERS.get(name)
    if how is None:
        raise CannotSay(f"what the linker composes as {name}")
    return how(maker, parts, args)


def none(kind: str) -> str:
    return "NO_Q" if kind == "q" else "NONE"


def is_none(kind: str, text: str) -> str:
    return f"{text}.n < 0" if kind == "q" else f"{text} == NONE"


def asked(maker: Any, function: Any, args: list[Value]) -> tuple[str, str]:
    """A call as text, and the kind of its result."""
    out = maker.constants.shown(maker.invoke(function, args))
    if out.kind == "#":
        return ("NONE" if out.data is None else str(int(out.data))), "i"
    return out.text, out.kind


def with_exceptions(maker: Any, base: Any, exceptions: list[tuple[int, Any]], own: bool, args: list[Value]) -> tuple[list[str], str]:
    """The result of the first exception that applies, else that of the base."""
    me, rest = args[0], args[1:]
    lines = []
    kind = ""
    for i, (holder, function) in enumerate(exceptions):
        text, kind = asked(maker, function, [number(str(holder)) if holder >= 0 else me, *rest])
        got = f"got_{i}"
        line = f"{'Q' if kind == 'q' else 'i32'} {got} = {text}; if (!({is_none(kind, got)})) return {got};"
        lines.append(f"if ({me.text} == {holder}) {{ {line} }}" if own and holder >= 0 else f"{{ {line} }}")
    if getattr(base, "__name__", "") == "nothing_else":
        return [*lines, f"return {none(kind or 'q')};"], kind or "q"
    text, kind = asked(maker, base, args)
    return [*lines, f"return {text};"], kind


def amended(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    """The result of the last exception that applies, else that of the base; a call may ignore the whole under a number."""
    lines, kind = with_exceptions(maker, p["base"], [*reversed(p["exceptions"])], p["own"], args)
    if p["number"] >= 0:
        other = maker.constants.shown(known(p["otherwise"](maker.table)))
        lines.insert(0, f"if (s->lasting_n && ignored(s, {p['number']})) return {other.text};")
    return lines, kind


def lasting_value(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    text, _ = asked(maker, p["base"], args)
    given = [x for x in args[1:] if x.kind == "i"]
    listing = f"q_fixed((i32[]){{{', '.join(x.text for x in given)}}}, {len(given)}, 1)" if given else "EMPTY_Q"
    return [f"i32 n = {text};", f"return s->lasting_n ? amended_for_a_while(s, {p['number']}, n, {listing}) : n;"], "i"


def unless_banned(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    who = args[0].text if args[0].kind == "i" else f"{args[0].text}[F_ME]"
    lines = [f"i32 who = {who};"]
    for me, ban in p["bans"]:
        holder = number(str(me)) if me >= 0 else number("who")
        got = maker.invoke(ban, [holder, number("who"), known(-1), known(-1)])
        lines.append(f"if ({truly(maker, got)}) return 0;")
    text, kind = asked(maker, p["base"], args)
    return [*lines, f"return {text};"], kind


def barred(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    """The set of a choice without what bans keep out of it."""
    text = asked(maker, p["base"], args)[0] if p["base"] is not None else "NO_Q"
    lines = [f"Q got = {text};"]
    for i, (holder, ban, lifts) in enumerate(p["bans"]):
        me = number(str(holder)) if holder >= 0 else args[0]
        text, _ = asked(maker, ban, [me, *args[1:], Value("q", "got")])
        free = []
        for lifter, test in lifts:
            said = maker.invoke(test, [number(str(lifter)) if lifter >= 0 else args[0], args[0], known(-1), known(-1)])
            free.append(f"!({truly(maker, said)})")
        lines.append(f"if ({' && '.join(free) or '1'}) {{ Q left_{i} = {text}; if (left_{i}.n >= 0) got = left_{i}; }}")
    return [*lines, "return got;"], "q"


def adjusted(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    me, rest = args[0], args[1:]
    lines = [f"i32 n = {asked(maker, p['base'], args)[0]};"]
    for i, (holder, what, function) in enumerate(x for way in ("add", "low", "high") for x in p["amendments"] if x[1] == way):
        text, _ = asked(maker, function, [number(str(holder)) if holder >= 0 else me, *rest])
        got = f"got_{i}"
        change = {"add": f"n + {got}", "low": f"larger(n, {got})", "high": f"smaller(n, {got})"}[what]
        line = f"i32 {got} = {text}; if ({got} != NONE) n = {change};"
        lines.append(f"if ({me.text} == {holder}) {{ {line} }}" if p["own"] and holder >= 0 else f"{{ {line} }}")
    return [*lines, "return larger(0, n);"], "i"


def remembered(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    text, _ = asked(maker, p["function"], args)
    place = f"i16 *kept = &s->memo[{p['k']}][ix({args[1].text}, WIDTH + 1)];"
    return [place, f"if (*kept == UNKNOWN) *kept = (i16)({text});", "return *kept;"], "i"


def as_holder(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    text, kind = asked(maker, p["function"], [number(str(p["holder"])), *args[1:]])
    return [f"return {text};"], kind


def for_mover(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    """A way of a rule, asked for whoever moves in the name of its holder."""
    holder = number(str(p["holder"])) if p["holder"] >= 0 else args[0]
    text, kind = asked(maker, p["function"], [holder, *args])
    return [f"return {text};"], kind


def in_force(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    """A rule on a card: asked for whoever has that copy in force."""
    text, kind = asked(maker, p["function"], [number("owner"), *args[1:]])
    nobody = f"if (zone < 0 || !t_active[zone]) return {none(kind)};"
    lines = [f"int zone = s->zone_of[{p['card']}];", nobody, "i32 owner = t_zone_owner[zone];"]
    if p["own"]:
        lines.append(f"if (owner != {args[0].text}) return {none(kind)};")
    return [*lines, f"return {text};"], kind


WHOM: dict[str, Callable[[list[Value]], tuple[str, str, str]]] = {
    "of_ban": lambda a: (a[1].text, a[2].text, a[3].text),
    "of_event": lambda a: (
        f"{a[1].text}[1]", f"(pieces ? {a[1].text}[2] : -1)", f"(pieces ? {a[1].text}[{a[1].text}[0] == REMOVED ? 4 : 5] : -1)"
    ),
    "of_call": lambda a: (f"frame_at(s, {a[0].text}[F_UP])[F_ME]", "-1", "-1"),
    "of_card": lambda a: ("s->current", "-1", "-1"),
}


def unless_lifted_by(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    """A test that fails where an exception says that its rule does not hold."""
    base = maker.invoke(p["base"], args)
    what = p["what"].__name__
    who, row, place = WHOM[what](args)
    lines = [f"if (!({truly(maker, base)})) return 0;"]
    if what == "of_event":
        lines.append(f"int pieces = {args[1].text}[0] == REMOVED || {args[1].text}[0] == PLACED; (void)pieces;")
    lines.append(f"i32 who = {who}, row = {row}, place = {place}; (void)row; (void)place;")
    for me, lifted in p["exceptions"]:
        holder = number(str(me)) if me >= 0 else number("who")
        got = maker.invoke(lifted, [holder, number("who"), number("row"), number("place")])
        lines.append(f"if ({truly(maker, got)}) return 0;")
    return [*lines, "return 1;"], "i"


def unless_ignored(maker: Any, p: dict[str, Any], args: list[Value]) -> tuple[list[str], str]:
    """A ban that does not stand in a call that ignores bans of its kind."""
    text, kind = asked(maker, p["base"], args)
    return [f"if (s->lasting_n && ignored(s, {p['number']})) return {'NO_Q' if kind == 'q' else 0};", f"return {text};"], kind


def truly(maker: Any, x: Value) -> str:
    """Is it so? What gives nothing says no."""
    if x.kind != "i":
        return maker.constants.truth(x)
    return f"({{ i32 got = {x.text}; got != NONE && got; }})"


PRINTERS: dict[str, Print] = {
    "amended": amended,
    "lasting_value": lasting_value,
    "unless_banned": unless_banned,
    "barred": barred,
    "unless_lifted_by": unless_lifted_by,
    "unless_ignored": unless_ignored,
    "adjusted": adjusted,
    "remembered": remembered,
    "in_force": in_force,
    "as_holder": as_holder,
    "for_mover": for_mover,
}
