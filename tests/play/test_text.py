"""Options in words: never empty, never two the same, with the rule that asks."""

from __future__ import annotations

import pytest

from rootdsl.play.text import question, site_of
from rootdsl.play.words import listed, shortened, unique, words
from tests.play.conftest import decisions


@pytest.mark.parametrize("seed", range(20))
def test_texts_of_a_random_game(table, seed):
    for session in decisions(table, seed):
        q = question(table, session.s)
        assert all(text.strip() for text in q.texts), (q.path, q.texts)
        assert len(set(q.texts)) == len(q.texts), (q.path, q.texts)
        assert len(set(q.keys)) == len(q.keys) == len(q.values) == len(q.texts)
        assert q.title and not q.title.startswith("woodland."), q
        assert q.where.partition(":")[0].endswith(".law"), q
        assert q.text


def test_no_text_is_made_up(table):
    """A value for which no words are known would show as a number or as `Way 1`."""
    for seed in range(8):
        for session in decisions(table, seed):
            q = question(table, session.s)
            if site_of(table, session.s, session.s.site).domain != "number":
                assert not any(text.startswith(("Way ", "Rule ", "Free action ")) for text in q.texts), (q.path, q.texts)


def test_who_is_asked_under_which_rule(table):
    session = next(decisions(table, 1))
    q = question(table, session.s)
    assert (q.player, q.title, q.file) == ("Marquise de Cat", "Place Keep", "root/factions/marquise.law")
    assert q.line > 0
    assert q.texts[0] == "Clearing 1 (fox)"


def test_a_number_is_typed_as_that_number(table):
    for session in decisions(table, 3):
        q = question(table, session.s)
        if q.text.startswith("how many"):
            assert q.keys == q.values
            assert all(text.split()[0] in (str(v), "no") for v, text in zip(q.values, q.texts, strict=True))
            return
    pytest.fail("no number was asked")


def test_to_decline_is_always_zero(table):
    for session in decisions(table, 4):
        q = question(table, session.s)
        if q.values[0] == 0:
            orders = q.text == "which rule comes first?"      # all of them come; there is nothing to decline
            assert q.keys[0] == orders


def test_what_was_chosen_before_is_told(table):
    for session in decisions(table, 3):
        q = question(table, session.s)
        if (q.title, q.text) == ("Move", "choose target"):
            assert q.given.startswith("origin Clearing ") and ", group " in q.given
            return
    pytest.fail("nobody moved")


def test_cards_and_places(table):
    w = words(table)
    assert w.place(4) == "Clearing 5 (rabbit)"
    assert w.place(table.map[-1]) == f"{table.place_title[table.sites - 1]} (forest)"
    assert w.card(table.card_path.index("standard.armorers")) == "Armorers (bird)"


def test_lists():
    assert listed([]) == "nothing"
    assert listed(["a", "b", "a"]) == "2 × a and b"
    assert unique(["x", "y", "x"]) == ["x 1", "y", "x 2"]
    assert shortened(["The Fox", "The Hare"]) == ["Fox", "Hare"]


def test_a_short_name_is_no_article():
    from rootdsl.play.words import shortened

    assert shortened(["The Lantern Moths", "Marquise de Cat"]) == ["Lantern", "Marquise"]
