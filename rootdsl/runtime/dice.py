"""Dice that rules roll."""

from __future__ import annotations

from typing import Any

from rootdsl.runtime.chance import below


class WrongScript(Exception):
    """A script supplies another number of dice than a rule rolls."""


MOST_DICE = 200  # exploding dice end there


def roll_explosive(t, s, who: int, number: int, faces: int, explodes: Any, fixed: list[int], die: int = -1, of: int = -1) -> list[int]:
    """Indexes of faces: first the dice that were fixed, then the thrown ones; a die that shows an exploding face brings another."""
    out = list(fixed)
    left = max(0, number - len(fixed)) + sum(1 for x in fixed if x in explodes)
    while left > 0 and len(out) < MOST_DICE:
        if s.script and len(s.script[0]) > left:      # what an example rolls: the dice that come on top are named with the others
            s.script[0:1] = [s.script[0][:left], s.script[0][left:]]
        got = roll(t, s, left, faces, die, of)
        out += got
        left = sum(1 for x in got if x in explodes)
    return out


def roll(t, s, number: int, faces: int, die: int = -1, of: int = -1) -> list[int]:
    """Indexes of faces, one for each die; a script may supply them.

    The log tells the die, whose faces have names, and the piece that rolls.
    """
    if s.script:
        got = s.script.pop(0)
        if len(got) != number:
            raise WrongScript(f"{number} dice are rolled, {len(got)} are scripted")
    else:
        got = [below(s, faces) for _ in range(number)]
    s.revealed += 1
    if s.log is not None:
        s.log.append(("roll", s.current, got, die, of))
    return got
