"""Filters after a set noun: `with a guard`, `adjacent to SITE`, `matching CARD`, `with a cost`."""

from __future__ import annotations

from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.amounts import Amounts
from rootdsl.names.cursor import Misread
from rootdsl.names.library import same_verb

BARE = ("with", "without", "adjacent to", "in or adjacent to", "linked to", "joined to", "beyond a closed", "opposite", "matching",
        "of suit", "where", "not opposite", "within", "not within")

OF_PLACES = ("adjacent to", "in or adjacent to", "linked to", "joined to", "beyond a closed", "opposite", "not opposite", "within",
             "not within")


class Filters(Amounts):
    """Reads one filter at a time, over the member under test."""

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

    def bare_filter_starts(self, kind: str = "") -> bool:
        """Does a filter come next that needs no comma? `scouts of players in or adjacent to SITE`: scouts stand there, not players."""
        if kind == "player":
            return any(self.c.at(w) for w in BARE if w not in OF_PLACES) or self.relative_starts()
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
        if kind == "unit" and c.take("of"):         # `camps on the map, not of host`
            whose = self.noun()
            if type_of(whose)[0] != "player":
                raise Misread(c.token(-1), "E0401", expected="player", got=type_of(whose)[0])
            owner = e.Attr("owner", it, "player")
            return e.Among(owner, whose) if type_of(whose)[1] else e.Same(owner, whose)
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

    def wild_mode(self, y: e.Expr) -> bool:
        """A mode of a group in which one has a wild suit: that one matches whatever a card of its suit matches."""
        kind = type_of(y)[0]
        group = self.scope.mode_plural(kind.split()[1]) if kind.startswith("mode ") else None
        suits = [x for m in (group.members if group is not None else ()) for x in self.as_list(m.data.get("suit"))]
        return any(isinstance(x, d.Suit) and x.wild or isinstance(x, e.SuitRef) and x.decl.wild for x in suits)

    def suit_of(self, y: e.Expr) -> e.Expr:
        kind = type_of(y)[0]
        return y if kind == "suit" else e.Attr("suit", y, "suit")

    def place_filter(self, it: e.Expr) -> e.Cond | None:
        c = self.c
        if c.take("in or adjacent to"):
            return self.near(it, self.other_place(it))  # type: ignore[arg-type]
        if c.take("adjacent to"):
            return e.Linked(it, self.other_place(it), None)
        if c.take("linked to"):
            to = self.other_place(it)
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
        if c.take("within"):            # `within 2 of SITE`
            return self.close_by(it)
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

    def distance(self) -> e.Distance:
        """`distance from SITE to SITE by rivers`, of which one may be a set: to the nearest of them."""
        a = self.place_or_set()
        self.c.expect("to")
        b = self.place_or_set()
        if type_of(a)[1] and type_of(b)[1]:
            raise self.wrong("one place: a distance is that of one place to another, or to the nearest of several")
        return e.Distance(b, a, self.way_said()) if type_of(a)[1] else e.Distance(a, b, self.way_said())

    def close_by(self, it: e.Expr) -> e.Cond:
        """`within 2 of SITE`, or of a set, `by rivers`."""
        most = self.term()
        self.c.expect("of")
        return e.Compare("<=", e.Distance(it, self.other_place(it), self.way_said()), most)

    def way_said(self) -> d.PathKind | None:
        """`by rivers`, `by a river`, where a kind of path stands there."""
        start = self.c.pos
        if self.c.take("by"):
            self.article()
            if self.c.peek() and self.lib.find(self.c.peek(), self.system, (d.PathKind,)):
                return self.path_kind()
        self.c.pos = start
        return None

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




