"""Many random games by seed, shared out over processes: figures, how games end, and the first fault with the line that repeats it."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rootdsl.soak.play import ROUNDS, Game, play

Lay = Callable[[tuple[str, ...]], Any]           # seats -> linked table
Progress = Callable[[int, int], None]
HIDDEN = 5                                       # one game in so many asks every prompt and is watched for what it betrays
THIRD = 4                                        # one game in so many has a further seat, where one is offered
CHUNK = 5


@dataclass(slots=True)
class Soak:
    """What came of all games."""

    games: list[Game] = field(default_factory=list)
    seconds: float = 0.0
    command: str = ""

    @property
    def faults(self) -> list[Game]:
        return [x for x in self.games if x.fault]

    @property
    def decisions(self) -> int:
        return sum(x.decisions for x in self.games)

    @property
    def trace(self) -> str:
        """One hash over all games: the same seeds give the same, in any process."""
        return hashlib.sha256("".join(x.trace for x in self.games).encode()).hexdigest()[:16]


def run(
    lay: Lay, mixes: Sequence[tuple[str, ...]], games: int, seed: int = 1, *, third: str = "", rounds: int = ROUNDS, processes: int = 1,
    progress: Progress | None = None,
) -> Soak:
    """Play `games` games. The seed of each decides its seats, so that one game alone can be repeated."""
    began = time.perf_counter()
    out = Soak()
    jobs = [Job(seed + k, seats_of(mixes, seed + k, third), rounds) for k in range(games)]
    chunks = [jobs[i : i + CHUNK] for i in range(0, len(jobs), CHUNK)]
    workers = min(processes, os.cpu_count() or 1, len(chunks))
    tables = Tables(lay)
    if workers > 1 and "fork" in multiprocessing.get_all_start_methods():
        for seats in {x.seats for x in jobs}:
            tables(seats)
        global _tables
        _tables = tables
        with multiprocessing.get_context("fork").Pool(workers) as pool:
            for part in pool.imap(_share, chunks):
                out.games += part
                if progress is not None:
                    progress(len(out.games), games)
        _tables = None
    else:
        for chunk in chunks:
            out.games += [one(tables, x) for x in chunk]
            if progress is not None:
                progress(len(out.games), games)
    out.seconds = time.perf_counter() - began
    return out


@dataclass(frozen=True, slots=True)
class Job:
    seed: int
    seats: tuple[str, ...]
    rounds: int


class Tables:
    """Each mix is linked once."""

    def __init__(self, lay: Lay) -> None:
        self.lay = lay
        self.laid: dict[tuple[str, ...], Any] = {}

    def __call__(self, seats: tuple[str, ...]) -> Any:
        if seats not in self.laid:
            self.laid[seats] = self.lay(seats)
        return self.laid[seats]


_tables: Tables | None = None


def _share(jobs: list[Job]) -> list[Game]:
    assert _tables is not None
    return [one(_tables, x) for x in jobs]


def one(tables: Tables, job: Job) -> Game:
    return play(tables(job.seats), job.seed, job.seats, rounds=job.rounds, hidden=job.seed % HIDDEN == HIDDEN - 1)


def seats_of(mixes: Sequence[tuple[str, ...]], seed: int, third: str = "") -> tuple[str, ...]:
    """The seats of a game by its seed."""
    mix = mixes[(seed // THIRD) % len(mixes)]
    return (*mix, third) if third and seed % THIRD == 1 else mix


# ---------------------------------------------------------------- the report


def report(soak: Soak) -> str:
    """Figures, ends, rounds, and the first fault."""
    games = soak.games
    sound = [x for x in games if not x.fault]
    unfinished = sum(not x.finished for x in sound)
    seconds = soak.seconds or 1e-9
    out = [
        f"{len(games)} games in {soak.seconds:.1f} s ({len(games) / seconds:.1f} games/s), {soak.decisions} decisions "
        f"({soak.decisions / max(1, len(games)):.0f} a game, {soak.decisions / seconds:.0f}/s); trace {soak.trace}",
        f"unfinished at the limit: {unfinished} ({100 * unfinished / max(1, len(sound)):.1f} %); "
        f"turns played again with other hidden cards: {sum(x.secrets for x in games)}",
    ]
    ends: Counter[str] = Counter()
    for x in sound:
        ends[" and ".join(x.seats[w] for w in x.winners) or ("nobody wins" if x.finished else "unfinished")] += 1
    out.append("ends: " + ", ".join(f"{shown(name)} {n}" for name, n in ends.most_common(12)))
    rounds = sorted(x.rounds for x in sound if x.finished)
    if rounds:
        marks = [rounds[min(len(rounds) - 1, len(rounds) * q // 100)] for q in (0, 10, 50, 90, 100)]
        out.append("rounds: least {}, tenth {}, middle {}, nine tenths {}, most {}".format(*marks))
    out += faults(soak)
    return "\n".join(out) + "\n"


def shown(name: str) -> str:
    """A seat as a short name, also where a path was given."""
    return Path(name).stem if name.endswith(".law") else name


def faults(soak: Soak) -> list[str]:
    bad = soak.faults
    if not bad:
        return ["no faults"]
    kinds: Counter[str] = Counter(" ".join(x.fault.split()[:6]) for x in bad)
    first = bad[0]
    return [
        f"{len(bad)} games with faults:",
        *(f"  {n:5} {kind} ..." for kind, n in kinds.most_common(12)),
        f"first: seed {first.seed}, {', '.join(first.seats)}, after {first.decisions} decisions: {first.fault}",
        *([f"  at {first.where}"] if first.where else []),
        f"  choices{' (play them with --prompts)' if first.prompts else ''}: {','.join(map(str, first.choices))}",
        f"  again: {soak.command} --seed {first.seed} --games 1" if soak.command else f"  again: seed {first.seed}",
    ]


# ---------------------------------------------------------------- the command


def soak(
    game: str | None = None, seats: Sequence[str] = (), map: str | None = None, deck: str | None = None, house_rules: Sequence[str] = (),
    games: int = 100, seed: int = 1, third: str = "", processes: int = 2, progress: Progress | None = None,
) -> int:
    """Play and report; without a game or seats every game at hand. 1 when there was a fault."""
    from rootdsl.examples.rules import Unmade
    from rootdsl.project.fault import Fault
    from rootdsl.project.project import find_games
    from rootdsl.project.tables import game_of, warnings

    if game is None and not seats and house_rules:      # the game to which the house rules belong
        game = game_of([str(x) for x in house_rules], None).name
    if game is None and not seats:
        return max([soak(x.name, (), map, deck, house_rules, games, seed, third, processes, progress) for x in find_games()], default=0)
    lay, mixes, more = table_maker(game, seats, map, deck, house_rules, third)
    try:
        for text in warnings(lay(mixes[0])) if seats else ():
            print(text, file=sys.stderr)
        out = run(lay, mixes, games, seed, third=more, processes=processes, progress=progress)
    except Unmade as reason:
        raise Fault("E0809", reason=str(reason)) from reason
    named = [("--game", game), ("--map", map), ("--deck", deck), *(("--house-rules", x) for x in house_rules), ("--third", third)]
    words = ["rootdsl", "soak", *seats, *(str(x) for name, value in named if value for x in (name, value))]
    out.command = shlex.join(words)
    print(f"{game or 'these seats'}: {report(out)}", end="")
    return 1 if out.faults else 0


def table_maker(
    game: str | None, seats: Sequence[str] = (), map: str | None = None, deck: str | None = None, house_rules: Sequence[str] = (),
    third: str = "",
) -> tuple[Lay, list[tuple[str, ...]], str]:
    """How to lay a table, the mixes of seats (the one that is named, else each of as few as may play), and the name of the third."""
    from rootdsl.examples.rules import Rules
    from rootdsl.project.fault import RulesAtFault
    from rootdsl.project.tables import check_seat, choose

    parts = {kind: word for kind, word in (("map", map), ("deck", deck)) if word}
    chosen = choose(game, [*seats, *([third] if third else [])], parts, house_rules)
    rules = Rules(chosen)
    if rules.report.has_errors:
        raise RulesAtFault(rules.report)
    manifest = rules.library.manifest()
    for name in chosen.seats if manifest is not None and manifest.seats else ():
        check_seat(chosen.game, name, rules.library.systems[name].kind, manifest.seats)
    if chosen.number and manifest is not None:
        from rootdsl.project.tables import numbered

        facts = {"seats": manifest.seats, "uses": manifest.uses, "low": manifest.low, "high": manifest.high, "title": manifest.title}
        chosen = numbered(chosen, facts)
    more = chosen.seats.pop() if third else ""
    return rules.table, [tuple(chosen.seats)] if seats else smallest_mixes(rules, more), more


def smallest_mixes(rules: Any, but: str = "") -> list[tuple[str, ...]]:
    """Every pair (or whatever number is the least) of neighbours among the files that may sit, each of them first once."""
    game = rules.library.manifest()
    names = [x for x in rules.sitting() if x != but]
    if not names:                                # players hold no file: only their number counts
        return [tuple(game.uses[:1]) * game.low]
    found = [neighbours(rules.library, names, i, game.low) for i in range(len(names))]
    return [x for x in found if x]


def neighbours(library: Any, names: Sequence[str], first: int, number: int) -> tuple[str, ...]:
    """A file and those after it with which it can share a table, so many in all; empty when there are not enough."""
    out = [names[first]]
    for k in range(1, max(len(names), number)):
        other = names[(first + k) % len(names)]
        if len(out) < number and library.share_a_table([*out, other]):
            out.append(other)
    return tuple(out) if len(out) == number else ()
