"""Bans on a procedure that ask with what it would be done: `enemies cannot march from a meadow as far to a meadow, if ...`."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from lark import Token

from rootdsl.checks.walk import nodes
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.anyone import some_players, whoever
from rootdsl.names.calls import phrase_text
from rootdsl.names.cursor import Misread
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences

PLAYER = "player"
PLACE = "place"
WHY = {"group": "it is a group of pieces", "number": "it is a number", "side": "it is a side"}


def banned_player(subject: Sentences, scope: Scope, out: s.Ban) -> e.Expr:
    """Who may not do it: `enemies`, `other players with no card in hand`, `enemies as guest`; the name stands for one of them."""
    who = some_players(subject)
    if subject.c.take("as"):
        token = subject.c.next()
        scope.bind(str(token), "player", at=token)
        out.other[str(token)] = PLAYER
    return who


def names_of(decl: d.ProcedureDecl | None, scope: Scope) -> None:
    """What a ban may speak of besides: `that player` is who would do it; the roles of a procedure, the performing one among them."""
    for p in decl.params if decl is not None else ():
        scope.names.setdefault(p.name, (p.type, p.type == "group"))
    scope.names.setdefault(PLAYER, ("player", False))


def names_of_place(reader: Sentences, scope: Scope, out: s.Ban) -> None:
    """Where pieces are placed, moved into, or taken from: `that meadow` and `there` in the conditions, or a name behind `as`."""
    if reader.c.peek() == "as" and out.where is not None:
        reader.c.next()
        token = reader.c.next()
        scope.bind(str(token), "place", at=token)
        out.other[str(token)] = PLACE
    scope.there = scope.there or e.Var(PLACE, "place")


def performing_role(decl: d.Decl | None) -> str:
    """The role of a procedure that a player has who performs it, else what `that player` means in every other ban."""
    first = decl.params[0] if isinstance(decl, d.ProcedureDecl) and decl.params else None
    return first.name if first is not None and first.type == "player" else PLAYER


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
        x = reader.place_or_set() if types[role] == "place" else whoever(reader.noun(), scope)
        kind = type_of(x)[0]
        if kind != types[role]:
            raise Misread(start, "E0402", expected=types[role], got=kind, role=role, phrase=phrase_text(decl))
        out.bound[role] = x
        if c.take("as"):
            token = c.next()
            other[str(token)] = role
            scope.bind(str(token), types[role], at=token)


def finish_roles(decl: d.ProcedureDecl | None, at: Token | None, out: s.Ban) -> None:
    """Which roles the ban asks; the conditions speak of them, and of who would do it, by their own names from now on."""
    types = {p.name: p.type for p in decl.params[1:]} if decl is not None else {}
    out.who = performing_role(decl)
    other = {name: out.who if role == PLAYER and role not in types else role for name, role in {**out.other, PLAYER: PLAYER}.items()}
    out.other = {name: role for name, role in other.items() if name != role}
    for part in ("performer", "what", "where", "outside", "guards", "bound"):
        setattr(out, part, renamed(getattr(out, part), out.other))
    if decl is None:
        return
    asked = {x.name for x in nodes([*out.guards, *out.bound.values()]) if isinstance(x, e.Var)} | set(out.bound)
    out.roles = [role for role in types if role in asked]
    for role in out.roles:
        if types[role] in WHY:
            raise unasked(at, role, decl, WHY[types[role]])


def unasked(token: Token | None, role: str, decl: d.ProcedureDecl, why: str) -> Misread:
    return Misread(token, "E0339", word=role, phrase=phrase_text(decl), why=why)


def renamed(x: Any, names: Mapping[str, str | e.Expr]) -> Any:
    """An expression that speaks of things by other names, or in which something else stands for a name."""
    if isinstance(x, e.Var):
        other = names.get(x.name, x)
        return dataclasses.replace(x, name=other) if isinstance(other, str) else other
    if isinstance(x, (list, tuple)):
        parts = [renamed(y, names) for y in x]
        return x if all(a is b for a, b in zip(parts, x, strict=True)) else type(x)(parts)
    if isinstance(x, dict):
        return {key: renamed(y, names) for key, y in x.items()}
    if hasattr(x, "__dataclass_fields__") and not isinstance(x, d.Decl):
        changed = {n: renamed(getattr(x, n), names) for n in x.__dataclass_fields__}
        return x if all(changed[n] is getattr(x, n) for n in changed) else dataclasses.replace(x, **changed)
    return x
