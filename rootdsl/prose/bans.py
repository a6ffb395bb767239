"""Bans: what nobody, or somebody, may do, as sentences."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.checks.walk import nodes
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.bans import PLACE, renamed
from rootdsl.prose.additions import ADDITIONS
from rootdsl.prose.clause import (
    Adverbial,
    Block,
    Clause,
    NounPhrase,
    Phrase,
    Pronoun,
    Quoted,
    clause,
)
from rootdsl.prose.conditions import going_on
from rootdsl.prose.plan import ANY, ONE, Planner, listing, plans


@plans(ADDITIONS, s.Ban)
def _(p: Planner, x: s.Ban) -> list[Block]:
    return [Block(c) for c in banned(p, x)]


def banned(p: Planner, x: s.Ban) -> list[Clause]:
    """`nobody may place a building in ...`, and the conditions of it."""
    old, p.words = p.words, dict(p.words)
    try:
        return [forbidding(p, x)]
    finally:
        p.words = old


def of_those(x: s.Ban) -> s.Ban:
    """A ban with what it asks of whoever would do it as a filter of those players: `enemies who have 5 points cannot ...`."""
    who = x.performer if x.performer is not None else e.Players()
    asked = [g for g in x.guards if any(isinstance(y, e.Var) and y.name == x.who for y in nodes(g))]
    own = any(isinstance(y, e.It) and y.type == "player" or isinstance(y, e.Var) and y.name in x.roles for y in nodes(asked))
    if not asked or own or not isinstance(who, e.Players):
        return x
    filters = [*who.filters, *(renamed(g, {x.who: e.It("player")}) for g in asked)]
    return replace(x, performer=replace(who, filters=filters), guards=[g for g in x.guards if not any(g is y for y in asked)])


def with_those(x: s.Ban) -> s.Ban:
    """The same of whom it is done to: `you cannot battle another player who has 5 points`."""
    for role, among in x.bound.items():
        names = {role, x.other.get(role, role)}
        asked = [g for g in x.guards if any(isinstance(y, e.Var) and y.name in names for y in nodes(g))]
        known = {x.who, *x.roles, *x.other, *x.other.values()} - names
        more = any(isinstance(y, e.It) and y.type == "player" or isinstance(y, e.Var) and y.name in known for y in nodes(asked))
        if asked and not more and isinstance(among, e.Players):
            filters = [*among.filters, *(renamed(g, dict.fromkeys(names, e.It("player"))) for g in asked)]
            guards = [g for g in x.guards if not any(g is y for y in asked)]
            x = replace(x, bound={**x.bound, role: replace(among, filters=filters)}, guards=guards)
    return x


def forbidding(p: Planner, x: s.Ban) -> Clause:
    x = with_those(of_those(x))
    p.words[x.who] = NounPhrase(("player",), "this")
    kinds = x.where.kinds if isinstance(x.where, e.Places) else []
    kinds = kinds or [kind for y in p.library.systems.values() for kind in y.of(d.PlaceKind)]
    if kinds:
        p.words[PLACE] = NounPhrase((kinds[0].path,), "this")
    if isinstance(x.performer, e.Union):
        who: Phrase = listing([p.phrase(y, ANY) for y in x.performer.sets])
    else:
        who = p.phrase(x.performer, ANY) if x.performer is not None else Pronoun("nobody")
    if x.verb == "remove" and isinstance(x.what, e.Pieces) and x.what.at is None:
        x = replace(x, what=replace(x.what, at=x.where), where=None)      # where they stand tells which
    what = p.phrase(x.what, ONE if who == Pronoun("nobody") else ANY) if x.what is not None else None
    where = p.phrase(x.where, ONE) if x.where is not None else None
    mood = "may" if who == Pronoun("nobody") else "cannot"
    if who == Pronoun("nobody") and what is not None:
        mood = "barred"
        if isinstance(what, NounPhrase) and what.owner is not None and what.det == "a":
            what = replace(what, det="the", plural=True)
    decl = p.library.by_path.get(x.verb)
    if isinstance(decl, d.Callable_) and decl.params:
        names = list(decl.params)
        places = [str(y.name) for y in names if y.type == "place"]
        others = [str(y.name) for y in names[1:] if y.type != "place"]
        roles = [(str(names[0].name), who)]
        if what is not None and others:
            roles.append((others[0], what))
        if where is not None and places:
            roles.append((places[-1], where))
        roles += [(role, p.phrase(among, ONE)) for role, among in x.bound.items()]
        p.words |= {role: NounPhrase((p.lex.label(decl.path, role),), "the") for role in x.roles}
        found = Clause(x.verb, tuple(roles), mood)
    else:
        found = clause(x.verb, mood, subject=who, what=what, where=where)
    if x.except_by:
        found = found.adding(Adverbial("except_by", phrase=listing([Quoted(y) for y in x.except_by], True)))
    if isinstance(x.outside, e.During):
        found = found.adding(Adverbial("outside", phrase=going_on(p, x.outside)))
    elif x.outside is not None:
        found = found.adding(Adverbial("unless", p.condition(x.outside)))
    if x.guards:
        found = found.adding(Adverbial("if", p.condition(e.All(list(x.guards)))))
    return found
