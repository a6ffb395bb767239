"""Rules that wait for something: their frames, when they stand, how often they may be used, and whether they are worth offering."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, seated, sets
from rootdsl.machine.base import Base
from rootdsl.machine.effective import NEVER, Build, obstacle, read_by, written_by
from rootdsl.machine.env import Env
from rootdsl.machine.hidden import tells_hidden
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import ident
from rootdsl.machine.offers import marking, uncertain
from rootdsl.machine.prefix import Taken
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.runtime.lasting import rule_id


class Ruled(Base):
    """What all rules that wait share."""

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

    def of_all(self, path: str) -> bool:
        """Does what waits in the rule at a path stand in a common file, so that it is carried out by whoever does the thing?"""
        return path.partition(".")[0] in exprs.SIGHT.common and bool(self.standing_rule(path))

    def title_of(self, path: str) -> str:
        """The title of the rule in which something stands; else that of the file."""
        decl = self.library.by_path.get(path)
        return decl.title if decl is not None else self.system.title
