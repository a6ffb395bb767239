"""Games played by a native build where there is one and every bot is random, else in plain Python.

What is kept is the same whichever plays, so a batch may be played in part by the one and in part by the other.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rootdsl.native import NativeTable, load
from rootdsl.playtest.game import MOST_DECISIONS, RANDOM, UNFINISHED, Played, chance_of, play
from rootdsl.playtest.plan import Setting
from rootdsl.playtest.tallies import Tallies
from rootdsl.runtime.fault import EngineFault

Built = tuple[NativeTable, Tallies]


def built(t: Any) -> Built | None:
    """The native build of a table with the names of what it counts, if there is one; asked once for each table, which keeps it."""
    if "native_build" not in t.__dict__:
        native = load(t)
        t.native_build = (native, Tallies(native)) if native is not None else None
    found: Built | None = t.native_build
    return found


def whole(t: Any, setting: Setting, rounds: int) -> Played:
    """Play one game and count all that happens in it."""
    return native(t, setting, rounds, True) or play(t, setting, rounds)


def outcome(t: Any, setting: Setting, rounds: int) -> Played:
    """Play one game and keep its outcome."""
    return native(t, setting, rounds, False) or outcome_of(play(t, setting, rounds))


def outcome_of(out: Played) -> Played:
    """A game without what was counted in it."""
    out.points = [Counter() for _ in out.points]
    out.counts.clear()
    out.of.clear()
    return out


def native(t: Any, setting: Setting, rounds: int, counted: bool) -> Played | None:
    """A game of random bots at a table that has a native build; None at any other.

    A game that ends in a fault is played again in plain Python, which says what the fault is, or has the room that was wanting.
    """
    found = built(t) if set(setting.bots) == {RANDOM} else None
    if found is None:
        return None
    table, tallies = found
    try:
        game = table.play(setting.seed, chance_of(setting), rounds, MOST_DECISIONS, counted)
    except EngineFault:
        out = play(t, setting, rounds)
        out.native = True
        return out if counted else outcome_of(out)
    out = Played(setting, native=True)
    out.ending = game.ending if game.winners else UNFINISHED
    out.winners, out.scores, out.rounds = game.winners, game.scores, game.rounds
    out.decisions, out.options, out.turns, out.curves = game.decisions, game.options, game.turns, game.curves
    out.points = [Counter() for _ in t.seats]
    if counted:
        tallies.fold(game.tallies, out.points, out.counts, out.of)
        out.counts.update(tallies.rounds(game.rounds - bool(game.winners)))
    return out
