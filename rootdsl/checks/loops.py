"""Loops and calls that might never end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import networkx as nx

from rootdsl.checks.rules import rules_of
from rootdsl.checks.spots import place
from rootdsl.checks.walk import statements
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library

# What takes something away that a further round will miss.
CONSUMES = (
    s.Spend, s.Discard, s.DiscardDown, s.Remove, s.RemoveCards, s.Place, s.Put, s.Match, s.TakeRandom, s.MarkMode, s.Cost, s.SetMode, s.End,
    s.Replace, s.Give, s.TurnUnits, s.SpendNumber, s.SetStanding, s.Coalition,
)
PREFIX = (s.Choose, s.Needs, s.Match, s.LetName)


def check_loops(library: Library, report: Report) -> None:
    for system in library.systems.values():
        for rule in rules_of(system):
            for x in statements(rule.body):
                if isinstance(x, s.Loop) and x.high is None and not consumes(x.body, set()):
                    report.error("E0641", place(system, x.at))
                elif isinstance(x, s.Menu):
                    for action in x.actions:
                        if (x.high is None or action.extra) and not action.once and not consumes(action.body, set()):
                            report.error("E0642", place(system, action.at), word=action.name)
    _recursion(library, report)


def consumes(body: Iterable[s.Stmt], seen: set[str]) -> bool:
    """Does a round of these sentences use something up, itself or in a procedure that it calls?"""
    for x in statements(list(body)):
        if isinstance(x, CONSUMES) or (isinstance(x, s.SetNumber) and not isinstance(x.value, e.Num)):
            return True
        if isinstance(x, s.SetNumber) and x.decl.flag:
            return True
        if isinstance(x, s.Invoke) and isinstance(x.decl, d.ProcedureDecl) and x.decl.path not in seen:
            seen.add(x.decl.path)
            if consumes(x.decl.body, seen):
                return True
    return False


# ---------------------------------------------------------------- a procedure that calls itself


def _recursion(library: Library, report: Report) -> None:
    procedures = [x for system in library.systems.values() for x in system.of(d.ProcedureDecl)]
    prefix: nx.DiGraph[str] = nx.DiGraph()
    always: nx.DiGraph[str] = nx.DiGraph()
    for decl in procedures:
        prefix.add_edges_from((decl.path, other.decl.path) for other in prefix_calls(decl.body))
        always.add_edges_from((decl.path, other.decl.path) for other in certain_calls(decl.body))
    told: set[str] = set()
    for code, graph in (("E0643", prefix), ("E0644", always)):
        for part in sorted(sorted(component) for component in nx.strongly_connected_components(graph)):
            if (len(part) == 1 and not graph.has_edge(part[0], part[0])) or told & set(part):
                continue
            told |= set(part)
            first = library.by_path[part[0]]
            others = [library.by_path[path] for path in part[1:]]
            report.error(
                code, place(library.systems[first.system], first.at), word=first.name,
                way=" -> ".join([*(library.by_path[path].name for path in part), first.name]),
                related=[(place(library.systems[other.system], other.at), f"`{other.name}` stands here") for other in others],
            )


def prefix_calls(body: Iterable[s.Stmt]) -> Iterator[s.Invoke]:
    """Calls before the first effect: their choices and costs join those of the caller."""
    for x in body:
        if isinstance(x, s.Invoke):
            yield x
            return
        if isinstance(x, (s.Part, s.Together, s.Loop)) and not getattr(x, "guards", None):
            yield from prefix_calls(x.body)
            return
        if isinstance(x, s.Cost):
            yield from prefix_calls(x.pay)
            return
        if not isinstance(x, PREFIX):
            return


def certain_calls(body: Iterable[s.Stmt]) -> Iterator[s.Invoke]:
    """Calls that happen whatever is chosen."""
    for x in body:
        if isinstance(x, s.Invoke):
            yield x
        elif isinstance(x, s.End):
            return
        elif isinstance(x, s.Loop) and x.must or isinstance(x, (s.Part, s.Together)) and not getattr(x, "guards", None):
            yield from certain_calls(x.body)
        elif isinstance(x, s.ChooseOne) and not x.optional:
            calls = [list(certain_calls(branch)) for branch in x.branches]
            if all(calls):
                yield from calls[0]
