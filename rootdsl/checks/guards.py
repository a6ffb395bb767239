"""Conditions that can never hold, so that what they guard is never reached."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.checks.atoms import Atoms, Formula, negated
from rootdsl.checks.rules import Rule, rules_of
from rootdsl.checks.spots import place
from rootdsl.checks.walk import children, nodes
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library

LASTING = (e.SeatCount,)     # what never changes during a game


def check_guards(library: Library, report: Report) -> None:
    manifest = library.manifest()
    bounds = (manifest.low, manifest.high) if manifest and manifest.low <= manifest.high else (1, 8)
    for system in library.systems.values():
        for rule in rules_of(system):
            Guards(rule, bounds, report).run()
        for hook in system.hooks:
            if doer := left_out(hook, library):
                report.error("W0687", place(system, hook.at), doer=doer)
        for ban in system.bans:
            _alone(ban.guards, system, ban.at, bounds, report)


def _alone(guards: list[e.Cond], system: System, at: Token | None, bounds: tuple[int, int], report: Report) -> None:
    atoms = Atoms(*bounds)
    if guards and atoms.solve([atoms.read(guard, system.name) for guard in guards]) is None:
        report.error("E0618", place(system, at))


class Guards:
    """One body. `lasting` are conditions of the lines around that hold for the whole game."""

    def __init__(self, rule: Rule, bounds: tuple[int, int], report: Report) -> None:
        self.rule, self.report = rule, report
        self.atoms = Atoms(*bounds)

    def run(self) -> None:
        if self.possible(self.rule.guards, [], self.rule.at):
            self.block(self.rule.body, self.lasting(self.rule.guards, []))

    def read(self, cond: e.Cond) -> Formula:
        return self.atoms.read(cond, self.rule.system.name)

    def possible(self, guards: list[e.Cond], around: list[Formula], at: Token | None, before: list[Formula] | None = None) -> bool:
        """Report guards that cannot hold below these lasting conditions and after these failed ones."""
        if not guards:
            return True
        if self.atoms.solve([*around, *(before or ()), *(self.read(guard) for guard in guards)]) is not None:
            return True
        self.report.error("E0618", place(self.rule.system, at))
        return False

    def lasting(self, guards: list[e.Cond], around: list[Formula]) -> list[Formula]:
        return [*around, *(self.read(part) for guard in guards for part in conjuncts(guard) if all_lasting(part))]

    def otherwise(self, body: list[s.Stmt], at: Token | None) -> Token | None:
        """The `otherwise if` above these lines."""
        first = body[0].at if body else None
        if first is None:
            return at
        heads = [token for token in self.rule.system.tree.tokens if str(token) == "otherwise if"]
        above = [token for token in heads if (token.start_pos or 0) < (first.start_pos or 0)]
        return above[-1] if above else first

    def block(self, body: Any, around: list[Formula]) -> None:
        for x in body:
            if isinstance(x, s.If):
                failed: list[Formula] = []
                for cond, inner in x.branches:
                    at = self.otherwise(inner, x.at) if failed else x.at
                    if self.possible([cond], around, at, failed):
                        self.block(inner, self.lasting([cond], around))
                    failed.append(negated(self.read(cond)))
                self.block(x.otherwise, around)
            elif isinstance(x, (s.Part, s.Action)):
                if self.possible(x.guards, around, x.at):
                    self.block(x.body, self.lasting(x.guards, around))
            elif isinstance(x, s.Base):
                self.block([child for child in children(x) if isinstance(child, s.Base)], around)


def left_out(hook: s.Hook, library: Library) -> str:
    """The role of who performs, where a hook waits for what its holder does and its conditions ask for somebody else."""
    path = hook.point.partition(":")[0]
    doing = library.by_path.get(path)
    while path and not isinstance(doing, d.ProcedureDecl):
        path = path.rpartition(".")[0]
        doing = library.by_path.get(path)
    if hook.holder != "me" or hook.role or not isinstance(doing, d.ProcedureDecl) or doing.sides or not doing.params:
        return ""
    doer = doing.params[0]
    asked = [part for guard in hook.guards for part in conjuncts(guard)]
    return doer.name if doer.type == "player" and any(others_only(part, doer.name) for part in asked) else ""


def others_only(cond: e.Cond, doer: str) -> bool:
    """Does a condition hold only where somebody else than the holder does it?"""
    same = cond.part if isinstance(cond, e.Not) else cond
    if not isinstance(same, e.Same) or not isinstance(same.a, e.Var) or same.a.name != doer:
        return False
    if isinstance(cond, e.Not):
        return isinstance(same.b, e.Me)
    others = isinstance(same.b, e.Players) and isinstance(same.b.but if same.b.but is not None else same.b.enemies_of, e.Me)
    return isinstance(same.b, e.SeatOf) or others


def conjuncts(cond: e.Cond) -> list[e.Cond]:
    return [part for inner in cond.parts for part in conjuncts(inner)] if isinstance(cond, e.All) else [cond]


def all_lasting(cond: e.Cond) -> bool:
    return all(isinstance(part, (*LASTING, e.Not, e.All, e.AnyOf)) for part in nodes(cond))
