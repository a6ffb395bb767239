"""Advice for bots: it must depend on the position, and somebody must play the file."""

from __future__ import annotations

from rootdsl.checks.spots import place
from rootdsl.checks.ties import AUTOMATED
from rootdsl.checks.walk import nodes
from rootdsl.messages.message import Report
from rootdsl.model import expr as e
from rootdsl.names.library import Library


def check_advice(library: Library, report: Report) -> None:
    for system in library.systems.values():
        for x in system.advice:
            if system.kind == AUTOMATED:
                report.error("E0686", place(system, x.at))
                break
            numbers = [part.n for part in nodes(x.value) if isinstance(part, e.Num)]
            fixed = all(isinstance(part, (e.Num, e.Arith)) for part in nodes(x.value))
            if fixed and not any(numbers):
                report.error("E0685", place(system, x.at), why="it is 0")
            elif fixed and not x.conds:
                report.error("E0685", place(system, x.at), why="it is the same in every position")
            elif isinstance(x.value, e.Arith) and x.value.op == "*" and x.value.a == e.Num(0):
                report.error("E0685", place(system, x.at), why="it is 0")
