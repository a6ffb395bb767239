"""Exceptions of one layer: when they can meet, the message says how."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.messages.stages import as_file, messages

MODES = """
moods

  mood calm "Calm"
    at start of dusk
      draw 1

  mood wild "Wild"
    at start of dusk
      draw 2
"""


def two(first: str, second: str, target: str = "hand_limit", cells: tuple[str, str] = ("7", "3")) -> str:
    head = 'mode mood "Mood"\n\nabilities\n'
    one = f'  rule feast "Feast"\n    exception to {target}{first}: {cells[0]}\n'
    return head + one + f'  rule famine "Famine"\n    exception to {target}{second}: {cells[1]}\n' + MODES


@pytest.mark.parametrize(
    ("first", "second", "witness"),
    [
        ("", "", "Nothing keeps them apart: both can hold at any time"),
        (", if mood is calm", ", if mood is wild", None),
        (", if mood is calm", ", unless mood is calm", None),
        (", if mood is calm", ", unless mood is wild", "Both hold when mood is calm"),
        (", if hand is empty", ", unless hand is empty", None),
        (", if hand is empty", ", if mood is calm", "Both hold when mood is calm and hand is empty"),
        (", if 2 players play", ", if 3 or more players play", None),
        (", if 3 players play", ", unless 2 players play", "Both hold when 3 players play"),
        (", if 4 players play, and hand is empty", ", if at least 2 cards are in hand", None),
    ],
)
def test_two_exceptions_of_one_file(first: str, second: str, witness: str | None, tmp_path: Path) -> None:
    found = [message for message in messages(two(first, second), tmp_path).messages if message.code.startswith("E")]
    assert [message.code for message in found] == (["E0502"] if witness else [])
    if witness:
        assert witness in found[0].text


def test_sides_exclude_each_other(tmp_path: Path) -> None:
    text = (
        'abilities\n  rule feast "Feast"\n    exception to clash.deal, as raider\n      draw 1\n'
        '  rule famine "Famine"\n    exception to clash.deal, as holder\n      draw 2\n'
    )
    assert "E0502" not in {message.code for message in messages(text, tmp_path).messages}


def test_a_mode_beats_its_faction(tmp_path: Path) -> None:
    text = 'mode mood "Mood"\n\nabilities\n  rule feast "Feast"\n    exception to hand_limit: 7\n' + MODES.replace(
        "    at start of dusk\n      draw 2", "    exception to hand_limit: 2")
    assert not messages(text, tmp_path).has_errors


def test_cards_of_two_holders_meet_in_one_procedure(tmp_path: Path) -> None:
    text = (
        'language 1\ndeck thin "Thin Deck"\n\n'
        'card rain "Rain" moss, 1 copy, cost moss\n  exception to clash.deal, as raider\n    draw 1\n'
        'card fog "Fog" moss, 1 copy, cost moss\n  exception to clash.deal, as holder\n    draw 2\n'
    )
    found = [message for message in messages(text, tmp_path).messages if message.code == "E0502"]
    assert len(found) == 1 and "one holder is raider and another holder is holder" in found[0].text


def test_two_seats_of_one_faction(tmp_path: Path) -> None:
    """Modes of one holder exclude each other; those of two holders do not."""
    text = two(", if mood is calm", ", if mood is wild", "goal")
    assert not messages(text, tmp_path).has_errors
    file = as_file(text).replace("  knows otters\n", "  knows otters\n  seats up to 2\n")
    found = [message.text for message in messages(file, tmp_path).messages]
    assert len(found) == 1 and "Both hold when mood of one holder is calm and mood of another holder is wild." in found[0]


def test_a_preference_says_which_of_two_counts(tmp_path: Path) -> None:
    said = two("", "").replace("  rule famine", "    prefer feast over famine\n  rule famine")
    assert not messages(said, tmp_path).has_errors
    twice = said.replace("\nmoods\n", "    prefer famine over feast\n\nmoods\n")
    assert [message.code for message in messages(twice, tmp_path).messages if message.code.startswith("E")] == ["E0303", "E0303"]
    nothing = said.replace("prefer feast over famine", "prefer feast over nobodys")
    assert {"E0301"} <= {message.code for message in messages(nothing, tmp_path).messages}
