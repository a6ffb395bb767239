"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from rootdsl.bots.chance import Source
from rootdsl.runtime import engine
from rootdsl.runtime.state import State
from rootdsl.runtime.table import Table


class Random:
    """Chooses by chance alone."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def choose(self, t: Table, s: State) -> int:
        """Any of the options."""
        return self.source.pick(engine.options(s))
