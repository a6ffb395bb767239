"""Pieces of a table: a row of counts for each sort of each holder, and its other forms."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime.table import Masks, Rows, States


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
        lay_rows(t, key, names)
    printed = {(m.SYSTEM["name"], name): t.suit_names.index(suit) for m in modules for name, suit in m.SYSTEM.get("printed", {}).items()}
    t.row_suit = [printed.get((t.row_system[r], t.row_name[r]), -1) for r in range(len(t.owner))]


def lay_rows(t: Any, key: str, names: list[str]) -> None:
    """The rows of the pieces of some kinds or sorts (of all that have an owner, if none is named), and of each seat's."""
    hit = [r for r in range(len(t.owner)) if (any(n in t.row_kinds[r] or n == t.row_name[r] for n in names) if names else t.owner[r] >= 0)]
    setattr(t, f"all_{key}", Rows(hit))
    setattr(t, f"rows_{key}", [Rows(r for r in hit if t.owner[r] == p) for p in range(t.players)] + [Rows(())])


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
    lay_twins(t, modules, [turn for _, turn in earlier])
    t.forms = [Rows(x) if x == sorted(x) else tuple(x) for x in t.forms]
    t.masks = Masks()
    stats = {(m.SYSTEM["name"], piece): numbers for m in modules for piece, numbers in m.SYSTEM.get("stats", {}).items()}
    for m in modules:
        for name, _kind, printed, _start in m.SYSTEM.get("unit_numbers", ()):
            if printed:
                line = [stats.get((t.row_system[r], t.row_name[r]), {}).get(name, 0) for r in range(len(t.owner))]
                setattr(t, f"stat_{ident(m.SYSTEM['name'])}_{ident(name)}", line)


def lay_twins(t: Any, modules: list[ModuleType], turns: list[tuple[list[int], list[int]]]) -> None:
    """Pieces of one sort that have numbers of their own: `twin_row[row]` is the first that is in the same states.

    Numbers of several files keep them apart, as a rule of one need not see those of the other.
    """
    kinds = [{x[1] for x in m.SYSTEM.get("unit_numbers", ()) if not x[2]} for m in modules]
    t.twin_row = list(range(len(t.owner)))
    for row, forms in enumerate(t.forms):
        bears = {t.row_name[row], *t.row_kinds[row]}
        if t.single[row] and sum(bool(x & bears) for x in kinds) == 1:
            turned = [turn[1][row] == row and turn[0][row] != row for turn in turns]
            t.twin_row[row] = next(x for x in forms if [turn[1][x] == x and turn[0][x] != x for turn in turns] == turned)


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


def row_of(t: Any, own: SimpleNamespace, name: str) -> int:
    """The plain row of a sort: one's own, else nobody's, else the first of that name."""
    return next((getattr(x, ident(name)) for x in (own, t.neutral) if hasattr(x, ident(name))), t.row_name.index(name))
