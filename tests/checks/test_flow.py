"""Names on their way through branches and loops, guards, loops and amounts: what is fine stays silent."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.messages.stages import messages


def codes(body: str, tmp_path: Path) -> list[str]:
    lines = "".join(f"    {line}\n" for line in body.strip("\n").split("\n"))
    return [message.code for message in messages('dusk\n  step end "End"\n' + lines, tmp_path).messages]


@pytest.mark.parametrize(
    "body",
    [
        # set in every branch
        "if hand is empty\n  choose den among isles\notherwise\n  choose den among dry isles\nplace a guard in den",
        # asked before it is used
        "may\n  choose den among isles\n  place a guard in den\nif den was chosen: place 2 guards in den",
        # the same member name in two loops, one after the other
        "for each isle as den\n  place a guard in den\nfor each isle as den\n  place a guard in den",
        # a bounded loop needs no cost, an unbounded one spends
        "up to 2 times\n  score 1",
        "any number of times\n  spend a card\n    to score 1",
        # contrary conditions at two moments
        "if hand is empty: draw 1\nif hand is not empty: score 1",
        "if 2 players play\n  if hand is empty: draw 1",
    ],
)
def test_sound(body: str, tmp_path: Path) -> None:
    assert codes(body, tmp_path) == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("if hand is empty\n  choose den among isles\n  place a guard in den\nplace 2 guards in den", "W0611"),
        ("up to 2 times\n  choose den among isles\n  place a guard in den\nplace 2 guards in den", "W0611"),
        ("if hand is empty\n  choose den among isles\n  place a guard in den\notherwise\n  place 2 guards in den", "E0611"),
        ("for each isle as den\n  for each isle as den\n    place a guard in den", "E0614"),
        ("for each isle as den\n  choose den among isles\n  place a guard in den", "E0614"),
        ("if 2 players play, and 3 players play: draw 1", "E0618"),
        ("end dusk\ndraw 1", "E0617"),
        ("any number of times\n  draw 1", "E0641"),
    ],
)
def test_faults(body: str, code: str, tmp_path: Path) -> None:
    assert codes(body, tmp_path) == [code]
