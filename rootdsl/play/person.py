"""A person at a terminal: numbered options, a few letters, and every wrong input explained."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rootdsl.play.answers import Answers, whole
from rootdsl.play.board import pieces, told
from rootdsl.play.log import lines
from rootdsl.play.rulebook import Rulebook, rule_of
from rootdsl.play.screen import Screen
from rootdsl.play.session import Refused, Session
from rootdsl.play.text import Question, question
from rootdsl.play.view import view
from rootdsl.play.words import listed

SHOWN = 200           # signs of an answer that are repeated
COLUMNS = 9           # longer lists are set in two columns
HELP = (
    ("a number", "take that option"),
    ("?", "this help, and the rule that asks"),
    ("b", "the board"),
    ("h", "what is yours: the cards that you hold, your boxes, modes and numbers"),
    ("l", "the log of the game (`l 3`: the last 3 turns)"),
    ("r", "the rule that asks, in words (`r 2`: what option 2 does; `r NAME`: the rule or card of that name)"),
    ("u", "take your last decision back (not once something was revealed)"),
    ("s FILE", "save the game and go on"),
    ("q", "save the game and leave"),
    ("", "the words `help`, `board`, `hand`, `log`, `rule`, `undo`, `save FILE` and `quit` do the same"),
)
WORDS = {"help": "?", "board": "b", "hand": "h", "log": "l", "rule": "r", "undo": "u", "save": "s", "quit": "q", "exit": "q"}


class Quit(Exception):
    """The person leaves."""


class Person:
    """Asks the persons of one terminal; what happened since the last question is told first."""

    def __init__(self, session: Session, screen: Screen, source: Answers, save_path: str, rules: Rulebook | None = None) -> None:
        self.session, self.screen, self.source, self.save_path, self.rules = session, screen, source, save_path, rules
        self.told: dict[int, int] = {}
        self.last = -1

    def decide(self) -> int | None:
        """The value that the person takes; None when the position has changed meanwhile (undo)."""
        session, screen = self.session, self.screen
        seat = session.s.chooser
        self.hand_over(seat)
        self.tell(seat)
        q = question(session.t, session.s)
        self.show(q)
        while True:
            screen.prompt("> ")
            text = self.source.readline()
            if not text:
                screen.line()
                raise Quit
            text = text.strip()
            if not self.source.isatty():
                screen.line(text[:SHOWN])
            number = whole(text)
            if number is not None:
                if number in q.keys:
                    return q.values[q.keys.index(number)]
                screen.wrapped(f"There is no option {number}: the options are {spans(q.keys)}.")
                continue
            letter, _, rest = text.partition(" ")
            letter = WORDS.get(letter.lower(), letter)
            if letter.lower() == "u" and not rest:
                if self.take_back(seat):
                    return None
            elif not self.command(q, letter.lower(), rest.strip(), seat):
                wrong = f"`{text[:SHOWN]}{'...' if len(text) > SHOWN else ''}` is not known here" if text else "Nothing was typed"
                screen.wrapped(f"{wrong}: type {spans(q.keys)}, or ? for help.")

    # ------------------------------------------------------------ asking

    def hand_over(self, seat: int) -> None:
        """Several persons at one terminal: the next one is called before anything of his is shown."""
        if self.last not in (-1, seat) and self.screen.console is not None:
            self.screen.clear()
            self.screen.line(f"{self.session.t.words.player(seat)} decides. Press Enter when nobody else looks.", "ask")
            typed = self.source.readline()
            if not typed or typed.strip().lower() == "q":
                raise Quit
        self.last = seat

    def catch_up(self) -> None:
        """A game that goes on: of what was before only the last turns are told."""
        turn = self.session.s.turn - 1
        first = next((i for i, e in enumerate(self.session.entries) if e.turn >= turn), 0)
        self.told = dict.fromkeys(self.session.t.seats, first)

    def tell(self, seat: int) -> None:
        """What happened since this person was asked last."""
        entries = self.session.entries
        since = min(self.told.get(seat, 0), len(entries))
        new = [e for e in entries[since:] if e.event[:2] != ("choose", seat)]      # what this person typed needs no echo
        before = replace(entries[since - 1], path="") if since else None     # a rule is named anew below a question
        self.screen.log(lines(self.session.t, new, seat, before))
        self.told[seat] = len(entries)

    def show(self, q: Question) -> None:
        screen = self.screen
        screen.line()
        screen.wrapped(f"{q.player} · {q.title}: {q.text}", "ask")
        if q.given:
            screen.wrapped(f"  ({q.given})", "hint")
        cells = [f"{k:>3}  {text}" for k, text in zip(q.keys, q.texts, strict=True)]
        half = -(-len(cells) // 2)
        wide = max(len(c) for c in cells[:half])
        if len(cells) > COLUMNS and wide + 4 + max(len(c) for c in cells[half:]) <= screen.width:
            for i in range(half):
                screen.line(f"{cells[i]:<{wide + 4}}{cells[half + i] if half + i < len(cells) else ''}".rstrip())
        else:
            for cell in cells:
                screen.line(cell)

    # ------------------------------------------------------------ letters

    def command(self, q: Question, letter: str, rest: str, seat: int) -> bool:
        """Do what a letter asks for; False for a letter that is not known."""
        screen, session = self.screen, self.session
        if letter == "?" and not rest:
            for key, what in HELP:
                screen.line(f"  {key:<9} {what}")
            screen.wrapped(f"  You are asked by {q.title} ({q.path}){f', {q.where}' if q.where else ''}.")
            self.show(q)
        elif letter == "b" and not rest:
            screen.board(view(session.t, session.s, seat))
            self.show(q)
        elif letter == "h" and not rest:
            self.holdings(seat)
            self.show(q)
        elif letter == "l" and (not rest or whole(rest) is not None):
            first = session.s.turn - (whole(rest) or 0) + 1 if rest else -1
            screen.log(lines(session.t, [e for e in session.entries if e.turn >= first], seat))
            self.show(q)
        elif letter == "r":
            self.tell_rule(q, rest)
            self.show(q)
        elif letter == "s":
            self.save(rest or self.save_path)
        elif letter == "q" and not rest:
            raise Quit
        else:
            return False
        return True

    def tell_rule(self, q: Question, rest: str) -> None:
        """The rule that asks, that of an option, or one by its name."""
        screen, number = self.screen, whole(rest)
        if self.rules is None:
            screen.line("The text of the rules is not at hand.")
            return
        if number is not None:
            if number not in q.keys:
                screen.wrapped(f"There is no option {number}: the options are {spans(q.keys)}.")
                return
            path = rule_of(self.session.t, self.session.s, q.values[q.keys.index(number)])
            found = self.rules.told(path) if path else []
            missing = "No rule of its own stands behind that option."
        else:
            found = self.rules.called(rest) if rest else self.rules.told(q.path)
            missing = f"No rule is called `{rest[:SHOWN]}`." if rest else "That rule has no text."
        for line in found or [missing]:
            screen.wrapped(f"  {line}" if found else line)

    def holdings(self, seat: int) -> None:
        """What is this seat's: modes, relations and numbers, pieces in its boxes, and the cards of its zones with what they cost."""
        v = view(self.session.t, self.session.s, seat)
        for text in told(v, v["players"][seat]):
            self.screen.wrapped(f"  {text}")
        for box in v["boxes"]:
            if box["owner"] == seat:
                self.screen.wrapped(f"  {box['title']}: {''.join(text for text, _ in pieces(v, box['pieces']))}")
        found = False
        for zone in v["zones"]:
            if zone["owner"] != seat or not zone["cards"]:
                continue
            found = True
            self.screen.line(f"  {zone['text']}")
            for card in zone["cards"]:
                self.screen.wrapped(f"    {card_told(card)}")
        if not found:
            self.screen.line("  You hold no cards.")

    def take_back(self, seat: int) -> bool:
        try:
            self.session.undo(seat)
        except Refused as reason:
            self.screen.wrapped(f"Not taken back: {reason}.")
            return False
        self.told = {p: min(n, len(self.session.entries)) for p, n in self.told.items()}
        self.screen.line("Taken back.")
        return True

    def save(self, path: str) -> None:
        try:
            self.screen.line(f"Saved in {self.session.save(path)}.")
        except Refused as reason:
            self.screen.wrapped(f"Not saved: {reason}.")


def card_told(card: dict[str, Any]) -> str:
    """A card with what it costs, what it shows and what it is worth."""
    cost = f", cost {' '.join(card['cost'])}" if card["cost"] else ""
    shows = f", shows {listed(card['shows'])}" if card["shows"] else ""
    points = f", {card['points']} point{'' if card['points'] == 1 else 's'}" if card["points"] else ""
    return card["text"] + cost + shows + points


def spans(numbers: list[int]) -> str:
    """`0 to 4`, `1 or 2`.

    >>> spans([1, 2]), spans([0, 1, 2, 3])
    ('1 or 2', '0 to 3')
    """
    if len(numbers) < 3:
        return " or ".join(map(str, numbers))
    return f"{numbers[0]} to {numbers[-1]}"


def as_persons(t: Any, humans: Any) -> list[int]:
    """Seats by number, by the name of their file, or `all`."""
    if humans in (None, "", "none"):
        return []
    if humans == "all":
        return list(t.seats)
    out: list[int] = []
    for word in humans.split(",") if isinstance(humans, str) else humans:
        number = word if isinstance(word, int) else whole(str(word).strip())
        if number is not None:
            seats = [number] if number in t.seats else []
        else:
            seats = [p for p in t.seats if t.seat_systems[p] == str(word).strip()]
        if not seats:
            raise Refused(f"nobody called `{str(word)[:SHOWN]}` sits here: {', '.join(t.seat_systems)}")
        out += seats
    return sorted(set(out))
