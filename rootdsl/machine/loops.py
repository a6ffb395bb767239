"""Branches, loops, groups and attempts."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import conds, exprs, sets
from rootdsl.machine.core import Core
from rootdsl.machine.env import NotYet
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


class Loops(Core):
    """Branches, loops, groups and attempts."""

    def do_if(self, x: s.If) -> None:
        if self.simple(x):
            for i, (cond, body) in enumerate(x.branches):
                self.line(f"{'el' if i else ''}if {conds.cond(cond, self.env)}:")
                self.inline(body)
            if x.otherwise:
                self.line("else:")
                self.inline(x.otherwise)
            return
        after = self.new_label()
        before = set(self.unsure)
        lost: set[str] = set()
        for cond, body in x.branches:
            other = self.new_label()
            self.line(f"if not ({conds.cond(cond, self.env)}):")
            self.indent += 1
            self.goto(other)
            self.indent -= 1
            self.unsure = set(before)
            self.body(body)
            lost |= self.unsure | self.bound_in(body)
            self.goto(after)
            self.open(other, "otherwise", self.note(x))
        self.unsure = set(before)
        self.body(x.otherwise)
        self.unsure |= lost
        self.open(after, "after_if", self.note(x))

    def inline(self, body: Sequence[s.Base]) -> None:
        self.indent += 1
        if not body:
            self.line("pass")
        for i, y in enumerate(body):
            self.dispatch(y, body[i + 1 :], False)
        self.indent -= 1

    def do_ifcannot(self, x: s.IfCannot) -> None:
        """The sentences above could not be done: a name stayed unset, or a replacement failed."""
        tests = [f"not was_set({self.env.name(n)})" for n in self.tried if n]
        if self.swapped:
            tests.append(f"{self.slot('replaced')} == 0")
        if self.missed:
            tests.append(f"{self.missed} == 1")
        if not tests:
            raise NotYet("`if you cannot` after this sentence")
        after = self.new_label()
        self.line(f"if not ({' or '.join(tests)}):")
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        self.body(x.body)
        self.open(after, "after_else", self.note(x))

    def scarce(self, x: s.ForEach) -> bool:
        """One piece placed a round: when the supply is short, the holder chooses which rounds happen."""
        if len(x.body) != 1 or not isinstance(x.body[0], s.Place) or x.type not in ("unit", "place"):
            return False
        what = x.body[0].what
        return len(what) == 1 and what[0][0] == e.Num(1)

    def loop_members(self, x: s.ForEach) -> str:
        if isinstance(x.among, e.Pieces):
            return sets.members(x.among, self.env, True)
        if isinstance(x.among, e.Var) and x.among.type == "group":
            return f"each_of({self.env.name(x.among.name)})"
        return sets.members(x.among, self.env)

    def do_foreach(self, x: s.ForEach) -> None:
        slot = self.slot(x.name)
        if self.simple(x):
            members = self.loop_members(x)
            self.line(f"for {slot} in {members}:" if members.startswith(("[*", "(t.own")) else f"for {slot} in list({members}):")
            self.inline(x.body)
            return
        rest, round_, after, take = self.temp("left", "list"), self.new_label(), self.new_label(), self.new_label()
        scarce = self.scarce(x)
        if x.together:
            self.line("s.together += 1")
        self.line(f"{rest} = list({self.loop_members(x)})")
        if scarce:
            place = x.body[0]
            assert isinstance(place, s.Place)
            sort = exprs.value(place.what[0][1], self.env)
            self.line(f"if len({rest}) <= s.at[{sort}][t.supply]:")
            self.line(f"    for {slot} in {rest}:")
            self.indent += 2
            self.do_place(place)
            self.indent -= 1
            self.goto(after)
            self.indent -= 1
        self.open(round_, "round", self.note(x))
        if scarce:
            self.line(f"if s.at[{sort}][t.supply] == 0:")
            self.line(f"    {rest} = []")
        self.line(f"if not {rest}:")
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        if x.order == "any" or scarce:
            kind = type_of(x.among)[0]
            listed = f"distinct(t, {rest})" if kind == "card" else f"sorted(set({rest}))"
            self.line(f"o = [v + 1 for v in {listed}]")
            self.close(f"return ask(s, f, {take}, {self.site(x.name, kind, x.at)}, {self.env.holder()}, o)")
            self.open(take, f"{x.name}_chosen", self.note(x))
            self.line(f"{slot} = s.pick - 1")
            self.line(f"{rest}.remove({slot})")
        else:
            self.line(f"{slot} = {rest}.pop(0)")
        filters = getattr(x.among, "filters", [])
        if filters and x.order == "given" and type_of(x.among)[0] in ("place", "card", "player") and not x.together:
            inner, it = self.env.inner(type_of(x.among)[0])
            tests = " and ".join(conds.cond(y, inner) for y in filters)
            self.line(f"{it} = {slot}")
            one = len(filters) == 1 and isinstance(filters[0], (e.Among, e.Linked))
            self.line(f"if {conds.cond(e.Not(filters[0]), inner)}:" if one else f"if not ({tests}):")
            self.indent += 1
            self.goto(round_)
            self.indent -= 1
        before = set(self.unsure)
        self.body(x.body)
        self.goto(round_)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_loop", self.note(x))
        if x.together:
            self.line("s.together -= 1")
            self.line("s.busy = 1")
            self.split(x)

    def do_loop(self, x: s.Loop) -> None:
        """Rounds that the performer may take or end; an impossible round ends the loop."""
        count, again, after = self.temp("round"), self.new_label(), self.new_label()
        self.line(f"{count} = 0")
        self.open(again, "again", self.note(x))
        if x.high is not None:
            self.line(f"if {count} >= {exprs.value(x.high, self.env)}:")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        before = set(self.unsure)
        if self.phase:
            self.line(f"{self.slot('happened', 'list')} = []")
        if x.body and all(isinstance(y, s.May) for y in x.body):
            took = self.temp("took")
            self.line(f"{took} = 0")
            for y in x.body:
                self.took = took
                self.do_may(y)  # type: ignore[arg-type]
            self.took = ""
            self.line(f"if {took} == 0:")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        else:
            self.optional(x.body, after, exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder(), "again", x)
        self.line(f"{count} += 1")
        if self.phase:
            self.hook(self.path + ":each", x)
        self.goto(again)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_loop", self.note(x))

    def do_together(self, x: s.Together) -> None:
        self.line("s.together += 1")
        self.body(x.body)
        self.line("s.together -= 1")
        self.line("s.busy = 1")
        self.split(x)

    def split(self, x: s.Base) -> None:
        """End the block, so that what happened takes effect before the next sentence."""
        if self.indent == 0:
            self.open(self.new_label(), "then", self.note(x)) if self.current is None or self.current.closed else self.next_block(x)

    def next_block(self, x: s.Base) -> None:
        label = self.new_label()
        self.goto(label)
        self.open(label, "then", self.note(x))

    def do_secretly(self, x: s.Secretly) -> None:
        """Everyone decides without knowing the others' choices: those lie in piles that only their owners see."""
        self.body(x.body)

    def do_fully(self, x: s.Fully) -> None:
        """The attempt: choices narrow to those that succeed; if none does, the maximum is done and the other branch follows."""
        saved, self.failed = self.failed, self.temp("failed")
        after = self.new_label()
        self.line(f"{self.failed} = 0")
        before = set(self.unsure)
        self.body(x.body)
        flag, self.failed = self.failed, saved
        self.line(f"if {flag} == 0:")
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        self.body(x.otherwise)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_attempt", self.note(x))
