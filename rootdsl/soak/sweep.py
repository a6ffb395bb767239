"""A sweep: random games over mixes of seats, maps and decks, so that everything meets everything often enough.

Mixes are drawn by seed, those first that bring together what has met least. One mix with its games is one job, so
that a table is laid once and forgotten again.
"""

from __future__ import annotations

import multiprocessing
import os
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

from rootdsl.runtime.chance import below
from rootdsl.soak.play import ROUNDS, Game, play, source

Progress = Callable[[int, int], None]
EACH = 25             # games of one mix
TRIES = 24            # seatings looked at before the one that is taken
UNFINISHED = 0.02     # a share above it is pointed out


@dataclass(frozen=True, slots=True)
class Mix:
    """Who plays, with the parts that the game picks (map, deck, ...)."""

    seats: tuple[str, ...]
    parts: tuple[tuple[str, str], ...]

    @property
    def pairs(self) -> set[tuple[str, str]]:
        """Every two files at the table, one that sits twice also with itself."""
        return {(a, b) for a, b in combinations(sorted(self.seats), 2)}

    def __str__(self) -> str:
        return f"{', '.join(self.seats)} ({', '.join(name for _, name in self.parts)})" if self.parts else ", ".join(self.seats)


@dataclass(slots=True)
class Sweep:
    """The mixes with their games, and what could have met."""

    mixes: list[tuple[Mix, list[Game]]] = field(default_factory=list)
    refused: dict[tuple[str, ...], str] = field(default_factory=dict)      # seats that cannot play together, with the reason
    house: tuple[str, ...] = ()                                            # house rules in force
    seconds: float = 0.0

    @property
    def games(self) -> list[Game]:
        return [x for _, games in self.mixes for x in games]

    @property
    def faults(self) -> list[tuple[Mix, Game]]:
        return [(mix, x) for mix, games in self.mixes for x in games if x.fault]


class Plan:
    """Mixes by seed, until so many games are planned."""

    def __init__(self, rules: Any, seed: int) -> None:
        game = rules.library.manifest()
        self.rules = rules
        self.random = source(seed ^ 0x73776565)
        self.sizes = range(game.low, game.high + 1)
        self.names = [x for x in rules.sitting() for _ in range(rules.library.systems[x].seats or 1)] or game.uses[:1] * game.high
        kinds = {kind: sorted(x.name for x in rules.library.systems.values() if x.kind == kind) for kind in game.parts}
        self.parts = [tuple(zip(kinds, row, strict=True)) for row in product(*kinds.values())]
        self.met: Counter[tuple[str, str]] = Counter()
        self.refused: dict[tuple[str, ...], str] = {}

    def mixes(self, number: int) -> list[Mix]:
        """So many mixes: sizes and parts in turn, in each the seating whose pairs have met least."""
        out: list[Mix] = []
        for k in range(number):
            size = self.sizes[k % len(self.sizes)]
            parts = self.parts[(k // len(self.sizes)) % len(self.parts)]
            found = [x for x in (self.seating(size) for _ in range(TRIES)) if x]
            if not found:
                continue
            mix = Mix(min(found, key=lambda x: self.rarity(Mix(x, parts))), parts)
            if self.allowed(mix):
                out.append(mix)
                self.met.update(mix.pairs)
        return out

    def seating(self, size: int) -> tuple[str, ...]:
        """Seats by chance; empty where these are known not to play together."""
        left = list(self.names)
        if size > len(left):
            return ()
        seats = tuple(left.pop(below(self.random, len(left))) for _ in range(size))
        return () if any(set(x) <= set(seats) for x in self.refused) else seats

    def rarity(self, mix: Mix) -> tuple[int, int]:
        """How often the pair that has met least has met, then all of them together."""
        counts = [self.met[x] for x in mix.pairs] or [0]
        return min(counts), sum(counts)

    def allowed(self, mix: Mix) -> bool:
        """Can the table be laid? The least set of seats that cannot is remembered."""
        from rootdsl.examples.rules import Unmade

        try:
            self.rules.table(mix.seats, dict(mix.parts))
        except Unmade as reason:
            self.refused[self.culprits(mix)] = str(reason)
            return False
        finally:
            self.rules.tables.clear()
        return True

    def culprits(self, mix: Mix) -> tuple[str, ...]:
        from rootdsl.examples.rules import Unmade

        for pair in sorted(mix.pairs):
            try:
                self.rules.table(pair, dict(mix.parts))
            except Unmade:
                return pair
        return mix.seats


_rules: Any = None


def _play_mix(job: tuple[Mix, Sequence[int], int]) -> tuple[Mix, list[Game]]:
    mix, seeds, rounds = job
    table = _rules.table(mix.seats, dict(mix.parts))
    _rules.tables.clear()
    return mix, [play(table, seed, mix.seats, rounds=rounds) for seed in seeds]


def run(
    rules: Any, games: int, seed: int = 1, *, each: int = EACH, rounds: int = ROUNDS, processes: int = 1, progress: Progress | None = None,
) -> Sweep:
    """Play at least so many games. Each game's seed is its number, counted from `seed`."""
    global _rules
    began = time.perf_counter()
    plan = Plan(rules, seed)
    mixes = plan.mixes(-(-games // each))
    out = Sweep(refused=plan.refused, house=tuple(rules.chosen.house_rules))
    jobs = [(mix, range(seed + k * each, seed + (k + 1) * each), rounds) for k, mix in enumerate(mixes)]
    _rules = rules
    try:
        for mix, played in _shared(jobs, min(processes, os.cpu_count() or 1, len(jobs) or 1)):
            out.mixes.append((mix, played))
            if progress is not None:
                progress(len(out.mixes) * each, len(jobs) * each)
    finally:
        _rules = None
    out.seconds = time.perf_counter() - began
    return out


def _shared(jobs: Sequence[tuple[Mix, Sequence[int], int]], workers: int) -> Iterable[tuple[Mix, list[Game]]]:
    if workers > 1 and "fork" in multiprocessing.get_all_start_methods():
        with multiprocessing.get_context("fork").Pool(workers) as pool:
            yield from pool.imap(_play_mix, jobs)
    else:
        yield from map(_play_mix, jobs)


# ---------------------------------------------------------------- the report


def report(sweep: Sweep, every: bool = False) -> str:
    """What met how often, how long and how games ended for each file, mixes that do not end, and the first faults."""
    games = sweep.games
    sound = [x for x in games if not x.fault]
    slow = sum(not x.finished for x in sound)
    out = [
        f"{len(games)} games of {len(sweep.mixes)} mixes in {sweep.seconds:.0f} s; {sum(x.decisions for x in games)} decisions; "
        f"unfinished at the limit: {slow} ({100 * slow / max(1, len(sound)):.1f} %)",
        *met(sweep),
        *by_file(sweep),
        *mixes(sweep, every),
    ]
    if sweep.refused:
        out.append("cannot play together:")
        out += [f"  {', '.join(seats)}: {why}" for seats, why in sorted(sweep.refused.items())]
    bad = sweep.faults
    out.append(f"{len(bad)} games with faults:" if bad else "no faults")
    for mix, x in bad[:8]:
        named = " ".join([*(f"--{kind} {name}" for kind, name in mix.parts), *(f"--house-rules {name}" for name in sweep.house)])
        out.append(f"  {x.fault}\n    {x.where}\n    rootdsl soak {' '.join(mix.seats)} {named} --seed {x.seed} --games 1")
    return "\n".join(out) + "\n"


def met(sweep: Sweep) -> list[str]:
    """The least that anything was played: pairs, parts together, numbers of players."""
    pairs: Counter[tuple[str, ...]] = Counter()
    parts: Counter[tuple[str, ...]] = Counter()
    sizes: Counter[int] = Counter()
    for mix, games in sweep.mixes:
        pairs.update(dict.fromkeys(mix.pairs, len(games)))
        parts[tuple(name for _, name in mix.parts)] += len(games)
        sizes[len(mix.seats)] += len(games)
    out = []
    if pairs:
        rare = min(pairs, key=lambda x: (pairs[x], x))
        out.append(f"pairs met: {len(pairs)}; least often {' and '.join(rare)}, {pairs[rare]} games")
    if any(parts):
        out.append("together: " + ", ".join(f"{' with '.join(x)} {n}" for x, n in sorted(parts.items())))
    out.append("players: " + ", ".join(f"{n} in {sizes[n]} games" for n in sorted(sizes)))
    return out


def by_file(sweep: Sweep) -> list[str]:
    """For each file: games, how many it won (and how many of them without points on the track), and rounds."""
    rows: dict[str, list[Game]] = {}
    for x in sweep.games:
        for name in dict.fromkeys(x.seats):
            if not x.fault:
                rows.setdefault(name, []).append(x)
    width = max((len(x) for x in rows), default=0)
    out = ["for each: games, won, won off the track, unfinished, rounds (tenth, middle, nine tenths)"]
    for name, games in sorted(rows.items()):
        won = [x for x in games if any(x.seats[w] == name for w in x.winners)]
        off = sum(any(x.scores[w] < 0 for w in x.winners if x.seats[w] == name) for x in won if x.scores)
        rounds = sorted(x.rounds for x in games if x.finished) or [0]
        tenths = statistics.quantiles(rounds, n=10, method="inclusive") if len(rounds) > 1 else rounds * 9
        slow = sum(not x.finished for x in games)
        out.append(f"  {name:{width}} {len(games):6} {len(won):6} {off:5} {slow:5}   {tenths[0]:.0f}, {tenths[4]:.0f}, {tenths[8]:.0f}")
    return out


def mixes(sweep: Sweep, every: bool) -> list[str]:
    """Mixes with too many games that do not end, or every mix."""
    out = []
    for mix, games in sweep.mixes:
        sound = [x for x in games if not x.fault]
        slow = sum(not x.finished for x in sound)
        if every or slow > UNFINISHED * len(sound):
            ends = Counter("unfinished" if not x.finished else " and ".join(x.seats[w] for w in x.winners) or "nobody" for x in sound)
            rounds = sorted(x.rounds for x in sound if x.finished)
            middle = rounds[len(rounds) // 2] if rounds else 0
            ways = ", ".join(f"{x} {n}" for x, n in ends.most_common())
            out.append(f"  {mix}: {slow} of {len(sound)} unfinished; middle {middle} rounds; {ways}")
    head = "every mix:" if every else f"mixes with more than {UNFINISHED:.0%} unfinished:"
    return [head, *out] if out else ["in every mix nearly all games end"]
