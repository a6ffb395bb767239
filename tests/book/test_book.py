"""The book of a game: its headings, numbers, references and what changes what."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from rootdsl.book.number import plain, printed
from rootdsl.book.tree import Book, Entry
from rootdsl.book.words import Words
from rootdsl.prose.languages import languages

Books = Callable[..., Book]

# Numbers and headings of the sixteenth printing; marks of items are left out.
HUNDREDS = """
14.1 Overview
14.2 Faction Rules and Abilities
14.2.1 Crafting
14.2.2 The Warlord
14.2.3 Contempt for Trade
14.2.4 The Hoard
14.2.4.I Gaining Items
14.2.4.II Command and Prowess
14.2.5 Looters
14.3 Faction Setup
14.3.1 Step 1: Gather Pieces
14.3.2 Step 2: Garrison
14.3.3 Step 3: Place Items
14.3.4 Step 4: Get Stubborn
14.4 Birdsong
14.4.1 Raze
14.4.2 Recruit
14.4.3 Anoint
14.4.4 Choose Mood
14.5 Daylight
14.5.1 Craft
14.5.2 Command the Hundreds
14.5.2.I Move
14.5.2.II Battle
14.5.2.III Build
14.5.3 Advance the Warlord
14.6 Evening
14.6.1 Incite
14.6.2 Oppress
14.6.3 Draw and Discard
14.7 Moods
14.7.1 Bitter
14.7.2 Grandiose
14.7.3 Jubilant
14.7.4 Lavish
14.7.5 Relentless
14.7.6 Rowdy
14.7.7 Stubborn
14.7.8 Wrathful
"""


def headings(book: Book, system: str) -> Iterator[str]:
    words = Words(book.language)
    for chapter in book.chapters:
        if chapter.system == system:
            for entry in chapter.walk():
                yield f"{printed(entry.number)} {words.headed(entry)}"


def test_headings_of_a_printed_chapter(books: Books) -> None:
    assert list(headings(books("root"), "hundreds")) == HUNDREDS.strip().splitlines()


@pytest.mark.parametrize(("language", "said"), [("en", "You have 20 warriors, the warlord"), ("de", "Du hast 20 Krieger, den Kriegsherrn")])
def test_pieces_are_told_where_they_are_gathered(books: Books, language: str, said: str) -> None:
    gathered = next(x for x in books("root", language).walk() if plain(x.number) == "14.3.1")
    assert "".join(run.text for run in gathered.paras[0].runs).startswith(said)


@pytest.mark.parametrize("game", ["root", "armello"])
def test_languages_differ_in_words_only(books: Books, game: str) -> None:
    outlines = {
        tuple((entry.key, plain(entry.number), entry.kind, len(entry.paras), tuple(entry.changed_by)) for entry in books(game, x).walk())
        for x in languages()
    }
    assert len(outlines) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["root", "armello"])
def test_every_reference_leads_somewhere(books: Books, game: str, language: str) -> None:
    book = books(game, language)
    known = book.by_key()
    for entry in book.walk():
        assert all(key in known for key in entry.changed_by)
        assert "\x02" not in entry.title
        for para in entry.paras:
            for one in para.walk():
                assert one.text.strip() and not any(sign in one.text for sign in "\x01\x02\x03\x04")


def test_keys_and_numbers_are_unique(books: Books) -> None:
    book = books("root")
    keys = [entry.key for entry in book.walk()]
    numbers = [(entry.number) for entry in book.walk()]
    assert len(set(keys)) == len(keys)
    assert len(set(numbers)) == len(numbers)


def test_a_rule_knows_what_changes_it(books: Books) -> None:
    known = books("root").by_key()
    assert "hundreds.mood.grandiose" in known["hundreds.daylight.advance"].changed_by
    assert "hundreds.contempt" in known["woodland.craft.item"].changed_by


def test_what_takes_its_place_in_a_rule_changes_it(books: Books) -> None:
    """At a moment, a step or an action; a phase, in which everything happens, names nobody."""
    known = books("root").by_key()
    assert "hundreds.mood.bitter" in known["woodland.battle.before_roll"].changed_by
    assert "hundreds.mood.jubilant" in known["hundreds.evening.incite"].changed_by
    assert "hundreds.mood.relentless" in known["hundreds.daylight.advance"].changed_by
    assert "suit_markers.shuffled" in known["woodland.setup.ruins"].changed_by
    assert not any(x.changed_by for x in known.values() if x.kind == "phase")


def test_rules_of_a_verb_stand_where_it_is_called_for(books: Books) -> None:
    known = books("root").by_key()
    inside = [x.key for x in known["woodland.battle.ambush"].children]
    assert inside == ["woodland.battle.ambush.foil", "woodland.battle.ambushed.ambush_hits"]


def test_definitions_stand_in_the_step_in_which_they_are_written(books: Books) -> None:
    known = books("root").by_key()
    assert "The hit total of a side is" in " ".join(x.text for x in known["woodland.battle.count"].paras)
    told = [x.text for x in known["woodland.battle.roll"].paras]
    assert told[0].startswith("The attacker rolls") and told[1] == "Follow “The Dice Lie”." and told[2].startswith("The attacker's roll is")
    assert " are set to " in told[-2]


def test_a_reader_is_sent_on_once(books: Books) -> None:
    """Several rules in a row are one sentence; what must be met is not followed."""
    known = books("root").by_key()
    craft = [x.text for x in known["woodland.craft"].paras]
    assert "The conditions “No Duplicates” and “Item in Supply” must be met." in craft
    assert "Follow “Items”, “Immediate Effects” and “Persistent Effects” in this order." in craft
    battle = next(x for x in known["woodland.battle"].paras if x.text.startswith("Follow"))
    assert [run.ref for run in battle.runs if run.ref][:2] == ["woodland.battle.ambush", "woodland.battle.before_roll"]
    german = [x.text for x in books("root", "de").by_key()["woodland.craft"].paras]
    assert "Die Bedingungen „Keine Doppelten“ und „Gegenstand im Vorrat“ müssen erfüllt sein." in german
    assert "Befolge der Reihe nach „Gegenstände“, „Sofortwirkungen“ und „Dauerwirkungen“." in german


def test_no_sentence_of_an_example_carries_keys(books: Books) -> None:
    for entry in books("root").walk():
        for shown in entry.examples:
            assert not any(sign in text for _, text in shown.lines for sign in "\x02\x03\x04")


def test_every_sentence_has_a_place(books: Books) -> None:
    """No entry of a rule is empty, but for cards and modes whose whole rule is what is printed on them."""
    bare = [x for x in books("root").walk() if not x.paras and not x.children and not x.facts]
    empty = [x.key for x in bare if x.kind not in ("window", "card", "mode")]
    assert empty == []


def test_a_phase_of_one_step_is_one_heading(books: Books) -> None:
    entry: Entry = books("root").by_key()["marquise.evening.draw"]
    assert entry.key == "marquise.evening" and not entry.children


def test_chapters_keep_their_numbers_when_printed_alone(books: Books) -> None:
    from rootdsl.book.build import make_book
    from rootdsl.messages.message import Report
    from rootdsl.names.load import load_game
    from rootdsl.paths import factions_dir

    alone = make_book(load_game(factions_dir() / "root", Report()), "en", ["hundreds"])
    assert [(x.system, x.number, x.kind) for x in alone.chapters] == [("hundreds", 14, "faction"), ("cited", 34, "cited")]
    assert list(headings(alone, "hundreds")) == list(headings(books("root"), "hundreds"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("names", [["hundreds"], ["marquise", "alliance"], ["suit_markers"], ["vagabond"]], ids=" ".join)
def test_a_part_of_a_book_has_a_target_for_every_reference(books: Books, language: str, names: list[str]) -> None:
    from rootdsl.book.build import make_book
    from rootdsl.messages.message import Report
    from rootdsl.names.load import load_game
    from rootdsl.paths import factions_dir

    part = make_book(load_game(factions_dir() / "root", Report()), language, names)
    known, whole = part.by_key(), books("root", language).by_key()
    for entry in part.walk():
        assert all(run.ref in known for para in entry.paras for x in para.walk() for run in x.runs if run.ref in whole)
        assert all(key in known for key in entry.changed_by)
    for chapter in part.chapters:
        if chapter.kind == "cited":
            for entry in chapter.walk():
                assert entry.number == whole[entry.key].number and entry.paras == whole[entry.key].paras
                assert not entry.children and not entry.examples


def test_the_whole_book_cites_nothing_from_elsewhere(books: Books) -> None:
    assert all(x.kind != "cited" for x in books("root").chapters)
