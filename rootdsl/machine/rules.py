"""What files add to others: hooks, triggers, exceptions, bans, free actions."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token

from rootdsl.machine import banned, conds, exprs, seated, sets
from rootdsl.machine import code as q
from rootdsl.machine.base import Base
from rootdsl.machine.effective import NEVER, Build, obstacle, read_by, written_by
from rootdsl.machine.env import Env, NotYet, said_at
from rootdsl.machine.hidden import tells_hidden
from rootdsl.machine.local import cheap_first, local_to_place, moment
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import ident
from rootdsl.machine.offers import marking, uncertain
from rootdsl.machine.prefix import Taken, known_before, walk_names
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.runtime.free import LENDER
from rootdsl.runtime.lasting import rule_id


class Rules(Base):
    """What files add to others: hooks, triggers, exceptions, bans, free actions."""

    def mode_test(self, mode: str) -> list[q.Code]:
        """The mode under which a rule lives is the active one of its holder."""
        return exprs.mode_tests(mode, self.library, "f.me")

    def standing(self, x: s.Trigger | s.Ban | s.ExceptionTo | s.Keep | s.LinkedPlaces | s.LeadTo) -> list[q.Code]:
        """Whether a rule stands at all: who is named in its heading sits at the table, and its mode is the active one (of `me`)."""
        return [*seated.heading(x), *(q.renamed(y, "f.me", "me") for y in self.mode_test(x.mode))]

    def card_of(self, path: str) -> str:
        """The card in whose body a rule stands, or ''."""
        parts = path.split(".")
        decl = self.library.by_path.get(".".join(parts[:2]))
        return decl.path if isinstance(decl, d.CardDecl) else ""

    def on_card(self, path: str) -> str:
        """The last part of an entry for a rule on a card: that card."""
        card = self.card_of(path)
        return f", {card!r}" if card else ""

    def only_local(self, x: s.ExceptionTo, result: object) -> bool:
        """Does an exception to a value of a place read nothing but the pieces there?"""
        whom = x.whose.filters if isinstance(x.whose, e.Players) else []
        return not x.mode and not whom and local_to_place(result, self.library) and all(local_to_place(g, self.library) for g in x.guards)

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

    def once_number(self, path: str) -> q.Code:
        """The number under which a use is remembered while a procedure runs: of the rule, its holder and its card."""
        return q.op(q.op(rule_id("once:" + path), "+", q.op("1000", "*", "f.me")), "+", "f.card")

    def once_test(self, path: str, span: str = "turn") -> q.Code:
        """Not used yet this turn, or in the procedure that runs."""
        if span != "turn":
            return q.no(q.paren(q.all_of(["s.lasting", q.call("ignored", "s", self.once_number(path))])))
        name = ident(path)
        if repr(name) not in self.unit.registers.get("ONCE", []):
            self.unit.register("ONCE", repr(name))
        return q.no(q.call("used", "t", "s", f"t.once_{name}", "f.me", "f.card"))

    def used_up(self, path: str, body: list[s.Stmt], at: Token | None, span: str = "turn") -> list[s.Stmt]:
        """A body that is marked as used for this turn (or procedure) once it is done; declined is not used."""
        if span != "turn":
            return self.on_doing(body, Taken(at, q.call("once_in", "s", q.quoted(span), self.once_number(path))))
        return self.on_doing(body, Taken(at, q.call("use_once", "t", "s", f"t.once_{ident(path)}", "f.me", "f.card")))

    def on_doing(self, body: list[s.Stmt], mark: Taken) -> list[s.Stmt]:
        """A mark that is reached when a body is really done, not when it is declined."""
        if len(body) == 1 and isinstance(body[0], s.May):
            first = body[0]
            return [s.May(first.at, [*first.body, mark], first.chooser, first.label)]  # type: ignore[list-item]
        if uncertain(body):
            return marking(body, mark.line)
        return [mark, *body]  # type: ignore[list-item]

    def declinable(self, path: str, body: list[s.Stmt], at: Token | None, lower: Lower) -> tuple[list[q.Code], list[s.Stmt]]:
        """What stands in the place of something, and may be declined: more tests, and a body that skips the thing when it is done.

        It is offered once; declined, the thing itself goes on.
        """
        lower.prefix.instead = True
        number = rule_id(path)
        tests = [q.no(q.paren(q.all_of(["s.lasting", q.call("ignored", "s", number)])))]
        if len(body) == 1 and isinstance(body[0], s.May):
            tests += [q.piece(y) for y in [lower.guard_test(body[0])] if y]
        lower.frame.slots["skip"] = "int"
        offered = Taken(at, q.call("ignore_for", "s", "f.up", number))
        return tests, [offered, *self.on_doing(body, Taken(at, q.assign(q.attr(q.index("s.stack", "f.up"), "pc"), "f.skip")))]  # type: ignore[list-item]

    def worth(self, x: s.Trigger, lower: Lower) -> None:
        """A trigger that would do nothing now needs no place in the order of those that come together."""

        def begun(body: Sequence[s.Base]) -> Build | None:
            if isinstance(body[0], s.May):
                text = lower.guard_test(body[0])
                return (lambda _env: text) if text else None
            test = lower.prefix.test(body)
            return None if test.trivial else test.call

        lower.frame.writes = written_by(x.body)
        text = "0" if len(x.body) == 1 and isinstance(x.body[0], s.May) else obstacle(x.body, begun, lower.env)
        if x.guards:
            text = q.paren(q.choice(text, q.all_of(conds.cond(g, lower.env) for g in x.guards), NEVER | read_by(x.guards)))
        if text == "0":         # a `may` is tested as soon as it happens
            return
        lower.frame.does = self.function(
            f"{self.label(x.path)}_waits_for", ["t", "s", "f"], [q.result(text)],
            self.unit.remark(x.path, x.at, "what must change before it does anything?"), "int",
        )

    def hook(self, i: int, h: s.Hook) -> None:
        owner = self.procedure_of(h.point)
        self.heard(h, h.point, owner)
        own = self.bound_names(h.body)
        shared = self.shared(owner, own) if owner is not None else frozenset(set(h.names) - own)
        env = Env("frame", "f.me", "f.card", "u", shared, self.sides(owner))
        lower = self.rule_frame(f"{self.label(h.path)}", h.path, env, h.at, h.title)
        tests = self.mode_test(h.mode)
        if h.once:
            tests.append(self.once_test(h.path, h.once))
        holder = self.kind_of_holder(h.path)
        if h.role:
            tests.append(q.op(self.player_at(owner, h.role), "==", "f.me"))
        elif owner is not None and owner.sides and h.holder != "any" and holder != "law":
            a, b = owner.sides
            tests.append(q.op("f.me", "in", q.pair(self.player_at(owner, a), self.player_at(owner, b))))
        elif holder != "law" and h.holder != "any" and not (owner is not None and owner.sides):
            tests.append(q.op("f.me", "==", "u.me"))
        tests += [conds.cond(g, env) for g in h.guards]
        tests += self.worth_offering(h.body, lower)
        tests += self.worth_running(h, env)
        lines = [q.above()] if any("u." in x or "(u" in x or " u" in x or ", u" in x for x in tests) else []
        fits = self.function(
            f"{self.label(h.path)}_fits",
            ["t", "s", "f"],
            [*lines, q.result(q.holds(tests))],
            self.unit.remark(h.path, h.at, "does it apply now?"),
        )
        self.replaceable(lower, self.used_up(h.path, h.body, h.at, h.once) if h.once else h.body, h.at)
        when = moment(h, self.system.hooks)
        self.unit.register("HOOKS", f"({h.point!r}, {lower.frame.name}, {fits}, {holder!r}, {self.card_of(h.path)!r}, {when})")

    def worth_offering(self, body: Sequence[s.Base], lower: Lower) -> list[q.Code]:
        """The test whether what a `may` offers can be done, where a body is that alone, or that after names; what stands below it
        happens in any case."""
        names: list[s.LetName] = []
        for x in body[:-1]:
            if not isinstance(x, s.LetName) or type_of(x.value)[1]:
                return []
            names.append(x)
        last = body[-1] if body else None
        if not isinstance(last, s.May):
            return []
        saved = lower.env
        try:
            for x in names:
                lower.env = lower.env.alias(**{x.name: q.paren(sets.let_text(x, lower.env))})
            text = lower.guard_test(last)
        finally:
            lower.env = saved
        return [q.piece(text)] if text else []

    def worth_running(self, h: s.Hook, env: Env) -> list[q.Code]:
        """A hook that is all under an `if` needs no place in an order while that does not hold; it is looked at again each time."""
        only = h.body[0] if len(h.body) == 1 else None
        if not isinstance(only, s.If) or only.otherwise or h.once or tells_hidden([cond for cond, _ in only.branches]):
            return []
        if any(seated.told_by(cond) for cond, _ in only.branches):
            return []
        taken = self.unit.part(h.path.rpartition(".")[0])        # an exception to the rule may stand in its place all the same
        return [q.paren(q.any_of([taken, *(conds.cond(cond, env) for cond, _ in only.branches)]))]

    def of_whom(self, whose: e.Expr, who: str, side: str, owner: d.ProcedureDecl | None, env: Env) -> list[q.Code]:
        """The value is that of somebody else; of a side of a procedure, while the holder is one of its sides."""
        tests = []
        if owner is not None and owner.sides:
            a, b = owner.sides
            tests.append(q.op("me", "in", q.pair(self.player_at(owner, a), self.player_at(owner, b))))
        return [*tests, *banned.player(whose, side if type_of(whose)[0] == "unit" else who, env)]

    def of_all(self, path: str) -> bool:
        """Does what waits in the rule at a path stand in a common file, so that it is carried out by whoever does the thing?"""
        return path.partition(".")[0] in exprs.SIGHT.common and bool(self.standing_rule(path))

    def title_of(self, path: str) -> str:
        """The title of the rule in which something stands; else that of the file."""
        decl = self.library.by_path.get(path)
        return decl.title if decl is not None else self.system.title

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
                + "What hangs on a later choice stands in a rule of its own: `at end of PROCEDURE`.", x.value,
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

    def join(self, i: int, x: s.LinkedPlaces) -> None:
        """Places that are joined to each other for the holder."""
        others = not isinstance(x.who, e.Me)
        env = Env("call", "me", "card", "u")
        tests = [*self.standing(x), *(banned.player(x.who, "who", env) if others else ())]
        text = q.result(sets.members(x.what, env))
        body = [q.unless(q.all_of(tests)), q.result(q.row(())).at(1), text] if tests else [text]
        params, remark = ["t", "s", "me", *(["who"] if others else [])], self.unit.remark(x.path, x.at, "joined")
        name = self.function(f"{self.label(x.path)}_joined_{i}", params, body, remark, "Any")
        self.unit.register("JOINS", f"({name}, {self.kind_of_holder(x.path)!r}, {self.card_of(x.path)!r}{', True' if others else ''})")

    def keep(self, i: int, x: s.Keep) -> None:
        """A standing order, restored after each group."""
        if self.card_of(x.path):
            raise NotYet("`keep` on a card", "Write the row in a rule of the file to which the box belongs.")
        env = Env("call", "me", "card", "u")
        inner, it = env.inner("unit")
        tests = self.standing(x)
        tests += [conds.cond(x.cond, inner)] if x.cond is not None else []
        word = "keep_on" if x.on else "keep_off"
        name = self.function(
            f"{self.label(x.path)}_{word}_{i}", ["t", "s", "me"],
            [q.call(word, "t", "s", sets.members(x.what, env), q.later(q.holds(tests), it))],
            self.unit.remark(x.path, x.at, "a standing order"), "None",
        )
        near = not x.mode and (x.cond is None or isinstance(x.cond.part if isinstance(x.cond, e.Not) else x.cond, e.Full))
        near = near and isinstance(x.what, e.Pieces) and all(isinstance(f, (e.UnitState, e.SortIs)) for f in x.what.filters)
        self.unit.register("KEEPS", f"({name}, {near!r})")      # near: it hangs only on what lies in these boxes

    def tie(self, x: s.Tie) -> None:
        """How an automated seat narrows what it is asked: a chain over the members, or chance."""
        env = Env("call", "me", "card", "u")
        inner, it = env.inner(x.kind or "place")
        lines = [q.assign("o", q.call("best", "o", q.each(exprs.value(rank.value, inner), it, "o"), rank.most)) for rank in x.chain]
        by_chance = q.index("o", q.call("below", "s", q.call("len", "o")))
        name = self.function(
            f"ties_{x.kind or 'else'}", ["t", "s", "me", "o"], [*lines, q.result("o") if x.kind else q.result(q.listed([by_chance]))],
            self.unit.remark(x.path, x.at, "an automaton decides"), "Any",
        )
        self.unit.register("TIES", f"({x.kind!r}, {name})")

    def advice(self) -> None:
        """What bots hold for good: one sum over all that a file advises."""
        env = Env("call", "me", "card", "u")
        body = [q.assign("n", 0)]
        for x in self.system.advice:
            with said_at(x.at):
                line = q.change("n", "+=", exprs.value(x.value, env))
                tests = [conds.cond(c, env) for c in x.conds]
                body += [q.when(q.all_of(tests)), line.at(1)] if tests else [line]
        remark = self.unit.remark(f"{self.system.name}.advice", self.system.advice[0].at, "what bots hold for good")
        self.unit.register("ADVICE", self.function("advice", ["t", "s", "me"], [*body, q.result("n")], remark, "int"))

    def ban(self, i: int, x: s.Ban) -> None:
        holder = self.kind_of_holder(x.path)
        env = Env("call", "me", "card", "u", aliases={"place": "place", x.who: "who"}, it={"place": "place"})
        tests = self.standing(x)
        procedure = self.library.by_path.get(x.verb)
        if x.verb == "discard":
            raise NotYet("a ban on discarding", "Write `exception to` the step that discards.")
        if isinstance(procedure, d.ProcedureDecl) and x.roles:
            self.bar(i, x, procedure)
            return
        if isinstance(procedure, d.ProcedureDecl) and (x.where is not None or x.what is not None):
            raise NotYet(
                "a ban on a procedure with certain pieces, or in certain places",
                "Say it in the words of its phrase, or write an exception to its choice: `exception to any PROCEDURE.CHOICE: SET`.",
                x.what if x.what is not None else x.where,
            )
        tests += banned.player(x.performer, "who", env)
        tests += banned.pieces(x, env)
        tests += banned.standing_in(x.where, env) if x.where is not None else []
        tests += [conds.cond(g, env) for g in x.guards]
        if x.outside is not None:
            tests.append(q.no(conds.cond(x.outside, env)))
        if x.except_by:
            tests.append(q.no(q.call("in_part", "s", q.quoted(tuple(x.except_by)))))
        name = self.function(
            f"{self.label(x.path)}_forbids",
            ["t", "s", "me", "who", "row", "place"],
            [q.result(q.holds(tests))],
            self.unit.remark(x.path, x.at, "cannot"),
        )
        kinds = banned.kinds(x.what)
        verb = "move into" if x.verb == "move" and x.where is not None else x.verb
        self.stands_by(name, x.path)
        self.unit.register("BANS", f"({verb!r}, {name}, {holder!r}, {kinds!r}{self.on_card(x.path)})")

    def bar(self, i: int, x: s.Ban, p: d.ProcedureDecl) -> None:
        """A ban that asks the roles of a procedure: it narrows the last of the choices that it asks."""
        holder, env = self.kind_of_holder(x.path), Env("call", "me", "card", "u")
        chosen = [y for y in p.body if isinstance(y, s.Choose) and not y.group]
        late = [role for role in x.roles if role not in {y.name for y in chosen}]
        if late or p.params[0].type != "player":
            raise NotYet(
                f"a ban that asks `{late[0] if late else p.params[0].name}` of `{p.name}`",
                "Only what the procedure chooses before it begins can be asked. Write an exception to the step that follows.",
            )
        choice = [y for y in chosen if y.name in x.roles][-1]
        names = known_before(p, choice.name)
        env.aliases = {**{n: ident(n) for n in names}, choice.name: "v"}
        who = ident(p.params[0].name)
        tests = self.standing(x)
        tests += banned.player(x.performer, who, env)
        if x.outside is not None:
            tests.append(q.no(conds.cond(x.outside, env)))
        if x.except_by:
            tests.append(q.no(q.call("in_part", "s", q.quoted(tuple(x.except_by)))))
        types = {y.name: y.type for y in p.params}
        found: list[tuple[set[str], q.Code]] = []
        for role, among in x.bound.items():
            var = e.Var(role, types[role])
            asked = e.Among(var, among) if type_of(among)[1] else e.Same(var, among)
            read: set[str] = {role}
            walk_names(among, read)
            found.append((read, conds.cond(asked, env)))
        for guard in x.guards:
            read = set()
            walk_names(guard, read)
            found.append((read, conds.cond(guard, env)))
        tests += [text for read, text in found if choice.name not in read]
        barred = q.no(q.paren(q.all_of([text for read, text in found if choice.name in read])))
        among_env = Env("call", "me", "card", "u", aliases={n: ident(n) for n in names})
        among_env.me = who
        members = q.paren(q.choice(sets.members(choice.among, among_env), q.op("among", "is", None), "among"))
        left = q.result(q.each("v", "v", members, barred))
        body = [q.when(q.all_of(tests)), left.at(1), q.result(None)] if tests else [left]
        name = self.function(
            f"{self.label(x.path)}_bars_{i}", ["t", "s", "me", *map(ident, names), "among"], body,
            self.unit.remark(x.path, x.at, f"cannot {p.name}"), "Any",
        )
        self.stands_by(name, x.path)
        self.unit.register("BARS", f"({p.path + '.' + choice.name!r}, {name}, {holder!r}{self.on_card(x.path)})")

    def lead(self, i: int, x: s.LeadTo) -> None:
        """The places to which one may move from a place besides those that paths lead to."""
        env = Env("call", "me", "card", "u")
        holder = self.kind_of_holder(x.path)
        others = x.who is not None or holder != "law"      # the mover need not be the one in whose name the rule is asked
        tests = [*self.standing(x), *banned.player(x.who, "who", env)]
        tests += [conds.cond(g, env) for g in x.guards]
        tests.append(q.op("place", "in", sets.members(x.source, env)))
        body = [q.result(q.choice(sets.members(x.target, env), q.all_of(tests), q.row(())))]
        params, remark = ["t", "s", "me", *(["who"] if others else []), "place"], self.unit.remark(x.path, x.at, "lead")
        name = self.function(f"{self.label(x.path)}_leads_{i}", params, body, remark, "Any")
        self.unit.register("LEADS", f"({name}, {holder!r}{f', True{self.on_card(x.path)}' if others else ''})")

    def free(self, i: int, x: s.FreeAction) -> None:
        if x.whose is None:
            self.free_of(x, self.kind_of_holder(x.path), self.mode_test(x.mode))
            return
        exprs.SIGHT.performed = self.system.name        # who performs it is not the holder, as in a procedure
        exprs.SIGHT.lent = self.system.seats > 1 or bool(self.card_of(x.path))
        try:
            holder = f"f.{LENDER}" if exprs.SIGHT.lent else f"t.seat_{ident(self.system.name)}"
            tests = [*exprs.mode_tests(x.mode, self.library, holder), *self.among(x.whose, holder)]
            self.free_of(x, "lent" if exprs.SIGHT.lent else "law", tests)
        finally:
            exprs.SIGHT.performed, exprs.SIGHT.lent = "", False

    def among(self, whose: e.Expr, holder: str) -> list[q.Code]:
        """Whether a seat is one of those in whose phases a free action of somebody else stands open."""
        env = Env("frame", "f.me", "f.card", "f")
        if isinstance(whose, e.Union):
            return [q.paren(q.any_of([q.paren(q.holds([*seated.sitting(y), *self.among(y, holder)])) for y in whose.sets]))]
        if not isinstance(whose, e.Players):
            return [q.op("f.me", "==", exprs.value(whose, env))]
        tests = [q.op("f.me", "!=", holder)] if whose.but is not None else []
        if whose.enemies_of is not None:
            tests.append(q.op(q.index("s.team", "f.me"), "!=", q.index("s.team", holder)))
        inner, _ = env.inner("player")
        inner.it["player"] = "f.me"
        return [*tests, *(conds.cond(c, inner) for c in whose.filters)]

    def free_of(self, x: s.FreeAction, holder: str, tests: list[q.Code]) -> None:
        """The frame of a free action, and the test whether it is offered."""
        env = Env("frame", "f.me", "f.card", "f")
        lower = self.rule_frame(self.label(x.path), x.path, env, x.at, x.title)
        if holder == "lent":
            lower.frame.slots[LENDER] = "int"
        self.announces(lower.frame, x.path, x.body)
        for y in x.body:
            self.needs(y, lower)
        tests += [conds.cond(g, env) for g in x.guards]
        test = lower.prefix.test(x.body)
        if not test.trivial:
            tests.append(test.call(env))
        can = self.function(
            f"{self.label(x.path)}_can",
            ["t", "s", "f"],
            [q.result(q.holds(tests))],
            self.unit.remark(x.path, x.at, "can it be done?"),
        )
        lower.open(lower.new_label(), "", self.unit.remark(x.path, x.at))
        lower.body(x.body, True)
        if lower.current is not None and not lower.current.closed:
            lower.hook(x.path + ":end", x)      # type: ignore[arg-type]
            lower.close(q.result(q.call("finish", "s")))
        lower.finish()
        self.unit.register(
            "FREE",
            f"({x.phase!r}, {lower.frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}, {bool(x.once)}, {x.title!r}, {x.path!r})",
        )
