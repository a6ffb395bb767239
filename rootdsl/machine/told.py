"""Pieces of which an event tells: the tests whether they are those of which a rule speaks."""

from __future__ import annotations

from typing import Any

from rootdsl.checks.walk import nodes
from rootdsl.machine import code as q
from rootdsl.machine import conds, doers, exprs, rowsets, sets
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.seated import sitting
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of


def told(what: object, row: q.Code, place: q.Code, env: Env) -> list[q.Code]:
    """Tests of pieces by their row and the place where they were (or came): sort, owner, place and every filter."""
    if isinstance(what, e.Union):
        return [q.paren(q.any_of([q.paren(q.holds([*sitting(x), *told(x, row, place, env)])) for x in what.sets]))]
    if not isinstance(what, e.Pieces):
        return []
    tests: list[q.Code] = []
    if what.sorts:
        tests.append(q.op(row, "in", rowsets.rows(e.Pieces(what.sorts, None), env)))
    surely = bool(what.sorts) and all(isinstance(x, d.Piece) and not x.neutral for x in what.sorts)
    tests += owned(what.owner, q.index("t.owner", row), env, surely)
    return [*tests, *narrower(what, q.op(q.op(row, "*", "t.width"), "+", place), place, env)]


def owned(owner: e.Expr | None, whose: q.Code, env: Env, surely: bool = False) -> list[q.Code]:
    """Tests of the owner of pieces; `surely` where each of them has one."""
    somebody = [] if surely or not isinstance(owner, (e.Players, e.Union)) else [q.op(whose, ">=", 0)]
    return [*somebody, *doers.among(owner, whose, env)]


def narrower(what: e.Pieces, unit: q.Code, place: q.Code, env: Env) -> list[q.Code]:
    """Tests of where a piece is, and of its filters."""
    if what.purpose:
        raise NotYet("`own for` of pieces of which an event tells", "Name whose pieces they are: `scouts of PLAYER`.", what)
    tests = stands(what.at, place, env)
    inner = env.alias()
    inner.it = {**inner.it, "unit": q.paren(unit) if what.filters else unit}
    return [*tests, *(conds.cond(f, inner) for f in what.filters)]


def stands(at: object, place: q.Code, env: Env) -> list[q.Code]:
    """Tests that a place is where something should be: a place, one of several, or in a box."""
    if isinstance(at, e.Places):
        inner = env.alias()
        inner.it = {**inner.it, "place": place}
        return [q.index(f"t.is_{rowsets.place_key(at.kinds)}", place), *(conds.cond(f, inner) for f in at.filters)]
    if isinstance(at, e.Union):
        return [q.paren(q.any_of([q.paren(q.holds([*sitting(x), *stands(x, place, env)])) for x in at.sets]))]
    if isinstance(at, e.BoxRef) or isinstance(at, e.Expr) and type_of(at)[1]:
        return [q.op(place, "in", sets.places_of(e.Pieces([], None, at), env))]
    return [q.op(place, "==", exprs.value(at, env))] if isinstance(at, e.Expr) else []


def among_told(what: e.Pieces, text: q.Code, kind: str, moved: bool, env: Env) -> list[q.Code]:
    """Tests of a role of a procedure: the piece, or one of a group, is of this set; `moved` where it has places to come from or go to."""
    listed = rowsets.rows(e.Pieces(what.sorts, what.owner), env)
    if what.at is None and not what.filters and not what.purpose:
        if kind == "group":
            return [q.some(q.op(q.op(q.index("y", "0"), "//", "t.width"), "in", listed), "y", text)]
        return [q.op(q.op(text, "//", "t.width"), "in", listed)]
    if moved and (what.at is not None or any(looks_at_place(f) for f in what.filters)):
        raise NotYet("where pieces are, in an event of which they may be moved", "Say the place by the words of the procedure, such as "
                     "`from PLACES` or `to PLACES`.", what)
    if kind != "group":
        return [q.op(q.op(text, "//", "t.width"), "in", listed), *narrower(what, text, q.op(text, "%", "t.width"), env)]
    inner, it = env.inner("unit")
    tests = [q.op(q.op(it, "//", "t.width"), "in", listed), *narrower(what, q.piece(it), q.op(it, "%", "t.width"), inner)]
    return [q.some(q.all_of(tests), it, q.units("y", text, False))]


def looks_at_place(f: Any) -> bool:
    """Does a filter ask where the piece is, or what is there?"""
    return any(isinstance(x, e.Attr) and x.name == "place" and isinstance(x.of, e.It) for x in nodes(f))


def is_told(what: object) -> bool:
    """Pieces, or several sets of them."""
    return isinstance(what, e.Pieces) or isinstance(what, e.Union) and type_of(what)[0] == "unit"
