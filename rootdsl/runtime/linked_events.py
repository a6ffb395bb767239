"""Triggers, redirects, replacements, bans and victories of those who sit at the table."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from rootdsl.runtime.events import DISCARDED, DRAWN, PAID, PLACED, REFILLED, REMOVED, SCORED, SHOWN, SPENT, USED
from rootdsl.runtime.lasting import rule_id
from rootdsl.runtime.linked import LAYERS, Holders, LiveTrigger, askers, lifts, of_ban, of_card, of_event, waiting, ways_of
from rootdsl.runtime.linked_values import ignorable


def link_waits(t: Any, holders: Any) -> None:
    """Procedures whose end a trigger waits for: their number, and the roles that the event tells."""
    t.waits = {}
    for m, _, _ in holders:
        for path, roles in getattr(m, "AWAITED", ()):
            if path not in t.waits:
                t.waits[path] = (rule_id(path), roles)


Bans = list[tuple[int, Any, list[str]]]  # seat or -1, test, kinds that it names


def link_events(t: Any, holders: Holders) -> None:
    t.triggers, t.redirects, t.redirect_cards, t.victories, t.instead = [], [], [], [], []
    t.put_rules, t.keeps, t.activations = [], [], []
    t.won_by_points = True      # every victory hangs on the points alone: it is looked for when they have changed
    bans: dict[str, Bans] = {}
    t.gates, t.bridges = {}, []
    twins: dict[tuple[Any, ...], int] = {}      # alternatives of one `when`, of which one hears of a fact
    standing = lifts(t, holders)
    loosened = ignorable(holders)
    for m, _, seats in holders:
        layer = LAYERS.get(m.SYSTEM["kind"], 3)
        for kind, fits, frame, can, holder, card, each, by, scores, *more in m.TRIGGERS:
            for me, copy in waiting(t, holder, seats, card):
                slot = more[0] if more else ""
                t.triggers.append(LiveTrigger(kind, fits, frame, can, me, each, by[0], by[1], by[2], scores, slot, copy))
                twin = next((n for other, n in getattr(m, "ONE_FACT", ()) if other is frame), -1)
                if twin >= 0:
                    key = (m.SYSTEM["name"], twin, me, copy)
                    t.triggers[-1].same = twins.setdefault(key, len(twins))
        for kind, fits, frame, can, holder, card, each, by, optional in m.REDIRECTS:
            for me, copy in waiting(t, holder, seats, card):
                test = standing(fits, of_event)
                t.redirects.append(LiveTrigger(kind, test, frame, can, me, each, by[0], by[1], by[2], False, "", copy, optional, layer))
        for kind, fits, frame, can, holder, card, each, by, optional in getattr(m, "REPLACEMENTS", ()):
            for me, copy in waiting(t, holder, seats, card):
                test = standing(fits, of_event)
                t.instead.append(LiveTrigger(kind, test, frame, can, me, each, by[0], by[1], by[2], False, "", copy, optional, layer))
        for fits, target, holder, *on in m.CARD_REDIRECTS:
            tests = askers(t, standing(fits, of_card), holder, seats, on)
            for (me, test), (_, where) in zip(tests, askers(t, target, holder, seats, on), strict=True):
                t.redirect_cards.append((me, test, where, layer))
        for fits, target, caught, own, points, holder, *on in getattr(m, "CARD_GATES", ()):
            for zone, of in piles_named(t, caught):
                asked = [of if of < t.players else -1] if holder == "law" else [me for me in seats if not own or me == of]
                tests = askers(t, standing(fits, of_card), "seat", asked, on)
                for (me, test), (_, where) in zip(tests, askers(t, target, "seat", asked, on), strict=True):
                    t.gates.setdefault(zone, []).append((me, test, where, points, of, layer))
        for verb, function, holder, kinds, *on in m.BANS:
            free = loosened(standing(function, of_ban), verb)
            bans.setdefault(verb, []).extend((me, f, kinds) for me, f in askers(t, free, holder, seats, on))
        for fits, frame, can, holder, *on in m.PUT_RULES:
            for me, copy in waiting(t, holder, seats, on[0] if on else ""):
                test = standing(fits, of_card)
                t.put_rules.append(LiveTrigger(3, test, frame, can, me, True, False, False, False, copy=copy, layer=layer))
        for fits, times, frame, holder, again in getattr(m, "ACTIVATIONS", ()):
            t.activations += [(me, fits, times, frame, again) for me in (seats if holder == "seat" else [-1])]
        t.victories += [won for won, _, _ in m.VICTORIES]
        t.won_by_points = t.won_by_points and all(alone and t.changeable.isdisjoint(asked) for _, alone, asked in m.VICTORIES)
        t.bridges += [(-1, ways_of(way, me, copy)) if more else (me, way) for way, holder, *more in getattr(m, "LEADS", ())
                      for me, copy in waiting(t, holder, seats, more[1] if more[1:] else "")]
    here = True
    for m, _, seats in holders:
        for keep, near in getattr(m, "KEEPS", ()):
            t.keeps += [(me, keep) for me in (seats if seats != [-1] else [-1])]
            here = here and near
    # Standing orders look at boxes with tracks; one with a condition of another kind is looked at after every change.
    t.keeps_near, t.all_kept = here, [0] * (t.width + 1 - t.out)
    t.keeps_at = [not here or p in t.spread or p in t.box_of_track for p in range(t.width)]
    kept = [p for p in range(t.out, t.width) if t.keeps_at[p]]
    t.looked_at = itemgetter(*kept) if len(kept) > 1 else itemgetter(slice(t.out, None))
    t.automata = {me: dict(m.TIES) for m, _, seats in holders if getattr(m, "TIES", ()) for me in seats if me >= 0}
    t.advice = [[f for m, _, seats in holders if me in seats or -1 in seats for f in getattr(m, "ADVICE", ())] for me in t.seats]
    for waiting_ones in (t.redirects, t.instead):     # what may be declined comes first; then the higher layers
        waiting_ones.sort(key=lambda x: (not x.optional, -x.layer))
    t.instead_of = [[k for k, x in enumerate(t.instead) if x.kind == kind] for kind in range(PAID + 1)]
    link_waits(t, holders)
    t.triggers_of = [[x for x in t.triggers if x.kind == kind] for kind in range(REFILLED + 1)]
    waited = {x.kind for x in t.triggers}
    t.wait_removed, t.wait_placed = REMOVED in waited, PLACED in waited
    t.wait_discarded, t.wait_scored, t.wait_drawn = DISCARDED in waited, SCORED in waited, DRAWN in waited
    t.wait_used, t.wait_shown, t.wait_spent = USED in waited, SHOWN in waited, SPENT in waited
    t.wait_refilled = REFILLED in waited
    t.bans_remove = [(me, function) for me, function, _ in bans.get("remove", ())]
    t.bans_place = by_row(t, bans.get("place", []))
    t.bans_move = by_row(t, bans["move"]) if "move" in bans else []
    into = [*bans.get("move into", ()), *bans.get("count into", ())]
    t.bans_into = by_row(t, into) if into else []
    t.counts_into = [any(named(t, row, kinds) for _, _, kinds in bans.get("count into", ())) for row in range(len(t.owner))]
    t.bans_apart = sum(1 << row for row, x in enumerate(t.bans_into[:-1]) if x != t.bans_into[-1])     # rows with bans of their own
    t.shares_room = [any(named(t, row, kinds) for _, _, kinds in bans.get("place", ())) for row in range(len(t.owner))]


def piles_named(t: Any, name: str) -> list[tuple[int, int]]:
    """The piles of a name, each with the seat or the place that has it, or -1."""
    found = getattr(t, name)
    return [(found, -1)] if type(found) is int else [(zone, of) for of, zone in enumerate(found) if zone >= 0]


def named(t: Any, row: int, kinds: list[str]) -> bool:
    """Is a row a sort or of a kind that is listed?"""
    return row >= 0 and any(k in t.row_kinds[row] or k == t.row_name[row] for k in kinds)


def by_row(t: Any, bans: Bans) -> list[list[tuple[int, Any]]]:
    """The bans for each row, the last for a piece that is not known yet (row -1); one that names no kinds is a ban on every piece."""
    return [[(me, function) for me, function, kinds in bans if not kinds or named(t, row, kinds)] for row in (*range(len(t.owner)), -1)]
