"""The table: everything about a game that does not change while it is played.

Generated code reads it as attributes: `t.own[seat].camp` is a row of the counts, `t.suit[place]`
a suit, `t.v_law_ruler` a linked value. The linker fills it; `Facts` are the static halves.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from rootdsl.machine.names import ident

MOST_CARDS = 998        # an option that names a rule and a card keeps the card in its last three digits


class TableError(Exception):
    """The table cannot be laid: a message for the reader."""


class Table:
    """Attributes are set by the linker. `modules` are the linked files, `seats` the indexes of the players."""

    players: int
    seats: tuple[int, ...]
    manifest: dict[str, Any]
    draw_pile: Any
    hand: Any
    discard_pile: Any
    refill: int
    driver: ModuleType      # the engine that runs its blocks: folded tables have their own
    logs: bool = True       # may its states keep a log?
    folded: bool = False    # is what it knows beforehand computed already? (see `rootdsl.fold`)

    def __init__(self) -> None:
        self.modules: list[ModuleType] = []
        self.seat_systems: list[str] = []
        self.resting: list[tuple[str, str]] = []  # house rules that do nothing here, each with the file that they miss
        self.show_prompts = False  # between people: offers that hang on hidden cards are always asked

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class Rows(tuple[int, ...]):
    """Rows in their order; `mask` has a bit for each, as the state has for the rows that are in a place."""

    mask: int

    def __new__(cls, rows: Iterable[int]) -> Rows:
        out = super().__new__(cls, sorted(rows))
        out.mask = sum(1 << row for row in out)
        return out


class Masks(dict[tuple[int, ...], int]):
    """The masks of rows in another order, made when they are first asked for."""

    def __missing__(self, rows: tuple[int, ...]) -> int:
        out = self[rows] = Rows({*rows}).mask
        return out


class States(list[int]):
    """The state of each row; `masks` has the rows of each of the two states."""

    def __init__(self, states: Iterable[int]) -> None:
        super().__init__(states)
        self.masks = tuple(Rows(row for row, state in enumerate(self) if state == k).mask for k in (0, 1))


class Places(tuple[int, ...]):
    """Places of the map in their order; `first`: they are its first ones, so that a line of counts can be laid beside them."""

    first: bool

    def __new__(cls, places: Iterable[int]) -> Places:
        out = super().__new__(cls, sorted(places))
        out.first = list(out) == list(range(len(out)))
        return out


class Inside(dict[tuple[int, ...], tuple[int, ...]]):
    """The places of several boxes together, put together when they are first asked for."""

    def __init__(self, within: list[tuple[int, ...]]) -> None:
        super().__init__()
        self.within = within

    def __missing__(self, boxes: tuple[int, ...]) -> tuple[int, ...]:
        out = self[boxes] = tuple(p for box in boxes for p in self.within[box])
        return out


class Draft(Table):
    """A table that is being laid: it says what it misses. (A class that answers for missing names makes every look at a name
    five times as slow, so the linker turns it into a plain table.)"""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the table has no `{name}`: a file that declares it is missing")


def lay_facts(t: Any, modules: list[ModuleType], seat_modules: list[ModuleType]) -> None:
    """Suits, places, pieces, zones, cards, tracks and modes of the linked files."""
    t.modules = modules
    t.players = len(seat_modules)
    t.seats = tuple(range(t.players))
    common = [m for m in modules if m not in seat_modules]
    holders: list[tuple[ModuleType, int]] = [(m, -1) for m in common] + [(m, i) for i, m in enumerate(seat_modules)]
    lay_suits(t, modules)
    lay_places(t, modules, holders)
    lay_pieces(t, modules, holders)
    lay_zones(t, holders)
    lay_cards(t, modules, holders)
    lay_tracks(t, holders)
    t.seat_title = [m.SYSTEM["title"] for m in seat_modules]
    for m in modules:
        name = ident(m.SYSTEM["name"])
        if m in seat_modules:
            setattr(t, f"seat_{name}", seat_modules.index(m))
        for k, purpose in enumerate(m.SYSTEM["purposes"]):
            setattr(t, f"purpose_{ident(purpose)}", k)


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
    t.shut = {kind: [[] for _ in range(t.width + 1)] for kind in t.links_of}
    for kind, a, b in sorted(shut):
        t.shut[kind][a].append(b)
        t.shut[kind][b].append(a)
    for kind, rows in t.links_of.items():
        setattr(t, f"ends_{ident(kind)}", [bool(x) for x in rows])
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
        more = [t.links_of[kind] for kind in opens[name]]
        t.links_for.append([tuple(sorted({*near, *(q for row in more for q in row[i])})) for i, near in enumerate(t.links)])
    t.links_for.append(t.links)
    t.alike = [rows == t.links for rows in t.links_for]     # for whom no more paths are open than for all, unless cards or rules open some
    t.path_kinds = sorted(t.links_of)
    t.open_links = lambda t, s, mover, place: t.links_for[mover][place]      # cards may open more: see the linker


def lay_pieces(t: Any, modules: list[ModuleType], holders: list[tuple[ModuleType, int]]) -> None:
    """A row of counts for each sort of piece of each holder."""
    t.begins = []
    t.owner, t.row_name, t.row_title, t.row_kinds, t.count, t.limit, t.row_system = [], [], [], [], [], [], []
    t.neutral = SimpleNamespace()
    t.own = [SimpleNamespace() for _ in range(t.players)] + [SimpleNamespace()]
    sorts: dict[str, list[int]] = {}
    for m, seat in holders:
        first = seat < 0 or t.seat_systems.index(m.SYSTEM["name"]) == seat
        for i, (name, title, count, kinds, _neutral, limit, begin, more) in enumerate(m.SYSTEM["pieces"]):
            if not in_box(t, m, i) or (i in m.SYSTEM.get("pieces_if", {}) and not first):
                continue
            if more:
                more_pieces(t, m, name, count, begin, seat)
                continue
            row = len(t.owner)
            t.owner.append(seat)
            t.row_name.append(name)
            t.row_title.append(title)
            t.row_kinds.append(list(kinds))
            t.count.append(count)
            t.limit.append(limit)
            t.row_system.append(m.SYSTEM["name"])
            setattr(t.neutral if seat < 0 else t.own[seat], ident(name), row)
            if begin:
                t.begins.append((row, count, begin, seat))
            sorts.setdefault(f"{ident(m.SYSTEM['name'])}_{ident(name)}", []).append(row)
    for row in range(len(t.owner)):
        spread_kinds(t, row)
    lay_forms(t, modules)
    for key, rows in sorts.items():
        setattr(t, f"sort_{key}", tuple(form for row in rows for form in t.forms[row]))
    t.home = [t.supply] * len(t.owner)
    t.spread = {
        box: {row: place for row, n in enumerate(t.row_name) for sort, place in holds.items() if n == sort}
        for box, holds in t.holds.items()
    }
    wanted = {key: names for m in modules for key, names in m.SYSTEM["kind_keys"].items()}
    for m in modules:
        for name, _title, of_card in m.SYSTEM["kinds"]:
            if not of_card:
                wanted.setdefault(ident(name), [name])
    wanted.setdefault("piece", [])
    for key, names in wanted.items():
        hit = [
            r for r in range(len(t.owner)) if (any(n in t.row_kinds[r] or n == t.row_name[r] for n in names) if names else t.owner[r] >= 0)
        ]
        setattr(t, f"all_{key}", Rows(hit))
        setattr(t, f"rows_{key}", [Rows(r for r in hit if t.owner[r] == p) for p in range(t.players)] + [Rows(())])
    printed = {(m.SYSTEM["name"], name): t.suit_names.index(suit) for m in modules for name, suit in m.SYSTEM.get("printed", {}).items()}
    t.row_suit = [printed.get((t.row_system[r], t.row_name[r]), -1) for r in range(len(t.owner))]


def in_box(t: Any, m: ModuleType, index: int) -> bool:
    """Are these pieces in the box at all? Some need a number of seats that hold a file."""
    wanted = m.SYSTEM.get("pieces_if", {}).get(index)
    if wanted is None:
        return True
    op, n, system = wanted
    have = t.seat_systems.count(system) if system else t.players
    return {"==": have == n, ">=": have >= n, "<=": have <= n, ">": have > n, "<": have < n, "!=": have != n}[op]


def lay_forms(t: Any, modules: list[ModuleType]) -> None:
    """Rows that are forms of one sort: its pieces that have numbers of their own, one by one, and its pieces in another state.

    `forms[row]` lists them, the plain one first; `turned_PATH[k][row]` is the row of that sort in state k of a pair;
    `plain[row]` the row in the first state of every pair.
    """
    wider = {name: isa for m in modules for name, isa in m.SYSTEM.get("wider", {}).items()}
    for kinds in t.row_kinds:
        for kind in kinds:
            if wider.get(kind, "") and wider[kind] not in kinds:
                kinds.append(wider[kind])
    numbers = [x for m in modules for x in m.SYSTEM.get("unit_numbers", ())]
    own, changing = {kind for _, kind, *_ in numbers}, {kind for _, kind, printed, _ in numbers if not printed}
    t.forms = [[row] for row in range(len(t.owner))]
    t.single = [False] * len(t.owner)
    for row in range(len(t.owner)):
        bears = own & {*t.row_kinds[row], t.row_name[row]}
        if bears and (bears & changing or t.count[row] == 1):       # printed numbers are the same on all pieces of a sort
            title = t.row_title[row]
            t.single[row] = True
            for i in range(1, t.count[row]):
                add_form(t, row, f"{title} {i + 1}", 1)
            if t.count[row] > 1:
                t.row_title[row] = f"{title} 1"
            t.begins += [(form, 1, where, seat) for r, _, where, seat in t.begins if r == row for form in t.forms[row][1:]]
            t.begins = [(r, 1 if r == row else n, where, seat) for r, n, where, seat in t.begins]
            t.count[row] = min(1, t.count[row])
    earlier: list[tuple[str, tuple[list[int], list[int]]]] = []
    for m in modules:
        for path, kind, words in m.SYSTEM.get("states", ()):
            turn: tuple[list[int], list[int]] = ([], [])
            for row in range(len(t.owner)):
                turn[0].append(row)
                has = kind in t.row_kinds[row] or kind == t.row_name[row]
                turn[1].append(add_form(t, row, f"{t.row_title[row]} ({words[1]})", 0) if has else row)
            for row in range(len(turn[0]), len(t.owner)):
                turn[0].append(turn[1].index(row))
                turn[1].append(row)
            for _, other in earlier:              # a piece that is turned keeps its other states
                for row in range(len(other[0]), len(t.owner)):
                    plain = turn[0][row]
                    other[0].append(turn[1][other[0][plain]])
                    other[1].append(turn[1][other[1][plain]])
            earlier.append((path, turn))
    for path, turn in earlier:
        setattr(t, f"turned_{ident(path)}", turn)
        setattr(t, f"state_{ident(path)}", States(int(turn[1][row] == row and turn[0][row] != row) for row in range(len(t.owner))))
    t.plain = list(range(len(t.owner)))          # the row of a piece in its supply, where it is in the first of its states
    for _, turn in earlier:
        t.plain = [turn[0][row] for row in t.plain]
    for row, forms in enumerate(t.forms):
        if forms[0] == row:
            for form in forms[1:]:
                t.forms[form] = forms
    t.forms = [Rows(x) if x == sorted(x) else tuple(x) for x in t.forms]
    t.masks = Masks()
    stats = {(m.SYSTEM["name"], piece): numbers for m in modules for piece, numbers in m.SYSTEM.get("stats", {}).items()}
    for m in modules:
        for name, _kind, printed, _start in m.SYSTEM.get("unit_numbers", ()):
            if printed:
                line = [stats.get((t.row_system[r], t.row_name[r]), {}).get(name, 0) for r in range(len(t.owner))]
                setattr(t, f"stat_{ident(m.SYSTEM['name'])}_{ident(name)}", line)


def add_form(t: Any, row: int, title: str, count: int) -> int:
    """Another row of the sort of a row."""
    base = next(r for r in range(row + 1) if row in t.forms[r])
    new = len(t.owner)
    for table, value in (
        (t.owner, t.owner[row]), (t.row_name, t.row_name[row]), (t.row_title, title), (t.row_kinds, list(t.row_kinds[row])),
        (t.count, count), (t.limit, t.limit[row]), (t.row_system, t.row_system[row]), (t.single, t.single[row]), (t.forms, [new]),
    ):
        table.append(value)
    t.forms[base].append(new)
    return new


def more_pieces(t: Any, m: ModuleType, name: str, count: int, begin: str, seat: int) -> None:
    """More copies of a sort that an earlier file declares."""
    row = t.row_name.index(name)
    t.count[row] += count
    if begin:
        t.begins.append((row, count, begin, seat))


def spread_kinds(t: Any, row: int) -> None:
    """A sort that is a sort of the same holder is of that one's kinds as well."""
    for kind in list(t.row_kinds[row]):
        for other in range(len(t.owner)):
            if other != row and t.row_name[other] == kind and t.owner[other] == t.owner[row]:
                t.row_kinds[row] += [k for k in t.row_kinds[other] if k not in t.row_kinds[row]]


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
    for m, _seat in holders:        # other places have no such pile: what is put there is out of the game
        for name in m.SYSTEM.get("site_zones", ()):
            row = getattr(t, f"zone_{ident(m.SYSTEM['name'])}_{ident(name)}")
            row[:] = [t.gone if zone < 0 else zone for zone in row]


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


def row_of(t: Any, own: SimpleNamespace, name: str) -> int:
    """The plain row of a sort: one's own, else nobody's, else the first of that name."""
    return next((getattr(x, ident(name)) for x in (own, t.neutral) if hasattr(x, ident(name))), t.row_name.index(name))
