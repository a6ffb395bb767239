"""Branches, loops, groups and attempts."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, piles, seated, sets
from rootdsl.machine.core import Core
from rootdsl.machine.env import NotYet
from rootdsl.machine.find import walk
from rootdsl.machine.hidden import behind
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


class Loops(Core):
    """Branches, loops, groups and attempts."""

    at_once = False         # is this below `together for each`, where no round comes before another?

    def do_if(self, x: s.If) -> None:
        if len(x.branches) == 1 and not x.otherwise:        # what may be done while something hidden lies somewhere
            seen, body = behind([x.branches[0][0]], x.branches[0][1])
            if not seen:
                self.body(body)
                return
            if len(seen) != 1 or seen[0] is not x.branches[0][0]:
                x = s.If(x.at, [(e.All(seen), body)], [])
        if self.simple(x):
            for i, (cond, body) in enumerate(x.branches):
                self.line((q.orwhen if i else q.when)(conds.cond(cond, self.env)))
                with seated.given(seated.told_by(cond)):
                    self.inline(body)
            if x.otherwise:
                self.line(q.otherwise())
                self.inline(x.otherwise)
            return
        after = self.new_label()
        before = set(self.unsure)
        lost: set[str] = set()
        for cond, body in x.branches:
            other = self.new_label()
            self.line(q.unless(conds.cond(cond, self.env)))
            self.indent += 1
            self.goto(other)
            self.indent -= 1
            self.unsure = set(before)
            with seated.given(seated.told_by(cond)):
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
            self.line(q.nothing())
        for i, y in enumerate(body):
            self.inlined(y, body[i + 1 :])
        self.indent -= 1

    def do_ifcannot(self, x: s.IfCannot) -> None:
        """The sentences above could not be done: a name stayed unset, or a replacement failed."""
        tests = [q.no(q.call("was_set", self.env.name(n))) for n in self.tried if n]
        if self.swapped:
            tests.append(q.op(self.slot("replaced"), "==", "0"))
        if self.missed:
            tests.append(q.op(self.missed, "==", "1"))
        if not tests:
            raise NotYet(
                "`if you cannot` below a sentence that can always be carried out",
                "It stands below a choice, a price, `choose one`, `replace` or a procedure. Of a set write `if no PIECES are in PLACE`; "
                "else ask first: `if CONDITION`, and `otherwise`.",
            )
        after = self.new_label()
        self.line(q.unless(q.any_of(tests)))
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
            return q.call("each_of", self.env.name(x.among.name))
        members = sets.members(x.among, self.env)
        if x.order == "given" and not x.together and not self.at_once and piles.from_the_top(x.among, self.library):
            return q.call("on_top", members, "t.cards")
        return members

    def do_foreach(self, x: s.ForEach) -> None:
        slot = self.slot(x.name)
        self.out_of(x.name, x.among)
        if self.simple(x):
            members = self.loop_members(x)
            self.line(q.loop(slot, members) if members.startswith(("[*", "(t.own")) else q.loop(slot, q.call("list", members)))
            self.inline(x.body)
            return
        rest, round_, after, take = self.temp("left", "list"), self.new_label(), self.new_label(), self.new_label()
        scarce = self.scarce(x)
        if x.together:
            self.line(q.change("s.together", "+=", "1"))
        self.line(q.assign(rest, q.call("list", self.loop_members(x))))
        if scarce:
            place = x.body[0]
            assert isinstance(place, s.Place)
            sort = exprs.value(place.what[0][1], self.env)
            self.line(q.when(q.op(q.call("len", rest), "<=", q.index(q.index("s.at", sort), "t.supply"))))
            self.line(q.loop(slot, rest).at(1))
            self.indent += 2
            self.do_place(place)
            self.indent -= 1
            self.goto(after)
            self.indent -= 1
        self.open(round_, "round", self.note(x))
        if scarce:
            self.line(q.when(q.op(q.index(q.index("s.at", sort), "t.supply"), "==", "0")))
            self.line(q.assign(rest, q.listed([])).at(1))
        self.line(q.when(q.no(rest)))
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        if x.order == "any" or scarce:
            kind = type_of(x.among)[0]
            if kind == "card":
                listed = q.call("distinct", "t", rest) if piles.of_one_pile(x.among) else q.call("sources", "t", "s", rest)
            else:
                listed = q.call("sorted", q.call("set", rest))
            self.line(q.assign("o", q.each(q.op("v", "+", "1"), "v", listed)))
            asked = self.site(x.name, "unit" if kind == "group" else kind, x.at)
            self.close(q.result(q.call("ask", "s", "f", take, asked, self.env.holder(), "o")))
            self.open(take, f"{x.name}_chosen", self.note(x))
            self.line(q.assign(slot, q.op("s.pick", "-", "1")))
            self.line(q.call(q.attr(rest, "remove"), slot))
        else:
            self.line(q.assign(slot, q.call(q.attr(rest, "pop"), "0")))
        filters = getattr(x.among, "filters", [])
        if filters and x.order == "given" and type_of(x.among)[0] in ("place", "card", "player") and not x.together:
            inner, it = self.env.inner(type_of(x.among)[0])
            tests = q.all_of(conds.cond(y, inner) for y in filters)
            self.line(q.assign(it, slot))
            one = len(filters) == 1 and isinstance(filters[0], (e.Among, e.Linked))
            self.line(q.when(conds.cond(e.Not(filters[0]), inner)) if one else q.unless(tests))
            self.indent += 1
            self.goto(round_)
            self.indent -= 1
        before = set(self.unsure)
        if x.type == "unit":
            self.mark_turned(x.name, x.body)
        outer, self.at_once = self.at_once, self.at_once or x.together
        self.body(x.body)
        self.at_once = outer
        self.goto(round_)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_loop", self.note(x))
        if x.together:
            self.line(q.change("s.together", "-=", "1"))
            self.line(q.assign("s.busy", "1"))
            self.split(x)

    def mark_turned(self, name: str, body: Sequence[s.Base]) -> None:
        """One piece that sentences turn is found again afterwards: a mark of the trail is kept with it from now on."""
        turns: list[s.TurnUnits] = []
        walk(body, s.TurnUnits, turns)
        if any(isinstance(y.what, e.Var) and y.what.name == name for y in turns):
            self.marked.add(name)
            self.line(q.assign(self.slot(name + "_mark"), q.call("len", "s.trail")))

    def do_loop(self, x: s.Loop) -> None:
        """Rounds that the performer may take or end; an impossible round ends the loop."""
        if x.must:
            self.rounds(x)
            return
        count, again, after = self.temp("round"), self.new_label(), self.new_label()
        self.line(q.assign(count, "0"))
        self.open(again, "again", self.note(x))
        if x.high is not None:
            self.line(q.when(q.op(count, ">=", exprs.value(x.high, self.env))))
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        before = set(self.unsure)
        if self.phase:
            self.line(q.assign(self.slot("happened", "list"), q.listed([])))
        if x.body and all(isinstance(y, s.May) for y in x.body):
            took = self.temp("took")
            self.line(q.assign(took, "0"))
            for y in x.body:
                self.took = took
                self.do_may(y)  # type: ignore[arg-type]
            self.took = ""
            self.line(q.when(q.op(took, "==", "0")))
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        else:
            self.optional(x.body, after, exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder(), "again", x)
        self.line(q.change(count, "+=", "1"))
        if self.phase:
            self.hook(self.path + ":each", x)
        self.goto(again)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_loop", self.note(x))

    def rounds(self, x: s.Loop) -> None:
        """`do this N times`: how many are left is a number of the frame, read once."""
        assert x.high is not None
        left, again, after = self.temp("rounds"), self.new_label(), self.new_label()
        self.line(q.assign(left, exprs.value(x.high, self.env)))
        self.open(again, "again", self.note(x))
        self.line(q.when(q.op(left, "<=", "0")))
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        self.line(q.change(left, "-=", "1"))
        before = set(self.unsure)
        if self.phase:
            self.line(q.assign(self.slot("happened", "list"), q.listed([])))
        self.body(x.body)
        if self.phase:
            self.hook(self.path + ":each", x)
        self.goto(again)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_loop", self.note(x))

    def do_together(self, x: s.Together) -> None:
        self.line(q.change("s.together", "+=", "1"))
        self.body(x.body)
        self.line(q.change("s.together", "-=", "1"))
        self.line(q.assign("s.busy", "1"))
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
        self.line(q.assign(self.failed, "0"))
        before = set(self.unsure)
        self.body(x.body)
        flag, self.failed = self.failed, saved
        self.line(q.when(q.op(flag, "==", "0")))
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        self.body(x.otherwise)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_attempt", self.note(x))
