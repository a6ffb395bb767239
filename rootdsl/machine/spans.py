"""Sentences whose effect lasts, or waits: amendments, credits, lifted rules, what is owed later, turned pieces, markers."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, rowsets, sets
from rootdsl.machine.core import Core
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import class_name, ident
from rootdsl.machine.narrow import forced
from rootdsl.machine.prefix import Taken, walk_names
from rootdsl.machine.unit import FrameClass, Function
from rootdsl.messages.kinds import said
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.runtime.lasting import rule_id


class Spans(Core):
    """Sentences whose effect lasts, or waits."""

    def now(self, x: e.Expr) -> str:
        """A chosen piece where it is now: it may have been turned, or moved by a standing order, since."""
        text = exprs.value(x, self.env)
        if isinstance(x, e.Var) and x.name in self.marked:
            return q.call("follow", "s", text, self.slot(x.name + "_mark"))
        return text

    def group_text(self, what: e.Expr) -> str:
        """Pieces as `[unit, number]` pairs."""
        kind, many = type_of(what)
        if isinstance(what, e.Pieces):
            return sets.counts(what, self.env)
        if kind == "unit" and not many:
            return q.call("group_of", q.listed([self.now(what)]))
        return exprs.value(what, self.env)

    def do_turnunits(self, x: s.TurnUnits) -> None:
        rows = q.index(f"t.turned_{ident(x.decl.path)}", x.index)
        if isinstance(x.what, e.Var) and x.what.name in self.in_flight:
            self.line(q.call("turn_falling", "t", "s", self.env.holder(), self.env.name("what"), rows))
            return
        self.line(q.call("turn_units", "t", "s", self.env.holder(), self.group_text(x.what), rows))
        self.turned(x.what, rows)
        self.split(x)

    def turned(self, what: e.Expr, rows: str) -> None:
        """A name goes on meaning the pieces, in the state that they have now."""
        name = self.env.name(what.name) if isinstance(what, e.Var) else ""
        if not isinstance(what, e.Var) or name.partition(".")[0] not in ("f", "u"):
            return
        if what.type == "group":
            self.line(q.assign(name, q.call("in_rows", "t", name, rows)))
        elif what.name in self.marked:
            mark = self.slot(what.name + "_mark")
            self.line(q.assign(name, q.call("follow", "s", name, mark)))
            self.line(q.assign(mark, q.call("len", "s.trail")))

    def do_setstanding(self, x: s.SetStanding) -> None:
        line = q.attr(exprs.record(x.decl.system, exprs.keeper(x.decl.system, self.env)), ident(x.decl.name))
        to = exprs.value(x.to, self.env) if x.to is not None else "-1"
        by = exprs.value(x.by, self.env) if x.by is not None else "0"
        last = len(x.decl.spaces) - 1
        self.line(q.call("move_marker", "s", line, exprs.value(x.toward, self.env), to, by, last, rule_id(x.decl.path)))

    def do_spendnumber(self, x: s.SpendNumber) -> None:
        self.line(q.change(exprs.number_slot(x.decl, x.of, self.env), "-=", exprs.loss(x.number, self.env)))

    def do_give(self, x: s.Give) -> None:
        kind, many = type_of(x.what)
        if kind != "card":
            raise NotYet(f"{said(kind)} that is given", "Cards are given; pieces are put: `put PIECES into BOX of PLAYER`.", x.what)
        cards = q.call("list", sets.members(x.what, self.env)) if many else q.listed([exprs.value(x.what, self.env)])
        self.line(q.call("give_cards", "t", "s", self.actor(x.who), cards, exprs.value(x.to, self.env)))

    def do_amend(self, x: s.Amend) -> None:
        args = [exprs.value(a, self.env) for a in x.args]
        for what, amount in (("ADD", x.add), ("LOW", x.low), ("HIGH", x.high)):
            if amount is not None:
                n = exprs.value(amount, self.env)
                self.line(q.call("amend", "s", q.quoted(x.value.path), self.span_laid(x.span), what, n, *args))

    def do_countsas(self, x: s.CountsAs) -> None:
        if not isinstance(x.what, e.Pieces):
            raise NotYet(
                "other things than a set of pieces that count as somebody's doing", "Name the pieces by their sort.", x.what
            )
        self.line(q.call("credit", "s", exprs.value(x.who, self.env), rowsets.rows(x.what, self.env), self.span_laid(x.span)))

    def span_laid(self, span: str) -> str:
        """The span with which something is laid down: the path of what ends it, or that the holder's next turn begins."""
        return q.call("until_turn", self.env.holder()) if span == s.UNTIL_TURN else q.quoted(span)

    def do_fixdie(self, x: s.FixDie) -> None:
        self.line(q.call("fix_die", "s", exprs.value(x.of, self.env), conds.intent(x.die.path), exprs.value(x.face, self.env)))

    def do_ignoring(self, x: s.Ignoring) -> None:
        ids = q.row(rule_id(path) for path in x.rules)
        self.line(q.said(q.call("ignore", "s", ids), ", ".join(x.rules)))
        self.body(x.body)
        self.split(x)
        self.line(q.call("heed", "s", ids))

    def do_force(self, x: s.Force) -> None:
        self.body(forced(x))

    def do_decide(self, x: s.Decide) -> None:
        """A decision table: the first rule whose guards hold, and no other."""
        after = self.new_label()
        before, lost = set(self.unsure), set(self.unsure)
        for rule in x.rules:
            other = self.new_label()
            if rule.guards:
                guards = rule.guards[0] if len(rule.guards) == 1 else e.All(list(rule.guards))
                self.line(q.when(conds.cond(e.Not(guards), self.env)))
                self.indent += 1
                self.goto(other)
                self.indent -= 1
            self.unsure = set(before)
            self.do_part(s.Part(rule.at, rule.kind, rule.path, rule.title, [], rule.body, rule.data), [], False)
            lost |= self.unsure | self.bound_in(rule.body)
            self.goto(after)
            self.open(other, "otherwise", self.note(rule))
        self.unsure = lost
        self.open(after, "decided", self.note(x))

    def do_taken(self, x: Taken) -> None:
        self.line(x.line)

    def do_later(self, x: s.Later) -> None:
        """The body becomes a hook of the point; the names are kept until then."""
        names: set[str] = set()
        walk_names(x.body, names)
        known = [n for n in sorted(names) if ident(n) in self.frame.slots and n not in self.bound_in(x.body)]
        number = rule_id(f"{self.path}:{getattr(x.at, 'line', 0)}")
        marks = {n: "0" if x.next else self.slot(n + "_mark") for n in known if n in self.marked}       # each turn has a trail of its own
        values = [y for n in known for y in (self.env.name(n), *((marks[n],) if n in marks else ()))]
        self.line(q.call("owe_next" if x.next else "owe", "s", number, self.env.holder(), *values))
        label = f"{self.label}_later"
        frame = FrameClass(self.unit.fresh(class_name(label)), self.path, remark=self.unit.remark(self.path, x.at, "later"))
        self.unit.frames.append(frame)
        env = Env("frame", "f.me", "f.card", "u", self.env.shared - set(known), self.env.sides)
        lower = type(self)(self.unit, frame, env, label, self.path)
        lower.title = self.title
        slots = []
        for n in known:
            slots.append(lower.slot(n, self.frame.slots[ident(n)]))
            if n in self.marked:
                lower.marked.add(n)
                slots.append(lower.slot(n + "_mark"))
        lower.open(lower.new_label(), "", self.unit.remark(self.path, x.at))
        owed = q.call("take_owed", "s", number, "f.me")
        lower.line(q.assign(q.listed(slots), owed) if slots else owed)
        lower.body(x.body)
        if lower.current is not None and not lower.current.closed:
            lower.close(q.result(q.call("finish", "s")))
        lower.finish()
        fits = self.unit.fresh(f"{label}_fits")
        self.unit.functions.append(
            Function(
                fits, ["t", "s", "f"], [q.result(q.call("owed", "s", number, "f.me"))], self.unit.remark(self.path, x.at, "is it owed?")
            )
        )
        kind = "law" if self.unit.system.name in exprs.SIGHT.common else "seat"
        self.unit.register("HOOKS", f"({x.point!r}, {frame.name}, {fits}, {kind!r}, '', False)")
