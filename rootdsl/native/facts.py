"""The facts of a table as C definitions (what `runtime/tables.h` declares)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rootdsl.native.emit import Maker
from rootdsl.runtime import engine
from rootdsl.runtime.lasting import rule_id
from rootdsl.runtime.state import OF_PIECES


class Facts:
    """Writes the definitions of what does not change; what they point to is asked of the maker, which writes it."""

    def __init__(self, maker: Maker) -> None:
        self.maker, self.t = maker, maker.table
        self.lines: list[str] = []
        self.lists: dict[tuple[str, str], str] = {}
        self.sizes: dict[str, int] = {}

    def number(self, name: str, values: Iterable[Any], size: str, kind: str = "i32") -> None:
        shown = ", ".join(str(int(x)) for x in values) or "0"
        self.lines.append(f"const {kind} {name}[{size}] = {{{shown}}};")

    def sequences(self, name: str, values: Iterable[Any], size: str) -> None:
        shown = ", ".join(self.maker.constants.sequence(x) for x in values) or "{0}"
        self.lines.append(f"const Q {name}[{size}] = {{{shown}}};")

    def grid(self, name: str, rows: Iterable[Sequence[Any]], size: str) -> None:
        shown = ", ".join("{" + (", ".join(self.maker.constants.sequence(x) for x in row) or "{0}") + "}" for row in rows) or "{{0}}"
        self.lines.append(f"const Q {name}[{size}] = {{{shown}}};")

    def structs(self, kind: str, name: str, rows: Sequence[str], size: str) -> None:
        self.lines.append(f"const {kind} {name}[{size}] = {{{', '.join(rows) or '{0}'}}};")

    def listed(self, kind: str, rows: Sequence[str]) -> str:
        """A list of structs with its length, each list written once."""
        if not rows:
            return "{0, 0}"
        text = ", ".join(rows)
        if (kind, text) not in self.lists:
            name = f"list_{len(self.lists)}"
            self.lists[kind, text] = name
            self.lines.append(f"static const {kind} {name}[] = {{{text}}};")
        return f"{{{self.lists[kind, text]}, {len(rows)}}}"

    # ------------------------------------------------------------ facts

    def facts(self) -> None:
        t = self.t
        rows = range(len(t.owner))
        self.number("t_owner", t.owner, "ROWS + 1")
        self.number("t_home", t.home, "ROWS + 1")
        self.number("t_limit", t.limit, "ROWS + 1")
        self.number("t_row_word", t.row_word, "ROWS + 1")
        self.number("t_row_suit", t.row_suit, "ROWS + 1")
        self.number("t_plain", t.plain, "ROWS + 1")
        self.number("t_twin_row", t.twin_row, "ROWS + 1")
        self.number("t_single", t.single, "ROWS + 1", "char")
        self.number("t_shares_room", t.shares_room, "ROWS + 1", "char")
        self.number("t_counts_into", t.counts_into, "ROWS + 1", "char")
        self.sequences("t_forms", t.forms, "ROWS + 1")
        self.number("t_card_sort", t.card_sort, "CARDS + 1")
        self.sequences("t_card_cost", t.card_cost, "CARDS + 1")
        self.sequences("t_card_items", t.card_items, "CARDS + 1")
        self.number("t_hand", t.hand if isinstance(t.hand, list) else [-1] * t.players, "PLAYERS + 1")
        self.number("t_active", t.active, "ZONES + 1", "char")
        self.number("t_zone_owner", t.zone_owner, "ZONES + 1")
        self.number("t_place_owner", t.place_owner, "WIDTH + 1")
        spread = [[t.spread.get(p, {}).get(row, p) for row in rows] for p in range(t.width)]
        shown = ", ".join("{" + ", ".join(map(str, x)) + "}" for x in spread)
        self.lines.append(f"const i32 t_spread[WIDTH + 1][ROWS + 1] = {{{shown}}};")
        self.number("t_spreads", [p in t.spread for p in range(t.width)], "WIDTH + 1", "char")
        self.number("t_box_of_track", [t.box_of_track.get(p, -1) for p in range(t.width)], "WIDTH + 1")
        self.number("t_capacity", [t.capacity.get(p, 1 << 30) for p in range(t.width)], "WIDTH + 1")
        self.number("t_keeps_at", t.keeps_at, "WIDTH + 1", "char")
        kept = [p for p in range(t.out, t.width) if t.keeps_at[p]]
        looked = [p in kept if len(kept) > 1 else p >= t.out for p in range(t.width + 1)]
        self.number("t_looked_at", looked, "WIDTH + 1", "char")
        self.number("t_alike", t.alike, "PLAYERS + 1", "char")
        self.sequences("t_kinds_for", t.kinds_for, "PLAYERS + 1")
        self.sequences("t_links", t.links, "WIDTH + 1")
        self.grid("t_links_for", t.links_for, "PLAYERS + 1][WIDTH + 1")
        self.grid("t_links_of", [t.links_of[k] for k in t.path_names], "PATH_KINDS + 1][WIDTH + 1")
        self.number("t_way_kind", [t.path_names.index(kind) for kind, _, _ in t.ways], "WAYS + 1", "i16")
        self.number("t_way_a", [a for _, a, _ in t.ways], "WAYS + 1", "i16")
        self.number("t_way_b", [b for _, _, b in t.ways], "WAYS + 1", "i16")
        self.grid("t_unshut", [t.unshut[k] for k in t.path_names], "PATH_KINDS + 1][WIDTH + 1")
        self.grid("t_shut", [t.shut[k] for k in t.path_names], "PATH_KINDS + 1][WIDTH + 1")
        piles = [[z for z, on in enumerate(t.active) if on and t.zone_owner[z] == p] for p in t.seats]
        self.sequences("t_active_zones", piles, "PLAYERS + 1")
        self.number("t_system_of", [self.maker.systems.index(x) for x in t.seat_systems], "PLAYERS + 1", "char")
        self.sizes |= {
            "PLAYERS": t.players, "ROWS": len(t.owner), "WIDTH": t.width, "SITES": t.sites, "SUPPLY": t.supply, "OUT": t.out,
            "ZONES": len(t.zone_name), "CARDS": t.cards, "ZONE_WORDS": max(1, t.cards), "SORTS": len(t.sort_path),
            "RECORD_WORDS": len(self.maker.records.first), "MEMOS": t.memos - OF_PIECES, "USED_WIDTH": t.used_width,
            "USED_WORDS": t.free_slots * t.used_width, "PATH_KINDS": len(t.path_names), "WAYS": len(t.ways),
            "DRAW_PILE": t.draw_pile if isinstance(t.draw_pile, int) else -1, "DISCARD_PILE": t.discard_pile, "REFILL": t.refill,
            "GONE": t.gone,
            "NOWHERE": t.nowhere,
            "EACH_PLAYER": int(bool(t.manifest["each_player"])), "ORDER_SITE": t.order_site, "FREE_SITE": t.free_site,
            "TRIGGER_SITE": t.trigger_site, "BANS_MOVE_NUMBER": rule_id("bans:move"), "KEEPS_NEAR": int(t.keeps_near),
            "WON_BY_POINTS": int(t.won_by_points),
            "ANY_CAPACITY": int(bool(t.capacity)), "ANY_GATES": int(bool(t.gates)), "ANY_BANS_MOVE": int(bool(t.bans_move)),
            "ANY_BANS_INTO": int(bool(t.bans_into)), "WAIT_PLACED": int(t.wait_placed), "WAIT_REMOVED": int(t.wait_removed),
            "WAIT_DISCARDED": int(t.wait_discarded), "WAIT_SCORED": int(t.wait_scored), "WAIT_DRAWN": int(t.wait_drawn),
            "WAIT_USED": int(t.wait_used), "WAIT_SHOWN": int(t.wait_shown), "WAIT_SPENT": int(t.wait_spent),
            "WAIT_REFILLED": int(t.wait_refilled),
            "EVENT_WORDS": 8 + max((len(roles) for _, roles in t.waits.values()), default=0),
        }

    def beginning(self) -> None:
        """The position before the set-up."""
        t, s = self.t, engine.blank(self.t, 0)
        shown = ", ".join("{" + ", ".join(map(str, line)) + "}" for line in s.at)
        self.lines.append(f"static const i16 first_at[ROWS + 1][WIDTH] = {{{shown}}};")
        self.number("first_zone_of", [*s.zone_of, 0], "CARDS + 1")
        self.number("first_zones_n", [len(x) for x in s.zones], "ZONES")
        self.number("first_zones", [card for x in s.zones for card in x], "CARDS + 1")
        self.number("first_suit", [*t.suit, *[-1] * (t.width + 1)][: t.width + 1], "WIDTH + 1")
        self.number("first_rec", self.maker.records.first, "RECORD_WORDS + 1")
