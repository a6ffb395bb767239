"""The engine contract: a small Python API over a linked table."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from rootdsl.runtime import driver, lasting, lent, paths
from rootdsl.runtime.chance import MASK, STEP, below, start
from rootdsl.runtime.fault import raise_located
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.free import OpenPoint
from rootdsl.runtime.members import PickMembers
from rootdsl.runtime.picks import PickCards, PickShown, PickTools, PickUnits
from rootdsl.runtime.settling import Happens, Landing, Order, Tally
from rootdsl.runtime.state import RUNNING, State
from rootdsl.runtime.table import Table
from rootdsl.runtime.windows import Window

FORMAT = 1


class Rounds(Frame):
    """The bottom of the stack: set-up, then turn after turn."""

    __slots__ = ()
    KEY = "rounds"


def rounds_setup(t, s, f) -> bool:
    f.pc = 1
    name = t.manifest["setup"]
    if name:
        s.stack.append(procedure(t, name)(0))
    return True


def rounds_first(t, s, f) -> bool:
    f.pc = 2
    s.current = s.first
    return new_turn(t, s)


def rounds_next(t, s, f) -> bool:
    if t.manifest["each_player"]:
        s.current = (s.current + 1) % t.players
    return new_turn(t, s)


def new_turn(t, s) -> bool:
    turn_over(t, s)
    if s.lasting:
        lasting.turn_begins(s, s.current)
    if s.log is not None:
        s.log.append(("turn", s.current, s.turn, -1))
    s.stack.append(t.repeated(s.current))
    return True


def turn_over(t, s) -> None:
    """What lasted for a turn is over, and the next one is counted."""
    s.turn += 1
    s.used_tools = []
    if s.treated:
        lent.untreat(s, -1)
    if s.opened:
        paths.shut_paths(s, -1)
    if s.lasting:
        lasting.turn_over(s)
    for record, name, first in t.turn_counts:
        lasting.reset(s, record, name, first)
    s.trail = []
    s.declined = -1


Rounds.BLOCKS = (rounds_setup, rounds_first, rounds_next)
OWN_FRAMES = (Rounds, Window, OpenPoint, Happens, Landing, Tally, Order, PickUnits, PickCards, PickTools, PickShown, PickMembers)
ENGINE_FRAMES: dict[str, Any] = {c.KEY: c for c in OWN_FRAMES}


def procedure(t: Table, name: str) -> Any:
    for m in t.modules:
        for path, frame, _ in m.PROCEDURES:
            if path == f"{m.SYSTEM['name']}.{name}":
                return frame
    raise KeyError(name)


def blank(t: Table, seed: int) -> State:
    """Full supplies, the cards of the deck in the draw pile, nobody on the map, no points."""
    s = State()
    s.random = start(seed)
    s.at = [[0] * t.width for _ in t.owner]
    for row, n in enumerate(t.count):
        s.at[row][t.supply] = n
    for row, n, where, seat in t.begins:
        named = [p for p, name in enumerate(t.place_name) if name == where]
        target = next((p for p in named if t.place_owner[p] == seat), named[0])
        s.at[row][t.supply] -= n
        s.at[row][target] += n
    s.look()
    s.zones = [[] for _ in t.zone_name]
    s.zone_of = [-1] * t.cards
    for card, (where, seat) in enumerate(t.card_start):
        zone = t.draw_pile if not where else next(z for z, n in enumerate(t.zone_name) if n == where and t.zone_owner[z] == seat)
        if isinstance(zone, int) and zone >= 0:
            s.zones[zone].append(card)
            s.zone_of[card] = zone
    s.score = [0] * t.players
    s.suit = t.suit
    s.shown = int(t.show_prompts)
    s.waits = t.waits
    s.team = list(t.seats)
    s.memo = [[-2] * (t.width + 1) for _ in range(t.memos)]
    s.record = [maker(t) if maker is not None else NoRecord() for maker in t.record_makers]
    s.used = [-1] * (t.free_slots * t.used_width)
    s.stack = [Rounds(0)]
    return s


class NoRecord:
    """A seat whose file keeps no state of its own."""

    __slots__ = ()

    def clone(self) -> NoRecord:
        return self

    def to_data(self) -> list[Any]:
        return []

    def load(self, data: list[Any]) -> None: ...


def new_game(t: Table, seed: int, log: bool = False) -> State:
    """Set up and run to the first decision. ValueError where a log is wanted on a table that was folded without one."""
    if log and not t.logs:
        raise ValueError("this table was folded without events: it keeps no log")
    s = blank(t, seed)
    s.log = [] if log else None
    t.driver.run(t, s)
    return s


def options(s: State) -> list[int]:
    """The options of the pending decision (values of the choice site `s.site`); empty when the game is over."""
    return s.options if s.over == RUNNING else []


def apply(t: Table, s: State, option: int) -> None:
    """Answer the pending decision; ValueError for a value that is not among its options."""
    if option not in s.options:
        raise ValueError(f"{option} is not an option here")
    t.driver.apply(t, s, option)


def outcome(s: State) -> list[int] | None:
    """The winners (seats), or None while the game runs."""
    return list(s.winners) if s.over != RUNNING else None


def rollout(t: Table, s: State, seed: int, limit: int = 100_000) -> int:
    """Random play inside the machine to the end, or to the limit of decisions; returns how many were made."""
    x = start(seed)
    n = 0
    run_blocks, log = t.driver.run_blocks, s.log is not None
    try:
        while s.over == RUNNING and n < limit:
            options = s.options
            x, r = (x + STEP) & MASK, len(options)      # `below`, written out: a call each decision costs a hundredth of the time
            z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            option = options[((z ^ (z >> 31)) * r) >> 64]
            if log:
                driver.note_choice(s, option)
            s.pick = option
            s.site = -1
            run_blocks(t, s)
            n += 1
    except Exception as error:
        raise_located(s, error)
    return n


# ---------------------------------------------------------------- saving

PLAIN = (
    "at",
    "zones",
    "zone_of",
    "score",
    "team",
    "flights",
    "events",
    "treated",
    "opened",
    "unbarred",
    "suit",
    "lasting",
    "trail",
    "used",
    "used_tools",
    "known",
    "options",
    "winners",
    "result",
    "site",
    "chooser",
    "pick",
    "random",
    "turn",
    "current",
    "first",
    "over",
    "busy",
    "together",
    "changes",
    "declined",
    "revealed",
    "shown",
)


def rules_hash(t: Table) -> str:
    """A hash of the linked modules: a saved game belongs to its rules."""
    h = hashlib.sha256()
    for m in t.modules:
        h.update(getattr(m, "TEXT_HASH", m.SYSTEM["name"]).encode())
    h.update(",".join(t.seat_systems).encode())
    return h.hexdigest()[:16]


def to_json(t: Table, s: State) -> str:
    """A lossless, versioned text of a position."""
    data = {
        "format": FORMAT,
        "rules": rules_hash(t),
        "seats": t.seat_systems,
        "state": {name: getattr(s, name) for name in PLAIN},
        "record": [r.to_data() for r in s.record],
        "stack": [f.to_data() for f in s.stack],
    }
    return json.dumps(data, separators=(",", ":"))


def from_json(t: Table, text: str) -> State:
    """The position that `to_json` wrote; ValueError when it is damaged or belongs to other rules."""
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("this is not a saved game of this version")
    if data["rules"] != rules_hash(t):
        raise ValueError("this game was saved under other rules")
    s = State()
    for name in PLAIN:
        setattr(s, name, data["state"][name])
    s.look()
    s.waits = t.waits
    s.memo = [[-2] * (t.width + 1) for _ in range(t.memos)]
    s.record = [maker(t) if maker is not None else NoRecord() for maker in t.record_makers]
    for r, values in zip(s.record, data["record"], strict=True):
        r.load(values)
    s.stack = []
    for values in data["stack"]:
        cls = ENGINE_FRAMES.get(values[0]) or t.classes[values[0]]
        frame = cls.__new__(cls)
        frame.load(values)
        s.stack.append(frame)
    return s


def trace_hash(t: Table, seed: int, limit: int = 100_000, chooser: Callable[[State], int] | None = None) -> str:
    """The hash over every decision (site, chooser, options, choice) of a random game."""
    s = new_game(t, seed)
    r = State()
    r.random = start(seed ^ 0x5DEECE66D)
    h = hashlib.sha256()
    n = 0
    while s.over == RUNNING and n < limit:
        pick = s.options[below(r, len(s.options))] if chooser is None else chooser(s)
        h.update(f"{s.site},{s.chooser},{s.options},{pick};".encode())
        t.driver.apply(t, s, pick)
        n += 1
    h.update(f"{s.score},{s.winners},{n}".encode())
    return h.hexdigest()[:16]
