"""Verbs for pieces and cards: they are placed, put, removed, spent, drawn, given and shown."""

from __future__ import annotations

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.calls import Calls
from rootdsl.names.cursor import Misread


class Moving(Calls):
    """One method a verb: `v_` and its base form."""

    def v_place(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        what: list[tuple[e.Expr, e.Expr]] = []
        if self.c.peek() == "as":
            raise self.wrong("a number, as in `place 1 PIECE in PLACE for each SET`")
        if self.c.peek() in ("it", "them"):
            said = self.c.peek()
            raise self.wrong(f"pieces of a supply, as in `place 1 PIECE in PLACE`; what is there already is `put {said} into PLACE`")
        while True:
            what.append(self.pieces_amount())
            if not self.c.take("and"):
                break
        if not (self.c.take("in") or self.c.take("on") or self.c.take("into")):
            raise self.wrong("`in` and a place")
        where = self.noun()
        if self.c.take("for each of") or self.c.take("for each"):
            each = self.how_many(self.noun)
            what = [(each if n == e.Num(1) else e.Arith("*", n, each), x) for n, x in what]
        kind = type_of(where)[0]
        if kind == "unit":
            where = e.Attr("place", where, "place")
        elif kind != "place":
            raise Misread(self.c.token(), "E0401", expected="place", got=kind)
        return s.Place(at, what, where, subject)

    def v_put(self, at: Token | None, subject: e.Expr | None) -> s.Stmt | list[s.Stmt]:
        c = self.c
        out: list[s.Stmt] = []
        c.take("all")
        while True:
            number: e.Expr | None = None
            if c.take("it") or c.take("them"):
                kind, many = self.scope.name("them") or ("group", True)
                what: e.Expr = e.Var("them", "group" if many else kind)
            else:
                one = c.peek() in ("a", "an")
                if c.kind() == "NUMBER" or self.amount_named():
                    number = self.sum()
                elif one:
                    number = e.Num(1)
                elif c.peek(1) == "random" and self.find(c.peek(), d.ValueDecl):
                    number = self.term()
                what = self.noun()
                if isinstance(what, e.Random) and number is not None:
                    what.number, number = number, None
            out.append(s.Put(at, what, e.Nobody(), number))
            if not c.take("and"):
                break
        under, to = c.peek() == "under", c.pos + 1
        if not (c.take("into") or c.take("in") or c.take("onto") or c.take("under")):
            raise self.wrong("`into` and a place or pile")
        supply = c.take("their supply") or c.take("its supply") or c.take("supply")
        where = e.Supply() if supply else self.noun()
        if type_of(where)[0] == "unit":
            where = e.Attr("place", where, "place")
        if type_of(where)[0] not in ("place", "zone", "column"):
            raise Misread(c.token(), "E0401", expected="a place or a pile", got=type_of(where)[0])
        if type_of(what)[0] == "piece" and isinstance(what, e.Attr) and c.peek() in ("into", "onto"):
            raise Misread(c.token(), "E0303", word=str(c.peek()), expected="`put a piece of SORT in PLACE into PLACE`, as "
                          f"`{what.name} of` names a sort of piece, of which one is taken")
        for one_put in out:
            assert isinstance(one_put, s.Put)
            self.lies(one_put.what, where, c.tokens[to])
            one_put.where, one_put.under = where, under and type_of(where)[0] == "zone"
        return out

    def lies(self, what: e.Expr, where: e.Expr, at: Token) -> None:
        """Cards are put into a pile or a column, pieces into a place, a box or a track."""
        kind = type_of(what.of if isinstance(what, e.Random) else what)[0]
        if kind in ("card", "zone", "column"):
            self.pile(where, at)
        elif kind in ("unit", "group", "piece") and type_of(where)[0] in ("zone", "column"):
            raise Misread(at, "E0356", word=str(at))

    def amount_named(self) -> bool:
        """Does a number come next by its name, and then what there are so many of: `amount coins in purse`?"""
        named = self.scope.name(self.c.peek()) == ("number", False)
        known = bool(self.find(self.c.peek(), d.ValueDecl, d.NumberDecl)) and self.scope.name(self.c.peek()) is None
        kinds = (d.Piece, d.Kind)
        return (named or known) and bool(self.find(self.c.peek(1), *kinds) or self.c.peek(1) in ("cards", "card", "pieces"))

    def unused(self, what: str, at: Token | None) -> str:
        """A name of its own for what a sentence chooses; two of one line are told apart."""
        name = f"{what}_{getattr(at, 'line', 0)}"
        return name if self.scope.name(name) is None else f"{name}_{getattr(at, 'column', 0)}"

    def v_remove(self, at: Token | None, subject: e.Expr | None) -> s.Stmt | list[s.Stmt]:
        c = self.c
        one = not c.take("all") and c.peek() in ("a", "an")
        many = self.sum() if c.kind() == "NUMBER" or self.amount_named() else None
        x = self.noun() if many is None else self.set()
        permanently = c.take("permanently")
        kind = type_of(x)[0]
        if many is not None and kind == "unit" and type_of(x)[1]:      # `remove 2 guards in SITE`: as many as there are, chosen
            name = self.unused("removed", at)
            self.scope.bind(name, "group", True)
            taken = s.Remove(at, e.Var(name, "group", True), subject, permanently)
            return [s.Choose(at, name, "group", x, subject, many, many, True), taken]
        if many is not None:
            raise Misread(c.token(), "E0401", expected="pieces", got=kind)
        if one and kind == "unit" and type_of(x)[1]:      # `remove a guard`: one of them, chosen where there are several
            name = self.unused("removed", at)
            self.scope.bind(name, "unit")
            return [s.Choose(at, name, "unit", x, subject), s.Remove(at, e.Var(name, "unit"), subject, permanently)]
        if kind in ("card", "zone"):
            return s.RemoveCards(at, x)
        if kind not in ("unit", "group"):
            raise Misread(c.token(), "E0401", expected="pieces or cards", got=kind)
        return s.Remove(at, x, subject, permanently)

    def v_spend(self, at: Token | None, subject: e.Expr | None) -> s.Stmt | list[s.Stmt]:
        c = self.c
        sorts = [x for x in self.find(c.peek(1), d.Piece, d.Kind) if not getattr(x, "of_card", False)]
        if c.peek() in ("a", "an") and c.peek(1) != "piece" and not sorts:
            return self.card_cost(at, subject, True)
        bound = self.scope.name(c.peek())
        if bound and bound[0] == "card":
            return s.Discard(at, self.noun(), subject, True)
        if c.take("up to"):
            return self.spend_up_to(at, subject)
        number = e.Num(1) if c.take("a") or c.take("an") else self.sum()
        if self.cards_next():
            return self.cards_cost(at, subject, number, True)
        decl = self.counter()
        if decl is not None:
            c.next()
            return s.SpendNumber(at, decl, self.whose(decl, subject), number)
        if c.take("pieces") or c.take("piece"):
            pieces = e.Pieces([], self.typed("player") if c.take("of") else None)
        else:
            what = self.sort()
            pieces = e.Pieces([what.decl] if isinstance(what, e.PieceRef) else [], what.owner if isinstance(what, e.PieceRef) else None)
        if not c.take("from"):
            raise self.wrong("`from` and places")
        pieces.at = self.noun()
        return s.Spend(at, number, pieces)

    def spend_up_to(self, at: Token | None, subject: e.Expr | None) -> list[s.Stmt]:
        """`spend up to 2 dough`: how many is asked first; none, where the sentence is neither a price nor behind `may`."""
        most = self.number()
        decl = self.counter()
        if decl is None:
            raise self.wrong("a number that is kept; of cards write `choose NAME, up to N, among cards in hand` and `spend NAME`")
        self.c.next()
        name = self.unused("spent", at)
        self.scope.bind(name, "number")
        among = e.Numbers(e.Num(0), most)
        whose = self.whose(decl, subject)
        return [s.Choose(at, name, "number", among, subject), s.SpendNumber(at, decl, whose, e.Var(name, "number"))]

    def card_cost(self, at: Token | None, subject: e.Expr | None, spend: bool) -> list[s.Stmt]:
        x = self.set()
        if not isinstance(x, e.Cards):
            raise Misread(at, "E0401", expected="card", got=type_of(x)[0])
        name = self.unused("cost", at)
        self.scope.bind(name, "card")
        return [s.Choose(at, name, "card", x, subject), s.Discard(at, e.Var(name, "card"), subject, spend)]

    def cards_next(self) -> bool:
        """Do `cards` follow, perhaps after a suit or a kind?"""
        return any(self.c.peek(k) in ("card", "cards") for k in range(3)) and self.scope.name(self.c.peek()) is None

    def cards_cost(self, at: Token | None, subject: e.Expr | None, number: e.Expr, spend: bool) -> list[s.Stmt]:
        """`spend 2 cards matching site`: a group is chosen and given up."""
        x = self.set()
        if not isinstance(x, e.Cards):
            raise Misread(at, "E0401", expected="card", got=type_of(x)[0])
        name = self.unused("cost", at)
        self.scope.bind(name, "card", True)
        chosen = s.Choose(at, name, "card", x, subject, number, number, True)
        return [chosen, s.Discard(at, e.Var(name, "card", True), subject, spend)]

    def v_discard(self, at: Token | None, subject: e.Expr | None) -> s.Stmt | list[s.Stmt]:
        c = self.c
        if c.take("down to"):
            limit = self.number()
            return s.DiscardDown(at, self.who(subject), limit, self.zone() if c.take("in") or c.take("from") else None)
        if c.at("a random") or c.peek(1) == "random":
            x = self.noun()
            if not (isinstance(x, e.Random) and isinstance(x.of, e.Cards)):
                raise Misread(c.token(-1), "E0401", expected="card", got=type_of(x)[0])
            return s.Discard(at, x, subject)
        if c.peek() in ("a", "an"):
            return self.card_cost(at, subject, False)
        begin = c.pos
        number = self.leading_number()
        if number is not None and self.cards_next():
            return self.cards_cost(at, subject, number, False)
        if isinstance(number, e.Num):
            raise self.wrong("cards")
        c.pos = begin
        c.take("all")
        x = self.noun()
        if type_of(x)[0] not in ("card", "zone", "column"):
            raise Misread(c.token(), "E0401", expected="card", got=type_of(x)[0])
        return s.Discard(at, x, subject)

    def v_draw(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        number = e.Num(1) if self.c.take("a card") else self.number()
        self.c.take("cards") or self.c.take("card")
        source = self.zone() if self.c.take("from") else None
        into = self.zone() if self.c.take("into") else None
        return s.Draw(at, self.who(subject), number, into, source)

    def v_take(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        if self.c.take("the first turn"):
            return s.FirstTurn(at, subject if subject is not None else self.who(None))
        if self.c.kind() == "NUMBER" and self.c.peek(1) == "random":
            self.c.next(), self.c.next()
            raise Misread(self.c.token(-1), "E0303", word="random",
                          expected="`take a random card from PILE`; several are put: `put 2 random cards in PILE into hand`")
        if not (self.c.take("a random card from") or self.c.take("a random card in")):
            raise self.wrong("`a random card from` a pile")
        source = self.zone()
        manifest = self.lib.manifest()
        hands = self.find(manifest.draw_into, d.ZoneDecl) if manifest else []
        if self.c.take("into"):
            target: e.Expr = self.zone()
        elif hands:
            target = e.ZoneRef(hands[0], self.who(subject))  # type: ignore[arg-type]
        else:
            raise self.wrong("`into` a pile")
        return s.TakeRandom(at, source, target, self.who(subject))

    def v_reveal(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        x = self.shown_thing()
        to = self.typed("player") if self.c.take("to") else None
        return s.Reveal(at, x, to, subject)

    def shown_thing(self) -> e.Expr:
        """Cards, or pieces that lie hidden: what can be shown."""
        token = self.c.token()
        x = self.noun()
        kind = type_of(x)[0]
        if kind not in ("card", "zone", "column", "unit", "group") and not isinstance(x, e.BoxRef):
            raise Misread(token, "E0401", expected="cards or pieces", got=kind)
        return x

    def v_look(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        self.c.expect("at")
        return s.Reveal(at, self.shown_thing(), self.who(subject), looks=True)

    def v_shuffle(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        if self.c.take("the suits of") or self.c.take("suits of"):
            places = self.set()
            if type_of(places)[0] != "place":
                raise Misread(self.c.token(-1), "E0401", expected="places", got=type_of(places)[0])
            return s.ShuffleSuits(at, places)
        return s.Shuffle(at, self.zone())

    def v_open(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        """`open road between gate and yard`: that one path, which the map calls closed, or a rule has closed."""
        kind = self.path_kind()
        self.c.expect("between")
        a = self.one_place()
        self.c.expect("and")
        return s.OpenPath(at, kind, a, self.one_place())

    def v_close(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        """`close road between gate and yard`: that one path is shut until a rule opens it."""
        found = self.v_open(at, subject)
        assert isinstance(found, s.OpenPath)
        found.closes = True
        return found

    def v_replace(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        what = self.typed("unit")
        self.c.expect("with")
        return s.Replace(at, what, self.sort())

    def v_give(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        what = self.noun()
        if type_of(what)[0] not in ("card", "unit", "group"):
            raise Misread(self.c.token(-1), "E0401", expected="card or piece", got=type_of(what)[0])
        self.c.expect("to")
        return s.Give(at, what, self.typed("player"), subject)

    def v_resolve(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        x = self.noun()
        if type_of(x)[0] != "card":
            raise Misread(self.c.token(), "E0401", expected="card", got=type_of(x)[0])
        return s.Open(at, "resolve", {"card": x}, "")

    def v_match(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        self.c.expect("each")
        what = str(self.c.next())
        if what not in ("icon", "item"):
            self.c.pos -= 1
            raise self.wrong("`icon` or `item`")
        self.c.expect("of")
        card = self.noun()
        if type_of(card)[0] != "card":
            raise Misread(self.c.token(-1), "E0401", expected="card", got=type_of(card)[0])
        self.c.expect("to a different")
        token = self.c.next()
        self.c.expect("among")
        tools = self.noun()
        if what == "icon":
            if str(token) != "tool":
                raise Misread(token, "E0303", word=str(token), expected="`tool`")
            return s.Match(at, card, tools, self.who(subject))
        self.scope.bind(str(token), "group", True, at=token)
        return s.Match(at, card, tools, self.who(subject), what, str(token))

    def v_activate(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        """Below `would activate`: the piece is used after all."""
        self.c.expect("it")
        return s.Activate(at)

    def leading_number(self) -> e.Expr | None:
        """The number with which a sentence goes on, written or by name; None, and nothing read, where none comes."""
        start = self.c.pos
        try:
            return self.number()
        except Misread:
            self.c.pos = start
            return None

    def counter(self) -> d.NumberDecl | None:
        """A number (no flag) that the file itself keeps, or that a piece, seat or opponent bears, by the coming word."""
        kept = ("unit", "seat", "opponent", "system", "seat_place")
        found = [x for x in self.find(self.c.peek(), d.NumberDecl) if x.scope in kept and not x.flag]  # type: ignore[attr-defined]
        return found[0] if found else None  # type: ignore[return-value]

    def whose(self, decl: d.NumberDecl, subject: e.Expr | None) -> e.Expr | None:
        """The bearer named after a number, or else the subject of the sentence; None for one that the file keeps."""
        if decl.scope == "system":
            if subject is not None and not isinstance(subject, (e.Me, e.SeatOf)):
                raise Misread(self.c.token(-1), "E0303", word=decl.name, expected="a number that is declared `of each player`")
            return None
        if decl.scope == "seat_place":
            return self.bearer(decl)
        if self.c.take("of"):
            return self.typed("unit" if decl.scope == "unit" else "player")
        if self.c.at("toward"):
            return self.bearer(decl)
        kind = type_of(subject)[0] if subject is not None else ""
        if (decl.scope == "unit" and kind != "unit") or (decl.scope == "seat" and kind == "unit"):
            raise self.wrong("`of` and whose it is")
        return subject if subject is not None else e.Me()
