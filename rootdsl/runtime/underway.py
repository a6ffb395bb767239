"""What is under way: procedures, their roles, and exceptions to their parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def running(s, path: str, who: int = -1) -> bool:
    """Is a procedure of this path under way (performed by `who`, if that is a seat)?"""
    return any((path == f.PATH or path in f.ENDS) and who in (-1, f.me) for f in s.stack)


def role_in(s, path: str, role: str) -> int:
    """Who has a role in the nearest procedure of this path under way, or -1."""
    return next((getattr(f, role) for f in reversed(s.stack) if path == f.PATH), -1)


def exploding(t, s, me: int, of: int, exceptions: Sequence[tuple[int, Any]], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The faces that explode for whoever rolls: an exception that applies names another."""
    for holder, function in reversed(exceptions):
        face = function(t, s, holder if holder >= 0 else me, of)
        if face is not None:
            return (face,)
    return faces


def holds_file(t, seat: int, system: str) -> bool:
    return 0 <= seat < t.players and t.seat_systems[seat] == system


def in_part(s, paths: Sequence[str]) -> bool:
    """Does a sentence of one of these parts run?"""
    for f in s.stack:
        parts = getattr(type(f), "PARTS", None)
        if parts and any(path in parts and parts[path][0] <= f.pc < parts[path][1] for path in paths):
            return True
    return False


def override(t, s, frame, index: int, pc: int, depth: int, here: int) -> bool:
    """Run the exception to a part that applies now, if one does; the part itself is skipped.

    `depth` is where the procedure stands whose names the exception reads. One that is declined comes back to the block `here`.
    """
    frame.pc = here
    for entry in t.exceptions[index]:
        for me, card in entry.holders(t, s, s.stack[depth]):
            g = entry.frame(me, card, depth)
            if entry.can(t, s, g):
                if "skip" in g.NAMES:  # an exception that may be declined says itself whether the part is skipped
                    g.skip = pc  # type: ignore[attr-defined]
                else:
                    frame.pc = pc
                s.stack.append(g)
                return True
    return False


def resolve_card(t, s, me: int, card: int) -> None:
    """Push the immediate effect of a card."""
    effect = t.card_effect[t.card_sort[card]]
    if effect is not None:
        s.stack.append(effect(me, card))
