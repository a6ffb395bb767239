"""A game under way: the position, its log, the choices so far; undo, save and load."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from rootdsl.play.faults import command_of, completed
from rootdsl.play.log import Book, Entry
from rootdsl.play.saved import FORMAT, Refused, Unread, read_saved, write_file
from rootdsl.runtime import driver, engine
from rootdsl.runtime.chance import below, scramble, start
from rootdsl.runtime.fault import EngineFault
from rootdsl.runtime.state import RUNNING, State

__all__ = ["Refused", "Session", "load"]


class Session:
    """One game. `humans` are the seats whose decisions can be taken back.

    `prompts`: offers that hang on hidden cards are asked even where there is nothing to offer, so that silence tells
    nothing (several persons want it so). It belongs to the game, since such a question counts as a choice.
    """

    def __init__(self, t: Any, seed: int, humans: Collection[int] = (), command: str = "", prompts: bool | None = None) -> None:
        self.t, self.seed = t, seed
        self.humans = sorted(humans)
        self.prompts = t.show_prompts = len(self.humans) > 1 if prompts is None else prompts
        self.command = (command or command_of(t)) + (" --prompts" if self.prompts else "")
        self.choices: list[int] = []
        self.by_bots = True      # every choice so far is the one that a bot takes: the seed alone replays the game
        self.past: list[tuple[State, int, int, int]] = []      # position, entries of the log, choices, who decides
        self.s = engine.blank(t, seed)
        self.keep_log([])
        self.guarded(driver.run, t, self.s)

    # ------------------------------------------------------------ running

    @property
    def over(self) -> bool:
        return self.s.over != RUNNING

    @property
    def entries(self) -> list[Entry]:
        log = self.s.log
        assert isinstance(log, Book)
        log.note_changes((self.s.turn, self.s.current, "", "", ""))      # what changed since the last event
        return log.entries

    def keep_log(self, entries: Sequence[Entry]) -> None:
        self.s.log = Book(self.t, self.s, entries)

    def guarded(self, run: Any, *args: Any) -> None:
        try:
            run(*args)
        except EngineFault as fault:
            raise completed(self.t, fault, self.seed, self.choices, self.command) from fault.__cause__

    def choose(self, value: int) -> None:
        """Answer the pending decision and run on to the next."""
        s = self.s
        if value not in s.options:
            raise Refused(f"{value} is not an option here (choice {len(self.choices) + 1}; the options are {s.options})")
        if s.chooser in self.humans:
            self.past.append((s.clone(), len(self.entries), len(self.choices), s.chooser))
        self.by_bots = self.by_bots and value == self.bot_choice()
        self.choices.append(value)
        self.guarded(driver.apply, self.t, s, value)

    def bot_choice(self) -> int:
        """What a random bot takes: it depends on the seed and on how many choices were made, so a loaded game goes on the same."""
        source = State()
        source.random = start(scramble(start(self.seed)) + len(self.choices))
        return self.s.options[below(source, len(self.s.options))]

    # ------------------------------------------------------------ taking back

    def undo(self, seat: int) -> None:
        """Back to the last decision of this seat; Refused when something was revealed since."""
        if not self.past:
            raise Refused("there is nothing to take back")
        before, entries, choices, who = self.past[-1]
        if who != seat:
            raise Refused("another person has decided since")
        if before.revealed != self.s.revealed:
            raise Refused("cards were drawn or shown, or dice rolled, since your last decision: that cannot be taken back")
        self.past.pop()
        kept = self.entries[:entries]
        self.s = before
        self.keep_log(kept)
        del self.choices[choices:]

    # ------------------------------------------------------------ saving

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the game: how it began, every choice, and the position for a check. The file is replaced in one step."""
        target = Path(path)
        data = {
            "play": FORMAT, "seed": self.seed, "seats": self.t.seat_systems, "humans": self.humans, "prompts": self.prompts,
            "choices": self.choices, "command": self.command,
            "position": json.loads(engine.to_json(self.t, self.s)),
        }
        write_file(target, json.dumps(data, separators=(",", ":")) + "\n")
        return target


def load(t: Any, path: str | os.PathLike[str], humans: Collection[int] | None = None, command: str = "") -> Session:
    """The game of a file, played again from its first choice; Refused when it is damaged or belongs to other rules."""
    data = read_saved(path)
    if data.get("seats") != t.seat_systems:
        raise Unread(path, f"it is a game of {', '.join(data['seats'])}, not of {', '.join(t.seat_systems)}")
    try:
        engine.from_json(t, json.dumps(data.get("position")))
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        raise Unread(path, f"its position does not fit these rules ({error})") from error
    session = Session(t, data["seed"], data["humans"] if humans is None else humans, command, bool(data.get("prompts")))
    try:
        for value in data["choices"]:
            session.choose(value)
    except Refused as error:
        raise Unread(path, f"it does not replay: {error}") from error
    if json.loads(engine.to_json(t, session.s)) != data["position"]:
        raise Unread(path, "its choices lead to another position than the one it holds")
    return session
