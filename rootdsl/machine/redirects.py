"""Redirects: cards and pieces that would go somewhere go somewhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs, sets, told
from rootdsl.machine.env import Env, NotYet, said_at
from rootdsl.machine.find import walk
from rootdsl.machine.names import ident
from rootdsl.machine.offers import uncertain
from rootdsl.machine.prefix import Taken
from rootdsl.machine.replacements import WAY_OF_COMMON, Replacements
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of


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


def box_of(box: e.Expr, place: str, env: Env, among: e.Expr | None = None) -> tuple[q.Code, q.Code]:
    """Of a box that several players have: the one, of those named or `among` these, whose box a place is; the test that there is one."""
    assert isinstance(box, e.BoxRef)
    who = among if among is not None else box.owner
    assert who is not None
    theirs = q.op(q.index(exprs.attr("box", box.decl), "p"), "==", place)
    having = q.each("p", "p", sets.members(who, env), theirs)
    return q.call("first", having), q.some(theirs, "p", sets.members(who, env))


def seated(x: q.Code) -> q.Code:
    """A test or line that is asked of a seat and stands on no card."""
    return q.renamed(q.renamed(x, "f.me", "me"), "f.card", "-1")


WAY_OF_CARDS = "Let what else happens wait for the discard: `when PLAYER discards a card`."


class Redirects(Replacements):
    """What goes elsewhere than it would."""

    def card_redirect(self, x: s.Trigger, env: Env, holder: str) -> None:
        """`when a KIND card would go to ZONE`: it goes to another pile; caught on its way to the discards, or to any other pile."""
        what, caught = x.pattern["what"], x.pattern["target"]
        assert isinstance(what, e.Cards) and isinstance(caught, (e.ZoneRef, e.ColumnRef))
        optional = bool(x.body) and isinstance(x.body[0], s.May) and uncertain(x.body)
        if optional and isinstance(caught, e.ZoneRef) and caught.decl.name == self.discards_to():
            self.kept_back(x, what, caught, holder)
            return
        if optional:
            raise NotYet(
                "`may` for a card that would go to another pile than the discards",
                "Leave out `may`, or let the rule that puts it there ask first.", what,
            )
        to_heap = isinstance(caught, e.ZoneRef) and caught.decl.name == self.discards_to()
        env = env.alias(**{name: "of" if part == "target" else "card" for name, (part, _) in x.binds.items()})
        inner = env.alias()
        inner.it = {"card": "card"}
        tests = [*self.standing(x), *([] if to_heap else self.pile_tests(caught, env))]
        tests += [conds.card_is("card", k) for k in what.kinds] + [conds.cond(c, inner) for c in [*what.filters, *x.guards]]
        mark: list[str] = []
        if x.once:
            if holder != "seat":
                raise NotYet("`once` for a card that would go to a pile, in a common file", WAY_OF_COMMON)
            tests.append(seated(self.once_test(x.mark, x.once)))
            used = self.used_up(x.mark, [], x.at, x.once)[0]
            assert isinstance(used, Taken)
            mark = [seated(used.line)]
        params, remark = ["t", "s", "me", "card", *([] if to_heap else ["of"])], self.unit.remark(x.path, x.at)
        test = self.function(f"{self.label(x.path)}_fits", params, [q.result(q.holds(tests))], remark)
        put = x.body[0] if x.body else None
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
        if gains and (holder == "card" or holder == "law" and isinstance(caught, e.ZoneRef) and not caught.decl.per_player):
            raise NotYet("`score` in the rule of a card or a common file for a card that would go to a pile", WAY_OF_CARDS)
        points = "None"
        if gains:
            lines = [q.result(exprs.value(gains[0].number, env))]
            points = self.function(f"{self.label(x.path)}_points", params, lines, remark, "int")
        name = ident(caught.decl.path) if isinstance(caught, e.ZoneRef) else f"{ident(caught.box.path)}_{ident(caught.column)}"
        own = isinstance(caught, e.ColumnRef) or isinstance(caught.owner, e.Me)
        self.unit.register("CARD_GATES", f"({test}, {target}, 'zone_{name}', {own}, {points}, {holder!r}{self.on_card(x.path)})")

    def pile_tests(self, pile: e.ZoneRef | e.ColumnRef, env: Env) -> list[q.Code]:
        """Tests of the player or place `of` whose pile it is, out of all that have one of that name."""
        whose = pile.owner if isinstance(pile, e.ZoneRef) else e.Me()
        if whose is None:
            return []
        tests = self.role_tests("of", type_of(whose)[0], whose, env)
        if isinstance(whose, e.Players):
            inner = env.alias()
            inner.it = {**inner.it, "player": "of"}
            tests += [conds.cond(c, inner) for c in whose.filters]
        return tests

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

    def put_rule(self, x: s.Trigger, holder: str) -> None:
        """`when a THING would go to BOX`: the body runs instead of the putting."""
        what, target = x.pattern.get("what"), x.pattern.get("target")
        assert isinstance(what, e.Expr) and not isinstance(target, str) and target is not None
        env = Env("call", "me", "card", "u")
        tests = self.standing(x)
        row, place = q.op("unit", "//", "t.width"), q.op("unit", "%", "t.width")
        tests += [*told.told(what, row, place, env), *told.stands(x.pattern.get("source"), place, env)]
        several = isinstance(target, e.BoxRef) and isinstance(target.owner, (e.Players, e.Union))
        tests.append(box_of(target, "target", env)[1] if several else q.op("target", "==", exprs.value(target, env)))
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
            if part == "target" and several:
                lower.frame.slots["_target"], slots[part] = "int", "_target"
                body_env.aliases[name] = box_of(target, "f._target", body_env, e.Players())[0]
                continue
            lower.frame.slots[ident(name)] = "int"
            slots[part] = ident(name)
        slots["what"] = slots["what"] or "_what"        # `put it into BOX`, without a name for it
        lower.frame.slots[slots["what"]] = "int"
        lower.frame.bind = (slots["performer"], slots["what"], slots["source"], slots["target"])
        body_env.aliases = {**body_env.aliases, **dict.fromkeys(("them", "it"), f"f.{slots['what']}")}
        guards = [*self.once_tests(x), *(conds.cond(g, body_env) for g in x.guards)]
        can = self.function(
            f"{self.label(x.path)}_can", ["t", "s", "f"], [q.result(q.holds(guards))], self.unit.remark(x.path, x.at)
        )
        self.plain(lower, self.once_body(x), x.at)
        self.stands_by(fits, x.path.rpartition(".")[0])
        self.unit.register("PUT_RULES", f"({fits}, {lower.frame.name}, {can}, {holder!r}{self.on_card(x.path)})")
