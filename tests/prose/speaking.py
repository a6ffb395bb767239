"""A small notation for phrases and sentences, and the words of a garden, for tests of the realisers."""

from __future__ import annotations

from typing import Any

from rootdsl.names.library import Library
from rootdsl.prose import clause as c
from rootdsl.prose.catalogue import Catalogue, read_term
from rootdsl.prose.clause import Adverbial, Between, Exactly, NounPhrase, PerEach, Pronoun, Relative, Sum, Tail
from rootdsl.prose.languages import realiser, tables
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.realise import Realiser

GARDEN = {
    "de": """
meadow "die Wiese", "die Wiesen", auf
wood "der Wald", "die Wälder", in
nest "das Nest", "die Nester", in
wall "die Mauer", "die Mauern", an
hare "der Hase", "die Hasen", compound "Hasen", gen "Hasen", dat "Hasen", acc "Hasen"
bee "die Biene", "die Bienen", compound "Bienen"
mole "der Maulwurf", "die Maulwürfe"
egg "das Ei", "die Eier"
pond "der Teich", "die Teiche", auf
field "das Feld", "die Felder", auf
dark adjective "dunkel"
free adjective "frei"
ripe adjective "reif"
edge before "Rand"
above after "am Hang"
seat "der Platz", "die Plätze", counted, adjective "frei"
keeper "der Gärtner", "die Gärtner"
queen "die Königin", "die Königinnen"
harvest "die Ernte", "die Ernten"
dusk "die Dämmerung"
noon "der Mittag", "die Mittage"
rule rest "Nach der Ruhe"
verb tends "pflegen", subject keeper, place acc
verb visits "zurück|kehren", subject keeper, to place
""",
    "en": """
meadow "the meadow"
wood "the wood"
nest "the nest"
wall "the wall", on
hare "the hare"
bee "the bee"
mole "the mole"
egg "the egg"
pond "the pond", on
field "the field"
dark adjective "dark"
free adjective "free"
ripe adjective "ripe"
edge adjective "outer"
above after "on the slope"
seat "the seat", "seats", counted
keeper "the gardener"
queen "the queen"
harvest "the harvest"
dusk "the dusk"
noon "the noon"
rule rest "After the Rest"
verb tends "tend", subject keeper, place
verb visits "return", subject keeper, to place
""",
}


def garden(language: str, changed: str = "") -> Realiser:
    """The realiser of a language over the words of the garden; `changed` lines come last and win."""
    catalogue = Catalogue(language)
    catalogue.read("g", GARDEN[language])
    assert not catalogue.troubles
    for line in changed.splitlines():
        name, _, rest = line.strip().partition(" ")
        catalogue.terms[f"g.{name}"] = read_term(rest, language)
    terms, frames = tables(language)
    return realiser(language, Lexicon(Library([]), catalogue, terms, frames))


def key(name: str) -> str:
    return name if name in ("card", "player", "point", "piece", "enemy", "turn", "column") else f"g.{name}"


def np(det: str, more_than_one: bool, *names: str, **more: Any) -> NounPhrase:
    *mods, head = names
    return NounPhrase((key(head),), det, more_than_one, mods=tuple(map(key, mods)), **more)


def a(*names: str, **more: Any) -> NounPhrase:
    return np("a", False, *names, **more)


def the(*names: str, **more: Any) -> NounPhrase:
    return np("the", False, *names, **more)


def these(*names: str) -> NounPhrase:
    return np("this", True, *names)


def that(*names: str) -> NounPhrase:
    return np("this", False, *names)


def no(*names: str) -> NounPhrase:
    return np("no", False, *names)


def each(*names: str, **more: Any) -> NounPhrase:
    return np("each", False, *names, **more)


def every(*names: str, **more: Any) -> NounPhrase:
    return np("all", True, *names, **more)


def other(*names: str) -> NounPhrase:
    return np("other", True, *names)


def another(*names: str) -> NounPhrase:
    return np("another", False, *names)


def some(amount: Any, *names: str, **more: Any) -> NounPhrase:
    return np("", True, *names, amount=Exactly(amount) if isinstance(amount, int) else amount, **more)


def many(*names: str) -> NounPhrase:
    return np("", True, *names)


def it(name: str, plural: bool = False) -> Pronoun:
    return Pronoun("it", (key(name),), plural)


def when(kind: str, x: Any) -> Adverbial:
    return Adverbial(kind, clause=x) if isinstance(x, (c.Clause, c.Joined)) else Adverbial(kind, phrase=x)


def which(verb: str, **roles: Any) -> Relative:
    return Relative(fact(verb, **roles))


def fact(verb: str, **roles: Any) -> c.Clause:
    return c.fact(f"g.{verb}" if verb in ("tends", "visits") else verb, **roles)


def do(verb: str, mood: str = "do", **roles: Any) -> c.Clause:
    return c.clause(f"g.{verb}" if verb in ("tends", "visits") else verb, mood, **({"subject": YOU} | roles))


def rel(x: NounPhrase, *relatives: Relative) -> NounPhrase:
    return c.replace(x, relatives=relatives)


def behind(x: NounPhrase, kind: str, phrase: Any) -> NounPhrase:
    return c.replace(x, tails=(*x.tails, Tail(kind, phrase)))


def mine(x: NounPhrase) -> NounPhrase:
    return c.replace(x, owner=YOU)


def of(x: NounPhrase, owner: Any) -> NounPhrase:
    return c.replace(x, owner=owner)


YOU, GAP, NOBODY = Pronoun("you"), Pronoun("gap"), Pronoun("nobody")
SPEECH: dict[str, Any] = {
    **{
        f.__name__: f
        for f in (a, the, these, that, no, each, every, other, another, some, many, it, when, which, fact, do, rel, behind, mine, of)
    },
    "denied": c.denied,
    "YOU": YOU,
    "GAP": GAP,
    "NOBODY": NOBODY,
    "ANY": Between(None, None),
    "per": lambda n, x: PerEach(n, x),
    "plus": Sum,
    "least": lambda n: Between(Exactly(n), None),
    "most": lambda n: Between(None, Exactly(n)),
    "upto": lambda n: Between(None, Exactly(n), True),
    "between": lambda x, y: Between(Exactly(x), Exactly(y)),
    "list_": lambda *x: c.Listing(x),
    "or_": lambda *x: c.Listing(x, True),
    "Exactly": Exactly,
    "to": lambda x, *y: c.replace(x, purpose=y),
    "quoted": lambda x: c.Quoted(f"g.{x}"),
    "as_many": c.AsMany,
    "minus": lambda x, y: Sum(x, y, True),
    "table": lambda *rows: c.Computed("table", rows),
    "both": lambda *x: c.Joined(x),
    "THAT_MANY": c.AsMany(Pronoun("that_many")),
}


def said(speaker: Realiser, line: str) -> str:
    """`phrase CASE : expression`, `place HOW : expression` or an expression for a sentence."""
    head, colon, rest = line.partition(" : ")
    if not colon:
        return speaker.finished(speaker.sentence(eval(line, SPEECH)), ".")
    kind, _, how = head.strip().partition(" ")
    value = eval(rest, SPEECH)
    found = speaker.place(how, value) if kind == "place" else speaker.phrase(value, how) if how else speaker.phrase(value)  # type: ignore[attr-defined]
    return speaker.finished(found, "")
