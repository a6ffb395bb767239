"""Linking: modules of those who sit down become one table with live hooks, values and bans.

A procedure meets only hooks of files that are in play; a file that is absent costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from types import ModuleType
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime import driver
from rootdsl.runtime.effects import DISCARDED, DRAWN, PLACED, REMOVED, SCORED, SHOWN, SPENT, USED
from rootdsl.runtime.frame import ABSENT
from rootdsl.runtime.lasting import rule_id
from rootdsl.runtime.state import OF_PIECES
from rootdsl.runtime.table import Draft, Table, TableError, find_zone, lay_facts
from rootdsl.runtime.wrap import (
    adjusted,
    amended,
    as_holder,
    barred,
    for_mover,
    in_force,
    lasting_value,
    nothing_else,
    remembered,
    told,
    unless_banned,
    unless_ignored,
)


@dataclass(slots=True)
class Live:
    """A rule linked to its holders: a seat, every copy of a card in force, or whoever performs (the Law)."""

    frame: Any
    can: Callable[..., bool]
    kind: str
    me: int
    copies: tuple[int, ...]
    once: bool = False
    slot: int = 0
    title: str = ""
    path: str = ""
    wins: int = 0       # True: before all else of its moment; 2: it only adds, and asks nothing among its like
    probe: Any = None  # a frame on which conditions are tested without making one each time

    def __post_init__(self) -> None:
        self.probe = self.frame(-1)

    def holders(self, t: Any, s: Any, up: Any) -> list[tuple[int, int]]:
        """(seat, card) pairs for which the rule may apply; `up` is a frame or a seat."""
        if self.kind == "seat":
            return [(self.me, -1)] if type(up) is not int or up == self.me else []
        if self.kind == "law":
            return [(up if type(up) is int else up.me, -1)]
        return copies_in_force(t, s, self.copies)


class LiveFree(Live):
    """A free action: only a seat that acts may take it."""

    __slots__ = ()

    def holders(self, t: Any, s: Any, up: Any) -> list[int]:  # type: ignore[override]
        if self.kind == "law":
            return [-1]
        if self.kind == "seat":
            return [-1] if up == self.me else []
        return [card for me, card in copies_in_force(t, s, self.copies) if me == up]


@dataclass(slots=True)
class LiveTrigger:
    kind: int
    matches: Callable[..., bool]
    frame: Any
    can: Callable[..., bool]
    me: int
    each: bool
    by_performer: bool
    by_source: bool
    by_target: bool
    scores: bool = False
    owner_slot: str = ""  # the name that the owner of the pieces is bound to: one group for each owner
    copy: int = -1        # the copy of the card on which it stands: it waits for whoever has that copy in force
    optional: bool = False
    layer: int = 3
    same: int = -1        # alternatives of one `when` bear the same number: a fact is told to the first of them for which it holds

    def holder(self, t: Any, s: Any) -> int:
        """The seat for which it waits, -1 for a rule of everybody, ABSENT while its card is not in force."""
        if self.copy < 0:
            return self.me
        zone = s.zone_of[self.copy]
        return t.zone_owner[zone] if zone >= 0 and t.active[zone] else ABSENT



def copies_in_force(t: Any, s: Any, copies: tuple[int, ...]) -> list[tuple[int, int]]:
    """Copies that lie in a pile whose cards have their rules in force, with the owner of the pile."""
    out = []
    for card in copies:
        zone = s.zone_of[card]
        if zone >= 0 and t.active[zone]:
            out.append((t.zone_owner[zone], card))
    return out


def askers(t: Any, function: Any, kind: str, seats: list[int], card: Sequence[str], own: bool = False) -> list[tuple[int, Any]]:
    """Seat and function for each that a rule stands for: the seats of its file, the copies of its card, or everybody (-1)."""
    if card:
        return [(-1, in_force(function, copy, own)) for copy in t.copies.get(card[0], ())]
    return [(me, function) for me in (seats if kind == "seat" else [-1])]


def waiting(t: Any, holder: str, seats: list[int], card: str) -> list[tuple[int, int]]:
    """Seat and copy for each for whom a trigger waits."""
    if holder == "card":
        return [(-1, copy) for copy in t.copies.get(card, ())]
    return [(me, -1) for me in (seats if holder == "seat" else [-1])]


LAYERS = {"game": 0, "law": 1, "map": 2, "deck": 4, "house rules": 5}


def holds(_t: Any) -> bool:
    """A requirement that is lifted."""
    return True


def whole_map(t: Any) -> Any:
    """The set of a choice whose own set is lifted."""
    return t.map


def nobody_special(index: int) -> ModuleType:
    """A seat of a game whose players hold no file: it declares nothing."""
    m = ModuleType(f"player_{index + 1}")
    empty = (
        "VALUES",
        "CONDITIONS",
        "PROCEDURES",
        "VERBS",
        "NEEDS",
        "PHASES",
        "HOOKS",
        "TRIGGERS",
        "REDIRECTS",
        "CARD_REDIRECTS",
        "CARD_EFFECTS",
        "EXCEPTIONS",
        "VALUE_EXCEPTIONS",
        "AMENDMENTS",
        "PUT_RULES",
        "NEEDS_EXCEPTIONS",
        "BANS",
        "FREE",
        "VICTORIES",
        "SITES",
        "POINTS",
        "PARTS",
    )
    for name in empty:
        setattr(m, name, [])
    lists = ("dice", "suits", "kinds", "places", "paths", "pieces", "zones", "boxes", "tracks", "purposes", "modes", "cards")
    m.SYSTEM = {  # type: ignore[attr-defined]
        "name": f"player_{index + 1}",
        "kind": "player",
        "title": f"Player {index + 1}",
        "file": "",
        "fields": {},
        "titles": {},
        "kind_keys": {},
        "place_keys": {},
        **{key: [] for key in lists},
    }
    m.RECORD = None  # type: ignore[attr-defined]
    return m


def link(common: list[ModuleType], seats: list[ModuleType]) -> Table:
    """The table of these files: `common` in order of layer, then one module for each seat."""
    manifest = next(m.SYSTEM["manifest"] for m in [*common, *seats] if "manifest" in m.SYSTEM)
    if not manifest["seats"]:  # players hold no file: only their number counts
        seats = [nobody_special(i) for i in range(len(seats))]
    modules = [*common]
    apart(seats)
    for m in seats:
        if m not in modules:
            modules.append(m)
    t: Table = Draft()
    for m in modules:
        setattr(t, f"seat_{ident(m.SYSTEM['name'])}", -1)
        for name in getattr(m, "NAMED", ()):        # factions of which a rule speaks, who may not be here
            setattr(t, f"seat_{name}", -1)
    t.seat_systems = [m.SYSTEM["name"] for m in seats]
    lay_facts(t, modules, seats)
    t.manifest = manifest
    t.draw_pile = find_zone(t, manifest["draw_from"])
    t.hand = find_zone(t, manifest["draw_into"])
    t.discard_pile = find_zone(t, manifest["discard_to"])
    t.refill = (
        find_zone(t, t.zone_refill[t.draw_pile]) if isinstance(t.draw_pile, int) and t.draw_pile >= 0 and t.zone_refill[t.draw_pile] else -1
    )
    link_sites(t, modules)
    link_records(t, modules, seats)
    # a rule of a higher layer overrides one below: Law < map < what a seat holds < cards < house rules
    ranked = sorted(modules, key=lambda m: LAYERS.get(m.SYSTEM["kind"], 3))
    holders = [(m, seats.index(m) if m in seats else -1, [i for i, x in enumerate(seats) if x is m] or [-1]) for m in ranked]
    link_procedures(t, modules, seats)
    link_values(t, holders)
    link_hooks(t, holders)
    link_events(t, holders)
    link_paths(t, holders)
    for field in manifest["fields"]:
        # a file without the field comes first, whether others give numbers or letters
        order = sorted(t.seats, key=lambda p: (isinstance(x := field_of(seats, p, field), str), x, p))
        setattr(t, f"by_{ident(field)}", tuple(order))
    t.driver = driver
    t.__class__ = Table
    return t


def apart(seats: list[ModuleType]) -> None:
    """Files of which one replaces another are never at one table."""
    names = {m.SYSTEM["name"]: m.SYSTEM["title"] for m in seats}
    for m in seats:
        for other in m.SYSTEM.get("replaces", ()):
            if other in names and other != m.SYSTEM["name"]:
                raise TableError(f"{m.SYSTEM['title']} replaces {names[other]}")


def field_of(seats: list[ModuleType], seat: int, field: str) -> Any:
    """What the file of a seat says of it; where several seats hold one file, each may have a value of its own."""
    facts = seats[seat].SYSTEM
    values = facts.get("seat_fields", {}).get(field, [])
    k = sum(1 for m in seats[:seat] if m is seats[seat])
    return values[k] if k < len(values) else facts["fields"].get(field, 0)


def link_sites(t: Any, modules: list[ModuleType]) -> None:
    """The static catalogue of choice sites; the engine's own come first."""
    t.catalogue = [
        ("", "Order", "order", "hook", 0, [], [], ""),
        ("", "Free actions", "free", "free", 0, [], [], ""),
        ("", "Order", "trigger", "trigger", 0, [], [], ""),
    ]
    t.compelled = set()         # sites under `fully`: whether anything is asked there follows from a hand, by the rule itself
    t.secret_sites = set()      # sites whose answers only the seat that is asked may read
    t.silent_sites = set()      # sites that are asked only for what lies hidden: others do not hear of a refusal
    t.order_site, t.free_site, t.trigger_site = 0, 1, 2
    for m in modules:
        base = len(t.catalogue)
        t.compelled |= {base + i for i in getattr(m, "COMPELLED", ())}
        t.secret_sites |= {base + i for i in getattr(m, "SECRET_SITES", ())}
        t.silent_sites |= {base + i for i in getattr(m, "SILENT_SITES", ())}
        setattr(t, f"base_{ident(m.SYSTEM['name'])}", base)
        t.catalogue += [(*site, m.SYSTEM["file"]) for site in m.SITES]


def link_records(t: Any, modules: list[ModuleType], seats: list[ModuleType]) -> None:
    """State that files keep: one record for each seat, then one for each common file that has any."""
    t.record_makers = [m.RECORD for m in seats]
    index: dict[str, int] = {}
    for m in modules:
        name = m.SYSTEM["name"]
        if m in seats:
            index[name] = seats.index(m)
        elif m.RECORD is not None:
            index[name] = len(t.record_makers)
            t.record_makers.append(m.RECORD)
        if name in index:
            setattr(t, f"record_{ident(name)}", index[name])
    t.turn_counts = [
        (i, slot, first)
        for i, maker in enumerate(t.record_makers)
        if maker is not None
        for slot, first in getattr(maker, "TURN", ())
    ]
    t.record_of = lambda me, system: me if me >= 0 and t.seat_systems[me] == system else index[system]


def link_procedures(t: Any, modules: list[ModuleType], seats: list[ModuleType]) -> None:
    t.classes = {}
    t.repeated = next((f for m in modules for path, f, _ in m.PROCEDURES if path == f"{m.SYSTEM['name']}.{t.manifest['repeats']}"), None)
    names: set[str] = set()
    for m in modules:
        for path, frame, can in m.PROCEDURES:
            setattr(t, f"p_{ident(path)}", frame)
            if can is not None:
                setattr(t, f"can_{ident(path)}", can)
        for path, whole in getattr(m, "IN_FULL", ()):
            setattr(t, f"full_{ident(path)}", whole)
        for path, verb in m.VERBS:
            setattr(t, f"m_{ident(path)}", verb)
        for path, condition in m.CONDITIONS:
            setattr(t, f"c_{ident(path)}", condition)
        for item in vars(m).values():
            key = getattr(item, "KEY", "")
            if isinstance(item, type) and key.startswith(m.SYSTEM["name"] + ":"):
                t.classes[key] = item
        names.update(name for name, _ in m.PHASES)
    for name in names:
        setattr(t, f"phases_{ident(name)}", [next((frame for n, frame in m.PHASES if n == name), None) for m in seats])
    t.card_effect = [None] * len(t.sort_path)
    for m in modules:
        for path, frame in m.CARD_EFFECTS:
            if path in t.sort_path:
                t.card_effect[t.sort_path.index(path)] = frame


def link_paths(t: Any, holders: Any) -> None:
    """Paths that cards open, and places that rules join: they come to what is open for a seat by its file."""
    t.path_cards = [(copy, t.links_of[kind]) for m, _, _ in holders for card, kind in m.SYSTEM.get("card_opens", ())
                    for copy in t.copies.get(card, ())]
    t.joins = [(mover, copy, for_mover(function, me) if more else function)
               for m, _, seats in holders for function, holder, card, *more in getattr(m, "JOINS", ())
               for me, copy in waiting(t, holder, seats, card) for mover in (t.seats if more else [me])]
    t.fixed_links = not (t.path_cards or t.joins or t.bridges)      # what is open for a seat hangs on no card and no rule
    t.linked_of = {}
    if not t.path_cards and not t.joins:
        return
    t.alike = [False] * len(t.alike)            # ask every time

    def open_links(t: Any, s: Any, mover: int, place: int) -> Any:
        near = t.links_for[mover][place]
        more: set[int] = set()
        for copy, rows in t.path_cards:
            zone = s.zone_of[copy]
            if zone >= 0 and t.active[zone] and t.zone_owner[zone] == mover:
                more.update(rows[place])
        for me, copy, function in t.joins:
            zone = s.zone_of[copy] if copy >= 0 else -1
            if me == mover or (zone >= 0 and t.active[zone] and t.zone_owner[zone] == mover):
                joined = function(t, s, mover)
                if place in joined:
                    more.update(joined)
        more.discard(place)
        return tuple(sorted(more.union(near))) if more else near

    t.open_links = open_links


def link_waits(t: Any, holders: Any) -> None:
    """Procedures whose end a trigger waits for: their number, and the roles that the event tells."""
    t.waits = {}
    for m, _, _ in holders:
        for path, roles in getattr(m, "AWAITED", ()):
            if path not in t.waits:
                t.waits[path] = (rule_id(path), roles)


Holders = list[tuple[ModuleType, int, list[int]]]


def preferences(holders: Holders) -> Callable[[list[Any], Callable[[Any], Any]], list[Any]]:
    """Puts exceptions into the order that files prefer: of those that hold together the last one counts."""
    wanted = [pair for m, _, _ in holders for pair in m.SYSTEM.get("prefers", ())]
    paths = {id(made): path for m, _, _ in holders for made, path in getattr(m, "RULE_PATHS", ())}

    def ordered(found: list[Any], made: Callable[[Any], Any]) -> list[Any]:
        for first, second in wanted:
            below = [i for i, x in enumerate(found) if (paths.get(id(made(x)), "") + ".").startswith(second + ".")]
            late = [x for x in found[: below[-1]] if (paths.get(id(made(x)), "") + ".").startswith(first + ".")] if below else []
            if late:
                after = found[below[-1]]
                found = [x for x in found if x not in late]
                found[found.index(after) + 1 : found.index(after) + 1] = late
        return found

    return ordered


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
            call = amended(function, [(me, f) for me, f, _ in over], own) if over else function
            setattr(t, f"m_{ident(path)}", -1)
            if path in adds:
                call = adjusted(call, adds[path], own)
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


def asked_of(found: list[tuple[int, Any, bool]]) -> list[tuple[int, Any]]:
    """Whom each exception touches: the seat that holds it, or everybody (-1), where it is asked in the name of that seat."""
    return [(-1, as_holder(f, me)) if anyone and me >= 0 else (me, f) for me, f, anyone in found]


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
            for me in seats if kind == "seat" else [-1]:
                allowed = unless_banned(can, banned[path]) if path in banned else can
                free.setdefault(phase, []).append(LiveFree(frame, allowed, kind, me, t.copies.get(card, ()), once, slot, title, path))
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
    for m, _, _ in holders:
        for point in m.POINTS:
            live = hooks.get(point, [])
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
    """For each phase and seat: the actions without a card, those of every card, and the piles whose cards have their rules in force.

    An action is its value, its slot (-1: any number of times), its test and the frame on which that is made.
    """
    piles = [[z for z, on in enumerate(t.active) if on and t.zone_owner[z] == p] for p in t.seats]
    t.offered = []
    for actions in t.free:
        asked = [(1_000_000 + k * 1000, a.slot if a.once else -1, a.can, a.probe) for k, a in enumerate(actions)]
        both = list(zip(actions, asked, strict=True))
        plain = [[x for a, x in both if a.kind == "law" or (a.kind == "seat" and a.me == p)] for p in t.seats]
        of_card = [tuple(x for a, x in both if card in a.copies) for card in range(t.cards)] if any(a.copies for a in actions) else []
        t.offered.append([(plain[p], of_card, piles[p]) for p in t.seats])


Standing = Callable[[Any, Callable[..., tuple[int, int, int]]], Any]


def lifts(t: Any, holders: Holders) -> Standing:
    """Makes the test of a rule that forbids or catches something heed the exceptions to that rule."""
    found: dict[str, list[tuple[int, Any]]] = {}
    for m, _, seats in holders:
        for path, function, kind, *card in getattr(m, "LIFTS", ()):
            found.setdefault(path, []).extend(askers(t, function, kind, seats, card))
    if not found:
        return lambda base, _what: base
    paths = {id(made): path for m, _, _ in holders for made, path in getattr(m, "RULE_PATHS", ())}

    def standing(base: Any, what: Callable[..., tuple[int, int, int]]) -> Any:
        exceptions = found.get(paths.get(id(base), ""))
        return unless_lifted_by(base, exceptions, what) if exceptions else base

    return standing


def unless_lifted_by(base: Any, exceptions: list[tuple[int, Any]], what: Callable[..., tuple[int, int, int]]) -> Any:
    """A test that fails where an exception says that its rule does not hold."""

    def test(t: Any, s: Any, *args: Any) -> bool:
        if not base(t, s, *args):
            return False
        who, row, place = what(t, s, *args)
        return not any(lifted(t, s, me if me >= 0 else who, who, row, place) for me, lifted in exceptions)

    return told(test, way="unless_lifted_by", base=base, exceptions=exceptions, what=what)


def of_ban(_t: Any, _s: Any, _me: int, who: int, row: int, place: int) -> tuple[int, int, int]:
    """Who would do what is forbidden, with which row of pieces, where."""
    return who, row, place


def of_event(_t: Any, _s: Any, _me: int, x: list[int]) -> tuple[int, int, int]:
    """The same of an event; points and cards have no place."""
    pieces = x[0] in (REMOVED, PLACED)
    return x[1], x[2] if pieces else -1, (x[4] if x[0] == REMOVED else x[5]) if pieces else -1


def of_call(_t: Any, s: Any, f: Any) -> tuple[int, int, int]:
    """The same of a procedure that something is put in the place of."""
    return s.stack[f.up].me, -1, -1


def of_card(_t: Any, s: Any, _me: int, *_: Any) -> tuple[int, int, int]:
    """What goes to a pile or a box is moved by nobody in particular: in whose turn, is asked."""
    return s.current, -1, -1


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
        for fits, target, caught, points, holder in getattr(m, "CARD_GATES", ()):
            for me in seats if holder == "seat" else [-1]:
                t.gates.setdefault(caught(t, None, me, -1), []).append((me, standing(fits, of_card), target, points, layer))
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
        t.bridges += [(-1, for_mover(way, me)) if more else (me, way) for way, holder, *more in getattr(m, "LEADS", ())
                      for me in (seats if holder == "seat" else [-1])]
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
    t.instead_of = [[k for k, x in enumerate(t.instead) if x.kind == kind] for kind in range(DRAWN + 1)]
    link_waits(t, holders)
    t.triggers_of = [[x for x in t.triggers if x.kind == kind] for kind in range(SPENT + 1)]
    waited = {x.kind for x in t.triggers}
    t.wait_removed, t.wait_placed = REMOVED in waited, PLACED in waited
    t.wait_discarded, t.wait_scored, t.wait_drawn = DISCARDED in waited, SCORED in waited, DRAWN in waited
    t.wait_used, t.wait_shown, t.wait_spent = USED in waited, SHOWN in waited, SPENT in waited
    t.bans_remove = [(me, function) for me, function, _ in bans.get("remove", ())]
    t.bans_place = by_row(t, bans.get("place", []))
    t.bans_move = by_row(t, bans["move"]) if "move" in bans else []
    t.bans_into = by_row(t, bans["move into"]) if "move into" in bans else []
    t.shares_room = [any(named(t, row, kinds) for _, _, kinds in bans.get("place", ())) for row in range(len(t.owner))]


def named(t: Any, row: int, kinds: list[str]) -> bool:
    """Is a row a sort or of a kind that is listed?"""
    return row >= 0 and any(k in t.row_kinds[row] or k == t.row_name[row] for k in kinds)


def by_row(t: Any, bans: Bans) -> list[list[tuple[int, Any]]]:
    """The bans for each row, the last for a piece that is not known yet (row -1); one that names no kinds is a ban on every piece."""
    return [[(me, function) for me, function, kinds in bans if not kinds or named(t, row, kinds)] for row in (*range(len(t.owner)), -1)]
