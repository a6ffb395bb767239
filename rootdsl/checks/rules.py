"""Every body of sentences in a file as one list: procedures, phases, hooks, triggers, exceptions, free actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lark import Token

from rootdsl.checks.walk import statements
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System


@dataclass(slots=True, eq=False)
class Rule:
    """A body with a scope of its own. `given` are names set before it begins."""

    system: System
    path: str
    at: Token | None
    body: list[s.Stmt]
    guards: list[e.Cond] = field(default_factory=list)
    given: set[str] = field(default_factory=set)


def bound_names(body: list[s.Stmt]) -> set[str]:
    """Names that the sentences of a body bind at any depth."""
    return {x.name for x in statements(body) if isinstance(x, (s.Choose, s.LetName, s.Roll, s.ForEach)) and x.name}


def rules_of(system: System) -> Iterator[Rule]:
    """The bodies of a file, in the order: procedures, phases, hooks, triggers, exceptions, free and added actions."""
    procedures = {x.name: x for x in system.of(d.ProcedureDecl)}
    for decl in procedures.values():
        given = {p.name for p in decl.params}
        owner = procedures.get(decl.owner.split(".")[0]) if decl.macro else None
        if owner is not None:
            given |= {p.name for p in owner.params} | bound_names(owner.body)
        yield Rule(system, decl.path, decl.at, decl.body, [], given)
    for name, body in system.phases.items():
        yield Rule(system, f"{system.name}.{name}", next((x.at for x in statements(body)), None), body)
    for hook in system.hooks:
        yield Rule(system, hook.path, hook.at, hook.body, hook.guards, set(hook.names))
    for trigger in system.triggers:
        yield Rule(system, trigger.path, trigger.at, trigger.body, trigger.guards, set(trigger.binds))
    for change in system.exceptions:
        yield Rule(system, change.path, change.at, change.body, change.guards)
    for free in system.free:
        yield Rule(system, free.path, free.at, free.body, free.guards)
    for added in system.added:
        yield Rule(system, added.action.path, added.at, [added.action])


def within(path: str, owner: str) -> bool:
    """Is a dotted name that of `owner`, or of something inside it?"""
    return path == owner or path.startswith(owner + ".")
