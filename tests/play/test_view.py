"""What a seat may see: hidden cards can be exchanged and its view stays byte for byte the same."""

from __future__ import annotations

import json
import random

import pytest

from rootdsl.play.board import board, heading, plain
from rootdsl.play.view import view
from rootdsl.project.tables import build_table
from rootdsl.runtime import engine
from tests.play.conftest import after


def exchanged(t, s, seat, seed):
    """The position with every card that the seat may not see exchanged with another such card."""
    s = s.clone()
    hidden = [z for z in range(len(t.zone_name)) if t.zone_seen[z] == "nobody" or (t.zone_seen[z] == "owner" and t.zone_owner[z] != seat)]
    cards = [c for z in hidden for c in s.zones[z]]
    random.Random(seed).shuffle(cards)
    for z in hidden:
        n = len(s.zones[z])
        s.zones[z] = [cards.pop() for _ in range(n)]
        for c in s.zones[z]:
            s.zone_of[c] = z
    s.random ^= seed + 1
    return s


@pytest.mark.parametrize("seed", range(10))
def test_hidden_cards_do_not_show(table, seed):
    moved = 0
    for n in (0, 3, 10, 40, 90, 200, 330):
        session = after(table, seed, n)
        for seat in (-1, *table.seats):
            before = json.dumps(view(table, session.s, seat))
            for k in range(4):
                other = exchanged(table, session.s, seat, seed * 31 + k)
                if session.s.chooser == seat and not session.over:
                    assert other.options == session.s.options
                assert json.dumps(view(table, other, seat)) == before
                moved += other.zones != session.s.zones
    assert moved > 20


def test_own_cards_are_seen_and_those_of_others_counted(table):
    s = after(table, 1, 60).s
    v = view(table, s, 1)
    own = [z for z in v["zones"] if z["owner"] == 1 and z["seen"] == "owner"]
    theirs = [z for z in v["zones"] if z["owner"] == 0 and z["seen"] == "owner"]
    assert own and theirs
    assert all(z["cards"] is not None and len(z["cards"]) == z["count"] for z in own)
    assert all(z["cards"] is None and z["count"] == len(s.zones[z["zone"]]) for z in theirs)
    assert next(z for z in v["zones"] if z["seen"] == "nobody")["cards"] is None


def test_options_are_told_to_the_seat_that_is_asked(table):
    s = after(table, 1, 5).s
    assert "options" in view(table, s, s.chooser)["decision"]
    other = view(table, s, 1 - s.chooser)["decision"]
    assert other["seat"] == s.chooser and "options" not in other and "question" not in other


def test_a_reader_who_sees_all_does_not_see_the_order_of_the_deck(table):
    s = after(table, 1, 5).s
    assert all(z["cards"] is None for z in view(table, s, None)["zones"] if z["seen"] == "nobody")


def test_counts_are_those_of_the_position(table):
    s = after(table, 4, 150).s
    v = view(table, s, 0)
    for p in v["places"]:
        for x in p["pieces"]:
            assert s.at[x["row"]][p["place"]] == x["count"]
    assert [p["score"] for p in v["players"]] == s.score
    assert sum(x["count"] for p in [*v["places"], *v["boxes"]] for x in p["pieces"]) == sum(map(sum, s.at))


def test_board_fits_a_terminal(table):
    for seed in range(3):
        s = after(table, seed, 250).s
        v = view(table, s, 0)
        text = plain(board(v), 100)
        assert max(map(len, text.splitlines())) <= 100
        for p in v["players"]:
            assert p["title"] in text
        assert "Clearing 12" in text and "River" in text
        assert heading(v).startswith("Root")
        for z in v["zones"]:
            if z["cards"] is None and z["count"]:
                assert f"{z['text']} " in text


def test_board_tells_no_more_than_the_view(table):
    s = after(table, 2, 120).s
    assert plain(board(view(table, exchanged(table, s, 0, 5), 0))) == plain(board(view(table, s, 0)))


def test_a_box_that_nobody_sees_into_tells_only_how_many() -> None:
    table = build_table(seats=["vagabond", "eyrie"])
    s = engine.new_game(table, 3)
    while s.turn < 1:
        engine.apply(table, s, s.options[0])
    name = next(p for p, title in enumerate(table.place_name) if table.place_secret[p] == -2 and any(line[p] for line in s.at))
    told = {reader: next(b for b in view(table, s, reader)["boxes"] if b["place"] == name)["pieces"] for reader in (0, 1, None)}
    assert told[0] == told[1] and [(x["title"], x["row"]) for x in told[0]] == [("Piece", -1)]
    assert told[None] != told[0] and sum(x["count"] for x in told[None]) == told[0][0]["count"]
