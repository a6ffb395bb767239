"""Games of which only the outcome is kept: who won, points, rounds and decisions. With random bots a native build plays them.

What is kept is the same whichever plays, so a batch may be played in part by the one and in part by the other.
"""

from __future__ import annotations

from collections import Counter
from typing import Any
from weakref import WeakKeyDictionary

from rootdsl.native import NativeTable, load
from rootdsl.playtest.game import MOST_DECISIONS, RANDOM, UNFINISHED, Played, chance_of, play
from rootdsl.playtest.plan import Setting
from rootdsl.runtime.fault import EngineFault

_built: WeakKeyDictionary[Any, NativeTable | None] = WeakKeyDictionary()


def built(t: Any) -> NativeTable | None:
    """The native build of a table, if there is one; asked once for each table."""
    if t not in _built:
        _built[t] = load(t)
    return _built[t]


def outcome(t: Any, setting: Setting, rounds: int) -> Played:
    """Play one game and keep its outcome."""
    native = built(t) if set(setting.bots) == {RANDOM} else None
    if native is None:
        out = play(t, setting, rounds)
        out.points = [Counter() for _ in out.points]
        out.counts.clear()
        out.of.clear()
        return out
    out = Played(setting, native=True)
    try:
        found = native.play(setting.seed, chance_of(setting), rounds, MOST_DECISIONS)
    except EngineFault as fault:
        out.fault = f"{type(fault).__name__}: {fault}"
        out.where = f"{fault.file}:{fault.line}" if fault.file else ""
        return out
    out.ending = found.ending if found.winners else UNFINISHED
    out.winners, out.scores, out.rounds = found.winners, found.scores, found.rounds
    out.decisions, out.options, out.turns, out.curves = found.decisions, found.options, found.turns, found.curves
    out.points = [Counter() for _ in t.seats]
    return out
