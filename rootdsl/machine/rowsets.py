"""Rows of pieces as Python expressions: whose and of which sorts, and where one of them is."""

from __future__ import annotations

import re
from typing import TypeGuard

from rootdsl.machine import code as q
from rootdsl.machine import exprs, sets
from rootdsl.machine.code import Code
from rootdsl.machine.env import Env, IsWild
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of

TABLED = re.compile(r"t\.(rows_\w+\[[^][]*\]|all_\w+)")                          # rows that the table has, with their mask
KINDS: dict[str, list[str]] = {}
PLACES: dict[str, list[str]] = {}


def kind_key(sorts: list[d.Piece | d.Kind]) -> str:
    """The table's key for rows of these kinds; what it stands for is the same in every module."""
    key = "_".join(ident(k.name) for k in sorts) or "piece"
    KINDS[key] = [k.name for k in sorts]
    return key


def place_key(kinds: list[d.PlaceKind]) -> str:
    key = "_".join(ident(k.name) for k in kinds)
    PLACES[key] = [k.name for k in kinds]
    return key


def has_them(owner: e.Expr | None, sorts: list[d.Piece]) -> bool:
    """Is one player meant whose file surely has these sorts? Whoever is chosen may hold a file without them."""
    return isinstance(owner, e.Me) or isinstance(owner, e.SeatOf) and all(k.neutral or k.system == owner.system for k in sorts)


def rows(x: e.Pieces, env: Env, place: str = "-1") -> str:
    """The rows of a set of pieces as a Python tuple expression (in a place, where only one is meant)."""
    for f in x.filters:
        if isinstance(f, e.Same) and isinstance(f.a, e.Attr) and f.a.name == "sort" and isinstance(f.a.of, e.It):
            if exprs.SIGHT.states:
                return q.call("forms_of", "t", exprs.value(f.b, env))
            return q.call("one_row", exprs.value(f.b, env))
    if isinstance(x.owner, e.Nobody):
        return q.row(())
    wild = next((f for f in x.filters if isinstance(f, e.AnyOf) and isinstance(f.parts[-1], IsWild)), None)
    if isinstance(wild, e.AnyOf):        # as long as nothing is treated as any sort, the sorts that are named will do
        named = [f.what for f in wild.parts if isinstance(f, e.SortIs)]
        others = [f for f in x.filters if f is not wild]
        plain_rows, any_rows = (rows(e.Pieces(sorts, x.owner, filters=others), env) for sorts in (named, x.sorts))
        return q.paren(q.choice(plain_rows, q.no("s.lasting"), any_rows))
    # a sort that bears the name of its kind stands, in a set, for the whole kind (sub-kinds included)
    pieces = [k for k in x.sorts if isinstance(k, d.Piece) and k.name not in k.kinds]
    if x.sorts and len(pieces) == len(x.sorts) and any(exprs.formed(k) for k in pieces):
        if all(k.neutral for k in pieces) or has_them(x.owner, pieces):
            own = "" if all(k.neutral for k in pieces) or x.owner is None else exprs.value(x.owner, env)
            bases = [f"t.neutral.{ident(k.name)}" if k.neutral else q.attr(q.index("t.own", own), ident(k.name)) for k in pieces]
            if len(bases) == 1:
                return q.index("t.forms", bases[0])
            return q.row(q.star(q.index("t.forms", b)) for b in bases)
    elif x.sorts and len(pieces) == len(x.sorts):
        if all(k.neutral for k in pieces):
            return q.row(f"t.neutral.{ident(k.name)}" for k in pieces)
        if x.owner is not None and has_them(x.owner, pieces):
            who = exprs.value(x.owner, env)
            return q.row(q.attr(q.index("t.own", who), ident(k.name)) for k in pieces)
    key = kind_key(x.sorts)
    if x.owner is None:
        return f"t.all_{key}"
    if type_of(x.owner)[1]:
        found = q.call("rows_of", f"t.rows_{key}", sets.members(x.owner, env))
        if isinstance(x.owner, e.Players) and x.owner.enemies_of is not None:  # what somebody treats as own is no enemy's
            return q.paren(q.choice(q.call("not_lent", "s", found, exprs.value(x.owner.enemies_of, env), place), "s.treated", found))
        return found
    return q.index(f"t.rows_{key}", exprs.value(x.owner, env))


def owned_rows(x: e.Pieces, env: Env, place: str) -> str:
    """Rows, with pieces treated as own for the purpose of the set."""
    base = rows(x, env, place)
    if x.purpose and x.owner is not None and not type_of(x.owner)[1]:
        who, but = exprs.value(x.owner, env), not_of(x, env)
        lent = q.call("own_for", "t", "s", base, who, f"t.purpose_{ident(x.purpose)}", place, *but)
        return q.paren(q.choice(lent, "s.treated", base))
    if x.purpose and x.owner is not None and base.startswith("rows_of("):
        table = f"t.rows_{kind_key(x.sorts)}"
        seats = sets.members(x.owner, env)
        return q.paren(q.choice(q.call("own_for_each", "t", "s", table, seats, f"t.purpose_{ident(x.purpose)}", place), "s.treated", base))
    return base


def not_of(x: e.Pieces, env: Env) -> tuple[str, ...]:
    """The player whose pieces nobody has on loan here, as one more argument."""
    return (exprs.value(x.against, env),) if x.against is not None else ()


def single_place(x: e.Pieces) -> bool:
    return x.at is not None and not type_of(x.at)[1] and not isinstance(x.at, e.BoxRef)


def plain(x: e.Pieces) -> bool:
    """No filters but the one that names the sort."""
    return all(isinstance(f, e.Same) and isinstance(f.a, e.Attr) and f.a.name == "sort" for f in x.filters)


def is_wild(f: e.AnyOf) -> bool:
    """Sorts that are named, or a piece that is treated as any of them."""
    return isinstance(f.parts[-1], IsWild)


def by_sort(f: e.Cond) -> bool:
    """The filter that names the sort of a piece."""
    return isinstance(f, e.Same) and isinstance(f.a, e.Attr) and f.a.name == "sort" and isinstance(f.a.of, e.It)


def of_rows(row: str, listed: str) -> Code:
    """Is a row one of these? A list of one is an equality."""
    if is_single(listed):
        return q.op(row, "==", listed.args[0])
    return q.op(row, "in", listed)


def some(listed: str, place: str) -> Code:
    """Is a piece of these rows in a place? Of a single row its count is looked at."""
    if is_single(listed):
        return q.op(q.index(q.index("s.at", listed.args[0]), place), ">", 0)
    if TABLED.fullmatch(listed):
        return q.paren(there(listed, place))
    if lent := lent_rows(listed):
        return q.paren(q.choice(q.call("some", "s.at", lent[0], place), "s.treated", there(lent[1], place)))
    return q.call("some", "s.at", listed, place)


def there(listed: str, place: str) -> Code:
    """Whether rows that the table has are in a place, as bits."""
    return q.op(q.index("s.here", place), "&", q.attr(listed, "mask"))


def lent_rows(listed: str) -> tuple[Code, Code] | None:
    """Rows as they are where something is lent, and as they are else, if the latter are rows that the table has."""
    x = listed.args[0] if isinstance(listed, Code) and listed.kind == "paren" else None
    if not isinstance(x, Code) or x.kind != "choice" or x.args[1] != "s.treated":
        return None
    lent, _, own = x.args
    return (lent, own) if lent.startswith("own_for(") and own.startswith("t.rows_") and TABLED.fullmatch(own) else None


def is_single(listed: str) -> TypeGuard[Code]:
    """Is a list of rows written as one row?"""
    return isinstance(listed, Code) and listed.kind == "row" and listed.count(",") == 1 and not listed.startswith("(*")
