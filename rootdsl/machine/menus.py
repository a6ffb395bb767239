"""Menus of actions."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, sets
from rootdsl.machine.core import Core
from rootdsl.machine.find import find
from rootdsl.machine.hoist import shared
from rootdsl.machine.names import ident
from rootdsl.model import expr as e
from rootdsl.model import stmt as s


class Menus(Core):
    """Menus of actions."""

    lives: dict[str, list[q.Code]]

    def do_menu(self, x: s.Menu) -> None:
        """A menu of actions: those that can be done now, and to stop."""
        added = [y for y in self.unit.system.added if y.menu == x.path]
        x = s.Menu(x.at, x.high, [*x.actions, *(y.action for y in added)], x.path, x.chooser)
        asked = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        self.lives = {y.action.path: exprs.mode_tests(y.mode, self.library, self.env.holder()) for y in added}
        count = self.temp("round")
        again, take, after = self.new_label(), self.new_label(), self.new_label()
        self.line(q.assign(count, "0"))
        for a in x.actions:
            if a.adds:
                self.line(q.assign(self.slot(a.adds), "0"))
            if a.once and not self.is_record_once(a):
                self.line(q.assign(self.slot("used_" + a.name), "0"))
        self.open(again, "menu", self.note(x))
        self.line(q.assign("o", q.listed(["0"])))
        left = self.temp("left") if x.high is not None else ""
        if x.high is not None:
            self.line(q.assign(left, q.op(exprs.value(x.high, self.env), "-", count)))
        bound = q.op(left, ">", "0") if left else ""
        assert self.current is not None
        begin = len(self.current.lines)
        normal = [(i, a) for i, a in enumerate(x.actions) if not a.extra]
        extras = [(i, a) for i, a in enumerate(x.actions) if a.extra]
        if bound:
            self.line(q.when(bound))
            self.indent += 1
        for i, a in normal:
            self.offer(i, a)
        if bound:
            self.indent -= 1
        for i, a in extras:
            self.offer(i, a)
        self.current.lines[begin:] = [y for part in shared(self.current.lines[begin:]) for y in part]
        if self.phase:
            self.line(q.when(q.index("t.free", self.phase_index())))
            self.line(q.change("o", "+=", q.call("free_offers", "t", "s", self.env.holder(), self.phase_index())).at(1))
        self.line(q.when(q.all_of([q.op(q.call("len", "o"), "==", "1"), q.no("t.show_prompts")])))
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        paths = [*(a.path for a in x.actions), *([left[2:]] if left else [])]
        site = self.site("action", "action", x.at, [a.title for a in x.actions], paths)
        self.close(q.result(q.call("ask", "s", "f", take, site, asked, "o")))
        self.open(take, "action_chosen", self.note(x))
        labels = [self.new_label() for _ in x.actions]
        if self.phase:
            self.line(q.when(q.op("s.pick", ">=", "1000000")))
            self.indent += 1
            self.line(q.call("start_free", "t", "s", self.env.holder(), self.phase_index(), "s.pick"))
            self.goto(again)
            self.indent -= 1
        self.line(q.when(q.op("s.pick", "==", "0")))
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        for i, label in enumerate(labels):
            self.line(q.when(q.op("s.pick", "==", i + 1)))
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
                self.line(q.assign(self.slot("used_" + a.name), "1"))
            self.unsure = set(before)
            points = self.watched(a.path)
            if "start" in points:
                self.hook(a.path + ":start", a)
            self.body(a.body, "start" not in points)
            for point in ("each", "end"):
                if point in points:
                    self.hook(f"{a.path}:{point}", a)
            if self.spans_of_actions():
                self.line(q.when("s.lasting"))
                self.line(q.call("span_over", "s", q.quoted("action")).at(1))
            self.line(q.change(self.slot(a.adds), "+=", "1") if a.adds else (q.change(count, "+=", "1") if not a.extra else q.nothing()))
            self.goto(again)
        self.path, self.title, self.unsure = path, title, before
        self.open(after, "after_menu", self.note(x))

    def is_record_once(self, a: s.Action) -> bool:
        return False

    def offer(self, i: int, a: s.Action) -> None:
        tests = [*self.lives.get(a.path, []), *(conds.cond(g, self.env) for g in a.guards)]
        if a.once:
            tests.append(q.no(self.slot("used_" + a.name)))
        test = self.prefix.test(a.body)
        if not test.trivial:
            tests.append(q.piece(self.or_primed(a, test.call(self.env))))
        if tests:
            self.line(q.when(q.all_of(tests)))
            self.line(q.call("o.append", i + 1).at(1))
        else:
            self.line(q.call("o.append", i + 1))

    def watched(self, path: str) -> set[str]:
        """Points of an action at which rules of this file wait; for its end others may."""
        points = {x.point for x in self.unit.system.hooks} | {x.point for x in find(self.unit.system, s.Later)}
        return {"end", *(kind for kind in ("start", "each") if f"{path}:{kind}" in points)}

    def spans_of_actions(self) -> bool:
        """Does a sentence of this file last as long as an action?"""
        system = self.unit.system
        return "action" in [
            *(x.span for x in find(system, s.TreatAs)),
            *(x.span for x in find(system, s.Amend)),
            *(x.span for x in find(system, s.CountsAs)),
        ]

    def or_primed(self, a: s.Action, text: str) -> str:
        """The test of an action, or the same with a piece that a rule at its start lets count as any sort."""
        for h in self.unit.system.hooks:
            first = h.body[0] if h.body else None
            if h.point != a.path + ":start" or not isinstance(first, s.May) or len(first.body) < 2:
                continue
            choice, treat = first.body[:2]
            if not (isinstance(choice, s.Choose) and isinstance(treat, s.TreatAs) and treat.any_of is not None):
                continue
            if treat.what != e.Var(choice.name, choice.type):
                continue
            me = self.env.holder()
            lives = [*exprs.mode_tests(h.mode, self.library, me), *(conds.cond(g, self.env) for g in h.guards)]
            if h.once:
                lives.append(q.no(q.call("used", "t", "s", f"t.once_{ident(h.path)}", me, "-1")))
            primed = q.some(q.call("with_wild", "s", me, "v", q.later(text)), "v", sets.members(choice.among, self.env))
            text = q.paren(q.any_of([text, q.all_of([*lives, primed])]))
        return text

    def phase_index(self) -> str:
        return f"t.phase_{ident(self.phase)}"
