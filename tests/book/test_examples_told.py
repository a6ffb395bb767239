"""Examples as readers see them: cards told apart, places named, answers in the language of the book, and where they stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rootdsl.book.tree import Book, Entry, Shown
from rootdsl.book.worked import shown
from rootdsl.messages.message import Report
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir
from rootdsl.project.tables import Chosen
from rootdsl.prose.languages import languages, realiser
from rootdsl.prose.show import lexicon_of
from tests.docs.snippets import LABEL, Pages, Snippet, base, load, whole

Books = Callable[..., Book]


def told(book: Book) -> list[str]:
    return [text for entry in book.walk() for shown in entry.examples for _, text in shown.lines]


def titled(entry: Entry, title: str) -> Shown:
    return next(x for x in entry.examples if x.title.startswith(title))


@pytest.mark.parametrize(("language", "title", "other"), [
    ("en", "“Ambush!” (fox)", "“Ambush!” in"), ("de", "„Hinterhalt!“ (Fuchs)", "„Hinterhalt!“ auf"),
])
def test_cards_of_one_title_are_told_apart(books: Books, language: str, title: str, other: str) -> None:
    lines = told(books("root", language))
    assert any(title in x for x in lines) and not any(other in x for x in lines)


@pytest.mark.parametrize("language", languages())
def test_a_card_that_is_named_is_not_chosen_first(books: Books, language: str) -> None:
    """`when otters craft lantern`: who crafts it does so, whoever's file the example stands in."""
    chosen = {"en": " chooses a ", "de": " wählt "}[language]
    assert not [x for x in told(books("root", language)) if chosen in x]


def test_a_crafted_card_is_named_where_it_is_crafted(books: Books) -> None:
    lines = titled(books("root").by_key()["hundreds.contempt"], "Others craft").lines
    assert ("when", "the Marquise de Cat crafts “Mouse-in-a-Sack”.") in lines


@pytest.mark.parametrize(("language", "gone"), [
    ("en", ("'s hand", "None of the Lord of the Hundreds", "Hundreds's", "current player", " plays “", "in clearing 5 and in clearing")),
    ("de", ("auf der Hand der", "Spieler am Zug", "spielt „", "Daylight", "Faction Setup", "darf eine Karte nicht",
            "Krieger stehen im Vorrat")),
])
def test_clumsy_lines_are_gone(books: Books, language: str, gone: tuple[str, ...]) -> None:
    lines = told(books("root", language))
    for part in gone:
        assert not [x for x in lines if part in x], part


def test_answers_speak_the_language_of_the_book(books: Books) -> None:
    """Titles, pieces and suits; yes, no and stop; what is not to be had."""
    lines = " ".join(told(books("root", "de")))
    english = ("Wahl: stop", " yes", "craft,", "not ", "sawmill", ", march", "eyrie ", "marquise ")
    assert not [x for x in english if x in lines]
    assert "Schluss" in lines and "steht nicht zur Wahl" in lines and "Sägemühle" in lines and "die Horst-Dynastien: " in lines


def test_an_example_behind_a_procedure_shows_all_of_it(books: Books) -> None:
    """What stands as far left as its heading belongs to that heading, not to its last step."""
    known = books("root").by_key()
    assert known["woodland.battle"].examples and not known["woodland.battle.ambushed.ambush_hits"].examples


def test_titles_have_no_reference_numbers(books: Books) -> None:
    titles = [shown.title for entry in books("root").walk() for shown in entry.examples]
    assert titles and not [x for x in titles if x[:1].isupper() and "-0" in x[:7]]


def test_values_and_verbs_of_a_procedure_know_what_changes_them(books: Books) -> None:
    known = books("root").by_key()
    assert "vagabond.most_hits" in known["woodland.battle.roll"].changed_by
    assert known["woodland.battle.ambushed"].key == "woodland.battle.ambushed.ambush_hits"


@pytest.mark.parametrize(("language", "facts"), [
    ("en", [("Letter", "J"), ("Reach", "9")]), ("de", [("Buchstabe", "J"), ("Reichweite", "9")]),
])
def test_fields_of_a_seat_stand_at_the_head_of_its_chapter(books: Books, language: str, facts: list[tuple[str, str]]) -> None:
    chapter = next(x for x in books("root", language).chapters if x.system == "hundreds")
    assert chapter.entries[0].facts == facts


def test_fields_of_several_seats(books: Books) -> None:
    chapter = next(x for x in books("root").chapters if x.system == "vagabond")
    assert dict(chapter.entries[0].facts)["Reach"] == "5, 2"


def test_a_field_without_a_word_is_missing_and_not_printed() -> None:
    from rootdsl.book.writer import fields_told
    from rootdsl.prose.languages import realiser
    from rootdsl.prose.show import lexicon_of

    library: Library = load_game(factions_dir() / "root", Report())
    lexicon = lexicon_of(library, "de")
    del lexicon.catalogue.terms["root.reach"]
    found = list(fields_told(library.systems["hundreds"], lexicon, realiser("de", lexicon)))
    assert found == [("Buchstabe", "J")] and "root.reach" in lexicon.missing


@pytest.mark.parametrize(("language", "said"), [
    ("en", "The leftmost piece of a row is placed first, and one that returns goes on the rightmost empty space of its row."),
    ("de", "Von jeder Reihe wird stets zuerst das am weitesten links stehende Spielteil platziert; kehrt eines zurück, kommt es auf das am "
           "weitesten rechts liegende freie Feld seiner Reihe."),
])
def test_which_piece_leaves_a_row_first(books: Books, language: str, said: str) -> None:
    for key in ("marquise.setup.fill_tracks", "lizards.setup.fill_tracks"):
        assert said in [x.text for x in books("root", language).by_key()[key].paras]


WAYS = """box shelf "Shelf"

procedure take "Take a Bow": taker takes in site
  role site is a meadow
  taker scores 1

abilities
  rule crowd "The Crowd Parts"
    at end of any march, unless marcher is voles
      may choose one
        draw 1
        or put all stones in shelf into shelf

    example "It gives way"
      given 2 moles scouts in 1
      when moles march from 1 to 2, 2, draw
      then voles has 0 points
"""


def test_an_answer_that_begins_a_way_is_its_verb() -> None:
    """And not the title of some procedure, wherever it stands, of which the last name is that word."""
    text = WAYS.replace("draw 1", "take a random card from hand of marcher").replace("2, draw", "2, take").replace(
        "taker takes in", "taker takes_in").replace("given", "given moles hold nettle\n      and")
    rules = load(whole(Snippet("ways", 1, text, {"in": "faction"})), Pages(Chosen(base())))
    assert not rules.report.has_errors, rules.report.messages
    system = next(x for x in rules.library.systems.values() if x.path == LABEL)
    for language, said in (("en", "take)"), ("de", "nehmen)")):
        lexicon = lexicon_of(rules.library, language)
        lines = shown(system.examples[0], system, rules.library, lexicon, realiser(language, lexicon)).lines
        assert any(x.endswith(f"{said}.") for _, x in lines), lines
