"""What the machine cannot play is told in full: each phrase at its own place, with the way round."""

from __future__ import annotations

import pytest

from rootdsl.machine.emit import emit
from rootdsl.machine.env import NotYet
from rootdsl.names.spans import place_of
from tests.docs.snippets import LABEL, Snippet, load, whole

SEVERAL = """noon
  step gifts "Gifts"
    choose crowd, any number, among scouts of voles on the map
    choose pair, 2, among crowd
    remove pair
    up to 2 times
      action sow "Sow"
        choose troop, any number, among scouts of voles on the map
        choose trio, 3, among troop
        remove trio
      action rest "Rest"
        score 1
        if you cannot: draw 1
"""


def gaps_of(text: str) -> list[tuple[str, str, str]]:
    """Of each gap: what it is, the way round, and the words that it points at."""
    rules = load(whole(Snippet("", 1, text, {"in": "faction"})), None)
    system = next(x for x in rules.library.systems.values() if x.path == LABEL)
    lines = rules.texts[LABEL].split("\n")
    with pytest.raises(NotYet) as found:
        emit(system, rules.library)
    out = []
    for gap in found.value.all:
        place = place_of(system, gap.of, gap.at)
        assert place is not None
        out.append((gap.what, gap.way, lines[place.line - 1][place.column - 1 : place.column - 1 + place.length]))
    return out


def test_each_gap_is_told_at_its_phrase() -> None:
    found = gaps_of(SEVERAL)
    assert [(what, words) for what, _, words in found] == [
        ("several pieces chosen out of a chosen group", "crowd"),
        ("several pieces chosen out of a chosen group", "troop"),
        ("`if you cannot` below a sentence that can always be carried out", "if you cannot"),
    ]
    assert all(way.endswith(".") for _, way, _ in found)


def test_a_gap_in_a_rule() -> None:
    (what, way, words), = gaps_of('abilities\n\n  rule calm "Calm"\n    enemies cannot march into a meadow with a burrow\n')
    assert what == "a ban on a procedure with certain pieces, or in certain places"
    assert words == "a meadow with a burrow" and "exception to any" in way


LATE = """abilities
  rule small "Small Crowds"
    exception to march.tend_one: number of group <= 3
  rule wide "Wide"
    exception to march.target, if number of group <= 3: also meadows with a flag
  rule calm "Calm"
    exception to march.group: scouts of voles in origin
"""


def test_an_exception_asks_only_what_is_known_where_it_is_asked() -> None:
    """The group of a march is chosen later, and what may be in it is a matter of bans."""
    whats = [what for what, _, _ in gaps_of(LATE)]
    assert whats == [
        "`group` in an exception to this requirement", "`group` in an exception to the choice of `target`",
        "another set for `group`, which is a choice of several",
    ]


PRICE = """procedure settle "Settle": debtor settles amount
  role amount is a number
  do this amount times
    spend a card

noon
  step pay "Pay"
    settle 2
      to score 3
"""


def test_a_price_that_nobody_can_measure_is_told_where_it_is_paid() -> None:
    (what, way, words), = gaps_of(PRICE)
    assert what == "`settle` as a price of so much: a loop stands in it" and words == "settle" and "sentence of its own" in way
