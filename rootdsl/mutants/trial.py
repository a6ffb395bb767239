"""Judging one change: does it compile, does an example notice, does a watched game break?"""

from __future__ import annotations

import signal
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from rootdsl.examples.rules import Rules, Unmade
from rootdsl.examples.suite import examples_of, run_one
from rootdsl.messages.message import Report
from rootdsl.model.system import Example, System
from rootdsl.mutants.change import Change
from rootdsl.names.rows import row
from rootdsl.project.tables import Chosen
from rootdsl.runtime.fault import remark_at
from rootdsl.soak.play import play

SEEDS = (11, 23, 42)
ROUNDS = 40
SECONDS = 20.0                  # of processor time: for making the rules, for one example, for one game


@dataclass(slots=True)
class Verdict:
    """What became of a change: `caught`, `survived`, `not compiled` or `same` (the very same machine), and by what."""

    change: Change
    fate: str
    by: str = ""


class TimeUp(BaseException):
    """A change that makes an example or a game go on for ever: noticed, too."""


@dataclass(slots=True)
class Known:
    """An example that holds on the rules as they are, with the lines of rules that it runs."""

    name: str
    index: int
    path: str
    line: int
    seats: tuple[str, ...] = ()
    lines: dict[str, set[int]] = field(default_factory=dict)


class Trial:
    """The rules as they are, compiled once, and what is known of their examples."""

    def __init__(self, chosen: Chosen, games: int = len(SEEDS), only: Collection[str] | None = None) -> None:
        """`only`: the labels of the files that will be changed; None for all."""
        self.chosen = chosen
        self.only = only
        self.games = games
        self.base = Rules(chosen)
        self.faults = said(self.base.report)
        self.known = list(self._learn())
        self.broken_games = {seats for seats in self._mixes("") if self._game(self.base, seats, SEEDS[0])}

    # ------------------------------------------------------------ the rules as they are

    def _learn(self) -> Iterator[Known]:
        """Run every example once, noting which lines of the rules it runs."""
        remarks: dict[Any, tuple[str, int, str]] = {}
        counts: Counter[str] = Counter()
        guests = self._guests()
        for system, example in examples_of(self.base):
            known = Known(system.name, counts[system.name], system.path, example.node.first.line or 1)
            counts[system.name] += 1
            if guests and system.name not in guests and guests.isdisjoint((*system.knows, *words_of(example))):
                continue

            def watch(frame: FrameType, event: str, _arg: object, known: Known = known) -> None:
                if event == "call" and frame.f_code.co_filename.startswith("<"):
                    code = frame.f_code
                    if code not in remarks:
                        remarks[code] = remark_at(code.co_filename, code.co_firstlineno)
                    path, line, _ = remarks[code]
                    known.lines.setdefault(path, set()).add(line)

            sys.setprofile(watch)
            try:
                outcome = run_one(self.base, system, example)
            finally:
                sys.setprofile(None)
            if outcome.passed:
                known.seats = outcome.seats
                yield known

    def _guests(self) -> set[str]:
        """The files that will be changed, where all are factions from outside the game, of which its own examples say nothing."""
        outside = {x.label for x in self.chosen.extra if not self.chosen.game.holds(x.path)}
        if not self.only or not outside.issuperset(self.only):
            return set()
        found = {x.name for x in self.base.library.systems.values() if x.path in self.only}
        return found if found.issubset(self.base.sitting()) else set()

    # ------------------------------------------------------------ one change

    def judge(self, change: Change) -> Verdict:
        """Compile the change, then look for an example or a game that notices."""
        try:
            return self._judge(change)
        except TimeUp:
            made = self.base.made
            self.base = Rules(self.chosen)      # what was broken off may have left the trees that all rules share half changed
            self.base.made.update(made)
            return Verdict(change, "caught", "it goes on for ever")

    def _judge(self, change: Change) -> Verdict:
        reason = ""
        for text in change.texts:
            with limited(SECONDS):
                rules = Rules(self.chosen, {change.path: text}, self.base)
                gap = self.gap(rules, change.path)
            reason = reason or gap
            if not gap:
                by = self._example(rules, change) or self._any_game(rules, change)
                return Verdict(change, "caught" if by else "same" if self._same(rules) else "survived", by)
        return Verdict(change, "not compiled", reason)

    def gap(self, rules: Rules, path: str) -> str:
        """Why these rules do not compile: a message that was not there before, or no module."""
        new = said(rules.report) - self.faults
        if new:
            return next(iter(new))
        system = next((x for x in rules.library.systems.values() if x.path == path), None)
        if system is None:
            return "the file has no heading"
        try:
            rules.module(system.name)
        except Unmade as gap:
            return str(gap)
        return ""

    def _same(self, rules: Rules) -> bool:
        """Does every file give the module that it gave before?"""
        try:
            return all(rules.module(name) is self.base.module(name) for name in self.base.library.systems)
        except Unmade:
            return False

    def _example(self, rules: Rules, change: Change) -> str:
        """The first example that no longer holds; those that run lines near the change come first.

        What stands in the file of a seat says nothing at a table where nobody holds it.
        """
        by_name: dict[str, System] = rules.library.systems
        changed = next((x for x in by_name.values() if x.path == change.path), None)
        seat = changed.name if changed is not None and changed.name in rules.sitting() else ""
        there = [x for x in self.known if not seat or x.name == seat or seat in x.seats or change.path in x.lines]
        for known in sorted(there, key=lambda x: distance(x, change)):
            system = by_name.get(known.name)
            if system is None or known.index >= len(system.examples):
                return f"an example of {known.name} is gone"
            with limited(SECONDS):
                outcome = run_one(rules, system, system.examples[known.index])
            if not outcome.passed:
                return f"{known.path}:{known.line} {outcome.title}"
        return ""

    def _any_game(self, rules: Rules, change: Change) -> str:
        system = next(x for x in rules.library.systems.values() if x.path == change.path)
        mixes = [x for x in self._mixes(system.name) if x not in self.broken_games]
        for k, seed in enumerate(SEEDS[: self.games] if mixes else ()):
            fault = self._game(rules, mixes[k % len(mixes)], seed)
            if fault:
                return f"game {seed}: {fault}"
        return ""

    def _mixes(self, name: str) -> list[tuple[str, ...]]:
        """Seats for a game in which a file takes part: itself (if it may sit) and others, as few as may play."""
        game = self.base.library.manifest()
        seats = self.base.sitting()
        if game is None or len(seats) < game.low:
            return []
        out = [tuple(seats[i : i + game.low]) for i in range(len(seats) - game.low + 1)] if game.low else []
        out = [x for x in out if self.base.library.share_a_table(x)]
        return [x for x in out if name in x] or out

    def _game(self, rules: Rules, seats: tuple[str, ...], seed: int) -> str:
        try:
            table = rules.table(seats)
        except Unmade as reason:
            return str(reason)
        with limited(SECONDS):
            return play(table, seed, seats, rounds=ROUNDS).fault


def words_of(example: Example) -> Iterator[str]:
    """The words of the lines of an example."""
    return (str(w) for line in example.node.lines for x in line.sentences for w in row(x))


def distance(known: Known, change: Change) -> tuple[int, int]:
    """How far an example is from a change: 0 when it runs that very line, then other lines near it, then its file, then the rest."""
    lines = known.lines.get(change.path)
    if not lines:
        return (2, abs(known.line - change.line)) if known.path == change.path else (3, 0)
    nearest = min((change.line - x for x in lines if x <= change.line), default=10_000)
    return (0 if nearest < 8 else 1, nearest)


def said(report: Report) -> Counter[str]:
    """The errors of a report, wherever they stand (lines move)."""
    return Counter(f"{x.path} {x.code} {x.text}" for x in report.messages if x.is_error)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Give up after so many seconds of this process, where the system can tell it: a busy machine makes no rule go on for ever."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def up(_signal: int, _frame: object) -> None:
        raise TimeUp

    old = signal.signal(signal.SIGPROF, up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, old)
