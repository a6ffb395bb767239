"""Somebody else performs a procedure, and the pieces that it names are the holder's own: nothing of theirs would move."""

from __future__ import annotations

from collections.abc import Iterator

from rootdsl.checks.rules import rules_of
from rootdsl.checks.spots import place
from rootdsl.checks.walk import statements
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library


def check_performers(library: Library, report: Report) -> None:
    """`guest may march 1 scout`: without an owner the scout is that of the file, and the procedure takes pieces of whoever performs it."""
    for system in library.systems.values():
        for rule in rules_of(system):
            for x in statements(rule.body):
                for sort, who in strangers(x, system.name):
                    report.error("W0629", place(system, x.at), word=sort, who=who, faction=system.name)


def strangers(x: s.Base, name: str) -> Iterator[tuple[str, str]]:
    """The sorts of the file itself in roles that want pieces of a performer with a name of their own, and that name."""
    if not isinstance(x, s.Invoke) or not x.decl.params:
        return
    first = x.decl.params[0].name  # type: ignore[attr-defined]
    who = x.who if x.who is not None else x.roles.get(first)
    if not isinstance(who, e.Var):
        return
    for role, given in x.roles.items():
        pieces = given.of if isinstance(given, e.Some) else given
        if isinstance(pieces, e.Pieces) and own(pieces, name) and wants_theirs(x.decl, role, first):
            yield pieces.sorts[0].name, who.name


def own(pieces: e.Pieces, name: str) -> bool:
    """Are these pieces of the file, by their sort alone?"""
    mine = isinstance(pieces.owner, e.Me) or isinstance(pieces.owner, e.SeatOf) and pieces.owner.system == name
    return mine and bool(pieces.sorts) and all(isinstance(x, d.Piece) and not x.neutral and x.system == name for x in pieces.sorts)


def wants_theirs(decl: d.Callable_, role: str, first: str) -> bool:
    """Is the role chosen among pieces of whoever performs the procedure?"""
    for x in statements(decl.body):
        if isinstance(x, s.Choose) and x.name == role and isinstance(x.among, e.Pieces):
            return isinstance(x.among.owner, e.Var) and x.among.owner.name == first
    return False
