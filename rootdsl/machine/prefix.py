"""What must hold before an action is offered: its choices, needs and costs up to the first effect.

From the leading statements of a body tests are made: "can the rest still be done, given what is
chosen so far?" The machine offers a member of a set exactly if that test is true of it, so no
choice leads into a dead end. A test over a choice is a function (it loops); every other test is
written out where it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from lark import Token

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, rowsets, seated, sets
from rootdsl.machine.effective import EFFECTS, KEPT, any_of, change, room_for
from rootdsl.machine.env import ABOVE, COPY, HOLDER, Env, NotYet, said_at
from rootdsl.machine.find import find
from rootdsl.machine.hidden import Provided
from rootdsl.machine.hoist import bracketed, hoisted, opened, reads
from rootdsl.machine.names import ident
from rootdsl.machine.narrow import forced, held_number, is_narrowed, narrowed, performer
from rootdsl.machine.unit import Function, Unit
from rootdsl.machine.whole import as_many, counted
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.runtime.lasting import rule_id

AROUND: dict[type, str] = {
    s.ForEach: "`for each`", s.Loop: "a loop", s.May: "`may`", s.Menu: "a menu", s.ChooseOne: "`choose one`",
    s.Together: "`together`", s.Part: "a step",
}
ORDER = (HOLDER, COPY, ABOVE)


@dataclass(slots=True)
class Test:
    """A test: simply true, a function with parameters, or text made for the place that asks."""

    name: str = ""
    params: tuple[str, ...] = ()
    build: Callable[[Env], str] | None = None

    @property
    def trivial(self) -> bool:
        return not self.name and self.build is None

    def call(self, env: Env, /, **given: str) -> q.Code:
        """The test where `given` names are plain variables."""
        if self.trivial:
            return q.piece(True)
        if self.build is not None:
            return q.piece(self.build(env.alias(**given) if given else env))
        args = ["t", "s"]
        for p in self.params:
            if p in given:
                args.append(given[p])
            elif p == HOLDER:
                args.append(env.holder())
            elif p == COPY:
                args.append(env.copy_of_card())
            elif p == ABOVE:
                args.append(env.above())
            else:
                args.append(env.name(p))
        return q.call(self.name, *args)


TRUE = Test()


@dataclass(slots=True)
class Effect(s.Base):
    """The effect of a cost, for tests only: at least a part of it must be possible."""

    body: Sequence[s.Base]
    pay: Sequence[s.Base] = ()


@dataclass(slots=True)
class Taken(s.Base):
    """A line for the moment at which something that may be declined is done; not where one of `names` means nothing, as there the
    sentence below it is not carried out."""

    line: q.Code
    names: tuple[e.Var, ...] = ()


class NotInFull(NotYet):
    """What nobody can say beforehand to succeed stands below `fully`, or in a price; `part` is what."""

    def __init__(self, what: str, way: str, part: str) -> None:
        super().__init__(what, way)
        self.part = part


class Prefix:
    """Writes the tests of one body."""

    def __init__(self, unit: Unit, label: str, env: Env, roles: Sequence[str] = (), path: str = "") -> None:
        self.unit, self.label, self.path = unit, label, path
        self.roles = frozenset(roles)
        self.base = env
        self.cache: dict[tuple[object, ...], Test] = {}
        self.instead = False  # it stands in the place of something, so that not happening is a change, whatever else is done
        self.strict: set[int] = set()  # choices of a cost: all or nothing
        self.coming: set[str] = set()  # groups that the tested sentences themselves will choose
        self.proc: d.ProcedureDecl | None = None  # the procedure whose body this is
        self.alive: list[object] = []  # what the cache is keyed by must not be collected

    def env(self) -> Env:
        """An environment whose names are parameters."""
        return Env("call", "me", "card", "u", self.base.shared, self.base.sides, self.base.side_name, dict(self.base.aliases))

    def test(self, stmts: Sequence[s.Base], full: bool = False, chosen: bool = False) -> Test:
        """Can these statements be done (at least up to the first effect; `full`: entirely)?"""
        if not stmts:
            return TRUE
        key = (full, chosen, *sorted(self.coming), *map(id, stmts))
        if key not in self.cache:
            self.alive.append(list(stmts))
            with said_at(stmts[0].at):
                self.cache[key] = self.here(stmts, full, chosen)
        return self.cache[key]

    def here(self, stmts: Sequence[s.Base], full: bool, chosen: bool) -> Test:
        """A sentence about somebody who does not sit at the table does nothing: what stands below it decides, if anything does."""
        there = seated.present(stmts[0])
        with seated.given(there):
            test = self.head(stmts[0], stmts[1:], full, chosen)
        if not there:
            return test
        if len(stmts) == 1 or id(stmts[0]) in self.strict:
            return Test(build=lambda env: join(q.all_of(there), under(there, test, env)))
        after = self.test(stmts[1:], full, chosen)
        if test.trivial and after.trivial:
            return TRUE
        return Test(build=lambda env: q.paren(q.choice(under(there, test, env), q.all_of(there), after.call(env))))

    def function(self, lines: Sequence[str], env: Env, what: str, at: Token | None) -> Test:
        """A test that loops: its parameters are the names that its lines read."""
        params = [p for p in ORDER if p in env.used] + sorted(p for p in env.used if p not in ORDER)
        name = self.unit.fresh(f"can_{self.label}_{what}" if what else f"can_{self.label}")
        self.unit.functions.append(
            Function(
                name,
                ["t", "s", *(p[1:-1] if p in ORDER else ident(p) for p in params)],
                lines,
                self.unit.remark(self.path, at, "can it be done?"),
            )
        )  # type: ignore[arg-type]
        return Test(name, tuple(params))

    # ------------------------------------------------------------ statement by statement

    def head(self, x: s.Base, rest: Sequence[s.Base], full: bool, chosen: bool) -> Test:
        if not full and way_out(x, rest, self.roles):
            return TRUE                 # one or the other is done
        if isinstance(x, s.Choose):
            return self.choose(x, rest, full)
        if isinstance(x, s.TreatAs) and x.any_of is not None and isinstance(x.what, e.Var):
            after, joker = self.test(rest, full, chosen), x.what.name
            if after.trivial:
                return after
            return Test(build=lambda env: q.call("with_wild", "s", env.holder(), env.name(joker), q.later(after.call(env))))
        if isinstance(x, Provided):
            return self.both(lambda env: conds.cond(x.cond, env), self.test(rest, full, chosen))
        if isinstance(x, (s.CountsAs, s.TreatAs, s.Declare, s.Amend, Taken)):
            return self.test(rest, full, chosen)
        if isinstance(x, s.Force):
            return self.test([*forced(x), *(rest if full else ())], full, chosen)
        if isinstance(x, s.Ignoring):
            return self.ignoring(x, rest, full, chosen)
        if isinstance(x, s.SpendNumber):
            def enough(env: Env) -> q.Code:
                wanted = exprs.value(x.number, env)
                return q.op(exprs.number_slot(x.decl, x.of, env), ">=", q.op(wanted, "+", x.decl.low) if x.decl.low else wanted)

            return self.both(enough, self.test(rest, full, chosen))
        if isinstance(x, s.Put) and isinstance(x.what, e.Var) and x.what.type == "group" and isinstance(x.where, e.Var) and chosen:
            entered = self.enters(x.what.name, x.where)
            return self.in_full(x.what.name, self.both(entered.call, self.test(rest, full, chosen))) if id(x) in self.strict else entered
        if counted(x) and (full or id(x) in self.strict):
            return self.both(lambda env: as_many(x.what, x.number, env), self.test(rest, full, chosen))     # type: ignore[attr-defined]
        if isinstance(x, s.Needs):
            after = self.test(rest, full, chosen)
            if isinstance(next((y for y in rest if not isinstance(y, s.Needs)), None), s.Match):    # the tools are looked up once for all
                return Test(build=lambda env: join(after.call(env), self.needs(x, env)))
            return self.both(lambda env: self.needs(x, env), after)
        if isinstance(x, s.Cost):
            self.all_or_nothing(x)
            return self.test([*x.pay, Effect(x.at, x.effect, x.pay), *(rest if full else ())], full, chosen)
        if isinstance(x, Effect):
            return self.paid(x, self.effect(x.body, full))
        if isinstance(x, s.Match):
            return self.both(lambda env: self.match(x, env), self.test(rest, full, chosen))
        if isinstance(x, s.Spend):
            after = self.test(rest, full, chosen)  # the cheaper test stands first
            return Test(build=lambda env: join(after.call(env), q.op(sets.count(x.what, env), ">=", exprs.value(x.number, env))))
        if isinstance(x, s.Remove) and isinstance(x.what, e.Var) and type_of(x.what)[0] == "unit":
            return self.both(lambda env: self.liftable(x, env), self.test(rest, full, chosen))
        if isinstance(x, (s.Discard, s.Remove)) and isinstance(x.what, (e.Var, e.ThisCard)) or self.given_away(x):
            after = self.test(rest, full, chosen)
            what = x.what                                       # type: ignore[attr-defined]
            return self.in_full(what.name, after) if id(x) in self.strict and isinstance(what, e.Var) and what.many else after
        if isinstance(x, s.Invoke) and not x.decl.macro:  # type: ignore[attr-defined]
            whole = full or id(x) in self.strict
            return self.both(lambda env: self.invoke(x, env, full), self.test(rest, full, chosen) if whole else TRUE)
        if isinstance(x, s.Replace) and chosen:
            return Test(build=lambda env: q.call("can_swap", "t", "s", env.holder(), exprs.value(x.what, env), exprs.value(x.by, env)))
        if isinstance(x, s.Place) and (full or chosen or id(x) in self.strict):
            whole = full or id(x) in self.strict
            return self.both(lambda env: self.place(x, env, whole), self.test(rest, full, chosen) if whole else TRUE)
        if isinstance(x, s.LetName) and not full:
            after = self.test(rest, full, chosen)
            if after.trivial:
                return TRUE
            return Test(build=lambda env: after.call(env, **{x.name: q.paren(sets.let_text(x, env))}))
        if full:
            return self.fully(x, rest)
        if isinstance(x, s.Loop):
            return self.test(x.body)
        if isinstance(x, s.ForEach):
            return TRUE if chosen else self.some_round(x)    # after a choice it is what then happens, to as many as there are
        if isinstance(x, (s.SetNumber, s.Reveal)):
            return self.test(rest, full, chosen)
        if isinstance(x, s.Part) and x.kind == "window" and not x.body and not x.guards:    # what others do there is not known yet
            return self.test(rest, full, chosen)
        if isinstance(x, s.Part) and x.kind == "rule" and not x.guards:
            return self.test([*x.body, *rest], full, chosen)
        if isinstance(x, s.If) and x.otherwise and not rest:
            return self.either(x, full)
        if isinstance(x, s.ChooseOne) and not x.optional and not rest:
            return self.some_branch([self.branch(b, False) for b in x.branches])
        return TRUE

    def some_branch(self, tests: Sequence[Test]) -> Test:
        """One branch of a choice of sentences can be begun."""
        if any(test.trivial for test in tests):
            return TRUE
        return Test(build=lambda env: q.paren(q.any_of(test.call(env) for test in tests)))

    def told(self, cond: e.Cond, body: Sequence[s.Base], full: bool) -> Test:
        """The test of a body under a condition that says who sits at the table."""
        with seated.given(seated.told_by(cond)):
            return self.test(body, full)

    def either(self, x: s.If, full: bool) -> Test:
        """A body that ends in `if ... otherwise`: the sentences that would be carried out can begin."""
        tests = [self.told(cond, body, full) for cond, body in x.branches] + [self.test(x.otherwise, full)]
        if all(test.trivial for test in tests):
            return TRUE
        env = self.env()
        lines = []
        for (cond, _), inner in zip(x.branches, tests, strict=False):
            lines += [q.when(conds.cond(cond, env)), q.result(under(seated.told_by(cond), inner, env)).at(1)]
        return self.function([*lines, q.result(tests[-1].call(env))], env, "branch", x.at)

    def branch(self, body: Sequence[s.Base], full: bool) -> Test:
        """Can a branch of a choice begin? One that is all under an `if` needs that to hold."""
        only = body[0] if len(body) == 1 else None
        if not isinstance(only, s.If) or len(only.branches) != 1 or only.otherwise:
            return self.begun(body, full)
        cond, inner = only.branches[0]
        return self.both(lambda env: conds.cond(cond, env), self.begun(inner, full))

    def begun(self, body: Sequence[s.Base], full: bool) -> Test:
        """A branch that is nothing but effects must change something; `full`: all of it must be possible."""
        return self.test(body, True) if full else self.offered(body)

    def ignoring(self, x: s.Ignoring, rest: Sequence[s.Base], full: bool, chosen: bool) -> Test:
        """The test of a body for which some rules do not stand."""
        inner = self.test(x.body, full, chosen)
        if inner.trivial:
            return self.test(rest, full, chosen) if full else TRUE
        ids = q.row(rule_id(path) for path in x.rules)
        return self.both(
            lambda env: q.call("lifting", "s", ids, q.later(inner.call(env))), self.test(rest, full, chosen) if full else TRUE
        )

    def other_set(self, p: d.ProcedureDecl, role: str, env: Env) -> str:
        """The set that an exception names for the choice of a role, or None."""
        path = f"{p.path}.{role}"
        if repr(path) not in self.unit.registers.get("CHOICES", []):
            self.unit.register("CHOICES", repr(path))
        named = f"t.a_{ident(path)}"
        return q.all_of([named, q.call(named, "t", "s", env.holder(), *(env.name(n) for n in known_before(p, role)))])

    def some_round(self, x: s.ForEach) -> Test:
        """A loop does something when some member can be served."""
        inner = self.test(x.body, False, True)
        if inner.trivial:
            return Test(build=lambda env: sets.exists(x.among, e.Num(1), env))
        env = self.env()
        var = ident(x.name)
        text = sets.singles(x.among, env)
        test = inner.call(env, **{x.name: var})
        env.used.discard(x.name)
        return self.function([q.result(q.some(test, var, text))], env, x.name, x.at)

    def all_or_nothing(self, x: s.Cost) -> None:
        """What a cost chooses, calls or gives away must be there in full."""
        self.strict.update(id(y) for y in x.pay if isinstance(y, (s.Choose, s.Invoke, s.Discard, s.Remove, s.Put, s.Place)))

    def given_away(self, x: s.Base) -> bool:
        """Is something chosen put somewhere as a price?"""
        return isinstance(x, s.Put) and id(x) in self.strict and isinstance(x.what, e.Var)

    def in_full(self, group: str, after: Test) -> Test:
        """A price is all of a group; one that was chosen before is empty where too few were there."""
        if group in self.coming:
            return after
        return self.both(lambda env: q.op(q.call("len", env.name(group)), ">", "0") if env.mode == "frame" else q.piece(True), after)

    def both(self, build: Callable[[Env], str], after: Test) -> Test:
        return Test(build=lambda env: join(build(env), after.call(env)))

    def fully(self, x: s.Base, rest: Sequence[s.Base]) -> Test:
        """Inside an attempt also later statements must be possible in full."""
        if isinstance(x, s.If):
            env = self.env()
            lines = []
            for i, (cond, body) in enumerate(x.branches):
                inner = self.told(cond, [*body, *rest], True)
                lines.append((q.orwhen if i else q.when)(conds.cond(cond, env)))
                lines.append(q.result(under(seated.told_by(cond), inner, env)).at(1))
            inner = self.test([*x.otherwise, *rest], True)
            lines.append(q.result(inner.call(env)))
            return self.function(lines, env, "branch", x.at)
        if isinstance(x, s.ChooseOne):
            return self.some_branch([self.test([*b, *rest], True) for b in x.branches])
        if isinstance(x, (s.ForEach, s.Loop, s.May, s.Menu, s.Together, s.Part)):
            raise NotInFull(
                f"`fully` around {AROUND[type(x)]}",
                "Below `fully` stand sentences that must succeed; put the rest before or after the block.",
                AROUND[type(x)],
            )
        return self.test(rest, True)

    def choose(self, x: s.Choose, rest: Sequence[s.Base], full: bool) -> Test:
        after = self.given_group(x, rest, full) if x.group else self.test(rest, full, True)
        if x.group:
            low = x.low if x.low is not None else e.Num(1)
            exact = x.low is not None and x.low == x.high
            if exact and not full and id(x) not in self.strict and not price(x.name, rest):
                return after  # an effect takes as many as there are
            if isinstance(low, e.Num) and low.n == 0:  # any number: offered when there is one at all, or something else is done
                if id(x) in self.strict or not does_without(x.name, rest):
                    return Test(build=lambda env: sets.exists(x.among, e.Num(1), env))
                return after if after.trivial else Test(
                    build=lambda env: q.paren(q.any_of([sets.exists(x.among, e.Num(1), env), q.paren(after.call(env))]))
                )
            moved = goes_somewhere(x.name, rest)
            return self.both(lambda env: self.enough(x.among, low, moved, env), after)
        role = x.name in self.roles
        if after.trivial and not role and x.fallback is None:
            return Test(build=lambda env: sets.exists(x.among, e.Num(1), env))
        env = self.env()
        var = ident(x.name)
        text = sets.singles(x.among, env)
        inner = after.call(env, **{x.name: var})
        lines: list[str] = []
        others = False      # may an exception name another set?
        if role and self.proc is not None:
            belongs = sets.belongs(x.among, var, env)
            lines.append(q.assign("among", self.other_set(self.proc, x.name, env)))
            nobody = q.op("among", "is", None)
            if belongs:
                given = q.paren(q.choice(belongs, nobody, q.op(var, "in", "among")))
            else:
                given = q.op(var, "in", q.paren(q.choice(text, nobody, "among")))
            lines += [q.when(q.op(var, ">=", "0")), q.result(given if after.trivial else q.all_of([given, inner])).at(1)]
            others = not after.trivial and x.fallback is None
            if not others:
                lines += [q.when(q.op("among", "is", None)), q.assign("among", text).at(1)]
                text = "among"
        elif role:
            given = q.op(var, "in", text)
            lines += [q.when(q.op(var, ">=", "0")), q.result(given if after.trivial else q.all_of([given, inner])).at(1)]
        if after.trivial and x.fallback is None and text == "among":
            lines.append(q.result(q.op(q.call("len", "among"), ">", 0)))
        elif after.trivial and x.fallback is None:
            lines.append(q.result(sets.exists(x.among, e.Num(1), env)))
        else:
            over: q.Code
            over, filtered = opened(text, var)
            if not role and x.fallback is None and not reads(inner, var):  # whichever is chosen, the rest is the same
                before, test = hoisted(filtered or "True", var)
                found = [q.loop(var, over), q.when(test).at(1), q.result(inner).at(2)]
                lines += [*before, *found] if filtered else [q.when(sets.exists(x.among, e.Num(1), env)), q.result(inner).at(1)]
            else:
                asked = q.piece(filtered or True)
                if others and filtered:
                    asked = q.paren(q.any_of([q.op("among", "is not", None), bracketed(filtered)]))
                before, test = hoisted(join(asked, inner), var)
                over = q.paren(q.choice(over, q.op("among", "is", "None"), "among")) if others else over
                lines += [*before, q.loop(var, over), q.when(test).at(1), q.result(True).at(2)]
            if x.fallback is not None:
                lines += [q.when(q.no(text)), q.result(q.some(inner, var, sets.singles(x.fallback.among, env))).at(1)]
            lines.append(q.result(False))
        env.used.discard(x.name)
        if role:
            env.used.add(x.name)
        return self.function(lines, env, x.name, x.at)

    def enters(self, group: str, where: e.Var) -> Test:
        """Some piece of a group may be put there: of the chosen one or, before it is chosen, of those that it can have."""
        named = group in self.coming

        def free(env: Env) -> q.Code:
            who, target = env.holder(), exprs.value(where, env)
            if named or env.mode == "frame":
                return q.call("group_may_move", "t", "s", who, env.name(group), target)
            return q.call("may_enter", "t", "s", who, "-1", target)

        return Test(build=lambda env: q.paren(q.any_of([q.no("t.bans_into"), free(env)])))

    def after_group(self, x: s.Choose, rest: Sequence[s.Base], full: bool = False) -> Test:
        """What stands below the choice of a group; the test reads its name where pieces are put somewhere."""
        self.coming.add(x.name)
        after = self.test(rest, full, True)
        self.coming.discard(x.name)
        return after

    def given_group(self, x: s.Choose, rest: Sequence[s.Base], full: bool) -> Test:
        """The same before anything is chosen: the group is all that it can have."""
        after = self.after_group(x, rest, full)
        if after.trivial or not goes_somewhere(x.name, rest):
            return after

        def able(env: Env) -> str:
            members = q.call("movable", "t", "s", env.holder(), sets.members(x.among, env))
            units = q.call("unit_counts", "s", members, "t.width")
            alike = q.no(q.call("told_apart", "t", rowsets.rows(x.among, env)) if isinstance(x.among, e.Pieces) else "t.bans_apart")
            return after.call(env, **{x.name: q.paren(q.choice(q.row(()), alike, units))})

        return Test(build=able)

    def enough(self, among: e.Expr, low: e.Expr, moved: bool, env: Env) -> str:
        """So many members; of a group that will move, only those that no ban holds."""
        text = sets.exists(among, low, env)
        if not moved:
            return text
        units = sets.members(among, env)
        free = q.call("len", q.call("movable", "t", "s", env.holder(), units))
        return q.paren(q.choice(text, q.no("t.bans_move"), q.op(free, ">=", exprs.value(low, env))))

    def effect(self, body: Sequence[s.Base], full: bool) -> Test:
        """At least a part of the effect of a cost can happen."""
        if not body:
            return TRUE
        first = body[0]
        if isinstance(first, s.Place):
            return Test(build=lambda env: self.place(first, env, full))
        if isinstance(first, s.Replace):
            return self.test([first], full, True)
        if isinstance(first, (s.Choose, s.Invoke)):
            return self.test(body, full)
        if isinstance(first, (s.Ignoring, s.Force)):
            return self.test([first], full)
        if isinstance(first, s.Remove) and isinstance(first.what, e.Var) and type_of(first.what) == ("unit", False):
            return Test(build=lambda env: self.liftable(first, env))
        if isinstance(first, s.ChooseOne):
            return self.some_branch([self.branch(b, full) for b in first.branches])
        if isinstance(first, s.ForEach):
            return self.test([first], full)
        if self.instead:
            return TRUE
        if isinstance(first, KEPT) and not (isinstance(first, s.SetNumber) and first.add):
            return Test(build=any_of(body))     # a mark alone is no reason to leave out what follows it
        return Test(build=change(first))    # of a price, the first thing that it buys must happen

    def offered(self, body: Sequence[s.Base]) -> Test:
        """Can what somebody may do be begun, and would it change anything?"""
        if body and isinstance(x := body[0], Provided):
            return self.both(lambda env: conds.cond(x.cond, env), self.offered(body[1:]))
        if body and isinstance(body[0], Taken):
            return self.offered(body[1:])
        if self.instead and body and isinstance(body[0], EFFECTS):
            return TRUE
        test = self.test(body)
        changes = any_of(body) if body and isinstance(body[0], EFFECTS) else None
        return self.both(changes, test) if changes is not None else test

    def paid(self, x: Effect, test: Test) -> Test:
        """What a price buys, once the pieces of the price are back in their supply, from which the effect takes such pieces."""
        first = x.body[0] if x.body else None
        sorts = [sort for _, sort in first.what] if isinstance(first, s.Place) else [first.by] if isinstance(first, s.Replace) else []
        wanted = [sort.decl for sort in sorts if isinstance(sort, e.PieceRef)]
        for p in x.pay:
            if isinstance(p, s.Spend) and isinstance(p.what, e.Pieces) and any(sort in wanted for sort in p.what.sorts):
                return self.with_spent(p, e.Pieces(p.what.sorts, p.what.owner), test)
        return test

    def with_spent(self, x: s.Spend, rows: e.Pieces, test: Test) -> Test:
        return Test(
            build=lambda env: q.call("with_spent", "t", "s", rowsets.rows(rows, env), exprs.value(x.number, env), q.later(test.call(env)))
        )

    # ------------------------------------------------------------ parts of tests

    def needs(self, x: s.Needs, env: Env) -> str:
        """The linked requirement: others may have made an exception to it."""
        args = ["t", "s", env.holder(), *(env.name(n) for n in needs_names(x))]
        return q.call(f"t.n_{ident(x.path)}", *args)

    def match(self, x: s.Match, env: Env) -> str:
        if x.what == "item":
            units = q.call("unit_counts", "s", sets.members(x.tools, env), "t.width")
            return q.call("items_fit", "t", "s", env.holder(), exprs.value(x.card, env), units)
        tools = sets.members(x.tools, env, True) if isinstance(x.tools, e.Pieces) else sets.members(x.tools, env)
        return q.call("tools_fit", "t", exprs.value(x.card, env), q.call("ready_tools", "t", "s", tools))

    def liftable(self, x: s.Remove, env: Env) -> str:
        """No `cannot be removed` holds the piece."""
        who = exprs.value(x.who, env) if x.who is not None else env.holder()
        return q.paren(q.any_of([q.no("t.bans_remove"), q.call("may_lift", "t", "s", who, exprs.value(x.what, env))]))

    def invoke(self, x: s.Invoke, env: Env, full: bool = False) -> str:
        """The prefix of the called procedure with the roles that are bound here."""
        args = ["t", "s", performer(x.who, env)]
        tests: list[str] = []
        leaves: dict[str, str] = {}
        for p in x.decl.params:
            if p.type == "group" and is_narrowed(x.roles.get(p.name)):
                some = narrowed(x, p.name)
                strict = full or id(x) in self.strict
                tests.append(sets.exists(some.pieces, some.number if strict and some.number is not None else e.Num(1), env))
                if some.leave:
                    leaves[some.leave] = q.call("place_in", q.call("first", sets.members(some.pieces, env)), "t.width")
        lead = next(((n, b) for n, b in x.roles.items() if isinstance(b, e.Together)), None)
        leave = ""
        core: e.Pieces | None = None
        if lead is not None:
            assert isinstance(lead[1].core, e.Pieces)
            core = lead[1].core
            group = next((y for y in x.decl.body if isinstance(y, s.Choose) and y.name == lead[0]), None)
            leave = group.among.at.name if group and isinstance(group.among, e.Pieces) and isinstance(group.among.at, e.Var) else ""
        for p in x.decl.params:
            bound = x.roles.get(p.name)
            if p.type in ("group", "number", "side"):
                continue
            if p.name in leaves:
                args.append(leaves[p.name])
                continue
            if core is not None and p.name == leave:
                args.append(q.call("place_of", "s", rowsets.rows(core, env), "t.sites"))
                continue
            args.append(exprs.value(bound, env) if bound is not None and not isinstance(bound, e.Pieces) else "-1")
            if p.type == "place" and isinstance(bound, e.Attr):
                tests.append(q.op(args[-1], ">=", "0"))  # `clearing of PIECE`: a place that does not exist is not "any place"
        while args[-1] == "-1":
            args.pop()
        if id(x) in self.strict and paid_in_full(self.unit, x.decl):
            more = [exprs.value(x.roles[p.name], env) if p.name in x.roles else "-1" for p in x.decl.params[1:] if p.type != "group"]
            tests.append(q.call(f"t.full_{ident(x.decl.path)}", "t", "s", performer(x.who, env), *more))
        call = q.call(f"t.can_{ident(x.decl.path)}", *args)
        if core is not None:
            tests.insert(0, sets.exists(core, e.Num(1), env))
        able = q.all_of([*tests, call])
        held = held_number(x, env)
        return q.call("while_held", "s", held[0], q.later(able)) if held else able

    def place(self, x: s.Place, env: Env, full: bool) -> str:
        who = exprs.value(x.who, env) if x.who is not None else env.holder()
        where = exprs.value(x.where, env)
        if full:
            what = q.listed(q.pair(exprs.value(sort, env), exprs.value(n, env)) for n, sort in x.what)
            return q.call("can_place_all", "t", "s", who, what, where)
        return room_for(x, who, env)


def paid_in_full(unit: Unit, p: d.Callable_) -> bool:
    """Is a procedure of this file a cost somewhere in it, and so much depends on a number? Then all of it must be possible."""
    if not p.path.startswith(unit.system.name + ".") or not any(x.type == "number" for x in p.params):
        return False
    return called_as_price(unit, p) is not None


def called_as_price(unit: Unit, p: d.Callable_) -> s.Invoke | None:
    """The first sentence of this file in which a procedure is a cost."""
    return next((y for x in find(unit.system, s.Cost) for y in x.pay if isinstance(y, s.Invoke) and y.decl is p), None)


def way_out(x: s.Base, rest: Sequence[s.Base], roles: Collection[str] = ()) -> bool:
    """Does a choice, call or price say below it what happens where it cannot be begun? Then it hinders nothing."""
    rest = rest[len(of_one_sentence(x, rest)) :]
    if not rest or not isinstance(rest[0], s.IfCannot):
        return False
    return isinstance(x, (s.Invoke, s.Cost)) or isinstance(x, s.Choose) and x.name not in roles


def of_one_sentence(x: s.Base, rest: Sequence[s.Base]) -> Sequence[s.Base]:
    """What follows a choice that nobody wrote, up to the call for which it is made: `battle in a dry field` chooses, and calls."""
    for i, y in enumerate(rest):
        if not isinstance(x, s.Choose) or not x.name.startswith("the_") or y.at is not x.at:
            break
        if isinstance(y, s.Invoke):
            return rest[: i + 1] if any(isinstance(z, e.Var) and z.name == x.name for z in y.roles.values()) else []
        if not isinstance(y, s.Choose):
            break
    return []


def looks_further(x: s.Base) -> bool:
    """Does the test of a body look at what stands below this sentence? Else nobody knows whether that can be done."""
    if isinstance(x, s.Choose) and x.group:
        exact = x.low is not None and x.low == x.high
        return exact or not (isinstance(x.low, e.Num) and x.low.n == 0)
    if isinstance(x, s.Discard):
        return isinstance(x.what, (e.Var, e.ThisCard))
    return isinstance(x, (s.Choose, s.Needs, s.Match, s.Spend, s.LetName))


def known_before(p: d.ProcedureDecl, role: str) -> list[str]:
    """The roles of a procedure that are known when one is chosen."""
    out = [p.params[0].name] if p.params and p.params[0].type == "player" else []
    types = {x.name: x.type for x in p.params}
    for y in p.body:
        if isinstance(y, s.Choose) and y.name == role:
            break
        if isinstance(y, s.Choose) and not y.group and types.get(y.name, "group") not in ("group", "number", "side"):
            out.append(y.name)
    return out


def does_without(name: str, rest: Sequence[s.Base]) -> bool:
    """Is something done although a group is empty?"""
    for y in rest:
        read: set[str] = set()
        walk_names(y, read)
        if name not in read and isinstance(y, (*EFFECTS, s.Invoke, s.Cost)):
            return True
        if isinstance(y, s.Cost) and name in read:      # a price that does not hang on it, for something else besides
            read = set()
            walk_names(y.pay, read)
            if name not in read and does_without(name, y.effect):
                return True
    return False


def goes_somewhere(name: str, rest: Sequence[s.Base]) -> bool:
    """Is a chosen group put into another place later on, as it is now? Once it is turned, other bans may hold."""
    of_it = [y for y in rest if isinstance(y, (s.Put, s.TurnUnits)) and isinstance(y.what, e.Var) and y.what.name == name]
    return bool(of_it) and isinstance(of_it[0], s.Put)


def removal_of(name: str, rest: Sequence[s.Base]) -> s.Remove | None:
    """The sentence that removes a chosen group later on, be it in a group of sentences."""
    for y in rest:
        found = removal_of(name, y.body) if isinstance(y, s.Together) else y
        if isinstance(found, s.Remove) and isinstance(found.what, e.Var) and found.what.name == name:
            return found
    return None


def price(name: str, rest: Sequence[s.Base]) -> bool:
    """Is a chosen group what a later cost consists of? Then all of it must be there."""
    costs = [y for y in rest if isinstance(y, s.Cost)]
    paid = [p for y in costs for p in y.pay if isinstance(p, (s.Discard, s.Remove, s.Reveal, s.Put))]
    return any(isinstance(p.what, e.Var) and p.what.name == name for p in paid)


def under(there: Sequence[str], test: Test, env: Env) -> q.Code:
    """A test behind others that say who sits at the table."""
    with seated.given(there):
        return q.piece(test.call(env))


def join(a: str, b: str) -> q.Code:
    if a == "True":
        return q.piece(b)
    return q.piece(a) if b == "True" else q.all_of([a, b])


def needs_names(x: s.Needs) -> list[str]:
    """Names that a requirement reads, in a fixed order."""
    out: set[str] = set()
    walk_names(x.cond, out)
    return sorted(out)


def walk_names(x: object, out: set[str]) -> None:
    """Every bound name that an expression (or anything made of them) reads."""
    if isinstance(x, e.Var):
        out.add(x.name)
    elif isinstance(x, (list, tuple)):
        for y in x:
            walk_names(y, out)
    elif isinstance(x, dict):
        for y in x.values():
            walk_names(y, out)
    elif hasattr(x, "__dataclass_fields__") and not isinstance(x, d.Decl):
        for name in x.__dataclass_fields__:
            walk_names(getattr(x, name), out)
