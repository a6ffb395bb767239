"""A deck adds actions to the menus of factions: the same in examples, at a table, natively, and gone without the deck."""

from __future__ import annotations

from pathlib import Path

from rootdsl.examples.rules import Rules
from rootdsl.examples.suite import report_of, run_all
from rootdsl.messages.render import render
from rootdsl.overlay.edit import in_force
from rootdsl.project.tables import build_table, choose
from rootdsl.runtime import engine
from tests.house.games import HERE

DECK = Path(__file__).parent / "feasts.law"
SEATS = ("marquise", "vagabond")


def test_the_examples_of_the_deck_hold() -> None:
    rules = Rules(choose("root", parts={"deck": DECK}, here=HERE))
    found = run_all(rules, ["feasts"])
    assert found and all(x.passed for x in found), render(report_of(rules, found))


def test_the_table_has_them_with_the_deck_alone() -> None:
    with_deck = build_table("root", SEATS, deck=DECK, here=HERE)
    without = build_table("root", SEATS, here=HERE)
    menus = {x.SYSTEM["name"]: x.TEXT_HASH for x in with_deck.modules if hasattr(x, "TEXT_HASH")}
    plain = {x.SYSTEM["name"]: x.TEXT_HASH for x in without.modules if hasattr(x, "TEXT_HASH")}
    changed = {name for name in plain if name in menus and plain[name] != menus[name]}
    assert changed == set(SEATS)
    assert engine.trace_hash(with_deck, 3) == engine.trace_hash(build_table("root", SEATS, deck=DECK, here=HERE), 3)


def test_the_model_is_what_it_was_afterwards() -> None:
    rules = Rules(choose("root", parts={"deck": DECK}, here=HERE))
    before = len(rules.library.systems["marquise"].added)
    with in_force(rules.library, ["feasts"]):
        assert len(rules.library.systems["marquise"].added) == before + 2
        assert len(rules.library.systems["vagabond"].added) >= 1
    assert len(rules.library.systems["marquise"].added) == before
