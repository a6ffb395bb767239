"""The colour of a chapter, made readable on light and on dark paper."""

from __future__ import annotations

import colorsys
import re

LIGHT, DARK = "#f4eede", "#2a261f"  # the least favourable paper of either kind, see `site.css`
PLAIN = "#3f6b50"
CONTRAST = 4.8
HEX = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")

RGB = tuple[float, float, float]


def accents(colour: str) -> tuple[str, str, str]:
    """The colour itself, and the nearest shades of it that can be read on light and on dark paper.

    What is no colour of the form #rgb or #rrggbb is taken as none.

    >>> accents("url(x)") == accents("")
    True
    """
    own = colour if HEX.fullmatch(colour) else PLAIN
    return hexed(channels(own)), readable(own, LIGHT), readable(own, DARK)


def readable(colour: str, paper: str) -> str:
    """The shade of a colour, darker on light and lighter on dark paper, that stands out from it enough.

    >>> contrast(channels(readable("#b9a44c", "#ffffff")), channels("#ffffff")) >= CONTRAST
    True
    """
    ground = channels(paper)
    hue, light, full = colorsys.rgb_to_hls(*channels(colour))
    step = -0.01 if luminance(ground) > 0.18 else 0.01
    full = min(full, 0.75)
    for n in range(101):
        shade = hexed(colorsys.hls_to_rgb(hue, min(1.0, max(0.0, light + n * step)), full))
        if contrast(channels(shade), ground) >= CONTRAST:
            break
    return shade


def channels(colour: str) -> RGB:
    """
    >>> channels("#fff")
    (1.0, 1.0, 1.0)
    """
    digits = colour[1:]
    if len(digits) == 3:
        digits = "".join(x + x for x in digits)
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue


def hexed(rgb: RGB) -> str:
    return "#" + "".join(f"{round(max(0.0, min(1.0, x)) * 255):02x}" for x in rgb)


def luminance(rgb: RGB) -> float:
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: RGB, b: RGB) -> float:
    """How much two colours differ in lightness, from 1 to 21.

    >>> round(contrast(channels("#000000"), channels("#ffffff")))
    21
    """
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
