"""Play a game: bots and persons, at a terminal, through a pipe, or as one JSON object a line."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

from rootdsl.play import faults
from rootdsl.play.answers import Answers
from rootdsl.play.log import line_of, lines
from rootdsl.play.person import Person, Quit, as_persons
from rootdsl.play.rulebook import Rulebook
from rootdsl.play.screen import Screen
from rootdsl.play.session import Refused, Session, load
from rootdsl.play.view import decision, game_title, round_of, view
from rootdsl.play.words import listed, words
from rootdsl.project.fault import Fault, visible
from rootdsl.prose.languages.en.grammar import plural
from rootdsl.runtime.fault import EngineFault

LIMIT = 100_000


@dataclass(slots=True)
class Result:
    """How a game went; `code` is for the shell: 0, or 1 for a fault and 2 for something that was refused."""

    seed: int
    choices: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    turns: int = 0
    rounds: int = 0
    finished: bool = False
    saved: Path | None = None
    fault: EngineFault | None = None
    refused: str = ""
    replay: str = ""

    @property
    def code(self) -> int:
        return 1 if self.fault else 2 if self.refused else 0


def play(
    table: Any,
    seed: int = 0,
    humans: Iterable[int | str] | str | None = None,
    save_path: str | Path | None = None,
    as_json: bool = False,
    stream: TextIO | None = None,
    *,
    source: TextIO | None = None,
    choices: Sequence[int] | str = (),
    load_path: str | Path | None = None,
    command: str = "",
    prompts: bool | None = None,
    limit: int = LIMIT,
    rules: Rulebook | None = None,
) -> Result:
    """Play a linked table to its end, or until the last person leaves.

    `humans` are seats (numbers or names of their files, or "all"); everybody else is a random bot. `choices` are made
    first. `command` is how the table was asked for at the shell (for the line that replays the game). `prompts`: see
    `Session`; left out, it is on where several persons play. `rules` are told to persons who ask for them.
    """
    out = stream or sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - nobody listens
    game = Player(table, out, Answers(source), as_json, limit, str(save_path or ""), command, prompts)
    game.rules = rules
    try:
        return game.run(seed, humans, [*(faults.read_choices(choices) if isinstance(choices, str) else choices)], load_path)
    except (Refused, Fault, ValueError) as reason:
        told = reason.lines()[0] if isinstance(reason, Fault) else f"{reason}."
        game.say({"type": "refused", "reason": str(reason)}, told)
        return Result(seed, refused=str(reason))


class Player:
    """One call of `play`."""

    def __init__(self, t: Any, out: TextIO, source: Answers, as_json: bool, limit: int, save_path: str, command: str,
                 prompts: bool | None) -> None:
        self.t, self.out, self.source, self.as_json, self.limit = t, out, source, as_json, limit
        self.save_path, self.command, self.prompts = save_path, command, prompts
        self.screen = Screen(out)
        self.told = 0
        self.reader: int | None = None
        self.rules: Rulebook | None = None

    def say(self, data: dict[str, Any], text: str = "", style: str = "") -> None:
        """One happening, in the form that was asked for."""
        if self.as_json:
            text = json.dumps(data, ensure_ascii=False)
            self.out.write((text if text.isprintable() else escaped(text)) + "\n")
            self.out.flush()
        elif text:
            self.screen.wrapped(text, style)

    # ------------------------------------------------------------ the game

    def run(self, seed: int, humans: Any, choices: list[int], load_path: Any) -> Result:
        t = self.t
        persons = as_persons(t, humans)
        try:
            if load_path:
                session = load(t, load_path, persons if humans is not None else None, self.command)
                persons, seed = session.humans, session.seed
                self.save_path = self.save_path or str(load_path)
            else:
                session = Session(t, seed, persons, self.command, self.prompts)
        except EngineFault as fault:
            return self.broken(fault, None, seed)
        asked_to_save = bool(self.save_path) and not load_path
        self.reader = None if not persons else persons[0] if len(persons) == 1 else -1
        self.save_path = self.save_path or f"{session.t.seat_systems[0]}-{seed}.save"
        if persons and not session.over:
            self.source.wanted()
        self.opening(session)
        person = Person(session, self.screen, self.source, self.save_path, self.rules)
        saved = None
        try:
            for value in choices:
                self.note(session, value)
                session.choose(value)
            if session.choices:
                person.catch_up()
            while not session.over and len(session.choices) < self.limit:
                if session.s.chooser in persons:
                    picked = self.asked(session, person)
                    if picked is None:
                        continue
                else:
                    picked = session.bot_choice()
                self.note(session, picked)
                session.choose(picked)
                if not persons or self.as_json:
                    self.tell(session)
        except EngineFault as fault:
            return self.broken(fault, session, seed)
        except (Quit, KeyboardInterrupt):
            saved = self.leave(session)
        else:
            if asked_to_save and not session.over:
                self.leave(session)
        return self.closing(session, saved, person)

    def asked(self, session: Session, person: Person) -> int | None:
        if not self.as_json:
            return person.decide()
        self.tell(session)
        seat = session.s.chooser
        self.say({"type": "ask", "n": len(session.choices), "view": view(self.t, session.s, seat)})
        while True:
            text = self.source.readline()
            if not text:
                raise Quit
            value = read_answer(text)
            if value == "undo":
                try:
                    session.undo(seat)
                    self.told = min(self.told, len(session.entries))
                    self.say({"type": "undone", "n": len(session.choices)})
                    return None
                except Refused as reason:
                    self.say({"type": "wrong", "reason": str(reason)})
            elif value == "quit":
                raise Quit
            elif isinstance(value, int) and value in session.s.options:
                return value
            else:
                self.say({"type": "wrong", "reason": f"answer with one of the values {session.s.options}, \"undo\" or \"quit\""})

    # ------------------------------------------------------------ what is said

    def opening(self, session: Session) -> None:
        """Who plays what on which map."""
        w = words(self.t)
        seats = [{"seat": p, "title": w.player(p), "system": self.t.seat_systems[p], "person": p in session.humans} for p in self.t.seats]
        said = listed([f"{x['title']} ({'person' if x['person'] else 'bot'})" for x in seats])
        self.say({"type": "start", "game": game_title(self.t), "seed": session.seed, "players": seats, "map": map_data(self.t)},
                 f"{game_title(self.t)}: {said}; seed {session.seed}.", "turn")
        if not self.as_json:
            self.screen.wrapped(map_summary(self.t), indent=0)
            if session.humans:
                self.screen.line("Type a number to choose, ? for help.", "hint")

    def tell(self, session: Session) -> None:
        """What happened since the last time, as far as the reader may know."""
        entries = session.entries
        if self.told >= len(entries):
            return
        new = entries[self.told:]
        if self.as_json:
            w = words(self.t)
            for e in new:
                text = line_of(self.t, e, self.reader)
                if text:
                    self.say({"type": "event", "kind": e.event[0], "turn": e.turn, "player": w.player(e.current) if e.turn else None,
                              "phase": e.phase, "rule": e.path, "title": w.title(e.path), "where": e.where, "text": text})
        else:
            self.screen.log(lines(self.t, new, self.reader, entries[self.told - 1] if self.told else None))
        self.told = len(entries)

    def note(self, session: Session, value: int) -> None:
        """The decision itself, for programs: options and choice only where the reader may know them."""
        if not self.as_json:
            return
        self.tell(session)
        out = {"type": "decision", "n": len(session.choices), **(decision(self.t, session.s, self.reader) or {})}
        if "options" in out:
            out["choice"] = value
            out["text"] = next((o["text"] for o in out["options"] if o["value"] == value), None)
        self.say(out)

    def leave(self, session: Session) -> Path | None:
        try:
            saved = session.save(self.save_path)
        except Refused as reason:
            self.say({"type": "unsaved", "reason": str(reason)}, f"Not saved: {reason}. The line below brings the game back.", "fault")
            return None
        again = visible(shlex.join(["rootdsl", "play", "--load", str(saved)]))
        self.say({"type": "saved", "path": str(saved)}, f"The game is saved in {saved}; go on with: {again}", "hint")
        return saved

    def broken(self, fault: EngineFault, session: Session | None, seed: int) -> Result:
        if session is not None:
            self.tell(session)
        self.say({"type": "fault", **faults.as_data(fault)})
        if not self.as_json:
            self.screen.line()
            for text in faults.report(fault).splitlines():
                self.screen.line(text, "fault")
        return Result(seed, list(fault.choices), fault=fault, replay=fault.replay)

    def closing(self, session: Session, saved: Path | None, person: Person) -> Result:
        """Final scores, winners, rounds, and the line that plays it again."""
        t, s, w = self.t, session.s, words(self.t)
        replay = faults.replay_line(t, session.seed, None if session.by_bots and not session.humans else session.choices, session.command)
        result = Result(session.seed, list(session.choices), list(s.winners), list(s.score), s.turn, round_of(t, s), session.over, saved)
        result.replay = replay
        if self.as_json or not session.humans:
            self.tell(session)
        scores = {w.player(p): (s.score[p] if s.score[p] >= 0 else None) for p in t.seats}
        self.say({"type": "end", "finished": result.finished, "winners": [w.player(p) for p in s.winners], "scores": scores,
                  "turns": s.turn, "rounds": result.rounds, "decisions": len(session.choices), "replay": replay})
        if self.as_json or (saved is not None and not result.finished):
            return result
        if session.humans:
            person.tell(person.last if self.reader != -1 else -1)
        self.screen.line()
        self.screen.board(view(t, s, None if result.finished else self.reader))
        self.screen.line("The game is over." if result.finished else f"Stopped after {len(session.choices)} decisions.", "turn")
        for p in sorted(t.seats, key=lambda p: (p not in s.winners, -s.score[p], p)):
            score = str(s.score[p]) if s.score[p] >= 0 else "off the track"
            self.screen.line(f"  {w.player(p):<24} {score:>5}{'  wins' if p in s.winners else ''}")
        self.screen.line(f"  {result.rounds} rounds, {s.turn} turns, {len(session.choices)} decisions")
        self.screen.line(f"Play it again: {replay}", "hint")
        return result


def escaped(text: str) -> str:
    """JSON in which no control character is left: a terminal may read it.

    >>> escaped('"a\\x9b"')
    '"a\\\\u009b"'
    """
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1].replace("\x7f", "\\u007f") for sign in text)


def read_answer(text: str) -> int | str | None:
    """A line of a program: a number, `{"choice": 3}`, `"undo"` or `"quit"`."""
    try:
        data = json.loads(text)
    except RecursionError:
        return None
    except ValueError:
        return text.strip()
    if isinstance(data, dict):
        data = data.get("choice")
    return data if isinstance(data, (int, str)) and not isinstance(data, bool) else None


def map_data(t: Any) -> dict[str, Any]:
    """The map in numbers."""
    w = words(t)
    kinds = {w.kinds.get(k, k): t.place_kind.count(k) for k in dict.fromkeys(t.place_kind)}
    paths = {title: sum(len(x) for x in t.links_of[name]) // 2 for name, title in w.paths.items() if name in t.links_of}
    suits = {w.suit(i): t.suit[: t.sites].count(i) for i in range(len(t.suit_names)) if i in t.suit[: t.sites]}
    return {"title": t.map_module.SYSTEM["title"] if t.map_module else None, "places": kinds, "paths": paths, "suits": suits}


def map_summary(t: Any) -> str:
    data = map_data(t)
    if not data["title"]:
        return "No map."
    said = [f"{n} {title if part == 'suits' or n == 1 else plural(title)}"
            for part in ("places", "suits", "paths") for title, n in data[part].items()]
    return f"Map {data['title']}: {', '.join(said)}."
