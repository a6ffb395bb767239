"""Hooks, replaceable parts and free actions of those who sit at the table."""

from __future__ import annotations

from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime.linked import Holders, Live, LiveFree, askers, lifts, of_ban, of_call, preferences
from rootdsl.runtime.linked_values import ignorable
from rootdsl.runtime.wrap import (
    unless_banned,
)

ACTION_OVER = "action:end"      # what waits for the end of whatever action is under way


def is_end(point: str, phases: set[str], offered: set[str]) -> bool:
    """Is it the end of an action of a menu, of a free action, or of a step of a phase?"""
    path, _, edge = point.partition(":")
    return edge == "end" and (path in offered or path.count(".") > 1 and path.split(".")[1] in phases)


def link_hooks(t: Any, holders: Holders) -> None:
    t.points = []
    t.exceptions = [[]]
    t.free = []
    t.phase_of = {}
    hooks: dict[str, list[Live]] = {}
    parts: dict[str, list[Live]] = {}
    free: dict[str, list[LiveFree]] = {}
    slot = 0
    standing = lifts(t, holders)
    banned: dict[str, list[tuple[int, Any]]] = {}
    loosened = ignorable(holders)
    for m, _, seats in holders:
        for verb, function, kind, _kinds, *card in m.BANS:
            banned.setdefault(verb, []).extend(askers(t, loosened(standing(function, of_ban), verb), kind, seats, card))
    for m, _, seats in holders:
        for point, frame, fits, kind, card, wins in m.HOOKS:
            for me in seats if kind == "seat" else [-1]:
                hooks.setdefault(point, []).append(Live(frame, fits, kind, me, t.copies.get(card, ()), wins=wins))
        for target, frame, fits, kind, card in m.EXCEPTIONS:
            for me in seats if kind == "seat" else [-1]:
                parts.setdefault(target, []).append(Live(frame, standing(fits, of_call), kind, me, t.copies.get(card, ())))
        for phase, frame, can, kind, card, once, title, path in m.FREE:
            for me in seats if kind == "seat" or kind == "lent" and not card else [-1]:
                allowed = unless_banned(can, banned[path]) if path in banned else can
                made = LiveFree(frame, allowed, kind, me, t.copies.get(card, ()), once, slot, title, path)
                if kind == "lent":
                    made.probe._lender = me
                free.setdefault(phase, []).append(made)
                slot += 1
    ordered = preferences(holders)
    for m, _, _ in holders:
        for name in getattr(m, "ONCE", ()):
            setattr(t, f"once_{name}", slot)
            slot += 1
        for path, _, _ in m.PROCEDURES:
            if path in banned:
                setattr(t, f"can_{ident(path)}", unless_banned(getattr(t, f"can_{ident(path)}"), banned[path]))
    t.free_slots = slot
    t.used_width = t.players + t.cards + 1
    phases = {name for m, _, _ in holders for name, _ in m.PHASES}
    over = hooks.get(ACTION_OVER, [])
    for m, _, _ in holders:
        offered = {x[7] for x in m.FREE}
        for point in m.POINTS:
            live = hooks.get(point, [])
            if over and is_end(point, phases, offered):
                live = [*live, *over]
            setattr(t, f"h_{ident(point)}", len(t.points) if live else -1)
            if live:
                t.points.append(live)
        for part in m.PARTS:
            live = ordered([*parts.get(part, []), *parts.get(f"*.{part.partition('.')[2]}", [])], lambda x: x.frame)
            setattr(t, f"x_{ident(part)}", len(t.exceptions) if live else 0)
            if live:
                t.exceptions.append(live[::-1])
        for path in m.SYSTEM["titles"]:
            if path.rpartition(".")[2] in {n for other, _, _ in holders for n, _ in other.PHASES}:
                setattr(t, f"phase_{ident(path)}", len(t.free))
                t.phase_of[path] = len(t.free)
                t.free.append(free.get(path, []))
    t.lone = [live[0] if len(live) == 1 and live[0].kind != "card" else None for live in t.points]
    link_free(t)


def link_free(t: Any) -> None:
    """For each phase and seat: the actions without a card, those of every card, the piles whose cards have their rules in force, and
    what cards of any seat offer to others.

    An action is its value, its slot (-1: any number of times), its test and the frame on which that is made.
    """
    piles = [[z for z, on in enumerate(t.active) if on and t.zone_owner[z] == p] for p in t.seats]
    t.active_piles = [(z, p) for p in t.seats for z in piles[p]]
    t.offered = []
    for actions in t.free:
        asked = [(1_000_000 + k * 1000, a.slot if a.once else -1, a.can, a.probe) for k, a in enumerate(actions)]
        both = list(zip(actions, asked, strict=True))
        plain = [[x for a, x in both if not a.copies and offered_to(a, p)] for p in t.seats]
        of_card = by_card(t, [(a, x) for a, x in both if a.kind == "card"])
        lent = by_card(t, [(a, x) for a, x in both if a.kind == "lent"])
        t.offered.append([(plain[p], of_card, piles[p], lent) for p in t.seats])


def offered_to(a: LiveFree, seat: int) -> bool:
    """Whether a free action without a card may be offered to a seat; what is lent tests itself to whom."""
    return a.kind in ("law", "lent") or a.kind == "seat" and a.me == seat


def by_card(t: Any, actions: list[tuple[LiveFree, Any]]) -> list[tuple[Any, ...]]:
    """What each card offers; empty where none does."""
    return [tuple(x for a, x in actions if card in a.copies) for card in range(t.cards)] if any(a.copies for a, _ in actions) else []
