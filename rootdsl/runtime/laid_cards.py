"""Piles and cards of a table, and tracks of spaces."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime.laid_pieces import row_of
from rootdsl.runtime.table import TableError

MOST_CARDS = 998        # an option that names a rule and a card keeps the card in its last three digits


def lay_zones(t: Any, holders: list[tuple[ModuleType, int]]) -> None:
    t.zone_name, t.zone_title, t.zone_owner, t.zone_seen, t.active, t.zone_refill = [], [], [], [], [], []

    def add(name: str, title: str, owner: int, seen: str, active: bool, refill: str) -> int:
        for table, value in (
            (t.zone_name, name),
            (t.zone_title, title),
            (t.zone_owner, owner),
            (t.zone_seen, seen),
            (t.active, active),
            (t.zone_refill, refill),
        ):
            table.append(value)
        return len(t.zone_name) - 1

    for m, seat in holders:
        for name, title, per_player, seen, refill, active, _column in m.SYSTEM["zones"]:
            attr = f"zone_{ident(m.SYSTEM['name'])}_{ident(name)}"
            if name in m.SYSTEM.get("site_zones", ()):      # a place has one, whoever holds the file
                if attr not in t.__dict__:
                    kind = m.SYSTEM["site_zones"][name]
                    laid = [
                        add(f"{name}_{t.place_name[p]}", f"{title} {t.place_title[p]}", seat, seen, active, refill) if of == kind else -1
                        for p, of in enumerate(t.place_kind)
                    ]
                    setattr(t, attr, [*laid, *[-1] * (t.width - t.sites + 1)])
            elif per_player:      # also in a file that a seat holds; several seats with one file share what each player has
                row = getattr(t, attr, None) or [*(add(name, title, p, seen, active, refill) for p in range(t.players)), -1]
                setattr(t, attr, row)
            elif seat >= 0:
                table = getattr(t, attr) if attr in t.__dict__ else [-1] * (t.players + 1)
                shared = name in m.SYSTEM.get("shared", ()) and max(table) >= 0
                table[seat] = max(table) if shared else add(name, title, seat, seen, active, refill)
                setattr(t, attr, table)
            else:
                setattr(t, attr, add(name, title, -1, seen, active, refill))
    for m, seat in holders:
        for name in m.SYSTEM.get("open_hands", ()) if seat >= 0 else ():
            for zone, own in enumerate(t.zone_name):
                if own == name and t.zone_owner[zone] == seat:
                    t.zone_seen[zone] = "all"
    t.gone = add("gone", "Out of the Game", -1, "all", False, "")
    of_places = [f"zone_{ident(m.SYSTEM['name'])}_{ident(name)}" for m, _seat in holders for name in m.SYSTEM.get("site_zones", ())]
    t.nowhere = add("nowhere", "Nowhere", -1, "nobody", False, "") if of_places else -2     # for places without such a pile: always empty
    for attr in of_places:
        row = getattr(t, attr)
        row[:] = [t.nowhere if zone < 0 else zone for zone in row]


def find_zone(t: Any, name: str) -> Any:
    """The zone (or list of zones by seat) of that name, or -1."""
    rows = [z for z, n in enumerate(t.zone_name) if n == name]
    if not rows:
        return -1
    if t.zone_owner[rows[0]] >= 0:
        return [next(z for z in rows if t.zone_owner[z] == p) for p in t.seats]
    return rows[0]


def lay_cards(t: Any, modules: list[ModuleType], holders: list[tuple[ModuleType, int]]) -> None:
    """Every copy of every card has an index; equal copies have the same `card_sort`."""
    t.card_sort, t.card_suit, t.card_cost, t.card_item, t.card_points, t.card_name = [], [], [], [], [], []
    t.card_costed, t.card_immediate, t.card_persistent, t.card_title, t.card_start, t.card_path = [], [], [], [], [], []
    t.sort_path = []
    t.card_items, t.card_face, t.row_word = [], [], [sorted(set(t.row_name)).index(n) for n in t.row_name]
    words = sorted(set(t.row_name))
    titles: list[str] = []
    item_rows = {name: row for row, name in enumerate(t.row_name) if t.owner[row] < 0}
    kinds: dict[str, list[bool]] = {}
    for m in modules:
        for name, _title, of_card in m.SYSTEM["kinds"]:
            if of_card:
                kinds[f"{ident(m.SYSTEM['name'])}_{ident(name)}"] = []
    for m, seat in holders:
        for name, title, suit, copies, cost, item, points, tags, costed, immediate in m.SYSTEM["cards"]:
            if any(tag[1:] in m.SYSTEM.get("shared", ()) for tag in tags) and t.seat_systems.index(m.SYSTEM["name"]) != seat:
                continue
            if title not in titles:
                titles.append(title)
            path = f"{m.SYSTEM['name']}.{name}"
            attr = f"sort_of_{ident(path)}"
            if path not in t.sort_path:
                t.sort_path.append(path)
            sort = t.sort_path.index(path)
            setattr(t, attr, sort)
            start = next((tag[1:] for tag in tags if tag.startswith("@")), "")
            for _ in range(copies):
                t.card_sort.append(sort)
                t.card_suit.append(t.suit_names.index(suit) if suit in t.suit_names else -1)
                t.card_cost.append([t.suit_names.index(c) if c in t.suit_names else -1 for c in cost])
                t.card_item.append(item_rows.get(item, -1) if item else -1)
                t.card_points.append(points)
                shown = m.SYSTEM.get("shows", {}).get(name, [item] if item else [])
                t.card_items.append([words.index(x) for x in shown if x in words])
                t.card_face.append(m.SYSTEM.get("faces", {}).get(name, -1))
                t.card_name.append(titles.index(title))
                t.card_costed.append(costed)
                t.card_immediate.append(immediate)
                t.card_persistent.append(costed and not immediate)
                t.card_title.append(title)
                t.card_path.append(path)
                t.card_start.append((start, seat))
                for key, flags in kinds.items():
                    flags.append(any(key.endswith("_" + ident(tag)) for tag in tags))
    for key, flags in kinds.items():
        setattr(t, f"kind_{key}", flags)
    t.cards = len(t.card_sort)
    if t.cards > MOST_CARDS:
        raise TableError(f"the cards of this table are {t.cards}, and the machine numbers {MOST_CARDS} at most: print fewer copies")
    t.copies = {path: tuple(c for c in range(t.cards) if t.card_path[c] == path) for path in t.sort_path}


def lay_tracks(t: Any, holders: list[tuple[ModuleType, int]]) -> None:
    for m, seat in holders:
        own = t.own[seat] if seat >= 0 else t.neutral
        for name, _title, _spaces, _rows, columns, _box, _holds in m.SYSTEM["tracks"]:
            for column, lines in columns.items():
                attr = f"track_{ident(m.SYSTEM['name'])}_{ident(name)}_{ident(column)}"
                table = getattr(t, attr) if attr in t.__dict__ else [None] * (t.players + 1)
                table[seat] = {getattr(own, ident(r)): tuple(values) for r, values in lines.items()}
                setattr(t, attr, table)
        for name, _title, members, _states in m.SYSTEM["modes"]:
            attr = f"data_{ident(m.SYSTEM['name'])}_{ident(name)}_columns"
            table = getattr(t, attr) if attr in t.__dict__ else [None] * (t.players + 1)
            boxes = [b for b in m.SYSTEM["boxes"] if b[3]]
            rows = []
            for _member, _mtitle, data in members:
                zones = []
                for column in data.get("columns", []):
                    box = next(b[0] for b in boxes if column in b[3])
                    zones.append(getattr(t, f"zone_{ident(m.SYSTEM['name'])}_{ident(box)}_{ident(column)}")[seat])
                rows.append(tuple(zones))
            table[seat] = rows
            setattr(t, attr, table)
            items = f"data_{ident(m.SYSTEM['name'])}_{ident(name)}_item"
            table = getattr(t, items) if items in t.__dict__ else [None] * (t.players + 1)
            table[seat] = [next((t.row_name.index(x) for x in data.get("item", []) if x in t.row_name), -1) for _, _, data in members]
            setattr(t, items, table)
            attr = f"data_{ident(m.SYSTEM['name'])}_{ident(name)}_suit"
            suits = getattr(t, attr) if attr in t.__dict__ else [None] * (t.players + 1)
            found = [next(iter(data.get("suit", [])), "") for _, _, data in members]
            suits[seat] = [*(t.suit_names.index(x) if x in t.suit_names else -1 for x in found), -1]     # the last: while no mode is set
            setattr(t, attr, suits)
            attr = f"data_{ident(m.SYSTEM['name'])}_{ident(name)}_items"
            lists = getattr(t, attr) if attr in t.__dict__ else [None] * (t.players + 1)
            lists[seat] = [tuple(row_of(t, own, x) for x in data.get("item", []) if x in t.row_name) for _, _, data in members]
            setattr(t, attr, lists)
