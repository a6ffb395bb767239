"""What must hold before an action is offered: its choices, needs and costs up to the first effect.

From the leading statements of a body one function per choice is made: "can the rest still be
done, given what is chosen so far?" The machine offers a member of a set exactly if that
function is true of it, so no choice leads into a dead end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rootdsl.machine import conds, exprs
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.machine.unit import Function, Unit
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of

ORDER = ("me", "card", "u")


@dataclass(slots=True)
class Test:
    """A test that has been written as a function (or is simply true)."""

    name: str = ""
    params: tuple[str, ...] = ()

    @property
    def trivial(self) -> bool:
        return not self.name

    def call(self, env: Env, **given: str) -> str:
        """The call of the test where `given` names are plain variables."""
        if self.trivial:
            return "True"
        args = ["t", "s"]
        for p in self.params:
            if p in given:
                args.append(given[p])
            elif p == "me":
                args.append(env.holder())
            elif p == "card":
                args.append(env.copy_of_card())
            elif p == "u":
                args.append(env.above())
            else:
                args.append(env.name(p))
        return f"{self.name}({', '.join(args)})"


TRUE = Test()


class Prefix:
    """Writes the tests of one body."""

    def __init__(self, unit: Unit, label: str, env: Env, roles: Sequence[str] = (), path: str = "") -> None:
        self.unit, self.label, self.path = unit, label, path
        self.roles = frozenset(roles)
        self.base = env
        self.cache: dict[tuple[int, ...], Test] = {}
        self.strict: set[int] = set()      # choices of a cost: all or nothing
        self.alive: list[object] = []      # what the cache is keyed by must not be collected

    def env(self) -> Env:
        """An environment whose names are parameters."""
        return Env("call", "me", "card", "u", self.base.shared, self.base.sides, self.base.side_name, dict(self.base.aliases))

    def test(self, stmts: Sequence[s.Stmt], full: bool = False, chosen: bool = False) -> Test:
        """Can these statements be done (at least up to the first effect; `full`: entirely)?"""
        if not stmts:
            return TRUE
        key = (full, chosen, *map(id, stmts))
        if key not in self.cache:
            self.alive.append(list(stmts))
            self.cache[key] = self.head(stmts[0], stmts[1:], full, chosen)
        return self.cache[key]

    def write(self, lines: list[str], env: Env, bound: str, what: str, at: object) -> Test:
        params = [p for p in ORDER if p in env.used] + sorted(p for p in env.used if p not in ORDER and p != bound)
        name = self.unit.fresh(f"can_{self.label}_{what}" if what else f"can_{self.label}")
        self.unit.functions.append(Function(name, ["t", "s", *(ident(p) if p not in ORDER else p for p in params)], lines,
                                            self.unit.remark(self.path, at, "can it be done?")))  # type: ignore[arg-type]
        return Test(name, tuple(params))

    # ------------------------------------------------------------ statement by statement

    def head(self, x: s.Stmt, rest: Sequence[s.Stmt], full: bool, chosen: bool) -> Test:
        if isinstance(x, s.Choose):
            return self.choose(x, rest, full)
        if isinstance(x, s.Needs):
            env = self.env()
            after = self.test(rest, full, chosen)
            text = self.needs(x, env)
            return self.write([f"return {join(text, after.call(env))}"], env, "", x.path.rpartition(".")[2], x.at)
        if isinstance(x, s.Cost):
            self.strict.update(id(y) for y in x.pay if isinstance(y, s.Choose))
            return self.test([*x.pay, Effect(x.at, x.effect), *(rest if full else ())], full, chosen)
        if isinstance(x, Effect):
            return self.effect(x.body, rest, full)
        if isinstance(x, s.Match):
            env = self.env()
            after = self.test(rest, full, chosen)
            text = f"can_match(t.card_cost[{exprs.value(x.card, env)}], tool_suits(t, free_tools(t, s, {exprs.members(x.tools, env, True) if isinstance(x.tools, e.Pieces) else exprs.members(x.tools, env)})))"
            return self.write([f"return {join(text, after.call(env))}"], env, "", "tools", x.at)
        if isinstance(x, s.Spend):
            env = self.env()
            after = self.test(rest, full, chosen)
            text = f"{exprs.count(x.what, env)} >= {exprs.value(x.number, env)}"
            return self.write([f"return {join(text, after.call(env))}"], env, "", "pay", x.at)
        if isinstance(x, (s.Discard, s.Remove)) and isinstance(x.what, (e.Var, e.ThisCard)):
            return self.test(rest, full, chosen)
        if isinstance(x, s.Invoke) and not x.decl.macro:  # type: ignore[attr-defined]
            env = self.env()
            text = self.invoke(x, env)
            after = self.test(rest, full, chosen) if full else TRUE
            return self.write([f"return {join(text, after.call(env))}"], env, "", ident(x.decl.name), x.at)
        if isinstance(x, s.Place) and (full or chosen):
            env = self.env()
            after = self.test(rest, full, chosen) if full else TRUE
            return self.write([f"return {join(self.place(x, env, full), after.call(env))}"], env, "", "place", x.at)
        if isinstance(x, s.LetName) and not full:
            env = self.env()
            after = self.test(rest, full, chosen)
            if after.trivial:
                return TRUE
            var = ident(x.name)
            return self.write([f"{var} = {exprs.value(x.value, env)}", f"return {after.call(env, **{x.name: var})}"], drop(env, after, x.name), x.name, x.name, x.at)
        if full:
            return self.fully(x, rest)
        if isinstance(x, (s.SetNumber, s.Reveal)):
            return self.test(rest, full, chosen)
        if isinstance(x, s.Part) and x.kind == "rule" and not x.guards:
            return self.test([*x.body, *rest], full, chosen)
        return TRUE

    def fully(self, x: s.Stmt, rest: Sequence[s.Stmt]) -> Test:
        """Inside an attempt also later statements must be possible in full."""
        if isinstance(x, s.If):
            env = self.env()
            after = self.test(rest, True)
            lines = []
            for i, (cond, body) in enumerate(x.branches):
                inner = self.test([*body, *rest], True)
                lines.append(f"{'el' if i else ''}if {conds.cond(cond, env)}:")
                lines.append(f"    return {inner.call(env)}")
            inner = self.test([*x.otherwise, *rest], True) if x.otherwise else after
            lines.append(f"return {inner.call(env)}")
            return self.write(lines, env, "", "branch", x.at)
        if isinstance(x, (s.ForEach, s.Loop, s.May, s.Menu, s.ChooseOne, s.Together, s.Part)):
            raise NotYet(f"`fully` around {type(x).__name__}")
        return self.test(rest, True)

    def choose(self, x: s.Choose, rest: Sequence[s.Stmt], full: bool) -> Test:
        if x.group or type_of(x.among)[0] == "unit" and x.type == "group":
            env = self.env()
            after = self.test(rest, full, True)
            low = x.low if x.low is not None else e.Num(1)
            exact = x.low is not None and x.low == x.high
            if isinstance(low, e.Num) and low.n == 0 or exact and id(x) not in self.strict:
                return after      # an effect takes as many as there are
            text = exprs.exists(x.among, low, env)
            return self.write([f"return {join(text, after.call(env))}"], env, x.name, x.name, x.at)
        after = self.test(rest, full, True)
        env = self.env()
        var = ident(x.name)
        text = exprs.members(x.among, env)
        spent = self.spent_before(x, rest)
        lines: list[str] = []
        inner = after.call(env, **{x.name: var})
        role = x.name in self.roles
        if after.trivial:
            if role:
                lines.append(f"if {var} >= 0:")
                lines.append(f"    return {var} in {text}")
            lines.append(f"return bool({text})")
        else:
            if role:
                lines.append(f"if {var} >= 0:")
                lines.append(f"    return {var} in {text} and {inner}")
            lines.append(f"for {var} in {text}:")
            lines.append(f"    if {inner}:")
            lines.append("        return True")
            if x.fallback is not None:
                second = exprs.members(x.fallback.among, env)
                lines.append(f"if not {text}:")
                lines.append(f"    return any({inner} for {var} in {second})")
            lines.append("return False")
        del spent
        env.used.discard(x.name)
        if role:
            env.used.add(x.name)
        return self.write(lines, env, "" if role else x.name, x.name, x.at)

    def spent_before(self, x: s.Choose, rest: Sequence[s.Stmt]) -> list[str]:
        return [x.name]

    def effect(self, body: Sequence[s.Stmt], rest: Sequence[s.Stmt], full: bool) -> Test:
        """At least a part of the effect of a cost can happen."""
        if not body:
            return TRUE
        first = body[0]
        if isinstance(first, s.Place):
            env = self.env()
            return self.write([f"return {self.place(first, env, full)}"], env, "", "effect", first.at)
        if isinstance(first, s.Put) and type_of(first.where)[0] == "place":
            env = self.env()
            return self.write([f"return {exprs.value(first.where, env)} >= 0"], env, "", "effect", first.at)
        if isinstance(first, (s.Choose, s.Invoke)):
            return self.test(body, full)
        if isinstance(first, s.ChooseOne):
            env = self.env()
            tests = [self.test(b, full).call(env) for b in first.branches]
            if "True" in tests:
                return TRUE
            return self.write([f"return {' or '.join(tests)}"], env, "", "effect", first.at)
        return TRUE

    # ------------------------------------------------------------ parts of tests

    def needs(self, x: s.Needs, env: Env) -> str:
        """The linked requirement: others may have made an exception to it."""
        names = needs_names(x)
        args = ["t", "s", env.holder(), *(env.name(n) for n in names)]
        return f"t.n_{ident(x.path)}({', '.join(args)})"

    def invoke(self, x: s.Invoke, env: Env) -> str:
        """The prefix of the called procedure with the roles that are bound here."""
        decl = x.decl
        args = ["t", "s", exprs.value(x.who, env) if x.who is not None else env.holder()]
        for p in decl.params:
            bound = x.roles.get(p.name)
            if p.type in ("group", "number") or p.type == "side":
                continue
            args.append(exprs.value(bound, env) if bound is not None and not isinstance(bound, e.Pieces) else "-1")
        return f"t.can_{ident(decl.path)}({', '.join(args)})"

    def place(self, x: s.Place, env: Env, full: bool) -> str:
        who = exprs.value(x.who, env) if x.who is not None else env.holder()
        where = exprs.value(x.where, env)
        if full:
            what = ", ".join(f"({exprs.value(sort, env)}, {exprs.value(n, env)})" for n, sort in x.what)
            return f"can_place_all(t, s, {who}, [{what}], {where})"
        return "(" + " or ".join(f"room(t, s, {who}, {exprs.value(sort, env)}, {where}) > 0" for _, sort in x.what) + ")"


@dataclass(slots=True)
class Effect(s.Base):
    """The effect of a cost, for the test only."""

    body: list[s.Stmt]


def join(a: str, b: str) -> str:
    return a if b == "True" else f"{a} and {b}"


def drop(env: Env, _test: Test, name: str) -> Env:
    env.used.discard(name)
    return env


def needs_names(x: s.Needs) -> list[str]:
    """Names that a requirement reads, in a fixed order."""
    out: set[str] = set()
    walk_names(x.cond, out)
    return sorted(out)


def walk_names(x: object, out: set[str]) -> None:
    if isinstance(x, e.Var):
        out.add(x.name)
    elif isinstance(x, (list, tuple)):
        for y in x:
            walk_names(y, out)
    elif hasattr(x, "__dataclass_fields__") and not isinstance(x, d.Decl):
        for name in x.__dataclass_fields__:
            walk_names(getattr(x, name), out)
