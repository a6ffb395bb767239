"""Conditions and filters: the parts of a sentence that are true or false."""

from __future__ import annotations

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Misread
from rootdsl.names.library import singular_forms, verb_forms
from rootdsl.names.nouns import Nouns

BARE = ("with", "adjacent to", "in or adjacent to", "linked to", "joined to", "opposite", "matching", "of suit", "where", "not opposite")


class Reader(Nouns):
    """Reads conditions as well as nouns."""

    def whole_condition(self) -> e.Cond:
        """A condition that must use every word; `or` joins whole conditions."""
        parts = [self.condition()]
        while self.c.take("or"):
            parts.append(self.condition())
        if not self.c.done:
            raise self.wrong("the end of the condition")
        return parts[0] if len(parts) == 1 else e.AnyOf(parts)

    def condition(self) -> e.Cond:
        start = self.c.pos
        worst: Misread | None = None
        far = -1
        names = dict(self.scope.names)
        for form in (self.negated, self.seats, self.under_way, self.announced, self.flag, self.existence, self.declared, self.shows, self.has, self.being, self.compared):
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

    # ------------------------------------------------------------ forms

    def negated(self) -> e.Cond | None:
        return e.Not(self.condition()) if self.c.take("not") else None

    def seats(self) -> e.Cond | None:
        """`2 players play`, `4 or more players play`, `eyrie is playing`."""
        c = self.c
        if self.scope.faction_name(c.peek()) and (c.at(c.peek(), "is playing") or c.at(c.peek(), "are playing")):
            name = str(c.next())
            c.next(), c.next()
            return e.Playing(name)
        op = self.amount()
        if op is None or not isinstance(op[1], e.Num):
            return None
        if c.take("players play") or c.take("player plays"):
            return e.SeatCount(op[0], op[1].n)
        forms = [x for x in singular_forms(c.peek()) if self.scope.faction_name(x) or x == self.system.name]
        if not forms or c.peek(1) not in ("play", "plays"):
            return None
        c.next(), c.next()
        return e.SeatCount(op[0], op[1].n, forms[0])

    def under_way(self) -> e.Cond | None:
        """`in battle`, `in your turn`: a procedure or phase under way, performed by anybody or by the holder."""
        c = self.c
        if not c.take("in"):
            return None
        return self.during()

    def during(self) -> e.Cond:
        who = e.Me() if self.c.take("your") else None
        word = self.c.peek()
        path = self.scope.point_path(word)
        if not path:
            raise self.wrong("a procedure or phase")
        self.c.next()
        return e.During(path, who)

    def announced(self) -> e.Cond | None:
        """`looting was declared`, `looting is not declared`."""
        c = self.c
        if c.peek(1) not in ("is", "was") or c.peek(2) != "declared":
            return None
        if c.peek() not in self.scope.intents:
            raise self.wrong("an intent that this file declares")
        name = str(c.next())
        c.next(), c.next()
        return e.Declared(name)

    def amount(self) -> tuple[str, e.Expr] | None:
        """`3`, `at least 3`, `at most 3`, `3 or more`, `3 or fewer`, `no`, `any`, `a`: operator and number."""
        c = self.c
        if c.take("no"):
            return "==", e.Num(0)
        if c.peek() in ("a", "an", "any"):
            c.next()
            return ">=", e.Num(1)
        for words, op in (("at least", ">="), ("at most", "<="), ("more than", ">"), ("exactly", "==")):
            if c.take(words):
                return op, self.term()
        if c.kind() == "NUMBER":
            n = e.Num(int(c.next()))
            if c.take("or more"):
                return ">=", n
            if c.take("or fewer") or c.take("or less"):
                return "<=", n
            return "==", n
        return None

    def flag(self) -> e.Cond | None:
        c = self.c
        word = c.peek()
        decl = self.scope.local_decl(word) or next(iter(self.find(word, d.NumberDecl)), None)
        if isinstance(decl, d.NumberDecl) and decl.flag:
            c.next()
            of = self.typed("player") if decl.scope == "side" and c.take("of") else None
            return e.Flag(decl, of)
        return None

    def existence(self) -> e.Cond | None:
        """`no warrior of X is in Y`, `a dominance card is in play_area`, `no leader is ready`."""
        c = self.c
        plain = not (c.peek() in ("no", "a", "an", "any") or c.at("at least") or c.at("at most") or c.at("more than") or c.kind() == "NUMBER")
        op = (">=", e.Num(1)) if plain else self.amount()
        if op is None:
            return None
        if c.take("piece of") or c.take("pieces of"):
            c.pos -= 2
        x = self.set()
        if plain and not type_of(x)[1] or not hasattr(x, "filters"):
            return None
        if not (c.take("is") or c.take("are")):
            raise self.wrong("`is` or `are`")
        kind = type_of(x)[0]
        negate = c.take("not")
        if isinstance(x, e.Pieces):
            if c.take("on the map"):
                pass
            elif c.take("in") or c.take("on"):
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
        else:
            with self.scope.member(kind):
                cond = self.filter(x, e.It(kind))
            if cond is None or cond is True:
                raise self.wrong("a place or a state")
            x.filters.append(cond)  # type: ignore[union-attr]
        out = counted(op, x)
        return e.Not(out) if negate else out

    def declared(self) -> e.Cond | None:
        """A condition with a phrase of its own: `mover rules origin`, `you rule at least 3 clearings ...`."""
        start = self.c.pos
        subject: e.Expr | None = None
        worst: Misread | None = None
        for decl in self.conditions():
            self.c.pos = start
            try:
                got = self.match_condition(decl)
            except Misread as miss:
                worst = miss
                continue
            if got is not None:
                return got
        self.c.pos = start
        if worst is not None and subject is not None:
            raise worst
        return None

    def conditions(self) -> list[d.ConditionDecl]:
        seen = self.lib.visible(self.system)
        return [
            x for s in self.lib.systems.values() if s.name in seen for x in s.of(d.ConditionDecl) if x.phrase[:1] != ["word"]
        ]

    def verb_of(self, decl: d.Callable_) -> str:
        return next(p for p in decl.phrase if isinstance(p, str))

    def match_condition(self, decl: d.ConditionDecl) -> e.Cond | None:
        c = self.c
        args: list[e.Expr] = []
        many: tuple[tuple[str, e.Expr], e.Expr] | None = None
        for i, part in enumerate(decl.phrase):
            if isinstance(part, str):
                if verb_forms(part)[-1] not in verb_forms(c.peek()) and part != c.peek():
                    return None
                c.next()
                continue
            if i and (c.peek() in ("a", "an", "any", "no") or c.at("at least") or c.at("at most") or c.kind() == "NUMBER"):
                op = self.amount()
                assert op is not None
                xs = self.set()
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

    def shows(self) -> e.Cond | None:
        c = self.c
        x = self.noun()
        if not c.take("shows"):
            return None
        no = c.take("no")
        self.article()
        word = str(c.next())
        cond = e.CardHas(x, word)
        if word not in ("item", "points", "cost"):
            c.pos -= 1
            raise self.wrong("`an item`")
        return e.Not(cond) if no else cond

    def has(self) -> e.Cond | None:
        """`X has at least N points`, `X has a card in hand`."""
        c = self.c
        x = self.noun()
        if not (c.take("has") or c.take("have")):
            return None
        op = self.amount()
        if op is None:
            raise self.wrong("a number")
        if c.take("points") or c.take("point"):
            return e.Compare(op[0], e.Points(x), op[1])
        with self.scope.member("player"):
            xs = self.set()
        xs = substitute_owner(xs, x)
        return counted(op, xs)

    def being(self) -> e.Cond | None:
        """`X is ...` in all its forms."""
        c = self.c
        x = self.noun() if not c.at("number of") else self.number()
        kind, many = type_of(x)
        if not (c.take("is") or c.take("are") or c.take("was") or c.take("were")):
            return None
        negate = c.take("not")
        out = self.predicate(x, kind, many)
        return e.Not(out) if negate else out

    def predicate(self, x: e.Expr, kind: str, many: bool) -> e.Cond:
        c = self.c
        if c.take("empty"):
            return e.Not(e.Exists(x, e.Num(1)))
        if c.take("full") and kind == "place":
            return e.Full(x)
        if kind.startswith("relation"):
            return e.Same(x, self.state_of(x))
        if kind == "player":
            standing = self.scope.standing(c.peek())
            if standing is not None:
                c.next()
                return e.Same(e.Standing(standing[0], x), e.StateRef(*standing))
            if c.peek() in ("a", "an") and self.scope.faction_name(c.peek(1)):
                c.next()
                return e.SeatIs(x, str(c.next()))
        if kind == "unit":
            special = self.unit_predicate(x)
            if special is not None:
                return special
        if kind == "piece" and (c.take("in") or c.take("on")):
            same = e.Same(e.Attr("sort", e.It("unit"), "piece"), x)
            return e.Exists(e.Pieces([], None, self.place_or_set(), filters=[same]), e.Num(1))
        if c.peek() in ("done", "chosen") and isinstance(x, e.Var):
            c.next()
            return e.Done(x.name)
        if c.take("among"):
            return e.Among(x, self.set())
        if kind.startswith("mode"):
            group = self.scope.mode_plural(kind.split()[1])
            if group and c.peek() in group.states:
                return e.InState(x, group, str(c.next()))
            for i, m in enumerate(group.members if group else []):
                if m.name.rpartition(".")[2] == c.peek():
                    c.next()
                    return e.Same(x, e.ModeRef(group, i))  # type: ignore[arg-type]
        if kind == "column":
            for box in [b for s in self.lib.systems.values() for b in s.of(d.BoxDecl)]:
                if c.peek() in box.columns:
                    return e.Same(x, e.ColumnRef(box, str(c.next())))
        if kind == "card":
            if c.peek() in ("immediate", "persistent", "craftable"):
                return e.CardHas(x, str(c.next()))
            self.article()
            suits = self.find(c.peek(), d.Suit)
            if suits:
                c.next()
                c.take("card")
                return e.SuitIs(x, e.SuitRef(suits[0]))  # type: ignore[arg-type]
            kinds = self.find(c.peek(), d.Kind, d.CardDecl)
            if kinds:
                c.next()
                c.take("card")
                return e.CardIs(x, kinds[0])  # type: ignore[arg-type]
        if kind == "place":
            for words in ("opposite", "adjacent to", "linked to"):
                if c.at(words):
                    cond = self.filter(None, x)
                    assert cond is not None and cond is not True
                    return cond
            if any(c.peek() in k.flags for k in self.scope.place_kinds()):
                return e.PlaceFlag(str(c.next()), x)
        if kind == "unit" and (c.take("in") or c.take("on")):
            return e.Same(e.Attr("place", x, "place"), self.place_or_set())
        if kind in ("unit", "piece"):
            save = c.pos
            if self.article():
                kinds = self.find(c.peek(), d.Kind, d.Piece)
                if kinds:
                    c.next()
                    return e.SortIs(x, kinds[0])  # type: ignore[arg-type]
                c.pos = save
        if kind == "number" or (many and kind != "player"):
            op = self.amount()
            if op is not None:
                return e.Compare(op[0], x, op[1])
            return e.Compare("==", x, self.number())
        y = self.noun()
        other, _ = type_of(y)
        if other != kind:
            raise Misread(c.token(-1), "E0401", expected=kind, got=other)
        return e.Same(x, y)

    def state_of(self, x: e.Expr) -> e.Expr:
        """A state of the relation of `x`."""
        assert isinstance(x, e.Standing)
        word = self.c.peek()
        if word not in x.decl.states:
            raise self.wrong("a state of that relation")
        self.c.next()
        return e.StateRef(x.decl, x.decl.states.index(word))

    def unit_predicate(self, x: e.Expr) -> e.Cond | None:
        """What only pieces can be: on the map or a track, in a state, described by a declared word."""
        c = self.c
        if c.take("on the map"):
            return e.Exists(x, e.Num(1))
        if c.take("on a track"):
            return e.OnTrack(x)
        state = self.scope.unit_state(c.peek())
        if state is not None:
            c.next()
            return e.UnitState(x, *state)
        word = self.scope.adjective(c.peek())
        if word is not None:
            c.next()
            return e.Holds(word.decl, [x])  # type: ignore[union-attr]
        found = [n for n in self.find(c.peek(), d.NumberDecl) if n.scope == "unit" and n.flag]  # type: ignore[attr-defined]
        if found:
            c.next()
            return e.Flag(found[0], x)  # type: ignore[arg-type]
        return None

    def compared(self) -> e.Cond | None:
        a = self.number()
        if self.c.kind() != "OP" or self.c.peek() not in ("<", ">", "<=", ">="):
            raise self.wrong("a comparison")
        op = str(self.c.next())
        return e.Compare(op, a, self.number())

    # ------------------------------------------------------------ filters

    def bare_filter_starts(self) -> bool:
        return any(self.c.at(w) for w in BARE) or self.relative_starts()

    def relative_starts(self) -> bool:
        """`clearings PLAYER rule`: a player and then the verb of a declared condition."""
        start = self.c.pos
        try:
            if self.c.kind() != "WORD":
                return False
            word = self.c.peek()
            if not (word == "you" or word in self.scope.seat_systems() or (self.scope.name(word) or ("",))[0] == "player"):
                return False
            nxt = self.c.peek(1)
            return any(self.verb_of(x) in verb_forms(nxt) or nxt in verb_forms(self.verb_of(x)) for x in self.conditions())
        finally:
            self.c.pos = start

    def relative(self, it: e.Expr) -> e.Cond | None:
        c, start = self.c, self.c.pos
        player = self.noun()
        for decl in self.conditions():
            verb = self.verb_of(decl)
            if c.peek() in verb_forms(verb) or verb in verb_forms(c.peek()):
                params = [p for p in decl.phrase if isinstance(p, d.Param)]
                if len(params) == 2 and params[0].type == "player" and params[1].type == type_of(it)[0]:
                    c.next()
                    return e.Holds(decl, [player, it])
        c.pos = start
        return None

    def filter(self, x: e.Expr | None, it: e.Expr):  # type: ignore[override]
        c = self.c
        kind = type_of(it)[0]
        if c.take("not"):
            after = c.pos
            inner = self.filter(x, it)
            if inner is True or inner is None and not self.scope.knows(c.peek()):
                c.pos = after
                raise self.wrong("a filter after `not`")
            return None if inner is None else e.Not(inner)
        if isinstance(x, (e.Places,)) and c.take("preferably"):
            inner = self.filter(x, it)
            if inner is None or inner is True:
                raise self.wrong("a filter after `preferably`")
            x.prefer.append(inner)
            return True
        if c.take("matching"):
            y = self.noun()
            if kind == "card":
                return e.Matching(it, y)
            if type_of(y)[0] == "card":
                return e.Matching(y, it)
            return e.SuitIs(it, self.suit_of(y))
        if c.take("of suit"):
            c.take("of")
            return e.SuitIs(it, self.suit_of(self.noun()))
        if c.at("with") and kind != "group":
            c.next()
            return self.having(it, kind)
        if kind == "place":
            out = self.place_filter(it)
            if out is not None:
                return out
        if kind == "unit" and isinstance(x, e.Pieces) and c.take("own for"):
            x.purpose = self.purpose()
            return True
        if kind == "unit":
            special = self.unit_predicate(it)
            if special is not None:
                return special
            if (self.scope.name(c.peek()) or ("",))[0] == "unit":
                return e.Same(it, self.noun())
        if kind == "card":
            out = self.card_filter(x, it)
            if out is not None:
                return out
        if kind == "player":
            if c.take("on the score track"):
                return e.HasScore(it)
            if c.take("in a coalition"):
                return e.InCoalition(it)
            y = self.noun()
            if type_of(y)[0] != "player":
                raise Misread(c.token(-1), "E0401", expected="player", got=type_of(y)[0])
            return e.Same(it, y)
        if self.relative_starts():
            return self.relative(it)
        return None

    def suit_of(self, y: e.Expr) -> e.Expr:
        kind = type_of(y)[0]
        return y if kind == "suit" else e.Attr("suit", y, "suit")

    def purpose(self) -> str:
        word = str(self.c.next())
        if not self.lib.anywhere(f"purpose_{word}"):
            self.c.pos -= 1
            raise self.wrong("a declared purpose")
        return word

    def having(self, it: e.Expr, kind: str) -> e.Cond:
        """`with a X`, `with no X`, `with at least 2 X and no Y`."""
        parts: list[e.Cond] = []
        while True:
            op = self.amount() or (">=", e.Num(1))
            with self.scope.member(kind):
                value = self.find(self.c.peek(), d.ValueDecl)
                numbers = [n for n in self.find(self.c.peek(), d.NumberDecl) if n.scope == kind]  # type: ignore[attr-defined]
                if numbers:
                    self.c.next()
                    parts.append(e.Compare(op[0], e.ReadNumber(numbers[0], it), op[1]))  # type: ignore[arg-type]
                    if self.c.take("and"):
                        continue
                    break
                if value and kind == "place":
                    self.c.next()
                    call = e.Call(value[0], self.call_args(value[0], {"place": it}), "number")  # type: ignore[arg-type]
                    parts.append(e.Compare(op[0], call, op[1]))
                else:
                    xs = self.head()
                    if isinstance(xs, e.Pieces):
                        if kind == "place" and xs.at is None:
                            xs.at = it
                        if kind == "player" and xs.owner is None:
                            xs.owner = it
                        if kind == "unit" and xs.at is None:
                            xs.at = e.Attr("place", it, "place")
                    if isinstance(xs, e.Cards) and kind == "player":
                        xs = substitute_owner(xs, it)
                    if not isinstance(xs, (e.Pieces, e.Cards)):
                        raise self.wrong("pieces or cards")
                    self.own_for(xs)
                    parts.append(counted(op, xs))
            if not self.c.take("and"):
                break
        return parts[0] if len(parts) == 1 else e.All(parts)

    def own_for(self, xs: e.Expr) -> None:
        if isinstance(xs, e.Pieces) and self.c.take(", own for"):
            xs.purpose = self.purpose()

    def place_filter(self, it: e.Expr) -> e.Cond | None:
        c = self.c
        if c.take("in or adjacent to"):
            return self.near(it, self.place_or_set())  # type: ignore[arg-type]
        if c.take("adjacent to"):
            return e.Linked(it, self.place_or_set(), None)
        if c.take("linked to"):
            to = self.place_or_set()
            return e.Linked(to, it, self.typed("player") if c.take("for") else e.Me())
        if c.take("opposite"):
            return e.Opposite("opposite", it, self.place_or_set())
        if c.take("joined to"):
            start = self.place_or_set()
            c.expect("through")
            through = self.set()
            return e.Among(it, e.Region(start, getattr(through, "filters", []), e.Me()))
        if c.take("where"):
            what: list[tuple[e.Expr, e.Expr]] = []
            while True:
                what.append(self.pieces_amount())
                if not c.take("and"):
                    break
            c.expect("can be placed")
            return e.CanPlace(what, it)
        word = c.peek()
        if any(word in k.flags for k in self.scope.place_kinds()):
            c.next()
            return e.PlaceFlag(word, it)
        state = self.scope.place_state(word)
        if state is not None:
            c.next()
            return e.Flag(state, it)
        adjective = self.scope.adjective(word)
        if adjective is not None:
            c.next()
            return adjective
        if word == self.scope_name_of_place(word):
            return e.Same(it, self.noun())
        return None

    def scope_name_of_place(self, word: str) -> str:
        bound = self.scope.name(word)
        return word if bound and bound[0] == "place" else ""

    def card_filter(self, x: e.Expr | None, it: e.Expr):
        c = self.c
        if c.peek() in ("craftable", "immediate", "persistent"):
            return e.CardHas(it, str(c.next()))
        if c.at("at most") and isinstance(x, e.Cards):
            op = self.amount()
            assert op is not None and isinstance(op[1], e.Num)
            with self.scope.member("card"):
                group = self.head()
            if not isinstance(group, e.Cards):
                raise self.wrong("cards")
            x.limits.append((op[1].n, e.All(list(group.filters))))
            return True
        found = self.find(c.peek(), d.CardDecl, d.Kind)
        if found:
            c.next()
            return e.CardIs(it, found[0])  # type: ignore[arg-type]
        suits = self.find(c.peek(), d.Suit)
        if suits:
            c.next()
            c.take("card") or c.take("cards")
            return e.SuitIs(it, e.SuitRef(suits[0]))  # type: ignore[arg-type]
        return None

    # ------------------------------------------------------------ amounts of pieces, for placing

    def pieces_amount(self) -> tuple[e.Expr, e.Expr]:
        """`a camp`, `6 guards`, `recruits guards`, `the chief` (of which there is one): number and sort."""
        c = self.c
        single = [x for x in self.find(c.peek(), d.Piece) if x.count == 1] if c.peek() else []  # type: ignore[attr-defined]
        if single and not self.find(c.peek(), d.ValueDecl, d.NumberDecl) and self.scope.name(c.peek()) is None:
            return e.Num(1), self.sort()
        if c.peek() in ("a", "an", "the", "one"):
            c.next()
            return e.Num(1), self.sort()
        if c.kind() == "NUMBER":
            return e.Num(int(c.next())), self.sort()
        number = self.term()
        return number, self.sort()


def counted(op: tuple[str, e.Expr], x: e.Expr) -> e.Cond:
    """`no X` and `at least N X` over a set."""
    how, n = op
    if how == ">=":
        return e.Exists(x, n)
    if how == "==" and isinstance(n, e.Num) and n.n == 0:
        return e.Not(e.Exists(x, e.Num(1)))
    return e.Compare(how, e.Count(x), n)


def substitute_owner(x: e.Expr, owner: e.Expr) -> e.Expr:
    """Cards of a bare zone belong to the player under test."""
    if isinstance(x, e.Cards):
        x.zone = [e.ZoneRef(z.decl, owner) if isinstance(z, e.ZoneRef) and isinstance(z.owner, e.Me) else z for z in x.zone]
    if isinstance(x, e.Pieces) and isinstance(x.at, e.BoxRef) and x.at.decl.per_player:
        x.at = e.BoxRef(x.at.decl, owner) if isinstance(x.at.owner, e.Me) else x.at
    elif isinstance(x, e.Pieces) and x.owner is None:
        x.owner = owner
    return x
