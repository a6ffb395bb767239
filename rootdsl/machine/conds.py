"""Conditions of the model as Python expressions that are true or false."""

from __future__ import annotations

import zlib
from collections.abc import Callable

from rootdsl.machine import code as q
from rootdsl.machine import exprs, rowsets, seated, sets
from rootdsl.machine.env import Env, IsWild, NotYet
from rootdsl.machine.names import ident
from rootdsl.messages.kinds import said
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of


def cond(c: e.Cond, env: Env) -> q.Code:
    """One condition; always safe to join with `and` and `not`."""
    tests = seated.present(c)
    if not tests:
        return seen(c, env)
    with seated.given(tests):
        return q.paren(q.all_of([*tests, seen(c, env)]))


def seen(c: e.Cond, env: Env) -> q.Code:
    """The same at a table at which all sit whom it names."""
    value = exprs.value
    if isinstance(c, e.All):
        return q.paren(q.all_of(cond(p, env) for p in c.parts)) if c.parts else q.piece(True)
    if isinstance(c, e.AnyOf):
        return q.paren(q.any_of(cond(p, env) for p in c.parts))
    if isinstance(c, e.Not):
        if seated.present(c.part):
            return q.paren(q.no(cond(c.part, env)))
        if isinstance(c.part, (e.OnTrack, e.Declared)):
            return q.denied(cond(c.part, env))
        if isinstance(c.part, e.Among):
            return q.paren(q.op(value(c.part.a, env), "not in", sets.singles(c.part.of, env)))
        if isinstance(c.part, e.Linked) and not type_of(c.part.b)[1]:
            return q.paren(q.op(value(c.part.b, env), "not in", reach(c.part, env)))
        return q.paren(q.no(cond(c.part, env)))
    if isinstance(c, e.Compare):
        return q.paren(q.op(value(c.a, env), c.op, value(c.b, env)))
    if isinstance(c, e.Same):
        if type_of(c.b)[1]:
            return q.paren(q.op(value(c.a, env), "in", sets.members(c.b, env)))
        if isinstance(c.b, e.BoxRef) and isinstance(c.a, e.Attr):       # a piece on a track of a box lies in that box
            return q.paren(q.op(value(c.a, env), "in", q.index("t.within", value(c.b, env))))
        if exprs.SIGHT.singles and type_of(c.a)[0] == "unit" and type_of(c.b)[0] == "unit":
            return q.call("same_unit", "t", value(c.a, env), value(c.b, env))
        return q.paren(q.op(value(c.a, env), "==", value(c.b, env)))
    if isinstance(c, e.Exists):
        if isinstance(c.of, e.Attr) and c.of.name == "item" or type_of(c.of)[0] == "piece" and not type_of(c.of)[1]:
            return q.paren(q.op(value(c.of, env), ">=", "0"))
        text = sets.exists(c.of, c.least, env)
        closed = text.startswith(("bool(", "some(", "(some(", "(s.here[", "some_in(", "some_held("))
        return q.paren(text) if " " in text and not closed else text
    if isinstance(c, e.Among):
        return q.paren(q.op(value(c.a, env), "in", sets.singles(c.of, env)))
    if isinstance(c, e.Linked):
        return linked(c, env)
    if isinstance(c, e.Beyond):
        a, b = exprs.value(c.a, env), exprs.value(c.b, env)
        return q.call("is_shut", "t", "s", q.quoted(c.kind.name), b, a)
    if isinstance(c, e.OnPath):
        return q.paren(q.any_of(q.call("on_path", "t", "s", q.quoted(k), value(c.a, env)) for k in c.kinds))
    if isinstance(c, e.PlaceFlag):
        return q.index(f"t.flag_{ident(c.name)}", value(c.of, env))
    if isinstance(c, e.Opposite):
        if type_of(c.b)[1]:
            other = q.index(f"t.pair_{ident(c.pair)}", value(c.a, env))
            belongs = sets.belongs(c.b, other, env)
            return q.paren(belongs or q.op(other, "in", sets.members(c.b, env)))
        return q.paren(q.op(q.index(f"t.pair_{ident(c.pair)}", value(c.a, env)), "==", value(c.b, env)))
    if isinstance(c, e.Matching):
        return of_some(c.card, env, lambda card: of_some(c.thing, env, lambda suit: q.index(q.index("t.fits", card), suit)))
    if isinstance(c, e.SuitIs) and isinstance(c.suit, e.Attr) and c.suit.name == "suit" and type_of(c.suit.of)[1]:
        return of_some(c.suit.of, env, lambda suit: q.paren(q.op(suit_of(c.of, env), "==", suit)))
    if isinstance(c, e.SuitIs):
        return q.paren(q.op(suit_of(c.of, env), "==", value(c.suit, env)))
    if isinstance(c, e.CardIs):
        return card_is(value(c.of, env), c.what)
    if isinstance(c, e.CardHas):
        if c.what == "item":
            return q.paren(q.op(q.index("t.card_item", value(c.of, env)), ">=", "0"))
        return q.index(f"t.card_{ident(c.what)}", value(c.of, env))
    if isinstance(c, e.SortIs):
        row = value(c.of, env) if type_of(c.of)[0] == "piece" else q.op(value(c.of, env), "//", "t.width")
        if isinstance(c.what, d.Kind):
            return q.paren(q.op(row, "in", f"t.all_{rowsets.kind_key([c.what])}"))
        return q.paren(q.op(row, "in", f"t.sort_{ident(c.what.path)}"))
    if isinstance(c, e.InState):
        marks = q.attr(exprs.record(c.group.system, exprs.keeper(c.group.system, env)), f"{ident(c.group.name)}_state")
        return q.paren(q.op(q.index(marks, value(c.mode, env)), "==", c.group.states.index(c.state)))
    if isinstance(c, e.Holds):
        args = [value(a, env) for a in c.args]
        short = in_place(c, env)
        if short:
            return q.piece(short)
        return q.call(f"t.c_{ident(c.decl.path)}", "t", "s", exprs.asker(c.decl, env), *args)
    if isinstance(c, e.Flag):
        return q.paren(q.op(exprs.number_slot(c.decl, c.of, env), "==", "1"))
    if isinstance(c, e.Done):
        return q.call("was_set", env.name(c.name))
    if isinstance(c, e.SeatCount):
        if c.system:
            return q.paren(q.op(q.call("t.seat_systems.count", q.quoted(c.system)), c.op, c.n))
        return q.paren(q.op("t.players", c.op, c.n))
    if isinstance(c, e.SeatIs):
        return q.call("holds_file", "t", value(c.of, env), q.quoted(c.system))
    if isinstance(c, e.HasScore):
        return q.paren(q.op(q.index("s.score", value(c.of, env)), ">=", "0"))
    if isinstance(c, e.InCoalition):
        partners = q.op(q.index("s.team", "p"), "==", q.index("s.team", value(c.of, env)))
        return q.paren(q.op(q.call("len", q.each("p", "p", "t.seats", partners)), ">", 1))
    if isinstance(c, e.During):
        who = value(c.who, env) if c.who is not None else "-1"
        return q.call("running", "s", q.quoted(c.path), who)
    if isinstance(c, e.Replaced):
        return q.call("has_other_box", "t", q.quoted(c.of.decl.name), exprs.value(c.of.owner, env))  # type: ignore[arg-type]
    if isinstance(c, e.Full):
        return q.call("track_full", "t", "s", value(c.of, env))
    if isinstance(c, e.UnitState):
        return q.paren(q.op(q.index(f"t.state_{ident(c.decl.path)}", q.op(value(c.of, env), "//", "t.width")), "==", c.index))
    if isinstance(c, IsWild):
        return q.paren(q.all_of(["s.lasting", q.op(q.call("wild", "s", env.holder(), value(c.of, env)), ">", "0")]))
    if isinstance(c, e.SortAmong):
        kind, many = type_of(c.among)
        units: str
        if isinstance(c.among, e.Var) and kind == "piece":
            units = q.some_of([q.op(value(c.among, env), "*", "t.width")])
        elif isinstance(c.among, e.Var) and kind == "unit" and not many:
            units = q.some_of([value(c.among, env)])
        else:
            units = sets.members(c.among, env)
        return q.call("same_sort", "t", value(c.of, env), units)
    if isinstance(c, e.OtherHas):
        mine, mode = exprs.record(c.group.system, "p"), value(c.mode, env)
        seats = q.all_of([q.op(q.index("t.seat_systems", "p"), "==", q.quoted(c.group.system)), q.op("p", "!=", env.holder())])
        return q.some(q.all_of([seats, q.op(q.attr(mine, ident(c.group.name)), "==", mode)]), "p", "t.seats")
    if isinstance(c, e.OnTrack):
        return q.paren(q.op(q.op(value(c.of, env), "%", "t.width"), "in", "t.capacity"))
    if isinstance(c, e.Declared):
        return q.paren(q.op(intent(c.name), "in", q.attr(env.above(), "intents")))
    if isinstance(c, e.Happened):
        return q.paren(q.all_of(q.op(intent(p), "in", q.attr(env.above(), "happened")) for p in c.paths))
    if isinstance(c, e.CanPlace):
        what = [q.pair(value(sort, env), value(n, env)) for n, sort in c.what]
        return q.call("can_place_all", "t", "s", env.holder(), q.listed(what), value(c.place, env))
    raise NotYet("a condition of this kind", "Look in docs/reference/conditions.md for another form of it.", c)


def intent(name: str) -> int:
    """A declared intent, or a procedure that happened, as a small number that is the same everywhere."""
    return zlib.crc32(name.encode()) & 0xFFFF


def in_place(c: e.Holds, env: Env) -> str:
    """A declared condition of one plain comparison, or of one look at a count, is written out where it is asked."""
    body = c.decl.body
    looks = len(body) == 1 and isinstance(body[0], e.Exists)
    if not looks and (len(body) != 1 or not isinstance(body[0], e.Same) or c.decl.phrase[:1] == ["word"]):
        return ""
    given = {p.name: exprs.value(a, env) for p, a in zip(c.decl.params, c.args, strict=True)}
    if any(not part.isidentifier() for text in given.values() for part in text.split(".")):
        return ""
    inner = env.alias(**given)
    text = cond(body[0], inner)
    return text if not looks or text.startswith(("(s.at[", "(s.here[")) else ""


def linked(c: e.Linked, env: Env) -> q.Code:
    """`a` joined to `b`; with a set for `b`, joined to one of its members."""
    if c.kinds:
        ways = [q.call("along", "t", "s", q.quoted(kind), exprs.value(c.a, env)) for kind in c.kinds]
        by_kind = ways[0] if len(ways) == 1 else q.row(map(q.star, ways))
        if type_of(c.b)[1]:
            return q.paren(q.no(q.call(q.attr(q.set_of(by_kind), "isdisjoint"), sets.members(c.b, env))))
        return q.paren(q.op(exprs.value(c.b, env), "in", by_kind))
    if type_of(c.b)[1]:
        _, it = env.inner("place")
        belongs = sets.belongs(c.b, it, env)
        if belongs:  # few places are joined to one, so they are asked, not the members of the set
            return q.some(belongs, it, reach(c, env))
        return q.some(q.op(it, "in", reach(c, env)), it, sets.members(c.b, env))
    return q.paren(q.op(exprs.value(c.b, env), "in", reach(c, env)))


def reach(c: e.Linked, env: Env) -> str:
    """The places joined to `a`."""
    a = exprs.value(c.a, env)
    return q.call("links", "t", "s", exprs.value(c.mover, env), a) if c.mover is not None else q.call("beside", "t", "s", a)


def of_some(x: e.Expr, env: Env, test: Callable[[str], q.Code]) -> q.Code:
    """A test of the suit of one thing; of a set it is enough that it holds for one member."""
    kind, many = type_of(x)
    if not many:
        return test(suit_of(x, env))
    kind = "unit" if kind == "group" else kind
    inner, it = env.inner(kind)
    return q.some(test(suit_of(e.It(kind), inner)), it, sets.singles(x, env))


def suit_of(x: e.Expr, env: Env) -> str:
    """The suit of anything that has one."""
    kind = type_of(x)[0].split()[0]
    text = exprs.value(x, env)
    if kind == "suit":
        return text
    table = {"place": "s.suit", "card": "t.card_suit", "piece": "t.row_suit"}.get(kind)
    if table:
        return q.index(table, text)
    if kind == "mode":
        return exprs.value(e.Attr("suit", x, "suit"), env)
    if kind == "unit":
        return q.call("suit_of_unit", "t", "s", text)
    if kind == "piece":
        return q.index("t.row_suit", text)
    raise NotYet(f"the suit of {said(kind)}", "Places, cards, pieces, sorts of piece and modes have suits.", x)


def card_is(card: str, what: d.Kind | d.CardDecl) -> q.Code:
    if isinstance(what, d.Kind):
        return q.index(f"t.kind_{ident(what.path)}", card)
    return q.paren(q.op(q.index("t.card_sort", card), "==", f"t.sort_of_{ident(what.path)}"))
