"""Bans on a procedure that ask with what it would be done: `enemies cannot march from a meadow as far to a meadow, if ...`."""

from __future__ import annotations

import dataclasses
from typing import Any

from lark import Token

from rootdsl.checks.walk import nodes
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.calls import phrase_text
from rootdsl.names.cursor import Misread
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences

WHY = {"group": "it is a group of pieces", "number": "it is a number", "side": "it is a side"}


def begins_role(decl: d.ProcedureDecl, reader: Sentences, sure: bool) -> bool:
    """Do words of the procedure's phrase follow its verb? `sure`: the verb is of the procedure and of nothing else."""
    c = reader.c
    if c.done or c.peek() in ("into", "outside", "except by"):
        return False
    literals = {str(x) for x in decl.phrase[2:] if str(x) not in {p.name for p in decl.params}}
    return c.peek() in literals or sure and c.peek() != "in"


def read_roles(decl: d.ProcedureDecl, reader: Sentences, scope: Scope, out: s.Ban) -> None:
    """The roles that a ban names behind its verb, and the conditions that they make; roles become names of the scope."""
    c = reader.c
    types = {p.name: p.type for p in decl.params}
    rest = [str(x) for x in decl.phrase[2:]]
    other = out.other
    i = 0
    while i < len(rest) and not c.done and c.peek() not in ("outside", "except by"):
        if rest[i] not in types and not c.take(rest[i]):
            i += 2 if i + 1 < len(rest) and rest[i + 1] in types else 1
            continue
        i += rest[i] not in types
        if i >= len(rest) or rest[i] not in types:
            continue
        role, start = rest[i], c.token()
        i += 1
        if c.kind() in ("PREP", "TO") and any(c.at(w) for w in rest[i:] if w not in types):
            continue            # this role is left open, and a later one is named
        if types[role] in WHY:
            raise unasked(start, role, decl, WHY[types[role]])
        x = reader.place_or_set() if types[role] == "place" else reader.noun()
        kind = type_of(x)[0]
        if kind != types[role]:
            raise Misread(start, "E0402", expected=types[role], got=kind, role=role, phrase=phrase_text(decl))
        out.bound[role] = x
        if c.take("as"):
            token = c.next()
            other[str(token)] = role
            scope.bind(str(token), types[role], at=token)


def finish_roles(decl: d.ProcedureDecl, at: Token | None, out: s.Ban) -> None:
    """Which roles the ban asks; the conditions speak of them by their own names from now on."""
    types = {p.name: p.type for p in decl.params[1:]}
    out.guards = [renamed(x, out.other) for x in out.guards]
    out.bound = {role: renamed(x, out.other) for role, x in out.bound.items()}
    asked = {x.name for x in nodes([*out.guards, *out.bound.values()]) if isinstance(x, e.Var)} | set(out.bound)
    out.roles = [role for role in types if role in asked]
    for role in out.roles:
        if types[role] in WHY:
            raise unasked(at, role, decl, WHY[types[role]])


def unasked(token: Token | None, role: str, decl: d.ProcedureDecl, why: str) -> Misread:
    return Misread(token, "E0339", word=role, phrase=phrase_text(decl), why=why)


def renamed(x: Any, names: dict[str, str]) -> Any:
    """An expression that speaks of roles by their own names."""
    if isinstance(x, e.Var):
        return dataclasses.replace(x, name=names[x.name]) if x.name in names else x
    if isinstance(x, (list, tuple)):
        return type(x)(renamed(y, names) for y in x)
    if hasattr(x, "__dataclass_fields__") and not isinstance(x, d.Decl):
        changed = {n: renamed(getattr(x, n), names) for n in x.__dataclass_fields__}
        return x if all(changed[n] is getattr(x, n) for n in changed) else dataclasses.replace(x, **changed)
    return x
