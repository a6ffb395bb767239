"""Choices, payments and what may be declined."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, piles, sets
from rootdsl.machine.core import Core
from rootdsl.machine.env import NotYet
from rootdsl.machine.hidden import Provided, prefix_hangs_on_hidden, told_by_branches
from rootdsl.machine.hoist import hoisted, opened, reads
from rootdsl.machine.narrow import whole_number
from rootdsl.machine.prefix import Effect, Taken, Test, goes_somewhere, join, of_one_sentence, price, removal_of, way_out
from rootdsl.machine.unit import list_typed
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


def is_role(x: e.Expr, roles: Collection[str]) -> bool:
    """Is this somebody whom the call of the procedure has named already?"""
    return isinstance(x, e.Var) and x.name in roles


def member_domain(among: e.Expr) -> str:
    """What is answered when one member of a set is asked for: of a group that is a piece."""
    kind = type_of(among)[0]
    return "unit" if kind == "group" else kind


def one_by_one(among: e.Expr) -> bool:
    """Are these pieces with numbers of their own, so that each is one member although several may be alike?"""
    changing = {x.kind for x in exprs.SIGHT.numbers}
    return isinstance(among, e.Pieces) and bool(among.sorts) and all(
        changing & {x.name, *getattr(x, "kinds", ())} and getattr(x, "count", 2) > 1 for x in among.sorts)


class Choices(Core):
    """Choices, payments and what may be declined."""

    def options(self, x: s.Choose, rest: Sequence[s.Base]) -> list[q.Code]:
        """Lines that leave the options (value + 1) in `o`."""
        if way_out(x, rest):            # `if you cannot` is for the sentence as a whole: only what it can be done with is offered
            rest = of_one_sentence(x, rest) or rest
        test = self.prefix.test(rest, bool(self.failed), True)
        lines: list[q.Code] = []
        if x.chain or getattr(x.among, "prefer", None):
            lines += self.option_lines(x.among, test, 0)
            lines += self.fallback_lines(x, test)
            for pref in getattr(x.among, "prefer", []):
                inner, it = self.env.inner(type_of(x.among)[0])
                lines.append(q.assign("o", q.any_of([q.each(it, it, "o", conds.cond(pref, inner)), "o"])))
            for rank in x.chain:
                inner, it = self.env.inner(type_of(x.among)[0])
                lines.append(q.assign("o", q.call("best", "o", q.each(exprs.value(rank.value, inner), it, "o"), rank.most)))
            lines.append(q.assign("o", q.each(q.op("v", "+", 1), "v", "o")))
        else:
            lines += self.option_lines(x.among, test, 1)
            lines += self.fallback_lines(x, test, 1)
        return lines

    def option_lines(self, among: e.Expr, test, plus: int) -> list[q.Code]:
        text = sets.members(among, self.env)
        if type_of(among)[0] == "group":
            text = q.call("dict.fromkeys", q.call("each_of", text))
        apart: list[q.Code] = []
        if one_by_one(among):
            one_each = q.call("first_of_each", "apart", self.likeness("apart"))
            apart, text = [q.assign("apart", text), q.assign("apart", one_each)], q.piece("apart")
        if type_of(among)[0] == "card":
            text = q.call("distinct", "t", text) if piles.of_one_pile(among) else q.call("sources", "t", "s", text)
        if self.proc is not None and self.chosen in self.roles:
            other = self.prefix.other_set(self.proc, self.chosen, self.env)
            members = q.paren(q.choice(text, q.op("among", "is", None), "among"))
            return [*apart, q.assign("among", other), *self.filtered(members, test, plus)]
        return [*apart, *self.filtered(text, test, plus)]

    def likeness(self, units: str) -> q.Code:
        """A number for each of these pieces, the same for those that nobody can tell apart."""
        out = q.call("like_rows", "t", units)
        for decl in exprs.SIGHT.numbers:
            out = q.call("joint", out, q.each(exprs.number_slot(decl, e.Var("u", "unit"), self.env.alias(u="u")), "u", units))
        return out

    def filtered(self, text: str, test: Test, plus: int) -> list[q.Code]:
        shown = q.op("v", "+", 1) if plus else "v"
        if test.trivial:
            return [q.assign("o", q.each(shown, "v", text))]
        over, among = opened(text, "v")
        before, asked = hoisted(join(among or "True", test.call(self.env, **{self.chosen: "v"})), "v")
        empty, add = q.assign("o", q.listed([])), q.call("o.append", shown)
        return [*before, empty, q.loop("v", over), q.when(asked).at(1), add.at(2)]

    def fallback_lines(self, x: s.Choose, test, plus: int = 0) -> list[q.Code]:
        if x.fallback is None:
            return []
        return [q.when(q.no("o")), *q.lines_of(self.option_lines(x.fallback.among, test, plus), 1)]

    def do_choose(self, x: s.Choose, rest: Sequence[s.Base], verified: bool, decline: str = "") -> None:
        """Ask for one thing (or a group); `decline` is the label to go to when the chooser says no."""
        kind = "list" if list_typed(x.type, x.group) else "int"
        slot = self.slot(x.name, kind)
        take, after = self.new_label(), self.new_label()
        who = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        if x.group:
            moved = rest if goes_somewhere(x.name, rest) else None
            self.group(x, slot, who, moved, not verified and price(x.name, rest), removal_of(x.name, rest))
            return
        self.out_of(x.name, x.among)
        role = x.name in self.roles
        if role:
            self.line(q.when(q.op(slot, ">=", "0")))
            self.indent += 1
            if x.type == "unit" and exprs.SIGHT.states:
                self.line(q.assign(self.slot(x.name + "_mark"), q.call("len", "s.trail")))
            self.goto(after)
            self.indent -= 1
        self.chosen = x.name
        offered = self.options(x, rest)
        for line in offered:
            self.line(line)
        domain = "count" if isinstance(x.among, e.Numbers) else member_domain(x.among)
        site = self.site(x.name, domain, x.at)
        if self.failed and prefix_hangs_on_hidden([x, *rest]):      # that nothing can be chosen shows what the hand lacks
            self.unit.register("COMPELLED", str(len(self.unit.sites) - 1))
        if self.failed:
            self.line(q.when(q.no("o")))
            self.line(q.assign(self.failed, "1").at(1))
            less = self.option_lines(x.among, self.prefix.test(rest, False, True), 1)
            for line in q.lines_of(less, 1) if less != offered else ():
                self.line(line)
        hidden = bool(decline) and prefix_hangs_on_hidden([x, *rest])
        if decline:
            self.line(q.when(q.all_of([q.no("o"), q.no("t.show_prompts")]) if hidden else q.no("o")))
            self.indent += 1
            self.goto(decline)
            self.indent -= 1
            self.line(q.call("o.insert", "0", "0"))
        elif not verified:
            self.line(q.when(q.no("o")))
            self.indent += 1
            self.line(q.assign(slot, "-1"))
            self.goto(after)
            self.indent -= 1
            self.unsure.add(x.name)
        if hidden:
            self.silent()
        asked = ("ask_shown", "t") if hidden else ("ask",)
        self.close(q.result(q.call(*asked, "s", "f", take, site, who, "o")))
        self.open(take, f"{x.name}_chosen", self.note(x))
        self.line(q.assign(slot, q.op("s.pick", "-", "1")))
        if x.type == "unit" and exprs.SIGHT.states:
            self.marked.add(x.name)
            self.line(q.assign(self.slot(x.name + "_mark"), q.call("len", "s.trail")))
        if decline:
            self.line(q.when(q.op(slot, "<", "0")))
            self.indent += 1
            self.goto(decline)
            self.indent -= 1
        self.open(after, f"after_{x.name}", self.note(x)) if role or not verified and not decline else None

    def group(
        self, x: s.Choose, slot: str, who: str, moved: Sequence[s.Base] | None, is_price: bool = False, gone: s.Remove | None = None
    ) -> None:
        after = self.new_label()
        given = self.new_label()
        if x.name in self.roles:
            self.line(q.when(slot))
            self.indent += 1
            self.goto(given)
            self.indent -= 1
        low = whole_number(x.low, exprs.value(x.low, self.env)) if x.low is not None else "1"
        high = whole_number(x.high, exprs.value(x.high, self.env)) if x.high is not None else "-1"
        domain = type_of(x.among)[0]
        ranked = bool(x.chain) and domain in ("unit", "card")
        site = self.site(x.name, domain if ranked else {"unit": "number", "number": "count"}.get(domain, domain), x.at)
        members = sets.members(x.among, self.env)
        if moved is not None:
            members = self.leading_on(x, moved, q.call("movable", "t", "s", who, members))
        if gone is not None and domain == "unit" and (gone.who is None or isinstance(gone.who, e.Me) or is_role(gone.who, self.roles)):
            members = q.call("removable", "t", "s", self.actor(gone.who), members)
        if is_price and x.low is not None:
            self.line(q.when(q.no(q.paren(sets.exists(x.among, x.low, self.env)))))
            self.line(q.assign(slot, q.listed([])).at(1))
            self.indent += 1
            self.goto(short := self.new_label())
            self.indent -= 1
        if ranked:
            self.ranked(x, domain, members, (after, site, who, low, high))
        elif domain == "unit":
            counts = sets.counts(x.among, self.env, members)
            self.close(q.result(q.call("pick_units", "t", "s", "f", after, site, who, counts, low, high)))
        elif domain == "card":
            limited, most = q.listed([]), "-1"
            for n, cond in getattr(x.among, "limits", []):
                inner, it = self.env.inner("card")
                limited, most = q.each(it, it, members, conds.cond(cond, inner)), str(n)
            self.close(q.result(q.call("pick_cards", "t", "s", "f", after, site, who, members, low, high, limited, most)))
        elif domain == "group":
            raise NotYet(
                "several pieces chosen out of a chosen group",
                "Choose one of it in each round: `up to 3 times`, and `choose NAME among GROUP` below it.",
                x.among,
            )
        else:
            self.several(x, domain, (after, site, who, low, high))
        self.open(after, f"{x.name}_chosen", self.note(x))
        found: str = q.call("unlike", "t", "s", "s.result") if domain == "card" else q.call("by_unit", "s.result")
        self.line(q.assign(slot, found if ranked else "s.result"))
        if is_price and x.low is not None:
            self.open(short, f"after_{x.name}", self.note(x))
        if x.name in self.roles:
            self.open(given, f"{x.name}_given", self.note(x))

    def ranked(self, x: s.Choose, domain: str, members: str, asked: tuple[str, str, str, str, str]) -> None:
        """Several pieces or cards by a chain: piece for piece, card for card, the first of the chain first."""
        after, site, who, low, high = asked
        if getattr(x.among, "limits", None):
            what = "cards chosen by a chain, at most so many of them of one kind"
            raise NotYet(what, "Choose those in a sentence of their own.", x.among)
        if domain == "unit":
            members = q.call("each_of", q.call("unit_counts", "s", members, "t.width"))
        else:
            members = q.call("alike", "t", "s", members)
        self.line(q.assign("o", members))
        inner, it = self.env.inner(domain)
        tiers: str = q.listed([])
        for rank in x.chain:
            tiers = q.call("tiers_by", tiers, q.each(exprs.value(rank.value, inner), it, "o"), rank.most)
        self.close(q.result(q.call("pick_members", "t", "s", "f", after, site, who, "o", tiers, low, high)))

    def leading_on(self, x: s.Choose, rest: Sequence[s.Base], members: q.Code) -> q.Code:
        """The pieces of a group that can go to some place which is chosen later; the others would be left with no place to name."""
        test = self.prefix.after_group(x, rest)
        if test.trivial:
            return members
        alone = test.call(self.env, **{x.name: q.listed([q.listed(["u", "1"])])})
        return q.choice(members, q.no("t.bans_apart"), q.each("u", "u", members, alone)) if reads(alone, "u") else members

    def several(self, x: s.Choose, domain: str, asked: tuple[str, str, str, str, str]) -> None:
        """Several places, players, suits or the like, picked one after another; by a chain, the first of it first."""
        after, site, who, low, high = asked
        members = sets.members(x.among, self.env)
        tiers: str = q.listed([])
        inner, it = self.env.inner(domain)
        ranks: list[tuple[str, bool]] = [(q.choice(1, conds.cond(pref, inner), 0), True) for pref in getattr(x.among, "prefer", [])]
        ranks += [(exprs.value(rank.value, inner), rank.most) for rank in x.chain]
        if ranks:
            self.line(q.assign("o", q.call("list", members)))
            members = "o"
        for number, most in ranks:
            tiers = q.call("tiers_by", tiers, q.each(number, it, "o"), most)
        self.close(q.result(q.call("pick_members", "t", "s", "f", after, site, who, members, tiers, low, high)))

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
                self.line(q.when(q.no(q.paren(test.call(self.env)))))
                self.cannot()
                if self.failed:
                    self.line(q.assign(self.failed, "1").at(1))
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
        if x is not None and way_out(x, body[1:], self.roles):
            return None                 # it is asked whether, and then which: the choice is no condition of doing it
        if isinstance(x, s.Cost):
            x = x.pay[0] if x.pay else None
        if isinstance(x, s.Choose) and not x.group and x.name not in self.roles:
            return x
        return None

    def optional(self, body: Sequence[s.Base], after: str, who: str, label: str, at: s.Base) -> None:
        """Ask whether to do the body; one that begins with a choice of the same player asks that, with `no` among the options."""
        test = self.prefix.test(body, True) if self.failed else self.prefix.offered(body)
        first = self.first_choice(body)
        if self.watched_try in self.frame.slots and not test.trivial:
            self.line(q.when(q.no(q.paren(test.call(self.env)))))
            self.cannot()
        if first is not None and (exprs.value(first.chooser, self.env) if first.chooser is not None else self.env.holder()) == who:
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
            self.line(q.assign("o", q.choice(q.listed(["0", "1"]), test.call(self.env), q.listed(["0"]))))
            self.line(q.when(q.all_of([q.op(q.call("len", "o"), "==", "1"), q.no("t.show_prompts")])))
        elif not test.trivial:
            self.line(q.when(q.no(q.paren(test.call(self.env)))))
        if not test.trivial:
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        site = self.site(label, "yes", at.at, [self.branch_label(body)] if label == "may" else [])
        if hidden:
            self.silent()
        self.close(q.result(q.call("ask", "s", "f", take, site, who, "o" if hidden else q.listed([0, 1]))))
        self.open(take, f"{label}_answered", self.note(at))
        self.line(q.when(q.op("s.pick", "==", "0")))
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        self.taken()
        self.body(body, True)

    def silent(self) -> None:
        """That the last question was asked tells what lies hidden: others do not hear that it was declined."""
        self.unit.register("SILENT_SITES", str(len(self.unit.sites) - 1))

    def do_provided(self, _: Provided) -> None:
        """It was asked with the offer."""

    def taken(self) -> None:
        """A loop whose rounds are only offered goes on where one was taken."""
        if self.took:
            self.line(q.assign(self.took, "1"))

    def guard_test(self, x: s.May) -> str:
        """Can what `may` be done be done? Where prompts are always shown, a hand must not betray itself by silence."""
        test = self.prefix.offered(x.body)
        if test.trivial:
            return ""
        text = test.call(self.env)
        return q.paren(q.any_of(["t.show_prompts", text])) if prefix_hangs_on_hidden(x.body) else text

    def do_may(self, x: s.May) -> None:
        after = self.new_label()
        who = exprs.value(x.chooser, self.env) if x.chooser is not None else self.env.holder()
        before = set(self.unsure)
        if isinstance(x.chooser, e.Attr) and x.chooser.name == "owner":
            self.line(q.when(q.op(who, "<", "0"), "nobody's: nobody decides"))
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
        self.line(q.assign("o", q.listed([0] if x.optional else [])))
        self.branches_open(tests)
        if self.failed and not x.optional and not any(test.trivial for test in tests):     # none in full: what can be begun is done
            self.line(q.when(q.no("o")))
            self.indent += 1
            self.line(q.assign(self.failed, "1"))
            self.branches_open([self.prefix.branch(b, False) for b in x.branches])
            self.indent -= 1
        secret = any(prefix_hangs_on_hidden(b) for b in x.branches)
        hidden = x.optional and secret      # as with `may`: silence must tell nothing
        nothing = q.any_of([q.no("o"), q.op("o", "==", q.listed(["0"]))])
        self.line(q.when(q.all_of([q.paren(nothing), q.no("t.show_prompts")]) if hidden else nothing))
        self.cannot()
        self.indent += 1
        self.goto(after)
        self.indent -= 1
        site = self.site("branch", "branch", x.at, self.branch_labels(x.branches))
        if hidden:
            self.silent()
        elif secret:                        # where one must be done, that none can shows what the hand lacks
            self.unit.register("COMPELLED", str(len(self.unit.sites) - 1))
        self.close(q.result(q.call("ask", "s", "f", take, site, who, "o")))
        if told_by_branches(x.branches, self.origins):
            self.unit.register("SECRET_SITES", str(len(self.unit.sites) - 1))
        self.open(take, "branch_chosen", self.note(x))
        labels = [self.new_label() for _ in x.branches]
        if x.optional:
            self.line(q.when(q.op("s.pick", "==", "0")))
            self.indent += 1
            self.goto(after)
            self.indent -= 1
        for i, label in enumerate(labels[:-1]):
            self.line(q.when(q.op("s.pick", "==", i + 1)))
            self.indent += 1
            self.goto(label)
            self.indent -= 1
        self.goto(labels[-1])
        for branch, label in zip(x.branches, labels, strict=True):
            self.open(label, "branch", self.note(x))
            self.body(branch, True)
            self.goto(after)
        self.open(after, "after_branch", self.note(x))

    def branches_open(self, tests: Sequence[Test]) -> None:
        """Lines that add to `o` the branches whose test holds."""
        for i, test in enumerate(tests):
            if test.trivial:
                self.line(q.call("o.append", i + 1))
            else:
                self.line(q.when(test.call(self.env)))
                self.line(q.call("o.append", i + 1).at(1))

    def branch_labels(self, branches: Sequence[Sequence[s.Base]]) -> list[str]:
        """The labels of branches; those that begin with the same price are told apart by what it is paid for."""
        plain = [self.branch_label(x) for x in branches]
        labels = [*plain]
        for i, body in enumerate(branches):
            if plain.count(plain[i]) > 1 and body and isinstance(body[0], s.Cost) and body[0].effect:
                labels[i] = f"{plain[i]} to {self.branch_label(body[0].effect).removeprefix('to ')}"
        return labels

    def branch_label(self, body: Sequence[s.Base]) -> str:
        """The author's own words for a branch, or for what may be done: its first line in the file."""
        body = [x for x in body if not isinstance(x, Taken)]
        line = getattr(body[0].at, "line", 0) if body else 0
        lines = self.unit.system.tree.text.split("\n")
        text = lines[line - 1].strip() if 0 < line <= len(lines) else ""
        first = body[0] if len(body) == 1 else None
        inner = first.branches[0][1] if isinstance(first, s.If) and len(first.branches) == 1 else []
        if inner:                               # the condition is no part of what is done
            return text.partition(": ")[2].replace("_", " ") if getattr(inner[0].at, "line", 0) == line else self.branch_label(inner)
        head, may, rest = f" {text}".partition(" may ")
        return (rest if may and '"' not in rest else head.strip().removeprefix("or ")).replace("_", " ")
