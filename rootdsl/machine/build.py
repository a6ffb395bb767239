"""One system to one unit: which frames, functions and registrations its declarations and rules become."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import conds, exprs
from rootdsl.machine.env import Env
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import class_name, ident
from rootdsl.machine.prefix import needs_names
from rootdsl.machine.unit import FrameClass, Function, Unit
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.model.types import type_of
from rootdsl.names.library import Library


class Build:
    """Fills the unit of one system."""

    def __init__(self, system: System, library: Library) -> None:
        self.system, self.library = system, library
        self.unit = Unit(system)
        self.unit.library = library
        for other in library.systems.values():
            for group in other.of(d.ModeSet):
                exprs.GROUPS[group.name] = group
        self.short = ident(system.name)

    def run(self) -> Unit:
        procedures = self.system.of(d.ProcedureDecl)
        for p in procedures:
            if p.macro:
                self.unit.macros[p.path] = self.stays(p.body)
        for other in self.library.systems.values():
            for p in other.of(d.ProcedureDecl):
                if p.macro and p.path not in self.unit.macros:
                    self.unit.macros[p.path] = self.stays(p.body)
        for v in self.system.of(d.ValueDecl):
            self.value(v)
        for c in self.system.of(d.ConditionDecl):
            self.condition(c)
        for p in procedures:
            self.macro(p) if p.macro else self.procedure(p)
        for name, body in self.system.phases.items():
            self.phase(name, body)
        for i, hook in enumerate(self.system.hooks):
            self.hook(i, hook)
        for i, trigger in enumerate(self.system.triggers):
            self.trigger(i, trigger)
        for i, x in enumerate(self.system.exceptions):
            self.exception(i, x)
        for i, ban in enumerate(self.system.bans):
            self.ban(i, ban)
        for i, f in enumerate(self.system.free):
            self.free(i, f)
        for v in self.system.victories:
            env = Env("call", "me", "card", "u", aliases={"player": "player"})
            self.function(
                f"victory_{v.path.rpartition('.')[2]}",
                ["t", "s", "player"],
                ["me = player", f"return {conds.cond(v.cond, env)}"],
                self.unit.remark(v.path, v.at),
            )
            self.unit.register("VICTORIES", self.unit.functions[-1].name)
        return self.unit

    # ------------------------------------------------------------ helpers

    def function(self, name: str, params: list[str], lines: list[str], remark: str, result: str = "bool") -> str:
        name = self.unit.fresh(name)
        self.unit.functions.append(Function(name, params, lines, remark, result))
        return name

    def stays(self, body: Sequence[s.Base]) -> bool:
        """A verb that never stops is called in place."""
        return all(isinstance(x, (s.SetNumber, s.Score)) for x in body)

    def procedure_of(self, path: str) -> d.ProcedureDecl | None:
        """The procedure in which a point, value or verb stands."""
        system, _, rest = path.partition(".")
        head = rest.split(".")[0].split(":")[0]
        holder = self.library.systems.get(system)
        return next((p for p in holder.of(d.ProcedureDecl) if p.name == head), None) if holder else None

    def frame(self, name: str, path: str, remark: str) -> FrameClass:
        frame = FrameClass(self.unit.fresh(class_name(name)), path, remark=remark)
        self.unit.frames.append(frame)
        return frame

    def sides(self, p: d.ProcedureDecl | None) -> tuple[str, str] | None:
        return (ident(p.sides[0]), ident(p.sides[1])) if p is not None and len(p.sides) == 2 else None

    def shared(self, p: d.ProcedureDecl | None, own: set[str]) -> frozenset[str]:
        """Names that a hook of the procedure reads from its frame."""
        if p is None:
            return frozenset()
        names = {x.name for x in p.params} | set(p.shares)
        names |= self.bound_names(p.body)
        return frozenset(names - own)

    def bound_names(self, body: Sequence[s.Base]) -> set[str]:
        out: set[str] = set()
        for x in body:
            if isinstance(x, (s.Choose, s.LetName, s.Roll)):
                out.add(x.name)
            for attr in ("body", "pay", "effect", "otherwise"):
                out |= self.bound_names(getattr(x, attr, None) or [])
            for branch in getattr(x, "branches", None) or []:
                out |= self.bound_names(branch[1] if isinstance(branch, tuple) else branch)
        return out

    def locals_of(self, p: d.ProcedureDecl, frame: FrameClass) -> None:
        """Slots for the numbers and flags that a procedure declares."""
        if p.sides or p.shares:
            frame.slots["intents"] = "list"
        for x in self.library.systems[p.system].of(d.NumberDecl):
            if x.name.startswith(p.name + "."):
                frame.slots[ident(x.name.rpartition(".")[2])] = "pair" if x.scope == "side" else "zero"

    # ------------------------------------------------------------ values and conditions

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
        many = type_of(body)[1]
        if isinstance(body, e.Pieces):
            text = exprs.members(body, env, True)
        elif many:
            text = exprs.members(body, env)
        else:
            text = exprs.value(body, env)
        lines = self.only(body, env) or [f"return {text}"]
        name = self.function(f"value_{v.name}", params, lines, self.unit.remark(v.path, v.at), "Any" if many else "int")
        memo = not v.owner and [x.type for x in v.params] == ["place"] and local_to_place(body, self.library)
        first = next((i for i, x in enumerate(v.params) if x.type in ("player", "side")), -1)
        self.unit.register("VALUES", f"({v.path!r}, {name}, {memo}, {first})")

    def only(self, body: e.Expr, env: Env) -> list[str]:
        """`the only player with most ...` as a loop that stops comparing early."""
        if not (isinstance(body, e.Attr) and body.name == "only" and isinstance(body.of, e.Most)):
            return []
        inner, it = env.inner("player")
        return [
            "top, who = -1, -1",
            f"for {it} in {exprs.members(body.of.among, env)}:",
            f"    n = {exprs.value(body.of.value, inner)}",
            "    if n > top:",
            f"        top, who = n, {it}",
            "    elif n == top:",
            "        who = -1",
            "return who",
        ]

    def condition(self, c: d.ConditionDecl) -> None:
        env = Env("call", "me", "card", "u")
        word = c.phrase[:1] == ["word"]
        for x in c.params:
            env.aliases[x.name] = ident(x.name) if not word else "place"
        params = ["t", "s", "me", *(ident(x.name) if not word else "place" for x in c.params)]
        parts = [conds.cond(x, env) for x in c.body]
        name = self.function(f"is_{c.name}", params, [f"return {' and '.join(parts) or 'True'}"], self.unit.remark(c.path, c.at))
        self.unit.register("CONDITIONS", f"({c.path!r}, {name})")

    # ------------------------------------------------------------ procedures

    def procedure(self, p: d.ProcedureDecl) -> None:
        frame = self.frame(p.name, p.path, self.unit.remark(p.path, p.at, f"procedure {p.name}"))
        for x in p.params:
            frame.slots[ident(x.name)] = "list" if x.type == "group" else "int"
        self.locals_of(p, frame)
        roles = [x.name for x in p.params]
        env = Env("frame", "f.me", "f.card", "f", sides=self.sides(p))
        lower = Procedure(self.unit, frame, env, ident(p.name), p.path, roles, orderer=p.orderer)
        lower.title = p.title
        for x in p.body:
            self.needs(x, lower)
        lower.whole(p)
        call_env = Env("call", "me", "card", "u")
        test = lower.prefix.test(p.body)
        params = ["t", "s", "me", *(f"{ident(x.name)}=-1" for x in p.params if x.type not in ("group", "number", "side"))]
        first = p.params[0].name if p.params and p.params[0].type == "player" else ""
        lines = [f"if {ident(first)} < 0:", f"    {ident(first)} = me"] if first else []
        call = test.call(call_env)
        for x in p.params:
            if x.type == "number" and ident(x.name) in call:
                call = call.replace(ident(x.name), "1")
        name = self.function(f"can_{p.name}_now", params, [*lines, f"return {call}"], self.unit.remark(p.path, p.at, "can it be done?"))
        self.unit.register("PROCEDURES", f"({p.path!r}, {frame.name}, {name})")

    def needs(self, x: s.Base, lower: Lower) -> None:
        """Requirements become functions of their own: others may make an exception to them."""
        if isinstance(x, s.Needs):
            env = Env("call", "me", "card", "u")
            names = needs_names(x)
            name = self.function(
                f"needs_{x.path.rpartition('.')[2]}",
                ["t", "s", "me", *map(ident, names)],
                [f"return {conds.cond(x.cond, env)}"],
                self.unit.remark(x.path, x.at, "requirement"),
            )
            self.unit.register("NEEDS", f"({x.path!r}, {name}, {tuple(names)!r})")
        for attr in ("body", "pay", "effect"):
            for y in getattr(x, attr, None) or []:
                self.needs(y, lower)

    def macro(self, p: d.ProcedureDecl) -> None:
        owner = self.procedure_of(p.path)
        own = {x.name for x in p.params}
        if self.unit.macros[p.path]:
            env = Env("call", "me", "card", "u", self.shared(owner, own), self.sides(owner))
            env.side_name = next((x.name for x in p.params if x.type == "side"), "")
            env.aliases = {x.name: ident(x.name) for x in p.params}
            writer = Inline(env)
            for x in p.body:
                writer.statement(x)
            name = self.function(
                p.name,
                ["t", "s", "me", "u", *(ident(x.name) for x in p.params)],
                writer.lines,
                self.unit.remark(p.path, p.at, f"verb {p.name.rpartition('.')[2]}"),
                "None",
            )
            self.unit.register("VERBS", f"({p.path!r}, {name})")
            return
        frame = self.frame(p.name, p.path, self.unit.remark(p.path, p.at, f"verb {p.name}"))
        for x in p.params:
            frame.slots[ident(x.name)] = "int"
        env = Env("frame", "f.me", "f.card", "u", self.shared(owner, own), self.sides(owner))
        env.side_name = next((x.name for x in p.params if x.type == "side"), "")
        lower = Lower(self.unit, frame, env, ident(p.name), p.path, [x.name for x in p.params])
        lower.title = p.title
        self.plain(lower, p.body, p.at)
        self.unit.register("PROCEDURES", f"({p.path!r}, {frame.name}, None)")

    def plain(self, lower: Lower, body: Sequence[s.Base], at: object) -> None:
        """A frame that runs its body and is done."""
        lower.open(lower.new_label(), "", self.unit.remark(lower.path, at))  # type: ignore[arg-type]
        lower.body(body)
        if lower.current is not None and not lower.current.closed:
            lower.close("return finish(s)")
        lower.finish()

    # ------------------------------------------------------------ phases

    def phase(self, name: str, body: Sequence[s.Base]) -> None:
        path = f"{self.system.name}.{name}"
        target = next(
            (
                x.path
                for sys_ in self.library.systems.values()
                for x in sys_.decls
                if type(x) is d.Decl and x.name.rpartition(".")[2] == name and "." in x.name and sys_.kind == "law"
            ),
            path,
        )
        frame = self.frame(name, path, self.unit.remark(path, body[0].at if body else None, f"phase {name}"))
        lower = Lower(self.unit, frame, Env("frame", "f.me", "f.card", "f"), ident(name), path, phase=target)
        lower.swaps = [x for x in getattr(self.system, "orders", []) if x.first.startswith(path + ".")]
        lower.mode_tests = {x.mode: self.mode_test(x.mode) for x in lower.swaps}
        end = lower.new_label()
        if name == self.setup_phase():
            lower.phase, lower.setup = "", True
        lower.open(lower.new_label(), "", self.unit.remark(path, body[0].at if body else None))
        lower.body(body)
        if lower.phase and not self.last_phase(target):
            if lower.current is not None and not lower.current.closed:
                lower.line(f"if t.free[{lower.phase_index()}]:")
                lower.line(f"    return open_point(t, s, f, {lower.phase_index()}, {end})")
        lower.open(end, "end", self.unit.remark(path, None))
        lower.close("return finish(s)")
        lower.frame.ends[target] = lower.named[end]
        lower.finish()
        self.unit.register("PHASES", f"({name!r}, {frame.name})")

    def setup_phase(self) -> str:
        manifest = self.library.manifest()
        return manifest.setup if manifest else ""

    def last_phase(self, target: str) -> bool:
        p = self.procedure_of(target)
        phases = [x.path for x in (p.body if p else []) if isinstance(x, s.Part) and x.kind == "phase"]
        return bool(phases) and phases[-1] == target

    # ------------------------------------------------------------ hooks, triggers, exceptions, bans, free actions

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
                tests.append(f"x[2] in {exprs.rows(e.Pieces(what.sorts, None), env)}")
            if isinstance(what.owner, e.Players):
                tests.append("s.team[t.owner[x[2]]] != s.team[me]" if what.owner.enemies_of is not None else "t.owner[x[2]] >= 0")
            elif what.owner is not None:
                tests.append(f"t.owner[x[2]] == {exprs.value(what.owner, env)}")
        for part, index in (("source", 4), ("target", 5)):
            places = parts.get(part)
            if isinstance(places, e.Places):
                inner = env.alias()
                inner.it = {**inner.it, "place": f"x[{index}]"}
                key = exprs.place_key(places.kinds)
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
            tests.append(f"unit // t.width in {exprs.rows(e.Pieces(what.sorts, None), env)}")
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
            text = exprs.members(x.value, env, isinstance(x.value, e.Pieces)) if type_of(x.value)[1] else exprs.value(x.value, env)
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
        lower = self.rule_frame(label, x.path, env, x.at, self.system.title)
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

    def amend(self, x: s.ExceptionTo, label: str, params: list[str], tests: list[str], env: Env, holder: str) -> None:
        """`add`, `at least`, `at most` on a value: they never clash."""
        for what, amount in (("add", x.add), ("low", x.low), ("high", x.high)):
            if amount is None:
                continue
            body = (
                [f"if {' and '.join(tests)}:", f"    return {exprs.value(amount, env)}", "return None"]
                if tests
                else [f"return {exprs.value(amount, env)}"]
            )
            name = self.function(f"{label}_{what}", params, body, self.unit.remark(x.path, x.at, f"{what} to {x.target}"), "Any")
            self.unit.register("AMENDMENTS", f"({x.target!r}, {what!r}, {name}, {holder!r})")

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
            tests.append(f"row in {exprs.rows(e.Pieces(x.what.sorts, x.what.owner), env)}")
            counts = True
        if isinstance(x.where, e.Places):
            tests.append(f"t.is_{exprs.place_key(x.where.kinds)}[place]")
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


class Procedure(Lower):
    """A procedure: its roles default, its start and end hooks, its end block."""

    def __init__(self, *args: object, orderer: str = "") -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.order_role = orderer

    def orderer(self) -> str:
        return f"f.{ident(self.order_role)}" if self.order_role else self.env.holder()

    def whole(self, p: d.ProcedureDecl) -> None:
        end, final = self.new_label(), self.new_label()
        self.open(self.new_label(), "", self.unit.remark(p.path, p.at))
        first = p.params[0] if p.params and p.params[0].type == "player" else None
        if first is not None:
            self.frame.first = ident(first.name)
            self.line(f"if f.{ident(first.name)} < 0:")
            self.line(f"    f.{ident(first.name)} = f.me")
        started = False
        for i, x in enumerate(p.body):
            if not started and not isinstance(x, (s.Choose, s.Needs, s.Match, s.LetName)):
                started = True
                self.hook(p.path + ":start", x)
            if isinstance(x, s.Part) and x.kind == "phase":
                self.statement(x, p.body[i + 1 :], False)
                over = self.new_label()
                self.open(over, "next", self.note(x))
                continue
            self.statement(x, p.body[i + 1 :], isinstance(x, (s.Choose, s.Needs, s.Match)))
        self.open(end, "end", self.unit.remark(p.path, p.at, "end"))
        self.frame.ends[p.path] = self.named[end]
        self.line(f"if {self.unit.point(p.path + ':end')} >= 0:")
        self.line(f"    return open_window(t, s, f, {self.unit.point(p.path + ':end')}, {final}, {self.orderer()})")
        self.open(final, "over", self.unit.remark(p.path, p.at, "over"))
        self.close("return finish(s)")
        self.finish()


class Inline:
    """Statements of a verb that never stops, as plain lines."""

    def __init__(self, env: Env) -> None:
        self.env = env
        self.lines: list[str] = []

    def statement(self, x: s.Base) -> None:
        if isinstance(x, s.SetNumber):
            slot = exprs.number_slot(x.decl, x.of, self.env)
            self.lines.append(f"{slot} {'+=' if x.add else '='} {exprs.value(x.value, self.env)}")
        elif isinstance(x, s.Score):
            n = exprs.value(x.number, self.env)
            self.lines.append(f"score(t, s, {exprs.value(x.who, self.env)}, {'-(' + n + ')' if x.lose else n})")


def cheap_first(guards: Sequence[e.Cond], env: Env) -> list[str]:
    """Conditions in an order that asks counts before comparisons of every player (they have no effects)."""
    parts: list[e.Cond] = []
    for g in guards:
        parts += g.parts if isinstance(g, e.All) else [g]
    texts = [conds.cond(g, env) for g in parts]
    return sorted(texts, key=lambda x: "most(" in x or "joined(" in x)


def wins(body: Sequence[s.Base]) -> bool:
    """Does a body declare somebody the winner? Then it comes before any effect of its moment."""
    for x in body:
        if isinstance(x, s.Win):
            return True
        inner = [*(getattr(x, "body", None) or []), *(getattr(x, "otherwise", None) or [])]
        for branch in getattr(x, "branches", None) or []:
            inner += branch[1] if isinstance(branch, tuple) else branch
        if wins(inner):
            return True
    return False


def local_to_place(x: object, library: Library) -> bool:
    """Does a value of a place read nothing but the pieces in that place? Then it can be remembered."""
    if isinstance(x, e.Pieces):
        return (
            x.at is not None and isinstance(x.at, (e.Var, e.It)) and not x.filters and (x.owner is None or local_to_place(x.owner, library))
        )
    if isinstance(x, e.Call):
        return bool(x.decl.body) and local_to_place(x.decl.body[0], library) and all(local_to_place(a, library) for a in x.args)
    if isinstance(x, e.Players):
        return not x.filters
    if isinstance(x, (e.Var, e.It, e.Num, e.Me, e.SeatOf, e.Nobody, e.PieceRef, e.SuitRef, e.PlaceNumber, e.PlaceFlag)):
        return True
    if isinstance(x, (e.Attr, e.Most, e.Count, e.Arith, e.Exists, e.Compare, e.Same, e.Among, e.Not, e.All, e.AnyOf, e.Bound, e.Cases)):
        return all(local_to_place(getattr(x, n), library) for n in x.__dataclass_fields__)
    if isinstance(x, (list, tuple)):
        return all(local_to_place(y, library) for y in x)
    return isinstance(x, (str, int, bool)) or x is None
