"""What waits for things to happen: triggers after the fact, replacements and redirects before it."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import exprs, rowsets, sets, told
from rootdsl.machine.base import speaks_of_intents
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.machine.narrow import is_narrowed, narrowed
from rootdsl.machine.redirects import Redirects, in_flight
from rootdsl.machine.replacements import INSTEAD, TOLD
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.runtime.lasting import rule_id


class Triggers(Redirects):
    """What waits for things to happen."""

    def trigger(self, i: int, x: s.Trigger) -> None:
        holder = self.kind_of_holder(x.path)
        if x.once and (x.verb == "resolve" or x.verb == "activate" and x.before):
            raise NotYet(f"`once per turn` for `{x.verb}`", "Keep a flag `this turn`, and ask it with `if`.")
        if "during" not in x.pattern and speaks_of_intents([x.guards, x.body]):
            raise NotYet("`declare` in a rule that waits for an event", "Keep a flag: `flag NAME this turn`, and `set NAME`.")
        if x.verb == "resolve":
            env = Env("frame", "f.me", "f.card", "u")
            lower = self.rule_frame(f"{self.label(x.path)}", x.path, env, x.at, x.title)
            self.plain(lower, x.body, x.at)
            self.unit.register("CARD_EFFECTS", f"({self.card_of(x.path)!r}, {lower.frame.name})")
            return
        env = Env("call", "me", "card", "u")
        law = holder == "law"
        if x.verb == "activate" and x.before:
            self.activation(x, holder)
            return
        procedure = self.library.by_path.get(x.verb)
        if isinstance(procedure, d.ProcedureDecl):
            if x.before:
                self.replacement(x, procedure, holder)
            else:
                self.after_procedure(x, holder)
            return
        if x.verb in TOLD and not x.before:
            self.after_telling(x, holder)
            return
        if x.before and x.verb in INSTEAD and "performer" in x.pattern:
            self.in_place(x, holder)
            return
        if x.before and (x.verb not in ("remove", "discard", "put") or "performer" in x.pattern):
            raise NotYet(
                f"something in the place of `{x.verb}`",
                f"Write what happens after it, `when ... {x.verb}` without `would`, or an exception to the step that does it.",
                x.pattern.get("what"),
            )
        if x.verb == "put":
            self.put_rule(x, holder)
            return
        if x.verb == "discard":     # `would go to`
            self.card_redirect(x, env, holder)
            return
        tests = self.event_test(x, env)
        body = self.once_body(x)
        fits = self.function(
            f"{self.label(x.path)}_fits",
            ["t", "s", "me", "x"],
            [*([q.assign("me", q.index("x", 1))] if law else []), q.result(q.holds(tests))],
            self.unit.remark(x.path, x.at, "is this the event?"),
        )
        body_env = Env("frame", "f.me", "f.card", "u")
        lower = self.rule_frame(f"{self.label(x.path)}", x.path, body_env, x.at, x.title)
        slots = dict.fromkeys(("performer", "what", "source", "target"), "")
        for name, (part, kind) in x.binds.items():
            lower.frame.slots[ident(name)] = "list" if kind == "group" else "int"
            slots["performer" if part == "remover" else part] = ident(name)
        owner_slot = slots.pop("owner", "")
        slots["what"] = slots["what"] or "what"
        lower.frame.one = lower.frame.slots.setdefault(slots["what"], "list") == "int"
        lower.frame.bind = (slots["performer"], slots["what"], slots["source"], slots["target"])
        self.tell_bound(x, lower.frame)
        if x.before:
            lower.in_flight = frozenset({"them", "it", slots["what"]})
            body_env.aliases = in_flight(x.body, slots["what"])
        elif lower.frame.one:
            body = self.followed(x.body, body, slots["what"], lower)
        can = self.can_test(x, lower, body_env)
        if x.before:
            self.plain(lower, body, x.at, q.all_of([q.call("falling", "t", "s", f"f.{slots['what']}"), q.call(can, "t", "s", "f")]))
        else:
            self.worth(x, lower)
            self.replaceable(lower, body, x.at, self.still_once(x))
        if x.before:
            self.stands_by(fits, x.path.rpartition(".")[0])
        if not x.before:
            self.alternative(x, lower.frame)
        kind = {"remove": "REMOVED", "place": "PLACED", "activate": "USED"}.get(x.verb, "DONE")
        by = tuple(bool(slots[p]) for p in ("performer", "source", "target"))
        if x.before:                    # may it be declined? then it is asked before what must happen
            last = bool(x.body) and isinstance(x.body[0], s.May)
        else:                           # does it only score or count? then it comes before the others
            last = self.only_counts(x)
        self.unit.register(
            "REDIRECTS" if x.before else "TRIGGERS",
            f"({kind}, {fits}, {lower.frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}, {x.each}, {by},"
            f" {last}{f', {owner_slot!r}' if owner_slot else ''})",
        )

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
        tests = self.standing(x)
        tests.append(q.op(q.index("event", "2"), "==", rule_id(decl.path)))
        tests += self.during_tests(x.pattern, env)
        for part, wanted in x.pattern.items():
            if part in index and not isinstance(wanted, str):
                tests += self.role_tests(q.index("event", index[part]), types[part], wanted, env, types)
        tests += self.lifted_tests(x.path)
        fits = self.function(
            f"{self.label(x.path)}_fits",
            ["t", "s", "me", "event"],
            [*([q.assign("me", q.index("event", 1))] if holder == "law" else []), q.result(q.all_of(tests))],
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
        self.tell_bound(x, lower.frame)
        can = self.can_test(x, lower, body_env)
        body = self.once_body(x)
        body = [s.If(x.at, [(e.All(list(x.guards)), list(body))], [])] if x.guards else body
        self.worth(x, lower)
        self.replaceable(lower, body, x.at, self.still_once(x))
        roles = tuple(ident(p.name) for p in decl.params)
        entry = f"({decl.path!r}, {roles!r})"
        if entry not in self.unit.registers.get("AWAITED", []):
            self.unit.register("AWAITED", entry)
        names = f"{fits}, {lower.frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}"
        self.alternative(x, lower.frame)
        self.unit.register("TRIGGERS", f"(DONE, {names}, False, (False, False, False), False)")

    def activation(self, x: s.Trigger, holder: str) -> None:
        """`when P would activate a PIECE`: using the piece as a tool has a cost of its own.

        Only that limits it, unless the cost is paid `to activate it`: then the piece is used as well, once a turn.
        """
        what = x.pattern.get("what")
        env = Env("call", "me", "card", "u")
        assert isinstance(what, e.Pieces)
        if holder == "card":
            raise NotYet("a price for using a piece, on a card", "Write the rule in the file to which the piece belongs.", what)
        tests = self.standing(x)
        tests.append(q.op(q.op("unit", "//", "t.width"), "in", rowsets.rows(what, env)))
        tests += told.narrower(what, q.piece("unit"), q.op("unit", "%", "t.width"), env)
        fits = self.function(
            f"{self.label(x.path)}_fits", ["t", "s", "me", "unit"], [q.result(q.all_of(tests))],
            self.unit.remark(x.path, x.at, "is this the tool?"),
        )
        again = next((y for y in x.body if isinstance(y, s.Cost) and any(isinstance(z, s.Activate) for z in y.effect)), None)
        paid: list[s.Stmt] = [*x.body, *(again.pay if again is not None else ())]
        counts = [sets.count(y.among, env) for y in paid if isinstance(y, s.Choose) and not y.group and isinstance(y.among, e.Pieces)]
        for y in paid:
            first = y.decl.body[0] if isinstance(y, s.Invoke) and y.decl.body else None
            if isinstance(first, s.Choose) and not first.group and isinstance(first.among, e.Pieces):
                counts.append(sets.count(first.among, env))
            for p in y.decl.params if isinstance(y, s.Invoke) else ():  # type: ignore[attr-defined]
                if p.type == "group" and is_narrowed(y.roles.get(p.name)):  # type: ignore[union-attr]
                    some = narrowed(y, p.name)  # type: ignore[arg-type]
                    n = exprs.value(some.number, env) if some.number is not None else "1"
                    counts.append(q.op(sets.count(some.pieces, env), "//", n))
        if not counts:
            raise NotYet("this price for using a piece", "Turning, removing or spending pieces of a set can be the price.", what)
        least = q.call("min", *counts) if len(counts) > 1 else counts[0]
        times = self.function(
            f"{self.label(x.path)}_times", ["t", "s", "me"], [q.result(least)],
            self.unit.remark(x.path, x.at, "how often can it be used?"), "int",
        )
        lower = self.rule_frame(self.label(x.path), x.path, Env("frame", "f.me", "f.card", "u"), x.at, x.title)
        self.plain(lower, x.body, x.at)
        self.unit.register("ACTIVATIONS", f"({fits}, {times}, {lower.frame.name}, {holder!r}, {again is None})")
