"""The dice and the choices that an example scripts, in the words of readers."""

from __future__ import annotations

from rootdsl.checks.rules import rules_of
from rootdsl.checks.walk import nodes
from rootdsl.examples.script import Act
from rootdsl.examples.words import CHOOSING, NO
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.prose.clause import Clause, Named
from rootdsl.prose.plan import Planner
from rootdsl.prose.realise import Realiser


def answers(p: Planner, act: Act, speaker: Realiser) -> str:
    """The dice and the choices that the author scripted, behind the sentence."""
    out = []
    if act.rolls:
        out.append(f"{speaker.word('dice')}: {'; '.join(' '.join(named(p, x) for x in roll) for roll in act.rolls)}")
    if act.answers:
        out.append(f"{speaker.word('choices')}: {', '.join(answered(p, answer, act, speaker) for answer in act.answers)}")
    return f" ({'; '.join(out)})" if out else ""


def answered(p: Planner, answer: list[str], act: Act, speaker: Realiser) -> str:
    """One answer in the words of readers: what is picked, who picks it, or what is not to be had."""
    words = list(answer)
    refused = words[:1] == ["not"]
    words = words[1:] if refused else words
    who = ""
    if len(words) > 1 and words[0] in p.library.systems and words[1] in CHOOSING:
        who, words = f"{speaker.phrase(Named(words[0]))}: ", words[2:]
    if refused and words and words[0] in NO:
        return speaker.word("must_take")
    told = " ".join(option(p, x, act, speaker) for x in words)
    return f"{who}{told}{' ' + speaker.word('not_offered') if refused else ''}"


def option(p: Planner, word: str, act: Act, speaker: Realiser) -> str:
    """A word of an answer: a title, a piece, a suit, yes or no, a place or a number."""
    name = word.rpartition(".")[2]
    if f"answer_{name}" in SAID:
        return speaker.word(f"answer_{name}")
    if name.isdigit():
        return name
    seat = act.who.system if isinstance(act.who, e.SeatOf) else p.system.name
    known = p.library.by_name.get(name, ())
    starts = [x for y in p.library.systems.values() for x in y.of(d.CardDecl) if x.name.startswith(f"{name}_")]
    cards = [x for x in known if isinstance(x, (d.CardDecl, d.Mode))]
    if not cards and name in p.library.systems:
        return speaker.phrase(Named(name))
    cards = cards or (starts if len({x.title for x in starts}) == 1 else [])
    if cards:
        return p.lex.title(cards[0].path) + speaker.apart(cards[0].path)
    titled = [path for path, title in p.lex.rules.items() if title and path.rpartition(".")[2] == name]
    own = [path for path in titled if path.partition(".")[0] == seat]
    lent = [x.path for x in p.system.free if x.whose is not None]       # the file itself lets others do it
    first = [path for path in own if path.startswith(f"{seat}.{act.part}.")]        # what is played
    rule = next((path for path in [*(x for x in titled if x in lent), *first, *own]), "")
    if rule and not isinstance(p.library.by_path.get(rule), d.Piece):
        return p.lex.title(rule)
    thing = next((x for x in known if isinstance(x, (d.Piece, d.Kind, d.Suit, d.BoxDecl))), None)
    if thing is not None:
        return p.lex.term(thing.path).one
    if name in p.library.systems:
        return speaker.phrase(Named(name))
    verb = way(p, name, seat)
    if verb:
        return verb
    if titled:
        return p.lex.title(titled[0])
    return p.lex.frames[name].verb.replace("|", "") if name in p.lex.frames else name.replace("_", " ")


def way(p: Planner, name: str, seat: str) -> str:
    """The verb of one of the ways of a `choose one` that begins with this word and carries no procedure out, in the language of
    the reader; empty where there is none."""
    for system in dict.fromkeys((p.system, p.library.systems.get(seat, p.system))):
        for rule in rules_of(system):
            for x in nodes(rule.body):
                for branch in x.branches if isinstance(x, s.ChooseOne) else ():
                    first = next((y for y in branch if not isinstance(y, s.Choose)), None)
                    if first is None or isinstance(first, s.Invoke) or str(first.at or "") != name:
                        continue
                    with p.within(rule.path, rule.body):
                        told = next((y.sentence for y in p.body(branch) if isinstance(y.sentence, Clause)), None)
                    if told is not None:
                        return p.lex.frame(told.verb, {k for k, _ in told.roles}).verb.replace("|", "")
    return ""


WORDS = ("yes", "no", "stop", "done", "decline", "nothing", "again", "in", "to", "from", "on", "any", "card")
SAID = frozenset(f"answer_{x}" for x in WORDS)


def named(p: Planner, word: str) -> str:
    """A face of a die as readers know it: the title of what it names, else the word itself."""
    for x in p.library.by_name.get(word.rpartition(".")[2], ()):
        if isinstance(x, d.Suit):
            return p.lex.term(x.path).one
        if isinstance(x, (d.CardDecl, d.Mode)):
            return p.lex.title(x.path)
    return word.rpartition(".")[2].replace("_", " ")
