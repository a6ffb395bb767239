"""A built table as Python sees it: whole random games, their traces, and single steps for tests."""

from __future__ import annotations

import ctypes
import mmap
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rootdsl.runtime.chance import MASK
from rootdsl.runtime.fault import EngineFault, remark_of
from rootdsl.runtime.state import RUNNING
from rootdsl.runtime.table import Table

FAULTS = {
    1: "something is looked up where nothing is",
    2: "a list grew longer than the native backend has room for",
    3: "one step needs more room than the native backend has",
    4: "procedures run deeper inside one another than the native backend has room for",
    5: "more happens at once than the native backend has room for",
    6: "more lasts at once than the native backend has room for",
    7: "200000 blocks without a decision",
    8: "a rule reads something that is not at this table",
    9: "a rule takes from a list what is not in it",
    10: "a decision has more options than the native backend has room for",
    11: "more pieces are turned in one turn than the native backend has room for",
    12: "more is counted than the native backend has room for",
}
(OVER, SITE, CHOOSER, OPTIONS, OPTION, WINNERS, WINNER, SCORE, TURN, CURRENT, AT, CARDS, CARD, DEPTH, CLASS, BLOCK, RECORD, CHANGES,
 RANDOM, MADE, OFFERED, TURNS, ROUNDS, WON_BY) = range(24)
TALLY = struct.Struct("=Qii")        # of `runtime/tape.h`


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a game. `over`: somebody has won; else it was cut at the limit of decisions."""

    winners: list[int]
    scores: list[int]
    over: bool
    decisions: int
    turns: int


@dataclass(frozen=True, slots=True)
class Counted:
    """What came of a game and what was counted in it. `ending` is the path of the rule by which it was won, empty if nobody won.

    By seat: decisions, options that were offered in them, turns, and the points after each round. `tallies`: whatever else
    was counted, each a key with two sums, as `runtime/tape.h` has them.
    """

    ending: str
    winners: list[int]
    scores: list[int]
    rounds: int
    decisions: list[int]
    options: list[int]
    turns: list[int]
    curves: list[list[int]]
    tallies: list[tuple[int, int, int]] = field(default_factory=list)


class NativeState:
    """One position."""

    __slots__ = ("data", "table")

    def __init__(self, table: NativeTable, data: Any) -> None:
        self.table, self.data = table, data

    def number(self, what: int, i: int = 0, k: int = 0) -> int:
        return self.table.lib.rd_number(self.data, what, i, k)

    @property
    def over(self) -> bool:
        return self.number(OVER) != RUNNING

    @property
    def site(self) -> int:
        return self.number(SITE)

    @property
    def chooser(self) -> int:
        return self.number(CHOOSER)

    @property
    def options(self) -> list[int]:
        return [self.number(OPTION, i) for i in range(self.number(OPTIONS))] if not self.over else []

    @property
    def winners(self) -> list[int]:
        return [self.number(WINNER, i) for i in range(self.number(WINNERS))]

    @property
    def scores(self) -> list[int]:
        return [self.number(SCORE, p) for p in self.table.table.seats]

    @property
    def turn(self) -> int:
        return self.number(TURN)

    def at(self) -> list[list[int]]:
        """The counts of pieces by row and place, as `State.at` has them."""
        t = self.table.table
        return [[self.number(AT, row, place) for place in range(t.width)] for row in range(len(t.owner))]

    def zones(self) -> list[list[int]]:
        """The cards of each pile, bottom to top."""
        return [[self.number(CARD, z, i) for i in range(self.number(CARDS, z))] for z in range(len(self.table.table.zone_name))]

    def clone(self) -> NativeState:
        """A copy that shares nothing."""
        out = NativeState(self.table, self.table.buffer())
        self.table.lib.rd_clone(out.data, self.data)
        return out

    def apply(self, option: int) -> None:
        """Answer the pending decision and run on; ValueError for a value that is not among its options."""
        if option not in self.options:
            raise ValueError(f"{option} is not an option here")
        self.table.heard(self.table.lib.rd_apply(self.data, option), self)


class NativeTable:
    """A table whose rules are compiled for this machine. It has no log, and shows no prompts with a single answer."""

    def __init__(self, table: Table, path: Path) -> None:
        self.table, self.path = table, path
        self.lib: Any = ctypes.CDLL(str(path))
        state, number = ctypes.c_void_p, ctypes.c_int
        for name, result, given in (
            ("rd_size", ctypes.c_long, []),
            ("rd_fault", number, []),
            ("rd_new", number, [state, ctypes.c_uint64]),
            ("rd_apply", number, [state, number]),
            ("rd_rollout", ctypes.c_long, [state, ctypes.c_uint64, ctypes.c_long]),
            ("rd_trace", ctypes.c_long, [state, ctypes.c_uint64, ctypes.c_long, ctypes.c_char_p]),
            ("rd_play", ctypes.c_long, [state, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_long, ctypes.c_long, state, number, state]),
            ("rd_tape_size", ctypes.c_long, []),
            ("rd_tape_used", number, [state]),
            ("rd_tallies", state, [state]),
            ("rd_reason", ctypes.c_char_p, [number]),
            ("rd_clone", None, [state, state]),
            ("rd_number", number, [state, number, number, number]),
            ("rd_class", ctypes.c_char_p, [number]),
        ):
            function = getattr(self.lib, name)
            function.restype, function.argtypes = result, given
        self.size = self.lib.rd_size()
        self._own = NativeState(self, _pages(self.size))
        self._tape: Any = None

    def buffer(self) -> Any:
        return ctypes.create_string_buffer(self.size)

    def new_game(self, seed: int) -> NativeState:
        """Set up and run to the first decision."""
        out = NativeState(self, self.buffer())
        self._begin(out, seed)
        return out

    def _begin(self, s: NativeState, seed: int) -> None:
        self.heard(self.lib.rd_new(s.data, seed & MASK), s)

    def rollout(self, seed: int, limit: int = 100_000, choices: int | None = None) -> Result:
        """A whole random game: `seed` is that of the game, `choices` that of the choices (else the same)."""
        s = self._own
        self._begin(s, seed)
        n = self.lib.rd_rollout(s.data, (seed if choices is None else choices) & MASK, limit)
        self.heard(n, s)
        return Result(s.winners, s.scores, s.over, n, s.turn)

    def play(self, seed: int, choices: int, rounds: int, limit: int, counted: bool = False) -> Counted:
        """A random game to its end, or to the end of so many rounds. `choices` is the state of the source of the choices.

        `counted`: everything that happens is counted as well, which takes some time.
        """
        t, s = self.table, self._own
        last = rounds * (t.players if t.manifest["each_player"] else 1)
        room = rounds + 2
        curve = (ctypes.c_int32 * (room * t.players))()
        self.heard(self.lib.rd_play(s.data, seed & MASK, choices & MASK, last, limit, curve, room, self.tape() if counted else None), s)
        over = min(s.number(ROUNDS), room)
        curves = [[curve[k * t.players + p] for k in range(over)] for p in t.seats]
        made, offered, turns = ([s.number(what, p) for p in t.seats] for what in (MADE, OFFERED, TURNS))
        tallies = self._tallies() if counted else []
        return Counted(self._ending(s), s.winners, s.scores, s.number(ROUNDS), made, offered, turns, curves, tallies)

    def tape(self) -> Any:
        """Where a game is counted."""
        if self._tape is None:
            self._tape = _pages(self.lib.rd_tape_size())
        return self._tape

    def _tallies(self) -> list[tuple[int, int, int]]:
        """What the tape holds, in the order in which it first came."""
        n = self.lib.rd_tape_used(self._tape)
        return list(TALLY.iter_unpack(ctypes.string_at(self.lib.rd_tallies(self._tape), n * TALLY.size)))

    def reason(self, k: int) -> str:
        """The path of a rule by its number."""
        return str((self.lib.rd_reason(k) or b"").decode())

    def class_key(self, k: int) -> str:
        """The key of a class of frames by its number; empty for those of the engine."""
        return str((self.lib.rd_class(k) or b"").decode())

    def _ending(self, s: NativeState) -> str:
        """The path of the rule by which a game was won."""
        k = s.number(WON_BY)
        if k < 0 or not s.over:
            return ""
        if k < len(self.table.victories):
            return remark_of(self.table.victories[k])[2]
        return self.reason(k - len(self.table.victories))

    def trace_hash(self, seed: int, limit: int = 100_000) -> str:
        """The hash over every decision of a random game, the same as that of `engine.trace_hash`."""
        out = ctypes.create_string_buffer(20)
        self.heard(self.lib.rd_trace(self._own.data, seed & MASK, limit, out), self._own)
        return out.value.decode()

    def heard(self, answer: int, s: NativeState) -> None:
        """A fault inside becomes the fault of the rule that ran."""
        if answer >= 0:
            return
        file, line, path = self._running(s)
        raise EngineFault(FAULTS.get(self.lib.rd_fault(), "the native backend stopped"), path, file, line)

    def _running(self, s: NativeState) -> tuple[str, int, str]:
        """The rule whose block runs: the topmost frame that a rule made."""
        for depth in range(s.number(DEPTH) - 1, -1, -1):
            key = self.class_key(s.number(CLASS, depth))
            frame = self.table.classes.get(key)
            block = s.number(BLOCK, depth)
            if frame is not None and 0 <= block < len(frame.BLOCKS):
                file, line, path = remark_of(frame.BLOCKS[block])
                return file, line, path or frame.PATH
        return "", 0, ""


def _pages(size: int) -> Any:
    """Room of which only what is written to takes memory: a playtest keeps many tables."""
    return (ctypes.c_char * size).from_buffer(mmap.mmap(-1, size))
