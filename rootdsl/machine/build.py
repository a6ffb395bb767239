"""One system to one unit: which frames, functions and registrations its declarations and rules become."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import conds
from rootdsl.machine.effective import POINTS, read_through
from rootdsl.machine.env import Env, NotYet, said_at
from rootdsl.machine.lifted import Lifted
from rootdsl.machine.local import values_read
from rootdsl.machine.procedures import Procedures
from rootdsl.machine.triggers import Triggers
from rootdsl.machine.unit import Unit
from rootdsl.machine.values import Values
from rootdsl.model import decl as d
from rootdsl.model import expr as e


class Build(Values, Procedures, Lifted, Triggers):
    """Fills the unit of one system."""

    def run(self) -> Unit:
        procedures = self.system.of(d.ProcedureDecl)
        for p in procedures:
            if p.macro:
                self.unit.macros[p.path] = self.stays(p.body)
        for other in self.library.systems.values():
            for p in other.of(d.ProcedureDecl):
                if p.macro and p.path not in self.unit.macros:
                    self.unit.macros[p.path] = self.stays(p.body)
        for v in self.system.of(d.ValueDecl):
            self.value(v)
        for c in self.system.of(d.ConditionDecl):
            self.condition(c)
        for p in procedures:
            self.macro(p) if p.macro else self.procedure(p)
        for name, body in self.system.phases.items():
            self.phase(name, body)
        for i, hook in enumerate(self.system.hooks):
            with said_at(hook.at):
                self.hook(i, hook)
        for i, trigger in enumerate(self.system.triggers):
            with said_at(trigger.at):
                self.trigger(i, trigger)
        for i, x in enumerate(self.system.exceptions):
            with said_at(x.at):
                self.exception(i, x)
        for i, ban in enumerate(self.system.bans):
            with said_at(ban.at):
                self.ban(i, ban)
        for y in self.system.added:
            if not y.menu.startswith(self.system.name + "."):
                with said_at(y.at):
                    raise NotYet("an action added to the menu of another file")
        for path in self.system.opens:
            if path.mode or not isinstance(path.who, e.Me):
                with said_at(path.at):
                    raise NotYet("paths opened for somebody else, or under a mode")
        for pile in self.system.shows:
            if pile.mode:
                with said_at(pile.at):
                    raise NotYet("a pile that all see under a mode")
        for i, places in enumerate(self.system.joins):
            with said_at(places.at):
                self.join(i, places)
        for i, way in enumerate(self.system.leads):
            with said_at(way.at):
                self.lead(i, way)
        for i, k in enumerate(self.system.keeps):
            with said_at(k.at):
                self.keep(i, k)
        for i, f in enumerate(self.system.free):
            with said_at(f.at):
                self.free(i, f)
        for tie in self.system.ties:
            self.tie(tie)
        if self.system.advice:
            self.advice()
        for v in self.system.victories:
            env = Env("call", "me", "card", "u", aliases={"player": "player"})
            self.function(
                f"victory_{v.path.rpartition('.')[2]}",
                ["t", "s", "player"],
                [q.assign("me", "player"), q.result(conds.cond(v.cond, env))],
                self.unit.remark(v.path, v.at),
            )
            asked = tuple(sorted(values_read(v.cond)))
            self.unit.register("VICTORIES", f"({self.unit.functions[-1].name}, {read_through(v.cond) == POINTS}, {asked!r})")
        return self.unit
