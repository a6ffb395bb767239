"""Numbers in sentences, sorts of piece, and the helpers that every reader of words needs."""

from __future__ import annotations

from collections.abc import Callable

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.scope import Scope
from rootdsl.names.spans import spanned

ARTICLES = ("a", "an", "the", "any", "each", "every", "all", "that", "those", "this")
SORTS = (d.Piece, d.Kind)

class Numbers:
    """Reads numbers; the things they are about come from the readers built on this one."""

    def __init__(self, cursor: Cursor, scope: Scope) -> None:
        self.c = cursor
        self.scope = scope
        self.whole: list[e.Cond] | None = None     # filters that hold for all nouns of a set that `and` joins
        self.inside = False          # reading the piece of `isle of PIECE`
        self.counts = False          # reading what is only counted
        self.lib = scope.library
        self.system = scope.system

    def noun(self) -> e.Expr:
        raise NotImplementedError

    def set(self) -> e.Expr:
        raise NotImplementedError

    def distance(self) -> e.Distance:
        raise NotImplementedError

    def find(self, word: str, *kinds: type) -> list[d.Decl]:
        return self.lib.find(word, self.system, kinds or (d.Decl,))

    def wrong(self, expected: str) -> Misread:
        t = self.c.token()
        if self.c.done:
            return Misread(t, "E0302", expected=expected)
        if str(t) == "nobody" and not expected.startswith("a thing"):
            expected = "`with no VALUE` as a filter, or `if VALUE of NAME is nobody` in the lines below"
            return Misread(t, "E0303", word="nobody", expected=expected)
        return Misread(t, "E0301" if not self.scope.knows(str(t)) else "E0303", word=str(t), expected=expected)

    def listed(self) -> bool:
        """Is one more member of a list next: `and B`, or `, B and C`?"""
        c, k = self.c, 1
        if c.at("and"):
            return True
        while c.peek(k - 1) == "," and self.names_member(c.peek(k)):
            while self.names_member(c.peek(k)):
                k += 1
            if c.peek(k) == "and":
                return self.names_member(c.peek(k + 1))
            k += 1
        return False

    def names_member(self, word: str) -> bool:
        """A word of a member of a list: a player, a kind of thing, a name."""
        if word in ("", ",", "and", "or"):
            return False
        told = word in ("other", "enemy", "enemies", "player", "players", "a", "an", "the") or word in self.scope.seat_systems()
        return told or self.scope.name(word) is not None or bool(self.find(word, *SORTS, d.PlaceKind))

    def another(self) -> bool:
        """Consume what joins the next member of a list."""
        if not self.listed():
            return False
        self.c.next()
        return True

    def article(self) -> str:
        for word in ARTICLES:
            if self.c.at(word):
                nxt = self.c.peek(1)
                if word == "this" and nxt == "card":
                    return ""
                self.c.next()
                return word
        return ""

    @spanned
    def number(self) -> e.Expr:
        """An expression of type number: terms joined by + and -, then bounds after a comma."""
        x = self.sum()
        low = high = None
        while True:
            if self.c.take(", at least"):
                low = self.product()
            elif self.c.take(", at most"):
                high = self.product()
            else:
                break
        return e.Bound(x, low, high) if low or high else x

    def sum(self) -> e.Expr:
        """Products joined by + and -."""
        x = self.product()
        while self.c.kind() == "OP" and self.c.peek() in "+-":
            op = str(self.c.next())
            x = e.Arith(op, x, self.product())
        return x

    def product(self) -> e.Expr:
        x = self.term()
        while self.c.kind() == "OP" and self.c.peek() == "*":
            self.c.next()
            x = e.Arith("*", x, self.term())
        return x

    def term(self) -> e.Expr:
        c = self.c
        if c.kind() == "NUMBER":
            if "." in c.peek():
                raise self.wrong("a whole number")
            return e.Num(int(c.next()))
        if c.kind() == "NUMLIST":
            numbers = [int(n) for n in str(c.next()).split(",")]
            c.expect("by")
            return e.Steps(numbers, self.number())
        if c.take("half of"):
            x = self.number()
            up = c.take(", rounded up") or c.take("rounded up")
            if not up and not (c.take(", rounded down") or c.take("rounded down")):
                share = ", or `at least half of` before a set" if c.peek() in ("is", "are") else ""
                raise self.wrong(f"`rounded up` or `rounded down`{share}")
            counted = c.peek(1)
            if c.peek() == "," and (counted in ("times", "cards", "card", "points", "pieces") or self.find(counted, *SORTS, d.PlaceKind)):
                c.next()                    # `half of heat, rounded up, guards`: the comma closes what was said between
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
            if c.peek() == which and self.find(c.peek(1), d.ValueDecl):
                c.next()
                raise self.wrong(f"`{which} of` a throw; of a value of places the one that has it is chosen, `choose NAME among PLACES, by "
                                 f"{which} VALUE of it, then lowest number`, and `VALUE of NAME` read")
        for which, low in (("higher", "highest"), ("lower", "lowest")):
            if c.take(f"the {which} of") or c.take(f"{which} of"):
                a = self.sum()
                c.expect("and")
                return e.Extreme(low, [a, self.sum()])
        if c.take("the number of") or c.take("number of"):
            chosen = self.scope.name(c.peek())      # a chosen sort stands for its pieces
            return self.how_many(self.set if chosen and chosen[0] == "piece" else self.noun)
        if c.take("the distance from") or c.take("distance from"):
            return self.distance()
        if c.at("all") and self.columns_of(c.peek(1)):
            c.next()
            return self.track_read(str(c.next()))
        x = self.noun()
        kind, many = type_of(x)
        if kind == "number":
            return x
        if kind == "faces":  # dice where a number is wanted: what they show, taken together
            return e.Extreme("sum", [x])
        if many or kind == "zone":
            return e.Count(x)
        raise Misread(c.token(), "E0401", expected="number", got=kind)

    def how_many(self, read: Callable[[], e.Expr]) -> e.Count:
        """How many of a set there are: also of pieces in a supply, which nothing but their number tells apart."""
        outer, self.counts = self.counts, True
        try:
            return e.Count(read())
        finally:
            self.counts = outer

    def columns_of(self, word: str) -> list[d.TrackDecl]:
        return [t for t in self.scope.own_decls(d.TrackDecl) if word in t.columns]

    def track_read(self, column: str) -> e.Expr:
        tracks = self.columns_of(column)
        c = self.c
        if c.take("uncovered by"):
            row = self.sort()
            return self.read_of(tracks, column, "last", row)
        if c.take("of the leftmost"):
            row = self.sort()
            return self.read_of(tracks, column, "next", row)
        if c.take("uncovered"):
            return e.TrackRead(tracks[0], column, "all", None, e.Me(), tracks[1:])
        raise self.wrong("`uncovered by PIECE`, `uncovered` or `of the leftmost PIECE`")

    def read_of(self, tracks: list[d.TrackDecl], column: str, which: str, row: e.Expr) -> e.Expr:
        """A number of the track on which a sort stands; of a sort that is only chosen, any of them may be that."""
        if isinstance(row, e.PieceRef):
            tracks = [t for t in tracks if row.decl.name in t.rows][:1]
            if not tracks:
                raise Misread(self.c.token(), "E0303", word=row.decl.name, expected="a piece of that track")
        return e.TrackRead(tracks[0], column, which, row, e.Me(), tracks[1:])

    def sort(self) -> e.Expr:
        """One sort of piece: `mill`, `plan` (a name bound to one), `piece of item of plan`."""
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
            # `guards of FRIEND`: theirs, of the same name
            if not piece.neutral and piece.name in piece.kinds and self.c.take("of"):  # type: ignore[attr-defined]
                return e.PieceRef(piece, self.typed("player"))  # type: ignore[arg-type,attr-defined]
            return e.PieceRef(piece, None if piece.neutral else self.owner_of(piece))  # type: ignore[arg-type,attr-defined]
        raise self.wrong("a piece")

    def sort_to_place(self) -> e.Expr:
        """A sort, or `guard` of whoever has guards where every seat has some of its own: what may be placed."""
        begin = self.c.pos
        self.article()
        word = self.c.peek()
        state = self.scope.unit_state(word)
        if state is not None and self.find(self.c.peek(1), d.Piece):
            self.c.next()
            turned = self.sort()
            if isinstance(turned, e.PieceRef) and state[0].kind in (turned.decl.name, *turned.decl.kinds):
                turned.state = state
                return turned
            raise Misread(self.c.token(-1), "E0303", word=str(self.c.peek(-1)), expected=f"a piece that can be `{word}`")
        kinds = [x for x in self.find(word, d.Kind) if not x.of_card]  # type: ignore[attr-defined]
        if kinds and not self.find(word, d.Piece) and self.scope.name(word) is None:
            self.c.next()
            return e.OwnSort(kinds[0], self.noun() if self.c.take("of") else e.Me())  # type: ignore[arg-type]
        self.c.pos = begin
        return self.sort()

    def owner_of(self, decl: d.Decl) -> e.Expr:
        return self.holder() if decl.system == self.system.name else e.SeatOf(decl.system)

    def holder(self) -> e.Expr:
        """Who holds this file: `you`, but in a procedure, which others may perform, the seat by its name."""
        inside = self.scope.lent or isinstance(self.scope.owner, d.ProcedureDecl) and self.system.name in self.scope.seat_systems()
        several = self.system.seats > 1 or self.scope.lent and self.scope.on_card
        return e.SeatOf(self.system.name, e.HOLDING if several else 1) if inside else e.Me()
