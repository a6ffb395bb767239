"""Triggers: what happens when something has happened, or instead of it, as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.prose.additions import ADDITIONS, SOME, guarded, once, role_noun
from rootdsl.prose.clause import (
    Adverbial,
    AsMany,
    Block,
    Clause,
    Computed,
    Condition,
    Joined,
    NounPhrase,
    Phrase,
    Pronoun,
    Relative,
    Tail,
    fact,
    weight,
)
from rootdsl.prose.control import under
from rootdsl.prose.plan import ONE, YOU, Planner, Shape, plans, uses
from rootdsl.prose.walk import flat


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
                many = not x.each and not isinstance(what, e.Cards) and x.verb != "put"
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
        declined = isinstance(next(iter(x.body), None), s.May) and all(isinstance(y, (s.May, s.If, s.LetName)) for y in x.body)
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


def owners(x: s.Trigger) -> e.Expr | None:
    """The players or places to one of whose piles a card would go, or the players to one of whose boxes a piece would."""
    target = x.pattern.get("target")
    boxes = isinstance(target, e.BoxRef) and isinstance(target.owner, e.Players)
    return target.owner if boxes or isinstance(target, e.ZoneRef) else None      # type: ignore[union-attr]


def event(p: Planner, x: s.Trigger) -> Clause:
    """What happens, as a clause."""
    single = x.verb == "put" or any(part == "what" and kind == "unit" for part, kind in x.binds.values())
    cards = x.verb in ("discard", "reveal", "spend") and not isinstance(x.pattern.get("what"), e.Pieces)
    shape = ONE if x.each or single or cards else SOME
    what = part_phrase(p, x, "what", shape) if not theirs_to_hold(x) else p.phrase(nobodys(x.pattern["what"]), shape)
    if what is None and x.verb in ("discard", "spend") and x.before:
        what = NounPhrase(("card",), "a")       # each by itself
    source = part_phrase(p, x, "source")
    target = part_phrase(p, x, "target")
    if x.verb == "refill":
        return fact("be_refilled", subject=what)
    if x.verb == "resolve":
        return fact("be_resolved", subject=what or NounPhrase(("card",), "here"))
    if x.before and x.pattern.get("performer") is None:
        if target is not None:
            whose = owners(x)
            if isinstance(whose, e.Players) and isinstance(target, NounPhrase):
                target = replace(target, owner=p.phrase(whose, ONE))
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
    if "down" in x.pattern:
        return replace(fact("discard_to_limit", subject=who, what=what or NounPhrase(("card",), "", True)), mood=mood)
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
    found: Any = owners(x) or x.pattern.get(part) if part == "target" else x.pattern.get(part)
    if kind == "number" and found is None and x.verb in COUNTED:
        return Computed("number_of", (AsMany(NounPhrase((COUNTED[x.verb],), "this", True)),))
    heads = p.heads(found) if found is not None and not isinstance(found, str) else p.heads(e.Var("", kind))
    return NounPhrase(heads, "this", kind == "group")
