"""What stands as long as its file does: free actions, victories, roads, ties, kept values and limits, as sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.reach import EACH
from rootdsl.prose.additions import ADDITIONS, once
from rootdsl.prose.clause import (
    Adverbial,
    Between,
    Block,
    Clause,
    Exactly,
    NounPhrase,
    Pronoun,
    Quoted,
    Tail,
    clause,
)
from rootdsl.prose.control import told
from rootdsl.prose.plan import ANY, ONE, YOU, Planner, plans


@plans(ADDITIONS, s.FreeAction)
def _(p: Planner, x: s.FreeAction) -> list[Block]:
    with p.within(x.path, x.body):
        if x.whose is not None:
            return of_others(p, x)
        blocks = p.body(x.body)
        leads = [Adverbial("during", phrase=NounPhrase((x.phase,), "the", owner=YOU))]
        if x.guards:
            leads.append(Adverbial("if", p.condition(e.All(list(x.guards)))))
        if (
            len(blocks) == 1
            and isinstance(blocks[0].sentence, Clause)
            and blocks[0].sentence.mood == "do"
            and not blocks[0].sentence.adverbials
        ):
            one = replace(blocks[0], sentence=replace(blocks[0].sentence, mood="may").adding(*leads))
            return [one, *once(p, x.once)]
        return [Block(clause("do_following", "may", subject=p.performer).adding(*leads), children=[*blocks, *once(p, x.once)])]


def of_others(p: Planner, x: s.FreeAction) -> list[Block]:
    """`During a phase of another player, that player may: ...`: they act, and the holder is still `you`."""
    assert x.whose is not None
    during = Adverbial("during", phrase=NounPhrase((x.phase,), "the", owner=p.phrase(x.whose, ONE)))
    saved = p.me, p.performer
    several = isinstance(x.whose, (e.Players, e.Union))
    p.me = p.performer = p.whose_turn = NounPhrase(("player",), "this") if several else p.phrase(x.whose, ONE)
    try:
        leads = [during, *([Adverbial("if", p.condition(e.All(list(x.guards))))] if x.guards else [])]
        blocks = [told(p, y, p.performer) for y in p.body(x.body)]
        return [Block(clause("do_following", "may", subject=p.performer).adding(*leads), children=[*blocks, *once(p, x.once)])]
    finally:
        p.me, p.performer = saved
        p.whose_turn = None


@plans(ADDITIONS, s.Victory)
def _(p: Planner, x: s.Victory) -> list[Block]:
    p.words[x.player] = NounPhrase(("player",), "a")
    cond = p.condition(x.cond)
    p.words[x.player] = NounPhrase(("player",), "this")
    return [Block(clause("win", "fact", subject=p.words[x.player]).adding(Adverbial("as_soon_as", cond)))]


@plans(ADDITIONS, s.AddedAction)
def _(p: Planner, x: s.AddedAction) -> list[Block]:
    verb = "have_action_each" if x.menu.startswith(EACH) else "have_action"
    return [Block(clause(verb, "fact", subject=YOU, menu=Quoted(x.menu.removeprefix(EACH))), children=p.body([x.action]))]


@plans(ADDITIONS, s.ComesBefore)
def _(p: Planner, x: s.ComesBefore) -> list[Block]:
    return [Block(clause("come_before", "fact", first=Quoted(x.first), second=Quoted(x.second)))]


@plans(ADDITIONS, s.Prefer)
def _(p: Planner, x: s.Prefer) -> list[Block]:
    return [Block(clause("outrank", "fact", first=Quoted(x.first), second=Quoted(x.second)))]


@plans(ADDITIONS, s.OpenPaths)
def _(p: Planner, x: s.OpenPaths) -> list[Block]:
    return [Block(clause("count_as_path", "fact", subject=NounPhrase((x.kind.path,), "each"), for_=p.phrase(x.who)))]


@plans(ADDITIONS, s.SeenBy)
def _(p: Planner, x: s.SeenBy) -> list[Block]:
    return [Block(clause("be_visible", "fact", subject=NounPhrase((x.zone.path,), "the", owner=YOU)))]


@plans(ADDITIONS, s.LinkedPlaces)
def _(p: Planner, x: s.LinkedPlaces) -> list[Block]:
    return [Block(clause("count_as_linked", "fact", subject=p.phrase(x.what), for_=p.phrase(x.who)))]


@plans(ADDITIONS, s.LeadTo)
def _(p: Planner, x: s.LeadTo) -> list[Block]:
    who = p.phrase(x.who, ANY) if x.who is not None else NounPhrase(("player",), "a")
    found = clause("lead", "may", subject=who, source=p.phrase(x.source, ANY), to=p.phrase(x.target))
    return [Block(found.adding(Adverbial("if", p.condition(e.All(list(x.guards))))) if x.guards else found)]


@plans(ADDITIONS, s.Keep)
def _(p: Planner, x: s.Keep) -> list[Block]:
    found = clause("keep_on" if x.on else "keep_off", subject=p.performer, what=p.phrase(x.what))
    return [Block(found.adding(Adverbial("as_long_as", over(p, x))) if x.cond is not None else found)]


@plans(ADDITIONS, s.Tie)
def _(p: Planner, x: s.Tie) -> list[Block]:
    from rootdsl.prose.effects import extreme
    from rootdsl.prose.nouns import measure

    if not x.kind:
        return [Block(clause("choose_at_random").adding(Adverbial("otherwise_left_open"))), Block(clause("decline_offers"))]
    heads = ("player",) if x.kind == "player" else (next((k.path for k in p.decls(d.PlaceKind)), p.place_noun()),)
    out: list[Block] = []
    for rank in x.chain:
        best = NounPhrase(heads, "such", tails=(Tail(extreme(rank), measure(p, rank.value)),))
        lead = Adverbial("if_several") if out else Adverbial("left_open", phrase=NounPhrase(heads, "", True))
        out.append(Block(clause("choose", what=best).adding(lead)))
    return out


def over(p: Planner, x: s.Keep) -> Any:
    old, p.it = p.it, Pronoun("it", p.heads(x.what), True)
    try:
        return p.condition(x.cond)  # type: ignore[arg-type]
    finally:
        p.it = old


def limit(p: Planner, piece: d.Piece) -> list[Block]:
    """`a clearing holds at most one nest`."""
    place = next((k for k in p.decls(d.PlaceKind) if k.name == piece.limit_in), None)
    what = NounPhrase((piece.path,), "", piece.limit != 1, Between(None, Exactly(piece.limit)))
    return [Block(clause("stand", "may", subject=what, where=NounPhrase((place.path if place else p.place_noun(),), "a")))]
