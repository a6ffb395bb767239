"""What is decided secretly stays secret until all have decided: only choices, and cards laid where their owner alone sees them."""

from __future__ import annotations

from collections.abc import Iterator

from rootdsl.checks.rules import rules_of
from rootdsl.checks.spots import place
from rootdsl.checks.walk import nodes, statements
from rootdsl.messages.message import Report
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library

AROUND = (s.Choose, s.May, s.Loop, s.ForEach, s.If, s.Part, s.LetName, s.Secretly, s.ChooseOne)


def check_secrets(library: Library, report: Report) -> None:
    for system in library.systems.values():
        for rule in rules_of(system):
            for x in nodes(rule.body):
                if isinstance(x, s.Secretly):
                    for shown in open_acts(x.body):
                        report.error("E0661", place(system, shown.at))


def open_acts(body: list[s.Stmt]) -> Iterator[s.Base]:
    """Sentences that all see at once, in a block that nobody should see."""
    for x in statements(body):
        if isinstance(x, AROUND) or isinstance(x, s.Put) and hidden(x.where):
            continue
        yield x


def hidden(where: e.Expr) -> bool:
    """Is this a pile that not all see?"""
    return isinstance(where, e.ZoneRef) and where.decl.seen != "all"
