"""Small questions about rules: does a value look at one place only, does a body win, which test is cheap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rootdsl.machine import code as q
from rootdsl.machine import conds
from rootdsl.machine.env import Env
from rootdsl.machine.find import walk
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library


def cheap_first(guards: Sequence[e.Cond], env: Env) -> list[q.Code]:
    """Conditions in an order that asks counts before comparisons of every player (they have no effects)."""
    parts: list[e.Cond] = []
    for g in guards:
        parts += g.parts if isinstance(g, e.All) else [g]
    texts = [conds.cond(g, env) for g in parts]
    return sorted(texts, key=lambda x: "most(" in x or "joined(" in x)


def moment(h: s.Hook, others: Sequence[s.Hook] = ()) -> bool | int:
    """When a hook runs among those of its moment. True: before any effect; 2: it only adds fixed amounts, 3: it only sets numbers of its
    file back, so that among its like the order is nothing to ask.
    """
    adds = bool(h.body) and all(
        isinstance(x, s.SetNumber) and isinstance(x.value, e.Num) and (x.add or x.decl.flag) and x.decl.scope in ("side", "local")
        for x in h.body
    )
    if adds and not h.once and not reads_numbers(h.guards):
        return 2
    return wins(h.body) or (3 if not h.once and sets_back(h, others) else False)


def reads_numbers(x: object, kept: bool = False) -> bool:
    """Does a condition look at a number or flag of the procedure itself (`kept`: or at any other), which its like may change?"""
    if isinstance(x, (e.ReadNumber, e.Flag, e.Call)):
        return kept or not isinstance(x, e.ReadNumber) or x.decl.scope in ("side", "local")
    if isinstance(x, (list, tuple)):
        return any(reads_numbers(y, kept) for y in x)
    return is_dataclass(x) and not isinstance(x, d.Decl) and any(reads_numbers(getattr(x, y.name), kept) for y in fields(x))


def sets_back(h: s.Hook, others: Sequence[s.Hook]) -> bool:
    """Does a hook nothing but set numbers and flags of its own file to fixed values, each to the same in all hooks of its moment?"""
    values = fixed_values(h.body, h.path.partition(".")[0])
    if not values or reads_numbers(h.guards, True):
        return False
    for x in others:
        if x.point == h.point and x is not h and any(y.value != values.get(y.decl.path, y.value) for y in walked(x.body, s.SetNumber)):
            return False
    return True


def fixed_values(body: Sequence[s.Base], system: str) -> dict[str, e.Expr] | None:
    """The values to which sentences set numbers of a file, by path; None where they do anything else, or what was before matters."""
    out: dict[str, e.Expr] = {}
    for x in body:
        inner: dict[str, e.Expr] | None = None
        if isinstance(x, s.SetNumber) and isinstance(x.value, e.Num) and not x.add and x.decl.system == system:
            inner = None if x.decl.scope in ("side", "local") or reads_numbers(x.of, True) else {x.decl.path: x.value}
        elif isinstance(x, s.ForEach) and not reads_numbers(x.among, True):
            inner = fixed_values(x.body, system)
        if inner is None or any(out.get(path, value) != value for path, value in inner.items()):
            return None
        out |= inner
    return out


def wins(body: Sequence[s.Base]) -> bool:
    """Does a body declare somebody the winner? Then it comes before any effect of its moment."""
    for x in body:
        if isinstance(x, s.Win):
            return True
        inner = [*(getattr(x, "body", None) or []), *(getattr(x, "otherwise", None) or [])]
        for branch in getattr(x, "branches", None) or []:
            inner += branch[1] if isinstance(branch, tuple) else branch
        if wins(inner):
            return True
    return False


def local_to_place(x: object, library: Library) -> bool:
    """Does a value of a place read nothing but the pieces in that place? Then it can be remembered."""
    if isinstance(x, e.Pieces):
        return (
            x.at is not None and isinstance(x.at, (e.Var, e.It)) and not x.filters and (x.owner is None or local_to_place(x.owner, library))
        )
    if isinstance(x, e.Call):
        return bool(x.decl.body) and local_to_place(x.decl.body[0], library) and all(local_to_place(a, library) for a in x.args)
    if isinstance(x, e.Players):
        return not x.filters
    if isinstance(x, (e.Var, e.It, e.Num, e.Me, e.SeatOf, e.Nobody, e.PieceRef, e.SuitRef, e.PlaceNumber, e.PlaceFlag)):
        return True
    if isinstance(x, (e.Attr, e.Most, e.Count, e.Arith, e.Exists, e.Compare, e.Same, e.Among, e.Not, e.All, e.AnyOf, e.Bound, e.Cases)):
        return all(local_to_place(getattr(x, n), library) for n in x.__dataclass_fields__)
    if isinstance(x, (list, tuple)):
        return all(local_to_place(y, library) for y in x)
    return isinstance(x, (str, int, bool)) or x is None


def values_read(x: object, seen: frozenset[str] = frozenset()) -> set[str]:
    """Paths of the values that an expression asks, also inside one another."""
    out: set[str] = set()
    for call in walked(x, e.Call):
        if call.decl.path not in seen:
            out |= {call.decl.path} | values_read(list(call.decl.body), seen | {call.decl.path})
    return out


def walked(x: object, kind: type) -> list[Any]:
    out: list[Any] = []
    walk(x, kind, out)
    return out
