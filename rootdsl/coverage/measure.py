"""Is a heading carried: does its rule exist, does an example run it, and does that example fail when it is dropped?

What runs is measured while the examples run; the dropping is that of the mutants. A rule that is data (a track, a row of
pieces) runs nothing of its own: there an example must fail when it is changed. What others name cannot be dropped: there
an example must fail when nothing is left but its name.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rootdsl.coverage.hollow import hollows
from rootdsl.coverage.outline import Entry, Outline
from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import run_one
from rootdsl.machine.emit import emit
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.mutants.change import Change, changes
from rootdsl.mutants.page import Page
from rootdsl.mutants.trial import Known, TimeUp, Trial, limited
from rootdsl.project.tables import Chosen

MOST_CHANGES = 12      # of one rule, before it counts as not shown
SECONDS = 60.0
KINDS = ("drop", "may", "condition", "number")


@dataclass(frozen=True, slots=True)
class Found:
    """What became of one heading: `shown` by an example, a `table` rule, a `reason` instead, or what is missing."""

    entry: Entry
    fate: str
    example: str = ""
    why: str = ""


class Measure:
    """The examples run once; then one heading after the other."""

    def __init__(self, chosen: Chosen, outline: Outline) -> None:
        self.outline = outline
        self.trial = Trial(chosen, games=0)
        self.places = dict(places(self.trial.base))
        self.changes: dict[str, list[Change]] = {}

    def entry(self, entry: Entry) -> Found:
        """Every rule of the heading must be shown; the first that is not says why."""
        if entry.reason:
            return Found(entry, "reason", why=entry.reason)
        if not entry.rules:
            return Found(entry, "missing", why="no rule is named")
        shown = ""
        table = True
        for path in entry.rules:
            if path not in self.places:
                return Found(entry, "missing", why=f"there is no rule `{path}`")
            if isinstance(self.trial.base.library.by_path.get(path), d.TableRule):
                continue
            table = False
            try:
                with limited(SECONDS):
                    example, why = self.rule(path)
            except TimeUp:
                example, why = "", f"`{path}` takes too long"
            if not example:
                return Found(entry, "missing", why=why)
            shown = shown or example
        return Found(entry, "table" if table else "shown", shown)

    def rule(self, path: str) -> tuple[str, str]:
        """The example that shows a rule, or why there is none."""
        system, first = self.places[path]
        page = Page(system.tree)
        lines = set(range(first, page.block_end(first) + 1))
        nearest = sorted(self.trial.known, key=lambda k: (k.path != system.path, abs(k.line - first)))
        runs = [k for k in nearest if k.lines.get(system.path, set()) & lines]
        if not runs:
            runs = nearest
            if self.made(system, lines):
                return "", f"no example runs `{path}`"
        for change in [*self.within(system, lines)[:MOST_CHANGES], *hollows(page, first)]:
            example = self.caught(change, runs)
            if example:
                return example, ""
        return "", f"no example that runs `{path}` fails when it is dropped"

    def made(self, system: System, lines: set[int]) -> bool:
        """Is anything of the machine made from these lines?"""
        text = emit(system, self.trial.base.library)
        return any(f"# {system.path}:{line} " in text for line in lines)

    def within(self, system: System, lines: set[int]) -> list[Change]:
        """Changes inside these lines: the dropping of the whole first, then of parts, then others."""
        if system.path not in self.changes:
            self.changes[system.path] = changes(system.tree)
        found = [x for x in self.changes[system.path] if x.line in lines]
        return sorted(found, key=lambda x: (KINDS.index(x.kind) if x.kind in KINDS else len(KINDS), x.line))

    def caught(self, change: Change, runs: Sequence[Known]) -> str:
        """The first of these examples that no longer holds under the change; empty when all do, or when it does not compile."""
        for text in change.texts:
            rules = Rules(self.trial.chosen, {change.path: text}, self.trial.base)
            if self.trial.gap(rules, change.path):
                continue
            for known in runs:
                system = rules.library.systems.get(known.name)
                if system is None or known.index >= len(system.examples):
                    continue
                outcome = run_one(rules, system, system.examples[known.index])
                if not outcome.passed:
                    return f"{known.path}:{known.line} {outcome.title}"
        return ""


def places(rules: Rules) -> Iterator[tuple[str, tuple[System, int]]]:
    """Where each path stands: its file and first line."""
    for system in rules.library.systems.values():
        for decl in system.decls:
            if decl.at is not None:
                yield decl.path, (system, decl.at.line or 1)
            for site in decl.sites if isinstance(decl, d.MapDecl) else ():
                yield f"{system.name}.{site.name}", (system, site.at.line or 1 if site.at is not None else 1)
        for head in system.rules:
            yield head.path, (system, head.at.line or 1)


_measure: Measure | None = None


def _entry(entry: Entry) -> Found:
    assert _measure is not None
    return _measure.entry(entry)


def measure(
    chosen: Chosen, outline: Outline, only: Sequence[str] = (), processes: int = 1, progress: Callable[[int, int], None] | None = None,
) -> list[Found]:
    """Every counted heading (of some chapters only, if told)."""
    global _measure
    entries = [x for x in outline.counted() if not only or x.number.split(".")[0] in only or x.number in only]
    _measure = Measure(chosen, outline)
    out: list[Found] = []
    workers = min(processes, os.cpu_count() or 1, len(entries) or 1)
    try:
        if workers > 1 and "fork" in multiprocessing.get_all_start_methods():
            with multiprocessing.get_context("fork").Pool(workers) as pool:
                found = pool.imap(_entry, entries)
                for x in found:
                    out.append(x)
                    if progress is not None:
                        progress(len(out), len(entries))
        else:
            out = [_entry(x) for x in entries]
    finally:
        _measure = None
    return out
