"""Filters of a set: at most two words before the noun, short phrases behind it, the rest as relative clauses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.prose.clause import Between, Clause, Condition, NounPhrase, Phrase, Pronoun, Relative, Tail, fact, filled, gaps
from rootdsl.prose.plan import ANY, ONE, Planner, Shape
from rootdsl.prose.walk import conjuncts, shown_item

MOST_MODS = 2
GAP = Pronoun("gap")


def attach(p: Planner, np: NounPhrase, filters: Iterable[e.Cond]) -> NounPhrase:
    """The noun with its filters, each in the shortest form that it has."""
    for cond in conjuncts(filters):
        np = one_filter(p, np, cond)
    return np


def one_filter(p: Planner, np: NounPhrase, cond: e.Cond) -> NounPhrase:
    old, p.it = p.it, GAP
    try:
        if isinstance(cond, e.Flag) and it(cond.of) and cond.decl.scope == "place" and len(np.heads) == 1 and not np.mods:
            return replace(np, heads=(cond.decl.path,))
        if isinstance(cond, e.Same) and shown_item(cond) and np.heads == p.sort_chosen(cond):
            if isinstance(cond.b, e.Var):
                sort = p.heads(cond.b)      # the pieces are called what the chosen sorts are
                np = np if sort == ("piece",) else replace(np, heads=sort)
                return replace(np, det="each_such" if np.det == "each" else "such", plural=False, amount=None)
            of = p.phrase(cond.b.of)  # type: ignore[union-attr, arg-type]
            return replace(belongs(np, of), det="the", plural=False, amount=None)
        if is_current_mode(cond, np.heads) and np.det in ("a", "any"):
            return replace(np, det="another")
        if isinstance(cond, e.Not) and isinstance(cond.part, e.SortAmong) and it(cond.part.of):
            among = cond.part.among
            one = among.sorts[0] if isinstance(among, e.Pieces) and len(among.sorts) == 1 else None
            single = isinstance(one, d.Piece) and one.count == 1 and not one.more and not one.neutral     # there is but one of them
            kind, shape = ("unlike_one", Shape("the", False)) if single else ("unlike", ONE)
            return replace(np, tails=(*np.tails, Tail(kind, p.phrase(among, shape))))
        mod = word_before(p, cond)
        if mod and len(np.mods) < MOST_MODS:
            return replace(np, mods=(*np.mods, mod))
        if isinstance(cond, e.Not):
            inner = word_before(p, cond.part)
            if inner and isinstance(cond.part, e.Holds) and p.lex.term(inner).kind in ("adjective", "noun") and not p.lex.term(inner).joint:
                return replace(np, relatives=(*np.relatives, Relative(p.condition(cond))))
            if inner:
                plain = NounPhrase(np.heads, "a", mods=(inner,))
                return replace(np, relatives=(*np.relatives, Relative(replace(fact("be", subject=GAP, what=plain), negated=True))))
        tail = phrase_behind(p, cond)
        if tail is not None:
            return replace(np, tails=(*np.tails, tail))
        return replace(np, relatives=(*np.relatives, Relative(of_itself(p.condition(cond), np))))
    finally:
        p.it = old


def of_itself(said: Condition, np: NounPhrase) -> Condition:
    """What the member under test has of its own, behind the relative pronoun: `players who have no card in their hand`."""
    if not isinstance(said, Clause) or said.role("subject") != GAP or gaps(said) == 1 \
            or GAP in [v for k, v in said.roles if k != "subject"]:
        return said
    person = np.heads in (("player",), ("enemy",))
    own = Pronoun("their" if person else "it", np.heads, np.plural)
    return replace(said, roles=tuple((k, v if k == "subject" else filled(v, own)) for k, v in said.roles))  # type: ignore[misc]


def is_current_mode(cond: e.Cond, heads: tuple[str, ...]) -> bool:
    """Any mode but the one that holds now."""
    inner = cond.part if isinstance(cond, e.Not) else None
    return isinstance(inner, e.Same) and it(inner.a) and isinstance(inner.b, e.ReadMode) and heads == (inner.b.group.path,)


def belongs(np: NounPhrase, of: Phrase) -> NounPhrase:
    """Of the member under test it is `its` thing or `whose` thing, of others the thing `of` them."""
    return replace(np, owner=of) if isinstance(of, Pronoun) and of.kind in ("gap", "it") else replace(np, tails=(Tail("of", of), *np.tails))


def it(x: object) -> bool:
    return isinstance(x, e.It)


def word_before(p: Planner, cond: e.Cond) -> str:
    """The key of an adjective or a compound that says the filter in a word, or ''."""
    if isinstance(cond, e.SuitIs) and it(cond.of) and isinstance(cond.suit, e.SuitRef):
        return cond.suit.decl.path
    if isinstance(cond, e.PlaceFlag) and it(cond.of):
        from rootdsl.prose.values import place_word

        return place_word(p, cond.name)
    if isinstance(cond, e.InState) and it(cond.mode):
        return f"{cond.group.path}.{cond.state}"
    if isinstance(cond, e.UnitState) and it(cond.of):
        return f"{cond.decl.system}.{cond.decl.words[cond.index]}"
    if isinstance(cond, e.Holds) and cond.decl.phrase[:1] == ["word"] and len(cond.args) == 1 and it(cond.args[0]):
        return cond.decl.path
    if isinstance(cond, e.CardHas) and it(cond.of) and cond.what in ("costed", "immediate", "persistent"):
        return cond.what
    return ""


def phrase_behind(p: Planner, cond: e.Cond) -> Tail | None:
    """A short phrase behind the noun, or None."""
    negated = isinstance(cond, e.Not)
    inner = cond.part if isinstance(cond, e.Not) else cond
    if isinstance(inner, e.Exists) and isinstance(inner.of, e.Pieces) and it(inner.of.at):
        what = replace(inner.of, at=None)
        if negated:
            return Tail("without", p.phrase(what, ANY))
        if inner.least == e.Num(1):
            return Tail("with", p.phrase(what, ONE))
        return Tail("with", p.phrase(what, Shape("", True, Between(p.amount(inner.least), None), True)))
    if isinstance(inner, e.Exists) and isinstance(inner.of, e.Pieces) and it(inner.of.owner) and not negated:
        shape = ONE if inner.least == e.Num(1) else Shape("", True, Between(p.amount(inner.least), None), True)
        return Tail("with", p.phrase(replace(inner.of, owner=None), shape))
    borne = (e.Call, e.PlaceNumber, e.ReadNumber)
    if isinstance(inner, e.Compare) and isinstance(inner.a, borne) and isinstance(inner.b, e.Num) and not negated:
        path = counted_noun(p, inner.a)
        if path:
            from rootdsl.prose.values import compared

            if inner.op == "==" and inner.b.n == 0:
                return Tail("without", NounPhrase((path,), "", True))
            return Tail("with", NounPhrase((path,), "", True, compared(p, inner.op, inner.b)))
    if negated:
        return None
    if (
        isinstance(inner, e.Compare)
        and inner.op == ">="
        and isinstance(inner.a, e.Count)
        and isinstance(inner.a.of, e.Pieces)
        and it(inner.a.of.at)
    ):
        return Tail("with", p.phrase(replace(inner.a.of, at=None), Shape("", True, Between(p.amount(inner.b), None), True)))
    if isinstance(inner, e.Exists) and isinstance(inner.of, e.Cards) and inner.least == e.Num(1) and len(inner.of.zone) == 1:
        zone = inner.of.zone[0]
        if isinstance(zone, e.ZoneRef) and it(zone.owner):
            p.it = Pronoun("their", ("player",))
            return Tail("with", p.phrase(inner.of, ONE))
    if isinstance(inner, e.Same) and (it(inner.a) or it(inner.b)):
        other = inner.b if it(inner.a) else inner.a
        if isinstance(other, e.ModeRef):
            return None
    if isinstance(inner, e.SuitIs) and it(inner.of):
        return Tail("of", p.phrase(inner.suit))
    return None


def counted_noun(p: Planner, x: e.Call | e.PlaceNumber | e.ReadNumber) -> str:
    """The noun of a number that a place bears, or of a counter toward a player, when it is that of the member under test."""
    from rootdsl.prose.values import place_word

    if isinstance(x, e.ReadNumber):
        return x.decl.path if x.decl.scope == "opponent" and it(x.of) else ""
    if isinstance(x, e.PlaceNumber):
        return place_word(p, x.name) if it(x.of) else ""
    if p.lex.known(x.decl.path) is None and not p.lex.term(x.decl.path).form("value"):
        return ""                       # no noun of which there are so many
    if len(x.args) == 1 and it(x.args[0]) and x.type == "number":
        return x.decl.path
    return ""
