"""One game of a batch, played by bots and counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rootdsl.bots import make
from rootdsl.playtest.plan import ROUNDS, Setting
from rootdsl.playtest.tape import Key, Stack, Tape
from rootdsl.runtime import engine
from rootdsl.runtime.chance import STEP, below, scramble, start
from rootdsl.runtime.fault import EngineFault
from rootdsl.runtime.state import RUNNING, State

MOST_DECISIONS = 200_000
RANDOM = "random"      # the bot that needs no bot: the loop chooses itself
UNFINISHED = "unfinished"


@dataclass(slots=True)
class Played:
    """What came of a game. `ending` is the path of the rule by which it was won, `unfinished`, or empty after a fault."""

    setting: Setting
    ending: str = ""
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)      # below 0 who left the track
    rounds: int = 0
    decisions: list[int] = field(default_factory=list)   # these four by seat
    options: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    curves: list[list[int]] = field(default_factory=list)
    points: list[Counter[str]] = field(default_factory=list)
    counts: Counter[Key] = field(default_factory=Counter)
    of: Counter[Key] = field(default_factory=Counter)
    fault: str = ""
    where: str = ""
    native: bool = False                                 # its table has a native build, and every bot is random


def chance_of(setting: Setting) -> int:
    """The state of the source from which random bots choose."""
    return start(scramble(start(setting.seed ^ 0x626F7473)))


class Choosers:
    """Who answers for each seat. None is the random bot, which needs nobody."""

    def __init__(self, setting: Setting) -> None:
        self.source = State()
        self.source.random = chance_of(setting)
        self.bots = [
            None if name == RANDOM else make(name, seat, scramble(start(setting.seed + (seat + 1) * STEP)) >> 1)
            for seat, name in enumerate(setting.bots)
        ]

    def __call__(self, t: Any, s: State) -> int:
        bot = self.bots[s.chooser]
        if bot is None:
            return s.options[below(self.source, len(s.options))]
        option = bot.choose(t, s)
        if option not in s.options:
            raise ValueError(f"the bot of seat {s.chooser + 1} took {option}, which is not offered")
        return option


def play(t: Any, setting: Setting, rounds: int = ROUNDS, counted: bool = True) -> Played:
    """Play one game at its table. Whatever goes wrong in it is noted, never raised; `counted` False leaves events off."""
    out = Played(setting)
    try:
        s = engine.blank(t, setting.seed)
        tape, stack = Tape(t, s), Stack(t, s.stack)
        if counted:
            s.log, s.stack = tape, stack  # type: ignore[assignment]
        run(t, s, Choosers(setting), rounds)
    except Exception as fault:  # a fault of one game is a line of the report
        out.fault = f"{type(fault).__name__}: {fault}"
        if isinstance(fault, EngineFault) and fault.file:
            out.where = f"{fault.file}:{fault.line}"
        return out
    tape.close(stack, s.over == RUNNING)
    out.ending = tape.ending if s.over != RUNNING else UNFINISHED
    out.winners, out.scores = list(s.winners), list(s.score)
    out.rounds = tape.rounds
    out.decisions, out.options, out.turns = tape.decisions, tape.options, tape.turns
    out.curves, out.points, out.counts, out.of = tape.curves, tape.points, tape.counts, tape.of
    return out


def run(t: Any, s: State, choose: Choosers, rounds: int) -> None:
    """From the beginning to the end, or to the end of the last round."""
    last = rounds * (t.players if t.manifest["each_player"] else 1)
    t.driver.run(t, s)
    left = MOST_DECISIONS
    while s.over == RUNNING and s.turn <= last and left:
        t.driver.apply(t, s, choose(t, s))
        left -= 1
