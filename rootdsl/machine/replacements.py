"""Replacements: what happens instead of what would happen."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import code as q
from rootdsl.machine import conds, exprs
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.names import ident
from rootdsl.machine.offers import marking, uncertain
from rootdsl.machine.prefix import Taken
from rootdsl.machine.procedures import WOULD, WOULD_SO, named_late
from rootdsl.machine.seated import heading
from rootdsl.machine.telling import Telling, performed_by
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.runtime.events import DOWN

INSTEAD = {"score": "SCORED", "draw": "DRAWN", "remove": "REMOVED", "place": "PLACED", "discard": "DISCARDED",
           "spend": "SPENT"}


WAY_OF_TOLD = "Write `{}` alone, and ask with `if` below it."
WAY_OF_DRAWN = (
    "Which cards were drawn, and how many, is not told. `when PLAYER draws` is told once for all that is drawn together, "
    "`when PLAYER draws each card` once for every card: there a number can count them."
)
TOLD = {"score": "SCORED", "draw": "DRAWN", "discard": "DISCARDED", "reveal": "SHOWN", "spend": "SPENT", "refill": "REFILLED"}


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


def down_tests(x: s.Trigger) -> list[q.Code]:
    """`discards down`: the test that the card goes as there are more than a limit allows."""
    return [q.op(q.index("x", 5), "==", DOWN)] if "down" in x.pattern else []


WAY_OF_COMMON = "Write the rule in the file of the faction or card that it helps."


def any_card(what: object) -> bool:
    """Cards of which nothing more is said."""
    return isinstance(what, e.Cards) and not (what.kinds or what.filters or what.limits)


class Replacements(Telling):
    """What happens in the place of something else."""

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
        if uncertain(x.body):           # all of it may be declined: then the procedure is carried out after all
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
        """`when PLAYER would score` (draw, discard, spend, remove, place): the body runs, and it does not happen."""
        env = Env("call", "me", "card", "u")
        paid = x.verb == "spend" and isinstance(x.pattern.get("what"), e.Pieces)
        told, of_card = x.verb in TOLD and not paid, x.verb in ("discard", "spend") and not paid
        if told:
            tests = self.standing(x)
            tests += performed_by(q.index("x", 1), x.pattern.get("performer"), env)
            what = x.pattern.get("what")
            cards = isinstance(what, e.Cards) and of_card
            if isinstance(what, e.Cards) and cards:
                tests += card_tests(x, what, env)
            tests += down_tests(x)
            if any(part not in ("performer", "during", "side", "down", *(["what"] * cards)) for part in x.pattern):
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
            elif part == "what" and told:
                frame.heed.append((ident(name), 2))
            elif told:
                frame.heed.append((ident(name), 1))
            else:
                slots[part] = ident(name)
        if not told:
            slots["what"] = slots["what"] or "_what"
            frame.one = frame.slots.setdefault(slots["what"], "list") == "int"
            frame.bind = (slots["performer"], slots["what"], slots["source"], slots["target"])
            body_env.aliases = dict.fromkeys(("them", "it"), f"f.{slots['what']}")
        elif of_card and not any(part == "what" for part, _ in x.binds.values()):
            frame.slots["_what"] = "int"
            frame.heed.append(("_what", 2))
        elif not frame.heed:
            frame.slots["_who"] = "int"
            frame.heed.append(("_who", 1))
        if of_card:
            card = next(slot for slot, part in frame.heed if part == 2)
            body_env.aliases = dict.fromkeys(("them", "it"), f"f.{card}")
        self.tell_bound(x, frame)
        if x.verb == "discard":
            frame.bound[card] = "card"
        lower.prefix.instead = True
        frame.slots |= {"_fact": "list", "_done": "zero"}
        can = self.can_test(x, lower, body_env)
        body: list[s.Base] = list(x.body)
        optional = len(body) == 1 and isinstance(body[0], s.May)
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
        self.unit.register("REPLACEMENTS", f"({'PAID' if paid else INSTEAD[x.verb]}, {names}, {x.each}, {by}, {optional})")

    def after_telling(self, x: s.Trigger, holder: str, names_of_it: Sequence[str] = ()) -> None:
        """A trigger after points, draws or discards: the event tells who, and which card or how many."""
        env = Env("call", "me", "card", "u")
        tests = self.standing(x)
        tests += performed_by(q.index("x", 1), x.pattern.get("performer"), env)
        what = x.pattern.get("what")
        if x.verb == "reveal":          # what was shown to one player is known to the two of them alone
            seen = [q.op(q.index("x", 5), "<", "0"), q.op(q.index("x", 5), "==", "me"), q.op(q.index("x", 1), "==", "me")]
            tests.append(q.paren(q.any_of(seen)))
        if isinstance(what, e.Cards) and x.verb in OF_CARDS:
            tests += card_tests(x, what, env)
        elif isinstance(what, e.ZoneRef) and x.verb == "refill":
            tests.append(q.op(q.index("x", 2), "==", exprs.value(what, env)))
        elif what is not None and not (x.verb == "draw" and any_card(what) and not any(part == "what" for part, _ in x.binds.values())):
            raise NotYet(f"a certain thing after `{x.verb}`", WAY_OF_DRAWN if x.verb == "draw" else WAY_OF_TOLD.format(x.verb), what)
        tests += down_tests(x)
        if any(part not in ("performer", "what", "during", "side", "down") for part in x.pattern):
            raise NotYet(f"a place after `{x.verb}`", WAY_OF_TOLD.format(x.verb))
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
