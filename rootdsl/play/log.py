"""The log of a game in rule terms, grouped by turn and phase; what a reader may not know is left out.

A `Book` is the list that the machine writes to. With each entry it keeps turn, phase and rule, and
the words of a choice, since these can only be said while the choice is pending.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from rootdsl.machine.names import ident
from rootdsl.play import kept
from rootdsl.play.numbers import of_pieces
from rootdsl.play.text import Site, option_text, site_of
from rootdsl.play.words import Words, listed, may_see, may_see_pieces, words
from rootdsl.runtime.members import PickMembers
from rootdsl.runtime.picks import PickCards, PickUnits


@dataclass(slots=True)
class Entry:
    """Something that happened: what the machine said, when, and under which rule."""

    event: tuple[Any, ...]
    turn: int
    current: int
    phase: str
    path: str
    where: str
    text: str = ""            # for a choice: its words
    hidden: int = -1          # for a choice of cards: the zone they lie in
    declined: bool = False
    veiled: bool = False      # for a choice among what only the chooser sees: others read that something was chosen
    made: bool = False        # for a choice: the rules give it no name


class Book(list[Any]):
    """Set it as `s.log`; `entries` are the lines to be."""

    def __init__(self, t: Any, s: Any, entries: Iterable[Entry] = ()) -> None:
        super().__init__()
        self.t, self.s = t, s
        self.entries: list[Entry] = list(entries)
        self.modes = standing(t, s)
        self.numbers = of_pieces(t, s, words(t))
        self.kept = kept.snapshot(t, s)

    def append(self, event: Any) -> None:
        t, s = self.t, self.s
        w = words(t, s)
        file, line, path = w.acting(s)
        stamp = (s.turn, s.current, w.phase(s), path, f"{file}:{line}" if file else "")
        self.note_changes(stamp)
        entry = Entry(event, *stamp)
        if event[0] in ("choose", "forced"):
            self.note_choice(entry, *event[1:])
        self.entries.append(entry)

    def note_changes(self, stamp: tuple[Any, ...]) -> None:
        """What changed since the last entry without an event of its own: modes, and numbers of all kinds."""
        now = standing(self.t, self.s)
        if now != self.modes:
            last = self.entries[-1] if self.entries else None
            when = (last.turn, last.current, last.phase, last.path, last.where) if last else stamp
            for (seat, group, value), old in zip(now, self.modes, strict=True):
                if value != old[2]:
                    self.entries.append(Entry(("mode", seat, group, value), *when))
            self.modes = now
        self.note_numbers(stamp)

    def note_numbers(self, stamp: tuple[Any, ...]) -> None:
        """The numbers of pieces, and what the files keep, that changed since the last entry."""
        still = kept.snapshot(self.t, self.s)
        if still != self.kept:
            last = self.entries[-1] if self.entries else None
            when = (last.turn, last.current, last.phase, last.path, last.where) if last else stamp
            self.entries += [Entry(event, *when) for event in kept.changes(self.t, self.kept, still)]
            self.kept = still
        now = of_pieces(self.t, self.s, words(self.t))
        if now != self.numbers:
            last = self.entries[-1] if self.entries else None
            when = (last.turn, last.current, last.phase, last.path, last.where) if last else stamp
            for row, title in dict.fromkeys((*self.numbers, *now)):
                old, new = self.numbers.get((row, title), 0), now.get((row, title), 0)
                if old != new:
                    self.entries.append(Entry(("number", row, title, old, new), *when))
            self.numbers = now

    def note_choice(self, entry: Entry, who: int, site: int, value: int) -> None:
        """The words of a choice, and whether others may read them."""
        t, s = self.t, self.s
        here = site_of(t, s, site)
        entry.path, entry.where = here.path, f"{here.file}:{here.line}" if here.file else ""
        entry.made = here.plain != here.name
        entry.text = choice_text(here, option_text(t, s, site, who, value), value)
        entry.veiled = site in t.secret_sites or (value == 0 and site in t.silent_sites) or hidden_pieces(t, s, here, entry.event)
        entry.declined = entry.veiled and value == 0
        if here.domain == "card" or isinstance(s.stack[-1], PickCards):
            options = s.options if entry.event[0] == "choose" else [value]
            zones = [s.zone_of[v - 1] for v in options if v > 0] or [secret_zone(t, who)]
            entry.hidden = next((z for z in zones if not may_see(t, z, -1)), -1)
            entry.declined = value == 0
            top: Any = s.stack[-1]
            if isinstance(top, PickCards) and value == 0:
                entry.text = "" if top.picked else "none"
        elif value == 0 and isinstance(s.stack[-1], PickMembers):
            entry.text = "" if s.stack[-1].picked else "none"
        elif value == 0 and isinstance(s.stack[-1], PickUnits):
            entry.text = ""       # what is taken elsewhere tells it


def hidden_pieces(t: Any, s: Any, here: Site, event: tuple[Any, ...]) -> bool:
    """Is something chosen among pieces of which others do not see what they are?"""
    top: Any = s.stack[-1]
    if isinstance(top, PickUnits):
        found = [unit for unit, *_ in top.units]
    elif here.domain == "unit":
        found = [v - 1 for v in (s.options if event[0] == "choose" else [event[3]]) if v > 0]
    else:
        return False
    return any(not may_see_pieces(t, unit % t.width, -1) for unit in found)


def secret_zone(t: Any, who: int) -> int:
    """A zone that only this seat may look into: a mere `no` must not tell what lies there."""
    return next((z for z in range(len(t.zone_name)) if t.zone_owner[z] == who and t.zone_seen[z] != "all"), -1)


def standing(t: Any, s: Any) -> list[tuple[int, str, int]]:
    """The mode of each seat that has any."""
    out = []
    for seat, m in enumerate(words(t).t.modules_of_seats):
        for group, *_ in m.SYSTEM["modes"]:
            if hasattr(s.record[seat], ident(group)):
                out.append((seat, group, getattr(s.record[seat], ident(group))))
    return out


def choice_text(site: Site, text: str, value: int) -> str:
    """`chooses X`, in a few shapes."""
    if site.domain == "yes":
        if site.name == "again":
            return "" if value else f"ends {site.title}"
        return f"uses {site.title}" if value else f"does not use {site.title}"
    if site.domain in ("action", "free"):
        return f"chooses {text}" if value else f"ends {site.title}"
    if site.domain == "trigger":
        return f"goes first: {text}"
    if value == 0 and site.domain == "branch":
        return "chooses none of these"
    if value == 0:
        return text[:1].lower() + text[1:]
    if site.domain in ("branch", "hook") or site.domain.startswith("mode ") or site.plain != site.name:
        return f"chooses {text}"
    return f"{site.name.replace('_', ' ')}: {text}"


# ---------------------------------------------------------------- lines


def line_of(t: Any, entry: Entry, reader: int | None = None) -> str:
    """The line of an entry for a reader (a seat, -1 for one who sits nowhere, None for one who sees all); may be empty."""
    kind, *args = entry.event
    if kind not in SAYERS:
        return f"{kind} {args}" if reader is None else ""      # nobody said who may know it
    said: str = SAYERS[kind](words(t), entry, reader, *args)
    return said


def subject(w: Words, entry: Entry, who: int) -> str:
    """The player, left out where it is the one whose turn it is."""
    if who < 0 or (entry.turn > 0 and who == entry.current and w.t.manifest["each_player"]):
        return ""
    return f"{w.player(who)} "


def say_place(w: Words, e: Entry, reader: int | None, who: int, row: int, n: int, target: int) -> str:
    return f"{subject(w, e, owner_or(w, row, who))}places {w.pieces(row, n, owner_or(w, row, who))} in {w.place(target)}"


def owner_or(w: Words, row: int, who: int) -> int:
    return w.t.owner[row] if w.t.owner[row] >= 0 else who


def say_put(w: Words, e: Entry, reader: int | None, who: int, row: int, n: int, source: int, target: int) -> str:
    what = w.pieces(row, n, e.current) if may_see_pieces(w.t, target, reader) else f"{n} piece{'' if n == 1 else 's'}"
    return f"{what} {'goes' if n == 1 else 'go'} from {w.place(source)} to {w.place(target)}"


def say_remove(w: Words, e: Entry, reader: int | None, who: int, row: int, n: int, source: int, target: int) -> str:
    to = "" if target == w.t.home[row] else f", to {w.place(target)}"
    return f"{subject(w, e, who)}removes {w.pieces(row, n, who)} from {w.place(source)}{to}"


def say_replace(w: Words, e: Entry, reader: int | None, who: int, old: int, row: int, place: int) -> str:
    return f"{subject(w, e, who)}replaces {w.pieces(old, 1, who)} in {w.place(place)} by {w.pieces(row, 1, who)}"


def say_turned(w: Words, e: Entry, reader: int | None, who: int, old: int, n: int, row: int, place: int) -> str:
    if not may_see_pieces(w.t, place, reader):
        return f"{subject(w, e, who)}turns {n} piece{'' if n == 1 else 's'} in {w.place(place)}"
    return f"{subject(w, e, who)}turns {w.pieces(old, n, who)} in {w.place(place)}: {w.t.row_title[row]}"


def say_marker(w: Words, e: Entry, reader: int | None, who: int, toward: int, to: int, relation: int = -1) -> str:
    return ""       # what the file keeps says it by the name of the relation


def say_spend(w: Words, e: Entry, reader: int | None, who: int, row: int, n: int, source: int) -> str:
    return f"{subject(w, e, who)}spends {w.pieces(row, n, who)} from {w.place(source)}"


def say_draw(w: Words, e: Entry, reader: int | None, who: int, card: int, zone: int) -> str:
    what = w.card(card) if may_see(w.t, zone, reader) else "a card"
    into = "" if zone == own_hand(w, who) else f" into {w.zone(zone, who)}"
    return f"{subject(w, e, who)}draws {what}{into}"


def own_hand(w: Words, who: int) -> int:
    """The zone that a seat draws into."""
    zone = w.t.hand
    return zone[who] if isinstance(zone, list) else zone


def say_discard(w: Words, e: Entry, reader: int | None, who: int, card: int, target: int) -> str:
    to = "" if target == w.t.discard_pile else f", to {w.zone(target)}"
    what = w.card(card) if may_see(w.t, target, reader) or reader == who else "a card"
    return f"{subject(w, e, who)}discards {what}{to}"


def say_card(w: Words, e: Entry, reader: int | None, who: int, card: int, source: int, target: int) -> str:
    seen = may_see(w.t, target, reader) or (source >= 0 and may_see(w.t, source, reader))
    from_ = f" from {w.zone(source, e.current)}" if source >= 0 else ""
    return f"{w.card(card) if seen else 'a card'} goes{from_} to {w.zone(target, e.current)}"


def say_take(w: Words, e: Entry, reader: int | None, who: int, card: int, source: int, target: int) -> str:
    seen = may_see(w.t, target, reader) or may_see(w.t, source, reader)
    return f"{subject(w, e, who)}takes {w.card(card) if seen else 'a card'} from {w.zone(source, who)}"


def say_reveal(w: Words, e: Entry, reader: int | None, to: int, cards: list[int], _: int) -> str:
    n = len(cards)
    what = w.cards(cards) if to < 0 or reader is None or reader == to else f"{n} card{'' if n == 1 else 's'}"
    return f"{what} shown to {'all' if to < 0 else w.player(to)}"


def say_show(w: Words, e: Entry, reader: int | None, to: int, units: list[int], _: int) -> str:
    n, rows = len(units), [unit // w.t.width for unit in units]
    whole = " and ".join(w.pieces(row, rows.count(row), -1) for row in dict.fromkeys(rows)) or "no piece"
    what = whole if to < 0 or reader is None or reader == to else f"{n} piece{'' if n == 1 else 's'}"
    return f"{what} shown to {'all' if to < 0 else w.player(to)}"


def say_refill(w: Words, e: Entry, reader: int | None, *_: int) -> str:
    return f"{w.zone(w.t.refill)} is shuffled into {w.zone(w.t.draw_pile)}"


def say_roll(w: Words, e: Entry, reader: int | None, who: int, faces: list[int], die: int = -1, of: int = -1) -> str:
    names = w.faces.get(die)
    told = ", ".join(str(f) if names is None else names[f] for f in faces)
    return f"{w.t.row_title[of // w.t.width] + ' ' if of >= 0 else subject(w, e, who)}rolls {told}"


def say_score(w: Words, e: Entry, reader: int | None, who: int, n: int, now: int) -> str:
    if n == 0:
        return f"{subject(w, e, who)}stays at {now}"
    return f"{subject(w, e, who)}{'scores' if n > 0 else 'loses'} {abs(n)} (now {now})"


def say_leave(w: Words, e: Entry, reader: int | None, who: int, *_: int) -> str:
    return f"{subject(w, e, who)}leaves the score track"


def say_win(w: Words, e: Entry, reader: int | None, who: int, winners: list[int], _: int) -> str:
    names = [w.player(p) for p in winners]
    return f"{' and '.join(names)} {'wins' if len(names) == 1 else 'win'} the game"


def say_sift(w: Words, e: Entry, reader: int | None, who: int, left: list[int], zone: int) -> str:
    return f"{len(left)} {'card stays' if len(left) == 1 else 'cards stay'} in {w.zone(zone)}"


def say_choose(w: Words, e: Entry, reader: int | None, who: int, *_: int) -> str:
    if e.hidden >= 0 and not may_see(w.t, e.hidden, reader):
        return "" if e.declined else f"{subject(w, e, who)}chooses a card"
    if e.veiled and reader is not None and reader != who:
        return "" if e.declined or not e.text else f"{subject(w, e, who)}chooses in secret"
    return subject(w, e, who) + e.text if e.text else ""


def say_forced(w: Words, e: Entry, reader: int | None, who: int, *args: int) -> str:
    if e.event[3] == 0 or e.made:
        return ""
    return say_choose(w, e, reader, who, *args)


def say_turn(w: Words, e: Entry, reader: int | None, who: int, turn: int, _: int) -> str:
    return turn_title(w, turn, who)


def turn_title(w: Words, turn: int, who: int) -> str:
    """`Turn 3: Player`; where no player's turn is repeated, `Round 3`."""
    if turn < 1:
        return "Before the first turn"
    return f"Turn {turn}: {w.player(who)}" if w.t.manifest["each_player"] else f"Round {turn}"


def say_mode(w: Words, e: Entry, reader: int | None, seat: int, group: str, value: int) -> str:
    titles = w.modes(seat, group)
    return f"{w.mode_title(seat, group)} is now {titles[value] if 0 <= value < len(titles) else 'none'}"


def say_number(w: Words, e: Entry, reader: int | None, row: int, title: str, old: int, new: int) -> str:
    return f"{w.t.row_title[row]}: {title} {old} -> {new}"


def say_kept(w: Words, e: Entry, reader: int | None, i: int, k: int, old: int, new: int) -> str:
    return kept.say(w, e.current if e.turn > 0 else -1, i, k, old, new)


def say_first(w: Words, e: Entry, reader: int | None, who: int, *_: int) -> str:
    return f"{w.player(who)} takes the first turn"


def say_open(w: Words, e: Entry, reader: int | None, who: int, path: list[int], _: int) -> str:
    return turned_path(w, subject(w, e, who), "opens", path)


def say_shut(w: Words, e: Entry, reader: int | None, who: int, path: list[int], _: int) -> str:
    return turned_path(w, subject(w, e, who), "closes", path)


def turned_path(w: Words, who: str, verb: str, path: list[int]) -> str:
    kind, a, b = path
    title = w.paths.get(w.t.path_names[kind], w.t.path_names[kind])
    return f"{who}{verb} the {title.lower()} between {w.place(a)} and {w.place(b)}"


def say_suits(w: Words, e: Entry, reader: int | None, who: int, dealt: list[list[int]], _: int) -> str:
    return f"the suits are dealt: {', '.join(f'{w.t.place_title[p]} {w.suit(suit)}' for p, suit in dealt)}"


SAYERS: dict[str, Any] = {
    "first": say_first, "open": say_open, "shut": say_shut, "suits": say_suits,
    "turned": say_turned, "marker": say_marker,
    "place": say_place, "put": say_put, "remove": say_remove, "replace": say_replace, "spend": say_spend, "draw": say_draw,
    "discard": say_discard, "card": say_card, "take": say_take, "reveal": say_reveal, "show": say_show, "refill": say_refill,
    "roll": say_roll,
    "score": say_score, "leave": say_leave, "win": say_win, "choose": say_choose, "forced": say_forced, "turn": say_turn, "mode": say_mode,
    "number": say_number, "sift": say_sift, "kept": say_kept,
}


# ---------------------------------------------------------------- the whole


def lines(t: Any, entries: list[Entry], reader: int | None = None, before: Entry | None = None) -> list[str]:
    """The log as lines: a heading for each turn and phase, then rule by rule. `before` is the entry that was shown last."""
    w = words(t)
    out: list[str] = []
    turn, phase, rule = (before.turn, before.phase, w.title(before.path)) if before else (-1, "", "")
    for entry, said in merged(t, entries, reader):
        if entry.turn != turn:
            turn, phase, rule = entry.turn, "", ""
            out.append(f"== {turn_title(w, turn, entry.current)}")
        if entry.event[0] == "turn":
            continue
        if entry.phase != phase:
            phase, rule = entry.phase, ""
            out += [f"  -- {phase}"] if phase else []
        title = w.title(entry.path)
        lead = "" if not title or title == phase else " " * (len(title) + 2) if title == rule else f"{title}: "
        rule = title
        out.append(f"     {lead}{said}")
    return out


def merged(t: Any, entries: list[Entry], reader: int | None) -> list[tuple[Entry, str]]:
    """Entries with their lines: equal lines in a row are counted, one piece placed here and there is one line."""
    w = words(t)
    out: list[tuple[Entry, str]] = []
    times = 1
    places: list[int] = []
    parts: list[tuple[Any, ...]] = []
    for entry in veiled_moves(t, entries, reader):
        kind, _, *what = entry.event
        if kind == "replace":          # it is a removal and a placing, which are told as well: one line is enough
            old, row, place = what
            parts += [("remove", old, 1, place), ("place", row, 1, place)]
        elif (kind, *what[:3]) in parts:
            parts.remove((kind, *what[:3]))
            continue
        elif kind == "turn":
            parts.clear()
        said = line_of(t, entry, reader)
        if not said:
            continue
        last = out[-1][0] if out else None
        if last is not None and (last.turn, last.phase, last.path) == (entry.turn, entry.phase, entry.path):
            if entry.event[0] == last.event[0] == "place" and entry.event[1:4] == last.event[1:4] and entry.event[4] not in places:
                places.append(entry.event[4])
                head = said[: -len(w.place(entry.event[4]))]
                out[-1] = (last, head + listed([w.place(p) for p in places]))
                continue
            if entry.event[0] != "choose" and said == line_of(t, last, reader):
                times += 1
                out[-1] = (last, f"{said} ({times} times)")
                continue
        times, places = 1, [entry.event[4]] if entry.event[0] == "place" else []
        out.append((entry, said))
    return out


def veiled_moves(t: Any, entries: Iterable[Entry], reader: int | None) -> Iterator[Entry]:
    """Entries in which pieces that go between places hidden from the reader are told together, by what has become more and less there:
    who sees neither what comes nor what goes need not know by which way an exchange was made."""
    run: list[Entry] = []
    for entry in entries:
        if reader is not None and entry.event[0] == "put" and not any(may_see_pieces(t, x, reader) for x in entry.event[4:6]):
            if run and (run[0].turn, run[0].phase, run[0].path) != (entry.turn, entry.phase, entry.path):
                yield from netted(run)
                run = []
            run.append(entry)
            continue
        if run and line_of(t, entry, reader):
            yield from netted(run)
            run = []
        yield entry
    yield from netted(run)


def netted(run: list[Entry]) -> Iterator[Entry]:
    """What a run of moves comes to: how many go from where to where, whatever they are. Nothing where all is as it was."""
    more: dict[int, int] = {}
    for entry in run:
        *_, n, source, target = entry.event
        more[source] = more.get(source, 0) - n
        more[target] = more.get(target, 0) + n
    gains = [[place, n] for place, n in sorted(more.items()) if n > 0]
    for place, n in sorted(more.items()):
        while n < 0:
            goal = next(x for x in gains if x[1])
            some = min(-n, goal[1])
            n, goal[1] = n + some, goal[1] - some
            kind, who, row, *_ = run[0].event
            yield replace(run[0], event=(kind, who, row, some, place, goal[0]))
