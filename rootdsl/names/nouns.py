"""Nouns: single things by name, by what they belong to, or by what a rule calls them."""

from __future__ import annotations

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Misread
from rootdsl.names.naming import BEARERS, Naming
from rootdsl.names.numbers import SORTS
from rootdsl.names.spans import spanned


class Nouns(Naming):
    """Reads one thing. Sets come from `Sets`, conditions from `Reader`."""

    @spanned
    def noun(self) -> e.Expr:
        """One thing or one set, with what belongs to it."""
        c = self.c
        start = c.pos
        if c.take("this card"):
            return e.ThisCard()
        if self.names_a_site():
            c.next()
            return e.SiteRef(str(c.next()))
        numbered = self.numbered()
        if numbered is not None:
            raise numbered
        if c.take("the current player") or c.take("current player"):
            return e.Current()
        if c.take("the other side") or c.take("other side"):
            return e.Other(e.Me(), self.scope.side_type)
        if c.take("nobody"):
            return e.Nobody()
        if c.take("no pieces"):
            return e.Pieces([], e.Nobody())
        if c.take("a random") or c.take("random"):
            return e.Random(self.set(), e.Num(1))
        if self.scope.name("top") is None and self.says_on_top(1 if c.at("the") else 0):
            return self.set()
        if c.kind() == "NUMBER" and c.peek(1) == "random":
            n = e.Num(int(c.next()))
            c.next()
            return e.Random(self.set(), n)
        if self.scope.it_type and (c.at("its owner") or c.at("owner of it")):
            self.must_have_owner()
            c.pos += 2 if c.at("its owner") else 3
            return e.Attr("owner", e.It(self.scope.it_type), "player")
        if c.at("its owner") and (owned := self.owned_here()):
            c.pos += 2
            self.scope.used.add(owned)
            return e.Attr("owner", e.Var(owned, self.scope.names[owned][0]), "player")
        if self.scope.it_type and (c.take("their track") or c.take("its track")):
            return e.Attr("track", e.It(self.scope.it_type), "place")
        if self.scope.it_type.startswith("mode ") and c.take("the", self.scope.it_type.split()[1]):
            return e.It(self.scope.it_type)
        word = c.peek(1) if c.peek() in ("the", "a", "an", "that", "those") else c.peek()
        if c.at("the only") or c.at("the"):
            most = self.most()
            if most:
                return most
        bound = self.scope.name(word)
        if bound and bound[0] != "throws" and not (self.scope.it_word == word and bound is None):
            self.article()
            c.next()
            return self.postfix(self.narrowed(e.Var(word, *bound)))
        if c.peek() in ("that", "this") and self.find(c.peek(1), d.PlaceKind):
            return self.that_place()
        if c.peek() in ("that", "this", "those") and (member := self.that_member()) is not None:
            return member
        if word in ("you", "there") and c.peek() == word:
            if word == "you":
                c.next()
                return self.holder() if self.scope.lent else e.Me()
            if self.scope.there is not None:
                c.next()
                return self.scope.there
        if self.scope.it_type and c.at("it"):
            c.next()
            return e.It(self.scope.it_type)
        x = self.single()
        if x is not None:
            return self.postfix(x)
        c.pos = start
        return self.set()

    def that_place(self) -> e.Expr:
        """`that isle`: the member of the loop around, or the one place that has a name here."""
        c = self.c
        named = [name for name, (kind, many) in self.scope.names.items() if kind == "place" and not many]
        if self.scope.there is None and len(named) != 1:
            c.next()
            expected = "a place by its name, as `choose NAME among ...` or `as NAME` gives it"
            raise Misread(c.token(), "E0303", word=c.peek(), expected=expected)
        c.pos += 2
        if self.scope.there is not None:
            return self.scope.there
        self.scope.used.add(named[0])
        return e.Var(named[0], "place")

    def says_on_top(self, ahead: int = 0) -> bool:
        """`top card of PILE`, `top 2 cards of PILE`; `top` may be a name of the file as well."""
        c = self.c
        return c.peek(ahead) == "top" and any(c.peek(ahead + i) in ("card", "cards") for i in (1, 2))

    def that_member(self) -> e.Expr | None:
        """`that player`, `that card`, `those warriors`: the member under test, or the one thing of its kind that has a name here."""
        c = self.c
        word, kind = c.peek(1), self.kind_told(c.peek(1))
        if not kind:
            return None
        named = [name for name, (type_, many) in self.scope.names.items() if not many and type_ == kind]
        if self.scope.it_type == kind and c.peek() != "those":
            c.pos += 2
            return e.It(kind)
        if len(named) == 1 and c.peek() != "those":
            c.pos += 2
            self.scope.used.add(named[0])
            return e.Var(named[0], kind)
        wanted = f"a {kind if kind != 'unit' else 'piece'} by its name, as `choose NAME among ...` or `as NAME` gives it"
        raise Misread(c.token(1), "E0303", word=word, expected=wanted)

    def kind_told(self, word: str) -> str:
        """The type of what a word of kind names: `player`, `card`, `suit`, or a sort of piece; '' for other words."""
        told = {"player": "player", "players": "player", "card": "card", "cards": "card", "suit": "suit", "piece": "unit", "pieces": "unit"}
        if word in told:
            return told[word]
        return "unit" if word and self.find(word, *SORTS) else ""

    def narrowed(self, x: e.Var) -> e.Expr:
        """`shown, of suit ink`, `crumbs, in a clearing`: a part of what a name stands for."""
        if not x.many or x.type not in ("card", "place", "player", "suit", "group") or not self.narrower_comes():
            return x
        part: e.Expr = e.Part(x)
        if x.type == "group":
            part = e.Pieces([], None, filters=[e.Among(e.It("unit"), x)])
        self.filters(part)
        return part

    def narrower_comes(self) -> bool:
        """Do words follow that say of which suit, with what, or where something is?"""
        c = self.c
        comma = c.kind() == "COMMA"
        if comma and self.inside:
            return False
        said = " ".join(map(str, c.tokens[c.pos + comma:])) + " "
        begins = ("of suit ", "matching ", *(("with ", "without ", "adjacent to ", "not ") if comma else ()))
        return said.removeprefix("not ").startswith(begins) if comma else said.startswith(begins)

    def filters(self, x: e.Expr) -> None:
        raise NotImplementedError

    def postfix(self, x: e.Expr) -> e.Expr:
        return x

    def most(self) -> e.Expr | None:
        c, start = self.c, self.c.pos
        only = c.take("the only")
        if not only:
            c.take("the")
        if c.take("player") or c.take("players"):
            least = self.most_or_least()
            if least is not None:
                return self.most_value(only, "player", least)
        elif only and c.take("enemy"):
            least = self.most_or_least()
            if least is not None:
                found = self.most_value(False, "player", least)
                assert isinstance(found, e.Most)
                found.among = e.Players(enemies_of=e.Me())
                return e.Attr("only", found, "player")
        elif only:
            raise Misread(c.token(), "E0303", word=c.peek(), expected="`player with most`, `enemy with most` or the like with `fewest`; "
                          "of places one is chosen, `choose NAME among PLACES, by most ...`")
        c.pos = start
        return None

    def most_or_least(self) -> bool | None:
        """`with most`, `with the fewest`: is the least meant? None before other words."""
        c = self.c
        if c.take("with most") or c.take("with the most"):
            return False
        return True if c.take("with fewest") or c.take("with the fewest") else None

    def most_value(self, only: bool, kind: str, least: bool = False) -> e.Expr:
        """Of what players have most (or fewest): a value, points, a number of each player, their pieces or cards."""
        with self.scope.member(kind):
            most = e.Most(e.Players(), self.measured(kind), least)
        return e.Attr("only", most, "player") if only else most

    def measured(self, kind: str) -> e.Expr:
        """What is compared between the members of a set."""
        it = e.It(kind)
        found = list(self.find(self.c.peek(), d.ValueDecl))
        if found:
            self.c.next()
            value: d.ValueDecl = found[0]  # type: ignore[assignment]
            return e.Call(value, self.call_args(value, {kind: it}), value.type)
        if kind == "player" and (self.c.take("points") or self.c.take("point")):
            return e.Points(it)
        kept = self.numbers_of(kind)
        if kept:
            self.c.next()
            return e.ReadNumber(kept[0], it)
        if self.c.done:
            raise self.wrong("a value, points, or pieces or cards that players have")
        return e.Count(self.held(kind, it))

    def numbers_of(self, kind: str) -> list[d.NumberDecl]:
        """The number of each place or player that comes next, if one does."""
        found = self.find(self.c.peek(), d.NumberDecl)
        scopes = ("seat", "opponent") if kind == "player" else (kind,)
        return [n for n in found if isinstance(n, d.NumberDecl) and not n.flag and n.scope in scopes]

    def held(self, kind: str, it: e.Expr) -> e.Expr:
        raise NotImplementedError

    def single(self) -> e.Expr | None:
        """A declared thing of which there is one, or an attribute `X of Y`; None when it must be a set."""
        c, start = self.c, self.c.pos
        self.article()
        word = c.peek()
        if not word or c.kind() not in ("WORD", "PATH"):
            c.pos = start
            return None
        if c.kind() == "PATH":
            return self.by_path()
        out = self.attribute(word) or self.named(word)
        if out is None:
            c.pos = start
        return out

    def attribute(self, word: str) -> e.Expr | None:
        """`suit of X`, `item of X`, `points of X`, `isle of UNIT`, `cost of ...`."""
        c = self.c
        start = c.pos
        if self.columns_of(word) and (c.at(word, "uncovered") or c.at(word, "of the leftmost")):
            return self.track_read(str(c.next()))
        if c.peek(1) != "of":
            return None
        relations = [x for x in self.scope.own_decls(d.RelationDecl) if word in x.columns]
        if relations and self.find(c.peek(2), d.RelationDecl):
            c.next(), c.next()
            standing = self.noun()
            if not isinstance(standing, e.Standing):
                raise Misread(c.token(-1), "E0401", expected="a relation", got=type_of(standing)[0])
            return e.RelationRead(standing.decl, word, standing.toward)
        if (self.scope.name(word) or ("",))[0] == "throws":
            c.next(), c.next()
            return e.Rolled(word, self.typed("side"))
        if word in ("suit", "item", "items", "points", "owner", "name", "column", "columns", "kind", "icons", "track", "place", "face"):
            c.next(), c.next()
            x = self.noun()
            kind = type_of(x)[0]
            if word == "suit" and type_of(x)[1] and kind in ("card", "unit", "group", "place") and not self.only_piece(x):
                return e.Suits([e.SuitIs(e.It("suit"), e.Attr("suit", x, "suit"))])
            self.must_be_one(word, x)
            if word == "place" and kind == "unit":
                return e.Attr("place", x, "place")
            if word == "track" and kind in ("unit", "piece"):
                return e.Attr("track", x, "place")
            if word == "face" and kind == "card":
                return e.Attr("face", x, "face")
            if word == "items" and (kind == "card" or kind.startswith("mode")):
                return e.Attr("items", x, "piece")
            out = {"suit": "suit", "item": "piece", "points": "number", "owner": "player", "name": "name", "icons": "icons"}.get(word)
            if word == "points" and kind == "player":
                return e.Points(x)
            if kind not in BEARERS.get(word, (kind,)) and not kind.startswith("mode"):
                raise Misread(c.token(-1), "E0401", expected=BEARERS[word][0], got=kind)
            if word in ("column", "columns") and kind.startswith("mode"):
                return e.Attr("columns", x, "column")
            if out:
                return e.Attr(word, x, out)
            c.pos = start
            return None
        places = list(self.find(word, d.PlaceKind))
        if places and c.peek(2) != "suit":      # `isles of suit X` are a set
            c.next(), c.next()
            outer, self.inside = self.inside, True
            x = self.noun()                      # a comma after it speaks of the thing around it, never of this piece
            self.inside = outer
            if type_of(x)[0] not in ("unit", "group"):
                raise Misread(c.token(), "E0401", expected="a piece", got=type_of(x)[0])
            self.must_be_one(word, x)
            return e.Attr("place", x, "place")
        for kind_decl in self.scope.place_kinds():
            if word in kind_decl.numbers:
                c.next(), c.next()
                return e.PlaceNumber(word, self.typed("place"))
        return None

    def only_piece(self, x: e.Expr) -> bool:
        """A piece of which the box holds a single one."""
        sort = x.sorts[0] if isinstance(x, e.Pieces) and len(x.sorts) == 1 else None
        return isinstance(sort, d.Piece) and sort.count == 1

    def must_be_one(self, word: str, x: e.Expr) -> None:
        """What belongs to a thing (`owner of X`) is asked of one thing, never of several."""
        told = isinstance(x, (e.Pieces, e.Cards, e.Players, e.Modes, e.Call)) or word in ("column", "columns", "items", "points")
        if type_of(x)[1] and not told:
            wanted = f"one thing: `for each of {self.c.peek(-1)} as NAME` above it, then `{word} of NAME`"
            raise Misread(self.c.token(-1), "E0303", word=self.c.peek(-1), expected=wanted)
