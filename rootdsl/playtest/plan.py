"""The plan of a batch: who plays whom, where and with what in game number n. A fair rotation that never ends.

The plan hangs on nothing but what was asked and the seed, and its beginning is the same however many games are played:
a batch can be lengthened, killed and resumed, and each game can be played alone.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any

from rootdsl.runtime.chance import STEP, below, scramble, shuffle, start
from rootdsl.runtime.state import State

ROUNDS = 100      # a game that is not over by then is unfinished
FORMAT = 1
SLACK = 1         # how many more games than the least one a file may have before others go first


@dataclass(frozen=True, slots=True)
class Setting:
    """One game to be played: its number, its seed, and who sits down with which bots under which parts (map, deck, ...)."""

    number: int
    seed: int
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What was asked. `parts` lists the files of each kind that take turns, `apart` pairs that cannot share a table,
    `bots` one name for all, one for each seat, or `FILE=NAME` entries (the rest is played by the plain one among them)."""

    game: str
    factions: tuple[str, ...]
    players: tuple[int, ...]
    parts: tuple[tuple[str, tuple[str, ...]], ...]
    house_rules: tuple[str, ...] = ()
    apart: tuple[tuple[str, str], ...] = ()
    bots: tuple[str, ...] = ("random",)
    seed: int = 1
    rounds: int = ROUNDS
    quick: bool = False         # only outcomes are kept

    def to_json(self) -> str:
        data = {"format": FORMAT, **asdict(self)}
        if not self.quick:
            del data["quick"]
        return json.dumps(data, sort_keys=True, ensure_ascii=False)

    def bots_of(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The bot of each seat."""
        named = dict(x.split("=", 1) for x in self.bots if "=" in x)
        plain = [x for x in self.bots if "=" not in x]
        if len(plain) > 1:
            return tuple(plain[i % len(plain)] for i in range(len(seats)))
        return tuple(named.get(x, plain[0] if plain else "random") for x in seats)


def strongest(bots: Sequence[str]) -> str:
    """The bot that looks furthest ahead, if there are several.

    >>> strongest(["random", "otters=tree:400", "tree:80"]), strongest(["greedy"])
    ('tree:400', '')
    """
    from rootdsl.bots import BUDGET, names

    known = names()
    found = {x.rpartition("=")[2] for x in bots}

    def strength(name: str) -> tuple[int, int, str]:
        kind, _, budget = name.partition(":")
        return known.index(kind) if kind in known else -1, int(budget) if budget.isdecimal() else BUDGET, name

    return max(found, key=strength) if len(found) > 1 else ""


def from_json(text: str) -> Plan:
    """The plan that `to_json` wrote; ValueError, KeyError or TypeError for anything else."""
    data: dict[str, Any] = json.loads(text)
    if data.pop("format") != FORMAT:
        raise ValueError("another format")
    data = {name: hashable(value) for name, value in data.items()}
    return Plan(**data)


def hashable(value: Any) -> Any:
    """Lists as tuples, at any depth."""
    return tuple(map(hashable, value)) if isinstance(value, list) else value


def seed_of(batch: int, number: int) -> int:
    """The seed of a game: it hangs on the seed of the batch and its number alone, so that two versions can be played on the same.

    >>> seed_of(1, 1) != seed_of(1, 2) and 0 <= seed_of(7, 3) < 2**63
    True
    """
    return scramble(start(scramble(start(batch)) + number * STEP)) >> 1


def settings(plan: Plan) -> Iterator[Setting]:
    """Game after game, without end. Nothing comes when no table can be filled."""
    rotation = Rotation(plan)
    for number, (size, parts) in enumerate(rotation.contexts(), 1):
        seats = rotation.seats(size, parts)
        if not seats:
            return
        yield Setting(number, seed_of(plan.seed, number), seats, plan.bots_of(seats), parts)


class Rotation:
    """Counts how often what has met, and seats next whatever has met least."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.chance = State()
        self.chance.random = start(scramble(start(plan.seed ^ 0x706C6179)))
        self.apart = {frozenset(x) for x in plan.apart}
        self.played: Counter[str] = Counter()
        self.met: Counter[frozenset[str]] = Counter()
        self.with_part: Counter[tuple[str, Any]] = Counter()
        self.seated: Counter[tuple[str, int, int]] = Counter()

    def contexts(self) -> Iterator[tuple[int, tuple[tuple[str, str], ...]]]:
        """Numbers of players and parts: every combination once, in an order left to chance, then all of them again."""
        kinds = [kind for kind, _ in self.plan.parts]
        rows = list(product(*(names for _, names in self.plan.parts)))
        every = [(size, tuple(zip(kinds, row))) for size in self.plan.players for row in rows]
        while every:
            order = list(range(len(every)))
            shuffle(self.chance, order)
            yield from (every[i] for i in order)

    def seats(self, size: int, parts: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
        """Who sits where in the next game; empty when so many cannot be brought to one table."""
        chosen = self.pick(size, parts)
        if len(chosen) < size:
            return ()
        seats = self.arrange(chosen)
        for i, name in enumerate(seats):
            self.played[name] += 1
            self.seated[name, size, i] += 1
            self.with_part[name, size] += 1
            self.met.update(frozenset((name, x)) for x in seats[i + 1 :])
            self.with_part.update((name, part) for part in parts)
        return seats

    def pick(self, size: int, parts: tuple[tuple[str, str], ...]) -> list[str]:
        """One after the other: of those that played least, whoever met the others and these parts least."""
        names = self.plan.factions
        left = list(range(len(names)))
        chosen: list[str] = []
        while len(chosen) < size:
            fits = [i for i in left if self.fits(names[i], chosen, [names[k] for k in left if k != i], size)]
            if not fits:
                break
            least = min(self.played[names[i]] for i in fits)
            worth = []
            for i in fits:
                name = names[i]
                if self.played[name] <= least + SLACK:
                    met = sum(self.met[frozenset((name, x))] for x in chosen)
                    seen = sum(self.with_part[name, x] for x in parts) + self.with_part[name, size]
                    worth.append((2 * met + seen + 2 * self.played[name], below(self.chance, 1 << 20), i))
            best = min(worth)[2]
            left.remove(best)
            chosen.append(names[best])
        return chosen

    def fits(self, name: str, chosen: Sequence[str], others: Sequence[str], size: int) -> bool:
        """Can this one join, so that the table can still be filled?"""
        table = [*chosen, name]
        if any(frozenset((name, x)) in self.apart for x in chosen):
            return False
        if not self.apart:
            return True
        return self.can_fill(table, list(others), size)

    def can_fill(self, table: list[str], others: list[str], size: int) -> bool:
        if len(table) >= size:
            return True
        for i, x in enumerate(others):
            if not any(frozenset((x, y)) in self.apart for y in table) and self.can_fill([*table, x], others[i + 1 :], size):
                return True
        return False

    def arrange(self, chosen: Sequence[str]) -> tuple[str, ...]:
        """The order in which everybody sits where it sat least: the cheapest assignment, seat by seat over sets of those left."""
        size = len(chosen)
        cost = [[(self.seated[x, size, seat] << 10) + below(self.chance, 1 << 10) for seat in range(size)] for x in chosen]
        best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
        for seat in range(size):
            following: dict[int, tuple[int, tuple[int, ...]]] = {}
            for taken, (total, order) in best.items():
                for i in range(size):
                    if not taken >> i & 1:
                        key, value = taken | 1 << i, (total + cost[i][seat], (*order, i))
                        if key not in following or value < following[key]:
                            following[key] = value
            best = following
        return tuple(chosen[i] for i in best[(1 << size) - 1][1])
