"""Piles of cards as Python expressions."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import exprs, sets
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.library import Library


def of_one_pile(x: e.Expr) -> bool:
    """Do these cards surely lie in one and the same pile? Then equal ones are one and the same choice."""
    if not isinstance(x, e.Cards) or len(x.zone) != 1 or piles_of(x.zone[0]) is not None:
        return False
    return not isinstance(x.zone[0], e.BoxRef) and not type_of(x.zone[0])[1]


def from_the_top(x: e.Expr, library: Library) -> bool:
    """Do these cards lie on one another, so that they are gone through from the top? In a hand, and in force, they lie side by side."""
    game = library.manifest()
    zone = x.zone[0] if isinstance(x, e.Cards) and x.top is None and of_one_pile(x) else None
    if not isinstance(zone, e.ZoneRef) or game is None:
        return False
    return zone.decl.name != game.draw_into and not zone.decl.active


def piles_of(x: e.Expr) -> e.Expr | None:
    """The players or places of whose piles a phrase speaks as one set of cards: `hand of other players`."""
    several = isinstance(x, (e.ZoneRef, e.BoxRef)) and x.owner is not None and type_of(x.owner)[1]
    return x.owner if several else None  # type: ignore[union-attr]


def listed_piles(x: e.ZoneRef, env: Env) -> str:
    """The piles of one name of several players or places."""
    assert x.owner is not None
    inner, it = env.inner(type_of(x.owner)[0])
    return q.each(q.index(exprs.attr("zone", x.decl), it), it, sets.members(x.owner, inner))


def tops(x: e.Expr, cards: str, n: str, env: Env) -> str:
    """So many cards from the top of a pile, or of each of the piles of several players or places."""
    if isinstance(x, e.BoxRef):
        raise NotYet("the top of several columns at once", "Write `for each column of BOX as NAME` above it.", x)
    return q.call("on_top", cards, n) if piles_of(x) is None else q.call("on_each_top", "s", listed_piles(x, env), n)  # type: ignore[arg-type]


def zone_cards(x: e.Expr, env: Env) -> str:
    """The cards that lie in a zone, column or box of columns, or in the zones of several players or places."""
    if isinstance(x, e.ZoneRef) and piles_of(x) is not None:
        return q.call("piled", "s", listed_piles(x, env))
    if isinstance(x, e.BoxRef):
        who = exprs.value(x.owner, env) if x.owner is not None else env.holder()
        return q.row(q.star(q.index("s.zones", q.index(f"t.zone_{ident(x.decl.path)}_{ident(c)}", who))) for c in x.decl.columns)
    return q.index("s.zones", exprs.value(x, env))
