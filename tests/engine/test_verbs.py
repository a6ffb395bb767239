"""Verbs of phrases in every form: those that end in a hissing sound, and those of two words."""

from __future__ import annotations

import pytest

from rootdsl.names.library import same_verb
from tests.engine.test_caught import faction, holds


@pytest.mark.parametrize("one, other", [
    ("reaches", "reach"), ("takes_up", "take_up"), ("passes_by", "pass_by"), ("carries_off", "carry_off"),
])
def test_forms_of_one_verb(one: str, other: str) -> None:
    assert same_verb(one, other) and same_verb(other, one)


def test_forms_of_two_verbs() -> None:
    assert not same_verb("takes_up", "takes_in") and not same_verb("reach", "preach")


def test_verbs_of_phrases_are_bent() -> None:
    holds(faction("voles", "V", """procedure take_up "Taking Up": taker takes_up lost from site
  role site is a meadow
  choose lost among burrows in site
  remove lost

condition a meadow reaches a meadow as distant: that meadow is adjacent to distant

condition a meadow faces_off a meadow as distant: that meadow is opposite distant

noon
  step a "A"
    choose site among meadows with a burrow
    take_up from site
  step b "B"
    choose near among meadows with a burrow
    choose next_to among meadows, reach near
    choose far among meadows, reaches next_to
    if near does not reach far: score 2
    if near face_off far: score 5

example "Taken up"
  given 2 burrows in 1
  when voles play noon.a
  then 1 burrow is in 1

example "Reached"
  given a burrow in 1
  when voles play noon.b, not 3, not 4, 2, 3
  then voles has 2 points
"""))
