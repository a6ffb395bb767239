"""What a seat may not know must not reach it: a turn is played again with other cards in hidden places, and the seat must see the same.

Exchanged are cards that stay hidden from the seat during the whole turn: cards in the hands of others against cards that
lie in a pile nobody looks into; pieces in places of which the seat does not see what lies there (`pieces`); and what others
chose among hidden pieces is chosen otherwise. Then view, log and the order in which the table waits for whom must be the same,
byte for byte, as far as the choices of the turn stay possible and no rule brings to light what lay hidden.
"""

from __future__ import annotations

import copy
import json
from typing import Any

from rootdsl.play import kept
from rootdsl.play import log as play_log
from rootdsl.play.text import option_text, site_of
from rootdsl.play.view import view
from rootdsl.play.words import may_see, may_see_pieces
from rootdsl.runtime import driver
from rootdsl.runtime.chance import below
from rootdsl.runtime.laid_places import OPEN
from rootdsl.runtime.picks import PickUnits
from rootdsl.runtime.state import RUNNING, State
from rootdsl.soak import pieces


class Turn:
    """The beginning of a turn and the choices made since."""

    __slots__ = ("begin", "choices")

    def __init__(self, s: State) -> None:
        self.begin = s.clone()
        self.choices: list[tuple[int, int]] = []

    def add(self, s: State, option: int) -> None:
        """Keep a choice and the site at which it was made."""
        self.choices.append((s.site, option))


def with_prompts(t: Any) -> Any:
    """The same table where offers that hang on hidden cards are always asked."""
    out = copy.copy(t)
    out.show_prompts = True
    return out


def leak(t: Any, turn: Turn, end: State, source: State) -> str:
    """What a seat learns that it should not; empty when nothing."""
    if len(turn.choices) < 2 or t.players < 2:
        return ""
    seat = below(source, t.players)
    twin = turn.begin.clone()
    events = happened(t, turn)
    changed = exchange(t, twin, end, seat, source, touched(events, seat))
    hidden = any(x != OPEN for x in t.place_secret)
    swaps = pieces.exchange(t, twin, seat, source, pieces.touched(t, events, seat)) if hidden else []
    if not changed and not any(x != OPEN for x in t.place_secret) and not t.secret_sites:
        return ""
    veiled: list[str] = []                    # what was chosen otherwise, unseen
    one, other = Sight(t, turn.begin.clone(), seat), Sight(t, twin, seat)
    for k, choice in enumerate((*turn.choices, None)):
        a, b = one.look(), other.look()
        if a != b:
            if veiled and (came_to_light(t, one.s, other.s, seat) or shown_openly(one, other)):
                break
            if must(t, one.s, seat) or must(t, other.s, seat) or opened(t, other.s, seat, changed):
                break                         # the rule itself finds out who has no such card to choose, or which of them go
            if swaps and (open_to(t, one.s, seat) != open_to(t, other.s, seat) or pieces.came_out(t, one.s, other.s, swaps)):
                break
            what = next(name for name, x, y in zip(PARTS, a, b) if x != y)
            cards = ", ".join(f"{t.card_path[x]} and {t.card_path[y]}" for x, y in changed[:3])
            when = f"at choice {k} of turn {turn.begin.turn}"
            last = site_of(t, one.s, turn.choices[k - 1][0]) if k else None
            if last is not None:
                when += f", after {last.title} ({last.file}:{last.line})"
            things = f"what was chosen unseen {when} ({', '.join(veiled)})" if veiled else f"hidden cards {when} ({cards} exchanged)"
            if swaps and not veiled:
                moved = pieces.told(t, swaps)
                kinds, both = ("cards or pieces", f"{cards}; {moved}") if changed else ("pieces", moved)
                things = f"hidden {kinds} {when} ({both} exchanged)"
            return f"{what} shows {t.seat_systems[seat]} {things}: {difference(a, b)}"
        if choice is None or not other.can(*choice):
            break                             # what was chosen cannot be chosen now: the games part here, openly or not
        another = otherwise(t, other.s, seat, choice[1])
        if another != choice[1]:
            veiled.append(f"{option_text(t, other.s, other.s.site, other.s.chooser, another)} instead")
        one.choose(choice[1])
        other.choose(another)
    return ""


def must(t: Any, s: State, seat: int) -> bool:
    """Does another player have to choose among cards or pieces that the seat does not see, and cannot decline?"""
    if s.over == RUNNING and s.chooser != seat and s.site in t.compelled:
        return True
    if s.over != RUNNING or s.chooser == seat or 0 in s.options:
        return False
    domain = site_of(t, s, s.site).domain
    if domain == "unit":
        return all(x > 0 and not may_see_pieces(t, (x - 1) % t.width, seat) for x in s.options)
    if domain != "card":
        return False
    return all(0 < x <= t.cards and s.zone_of[x - 1] >= 0 and not may_see(t, s.zone_of[x - 1], seat) for x in s.options)


def otherwise(t: Any, s: State, seat: int, option: int) -> int:
    """Another answer that the seat may not tell from this one: another piece of the same hidden place, another secret way."""
    if s.chooser == seat or option <= 0 or isinstance(s.stack[-1], PickUnits):
        return option
    if s.site in t.secret_sites:
        found = [x for x in s.options if x not in (0, option)]
    elif site_of(t, s, s.site).domain == "unit" and not may_see_pieces(t, (option - 1) % t.width, seat):
        found = [x for x in s.options if x not in (0, option) and (x - 1) % t.width == (option - 1) % t.width]
    else:
        return option
    return found[0] if found else option


def came_to_light(t: Any, a: State, b: State, seat: int) -> bool:
    """Do two positions differ in what lies open to a seat, since what was chosen unseen came out, or has open effects?"""
    return (a.chooser, a.site) != (b.chooser, b.site) or open_to(t, a, seat) != open_to(t, b, seat)


def shown_openly(one: Sight, other: Sight) -> bool:
    """Did a rule show the seat different cards or pieces, while the rest of the log stays the same?"""
    (a, lines), (b, others) = one.shown(), other.shown()
    return a != b and lines == others


def open_to(t: Any, s: State, seat: int) -> tuple[Any, ...]:
    """Pieces that a seat sees, how many lie where it sees none, points, what is kept, how many cards lie where, the turn."""
    seen = [p for p in range(t.width) if may_see_pieces(t, p, seat)]
    totals = [sum(line[p] for line in s.at) for p in range(t.width)]
    told = kept.snapshot(t, s), play_log.standing(t, s)
    return [[line[p] for p in seen] for line in s.at], totals, s.score, told, [len(z) for z in s.zones], s.turn, s.over


def opened(t: Any, s: State, seat: int, pairs: list[tuple[int, int]]) -> bool:
    """Did one of the exchanged cards come, for what it is, to a pile that the seat sees?"""
    return any(s.zone_of[card] >= 0 and may_see(t, s.zone_of[card], seat) for pair in pairs for card in pair)


PARTS = ("whom the table waits for", "the view", "the log")


class Sight:
    """A position as one seat sees it, while choices are made."""

    def __init__(self, t: Any, s: State, seat: int) -> None:
        self.t, self.s, self.seat = t, s, seat
        s.memo = [[-2] * (t.width + 1) for _ in range(t.memos)]
        self.book = play_log.Book(t, s, [])
        s.log = self.book
        self.told = self.before = 0         # entries told, and told before the last look

    def look(self) -> tuple[str, dict[str, Any], list[str]]:
        """Who is waited for, the view, and the lines of the log since the last look."""
        s = self.s
        lines = play_log.lines(self.t, self.book.entries[self.told :], self.seat)
        self.before, self.told = self.told, len(self.book.entries)
        waits = "" if s.over != RUNNING else f"{s.chooser}" if s.chooser != self.seat else f"{s.chooser} at {s.site} {s.options}"
        return waits, view(self.t, s, self.seat), lines

    def shown(self) -> tuple[list[Any], list[str]]:
        """Cards and pieces that were shown to the seat, or to all, since the look before the last; and the other lines of the log."""
        parts: tuple[list[Any], list[Any]] = [], []
        for x in self.book.entries[self.before :]:
            parts[x.event[0] not in ("reveal", "show") or x.event[1] not in (self.seat, -1)].append(x)
        return [x.event for x in parts[0]], play_log.lines(self.t, parts[1], self.seat)

    def can(self, site: int, option: int) -> bool:
        return self.s.over == RUNNING and self.s.site == site and option in self.s.options

    def choose(self, option: int) -> None:
        driver.apply(self.t, self.s, option)


MOVES = {"draw": 2, "discard": 2, "card": 2, "take": 2}     # kind of event -> where the card stands in it


def happened(t: Any, turn: Turn) -> list[Any]:
    """All events of a turn, as the machine tells them."""
    s = turn.begin.clone()
    events: list[Any] = []
    s.log = events
    for _site, option in turn.choices:
        driver.apply(t, s, option)
    return events


def touched(events: list[Any], seat: int) -> set[int]:
    """Cards that were shown to a seat, or to all, or that moved (perhaps to come back to where they lay)."""
    moved = {x[MOVES[x[0]]] for x in events if x[0] in MOVES}
    sifted = {card for x in events if x[0] == "sift" for card in x[2]}      # what stays is known to be of another sort
    return moved | sifted | {card for x in events if x[0] == "reveal" and x[1] in (seat, -1) for card in x[2]}


def exchange(t: Any, twin: State, end: State, seat: int, source: State, but: set[int]) -> list[tuple[int, int]]:
    """Exchange cards that the seat may not know against others that it may not know, save those in `but`. Returns the pairs."""
    known = {card for entry in (*twin.known, *end.known) for card in entry} | but
    hidden = [z for z in range(len(t.zone_name)) if not may_see(t, z, seat)]
    held = [z for z in hidden if t.zone_owner[z] >= 0]
    piles = [z for z in hidden if t.zone_owner[z] < 0]
    stays = [c for c in range(t.cards) if c not in known and twin.zone_of[c] >= 0 and twin.zone_of[c] == end.zone_of[c]]
    inside = [c for c in stays if twin.zone_of[c] in held]
    below_them = [c for c in stays if twin.zone_of[c] in piles]
    out: list[tuple[int, int]] = []
    for card in inside:
        if not below_them:
            break
        if below(source, 4):                  # three of four: some stay, so that chance has a say in what is compared
            other = below_them.pop(below(source, len(below_them)))
            swap(twin, card, other)
            out.append((card, other))
    return [(a, b) for a, b in out if t.card_sort[a] != t.card_sort[b]]


def swap(s: State, a: int, b: int) -> None:
    """Two cards change places; equal cards of the same sort change nothing."""
    za, zb = s.zone_of[a], s.zone_of[b]
    s.zones[za][s.zones[za].index(a)] = b
    s.zones[zb][s.zones[zb].index(b)] = a
    s.zone_of[a], s.zone_of[b] = zb, za


def difference(a: tuple[Any, ...], b: tuple[Any, ...]) -> str:
    """The first place where two sights part, as text, byte for byte."""
    one, two = next((x, y) for x, y in zip((text(x) for x in a), (text(y) for y in b)) if x != y)
    at = next((i for i, (x, y) in enumerate(zip(one, two)) if x != y), min(len(one), len(two)))
    begin = max(0, at - 30)
    return f"{one[begin : at + 40]!r} / {two[begin : at + 40]!r}"


def text(part: Any) -> str:
    return part if isinstance(part, str) else json.dumps(part, sort_keys=True, ensure_ascii=False)
