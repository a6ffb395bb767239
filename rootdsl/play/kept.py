"""What the files keep between the lines (numbers, flags, relations, marks of modes), so that the log can tell when it changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.play.numbers import common
from rootdsl.play.words import Words, seat_modules

Row = tuple[Any, ...]


def holders(t: Any) -> Iterator[tuple[int, Any, int]]:
    """Owner (-1: nobody), module and record of every file that keeps something."""
    for seat, m in enumerate(seat_modules(t)):
        yield seat, m, seat
    for m, index in common(t):
        yield -1, m, index


def slots(t: Any) -> list[Row]:
    """What is kept: owner, record, name of the slot, how it is told, and its facts."""
    found: list[Row] = []
    for owner, m, index in holders(t):
        found += [(owner, index, slot, "number", facts) for slot, *facts in m.SYSTEM.get("kept", ())]
        found += [(owner, index, ident(name), "relation", (title, states)) for name, title, states in m.SYSTEM.get("relations", ())]
        for name, title, members, states in m.SYSTEM["modes"]:
            if states:
                found.append((owner, index, f"{ident(name)}_state", "mark", ([x[1] for x in members], states)))
            if owner < 0:
                found.append((owner, index, ident(name), "mode", (title, [x[1] for x in members])))
    return found


def snapshot(t: Any, s: Any) -> list[Any]:
    """The values of all slots, in the order of `slots`."""
    rows = t.__dict__.get("kept_slots")
    if rows is None:
        rows = t.kept_slots = slots(t)
    out = []
    for _owner, index, slot, *_ in rows:
        value = getattr(s.record[index], slot, 0)
        out.append(tuple(value) if isinstance(value, list) else value)
    return out


def changes(t: Any, before: list[Any], now: list[Any]) -> Iterator[tuple[Any, ...]]:
    """One event for every value that is another one now: the index of the slot, the place in it, the old and the new value."""
    for i, (old, new) in enumerate(zip(before, now, strict=True)):
        if old == new:
            continue
        if isinstance(new, tuple) and isinstance(old, tuple):
            yield from (("kept", i, k, a, b) for k, (a, b) in enumerate(zip(old, new, strict=True)) if a != b)
        else:
            yield ("kept", i, -1, old, new)


def say(w: Words, current: int, i: int, k: int, old: int, new: int) -> str:
    """The line of a change; empty for what falls back by itself when its time is over."""
    owner, _, _, how, facts = w.t.kept_slots[i]
    of = f" of {w.player(owner)}" if owner >= 0 and owner != current else ""
    if how == "number" and facts[1] == "seat":
        of = ""                         # the player for whom it is kept is named
    if how == "relation":
        title, states = facts
        return f"{title}{of} toward {w.player(k)} is now {states[new].replace('_', ' ')}" if 0 <= new < len(states) else ""
    if how == "mark":
        titles, states = facts
        return f"{titles[k]}{of} is now {states[new].replace('_', ' ')}"
    if how == "mode":
        title, titles = facts
        return f"{title} is now {titles[new] if 0 <= new < len(titles) else 'none'}"
    title, scope, flag, brief = facts
    if brief and new == 0:
        return ""
    if flag and scope == "place":
        return f"{w.place(k)}: {title} is {'set' if new else 'no longer set'}"
    if scope == "path":                 # the last is that of no path
        kind, a, b = w.t.ways[k]
        path = f"{w.paths.get(kind, kind)} between {w.place(a)} and {w.place(b)}"
        return f"{path}: {title} {('is set' if new else 'is no longer set') if flag else f'{old} -> {new}'}"
    if scope == "seat_place":           # the last is that of nobody
        who, where = divmod(k, w.t.sites)
        return f"{w.place(where)}: {title} of {w.player(who)} {('is set' if new else 'is no longer set') if flag else f'{old} -> {new}'}"
    about = {"seat": " of ", "opponent": " toward "}.get(scope, "")
    head = f"{title}{of}{about}{w.player(k)}" if about else f"{w.place(k)}: {title}" if scope == "place" else f"{title}{of}"
    if flag:
        return f"{head} is {'set' if new else 'no longer set'}"
    return f"{head} {old} -> {new}"
