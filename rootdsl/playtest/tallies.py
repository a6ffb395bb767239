"""What a native build counted of a game, by the same names by which a tape counts it.

A tally is a key with two sums; the key is a kind, a seat + 2 and three numbers (`native/runtime/tape.h`). What a key is called hangs
on the table alone, so that it is put into names once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rootdsl.native import NativeTable
from rootdsl.playtest.tape import Key, option_name, site_name
from rootdsl.runtime.watch import FREE, facts_of

STEP, POINTS, DONE, SPOT, ASKED, FORCED, OPTION, CARD, PRESENCE, MODE = range(10)
EVENTS = ("draw", "discard", "card", "take")
BY_RULE, BY_CLASS = range(2)
FREE_MARK = 0x8000

Named = tuple[list[tuple[Key, bool]], str | None]    # what a tally adds to, and whether out of its second sum; the rule that gave points


class Tallies:
    """The names of what is counted at one table."""

    def __init__(self, native: NativeTable) -> None:
        self.native, self.t = native, native.table
        self.facts = facts_of(self.t)
        self.known: dict[int, Named] = {}

    def fold(self, tallies: Sequence[tuple[int, int, int]], points: list[Counter[str]], counts: Counter[Key], of: Counter[Key]) -> None:
        """Add what was counted to points by rule (of each seat) and to the counts."""
        known = self.known
        had, had_of = counts.get, of.get             # a Counter's own `+=` asks Python for what is not there
        for key, n, total in tallies:
            found = known.get(key)
            if found is None:
                found = known[key] = self.named(key)
            names, gave = found
            if gave is not None:
                points[(key >> 48 & 255) - 2][gave] += total
            for name, outof in names:
                counts[name] = had(name, 0) + n
                if outof:
                    of[name] = had_of(name, 0) + total

    def named(self, key: int) -> Named:
        """What a key means."""
        kind, who = key >> 56, (key >> 48 & 255) - 2
        a, b, c = key >> 32 & 0xFFFF, key >> 16 & 0xFFFF, key & 0xFFFF
        t = self.t
        if kind in (STEP, POINTS):
            path = self.rule(a, b)
            return [((who, "step", path, ""), False)], path if kind == POINTS else None
        if kind == DONE:
            path = self.path_of(a)
            rule = [((who, "rule", path, ""), False)] if path else []
            return [*rule, *([((who, "card", t.card_path[b - 1], "works"), False)] if b else [])], None
        if kind == SPOT:
            slot = self.facts.slots[t.classes[self.native.class_key(a)]][b]
            return [((who, "where", f"{self.path_of(a)}.{slot}", self.place(c)), False)], None
        if kind in (ASKED, FORCED):
            path = self.facts.sites[a][0]
            step: list[tuple[Key, bool]] = [((who, "step", path, ""), False)] if path else []
            asked = [((who, "site", site_name(t, a), ""), True), ((who, "branching", str(b), ""), False)] if kind == ASKED else []
            return [*step, *asked], None
        if kind == OPTION:
            value = FREE + (c & ~FREE_MARK) * 1000 if c & FREE_MARK else c
            return [((who, "option", site_name(t, a), option_name(t, who, a, b - 1, value)), True)], None
        if kind == CARD:
            return [((who, "card", t.card_path[b], f"to {t.zone_name[c - 1]}" if c else EVENTS[a]), False)], None
        if kind == PRESENCE:
            return [((who, "presence", self.place(a), ""), False)], None
        _, group, members = self.facts.modes[who][a]
        return [((who, "mode", f"{group}.{members[b]}", ""), False)], None

    def rule(self, a: int, how: int) -> str:
        """The rule that did something: the one that said so, else that of the running frame."""
        return self.native.reason(a) if how == BY_RULE else self.path_of(a) if how == BY_CLASS else ""

    def path_of(self, cls: int) -> str:
        frame = self.t.classes.get(self.native.class_key(cls))
        return frame.PATH if frame is not None else ""

    def place(self, place: int) -> str:
        return f"{self.facts.map}.{self.t.place_name[place]}"

    def rounds(self, over: int) -> dict[Key, int]:
        """Rounds on the map, for each seat."""
        return {(seat, "rounds", self.facts.map, ""): over for seat in self.t.seats} if self.facts.map else {}
