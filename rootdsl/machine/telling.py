"""Events and who hears of them: the tests that a trigger makes of what has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rootdsl.machine import code as q
from rootdsl.machine import conds, doers, exprs, sets, told
from rootdsl.machine.effective import numbers_read, read_by
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.find import find, walk
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import ident
from rootdsl.machine.prefix import Taken
from rootdsl.machine.rules import Rules
from rootdsl.machine.unit import FrameClass
from rootdsl.messages.kinds import said
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.events import ROLES_TOLD
from rootdsl.runtime.lasting import rule_id


class Telling(Rules):
    """Tests of events, and what triggers share."""

    def event_test(self, trigger: s.Trigger, env: Env) -> list[q.Code]:
        """Tests over one event `x`: [kind, performer, row, number, source, target]."""
        parts = trigger.pattern
        tests = self.standing(trigger)
        tests += performed_by(q.index("x", 1), parts.get("performer", parts.get("remover")), env)
        what = parts.get("what")
        if isinstance(what, e.Expr) and not told.is_told(what):
            raise NotYet(f"{said(type_of(what)[0])} in this event", "Name kinds or sorts of pieces, and whose they are.", what)
        tests += told.told(what, q.index("x", 2), q.index("x", 5 if trigger.verb == "place" else 4), env)
        owner = parts.get("owner")
        if isinstance(owner, e.Expr):
            tests += told.owned(owner, q.index("t.owner", q.index("x", 2)), env)
        for part, index in (("source", 4), ("target", 5)):
            tests += told.stands(parts.get(part), q.index("x", index), env)
        tests += self.during_tests(parts, env)
        tests += self.lifted_tests(trigger.path)
        return tests

    def during_tests(self, parts: Mapping[str, object], env: Env) -> list[q.Code]:
        """`, in PROCEDURE, as SIDE`: it is under way, and the holder is that side of it."""
        if "during" not in parts:
            return []
        if "side" not in parts:
            return [q.call("running", "s", q.quoted(parts["during"]))]
        return [q.op(q.call("role_in", "s", q.quoted(parts["during"]), q.quoted(ident(str(parts["side"])))), "==", env.holder())]

    def only_counts(self, x: s.Trigger) -> bool:
        """Does a trigger do nothing but score, or add to numbers of which no other trigger of the file hears?"""
        if not x.body or not all(isinstance(y, s.Score) or isinstance(y, s.SetNumber) and y.add for y in x.body):
            return False
        added = [y for y in x.body if isinstance(y, s.SetNumber)]
        others = [[y.guards, y.body] for y in self.system.triggers if y is not x] if added else []
        kept = all(y.decl.system == self.system.name and not read_by([y.value, y.of]) for y in added)
        return kept and {id(y.decl) for y in added}.isdisjoint(numbers_read(others))

    def alternative(self, x: s.Trigger, frame: FrameClass) -> None:
        """Of `when A` and `or when B` with one verb only the first hears of a fact for which both hold."""
        twins = [y for y in self.system.triggers if y.at is x.at and y.verb == x.verb and y.before == x.before]
        if len(twins) > 1:
            self.unit.register("ONE_FACT", f"({frame.name}, {self.system.triggers.index(twins[0])})")

    def followed(self, said: Sequence[s.Base], body: list[s.Stmt], name: str, lower: Lower) -> list[s.Stmt]:
        """A piece of an event that the body turns is found again afterwards, by the mark of the trail that it has from the beginning."""
        turns: list[s.TurnUnits] = []
        walk(said, s.TurnUnits, turns)
        if not any(isinstance(y.what, e.Var) and ident(y.what.name) == name for y in turns):
            return body
        lower.marked |= {y.what.name for y in turns if isinstance(y.what, e.Var) and ident(y.what.name) == name}
        mark = lower.slot(f"{name}_mark")
        return [Taken(turns[0].at, q.assign(mark, q.call("len", "s.trail"))), *body]  # type: ignore[list-item]

    def tell_bound(self, x: s.Trigger, frame: FrameClass) -> None:
        """Places, players and cards that the event names: prompts tell by them which of two like events is meant."""
        kinds = {ident(name): kind for name, (_, kind) in x.binds.items() if kind in ("place", "player", "card")}
        frame.bound = {slot: kind for slot, kind in kinds.items() if slot in frame.slots}

    def once_body(self, x: s.Trigger) -> list[s.Stmt]:
        """The body of a trigger, which marks it as used if it is once per turn, or once in a procedure."""
        return self.used_up(x.mark, x.body, x.at, x.once) if x.once else x.body

    def once_tests(self, x: s.Trigger) -> list[q.Code]:
        return [self.once_test(x.mark, x.once)] if x.once else []

    def still_once(self, x: s.Trigger) -> str:
        """Of several facts of one group the first uses it up: those that wait look again when their turn comes."""
        return q.all_of(self.once_tests(x)) if x.once else ""

    def can_test(self, x: s.Trigger, lower: Lower, env: Env) -> str:
        """The name of a test on a frame of the rule: its conditions hold, and what it offers can be done."""
        env.aliases = {**self.roles_under_way(x), **env.aliases}
        guards = [*self.once_tests(x), *(conds.cond(g, env) for g in x.guards)]
        guards += self.worth_offering(x.body, lower)
        return self.function(
            f"{self.label(x.path)}_can", ["t", "s", "f"], [q.result(q.holds(guards))], self.unit.remark(x.path, x.at)
        )

    def roles_under_way(self, x: s.Trigger) -> dict[str, str]:
        """The roles of the procedure in which it happens, as the rule reads them: from the nearest such procedure under way."""
        decl = self.library.by_path.get(str(x.pattern.get("during", "")))
        roles = [p.name for p in decl.params if p.type in ROLES_TOLD] if isinstance(decl, d.ProcedureDecl) else []
        return {name: q.call("role_in", "s", q.quoted(decl.path), q.quoted(ident(name))) for name in roles if name not in x.binds}  # type: ignore[union-attr]

    def lifted_tests(self, path: str) -> list[q.Code]:
        """A trigger of a rule that some sentence of this file ignores tests whether it stands."""
        rules = {rule for x in find(self.system, s.Ignoring) for rule in x.rules}
        lifted = [rule for rule in sorted(rules) if path == rule or path.startswith(rule + ".")]
        return [q.no(q.paren(q.all_of(["s.lasting", q.call("ignored", "s", rule_id(rule))]))) for rule in lifted]

    def role_tests(self, text: str, kind: str, wanted: e.Expr, env: Env, after: Mapping[str, str] | None = None) -> list[q.Code]:
        """Tests of one role of an event; `after`: the types of all roles, where it is over and things may have moved."""
        if isinstance(wanted, e.Players) or isinstance(wanted, e.Union) and kind == "player":
            return doers.among(wanted, text, env)
        if isinstance(wanted, e.Cards):        # which card it was, wherever it lies by now
            if wanted.zone:
                raise NotYet("the pile in which a card of a procedure lies", "Leave the pile out, and ask it with `if` below.", wanted)
            inner = env.alias()
            inner.it = {**inner.it, "card": text}
            kinds = [conds.card_is(text, k) for k in wanted.kinds]
            return [*([q.paren(q.any_of(kinds))] if kinds else []), *(conds.cond(c, inner) for c in wanted.filters)]
        if isinstance(wanted, e.Pieces):
            return told.among_told(wanted, q.piece(text), kind, "place" in (after or {}).values(), env)
        if kind == "place" and (isinstance(wanted, e.Union) or type_of(wanted)[1]):
            return told.stands(wanted, q.piece(text), env)
        return [q.op(text, "in", sets.members(wanted, env))] if type_of(wanted)[1] else [q.op(text, "==", exprs.value(wanted, env))]


def performed_by(text: q.Code, wanted: object, env: Env) -> list[q.Code]:
    """Tests of who does it; a pattern that names nobody, or has a word for whoever it is, has none."""
    return doers.among(wanted, text, env) if isinstance(wanted, e.Expr) else []
