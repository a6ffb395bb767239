"""Procedures, verbs and phases."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rootdsl.machine import code as q
from rootdsl.machine import exprs
from rootdsl.machine.base import Base, inside
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.find import walk
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import ident
from rootdsl.machine.prefix import NotInFull, Test, called_as_price, looks_further, paid_in_full, way_out
from rootdsl.model import decl as d
from rootdsl.model import stmt as s

BEFORE_START = (s.Choose, s.Needs, s.Match, s.LetName)     # what a procedure asks before anything happens
WOULD, WOULD_SO = ":would", ":would_so"     # where something else happens in its place: before it asks, and once its roles are known


def named_late(p: d.ProcedureDecl) -> set[str]:
    """The roles of a procedure that are chosen only after it has begun."""
    begun = next((i for i, x in enumerate(p.body) if not isinstance(x, BEFORE_START)), len(p.body))
    early = {x.name for x in p.body[:begun] if isinstance(x, (s.Choose, s.Match, s.LetName))}
    late: list[s.Choose] = []
    walk(p.body[begun:], s.Choose, late)
    return {x.name for x in late} - early


class Procedures(Base):
    """Procedures, verbs and phases."""

    def procedure(self, p: d.ProcedureDecl) -> None:
        frame = self.frame(p.name, p.path, self.unit.remark(p.path, p.at, f"procedure {p.name}"))
        for x in p.params:
            frame.slots[ident(x.name)] = "list" if x.type == "group" else "int"
        self.locals_of(p, frame)
        roles = [x.name for x in p.params]
        env = Env("frame", "f.me", "f.card", "f", sides=self.sides(p))
        lower = Procedure(self.unit, frame, env, ident(p.name), p.path, roles, orderer=p.orderer)
        lower.title = p.title
        lower.proc = lower.prefix.proc = p
        manifest = self.library.manifest()
        lower.repeated = manifest is not None and p.name == manifest.repeats
        for x in p.body:
            self.needs(x, lower)
        lower.whole(p)
        call_env = Env("call", "me", "card", "u", aliases={x.name: "1" for x in p.params if x.type == "number"})
        test = lower.prefix.test(p.body)
        params = ["t", "s", "me", *(f"{ident(x.name)}=-1" for x in p.params if x.type not in ("group", "number", "side"))]
        first = p.params[0].name if p.params and p.params[0].type == "player" else ""
        lines = [q.when(q.op(ident(first), "<", "0")), q.assign(ident(first), "me").at(1)] if first else []
        call = test.call(call_env)
        for x in p.params:
            # given by whoever calls; while nobody has, it may be
            if x.type in ("group", "side") and re.search(rf"(?<![\w.]){ident(x.name)}\b", call):
                params.append(f"{ident(x.name)}={None if x.type == 'group' else -1}")
                unknown = q.op(ident(x.name), "is", None) if x.type == "group" else q.op(ident(x.name), "<", 0)
                lines += [q.when(unknown), q.result(True).at(1)]
        asked = self.taken_over(call, params) or [q.result(call)]
        name = self.function(f"can_{p.name}_now", params, [*lines, *asked], self.unit.remark(p.path, p.at, "can it be done?"))
        self.unit.register("PROCEDURES", f"({p.path!r}, {frame.name}, {name})")
        if paid_in_full(self.unit, p):
            whole, call_env = self.in_full(lower, p), Env("call", "me", "card", "u")
            roles = [ident(x.name) for x in p.params[1:] if x.type != "group"]
            lines = [q.assign(ident(first), "me"), q.result(whole.call(call_env))] if first else [q.result(whole.call(call_env))]
            name = self.function(f"can_{p.name}_in_full", ["t", "s", "me", *roles], lines, self.unit.remark(p.path, p.at, "all of it?"))
            self.unit.register("IN_FULL", f"({p.path!r}, {name})")

    def in_full(self, lower: Lower, p: d.ProcedureDecl) -> Test:
        """The test of a price: can all of the procedure be done?"""
        try:
            return lower.prefix.test(p.body, True)
        except NotInFull as gap:
            call = called_as_price(self.unit, p)
            way = f"Write `{p.name}` as a sentence of its own, with a `needs` in it for what must be there, and what follows below it."
            told = NotYet(f"`{p.name}` as a price of so much: {gap.part} stands in it", way)
            told.at = call.at if call is not None else None
            raise told from gap

    def taken_over(self, call: str, params: list[str]) -> Sequence[str]:
        """The lines of a test that nobody else asks, and that is called with its own parameters; that function is no more."""
        for f in self.unit.functions:
            if call == q.call(f.name, *f.params) and {*f.params} <= {x.partition("=")[0] for x in params}:
                if not any(f"{f.name}(" in line for other in self.unit.functions for line in other.lines):
                    self.unit.functions.remove(f)
                    return f.lines
        return []

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
                writer.lines or [q.back()],
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

    def plain(self, lower: Lower, body: Sequence[s.Base], at: object, test: str = "") -> None:
        """A frame that runs its body and is done; `test`: what must still hold when its turn comes."""
        lower.open(lower.new_label(), "", self.unit.remark(lower.path, at))  # type: ignore[arg-type]
        if test:
            lower.line(q.unless(test))
            lower.line(q.result(q.call("finish", "s")).at(1))
        lower.body(body)
        if lower.current is not None and not lower.current.closed:
            lower.close(q.result(q.call("finish", "s")))
        lower.finish()

    def replaceable(self, lower: Lower, body: Sequence[s.Base], at: object, test: str = "") -> None:
        """The body of a hook or trigger: an exception to its rule runs in its place. `test`: what must still hold when its turn comes."""
        rule = lower.path.rpartition(".")[0]
        end = lower.new_label()
        lower.open(lower.new_label(), "", self.unit.remark(lower.path, at))  # type: ignore[arg-type]
        if test:
            lower.line(q.unless(test))
            lower.line(q.result(q.call("finish", "s")).at(1))
        lower.overridden(rule, end)
        lower.body(body)
        if lower.current is not None and not lower.current.closed:
            lower.close(q.result(q.call("finish", "s")))
        lower.open(end, "over", self.unit.remark(lower.path, at))  # type: ignore[arg-type]
        lower.close(q.result(q.call("finish", "s")))
        lower.finish()

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
        self.announces(frame, path, [body, *(x.action for x in self.system.added if inside(x.menu, path))])
        lower = Lower(self.unit, frame, Env("frame", "f.me", "f.card", "f"), ident(name), path, phase=target)
        for x in [*body, *(y.action for y in self.system.added if y.menu.startswith(path + "."))]:
            self.needs(x, lower)
        lower.swaps = [x for x in getattr(self.system, "orders", []) if x.first.startswith(path + ".")]
        lower.mode_tests = {x.mode: self.mode_test(x.mode) for x in lower.swaps}
        end = lower.new_label()
        if name == self.setup_phase():
            lower.phase, lower.setup = "", True
        lower.open(lower.new_label(), "", self.unit.remark(path, body[0].at if body else None))
        lower.body(body)
        if lower.phase and not self.last_phase(target):
            if lower.current is not None and not lower.current.closed:
                lower.line(q.when(q.index("t.free", lower.phase_index())))
                lower.line(q.result(q.call("open_point", "t", "s", "f", lower.phase_index(), end)).at(1))
        lower.open(end, "end", self.unit.remark(path, None))
        lower.close(q.result(q.call("finish", "s")))
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


class Procedure(Lower):
    """A procedure: its roles default, its start and end hooks, its end block."""

    def __init__(self, *args: object, orderer: str = "") -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.order_role = orderer

    def orderer(self) -> str:
        if not self.order_role:
            return self.env.holder()
        role = f"f.{ident(self.order_role)}"
        piece = self.proc is not None and any(x.type == "unit" for x in self.proc.params if x.name == self.order_role)
        return q.call("player_of", "t", "s", role) if piece else role

    def whole(self, p: d.ProcedureDecl) -> None:
        end, final, dropped = self.new_label(), self.new_label(), self.new_label()
        self.open(self.new_label(), "", self.unit.remark(p.path, p.at))
        first = p.params[0] if p.params and p.params[0].type == "player" else None
        if first is not None:
            self.frame.first = ident(first.name)
            self.line(q.when(q.op(f"f.{ident(first.name)}", "<", "0")))
            self.line(q.assign(f"f.{ident(first.name)}", "f.me").at(1))
        self.overridden(p.path, end)
        self.overridden(p.path + WOULD, dropped)
        started, verified = False, True     # `verified`: who called it has tested so far that it can be done
        tried: list[str] = []
        for i, x in enumerate(p.body):
            if not started and not isinstance(x, BEFORE_START):
                started = True
                self.overridden(p.path + WOULD_SO, dropped)
                self.hook(p.path + ":start", x)
            if isinstance(x, s.Part) and x.kind == "phase":
                self.statement(x, p.body[i + 1 :], False)
                over = self.new_label()
                self.open(over, "next", self.note(x))
                continue
            rest = p.body[i + 1 :]
            tried = self.attempt(p.body, i, tried)
            asks = verified and isinstance(x, (s.Choose, s.Needs, s.Match))
            self.statement(x, rest, asks and not way_out(x, rest, self.roles))
            verified = verified and looks_further(x) and not way_out(x, rest, self.roles)
        if not started:
            self.overridden(p.path + WOULD_SO, dropped)
        self.open(end, "end", self.unit.remark(p.path, p.at, "end"))
        self.frame.ends[p.path] = self.named[end]
        self.line(q.when(q.op(self.unit.point(p.path + ":end"), ">=", "0")))
        self.line(q.result(q.call("open_window", "t", "s", "f", self.unit.point(p.path + ":end"), final, self.orderer())).at(1))
        self.open(final, "over", self.unit.remark(p.path, p.at, "over"))
        self.close(q.result(q.call("finish", "s")))
        self.open(dropped, "dropped", self.unit.remark(p.path, p.at, "something else has happened in its place"))
        self.close(q.result(q.call("forgo", "s")))
        self.finish()


class Inline:
    """Statements of a verb that never stops, as plain lines."""

    def __init__(self, env: Env) -> None:
        self.env = env
        self.lines: list[q.Code] = []

    def statement(self, x: s.Base) -> None:
        if isinstance(x, s.SetNumber):
            slot = exprs.number_slot(x.decl, x.of, self.env)
            text = exprs.change_of(x, self.env)
            self.lines.append(q.change(slot, "+=", text) if x.add else q.assign(slot, text))
        elif isinstance(x, s.Score):
            n = exprs.loss(x.number, self.env) if x.lose else exprs.value(x.number, self.env)
            self.lines.append(q.call("score", "t", "s", exprs.value(x.who, self.env), q.minus(q.paren(n)) if x.lose else n))
