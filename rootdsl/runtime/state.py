"""The state of a game: counts of pieces, piles of cards, scores, records, frames, the random source.

Everything is an int or a list of ints, so that cloning is copying and saving is dumping.
"""

from __future__ import annotations

from itertools import compress
from typing import Any

from rootdsl.runtime.frame import Frame

RUNNING = -1
OF_PIECES = 1      # the last memo hangs on pieces alone: whether standing orders saw a place
COPY: Any = list.copy


class Record:
    """State that one file keeps (for each seat that holds it): modes, flags, counters."""

    __slots__ = ()
    NAMES: tuple[str, ...] = ()

    def clone(self) -> Record:
        out = type(self).__new__(type(self))
        for name in self.NAMES:
            value = getattr(self, name)
            setattr(out, name, value[:] if type(value) is list else value)
        return out

    def to_data(self) -> list[Any]:
        return [getattr(self, name) for name in self.NAMES]

    def load(self, data: list[Any]) -> None:
        for name, value in zip(self.NAMES, data, strict=True):
            setattr(self, name, value)


class State:
    """One position.

    `at[row][place]` counts pieces, `here[place]` has a bit for each row that has any there; `zones[z]` lists cards
    bottom to top, `zone_of[card]` tells where a card lies; `score[seat]` is UNSET off the track. `flights` are pieces on their way
    out of a place: [performer, row, number, source, target]. `events` wait for their triggers.
    A pending decision is `site`, `chooser` and `options`.
    """

    __slots__ = (
        "at",
        "busy",
        "changes",
        "chooser",
        "current",
        "declined",
        "events",
        "first",
        "flights",
        "here",
        "known",
        "lasting",
        "log",
        "looked",
        "memo",
        "opened",
        "options",
        "over",
        "pick",
        "random",
        "record",
        "regions",
        "regions_at",
        "result",
        "revealed",
        "score",
        "script",
        "shown",
        "site",
        "stack",
        "suit",
        "team",
        "together",
        "trail",
        "treated",
        "turn",
        "unbarred",
        "used",
        "used_tools",
        "waits",
        "winners",
        "zone_of",
        "zones",
    )

    def __init__(self) -> None:
        self.at: list[list[int]] = []
        self.here: list[int] = []
        self.zones: list[list[int]] = []
        self.zone_of: list[int] = []
        self.score: list[int] = []
        self.team: list[int] = []
        self.record: list[Any] = []
        self.stack: list[Frame] = []
        self.flights: list[list[int]] = []
        self.events: list[list[int]] = []
        self.memo: list[list[int]] = []
        self.treated: list[list[int]] = []
        self.opened: list[list[int]] = []  # kinds of path that are open for a seat for a while: seat, kind, depth
        self.unbarred: list[list[int]] = []  # paths that rules opened: kind and two ends; or closed: ~kind
        self.suit: list[int] = []  # of places; never changed in place
        self.lasting: list[list[Any]] = []
        self.trail: list[list[int]] = []
        self.used: list[int] = []  # in which turn something was used; never changed in place
        self.used_tools: list[int] = []
        self.known: list[list[int]] = []
        self.options: list[int] = []
        self.winners: list[int] = []
        self.result: list[Any] = []
        self.regions: dict[tuple[int, int, int], list[int]] = {}  # a memo, no part of the position
        self.regions_at = -1
        self.looked: list[int] = []     # the points when victory was last looked for; never changed in place
        self.shown = 0          # 1: every prompt is shown, also one with a single answer
        self.site = -1
        self.chooser = -1
        self.pick = -1
        self.random = 0
        self.turn = 0
        self.current = 0
        self.first = 0          # the seat that takes the first turn
        self.over = RUNNING
        self.busy = 0
        self.together = 0
        self.changes = 0
        self.declined = -1
        self.revealed = 0
        self.log: list[Any] | None = None
        self.script: list[Any] | None = None
        self.waits: dict[str, tuple[int, tuple[str, ...]]] = {}  # of the table: procedures whose end triggers wait for

    def look(self) -> None:
        """The counts were written by hand: which rows are in which place is looked up."""
        self.here = self.rows_here()

    def rows_here(self) -> list[int]:
        """For each place a bit for every row that has pieces there, from the counts."""
        bits = [1 << row for row in range(len(self.at))]
        return [sum(compress(bits, column)) for column in zip(*self.at, strict=True)]

    def clone(self) -> State:
        """A copy that shares nothing that can change (the log is left behind)."""
        o = State.__new__(State)
        o.at = list(map(COPY, self.at))
        o.here = self.here[:]
        o.zones = list(map(COPY, self.zones))
        o.zone_of = self.zone_of[:]
        o.score = self.score[:]
        o.team = self.team[:]
        o.record = [r.clone() for r in self.record]
        o.stack = [f.clone() for f in self.stack]
        o.flights = [x[:] for x in self.flights] if self.flights else []
        o.events = [x[:] for x in self.events] if self.events else []
        o.memo = list(map(COPY, self.memo))
        o.treated = [x[:] for x in self.treated] if self.treated else []
        o.opened = [x[:] for x in self.opened] if self.opened else []
        o.unbarred = [x[:] for x in self.unbarred] if self.unbarred else []
        o.suit = self.suit
        o.lasting = [x[:] for x in self.lasting] if self.lasting else []
        o.trail = [x[:] for x in self.trail] if self.trail else []
        o.used = self.used
        o.used_tools = self.used_tools[:]
        o.known = [x[:] for x in self.known] if self.known else []
        o.options = self.options[:]
        o.winners = self.winners[:]
        o.result = self.result[:]
        o.site, o.chooser, o.pick, o.random = self.site, self.chooser, self.pick, self.random
        o.turn, o.current, o.over, o.busy = self.turn, self.current, self.over, self.busy
        o.together, o.changes, o.declined, o.revealed = self.together, self.changes, self.declined, self.revealed
        o.regions, o.regions_at = {}, -1
        o.looked = self.looked
        o.shown, o.first = self.shown, self.first
        o.log = None
        o.waits = self.waits
        o.script = None
        return o
