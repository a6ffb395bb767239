"""Where a piece of generated code stands: how it reads names, the holder, the card and the frame above."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from rootdsl.machine import code as q
from rootdsl.machine.names import ident

HOLDER, COPY, ABOVE = "<me>", "<card>", "<u>"     # in `used`: what is no name of the rules


class NotYet(Exception):
    """The model says something that the machine cannot play yet.

    `what` names it in plain words and `way` is the way round, one or more sentences. `of` is the expression at fault, `at` the word
    where the sentence begins that says it. `all`: every such thing of one file, this one first.
    """

    def __init__(self, what: str, way: str = "", of: Any = None) -> None:
        super().__init__(f"{what} ({way})" if way else what)
        self.what, self.way, self.of = what, way, of
        self.at: Any = None
        self.all: list[NotYet] = [self]


@dataclass(slots=True)
class IsWild:
    """A piece that the holder treats as any sort of its kind; only the machine makes this of the sets that a call narrows."""

    of: Any


@contextmanager
def said_at(at: Any) -> Iterator[None]:
    """What cannot be played inside is said here, unless something deeper knows better."""
    try:
        yield
    except NotYet as gap:
        gap.at = gap.at or at
        raise


class Sides(tuple[str, str]):
    """The two roles that stand against each other; `pieces`: they are pieces, and a player has the side whose piece is theirs."""

    pieces: bool = False


@dataclass(slots=True)
class Env:
    """How an expression reads its surroundings.

    `mode` is `frame` (names are slots of `f`) or `call` (names are parameters, recorded in
    `used`). `shared` names are read from the frame above, `u`. `it` maps a type to the
    variable that stands for the member under test.
    """

    mode: str = "frame"
    me: str = "f.me"
    card: str = "f.card"
    u: str = "u"
    shared: frozenset[str] = frozenset()
    sides: Sides | None = None
    side_name: str = ""
    aliases: dict[str, str] = field(default_factory=dict)
    it: dict[str, str] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    depth: int = 0

    def name(self, name: str) -> str:
        """The Python expression that reads a bound name."""
        if name in self.aliases:
            # a role of the procedure above goes by another name here
            if self.aliases[name].startswith((f"{self.u}.", f"s.stack[{self.u}.")):
                self.used.add(ABOVE)
            return self.aliases[name]
        if name in self.shared:
            self.used.add(ABOVE)
            return q.attr(self.u, ident(name))
        if self.mode == "frame":
            return f"f.{ident(name)}"
        self.used.add(name)
        return ident(name)

    def holder(self) -> str:
        self.used.add(HOLDER)
        return self.me

    def copy_of_card(self) -> str:
        self.used.add(COPY)
        return self.card

    def above(self) -> str:
        self.used.add(ABOVE)
        return self.u

    def inner(self, kind: str) -> tuple[Env, str]:
        """An environment in which `it` of that type is a fresh variable."""
        var = "it" if self.depth == 0 else f"it{self.depth + 1}"
        out = Env(
            self.mode,
            self.me,
            self.card,
            self.u,
            self.shared,
            self.sides,
            self.side_name,
            self.aliases,
            {**self.it, kind: var},
            self.used,
            self.depth + 1,
        )
        return out, var

    def alias(self, /, **names: str) -> Env:
        """The same with some names read from plain variables."""
        return Env(
            self.mode,
            self.me,
            self.card,
            self.u,
            self.shared,
            self.sides,
            self.side_name,
            {**self.aliases, **names},
            self.it,
            self.used,
            self.depth,
        )
