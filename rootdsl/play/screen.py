"""What is written to the reader: plain text, or colours where the stream is a terminal."""

from __future__ import annotations

import os
import textwrap
from typing import Any, TextIO

from rootdsl.play.board import WIDTH, board, coloured, heading, plain
from rootdsl.project.fault import visible

STYLES = {"turn": "bold", "phase": "dim", "ask": "bold", "fault": "bold red", "hint": "dim"}


class Screen:
    """Lines in a few styles, and the board. `rich` is imported only for a terminal."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.console: Any = None
        if getattr(stream, "isatty", lambda: False)() and not os.environ.get("NO_COLOR"):
            try:
                from rich.console import Console

                console = Console(file=stream, highlight=False, soft_wrap=True)
                self.console = console
            except ImportError:
                pass

    @property
    def width(self) -> int:
        return min(WIDTH, self.console.size.width) if self.console is not None else WIDTH

    def line(self, text: str = "", style: str = "") -> None:
        if self.console is not None and style:
            self.console.print(visible(text), style=STYLES[style], markup=False)
        else:
            self.stream.write((text if text.isprintable() else visible(text)) + "\n")

    def wrapped(self, text: str, style: str = "", indent: int = 2) -> None:
        """A line that goes on below itself, indented."""
        lead = len(text) - len(text.lstrip())
        for part in textwrap.wrap(text.strip(), self.width - lead, subsequent_indent=" " * indent, break_long_words=False) or [""]:
            self.line(" " * lead + part, style)

    def log(self, lines: list[str]) -> None:
        for text in lines:
            if text.startswith("== "):
                self.line()
                self.line(text, "turn")
            elif text.startswith("  -- "):
                self.line(text, "phase")
            else:
                self.wrapped(text, indent=6)

    def board(self, v: dict[str, Any]) -> None:
        self.line(heading(v), "turn")
        self.line()
        if self.console is not None:
            coloured(board(v), [p["colour"] for p in v["players"]], self.console)
        else:
            for text in plain(board(v), self.width).split("\n"):
                self.line(text)
        self.line()

    def prompt(self, text: str) -> None:
        """Ask for a line; it has no end of its own."""
        self.stream.write(text)
        self.stream.flush()

    def clear(self) -> None:
        if self.console is not None:
            self.console.clear()
