"""Exceptions: to values, parts, choices and dice of others."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import code as q
from rootdsl.machine import conds, doers, exprs, sets
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.local import cheap_first, local_to_place
from rootdsl.machine.names import ident
from rootdsl.machine.prefix import known_before, walk_names
from rootdsl.machine.ruled import Ruled
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.exceptions import hooked_procedure


class Excepting(Ruled):
    """What files change in the rules of others."""

    def only_local(self, x: s.ExceptionTo, result: object) -> bool:
        """Does an exception to a value of a place read nothing but the pieces there?"""
        whom = x.whose.filters if isinstance(x.whose, e.Players) else []
        return not x.mode and not whom and local_to_place(result, self.library) and all(local_to_place(g, self.library) for g in x.guards)

    def of_whom(self, whose: e.Expr, who: str, side: str, owner: d.ProcedureDecl | None, env: Env) -> list[q.Code]:
        """The value is that of somebody else; of a side of a procedure, while the holder is one of its sides."""
        tests = []
        if owner is not None and owner.sides:
            a, b = owner.sides
            tests.append(q.op("me", "in", q.pair(self.player_at(owner, a), self.player_at(owner, b))))
        return [*tests, *doers.among(whose, side if type_of(whose)[0] == "unit" else who, env)]

    def exception(self, i: int, x: s.ExceptionTo) -> None:
        holder = self.kind_of_holder(x.path)
        if x.kind == "lift":
            self.lift(i, x, holder)
            return
        if x.kind == "choice":
            self.choice_exception(i, x, holder)
            return
        if x.kind == "die":
            self.die_exception(i, x, holder)
            return
        target = self.library.by_path[x.target]
        label = f"{self.label(x.path)}_{i}"
        owner = self.procedure_of(x.target) if "." in target.name or isinstance(target, d.ProcedureDecl) else None
        mode = self.standing(x)
        if x.kind == "value":
            assert isinstance(target, d.ValueDecl)
            env = Env("call", "me", "card", "u", self.shared(owner, set()) if target.owner else frozenset(), self.sides(owner))
            env.aliases = {p.name: ident(p.name) for p in target.params}
            params = ["t", "s", "me", *(["u"] if target.owner else []), *(ident(p.name) for p in target.params)]
            first = next((p.name for p in target.params if p.type in ("player", "side")), "")
            theirs = env.sides is not None and env.sides.pieces and any(p.name == first and p.type == "side" for p in target.params)
            who = q.call("owner_of", "t", ident(first)) if theirs else ident(first)
            common = holder == "law" and theirs      # it holds for every side, and `you` is whose side it is
            if common:
                env.me = who
            tests = [*mode, *cheap_first(x.guards, env)]
            if x.whose is not None:
                tests[:0] = self.of_whom(x.whose, who, ident(first), owner if target.owner and holder != "law" else None, env)
            elif first and not common:
                tests.insert(0, q.op(who, "==", "me"))
            if x.role and target.owner:
                tests.insert(0, q.op(self.player_at(owner, x.role), "==", "me"))
            if x.value is None:
                self.amend(x, label, params, tests, env, holder)
                return
            text = sets.members(x.value, env, isinstance(x.value, e.Pieces)) if type_of(x.value)[1] else exprs.value(x.value, env)
            body = [q.when(q.all_of(tests)), q.result(text).at(1), q.result(None)] if tests else [q.result(text)]
            name = self.function(label, params, body, self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any")
            memo = self.only_local(x, x.value)
            self.unit.register("RULE_PATHS", f"({name}, {x.path!r})")
            self.unit.register("VALUE_EXCEPTIONS", f"({x.target!r}, {name}, {holder!r}, {memo}{self.on_card(x.path)})")
            return
        if x.kind == "needs":
            env = Env("call", "me", "card", "u")
            names = self.needs_of(x.target)
            self.knows_only(x, names, "this requirement")
            tests = [*mode, *(conds.cond(g, env) for g in x.guards)]
            text = conds.cond(x.cond, env) if x.cond is not None else "True"
            body = [q.when(q.all_of(tests)), q.result(text).at(1), q.result(None)] if tests else [q.result(text)]
            name = self.function(
                label, ["t", "s", "me", *map(ident, names)], body, self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any"
            )
            self.unit.register("RULE_PATHS", f"({name}, {x.path!r})")
            if x.anyone:
                self.unit.register("ANYONE", name)
            self.unit.register("NEEDS_EXCEPTIONS", f"({x.target!r}, {name}, {holder!r}{self.on_card(x.path)})")
            return
        self.heard(x, x.target, owner)
        own = self.bound_names(x.body)
        told = {name for y in self.standing_rule(x.target) for name in y.binds}
        env = Env("frame", "f.me", "f.card", "u", self.shared(owner, own) | (told - own), self.sides(owner))
        hooked = hooked_procedure(x.target, target, self.library)
        if hooked is not None and owner is None and not told:       # the hook stands between the exception and the procedure
            behind = q.index("s.stack", "u.up")
            env.aliases = {y.name: q.attr(behind, ident(y.name)) for y in hooked.params if y.name not in own}
        if any(y.kind == "lift" and y.at is x.at for y in self.system.exceptions):
            env.aliases = {"player": "u.me"}
        lower = self.rule_frame(label, x.path, env, x.at, self.title_of(x.path))
        tests = self.mode_test(x.mode)
        if x.role:
            tests.append(q.op(self.player_at(owner, x.role), "==", "f.me"))
        elif x.each or not x.anyone and (owner is not None and not owner.sides or self.of_all(x.target)):
            tests.append(q.op("f.me", "==", "u.me"))
        elif owner is not None and owner.sides and not x.anyone and holder != "law":
            a, b = owner.sides
            tests.append(q.op("f.me", "in", q.pair(self.player_at(owner, a), self.player_at(owner, b))))
        tests += [conds.cond(g, env) for g in x.guards]
        exception = list(x.body)
        if x.once:
            tests.append(self.once_test(x.path, x.once))
            exception = self.used_up(x.path, exception, x.at, x.once)
        if x.optional:
            more, exception = self.declinable(x.path, exception, x.at, lower)
            tests += more
        fits = self.function(
            f"{label}_fits",
            ["t", "s", "f"],
            [q.above(), q.result(q.holds(tests))],
            self.unit.remark(x.path, x.at, "does it apply now?"),
        )
        self.plain(lower, exception, x.at)
        self.unit.register("RULE_PATHS", f"({lower.frame.name}, {x.path!r})")
        aim = f"*.{target.name}" if x.each else x.target
        self.unit.register("EXCEPTIONS", f"({aim!r}, {lower.frame.name}, {fits}, {holder!r}, {self.card_of(x.path)!r})")

    def choice_exception(self, i: int, x: s.ExceptionTo, holder: str) -> None:
        """Another set for the choice of a role."""
        p = self.procedure_of(x.target)
        assert p is not None and x.value is not None
        role = x.target.rpartition(".")[2]
        choice = next((y for y in p.body if isinstance(y, s.Choose) and y.name == role), None)
        if choice is not None and choice.group:
            raise NotYet(
                f"another set for `{role}`, which is a choice of several",
                "Forbid what may not be chosen: `PIECES cannot be moved`, or of places `other players cannot move from PLACE`.", x.value,
            )
        names = known_before(p, role)
        self.knows_only(x, names, f"the choice of `{role}`")
        env = Env("call", "me", "card", "u", aliases={n: ident(n) for n in names})
        if x.also:
            self.wider(i, x, p, names, holder, env)
            return
        tests = [*self.standing(x), *(conds.cond(g, env) for g in x.guards)]
        text = sets.members(x.value, env)
        body = [q.when(q.all_of(tests)), q.result(text).at(1), q.result(None)] if tests else [q.result(text)]
        name = self.function(
            f"{self.label(x.path)}_{i}", ["t", "s", "me", *map(ident, names)], body,
            self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any",
        )
        self.unit.register("RULE_PATHS", f"({name}, {x.path!r})")
        if x.anyone:
            self.unit.register("ANYONE", name)
        self.unit.register("CHOICE_EXCEPTIONS", f"({x.target!r}, {name}, {holder!r}{self.on_card(x.path)})")

    def knows_only(self, x: s.ExceptionTo, names: Sequence[str], where: str) -> None:
        """An exception can ask for nothing that is not known yet where the thing is asked to which it is made."""
        read: set[str] = set()
        walk_names([x.guards, x.cond, x.value], read)
        late = next((n for n in sorted(read) if n not in names), "")
        if late:
            known = " and ".join(f"`{n}`" for n in names)
            raise NotYet(
                f"`{late}` in an exception to {where}",
                (f"Only {known} can be asked there. " if known else "No role of the procedure can be asked there. ")
                + "What hangs on a later choice stands in a rule of its own: `at end of PROCEDURE`. How many pieces may go somewhere says "
                "`PIECES cannot be moved into a PLACE, if at least N PIECES are in that PLACE`.", x.value,
            )

    def wider(self, i: int, x: s.ExceptionTo, p: d.ProcedureDecl, names: list[str], holder: str, env: Env) -> None:
        """Members that are added to the choice of a role, whatever else its set is."""
        choice = next((y for y in p.body if isinstance(y, s.Choose) and f"{p.path}.{y.name}" == x.target), None)
        if choice is None or choice.group or p.params[0].type != "player":
            raise NotYet(
                "`also` for what is no choice of one thing before the procedure begins",
                "Write the whole set: `exception to PROCEDURE.CHOICE: SET`.", x.value,
            )
        assert x.value is not None
        who = ident(p.params[0].name)
        tests = [*self.standing(x), *(conds.cond(g, env) for g in x.guards)]
        if not x.anyone and holder != "law":
            tests.append(q.op(who, "==", "me"))
        own = Env("call", "me", "card", "u", aliases=env.aliases)
        own.me = who
        old = q.paren(q.choice(sets.members(choice.among, own), q.op("among", "is", None), "among"))
        more = q.each("v", "v", sets.members(x.value, env), q.op("v", "not in", "old"))
        body = [q.assign("old", old), q.result(q.listed([q.star("old"), q.star(more)]))]
        if tests:
            body = [q.when(q.all_of(tests)), *(line.at(1) for line in body), q.result(None)]
        name = self.function(
            f"{self.label(x.path)}_also_{i}", ["t", "s", "me", *map(ident, names), "among"], body,
            self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any",
        )
        self.unit.register("RULE_PATHS", f"({name}, {x.path!r})")
        self.unit.register("WIDER", f"({x.target!r}, {name}, {holder!r}{self.on_card(x.path)})")

    def die_exception(self, i: int, x: s.ExceptionTo, holder: str) -> None:
        """Another face explodes for whom the guards fit."""
        assert x.value is not None
        read: set[str] = set()
        walk_names(x.guards, read)
        env = Env("call", "me", "card", "u", aliases=dict.fromkeys(read, "of"))
        tests = [*self.standing(x), *(conds.cond(g, env) for g in x.guards)]
        text = exprs.value(x.value, env)
        body = [q.when(q.all_of(tests)), q.result(text).at(1), q.result(None)] if tests else [q.result(text)]
        name = self.function(
            f"{self.label(x.path)}_{i}", ["t", "s", "me", "of"], body, self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any"
        )
        self.unit.register("DIE_EXCEPTIONS", f"({x.target!r}, {name}, {holder!r}{self.on_card(x.path)})")
