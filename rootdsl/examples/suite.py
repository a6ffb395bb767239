"""Running every example of a game: one table for each mix of seats and parts, and failures as messages with a place."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from rootdsl.examples.read import read_example
from rootdsl.examples.rules import Rules, Unmade, sources_of
from rootdsl.examples.run import run_script
from rootdsl.examples.script import Script
from rootdsl.machine import exprs
from rootdsl.machine.base import look
from rootdsl.messages.message import Message, Place, Report
from rootdsl.model.system import Example, System
from rootdsl.names.blame import blame
from rootdsl.names.cursor import Misread
from rootdsl.names.library import Library
from rootdsl.names.rows import row
from rootdsl.names.scope import Scope
from rootdsl.overlay.edit import in_force
from rootdsl.project.fault import visible
from rootdsl.runtime.fault import EngineFault

WORTH_FORKING = 80          # examples for each further process


@dataclass(slots=True)
class Outcome:
    """What came of one example. `message` is None when it holds."""

    system: str
    path: str
    line: int
    title: str
    seats: tuple[str, ...] = ()
    map: str = ""
    message: Message | None = None
    seconds: float = 0.0

    @property
    def passed(self) -> bool:
        return self.message is None


def run_all(rules: Rules, names: Collection[str] | None = None, processes: int = 1, first_failure: bool = False) -> list[Outcome]:
    """Play the examples of all files (of some only, if told) in the order in which they stand.

    With more than one process they are shared out where that is faster. `first_failure` stops at the first one.
    """
    jobs = list(examples_of(rules, names))
    workers = min(processes, 1 + len(jobs) // WORTH_FORKING, os.cpu_count() or 1)
    if workers > 1 and not first_failure and "fork" in multiprocessing.get_all_start_methods():
        return _shared(rules, jobs, workers)
    out: list[Outcome] = []
    for system, example in jobs:
        out.append(run_one(rules, system, example))
        if first_failure and not out[-1].passed:
            break
    return out


def examples_of(rules: Rules, names: Collection[str] | None = None) -> Iterator[tuple[System, Example]]:
    """Every example with the file it stands in."""
    for system in rules.library.systems.values():
        if names is None or system.name in names:
            for example in system.examples:
                yield system, example


def run_one(rules: Rules, system: System, example: Example) -> Outcome:
    """Read and play one example."""
    began = time.perf_counter()
    at = example.node.first
    out = Outcome(system.name, system.path, at.line or 1, example.title)
    out.message = broken(example, system, rules.report.messages)
    if out.message is not None:
        return out
    try:
        with in_force(rules.library, rules.shown_with(system)):
            script = read_example(example, system, rules.library)
        out.seats, out.map = tuple(script.seats), script.map
        played(rules, system, script, out)
    except Misread as miss:
        out.message = misread(miss, example, system, rules.library, rules.texts.get(out.path, ""))
    except Unmade as reason:
        _fail(rules, out, "E0712", Place.of(at, system.path), reason=str(reason))
    except Exception as fault:  # a fault while reading is a message like any other
        _fail(rules, out, "E0713", Place.of(at, system.path), reason=f"{type(fault).__name__}: {fault}")
    out.seconds = time.perf_counter() - began
    return out


def broken(example: Example, system: System, messages: Iterable[Message]) -> Message | None:
    """The message about a line of the example that is no sentence at all: then the others cannot be played either."""
    empty = {line.first.line for line in example.node.lines for x in line.sentences for w in row(x) if not str(w)}
    return next((m for m in messages if m.is_error and m.path == system.path and m.line in empty), None) if empty else None


def misread(miss: Misread, example: Example, system: System, library: Library, text: str) -> Message:
    """The message about a phrase of an example that cannot be read, with the nearest known word."""
    miss.token = miss.token if miss.token is not None else example.node.first
    report = Report()
    report.open(system.path, text)
    blame(miss, system, Scope(library, system).near_words() if miss.code == "E0301" else [], report)
    if not report.messages:         # the line that sets the name is wrong itself
        report.error(miss.code, Place.of(miss.token, system.path), **miss.fields)  # type: ignore[arg-type]
    return report.messages[0]


def reading_faults(library: Library, names: Collection[str], texts: dict[str, str], messages: Collection[Message]) -> list[Message]:
    """What cannot be read in the examples of some files; nothing is played. A file with other errors has those mended first."""
    out: list[Message] = []
    faulty = {m.path for m in messages if m.is_error}
    for system in (library.systems[name] for name in names):
        if system.path in faulty:
            continue
        for example in system.examples:
            misses: list[Misread] = []
            try:
                read_example(example, system, library, misses)
                out += [misread(miss, example, system, library, texts.get(system.path, "")) for miss in misses]
            except Exception as fault:  # a fault of ours is a message like any other
                report = Report()
                report.open(system.path, texts.get(system.path, ""))
                reason = visible(f"{type(fault).__name__}: {fault}").rstrip(".")
                report.error("E0713", Place.of(example.node.first, system.path), title=f'"{example.title}"', reason=reason)
                out += report.messages
    return out


def played(rules: Rules, system: System, script: Script, out: Outcome) -> None:
    """Play a script at its table and note what fails."""
    parts = {_kind_of(rules, script.map): script.map} if script.map else {}
    if system.kind in rules.parts() and system.kind not in parts:      # what a deck says is shown with that deck
        parts[system.kind] = system.name
    table = rules.table(script.seats, parts, rules.house_of(system))
    try:
        look(system, rules.library)
        exprs.SIGHT.example = True
        result = run_script(table, script, system.name)
    except Exception as fault:  # a bug of the machine is a failure of this example only
        where = f" ({fault.file}:{fault.line})" if isinstance(fault, EngineFault) and fault.file else ""
        line = getattr(fault, "example_at", None)
        place = Place.of(line, system.path) if line is not None else Place(system.path, out.line, 1)
        files = [rules.library.systems[name].path for name in {system.name, *script.seats} & {*rules.library.systems}]
        if any(map(rules.report.errors_in, files)):
            _fail(rules, out, "E0712", place, reason="a rule that it plays has lines that cannot be read; mend those first")
            return
        _fail(rules, out, "E0713", place, reason=f"{type(fault).__name__}: {fault}{where}")
        return
    if not result.passed:
        _fail(rules, out, result.code or "E0702", Place(system.path, result.line or out.line, result.column or 1), reason=result.failure)


def _kind_of(rules: Rules, name: str) -> str:
    """Which part of the game a file is."""
    system = rules.library.systems.get(name)
    return system.kind if system is not None else ""


def _fail(rules: Rules, out: Outcome, code: str, place: Place, **fields: Any) -> None:
    report = Report()
    report.open(out.path, rules.texts.get(out.path, ""))
    if "reason" in fields:
        fields["reason"] = visible(str(fields["reason"])).rstrip(".")
        fields["title"] = f'"{out.title}"'
    report.error(code, place, **fields)
    out.message = report.messages[0]


# ---------------------------------------------------------------- several processes

_work: tuple[Rules, list[tuple[System, Example]]] | None = None


def _shared(rules: Rules, jobs: list[tuple[System, Example]], workers: int) -> list[Outcome]:
    """Shares of the examples, by table, in processes that have the rules already (so nothing is sent but results)."""
    global _work
    _work = (rules, jobs)
    try:
        with multiprocessing.get_context("fork").Pool(workers) as pool:
            chunks = [range(i, len(jobs), workers) for i in range(workers)]
            parts = pool.map(_share, chunks)
    finally:
        _work = None
    out: dict[int, Outcome] = {i: outcome for part in parts for i, outcome in part}
    return [out[i] for i in sorted(out)]


def _share(indexes: range) -> list[tuple[int, Outcome]]:
    assert _work is not None
    rules, jobs = _work
    return [(i, run_one(rules, *jobs[i])) for i in indexes]


# ---------------------------------------------------------------- reports


def report_of(rules: Rules, outcomes: Collection[Outcome]) -> Report:
    """Errors of the rules and failures of the examples as a report that renders like any other, with paths that can be opened."""
    out = Report()
    paths = {x.label: os.path.relpath(x.path) for x in sources_of(rules.chosen)}
    out.sources = {paths.get(label, label): text for label, text in rules.texts.items()}
    found = [x for x in rules.report.messages if x.is_error]
    found += [x.message for x in outcomes if x.message is not None and x.message not in found]
    found = [x for i, x in enumerate(found) if not any(unmade(x) and unmade(x) == unmade(y) for y in found[:i])]
    out._messages = [replace(x, path=paths.get(x.path, x.path)) for x in found]
    return out


def unmade(x: Message) -> tuple[str, str] | None:
    """The file of an example that has no table, and the reason: the other examples of that file have the same, and it is told once."""
    return (x.path, x.text.partition(" has no table: ")[2]) if x.code == "E0712" else None


def summary(outcomes: Collection[Outcome]) -> tuple[int, int]:
    """How many passed and how many failed."""
    passed = sum(x.passed for x in outcomes)
    return passed, len(outcomes) - passed
