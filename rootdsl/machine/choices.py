"""Choices, payments and what may be declined."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import conds, exprs, sets
from rootdsl.machine.core import Core
from rootdsl.machine.env import NotYet
from rootdsl.machine.hidden import prefix_hangs_on_hidden
from rootdsl.machine.hoist import hoisted, opened
from rootdsl.machine.narrow import whole_number
from rootdsl.machine.prefix import Effect, Test, goes_somewhere, join, price
from rootdsl.machine.unit import list_typed
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


class Choices(Core):
    """Choices, payments and what may be declined."""

    def options(self, x: s.Choose, rest: Sequence[s.Base]) -> list[str]:
        """Lines that leave the options (value + 1) in `o`."""
        test = self.prefix.test(rest, bool(self.failed), True)
        lines: list[str] = []
        if x.chain or getattr(x.among, "prefer", None):
            lines += self.option_lines(x.among, test, "o = ", 0)
            lines += self.fallback_lines(x, test)
            for pref in getattr(x.among, "prefer", []):
                inner, it = self.env.inner(type_of(x.among)[0])
                lines.append(f"o = [{it} for {it} in o if {conds.cond(pref, inner)}] or o")
            for rank in x.chain:
                inner, it = self.env.inner(type_of(x.among)[0])
                lines.append(f"o = best(o, [{exprs.value(rank.value, inner)} for {it} in o], {rank.most})")
            lines.append("o = [v + 1 for v in o]")
        else:
            lines += self.option_lines(x.among, test, "o = ", 1)
            lines += self.fallback_lines(x, test, 1)
        return lines

    def option_lines(self, among: e.Expr, test, head: str, plus: int) -> list[str]:
        text = sets.members(among, self.env)
        if type_of(among)[0] == "group":
            text = f"dict.fromkeys(each_of({text}))"
        if type_of(among)[0] == "card":
            text = f"distinct(t, {text})"
        if self.proc is not None and self.chosen in self.roles:
            other = self.prefix.other_set(self.proc, self.chosen, self.env)
            return [f"among = {other}", *self.filtered(f"({text} if among is None else among)", test, head, plus)]
        return self.filtered(text, test, head, plus)

    def filtered(self, text: str, test: Test, head: str, plus: int) -> list[str]:
        shown = "v + 1" if plus else "v"
        if test.trivial:
            return [f"{head}[{shown} for v in {text}]"]
        over, among = opened(text, "v")
        before, asked = hoisted(join(among or "True", test.call(self.env, **{self.chosen: "v"})), "v")
        return [*before, f"{head}[]", f"for v in {over}:", f"    if {asked}:", f"        o.append({shown})"]

    def fallback_lines(self, x: s.Choose, test, plus: int = 0) -> list[str]:
        if x.fallback is None:
            return []
        return ["if not o:", *("    " + y for y in self.option_lines(x.fallback.among, test, "o = ", plus))]

    def do_choose(self, x: s.Choose, rest: Sequence[s.Base], verified: bool, decline: str = "") -> None:
        """Ask for one thing (or a group); `decline` is the label to go to when the chooser says no."""
        kind = "list" if list_typed(x.type, x.group) else "int"
        slot = self.slot(x.name, kind)
        take, after = self.new_label(), self.new_label()
        who = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        if x.group:
            self.group(x, slot, who, goes_somewhere(x.name, rest), not verified and price(x.name, rest))
            return
        role = x.name in self.roles
        if role:
            self.line(f"if {slot} >= 0:")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        self.chosen = x.name
        offered = self.options(x, rest)
        for line in offered:
            self.line(line)
        domain = "count" if isinstance(x.among, e.Numbers) else type_of(x.among)[0]
        site = self.site(x.name, domain, x.at)
        if self.failed:
            self.line("if not o:")
            self.line(f"    {self.failed} = 1")
            less = self.option_lines(x.among, self.prefix.test(rest, False, True), "o = ", 1)
            for line in less if less != offered else ():
                self.line("    " + line)
        hidden = bool(decline) and prefix_hangs_on_hidden([x, *rest])
        if decline:
            self.line("if not o and not t.show_prompts:" if hidden else "if not o:")
            self.indent += 1
            self.goto(decline)
            self.indent -= 1
            self.line("o.insert(0, 0)")
        elif not verified:
            self.line("if not o:")
            self.indent += 1
            self.line(f"{slot} = -1")
            self.goto(after)
            self.indent -= 1
            if not role:
                self.unsure.add(x.name)
        self.close(f"return {'ask_shown(t, ' if hidden else 'ask('}s, f, {take}, {site}, {who}, o)")
        self.open(take, f"{x.name}_chosen", self.note(x))
        self.line(f"{slot} = s.pick - 1")
        if x.type == "unit" and exprs.SIGHT.states:
            self.marked.add(x.name)
            self.line(f"{self.slot(x.name + '_mark')} = len(s.trail)")
        if decline:
            self.line(f"if {slot} < 0:")
            self.indent += 1
            self.goto(decline)
            self.indent -= 1
        self.open(after, f"after_{x.name}", self.note(x)) if role or not verified and not decline else None

    def group(self, x: s.Choose, slot: str, who: str, moved: bool, is_price: bool = False) -> None:
        after = self.new_label()
        given = self.new_label()
        if x.name in self.roles:
            self.line(f"if {slot}:")
            self.indent += 1
            self.goto(given)
            self.indent -= 1
        low = whole_number(x.low, exprs.value(x.low, self.env)) if x.low is not None else "1"
        high = whole_number(x.high, exprs.value(x.high, self.env)) if x.high is not None else "-1"
        domain = type_of(x.among)[0]
        site = self.site(x.name, "number" if domain == "unit" else domain, x.at)
        members = sets.members(x.among, self.env)
        if moved:
            members = f"movable(t, s, {who}, {members})"
        if is_price and x.low is not None:
            self.line(f"if not ({sets.exists(x.among, x.low, self.env)}):")
            self.line(f"    {slot} = []")
            self.indent += 1
            self.goto(short := self.new_label())
            self.indent -= 1
        if domain == "unit":
            self.close(f"return pick_units(t, s, f, {after}, {site}, {who}, unit_counts(s, {members}, t.width), {low}, {high})")
        elif domain == "card":
            limited, most = "[]", "-1"
            for n, cond in getattr(x.among, "limits", []):
                inner, it = self.env.inner("card")
                limited, most = f"[{it} for {it} in {members} if {conds.cond(cond, inner)}]", str(n)
            self.close(f"return pick_cards(t, s, f, {after}, {site}, {who}, {members}, {low}, {high}, {limited}, {most})")
        else:
            raise NotYet(f"choosing several {domain}s")
        self.open(after, f"{x.name}_chosen", self.note(x))
        self.line(f"{slot} = s.result")
        if is_price and x.low is not None:
            self.open(short, f"after_{x.name}", self.note(x))
        if x.name in self.roles:
            self.open(given, f"{x.name}_given", self.note(x))

    def do_needs(self, x: s.Needs) -> None:
        """A requirement was tested before its procedure was offered."""

    def do_cost(self, x: s.Cost, rest: Sequence[s.Base], verified: bool) -> None:
        """COST to EFFECT: all of it or nothing."""
        whole = [*x.pay, Effect(x.at, x.effect)]
        if not verified:
            self.prefix.all_or_nothing(x)
            test = self.prefix.test(whole)
            after = self.new_label()
            if not test.trivial:
                self.line(f"if not ({test.call(self.env)}):")
                self.cannot()
                if self.failed:
                    self.line(f"    {self.failed} = 1")
                self.indent += 1
                self.goto(after)
                self.indent -= 1
            self.paid(x)
            self.open(after, "after_cost", self.note(x))
        else:
            self.paid(x)

    def paid(self, x: s.Cost) -> None:
        for i, y in enumerate(x.pay):
            self.statement(y, [*x.pay[i + 1 :], Effect(x.at, x.effect)], True)
        self.body(x.effect, False)

    def do_effect(self, x: s.Base) -> None:
        """Only a marker for tests."""

    def first_choice(self, body: Sequence[s.Base]) -> s.Choose | None:
        """The choice with which a body begins, if that is a single thing that no caller binds."""
        x: s.Base | None = body[0] if body else None
        if isinstance(x, s.Cost):
            x = x.pay[0] if x.pay else None
        if isinstance(x, s.Choose) and not x.group and x.name not in self.roles:
            return x
        return None

    def optional(self, body: Sequence[s.Base], after: str, who: str, label: str, at: s.Base) -> None:
        """Ask whether to do the body; a body that begins with a choice asks that, with `no` among the options."""
        test = self.prefix.test(body, True) if self.failed else self.prefix.offered(body)
        first = self.first_choice(body)
        if first is not None:
            if isinstance(body[0], s.Cost):
                cost = body[0]
                rest: list[s.Base] = [*cost.pay[1:], Effect(cost.at, cost.effect)]
                self.do_choose(first, rest, True, after)
                self.taken()
                for i, y in enumerate(cost.pay[1:]):
                    self.statement(y, rest[i + 1 :], True)
                self.body(cost.effect)
                self.body(body[1:])
            else:
                self.do_choose(first, body[1:], True, after)
                self.taken()
                self.body(body[1:], True)
            return
        take = self.new_label()
        hidden = not test.trivial and prefix_hangs_on_hidden(body)
        if hidden:
            self.line(f"o = [0, 1] if {test.call(self.env)} else [0]")
            self.line("if len(o) == 1 and not t.show_prompts:")
        elif not test.trivial:
            self.line(f"if not ({test.call(self.env)}):")
        if not test.trivial:
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        site = self.site(label, "yes", at.at, [self.branch_label(body)] if label == "may" else [])
        self.close(f"return ask(s, f, {take}, {site}, {who}, {'o' if hidden else '[0, 1]'})")
        self.open(take, f"{label}_answered", self.note(at))
        self.line("if s.pick == 0:")
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        self.taken()
        self.body(body, True)

    def taken(self) -> None:
        """A loop whose rounds are only offered goes on where one was taken."""
        if self.took:
            self.line(f"{self.took} = 1")

    def guard_test(self, x: s.May) -> str:
        """Can what `may` be done be done? Where prompts are always shown, a hand must not betray itself by silence."""
        test = self.prefix.offered(x.body)
        if test.trivial:
            return ""
        text = test.call(self.env)
        return f"(t.show_prompts or {text})" if prefix_hangs_on_hidden(x.body) else text

    def do_may(self, x: s.May) -> None:
        after = self.new_label()
        who = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        before = set(self.unsure)
        if isinstance(x.chooser, e.Attr) and x.chooser.name == "owner":
            self.line(f"if {who} < 0:  # nobody's: nobody decides")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        self.optional(x.body, after, who, "may", x)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_may", self.note(x))

    def do_chooseone(self, x: s.ChooseOne) -> None:
        after, take = self.new_label(), self.new_label()
        who = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        tests = [self.prefix.branch(b, bool(self.failed)) for b in x.branches]
        self.line("o = []" if not x.optional else "o = [0]")
        for i, test in enumerate(tests):
            if test.trivial:
                self.line(f"o.append({i + 1})")
            else:
                self.line(f"if {test.call(self.env)}:")
                self.line(f"    o.append({i + 1})")
        self.line("if not o or o == [0]:")
        self.cannot()
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        self.close(f"return ask(s, f, {take}, {self.site('branch', 'branch', x.at, [self.branch_label(b) for b in x.branches])}, {who}, o)")
        self.open(take, "branch_chosen", self.note(x))
        labels = [self.new_label() for _ in x.branches]
        if x.optional:
            self.line("if s.pick == 0:")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        for i, label in enumerate(labels[:-1]):
            self.line(f"if s.pick == {i + 1}:")
            self.indent += 1
            self.goto(label)
            self.indent -= 1
        self.goto(labels[-1])
        for branch, label in zip(x.branches, labels, strict=True):
            self.open(label, "branch", self.note(x))
            self.body(branch, True)
            self.goto(after)
        self.open(after, "after_branch", self.note(x))

    def branch_label(self, body: Sequence[s.Base]) -> str:
        """The author's own words for a branch, or for what may be done: its first line in the file."""
        line = getattr(body[0].at, "line", 0) if body else 0
        lines = self.unit.system.tree.text.split("\n")
        text = lines[line - 1].strip() if 0 < line <= len(lines) else ""
        first = body[0] if len(body) == 1 else None
        inner = first.branches[0][1] if isinstance(first, s.If) and len(first.branches) == 1 else []
        if inner:                               # the condition is no part of what is done
            return text.partition(": ")[2].replace("_", " ") if getattr(inner[0].at, "line", 0) == line else self.branch_label(inner)
        head, may, rest = f" {text}".partition(" may ")
        return (rest if may and '"' not in rest else head.strip().removeprefix("or ")).replace("_", " ")
