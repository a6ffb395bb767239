"""Values, conditions, requirements: functions that only look."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, sets
from rootdsl.machine.base import Base
from rootdsl.machine.env import Env
from rootdsl.machine.local import local_to_place, values_read
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import ident
from rootdsl.machine.prefix import needs_names
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


class Values(Base):
    """Values, conditions, requirements: functions that only look."""

    def value(self, v: d.ValueDecl) -> None:
        if not v.body or v.body[0] is None:
            return
        env = Env("call", "me", "card", "u")
        p = self.procedure_of(v.path) if v.owner else None
        if p is not None:
            env.shared = self.shared(p, {x.name for x in v.params})
            env.sides = self.sides(p)
            env.side_name = next((x.name for x in v.params if x.type == "side"), "")
        for x in v.params:
            env.aliases[x.name] = ident(x.name)
        params = ["t", "s", "me", *(["u"] if p is not None else []), *(ident(x.name) for x in v.params)]
        body = v.body[0]
        if isinstance(body, e.Cases) and body.otherwise is None and type_of(body) in (("number", False), ("player", False)):
            body = e.Cases(body.cases, e.Num(0) if type_of(body)[0] == "number" else e.Nobody())
        many = type_of(body)[1]
        if isinstance(body, e.Pieces):
            text = sets.members(body, env, True)
        elif many:
            text = sets.members(body, env)
        else:
            text = exprs.value(body, env)
        lines = self.only(body, env) or [q.result(text)]
        name = self.function(f"value_{v.name}", params, lines, self.unit.remark(v.path, v.at), "Any" if many else "int")
        local = not v.owner and [x.type for x in v.params] == ["place"] and local_to_place(body, self.library)
        memo = (v.path, *sorted(values_read(body) - {v.path})) if local else ()
        first = next((i for i, x in enumerate(v.params) if x.type in ("player", "side")), -1)
        self.unit.register("VALUES", f"({v.path!r}, {name}, {memo}, {first})")

    def only(self, body: e.Expr, env: Env) -> list[str]:
        """`the only player with most ...` as a loop that stops comparing early."""
        if not (isinstance(body, e.Attr) and body.name == "only" and isinstance(body.of, e.Most) and not body.of.least):
            return []
        inner, it = env.inner("player")
        return [
            q.assign(q.names("top", "who"), q.names(-1, -1)),
            q.loop(it, sets.members(body.of.among, env)),
            q.assign("n", exprs.value(body.of.value, inner)).at(1),
            q.when(q.op("n", ">", "top")).at(1),
            q.assign(q.names("top", "who"), q.names("n", it)).at(2),
            q.orwhen(q.op("n", "==", "top")).at(1),
            q.assign("who", -1).at(2),
            q.result("who"),
        ]

    def condition(self, c: d.ConditionDecl) -> None:
        env = Env("call", "me", "card", "u")
        word = c.phrase[:1] == ["word"]
        for x in c.params:
            env.aliases[x.name] = ident(x.name) if not word else "place"
        params = ["t", "s", "me", *(ident(x.name) if not word else "place" for x in c.params)]
        parts = [conds.cond(x, env) for x in c.body]
        name = self.function(f"is_{c.name}", params, [q.result(q.holds(parts))], self.unit.remark(c.path, c.at))
        self.unit.register("CONDITIONS", f"({c.path!r}, {name})")

    def needs(self, x: s.Base, lower: Lower) -> None:
        """Requirements become functions of their own: others may make an exception to them."""
        if isinstance(x, s.Needs):
            env = Env("call", "me", "card", "u")
            names = needs_names(x)
            name = self.function(
                f"needs_{x.path.rpartition('.')[2]}",
                ["t", "s", "me", *map(ident, names)],
                [q.result(conds.cond(x.cond, env))],
                self.unit.remark(x.path, x.at, "requirement"),
            )
            self.unit.register("NEEDS", f"({x.path!r}, {name}, {tuple(names)!r})")
        for attr in ("body", "pay", "effect", "actions"):
            for y in getattr(x, attr, None) or []:
                self.needs(y, lower)

    def needs_of(self, target: str) -> list[str]:
        p = self.procedure_of(target)
        found: list[s.Needs] = []

        def walk(body: Sequence[s.Base]) -> None:
            for x in body:
                if isinstance(x, s.Needs) and x.path == target:
                    found.append(x)
                walk(getattr(x, "body", None) or [])

        walk(p.body if p else [])
        return needs_names(found[0]) if found else []

    def amend(self, x: s.ExceptionTo, label: str, params: list[str], tests: Sequence[str], env: Env, holder: str) -> None:
        """`add`, `at least`, `at most` on a value: they never clash."""
        for what, amount in (("add", x.add), ("low", x.low), ("high", x.high)):
            if amount is None:
                continue
            body = (
                [q.when(q.all_of(tests)), q.result(exprs.value(amount, env)).at(1), q.result(None)]
                if tests
                else [q.result(exprs.value(amount, env))]
            )
            name = self.function(f"{label}_{what}", params, body, self.unit.remark(x.path, x.at, f"{what} to {x.target}"), "Any")
            last = f"{self.only_local(x, amount)}{self.on_card(x.path)}"
            self.unit.register("AMENDMENTS", f"({x.target!r}, {what!r}, {name}, {holder!r}, {last})")
