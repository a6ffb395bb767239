"""Worked examples: an `example` block as sentences, in whatever language, made from what the example means."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rootdsl.book.arrange import phase_key
from rootdsl.book.runs import runs_of
from rootdsl.book.tree import Shown
from rootdsl.examples.read import Act, AnyCards, Claim, Fact, SupplyCount, Turned, TurnedCount, read_example
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.system import Example, System
from rootdsl.names.cursor import Misread
from rootdsl.names.library import Library
from rootdsl.project.cache import compiler_hash, digest, load_record, prune, store_record
from rootdsl.project.interface import interface
from rootdsl.prose.clause import Block, Clause, Condition, Exactly, Named, NounPhrase, Phrase, Quoted, denied, fact
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.plan import ONE, STATEMENTS, Planner, listing
from rootdsl.prose.realise import Realiser

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
        text = "".join(run.text for run in runs_of(speaker.finished(speaker.sentence(sentence) + rest, ".")))
        lines.append(("and" if keyword == before else keyword, text))
        before = keyword
    return Shown(example.title if lexicon.source else "", lines)


# ---------------------------------------------------------------- what is given


def given(p: Planner, found: Fact) -> Iterator[Condition]:
    data = found.data
    if found.kind == "pieces":
        yield fact("stand", subject=listing([counted(p, n, x) for n, x in data["what"]]), where=places(p, data["where"]))
    elif found.kind == "supply":
        yield fact("stand", subject=listing([counted(p, n, x) for n, x in data["what"]]), where=NounPhrase(("supply",), "the"))
    elif found.kind == "hold":
        yield fact("hold_cards", subject=p.phrase(data["who"]), what=cards(p, data["cards"]))
    elif found.kind == "cards":
        yield fact("lie", subject=cards(p, data["cards"]), where=places(p, data["zones"]))
    elif found.kind == "all":
        yield fact("lie", subject=NounPhrase(("card",), "all", True), where=p.phrase(data["zone"], ONE))
    elif found.kind == "points":
        yield fact("have", subject=p.phrase(data["who"]), what=points(p.amount(data["n"])))
    elif found.kind == "current":
        yield fact("be", subject=p.phrase(data["who"]), what=NounPhrase(("current_player",), "the"))
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


def cards(p: Planner, told: Sequence[d.CardDecl | AnyCards]) -> Phrase:
    """Cards by their titles; those of which only the number or the suit is told are counted."""
    out: list[Phrase] = [Quoted(x.path) for x in told if not isinstance(x, AnyCards)]
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
    for statement in (*act.pre, act.call):
        yield from sentences(STATEMENTS[type(statement)](p, statement))


def part(p: Planner, word: str, who: e.Expr | None = None) -> str:
    """The path of a phase, step or turn that an example plays; `who` plays it."""
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


def answers(p: Planner, act: Act, speaker: Realiser) -> str:
    """The dice and the choices that the author scripted, behind the sentence."""
    out = []
    if act.rolls:
        out.append(f"{speaker.word('dice')}: {'; '.join(' '.join(named(p, x) for x in roll) for roll in act.rolls)}")
    if act.answers:
        out.append(f"{speaker.word('choices')}: {', '.join(' '.join(named(p, x) for x in answer) for answer in act.answers)}")
    return f" ({'; '.join(out)})" if out else ""


def named(p: Planner, word: str) -> str:
    """A scripted answer as readers know it: the title of what it names, else the word itself."""
    for x in p.library.by_name.get(word.rpartition(".")[2], ()):
        if isinstance(x, (d.CardDecl, d.Mode)):
            return p.lex.title(x.path)
    return word.rpartition(".")[2].replace("_", " ")


# ---------------------------------------------------------------- what is true then


def claimed(p: Planner, claim: Claim) -> Iterator[Condition]:
    if claim.winners:
        yield fact("win", subject=listing([p.phrase(x) for x in claim.winners]))
    elif claim.seen is not None:
        viewer, decls, verb, held = claim.seen
        seen = fact("see_cards" if verb == "sees" else "have_seen_cards", subject=p.phrase(viewer), what=cards(p, decls))
        yield seen if held else denied(seen)
    elif claim.loss is not None:
        what, n, sign = claim.loss
        assert isinstance(what, e.Pieces)
        amount = p.amount(n)
        phrase = NounPhrase(p.heads(what), "", amount != Exactly(1), amount)
        assert what.owner is not None
        yield fact("lose_pieces" if sign > 0 else "gain_pieces", subject=p.phrase(what.owner), what=phrase)
    elif claim.cannot is not None:
        for sentence in sentences(STATEMENTS[type(claim.cannot)](p, claim.cannot)):
            if isinstance(sentence, Clause):
                yield replace(sentence, mood="cannot")
    elif claim.cond is not None:
        yield condition(p, claim.cond)


def condition(p: Planner, x: e.Cond) -> Condition:
    """A claim; exactly so many pieces of a sort in a place is what most of them say."""
    if isinstance(x, e.Compare) and x.op == "==" and isinstance(x.a, e.Count):
        found = x.a
        if isinstance(found, SupplyCount | TurnedCount):
            assert isinstance(found.of, e.PieceRef)
            where = p.phrase(found.where, ONE) if isinstance(found, TurnedCount) and found.where is not None else None
            return standing(counted(p, x.b, found.of), where or NounPhrase(("supply",), "the"))
        pieces = found.of
        if isinstance(pieces, e.Pieces) and len(pieces.sorts) == 1 and isinstance(pieces.sorts[0], d.Piece) and not pieces.filters:
            spot = p.phrase(pieces.at, ONE) if pieces.at is not None else None
            return standing(counted(p, x.b, e.PieceRef(pieces.sorts[0], pieces.owner)), spot)
    return p.condition(x)


def standing(what: Phrase, where: Phrase | None) -> Condition:
    if isinstance(what, NounPhrase) and what.amount == Exactly(0):
        what = replace(what, amount=None, det="no", plural=False)
    return fact("stand", subject=what, where=where) if where is not None else fact("stand_on_map", subject=what)
