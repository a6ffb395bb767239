"""One random game by its seed, watched at every decision."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from typing import Any

from rootdsl.runtime import driver, engine
from rootdsl.runtime.chance import below, start
from rootdsl.runtime.fault import EngineFault
from rootdsl.runtime.state import RUNNING, State
from rootdsl.soak import secrets, watch

ROUNDS = 100
PROBES = 50           # one decision in so many is looked at closely
TURNS = 8             # one turn in so many is played again with other hidden cards
MOST_DECISIONS = 200_000
CHOOSER, WATCHER = 0x5DEECE66D, 0x2545F4914F6CDD1D


@dataclass(slots=True)
class Game:
    """What came of one game."""

    seed: int
    seats: tuple[str, ...]
    decisions: int = 0
    rounds: int = 0
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)     # at the end; below 0 who left the track
    finished: bool = False
    fault: str = ""
    where: str = ""
    choices: list[int] = field(default_factory=list)
    trace: str = ""
    secrets: int = 0              # turns that were played again
    prompts: bool = False
    seconds: float = 0.0


def source(seed: int) -> State:
    """A random source of its own."""
    out = State()
    out.random = start(seed)
    return out


def play(
    t: Any, seed: int, seats: tuple[str, ...] = (), *, rounds: int = ROUNDS, probes: int = PROBES, turns: int = TURNS, hidden: bool = False,
) -> Game:
    """Play one game. `hidden` asks for every prompt and looks whether hidden cards betray themselves.

    What is looked at never changes what is played: the watcher has a source of its own.
    """
    began = time.perf_counter()
    out = Game(seed, seats or tuple(t.seat_systems), prompts=hidden)
    t = secrets.with_prompts(t) if hidden else t
    try:
        s = engine.new_game(t, seed)
        _play(t, s, out, rounds, probes, turns if hidden else 0)
    except Exception as fault:  # whatever happens in a game is what we look for
        out.fault = f"{type(fault).__name__}: {fault}"
        if isinstance(fault, EngineFault) and fault.file:
            out.where = f"{fault.file}:{fault.line}"
    out.seconds = time.perf_counter() - began
    return out


def _play(t: Any, s: State, out: Game, rounds: int, probes: int, turns: int) -> None:
    chooser, watcher = source(out.seed ^ CHOOSER), source(out.seed ^ WATCHER)
    trace = hashlib.sha256()
    per_round = t.players if t.manifest["each_player"] else 1
    last = rounds * per_round
    turn = secrets.Turn(s) if turns else None
    while s.over == RUNNING and s.turn <= last and out.decisions < MOST_DECISIONS:
        fault = watch.position(t, s)
        if not fault and probes and not below(watcher, probes):
            fault = watch.probe(t, s)
        if fault:
            return failed(t, s, out, fault)
        options = s.options
        option = options[below(chooser, len(options))]
        trace.update(f"{s.site},{s.chooser},{options},{option};".encode())
        out.choices.append(option)
        out.decisions += 1
        if turn is not None:
            turn.add(s, option)
        now = s.turn
        driver.apply(t, s, option)
        if turn is not None and s.turn != now:
            if not below(watcher, turns):
                out.secrets += 1
                fault = secrets.leak(t, turn, s, watcher)
                if fault:
                    return failed(t, s, out, fault)
            turn = secrets.Turn(s)
    fault = watch.position(t, s)
    if fault and s.over == RUNNING:
        return failed(t, s, out, fault)
    trace.update(f"{s.score},{s.winners},{out.decisions}".encode())
    out.trace = trace.hexdigest()[:16]
    out.finished = s.over != RUNNING
    out.winners, out.scores = list(s.winners), list(s.score)
    out.rounds = -(-s.turn // per_round)
    out.choices = []
    return None


def failed(t: Any, s: State, out: Game, fault: str) -> None:
    """Note a fault with the rule whose decision was pending."""
    out.fault = fault
    if 0 <= s.site < len(t.catalogue):
        path, _title, name, _domain, line, *_, file = t.catalogue[s.site]
        out.where = f"{file}:{line} ({path} {name})" if path else ""
