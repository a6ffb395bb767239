"""Values, requirements and sets of choices with the exceptions of those who sit at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime.lasting import rule_id
from rootdsl.runtime.linked import Holders, askers, preferences
from rootdsl.runtime.state import OF_PIECES
from rootdsl.runtime.wrap import (
    adjusted,
    amended,
    as_holder,
    barred,
    lasting_value,
    nothing_else,
    remembered,
    unless_ignored,
)


def holds(_t: Any) -> bool:
    """A requirement that is lifted."""
    return True


def whole_map(t: Any) -> Any:
    """The set of a choice whose own set is lifted."""
    return t.map


def link_values(t: Any, holders: Holders) -> None:
    """Values and requirements with the exceptions of those who sit at the table."""
    t.memos = 0
    exceptions: dict[str, list[tuple[int, Any, bool]]] = {}
    needs: dict[str, list[tuple[int, Any, bool]]] = {}
    adds: dict[str, list[tuple[int, str, Any]]] = {}
    changing = {path for m, _, _ in holders for path in m.SYSTEM.get("amends", ())}
    lifted = {path for m, _, _ in holders for path in m.SYSTEM.get("ignores", ())}
    choices: dict[str, list[tuple[int, Any, bool]]] = {}
    dice: dict[str, list[tuple[int, Any]]] = {}
    loose: set[str] = set(changing)                # values that may change though no piece has moved
    for m, _, seats in holders:
        for target, function, kind, memo, *card in m.VALUE_EXCEPTIONS:
            exceptions.setdefault(target, []).extend((me, f, memo) for me, f in askers(t, function, kind, seats, card))
            loose |= set() if memo else {target}
        for target, what, function, kind, memo, *card in m.AMENDMENTS:
            adds.setdefault(target, []).extend((me, what, f) for me, f in askers(t, function, kind, seats, card))
            loose |= set() if memo else {target}
        anyone = getattr(m, "ANYONE", ())
        for into, entries in ((needs, m.NEEDS_EXCEPTIONS), (choices, getattr(m, "CHOICE_EXCEPTIONS", ()))):
            for target, function, kind, *card in entries:
                every = function in anyone
                into.setdefault(target, []).extend((me, f, every) for me, f in askers(t, function, kind, seats, card, not every))
    bars = link_bars(t, holders)
    t.changeable = {*exceptions, *adds, *changing}      # values that rules of this table change
    ordered = preferences(holders)
    for m, _, seats in holders:
        own = seats != [-1]
        for path, function, memo, _first in m.VALUES:
            over = ordered(exceptions.get(path, []), lambda x: x[1])
            over = [in_name(me, f, seats) for me, f, _ in over] if own else [(me, f) for me, f, _ in over]
            call = amended(function, over, own) if over else function
            setattr(t, f"m_{ident(path)}", -1)
            if path in adds:
                more = [(what, *in_name(me, f, seats)) for me, what, f in adds[path]] if own else []
                call = adjusted(call, [(me, what, f) for what, me, f in more] or adds[path], own)
            elif memo and loose.isdisjoint(memo):
                call = remembered(call, t.memos)
                if path not in changing:
                    setattr(t, f"m_{ident(path)}", t.memos)
                t.memos += 1
            if path in changing:
                call = lasting_value(call, rule_id(path))
            setattr(t, f"v_{ident(path)}", call)
        for path, function, _names in m.NEEDS:
            found = asked_of(ordered(needs.get(path, []), lambda x: x[1]))
            number = rule_id(path) if path in lifted else -1
            call = amended(function, found, True, number, holds) if found or path in lifted else function
            setattr(t, f"n_{ident(path)}", call)
        for path in getattr(m, "CHOICES", ()):
            found = asked_of(ordered(choices.get(path, []), lambda x: x[1]))
            number = rule_id(path) if path in lifted else -1
            call = amended(nothing_else, found, True, number, whole_map) if found or path in lifted else None
            call = barred(call, bars[path]) if path in bars else call
            setattr(t, f"a_{ident(path)}", call)
    for m, _, seats in holders:
        for path, function, kind, *card in getattr(m, "DIE_EXCEPTIONS", ()):
            dice.setdefault(path, []).extend(askers(t, function, kind, seats, card))
        for path in m.SYSTEM.get("exploding", ()):
            dice.setdefault(path, [])
    for path, found in dice.items():
        setattr(t, f"d_{ident(path)}", tuple(found))
    t.m_kept = t.memos
    t.memos += OF_PIECES


def ignorable(holders: Holders) -> Callable[..., Any]:
    """Lays around the functions of bans what some call at this table needs to ignore them; moved pieces ask by themselves."""
    ignored = {path for m, _, _ in holders for path in m.SYSTEM.get("ignores", ()) if path.startswith("bans:")} - {"bans:move"}

    def laid(function: Any, verb: str, instead: Any = False) -> Any:
        path = f"bans:{verb}"
        return unless_ignored(function, rule_id(path), instead) if path in ignored else function

    return laid


def link_bars(t: Any, holders: Holders) -> dict[str, list[tuple[int, Any, list[tuple[int, Any]]]]]:
    """Bans that narrow a choice, by its path: the seat or -1, the function, and what lifts it."""
    lifts: dict[str, list[tuple[int, Any]]] = {}
    for m, _, seats in holders:
        for path, function, kind, *card in getattr(m, "LIFTS", ()):
            lifts.setdefault(path, []).extend(askers(t, function, kind, seats, card))
    out: dict[str, list[tuple[int, Any, list[tuple[int, Any]]]]] = {}
    loosened = ignorable(holders)
    for m, _, seats in holders:         # what is added comes first: a ban keeps out also what an exception adds
        for target, function, kind, *card in getattr(m, "WIDER", ()):
            out.setdefault(target, []).extend((me, f, []) for me, f in askers(t, function, kind, seats, card))
    for m, _, seats in holders:
        paths = {id(made): path for made, path in getattr(m, "RULE_PATHS", ())}
        for target, function, kind, *card in getattr(m, "BARS", ()):
            lifted = lifts.get(paths.get(id(function), ""), [])
            free = loosened(function, target.rpartition(".")[0], None)
            out.setdefault(target, []).extend((me, f, lifted) for me, f in askers(t, free, kind, seats, card))
    return out


def in_name(me: int, function: Any, seats: list[int]) -> tuple[int, Any]:
    """A change of a value that belongs to the seats of one file: made in another file it touches each of them, in its maker's name."""
    return (me, function) if me < 0 or me in seats else (-1, as_holder(function, me))


def asked_of(found: list[tuple[int, Any, bool]]) -> list[tuple[int, Any]]:
    """Whom each exception touches: the seat that holds it, or everybody (-1), where it is asked in the name of that seat."""
    return [(-1, as_holder(f, me)) if anyone and me >= 0 else (me, f) for me, f, anyone in found]
