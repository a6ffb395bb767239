"""Many changes: listed, perhaps sampled, and judged by several processes."""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rootdsl.examples.rules import Rules
from rootdsl.model import decl as d
from rootdsl.mutants.change import Change, changes
from rootdsl.mutants.trial import Trial, Verdict
from rootdsl.project.project import real
from rootdsl.project.tables import Chosen

HOUR = 3600.0
TYPICAL = 0.6                   # seconds for one change, before anything is measured
Progress = Callable[[int, int, Verdict], None]


@dataclass(slots=True)
class Campaign:
    """What was tried. `listed` counts all changes there are, of which `verdicts` judge a sample or all."""

    game: str
    listed: int = 0
    seed: int = 0
    verdicts: list[Verdict] = field(default_factory=list)
    seconds: float = 0.0
    examples: int = 0

    def count(self, fate: str) -> int:
        return sum(x.fate == fate for x in self.verdicts)

    @property
    def compiled(self) -> int:
        """How many compile and are other rules than before."""
        return self.count("caught") + self.count("survived")

    @property
    def share(self) -> float:
        """Caught of those that compile, in percent."""
        return 100.0 * self.count("caught") / self.compiled if self.compiled else 100.0


def run(
    chosen: Chosen, paths: Collection[str | Path] = (), sample: int = 0, seed: int = 0, processes: int = 2,
    progress: Progress | None = None,
) -> Campaign:
    """Judge the changes of all files of a game (or of those named).

    Without `sample` all are judged, or a seeded part of them where all would take more than an hour.
    """
    began = time.perf_counter()
    only = labels(chosen, paths)
    trial = Trial(chosen, only=only)
    everything = listed(trial.base, only)
    out = Campaign(chosen.game.name, len(everything), seed, examples=len(trial.known))
    most = sample or int(HOUR * processes / TYPICAL)
    wanted = everything
    if len(everything) > most:
        picked = sorted(random.Random(seed).sample(range(len(everything)), most))
        wanted = [everything[i] for i in picked]
    for n, verdict in enumerate(judged(trial, wanted, processes), 1):
        out.verdicts.append(verdict)
        if progress is not None:
            progress(n, len(wanted), verdict)
    out.seconds = time.perf_counter() - began
    return out


def labels(chosen: Chosen, paths: Collection[str | Path]) -> set[str] | None:
    """The labels of the files that are named (a file, or a folder for all below it); None for all."""
    if not paths:
        return None
    sources = [*chosen.game.sources, *chosen.extra]
    out: set[str] = set()
    for path in paths:
        where = real(Path(path))
        out |= {x.label for x in sources if x.name == str(path) or real(x.path) == where or real(x.path).is_relative_to(where)}
    return out


def listed(rules: Rules, only: set[str] | None = None) -> list[Change]:
    """Every change of these files."""
    names = frozenset(site.name for system in rules.library.systems.values() for m in system.of(d.MapDecl) for site in m.sites)
    out: list[Change] = []
    for label, file in rules.files.items():
        if only is None or label in only:
            out += changes(file, names)
    return out


_trial: Trial | None = None
_wanted: list[Change] = []


def judged(trial: Trial, wanted: list[Change], processes: int) -> Iterator[Verdict]:
    """Verdicts in the order of the changes."""
    workers = min(processes, os.cpu_count() or 1, max(1, len(wanted) // 4))
    if workers < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(trial.judge, wanted)
        return
    global _trial, _wanted
    _trial, _wanted = trial, wanted
    with multiprocessing.get_context("fork").Pool(workers, maxtasksperchild=400) as pool:
        yield from pool.imap(_judge, range(len(wanted)), chunksize=4)
    _trial, _wanted = None, []


def _judge(index: int) -> Verdict:
    assert _trial is not None
    verdict = _trial.judge(_wanted[index])
    verdict.change = _wanted[index]
    return verdict
