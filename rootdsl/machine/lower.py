"""Bodies to blocks: choices, calls, loops and menus of one frame class."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import conds, exprs
from rootdsl.machine.blocks import BlockWriter
from rootdsl.machine.effects import Effects
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.machine.prefix import Effect, Prefix, walk_names
from rootdsl.machine.unit import FrameClass, Unit, list_typed
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.library import Library

SIMPLE = (
    s.SetNumber,
    s.SetMode,
    s.MarkMode,
    s.LetName,
    s.Score,
    s.LeaveTrack,
    s.Win,
    s.Draw,
    s.RemoveCards,
    s.Reveal,
    s.Shuffle,
    s.Roll,
    s.TakeRandom,
    s.Place,
)


class Lower(BlockWriter, Effects):
    """Lowers one body (of a procedure, phase, hook, trigger, exception or action)."""

    def __init__(self, unit: Unit, frame: FrameClass, env: Env, label: str, path: str, roles: Sequence[str] = (), phase: str = "") -> None:
        BlockWriter.__init__(self, unit, frame, env, label)
        self.path, self.phase = path, phase
        self.roles = frozenset(roles)
        self.prefix = Prefix(unit, label, env, roles, path)
        self.failed = ""
        self.unsure: set[str] = set()
        self.loops = 0
        self.title = path
        self.in_flight: frozenset[str] = frozenset()
        self.setup = False
        self.tried: list[str] = []
        self.swapped = False
        self.parts_at: dict[str, tuple[str, str]] = {}
        self.mode_tests: dict[str, list[str]] = {}
        self.library: Library = getattr(unit, "library", None)  # type: ignore[assignment]

    def slot(self, name: str, kind: str = "int") -> str:
        self.frame.slots.setdefault(ident(name), kind)
        return f"f.{ident(name)}"

    def temp(self, what: str, kind: str = "int") -> str:
        self.loops += 1
        return self.slot(f"{what}{self.loops}", kind)

    def site(self, name: str, domain: str, at: object, labels: list[str] | None = None, paths: list[str] | None = None) -> str:
        index = self.unit.site(self.path, self.title, name, domain, at, labels, paths)  # type: ignore[arg-type]
        return f"t.base_{ident(self.unit.system.name)} + {index}"

    def note(self, x: s.Base, what: str = "") -> str:
        return self.unit.remark(self.path, x.at, what)

    # ------------------------------------------------------------ sequences

    def body(self, stmts: Sequence[s.Base], verified: bool = False) -> None:
        """Lower statements in order. `verified`: the prefix was tested before this body began."""
        tried: list[str] = []
        for i, x in enumerate(stmts):
            rest = stmts[i + 1 :]
            if isinstance(x, s.IfCannot):
                self.tried, self.swapped = [n for n in tried if n in self.unsure], any(isinstance(y, s.Replace) for y in stmts[:i])
                tried = []
            elif isinstance(x, s.Choose):
                tried.append(x.name)
            self.statement(x, rest, verified)
            if verified and not isinstance(x, (s.Choose, s.Needs, s.Match, s.Spend, s.Discard, s.LetName, s.Cost)):
                verified = False

    def statement(self, x: s.Base, rest: Sequence[s.Base], verified: bool) -> None:
        names: set[str] = set()
        walk_names(
            [
                getattr(x, n)
                for n in x.__dataclass_fields__
                if n not in ("body", "branches", "otherwise", "actions", "at", "effect", "pay", "fallback")
            ],
            names,
        )
        missing = sorted(
            n for n in names & self.unsure if not (isinstance(x, s.Choose) and n == x.name) and not isinstance(x, (s.If, s.Menu))
        )
        if missing and not isinstance(x, s.IfCannot):
            after = self.new_label()
            test = " or ".join(f"not was_set({self.env.name(n)})" for n in missing)
            self.line(f"if {test}:")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
            self.dispatch(x, rest, verified)
            self.open(after, "next", self.note(x))
        else:
            self.dispatch(x, rest, verified)

    def dispatch(self, x: s.Base, rest: Sequence[s.Base], verified: bool) -> None:
        method = getattr(self, f"do_{type(x).__name__.lower()}", None)
        if method is None:
            raise NotYet(f"the sentence {type(x).__name__}")
        if isinstance(x, (s.Choose, s.Invoke, s.Cost, s.Part)):
            method(x, rest, verified)
        else:
            method(x)

    def simple(self, x: s.Base) -> bool:
        """Can it run inside a Python `if` or `for`, without stopping?"""
        if isinstance(x, SIMPLE):
            names: set[str] = set()
            walk_names([getattr(x, n) for n in x.__dataclass_fields__ if n != "at"], names)
            return not names & self.unsure
        if isinstance(x, (s.Discard, s.Put)):
            return self.simple_cards(x)
        if isinstance(x, s.If):
            return all(self.simple(y) for _, b in x.branches for y in b) and all(self.simple(y) for y in x.otherwise)
        if isinstance(x, s.ForEach):
            return x.order == "given" and not x.together and all(self.simple(y) for y in x.body) and not self.scarce(x)
        if isinstance(x, s.Invoke):
            return self.inline_macro(x)
        return False

    def inline_macro(self, x: s.Invoke) -> bool:
        return bool(x.decl.macro) and self.unit.macros.get(x.decl.path, False)  # type: ignore[attr-defined]

    # ------------------------------------------------------------ choices

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
        text = exprs.members(among, self.env)
        if type_of(among)[0] == "card":
            text = f"distinct(t, {text})"
        shown = "v + 1" if plus else "v"
        if test.trivial:
            return [f"{head}[{shown} for v in {text}]"]
        return [f"{head}[{shown} for v in {text} if {test.call(self.env, **{self.chosen: 'v'})}]"]

    def fallback_lines(self, x: s.Choose, test, plus: int = 0) -> list[str]:
        if x.fallback is None:
            return []
        return ["if not o:", *("    " + y for y in self.option_lines(x.fallback.among, test, "o = ", plus))]

    chosen = ""
    took = ""

    def do_choose(self, x: s.Choose, rest: Sequence[s.Base], verified: bool, decline: str = "") -> None:
        """Ask for one thing (or a group); `decline` is the label to go to when the chooser says no."""
        kind = "list" if list_typed(x.type, x.group) else "int"
        slot = self.slot(x.name, kind)
        take, after = self.new_label(), self.new_label()
        who = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        if x.group:
            self.group(x, slot, who, verified)
            return
        role = x.name in self.roles
        if role:
            self.line(f"if {slot} >= 0:")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        self.chosen = x.name
        for line in self.options(x, rest):
            self.line(line)
        domain = type_of(x.among)[0]
        site = self.site(x.name, domain, x.at)
        if self.failed:
            self.line("if not o:")
            self.line(f"    {self.failed} = 1")
            for line in self.option_lines(x.among, self.prefix.test(rest, False, True), "o = ", 1):
                self.line("    " + line)
        hidden = bool(decline) and hangs_on_hidden(x)
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
        if decline:
            self.line(f"if {slot} < 0:")
            self.indent += 1
            self.goto(decline)
            self.indent -= 1
        self.open(after, f"after_{x.name}", self.note(x)) if role or not verified and not decline else None

    def group(self, x: s.Choose, slot: str, who: str, verified: bool) -> None:
        after = self.new_label()
        given = self.new_label()
        if x.name in self.roles:
            self.line(f"if {slot}:")
            self.indent += 1
            self.goto(given)
            self.indent -= 1
        low = exprs.value(x.low, self.env) if x.low is not None else "1"
        high = exprs.value(x.high, self.env) if x.high is not None else "-1"
        domain = type_of(x.among)[0]
        site = self.site(x.name, "number" if domain == "unit" else domain, x.at)
        members = exprs.members(x.among, self.env)
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
        if x.name in self.roles:
            self.open(given, f"{x.name}_given", self.note(x))

    def do_needs(self, x: s.Needs) -> None:
        """A requirement was tested before its procedure was offered."""

    def do_cost(self, x: s.Cost, rest: Sequence[s.Base], verified: bool) -> None:
        """COST to EFFECT: all of it or nothing."""
        whole = [*x.pay, Effect(x.at, x.effect)]
        if not verified:
            test = self.prefix.test(whole)
            after = self.new_label()
            if not test.trivial:
                self.line(f"if not ({test.call(self.env)}):")
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
        test = self.prefix.test(body, bool(self.failed))
        first = self.first_choice(body)
        if first is not None:
            if isinstance(body[0], s.Cost):
                cost = body[0]
                rest: list[s.Base] = [*cost.pay[1:], Effect(cost.at, cost.effect)]
                self.do_choose(first, rest, True, after)
                for i, y in enumerate(cost.pay[1:]):
                    self.statement(y, rest[i + 1 :], True)
                self.body(cost.effect)
                self.body(body[1:])
            else:
                self.do_choose(first, body[1:], True, after)
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
        self.close(f"return ask(s, f, {take}, {self.site(label, 'yes', at.at)}, {who}, {'o' if hidden else '[0, 1]'})")
        self.open(take, f"{label}_answered", self.note(at))
        self.line("if s.pick == 0:")
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        if self.took:
            self.line(f"{self.took} = 1")
        self.body(body, True)

    def guard_test(self, x: s.May) -> str:
        """Can what `may` be done be done? Where prompts are always shown, a hand must not betray itself by silence."""
        test = self.prefix.test(x.body)
        if test.trivial:
            return ""
        first = self.first_choice(x.body)
        text = test.call(self.env)
        return f"(t.show_prompts or {text})" if first is not None and hangs_on_hidden(first) else text

    def do_may(self, x: s.May) -> None:
        after = self.new_label()
        who = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        before = set(self.unsure)
        self.optional(x.body, after, who, "may", x)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_may", self.note(x))

    def bound_in(self, body: Sequence[s.Base]) -> set[str]:
        """Names that may stay unset when a branch is not taken."""
        out: set[str] = set()
        for x in body:
            if isinstance(x, (s.Choose, s.LetName, s.Roll)):
                out.add(x.name)
            for attr in ("body", "pay", "effect", "otherwise"):
                out |= self.bound_in(getattr(x, attr, None) or [])
            for branch in getattr(x, "branches", None) or []:
                out |= self.bound_in(branch[1] if isinstance(branch, tuple) else branch)
        return out

    def do_chooseone(self, x: s.ChooseOne) -> None:
        after, take = self.new_label(), self.new_label()
        who = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        tests = [self.prefix.test(b, bool(self.failed)) for b in x.branches]
        self.line("o = []" if not x.optional else "o = [0]")
        for i, test in enumerate(tests):
            if test.trivial:
                self.line(f"o.append({i + 1})")
            else:
                self.line(f"if {test.call(self.env)}:")
                self.line(f"    o.append({i + 1})")
        self.line("if not o or o == [0]:")
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
        """The author's own words for a branch: its first line in the file."""
        line = getattr(body[0].at, "line", 0) if body else 0
        lines = self.unit.system.tree.text.split("\n")
        text = lines[line - 1].strip() if 0 < line <= len(lines) else ""
        return text.removeprefix("or ").removeprefix("may ").replace("_", " ")

    # ------------------------------------------------------------ control

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
            return exprs.members(x.among, self.env, True)
        return exprs.members(x.among, self.env)

    def do_foreach(self, x: s.ForEach) -> None:
        slot = self.slot(x.name)
        if isinstance(x.among, e.Var) and x.among.type == "group":
            raise NotYet("a loop over a group of pieces")
        if self.simple(x):
            self.line(f"for {slot} in list({self.loop_members(x)}):")
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
            self.line(f"if not ({tests}):")
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
            self.optional(x.body, after, self.env.holder(), "again", x)
        self.line(f"{count} += 1")
        if self.phase:
            self.hook(self.path + ":each", x)
        self.goto(again)
        self.unsure = before | self.bound_in(x.body)
        self.open(after, "after_loop", self.note(x))

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

    # ------------------------------------------------------------ parts and calls

    def do_part(self, x: s.Part, rest: Sequence[s.Base], verified: bool) -> None:
        after = self.new_label()
        path, title = self.path, self.title
        self.path, self.title = x.path, x.title or title
        name = x.path.rpartition(".")[2]
        if x.kind == "phase":
            self.phase_part(x)
            self.path, self.title = path, title
            return
        if x.kind == "step" and self.indent == 0 and (self.phase or self.setup):
            begin, after = self.part_labels(x.path)
            self.open(begin, f"{name}_begins", self.unit.remark(x.path, x.at, f"{x.kind} {name}"))
            self.marks.append((x.path, begin, after))
        if x.kind == "step" and self.phase:
            here = self.new_label()
            self.line(f"if t.free[{self.phase_index()}]:")
            self.indent += 1
            self.line(f"return open_point(t, s, f, {self.phase_index()}, {here})")
            self.indent -= 1
            self.open(here, name, self.unit.remark(x.path, x.at, f"{x.kind} {name}"))
        swap = next((y for y in self.swaps if x.path in (y.first, y.second)), None)
        if swap is not None and x.path == swap.second:
            self.early(swap, x)
        if x.kind == "window":
            self.hook(x.path, x)
            self.path, self.title = path, title
            return
        if x.guards:
            self.line(f"if not ({' and '.join(conds.cond(g, self.env) for g in x.guards)}):")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        if x.kind == "step":
            self.hook(x.path + ":start", x)
        taken = self.unit.part(x.path)
        self.line(f"if {taken} and override(t, s, f, {taken}, {after}, {self.depth()}):")
        self.line("    return True")
        before = set(self.unsure)
        self.body(x.body, verified and not x.guards)
        if x.guards:
            self.unsure = before | self.bound_in(x.body)
        if x.kind == "step":
            self.hook(x.path + ":end", x)
        self.open(after, f"after_{name}", self.note(x))
        if swap is not None:
            self.back(swap, x)
        self.path, self.title = path, title

    swaps: Sequence[s.ComesBefore] = ()

    def part_labels(self, path: str) -> tuple[str, str]:
        """Labels at the beginning of a step and behind it."""
        if path not in self.parts_at:
            self.parts_at[path] = (self.new_label(), self.new_label())
        return self.parts_at[path]

    def early(self, swap: s.ComesBefore, x: s.Part) -> None:
        """The later step comes first while the rule lives: jump to it once."""
        swapped = self.slot("swapped", "zero")
        test = " and ".join([f"{swapped} == 0", *self.swap_tests(swap)])
        self.line(f"if {test}:")
        self.line(f"    {swapped} = 1")
        self.indent += 1
        self.goto(self.part_labels(swap.first)[0])
        self.indent -= 1

    def back(self, swap: s.ComesBefore, x: s.Part) -> None:
        swapped = self.slot("swapped", "zero")
        state, target = ("1", self.part_labels(swap.second)[0]) if x.path == swap.first else ("2", self.part_labels(swap.first)[1])
        self.line(f"if {swapped} == {state}:")
        self.line(f"    {swapped} = {int(state) + 1}")
        self.indent += 1
        self.goto(target)
        self.indent -= 1

    def swap_tests(self, swap: s.ComesBefore) -> list[str]:
        return self.mode_tests.get(swap.mode, [])

    def orderer(self) -> str:
        return self.env.holder()

    def hook(self, point: str, x: s.Base) -> None:
        """Run the hooks of a point, if any are linked."""
        attr = self.unit.point(point)
        after = self.new_label()
        self.line(f"if {attr} >= 0:")
        self.line(f"    return open_window(t, s, f, {attr}, {after}, {self.orderer()})")
        self.open(after, point.rpartition(".")[2].replace(":", "_") + "_done", self.note(x))

    def phase_part(self, x: s.Part) -> None:
        """A phase: its start hooks, what the seats do in it, its end hooks."""
        name = x.path.rpartition(".")[2]
        each = "each" in x.data
        if each:
            order = self.temp("order", "list")
            again, after = self.new_label(), self.new_label()
            field = x.data.get("field")
            key = f"t.by_{ident(field.name)}" if isinstance(field, e.SiteRef) else "t.seats"
            self.line(f"{order} = list({key})")
            self.open(again, name, self.note(x))
            self.line(f"if not {order}:")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
            self.call_phase(name, f"{order}.pop(0)", again, x)
            self.open(after, f"after_{name}", self.note(x))
            return
        after = self.new_label()
        ended = self.new_label()
        begin = self.new_label()
        self.open(begin, f"{name}_begins", self.note(x))
        self.marks.append((x.path, begin, after))
        self.hook(x.path + ":start", x)
        self.call_phase(name, self.env.holder(), ended, x)
        self.open(ended, f"{name}_over", self.note(x))
        self.hook(x.path + ":end", x)
        self.open(after, f"after_{name}", self.note(x))

    def call_phase(self, name: str, who: str, then: str, x: s.Base) -> None:
        self.line(f"f.pc = {then}")
        self.line(f"g = t.phases_{ident(name)}[me := {who}]")
        self.line("if g is not None:")
        self.line("    s.stack.append(g(me))")
        self.close("return True")

    def do_invoke(self, x: s.Invoke, rest: Sequence[s.Base], verified: bool) -> None:
        """Call a procedure: a frame of its own; a verb that never stops is called in place."""
        decl: d.ProcedureDecl = x.decl  # type: ignore[assignment]
        who = exprs.value(x.who, self.env) if x.who is not None else self.env.holder()
        if self.inline_macro(x):
            args = ["t", "s", who, self.env.above(), *(self.role_value(p, x, who) for p in decl.params)]
            self.line(f"t.m_{ident(decl.path)}({', '.join(args)})")
            return
        after = self.new_label()
        if not verified and not decl.macro:
            test = self.prefix.invoke(x, self.env)
            self.line(f"if not ({test}):")
            if self.failed:
                self.line(f"    {self.failed} = 1")
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        if decl.macro:
            taken = self.unit.part(decl.path)
            self.line(f"if {taken} and override(t, s, f, {taken}, {after}, {self.depth()}):")
            self.line("    return True")
        lead = self.lead(x, decl)
        self.line(f"f.pc = {after}")
        up = (", -1, " + ("len(s.stack) - 1" if self.env.u == "f" else "f.up")) if decl.macro else ""
        self.line(f"g = t.p_{ident(decl.path)}({who}{up})")
        for p in decl.params:
            if p.name in lead:
                self.line(f"g.{ident(p.name)} = {lead[p.name]}")
            elif p.name in x.roles or decl.macro:
                self.line(f"g.{ident(p.name)} = {self.role_value(p, x, who)}")
        self.line("s.stack.append(g)")
        self.close("return True")
        self.open(after, f"after_{decl.name.rpartition('.')[2]}", self.note(x))
        if self.phase and not decl.macro:
            self.line(f"{self.slot('happened', 'list')}.append({conds.intent(decl.path)})")

    def depth(self) -> str:
        """Where in the stack the procedure stands whose names are read here."""
        return "len(s.stack) - 1" if self.env.u == "f" else "f.up"

    def lead(self, x: s.Invoke, decl: d.ProcedureDecl) -> dict[str, str]:
        """`move WARLORD with any WARRIORS`: who comes along is asked first; the group fixes the place it leaves."""
        for name, bound in x.roles.items():
            if not isinstance(bound, e.Together):
                continue
            core, others = bound.core, bound.others
            assert isinstance(core, e.Pieces) and isinstance(others, e.Pieces)
            rows, more = exprs.rows(core, self.env), exprs.rows(others, self.env)
            label = self.new_label()
            site = self.site(name, "number", x.at)
            self.line(f"where, units = with_others(t, s, {rows}, {more})")
            self.line(f"{self.slot('lead_place')} = where")
            self.close(f"return pick_units(t, s, f, {label}, {site}, {self.env.holder()}, units, 0, -1)")
            self.open(label, "others_chosen", self.note(x))
            out = {name: f"[[r * t.width + {self.slot('lead_place')}, 1] for r in {rows}] + s.result"}
            group = next((y for y in decl.body if isinstance(y, s.Choose) and y.name == name), None)
            if group is not None and isinstance(group.among, e.Pieces) and isinstance(group.among.at, e.Var):
                out[group.among.at.name] = self.slot("lead_place")
            return out
        return {}

    def role_value(self, p: d.Param, x: s.Invoke, who: str) -> str:
        bound = x.roles.get(p.name)
        if bound is None:
            return who if p.type in ("player", "side") else "-1"
        return exprs.members(bound, self.env) if p.type == "group" and isinstance(bound, e.Pieces) else exprs.value(bound, self.env)

    def do_end(self, x: s.End) -> None:
        self.line(f"return unwind(t, s, {x.target!r})")
        if self.indent == 0 and self.current is not None:
            self.current.closed = True
        if self.indent == 0:
            self.open(self.new_label(), "unreached", self.note(x))

    def do_open(self, x: s.Open) -> None:
        if x.what == "resolve":
            card = x.args["card"]
            assert not isinstance(card, str)
            after = self.new_label()
            self.line(f"f.pc = {after}")
            self.line(f"resolve_card(t, s, {self.env.holder()}, {exprs.value(card, self.env)})")
            self.close("return True")
            self.open(after, "resolved", self.note(x))
            return
        raise NotYet(f"the effect {x.what}")


def prefix_hangs_on_hidden(body: Sequence[s.Base], depth: int = 0) -> bool:
    """Does it depend on cards that others do not see whether a body can be begun?"""
    for x in body:
        if isinstance(x, s.Choose) and hangs_on_hidden(x):
            return True
        if isinstance(x, s.Cost):
            return prefix_hangs_on_hidden(x.pay, depth) or prefix_hangs_on_hidden(x.effect, depth)
        if isinstance(x, s.Invoke):
            return depth < 4 and prefix_hangs_on_hidden(x.decl.body, depth + 1)
        if not isinstance(x, (s.Choose, s.Needs, s.Match, s.LetName)):
            return False
    return False


def hangs_on_hidden(x: s.Choose) -> bool:
    """Does it depend on cards that others do not see whether the choice can be made?"""
    zones = x.among.zone if isinstance(x.among, e.Cards) else []
    return any(isinstance(z, e.ZoneRef) and z.decl.seen == "owner" for z in zones)
