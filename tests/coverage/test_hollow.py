"""What others name is hollowed rather than dropped: each kind of declaration in its own way, and nothing else changes."""

from __future__ import annotations

import pytest

from rootdsl.coverage.hollow import hollows
from rootdsl.coverage.measure import places
from rootdsl.examples.rules import Rules
from rootdsl.messages.message import Report
from rootdsl.mutants.page import Page
from rootdsl.project.tables import choose
from rootdsl.syntax.parser import parse
from tests.house.games import GAMES, NAMES

TEXT = '''language 1

law pond "The Pond"

word busy: a meadow with a scout
zone larder "Larder", seen by all
zone pouch "Pouch" of each player, seen by owner
path trail "Trail" joins meadows
path stream "Stream" joins meadows, closed

value cap of a player "Cap": 5
value worth "Worth"
  if larder is empty: 1
  otherwise: 2
condition a player tends a meadow: a scout of that player is in that meadow

procedure turn "Turn": taker takes a turn
  phase dawn "Dawn"
  # Rest comes last.
  phase dusk "Dusk"

procedure march "March": mover marches
  needs tend_one "Tend One": mover tends origin
'''


def made(line: str) -> list[tuple[str, ...]]:
    page = Page(parse(TEXT, "pond.law", Report()))
    first = next(n for n, x in enumerate(page.lines, 1) if x.strip().startswith(line))
    before = page.text.split("\n")
    return [
        tuple("\n".join(x for x in text.split("\n") if x not in before) for text in change.texts) for change in hollows(page, first)
    ]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("word busy", [("word busy: a meadow",)]),
        ("zone larder", [('zone larder "Larder", seen by nobody',)]),
        ("zone pouch", [('zone pouch "Pouch" of each player, seen by all',)]),
        ("path trail", [('path trail "Trail" joins meadows, closed',)]),
        ("path stream", [('path stream "Stream" joins meadows',)]),
        ("condition", [
            ("condition a player tends a meadow: 1 or more players play",),
            ("condition a player tends a meadow: not 1 or more players play",),
        ]),
        ("needs", [
            ('  needs tend_one "Tend One": 1 or more players play',),
            ('  needs tend_one "Tend One": not 1 or more players play',),
        ]),
        ("law", []),
    ],
)
def test_each_in_its_own_way(line: str, wanted: list[tuple[str, ...]]) -> None:
    assert made(line) == wanted


@pytest.mark.parametrize("line", ["value cap", "value worth"])
def test_a_value_becomes_nought_or_nobody(line: str) -> None:
    (forms,) = made(line)
    assert forms[0].endswith('": 0') and forms[1].endswith('": nobody')


def test_a_body_goes_with_its_value() -> None:
    page = Page(parse(TEXT, "pond.law", Report()))
    first = next(n for n, x in enumerate(page.lines, 1) if x.startswith("value worth"))
    text = next(hollows(page, first)).texts[0]
    assert 'value worth "Worth": 0\ncondition' in text


@pytest.mark.parametrize("line", ["procedure turn", "phase dusk"])
def test_phases_change_places(line: str) -> None:
    page = Page(parse(TEXT, "pond.law", Report()))
    first = next(n for n, x in enumerate(page.lines, 1) if x.strip().startswith(line))
    (change,) = hollows(page, first)
    assert change.texts[0].index("phase dusk") < change.texts[0].index("phase dawn")
    assert sorted(change.texts[0]) == sorted(TEXT)


def test_the_first_phase_has_none_before_it() -> None:
    assert made("phase dawn") == []


def test_the_places_of_a_map_are_named() -> None:
    found = dict(places(Rules(choose(GAMES[NAMES.index("root")]))))
    system, line = found["autumn.millwood"]
    assert system.tree.text.split("\n")[line - 1].strip().startswith("forest millwood")
