"""What stands in the place of a game's log: it counts what happens instead of keeping it.

The engine tells its events to whatever `s.log` is, and lays its frames on whatever `s.stack` is. Here the first is a
`Tape` and the second a `Stack`; a copied position has neither, so what a bot tries out is not counted. Nothing is put
into words: rules, options and cards go by the names that the files give them, and `titles.py` says what these are called.
"""

from __future__ import annotations

import sys
from collections import Counter
from types import CodeType
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.runtime import points
from rootdsl.runtime.driver import run_blocks
from rootdsl.runtime.fault import remark_at
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.watch import FREE, facts_of

DOES = frozenset({"place", "remove", "replace", "turned", "spend", "draw", "discard", "take", "score", "leave"})   # who did it comes first
ENGINE = "engine"

Key = tuple[int, str, str, str]                      # seat, kind, name, detail

BOTTOM = run_blocks.__name__
WINNER = points.find_winner.__code__.co_filename, points.find_winner.__code__.co_firstlineno      # a folded engine has code of its own
_remarks: dict[CodeType, str] = {}


def place_of(code: CodeType) -> tuple[str, int]:
    return code.co_filename, code.co_firstlineno


def rule_of(code: CodeType) -> str:
    """The path of the rule that a generated function belongs to; empty for the engine's own."""
    found = _remarks.get(code)
    if found is None:
        found = _remarks[code] = remark_at(code.co_filename, code.co_firstlineno)[2]
    return found


class Stack(list[Frame]):
    """A stack of frames that counts those that are done: by class, performer and card, and where they took place."""

    __slots__ = ("done", "sites", "slots", "spots")

    def __init__(self, t: Any, frames: list[Frame]) -> None:
        super().__init__(frames)
        self.done: dict[tuple[type[Frame], int, int], int] = {}
        self.spots: dict[tuple[type[Frame], str, int, int], int] = {}
        self.slots, self.sites = facts_of(t).slots, t.sites

    def pop(self, *at: Any) -> Frame:
        frame: Frame = list.pop(self, *at)
        if not at:                                   # a frame taken from below is only lifted
            kind = type(frame)
            key = (kind, frame.me, frame.card)
            self.done[key] = self.done.get(key, 0) + 1
            for slot in self.slots.get(kind, ()):
                place = getattr(frame, slot)
                if 0 <= place < self.sites:
                    spot = (kind, slot, frame.me, place)
                    self.spots[spot] = self.spots.get(spot, 0) + 1
        return frame


class Tape:
    """Counts the events of one game. `counts` is n and `of` what it is out of, both by seat, kind, name and detail."""

    def __init__(self, t: Any, s: Any) -> None:
        self.t, self.s = t, s
        self.facts = facts_of(t)
        self.sites = self.facts.sites
        self.per_round = t.players if t.manifest["each_player"] else 1
        self.counts: Counter[Key] = Counter()
        self.of: Counter[Key] = Counter()
        self.offers: dict[tuple[int, int, int, tuple[int, ...], int], int] = {}
        self.asked: dict[tuple[int, int, int], int] = {}                # seat, site, how many options
        self.cards: dict[tuple[str, int, int, int], int] = {}           # event, seat, card, where to
        self.steps: dict[tuple[int, str], int] = {}                     # seat, path
        self.points: list[Counter[str]] = [Counter() for _ in t.seats]
        self.curves: list[list[int]] = [[] for _ in t.seats]
        self.presence: dict[tuple[int, int], int] = {}
        self.rounds = 0                                                 # that are over
        self.turns = [0 for _ in t.seats]
        self.decisions = [0 for _ in t.seats]
        self.options = [0 for _ in t.seats]
        self.ending = ""

    # ------------------------------------------------------------ events

    def append(self, event: tuple[Any, ...]) -> None:
        """An event of the engine."""
        kind, who = event[0], event[1]
        if kind in ("choose", "forced"):
            site = event[2]
            path, listed = self.sites[site]
            if path:
                self.step(who, path)
            if kind == "choose":
                self.choice(who, site, listed, event[3])
            elif listed:
                self.offer(who, site, (event[3],), event[3])
            return
        if kind == "turn":
            self.turn(who, event[2])
            return
        if kind == "win":
            self.ending = self.reason(who)
            return
        path = self.acting()
        self.step(who if kind in DOES else self.s.current, path)
        if kind == "score":
            self.points[who][path] += event[2]
        elif kind in ("draw", "discard"):
            self.card(kind, who, event[2], -1)
        elif kind in ("card", "take"):
            self.card(kind, who, event[2], event[4])

    def step(self, who: int, path: str) -> None:
        """A rule decided or did something."""
        key = (who, path)
        self.steps[key] = self.steps.get(key, 0) + 1

    def choice(self, who: int, site: int, listed: bool, value: int) -> None:
        options = self.s.options
        n = len(options)
        self.decisions[who] += 1
        self.options[who] += n
        key = (who, site, n)
        self.asked[key] = self.asked.get(key, 0) + 1
        if listed:
            self.offer(who, site, tuple(options), value)

    def offer(self, who: int, site: int, options: tuple[int, ...], value: int) -> None:
        phase = -1
        if options[-1] >= FREE:                      # free actions hang on the phase that offers them
            phase = phase_of(self.t, self.s)
        key = (who, site, phase, options, value)
        self.offers[key] = self.offers.get(key, 0) + 1

    def card(self, kind: str, who: int, card: int, zone: int) -> None:
        key = (kind, who, card, zone)
        self.cards[key] = self.cards.get(key, 0) + 1

    def turn(self, who: int, turn: int) -> None:
        """A turn begins: perhaps a round is over; modes as they stand."""
        s = self.s
        if turn > 1 and (turn - 1) % self.per_round == 0:
            self.round_over()
        for seat in (who,) if self.t.manifest["each_player"] else self.t.seats:
            self.turns[seat] += 1
            record = s.record[seat]
            for slot, group, members in self.facts.modes[seat]:
                value = getattr(record, slot, -1)
                if 0 <= value < len(members):
                    self.counts[seat, "mode", f"{group}.{members[value]}", ""] += 1

    def round_over(self) -> None:
        """Scores and pieces as they stand after a round."""
        s, t = self.s, self.t
        self.rounds += 1
        for curve, score in zip(self.curves, s.score):
            curve.append(score)
        sites, presence = t.sites, self.presence
        for row in self.facts.rows:
            line = s.at[row][:sites]
            if any(line):
                owner = t.owner[row]
                for place, n in enumerate(line):
                    if n:
                        presence[owner, place] = presence.get((owner, place), 0) + n

    # ------------------------------------------------------------ which rule

    def acting(self) -> str:
        """The rule that does something just now: the innermost generated function that runs, else the running frame."""
        frame: Any = sys._getframe(2)
        known = _remarks.get
        while frame is not None:
            code = frame.f_code
            if code.co_name == BOTTOM:
                break
            path = known(code)
            if path is None:
                path = rule_of(code)
            if path:
                return path
            frame = frame.f_back
        return next((x.PATH for x in reversed(self.s.stack) if x.PATH), "")

    def reason(self, who: int) -> str:
        """The rule by which somebody wins: a condition that is met, or the rule that says so itself."""
        if place_of(sys._getframe(3).f_code) == WINNER:
            for condition in self.t.victories:
                if condition(self.t, self.s, who):
                    return rule_of(condition.__code__)
        return self.acting()

    # ------------------------------------------------------------ when it is over

    def close(self, stack: Stack, unfinished: bool) -> None:
        """Everything that was counted in numbers goes into `counts` and `of` by name. A game that is won ends within a round."""
        t, counts, of = self.t, self.counts, self.of
        over = self.rounds                           # whole rounds, after which pieces were counted
        if not unfinished:
            self.rounds += 1
            for curve, score in zip(self.curves, self.s.score):
                curve.append(score)
        for (kind, me, card), n in stack.done.items():
            if kind.PATH:
                counts[me, "rule", kind.PATH, ""] += n
            if card >= 0:
                counts[me, "card", t.card_path[card], "works"] += n
        for (who, path), n in self.steps.items():
            counts[who, "step", path, ""] += n
        for (kind, slot, me, place), n in stack.spots.items():
            counts[me, "where", f"{kind.PATH}.{slot}", f"{self.facts.map}.{t.place_name[place]}"] += n
        for (who, site, options), n in self.asked.items():
            key = (who, "site", site_name(t, site), "")
            counts[key] += n
            of[key] += n * options
            counts[who, "branching", str(options), ""] += n
        for (who, site, phase, offered, value), n in self.offers.items():
            for option in offered:
                key = (who, "option", site_name(t, site), option_name(t, who, site, phase, option))
                counts[key] += n * (option == value)
                of[key] += n
        for (event, who, card, zone), n in self.cards.items():
            counts[who, "card", t.card_path[card], f"to {t.zone_name[zone]}" if zone >= 0 else event] += n
        for (owner, place), n in self.presence.items():
            key = (owner, "presence", f"{self.facts.map}.{t.place_name[place]}", "")
            counts[key] += n
        for seat in t.seats:
            if self.facts.map:
                counts[seat, "rounds", self.facts.map, ""] += over


def phase_of(t: Any, s: Any) -> int:
    """The list of free actions that is offered."""
    from rootdsl.play.text import phase_index

    return phase_index(t, s)


def site_name(t: Any, site: int) -> str:
    """`FILE.RULE.CHOICE`; the engine's own sites have no rule."""
    path, _, name, *_ = t.catalogue[site]
    return f"{path or ENGINE}.{name}"


def option_name(t: Any, who: int, site: int, phase: int, value: int) -> str:
    """An option by the path of what it does, or by its number at the site; `-` is the refusal."""
    _path, _title, _name, domain, _line, _labels, paths, _file = t.catalogue[site]
    if value >= FREE:
        k = (value - FREE) // 1000
        return str(t.free[phase][k].path) if 0 <= phase < len(t.free) and k < len(t.free[phase]) else "free"
    if domain.startswith("mode "):
        group = domain.partition(" ")[2]
        return next(
            (f"{named}.{members[value - 1]}" for slot, named, members in facts_of(t).modes[who]
             if slot == ident(group) and 0 < value <= len(members)), str(value),
        )
    if value == 0:
        return "-"
    if domain == "action":
        return str(paths[value - 1])
    return f"{value}"
