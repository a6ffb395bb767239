"""Everything that a generated module uses, in one place to import from."""

from __future__ import annotations

from rootdsl.runtime.driver import ask, ask_shown, finish, free_offers, open_point, open_window, redirect_to, start_free, unwind
from rootdsl.runtime.effects import (
    DONE, PLACED, REMOVED, can_place_all, discard, discard_all, draw, forget, joined, leave_track, lift, lift_group, links, own_for,
    join_team, place, put_card, relocate, remove_card, reveal, roll, room, score, shuffle_zone, some, spend_pieces, take_random, total, treat, win,
)
from rootdsl.runtime.frame import Frame, copied
from rootdsl.runtime.picks import pick_cards, pick_tools, pick_units, tools_fit, unit_counts
from rootdsl.runtime.sets import (
    adjacent, at_random, best, distinct, each_piece, first, group_size, linked, most, move_pieces, only, override,
    own_places, place_in, place_of, places_with, resolve_card,
    holds_file, in_part, one_row, put_unit, rows_of, running, swap_unit, total_in, track_all, track_full, track_place, with_others, track_last, track_next, units_at, units_in, was_set,
)
from rootdsl.runtime.state import Record

__all__ = [
    "at_random", "holds_file", "in_part", "join_team", "one_row", "put_unit", "swap_unit", "track_full", "track_place", "treat", "with_others",
    "DONE", "PLACED", "REMOVED", "Frame", "Record", "adjacent", "ask", "ask_shown", "best", "can_place_all", "copied", "discard",
    "discard_all", "distinct", "draw", "each_piece", "finish", "first", "forget", "free_offers", "group_size", "joined",
    "leave_track", "lift", "lift_group", "linked", "links", "most", "move_pieces", "only", "open_point", "open_window", "override", "own_for", "own_places",
    "places_with",
    "pick_cards", "pick_tools", "pick_units", "place", "place_in", "place_of", "put_card", "redirect_to", "relocate", "remove_card",
    "resolve_card", "reveal", "roll", "room", "rows_of", "running", "score", "shuffle_zone", "some", "spend_pieces", "start_free",
    "take_random", "tools_fit", "total", "total_in", "track_all", "track_last", "track_next", "unit_counts", "units_at", "units_in", "unwind",
    "was_set", "win",
]
