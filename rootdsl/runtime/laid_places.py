"""Places of a table: suits, sites, boxes, tracks of boxes, paths."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime.table import Inside, Places


def lay_suits(t: Any, modules: list[ModuleType]) -> None:
    t.suit_names, t.suit_titles, wild = [], [], []
    for m in modules:
        for name, title, is_wild in m.SYSTEM["suits"]:
            setattr(t, f"suit_{ident(m.SYSTEM['name'])}_{ident(name)}", len(t.suit_names))
            t.suit_names.append(name)
            t.suit_titles.append(title)
            wild.append(is_wild)
    n = len(t.suit_names)
    t.suit_wild = wild
    t.place_suits = tuple(i for i in range(n) if not wild[i])
    t.fits = [[a == b or (wild[a] and not wild[b]) for b in range(n)] + [False] for a in range(n)] + [[False] * (n + 1)]


def lay_places(t: Any, modules: list[ModuleType], holders: list[tuple[ModuleType, int]]) -> None:
    """Sites of the map first, then the supply, out of the game, and the boxes."""
    maps = [m.SYSTEM["map"] for m in modules if "map" in m.SYSTEM]
    sites = maps[0]["sites"] if maps else []
    t.map_module = next((m for m in modules if "map" in m.SYSTEM), None)
    t.sites = len(sites)
    t.map = Places(range(t.sites))
    t.place_name = [x[1] for x in sites] + ["supply", "out"]
    t.place_title = [x[2] for x in sites] + ["Supply", "Out of the Game"]
    t.place_kind = [x[0] for x in sites]
    t.place_owner = [-1] * (t.sites + 2)
    t.supply, t.out = t.sites, t.sites + 1
    for m, seat in holders:
        for name, title, per_player, columns, _tracks, _replaces, per_place in m.SYSTEM["boxes"]:
            if columns:
                continue
            if per_place:
                lay_site_boxes(t, m, name, title, per_place, sites)
                continue
            attr = f"box_{ident(m.SYSTEM['name'])}_{ident(name)}"
            if per_player and attr in t.__dict__:       # several seats hold this file: they share what each player has
                continue
            owners = range(t.players) if per_player else ([seat] if seat >= 0 else [-1])
            table = getattr(t, attr) if attr in t.__dict__ else [-1] * (t.players + 1)
            for owner in owners:
                index = len(t.place_name)
                t.place_name.append(name)
                t.place_title.append(title)
                t.place_owner.append(owner)
                if owner < 0:
                    table = index
                else:
                    table[owner] = index
            setattr(t, attr, table)
    lay_track_places(t, holders)
    t.width = len(t.place_name)
    t.within = [t.within.get(p, (p,)) for p in range(t.width)] + [()]
    t.inside = Inside(t.within)
    lay_secrets(t, holders)
    t.suit = [t.suit_names.index(x[3]) if x[3] else -1 for x in sites] + [-1] * (t.width - t.sites + 1)
    kinds = {name: (numbers, flags) for m in modules for name, _, numbers, flags in m.SYSTEM["places"]}
    for numbers, flags in kinds.values():
        for n in numbers:
            setattr(t, f"number_{ident(n)}", [x[4].get(n, 0) for x in sites] + [0] * (t.width - t.sites + 1))
        for f in flags:
            setattr(t, f"flag_{ident(f)}", [f in x[5] for x in sites] + [False] * (t.width - t.sites + 1))
    t.is_place = [i < t.sites for i in range(t.width)] + [False]
    wanted = {key: names for m in modules for key, names in m.SYSTEM["place_keys"].items()}
    wanted.update({ident(name): [name] for name in kinds})
    for key, names in wanted.items():
        setattr(t, f"places_{key}", Places(i for i in range(t.sites) if sites[i][0] in names))
        setattr(t, f"is_{key}", [i < t.sites and sites[i][0] in names for i in range(t.width)] + [False])
    lay_paths(t, modules, maps[0] if maps else {"links": [], "pairs": {}})


def lay_site_boxes(t: Any, m: ModuleType, name: str, title: str, kind: str, sites: list[Any]) -> None:
    """A box of its own for every place of a kind."""
    table = [-1] * (len(sites) + 1)
    for i, site in enumerate(sites):
        if site[0] == kind:
            table[i] = len(t.place_name)
            t.place_name.append(f"{name}_{site[1]}")
            t.place_owner.append(-1)
            t.place_title.append(f"{title} {site[2]}")
    setattr(t, f"box_{ident(m.SYSTEM['name'])}_{ident(name)}", table)


OPEN, NOBODY = -1, -2       # who alone sees the pieces of a place: a seat, or one of these


def lay_secrets(t: Any, holders: list[tuple[ModuleType, int]]) -> None:
    """Boxes whose pieces not all see: for each place the seat that alone does, `NOBODY`, or `OPEN`."""
    t.place_secret = [OPEN] * t.width
    for m, seat in holders:
        for name, _title, per_player, _columns, _tracks, _replaces, per_place in m.SYSTEM["boxes"]:
            seen = m.SYSTEM.get("hidden_boxes", {}).get(name)
            found = getattr(t, f"box_{ident(m.SYSTEM['name'])}_{ident(name)}", -1) if seen else -1
            for owner, place in enumerate(found) if isinstance(found, list) else [(seat, found)]:
                holder = owner if per_player and not per_place else seat
                if place >= 0 and (per_place or per_player or seat in (-1, owner)):
                    for inner in t.within[place]:
                        t.place_secret[inner] = holder if seen == "owner" and holder >= 0 else NOBODY


def lay_track_places(t: Any, holders: list[tuple[ModuleType, int]]) -> None:
    """Tracks of boxes are places: a piece that goes to the box stands on the track that holds its sort.

    `spread[place]` tells the track for each sort by name, `within[place]` all places of a box.
    """
    t.within, t.holds, t.capacity, t.replaced, t.box_of_track = {}, {}, {}, [], {}
    for m, seat in holders:
        short = ident(m.SYSTEM["name"])
        for name, _title, per_player, _columns, tracks, replaces, per_place in m.SYSTEM["boxes"]:
            if replaces:
                t.replaced.append((replaces, seat, f"box_{short}_{ident(name)}"))
            if not tracks:
                continue
            found = getattr(t, f"box_{short}_{ident(name)}")
            bearers = range(t.sites) if per_place else t.seats if per_player else [seat]
            for bearer in bearers if isinstance(found, list) else [seat]:
                box = found[bearer] if isinstance(found, list) else found
                if box < 0 or box in t.within:
                    continue
                places = [box]
                for track, title, spaces, _rows, _cells, of, holds in m.SYSTEM["tracks"]:
                    if of != name:
                        continue
                    place = len(t.place_name)
                    t.place_name.append(track)
                    t.place_owner.append(-1 if per_place else bearer)
                    t.place_title.append(title)
                    attr = f"box_{short}_{ident(track)}"
                    table = getattr(t, attr) if attr in t.__dict__ else [-1] * ((t.sites if per_place else t.players) + 1)
                    table[bearer] = place
                    setattr(t, attr, table)
                    t.capacity[place] = spaces
                    t.box_of_track[place] = box
                    places.append(place)
                    for sort in holds:
                        t.holds.setdefault(box, {})[sort] = place
                t.within[box] = tuple(places)
    for replaces, seat, attr in t.replaced:
        own = getattr(t, attr)[seat]
        for name in list(t.__dict__):
            if name.startswith("box_") and name.endswith("_" + ident(replaces)) and isinstance(getattr(t, name), list):
                getattr(t, name)[seat] = own


def lay_paths(t: Any, modules: list[ModuleType], chart: dict[str, Any]) -> None:
    closed = {name: shut for m in modules for name, _, _, shut in m.SYSTEM["paths"]}
    links: list[list[int]] = [[] for _ in range(t.width + 1)]
    shut = {tuple(x) for x in chart.get("shut", ())}
    by_kind: dict[str, list[list[int]]] = {name: [[] for _ in range(t.width + 1)] for name in closed}
    for kind, a, b in chart["links"]:
        by_kind.setdefault(kind, [[] for _ in range(t.width + 1)])
        by_kind[kind][a].append(b)
        by_kind[kind][b].append(a)
        if not closed.get(kind, False) and (kind, a, b) not in shut:
            links[a].append(b)
            links[b].append(a)
    t.links = [tuple(sorted(x)) for x in links]
    for key in [name[3:] for name in t.__dict__ if name.startswith("is_")]:
        kind = getattr(t, f"is_{key}")
        setattr(t, f"near_{key}", [tuple(p for p in x if kind[p]) for x in t.links])
    t.links_of = {kind: [tuple(sorted(x)) for x in rows] for kind, rows in by_kind.items()}
    t.path_names = list(t.links_of)
    t.ways = [(kind, min(a, b), max(a, b)) for kind, a, b in chart["links"]]     # what is kept of each path stands in this order
    t.way_at = {way: i for i, way in enumerate(t.ways)}
    t.shut = {kind: [[] for _ in range(t.width + 1)] for kind in t.links_of}
    for kind, a, b in sorted(shut):
        t.shut[kind][a].append(b)
        t.shut[kind][b].append(a)
    barred = {kind for kind, _, _ in shut}      # without what the map has closed, where it has closed any of the kind
    t.unshut = {kind: [tuple(p for p in row if p not in t.shut[kind][i]) for i, row in enumerate(rows)] if kind in barred else rows
                for kind, rows in t.links_of.items()}
    lay_openers(t, modules)
    pairs: dict[str, list[int]] = {}
    for name, couples in chart["pairs"].items():
        partner = [-1] * (t.width + 1)
        for a, b in couples:
            partner[a], partner[b] = b, a
        pairs[name] = partner
    for name in {*pairs, "opposite"}:
        setattr(t, f"pair_{ident(name)}", pairs.get(name, [-1] * (t.width + 1)))


def lay_openers(t: Any, modules: list[ModuleType]) -> None:
    """Closed kinds of path that rules open for the seats that hold their file: each seat has links of its own."""
    opens = {m.SYSTEM["name"]: m.SYSTEM.get("opens", []) for m in modules}
    t.openers = tuple(p for p, name in enumerate(t.seat_systems) if opens[name])
    shut = {name: closed for m in modules for name, _, _, closed in m.SYSTEM["paths"]}
    free = {name for name in t.path_names if not shut.get(name, False)}
    t.kinds_for = [tuple(i for i, kind in enumerate(t.path_names) if kind in free or kind in opens[name]) for name in t.seat_systems]
    t.kinds_for.append(tuple(i for i, kind in enumerate(t.path_names) if kind in free))
    t.links_for = []
    for name in t.seat_systems:
        more = [t.unshut[kind] for kind in opens[name]]
        t.links_for.append([tuple(sorted({*near, *(q for row in more for q in row[i])})) for i, near in enumerate(t.links)])
    t.links_for.append(t.links)
    t.alike = [rows == t.links for rows in t.links_for]     # for whom no more paths are open than for all, unless cards or rules open some
    t.path_kinds = sorted(t.links_of)
    t.open_links = lambda t, s, mover, place: t.links_for[mover][place]      # cards may open more: see the linker
