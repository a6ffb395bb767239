"""Dealings among players, and what lasts until a point is reached: standing, coalitions, amended values."""

from __future__ import annotations

from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.prose.clause import Adverbial, Between, Block, Clause, Exactly, NounPhrase, Phrase, Quoted, clause
from rootdsl.prose.conditions import span_noun
from rootdsl.prose.effects import do
from rootdsl.prose.plan import ONE, STATEMENTS, YOU, Planner, listing, plans
from rootdsl.prose.values import amount_of, value_of


@plans(STATEMENTS, s.Declare)
def _(p: Planner, x: s.Declare) -> list[Block]:
    during = NounPhrase((p.occasion,), "here") if p.occasion else None
    return do(p, "announce", x.who, what=Quoted(p.lex.label(p.system.name, x.name)), for_=during)


@plans(STATEMENTS, s.SetStanding)
def _(p: Planner, x: s.SetStanding) -> list[Block]:
    marker = NounPhrase((x.decl.path,), "the", owner=p.me)
    if x.by is not None:
        back = x.by.b if isinstance(x.by, e.Arith) and x.by.op == "-" and x.by.a == e.Num(0) else x.by
        back = e.Num(-x.by.n) if isinstance(x.by, e.Num) and x.by.n < 0 else back
        spaces = NounPhrase(("space",), "", back != e.Num(1), p.amount(back))
        return do(p, "move_marker" if back is x.by else "move_marker_back", marker=marker, toward=p.phrase(x.toward), spaces=spaces)
    return do(p, "set_marker", marker=marker, toward=p.phrase(x.toward), to=p.phrase(x.to) if x.to is not None else None)


@plans(STATEMENTS, s.Coalition)
def _(p: Planner, x: s.Coalition) -> list[Block]:
    return do(p, "join", x.who, friend=p.phrase(x.friend))


@plans(STATEMENTS, s.TreatAs)
def _(p: Planner, x: s.TreatAs) -> list[Block]:
    if x.any_of is not None:
        kind = NounPhrase((x.any_of.path,), "any")
        found = clause("treat_as_any", subject=p.phrase(x.who), what=p.phrase(x.what), kind=kind)
    else:
        purposes = listing([Quoted(f"{self_law(p, y)}.purpose_{y}") for y in x.purposes]) if x.purposes else None
        who = p.phrase(x.who)
        own = "treat_as_own" if who == YOU else "treat_as_theirs"
        found = clause(own, subject=who, what=p.phrase(x.what), purposes=purposes)
    return [Block(found.adding(lasting(p, x.span)))]


@plans(STATEMENTS, s.OpenFor)
def _(p: Planner, x: s.OpenFor) -> list[Block]:
    found = clause("count_as_path", "fact", subject=NounPhrase((x.kind.path,), "each"), for_=p.phrase(x.who))
    return [Block(found.adding(lasting(p, x.span)))]


@plans(STATEMENTS, s.Activate)
def _(p: Planner, x: s.Activate) -> list[Block]:
    return do(p, "activate", None, what=NounPhrase(("piece",), "this"))


def self_law(p: Planner, purpose: str) -> str:
    return next((name for name in p.library.systems if f"{name}.purpose_{purpose}" in p.library.by_path), p.system.name)


def lasting(p: Planner, span: str) -> Adverbial:
    if span == s.UNTIL_TURN:
        return Adverbial("until_begins", phrase=NounPhrase(("turn",), "the", owner=p.performer, mods=("next",)))
    return Adverbial("until_end", phrase=span_noun(p, span))


@plans(STATEMENTS, s.Amend)
def _(p: Planner, x: s.Amend) -> list[Block]:
    from rootdsl.prose.nouns import called

    value = called(p, x.value, [p.phrase(y, ONE) for y in x.args])
    parts = amended(p, value, x.add, x.low, x.high)
    return [Block(c.adding(lasting(p, x.span))) for c in parts]


def amended(p: Planner, value: Phrase, add: e.Expr | None, low: e.Expr | None, high: e.Expr | None) -> list[Clause]:
    """What is added to a value, and between what it is kept."""
    out = []
    if isinstance(add, e.Arith) and add.op == "-" and add.a == e.Num(0):
        out.append(clause("be_less", "fact", subject=value, what=value_of(p, add.b)))
    elif add is not None:
        less = isinstance(add, e.Num) and add.n < 0
        amount: Phrase = Exactly(-add.n) if isinstance(add, e.Num) and less else value_of(p, add)
        out.append(clause("be_less" if less else "be_more", "fact", subject=value, what=amount))
    limits = [Between(amount_of(p, low), None)] if low is not None else []
    limits += [Between(None, amount_of(p, high))] if high is not None else []
    out += [clause("be", "fact", subject=value, what=limit) for limit in limits]
    return out


@plans(STATEMENTS, s.CountsAs)
def _(p: Planner, x: s.CountsAs) -> list[Block]:
    return [Block(clause("count_as_removed", "fact", subject=p.phrase(x.what), by=p.phrase(x.who)).adding(lasting(p, x.span)))]


@plans(STATEMENTS, s.Open)
def _(p: Planner, x: s.Open) -> list[Block]:
    card = x.args.get("card")
    if x.what == "resolve" and card is not None and not isinstance(card, str):
        return do(p, "resolve", what=p.phrase(card))
    roles = [p.phrase(y, ONE) if not isinstance(y, str) else Quoted(f"{p.system.name}.{y}") for y in x.args.values()]
    found = clause("apply", subject=p.performer, what=Quoted(f"{p.system.name}.{x.what}"), to=listing(roles) if roles else None)
    return [Block(found.adding(lasting(p, x.span)) if x.span else found)]
