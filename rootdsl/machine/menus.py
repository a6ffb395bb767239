"""Menus of actions."""

from __future__ import annotations

from rootdsl.machine import conds, exprs
from rootdsl.machine.core import Core
from rootdsl.machine.names import ident
from rootdsl.model import stmt as s


class Menus(Core):
    """Menus of actions."""

    def do_menu(self, x: s.Menu) -> None:
        """A menu of actions: those that can be done now, and to stop."""
        count = self.temp("round")
        again, take, after = self.new_label(), self.new_label(), self.new_label()
        self.line(f"{count} = 0")
        for a in x.actions:
            if a.adds:
                self.line(f"{self.slot(a.adds)} = 0")
            if a.once and not self.is_record_once(a):
                self.line(f"{self.slot('used_' + a.name)} = 0")
        self.open(again, "menu", self.note(x))
        self.line("o = [0]")
        bound = f"{count} < {exprs.value(x.high, self.env)}" if x.high is not None else ""
        normal = [(i, a) for i, a in enumerate(x.actions) if not a.extra]
        extras = [(i, a) for i, a in enumerate(x.actions) if a.extra]
        if bound:
            self.line(f"if {bound}:")
            self.indent += 1
        for i, a in normal:
            self.offer(i, a)
        if bound:
            self.indent -= 1
        for i, a in extras:
            self.offer(i, a)
        if self.phase:
            self.line(f"if t.free[{self.phase_index()}]:")
            self.line(f"    o += free_offers(t, s, {self.env.holder()}, {self.phase_index()})")
        self.line("if len(o) == 1 and not t.show_prompts:")
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        site = self.site("action", "action", x.at, [a.title for a in x.actions], [a.path for a in x.actions])
        self.close(f"return ask(s, f, {take}, {site}, {self.env.holder()}, o)")
        self.open(take, "action_chosen", self.note(x))
        labels = [self.new_label() for _ in x.actions]
        if self.phase:
            self.line("if s.pick >= 1000000:")
            self.indent += 1
            self.line(f"start_free(t, s, {self.env.holder()}, {self.phase_index()}, s.pick)")
            self.goto(again)
            self.indent -= 1
        self.line("if s.pick == 0:")
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        for i, label in enumerate(labels):
            self.line(f"if s.pick == {i + 1}:")
            self.indent += 1
            self.goto(label)
            self.indent -= 1
        self.goto(again)
        path, title = self.path, self.title
        before = set(self.unsure)
        for a, label in zip(x.actions, labels, strict=True):
            self.path, self.title = a.path, a.title
            self.open(label, a.name, self.unit.remark(a.path, a.at, f"action {a.name}"))
            if a.once:
                self.line(f"{self.slot('used_' + a.name)} = 1")
            self.unsure = set(before)
            self.body(a.body, True)
            self.line(f"{self.slot(a.adds)} += 1" if a.adds else (f"{count} += 1" if not a.extra else "pass"))
            self.goto(again)
        self.path, self.title, self.unsure = path, title, before
        self.open(after, "after_menu", self.note(x))

    def is_record_once(self, a: s.Action) -> bool:
        return False

    def offer(self, i: int, a: s.Action) -> None:
        tests = [conds.cond(g, self.env) for g in a.guards]
        if a.once:
            tests.append(f"not {self.slot('used_' + a.name)}")
        test = self.prefix.test(a.body)
        if not test.trivial:
            tests.append(test.call(self.env))
        if tests:
            self.line(f"if {' and '.join(tests)}:")
            self.line(f"    o.append({i + 1})")
        else:
            self.line(f"o.append({i + 1})")

    def phase_index(self) -> str:
        return f"t.phase_{ident(self.phase)}"
