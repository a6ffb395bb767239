"""What a seat observes, as numbers in one flat buffer; nothing in it depends on what is hidden from the seat."""

from __future__ import annotations

import math
from typing import Any

from rootdsl.play.words import asking_frame, may_see, may_see_pieces
from rootdsl.runtime.engine import blank
from rootdsl.runtime.state import RUNNING

CHOSEN = 16         # names of the rule that asks which are told to who is asked
OPEN = {"place", "player", "side", "suit", "number", "count", "yes", "branch"}     # what is chosen lies open; cards and pieces may not


class Layout:
    """The parts of the buffer: `parts[name]` is (first index, shape); `size` is the length of the whole.

    seat         1 at the place of the observing seat
    score        points of each seat, -1 off the track
    team         the seat with which each plays
    turn         turn, seat on turn, 1 when the game is over
    pieces       [sort of piece][place]: how many; 0 where the seat may not look
    covered      [place]: pieces of a box that the seat may not look into
    suits        [place]: suit, -1 without
    cards        [card]: 1 + the zone where it lies, 0 where the seat does not see it
    zones        [zone]: how many cards
    records      modes, flags and numbers that files keep, in the order of their records
    asked        who is asked; to that seat also where (1 + number of the site), else 0
    chosen       to who is asked: places, players, numbers that the rule which asks has bound so far, -1 where nothing
    """

    def __init__(self, t: Any) -> None:
        self.t = t
        first = blank(t, 0)
        self.slots = [(i, name, length(getattr(x, name))) for i, x in enumerate(first.record) for name in getattr(x, "NAMES", ())]
        shapes: dict[str, tuple[int, ...]] = {
            "seat": (t.players,), "score": (t.players,), "team": (t.players,), "turn": (3,), "pieces": (len(t.owner), t.width),
            "covered": (t.width,), "suits": (t.width,), "cards": (t.cards,), "zones": (len(t.zone_name),),
            "records": (sum(n for _, _, n in self.slots),), "asked": (2,), "chosen": (CHOSEN,),
        }
        self.open = {(path.partition(".")[0], name) for path, _, name, domain, *_ in t.catalogue if domain in OPEN}
        self.parts: dict[str, tuple[int, tuple[int, ...]]] = {}
        self.size = 0
        for name, shape in shapes.items():
            self.parts[name] = (self.size, shape)
            self.size += math.prod(shape)

    def views(self, buffer: Any) -> dict[str, Any]:
        """Each part of a numpy buffer under its name, in its shape; they share the buffer's memory."""
        return {name: buffer[at : at + math.prod(shape)].reshape(shape) for name, (at, shape) in self.parts.items()}

    def write(self, s: Any, seat: int, buffer: Any) -> None:
        """Fill a buffer of `size` numbers with the position as this seat sees it."""
        t, put = self.t, self._put
        hidden = [p for p in range(t.width) if not may_see_pieces(t, p, seat)]
        rows = s.at
        if hidden:
            rows = [row[:] for row in s.at]
            for row in rows:
                for p in hidden:
                    row[p] = 0
        covered = [0] * t.width
        for p in hidden:
            covered[p] = sum(row[p] for row in s.at)
        open_zones = [may_see(t, z, seat) for z in range(len(t.zone_name))]
        put(buffer, "seat", [int(p == seat) for p in t.seats])
        put(buffer, "score", s.score)
        put(buffer, "team", s.team)
        put(buffer, "turn", [s.turn, s.current, int(s.over != RUNNING)])
        put(buffer, "pieces", rows)
        put(buffer, "covered", covered)
        put(buffer, "suits", s.suit[: t.width])
        put(buffer, "cards", [z + 1 if z >= 0 and open_zones[z] else 0 for z in s.zone_of])
        put(buffer, "zones", [len(x) for x in s.zones])
        put(buffer, "records", [x for i, name, n in self.slots for x in numbers(getattr(s.record[i], name), n)])
        asked = s.over == RUNNING and s.chooser == seat
        put(buffer, "asked", [s.chooser if s.over == RUNNING else -1, s.site + 1 if asked else 0])
        put(buffer, "chosen", self._chosen(s) if asked else [-1] * CHOSEN)

    def _chosen(self, s: Any) -> list[int]:
        frame = asking_frame(s)
        if frame is None:
            return [-1] * CHOSEN
        file = frame.PATH.partition(".")[0]
        values = [getattr(frame, name) if (file, name) in self.open else -1 for name in frame.NAMES]
        found = [x if isinstance(x, int) else -1 for x in values]
        return (found + [-1] * CHOSEN)[:CHOSEN]

    def _put(self, buffer: Any, name: str, values: Any) -> None:
        at, shape = self.parts[name]
        n = math.prod(shape)
        buffer[at : at + n] = values if len(shape) == 1 else [x for row in values for x in row]


def length(value: Any) -> int:
    """How many numbers of a slot of a record are told: a list of lists is told by the lengths of its members."""
    return len(value) if isinstance(value, list) else 1


def numbers(value: Any, n: int) -> list[int]:
    """The value of a slot as so many numbers."""
    if not isinstance(value, list):
        return [int(value)]
    found = [len(x) if isinstance(x, list) else int(x) for x in value[:n]]
    return found + [0] * (n - len(found))
