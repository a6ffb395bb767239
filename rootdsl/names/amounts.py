"""How many of something a member has: `with at least 2 warriors`, `with more points than you`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.sets import Sets

AMOUNTS = (("at least", ">="), ("at most", "<="), ("more than", ">"), ("fewer than", "<"), ("less than", "<"), ("exactly", "=="))
THAN = (("more", "than", ">"), ("fewer", "than", "<"), ("at least as many", "as", ">="), ("at most as many", "as", "<="),
        ("exactly as many", "as", "=="), ("as many", "as", "=="))      # `more cards than NAME`: what one has beside what another has
AT_A_PLACE = ("in", "on", "of", "at", "adjacent")     # after a noun: where, or whose


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


class Amounts(Sets):
    """Reads amounts, and what a member of a set has."""

    def amount(self) -> tuple[str, e.Expr] | None:
        """`3`, `at least 3`, `at most 3`, `fewer than 3`, `3 or more`, `3 or fewer`, `no`, `any`, `a`: operator and number."""
        c = self.c
        if c.take("no"):
            return "==", e.Num(0)
        if c.peek() in ("a", "an", "any"):
            c.next()
            return ">=", e.Num(1)
        for words, op in AMOUNTS:
            if c.take(words):
                return op, self.sum()
        if c.kind() == "NUMBER":
            n = e.Num(int(c.next()))
            if c.take("or more"):
                return ">=", n
            if c.take("or fewer") or c.take("or less"):
                return "<=", n
            return "==", n
        return None

    def amount_begins(self) -> bool:
        """Does the number of a count come next (`at least 2`, `3`, `no`, `a`)?"""
        c = self.c
        return c.peek() in ("no", "a", "an", "any") or c.kind() == "NUMBER" or any(c.at(words) for words, _ in AMOUNTS)

    def beside(self, x: e.Expr) -> e.Cond | None:
        """`more points than NAME`, `as many cards in hand as NAME`: what a player has, beside what another has."""
        c, start = self.c, self.c.pos
        for words, link, op in THAN:
            if not c.take(words) or c.at("than"):
                c.pos = start
                continue
            what = c.pos
            if c.take("points"):
                c.expect(link)
                return e.Compare(op, e.Points(x), e.Points(self.typed("player")))
            worth = self.number_had()
            if worth is not None:               # a declared number of each player, or a value of a player
                c.expect(link)
                return e.Compare(op, worth(x), worth(self.typed("player")))
            sets = [self.had_by(x)]
            c.expect(link)
            other = self.typed("player")
            end, c.pos = c.pos, what
            sets.append(self.had_by(other))
            c.pos = end
            return e.Compare(op, e.Count(sets[0]), e.Count(sets[1]))
        return None

    def number_had(self) -> Callable[[e.Expr], e.Expr] | None:
        """A number that each player has, by the coming word: what it is for one of them."""
        numbers = self.numbers_of("player")
        if numbers:
            self.c.next()
            return lambda who: e.ReadNumber(numbers[0], who)
        of_player = [v for v in self.find(self.c.peek(), d.ValueDecl) if isinstance(v, d.ValueDecl) and v.type == "number"
                     and [p.type for p in v.params] == ["player"]]
        if not of_player:
            return None
        self.c.next()
        return lambda who: e.Call(of_player[0], [who], "number")

    def had_by(self, x: e.Expr) -> e.Expr:
        """Pieces or cards of a player, where the same words are said of two."""
        xs = self.head()
        if not isinstance(xs, (e.Pieces, e.Cards)):
            raise self.wrong("points, pieces or cards")
        if isinstance(xs, e.Pieces):
            self.of_member(xs, x)
        return substitute_owner(xs, x)

    def conditions(self) -> list[d.ConditionDecl]:
        seen = self.lib.visible(self.system)
        return [
            x for s in self.lib.systems.values() if s.name in seen for x in s.of(d.ConditionDecl) if x.phrase[:1] != ["word"]
        ]

    def verb_of(self, decl: d.Callable_) -> str:
        return next(p for p in decl.phrase if isinstance(p, str))

    def match_condition(self, decl: d.ConditionDecl, first: e.Expr | None = None) -> e.Cond | None:
        raise NotImplementedError

    def as_list(self, x: Any) -> list[Any]:
        return list(x) if isinstance(x, (list, tuple)) else [x]

    def purpose_of(self, xs: e.Pieces) -> None:
        """`own for PURPOSE`, and `against PLAYER`: nobody has the pieces of that player on loan."""
        xs.purpose = self.purpose()
        if self.c.take("against"):
            xs.against = self.typed("player")

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
            if (self.c.peek(1) if self.c.peek() == "the" else self.c.peek()) in ("most", "fewest"):
                raise self.wrong("a number; of places and pieces the most are chosen: `choose NAME among SET, by most PIECES`")
            beside = self.beside(it) if kind == "player" else None
            if beside is not None:
                parts.append(beside)
                if self.c.take("and"):
                    continue
                break
            op = self.amount() or (">=", e.Num(1))
            with self.scope.member(kind):
                value = self.find(self.c.peek(), d.ValueDecl)
                numbers = self.numbers_of(kind)
                if kind == "player" and not value and not numbers and (self.c.take("points") or self.c.take("point")):
                    parts.append(e.Compare(op[0], e.Points(it), op[1]))
                    if self.c.take("and"):
                        continue
                    break
                if numbers:
                    self.c.next()
                    parts.append(e.Compare(op[0], e.ReadNumber(numbers[0], it), op[1]))
                    if self.c.take("and"):
                        continue
                    break
                pieces = [v for v in value if v.body and type_of(v.body[0]) == ("unit", True)]  # type: ignore[attr-defined]
                of_player = kind == "player" and any(p.type == "player" for x in value for p in x.params)  # type: ignore[attr-defined]
                if pieces and kind == "place":      # `with tools`, a value that stands for pieces
                    self.c.next()
                    some = e.Call(pieces[0], self.call_args(pieces[0], {}), "unit")  # type: ignore[arg-type]
                    there: e.Cond = e.Among(it, e.PlacesOf(some))
                    parts.append(e.Not(there) if op == ("==", e.Num(0)) else there)
                elif kind == "place" and (who := self.player_valued(value)) is not None:
                    if (str(op[0]), op[1]) not in [(">=", e.Num(1)), ("==", e.Num(0))]:
                        raise self.wrong(f"`with a {who.name}` or `with no {who.name}`, as there is at most one")
                    self.c.next()
                    nobody = e.Same(e.Call(who, self.call_args(who, {kind: it}), "player"), e.Nobody())
                    parts.append(nobody if op[1] == e.Num(0) else e.Not(nobody))
                elif value and (kind == "place" or of_player or self.of_such(value, kind)):
                    self.c.next()
                    call = e.Call(value[0], self.call_args(value[0], {kind: it}), "number")  # type: ignore[arg-type]
                    parts.append(e.Compare(op[0], call, op[1]))
                else:
                    parts.append(counted(op, self.held(kind, it)))
            if not self.c.take("and"):
                break
        return parts[0] if len(parts) == 1 else e.All(parts)

    def of_such(self, values: Sequence[d.Decl], kind: str) -> bool:
        """A number that is declared for each card, piece or suit: `value fit of a card`."""
        first = values[0]
        return isinstance(first, d.ValueDecl) and any(p.type == kind for p in first.params) and first.type == "number"

    def player_valued(self, values: Sequence[d.Decl]) -> d.ValueDecl | None:
        """The declared value of a place that is a player, or nobody: `ruler of SITE`."""
        for x in values:
            if isinstance(x, d.ValueDecl) and len(x.params) == 1 and x.params[0].type == "place" and x.body:
                if type_of(x.body[0]) == ("player", False):
                    return x
        return None

    def held(self, kind: str, it: e.Expr) -> e.Expr:
        """Pieces or cards that a member has, or that stand there."""
        begin = self.c.pos
        xs = self.head()
        if isinstance(xs, e.Pieces):
            if kind == "player" and not self.owner_said(begin):
                self.of_member(xs, it)      # `players with a guard` speaks of their guards, not of mine
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
        if kind == "suit":                  # `suits with at least 3 cards in hand`: cards of that suit
            xs.filters.append(e.SuitIs(e.It("unit" if isinstance(xs, e.Pieces) else "card"), it))
        self.own_for(xs)
        return xs

    def owner_said(self, begin: int) -> bool:
        """Do the words from there on tell whose the pieces are?"""
        said = set(takewhile(lambda x: x not in ("in", "on"), map(str, self.c.tokens[begin:self.c.pos])))
        return bool(said & {"of", "own", "your", "enemy"})

    def of_member(self, xs: e.Pieces, it: e.Expr | None) -> None:
        """Pieces named without an owner are those of the player under test; a sort stands for its kind."""
        if all(isinstance(x, d.Piece) and x.neutral for x in xs.sorts) and xs.sorts:
            return
        if isinstance(xs.at, e.BoxRef) and xs.at.decl.per_player and xs.sorts and all(self.nobody_else_has(x) for x in xs.sorts):
            return      # `guest has a coin in wallet`, with coins that only this file has: it lies there, whosever it is
        xs.owner = it
        for i, sort in enumerate(xs.sorts):
            if isinstance(sort, d.Piece):
                same = self.lib.anywhere(sort.name, (d.Kind,))
                if same:
                    xs.sorts[i] = same[0]  # type: ignore[call-overload]

    def nobody_else_has(self, sort: d.Decl) -> bool:
        """Is a sort one of the file itself, and has no other file pieces of that name?"""
        return isinstance(sort, d.Piece) and sort.system == self.system.name and len(self.lib.anywhere(sort.name, (d.Piece, d.Kind))) == 1

    def own_for(self, xs: e.Expr) -> None:
        if isinstance(xs, e.Pieces) and self.c.take(", own for"):
            self.purpose_of(xs)

    def sort_told(self) -> e.Var | None:
        """`of the same sort as NAME`: a chosen sort, piece or group, whose pieces may be anywhere."""
        found = self.scope.name(self.c.peek())
        if not found or found[0] not in ("piece", "unit", "group") or self.c.peek(1) in AT_A_PLACE:
            return None
        x = self.noun()
        return x if isinstance(x, e.Var) else None

    def pieces_amount(self) -> tuple[e.Expr, e.Expr]:
        """`a camp`, `6 guards`, `recruits guards`, `the chief` (of which there is one): number and sort."""
        c = self.c
        single = [x for x in self.find(c.peek(), d.Piece) if x.count == 1] if c.peek() else []  # type: ignore[attr-defined]
        if single and not self.find(c.peek(), d.ValueDecl, d.NumberDecl) and self.scope.name(c.peek()) is None:
            return e.Num(1), self.sort_to_place()
        if c.peek() in ("a", "an", "the", "one"):
            c.next()
            return e.Num(1), self.sort_to_place()
        number = self.sum()     # `1 + house guards`: the sort stands behind the sum
        return number, self.sort_to_place()
