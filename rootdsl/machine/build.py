"""One system to one unit: which frames, functions and registrations its declarations and rules become."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs
from rootdsl.machine.effective import POINTS, read_through
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.find import find, walk
from rootdsl.machine.hidden import behind
from rootdsl.machine.lifted import Lifted
from rootdsl.machine.local import values_read
from rootdsl.machine.procedures import Procedures
from rootdsl.machine.triggers import Triggers
from rootdsl.machine.unit import Unit
from rootdsl.machine.values import Values
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s

T = TypeVar("T", s.Hook, s.Trigger, s.ExceptionTo)


def offered(x: T) -> T:
    """A rule that offers something while something hidden lies somewhere: that is asked with the offer."""
    guards, body = behind(x.guards, x.body)
    return replace(x, guards=guards, body=body)


class Build(Values, Procedures, Lifted, Triggers):
    """Fills the unit of one system."""

    def run(self) -> Unit:
        """The unit; raises `NotYet` with all that cannot be played."""
        with self.unit.collecting(None):
            self.fill()
        if self.unit.gaps:
            first = self.unit.gaps[0]
            first.all = self.unit.gaps
            raise first
        return self.unit

    def others_perform(self) -> bool:
        """Does a file that several seats may hold let somebody else perform its procedures?"""
        name = self.system.name
        if self.system.seats <= 1 or name in exprs.SIGHT.common:
            return False
        forced: list[s.Invoke] = []
        walk([x.body for x in find(self.system, s.Force)], s.Invoke, forced)
        calls = [x for x in find(self.system, s.Invoke) if x.who is not None and not isinstance(x.who, e.Me)]
        lent = [x.body for x in self.system.free if x.whose is not None]
        walk(lent, s.Invoke, forced)
        return any(x.decl.system == name and not x.decl.macro for x in [*calls, *forced])  # type: ignore[attr-defined]

    def fill(self) -> None:
        procedures = self.system.of(d.ProcedureDecl)
        for p in procedures:
            if p.macro:
                self.unit.macros[p.path] = self.stays(p.body)
        for other in self.library.systems.values():
            for p in other.of(d.ProcedureDecl):
                if p.macro and p.path not in self.unit.macros:
                    self.unit.macros[p.path] = self.stays(p.body)
        exprs.SIGHT.alone = self.system.seats <= 1
        exprs.SIGHT.several = self.system.name if self.others_perform() else ""
        for v in self.system.of(d.ValueDecl):
            exprs.SIGHT.performed = self.system.name if v.owner else ""
            with self.unit.collecting(v.at):
                self.value(v)
        for c in self.system.of(d.ConditionDecl):
            exprs.SIGHT.performed = self.system.name if c.owner else ""
            with self.unit.collecting(c.at):
                self.condition(c)
        exprs.SIGHT.performed = self.system.name
        for p in procedures:
            with self.unit.collecting(p.at):
                self.macro(p) if p.macro else self.procedure(p)
        exprs.SIGHT.performed = ""
        for name, body in self.system.phases.items():
            with self.unit.collecting(body[0].at if body else None):
                self.phase(name, body)
        for i, hook in enumerate(self.system.hooks):
            with self.unit.collecting(hook.at):
                self.hook(i, offered(hook))
        for i, trigger in enumerate(self.system.triggers):
            with self.unit.collecting(trigger.at):
                self.trigger(i, offered(trigger))
        for i, x in enumerate(self.system.exceptions):
            with self.unit.collecting(x.at):
                self.exception(i, offered(x) if x.optional else x)
        for i, ban in enumerate(self.system.bans):
            with self.unit.collecting(ban.at):
                self.ban(i, ban)
        for path in self.system.opens:
            if path.mode or not isinstance(path.who, e.Me):
                with self.unit.collecting(path.at):
                    raise NotYet(
                        "paths that a rule opens for somebody else, or in a mode",
                        "Open them in a step: `PATHS are open for PLAYER, this turn`.", path.who,
                    )
        for pile in self.system.shows:
            if pile.mode:
                with self.unit.collecting(pile.at):
                    raise NotYet("a pile that all see in a mode", "Write the row in a rule, or let cards be revealed: `reveal`.")
        for i, places in enumerate(self.system.joins):
            with self.unit.collecting(places.at):
                self.join(i, places)
        for i, way in enumerate(self.system.leads):
            with self.unit.collecting(way.at):
                self.lead(i, way)
        for i, k in enumerate(self.system.keeps):
            with self.unit.collecting(k.at):
                self.keep(i, k)
        for i, f in enumerate(self.system.free):
            with self.unit.collecting(f.at):
                self.free(i, f)
        for tie in self.system.ties:
            self.tie(tie)
        if self.system.advice:
            self.advice()
        for v in self.system.victories:
            with self.unit.collecting(v.at):
                self.victory(v)

    def victory(self, v: s.Victory) -> None:
        """A condition that is asked for every player after each group."""
        env = Env("call", "me", "card", "u", aliases={"player": "player"})
        self.function(
            f"victory_{v.path.rpartition('.')[2]}",
            ["t", "s", "player"],
            [q.assign("me", "player"), q.result(conds.cond(v.cond, env))],
            self.unit.remark(v.path, v.at),
        )
        asked = tuple(sorted(values_read(v.cond)))
        self.unit.register("VICTORIES", f"({self.unit.functions[-1].name}, {read_through(v.cond) == POINTS}, {asked!r})")
