"""Exceptions to rules, as sentences."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.exceptions import hooked_procedure
from rootdsl.prose.additions import ADDITIONS, around, guarded, once, role_noun
from rootdsl.prose.clause import (
    Adverbial,
    Block,
    Clause,
    Joined,
    NounPhrase,
    Phrase,
    Pronoun,
    Quoted,
    clause,
    fact,
)
from rootdsl.prose.control import under
from rootdsl.prose.lasting import amended
from rootdsl.prose.nouns import called
from rootdsl.prose.plan import ONE, YOU, Planner, Shape, doer_of, plans
from rootdsl.prose.values import summed
from rootdsl.prose.walk import flat


@plans(ADDITIONS, s.ExceptionTo)
def _(p: Planner, x: s.ExceptionTo) -> list[Block]:
    with p.within(x.path, x.body):
        leads: list[Adverbial] = []
        if x.role:
            side = fact("be", subject=YOU, what=role_noun(p, x.target, x.role))
            procedure = around(p, x.target)
            if procedure is not None and procedure.path != x.target:
                side = side.adding(Adverbial("within", phrase=NounPhrase((procedure.path,), "a")))
            leads.append(Adverbial("if", side))
        roles_by_name(p, x)
        if x.kind == "lift":
            things = {"player": ("player",), "piece": ("piece",), **{k.name: (k.path,) for k in p.decls(d.PlaceKind)}}
            p.words.update({name: NounPhrase(heads, "this") for name, heads in things.items()})
            if not x.anyone:
                p.words["player"] = YOU
        made = [*EXCEPTIONS[x.kind](p, x), *once(p, x.once)]
        if x.optional and made and isinstance(made[0].sentence, Clause) and made[0].sentence.mood == "do":
            made[0] = replace(made[0], sentence=replace(made[0].sentence, mood="may"))
        if leads:
            made = under(p, tuple(leads), made)
        if otherwise(p, x):
            return under(p, (Adverbial("otherwise"),), made)
        if x.guards and len(made) == 1 and isinstance(made[0].sentence, Clause) and not made[0].sentence.adverbials:
            return [replace(made[0], sentence=made[0].sentence.adding(Adverbial("only_if", p.condition(e.All(list(x.guards))))))]
        return guarded(p, x.guards, made)


def otherwise(p: Planner, x: s.ExceptionTo) -> bool:
    """Is it for all cases in which the exception before it does not hold?"""
    rows = p.system.exceptions
    i = next((n for n, y in enumerate(rows) if y is x), 0)
    before = rows[i - 1] if i else None
    if before is None or (before.target, before.mode, before.path) != (x.target, x.mode, x.path) or not before.guards:
        return False
    whole = before.guards[0] if len(before.guards) == 1 else e.All(list(before.guards))
    return [*x.guards] == [e.Not(whole)]


def roles_by_name(p: Planner, x: s.ExceptionTo) -> None:
    """Of several roles of one noun (two players, two places), each goes by its own word, where there is one."""
    procedure = around(p, x.target) if x.kind in ("body", "needs", "choice", "value") else None
    params = procedure.params if procedure is not None else []
    target = p.library.by_path.get(x.target)
    hooked = hooked_procedure(x.target, target, p.library) if target is not None and procedure is None else None
    for y in hooked.params if hooked is not None else ():
        p.words.setdefault(str(y.name), role_noun(p, hooked.path, str(y.name)))     # type: ignore[union-attr]
    for y in params:
        key = p.lex.label(procedure.path, str(y.name))  # type: ignore[union-attr]
        known = p.lex.known(key) is not None
        several = y.type == "number" or sum(1 for z in params if z.type == y.type) > 1
        if (several or x.kind == "choice" or known and own_place(p, procedure, y, key)) and (p.lex.source or known):
            p.words.setdefault(str(y.name), NounPhrase((key,), "the"))


def own_place(p: Planner, procedure: d.ProcedureDecl | None, x: d.Param, key: str) -> bool:
    """A place of a procedure with sides that has more of a name than its kind: `the field of the clash`."""
    return procedure is not None and bool(procedure.sides) and x.type == "place" and p.lex.term(key).one != p.lex.term(p.place_noun()).one


def except_body(p: Planner, x: s.ExceptionTo) -> list[Block]:
    if not x.body:
        return [Block(clause("be_skipped", "fact", what=cited(p, x.target)))]
    begun = doing(p, x)
    procedure = around(p, x.target) if begun else None
    if procedure is not None:
        p.words.setdefault(doer_of(procedure), p.performer)      # who does it is spoken to
    leads = (*on_condition(p, x, begun), Adverbial("instead_of", phrase=cited(p, x.target)))
    old, p.whole = p.whole, True
    try:
        return under(p, leads, p.body(x.body))
    finally:
        p.whole = old


def doing(p: Planner, x: s.ExceptionTo) -> tuple[Adverbial, ...]:
    """`When you craft a card`: during what the step that is replaced would come."""
    procedure = around(p, x.target)
    if (
        x.role
        or procedure is None
        or procedure.path == x.target
        or not procedure.phrase
        or procedure.sides
        or procedure.system == p.system.name
    ):
        return ()
    doer = doer_of(procedure)
    if not doer or procedure.params[0].type != "player":
        return ()
    return (Adverbial("when_would", Clause(procedure.path, ((doer, p.performer),), "fact")),)


def on_condition(p: Planner, x: s.ExceptionTo, leads: tuple[Adverbial, ...]) -> tuple[Adverbial, ...]:
    """What a step asks for is asked for as well where another body takes its place."""
    procedure = around(p, x.target)
    step = next((y for y in flat(procedure.body) if isinstance(y, s.Part) and y.path == x.target), None) if procedure else None
    if step is None or not step.guards:
        return leads
    asked = p.condition(e.All(list(step.guards)))
    if leads and leads[-1].clause is not None:
        return (*leads[:-1], replace(leads[-1], clause=Joined((leads[-1].clause, asked))))
    return (*leads, Adverbial("if", asked))


def whose(p: Planner, path: str) -> Phrase | None:
    """The faction in whose file a thing stands, where that is one of those that this file knows.

    A file that knows none of them means the step of every seat, and one that requires it is about that faction anyway.
    """
    name = path.partition(".")[0]
    manifest = p.library.manifest()
    seated = manifest is not None and p.library.systems[name].kind in manifest.seats
    required = {x for x, *_ in p.system.requires}
    return p.phrase(e.SeatOf(name), ONE) if seated and name in p.system.knows and name not in required else None


def cited(p: Planner, path: str) -> Quoted:
    """The title of what an exception changes."""
    return Quoted(path, whose(p, path))


def except_value(p: Planner, x: s.ExceptionTo) -> list[Block]:
    decl = p.library.by_path.get(x.target)
    if not isinstance(decl, d.ValueDecl):
        return [Block(fact("be", subject=Quoted(x.target), what=p.phrase(x.value)))] if x.value is not None else []
    args: list[Phrase] = []
    for y in decl.params:
        heads = next(((k.path,) for k in p.decls(d.PlaceKind) if k.name == y.noun), p.heads(e.Var(y.name, y.type)))
        mine = p.phrase(x.whose) if x.whose is not None else YOU
        args.append(mine if y.type in ("player", "side") else NounPhrase(heads, "a"))
        p.words[str(y.name)] = mine if y.type in ("player", "side") else NounPhrase(heads, "this")
    subject = called(p, decl, args)
    if isinstance(subject, NounPhrase) and subject.owner is None and not subject.tails:
        subject = replace(subject, owner=whose(p, x.target))
    out: list[Block] = []
    if x.value is not None:
        value = p.phrase(x.value, Shape("all", True))
        if isinstance(value, Pronoun) or decl.type == "player":
            out.append(Block(fact("be", subject=value, what=subject)))
        else:
            if isinstance(value, NounPhrase) and value.det == "all":
                value = replace(value, det="the")
            out.append(summed(fact("be", subject=subject, what=value)))
    return out + [Block(c) for c in amended(p, subject, x.add, x.low, x.high)]


def except_needs(p: Planner, x: s.ExceptionTo) -> list[Block]:
    if x.cond is None:
        return [Block(clause("be_lifted", "fact", what=cited(p, x.target)))]
    return [Block(clause("only_allowed").adding(Adverbial("instead_of", phrase=Quoted(x.target)), Adverbial("if", p.condition(x.cond))))]


def except_choice(p: Planner, x: s.ExceptionTo) -> list[Block]:
    what = p.phrase(x.value, ONE) if x.value is not None else NounPhrase(("thing",), "any")
    procedure = around(p, x.target)
    doer = doer_of(procedure) if procedure is not None and x.anyone and not x.role else ""
    mover = p.words.get(doer)
    if x.also:
        found = clause("choose_also", "may", subject=mover if isinstance(mover, NounPhrase) else p.performer, what=what,
                       as_=NounPhrase((x.target,), "the") if p.lex.known(x.target) is not None else Quoted(x.target))
        at = () if procedure is None else (Adverbial("in_procedure", phrase=NounPhrase((procedure.path,), "a")),)
        return [Block(found.adding(*at))]
    if procedure is None or x.target in p.lex.rules or p.lex.known(x.target) is None and not p.lex.source:
        return [Block(clause("choose_instead", subject=p.performer, what=what, of=Quoted(x.target)))]
    others = whose(p, x.target) if x.anyone else None
    who = mover if isinstance(mover, NounPhrase) else others or p.performer
    found = clause("choose_as", subject=who, what=what, as_=NounPhrase((x.target,), "the"))
    return [Block(found.adding(Adverbial("in_procedure", phrase=NounPhrase((procedure.path,), "a"))))]


def except_die(p: Planner, x: s.ExceptionTo) -> list[Block]:
    face = p.phrase(x.value) if x.value is not None else NounPhrase(("face",), "any")
    return [Block(clause("be", "fact", subject=Quoted(x.target), what=face))]


def except_lift(p: Planner, x: s.ExceptionTo) -> list[Block]:
    """The rule is not in force for what you do, or for anybody."""
    if x.anyone:
        return [Block(clause("stand_aside", "fact", what=Quoted(x.target)))]
    return [Block(clause("stand_aside_for", "fact", what=Quoted(x.target), for_=YOU))]


EXCEPTIONS = {
    "lift": except_lift, "body": except_body, "value": except_value, "needs": except_needs, "choice": except_choice, "die": except_die,
}
