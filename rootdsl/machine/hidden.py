"""Which choices hang on cards that others do not see."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.model import expr as e
from rootdsl.model import stmt as s


def prefix_hangs_on_hidden(body: Sequence[s.Base], depth: int = 0) -> bool:
    """Does it depend on cards that others do not see whether a body can be begun?"""
    for x in body:
        if isinstance(x, s.Choose) and hangs_on_hidden(x):
            return True
        if isinstance(x, s.Cost):
            return prefix_hangs_on_hidden(x.pay, depth) or prefix_hangs_on_hidden(x.effect, depth)
        if isinstance(x, s.Invoke):
            return depth < 4 and prefix_hangs_on_hidden(x.decl.body, depth + 1)
        if isinstance(x, (s.Put, s.Discard, s.RemoveCards)) and unseen(x.what.of if isinstance(x.what, e.Random) else x.what):
            return True
        if not isinstance(x, (s.Choose, s.Needs, s.Match, s.LetName)):
            return False
    return False


def hangs_on_hidden(x: s.Choose) -> bool:
    """Does it depend on cards that others do not see whether the choice can be made?"""
    return unseen(x.among)


def unseen(x: e.Expr) -> bool:
    """Are these cards of a pile that only its owner sees?"""
    zones = x.zone if isinstance(x, e.Cards) else []
    return any(isinstance(z, e.ZoneRef) and z.decl.seen == "owner" for z in zones)


def told_by_branches(branches: Sequence[Sequence[s.Base]]) -> bool:
    """Would the words of these ways tell others what lies hidden, and goes on lying hidden?"""
    return any(isinstance(x, s.Put) and covered(x.where) and from_hidden(x.what) for branch in branches for x in branch)


def covered(x: e.Expr) -> bool:
    """A box or pile that not all see."""
    return isinstance(x, (e.BoxRef, e.ZoneRef)) and x.decl.seen != "all"


def from_hidden(x: object) -> bool:
    """Does a thing come out of a box or pile that not all see?"""
    if isinstance(x, e.Pieces):
        return x.at is not None and covered(x.at)
    if isinstance(x, e.Cards):
        return any(covered(z) for z in x.zone or ())
    inner = [getattr(x, name) for name in ("of", "pieces", "cards", "what", "among") if hasattr(x, name)]
    return any(from_hidden(y) for y in inner)
