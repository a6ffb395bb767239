"""What a ban speaks of, as tests: the piece to which it would be done."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, rowsets
from rootdsl.machine.effective import inside
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.seated import sitting
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s

OF_ROW = (e.UnitState, e.SortIs)        # what holds of a piece wherever it stands


def pieces(x: s.Ban, env: Env) -> list[q.Code]:
    """The tests that the piece (its `row`, and its `place` where it is moved or removed) is among those of the ban."""
    what = x.what
    if isinstance(what, e.Union):
        return [q.paren(q.any_of([q.paren(q.holds([*sitting(y), *pieces(replace(x, what=y), env)])) for y in what.sets]))]
    if not isinstance(what, e.Pieces):
        return []
    tests = []
    if what.sorts or what.owner is not None:
        tests.append(rowsets.of_rows("row", rowsets.rows(e.Pieces(what.sorts, what.owner), env)))
    stands = x.verb == "remove" or x.verb == "move" and x.where is None
    for f in what.filters:
        if not stands and not isinstance(f, OF_ROW):
            raise NotYet(
                f"a ban to {x.verb} only certain pieces of a sort", "Name the sorts or the kind alone.", what
            )
    if what.at is not None:
        if not stands:
            raise NotYet("a ban on moving from certain places into certain places", "Write the words of a procedure that moves: "
                         "`other players cannot move from PLACES to PLACES`.", what)
        tests += standing_in(what.at, env)
    inner, _ = env.inner("unit")
    inner.it["unit"] = q.paren(q.op(q.op("row", "*", "t.width"), "+", "place"))
    return tests + [conds.cond(f, inner) for f in what.filters]


def kinds(what: e.Expr | None) -> list[str]:
    """The names of the kinds and sorts that a ban speaks of; none where it may speak of every piece."""
    if isinstance(what, e.Union):
        found = [kinds(x) for x in what.sets]
        return [name for names in found for name in names] if all(found) else []
    return [k.name for k in what.sorts] if isinstance(what, e.Pieces) else []


def counts(x: s.Ban) -> bool:
    """Does it hang on pieces that may have come just before? Then of several that move each is asked when the others have come."""
    seen: set[str] = set()

    def counted(part: object) -> bool:
        for y in inside(part):
            if isinstance(y, e.Pieces) and not (y.sorts and all(isinstance(k, d.Piece) and k.count == 1 for k in y.sorts)):
                return True
            if isinstance(y, (e.Call, e.Holds)) and y.decl.path not in seen:
                seen.add(y.decl.path)
                if counted(list(y.decl.body)):
                    return True
        return False

    return counted([x.guards, x.where])


def standing_in(where: e.Expr, env: Env) -> list[q.Code]:
    """The tests that the `place` of the ban is there, or one of those."""
    if not isinstance(where, e.Places):
        return [q.op("place", "==", exprs.value(where, env))]
    return [q.index(f"t.is_{rowsets.place_key(where.kinds)}", "place"), *(conds.cond(c, env) for c in where.filters)]
