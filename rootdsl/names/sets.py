"""Sets: places, pieces, cards, players, modes and columns, with their adjectives and filters."""

from __future__ import annotations

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Misread
from rootdsl.names.nouns import Nouns
from rootdsl.names.numbers import SORTS
from rootdsl.names.spans import spanned


def told(word: object) -> str:
    """An adjective as the file writes it: a word, a declaration, or the condition that a declared word stands for."""
    decl = getattr(word, "decl", word)
    return decl if isinstance(decl, str) else str(getattr(decl, "name", "")) or "this word"


class Sets(Nouns):
    """Reads a set noun and all that narrows it."""

    @spanned
    def set(self, taken_article: bool = False) -> e.Expr:
        """A set of places, pieces, cards, players, suits, modes or columns, with its filters."""
        self.article()
        if self.c.peek() == "another" and self.c.peek(1) in ("player", "enemy"):      # one of the others, whoever it is
            self.c.next()
            x: e.Expr = e.Players(but=e.Me()) if str(self.c.next()) == "player" else e.Players(enemies_of=e.Me())
        else:
            x = self.head()
        self.filters(x)
        return self.most_of(x)

    def adjectives(self) -> list[tuple[str, d.Decl | str]]:
        """Suits, place flags and declared words that stand before a set noun."""
        out: list[tuple[str, d.Decl | str]] = []
        c = self.c
        while c.kind() == "WORD":
            word = c.peek()
            if word in ("other", "enemy", "your", "own") or self.scope.mode_mark(word):
                out.append(("word", word))
            elif self.scope.unit_state(word) is not None and self.scope.is_set_noun(c.peek(1)):
                out.append(("unitstate", word))
            elif self.scope.standing(word) is not None and self.scope.is_set_noun(c.peek(1)):
                out.append(("standing", word))
            elif self.find(word, d.Suit) and self.scope.is_set_noun(c.peek(1)):
                out.append(("suit", self.find(word, d.Suit)[0]))
            elif any(word in k.flags for k in self.scope.place_kinds()) and self.scope.is_set_noun(c.peek(1)):
                out.append(("flag", word))
            elif self.scope.place_state(word) is not None and self.scope.is_set_noun(c.peek(1)):
                out.append(("state", self.scope.place_state(word)))  # type: ignore[arg-type]
            elif self.scope.adjective(word) is not None and self.scope.is_set_noun(c.peek(1)):
                out.append(("declared", self.scope.adjective(word)))  # type: ignore[arg-type]
            elif self.find(word, d.Kind) and self.find(word, d.Kind)[0].of_card and c.peek(1) in ("card", "cards"):  # type: ignore[attr-defined]
                out.append(("cardkind", self.find(word, d.Kind)[0]))
            elif word in self.scope.seat_systems() and self.scope.is_set_noun(c.peek(1)):
                out.append(("seat", word))
            else:
                bound = self.scope.name(word)
                if bound and bound[0] == "player" and self.scope.is_set_noun(c.peek(1)):
                    out.append(("player", word))
                else:
                    break
            c.next()
        return out

    def head(self) -> e.Expr:
        """The noun itself with its adjectives and its `of`, `in`, `on` parts."""
        c = self.c
        adjectives = self.adjectives()
        word = c.peek()
        if word in ("player", "players"):
            c.next()
            return self.players(adjectives)
        if word in ("enemy", "enemies"):
            c.next()
            return self.with_most(e.Players(enemies_of=self.typed("player") if c.take("of") else e.Me()))
        if adjectives and adjectives[-1] == ("word", "enemy") and not self.scope.is_set_noun(word):
            return self.with_most(e.Players(enemies_of=self.typed("player") if c.take("of") else e.Me()))
        if word in ("side", "sides") and not adjectives:
            sides = getattr(self.scope.owner, "sides", [])
            if not sides:
                raise self.wrong("a procedure with sides")
            c.next()
            return e.Union([e.Var(x, self.scope.side_type) for x in sides])
        if word in ("card", "cards"):
            c.next()
            return self.cards(adjectives, [])
        if word == "top" and not adjectives and self.says_on_top():
            return self.on_top()
        if word in ("piece", "pieces"):
            c.next()
            return self.pieces(adjectives, [])
        if word in ("suit", "suits"):
            if word == "suits" and not adjectives and c.peek(1) == "of":
                return self.attribute("suit") or e.Suits()  # type: ignore[attr-defined]
            c.next()
            return e.Suits()
        if word in ("column", "columns") and c.peek(1) == "of":
            c.next(), c.next()
            x = self.noun()
            if isinstance(x, e.BoxRef) and x.decl.columns:
                return e.Columns(x.decl)
            if type_of(x)[0].startswith("mode"):
                return e.Attr("columns", x, "column")
            raise Misread(c.token(), "E0401", expected="a box with columns", got=type_of(x)[0])
        found = self.find(word, d.PlaceKind)
        if found:
            c.next()
            numbered = self.numbered()
            if numbered is not None:
                raise numbered
            places = e.Places([found[0]])  # type: ignore[list-item]
            while self.listed() and self.find(c.peek(1), d.PlaceKind):
                c.next()
                places.kinds.append(self.find(str(c.next()), d.PlaceKind)[0])  # type: ignore[arg-type]
            self.place_adjectives(places, adjectives)
            return places
        found = self.find(word, d.CardDecl)
        if found and (not self.find(word, *SORTS) or self.lies_in_a_pile()):
            c.next()
            return self.cards(adjectives, [found[0]])
        group = self.scope.mode_plural(word)
        if group is not None:
            c.next()
            modes = e.Modes(group)
            for _, name in adjectives:
                state = "" if not isinstance(name, str) else name
                if state == "available" and group.available is not None:
                    modes.filters.append(group.available)
                elif state in group.states:
                    modes.filters.append(e.InState(e.It(f"mode {group.name}"), group, state))
                elif state == "other":
                    modes.filters.append(e.Not(e.Same(e.It(f"mode {group.name}"), e.ReadMode(group, e.Me()))))
                else:
                    raise Misread(c.token(-1), "E0303", word=told(name), expected=f"a {group.name}")
            return modes
        sorts: list[d.Piece | d.Kind] = []
        while True:
            word = c.peek()
            kinds = [k for k in self.find(word, *SORTS) if not getattr(k, "of_card", False)]
            if not kinds:
                bound = self.scope.name(word)
                if not sorts and bound and bound[0] == "piece":
                    c.next()
                    units = self.pieces(adjectives, [])
                    assert isinstance(units, e.Pieces)
                    units.filters.append(e.Same(e.Attr("sort", e.It("unit"), "piece"), e.Var(word, "piece")))
                    return units
                break
            c.next()
            sorts.append(kinds[0])  # type: ignore[arg-type]
            if self.listed() and [k for k in self.find(c.peek(1), *SORTS) if not getattr(k, "of_card", False)]:
                c.next()
                continue
            if c.at("or") and [k for k in self.find(c.peek(1), *SORTS) if not getattr(k, "of_card", False)]:
                c.next()
                continue
            break
        if sorts:
            return self.pieces(adjectives, sorts)
        kinds = self.find(c.peek(), d.PathKind)
        if not kinds and c.peek() in ("path", "paths") and not self.scope.knows(c.peek()):
            kinds = [x for y in self.lib.systems.values() if y.name in self.lib.visible(self.system) for x in y.of(d.PathKind)]
        if kinds:
            raise Misread(c.token(), "E0336", word=kinds[0].name,
                          place=next((k.name for k in self.scope.place_kinds()), "place"))
        raise self.wrong("a thing, such as a place, a piece, a card or a player")

    def lies_in_a_pile(self) -> bool:
        """`tower is in heap`: the card of this name is meant, where a piece bears it as well."""
        c = self.c
        k = 2 if c.peek(1) in ("is", "are") else 1
        return c.peek(k) == "in" and bool(self.find(c.peek(k + 1), d.ZoneDecl))

    def players(self, adjectives: list[tuple[str, d.Decl | str]]) -> e.Expr:
        out = e.Players()
        if ("word", "other") in adjectives:
            out.but = e.Me()
        if ("word", "enemy") in adjectives:
            out.enemies_of = e.Me()
        for what, value in adjectives:
            standing = self.scope.standing(str(value)) if what == "standing" else None
            if standing is not None:
                out.filters.append(e.Same(e.Standing(standing[0], e.It("player")), e.StateRef(*standing)))
            elif what == "declared":
                out.filters.append(self.described(value, e.It("player")))
            elif (what, value) not in (("word", "other"), ("word", "enemy")):
                raise Misread(self.c.token(-1), "E0303", word=told(value), expected="a word for players")
        return self.with_most(out)

    def described(self, word: object, it: e.It) -> e.Holds:
        """A declared word before a noun: the word must be one for such members."""
        assert isinstance(word, e.Holds)
        kind = word.decl.params[0].type
        if self.lib.typed and kind != it.type:
            kinds = ["pieces" if x == "unit" else f"{x}s" for x in (it.type, kind)]
            expected = f"a word for {kinds[0]}; `{word.decl.name}` is one for {kinds[1]}"
            raise Misread(self.c.token(-1), "E0303", word=word.decl.name, expected=expected)
        return e.Holds(word.decl, [it])

    def with_most(self, among: e.Players) -> e.Expr:
        """`enemies with most points`: those of them who share the most."""
        least = self.most_or_least()
        if least is None:
            return among
        most = self.most_value(False, "player", least)
        assert isinstance(most, e.Most)
        most.among = among
        if self.c.peek() == "," and self.c.peek(1) == "with":
            self.c.next()
            raise self.wrong("the end of this set: a filter stands before `with most` and `with fewest`, as in "
                             "`other players, with a card in hand, with fewest points`")
        return most

    def most_of(self, x: e.Expr) -> e.Expr:
        """`other players, with a card in hand, with fewest points`: of those that the filters leave."""
        if not isinstance(x, e.Players) or self.inside or not self.ends_in_most():
            return x
        self.c.next()
        return self.with_most(x)

    def ends_in_most(self) -> bool:
        """Do `, with most` or `, with fewest` come next?"""
        c = self.c
        return c.peek() == "," and c.peek(1) == "with" and (c.peek(3) if c.peek(2) == "the" else c.peek(2)) in ("most", "fewest")

    def cards(self, adjectives: list[tuple[str, d.Decl | str]], kinds: list) -> e.Expr:
        c = self.c
        out = e.Cards([], list(kinds))
        it = e.It("card")
        for what, value in adjectives:
            if what == "suit":
                out.filters.append(e.SuitIs(it, e.SuitRef(value)))  # type: ignore[arg-type]
            elif what == "cardkind":
                out.kinds.append(value)  # type: ignore[arg-type]
            elif what == "declared":
                out.filters.append(self.described(value, it))
            elif (what, value) not in (("word", "other"), ("word", "your"), ("word", "own")):
                raise Misread(c.token(-1), "E0303", word=told(value), expected="a word for cards")
        if c.take("of the same name as"):
            out.filters.append(e.Same(e.Attr("name", it, "name"), e.Attr("name", self.noun(), "name")))
        if c.take("in") or c.take("from"):
            out.zone.append(self.zone())
        elif c.peek() in ("at", "on") and c.peek(1):
            raise Misread(c.token(), "E0345")
        else:
            manifest = self.lib.manifest()
            hand = self.find(manifest.draw_into, d.ZoneDecl) if manifest else []
            if hand:
                out.zone.append(e.ZoneRef(hand[0], self.owner_here(hand[0])))  # type: ignore[arg-type]
        return out

    def on_top(self) -> e.Expr:
        """`top N cards of PILE`: as many as lie there, the uppermost first."""
        c = self.c
        c.next()
        n: e.Expr = e.Num(1) if c.peek() in ("card", "cards") else self.term()
        if not (c.take("cards") or c.take("card")):
            raise self.wrong("`cards`")
        if not (c.take("of") or c.take("in") or c.take("from")):
            raise self.wrong("`of` and a pile")
        return e.Cards([self.zone()], top=n)

    def zone(self) -> e.Expr:
        start, x = self.c.token(), self.noun()
        kind = type_of(x)[0]
        if kind not in ("zone", "column", "place", "unit"):
            raise Misread(self.c.token(), "E0401", expected="a pile of cards", got=kind)
        if not (isinstance(x, e.BoxRef) and x.decl.columns):
            self.pile(x, start)
        return x

    def pile(self, x: e.Expr, at: Token | None) -> None:
        """One pile of cards is wanted: a zone or a column, not a box of pieces, a track or a place of the map."""
        if type_of(x)[0] in ("zone", "column", "card"):
            return
        if isinstance(x, e.TrackRef):
            raise Misread(at, "E0355", word=x.decl.box or x.decl.name)
        if not isinstance(x, e.BoxRef):
            raise Misread(at, "E0345")
        if x.decl.columns:
            column = f"{x.decl.columns[0].rpartition('.')[2]} of {x.decl.name}"
            raise Misread(at, "E0303", word=x.decl.name, expected=f"one column of it, such as `{column}`")
        raise Misread(at, "E0355", word=x.decl.name)

    def pieces(self, adjectives: list[tuple[str, d.Decl | str]], sorts: list) -> e.Expr:
        c = self.c
        out = e.Pieces(list(sorts), None)
        if sorts and all(isinstance(s, d.Piece) and not s.neutral for s in sorts):
            out.owner = self.owner_of(sorts[0])
        for what, value in adjectives:
            if what == "seat":
                out.owner = self.holder() if value == self.system.name else e.SeatOf(str(value))
            elif what == "player":
                out.owner = e.Var(str(value), "player")
            elif what == "word" and value in ("your", "own"):
                out.owner = e.Me()
            elif what == "word" and value == "enemy":
                out.owner = e.Players(enemies_of=e.Me())
            elif what == "suit":
                out.filters.append(e.SuitIs(e.It("unit"), e.SuitRef(value)))  # type: ignore[arg-type]
            elif what == "unitstate":
                out.filters.append(e.UnitState(e.It("unit"), *self.scope.unit_state(str(value))))  # type: ignore[misc]
            elif what == "standing":
                standing = self.scope.standing(str(value))
                assert standing is not None
                toward = e.Standing(standing[0], e.Attr("owner", e.It("unit"), "player"))
                out.filters.append(e.Same(toward, e.StateRef(*standing)))
            elif what == "declared":
                out.filters.append(self.described(value, e.It("unit")))
            else:
                raise Misread(c.token(-1), "E0303", word=told(value), expected="a word for pieces")
        while True:
            if c.at("of suit"):
                return out
            if c.take("of"):
                if c.at("item") or (self.scope.name(c.peek()) or ("",))[0] == "piece":
                    x = self.noun()
                    out.filters.append(e.Same(e.Attr("sort", e.It("unit"), "piece"), x))
                else:
                    out.owner = self.noun()
                    if type_of(out.owner)[0] != "player":
                        raise Misread(c.token(), "E0401", expected="player", got=type_of(out.owner)[0])
                for s_i, s in enumerate(out.sorts):
                    # `guards of X` means the kind, also where the file has pieces of that very name
                    if isinstance(s, d.Piece) and not s.neutral and not isinstance(out.owner, e.Me):
                        same = list(self.lib.anywhere(s.name, (d.Kind,)))
                        if same:
                            out.sorts[s_i] = same[0]  # type: ignore[call-overload]
            elif c.take("on the map"):
                out.at = None
            elif (c.take("in or adjacent to")):
                where = self.other_place(e.It("place"))
                out.at = e.Places(self.scope.place_kinds(), [self.near(e.It("place"), where)])
            elif c.take("within"):              # `guards within 2 of SITE`
                out.at = e.Places(self.scope.place_kinds(), [self.close_by(e.It("place"))])
            elif c.at("in") or (c.at("on") and not c.at("on their")):
                c.next()
                if self.supply_next():
                    if self.counts:
                        self.in_supply(out)
                        continue
                    raise Misread(c.token(), "E0303", word=c.peek(), expected="a place, box or track: pieces in a supply are all alike, "
                                  "and only counted (`number of them in supply`); `place N STATE PIECE in PLACE` takes them from there")
                if c.at("there") and self.scope.there is not None:
                    c.next()
                    out.at = self.scope.there
                else:
                    out.at = self.place_or_set()
            elif c.at("there") and self.scope.there is not None:
                c.next()
                out.at = self.scope.there
            else:
                return out

    def supply_next(self) -> bool:
        """`supply`, `their supply`: not where the file has a thing of that name."""
        c = self.c
        return c.peek(1 if c.peek() in ("the", "their", "its") else 0) == "supply" and not self.scope.knows("supply")

    def in_supply(self, x: e.Pieces) -> None:
        """The pieces of a set that are in their supply, where they are only counted: `buttons in supply`, `guards in supply of P`."""
        while self.c.next() != "supply":
            pass
        x.at = e.Supply()
        if self.c.take("of"):
            x.owner = self.noun()
            if type_of(x.owner)[0] != "player":
                raise Misread(self.c.token(), "E0401", expected="player", got=type_of(x.owner)[0])

    def near(self, it: e.It, where: e.Expr) -> e.Cond:
        return e.AnyOf([e.Same(it, where), e.Linked(it, where, None)])

    def other_place(self, it: e.Expr) -> e.Expr:
        """The place, or the set, to which the member under test is near: `it` would be that member itself."""
        at, x = self.c.token(), self.place_or_set()
        if x == it:
            expected = "another place by its name: `it` is here the place that is asked about; a `value of a PLACE` names it `that PLACE`"
            raise Misread(at, "E0303", word=str(at), expected=expected)
        return x

    def place_or_set(self) -> e.Expr:
        x = self.one_place()
        if isinstance(x, (e.BoxRef, e.TrackRef)) and self.c.at("and"):
            sets: list[e.Expr] = [x]
            while self.c.take("and"):
                sets.append(self.one_place())
            return e.Union(sets)
        return x

    def one_place(self) -> e.Expr:
        x = self.noun()
        kind = type_of(x)[0]
        if kind == "unit":
            return e.Attr("place", x, "place")
        if kind != "place":
            raise Misread(self.c.token(-1), "E0401", expected="place", got=kind)
        return x

    def place_adjectives(self, places: e.Places, adjectives: list[tuple[str, d.Decl | str]]) -> None:
        it = e.It("place")
        for what, value in adjectives:
            if what == "suit":
                places.filters.append(e.SuitIs(it, e.SuitRef(value)))  # type: ignore[arg-type]
            elif what == "flag":
                places.filters.append(e.PlaceFlag(str(value), it))
            elif what == "state":
                places.filters.append(e.Flag(value, it))  # type: ignore[arg-type]
            elif what == "declared":
                places.filters.append(self.described(value, it))
            else:
                raise Misread(self.c.token(), "E0303", word=told(value), expected="a word for a place")

    def filters(self, x: e.Expr) -> None:
        """Filters after a set noun: some stand bare (`with ...`), all may follow a comma."""
        store = getattr(x, "filters", None)
        if store is None:
            return
        kind = type_of(x)[0]
        c = self.c
        with self.scope.member(kind):
            while not c.done:
                start = c.pos
                if isinstance(x, e.Players) and self.ends_in_most():
                    break
                comma = not self.inside and c.take(",")
                if not comma and (not self.bare_filter_starts(kind) or (kind == "unit" and c.at("with any"))):
                    break
                inner, within = c.pos, self.inside
                self.inside = True      # a comma after this filter goes on with this set, not with one that the filter names
                try:
                    cond = self.filter(x, e.It(kind))
                except Misread as miss:
                    if comma and c.pos == inner and miss.code != "E0301":
                        c.pos = start      # the comma belongs to the sentence, not to this set
                        break
                    raise
                finally:
                    self.inside = within
                if cond is None:
                    c.pos = start
                    break
                if comma and self.whole is not None:
                    if cond is True:
                        c.pos = inner
                        raise self.wrong("a filter of one member, as there are several nouns")
                    self.whole.append(cond)
                if cond is not True:
                    store.append(cond)

    def union(self, first: e.Expr) -> e.Expr:
        """`cards in A and cards in B, of suit S`: what follows a comma keeps members of the whole set."""
        sets = [first]
        saved, self.whole = self.whole, []
        while self.another():
            sets.append(self.noun())
        found, self.whole = self.whole, saved
        if len({type_of(x)[0] for x in sets}) > 1:
            raise Misread(self.c.token(-1), "E0401", expected=type_of(first)[0], got=type_of(sets[-1])[0])
        for x in sets[:-1] if found else ():
            if not isinstance(getattr(x, "filters", None), list):
                last = self.c.token(-1)
                raise Misread(last, "E0303", word=str(last), expected="nouns that can be filtered, before a filter of them all")
            x.filters += found  # type: ignore[union-attr]
        return e.Union(sets)

    def bare_filter_starts(self, kind: str = "") -> bool:
        return False

    def close_by(self, it: e.Expr) -> e.Cond:
        raise NotImplementedError

    def filter(self, x: e.Expr, it: e.It):
        """One filter; None when the words are not one, True when it changed `x` itself."""
        raise NotImplementedError
