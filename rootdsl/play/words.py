"""What a reader calls things: places, pieces, cards, players and rules by the titles that the rules give them."""

from __future__ import annotations

import re
import sys
from types import CodeType
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.prose.languages.en.grammar import plural
from rootdsl.runtime.driver import run_blocks
from rootdsl.runtime.fault import remark_at
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.lasting import rule_id

ARTICLES = {"the", "a", "an", "der", "die", "das"}
COLOUR = re.compile(r"#[0-9a-fA-F]{6}\Z")


class Words:
    """The titles of one table; made once, `words(t)` keeps it."""

    def __init__(self, t: Any) -> None:
        self.t = t
        self.suits: Any = t.suit        # of places: a position may have dealt them anew
        self.titles: dict[str, str] = {}
        self.sayings: dict[str, str] = {}           # what a hook or trigger waits for, where its rule has several
        self.kinds: dict[str, str] = {}
        self.paths: dict[str, str] = {}
        self.phases: dict[type, str] = {}
        self.numbers: list[tuple[str, str]] = []
        self.flags: list[tuple[str, str]] = []
        self.faces: dict[int, list[str]] = {}       # of dice
        self.shared: set[str] = set()               # zones that all seats of a file have together
        self.marks: set[tuple[str, str]] = set()    # file and name of flags
        self.numbers_of: dict[tuple[str, str], str] = {}
        self.relations: dict[int, tuple[str, list[str]]] = {}
        self.named: dict[str, str] = {}             # titles of boxes, for the words of authors
        for m in t.modules:
            system = m.SYSTEM
            self.shared |= set(system.get("shared", ()))
            self.marks |= {(system["name"], ident(x)) for x in system.get("marks", ())}
            self.numbers_of |= {(system["name"], ident(x)): title for x, title in system.get("number_titles", {}).items()}
            self.named |= {x[0]: x[1] for x in system["boxes"]}
            for name, title, states in system.get("relations", ()):
                self.relations[rule_id(f"{system['name']}.{name}")] = (title, [spoken(x) for x in states])
            for name, _, faces in system["dice"]:
                self.faces[rule_id(f"{system['name']}.{name}")] = [x.replace("_", " ") for x in faces]
            self.titles[system["name"]] = system["title"]
            self.titles.update(system["titles"])
            self.sayings.update(system.get("sayings", {}))
            self.phases.update({frame: name for name, frame in m.PHASES})
            self.paths.update({x[0]: x[1] for x in system["paths"]})
            for name, title, numbers, flags, *_ in system["places"]:
                self.kinds[name] = title
                self.numbers += [(n, self.title(f"{system['name']}.{n}", spoken(n))) for n in numbers]
                self.flags += [(n, self.title(f"{system['name']}.{n}", spoken(n))) for n in flags]
        self.seat_names = unique([m.SYSTEM["title"] for m in seat_modules(t)])
        self.short_names = shortened(self.seat_names)
        self.colours = [colour_of(m.SYSTEM["fields"]) for m in seat_modules(t)]
        self.remarks: dict[CodeType, tuple[str, int, str]] = {}

    # ------------------------------------------------------------ rules

    def title(self, path: str, other: str = "") -> str:
        """The title of a rule; parts without one go by the rule around them."""
        while path:
            got = self.titles.get(path, "")
            if got and got != path:
                return got
            if other:
                return other
            path = path.rpartition(".")[0]
        return other

    def waits_for(self, path: str) -> str:
        """Which of several hooks or triggers of one rule this is."""
        said = self.sayings.get(path, "")
        return f" ({said})" if said else ""

    def running(self, s: Any) -> tuple[str, int, str]:
        """File, line and path of the rule whose block runs next."""
        for frame in reversed(s.stack):
            if frame.PATH and 0 <= frame.pc < len(frame.BLOCKS):
                file, line, path = self.remark(frame.BLOCKS[frame.pc].__code__)
                return file, line, path or frame.PATH
        return "", 0, ""

    def remark(self, code: CodeType) -> tuple[str, int, str]:
        if code not in self.remarks:
            self.remarks[code] = remark_at(code.co_filename, code.co_firstlineno)
        return self.remarks[code]

    def acting(self, s: Any) -> tuple[str, int, str]:
        """The rule that is doing something just now: the innermost block that Python runs (a block may run on into the next)."""
        frame = sys._getframe(1)
        while frame is not None and frame.f_code is not run_blocks.__code__:
            found = self.remark(frame.f_code)
            if found[2]:
                return found
            frame = frame.f_back  # type: ignore[assignment]
        return self.running(s)

    def phase(self, s: Any) -> str:
        """The title of the phase that runs now, or nothing."""
        for frame in reversed(s.stack):
            if type(frame) in self.phases:
                return self.title(frame.PATH, spoken(self.phases[type(frame)]))
        return ""

    # ------------------------------------------------------------ things

    def player(self, seat: int) -> str:
        return self.seat_names[seat] if 0 <= seat < len(self.seat_names) else "nobody"

    def suit(self, suit: int) -> str:
        return self.t.suit_titles[suit].lower() if 0 <= suit < len(self.t.suit_titles) else ""

    def place(self, place: int) -> str:
        """`Clearing 5 (rabbit)`, `Northwood (forest)`, `Supply`."""
        t = self.t
        if not 0 <= place < t.width:
            return "nowhere"
        title = t.place_title[place]
        if place >= t.sites:
            owner = t.place_owner[place]
            return f"{title} of {self.player(owner)}" if owner >= 0 else title
        kind = self.kinds.get(t.place_kind[place], spoken(t.place_kind[place]))
        suit = self.suit(self.suits[place])
        if title[:1].isdigit() or len(title) < 2:
            title = f"{kind} {title}"
            return f"{title} ({suit})" if suit else title
        return f"{title} ({suit or kind.lower()})"

    def sort(self, row: int, reader: int = -1, many: bool = False) -> str:
        """A sort of piece (or several of it); with its owner where the reader (a seat) does not own it."""
        owner = self.t.owner[row]
        head, turned, state = self.t.row_title[row].partition(" (")        # `Warrior (winded)`
        title = f"{plural(head) if many else head}{turned}{state}"
        return f"{title} of {self.player(owner)}" if 0 <= owner != reader else title

    def pieces(self, row: int, n: int, reader: int = -1) -> str:
        return f"{n} {self.sort(row, reader, n != 1)}"

    def card(self, card: int) -> str:
        """`Armorers (bird)`."""
        t = self.t
        if not 0 <= card < t.cards:
            return "no card"
        suit = self.suit(t.card_suit[card])
        return f"{t.card_title[card]} ({suit})" if suit else t.card_title[card]

    def cards(self, cards: list[int]) -> str:
        return listed([self.card(c) for c in cards])

    def zone(self, zone: int, reader: int = -1) -> str:
        t = self.t
        if not 0 <= zone < len(t.zone_title):
            return "nowhere"
        owner = -1 if t.zone_name[zone] in self.shared else t.zone_owner[zone]
        box = self.column_of(zone)
        title = f"{box}: {t.zone_title[zone]}" if box else t.zone_title[zone]
        return f"{title} of {self.player(owner)}" if 0 <= owner != reader else title

    def column_of(self, zone: int) -> str:
        """The title of the box of which a zone is a column."""
        head, dot, _ = self.t.zone_name[zone].rpartition(".")
        if not dot:
            return ""
        return next((b[1] for m in self.t.modules for b in m.SYSTEM["boxes"] if b[0] == head and b[3]), "")

    def authors(self, text: str, names: dict[str, str]) -> str:
        """Words of an author for a reader: names that stand for a thing, players and boxes by what they are called, paths by their end."""
        known = {m.SYSTEM["name"]: m.SYSTEM["title"] for m in self.t.modules} | self.named
        known |= {name.replace("_", " "): said for name, said in names.items()}
        text = self.modes_set(text)
        words = "|".join(re.escape(x) for x in sorted(known, key=len, reverse=True))
        said = re.sub(rf"\b(?:{words})\b(?!\.\w)|[\w.]+", lambda x: known.get(x[0]) or x[0].rpartition(".")[2] or x[0], text).strip()
        return said[:1].upper() + said[1:]

    def modes_set(self, text: str) -> str:
        """`set offer old bread` as a reader has it: the titles of the group and of the mode that becomes active."""
        for m in self.t.modules:
            for group, title, members, *_ in m.SYSTEM["modes"]:
                head = f"set {spoken(group).lower()} "
                at = text.lower().find(head)
                if at < 0:
                    continue
                rest = text[at + len(head):]
                found = next((y for y in members if rest == y[0].replace("_", " ")), None)
                text = f"{text[:at]}set the {title.lower()} to {found[1] if found is not None else rest}"
        return text

    def mode_title(self, seat: int, name: str) -> str:
        """The title of a group of modes, as the file of that seat (or any file) has it."""
        own = [self.t.modules_of_seats[seat]] if 0 <= seat < self.t.players else []
        return next((title for m in [*own, *self.t.modules] for group, title, *_ in m.SYSTEM["modes"] if group == name), spoken(name))

    def modes(self, seat: int, name: str) -> list[str]:
        """The titles of the modes of a group, as the file of that seat (or any file) lists them."""
        own = [self.t.modules_of_seats[seat]] if 0 <= seat < self.t.players else []
        for m in [*own, *self.t.modules]:
            for group, _title, members, *_ in m.SYSTEM["modes"]:
                if group == name:
                    return [member[1] for member in members]
        return []


def seat_modules(t: Any) -> list[Any]:
    """The module of each seat."""
    by_name = {m.SYSTEM["name"]: m for m in t.modules}
    return [by_name[name] for name in t.seat_systems]


def words(t: Any, s: Any = None) -> Words:
    """The words of a table, made at the first call; with a position, as the land is in it."""
    got: Words | None = t.__dict__.get("words")
    if got is None:
        t.modules_of_seats = seat_modules(t)
        got = t.words = Words(t)
    if s is not None:
        got.suits = s.suit
    return got


def may_see(t: Any, zone: int, reader: int | None) -> bool:
    """May this seat see the cards of a zone? None is a reader who sees everything, -1 one who sits nowhere."""
    if reader is None or zone < 0:
        return True
    seen = t.zone_seen[zone]
    return seen == "all" or (seen == "owner" and 0 <= reader == t.zone_owner[zone])


def may_see_pieces(t: Any, place: int, reader: int | None) -> bool:
    """May this seat see which pieces lie in a place?"""
    holder = t.place_secret[place] if 0 <= place < t.width else -1
    return holder == -1 or reader is None or (holder >= 0 and reader == holder)


def asking_frame(s: Any) -> Frame | None:
    """The frame of the rule that asks (below a question about several things)."""
    return next((frame for frame in reversed(s.stack) if frame.PATH), None)


def spoken(name: str) -> str:
    """A name as a title: `open_slots` -> `Open Slots`."""
    return " ".join(part[:1].upper() + part[1:] for part in name.split("_") if part)


def listed(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`; equal parts are counted."""
    counted: list[str] = []
    for part in dict.fromkeys(parts):
        n = parts.count(part)
        counted.append(part if n == 1 else f"{n} × {part}")
    if len(counted) < 2:
        return "".join(counted) or "nothing"
    return f"{', '.join(counted[:-1])} and {counted[-1]}"


def lies_apart(t: Any, s: Any, card: int) -> int:
    """The pile of a card, if the pending decision offers an equal one of another pile as well; else -1."""
    if not 0 <= card < t.cards:
        return -1
    sort, pile = t.card_sort[card], s.zone_of[card]
    twins = (v - 1 for v in s.options if 0 < v <= t.cards and t.card_sort[v - 1] == sort)
    return pile if any(s.zone_of[other] != pile for other in twins) else -1


def unique(titles: list[str]) -> list[str]:
    """Equal titles get a number each."""
    out = []
    for i, title in enumerate(titles):
        same = [k for k, other in enumerate(titles) if other == title]
        out.append(f"{title} {same.index(i) + 1}" if len(same) > 1 else title)
    return out


def shortened(titles: list[str]) -> list[str]:
    """The first word of each title (never an article) where that still tells them apart.

    >>> shortened(["The Lantern Moths", "Herons"])
    ['Lantern', 'Herons']
    """
    firsts = [next((x for x in title.split() if x.lower() not in ARTICLES), title) for title in titles]
    return firsts if len(set(firsts)) == len(firsts) else titles


def colour_of(fields: dict[str, Any]) -> str:
    """The first field that is a colour (`#d8772a`)."""
    return next((v for v in fields.values() if isinstance(v, str) and COLOUR.match(v)), "")
