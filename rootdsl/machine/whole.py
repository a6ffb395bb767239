"""Is as much there as a sentence takes? A price is paid in full or not at all, and an attempt fails where less is done."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import exprs, rowsets, sets
from rootdsl.machine.env import Env
from rootdsl.model import expr as e
from rootdsl.model import stmt as s


def counted(x: s.Base) -> bool:
    """Does a sentence put so many pieces or cards somewhere?"""
    return isinstance(x, s.Put) and x.number is not None and isinstance(x.what, (e.Pieces, e.Cards))


def as_many(what: e.Expr, number: e.Expr, env: Env) -> q.Code:
    """There are so many members; pieces without a place are those of the supply, unless there is only one."""
    if isinstance(what, e.Pieces) and what.at is None:
        rows = rowsets.rows(what, env)
        if rowsets.is_single(rows):
            return q.piece(True)
        return q.op(q.call("total", "s.at", rows, "t.supply"), ">=", exprs.value(number, env))
    return sets.exists(what, number, env)


def lacking(x: s.Base, env: Env) -> q.Code | None:
    """The test that not all of a sentence of an attempt can be done; None where it does not depend on how many there are."""
    if counted(x) or isinstance(x, s.Spend):
        return q.no(q.paren(as_many(x.what, x.number, env)))        # type: ignore[attr-defined]
    if isinstance(x, s.SpendNumber):
        return q.op(exprs.number_slot(x.decl, x.of, env), "<", q.op(exprs.value(x.number, env), "+", x.decl.low))
    if isinstance(x, s.Choose) and x.group and not (isinstance(x.low, e.Num) and x.low.n == 0):
        return q.no(q.paren(sets.exists(x.among, x.low if x.low is not None else e.Num(1), env)))
    return None
