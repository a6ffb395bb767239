"""Amounts that make no sense: costs that nobody can pay, choices of none, loops of no round."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.checks.numbers import constant, least
from rootdsl.checks.rules import Rule, rules_of
from rootdsl.checks.spots import place, word_at
from rootdsl.checks.walk import nodes, own_nodes, statements
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library


def check_costs(library: Library, report: Report) -> None:
    for system in library.systems.values():
        for rule in rules_of(system):
            Amounts(rule, library, report).run()
        for change in system.exceptions:
            _owned([change.value, change.cond, change.guards], system, library, change.at, report)
        for piece in system.of(d.Piece):
            if piece.limit_in and piece.limit == 0:
                report.error("E0627", place(system, piece.at), word=piece.name)


class Amounts:
    """The numbers in the sentences of one body."""

    def __init__(self, rule: Rule, library: Library, report: Report) -> None:
        self.rule, self.library, self.report = rule, library, report

    def say(self, code: str, at: Token | None, **fields: Any) -> None:
        self.report.error(code, place(self.rule.system, at), **fields)

    def run(self) -> None:
        for x in statements(self.rule.body):
            self.sentence(x)
            if not isinstance(x, s.Action):
                _owned(list(own_nodes(x)), self.rule.system, self.library, x.at, self.report)

    def sentence(self, x: s.Base) -> None:
        if isinstance(x, s.Spend):
            self.stock(x.number, x.what.sorts if isinstance(x.what, e.Pieces) else [], x.at, "E0621")
            self.none(x.number, x.at)
        elif isinstance(x, s.Place):
            for number, sort in x.what:
                self.stock(number, [sort.decl] if isinstance(sort, e.PieceRef) else [], x.at, "W0628")
                self.none(number, x.at)
        elif isinstance(x, s.Score):
            n = constant(x.number)
            if n is not None and n < 0:
                self.say("E0624", x.at, got=n)
            self.none(x.number, x.at)
        elif isinstance(x, (s.Draw, s.Roll)):
            self.none(x.number, x.at)
        elif isinstance(x, (s.Loop, s.Menu)):
            high = constant(x.high)
            if high is not None and high <= 0:
                self.say("E0625", x.at)
        elif isinstance(x, s.Choose) and x.group:
            self.choice(x)
        for part in own_nodes(x):
            if isinstance(part, e.CanPlace):
                for number, sort in part.what:
                    self.stock(number, [sort.decl] if isinstance(sort, e.PieceRef) else [], x.at, "E0621")

    def choice(self, x: s.Choose) -> None:
        low, high = least(x.low), constant(x.high)
        if high is not None and high <= 0:
            self.say("E0629", x.at, word=x.name)
        elif low is not None and high is not None and low > high:
            self.say("E0626", x.at, word=x.name, low=low, high=high)
        elif low is not None and isinstance(x.among, e.Pieces) and isinstance(x.among.owner, (e.Me, e.SeatOf)):
            self.stock(e.Num(low), x.among.sorts, x.at, "E0621")

    def none(self, number: Any, at: Token | None) -> None:
        if constant(number) == 0:
            self.say("W0623", at)

    def stock(self, number: Any, sorts: list[Any], at: Token | None, code: str) -> None:
        """More of some sorts than the box holds."""
        wanted = constant(number)
        if wanted is None or not sorts or not all(isinstance(sort, d.Piece) for sort in sorts):
            return
        there = sum(piece.count for sort in sorts for piece in self.copies(sort))
        if wanted > there:
            names = " and ".join(sort.name for sort in sorts)
            self.say(code, at, word=names, wanted=wanted, there=there, related=self.declared(sorts[0]))

    def copies(self, sort: d.Piece) -> list[d.Piece]:
        """A sort, and the rows of other files that put more of it into the box."""
        others = [x for x in self.library.anywhere(sort.name, (d.Piece,)) if isinstance(x, d.Piece) and x.more and x is not sort]
        return [sort, *others]

    def declared(self, piece: d.Piece) -> list[tuple[Any, str]]:
        system = self.library.systems.get(piece.system)
        return [(place(system, piece.at), "declared here")] if system is not None else []


def _owned(found: list[Any], system: System, library: Library, at: Token | None, report: Report) -> None:
    """Pieces of a faction of kinds that the faction does not have: such a set is always empty."""
    for part in nodes(found):
        if not isinstance(part, e.Pieces) or not part.sorts or part.purpose:
            continue        # pieces that are treated as own may be of any kind
        owner = part.owner.system if isinstance(part.owner, e.SeatOf) else system.name if isinstance(part.owner, e.Me) else ""
        holder = library.systems.get(owner)
        manifest = library.manifest()
        if holder is None or manifest is None or holder.kind not in manifest.seats:
            continue
        has = {name for piece in holder.of(d.Piece) for name in (*piece.kinds, piece.name)}
        lost = [sort for sort in part.sorts if isinstance(sort, d.Kind) and sort.name not in has and not _wider(sort, has, library)]
        if len(lost) == len(part.sorts):
            name = lost[0].name
            report.error("E0622", word_at(system, at, name), word=name, owner=holder.title)


def _wider(kind: d.Kind, has: set[str], library: Library) -> bool:
    """Is this a kind of which another, that the faction has, is a sort?"""
    return any(kind.name in getattr(other, "kinds", ()) for name in has for other in library.anywhere(name, (d.Kind, d.Piece)))
