"""What a table knows beforehand: the values of `t.name` that never change while a game runs."""

from __future__ import annotations

from dataclasses import fields
from types import SimpleNamespace
from typing import Any

from rootdsl.runtime.linked import Live, LiveTrigger

LINKED = {x.name for kind in (Live, LiveTrigger) for x in fields(kind)}
VOLATILE = {"linked_of", "masks"}     # filled while games run
SCALARS = (int, bool, str, type(None))


class Unknown:
    """No value is known."""


UNKNOWN = Unknown()


class Facts:
    """Constants of one table, and the names under which folded code reads those that are no plain numbers.

    A name `K7` stands for an expression over the table (its recipe), which is evaluated once, when the folded
    modules have been linked; so names never hold objects of the table from which was folded.
    """

    def __init__(self, t: Any, events: bool = False) -> None:
        self.t, self.events = t, events
        self.fixed: dict[str, Any] = {"shown": int(t.show_prompts)}         # what every state of the table holds
        if not events:
            self.fixed["log"] = None
        self.seats: dict[tuple[int, str], int] = {}     # the seat for which a function acts, whatever happens
        self.values: dict[str, Any] = {}        # name -> value in the table that was folded
        self.recipes: dict[str, str] = {}       # name -> expression over `t`
        self.names: dict[str, str] = {}         # expression -> name

    def attribute(self, attr: str) -> Any:
        """The value of `t.attr`, or UNKNOWN."""
        return UNKNOWN if attr in VOLATILE else vars(self.t).get(attr, UNKNOWN)

    def name(self, recipe: str, value: Any) -> str:
        """The name of a constant."""
        known = self.names.get(recipe)
        if known is None:
            known = self.names[recipe] = f"K{len(self.names)}"
            self.recipes[known] = recipe
            self.values[known] = value
        return known

    def member(self, value: Any, attr: str) -> Any:
        """An attribute of a constant: the rows of an owner, the mask of rows."""
        if isinstance(value, SimpleNamespace) or (isinstance(value, tuple) and attr in ("mask", "first")):
            return getattr(value, attr, UNKNOWN)
        if isinstance(value, Live | LiveTrigger):       # what the linker made of a rule
            return getattr(value, attr, UNKNOWN) if attr in LINKED else UNKNOWN
        return UNKNOWN

    def item(self, value: Any, key: Any) -> Any:
        """An item of a constant list, tuple or dict."""
        if not isinstance(value, list | tuple | dict):
            return UNKNOWN
        try:
            return value[key]
        except (LookupError, TypeError):
            return UNKNOWN
