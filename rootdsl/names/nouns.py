"""Noun phrases: from words to typed expressions, every word consumed."""

from __future__ import annotations

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.scope import Scope

ARTICLES = ("a", "an", "the", "any", "each", "every", "all", "that", "those", "this")
SORTS = (d.Piece, d.Kind)


class Nouns:
    """Reads noun phrases. Conditions (filters with verbs) come from the subclass `Reader`."""

    def __init__(self, cursor: Cursor, scope: Scope) -> None:
        self.c = cursor
        self.scope = scope
        self.lib = scope.library
        self.system = scope.system

    # ------------------------------------------------------------ helpers

    def find(self, word: str, *kinds: type) -> list[d.Decl]:
        return self.lib.find(word, self.system, kinds or (d.Decl,))

    def wrong(self, expected: str) -> Misread:
        t = self.c.token()
        if self.c.done:
            return Misread(t, "E0302", expected=expected)
        return Misread(t, "E0301" if not self.scope.knows(str(t)) else "E0303", word=str(t), expected=expected)

    def condition(self) -> e.Cond:
        raise NotImplementedError

    def clause_filter(self, it: e.It) -> e.Cond | None:
        raise NotImplementedError

    def article(self) -> str:
        for word in ARTICLES:
            if self.c.at(word):
                nxt = self.c.peek(1)
                if word == "this" and nxt == "card":
                    return ""
                self.c.next()
                return word
        return ""

    # ------------------------------------------------------------ numbers

    def number(self) -> e.Expr:
        """An expression of type number: terms joined by + and -, then bounds after a comma."""
        x = self.product()
        while self.c.kind() == "OP" and self.c.peek() in "+-":
            op = str(self.c.next())
            x = e.Arith(op, x, self.product())
        low = high = None
        while True:
            if self.c.take(", at least"):
                low = self.product()
            elif self.c.take(", at most"):
                high = self.product()
            else:
                break
        return e.Bound(x, low, high) if low or high else x

    def product(self) -> e.Expr:
        x = self.term()
        while self.c.kind() == "OP" and self.c.peek() in "*":
            self.c.next()
            x = e.Arith("*", x, self.term())
        return x

    def term(self) -> e.Expr:
        c = self.c
        if c.kind() == "NUMBER":
            return e.Num(int(float(c.next())))
        if c.kind() == "NUMLIST":
            numbers = [int(n) for n in str(c.next()).split(",")]
            c.expect("by")
            return e.Steps(numbers, self.number())
        if c.take("half of"):
            x = self.number()
            up = c.take(", rounded up") or c.take("rounded up")
            if not up and not (c.take(", rounded down") or c.take("rounded down")):
                raise self.wrong("`rounded up` or `rounded down`")
            return e.Half(x, up)
        face = self.scope.face(c.peek())
        if face is not None and c.at(c.peek(), "in") and not self.find(c.peek(), *SORTS):
            c.next(), c.next()
            x = self.noun()
            if type_of(x)[0] != "faces":
                raise Misread(c.token(-1), "E0401", expected="throw of dice", got=type_of(x)[0])
            return e.FaceCount(face, x)
        for which in ("highest", "lowest"):
            if c.take(f"the {which} of") or c.take(f"{which} of"):
                return e.Extreme(which, [self.noun()])
        for which, low in (("higher", "highest"), ("lower", "lowest")):
            if c.take(f"the {which} of") or c.take(f"{which} of"):
                a = self.term()
                c.expect("and")
                return e.Extreme(low, [a, self.term()])
        if c.take("the number of") or c.take("number of"):
            return e.Count(self.noun())
        if c.at("all") and self.columns_of(c.peek(1)):
            c.next()
            return self.track_read(str(c.next()))
        x = self.noun()
        kind, many = type_of(x)
        if kind in ("number", "faces"):
            return x
        if many or kind == "zone":
            return e.Count(x)
        raise Misread(c.token(), "E0401", expected="number", got=kind)

    def columns_of(self, word: str) -> list[d.TrackDecl]:
        return [t for t in self.scope.own_decls(d.TrackDecl) if word in t.columns]

    def track_read(self, column: str) -> e.Expr:
        tracks = self.columns_of(column)
        c = self.c
        if c.take("uncovered by"):
            row = self.sort()
            return e.TrackRead(self.track_for(tracks, row), column, "last", row, e.Me())
        if c.take("of the leftmost"):
            row = self.sort()
            return e.TrackRead(self.track_for(tracks, row), column, "next", row, e.Me())
        if c.take("uncovered"):
            return e.TrackRead(tracks[0], column, "all", None, e.Me())
        raise self.wrong("`uncovered by PIECE`, `uncovered` or `of the leftmost PIECE`")

    def track_for(self, tracks: list[d.TrackDecl], row: e.Expr) -> d.TrackDecl:
        if isinstance(row, e.PieceRef):
            for t in tracks:
                if row.decl.name in t.rows:
                    return t
            raise Misread(self.c.token(), "E0303", word=row.decl.name, expected="a piece of that track")
        return tracks[0]

    # ------------------------------------------------------------ sorts of piece

    def sort(self) -> e.Expr:
        """One sort of piece: `sawmill`, `plan` (a name bound to one), `piece of item of plan`."""
        self.article()
        word = self.c.peek()
        bound = self.scope.name(word)
        if bound and bound[0] == "piece":
            self.c.next()
            return e.Var(word, "piece")
        if self.c.take("piece of") or self.c.take("pieces of"):
            x = self.noun()
            if type_of(x)[0] != "piece":
                raise Misread(self.c.token(), "E0401", expected="a sort of piece", got=type_of(x)[0])
            return x
        found = self.find(word, d.Piece)
        if found:
            self.c.next()
            piece = found[0]
            return e.PieceRef(piece, None if piece.neutral else self.owner_of(piece))  # type: ignore[arg-type,attr-defined]
        raise self.wrong("a piece")

    def owner_of(self, decl: d.Decl) -> e.Expr:
        return e.Me() if decl.system == self.system.name else e.SeatOf(decl.system)

    # ------------------------------------------------------------ the main entry

    def noun(self) -> e.Expr:
        """One thing or one set, with what belongs to it."""
        c = self.c
        start = c.pos
        if c.take("this card"):
            return e.ThisCard()
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
        if c.kind() == "NUMBER" and c.peek(1) == "random":
            n = e.Num(int(c.next()))
            c.next()
            return e.Random(self.set(), n)
        if self.scope.it_type and (c.at("its owner") or c.at("owner of it")):
            c.pos += 2 if c.at("its owner") else 3
            return e.Attr("owner", e.It(self.scope.it_type), "player")
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
            return self.postfix(e.Var(word, *bound))
        if word in ("you", "there") and c.peek() == word:
            if word == "you":
                c.next()
                return e.Me()
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

    def postfix(self, x: e.Expr) -> e.Expr:
        return x

    def most(self) -> e.Expr | None:
        c, start = self.c, self.c.pos
        only = c.take("the only")
        if not only:
            c.take("the")
        if c.take("player with most") or c.take("players with most"):
            return self.most_value(only, "player")
        c.pos = start
        return None

    def most_value(self, only: bool, kind: str) -> e.Expr:
        with self.scope.member(kind):
            word = str(self.c.next())
            found = [x for x in self.find(word, d.ValueDecl)]
            if not found:
                self.c.pos -= 1
                raise self.wrong("a value")
            value: d.ValueDecl = found[0]  # type: ignore[assignment]
            args = self.call_args(value, {kind: e.It(kind)})
        most = e.Most(e.Players(), e.Call(value, args, value.type))
        return e.Attr("only", most, "player") if only else most

    def call_args(self, value: d.Callable_, given: dict[str, e.Expr]) -> list[e.Expr]:
        """Arguments of a value after its name; `given` fills parameters of a type without words."""
        out: list[e.Expr] = []
        literals: list[str] = []
        for part in value.phrase:
            if isinstance(part, str):
                literals.append(part)
                continue
            want = part.type
            if want in given:
                out.append(given.pop(want))
                literals.clear()
                continue
            if literals and self.c.take(*literals):
                out.append(self.typed(want))
            elif not literals:
                out.append(self.typed(want))
            elif self.c.take("there") and self.scope.there is not None:
                out.append(self.scope.there)
            elif want == "player":
                out.append(e.Me())
            elif want == "place" and self.scope.there is not None:
                out.append(self.scope.there)
            else:
                raise Misread(self.c.token(), "E0302", expected="`" + " ".join(literals) + "` and a " + want)
            literals.clear()
        return out

    def typed(self, want: str) -> e.Expr:
        """A single thing of one type."""
        if want == "number":
            return self.number()
        if want == "piece":
            return self.sort()
        x = self.noun()
        kind, _many = type_of(x)
        if want == "side":
            want = self.scope.side_type
        if kind != want and not (want == "place" and kind == "unit"):
            raise Misread(self.c.token(-1) if self.c.pos else self.c.token(), "E0401", expected=want, got=kind)
        return e.Attr("place", x, "place") if want == "place" and kind == "unit" else x

    # ------------------------------------------------------------ single things by declared name

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

    def by_path(self) -> e.Expr:
        word = str(self.c.next())
        decl = self.scope.resolve_path(word)
        if decl is None:
            self.c.pos -= 1
            raise self.wrong("a declared name")
        return self.meaning(decl)

    def attribute(self, word: str) -> e.Expr | None:
        """`suit of X`, `item of X`, `points of X`, `clearing of UNIT`, `cost of ...`."""
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
            if word in ("column", "columns") and kind.startswith("mode"):
                return e.Attr("columns", x, "column")
            if out:
                return e.Attr(word, x, out)
            c.pos = start
            return None
        places = [x for x in self.find(word, d.PlaceKind)]
        if places:
            c.next(), c.next()
            x = self.noun()
            if type_of(x)[0] not in ("unit",):
                raise Misread(c.token(), "E0401", expected="a piece", got=type_of(x)[0])
            return e.Attr("place", x, "place")
        for kind_decl in self.scope.place_kinds():
            if word in kind_decl.numbers:
                c.next(), c.next()
                return e.PlaceNumber(word, self.typed("place"))
        return None

    def named(self, word: str) -> e.Expr | None:
        """A value, number, zone, box, mode, suit, faction or column by its declared name."""
        c = self.c
        own = self.scope.local_decl(word)
        if own is not None:
            c.next()
            return self.meaning(own)
        if word == self.system.name and self.system.name in self.scope.seat_systems():
            c.next()
            return e.Me()
        if word in self.scope.seat_systems() and (word in self.lib.visible(self.system) or True):
            nxt = c.peek(1)
            if not (nxt and self.find(nxt, d.Piece, d.Kind) and not self.find(word, d.ValueDecl)):
                c.next()
                return e.SeatOf(word)
            return None
        if c.peek(1) != "in" and self.scope.face(word) is not None and not self.find(word, *SORTS, d.Suit):
            c.next()
            return self.scope.face(word)
        wanted = (d.ValueDecl, d.NumberDecl, d.ZoneDecl, d.BoxDecl, d.ModeSet, d.Mode, d.Suit, d.RelationDecl)
        found = self.find(word, *wanted)
        found = [x for x in found if not (isinstance(x, d.Suit) and self.scope.is_set_noun(c.peek(1)))]
        found = [x for x in found if not (isinstance(x, d.NumberDecl) and x.flag and self.scope.is_set_noun(c.peek(1)))]
        found = [x for x in found if not (isinstance(x, d.ModeSet) and word != x.name)]
        if not found:
            return None
        order = {d.NumberDecl: 0, d.ValueDecl: 1, d.ModeSet: 2}
        found.sort(key=lambda x: order.get(type(x), 3))
        c.next()
        return self.meaning(found[0])

    def meaning(self, x: d.Decl) -> e.Expr:
        """The expression that a declaration stands for, with `of ...` where it takes one."""
        c = self.c
        if isinstance(x, d.ValueDecl):
            return e.Call(x, self.call_args(x, {}), x.type)
        if isinstance(x, d.NumberDecl):
            return e.ReadNumber(x, self.bearer(x))
        if isinstance(x, d.TrackDecl):
            owner_of_box = self.typed("player") if c.take("of") else self.owner_of(x)
            return e.TrackRef(x, owner_of_box)
        if isinstance(x, d.RelationDecl):
            c.expect("toward")
            return e.Standing(x, self.typed("player"))
        if isinstance(x, (d.ZoneDecl, d.BoxDecl)):
            owner: e.Expr | None = None
            if isinstance(x, d.BoxDecl) and x.per_place:
                c.expect("of")
                owner = self.typed("place")
            elif x.per_player:
                owner = self.typed("player") if c.take("of") else self.owner_here(x)
            elif x.system != self.system.name and x.system in self.scope.seat_systems():
                owner = e.SeatOf(x.system)
            elif x.system in self.scope.seat_systems():
                owner = e.Me()
            if isinstance(x, d.ZoneDecl) and x.column_of:
                box = next(b for b in self.lib.anywhere(x.column_of, (d.BoxDecl,)))
                return e.ColumnRef(box, x.name)  # type: ignore[arg-type]
            return e.ZoneRef(x, owner) if isinstance(x, d.ZoneDecl) else e.BoxRef(x, owner)
        if isinstance(x, d.ModeSet):
            return e.ReadMode(x, self.owner_of(x))
        if isinstance(x, d.Mode):
            group = next(g for g in self.lib.systems[x.system].of(d.ModeSet) if g.name == x.group)
            return e.ModeRef(group, group.members.index(x))  # type: ignore[attr-defined,arg-type]
        if isinstance(x, d.Suit):
            return e.SuitRef(x)
        raise Misread(c.token(), "E0303", word=x.name, expected="a thing")

    def bearer(self, x: d.NumberDecl) -> e.Expr | None:
        """Whose number it is, by the words after its name."""
        c = self.c
        if x.scope == "opponent":
            c.expect("toward")
            return self.typed("player")
        if x.scope == "seat":
            return self.typed("player") if c.take("of") else e.Me()
        if x.scope in ("side", "place", "unit"):
            c.expect("of")
            return self.typed(x.scope)
        return None

    def owner_here(self, x: d.Decl) -> e.Expr:
        return e.Me()

    # ------------------------------------------------------------ sets

    def set(self, taken_article: bool = False) -> e.Expr:
        """A set of places, pieces, cards, players, suits, modes or columns, with its filters."""
        c = self.c
        self.article()
        x = self.head()
        self.filters(x)
        return x

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
            return e.Players(enemies_of=self.typed("player") if c.take("of") else e.Me())
        if adjectives and adjectives[-1] == ("word", "enemy") and not self.scope.is_set_noun(word):
            return e.Players(enemies_of=self.typed("player") if c.take("of") else e.Me())
        if word in ("side", "sides") and not adjectives:
            sides = getattr(self.scope.owner, "sides", [])
            if not sides:
                raise self.wrong("a procedure with sides")
            c.next()
            return e.Union([e.Var(x, self.scope.side_type) for x in sides])
        if word in ("card", "cards"):
            c.next()
            return self.cards(adjectives, [])
        if word in ("piece", "pieces"):
            c.next()
            return self.pieces(adjectives, [])
        if word in ("suit", "suits"):
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
            places = e.Places([found[0]])  # type: ignore[list-item]
            while c.at("and") and self.find(c.peek(1), d.PlaceKind):
                c.next()
                places.kinds.append(self.find(str(c.next()), d.PlaceKind)[0])  # type: ignore[arg-type]
            self.place_adjectives(places, adjectives)
            return places
        found = self.find(word, d.CardDecl)
        if found and not self.find(word, *SORTS):
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
                    raise Misread(c.token(-1), "E0303", word=str(getattr(name, "name", name)), expected=f"a {group.name}")
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
            if c.at("and") and [k for k in self.find(c.peek(1), *SORTS) if not getattr(k, "of_card", False)]:
                c.next()
                continue
            if c.at("or") and [k for k in self.find(c.peek(1), *SORTS) if not getattr(k, "of_card", False)]:
                c.next()
                continue
            break
        if sorts:
            return self.pieces(adjectives, sorts)
        raise self.wrong("a thing, such as a place, a piece, a card or a player")

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
            elif (what, value) not in (("word", "other"), ("word", "enemy")):
                raise Misread(self.c.token(-1), "E0303", word=str(getattr(value, "name", value)), expected="a word for players")
        if self.c.take("with most"):
            most = self.most_value(False, "player")
            assert isinstance(most, e.Most)
            most.among = out
            return most
        return out

    def cards(self, adjectives: list[tuple[str, d.Decl | str]], kinds: list) -> e.Expr:
        c = self.c
        out = e.Cards([], list(kinds))
        it = e.It("card")
        for what, value in adjectives:
            if what == "suit":
                out.filters.append(e.SuitIs(it, e.SuitRef(value)))  # type: ignore[arg-type]
            elif what == "cardkind":
                out.kinds.append(value)  # type: ignore[arg-type]
            elif (what, value) not in (("word", "other"), ("word", "your"), ("word", "own")):
                raise Misread(c.token(-1), "E0303", word=str(getattr(value, "name", value)), expected="a word for cards")
        if c.take("of the same name as"):
            out.filters.append(e.Same(e.Attr("name", it, "name"), e.Attr("name", self.noun(), "name")))
        if c.take("in") or c.take("from"):
            out.zone.append(self.zone())
        elif not kinds or True:
            manifest = self.lib.manifest()
            hand = self.find(manifest.draw_into, d.ZoneDecl) if manifest else []
            if hand:
                out.zone.append(e.ZoneRef(hand[0], e.Me()))  # type: ignore[arg-type]
        return out

    def zone(self) -> e.Expr:
        x = self.noun()
        kind = type_of(x)[0]
        if kind in ("zone", "column") or isinstance(x, e.BoxRef):
            return x
        raise Misread(self.c.token(), "E0401", expected="a pile of cards", got=kind)

    def pieces(self, adjectives: list[tuple[str, d.Decl | str]], sorts: list) -> e.Expr:
        c = self.c
        out = e.Pieces(list(sorts), None)
        if sorts and all(isinstance(s, d.Piece) and not s.neutral for s in sorts):
            out.owner = self.owner_of(sorts[0])
        elif sorts and all(isinstance(s, d.Kind) for s in sorts) and self.scope.holder_words:
            out.owner = e.Me() if not self.scope.it_type == "player" else None
            out.owner = None
        for what, value in adjectives:
            if what == "seat":
                out.owner = e.Me() if value == self.system.name else e.SeatOf(str(value))
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
                out.filters.append(e.Holds(value.decl, [e.It("unit")]))  # type: ignore[union-attr]
            else:
                raise Misread(c.token(-1), "E0303", word=str(getattr(value, "name", value)), expected="a word for pieces")
        while True:
            if c.take("of"):
                if c.at("item") or (self.scope.name(c.peek()) or ("",))[0] == "piece":
                    x = self.noun()
                    out.filters.append(e.Same(e.Attr("sort", e.It("unit"), "piece"), x))
                else:
                    out.owner = self.noun()
                    if type_of(out.owner)[0] != "player":
                        raise Misread(c.token(), "E0401", expected="player", got=type_of(out.owner)[0])
                for s_i, s in enumerate(out.sorts):
                    # `warriors of X` means the kind, also where the file has pieces of that very name
                    if isinstance(s, d.Piece) and not s.neutral and not isinstance(out.owner, e.Me):
                        same = [k for k in self.lib.anywhere(s.name, (d.Kind,))]
                        if same:
                            out.sorts[s_i] = same[0]  # type: ignore[assignment]
            elif c.take("on the map"):
                out.at = None
            elif (c.take("in or adjacent to")):
                where = self.typed("place")
                out.at = e.Places(self.scope.place_kinds(), [self.near(e.It("place"), where)])
            elif c.at("in") or c.at("on") and not c.at("on their"):
                c.next()
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

    def near(self, it: e.It, where: e.Expr) -> e.Cond:
        return e.AnyOf([e.Same(it, where), e.Linked(it, where, None)])

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
                places.filters.append(value)  # type: ignore[arg-type]
            else:
                raise Misread(self.c.token(), "E0303", word=str(value), expected="a word for a place")

    # ------------------------------------------------------------ filters

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
                comma = c.take(",")
                if not comma and (not self.bare_filter_starts() or kind == "unit" and c.at("with any")):
                    break
                inner = c.pos
                try:
                    cond = self.filter(x, e.It(kind))
                except Misread as miss:
                    if comma and c.pos == inner and miss.code != "E0301":
                        c.pos = start      # the comma belongs to the sentence, not to this set
                        break
                    raise
                if cond is None:
                    c.pos = start
                    break
                if cond is not True:
                    store.append(cond)

    def bare_filter_starts(self) -> bool:
        return False

    def filter(self, x: e.Expr, it: e.It):
        """One filter; None when the words are not one, True when it changed `x` itself."""
        raise NotImplementedError
