"""Sentences that players would have misread, each as a kind: words that a frame loses, rounds of a loop, what lies hidden, tables."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rootdsl.names.library import Library
from rootdsl.prose.clause import Adverbial, Between, Block, Computed, Exactly, Quoted, denied
from rootdsl.prose.frame import Unreadable, read_frame
from rootdsl.prose.languages import languages, realiser, table
from rootdsl.prose.show import lexicon_of, prose_of
from tests.prose.speaking import a, do, fact, garden, mine, some, the, these


def lead(*leads: Adverbial) -> Block:
    """What stands before rules of its own."""
    return Block(lead=leads, children=[Block(do("draw", what=a("card")))])


@pytest.fixture(scope="module")
def told(library: Library) -> Any:
    """The rules of a shipped file in a language, made once."""
    return cache(lambda name, language: prose_of(library.systems[name], library, language))


def test_two_texts_without_a_comma_are_no_slot() -> None:
    with pytest.raises(Unreadable, match="comma is missing"):
        read_frame('"be", "placed first," "and one that returns goes back"')


@pytest.mark.parametrize("language", languages())
def test_no_frame_loses_words(language: str) -> None:
    """A role in the line of a frame is one word: what has blanks in it is a text that was read as one."""
    for key, line in table(language, "FRAMES", {}).items():
        for slot in read_frame(line).slots:
            assert " " not in slot.role, (key, slot)


# what stands in the rules of a shipped file, and what must not
SENTENCES = [
    # each round of a loop, not the whole step
    ("hundreds", "en",
     "After each single pass through “Advance the Warlord” in which you have moved and battled", "Each time after “Advance"),
    ("hundreds", "de", "Nach jedem einzelnen Durchgang von „Mit dem Kriegsherrn vorrücken“, in dem du", "bei dem"),
    ("vagabond", "en", "Each time after “Aid”", "single pass through “Aid”"),
    # the order of what may each be left out
    ("hundreds", "en", "You may do the following as often as your Prowess allows, each time in this order", ""),
    ("hundreds", "de", "Du darfst so oft, wie deine Kampfkraft erlaubt, jedes Mal der Reihe nach Folgendes tun", ""),
    # who comes along comes from the same place
    ("hundreds", "en", "together with any number of your warriors from its clearing", ""),
    ("hundreds", "de", "mit beliebig vielen deiner Krieger von seiner Lichtung", ""),
    # a region is named with the place where it begins
    ("marquise", "en",
     "from that clearing or from clearings that belong with it to one unbroken group of adjacent clearings", "counts too"),
    ("marquise", "de",
     "von dieser Lichtung oder von Lichtungen aus, die mit ihr zu derselben lückenlosen Gruppe", "gehören, die du beherrschst, aus"),
    # a box in the place of another is meant by its rules
    ("hundreds", "en", "Rules that speak of your box of crafted items mean the Hoard", ""),
    ("hundreds", "de", "Regeln, die von deinem Feld für hergestellte Gegenstände sprechen, meinen den Hort", ""),
    ("hundreds", "en", "the Command track and the Prowess track are part of the Hoard", ""),
    # who chooses among what is hidden looks at it
    ("hundreds", "en", "Look at the items in the space under the ruin in that clearing", "of another kind than each"),
    ("hundreds", "de", "Sieh dir die Gegenstände auf dem Feld unter der Ruine auf dieser Lichtung an", "von anderer Art als"),
    # tables of several rows are lists, and end with what there is room for
    ("hundreds", "en", "With four, it is four", "with four or more"),
    ("hundreds", "de", "Bei 4 ist sie vier", "ab 4"),
    # any number of things
    ("marquise", "en", "You may craft any number of cards", "a card any number of times"),
    ("marquise", "de", "Du darfst beliebig viele Karten herstellen", "beliebig oft eine Karte"),
    ("hundreds", "en", "You may remove one or more mobs", "any number of mobs"),
    ("marquise", "en", "allowed only once each turn", "once in each"),
    ("marquise", "de", "pro Zug nur einmal erlaubt", "in jedem Zug nur"),
    # the verb is not stranded behind a measure
    ("marquise", "de",
     "so viele Aktionen ausführen, wie deine täglichen Aktionen erlauben, in beliebiger Reihenfolge", "erlauben, ausführen"),
    ("marquise", "de", "die auf dem Feld des am weitesten links stehenden Gebäudes dieser Art aufgedruckt sind", "äußersten rechten"),
    # a lead that only says when and whether is a sentence
    ("hundreds", "de", "auf der Kampflichtung steht, gilt Folgendes:", "auf der Kampflichtung steht:"),
    ("hundreds", "de", "gilt statt „Gegenstände“ Folgendes:", ""),
    ("woodland", "en", "Your crafting points are the points of that card", "crafting points of a player"),
    ("woodland", "en", "Before each battle begins, each side's rolled hits", "At the start of each battle, each side's"),
    ("woodland", "de", "Vor Beginn jedes Kampfes betragen", ""),
    ("woodland", "en", "the higher die of that roll", "the highest die"),
    ("woodland", "de", "höchstens aber auf die Höchstzahl", "aber höchstens die Höchstzahl"),
    ("woodland", "en", "When you take hits from another player in a clearing", "any number of hits"),
    ("woodland", "de", "je ein anderes deiner Herstellungsteile", "je eines deiner"),
    ("hundreds", "en", "a corner clearing that is not a starting clearing", "is no starting"),
    ("hundreds", "en", "Choose another mood whose item", "as your mood another mood"),
]


@pytest.mark.parametrize(("name", "language", "said", "gone"), SENTENCES)
def test_what_is_said(told: Any, name: str, language: str, said: str, gone: str) -> None:
    text = told(name, language)
    assert said.lower() in text.lower()
    assert not gone or gone not in text


@pytest.mark.parametrize(("language", "title"), [("en", "“Ambush!” (fox)"), ("de", "„Hinterhalt!“ (Fuchs)")])
def test_cards_of_one_title_are_told_apart_by_their_suits(library: Library, language: str, title: str) -> None:
    speaker = realiser(language, lexicon_of(library, language))
    assert speaker.phrase(Quoted("wares.ambush_fox")) == title
    assert "(" not in speaker.phrase(Quoted("wares.anvil"))


SAID = [
    # what is no such thing; of several none is one; who has none
    ("en", denied(fact("be", subject=these("bee"), what=a("egg"))), "Those bees are not eggs."),
    ("en", denied(fact("be", subject=the("bee"), what=a("egg"))), "The bee is not an egg."),
    ("en", denied(fact("have", subject=the("keeper"), what=a("egg"))), "The gardener has no egg."),
    # every bound has its preposition
    ("de", fact("be_set", subject=the("dusk"), value=Computed("at_most", (Exactly(3), Exactly(2)))),
     "Die Dämmerung wird auf drei, höchstens aber auf zwei, gesetzt."),
    # how many more or fewer, and where; nothing is lost as none
    ("en", fact("lose_pieces", subject=the("keeper"), what=some(2, "egg"), where=the("wood")),
     "The gardener has two eggs fewer in the wood."),
    ("de", fact("lose_pieces", subject=the("keeper"), what=some(2, "egg"), where=the("wood")),
     "Der Gärtner hat im Wald zwei Eier weniger."),
    ("de", fact("gain_pieces", subject=the("keeper"), what=some(2, "egg"), where=the("wood")), "Der Gärtner hat im Wald zwei Eier mehr."),
    ("en", fact("have_turn", subject=the("keeper")), "The gardener has the turn."),
    ("de", fact("have_turn", subject=the("keeper")), "Der Gärtner ist am Zug."),
    # one or more of them, not at least one
    ("en", do("choose", what=mine(some(Between(Exactly(1), None, True), "mole"))), "Choose one or more of your moles."),
    ("de", do("choose", what=mine(some(Between(Exactly(1), None, True), "mole"))), "Wähle einen oder mehrere deiner Maulwürfe."),
    # pieces that lie
    ("de", fact("stand", subject=the("tile"), where=the("wood")), "Die Fliese liegt im Wald."),
    ("de", fact("stand", subject=the("mole"), where=the("wood")), "Der Maulwurf steht im Wald."),
    # two leads of which the last is a condition, and what is told in place of something
    ("de", lead(Adverbial("at_end", phrase=the("dusk")), Adverbial("if", fact("be_there", subject=the("hare")))),
     "Am Ende der Dämmerung, falls der Hase da ist, gilt Folgendes:"),
    ("de", lead(Adverbial("instead_of", phrase=Quoted("g.rest"))), "Statt „Nach der Ruhe“ gilt Folgendes:"),
]


@pytest.mark.parametrize(("language", "sentence", "text"), SAID, ids=[text for _, _, text in SAID])
def test_how_it_is_said(language: str, sentence: Any, text: str) -> None:
    speaker = garden(language, 'tile "die Fliese", "die Fliesen", lying' if language == "de" else "")
    assert speaker.told(sentence if isinstance(sentence, Block) else Block(sentence)) == text
