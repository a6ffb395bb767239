"""What a file adds to the table: hooks, triggers, exceptions, bans and their like, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from rootdsl.checks.walk import nodes
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.bans import renamed
from rootdsl.names.reach import EACH
from rootdsl.prose.clause import (
    Adverbial,
    AsMany,
    Between,
    Block,
    Clause,
    Computed,
    Condition,
    Exactly,
    Joined,
    NounPhrase,
    Phrase,
    Pronoun,
    Quoted,
    Relative,
    Tail,
    clause,
    fact,
    weight,
)
from rootdsl.prose.conditions import going_on, joined
from rootdsl.prose.control import at_point, span, told, under
from rootdsl.prose.lasting import amended
from rootdsl.prose.nouns import called
from rootdsl.prose.plan import ANY, ONE, YOU, Planner, Shape, doer_of, listing, plans, uses
from rootdsl.prose.values import summed
from rootdsl.prose.walk import binders, flat

ADDITIONS: dict[type, Callable[..., list[Block]]] = {}
SOME = Shape("", True, None, True)


def around(p: Planner, path: str) -> d.ProcedureDecl | None:
    """The procedure in which a point stands."""
    while path:
        found = p.library.by_path.get(path)
        if isinstance(found, d.ProcedureDecl) and not found.macro:
            return found
        path = path.rpartition(".")[0]
    return None


def role_noun(p: Planner, path: str, role: str) -> NounPhrase:
    path = path.partition(":")[0]
    procedure = around(p, path)
    return NounPhrase((p.lex.label(procedure.path if procedure else path, role),), "the")


def guarded(p: Planner, guards: list[e.Cond], blocks: list[Block]) -> list[Block]:
    return under(p, (Adverbial("if", p.condition(e.All(list(guards)))),), blocks) if guards else blocks


def once(p: Planner, key: str) -> list[Block]:
    return [Block(clause("only_once").adding(Adverbial("each_span", phrase=span(p, key))))] if key else []


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
            p.words[name] = told_group(p, around(p, place.key), name) or replace(role_noun(p, place.key, name), det="the")
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


@plans(ADDITIONS, s.Trigger)
def _(p: Planner, x: s.Trigger) -> list[Block]:
    with p.within(x.path), spoken(p, x), p.within(x.path, x.body):
        told_apart(p, x)
        happens: Condition = event(p, x)
        during = x.pattern.get("during")
        if isinstance(during, str):
            happens = event(p, x).adding(Adverbial("within", phrase=NounPhrase((during,), "a")))
            roles_under_way(p, x, during)
        what = x.pattern.get("what")
        if what is not None and not isinstance(what, str):
            for name in ("them", "it"):
                many = not x.each and not isinstance(what, e.Cards)
                priced = any(isinstance(y, s.Cost) for y in flat(x.body)) or named_late(name, x.body)
                p.words.setdefault(name, NounPhrase(p.heads(what), "this", many) if priced else Pronoun("it", p.heads(what), many))
        side = x.pattern.get("side")
        if isinstance(side, str) and isinstance(during, str):
            happens = Joined((happens, fact("be", subject=YOU, what=replace(role_noun(p, during, side), det="the"))))
        guards = [p.condition(y) for y in x.guards]
        plain = len(guards) == 1 and not (isinstance(guards[0], Joined) and guards[0].either) and weight(guards[0]) <= 6
        event_: Condition = Joined((*(happens.parts if isinstance(happens, Joined) else (happens,)), guards[0])) if plain else happens
        leads = [Adverbial("whenever" if not x.before else "when_would", event_)]
        said = p.body(x.body)
        if x.before and not said and isinstance(happens, Clause):       # what would happen simply does not
            barred = replace(happens, mood="cannot")
            return [Block(barred.adding(Adverbial("if", p.condition(e.All(list(x.guards))))) if x.guards else barred)]
        blocks = guarded(p, [] if plain else x.guards, said)
        declined = isinstance(next(iter(x.body), None), s.May)
        in_place = x.verb in ("discard", "put") or ("performer" in x.pattern and x.verb != "activate" and not declined)
        if x.before and in_place and len(blocks) > 1:
            leads.append(Adverbial("instead"))
        elif x.before and blocks and isinstance(blocks[0].sentence, Clause) and in_place:
            blocks[0] = replace(blocks[0], sentence=blocks[0].sentence.adding(Adverbial("instead")))
    return under(p, tuple(leads), [*blocks, *once(p, x.once)])


def named_late(name: str, body: list[Any]) -> bool:
    """Have other things been put or removed before it is spoken of, so that `them` would mean those?"""
    for y in flat(body):
        if isinstance(y, (s.Put, s.Remove, s.Place, s.TurnUnits, s.Replace)):
            return uses(name, y) == 0 and uses(name, body) > 0
    return False


@contextmanager
def spoken(p: Planner, x: s.Trigger) -> Iterator[None]:
    """What the event has named can be meant by the sentences after it."""
    for name, (part, kind) in x.binds.items():
        p.words[name] = back(p, x, part, kind)
    yield


def told_apart(p: Planner, x: s.Trigger) -> None:
    """Where the body chooses another thing of the same noun, both go by their own words, if there are any."""
    for name in x.binds:
        mine = p.words.get(name)
        twins = [k for k in x.binds if k != name and p.words.get(k) == mine and uses(k, [x.body, x.guards])]
        silent = [part for part in ("performer", "owner") if part != x.binds[name][0] and sounds_alike(p, x, part, mine)]
        chosen = [k for k, y in p.names.items() if isinstance(mine, NounPhrase) and y.heads == mine.heads and y.path == p.path]
        rivals = [*twins, *silent, *chosen]
        keys = {k: p.lex.label(x.path, k) for k in (name, *rivals) if k not in silent}
        said = all(p.lex.source or p.lex.labels or p.lex.known(k) is not None for k in keys.values())
        if rivals and said and uses(name, [x.body, x.guards]):
            for k in (name, *twins):
                found = p.words[k]
                p.words[k] = p.by_label(keys[k], found.heads, found.plural) if isinstance(found, NounPhrase) else found
            for k in chosen:
                p.names[k] = replace(p.names[k], clash=True)


def sounds_alike(p: Planner, x: s.Trigger, part: str, mine: Phrase | None) -> bool:
    """Is a part of the event to which no name is given of the noun of one that has a name?"""
    found = x.pattern.get(part)
    bound = any(part == other for other, _ in x.binds.values())
    return isinstance(found, e.Players) and not bound and isinstance(mine, NounPhrase) and p.heads(found) == mine.heads


def roles_under_way(p: Planner, x: s.Trigger, during: str) -> None:
    """What happens in a procedure may speak of its roles: `the attacker`."""
    decl = p.library.by_path.get(during)
    for role in decl.params if isinstance(decl, d.ProcedureDecl) else ():
        if role.name not in x.binds and uses(role.name, [x.body, x.guards]):
            p.words.setdefault(role.name, replace(role_noun(p, during, role.name), det="the"))


def part_phrase(p: Planner, x: s.Trigger, name: str, shape: Shape = ONE) -> Phrase | None:
    """A part of the event; one that goes by a word of its own below is told with it: `from a hill (the spot)`."""
    found = x.pattern.get(name)
    if found is None or isinstance(found, str):
        return None
    told = p.phrase(found, shape)
    bound = next((k for k, (part, _) in x.binds.items() if part == name), "")
    label = p.words.get(bound)
    own = isinstance(label, NounPhrase) and (label.det == "the" or any(t.kind == "named" for t in label.tails))
    if not own or not isinstance(told, NounPhrase):
        return told
    return replace(told, tails=(*told.tails, Tail("these", NounPhrase((p.lex.label(x.path, bound),), "the"))))


def theirs_to_hold(x: s.Trigger) -> bool:
    """Is it a card of a pile that each player has, and the pile of whoever does it: not yours?"""
    what = x.pattern.get("what")
    other = x.pattern.get("performer")
    return isinstance(what, e.Cards) and other is not None and not isinstance(other, e.Me) and bool(what.zone)


def nobodys(x: Any) -> e.Cards:
    """The same cards, without saying whose pile it is."""
    mine = [isinstance(z, e.ZoneRef) and z.decl.per_player and isinstance(z.owner, e.Me) for z in x.zone]
    return replace(x, zone=[replace(z, owner=None) if own else z for z, own in zip(x.zone, mine, strict=True)])


def event(p: Planner, x: s.Trigger) -> Clause:
    """What happens, as a clause."""
    single = any(part == "what" and kind == "unit" for part, kind in x.binds.values())
    shape = ONE if x.each or single or x.verb in ("discard", "reveal", "spend") else SOME
    what = part_phrase(p, x, "what", shape) if not theirs_to_hold(x) else p.phrase(nobodys(x.pattern["what"]), shape)
    if what is None and x.verb == "discard" and x.before:
        what = NounPhrase(("card",), "a")       # each by itself
    source = part_phrase(p, x, "source")
    target = part_phrase(p, x, "target")
    if x.verb == "resolve":
        return fact("be_resolved", subject=what or NounPhrase(("card",), "here"))
    if x.before and x.pattern.get("performer") is None:
        if target is not None:
            return replace(fact("go_to", subject=what, source=source, where=target), mood="would")
        remover = part_phrase(p, x, "remover")
        if remover is not None and isinstance(what, NounPhrase):
            what = replace(what, relatives=(*what.relatives, Relative(fact("remove", subject=remover, what=Pronoun("gap")))))
        return replace(fact("go_to_supply", subject=what, source=source), mood="would")
    who = part_phrase(p, x, "performer") or Pronoun("somebody")
    mood = "would" if x.before else "fact"
    if "." in x.verb:
        decl = p.library.by_path.get(x.verb)
        names = [str(y.name) for y in getattr(decl, "params", [])]
        roles = {k[5:]: part_phrase(p, x, k) for k in x.pattern if k.startswith("role:")}
        return Clause(x.verb, tuple((k, y) for k, y in ((names[0] if names else "subject", who), *roles.items()) if y is not None), mood)
    owner = part_phrase(p, x, "owner")
    if isinstance(what, NounPhrase) and owner is not None and what.owner is None:
        if owner == who and isinstance(owner, NounPhrase) and owner.det == "a":
            owner = replace(owner, det="any")       # not who does it, or not only
        what = replace(what, owner=owner)
    return replace(
        fact(
            f"{x.verb}_event" if x.verb in ("score", "draw", "discard", "activate", "reveal", "spend") and what is None else x.verb,
            subject=who,
            what=what,
            source=source,
            where=target,
        ),
        mood=mood,
    )


COUNTED = {"score": "point", "draw": "card"}


def back(p: Planner, x: s.Trigger, part: str, kind: str) -> Phrase:
    """How a bound part of the event is spoken of afterwards."""
    found: Any = x.pattern.get(part)
    if kind == "number" and found is None and x.verb in COUNTED:
        return Computed("number_of", (AsMany(NounPhrase((COUNTED[x.verb],), "this", True)),))
    heads = p.heads(found) if found is not None and not isinstance(found, str) else p.heads(e.Var("", kind))
    return NounPhrase(heads, "this", kind == "group")


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
        return [Block(clause("be_skipped", "fact", what=Quoted(x.target)))]
    begun = doing(p, x)
    procedure = around(p, x.target) if begun else None
    if procedure is not None:
        p.words.setdefault(doer_of(procedure), p.performer)      # who does it is spoken to
    leads = (*on_condition(p, x, begun), Adverbial("instead_of", phrase=Quoted(x.target)))
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
        return [Block(clause("be_lifted", "fact", what=Quoted(x.target)))]
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
    who = mover if isinstance(mover, NounPhrase) else p.performer
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


def forbidding(p: Planner, x: s.Ban) -> Clause:
    x = of_those(x)
    p.words[x.who] = NounPhrase(("player",), "this")
    who = p.phrase(x.performer, ANY) if x.performer is not None else Pronoun("nobody")
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
    p.me = p.performer = p.whose_turn = NounPhrase(("player",), "this") if isinstance(x.whose, e.Players) else p.phrase(x.whose, ONE)
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


__all__ = ["ADDITIONS", "banned", "limit"]
