"""What files add to others: hooks, triggers, exceptions, bans, free actions."""

from __future__ import annotations

from rootdsl.machine import conds, exprs, sets
from rootdsl.machine.base import Base
from rootdsl.machine.env import Env
from rootdsl.machine.local import cheap_first, local_to_place, wins
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


class Rules(Base):
    """What files add to others: hooks, triggers, exceptions, bans, free actions."""

    def mode_test(self, mode: str) -> list[str]:
        """The mode under which a rule lives is the active one of its holder."""
        decl = self.library.by_path.get(mode)
        if not isinstance(decl, d.Mode):
            return []
        group = next(g for g in self.system.of(d.ModeSet) if g.name == decl.group)
        return [f"s.record[f.me].{ident(group.name)} == {group.members.index(decl)}"]

    def card_of(self, path: str) -> str:
        """The card in whose body a rule stands, or ''."""
        parts = path.split(".")
        decl = self.library.by_path.get(".".join(parts[:2]))
        return decl.path if isinstance(decl, d.CardDecl) else ""

    def kind_of_holder(self, path: str) -> str:
        if self.card_of(path):
            return "card"
        return "seat" if self.system.kind in (self.library.manifest().seats if self.library.manifest() else []) else "law"

    def rule_frame(self, name: str, path: str, env: Env, at: object, title: str) -> Lower:
        frame = self.frame(name, path, self.unit.remark(path, at))  # type: ignore[arg-type]
        lower = Lower(self.unit, frame, env, ident(name), path)
        lower.title = title
        return lower

    def label(self, path: str) -> str:
        return path.partition(".")[2].replace(".", "_")

    def hook(self, i: int, h: s.Hook) -> None:
        owner = self.procedure_of(h.point)
        own = self.bound_names(h.body)
        shared = self.shared(owner, own) if owner is not None else frozenset(set(h.names) - own)
        env = Env("frame", "f.me", "f.card", "u", shared, self.sides(owner))
        lower = self.rule_frame(f"{self.label(h.path)}", h.path, env, h.at, h.title)
        tests = self.mode_test(h.mode)
        holder = self.kind_of_holder(h.path)
        if h.role:
            tests.append(f"u.{ident(h.role)} == f.me")
        elif owner is not None and owner.sides and h.holder != "any" and holder != "law":
            a, b = self.sides(owner) or ("", "")
            tests.append(f"f.me in (u.{a}, u.{b})")
        elif holder != "law" and h.holder != "any" and not (owner is not None and owner.sides):
            tests.append("f.me == u.me")
        tests += [conds.cond(g, env) for g in h.guards]
        first = h.body[0] if h.body else None
        if isinstance(first, s.May):
            tests += [x for x in [lower.guard_test(first)] if x]
        lines = ["u = s.stack[f.up]"] if any("u." in x or "(u" in x or " u" in x or ", u" in x for x in tests) else []
        fits = self.function(
            f"{self.label(h.path)}_fits",
            ["t", "s", "f"],
            [*lines, f"return {' and '.join(tests) or 'True'}"],
            self.unit.remark(h.path, h.at, "does it apply now?"),
        )
        self.plain(lower, h.body, h.at)
        self.unit.register("HOOKS", f"({h.point!r}, {lower.frame.name}, {fits}, {holder!r}, {self.card_of(h.path)!r}, {wins(h.body)})")

    def event_test(self, trigger: s.Trigger, env: Env) -> list[str]:
        """Tests over one event `x`: [kind, performer, row, number, source, target]."""
        parts = trigger.pattern
        tests = self.mode_test(trigger.mode) and [self.mode_test(trigger.mode)[0].replace("f.me", "me")]
        who = parts.get("performer")
        if isinstance(who, e.Players):
            if who.but is not None:
                tests.append("x[1] != me")
            if who.enemies_of is not None:
                tests.append("s.team[x[1]] != s.team[me]")
        elif who is not None and not isinstance(who, str):
            tests.append(f"x[1] == {exprs.value(who, env)}")
        what = parts.get("what")
        if isinstance(what, e.Pieces):
            if what.sorts:
                tests.append(f"x[2] in {sets.rows(e.Pieces(what.sorts, None), env)}")
            if isinstance(what.owner, e.Players):
                tests.append("s.team[t.owner[x[2]]] != s.team[me]" if what.owner.enemies_of is not None else "t.owner[x[2]] >= 0")
            elif what.owner is not None:
                tests.append(f"t.owner[x[2]] == {exprs.value(what.owner, env)}")
        for part, index in (("source", 4), ("target", 5)):
            places = parts.get(part)
            if isinstance(places, e.Places):
                inner = env.alias()
                inner.it = {**inner.it, "place": f"x[{index}]"}
                key = sets.place_key(places.kinds)
                tests.append(f"t.is_{key}[x[{index}]]")
                tests += [conds.cond(c, inner) for c in places.filters]
        if "during" in parts:
            tests.append(f"running(s, {parts['during']!r})")
        return tests

    def trigger(self, i: int, x: s.Trigger) -> None:
        holder = self.kind_of_holder(x.path)
        if x.verb == "resolve":
            env = Env("frame", "f.me", "f.card", "u")
            lower = self.rule_frame(f"{self.label(x.path)}", x.path, env, x.at, x.title)
            self.plain(lower, x.body, x.at)
            self.unit.register("CARD_EFFECTS", f"({self.card_of(x.path)!r}, {lower.frame.name})")
            return
        env = Env("call", "me", "card", "u")
        law = holder == "law"
        if x.verb == "put":
            self.put_rule(x, holder)
            return
        if x.verb == "discard":
            what = x.pattern["what"]
            assert isinstance(what, e.Cards)
            inner = env.alias()
            inner.it = {"card": "card"}
            tests = [conds.card_is("card", k) for k in what.kinds] + [conds.cond(c, inner) for c in what.filters]
            test = self.function(
                f"{self.label(x.path)}_fits",
                ["t", "s", "me", "card"],
                [f"return {' and '.join(tests) or 'True'}"],
                self.unit.remark(x.path, x.at),
            )
            put = x.body[0] if x.body else None
            where = exprs.value(put.where, env) if isinstance(put, s.Put) else "t.discard_pile"
            target = self.function(
                f"{self.label(x.path)}_target", ["t", "s", "me", "card"], [f"return {where}"], self.unit.remark(x.path, x.at), "int"
            )
            self.unit.register("CARD_REDIRECTS", f"({test}, {target}, {holder!r})")
            return
        tests = self.event_test(x, env)
        fits = self.function(
            f"{self.label(x.path)}_fits",
            ["t", "s", "me", "x"],
            [*(["me = x[1]"] if law else []), f"return {' and '.join(tests) or 'True'}"],
            self.unit.remark(x.path, x.at, "is this the event?"),
        )
        body_env = Env("frame", "f.me", "f.card", "u")
        lower = self.rule_frame(f"{self.label(x.path)}", x.path, body_env, x.at, x.title)
        slots = dict.fromkeys(("performer", "what", "source", "target"), "")
        for name, (part, kind) in x.binds.items():
            lower.frame.slots[ident(name)] = "list" if kind == "group" else "int"
            slots[part] = ident(name)
        slots["what"] = slots["what"] or "what"
        lower.frame.slots[slots["what"]] = "list"
        lower.frame.bind = (slots["performer"], slots["what"], slots["source"], slots["target"])
        if x.before:
            lower.in_flight = frozenset({"them", "it", slots["what"]})
            body_env.aliases = {"what": f"f.{slots['what']}"}
        first = x.body[0] if x.body else None
        guards = [conds.cond(g, body_env) for g in x.guards]
        if isinstance(first, s.May):
            guards += [y for y in [lower.guard_test(first)] if y]
        can = self.function(
            f"{self.label(x.path)}_can", ["t", "s", "f"], [f"return {' and '.join(guards) or 'True'}"], self.unit.remark(x.path, x.at)
        )
        self.plain(lower, x.body, x.at)
        kind = {"remove": "REMOVED", "place": "PLACED"}.get(x.verb, "DONE")
        by = tuple(bool(slots[p]) for p in ("performer", "source", "target"))
        self.unit.register(
            "REDIRECTS" if x.before else "TRIGGERS",
            f"({kind}, {fits}, {lower.frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}, {x.each}, {by},"
            f" {bool(x.body) and all(isinstance(y, s.Score) for y in x.body)})",
        )

    def put_rule(self, x: s.Trigger, holder: str) -> None:
        """`when a THING would go to BOX`: the body runs instead of the putting."""
        what, target = x.pattern.get("what"), x.pattern.get("target")
        assert isinstance(what, e.Pieces) and not isinstance(target, str) and target is not None
        env = Env("call", "me", "card", "u")
        tests = [y.replace("f.me", "me") for y in self.mode_test(x.mode)]
        if what.sorts:
            tests.append(f"unit // t.width in {sets.rows(e.Pieces(what.sorts, None), env)}")
        tests.append(f"target == {exprs.value(target, env)}")
        fits = self.function(
            f"{self.label(x.path)}_fits",
            ["t", "s", "me", "unit", "target"],
            [f"return {' and '.join(tests)}"],
            self.unit.remark(x.path, x.at, "is this the event?"),
        )
        body_env = Env("frame", "f.me", "f.card", "u")
        lower = self.rule_frame(self.label(x.path), x.path, body_env, x.at, x.title)
        slots = dict.fromkeys(("performer", "what", "source", "target"), "")
        for name, (part, _kind) in x.binds.items():
            lower.frame.slots[ident(name)] = "int"
            slots[part] = ident(name)
        lower.frame.bind = (slots["performer"], slots["what"], slots["source"], slots["target"])
        guards = [conds.cond(g, body_env) for g in x.guards]
        can = self.function(
            f"{self.label(x.path)}_can", ["t", "s", "f"], [f"return {' and '.join(guards) or 'True'}"], self.unit.remark(x.path, x.at)
        )
        self.plain(lower, x.body, x.at)
        self.unit.register("PUT_RULES", f"({fits}, {lower.frame.name}, {can}, {holder!r})")

    def title_of(self, path: str) -> str:
        """The title of the rule in which something stands; else that of the file."""
        decl = self.library.by_path.get(path)
        return decl.title if decl is not None else self.system.title

    def exception(self, i: int, x: s.ExceptionTo) -> None:
        holder = self.kind_of_holder(x.path)
        target = self.library.by_path[x.target]
        label = f"{self.label(x.path)}_{i}"
        owner = self.procedure_of(x.target) if "." in target.name else None
        mode = [y.replace("f.me", "me") for y in self.mode_test(x.mode)]
        if x.kind == "value":
            assert isinstance(target, d.ValueDecl)
            env = Env("call", "me", "card", "u", self.shared(owner, set()) if target.owner else frozenset(), self.sides(owner))
            env.aliases = {p.name: ident(p.name) for p in target.params}
            params = ["t", "s", "me", *(["u"] if target.owner else []), *(ident(p.name) for p in target.params)]
            tests = [*mode, *cheap_first(x.guards, env)]
            first = next((p.name for p in target.params if p.type in ("player", "side")), "")
            if first:
                tests.insert(0, f"{ident(first)} == me")
            if x.value is None:
                self.amend(x, label, params, tests, env, holder)
                return
            text = sets.members(x.value, env, isinstance(x.value, e.Pieces)) if type_of(x.value)[1] else exprs.value(x.value, env)
            body = [f"if {' and '.join(tests)}:", f"    return {text}", "return None"] if tests else [f"return {text}"]
            name = self.function(label, params, body, self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any")
            memo = local_to_place(x.value, self.library) and all(local_to_place(g, self.library) for g in x.guards) and not mode
            self.unit.register("VALUE_EXCEPTIONS", f"({x.target!r}, {name}, {holder!r}, {memo})")
            return
        if x.kind == "needs":
            env = Env("call", "me", "card", "u")
            names = self.needs_of(x.target)
            tests = [*mode, *(conds.cond(g, env) for g in x.guards)]
            assert x.cond is not None
            body = (
                [f"if {' and '.join(tests)}:", f"    return {conds.cond(x.cond, env)}", "return None"]
                if tests
                else [f"return {conds.cond(x.cond, env)}"]
            )
            name = self.function(
                label, ["t", "s", "me", *map(ident, names)], body, self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any"
            )
            self.unit.register("NEEDS_EXCEPTIONS", f"({x.target!r}, {name}, {holder!r})")
            return
        env = Env("frame", "f.me", "f.card", "u", self.shared(owner, self.bound_names(x.body)), self.sides(owner))
        lower = self.rule_frame(label, x.path, env, x.at, self.title_of(x.path))
        tests = self.mode_test(x.mode)
        if x.role:
            tests.append(f"u.{ident(x.role)} == f.me")
        elif owner is not None and not owner.sides:
            tests.append("f.me == u.me")
        tests += [conds.cond(g, env) for g in x.guards]
        fits = self.function(
            f"{label}_fits",
            ["t", "s", "f"],
            ["u = s.stack[f.up]", f"return {' and '.join(tests) or 'True'}"],
            self.unit.remark(x.path, x.at, "does it apply now?"),
        )
        self.plain(lower, x.body, x.at)
        self.unit.register("EXCEPTIONS", f"({x.target!r}, {lower.frame.name}, {fits}, {holder!r}, {self.card_of(x.path)!r})")

    def ban(self, i: int, x: s.Ban) -> None:
        holder = self.kind_of_holder(x.path)
        env = Env("call", "me", "card", "u", it={"place": "place"})
        tests = [y.replace("f.me", "me") for y in self.mode_test(x.mode)]
        who = x.performer
        if isinstance(who, e.Players):
            if who.but is not None:
                tests.append("who != me")
            if who.enemies_of is not None:
                tests.append("s.team[who] != s.team[me]")
        elif who is not None:
            tests.append(f"who == {exprs.value(who, env)}")
        counts = False
        if isinstance(x.what, e.Pieces) and x.what.sorts:
            tests.append(f"row in {sets.rows(e.Pieces(x.what.sorts, x.what.owner), env)}")
            counts = True
        if isinstance(x.where, e.Places):
            tests.append(f"t.is_{sets.place_key(x.where.kinds)}[place]")
            tests += [conds.cond(c, env) for c in x.where.filters]
        elif x.where is not None:
            tests.append(f"place == {exprs.value(x.where, env)}")
        tests += [conds.cond(g, env) for g in x.guards]
        if x.outside is not None:
            tests.append(f"not {conds.cond(x.outside, env)}")
        if x.except_by:
            tests.append(f"not in_part(s, {tuple(x.except_by)!r})")
        name = self.function(
            f"{self.label(x.path)}_forbids",
            ["t", "s", "me", "who", "row", "place"],
            [f"return {' and '.join(tests) or 'True'}"],
            self.unit.remark(x.path, x.at, "cannot"),
        )
        kinds = [k.name for k in x.what.sorts] if isinstance(x.what, e.Pieces) and counts else []
        self.unit.register("BANS", f"({x.verb!r}, {name}, {holder!r}, {kinds!r})")

    def free(self, i: int, x: s.FreeAction) -> None:
        holder = self.kind_of_holder(x.path)
        env = Env("frame", "f.me", "f.card", "f")
        lower = self.rule_frame(self.label(x.path), x.path, env, x.at, x.title)
        for y in x.body:
            self.needs(y, lower)
        tests = [*self.mode_test(x.mode), *(conds.cond(g, env) for g in x.guards)]
        test = lower.prefix.test(x.body)
        if not test.trivial:
            tests.append(test.call(env))
        can = self.function(
            f"{self.label(x.path)}_can",
            ["t", "s", "f"],
            [f"return {' and '.join(tests) or 'True'}"],
            self.unit.remark(x.path, x.at, "can it be done?"),
        )
        lower.open(lower.new_label(), "", self.unit.remark(x.path, x.at))
        lower.body(x.body, True)
        if lower.current is not None and not lower.current.closed:
            lower.close("return finish(s)")
        lower.finish()
        self.unit.register(
            "FREE",
            f"({x.phase!r}, {lower.frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}, {bool(x.once)}, {x.title!r}, {x.path!r})",
        )
