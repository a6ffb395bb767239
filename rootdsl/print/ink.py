"""Colours as they are printed: every text keeps its contrast, whatever colour a file gives itself."""

from __future__ import annotations

from rootdsl.atlas.style import contrast, mix, readable_on, safe_colour

INK = "#231a12"
PAPER = "#ffffff"
PLAIN = "#5b4a3a"  # of what has no colour of its own
LEGIBLE = 5.4  # on white, so that it is 4.5 still on a pale tint


def deep(colour: str) -> str:
    """The colour, darkened until it can be read on white paper.

    >>> deep("#ffee00") != "#ffee00", deep("#7a1010"), deep("red; x")
    (True, '#7a1010', '#5b4a3a')
    """
    found = safe_colour(colour, PLAIN)
    for share in range(0, 100, 4):
        made = mix(found, INK, share / 100)
        if contrast(made, PAPER) >= LEGIBLE:
            return made
    return INK


def pale(colour: str, share: float = 0.86) -> str:
    """A tint of the colour, on which ink can be read."""
    return mix(safe_colour(colour, PLAIN), PAPER, share)


def on(colour: str) -> str:
    """White or ink, whichever is easier to read on the colour."""
    return readable_on(safe_colour(colour, PLAIN), INK)
