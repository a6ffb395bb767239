"""Who does something, as tests: whether a seat is among those of whom a sentence speaks."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, sets
from rootdsl.machine.env import Env
from rootdsl.machine.seated import sitting
from rootdsl.model import expr as e
from rootdsl.model.types import type_of


def among(who: e.Expr | None, doer: str, env: Env, me: str = "") -> list[q.Code]:
    """The tests that a seat (`doer`) is among those who are named; none where nobody is.

    `me` is the seat that `other players` and `enemies` leave out, where that is not the one for whom the tests are asked.
    """
    if who is None:
        return []
    if isinstance(who, e.Union):
        return [q.paren(q.any_of([q.paren(q.holds([*sitting(y), *among(y, doer, env, me)])) for y in who.sets]))]
    if not isinstance(who, e.Players):
        if type_of(who)[1]:
            return [q.op(doer, "in", sets.members(who, env))]
        return [q.op(doer, "==", exprs.value(who, env))]
    tests = []
    if who.but is not None:
        tests.append(q.op(doer, "!=", me or exprs.value(who.but, env)))
    if who.enemies_of is not None:
        tests.append(q.op(q.index("s.team", doer), "!=", q.index("s.team", me or exprs.value(who.enemies_of, env))))
    inner, _ = env.inner("player")
    inner.it["player"] = doer if str(doer).isidentifier() or doer == "f.me" else q.paren(doer)
    return [*tests, *(conds.cond(f, inner) for f in who.filters)]
