"""Calls of procedures and verbs, and leaving them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, rowsets, sets
from rootdsl.machine.core import Core
from rootdsl.machine.env import NotYet
from rootdsl.machine.names import ident
from rootdsl.machine.narrow import held_number, is_narrowed, narrowed, performer, whole_number
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


class Calls(Core):
    """Calls of procedures and verbs, and leaving them."""

    def do_invoke(self, x: s.Invoke, rest: Sequence[s.Base], verified: bool) -> None:
        """Call a procedure: a frame of its own; a verb that never stops is called in place."""
        decl: d.ProcedureDecl = x.decl  # type: ignore[assignment]
        who = performer(x.who, self.env)
        if self.inline_macro(x):
            args = ["t", "s", who, self.env.above(), *(self.role_value(p, x, who) for p in decl.params)]
            self.line(q.call(f"t.m_{ident(decl.path)}", *args))
            return
        after = self.new_label()
        if not verified and not decl.macro:
            test = self.prefix.invoke(x, self.env)
            self.line(q.when(q.no(q.paren(test))))
            self.cannot()
            if self.failed:
                self.line(q.assign(self.failed, "1").at(1))
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        if decl.macro:
            self.overridden(decl.path, after, self.depth())
        self.skip_empty(x, after)
        lead = self.lead(x, decl, who, after)
        held = held_number(x, self.env)
        turned = [y for y in x.roles.values() if isinstance(y, e.Var) and y.type == "unit" and not y.many and y.name in self.marked]
        back = self.new_label() if held or turned else after
        self.line(q.goto(back))
        if held:
            self.line(q.call("ignore", "s", q.row(held)))
        up = ("-1", self.depth()) if decl.macro else ()
        self.line(q.assign("g", q.call(f"t.p_{ident(decl.path)}", who, *up)))
        for p in decl.params:
            if p.name in lead:
                self.line(q.assign(f"g.{ident(p.name)}", lead[p.name]))
            elif p.name in x.roles or decl.macro:
                self.line(q.assign(f"g.{ident(p.name)}", self.role_value(p, x, who)))
        self.line(q.call("s.stack.append", "g"))
        self.close(q.result(True))
        if held or turned:
            self.open(back, f"done_{decl.name.rpartition('.')[2]}", self.note(x))
        if held:
            self.line(q.call("heed", "s", q.row(held)))
        for y in turned:          # what it turned is meant by its name below, in the state that it has now
            self.turned(y, "")
        self.open(after, f"after_{decl.name.rpartition('.')[2]}", self.note(x))
        if self.phase and not decl.macro:
            self.line(q.call(q.attr(self.slot("happened", "list"), "append"), conds.intent(decl.path)))

    def depth(self) -> str:
        """Where in the stack the procedure stands whose names are read here."""
        return q.DEPTH if self.env.u == "f" else "f.up"

    def skip_empty(self, x: s.Invoke, after: str) -> None:
        """A chosen group that turned out empty: the call is skipped, instead of asking for another group."""
        own = {y.name for y in x.decl.body if isinstance(y, s.Choose) and y.group}
        for name, bound in x.roles.items():
            if name in own and isinstance(bound, e.Var) and type_of(bound) != ("unit", False):
                self.line(q.when(q.no(self.env.name(bound.name))))
                self.indent += 1
                self.goto(after)
                self.indent -= 1

    def some(self, x: s.Invoke, role: str, who: str, after: str) -> dict[str, Any]:
        """`2 items`, `a torch`: the performer says which, before the procedure begins; the group fixes the place it leaves."""
        found = narrowed(x, role)
        members = sets.members(found.pieces, self.env)
        slot = self.temp("some", "list")
        if found.number is None:
            self.line(q.assign(slot, q.call("unit_counts", "s", members, "t.width")))
        else:
            label = self.new_label()
            n = whole_number(found.number, exprs.value(found.number, self.env))
            site = self.site(role, "number", x.at)
            counts = q.call("unit_counts", "s", members, "t.width")
            self.close(q.result(q.call("pick_units", "t", "s", "f", label, site, who, counts, n, n)))
            self.open(label, f"{role}_chosen", self.note(x))
            self.line(q.assign(slot, "s.result"))
        self.line(q.when(q.no(slot)))
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        return {role: slot, **({found.leave: q.call("place_in", q.index(q.index(slot, "0"), "0"), "t.width")} if found.leave else {})}

    def lead(self, x: s.Invoke, decl: d.ProcedureDecl, who: str, after: str) -> dict[str, Any]:
        """`move A with any B`: who comes along is asked first; the group fixes the place it leaves."""
        for p in decl.params:
            if p.type == "group" and is_narrowed(x.roles.get(p.name)):
                return self.some(x, p.name, who, after)
        for name, bound in x.roles.items():
            if not isinstance(bound, e.Together):
                continue
            core, others = bound.core, bound.others
            assert isinstance(core, e.Pieces) and isinstance(others, e.Pieces)
            rows, more = rowsets.rows(core, self.env), rowsets.rows(others, self.env)
            label = self.new_label()
            site = self.site(name, "number", x.at)
            self.line(q.assign(q.names("where", "units"), q.call("with_others", "t", "s", rows, more)))
            self.line(q.assign(self.slot("lead_place"), "where"))
            self.close(q.result(q.call("pick_units", "t", "s", "f", label, site, self.env.holder(), "units", "0", "-1")))
            self.open(label, "others_chosen", self.note(x))
            unit = q.op(q.op("r", "*", "t.width"), "+", self.slot("lead_place"))
            out: dict[str, Any] = {name: q.op(q.each(q.listed([unit, 1]), "r", rows), "+", "s.result")}
            group = next((y for y in decl.body if isinstance(y, s.Choose) and y.name == name), None)
            if group is not None and isinstance(group.among, e.Pieces) and isinstance(group.among.at, e.Var):
                out[group.among.at.name] = self.slot("lead_place")
            return out
        return {}

    def role_value(self, p: d.Param, x: s.Invoke, who: str) -> str:
        bound = x.roles.get(p.name)
        if bound is None:
            if p.type == "side" and self.env.sides is not None and self.env.sides.pieces and type_of(x.who or e.Me())[0] == "player":
                a, b = (q.attr(self.env.above(), y) for y in self.env.sides)
                return q.paren(q.choice(a, exprs.holds_first(self.env, who), b))
            return who if p.type in ("player", "side") else "-1"
        if p.type == "group" and type_of(bound) == ("unit", False):
            return self.group_text(bound)
        return sets.members(bound, self.env) if p.type == "group" and isinstance(bound, e.Pieces) else exprs.value(bound, self.env)

    def do_end(self, x: s.End) -> None:
        after = self.new_label()
        if self.indent == 0:            # where it is not under way, or ends already, the next sentence comes
            self.line(q.goto(after))
        self.line(q.result(q.call("unwind", "t", "s", q.quoted(x.target))))
        if self.indent == 0 and self.current is not None:
            self.current.closed = True
        if self.indent == 0:
            self.open(after, "still_here", self.note(x))

    def do_open(self, x: s.Open) -> None:
        if x.what == "resolve":
            card = x.args["card"]
            assert not isinstance(card, str)
            after = self.new_label()
            self.line(q.goto(after))
            self.line(q.call("resolve_card", "t", "s", self.env.holder(), exprs.value(card, self.env)))
            self.close(q.result(True))
            self.open(after, "resolved", self.note(x))
            return
        raise NotYet("this effect here", "Look in the page of its verb in docs/reference.")
