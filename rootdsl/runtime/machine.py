"""Everything that a generated module uses, in one place to import from."""

from __future__ import annotations

from rootdsl.runtime.driver import ask, finish, free_offers, open_point, open_window, redirect_to, start_free, unwind
from rootdsl.runtime.effects import (
    DONE, PLACED, REMOVED, can_match, can_place_all, discard, discard_all, draw, forget, joined, leave_track, lift, lift_group, links, own_for,
    place, put_card, relocate, remove_card, reveal, roll, room, score, shuffle_zone, some, spend_pieces, take_random, total, win,
)
from rootdsl.runtime.frame import Frame, copied
from rootdsl.runtime.picks import free_tools, pick_cards, pick_tools, pick_units, tool_suits, unit_counts
from rootdsl.runtime.sets import (
    adjacent, best, distinct, each_piece, first, group_size, linked, most, move_pieces, only, override, place_in, place_of, resolve_card,
    rows_of, running, total_in, track_all, track_last, track_next, units_at, units_in, was_set,
)
from rootdsl.runtime.state import Record

__all__ = [
    "DONE", "PLACED", "REMOVED", "Frame", "Record", "adjacent", "ask", "best", "can_match", "can_place_all", "copied", "discard",
    "discard_all", "distinct", "draw", "each_piece", "finish", "first", "forget", "free_offers", "free_tools", "group_size", "joined",
    "leave_track", "lift", "lift_group", "linked", "links", "most", "move_pieces", "only", "open_point", "open_window", "override", "own_for",
    "pick_cards", "pick_tools", "pick_units", "place", "place_in", "place_of", "put_card", "redirect_to", "relocate", "remove_card",
    "resolve_card", "reveal", "roll", "room", "rows_of", "running", "score", "shuffle_zone", "some", "spend_pieces", "start_free",
    "take_random", "tool_suits", "total", "total_in", "track_all", "track_last", "track_next", "unit_counts", "units_at", "units_in", "unwind",
    "was_set", "win",
]
