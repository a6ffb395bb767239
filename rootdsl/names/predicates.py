"""Conditions with a verb behind a thing: `X is ...`, `X has ...`, `X matches ...`, `X > ...`."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.amounts import counted, substitute_owner
from rootdsl.names.circumstances import Circumstances
from rootdsl.names.cursor import Misread


class Predicates(Circumstances):
    """Reads what is said of one thing."""

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

    def matches(self) -> e.Cond | None:
        """`gift matches site`, `gift does not match site`, `gift is matching site`: as the filter `matching` of sets."""
        c = self.c
        x = self.noun()
        no = False
        if c.take("is") or c.take("are"):
            no = c.take("not")
            if not c.take("matching"):
                return None
        elif not (c.take("matches") or c.take("match")):
            return None
        kind, many = type_of(x)
        if many or not (kind in ("card", "place", "unit", "piece", "suit") or kind.startswith("mode")):
            expected = "one card, place or piece before it, by the name that it was given"
            raise Misread(c.token(-1), "E0303", word=str(c.peek(-1)), expected=expected)
        y = self.noun()
        other = type_of(y)[0]
        cond: e.Cond = e.Matching(x, y) if kind == "card" else e.Matching(y, x)
        if self.wild_mode(x) or self.wild_mode(y):
            cond = e.Matching(x, y) if self.wild_mode(x) else e.Matching(y, x)
        elif "card" not in (kind, other):
            cond = e.SuitIs(x, self.suit_of(y)) if type_of(y)[1] else e.Same(self.suit_of(x), self.suit_of(y))
        return e.Not(cond) if no else cond

    def has(self) -> e.Cond | None:
        """`X has at least N points`, `X has more points (cards, pieces) than Y`, `X has a card in hand`."""
        c, first = self.c, self.c.peek()
        if first == "no" and self.find(c.peek(1), d.Piece, d.Kind):     # `no guard is in ...`
            return None
        x = self.set() if c.take("no") else self.noun()
        if not (c.take("has") or c.take("have")):
            return None
        if first == "no" and isinstance(x, e.Players):
            return e.Not(e.Exists(replace(x, filters=[*x.filters, self.what_is_had(e.It("player"))]), e.Num(1)))
        if isinstance(x, e.Players) and first in ("a", "an", "any", "another"):     # `an enemy has 3 points`: there is such an enemy
            return e.Exists(replace(x, filters=[*x.filters, self.what_is_had(e.It("player"))]), e.Num(1))
        return self.what_is_had(x)

    def what_is_had(self, x: e.Expr) -> e.Cond:
        """The rest of `X has ...`."""
        c = self.c
        beside = self.beside(x) if type_of(x)[0] == "player" else None
        if beside is not None:
            return beside
        op = self.amount()
        if op is None:
            raise self.wrong("a number")
        if c.take("points") or c.take("point"):
            return e.Compare(op[0], e.Points(x), op[1])
        begin = c.pos
        with self.scope.member("player"):
            xs = self.set()
        kind = type_of(x)[0]
        if kind == "zone" and isinstance(xs, e.Cards):          # `burrow has 2 cards`
            xs.zone = [x]
            return counted(op, xs)
        if kind == "place" and isinstance(xs, e.Pieces):        # `isle has 2 guards`
            xs.at = x
            return counted(op, xs)
        if kind != "player":
            raise Misread(c.token(-1), "E0401", expected="player", got=kind)
        if isinstance(xs, e.Pieces) and isinstance(xs.owner, e.Me) and not isinstance(x, e.Me) and not self.owner_said(begin):
            self.of_member(xs, x)           # `rival has a scout` speaks of theirs, also where the file has scouts of its own
        xs = substitute_owner(xs, x)
        return counted(op, xs)

    def being(self) -> e.Cond | None:
        """`X is ...` in all its forms."""
        c = self.c
        none = c.peek() == "no" and c.peek(2) in ("was", "were") and c.peek(3) == "chosen" and self.scope.name(c.peek(1)) is not None
        if none:                            # `no answer was chosen`
            c.next()
        x = self.noun() if not c.at("number of") and not c.at("distance from") else self.number()
        kind, many = type_of(x)
        if not (c.take("is") or c.take("are") or c.take("was") or c.take("were")):
            return None
        negate = c.take("not") != none
        out = self.predicate(x, kind, many)
        return e.Not(out) if negate else out

    def predicate(self, x: e.Expr, kind: str, many: bool) -> e.Cond:
        c = self.c
        if c.take("empty"):
            return e.Not(e.Exists(x, e.Num(1)))
        if kind == "place" and c.take("full"):
            return e.Full(x)
        if isinstance(x, e.BoxRef) and x.owner is not None and c.take("replaced"):
            return e.Replaced(x)
        if kind.startswith("relation"):
            return e.Same(x, self.state_of(x))
        if kind == "player" and c.take("on the score track"):
            return e.HasScore(x)
        if kind == "player" and c.take("in a coalition"):
            return e.InCoalition(x)
        if kind == "player" and (described := self.adjective_of(x)) is not None:
            return described
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
            near = [self.system, *(s for s in self.lib.systems.values() if s is not self.system)]
            found = [y for s in near for y in s.of(d.ZoneDecl) if y.column_of and y.name.rpartition(".")[2] == c.peek()]
            if found:
                c.next()
                return e.Same(x, self.column_of_box(found[0]))
        if kind == "card":
            if c.peek() in ("immediate", "persistent"):
                return e.CardHas(x, str(c.next()))
            word = self.adjective_of(x)
            if word is not None:
                c.take("card")
                return word
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
            for words in ("opposite", "adjacent to", "linked to", "within"):
                if c.at(words):
                    cond = self.filter(None, x)
                    assert cond is not None and cond is not True
                    return cond
            if any(c.peek() in k.flags for k in self.scope.place_kinds()):
                return e.PlaceFlag(str(c.next()), x)
            state = self.scope.place_state(c.peek())
            if state is not None:
                c.next()
                return e.Flag(state, x)
            word = self.adjective_of(x)
            if word is not None:
                return word
            suit = self.suit_of_place()
            if suit is not None:
                return e.SuitIs(x, suit)
        if kind == "unit" and (c.take("in") or c.take("on")):
            return e.Same(e.Attr("place", x, "place"), self.place_or_set())
        if kind in ("unit", "piece"):
            save = c.pos
            if self.article():
                kinds = self.find(c.peek(), d.Kind, d.Piece)
                if kinds and c.peek(1) not in ("of", "in", "on"):
                    c.next()
                    # a sort that bears the name of its kind stands for the kind: `a scout` is anybody's
                    own = kinds[0]
                    wide = self.lib.anywhere(own.name, (d.Kind,)) if isinstance(own, d.Piece) and own.name in own.kinds else []
                    return e.SortIs(x, wide[0] if wide else own)  # type: ignore[arg-type]
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
        if self.any_holder(y):
            return e.SeatIs(x, y.system)  # type: ignore[attr-defined]
        return e.Same(x, y)

    def any_holder(self, x: e.Expr) -> bool:
        """Another file that several seats may hold: whoever of them is meant."""
        files = self.lib.systems
        return isinstance(x, e.SeatOf) and x.which == 1 and x.system != self.system.name and x.system in files and files[x.system].seats > 1

    def adjective_of(self, x: e.Expr) -> e.Cond | None:
        """`site is roomy`: a declared word."""
        save = self.c.pos
        self.article()
        word = self.scope.adjective(self.c.peek())
        if isinstance(word, e.Holds):
            self.c.next()
            return e.Holds(word.decl, [x])
        self.c.pos = save
        return None

    def suit_of_place(self) -> e.Expr | None:
        """`a clover meadow`, `clover`, `of suit clover`."""
        c = self.c
        save = c.pos
        if c.take("of suit"):
            c.take("of")
            x = self.noun()
            return x if type_of(x)[0] == "suit" else e.Attr("suit", x, "suit")
        self.article()
        suits = self.find(c.peek(), d.Suit)
        if not suits:
            c.pos = save
            return None
        c.next()
        if self.find(c.peek(), d.PlaceKind):
            c.next()
        return e.SuitRef(suits[0])  # type: ignore[arg-type]

    def compared(self) -> e.Cond | None:
        a = self.number()
        if self.c.kind() == "COMMA" and self.c.peek(1) in ("<", ">", "<=", ">="):      # it closes what was said between
            self.c.next()
        if self.c.kind() != "OP" or self.c.peek() not in ("<", ">", "<=", ">="):
            raise self.wrong("a comparison")
        op = str(self.c.next())
        return e.Compare(op, a, self.number())
