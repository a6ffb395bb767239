"""Names by which rules and chapters are reached: made of keys, so that they survive every renumbering."""

from __future__ import annotations

import re

from rootdsl.book.tree import Chapter


def anchor(key: str) -> str:
    """The permalink of an entry: its key, which survives every renumbering.

    >>> anchor("hares.Burrow#2")
    'hares.burrow-2'
    """
    return re.sub(r"[^a-z0-9_.#-]", "-", key.lower()).replace("#", "-")


def file_of(chapter: Chapter, ending: str = ".md") -> str:
    """The name of the file of a chapter."""
    return f"{chapter.number:02d}-{anchor(chapter.system)}{ending}"
