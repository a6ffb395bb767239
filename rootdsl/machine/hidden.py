"""Which choices hang on cards and pieces that others do not see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rootdsl.checks.walk import nodes
from rootdsl.model import expr as e
from rootdsl.model import stmt as s

NAMES = 8       # names that stand for names: so far is looked for the set that is meant

@dataclass(slots=True)
class Provided(s.Base):
    """A condition on what others do not see, under which something may be done: it is asked with the offer, and not before it, so
    that silence tells nothing where prompts are always shown. Only the machine makes this."""

    cond: e.Cond


def tells_hidden(c: object) -> bool:
    """Does a condition hang on what lies where not all see it? How many lie there all may count."""
    for x in asked_of(c):
        if isinstance(x, e.Cards) and (x.kinds or x.filters) and any(covered(z) for z in x.zone or ()):
            return True
        if isinstance(x, e.Pieces) and x.sorts and x.at is not None and covered(x.at):
            return True
    return False


def asked_of(c: object, depth: int = 0) -> Iterator[object]:
    """What a condition is made of, with what the values and words are made of that it asks."""
    for x in nodes(c):
        yield x
        if isinstance(x, (e.Call, e.Holds)) and depth < NAMES:
            yield from asked_of(list(getattr(x.decl, "body", ())), depth + 1)


def behind(conditions: Sequence[e.Cond], body: Sequence[s.Stmt]) -> tuple[list[e.Cond], list[s.Stmt]]:
    """Conditions before a body that is only offered: those on hidden things are asked with the offer."""
    parts = [y for c in conditions for y in (c.parts if isinstance(c, e.All) else [c])]
    secret = [c for c in parts if tells_hidden(c)]
    if not secret or not body or not all(isinstance(x, s.May) for x in body):
        return list(conditions), list(body)
    under = e.All(secret) if len(secret) > 1 else secret[0]
    offers: list[s.Stmt] = [replace(x, body=provided(under, x.body)) for x in body if isinstance(x, s.May)]
    return [c for c in parts if c not in secret], offers


def provided(cond: e.Cond, body: Sequence[s.Stmt]) -> list[s.Stmt]:
    """The body of an offer under a condition; a choice with which it begins stays the question that is asked."""
    first = body[0] if body else None
    if isinstance(first, s.Cost) and first.pay:
        return [replace(first, pay=provided(cond, first.pay)), *body[1:]]
    asked: s.Stmt = Provided(first.at if first is not None else None, cond)  # type: ignore[assignment]
    return [first, asked, *body[1:]] if isinstance(first, s.Choose) and not first.group else [asked, *body]


def prefix_hangs_on_hidden(body: Sequence[s.Base], depth: int = 0) -> bool:
    """Does it depend on what others do not see whether a body can be begun?"""
    for x in body:
        if isinstance(x, Provided) or (isinstance(x, s.Choose) and hangs_on_hidden(x)):
            return True
        if isinstance(x, s.Cost):
            return prefix_hangs_on_hidden(x.pay, depth) or prefix_hangs_on_hidden(x.effect, depth)
        if isinstance(x, s.Invoke):
            return depth < 4 and prefix_hangs_on_hidden(x.decl.body, depth + 1)
        if isinstance(x, (s.Put, s.Discard, s.RemoveCards)) and unseen(x.what.of if isinstance(x.what, e.Random) else x.what):
            return True
        if isinstance(x, (s.If, s.ChooseOne)):
            return ways_hang_on_hidden(x, depth)
        if isinstance(x, (s.Loop, s.Ignoring, s.Force)) and prefix_hangs_on_hidden(x.body, depth):
            return True
        if not isinstance(x, (s.Choose, s.Needs, s.Match, s.LetName, s.SetNumber, s.Reveal, s.Ignoring, s.Force)):
            return False
    return False


def ways_hang_on_hidden(x: s.If | s.ChooseOne, depth: int) -> bool:
    """The same of sentences of which one way is taken: what is hidden may also say which."""
    if isinstance(x, s.ChooseOne):
        return any(prefix_hangs_on_hidden(body, depth) for body in x.branches)
    if any(prefix_hangs_on_hidden(body, depth) for body in (*(body for _, body in x.branches), x.otherwise)):
        return True
    return any(tells_hidden(cond) for cond, _ in x.branches) and bool(x.otherwise)


def hangs_on_hidden(x: s.Choose) -> bool:
    """Does it depend on cards that others do not see whether the choice can be made?"""
    return unseen(x.among)


def unseen(x: e.Expr) -> bool:
    """Are these cards of a pile that only its owner sees, or pieces of a box that not all see?"""
    if isinstance(x, e.Pieces):
        return x.at is not None and covered(x.at)
    zones = x.zone if isinstance(x, e.Cards) else []
    if isinstance(x, e.Cards) and x.top is not None and (x.kinds or x.filters):        # what lies on top decides, and few have seen it
        return any(covered(z) for z in zones)
    return any(isinstance(z, e.ZoneRef) and z.decl.seen == "owner" for z in zones)


def origins(body: object) -> dict[str, e.Expr]:
    """The names that sentences give, and the set out of which each is taken."""
    out: dict[str, e.Expr] = {}
    for x in nodes(body):
        if isinstance(x, (s.Choose, s.ForEach)):
            out[x.name] = x.among
        elif isinstance(x, s.LetName):
            out[x.name] = x.value
    return out


def told_by_branches(branches: Sequence[Sequence[s.Base]], taken: Mapping[str, e.Expr]) -> bool:
    """Would the words of these ways tell others what lies hidden, and goes on lying hidden? `taken`: the origins of names above."""
    known = {**taken, **origins(branches)}
    return any(isinstance(x, s.Put) and covered(x.where) and from_hidden(x.what, known) for x in nodes(branches))


def covered(x: e.Expr) -> bool:
    """A box or pile that not all see."""
    return isinstance(x, (e.BoxRef, e.ZoneRef)) and x.decl.seen != "all"


def from_hidden(x: object, taken: Mapping[str, e.Expr], depth: int = 0) -> bool:
    """Does a thing come out of a box or pile that not all see?"""
    if isinstance(x, e.Pieces):
        return x.at is not None and covered(x.at)
    if isinstance(x, e.Cards):
        return any(covered(z) for z in x.zone or ())
    if isinstance(x, e.Var):
        return x.name in taken and depth < NAMES and from_hidden(taken[x.name], taken, depth + 1)
    inner = [getattr(x, name) for name in ("of", "pieces", "cards", "what", "among") if hasattr(x, name)]
    inner += x.sets if isinstance(x, e.Union) else []
    return any(from_hidden(y, taken, depth) for y in inner)
