"""Worked examples: an `example` block as sentences, in whatever language, made from what the example means."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rootdsl.book.answers import answers
from rootdsl.book.arrange import phase_key
from rootdsl.book.runs import runs_of
from rootdsl.book.tree import Shown
from rootdsl.examples.read import read_example
from rootdsl.examples.script import Act, AnyCards, Claim, Fact, SupplyCount, Turned, TurnedCount
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import Example, System
from rootdsl.names.cursor import Misread
from rootdsl.names.library import Library
from rootdsl.project.cache import compiler_hash, digest, load_record, prune, store_record
from rootdsl.project.interface import interface
from rootdsl.prose.clause import Block, Clause, Condition, Exactly, Named, NounPhrase, Phrase, Quoted, denied, fact
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.plan import ONE, STATEMENTS, Planner, listing, uses
from rootdsl.prose.realise import Realiser

REFERENCE = re.compile(r"^[A-Z]{2,}-\d+\w*: ")  # by which those who keep the rules file an example; it tells readers nothing

CODE = ("examples", "prose", "book")  # folders of our code on which what is kept depends


def fingerprint(library: Library, lexicon: Lexicon) -> str:
    """A hash of all that the examples of a file depend on besides its own text: our code, the words, what other files declare."""
    return digest(
        compiler_hash(CODE),
        lexicon.catalogue.language,
        repr(lexicon.catalogue),
        repr(sorted(lexicon.rules.items())),
        *(x for name in sorted(library.systems) for x in (name, interface(library.systems[name]))),
    )


def shown_in(system: System, library: Library, lexicon: Lexicon, speaker: Realiser, around: str) -> list[tuple[int, Shown]]:
    """Every example of a file that can be read, with its line. What was made before of the same text comes from the cache.

    An example means what its own lines say, whatever else its file says: of a changed file only the new ones are made.
    """
    if not system.examples:
        return []
    key = digest(around, system.name)
    record = load_record("worked", key)
    known: dict[str, list[Any]] = record if isinstance(record, dict) else {}
    before, lexicon.missing = lexicon.missing, set()
    rows: dict[str, list[Any]] = {}  # by the hash of its text: title (or None where it cannot be read), lines, what it lacks
    out: list[tuple[int, Shown]] = []
    lines = system.tree.text.splitlines()
    for example in system.examples:
        own = digest(example.under, *written(example, lines))
        row = known.get(own)
        if not (isinstance(row, list) and len(row) == 3):
            row = made(example, system, library, lexicon, speaker)
        rows[own] = row
        title, told, missing = row
        before |= set(missing)
        if title is not None:
            out.append((example.node.first.line or 1, Shown(title, [(k, v) for k, v in told])))
    if rows != known:
        store_record("worked", key, rows)
        prune("worked")
    lexicon.missing = before
    return out


def made(example: Example, system: System, library: Library, lexicon: Lexicon, speaker: Realiser) -> list[Any]:
    """An example as it is kept."""
    lexicon.missing = set()
    with contextlib.suppress(Misread):
        found = shown(example, system, library, lexicon, speaker)
        return [found.title, [list(x) for x in found.lines], sorted(lexicon.missing)]
    return [None, [], sorted(lexicon.missing)]


def written(example: Example, lines: list[str]) -> Iterator[str]:
    """The lines of an example: its first one, and those that stand deeper."""
    first = example.node.first
    top, column = first.line or 1, first.column or 1
    yield lines[top - 1].strip()
    for line in lines[top:]:
        text = line.strip()
        if text and len(line) - len(line.lstrip()) < column:
            return
        if text:
            yield text


def shown(example: Example, system: System, library: Library, lexicon: Lexicon, speaker: Realiser) -> Shown:
    """The example in the language of the speaker; its title is the author's, and empty in another language."""
    if example.script is None:
        example.script = read_example(example, system, library)
    script = example.script
    p = Planner(system, lexicon)
    p.me = p.performer = Named(system.name)
    told: list[tuple[str, Condition, str]] = []
    told += [("given", x, "") for found in script.facts for x in given(p, found)]
    for act in script.acts:
        deeds = list(done(p, act))
        told += [("when", x, answers(p, act, speaker) if x is deeds[-1] else "") for x in deeds]
    told += [("then", x, "") for claim in script.claims for x in claimed(p, claim)]
    lines: list[tuple[str, str]] = []
    before = ""
    for keyword, sentence, rest in told:
        text = "".join(run.text for run in runs_of(speaker.after_label(speaker.sentence(sentence) + rest)))
        lines.append(("and" if keyword == before else keyword, text))
        before = keyword
    return Shown(titled(example.title) if lexicon.source else "", lines)


def titled(title: str) -> str:
    """The title without the reference before it.

    >>> titled("MOV-03: no path, no move")
    'No path, no move'
    """
    bare = REFERENCE.sub("", title)
    return bare[:1].upper() + bare[1:]


# ---------------------------------------------------------------- what is given


def given(p: Planner, found: Fact) -> Iterator[Condition]:
    data = found.data
    if found.kind == "pieces":
        apiece = data["where"] if len(data["where"]) > 1 else [data["where"]]     # so many in each of several places
        for where in (x if isinstance(x, list) else [x] for x in apiece):
            verb = "lie" if isinstance(where[0], (e.BoxRef, e.TrackRef)) else "stand"
            yield fact(verb, subject=listing([counted(p, n, x) for n, x in data["what"]]), where=places(p, where))
    elif found.kind == "supply":
        yield fact("lie", subject=listing([counted(p, n, x) for n, x in data["what"]]), where=NounPhrase(("supply",), "the"))
    elif found.kind == "hold":
        yield fact("hold_cards", subject=p.phrase(data["who"]), what=cards(p, data["cards"]))
    elif found.kind == "cards" and data["on_top"] and len(data["zones"]) == 1 and all(isinstance(x, d.CardDecl) for x in data["cards"]):
        top = e.Cards([data["zones"][0]], top=e.Num(len(data["cards"])))
        yield fact("be", subject=cards(p, data["cards"]), what=p.phrase(top))
    elif found.kind == "cards":
        yield fact("lie", subject=cards(p, data["cards"]), where=places(p, data["zones"]))
    elif found.kind == "all":
        yield fact("lie", subject=NounPhrase(("card",), "all", True), where=p.phrase(data["zone"], ONE))
    elif found.kind == "points":
        yield fact("have", subject=p.phrase(data["who"]), what=points(p.amount(data["n"])))
    elif found.kind == "current":
        yield fact("have_turn", subject=p.phrase(data["who"]))
    elif found.kind == "mode":
        group = data["group"]
        mode: Phrase = Named(group.members[data["index"]].path)
        if data["state"] < 0:
            yield fact("be", subject=NounPhrase((group.path,), "the", owner=p.phrase(data["owner"])), what=mode)
        else:
            yield fact("be", subject=mode, what=Named(f"{group.path}.{group.states[data['state']]}"))
    elif found.kind == "flag":
        for site in data["where"]:
            yield p.condition(e.Flag(data["flag"], site))
    elif found.kind == "standing":
        yield fact("be", subject=p.phrase(data["of"]), what=p.phrase(data["state"]))
    elif isinstance(data["of"], e.Flag):
        yield p.condition(data["of"])
    else:
        yield fact("be", subject=p.phrase(data["of"]), what=p.amount(data["n"]))


def counted(p: Planner, n: e.Expr, sort: e.PieceRef, plain: bool = False) -> Phrase:
    """`two warriors of the otters`; pieces of nobody have no owner."""
    amount = p.amount(n)
    one = amount == Exactly(1)
    owner = Named(sort.decl.system) if not sort.decl.neutral and not plain else None
    state = (p_state(sort),) if isinstance(sort, Turned) else ()
    if sort.decl.count == 1 and one:
        return NounPhrase((sort.decl.path,), "the", mods=state)
    return NounPhrase((sort.decl.path,), "", not one, amount, mods=state, owner=owner)


def p_state(sort: Turned) -> str:
    assert sort.states is not None
    return f"{sort.states.system}.{sort.states.words[sort.index]}"


def places(p: Planner, where: list[e.Expr]) -> Phrase:
    return listing([p.phrase(x, ONE) for x in where])


def cards(p: Planner, told: Sequence[d.CardDecl | d.Piece | AnyCards]) -> Phrase:
    """Cards by their titles; those of which only the number or the suit is told are counted. Pieces by their sort."""
    out: list[Phrase] = [NounPhrase((x.path,), "", False, Exactly(1)) if isinstance(x, d.Piece) else Quoted(x.path)
                         for x in told if not isinstance(x, AnyCards)]
    suits = [x.suit for x in told if isinstance(x, AnyCards)]
    for suit in dict.fromkeys(suits):
        n = suits.count(suit)
        mods = tuple(x.path for x in p.library.by_name.get(suit, ()) if isinstance(x, d.Suit))[:1]
        out.append(NounPhrase(("card",), "", n != 1, Exactly(n), mods=mods))
    return listing(out)


def points(amount: Any) -> NounPhrase:
    return NounPhrase(("point",), "", amount != Exactly(1), amount)


# ---------------------------------------------------------------- what is done


def done(p: Planner, act: Act) -> Iterator[Condition]:
    if act.call is None:
        who = p.phrase(act.who) if act.who is not None else p.me
        yield fact("play_part", subject=who, what=Quoted(part(p, act.part, act.who)))
        return
    yield from called(p, act.pre, act.call)


def called(p: Planner, pre: Sequence[Any], call: Any) -> Iterator[Condition]:
    """What is called for; a card or piece that is named with it is named there."""
    rest = []
    for x in pre:
        card = x.among.kinds[0] if isinstance(x, s.Choose) and isinstance(x.among, e.Cards) and len(x.among.kinds) == 1 else None
        if isinstance(card, d.CardDecl):
            p.inline[x.name] = Quoted(card.path)
        elif isinstance(x, s.Choose) and not x.group and uses(x.name, call) == 1 and uses(x.name, pre) == 0:
            p.inline[x.name] = p.chosen(x)
        else:
            rest.append(x)
    for statement in (*rest, call):
        yield from sentences(STATEMENTS[type(statement)](p, statement))


def part(p: Planner, word: str, who: e.Expr | None = None) -> str:
    """The path of a phase, step or turn that an example plays; `who` plays it."""
    if isinstance(who, e.SeatOf) and word in p.library.systems[who.system].phases:
        return phase_key(p.library, f"{who.system}.{word}")
    if isinstance(who, e.SeatOf) and (f"{who.system}.{word}" in p.library.by_path or f"{who.system}.{word}" in p.lex.rules):
        return f"{who.system}.{word}"
    if word in p.system.phases:
        return phase_key(p.library, f"{p.system.name}.{word}")
    for path in (f"{p.system.name}.{word}", *(f"{x.system}.{x.name}" for x in p.library.by_name.get(word.rpartition(".")[2], ()))):
        if path in p.library.by_path or path in p.lex.rules:
            return path
    return f"={word}"


def sentences(blocks: list[Block]) -> Iterator[Condition]:
    for block in blocks:
        if block.sentence is not None:
            yield replaced_mood(block.sentence)
        yield from sentences(block.children)


def replaced_mood(x: Condition) -> Condition:
    """What is told of an example happens: nobody is told to do it."""
    return replace(x, mood="fact") if isinstance(x, Clause) and x.mood == "do" else x


# ---------------------------------------------------------------- what is true then


def claimed(p: Planner, claim: Claim) -> Iterator[Condition]:
    if claim.winners:
        yield fact("win", subject=listing([p.phrase(x) for x in claim.winners]))
    elif claim.seen is not None:
        viewer, decls, verb, held = claim.seen
        seen = fact("see_cards", subject=p.phrase(viewer), what=cards(p, decls))
        seen = seen if verb == "sees" else replace(seen, mood="done")
        yield seen if held else denied(seen)
    elif claim.loss is not None:
        what, n, sign = claim.loss
        if isinstance(what, e.Points):
            yield fact("lose_pieces" if sign > 0 else "gain_pieces", subject=p.phrase(what.of), what=points(p.amount(n)))
            return
        assert isinstance(what, e.Pieces)
        amount = p.amount(n)
        phrase = NounPhrase(p.heads(what), "", amount != Exactly(1), amount)
        assert what.owner is not None
        where = p.phrase(what.at, ONE) if what.at is not None else None
        verb = "lose_no_pieces" if n == e.Num(0) else "lose_pieces" if sign > 0 else "gain_pieces"
        yield fact(verb, subject=p.phrase(what.owner), what=phrase, where=where)
    elif claim.losers:
        yield denied(fact("win", subject=listing([p.phrase(x) for x in claim.losers])))
    elif claim.cannot is not None or claim.can is not None:
        for sentence in called(p, claim.pre, claim.cannot or claim.can):
            if isinstance(sentence, Clause):
                yield replace(sentence, mood="cannot" if claim.can is None else "can")
    elif claim.cond is not None:
        yield condition(p, claim.cond)


def condition(p: Planner, x: e.Cond) -> Condition:
    """A claim; exactly so many pieces of a sort in a place is what most of them say."""
    if isinstance(x, e.Compare) and x.op == "==" and isinstance(x.a, e.Count):
        found = x.a
        if isinstance(found, SupplyCount | TurnedCount):
            assert isinstance(found.of, e.PieceRef)
            where = p.phrase(found.where, ONE) if isinstance(found, TurnedCount) and found.where is not None else None
            return standing(counted(p, x.b, found.of), where or NounPhrase(("supply",), "the"), found.of.decl.count == 1, not on_map(found))
        pieces = found.of
        if isinstance(pieces, e.Pieces) and len(pieces.sorts) == 1 and isinstance(pieces.sorts[0], d.Piece) and not pieces.filters:
            spot = p.phrase(pieces.at, ONE) if pieces.at is not None else None
            sort = pieces.sorts[0]
            lies = isinstance(pieces.at, (e.BoxRef, e.TrackRef))
            single = sort.count == 1 and not any(y.more for y in p.library.by_name.get(sort.name, ()) if isinstance(y, d.Piece))
            return standing(counted(p, x.b, e.PieceRef(sort, pieces.owner)), spot, single, lies)
    cards_ = x.of if isinstance(x, e.Exists) else None
    if isinstance(cards_, e.Cards) and len(cards_.zone) == 1 and len(cards_.kinds) == 1 and isinstance(cards_.kinds[0], d.CardDecl):
        zone = cards_.zone[0]
        if not cards_.filters and not cards_.limits and x.least == e.Num(1):  # type: ignore[union-attr]
            return in_hand(p, zone, Quoted(cards_.kinds[0].path)) or fact("lie", subject=Quoted(cards_.kinds[0].path), where=p.phrase(zone))
    found_ = p.condition(x)
    if isinstance(found_, Clause) and found_.verb == "have" and not found_.adverbials:
        return held(p, found_)
    return found_


def on_map(x: e.Count) -> bool:
    """Are pieces counted in a place of the map? Elsewhere they lie."""
    return isinstance(x, TurnedCount) and not isinstance(x.where, (e.BoxRef, e.TrackRef))


def in_hand(p: Planner, zone: Any, what: Phrase) -> Clause | None:
    """A card in a pile that only its owner sees is one that he holds."""
    if not isinstance(zone, e.ZoneRef) or not zone.decl.per_player or zone.decl.seen != "owner" or zone.owner is None:
        return None
    return fact("hold_cards", subject=p.phrase(zone.owner, ONE), what=what)


def held(p: Planner, x: Clause) -> Clause:
    """`the otters have two cards in hand`, not in the hand of the otters."""
    what, who = x.role("what"), x.role("subject")
    if not isinstance(what, NounPhrase):
        return x
    for tail in what.tails:
        zone = tail.phrase
        decl = p.library.by_path.get(zone.heads[0]) if tail.kind == "at" and isinstance(zone, NounPhrase) else None
        if isinstance(decl, d.ZoneDecl) and decl.per_player and decl.seen == "owner" and isinstance(zone, NounPhrase) and zone.owner == who:
            return replace(x.with_role("what", replace(what, tails=tuple(t for t in what.tails if t is not tail))), verb="hold_cards")
    return x


def standing(what: Phrase, where: Phrase | None, single: bool = False, lies: bool = False) -> Condition:
    verb, absent = "lie" if lies else "stand", False
    if isinstance(what, NounPhrase) and what.amount == Exactly(0):
        absent = single         # the king is not in the valley
        what = replace(what, amount=None, det="the" if single else "no", plural=False, owner=None if single else what.owner)
    told = fact(verb, subject=what, where=where) if where is not None else fact("stand_on_map", subject=what)
    return denied(told) if absent else told
