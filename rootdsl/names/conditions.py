"""Conditions: the parts of a sentence that are true or false."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.amounts import counted
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.library import same_verb
from rootdsl.names.predicates import Predicates
from rootdsl.names.spans import spanned


class Reader(Predicates):
    """Reads a whole condition; every word of it must be used."""

    def whole_condition(self) -> e.Cond:
        """A condition that must use every word; `or` joins whole conditions."""
        parts = [self.condition()]
        while self.c.take("or"):
            parts.append(self.condition())
        if not self.c.done:
            raise self.wrong("the end of the condition")
        return parts[0] if len(parts) == 1 else e.AnyOf(parts)

    @spanned
    def condition(self) -> e.Cond:
        start = self.c.pos
        worst: Misread | None = None
        far = -1
        names = dict(self.scope.names)
        forms = (self.negated, self.denied, self.there_is, self.of_another, self.seats, self.under_way, self.announced, self.path_flag,
                 self.flag,
                 self.all_in, self.existence, self.declared, self.matches, self.shows, self.has, self.being, self.compared)
        for form in forms:
            self.c.pos = start
            self.scope.names = dict(names)
            try:
                cond = form()
            except Misread as miss:
                if self.c.pos > far:
                    far, worst = self.c.pos, miss
                continue
            if cond is not None:
                return cond
        self.c.pos = start
        raise worst or self.wrong("a condition")

    def negated(self) -> e.Cond | None:
        return e.Not(self.condition()) if self.c.take("not") else None

    def denied(self) -> e.Cond | None:
        """`X does not rule Y`: the opposite of `X rules Y`."""
        c = self.c
        coming = range(c.pos + 1, len(c.tokens) - 2)
        i = next((k for k in coming if c.tokens[k] in ("does", "do") and c.tokens[k + 1] == "not"), 0)
        if not i or any(w in ("or", ",", "not") for w in c.tokens[c.pos:i]):
            return None
        self.c = Cursor([*c.tokens[:i], *c.tokens[i + 2:]], c.last)
        self.c.pos = c.pos
        try:
            cond = self.condition()
            end = self.c.pos
        finally:
            self.c = c
        if end <= i:
            return None
        c.pos = end + 2
        return e.Not(cond)

    def there_is(self) -> e.Cond | None:
        """`there is a guard in SITE`, `there are at least 2 mills on the map`."""
        c = self.c
        return self.having(e.Me(), "") if c.take("there is") or c.take("there are") else None

    def all_in(self) -> e.Cond | None:
        """`all guards of X are in Y`: of those on the map, none is elsewhere."""
        if not self.c.take("all"):
            return None
        x = self.set()
        if not isinstance(x, e.Pieces) or x.at is not None or not (self.c.take("are in") or self.c.take("are on")):
            return None
        there = replace(x, at=self.place_or_set(), filters=list(x.filters))
        return e.Compare("==", e.Count(there), e.Count(x))

    def existence(self) -> e.Cond | None:
        """`no guard of X is in Y`, `a dominance card is in play_area`, `no leader is ready`."""
        c = self.c
        plain = not self.amount_begins()
        part = self.share()
        op = part[0] if part else (">=", e.Num(1)) if plain else self.amount()
        if op is None or (plain and self.single_name()):
            return None
        if c.take("piece of") or c.take("pieces of"):
            c.pos -= 2
        x = part[1] if part else self.set()
        if (plain and not type_of(x)[1]) or not hasattr(x, "filters"):
            return None
        if not (c.take("is") or c.take("are")):
            raise self.wrong("`is` or `are`")
        kind = type_of(x)[0]
        negate = c.take("not")
        if isinstance(x, e.Pieces):
            if part and c.at("on the map"):
                raise self.wrong("a place, as all of these are on the map; of a number write `at least half of 5, rounded up, PIECES are`")
            if c.take("on the map"):
                pass
            elif c.take("in") or c.take("on"):
                if self.supply_next():
                    self.in_supply(x)
                else:
                    x.at = self.place_or_set()
            elif c.take("there") and self.scope.there is not None:
                x.at = self.scope.there
            elif c.take("among"):
                x.filters.append(e.Among(e.It("unit"), self.noun()))
            else:
                raise self.wrong("`in` and a place")
            self.filters(x)
        elif isinstance(x, e.Cards):
            c.expect("in")
            x.zone = [self.zone()]
            self.filters(x)
        elif isinstance(x, e.Modes):
            word = str(c.next())
            if word not in x.group.states:
                c.pos -= 1
                raise self.wrong("a mark of that mode")
            x.filters.append(e.InState(e.It(kind), x.group, word))
        elif isinstance(x, e.Places) and self.find(c.peek(), d.Suit):       # `at least 2 isles are reed`
            self.place_adjectives(x, [("suit", self.find(str(c.next()), d.Suit)[0])])
        else:
            with self.scope.member(kind):
                cond = self.filter(x, e.It(kind))
            if cond is None or cond is True:
                raise self.wrong("a place or a state")
            x.filters.append(cond)  # type: ignore[union-attr]
        out = counted(op, x)
        return e.Not(out) if negate else out

    def share(self) -> tuple[tuple[str, e.Expr], e.Expr] | None:
        """`at least half of the isles`: operator and half of how many there are, and the set; None before any other amount."""
        c, start = self.c, self.c.pos
        for words, op, up in (("at least half of", ">=", True), ("at most half of", "<=", False), ("more than half of", ">", False)):
            if not c.take(words):
                continue
            c.take("all")
            c.take("the")
            try:
                x = self.set()
            except Misread:
                x = None
            if isinstance(x, (e.Places, e.Pieces, e.Players)) and c.peek() != "," and c.kind() != "OP":
                return (op, e.Half(e.Count(replace(x, filters=list(x.filters))), up)), x
            c.pos = start
        return None

    def single_name(self) -> bool:
        """Does a name for one thing come next (`that isle`, the parameter), and no set?"""
        bound = self.scope.name(self.c.peek(1) if self.c.peek() in ("the", "that") else self.c.peek())
        return bound is not None and not bound[1] and bound[0] != "piece"

    def declared(self) -> e.Cond | None:
        """A condition with a phrase of its own: `mover rules origin`, `you rule at least 3 isles ...`."""
        start = self.c.pos
        worst: Misread | None = None
        far = start
        for decl in self.conditions():
            self.c.pos = start
            try:
                got = self.match_condition(decl)
            except Misread as miss:
                if self.c.pos > far + 1:        # the verb was read, and what follows it does not fit
                    worst, far = miss, self.c.pos
                continue
            if got is not None:
                return got
        self.c.pos = far if worst is not None else start
        if worst is not None:
            raise worst
        return None

    def match_condition(self, decl: d.ConditionDecl, first: e.Expr | None = None) -> e.Cond | None:
        """The words of a condition with what they stand for; `first` is known already where a filter leaves it out."""
        c = self.c
        args: list[e.Expr] = [] if first is None else [first]
        many: tuple[tuple[str, e.Expr], e.Expr] | None = None
        for i, part in enumerate(decl.phrase):
            if not i and first is not None:
                continue
            if isinstance(part, str):
                if not same_verb(part, c.peek()):
                    return None
                c.next()
                continue
            if i and self.amount_begins():
                share = self.share()
                op = share[0] if share else self.amount()
                assert op is not None
                xs = share[1] if share else self.set()
                if type_of(xs)[0] != part.type:
                    raise Misread(c.token(), "E0401", expected=part.type, got=type_of(xs)[0])
                many = op, xs
                args.append(e.It(part.type))
            else:
                args.append(self.typed(part.type))
        holds = e.Holds(decl, args)
        if many is None:
            return holds
        many[1].filters.append(holds)  # type: ignore[union-attr]
        return counted(many[0], many[1])
