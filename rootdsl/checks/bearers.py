"""Boxes and piles `of each PLACE`: other kinds of places have none, so nothing lies there and nothing can be put there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootdsl.checks.rules import rules_of
from rootdsl.checks.spots import place
from rootdsl.checks.walk import own_nodes, statements
from rootdsl.messages.message import Report
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library


def check_bearers(library: Library, report: Report) -> None:
    """A box is asked of a place that is surely of another kind."""
    for system in library.systems.values():
        for rule in rules_of(system):
            kinds = kinds_of_names(rule.body)
            for stmt in statements(rule.body) if kinds else ():
                for x in own_nodes(stmt):
                    of = bearer(x)
                    if of and not kinds.get(of[0], {of[1]}) & {of[1]}:
                        report.error("E0662", place(system, stmt.at), word=of[2], name=of[0], kind=of[1], other=min(kinds[of[0]]))


def kinds_of_names(body: Any) -> dict[str, set[str]]:
    """Of each name that only choices and loops among places give, the kinds of places that it may stand for."""
    found: dict[str, set[str]] = {}
    for name, among in givers(body):
        kinds = {k.name for k in among.kinds} if isinstance(among, e.Places) else set()
        found[name] = found.get(name, kinds) | kinds if kinds and found.get(name, kinds) else set()
    return {name: kinds for name, kinds in found.items() if kinds}


def givers(body: Any) -> Iterator[tuple[str, Any]]:
    for x in statements(body):
        if isinstance(x, s.Choose):
            yield x.name, x.among
            if x.fallback is not None:
                yield x.name, x.fallback.among
        elif isinstance(x, s.ForEach):
            yield x.name, x.among
        elif isinstance(x, s.LetName):
            yield x.name, x.value


def bearer(x: Any) -> tuple[str, str, str] | None:
    """The name of the place whose box or pile this is, the kind of place that has one, and how it is called."""
    if isinstance(x, (e.BoxRef, e.ZoneRef)) and x.decl.per_place and isinstance(x.owner, e.Var):
        return x.owner.name, x.decl.per_place, x.decl.name
    return None
