"""Hooks: what happens at a named point of a rule, as sentences."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.prose.additions import ADDITIONS, around, guarded, once, role_noun
from rootdsl.prose.clause import (
    Adverbial,
    Block,
    Clause,
    Condition,
    Joined,
    NounPhrase,
    Phrase,
    Pronoun,
    Quoted,
    Relative,
    Tail,
    fact,
)
from rootdsl.prose.conditions import joined
from rootdsl.prose.control import at_point, under
from rootdsl.prose.plan import YOU, Planner, plans
from rootdsl.prose.walk import binders, flat


@plans(ADDITIONS, s.Hook)
def _(p: Planner, x: s.Hook) -> list[Block]:
    kind = at_point(x.point)
    place = Quoted(x.point.partition(":")[0])
    decl = p.library.by_path.get(place.key)
    leads: list[Adverbial] = []
    if kind == "at_window":
        procedure = around(p, place.key)
        if procedure is not None:
            yours_only = x.holder == "me" and not x.role and bool(procedure.sides)
            leads.append(Adverbial("in_procedure", phrase=taking_part(procedure) if yours_only else NounPhrase((procedure.path,), "a")))
        if x.role:
            leads.append(Adverbial("as_role", phrase=role_noun(p, x.point, x.role)))
        leads.append(Adverbial("at_window", phrase=place))
    else:
        done_by = around(p, place.key)
        mine = x.holder == "me" and not x.role and (done_by is None or bool(done_by.params))
        sided = mine and isinstance(decl, d.ProcedureDecl) and bool(decl.sides)      # on whichever side one stands
        phase = type(decl) is d.Decl and is_phase(p, place.key)
        whoever = x.holder == "any" and (phase or type(decl) is d.Decl and "." not in decl.name)       # a phase, in whatever turn
        owner: Phrase | None = YOU if mine else NounPhrase(("player",), "each") if whoever else None
        each = x.holder == "any" and not x.role and isinstance(decl, d.ProcedureDecl) and bool(decl.params)
        noun: Phrase = NounPhrase((place.key,), "each" if each else "a" if sided or x.role and not mine else "the", owner=owner)
        step = type(decl) is d.Decl and done_by is not None and not phase and p.lex.known(place.key) is None
        if step and done_by is not None and done_by.sides:
            leads.append(Adverbial("in_procedure", phrase=NounPhrase((done_by.path,), "a")))
        if decl is None or kind == "after_each" or step:
            noun = place
        elif sided and isinstance(decl, d.ProcedureDecl):
            noun = taking_part(decl)
        leads.append(Adverbial(kind, phrase=noun))
        if x.role:
            leads.append(Adverbial("as_role", phrase=role_noun(p, x.point, x.role)))
    with p.within(x.path, x.body):
        for name in x.names:
            told = told_group(p, around(p, place.key), name)
            words = {p.lex.term(h).one for h in told.heads} if told is not None else set()
            chosen = {p.lex.term(h).one for _, y, many in binders(x.body) if many for h in p.heads(y)}
            if told is not None and words & chosen:
                told = replace(told, det="the", tails=(*told.tails, Tail("of", Quoted(place.key))))       # others of them are chosen here
            p.words[name] = told or replace(role_noun(p, place.key, name), det="the")
        before = p.occasion
        doing = around(p, place.key)
        p.occasion = doing.path if doing is not None and doing.sides else ""
        said = p.body(x.body)
        p.occasion = before
        guards = list(x.guards)
        lead: list[Adverbial] = []
        if kind == "after_each" and in_rounds(p, place.key):
            leads = [replace(a, kind="after_each_round") if a.kind == kind else a for a in leads]
        if kind == "after_each" and len(guards) == 1 and isinstance(guards[0], e.Happened):
            where = {"after_each": "after_each_where", "after_each_round": "after_each_round_where"}
            leads = [replace(a, kind=where[a.kind], clause=p.condition(guards[0])) if a.kind in where else a for a in leads]
            guards = []
        if x.role and not all(map(yours, said)):       # what happens to others is no role of theirs
            leads = [a for a in leads if a.kind != "as_role"]
            role: Condition = fact("be", subject=YOU, what=role_noun(p, x.point, x.role))
            lead = [Adverbial("if", joined([role, p.condition(e.All(guards))] if guards else [role], False))]
            guards = []
        blocks = under(p, tuple(lead), said) if lead else guarded(p, guards, said)
    return under(p, tuple(leads), [*blocks, *once(p, x.once)])


def told_group(p: Planner, procedure: d.ProcedureDecl | None, name: str) -> NounPhrase | None:
    """The things that a procedure has chosen under a name for which the language has no word: `those warriors and pawns`."""
    if procedure is None or p.lex.known(p.lex.label(procedure.path, name)) is not None:
        return None
    found = next((source for n, source, many in binders(procedure.body) if n == name and many), None)
    return NounPhrase(p.heads(found), "this", True) if isinstance(found, (e.Pieces, e.Cards)) else None


def is_phase(p: Planner, path: str) -> bool:
    """A part of the turn, which every player has in his own."""
    procedure = around(p, path)
    return procedure is not None and any(isinstance(x, s.Part) and x.kind == "phase" and x.path == path for x in procedure.body)


def in_rounds(p: Planner, path: str) -> bool:
    """Is this a step that is nothing but a loop? Then what comes after each of it comes after each round of that loop."""
    bodies = [body for system in p.library.systems.values() for body in system.phases.values()]
    bodies += [x.body for system in p.library.systems.values() for x in system.of(d.ProcedureDecl)]
    part = next((x for body in bodies for x in flat(body) if isinstance(x, s.Part) and x.path == path), None)
    return part is not None and isinstance(next(iter(part.body), None), s.Loop)


def taking_part(decl: d.ProcedureDecl) -> NounPhrase:
    """`each battle in which you take part`, on whichever side."""
    there = fact("take_part_in", subject=YOU, what=Pronoun("gap"))
    return NounPhrase((decl.path,), "each", relatives=(Relative(there),))


def yours(x: Block) -> bool:
    """You are who does it."""
    said = x.sentence.parts[0] if isinstance(x.sentence, Joined) else x.sentence
    if isinstance(said, Clause):
        return said.role("subject") == YOU or bool(said.roles) and said.roles[0][1] == YOU
    return all(map(yours, x.children))
