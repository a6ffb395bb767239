"""What files add to others: hooks, triggers, exceptions, bans, free actions."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import conds, doers, exprs, sets
from rootdsl.machine.banning import Banning
from rootdsl.machine.env import Env, NotYet, said_at
from rootdsl.machine.local import moment
from rootdsl.machine.names import ident
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.runtime.free import LENDER


class Rules(Banning):
    """What files add to others: hooks, triggers, exceptions, bans, free actions."""

    def hook(self, i: int, h: s.Hook) -> None:
        owner = self.procedure_of(h.point)
        self.heard(h, h.point, owner)
        own = self.bound_names(h.body)
        shared = self.shared(owner, own) if owner is not None else frozenset(set(h.names) - own)
        env = Env("frame", "f.me", "f.card", "u", shared, self.sides(owner))
        lower = self.rule_frame(f"{self.label(h.path)}", h.path, env, h.at, h.title)
        tests = self.mode_test(h.mode)
        if h.once:
            tests.append(self.once_test(h.path, h.once))
        holder = self.kind_of_holder(h.path)
        if h.role:
            tests.append(q.op(self.player_at(owner, h.role), "==", "f.me"))
        elif owner is not None and owner.sides and h.holder != "any" and holder != "law":
            a, b = owner.sides
            tests.append(q.op("f.me", "in", q.pair(self.player_at(owner, a), self.player_at(owner, b))))
        elif holder != "law" and h.holder != "any" and not (owner is not None and owner.sides):
            tests.append(q.op("f.me", "==", "u.me"))
        tests += [conds.cond(g, env) for g in h.guards]
        tests += self.worth_offering(h.body, lower)
        tests += self.worth_running(h, env)
        lines = [q.above()] if any("u." in x or "(u" in x or " u" in x or ", u" in x for x in tests) else []
        fits = self.function(
            f"{self.label(h.path)}_fits",
            ["t", "s", "f"],
            [*lines, q.result(q.holds(tests))],
            self.unit.remark(h.path, h.at, "does it apply now?"),
        )
        self.replaceable(lower, self.used_up(h.path, h.body, h.at, h.once) if h.once else h.body, h.at)
        when = moment(h, self.system.hooks)
        self.unit.register("HOOKS", f"({h.point!r}, {lower.frame.name}, {fits}, {holder!r}, {self.card_of(h.path)!r}, {when})")

    def join(self, i: int, x: s.LinkedPlaces) -> None:
        """Places that are joined to each other for the holder."""
        others = not isinstance(x.who, e.Me)
        env = Env("call", "me", "card", "u")
        tests = [*self.standing(x), *(doers.among(x.who, "who", env) if others else ())]
        text = q.result(sets.members(x.what, env))
        body = [q.unless(q.all_of(tests)), q.result(q.row(())).at(1), text] if tests else [text]
        params, remark = ["t", "s", "me", *(["who"] if others else [])], self.unit.remark(x.path, x.at, "joined")
        name = self.function(f"{self.label(x.path)}_joined_{i}", params, body, remark, "Any")
        self.unit.register("JOINS", f"({name}, {self.kind_of_holder(x.path)!r}, {self.card_of(x.path)!r}{', True' if others else ''})")

    def keep(self, i: int, x: s.Keep) -> None:
        """A standing order, restored after each group."""
        if self.card_of(x.path):
            raise NotYet("`keep` on a card", "Write the row in a rule of the file to which the box belongs.")
        env = Env("call", "me", "card", "u")
        inner, it = env.inner("unit")
        tests = self.standing(x)
        tests += [conds.cond(x.cond, inner)] if x.cond is not None else []
        word = "keep_on" if x.on else "keep_off"
        name = self.function(
            f"{self.label(x.path)}_{word}_{i}", ["t", "s", "me"],
            [q.call(word, "t", "s", sets.members(x.what, env), q.later(q.holds(tests), it))],
            self.unit.remark(x.path, x.at, "a standing order"), "None",
        )
        near = not x.mode and (x.cond is None or isinstance(x.cond.part if isinstance(x.cond, e.Not) else x.cond, e.Full))
        near = near and isinstance(x.what, e.Pieces) and all(isinstance(f, (e.UnitState, e.SortIs)) for f in x.what.filters)
        self.unit.register("KEEPS", f"({name}, {near!r})")      # near: it hangs only on what lies in these boxes

    def tie(self, x: s.Tie) -> None:
        """How an automated seat narrows what it is asked: a chain over the members, or chance."""
        env = Env("call", "me", "card", "u")
        inner, it = env.inner(x.kind or "place")
        lines = [q.assign("o", q.call("best", "o", q.each(exprs.value(rank.value, inner), it, "o"), rank.most)) for rank in x.chain]
        by_chance = q.index("o", q.call("below", "s", q.call("len", "o")))
        name = self.function(
            f"ties_{x.kind or 'else'}", ["t", "s", "me", "o"], [*lines, q.result("o") if x.kind else q.result(q.listed([by_chance]))],
            self.unit.remark(x.path, x.at, "an automaton decides"), "Any",
        )
        self.unit.register("TIES", f"({x.kind!r}, {name})")

    def advice(self) -> None:
        """What bots hold for good: one sum over all that a file advises."""
        env = Env("call", "me", "card", "u")
        body = [q.assign("n", 0)]
        for x in self.system.advice:
            with said_at(x.at):
                line = q.change("n", "+=", exprs.value(x.value, env))
                tests = [conds.cond(c, env) for c in x.conds]
                body += [q.when(q.all_of(tests)), line.at(1)] if tests else [line]
        remark = self.unit.remark(f"{self.system.name}.advice", self.system.advice[0].at, "what bots hold for good")
        self.unit.register("ADVICE", self.function("advice", ["t", "s", "me"], [*body, q.result("n")], remark, "int"))

    def free(self, i: int, x: s.FreeAction) -> None:
        if x.whose is None:
            self.free_of(x, self.kind_of_holder(x.path), self.mode_test(x.mode))
            return
        exprs.SIGHT.performed = self.system.name        # who performs it is not the holder, as in a procedure
        exprs.SIGHT.lent = self.system.seats > 1 or bool(self.card_of(x.path))
        try:
            holder = f"f.{LENDER}" if exprs.SIGHT.lent else f"t.seat_{ident(self.system.name)}"
            env = Env("frame", "f.me", "f.card", "f")
            tests = [*exprs.mode_tests(x.mode, self.library, holder), *doers.among(x.whose, "f.me", env, holder)]
            self.free_of(x, "lent" if exprs.SIGHT.lent else "law", tests)
        finally:
            exprs.SIGHT.performed, exprs.SIGHT.lent = "", False

    def free_of(self, x: s.FreeAction, holder: str, tests: list[q.Code]) -> None:
        """The frame of a free action, and the test whether it is offered."""
        env = Env("frame", "f.me", "f.card", "f")
        lower = self.rule_frame(self.label(x.path), x.path, env, x.at, x.title)
        if holder == "lent":
            lower.frame.slots[LENDER] = "int"
        self.announces(lower.frame, x.path, x.body)
        for y in x.body:
            self.needs(y, lower)
        tests += [conds.cond(g, env) for g in x.guards]
        test = lower.prefix.test(x.body)
        if not test.trivial:
            tests.append(test.call(env))
        can = self.function(
            f"{self.label(x.path)}_can",
            ["t", "s", "f"],
            [q.result(q.holds(tests))],
            self.unit.remark(x.path, x.at, "can it be done?"),
        )
        lower.open(lower.new_label(), "", self.unit.remark(x.path, x.at))
        lower.body(x.body, True)
        if lower.current is not None and not lower.current.closed:
            lower.hook(x.path + ":end", x)      # type: ignore[arg-type]
            lower.close(q.result(q.call("finish", "s")))
        lower.finish()
        self.unit.register(
            "FREE",
            f"({x.phase!r}, {lower.frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}, {bool(x.once)}, {x.title!r}, {x.path!r})",
        )
