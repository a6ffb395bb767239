"""The log: a line for every kind of event, grouped, and silent about what a reader may not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rootdsl.runtime
from rootdsl.play.log import SAYERS, Entry, line_of, lines
from rootdsl.play.words import words
from tests.play.conftest import after, decisions, whole

RUNTIME = Path(rootdsl.runtime.__file__).parent


def kinds_in_runtime() -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in RUNTIME.glob("*.py"))
    return set(re.findall(r's\.log\.append\(\("(\w+)"', text))


def test_every_kind_of_event_has_a_line():
    assert kinds_in_runtime() <= set(SAYERS)


def test_kinds_that_happen_are_told(table):
    seen: set[str] = set()
    for seed in range(6):
        session = whole(table, seed)
        for e in session.entries:
            if line_of(table, e):
                seen.add(e.event[0])
        assert all(e.event[0] in SAYERS for e in session.entries)
    usual = "place put remove spend draw discard card score win choose forced turn roll mode"
    assert set(usual.split()) <= seen


@pytest.mark.parametrize(("event", "said"), [
    (("draw", 1, 0, 3), "Eyrie Dynasties draws"),
    (("refill", -1, -1, 0), "is shuffled into Deck"),
    (("leave", 1, -1, -1), "Eyrie Dynasties leaves the score track"),
    (("score", 0, -2, 3), "loses 2 (now 3)"),
    (("score", 0, 0, 0), "stays at 0"),
    (("roll", 0, [3, 1], -1), "rolls 3, 1"),
    (("replace", 1, 0, 1, 4), "Eyrie Dynasties replaces 1 "),
    (("win", 0, [0, 1], -1), "Marquise de Cat and Eyrie Dynasties win the game"),
])
def test_rare_lines(table, event, said):
    assert said in line_of(table, Entry(event, 1, 0, "", "", ""))


def test_groups_by_turn_phase_and_rule(table):
    said = lines(table, whole(table, 2).entries)
    assert said[0] == "== Before the first turn"
    assert "== Turn 1: Eyrie Dynasties" in said
    assert "  -- Birdsong" in said and "  -- Evening" in said
    assert any(text.startswith("     Score Points: scores ") for text in said)
    assert said[-1].endswith("wins the game")


def test_the_rule_of_an_event_is_where_it_stands_in_the_law(table):
    e = next(e for e in whole(table, 2).entries if e.event[0] == "roll")
    file, _, line = e.where.partition(":")
    assert (file, words(table).title(e.path)) == ("root/law/woodland.law", "Roll Dice")
    text = Path(__file__).parents[2].joinpath("factions", file).read_text(encoding="utf-8").splitlines()
    assert any("roll 2" in x for x in text[int(line) - 1:int(line) + 2])


def test_draws_of_others_are_hidden(table):
    entries = after(table, 1, 1).entries
    draws = [e for e in entries if e.event[0] == "draw" and e.event[1] == 1]
    assert draws
    for e in draws:
        assert line_of(table, e, 0) == line_of(table, e, -1) == "Eyrie Dynasties draws a card"
        assert table.card_title[e.event[2]] in line_of(table, e, 1)


def test_a_reader_is_told_the_same_whatever_was_drawn(table):
    """Exchange the hidden cards in the entries: the lines for the other seat stay the same."""
    for seed in range(3):
        session = whole(table, seed)
        before = lines(table, session.entries, 0)
        changed = []
        for e in session.entries:
            if e.event[0] == "draw" and e.event[1] != 0:
                e = Entry((*e.event[:2], (e.event[2] + 7) % table.cards, e.event[3]), e.turn, e.current, e.phase, e.path, e.where)
            changed.append(e)
        assert lines(table, changed, 0) == before


def test_a_hidden_card_that_is_chosen_is_not_named(table):
    found = 0
    for session in decisions(table, 2):
        s = session.s
        n = len(session.entries)
        site = table.catalogue[s.site]
        if site[3] == "card" and site[2] == "orders" and s.options[0] > 0:
            session_copy = session.entries
            names = {table.card_title[v - 1] for v in s.options if v > 0}
            session.choose(session.bot_choice())
            chosen = next(e for e in session_copy[n:] if e.event[0] == "choose")
            assert not any(name in line_of(table, chosen, 0) for name in names)
            assert line_of(table, chosen, 0) == "chooses a card"
            found += 1
            if found > 3 or session.over:
                return


def test_declining_with_hidden_cards_is_silent(table):
    hidden = Entry(("choose", 1, 2, 0), 3, 0, "", "", "", "no card", hidden=next(
        z for z in range(len(table.zone_name)) if table.zone_owner[z] == 1 and table.zone_seen[z] == "owner"), declined=True)
    assert line_of(table, hidden, 0) == ""
    assert line_of(table, hidden, 1) == "Eyrie Dynasties no card"
