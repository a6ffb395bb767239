"""Control as sentences with sub-rules: conditions, repetitions, menus, choices of one way, headings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.prose.clause import (
    Adverbial,
    Amount,
    AsMany,
    Between,
    Block,
    Clause,
    Computed,
    Condition,
    Exactly,
    Joined,
    Listing,
    NounPhrase,
    PerEach,
    Phrase,
    Pronoun,
    Quoted,
    Sum,
    Tail,
    clause,
    weight,
)
from rootdsl.prose.plan import EACH, STATEMENTS, YOU, Planner, plans, uses
from rootdsl.prose.values import amount_of


def under(p: Planner, leads: tuple[Adverbial, ...], blocks: list[Block]) -> list[Block]:
    """One sentence takes the lead into itself, two short ones share it; more become sub-rules below it."""
    one = blocks[0] if len(blocks) == 1 and not blocks[0].title else None
    if one is not None and leads and leads[-1].kind == "if" and leads[-1].clause is not None:
        deeper = with_condition(leads[-1].clause, one)
        if deeper is not None:
            return under(p, leads[:-1], [deeper]) if leads[:-1] else [deeper]
    if one is not None and isinstance(one.sentence, Clause) and fits(leads, one.sentence) and not crowded(leads, one.sentence):
        return [replace(one, sentence=one.sentence.adding(*leads))]
    first = one.sentence.parts[0] if one is not None and isinstance(one.sentence, Joined) else None
    if one is not None and isinstance(one.sentence, Joined) and isinstance(first, Clause) and fits(leads, first) and not first.adverbials:
        return [replace(one, sentence=replace(one.sentence, parts=(first.adding(*leads), *one.sentence.parts[1:])))]
    kinds = [a.kind for a in (*leads, *one.lead)] if one is not None else []
    room = 3 if {*kinds} & MOMENTS and "for_each" not in kinds else 2
    if one is not None and one.lead and one.sentence is None and len(kinds) <= room:
        return [replace(one, lead=(*leads, *one.lead))]
    brief = in_one_breath(p, blocks, weight(leads)) if not any(a.kind in ("at_once", "secretly") for a in leads) else None
    if brief is not None:
        return [Block(Joined((brief[0].adding(*leads), *brief[1:])))]
    return [Block(lead=leads, children=blocks)] if blocks else []


def with_condition(outer: Condition, x: Block) -> Block | None:
    """`If A: if B, ...` is `if A and B, ...`."""
    from rootdsl.prose.conditions import joined

    said = x.sentence.adverbials if isinstance(x.sentence, Clause) and x.sentence.verb != "only_allowed" else x.lead
    first = said[0] if said else None
    if first is None or first.kind != "if" or first.clause is None or isinstance(first.clause, Joined) and first.clause.either:
        return None
    if isinstance(outer, Joined) and outer.either:
        return None
    parts = [y for c in (outer, first.clause) for y in (c.parts if isinstance(c, Joined) else (c,))]
    if len(parts) > 3:
        return None
    both = replace(first, clause=joined(parts, False))
    if isinstance(x.sentence, Clause) and x.sentence.adverbials:
        return replace(x, sentence=replace(x.sentence, adverbials=(both, *x.sentence.adverbials[1:])))
    return replace(x, lead=(both, *x.lead[1:]))


def again(x: Phrase | None) -> Phrase:
    """What has just been named in the same sentence."""
    assert isinstance(x, NounPhrase)
    return Pronoun("it", x.heads, x.plural) if x.det in ("this", "the") else x


def computed(x: object) -> bool:
    """There is reckoning in it, which wants a sentence of its own."""
    if isinstance(x, Computed):
        return True
    if isinstance(x, tuple):
        return any(map(computed, x))
    return hasattr(x, "__dataclass_fields__") and any(computed(getattr(x, name)) for name in x.__dataclass_fields__)


MOMENTS = {"in_procedure", "as_role", "at_window", "at_start", "at_end", "after_each", "after_each_where"}
BRIEF = 12  # what two sentences may weigh that stand in one


def crowded(leads: tuple[Adverbial, ...], x: Clause) -> bool:
    """So many conditions stand before the sentence that it is better read below them."""
    return len(leads) + len(x.adverbials) > 2 and bool(x.adverbials) and weight(leads) + weight(x) > CROWD


CROWD = 12


def in_one_breath(p: Planner, blocks: list[Block], before: int = 0) -> tuple[Clause, ...] | None:
    """Two short commands that need no sub-rules: `remove it and draw a card`."""
    found: list[Clause] = []
    for x in blocks:
        said = x.sentence
        if x.children or x.title or not isinstance(said, Clause) or computed(said) or said.mood != "do" or said.adverbials or said.purpose:
            return None
        if said.verb.startswith("choose") or not (said.role("subject") == YOU or bool(said.roles) and said.roles[0][1] == YOU):
            return None
        frame = p.lex.frame(said.verb, {k for k, _ in said.roles})
        if any(f" {y} " in f" {z.words} " for z in frame.slots for y in ("and", "und")):
            return None
        found.append(said)
    if len(found) == 2 and isinstance(found[0].role("what"), NounPhrase) and found[0].role("what") == found[1].role("what"):
        found[1] = found[1].with_role("what", again(found[0].role("what")))
    return tuple(found) if len(found) == 2 and sum(map(weight, found)) + before <= BRIEF else None


def fits(leads: tuple[Adverbial, ...], x: Clause) -> bool:
    """No sentence bears two conditions."""
    conditional = ("if", "unless", "when", "otherwise", "otherwise_if", "if_cannot", "if_not_fully")
    return not (any(a.kind in conditional for a in leads) and any(a.kind in conditional for a in x.adverbials))


@plans(STATEMENTS, s.If)
def _(p: Planner, x: s.If) -> list[Block]:
    out: list[Block] = []
    deeper = x.branches[0][1] if len(x.branches) == 1 and not x.otherwise else []
    if len(deeper) == 1 and isinstance(deeper[0], s.If) and len(deeper[0].branches) == 1 and not deeper[0].otherwise:
        inner_cond, inner_body = deeper[0].branches[0]
        return STATEMENTS[s.If](p, s.If(x.at, [(e.All([x.branches[0][0], inner_cond]), inner_body)], []))
    for i, (cond, body) in enumerate(x.branches):
        out += under(p, (Adverbial("otherwise_if" if i else "if", p.condition(cond)),), p.body(body))
    if x.otherwise:
        blocks = p.body(x.otherwise)
        inner = blocks[0] if len(blocks) == 1 else None
        if inner is not None and isinstance(inner.sentence, Clause) and [a.kind for a in inner.sentence.adverbials][:1] == ["if"]:
            first, *rest = inner.sentence.adverbials
            out.append(replace(inner, sentence=replace(inner.sentence, adverbials=(replace(first, kind="otherwise_if"), *rest))))
        else:
            out += under(p, (Adverbial("otherwise"),), blocks)
    return out


@plans(STATEMENTS, s.IfCannot)
def _(p: Planner, x: s.IfCannot) -> list[Block]:
    return under(p, (Adverbial("if_cannot"),), p.body(x.body))


@plans(STATEMENTS, s.ForEach)
def _(p: Planner, x: s.ForEach) -> list[Block]:
    member = p.named(e.Var(x.name, x.type))
    among = p.phrase(x.among, EACH)
    if isinstance(member, NounPhrase) and member.det == "the" and isinstance(among, NounPhrase):
        among = replace(among, tails=(*among.tails, Tail("these", member)))      # the word by which it goes below
    leads = [Adverbial("for_each", phrase=among)]
    if x.together:
        leads.append(Adverbial("at_once"))
    elif x.order in ("any", "reverse"):
        leads.append(Adverbial("any_order" if x.order == "any" else "reverse_order"))
    elif isinstance(x.among, (e.Columns,)):
        leads.append(Adverbial("left_to_right"))
    blocks = p.body(x.body)
    one = blocks[0].sentence if len(blocks) == 1 else None
    about = isinstance(one, Clause) and bool(one.roles) and one.roles[0][1] == member
    if isinstance(one, Clause) and about and {a.kind for a in one.adverbials} == {"if"}:
        one = replace(one, adverbials=tuple(replace(a, kind="only_if") for a in one.adverbials))
        return [replace(blocks[0], sentence=one.with_role(one.roles[0][0], leads[0].phrase or member).adding(*leads[1:]))]
    if isinstance(one, Clause) and (uses(x.name, x.body) == 1 or one.roles and one.roles[0][1] == member and not one.adverbials):
        role = next((k for k, v in one.roles if v == member), "")
        if role:
            every = one_of_each(p, x.among) if isinstance(x.among, e.Sorts) and role != one.roles[0][0] else leads[0].phrase or member
            if isinstance(every, NounPhrase) and every.amount is not None and isinstance(one.role("where"), Listing):
                every = replace(every, tails=(*every.tails, Tail("apiece", every)))      # not all of them in one of these places
            if one.negated and one.mood == "fact" and isinstance(every, NounPhrase) and every.det == "each" and role != one.roles[0][0]:
                one, every = replace(one, negated=False), replace(every, det="no")      # `not for each` could mean: for some
            return [replace(blocks[0], sentence=one.with_role(role, every).adding(*leads[1:]))]
    return under(p, tuple(leads), blocks)


def one_of_each(p: Planner, x: e.Sorts) -> Phrase:
    """`one building of each kind (mill, forge and camp)`: not all buildings of these kinds."""
    named = p.phrase(x, EACH)
    if not isinstance(named, NounPhrase):
        return named
    kind = Tail("of", NounPhrase(("sort",), "each"))
    return replace(named, det="", amount=Exactly(1), tails=(kind, *named.tails))


@plans(STATEMENTS, s.Loop)
def _(p: Planner, x: s.Loop) -> list[Block]:
    if x.high is None:
        times = Adverbial("any_times")
    else:
        amount = amount_of(p, x.high)
        if x.must:
            return must_rounds(p, x, Adverbial("times" if isinstance(amount, Exactly) else "as_many_times", phrase=amount))
        loose = "as_many_times" if p.system.ties else "as_often_as"
        times = Adverbial("up_to_times" if isinstance(amount, Exactly) else loose, phrase=amount)
    with asked(p, x.chooser):
        blocks = p.body(x.body)
    mood = "do" if p.system.ties else "may"      # an automaton does what its own rules offer
    if bare(blocks) and isinstance(blocks[0].sentence, Clause):
        one = replace(blocks[0].sentence, mood=mood if blocks[0].sentence.mood == "do" else blocks[0].sentence.mood)
        return [Block(so_many(p, one, times) or one.adding(times))]
    free = sum(isinstance(y.sentence, Clause) and y.sentence.mood == "may" for y in blocks)
    order = [Adverbial("each_in_order")] if free > 1 else []    # what may each be left out is still done in this order
    with asked(p, x.chooser):
        return [Block(clause("do_following", mood, subject=p.performer).adding(times, *order), children=blocks)]


def bare(blocks: list[Block]) -> bool:
    """One sentence without a condition: with one it would sound as if that were asked once, before all rounds."""
    one = blocks[0].sentence if len(blocks) == 1 and not blocks[0].children else None
    return isinstance(one, Clause) and not any(a.kind in ("if", "unless") for a in one.adverbials)


def so_many(p: Planner, x: Clause, times: Adverbial) -> Clause | None:
    """To make a thing any number of times is to make any number of things; None where the verb names no such thing."""
    frame = p.lex.frame(x.verb, {k for k, _ in x.roles})
    noun = next((slot.count for slot in frame.slots if slot.count and not slot.role), "")
    amount = {"any_times": Between(None, None)}.get(times.kind)
    if times.kind == "up_to_times" and isinstance(times.phrase, Exactly):
        amount = Between(None, times.phrase, True)
    if not noun or amount is None or x.role("any") is not None:
        return None
    many = NounPhrase((noun,), "", amount.high != Exactly(1), amount)
    return replace(x, roles=(*x.roles, ("any", many)))


def must_rounds(p: Planner, x: s.Loop, times: Adverbial) -> list[Block]:
    """`do this N times`: one sentence bears the number itself, several stand below it."""
    blocks = p.body(x.body)
    if bare(blocks) and isinstance(blocks[0].sentence, Clause) and blocks[0].sentence.mood == "do":
        return [Block(blocks[0].sentence.adding(times))]
    return [Block(clause("do_following", "do", subject=p.performer).adding(times), children=blocks)]


@contextmanager
def asked(p: Planner, who: e.Expr | None) -> Iterator[None]:
    """What is said inside is done by that player."""
    old = p.performer
    p.performer = p.phrase(who) if who is not None else old
    try:
        yield
    finally:
        p.performer = old


@plans(STATEMENTS, s.Menu)
def _(p: Planner, x: s.Menu) -> list[Block]:
    p.menu = x.actions
    amount: Amount = Between(None, None, True) if x.high is None else most(amount_of(p, x.high))
    more: list[Block] = []
    if isinstance(amount, Sum) and isinstance(amount.b, PerEach) and amount.b.n == 1 and not amount.minus:
        more = [Block(clause("allow_action", "fact", subject=amount.b.each))]
        amount = amount.a
    what = NounPhrase(("action",), "", True, amount)
    with asked(p, x.chooser):
        head = clause("take_actions", "may", subject=p.performer, what=what)
        if isinstance(amount, Between) and isinstance(amount.high, (AsMany, Computed)):
            head = clause("take_actions_by", "may", subject=p.performer, limit=amount.high)
        return [*more, Block(head, children=[b for a in x.actions for b in p.body([a])])]


def most(x: Amount) -> Amount:
    """At most so many; what is added to it stays an addition."""
    return Sum(most(x.a), x.b, x.minus) if isinstance(x, Sum) else Between(None, x, True)


@plans(STATEMENTS, s.Action)
def _(p: Planner, x: s.Action) -> list[Block]:
    with p.within(x.path, x.body):
        blocks = p.body(x.body)
    if x.once:
        blocks.append(Block(clause("only_once").adding(Adverbial("each_span", phrase=span(p, x.once)))))
    if x.extra:
        blocks.append(Block(clause("no_action")))
    if x.guards:
        blocks = [Block(clause("only_allowed").adding(Adverbial("if", p.condition(e.All(list(x.guards)))))), *blocks]
    return [Block(title=x.path, children=blocks)]


def span(p: Planner, key: str) -> NounPhrase:
    from rootdsl.prose.conditions import span_noun

    found = span_noun(p, key)
    assert isinstance(found, NounPhrase)
    return replace(found, det="each")


@plans(STATEMENTS, s.May)
def _(p: Planner, x: s.May) -> list[Block]:
    who = p.phrase(x.chooser) if x.chooser is not None else p.performer
    old, p.performer = p.performer, who
    body = [some_of(y) if i == 0 else y for i, y in enumerate(x.body)]
    first = body[0] if body else None
    fused = isinstance(first, s.Choose) and not p.whole and len(body) > 2 and p.joins(first, body[1:])
    try:
        blocks = p.body(body) if fused or not isinstance(first, s.Choose) else p.apart(body)
    finally:
        p.performer = old
    return allowed(p, who, blocks, fused)


def some_of(x: s.Stmt) -> s.Stmt:
    """Who may choose any number of things chooses one or more of them, or does not choose."""
    if isinstance(x, s.Choose) and x.group and x.high is None and x.low in (None, e.Num(0)):
        return replace(x, low=e.Num(1))
    return x


def allowed(p: Planner, who: object, blocks: list[Block], fused: bool = False) -> list[Block]:
    """The first sentence is free, the rest hangs on it; several equal ones are one offer.

    `fused`: what is chosen is said by the first sentence itself, `you may remove any of your pieces`.
    """
    first = blocks[0] if blocks else None
    if first is None:
        return []
    if (
        isinstance(first.sentence, Clause)
        and first.sentence.mood == "do"
        and first.sentence.role("subject") in (who, None)
        or is_invoked(first, who)
    ):
        assert isinstance(first.sentence, Clause)
        free = replace(first, sentence=replace(first.sentence, mood="may"))
        if len(blocks) == 1:
            return [free]
        if fused or first.sentence.verb.startswith("choose"):
            return [free, *under(p, (Adverbial("if_done"),), blocks[1:])]
    if len(blocks) == 1 and isinstance(first.sentence, Clause) and decides(first.sentence) and not first.children:
        what = Adverbial("that", replace(first.sentence, adverbials=()))
        return [Block(clause("decide_that", "may", subject=who if isinstance(who, (NounPhrase, Pronoun)) else p.performer).adding(what))]
    blocks = [told(p, block, who) for block in blocks]
    return [Block(clause("do_following", "may", subject=who if isinstance(who, (NounPhrase, Pronoun)) else p.performer), children=blocks)]


def decides(x: Clause) -> bool:
    """That something holds, or holds no more."""
    return x.mood == "fact" and all(a.kind == "from_now" for a in x.adverbials) and not x.purpose


def told(p: Planner, block: Block, who: object) -> Block:
    """Among what somebody else may do, what you do yourself is told and not asked of him."""
    if who == (p.keeper or p.holder):
        return block
    said, inside = block.sentence, [told(p, x, who) for x in block.children]
    if said is not None:
        said = told_clause(said, p.keeper or p.holder)
    return replace(block, sentence=said, children=inside)


def told_clause(x: Condition, me: Phrase) -> Condition:
    if isinstance(x, Joined):
        return replace(x, parts=tuple(told_clause(y, me) for y in x.parts))
    return replace(x, mood="fact") if x.mood == "do" and x.roles and x.roles[0][1] == me else x


def is_invoked(block: Block, who: object) -> bool:
    return (
        isinstance(block.sentence, Clause)
        and block.sentence.mood == "do"
        and bool(block.sentence.roles)
        and block.sentence.roles[0][1] == who
    )


@plans(STATEMENTS, s.ChooseOne)
def _(p: Planner, x: s.ChooseOne) -> list[Block]:
    who = p.phrase(x.chooser) if x.chooser is not None else p.performer
    children: list[Block] = []
    for branch in x.branches:
        blocks = [told(p, y, who) for y in p.body(branch)]
        brief = in_one_breath(p, blocks)
        if len(blocks) == 1:
            children += blocks
        else:
            children.append(Block(Joined(brief)) if brief else Block(lead=(Adverbial("either"),), children=blocks))
    return [Block(clause("choose_one", "may" if x.optional else "do", subject=who), children=children)]


@plans(STATEMENTS, s.Together)
def _(p: Planner, x: s.Together) -> list[Block]:
    return under(p, (Adverbial("at_once"),), p.body(x.body))


@plans(STATEMENTS, s.Secretly)
def _(p: Planner, x: s.Secretly) -> list[Block]:
    return under(p, (Adverbial("secretly"),), p.body(x.body))


@plans(STATEMENTS, s.Fully)
def _(p: Planner, x: s.Fully) -> list[Block]:
    inner = p.body(x.body)
    out = [Block(clause("do_fully", subject=p.performer), children=inner)]
    if x.otherwise:
        out += under(p, (Adverbial("if_not_fully"),), p.body(x.otherwise))
    return out


@plans(STATEMENTS, s.Part)
def _(p: Planner, x: s.Part) -> list[Block]:
    with p.within(x.path, ()):
        blocks = p.body(x.body)
    each = x.data.get("each")
    if x.kind == "window":
        blocks = [Block(clause("window")), *blocks]
    elif x.kind == "phase" and not blocks:
        who = p.phrase(each, EACH) if each is not None else p.performer
        own = clause("carry_out", subject=who, what=Quoted(x.path)) if each is not None else clause("own_rules")
        if "field" in x.data:
            game = p.library.manifest()
            field = NounPhrase((f"{game.name if game else ''}.{getattr(x.data['field'], 'name', '')}",), "", True)
            own = own.adding(Adverbial("in_order_of", phrase=field))
        blocks = [Block(own)]
    if x.guards:
        blocks = under(p, (Adverbial("if", p.condition(e.All(list(x.guards)))),), blocks)
    return [Block(title=x.path, children=blocks)]


@plans(STATEMENTS, s.Decide)
def _(p: Planner, x: s.Decide) -> list[Block]:
    return [Block(clause("decide", subject=p.performer), children=p.body(list(x.rules)))]


@plans(STATEMENTS, s.Force)
def _(p: Planner, x: s.Force) -> list[Block]:
    who = p.phrase(x.who)
    old, p.performer = p.performer, who
    try:
        inner = p.body(x.body)
    finally:
        p.performer = old
    one = inner[0].sentence if len(inner) == 1 and not inner[0].title else None
    if isinstance(one, Clause) and one.mood == "do" and one.roles and one.roles[0][1] == who:
        return [replace(inner[0], sentence=replace(one, mood="must"))]
    return [Block(clause("force", subject=old, who=who), children=inner)]


@plans(STATEMENTS, s.Ignoring)
def _(p: Planner, x: s.Ignoring) -> list[Block]:
    from rootdsl.prose.plan import listing

    leads: list[Adverbial] = []
    rules = [r for r in x.rules if not r.startswith("bans:")]
    if rules:
        leads.append(Adverbial("ignoring", phrase=listing([by_title(p, r) for r in rules])))
    leads += [Adverbial("ignoring_bans") for r in x.rules if r.startswith("bans:")][:1]
    return under(p, tuple(leads), p.body(x.body))


def by_title(p: Planner, rule: str) -> Phrase:
    """A rule by its title; a choice that has none by what is chosen."""
    if rule in p.lex.rules or p.lex.known(rule) is None and not p.lex.source:
        return Quoted(rule)
    return NounPhrase(("choice",), "the", tails=(Tail("of", NounPhrase((rule,), "the")),))


def point(p: Planner, path: str) -> Phrase:
    """A point as a thing that begins and ends, or by its title."""
    key = path.partition(":")[0]
    return NounPhrase((key,), "the") if ":" in path and p.lex.known(key) is not None else Quoted(key)


@plans(STATEMENTS, s.Later)
def _(p: Planner, x: s.Later) -> list[Block]:
    when = Adverbial(at_point(x.point), phrase=point(p, x.point))
    return under(p, in_next_turn(p, x.point) if x.next else (when,), p.body(x.body))


def in_next_turn(p: Planner, path: str) -> tuple[Adverbial, ...]:
    """`at the end of your next evening`; a step is told by its title, in your next turn."""
    key = path.partition(":")[0]
    decl = p.library.by_path.get(key)
    turn = NounPhrase(("turn",), "the", owner=p.performer, mods=("next",))
    if isinstance(decl, d.ProcedureDecl):
        return (Adverbial(at_point(path), phrase=turn),)
    if p.lex.known(key) is not None or p.lex.source and decl is not None and decl.system != p.system.name:
        return (Adverbial(at_point(path), phrase=replace(turn, heads=(key,))),)
    return (Adverbial(at_point(path), phrase=Quoted(key)), Adverbial("within", phrase=turn))


def at_point(path: str) -> str:
    return {"start": "at_start", "end": "at_end", "each": "after_each"}.get(path.partition(":")[2], "at_window")


__all__ = ["allowed", "at_point", "point", "span", "under"]
