"""What files add to others: hooks, triggers, exceptions, bans, free actions."""

from __future__ import annotations

from lark import Token

from rootdsl.machine import conds, exprs, sets
from rootdsl.machine.base import Base
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.find import find
from rootdsl.machine.local import cheap_first, local_to_place, wins
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import ident
from rootdsl.machine.narrow import is_narrowed, narrowed
from rootdsl.machine.prefix import Taken, known_before, walk_names
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.runtime.lasting import rule_id


class Rules(Base):
    """What files add to others: hooks, triggers, exceptions, bans, free actions."""

    def mode_test(self, mode: str) -> list[str]:
        """The mode under which a rule lives is the active one of its holder."""
        return exprs.mode_tests(mode, self.library, "f.me")

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

    def once_test(self, path: str) -> str:
        """Not used yet this turn."""
        name = ident(path)
        if repr(name) not in self.unit.registers.get("ONCE", []):
            self.unit.register("ONCE", repr(name))
        return f"not used(t, s, t.once_{name}, f.me, f.card)"

    def used_up(self, path: str, body: list[s.Stmt], at: Token | None) -> list[s.Stmt]:
        """A body that is marked as used for this turn once it is done; declined is not used."""
        return self.on_doing(body, Taken(at, f"use_once(t, s, t.once_{ident(path)}, f.me, f.card)"))

    def on_doing(self, body: list[s.Stmt], mark: Taken) -> list[s.Stmt]:
        """A mark that is reached when a body is really done, not when it is declined."""
        if len(body) == 1 and isinstance(body[0], s.May):
            first = body[0]
            return [s.May(first.at, [*first.body, mark], first.chooser, first.label)]  # type: ignore[list-item]
        return [mark, *body]  # type: ignore[list-item]

    def hook(self, i: int, h: s.Hook) -> None:
        owner = self.procedure_of(h.point)
        own = self.bound_names(h.body)
        shared = self.shared(owner, own) if owner is not None else frozenset(set(h.names) - own)
        env = Env("frame", "f.me", "f.card", "u", shared, self.sides(owner))
        lower = self.rule_frame(f"{self.label(h.path)}", h.path, env, h.at, h.title)
        tests = self.mode_test(h.mode)
        if h.once:
            if h.once != "turn":
                raise NotYet("a rule that is used once in a procedure")
            tests.append(self.once_test(h.path))
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
        self.plain(lower, self.used_up(h.path, h.body, h.at) if h.once else h.body, h.at)
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
        owner = parts.get("owner")
        if isinstance(owner, e.Players):
            tests.append("t.owner[x[2]] >= 0")
            if owner.enemies_of is not None:
                tests.append("s.team[t.owner[x[2]]] != s.team[me]")
            if owner.but is not None:
                tests.append("t.owner[x[2]] != me")
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
        tests += self.lifted_tests(trigger.path)
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
        if x.verb == "activate":
            self.activation(x, holder)
            return
        if isinstance(self.library.by_path.get(x.verb), d.ProcedureDecl):
            self.after_procedure(x, holder)
            return
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
        owner_slot = slots.pop("owner", "")
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
            f" {bool(x.body) and all(isinstance(y, s.Score) for y in x.body)}{f', {owner_slot!r}' if owner_slot else ''})",
        )

    def lifted_tests(self, path: str) -> list[str]:
        """A trigger of a rule that some sentence of this file ignores tests whether it stands."""
        rules = {rule for x in find(self.system, s.Ignoring) for rule in x.rules}
        lifted = [rule for rule in sorted(rules) if path == rule or path.startswith(rule + ".")]
        return [f"not (s.lasting and ignored(s, {rule_id(rule)}))" for rule in lifted]

    def after_procedure(self, x: s.Trigger, holder: str) -> None:
        """A trigger after a procedure: the event tells who performed it and every role."""
        decl = self.library.by_path[x.verb]
        assert isinstance(decl, d.ProcedureDecl)
        index = {f"role:{p.name}": 6 + i for i, p in enumerate(decl.params)}
        by_piece = bool(decl.params) and decl.params[0].type != "player"
        index["performer"] = 6 if decl.params and decl.phrase[:1] == [decl.params[0].name] else 1
        types = {f"role:{p.name}": p.type for p in decl.params}
        types["performer"] = decl.params[0].type if by_piece else "player"
        env = Env("call", "me", "card", "u")
        tests = [y.replace("f.me", "me") for y in self.mode_test(x.mode)]
        tests.append(f"event[2] == {rule_id(decl.path)}")
        for part, wanted in x.pattern.items():
            if part in index and not isinstance(wanted, str):
                tests += self.role_tests(f"event[{index[part]}]", types[part], wanted, env)
        tests += self.lifted_tests(x.path)
        fits = self.function(
            f"{self.label(x.path)}_fits",
            ["t", "s", "me", "event"],
            [*(["me = event[1]"] if holder == "law" else []), f"return {' and '.join(tests)}"],
            self.unit.remark(x.path, x.at, "is this the event?"),
        )
        body_env = Env("frame", "f.me", "f.card", "u")
        lower = self.rule_frame(self.label(x.path), x.path, body_env, x.at, x.title)
        for name, (part, kind) in x.binds.items():
            lower.frame.slots[ident(name)] = "list" if kind == "group" else "int"
            lower.frame.heed.append((ident(name), index[part]))
        if not lower.frame.heed:
            lower.frame.slots["performer"] = "int"
            lower.frame.heed.append(("performer", 1))
        guards = [conds.cond(g, body_env) for g in x.guards]
        first = x.body[0] if x.body else None
        if isinstance(first, s.May):
            guards += [y for y in [lower.guard_test(first)] if y]
        can = self.function(
            f"{self.label(x.path)}_can", ["t", "s", "f"], [f"return {' and '.join(guards) or 'True'}"], self.unit.remark(x.path, x.at)
        )
        body = [s.If(x.at, [(e.All(list(x.guards)), list(x.body))], [])] if x.guards else x.body
        self.plain(lower, body, x.at)
        roles = tuple(ident(p.name) for p in decl.params)
        entry = f"({decl.path!r}, {roles!r})"
        if entry not in self.unit.registers.get("AWAITED", []):
            self.unit.register("AWAITED", entry)
        names = f"{fits}, {lower.frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}"
        self.unit.register("TRIGGERS", f"(DONE, {names}, False, (False, False, False), False)")

    def role_tests(self, text: str, kind: str, wanted: e.Expr, env: Env) -> list[str]:
        """Tests of one role of an event."""
        if isinstance(wanted, e.Players):
            tests = [f"{text} != me"] if wanted.but is not None else []
            return tests + ([f"s.team[{text}] != s.team[me]"] if wanted.enemies_of is not None else [])
        if isinstance(wanted, e.Places):
            inner = env.alias()
            inner.it = {**inner.it, "place": text}
            return [f"t.is_{sets.place_key(wanted.kinds)}[{text}]", *(conds.cond(c, inner) for c in wanted.filters)]
        if isinstance(wanted, e.Pieces):
            rows = sets.rows(e.Pieces(wanted.sorts, wanted.owner), env)
            if kind == "group":
                return [f"any(y[0] // t.width in {rows} for y in {text})"]
            return [f"{text} // t.width in {rows}"]
        return [f"{text} == {exprs.value(wanted, env)}"]

    def activation(self, x: s.Trigger, holder: str) -> None:
        """`when P would activate a PIECE`: using the piece as a tool has a cost of its own, and only that limits it."""
        what = x.pattern.get("what")
        env = Env("call", "me", "card", "u")
        assert isinstance(what, e.Pieces)
        tests = [*(y.replace("f.me", "me") for y in self.mode_test(x.mode)), f"unit // t.width in {sets.rows(what, env)}"]
        fits = self.function(
            f"{self.label(x.path)}_fits", ["t", "s", "me", "unit"], [f"return {' and '.join(tests)}"],
            self.unit.remark(x.path, x.at, "is this the tool?"),
        )
        counts = []
        for y in x.body:
            for p in y.decl.params if isinstance(y, s.Invoke) else ():  # type: ignore[attr-defined]
                if p.type == "group" and is_narrowed(y.roles.get(p.name)):  # type: ignore[union-attr]
                    some = narrowed(y, p.name)  # type: ignore[arg-type]
                    n = exprs.value(some.number, env) if some.number is not None else "1"
                    counts.append(f"{sets.count(some.pieces, env)} // {n}")
        if not counts:
            raise NotYet("this cost of using a piece")
        least = f"min({', '.join(counts)})" if len(counts) > 1 else counts[0]
        times = self.function(
            f"{self.label(x.path)}_times", ["t", "s", "me"], [f"return {least}"],
            self.unit.remark(x.path, x.at, "how often can it be used?"), "int",
        )
        lower = self.rule_frame(self.label(x.path), x.path, Env("frame", "f.me", "f.card", "u"), x.at, x.title)
        self.plain(lower, x.body, x.at)
        self.unit.register("ACTIVATIONS", f"({fits}, {times}, {lower.frame.name}, {holder!r})")

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
        if x.kind == "choice":
            self.choice_exception(i, x, holder)
            return
        if x.kind == "die":
            self.die_exception(i, x, holder)
            return
        target = self.library.by_path[x.target]
        label = f"{self.label(x.path)}_{i}"
        owner = self.procedure_of(x.target) if "." in target.name or isinstance(target, d.ProcedureDecl) else None
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
            text = conds.cond(x.cond, env) if x.cond is not None else "True"
            body = [f"if {' and '.join(tests)}:", f"    return {text}", "return None"] if tests else [f"return {text}"]
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
        exception = list(x.body)
        if x.once:
            tests.append(self.once_test(x.path))
            exception = self.used_up(x.path, exception, x.at)
        if x.optional:
            number = rule_id(x.path)
            tests.append(f"not (s.lasting and ignored(s, {number}))")
            lower.frame.slots["skip"] = "int"
            if isinstance(exception[0], s.May):
                tests += [y for y in [lower.guard_test(exception[0])] if y]
            exception = self.on_doing(exception, Taken(x.at, "s.stack[f.up].pc = f.skip"))
            exception.insert(0, Taken(x.at, f"ignore_for(s, f.up, {number})"))  # type: ignore[arg-type]
        fits = self.function(
            f"{label}_fits",
            ["t", "s", "f"],
            ["u = s.stack[f.up]", f"return {' and '.join(tests) or 'True'}"],
            self.unit.remark(x.path, x.at, "does it apply now?"),
        )
        self.plain(lower, exception, x.at)
        self.unit.register("EXCEPTIONS", f"({x.target!r}, {lower.frame.name}, {fits}, {holder!r}, {self.card_of(x.path)!r})")

    def choice_exception(self, i: int, x: s.ExceptionTo, holder: str) -> None:
        """Another set for the choice of a role."""
        p = self.procedure_of(x.target)
        assert p is not None and x.value is not None
        names = known_before(p, x.target.rpartition(".")[2])
        env = Env("call", "me", "card", "u", aliases={n: ident(n) for n in names})
        tests = [*(y.replace("f.me", "me") for y in self.mode_test(x.mode)), *(conds.cond(g, env) for g in x.guards)]
        text = sets.members(x.value, env)
        body = [f"if {' and '.join(tests)}:", f"    return {text}", "return None"] if tests else [f"return {text}"]
        name = self.function(
            f"{self.label(x.path)}_{i}", ["t", "s", "me", *map(ident, names)], body,
            self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any",
        )
        self.unit.register("CHOICE_EXCEPTIONS", f"({x.target!r}, {name}, {holder!r})")

    def die_exception(self, i: int, x: s.ExceptionTo, holder: str) -> None:
        """Another face explodes for whom the guards fit."""
        assert x.value is not None
        read: set[str] = set()
        walk_names(x.guards, read)
        env = Env("call", "me", "card", "u", aliases=dict.fromkeys(read, "of"))
        tests = [*(y.replace("f.me", "me") for y in self.mode_test(x.mode)), *(conds.cond(g, env) for g in x.guards)]
        text = exprs.value(x.value, env)
        body = [f"if {' and '.join(tests)}:", f"    return {text}", "return None"] if tests else [f"return {text}"]
        name = self.function(
            f"{self.label(x.path)}_{i}", ["t", "s", "me", "of"], body, self.unit.remark(x.path, x.at, f"exception to {x.target}"), "Any"
        )
        self.unit.register("DIE_EXCEPTIONS", f"({x.target!r}, {name}, {holder!r})")

    def keep(self, i: int, x: s.Keep) -> None:
        """A standing order, restored after each group."""
        env = Env("call", "me", "card", "u")
        inner, it = env.inner("unit")
        tests = [*(y.replace("f.me", "me") for y in self.mode_test(x.mode)), *([conds.cond(x.cond, inner)] if x.cond is not None else [])]
        word = "keep_on" if x.on else "keep_off"
        name = self.function(
            f"{self.label(x.path)}_{word}_{i}", ["t", "s", "me"],
            [f"{word}(t, s, {sets.members(x.what, env)}, lambda {it}: {' and '.join(tests) or 'True'})"],
            self.unit.remark(x.path, x.at, "a standing order"), "None",
        )
        self.unit.register("KEEPS", name)

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
        verb = "move into" if x.verb == "move" and x.where is not None else x.verb
        self.unit.register("BANS", f"({verb!r}, {name}, {holder!r}, {kinds!r})")

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
