"""Who is spoken to, which of two things is meant, and what things are called that have no word of their own."""

from __future__ import annotations

from typing import Any

import pytest

from rootdsl.project.tables import Chosen
from rootdsl.prose.show import lexicon_of, prose_of
from tests.docs.snippets import LABEL, Pages, Snippet, base, load, whole


@pytest.fixture(scope="module")
def ground() -> Pages:
    return Pages(Chosen(base()))


def read(ground: Pages, text: str) -> tuple[Any, Any]:
    rules = load(whole(Snippet("prose", 1, text, {"in": "faction"})), ground)
    assert not rules.report.has_errors, rules.report.messages
    return next(x for x in rules.library.systems.values() if x.path == LABEL), rules.library


def told(ground: Pages, text: str, language: str = "en") -> str:
    system, library = read(ground, text)
    return prose_of(system, library, language)


BOW = """procedure bow "A Bow": star bows
  if star is voles
    score 1
  otherwise
    voles may place a scout in meadow of badger
    star may
      star draws 1
      voles scores 1

procedure nod "A Nod": nodder nods
  nodder draws 1
  nodder bows

procedure rest "A Rest": sleeper rests
  sleeper draws 1

abilities
  rule encore "Encore"
    at end of any clash
      raider nods
noon
  step sleep "Sleep"
    rest
"""


def test_a_procedure_that_others_perform_speaks_only_to_its_holder(ground: Pages) -> None:
    """Not `if you are you`: who performs it is that player, also where it is called by another procedure."""
    english, german = told(ground, BOW), told(ground, BOW, "de")
    assert "you are you" not in english and "du du" not in german
    for part in ("When a player bows:", "If you are that player, that player scores one point.", "You may place a scout",
                 "That player may do the following", "That player draws one card.", "You score one point.", "When a player nods"):
        assert part in english, english
    for part in ("Falls du dieser Spieler bist", "Dieser Spieler zieht eine Karte.", "Dieser Spieler darf", "Du erhältst einen Siegpunkt"):
        assert part in german, german
    assert "A Rest\n  1. Draw one card." in english       # the holder's own


PAIRS = """box bank "Bank" of each meadow

condition a meadow as near faces a meadow as far: at least 1 stone is in bank of near, and near is adjacent to far
condition a meadow as far spans a meadow as near for a player as walker: near is linked to far for walker, or near faces far
condition a player as strong outdoes a player as weak: points of strong > points of weak
value gap of a player as mine in a meadow "Gap": number of scouts of mine in that meadow

procedure tie "Tie": tier ties near with far
  role near is a meadow
  role far is a meadow
  put all stones in bank of near into bank of far

procedure lay "Lay": layer lays from near to far
  role near is a meadow
  choose far among meadows adjacent to near
  put all stones in bank of near into bank of far

abilities
  rule gate "Gate"
    when an enemy marches any scouts from a meadow as near to a meadow as far, if near faces far
      lose 1
noon
  step work "Work"
    choose near among meadows
    lay from near
    choose far among meadows
    tie near with far
"""


def test_two_of_one_noun_are_told_apart(ground: Pages) -> None:
    english, german = told(ground, PAIRS), told(ground, PAIRS, "de")
    for line in english.splitlines():
        assert line.count("that meadow") < 2 or "each" in line, line
    for part in ("A first meadow faces a second meadow if a stone is in the bank in the first meadow and the first meadow is adjacent to "
                 "the second meadow.", "linked to the second meadow for that player", "a first player outdoes a second player",
                 "from the bank in the first meadow in the bank in the second meadow", "adjacent to the near"):
        assert part.lower() in english.lower(), english
    for part in ("„Faces“ gilt an einem ersten Ort „Meadow“ an einem zweiten Ort „Meadow“",
                 "falls der erste Ort „Meadow“ für diesen Spieler",
                 "der erste Spieler", "als der zweite Spieler"):
        assert part in german, german


def test_whose_pieces_they_are_is_not_who_removes_them(ground: Pages) -> None:
    text = told(ground, """number lost "Losses"

abilities
  rule encore "Encore"
    when a player removes any pieces as fallen, owned by a player as lord, in clash
      if lord is raider: add number of fallen to lost
""")
    assert "a player removes pieces of a player (the lord)" in text and "if the lord is the raider" in text, text


WORDS = """kind peg "Peg"

pieces
  12 scouts
  3 wares "Goods" are pegs
  1 helpers "Volunteers" is a peg
  1 bite "Deep Teeth" is a peg
  1 firm "Reinforced" is a peg
  2 strongmen "Strongman" are pegs
  1 ring "Ring" is a token
  1 king "King" is a token

box stash "Stash" of each meadow
box bench "Bench"
number wood "Wood", 0 to 9
flag last_played "Last Played" of each meadow

procedure stash "Stashing": stasher stashes in site
  role site is a meadow
  put a ware in stash of site into bench

procedure search "Search": seeker searches site
  role site is a meadow
  seeker scores 1

procedure dam "Dam": builder builds_dams in site
  role site is a meadow
  builder scores 1

noon
  step work "Work"
    choose site among meadows
    search site
    stash in site
    voles builds_dams in site
    place a ware in bench
    put ring and king into bench
    put bite and firm into bench
    put all strongmen in bench into stash of site
    if helpers is in bench: score 1
    score number of wares in bench
    set last_played of site to 0
"""


def test_words_that_are_no_plain_nouns(ground: Pages) -> None:
    """Plurals stay as they are, participles take the noun of their kind, old plurals are known at the end of a compound."""
    text = told(ground, WORDS)
    for part in ("three goods", "two strongmen", "the “Reinforced” peg", "Place goods in the bench", "Put the ring and the king in",
                 "Put the deep teeth and the “Reinforced” peg in", "If the volunteers are in the bench", "each of the goods",
                 "The wood is at least zero and at most nine", "counts no longer as a meadow marked “Last Played”"):
        assert part in text, text
    assert "goodses" not in text and "strongmans" not in text and "teeths" not in text


def test_the_verb_of_a_phrase_and_a_thing_of_its_name(ground: Pages) -> None:
    """`searches` is to search; a box and a procedure of one name go by their own titles."""
    text = told(ground, WORDS)
    for part in ("When you stash in a meadow, put goods from the stash in that meadow", "Search that meadow", "Build dams in that meadow."):
        assert part in text, text
    assert "(see “Dam”)" not in text


def test_a_noun_of_unknown_gender_takes_no_article_of_its_own(ground: Pages) -> None:
    """Not `das Ring`: what is no word of the language stands behind one."""
    system, library = read(ground, WORDS)
    lexicon = lexicon_of(library, "de")
    text = prose_of(system, library, "de")
    assert "das Spielteil „Ring“" in text and "Das Ring" not in text and "das Ring " not in text, text
    assert lexicon.term(f"{system.name}.ring").one == "Spielteil „Ring“"


OWLS = """number rank "Rank"
box near "Near"
  column fly "Fly"
box spare "Spare"
  column flown "Fly"

procedure lay "Lay a Card": layer lays order
  role order is a card
  if 2 players play: put order into fly
  otherwise: put order into flown

value larger "Larger of Two": higher of rank and number of ropes in pouch

abilities
  rule safe "Safe"
    scouts of voles in woods cannot be removed
  rule deep "Deep"
    at end of march, if number of scouts of voles in woods < 3, and target is a meadow
      choose strays, 2, among scouts of voles in target
      turn strays awake
      remove strays
      turn group sleepy
    at end of lay
      score larger

scouts have awake or sleepy

noon
  step store "Store"
    do this number of burrows on the map times
      if number of ropes in pouch < 4
        put a random rope in chest into pouch
    choose gift among cards in hand
    lay gift
"""


def test_what_is_said_of_a_condition_a_place_and_a_role(ground: Pages) -> None:
    """A condition in a loop is asked in each round; a ban names its places; a card that a call brings with it is that card."""
    english, german = told(ground, OWLS), told(ground, OWLS, "de")
    for part in ("as many times as the number of burrows on the map:\n      1.1 If at most three ropes",
                 "Your scouts in a wood cannot be removed.",
                 "at most two of your scouts are in woods and the target is a meadow", "When you lay a card:",
                 "put that card in the column “Fly” of",
                 "the higher of", "of “March” sleepy", "At the end of your “Lay a Card”"):
        assert part in english, english
    assert "dürfen nicht entfernt werden" in german, german
