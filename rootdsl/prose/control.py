"""Control as sentences with sub-rules: conditions, repetitions, menus, choices of one way, headings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.prose.clause import Adverbial, Amount, Between, Block, Clause, Exactly, NounPhrase, Phrase, Pronoun, Quoted, Sum, clause
from rootdsl.prose.plan import EACH, STATEMENTS, Planner, plans, uses
from rootdsl.prose.values import amount_of


def under(p: Planner, leads: tuple[Adverbial, ...], blocks: list[Block]) -> list[Block]:
    """One sentence takes the lead into itself; more become sub-rules below it."""
    if len(blocks) == 1 and isinstance(blocks[0].sentence, Clause) and not blocks[0].title and fits(leads, blocks[0].sentence):
        return [replace(blocks[0], sentence=blocks[0].sentence.adding(*leads))]
    if len(blocks) == 1 and blocks[0].lead and not blocks[0].title and blocks[0].sentence is None and len(blocks[0].lead) + len(leads) <= 2:
        return [replace(blocks[0], lead=(*leads, *blocks[0].lead))]
    return [Block(lead=leads, children=blocks)] if blocks else []


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
    leads = [Adverbial("for_each", phrase=p.phrase(x.among, EACH))]
    if x.together:
        leads.append(Adverbial("at_once"))
    elif x.order in ("any", "reverse"):
        leads.append(Adverbial("any_order" if x.order == "any" else "reverse_order"))
    elif isinstance(x.among, (e.Columns,)):
        leads.append(Adverbial("left_to_right"))
    blocks = p.body(x.body)
    one = blocks[0].sentence if len(blocks) == 1 else None
    member = p.named(e.Var(x.name, x.type))
    if isinstance(one, Clause) and (uses(x.name, x.body) == 1 or one.roles and one.roles[0][1] == member and not one.adverbials):
        role = next((k for k, v in one.roles if v == member), "")
        if role:
            return [replace(blocks[0], sentence=one.with_role(role, leads[0].phrase or member).adding(*leads[1:]))]
    return under(p, tuple(leads), blocks)


@plans(STATEMENTS, s.Loop)
def _(p: Planner, x: s.Loop) -> list[Block]:
    if x.high is None:
        times = Adverbial("any_times")
    else:
        amount = amount_of(p, x.high)
        times = Adverbial("up_to_times" if isinstance(amount, Exactly) else "as_often_as", phrase=amount)
    with asked(p, x.chooser):
        blocks = p.body(x.body)
    mood = "do" if p.system.ties else "may"      # an automaton does what its own rules offer
    if len(blocks) == 1 and isinstance(blocks[0].sentence, Clause) and not blocks[0].children:
        one = blocks[0].sentence
        return [Block(replace(one, mood=mood if one.mood == "do" else one.mood).adding(times))]
    with asked(p, x.chooser):
        return [Block(clause("do_following", mood, subject=p.performer).adding(times), children=blocks)]


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
    what = NounPhrase(("action",), "", True, amount)
    with asked(p, x.chooser):
        head = clause("take_actions", "may", subject=p.performer, what=what)
        return [Block(head, children=[b for a in x.actions for b in p.body([a])])]


def most(x: Amount) -> Amount:
    """At most so many; what is added to it stays an addition."""
    return Sum(most(x.a), x.b, x.minus) if isinstance(x, Sum) else Between(None, x, True)


@plans(STATEMENTS, s.Action)
def _(p: Planner, x: s.Action) -> list[Block]:
    with p.within(x.path, x.body):
        blocks = p.body(x.body)
    if x.once:
        blocks.append(Block(clause("only_once").adding(Adverbial("span", phrase=span(p, x.once)))))
    if x.extra:
        blocks.append(Block(clause("no_action")))
    if x.guards:
        blocks = [Block(clause("only_allowed").adding(Adverbial("if", p.condition(e.All(list(x.guards)))))), *blocks]
    return [Block(title=x.path, children=blocks)]


def span(p: Planner, key: str) -> NounPhrase:
    from rootdsl.prose.conditions import span_noun

    found = span_noun(p, key)
    assert isinstance(found, NounPhrase)
    return found


@plans(STATEMENTS, s.May)
def _(p: Planner, x: s.May) -> list[Block]:
    who = p.phrase(x.chooser) if x.chooser is not None else p.performer
    old, p.performer = p.performer, who
    try:
        blocks = p.body(x.body)
    finally:
        p.performer = old
    return allowed(p, who, blocks)


def allowed(p: Planner, who: object, blocks: list[Block]) -> list[Block]:
    """The first sentence is free, the rest hangs on it; several equal ones are one offer."""
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
        if first.sentence.verb.startswith("choose"):
            return [free, Block(lead=(Adverbial("if_done"),), children=blocks[1:])]
    blocks = [told(p, block, who) for block in blocks]
    return [Block(clause("do_following", "may", subject=who if isinstance(who, (NounPhrase, Pronoun)) else p.performer), children=blocks)]


def told(p: Planner, block: Block, who: object) -> Block:
    """Among what somebody else may do, what you do yourself is told and not asked of him."""
    said = block.sentence
    if who != p.me and isinstance(said, Clause) and said.mood == "do" and said.role("subject") == p.me:
        return replace(block, sentence=replace(said, mood="fact"))
    return block


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
        blocks = p.body(branch)
        children += blocks if len(blocks) == 1 else [Block(lead=(Adverbial("either"),), children=blocks)]
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
    return [Block(clause("force", subject=old, who=who), children=inner)]


@plans(STATEMENTS, s.Ignoring)
def _(p: Planner, x: s.Ignoring) -> list[Block]:
    from rootdsl.prose.plan import listing

    leads: list[Adverbial] = []
    rules = [r for r in x.rules if not r.startswith("bans:")]
    if rules:
        leads.append(Adverbial("ignoring", phrase=listing([Quoted(r) for r in rules])))
    leads += [Adverbial("ignoring_bans") for r in x.rules if r.startswith("bans:")][:1]
    return under(p, tuple(leads), p.body(x.body))


@plans(STATEMENTS, s.Lasting)
def _(p: Planner, x: s.Lasting) -> list[Block]:
    from rootdsl.prose.events import banned

    inner = [Block(c) for ban in x.bans for c in banned(p, ban)] + p.body(x.body)
    return under(p, (Adverbial("until_end" if x.until.endswith(":end") else "until_start", phrase=point(p, x.until)),), inner)


def point(p: Planner, path: str) -> Phrase:
    """A point as a thing that begins and ends, or by its title."""
    key = path.partition(":")[0]
    return NounPhrase((key,), "the") if ":" in path and p.lex.known(key) is not None else Quoted(key)


@plans(STATEMENTS, s.Later)
def _(p: Planner, x: s.Later) -> list[Block]:
    return under(p, (Adverbial(at_point(x.point), phrase=point(p, x.point)),), p.body(x.body))


def at_point(path: str) -> str:
    return {"start": "at_start", "end": "at_end"}.get(path.partition(":")[2], "at_window")


__all__ = ["allowed", "at_point", "point", "span", "under"]
