"""Filters after a set noun: `with a guard`, `adjacent to SITE`, `matching CARD`, `with a cost`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Misread
from rootdsl.names.library import same_verb
from rootdsl.names.sets import Sets

BARE = ("with", "without", "adjacent to", "in or adjacent to", "linked to", "joined to", "beyond a closed", "opposite", "matching",
        "of suit", "where", "not opposite")
AMOUNTS = (("at least", ">="), ("at most", "<="), ("more than", ">"), ("fewer than", "<"), ("less than", "<"), ("exactly", "=="))
THAN = (("more", "than", ">"), ("fewer", "than", "<"), ("at least as many", "as", ">="), ("at most as many", "as", "<="),
        ("exactly as many", "as", "=="), ("as many", "as", "=="))      # `more cards than NAME`: what one has beside what another has
AT_A_PLACE = ("in", "on", "of", "at", "adjacent")     # after a noun: where, or whose

class Filters(Sets):
    """Reads one filter at a time, over the member under test."""

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
                return op, self.term()
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
            sets = [self.had_by(x)]
            c.expect(link)
            other = self.typed("player")
            end, c.pos = c.pos, what
            sets.append(self.had_by(other))
            c.pos = end
            return e.Compare(op, e.Count(sets[0]), e.Count(sets[1]))
        return None

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
            return e.Holds(word.decl, [x])  # type: ignore[union-attr,arg-type]
        found = [n for n in self.find(c.peek(), d.NumberDecl) if n.scope == "unit" and n.flag]  # type: ignore[attr-defined]
        if found:
            c.next()
            return e.Flag(found[0], x)  # type: ignore[arg-type]
        return None

    def bare_filter_starts(self) -> bool:
        return any(self.c.at(w) for w in BARE) or self.on_path() or self.relative_starts()

    def on_path(self) -> bool:
        """`on a river`: at an end of such a path."""
        c = self.c
        word = c.peek(2) if c.peek(1) in ("a", "an", "any") else c.peek(1)
        return bool(c.peek() == "on" and word and self.find(word, d.PathKind))

    def relative_starts(self) -> bool:
        """`isles PLAYER rule`, `isles that player rules`: a player and then the verb of a declared condition."""
        start = self.c.pos
        try:
            if self.c.take("the current player"):
                return any(same_verb(self.verb_of(x), self.c.peek()) for x in self.conditions() if self.c.peek())
            if self.c.peek() == "that" and self.c.peek(1) == "player":
                self.c.next()
            if self.c.kind() != "WORD":
                return False
            word = self.c.peek()
            if not (word == "you" or word in self.scope.seat_systems() or (self.scope.name(word) or ("",))[0] == "player"):
                return False
            nxt = self.c.peek(1)
            return any(nxt and same_verb(self.verb_of(x), nxt) for x in self.conditions())
        finally:
            self.c.pos = start

    def relative(self, it: e.Expr) -> e.Cond | None:
        c, start = self.c, self.c.pos
        player = self.noun()
        for decl in self.conditions():
            verb = self.verb_of(decl)
            if same_verb(verb, c.peek()):
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
            if inner is True or (inner is None and not self.scope.knows(c.peek())):
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
            if type_of(y)[0] == "card" or self.wild_mode(y):
                return e.Matching(y, it)
            return e.SuitIs(it, self.suit_of(y))
        if c.take("of suit"):
            c.take("of")
            return e.SuitIs(it, self.suit_of(self.noun()))
        if kind == "card" and c.take("with a cost"):
            return e.CardHas(it, "costed")
        if c.at("with") and kind != "group":
            c.next()
            return self.having(it, kind)
        if kind != "group" and c.take("without"):
            return e.Not(self.having(it, kind))
        claim = self.claimed(it)
        if claim is not None:
            return claim
        if kind in ("card", "player") and self.scope.adjective(c.peek()) is not None:
            word = self.scope.adjective(str(c.next()))
            return self.described(word, it)  # type: ignore[arg-type]
        if kind == "place":
            out = self.place_filter(it)
            if out is not None:
                return out
        if kind == "unit" and isinstance(x, e.Pieces) and c.take("own for"):
            self.purpose_of(x)
            return True
        if kind == "unit" and c.take("of the same sort as"):
            return e.SortAmong(it, self.sort_told() or self.set())
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

    def claimed(self, it: e.Expr) -> e.Cond | None:
        """`enemies, visit stall`, `players, does not rule 2 isles`: a declared condition whose first role is the member under test."""
        c, start = self.c, self.c.pos
        denied = bool(c.take("does not") or c.take("do not"))
        kind = type_of(it)[0]
        for decl in self.conditions():
            head, verb = (*decl.phrase[:2], None, None)[:2]
            if isinstance(head, d.Param) and head.type == kind and isinstance(verb, str) and c.kind() == "WORD" \
                    and same_verb(verb, c.peek()):
                cond = self.match_condition(decl, it)
                if cond is not None:
                    return e.Not(cond) if denied else cond
        c.pos = start
        return None

    def match_condition(self, decl: d.ConditionDecl, first: e.Expr | None = None) -> e.Cond | None:
        raise NotImplementedError

    def wild_mode(self, y: e.Expr) -> bool:
        """A mode of a group in which one has a wild suit: that one matches whatever a card of its suit matches."""
        kind = type_of(y)[0]
        group = self.scope.mode_plural(kind.split()[1]) if kind.startswith("mode ") else None
        suits = [x for m in (group.members if group is not None else ()) for x in self.as_list(m.data.get("suit"))]
        return any(isinstance(x, d.Suit) and x.wild or isinstance(x, e.SuitRef) and x.decl.wild for x in suits)

    def as_list(self, x: Any) -> list[Any]:
        return list(x) if isinstance(x, (list, tuple)) else [x]

    def suit_of(self, y: e.Expr) -> e.Expr:
        kind = type_of(y)[0]
        return y if kind == "suit" else e.Attr("suit", y, "suit")

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
        xs.owner = it
        for i, sort in enumerate(xs.sorts):
            if isinstance(sort, d.Piece):
                same = self.lib.anywhere(sort.name, (d.Kind,))
                if same:
                    xs.sorts[i] = same[0]  # type: ignore[call-overload]

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

    def place_filter(self, it: e.Expr) -> e.Cond | None:
        c = self.c
        if c.take("in or adjacent to"):
            return self.near(it, self.place_or_set())  # type: ignore[arg-type]
        if c.take("adjacent to"):
            return e.Linked(it, self.place_or_set(), None)
        if c.take("linked to"):
            to = self.place_or_set()
            if c.take("by"):
                self.article()
                ways: Any = self.lib.find(c.peek(1), self.system, (d.PathKind,)) if c.peek(1) else []
                mark = self.flag_of_path(ways[0]) if ways else None
                if mark is not None:            # `linked to SITE by a dammed road`
                    c.next()
                way = self.path_kind()
                linked = e.Linked(to, it, None, [way.name])
                return e.All([linked, e.Flag(mark, e.PathBetween(way, to, it))]) if mark is not None else linked
            return e.Linked(to, it, self.typed("player") if c.take("for") else e.Me())
        if self.on_path():
            c.next()
            return e.OnPath(it, [self.kind_of_path()])
        if c.take("beyond a closed"):
            way = self.path_kind()
            c.expect("from")
            return e.Beyond(it, self.place_or_set(), way)
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

    def kind_of_path(self) -> str:
        """`a river`: a kind of path, open or closed."""
        self.article()
        return self.path_kind().name

    def path_kind(self) -> d.PathKind:
        """A declared kind of path."""
        found: Any = self.lib.find(self.c.peek(), self.system, (d.PathKind,)) if self.c.peek() else []
        if not found:
            raise self.wrong("a kind of path")
        self.c.next()
        kind: d.PathKind = found[0]
        return kind

    def scope_name_of_place(self, word: str) -> str:
        bound = self.scope.name(word)
        return word if bound and bound[0] == "place" else ""

    def card_filter(self, x: e.Expr | None, it: e.Expr):
        c = self.c
        if c.peek() in ("immediate", "persistent"):
            return e.CardHas(it, str(c.next()))
        if c.at("at most") and isinstance(x, e.Cards):
            op = self.amount()
            if op is None or not isinstance(op[1], e.Num):
                raise self.wrong("a number")
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
