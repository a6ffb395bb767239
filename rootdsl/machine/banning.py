"""Bans: what nobody, or some, cannot do."""

from __future__ import annotations

from rootdsl.machine import banned, conds, doers, sets
from rootdsl.machine import code as q
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.excepting import Excepting
from rootdsl.machine.names import ident
from rootdsl.machine.prefix import known_before, walk_names
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


class Banning(Excepting):
    """What files forbid."""

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
        tests += doers.among(x.performer, "who", env)
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
        verb = x.verb
        if x.verb == "move" and x.where is not None:
            verb = "count into" if banned.counts(x) else "move into"
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
        tests += doers.among(x.performer, who, env)
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
        tests = [*self.standing(x), *doers.among(x.who, "who", env)]
        tests += [conds.cond(g, env) for g in x.guards]
        tests.append(q.op("place", "in", sets.members(x.source, env)))
        body = [q.result(q.choice(sets.members(x.target, env), q.all_of(tests), q.row(())))]
        params, remark = ["t", "s", "me", *(["who"] if others else []), "place"], self.unit.remark(x.path, x.at, "lead")
        name = self.function(f"{self.label(x.path)}_leads_{i}", params, body, remark, "Any")
        self.unit.register("LEADS", f"({name}, {holder!r}{f', True{self.on_card(x.path)}' if others else ''})")
