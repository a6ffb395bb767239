"""How a drawn map looks: its colours, and what tells suits and owners apart.

Colours are handed out by the order in which suits are declared. Colour never stands alone: each
suit also has a badge of its own outline with its initial, and each owner of pieces an initial.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rootdsl.model.decl import Suit

Shape = Literal["round", "square", "token", "pawn"]

# Told apart by lightness as well as by hue: a dark, a light and a middle one first.
PALETTE = ("#ad3b2c", "#ecc14a", "#d9772e", "#6f5a9c", "#3c7d78", "#a8527f", "#95a34c", "#4a6aa5")
OUTLINES = (0, 4, 6, 3, 5, 8)  # corners of the badge of each suit in order; 0 is a circle

_COLOUR = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")


@dataclass(frozen=True, slots=True)
class PieceMark:
    """Pieces of one sort in one place: titles of owner and piece, colour of the owner (`#rrggbb`), outline, how many."""

    owner: str
    colour: str
    piece: str
    shape: Shape = "round"
    count: int = 1


@dataclass(frozen=True, slots=True)
class MapStyle:
    """What the drawing takes from outside the map.

    `suits` in order of declaration; `titles` gives the titles of numbers and flags by name (a name
    without one is shown with a capital); `marks` are the flags that mark a box of the first number
    (None: those that do not merely say where a place lies); `language` is an RFC 5646 tag,
    `closed` what is said of a path that is shut.
    """

    suits: Sequence[Suit] = ()
    titles: Mapping[str, str] = field(default_factory=dict)
    marks: Sequence[str] | None = None
    palette: Sequence[str] = PALETTE
    language: str = "en"
    closed: str = "closed"
    paper: str = "#f3e6c8"
    ink: str = "#2f2116"
    road: str = "#d8bb8a"
    water: str = "#6ba7c4"
    leaf: str = "#7f9a5b"

    def title(self, name: str) -> str:
        """What players call a number or a flag."""
        return self.titles.get(name) or name.replace("_", " ").capitalize()


@dataclass(frozen=True, slots=True)
class SuitLook:
    """A suit as it is drawn: `tint` fills its places, `rim` outlines them, `text` is legible on `colour`."""

    name: str
    title: str
    glyph: str
    colour: str
    text: str
    tint: str
    light: str
    rim: str
    corners: int


def suit_looks(style: MapStyle) -> dict[str, SuitLook]:
    """The look of each suit that a place can have, by name; wild suits are only for cards."""
    suits = [suit for suit in style.suits if not suit.wild]
    glyphs = initials([suit.title or suit.name for suit in suits])
    looks = {}
    for order, (suit, glyph) in enumerate(zip(suits, glyphs, strict=True)):
        colour = safe_colour(style.palette[order % len(style.palette)]) if style.palette else "#888888"
        looks[suit.name] = SuitLook(
            suit.name, suit.title or suit.name, glyph, colour, readable_on(colour, style.ink), mix(colour, style.paper, 0.46),
            mix(colour, style.paper, 0.74), mix(colour, style.ink, 0.38), OUTLINES[order % len(OUTLINES)],
        )
    return looks


def plain_look(style: MapStyle) -> SuitLook:
    """The look of a place without a suit."""
    base = mix(style.road, style.paper, 0.4)
    return SuitLook("", "", "", base, style.ink, base, mix(base, style.paper, 0.6), mix(style.road, style.ink, 0.5), 0)


def initials(titles: Sequence[str]) -> list[str]:
    """For each title its first letter, or two where the first is shared, or a letter and its order where two are."""
    words = ["".join(char for char in title if char.isalnum()) or "?" for title in titles]
    one = [word[0].upper() for word in words]
    two = [word[0].upper() + word[1:2].lower() for word in words]
    found = []
    for order, (short, long) in enumerate(zip(one, two, strict=True)):
        if one.count(short) == 1:
            found.append(short)
        else:
            found.append(long if len(long) == 2 and two.count(long) == 1 else f"{short}{order + 1}")
    return found


# ------------------------------------------------------------------ colours


def safe_colour(colour: str, fallback: str = "#8a8074") -> str:
    """`#rrggbb` of a colour given as `#rgb` or `#rrggbb`; anything else never reaches the drawing."""
    if not isinstance(colour, str) or not _COLOUR.fullmatch(colour):
        return fallback
    digits = colour[1:]
    return "#" + (digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)).lower()


def _channels(colour: str) -> list[int]:
    safe = safe_colour(colour)
    return [int(safe[start : start + 2], 16) for start in (1, 3, 5)]


def mix(one: str, other: str, share: float) -> str:
    """The colour between `one` (share 0) and `other` (share 1)."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it: 0 black, 1 white."""
    parts = [value / 255 for value in _channels(colour)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast ratio as WCAG 2 defines it, 1 to 21; text wants 4.5, big text and signs 3."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def readable_on(colour: str, ink: str) -> str:
    """White or ink, whichever is easier to read on the colour."""
    return max(("#ffffff", safe_colour(ink)), key=lambda text: contrast(text, colour))
