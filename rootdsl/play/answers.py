"""What persons and programs type: lines with bounds, and numbers that are numbers."""

from __future__ import annotations

import contextlib
import sys
from typing import Any, TextIO

from rootdsl.project.fault import Fault

MOST = 1_000_000      # signs of one line; a stream that never ends its line is no person
DIGITS = 9


class Answers:
    """Lines of a stream. Bytes that are no text become signs that answer nothing; a stream that breaks has ended."""

    def __init__(self, source: TextIO | None) -> None:
        self.source: TextIO | None = sys.stdin if source is None else source
        with contextlib.suppress(AttributeError, OSError, ValueError):
            stream: Any = self.source
            stream.reconfigure(errors="replace")

    def wanted(self) -> None:
        """A message where somebody must answer and nobody can."""
        if self.source is None or getattr(self.source, "closed", False):
            raise Fault("E0814", reason="the standard input is closed, so that nobody can answer")

    def readline(self) -> str:
        """The next line, or '' at the end."""
        try:
            text = self.source.readline(MOST + 1) if self.source is not None else ""
        except (OSError, ValueError):
            return ""
        return text if len(text) <= MOST else ""

    def isatty(self) -> bool:
        return bool(getattr(self.source, "isatty", lambda: False)())


def whole(text: str) -> int | None:
    """A whole number of a few plain digits, or None.

    >>> whole("12"), whole("²"), whole("9" * 5000), whole("")
    (12, None, None, None)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else None
