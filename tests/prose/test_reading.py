"""What a new reader must never meet: sentences without end, levels without need, names that point at two things."""

from __future__ import annotations

import re

import pytest

from rootdsl.model import decl as d
from rootdsl.names.library import Library
from rootdsl.prose.languages import languages
from rootdsl.prose.show import lexicon_of, prose_of

LONGEST = 36


def told(library: Library, language: str) -> list[tuple[str, str]]:
    """Every generated sentence with the file it comes from; what an author put into words is his own."""
    lexicon = lexicon_of(library, language)
    own = {lexicon.text(x) for system in library.systems.values() for x in system.of(d.TableRule)}
    rows = [
        (name, re.sub(r"^[\d.]+ ", "", y.strip()))
        for name, x in library.systems.items()
        for y in prose_of(x, library, language).splitlines()
    ]
    return [(name, line) for name, line in rows if line and line not in own]


@pytest.mark.parametrize("language", languages())
def test_sentences_have_an_end(library: Library, language: str) -> None:
    assert not [(name, line) for name, line in told(library, language) if len(line.split()) > LONGEST]


@pytest.mark.parametrize("language", languages())
def test_levels_are_few(library: Library, language: str) -> None:
    """A rule of its own never stands alone four levels deep."""
    for name, system in library.systems.items():
        for line in prose_of(system, library, language).splitlines():
            found = re.match(r"\s*(\d+(?:\.\d+)*)", line)
            assert found is None or found[1].count(".") <= 3, (name, line)


CLUMSY = {
    "en": (
        r"^Nobody may",
        r"of enemies\b",
        r"one of your warlords",
        r"for which",
        r"\bpieces? and (it|that)\b",
        r"the last of these",
        r"\bof it\b",
        r"adjacent places",
        r"take effect here",
        r"\bdug\b",
        r"the mark\b",
        r"cards to take\b",
    ),
    "de": (
        r"^Niemand darf",
        r"von Gegnern\b",
        r"einen deiner Kriegsherren",
        r"für (die|den|das) gilt",
        r"die letzte davon",
        r"\bseiner (nicht|im)\b",
        r"benachbarten Orten",
        r"greifen hier",
        r"vorderst",
        r"diese Seiten: der",
    ),
}


@pytest.mark.parametrize("language", languages())
def test_clumsy_turns_are_gone(library: Library, language: str) -> None:
    for name, line in told(library, language):
        assert not [x for x in CLUMSY[language] if re.search(x, line)], (name, line)


def rules(library: Library, name: str, language: str = "en") -> str:
    return prose_of(library.systems[name], library, language)


@pytest.mark.parametrize(
    ("name", "language", "line"),
    [
        ("hundreds", "en", "2. The warlord cannot be removed outside battle."),
        ("hundreds", "de", "2. Der Kriegsherr darf außerhalb eines Kampfes nicht entfernt werden."),
        (
            "hundreds",
            "en",
            "2. In battle, as the attacker, after the roll, if the warlord is in the clearing of the battle, deal one extra hit.",
        ),
        ("hundreds", "en", "1.1 Choose the new item or an item on its track as the item given up."),
        ("hundreds", "en", "1. Choose another mood whose item is not in the Hoard."),
        ("hundreds", "de", "1. Wähle eine andere Laune, deren Gegenstand nicht im Hort liegt."),
        ("hundreds", "en", "1. Your mood becomes Stubborn."),
        ("hundreds", "de", "1. Deine Laune ist von jetzt an Stur."),
        ("hundreds", "en", "1. When you craft a card and that card shows an item, instead of “Items”:"),
        ("hundreds", "de", "1. Wenn du eine Karte herstellst und diese Karte einen Gegenstand zeigt, gilt statt „Gegenstände“ Folgendes:"),
        ("hundreds", "en", "1. Fill the ruins (see “Filling the Ruins”)."),
        ("hundreds", "en", "1.1 Replace one of your warriors on the map with the warlord."),
        ("hundreds", "de", "1.1 Ersetze einen deiner Krieger auf dem Spielplan durch den Kriegsherrn."),
        ("hundreds", "en", "1.2 If that is not possible, place the warlord in any clearing."),
        ("hundreds", "en", "1. Draw one card (your card draw)."),
        ("hundreds", "de", "1. Ziehe eine Karte (deine Ziehmenge)."),
        ("hundreds", "en", "3. Otherwise, your card draw is higher by one."),
        ("hundreds", "en", "2.1 You may remove one or more mobs in the clearing of the battle or in clearings adjacent to it."),
        ("hundreds", "en", "After each single pass through “Advance the Warlord” in which you have moved and battled, you may choose one:"),
        ("hundreds", "de", "in dem du eine Bewegung ausgeführt und gekämpft hast, darfst du eines davon wählen:"),
        ("hundreds", "en", "Each item goes on the leftmost empty space of its track; when one leaves, the others close the gap."),
        ("hundreds", "en", "but none of the same kind as a marked item in the Hoard."),
        ("woodland", "en", "Whatever other rules set for this moment happens now."),
        ("woodland", "de", "Was andere Regeln für diesen Zeitpunkt bestimmen, geschieht jetzt."),
        ("woodland", "en", "activate a different one of your crafting pieces in a clearing of the suit of that icon (“any”: of any suit)."),
        ("woodland", "en", "1. When you take hits from another player in a clearing:"),
        ("woodland", "en", "1.3 The dealer of the hits removes those warriors and those buildings and tokens all at once."),
        ("woodland", "en", "1. When you clear a clearing of all enemy pieces, remove all enemy pieces in that clearing."),
        ("woodland", "en", "The attacker's ignored hits are set to zero."),
        ("woodland", "en", "minus the other side's ignored hits, but at least zero."),
        ("woodland", "en", "The number of starting cards of a player is three."),
        ("riverfolk", "en", "1. When you charge another player the price:"),
        ("marquise", "de", "um diese Krieger auf die Lichtung der Festung zu stellen."),
        ("marquise", "de", "auf dem Feld des am weitesten links stehenden Gebäudes dieser Art aufgedruckt sind."),
        ("hundreds", "en", "With one or two, it is two."),
        ("hundreds", "en", "1. You may do the following as often as your Prowess allows, each time in this order:"),
        ("eyrie", "en", "1. The columns of this leader are “Recruit” and “Move”."),
        ("riverfolk", "en", "1. Place a warrior in a clearing on a river four times."),
        ("marquise", "en", "3. The price is the cost that is printed on the space of the leftmost building of that kind."),
        ("exiles", "en", "1.2.2 You may battle in that clearing an enemy with a piece there."),
        ("exiles", "de", "1.2.2 Lege diese Karte ab, um jene Karte abzulegen."),
    ],
)
def test_reads_so(library: Library, name: str, language: str, line: str) -> None:
    text = rules(library, name, language)
    assert any(x.strip().endswith(line) or x.strip() == line for x in text.splitlines()), [x for x in text.splitlines() if line[:9] in x]


def test_long_sums_are_lists() -> None:
    from rootdsl.prose.clause import Exactly, NounPhrase, PerEach, Sum, Tail, fact
    from rootdsl.prose.values import summed

    each = PerEach(
        1, NounPhrase(("card",), "each", tails=(Tail("with", NounPhrase(("point",), "a", tails=(Tail("of", NounPhrase(("suit",))),))),))
    )
    value = Sum(Sum(Sum(each, each), each), each, True)
    found = summed(fact("be", subject=NounPhrase(("number",), "the"), what=value))
    assert len(found.children) == 4 and all(x.item is not None for x in found.children)
    assert not summed(fact("be", subject=NounPhrase(("number",), "the"), what=Sum(each, Exactly(1)))).children
