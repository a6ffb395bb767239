"""`2 items`, `a torch`, `all items` in a call: the set of the called procedure's own choice, narrowed by what the caller names."""

from __future__ import annotations

import dataclasses
from typing import Any

from rootdsl.machine import code as q
from rootdsl.machine.env import Env, IsWild, NotYet
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s


def substitute(x: Any, names: dict[str, e.Expr], me: e.Expr | None) -> Any:
    """An expression with some names, and the holder, replaced by what they are bound to."""
    if isinstance(x, e.Var):
        return names.get(x.name, x)
    if isinstance(x, e.Me):
        return me if me is not None else x
    if isinstance(x, e.SeatOf) and x.which == e.HOLDING and not means_holder(x.system):
        return me if me is not None else x
    if isinstance(x, list):
        return [substitute(y, names, me) for y in x]
    if isinstance(x, tuple):
        return tuple(substitute(y, names, me) for y in x)
    if dataclasses.is_dataclass(x) and not isinstance(x, (type, d.Decl)):
        return dataclasses.replace(x, **{f.name: substitute(getattr(x, f.name), names, me) for f in dataclasses.fields(x)})  # type: ignore[type-var]
    return x


@dataclasses.dataclass(slots=True)
class Narrowed:
    """The pieces among which a group role is chosen, how many of them (None: all), and the role that they leave."""

    pieces: e.Pieces
    number: e.Expr | None
    leave: str = ""


def is_narrowed(bound: object) -> bool:
    return isinstance(bound, (e.Some, e.Pieces))


def narrowed(x: s.Invoke, role: str) -> Narrowed:
    """What a group role of a call stands for."""
    from rootdsl.machine.exprs import SIGHT

    bound = x.roles[role]
    inner = bound.of if isinstance(bound, e.Some) else bound
    number = bound.number if isinstance(bound, e.Some) else None
    if not isinstance(inner, e.Pieces):
        raise NotYet("so many of a set that is no set of pieces", "Choose the group in the sentence above, and name it here.", inner)
    own = next((y for y in x.decl.body if isinstance(y, s.Choose) and y.name == role), None)
    if own is None or not isinstance(own.among, e.Pieces):
        return Narrowed(inner, number)
    base = own.among
    leave = ""
    if isinstance(base.at, e.Var) and base.at.name not in x.roles and any(p.name == base.at.name for p in x.decl.params):
        leave = base.at.name
        base = dataclasses.replace(base, at=None)
    first = x.decl.params[0].name if x.decl.params else ""
    given = {name: y for name, y in x.roles.items() if name != role}
    if first and first not in given and x.decl.params[0].type == "player":
        given[first] = x.who or e.Me()
    base = substitute(base, given, x.who)
    kinds = [k.name for k in base.sorts]
    fits = not kinds or bool(inner.sorts) and all(k.name in kinds or set(getattr(k, "kinds", ())) & set(kinds) for k in inner.sorts)
    filters = [*inner.filters, *base.filters]
    wild = SIGHT.wild & {*kinds} and inner.sorts and fits and {k.name for k in inner.sorts} != set(kinds)
    if wild:  # a piece that is treated as any of the kind stands for every sort of it
        filters.append(e.AnyOf([*(e.SortIs(e.It("unit"), k) for k in inner.sorts), IsWild(e.It("unit"))]))  # type: ignore[list-item]
        inner = dataclasses.replace(inner, sorts=base.sorts, owner=base.owner)
    if inner.sorts and not fits:
        filters.append(e.AnyOf([e.SortIs(e.It("unit"), k) for k in base.sorts]))
    return Narrowed(
        e.Pieces(
            inner.sorts or base.sorts,
            inner.owner if inner.owner is not None else base.owner,
            inner.at if inner.at is not None else base.at,
            inner.purpose,
            filters,
            inner.not_owner,
            inner.against,
        ),
        number,
        leave,
    )


def left_by(decl: d.Callable_, role: str) -> str:
    """The role that says which place a group leaves."""
    own = next((y for y in decl.body if isinstance(y, s.Choose) and y.name == role), None)
    return own.among.at.name if own is not None and isinstance(own.among, e.Pieces) and isinstance(own.among.at, e.Var) else ""


def forced(x: s.Force) -> list[s.Stmt]:
    """The body of a forced action: calls without a performer are performed by the one who is forced."""

    def call(y: Any) -> Any:
        if isinstance(y, s.Invoke) and y.who is None:
            return dataclasses.replace(y, who=x.who)
        if isinstance(y, (s.Ignoring, s.If, s.May, s.Cost, s.Part)):
            parts: dict[str, Any] = {n: [call(z) for z in getattr(y, n)] for n in ("body", "pay", "effect") if hasattr(y, n)}
            return dataclasses.replace(y, **parts)
        return y

    return [call(y) for y in x.body]


def whole_number(x: e.Expr, text: str) -> str:
    """How many: a number that is worked out is never below 0."""
    return text if isinstance(x, e.Num) else q.call("max", "0", text)


def means_holder(system: str) -> bool:
    """Is this file being built, and do others perform its procedures? Else its holder is whoever performs."""
    from rootdsl.machine import exprs

    return exprs.SIGHT.lent or exprs.SIGHT.several == system


def held_number(x: s.Invoke, env: Env) -> list[q.Code]:
    """The number that tells whose rule asks for a procedure of this file, if several seats may hold it."""
    from rootdsl.machine import exprs
    from rootdsl.runtime.lasting import HELD, rule_id

    decl: d.ProcedureDecl = x.decl  # type: ignore[assignment]
    if decl.macro or not exprs.SIGHT.several or decl.system != exprs.SIGHT.several:
        return []
    return [q.op(rule_id(HELD + decl.system), "+", exprs.keeper(decl.system, env))]


def performer(who: e.Expr | None, env: Env) -> str:
    """The seat that performs: a player, or whoever decides for a piece."""
    from rootdsl.machine import exprs
    from rootdsl.model.types import type_of

    if who is None:
        return env.holder()
    text = exprs.value(who, env)
    return q.call("player_of", "t", "s", text) if type_of(who)[0] == "unit" else text
