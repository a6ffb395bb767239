"""Linking: modules of those who sit down become one table with live hooks, values and bans.

A procedure meets only hooks of files that are in play; a file that is absent costs nothing.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime import driver
from rootdsl.runtime.laid_cards import find_zone
from rootdsl.runtime.laying import lay_facts
from rootdsl.runtime.linked import LAYERS, waiting, ways_of
from rootdsl.runtime.linked_events import link_events
from rootdsl.runtime.linked_hooks import link_hooks
from rootdsl.runtime.linked_values import link_values
from rootdsl.runtime.table import Draft, Table, TableError


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
    t.compelled = set()         # sites where, by the rule itself, it follows from a hand whether anything is asked
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
    t.path_cards = [(copy, t.unshut[kind]) for m, _, _ in holders for card, kind in m.SYSTEM.get("card_opens", ())
                    for copy in t.copies.get(card, ())]
    t.joins = [(mover, -1 if more else copy, ways_of(function, me, copy) if more else function)
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
                if joined and place in joined:
                    more.update(joined)
        more.discard(place)
        return tuple(sorted(more.union(near))) if more else near

    t.open_links = open_links
