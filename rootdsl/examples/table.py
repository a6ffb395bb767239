"""The table of an example: its state, and what is asked of it."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.checks.walk import nodes
from rootdsl.examples.owners import files_of
from rootdsl.examples.script import Script, SupplyCount, TurnedCount
from rootdsl.machine import conds, exprs, rowsets
from rootdsl.machine.env import Env
from rootdsl.machine.names import ident
from rootdsl.model import expr as e
from rootdsl.runtime import engine
from rootdsl.runtime import machine as toolbox
from rootdsl.runtime.frame import Frame
from rootdsl.runtime.laid_pieces import lay_rows
from rootdsl.runtime.state import State

TOOLS = {name: getattr(toolbox, name) for name in toolbox.__all__}


class Failed(Exception):
    """An example does not hold: the token of the line, the reason in words and the code of the message."""

    def __init__(self, at: Token | None, text: str, code: str = "E0702") -> None:
        super().__init__(text)
        self.at = at
        self.code = code


class Halt(Frame):
    """The bottom of the stack of an example: the turn in which it plays. When it comes to the top, the script is over."""

    __slots__ = ("turn",)
    NAMES = ("turn",)
    KEY = "halt"
    turn: str

    @property
    def PATH(self) -> str:  # type: ignore[override]
        return self.turn


def halt(t: Any, s: Any, f: Any) -> bool:
    s.site = -2
    s.options = []
    return False


Halt.BLOCKS = (halt,)


class Board:
    """A table on which one script is played, and the values of its expressions there."""

    def __init__(self, table: Any, script: Script, system: str) -> None:
        self.t, self.script = table, script
        self.s: State = engine.blank(table, 1)
        bottom = Halt(0)
        bottom.turn = self.turn_path()
        self.s.stack = [bottom]
        self.s.turn = 1
        self.s.current = 0
        self.s.log = []
        self.me = table.seat_systems.index(system) if system in table.seat_systems else 0
        self.spent = 0                 # answers that told of the call itself who comes along
        self.stop: tuple[int, int] | None = None
        self.begun = 0                 # where in the log the lines `when` begin
        self.at = script.at            # the line that is played or asked just now
        self.turn_done = False         # was the last line a whole turn? Then the next one begins another

    def turn_path(self) -> str:
        """The path of the procedure that the game repeats."""
        repeats = "." + self.t.manifest["repeats"]
        return next((c.PATH for c in self.t.classes.values() if type(c.PATH) is str and c.PATH.endswith(repeats)), "")


    def seated(self, x: Any, at: Token | None) -> None:
        """What an example speaks of must be at its table: the file that keeps it, and rows of the pieces that it counts."""
        absent = [name for name in files_of(x) if name in self.script.absent]
        if absent:
            raise Failed(at, absent[0], "E0719")
        for pieces in nodes(x):
            if isinstance(pieces, e.Pieces) and not hasattr(self.t, f"all_{(key := rowsets.kind_key(pieces.sorts))}"):
                lay_rows(self.t, key, [k.name for k in pieces.sorts])       # no rule of the game asks for these

    def env(self) -> Env:
        return Env("call", "me", "card", "u")

    def evaluate(self, text: str) -> Any:
        return eval(text, {**TOOLS, "t": self.t, "s": self.s, "me": self.me, "card": -1, "u": None})

    def value(self, x: e.Expr) -> Any:
        if isinstance(x, SupplyCount):
            return self.s.at[self.value(x.of)][self.t.supply]
        if isinstance(x, TurnedCount):
            states = getattr(self.t, f"state_{ident(x.of.states.path)}")     # type: ignore[union-attr]
            rows = [row for row in self.t.forms[self.value(x.of)] if states[row] == x.of.index]     # type: ignore[union-attr]
            return sum(self.s.at[row][p] for row in rows for p in self.t.within[self.value(x.where)])     # type: ignore[arg-type]
        if isinstance(x, e.ColumnRef) and x.box.system in self.t.seat_systems:
            piles = getattr(self.t, f"zone_{ident(x.box.path)}_{ident(x.column.rpartition('.')[2])}")
            return piles[self.t.seat_systems.index(x.box.system)]
        return self.evaluate(exprs.value(x, self.env()))

    def holds(self, c: e.Cond) -> bool:
        if isinstance(c, e.Compare) and isinstance(c.a, (SupplyCount, TurnedCount)):
            return bool(self.value(c.a) == self.value(c.b))
        return bool(self.evaluate(conds.cond(c, self.env())))
