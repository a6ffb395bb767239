"""The facts of an example: how the table lies before it begins."""

from __future__ import annotations

from lark import Token

from rootdsl.examples import said
from rootdsl.examples.script import ExampleReader, Fact, cards_of, counted_sort, reader, try_cards
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.names.cursor import Misread
from rootdsl.names.scope import Scope


def also_held(words: list[Token], facts: list[Fact], at: Token, scope: Scope) -> Fact | None:
    """`otters hold lantern, oar`: the cards after the comma."""
    if not facts or facts[-1].kind != "hold" or facts[-1].at is not at or not said.is_card(words, scope):
        return None
    r = reader(words, at, scope)
    cards = cards_of(r)
    return Fact("hold", at, {"who": facts[-1].data["who"], "cards": cards}) if r.c.done else None


def read_fact(words: list[Token], at: Token, scope: Scope) -> Fact:
    """One thing that is given, in whatever form it is said."""
    said.refuse_needless(words, scope)
    words = said.fact_words(words, scope)
    try:
        return plain_fact(words, at, scope)
    except Misread as miss:
        raise said.fact_fault(miss, words, scope) from miss


def plain_fact(words: list[Token], at: Token, scope: Scope) -> Fact:
    """`3 otter guards in 5`, `otters hold lantern`, `otters have 9 points`, `mood merry`, `lantern in stock of otters`."""
    r = reader(words, at, scope)
    c = r.c
    texts = [str(w) for w in words]
    if texts[-1] in ("points", "point") and ("has" in texts or "have" in texts):
        who = r.noun()
        c.next()
        n = r.number()
        return Fact("points", at, {"who": who, "n": n})
    if said.verb_at(texts, ("hold", "holds")):
        who = r.noun()
        c.next()
        return Fact("hold", at, {"who": who, "cards": cards_of(r)})
    relations = r.find(texts[0], d.RelationDecl)
    if relations and (texts[1:2] == ["toward"] or "toward" in texts[2:]):       # a mode of some other file may bear the same name
        c.next()
        holder = r.typed("player") if c.take("of") else None
        c.expect("toward")
        toward = e.Standing(relations[0], r.noun(), holder)  # type: ignore[arg-type]
        c.expect("is")
        space = r.state_of(toward)
        c.end("the end of what is given")
        return Fact("standing", at, {"of": toward, "state": space})
    group = scope.mode_plural(texts[0])
    which = 1 + (texts[0] == "second")
    named = texts[which - 1:]
    if group is None and len(named) > 1 and named[0] in scope.seat_systems():
        other = scope.library.systems[named[0]]
        found = [g for g in other.of(d.ModeSet) if g.name == named[1]]
        if found:
            owner: e.Expr = e.Me() if other is scope.system and which == 1 else e.SeatOf(other.name, which)
            return mode_fact(found[0], owner, named[2:], at, r)
    if group is not None:
        owner = e.Me() if group.system == scope.system.name else e.SeatOf(group.system)
        return mode_fact(group, owner, texts[1:], at, r)
    if texts[1:2] == ["between"] and r.find(texts[0], d.PathKind):
        marked = r.path_flag()
        c.end("the end of what is given")
        if isinstance(marked, e.Flag):
            return Fact("number", at, {"of": marked, "n": e.Num(1)})
    state = scope.place_state(texts[-1])
    if state is not None and texts[-2:-1] in (["is"], ["are"]):
        places = [r.noun()]
        while c.take("and"):
            places.append(r.noun())
        return Fact("flag", at, {"flag": state, "where": places})
    if texts[0] == "current" or texts[-1:] == ["plays"]:
        c.take("current player is")
        return Fact("current", at, {"who": r.noun()})
    if c.take("all cards"):
        if not (c.take("in") or c.take("on")):
            raise r.wrong("`in` and a pile")
        return Fact("all", at, {"zone": r.zone()})
    stored = stored_fact(r, texts, at)
    if stored is not None:
        return stored
    cards = try_cards(r)
    if cards is not None:
        on_top = c.take("on top of")
        if not (on_top or c.take("in") or c.take("on")):
            raise r.wrong("`in` and a pile")
        zones = [r.zone()]
        while c.take("and"):
            zones.append(r.zone())
        if not c.done:
            raise r.wrong("the end of what is given")
        return Fact("cards", at, {"cards": cards, "zones": zones, "on_top": on_top})
    what: list[tuple[e.Expr, e.Expr]] = []
    while True:
        what.append(counted_sort(r))
        if not c.take("and"):
            break
    if c.take("in supply") or c.take("in their supply") or c.take("in its supply"):
        return Fact("supply", at, {"what": what})
    if not (c.take("in") or c.take("on")):
        raise r.wrong("`in` and a place")
    where = [r.noun()]
    while c.take("and"):
        where.append(r.noun())
    if not c.done:
        raise r.wrong("the end of what is given")
    return Fact("pieces", at, {"what": what, "where": where})


def stored_fact(r: ExampleReader, texts: list[str], at: Token) -> Fact | None:
    """`dust is 2`, `wounds of wolf is 1`, `glad`: a number or flag that the game keeps."""
    kept = [x for x in r.find(texts[0], d.NumberDecl) if isinstance(x, d.NumberDecl) and x.scope not in ("side", "local") and not x.printed]
    if not kept:
        return None
    if kept[0].flag:
        said = r.condition()
        r.c.end("the end of what is given")
        return Fact("number", at, {"of": said, "n": e.Num(1)}) if isinstance(said, e.Flag) else None
    number = r.noun()
    if not (r.c.take("is") or r.c.take("are")):
        raise r.wrong("`is` and a number")
    n = r.number()
    r.c.end("the end of what is given")
    return Fact("number", at, {"of": number, "n": n}) if isinstance(number, e.ReadNumber) else None


def mode_fact(group: d.ModeSet, owner: e.Expr, texts: list[str], at: Token, r: ExampleReader) -> Fact:
    words = [w for w in texts if w not in ("is", "are")]
    for i, m in enumerate(group.members):
        if m.absent:
            continue
        if words == [m.name.rpartition(".")[2]]:
            return Fact("mode", at, {"group": group, "owner": owner, "index": i, "state": -1})
        if len(words) == 2 and words[0] == m.name.rpartition(".")[2] and words[1] in group.states:
            return Fact("mode", at, {"group": group, "owner": owner, "index": i, "state": group.states.index(words[1])})
    raise Misread(at, "E0303", word=" ".join(words), expected=f"a {group.name}")
