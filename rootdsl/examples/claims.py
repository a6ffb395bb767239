"""The claims of an example: what must be true after its acts."""

from __future__ import annotations

from lark import Token

from rootdsl.examples import said
from rootdsl.examples.acts import whole_groups
from rootdsl.examples.script import Claim, SupplyCount, Turned, TurnedCount, cards_of, counted_sort, kinds_of, reader
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.cursor import Misread
from rootdsl.names.scope import Scope


def read_claims(words: list[Token], at: Token, scope: Scope) -> list[Claim]:
    """What one phrase claims, in whatever form it is said."""
    points = said.points_claim(words, scope)
    if points is not None:
        seat, verb, n = points
        who = reader(words[:seat], at, scope).noun()
        return [Claim(at, loss=(e.Points(who), e.Num(n), 1 if verb == "lose" else -1))]
    texts = [str(w) for w in words]
    no_win = next((i for i in range(len(texts)) if texts[i:] in (["does", "not", "win"], ["do", "not", "win"], ["loses"], ["lose"])), 0)
    if no_win or texts[:1] == ["not"] and texts[-1] in ("win", "wins"):
        r = reader(words[:no_win] if no_win else words[1:-1], at, scope)
        losers = [r.noun()]
        while r.c.take("and") or r.c.take("or"):
            losers.append(r.noun())
        r.c.end("the end of the line")
        return [Claim(at, losers=losers)]
    if texts[1:2] == ["can"] or texts[2:3] == ["can"]:
        i = texts.index("can")
        found = read_claim([*words[:i], Token.new_borrow_pos("CANNOT", "cannot", words[i]), *words[i + 1:]], at, scope)
        return [Claim(at, can=found.cannot, pre=found.pre)]
    try:
        return [read_claim(part, at, scope) for part in said.claim_words(words, scope)]
    except Misread as miss:
        raise said.claim_fault(miss, words, scope) from miss


def read_claim(words: list[Token], at: Token, scope: Scope) -> Claim:
    """Any condition, or `P lose N PIECES in PLACE`, `P gain N PIECES in PLACE`, `P cannot VERB ...`, `P wins`, `nobody wins`.

    `P saw CARD`: it was shown in the course of the example; `P sees CARD`: it lies where P sees it.
    """
    texts = [str(w) for w in words]
    if "cannot" in texts:
        i = texts.index("cannot")
        offered = [x for y in scope.library.systems.values() for x in y.free if x.path.rpartition(".")[2] == "".join(texts[i + 1:])]
        if offered:
            raise Misread(words[i + 1], "E0303", word=texts[i + 1], expected="a procedure. A free action is offered: play its phase, with"
                          f" `not {texts[i + 1]}` among the answers")
        r = reader([*words[:i], *words[i + 1:]], at, scope)
        stmts = r.sentence()
        call = next((x for x in stmts if isinstance(x, s.Invoke)), None)
        if call is None:
            raise Misread(at, "E0701")
        whole_groups(call)
        return Claim(at, cannot=call, pre=[x for x in stmts if x is not call])
    if said.verb_at(texts, ("win", "wins")) == len(texts) - 1 > 0:
        r = reader(words[:-1], at, scope)
        winners = [r.noun()]
        while r.c.take("and"):
            winners.append(r.noun())
        r.c.end("the end of the line")
        return Claim(at, winners=winners)
    for verb in ("saw", "sees", "see"):
        i = said.verb_at(texts, (verb,))
        if i:
            held = texts[0] != "not"
            viewer = reader(words[0 if held else 1:i], at, scope).noun()
            return Claim(at, seen=(viewer, cards_of(reader(words[i + 1:], at, scope), True), verb, held))
    for verb, sign in (("lose", 1), ("loses", 1), ("gain", -1), ("gains", -1)):
        if verb in texts and texts[texts.index(verb) + 1: texts.index(verb) + 2] and texts[texts.index(verb) + 1].isdigit():
            i = texts.index(verb)
            r = reader(words[:i], at, scope)
            who = r.noun()
            r = reader(words[i + 1:], at, scope)
            n = e.Num(int(r.c.next()))
            what = r.head()
            if isinstance(what, e.Pieces):
                what.owner = who
                what.sorts = [x for s_ in what.sorts for x in kinds_of(s_, r)]
            r.filters(what)
            if not r.c.done:
                raise r.wrong("the end of the line")
            return Claim(at, loss=(what, n, sign))
    r = reader(words, at, scope)
    state = scope.place_state(texts[-1])
    if state is not None and texts[-2:-1] == ["is"] and texts[0] != "not":
        site = r.noun()
        if r.c.take("is"):
            return Claim(at, cond=e.Flag(state, site))
        r = reader(words, at, scope)
    if len(texts) > 2 and texts[0].isdigit() and ("is" in texts or "are" in texts) and try_sort(words, at, scope):
        number, sort = counted_sort(r)
        if r.c.take("is") or r.c.take("are"):
            if r.c.take("in supply"):
                return Claim(at, cond=e.Compare("==", SupplyCount(sort), number))
            if r.c.take("in") or r.c.take("on"):
                if r.c.take("the map"):
                    where: e.Expr | None = None
                else:
                    where = r.noun()
                if isinstance(sort, Turned) and r.c.done and where is not None:
                    return Claim(at, cond=e.Compare("==", TurnedCount(sort, where), number))
                pieces = e.Pieces([sort.decl], sort.owner if not sort.decl.neutral else None, where)
                if r.c.done:
                    return Claim(at, cond=e.Compare("==", e.Count(pieces), number))
        r = reader(words, at, scope)
    try:
        return Claim(at, cond=exact(r.whole_condition(), texts))
    except Misread:
        if texts[:1] != ["not"] or len(texts) < 2:
            raise
    denied = read_claim(words[1:], at, scope)           # `not 5 is hexed`: what can be claimed can be denied
    if denied.cond is not None:
        return Claim(at, cond=e.Not(denied.cond))
    if denied.seen is not None:
        return Claim(at, seen=(*denied.seen[:3], not denied.seen[3]))
    raise Misread(words[0], "E0716", text=" ".join(texts))


def try_sort(words: list[Token], at: Token, scope: Scope) -> bool:
    """Do the words begin with a number and a sort of piece (and not with cards, players or places)?"""
    try:
        counted_sort(reader(words, at, scope))
    except Misread:
        return False
    return True


def exact(cond: e.Cond, _texts: list[str]) -> e.Cond:
    return cond
