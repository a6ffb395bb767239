"""What waits for things to happen: triggers after the fact, replacements and redirects before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, sets
from rootdsl.machine.base import speaks_of_intents
from rootdsl.machine.effective import numbers_read, read_by
from rootdsl.machine.env import Env, NotYet, said_at
from rootdsl.machine.find import find, walk
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import ident
from rootdsl.machine.narrow import is_narrowed, narrowed
from rootdsl.machine.offers import marking, uncertain
from rootdsl.machine.prefix import Taken
from rootdsl.machine.procedures import WOULD, WOULD_SO, named_late
from rootdsl.machine.rules import Rules
from rootdsl.machine.seated import heading
from rootdsl.machine.unit import FrameClass
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.events import ROLES_TOLD
from rootdsl.runtime.lasting import rule_id

WAY_OF_COMMON = "Write the rule in the file of the faction or card that it helps."
WAY_OF_CARDS = "Let what else happens wait for the discard: `when PLAYER discards a card`."
INSTEAD = {"score": "SCORED", "draw": "DRAWN", "remove": "REMOVED", "place": "PLACED", "discard": "DISCARDED"}
TOLD = {"score": "SCORED", "draw": "DRAWN", "discard": "DISCARDED", "reveal": "SHOWN", "spend": "SPENT"}
OF_CARDS = ("discard", "reveal", "spend")      # told of are certain cards


def card_tests(x: s.Trigger, what: e.Cards, env: Env) -> list[q.Code]:
    """Tests of the card that an event tells of, and of the pile that it leaves; a pile without an owner is that of whoever does it."""
    card = q.index("x", 2)
    inner = env.alias()
    inner.it = {"card": card}
    theirs = env.alias()
    theirs.me = env.me if isinstance(x.pattern.get("performer"), e.Me) else q.index("x", 1)
    piles = [exprs.value(y, theirs) for y in what.zone]
    tests = [q.op(q.index("x", 4), "in", q.some_of(piles))] if piles else []
    return [*tests, *(conds.card_is(card, k) for k in what.kinds), *(conds.cond(c, inner) for c in what.filters)]


def seated(x: q.Code) -> q.Code:
    """A test or line that is asked of a seat and stands on no card."""
    return q.renamed(q.renamed(x, "f.me", "me"), "f.card", "-1")


def in_flight(body: Sequence[s.Base], slot: str) -> dict[str, str]:
    """How the body of a redirect reads its pieces: `what` are their flights, and by their names they are pieces where they stood.

    They can be put and turned, all together; for the rest they only can be looked at.
    """
    pieces = q.call("units_falling", "t", "s", f"f.{slot}")
    names, told = {"them", "it", *([slot] if slot != "what" else [])}, [*body]
    parts: list[s.Base] = []
    walk(told, s.Base, parts)
    loops = [y for y in parts if isinstance(y, (s.ForEach, s.Choose))]
    of_them = {y.name for y in loops if isinstance(y.among, e.Var) and ident(y.among.name) in names}
    for y in parts:
        what = getattr(y, "what", None)
        if not isinstance(what, e.Var):
            continue
        alone = what.name in of_them and isinstance(y, (s.Put, s.TurnUnits, s.Remove, s.Replace))
        if alone or ident(what.name) in names and isinstance(y, (s.Remove, s.Replace)):
            with said_at(y.at):
                raise NotYet(
                    "this of pieces on their way to a supply",
                    "They can be put or turned, all of them or, where the rule says `each`, one by one.", what,
                )
    return {"what": f"f.{slot}", **dict.fromkeys(names, pieces)}


class Triggers(Rules):
    """What waits for things to happen."""

    def event_test(self, trigger: s.Trigger, env: Env) -> list[q.Code]:
        """Tests over one event `x`: [kind, performer, row, number, source, target]."""
        parts = trigger.pattern
        whose = q.index("t.owner", q.index("x", 2))
        enemy = q.op(q.index("s.team", whose), "!=", q.index("s.team", "me"))
        tests = self.standing(trigger)
        tests += self.player_tests(q.index("x", 1), parts.get("performer", parts.get("remover")), env)
        what = parts.get("what")
        if isinstance(what, e.Pieces):
            if what.sorts:
                tests.append(q.op(q.index("x", "2"), "in", sets.rows(e.Pieces(what.sorts, None), env)))
            if isinstance(what.owner, e.Players):
                tests.append(enemy if what.owner.enemies_of is not None else q.op(whose, ">=", 0))
            elif what.owner is not None:
                tests.append(q.op(whose, "==", exprs.value(what.owner, env)))
        owner = parts.get("owner")
        if isinstance(owner, e.Players):
            tests.append(q.op(whose, ">=", 0))
            if owner.enemies_of is not None:
                tests.append(enemy)
            if owner.but is not None:
                tests.append(q.op(whose, "!=", "me"))
        for part, index in (("source", 4), ("target", 5)):
            places = parts.get(part)
            if isinstance(places, e.Places):
                inner = env.alias()
                inner.it = {**inner.it, "place": q.index("x", index)}
                key = sets.place_key(places.kinds)
                tests.append(q.index(f"t.is_{key}", q.index("x", index)))
                tests += [conds.cond(c, inner) for c in places.filters]
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
        """Places and players that the event names: prompts tell by them which of two like events is meant."""
        kinds = {ident(name): kind for name, (_, kind) in x.binds.items() if kind in ("place", "player")}
        frame.bound = {slot: kind for slot, kind in kinds.items() if slot in frame.slots}

    def once_body(self, x: s.Trigger) -> list[s.Stmt]:
        """The body of a trigger, which marks it as used if it is once per turn, or once in a procedure."""
        return self.used_up(x.mark, x.body, x.at, x.once) if x.once else x.body

    def once_tests(self, x: s.Trigger) -> list[q.Code]:
        return [self.once_test(x.mark, x.once)] if x.once else []

    def still_once(self, x: s.Trigger) -> str:
        """Of several facts of one group the first uses it up: those that wait look again when their turn comes."""
        return q.all_of(self.once_tests(x)) if x.once else ""

    def card_redirect(self, x: s.Trigger, env: Env, holder: str) -> None:
        """`when a KIND card would go to ZONE`: it goes to another pile; caught on its way to the discards, or to any other pile."""
        what, caught = x.pattern["what"], x.pattern["target"]
        assert isinstance(what, e.Cards) and isinstance(caught, (e.ZoneRef, e.ColumnRef))
        optional = bool(x.body) and isinstance(x.body[0], s.May)
        if optional and isinstance(caught, e.ZoneRef) and caught.decl.name == self.discards_to():
            self.kept_back(x, what, caught, holder)
            return
        if optional:
            raise NotYet(
                "`may` for a card that would go to another pile than the discards",
                "Leave out `may`, or let the rule that puts it there ask first.", what,
            )
        inner = env.alias(**dict.fromkeys(x.binds, "card"))
        inner.it = {"card": "card"}
        tests = self.standing(x)
        tests += [conds.card_is("card", k) for k in what.kinds] + [conds.cond(c, inner) for c in [*what.filters, *x.guards]]
        mark: list[str] = []
        if x.once:
            if holder != "seat":
                raise NotYet("`once` for a card that would go to a pile, in a common file", WAY_OF_COMMON)
            tests.append(seated(self.once_test(x.mark, x.once)))
            used = self.used_up(x.mark, [], x.at, x.once)[0]
            assert isinstance(used, Taken)
            mark = [seated(used.line)]
        params, remark = ["t", "s", "me", "card"], self.unit.remark(x.path, x.at)
        test = self.function(f"{self.label(x.path)}_fits", params, [q.result(q.holds(tests))], remark)
        put = x.body[0] if x.body else None
        to_heap = isinstance(caught, e.ZoneRef) and caught.decl.name == self.discards_to()
        gains = [y for y in x.body[1:] if not to_heap and isinstance(y, s.Score) and isinstance(y.who, e.Me) and not y.lose]
        if not isinstance(put, s.Put) or not isinstance(put.what, e.Var) or put.what.name not in ("them", "it", *x.binds):
            raise NotYet("other sentences than `put it into PLACE` for a card that would go to a pile", WAY_OF_CARDS)
        if len(gains) > 1 or len(x.body) > 1 + len(gains):
            raise NotYet("more than `put it into PLACE` and `score N` for a card that would go to a pile", WAY_OF_CARDS)
        target = self.function(f"{self.label(x.path)}_target", params, [*mark, q.result(exprs.value(put.where, env))], remark, "int")
        self.stands_by(test, x.path.rpartition(".")[0])
        if to_heap:
            self.unit.register("CARD_REDIRECTS", f"({test}, {target}, {holder!r}{self.on_card(x.path)})")
            return
        if isinstance(caught, e.ZoneRef) and caught.decl.per_place:
            raise NotYet("a card that would go to a pile of a place", "Let what puts it there put it elsewhere: `put NAME into PILE`.")
        if holder != "seat" and (not isinstance(caught, e.ZoneRef) or caught.owner is not None):
            raise NotYet("a card that would go to a pile of each player, in a common file", WAY_OF_COMMON)
        pile = self.function(f"{self.label(x.path)}_caught", params, [q.result(exprs.value(caught, env))], remark, "int")
        points = "None"
        if gains:
            lines = [q.result(exprs.value(gains[0].number, env))]
            points = self.function(f"{self.label(x.path)}_points", params, lines, remark, "int")
        self.unit.register("CARD_GATES", f"({test}, {target}, {pile}, {points}, {holder!r})")

    def kept_back(self, x: s.Trigger, what: e.Cards, pile: e.ZoneRef, holder: str) -> None:
        """`when a card would go to the discards: may ...`: the holder is asked as soon as it lies there, if no rule has sent it elsewhere.

        Nobody is asked while a price is paid or a card is crafted, so that these are done first.
        """
        name = next(iter(x.binds), "_card")
        still = e.Among(e.Var(name, "card"), e.Cards(zone=[pile]))
        body_of = {"what": what, **{k: y for k, y in x.pattern.items() if k not in ("what", "target")}}
        kept = replace(x, pattern=body_of, binds={name: ("what", "card")}, guards=[still, *x.guards], before=False, each=True)
        self.after_telling(kept, holder, ("them", "it", name))

    def discards_to(self) -> str:
        """The pile that the game's heading discards to."""
        game = self.library.manifest()
        return game.discard_to if game is not None else ""

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
                tests += self.role_tests(q.index("event", index[part]), types[part], wanted, env)
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

    def role_tests(self, text: str, kind: str, wanted: e.Expr, env: Env) -> list[q.Code]:
        """Tests of one role of an event."""
        if isinstance(wanted, e.Players):
            return self.player_tests(text, wanted, env)
        if isinstance(wanted, e.Places):
            inner = env.alias()
            inner.it = {**inner.it, "place": text}
            return [q.index(f"t.is_{sets.place_key(wanted.kinds)}", text), *(conds.cond(c, inner) for c in wanted.filters)]
        if isinstance(wanted, e.Cards):        # which card it was, wherever it lies by now
            inner = env.alias()
            inner.it = {**inner.it, "card": text}
            kinds = [conds.card_is(text, k) for k in wanted.kinds]
            return [*([q.paren(q.any_of(kinds))] if kinds else []), *(conds.cond(c, inner) for c in wanted.filters)]
        if isinstance(wanted, e.Pieces):
            rows = sets.rows(e.Pieces(wanted.sorts, wanted.owner), env)
            if kind == "group":
                return [q.some(q.op(q.op(q.index("y", "0"), "//", "t.width"), "in", rows), "y", text)]
            return [q.op(q.op(text, "//", "t.width"), "in", rows)]
        return [q.op(text, "==", exprs.value(wanted, env))]

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
        tests.append(q.op(q.op("unit", "//", "t.width"), "in", sets.rows(what, env)))
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

    def put_rule(self, x: s.Trigger, holder: str) -> None:
        """`when a THING would go to BOX`: the body runs instead of the putting."""
        what, target = x.pattern.get("what"), x.pattern.get("target")
        assert isinstance(what, e.Pieces) and not isinstance(target, str) and target is not None
        env = Env("call", "me", "card", "u")
        tests = self.standing(x)
        if what.sorts:
            tests.append(q.op(q.op("unit", "//", "t.width"), "in", sets.rows(e.Pieces(what.sorts, None), env)))
        tests.append(q.op("target", "==", exprs.value(target, env)))
        fits = self.function(
            f"{self.label(x.path)}_fits",
            ["t", "s", "me", "unit", "target"],
            [q.result(q.all_of(tests))],
            self.unit.remark(x.path, x.at, "is this the event?"),
        )
        body_env = Env("frame", "f.me", "f.card", "u")
        lower = self.rule_frame(self.label(x.path), x.path, body_env, x.at, x.title)
        slots = dict.fromkeys(("performer", "what", "source", "target"), "")
        for name, (part, _kind) in x.binds.items():
            lower.frame.slots[ident(name)] = "int"
            slots[part] = ident(name)
        lower.frame.bind = (slots["performer"], slots["what"], slots["source"], slots["target"])
        guards = [*self.once_tests(x), *(conds.cond(g, body_env) for g in x.guards)]
        can = self.function(
            f"{self.label(x.path)}_can", ["t", "s", "f"], [q.result(q.holds(guards))], self.unit.remark(x.path, x.at)
        )
        self.plain(lower, self.once_body(x), x.at)
        self.stands_by(fits, x.path.rpartition(".")[0])
        self.unit.register("PUT_RULES", f"({fits}, {lower.frame.name}, {can}, {holder!r}{self.on_card(x.path)})")

    def replacement(self, x: s.Trigger, decl: d.ProcedureDecl, holder: str) -> None:
        """`when PLAYER would PROCEDURE`: the body runs, and the procedure does not.

        Where it names roles besides who does it, they are chosen first.
        """
        types = {f"role:{p.name}": p.type for p in decl.params}
        leads = bool(decl.params) and decl.phrase[:1] == [decl.params[0].name]
        types["performer"] = decl.params[0].type if leads else "player"
        texts = {part: f"u.{ident(part[5:])}" for part in types if part != "performer"}
        texts["performer"] = f"u.{ident(decl.params[0].name)}" if leads else "u.me"
        asked = {part for part in (*x.pattern, *(part for part, _ in x.binds.values())) if part.startswith("role:")}
        late = named_late(decl)
        for part in sorted(asked):
            if part[5:] in late:
                raise NotYet(
                    f"`would` with the role `{part[5:]}`, which `{decl.name}` chooses only after it has begun",
                    "Leave the role out, and ask it in a hook or an exception to the step that follows its choice.", x.pattern.get(part),
                )
        env = Env("frame", "f.me", "f.card", "u")
        env.aliases = {name: texts[part] for name, (part, _) in x.binds.items()}
        lower = self.rule_frame(self.label(x.path), x.path, env, x.at, x.title)
        tests = heading(x) + self.mode_test(x.mode) + self.during_tests(x.pattern, env)
        for part, wanted in x.pattern.items():
            if part in asked:
                tests += [q.op(texts[part], ">=", "0")] * (types[part] in ("place", "card", "unit"))
            if part in texts and not isinstance(wanted, str):
                tests += self.role_tests(texts[part], types[part], wanted, env)
        tests += self.once_tests(x) + [conds.cond(g, env) for g in x.guards] + self.lifted_tests(x.path)
        body = list(self.once_body(x))
        if x.body and (isinstance(x.body[0], s.May) or uncertain(x.body)):
            more, body = self.declinable(x.path, body, x.at, lower)
            tests += more
        fits = self.function(
            f"{self.label(x.path)}_fits",
            ["t", "s", "f"],
            [q.above(), q.result(q.holds(tests))],
            self.unit.remark(x.path, x.at, "does it apply now?"),
        )
        self.plain(lower, body, x.at)
        self.stands_by(fits, x.path.rpartition(".")[0])
        aim = decl.path + (WOULD_SO if asked else WOULD)
        self.unit.register("EXCEPTIONS", f"({aim!r}, {lower.frame.name}, {fits}, {holder!r}, {self.card_of(x.path)!r})")

    def in_place(self, x: s.Trigger, holder: str) -> None:
        """`when PLAYER would score` (draw, remove, place): the body runs, and it does not happen."""
        env = Env("call", "me", "card", "u")
        if x.verb in TOLD:
            tests = self.standing(x)
            tests += self.player_tests(q.index("x", 1), x.pattern.get("performer"), env)
            what = x.pattern.get("what")
            cards = isinstance(what, e.Cards) and x.verb == "discard"
            if isinstance(what, e.Cards) and cards:
                tests += card_tests(x, what, env)
            if any(part not in ("performer", "during", "side", *(["what"] * cards)) for part in x.pattern):
                of_pieces = "Only cards are discarded; of pieces write `would remove`."
                way = of_pieces if x.verb == "discard" else f"Write `would {x.verb}` alone."
                raise NotYet(f"a certain thing or place after `would {x.verb}`", way, what)
            tests += [*self.during_tests(x.pattern, env), *self.lifted_tests(x.path)]
        else:
            tests = self.event_test(x, env)
        fits = self.function(
            f"{self.label(x.path)}_fits", ["t", "s", "me", "x"],
            [*([q.assign("me", q.index("x", 1))] if holder == "law" else []), q.result(q.holds(tests))],
            self.unit.remark(x.path, x.at, "is this the event?"),
        )
        body_env = Env("frame", "f.me", "f.card", "u")
        lower = self.rule_frame(self.label(x.path), x.path, body_env, x.at, x.title)
        slots = dict.fromkeys(("performer", "what", "source", "target"), "")
        frame = lower.frame
        for name, (part, kind) in x.binds.items():
            frame.slots[ident(name)] = "list" if kind == "group" else "int"
            if part == "number":
                frame.heed.append((ident(name), 3))
            elif part == "what" and x.verb in TOLD:
                frame.heed.append((ident(name), 2))
            elif x.verb in TOLD:
                frame.heed.append((ident(name), 1))
            else:
                slots[part] = ident(name)
        if x.verb not in TOLD:
            slots["what"] = slots["what"] or "_what"
            frame.one = frame.slots.setdefault(slots["what"], "list") == "int"
            frame.bind = (slots["performer"], slots["what"], slots["source"], slots["target"])
            body_env.aliases = dict.fromkeys(("them", "it"), f"f.{slots['what']}")
        elif x.verb == "discard" and not any(part == "what" for part, _ in x.binds.values()):
            frame.slots["_what"] = "int"
            frame.heed.append(("_what", 2))
        elif not frame.heed:
            frame.slots["_who"] = "int"
            frame.heed.append(("_who", 1))
        if x.verb == "discard":
            card = next(slot for slot, part in frame.heed if part == 2)
            body_env.aliases = dict.fromkeys(("them", "it"), f"f.{card}")
        self.tell_bound(x, frame)
        lower.prefix.instead = True
        frame.slots |= {"_fact": "list", "_done": "zero"}
        can = self.can_test(x, lower, body_env)
        body: list[s.Base] = list(x.body)
        optional = bool(body) and isinstance(body[0], s.May)
        if optional:            # declined, it happens after all
            first = body[0]
            assert isinstance(first, s.May)
            done, go_on = Taken(x.at, q.assign("f._done", 1)), Taken(x.at, q.call("go_on", "t", "s", "f"))
            body = [s.May(first.at, [*first.body, done], first.chooser, first.label), go_on, *body[1:]]  # type: ignore[list-item]
        elif uncertain(body):   # nor where no condition above an offer holds
            optional = True
            body = [*marking(body, q.assign("f._done", 1)), Taken(x.at, q.call("go_on", "t", "s", "f"))]
        self.plain(lower, body, x.at)
        by = tuple(bool(slots[p]) for p in ("performer", "source", "target"))
        names = f"{fits}, {frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}"
        self.stands_by(fits, x.path.rpartition(".")[0])
        self.unit.register("REPLACEMENTS", f"({INSTEAD[x.verb]}, {names}, {x.each}, {by}, {optional})")

    def after_telling(self, x: s.Trigger, holder: str, names_of_it: Sequence[str] = ()) -> None:
        """A trigger after points, draws or discards: the event tells who, and which card or how many."""
        env = Env("call", "me", "card", "u")
        tests = self.standing(x)
        tests += self.player_tests(q.index("x", 1), x.pattern.get("performer"), env)
        what = x.pattern.get("what")
        if x.verb == "reveal":          # what was shown to one player is known to the two of them alone
            seen = [q.op(q.index("x", 5), "<", "0"), q.op(q.index("x", 5), "==", "me"), q.op(q.index("x", 1), "==", "me")]
            tests.append(q.paren(q.any_of(seen)))
        if isinstance(what, e.Cards) and x.verb in OF_CARDS:
            tests += card_tests(x, what, env)
        elif what is not None:
            raise NotYet(f"a certain thing after `{x.verb}`", f"Write `{x.verb}` alone, and ask with `if` below it.", what)
        if any(part not in ("performer", "what", "during", "side") for part in x.pattern):
            raise NotYet(f"a place after `{x.verb}`", f"Write `{x.verb}` alone, and ask with `if` below it.")
        tests += self.during_tests(x.pattern, env)
        fits = self.function(
            f"{self.label(x.path)}_fits",
            ["t", "s", "me", "x"],
            [*([q.assign("me", q.index("x", 1))] if holder == "law" else []), q.result(q.holds([*tests, *self.lifted_tests(x.path)]))],
            self.unit.remark(x.path, x.at, "is this the event?"),
        )
        body_env = Env("frame", "f.me", "f.card", "u")
        lower = self.rule_frame(self.label(x.path), x.path, body_env, x.at, x.title)
        for name, (part, _kind) in x.binds.items():
            if part not in ("performer", "number") and not (x.verb in OF_CARDS and x.each):
                raise NotYet(f"the name `{name}` after `{x.verb}`", "Only who does it and how many it is can have a name here.")
            lower.frame.slots[ident(name)] = "int"
            lower.frame.heed.append((ident(name), 1 if part == "performer" else 2))
        if not lower.frame.heed:
            lower.frame.slots["performer"] = "int"
            lower.frame.heed.append(("performer", 1))
        body_env.aliases = dict.fromkeys(names_of_it, f"f.{lower.frame.heed[0][0]}")
        self.tell_bound(x, lower.frame)
        can = self.can_test(x, lower, body_env)
        body = self.once_body(x)
        self.worth(x, lower)
        guarded = [s.If(x.at, [(e.All(list(x.guards)), list(body))], [])] if x.guards else body
        self.replaceable(lower, guarded, x.at, self.still_once(x))
        names = f"{fits}, {lower.frame.name}, {can}, {holder!r}, {self.card_of(x.path)!r}"
        scores = self.only_counts(x)
        self.alternative(x, lower.frame)
        self.unit.register("TRIGGERS", f"({TOLD[x.verb]}, {names}, {x.each}, (False, False, False), {scores})")

    def player_tests(self, text: str, wanted: object, env: Env) -> list[q.Code]:
        """Tests of who does it."""
        me = env.holder()
        if isinstance(wanted, e.Players):
            tests = [q.op(text, "!=", me)] if wanted.but is not None else []
            return tests + ([q.op(q.index("s.team", text), "!=", q.index("s.team", me))] if wanted.enemies_of is not None else [])
        if wanted is None or isinstance(wanted, str):
            return []
        return [q.op(text, "==", exprs.value(wanted, env))]  # type: ignore[arg-type]
