"""Clauses of a body: conditions, choices and the sets they are made among."""

from __future__ import annotations

from itertools import pairwise

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.model.types import type_of
from rootdsl.names.blame import blame
from rootdsl.names.cursor import Cursor, Misread, flatten
from rootdsl.names.library import Library
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences
from rootdsl.syntax import tree


class Clauses:
    """Reads the parts that sentences share; a misread one is one message."""

    def __init__(self, system: System, library: Library, report: Report) -> None:
        self.system, self.library, self.report = system, library, report
        self.root = Scope(library, system)
        self.root.intents = intents(system)

    def scope(self, owner: d.Decl | None = None) -> Scope:
        """A fresh scope of this file."""
        out = self.root.child()
        out.owner = owner
        return out

    def misread(self, miss: Misread) -> None:
        blame(miss, self.system, self.root.near_words() if miss.code == "E0301" else [], self.report)

    def cond(self, node: tree.Cond, scope: Scope) -> e.Cond:
        parts = [self.test(flatten(t.words, t.filters), None, scope) for t in node.tests]
        if len(parts) == 1:
            return parts[0]
        return e.AnyOf(parts) if node.join == "or" else e.All(parts)

    def test(self, words: list[Token], at: Token | None, scope: Scope) -> e.Cond:
        return Sentences(Cursor(words, at), scope).whole_condition()

    def subject(self, words: tree.Words, at: Token, scope: Scope) -> e.Expr:
        """The player who does it: every word before `may`, `chooses` or `cannot`."""
        reader = Sentences(Cursor(words, at), scope)
        who = reader.typed("player")
        if not reader.c.done:
            raise reader.wrong("`may` or a verb")
        return who

    def any_expression(self, reader: Sentences) -> e.Expr:
        start = reader.c.pos
        far, worst = -1, None
        for form in (reader.number, reader.noun):
            reader.c.pos = start
            try:
                out = form()
                if reader.c.done:
                    return out
                raise reader.wrong("the end of the expression")
            except Misread as miss:
                if reader.c.pos > far:
                    far, worst = reader.c.pos, miss
        assert worst is not None
        raise worst

    def let_expression(self, reader: Sentences) -> e.Expr:
        """What a name stands for: pieces, cards, places or players in the plural are that set; how many they are says `number of`."""
        start, words, vague = reader.c.pos, reader.c.tokens, -1
        try:
            x = reader.noun()
            if reader.c.done and type_of(x)[1] and type_of(x)[0] in ("unit", "group", "card", "place", "player"):
                vague = start if str(words[start]) in ("a", "an") and not only_one(x) else -1
                if vague < 0:
                    return x
        except Misread:
            pass
        if vague >= 0:
            expected = "the plural, which names them all; `a random ...`; or the sentence `choose NAME among ...`, which asks for one"
            raise Misread(words[vague], "E0303", word=str(words[vague]), expected=expected)
        reader.c.pos = start
        return self.any_expression(reader)

    def member_set(self, reader: Sentences) -> e.Expr:
        """A set, a list of sorts, or a name that stands for many."""
        start = reader.c.pos
        far, worst = -1, None
        for form in (self.numbers, self.sort_list, reader.noun, reader.set):
            reader.c.pos = start
            own = form in (self.numbers, self.sort_list)
            try:
                x = form(reader) if own else form()  # type: ignore[call-arg]
                if x is not None and not own and reader.listed():
                    x = reader.union(x)
                if x is not None:
                    if not reader.c.done:
                        raise reader.wrong("the end of the line")
                    return x
            except Misread as miss:
                if reader.c.pos > far:
                    far, worst = reader.c.pos, miss
        assert worst is not None
        reader.c.pos = far
        raise worst

    def numbers(self, reader: Sentences) -> e.Expr | None:
        """`1 to 4`: whole numbers, both ends among them."""
        c = reader.c
        if c.kind() != "NUMBER" or c.peek(1) != "to":
            return None
        low = reader.term()
        c.next()
        return e.Numbers(low, reader.number())

    def sort_list(self, reader: Sentences) -> e.Expr | None:
        """`mill and inn and den`: sorts, not pieces on the map; `, matching SITE` keeps those of its suit."""
        texts = [str(t) for t in reader.c.tokens[reader.c.pos:]]
        words = texts[:texts.index(",")] if "," in texts else texts
        if "and" not in words or len(words) < 3 or any(t in ("in", "of", "with", "on") for t in words):
            return None
        sorts = [reader.sort()]
        while reader.c.take("and"):
            sorts.append(reader.sort())
        out = e.Sorts(sorts)
        if reader.c.take(", matching"):
            out.filters.append(e.SuitIs(e.It("piece"), reader.suit_of(reader.noun())))
        reader.filters(out)
        return out

    def choose(self, x: tree.Choose, line: tree.Line | None, scope: Scope, at: Token) -> s.Stmt:
        chooser = self.subject(x.chooser, at, scope) if x.chooser else None
        reader = Sentences(Cursor(flatten(x.among, x.filters), at), scope)
        with scope.performed_by(chooser):
            among = self.member_set(reader)
        if isinstance(among, (e.ReadMode,)):
            among = e.Modes(among.group)
        kind, _ = type_of(among)
        out = s.Choose(at, str(x.name), kind, among, chooser or scope.performer)
        quantity = [str(w) for w in x.quantity]
        if quantity and quantity != ["1"]:
            out.group = True
            out.low, out.high = self.quantity(x.quantity, scope, at)
            scope.bind(str(x.name), "group" if kind == "unit" else kind, True, at=x.name)
            out.type = "group" if kind == "unit" else kind
        else:
            kind = out.type = "unit" if kind == "group" else kind      # one of a group of pieces is a piece
            scope.bind(str(x.name), kind, at=x.name)
        if line is not None and line.chain:
            out.chain = [self.rank(words, kind, scope, at) for words in line.chain]
        return out

    def quantity(self, words: tree.Words, scope: Scope, at: Token) -> tuple[e.Expr, e.Expr | None]:
        """Least and most members: `any number`, `at least 1`, `up to 2`, `1 or 2`, `1 to 3`, `3`."""
        reader = Sentences(Cursor(words, at), scope)
        c = reader.c
        low: e.Expr = e.Num(0)
        high: e.Expr | None = None
        if c.take("any number"):
            pass
        elif c.take("at least"):
            low = reader.number()
        elif c.take("up to") or c.take("at most"):
            high = reader.number()
        else:
            low = reader.number()
            high = reader.number() if c.take("to") else low
            if c.at("or"):
                c.next()
                high, word = reader.number(), c.token(-1)
                if not (isinstance(low, e.Num) and isinstance(high, e.Num) and high.n <= low.n + 1):
                    raise Misread(word, "E0329", low=str(words[0]), high=str(word))
        if not c.done:
            raise reader.wrong("`among`")
        return low, high

    def rank(self, words: tree.Words, kind: str, scope: Scope, at: Token) -> s.Rank:
        reader = Sentences(Cursor(words, at), scope)
        most = reader.c.take("most") or reader.c.take("highest")
        if not most and not (reader.c.take("fewest") or reader.c.take("least") or reader.c.take("lowest")):
            raise reader.wrong("`most`, `fewest`, `highest` or `lowest`")
        with scope.member(kind):
            if kind == "player" and reader.c.take("points"):
                value: e.Expr = e.Points(e.It("player"))
            elif kind == "player" and self.is_field(reader.c.peek()):
                value = e.FieldRank(str(reader.c.next()), e.It("player"))
            elif reader.c.take("number"):
                value = e.Attr("number", e.It(kind), "number")
            elif (borne := self.borne(reader, kind)) is not None:
                value = borne
            else:
                value = reader.number()
                pieces = value.of if isinstance(value, e.Count) else None
                if isinstance(pieces, e.Pieces) and pieces.at is None and kind == "place":
                    pieces.at = e.It("place")
        if not reader.c.done:
            raise reader.wrong("the end of the line")
        return s.Rank(value, most)

    def borne(self, reader: Sentences, kind: str) -> e.Expr | None:
        """`by lowest rank`, `by most riches`: a number that each member bears itself, or a value of a player, needs no `of it`."""
        token, borne_by = reader.c.token(), {"unit": "unit", "player": "seat", "place": "place"}.get(kind)
        found = [x for x in reader.find(str(token), d.NumberDecl) if x.scope == borne_by]  # type: ignore[attr-defined]
        if token is None or reader.c.peek(1):
            return None
        worth = [x for x in reader.find(str(token), d.ValueDecl) if kind in ("player", "unit") and [y.type for y in x.params] == [kind]]  # type: ignore[attr-defined]
        if worth:
            reader.c.next()
            return e.Call(worth[0], [e.It(kind)], "number")         # type: ignore[arg-type]
        if not found:
            return None
        reader.c.next()
        return Sentences(Cursor([token, *(Token.new_borrow_pos("WORD", word, token) for word in ("of", "it"))]), reader.scope).number()

    def is_field(self, word: str) -> bool:
        """Does the game's heading declare this field of its seats?"""
        game = self.library.manifest()
        return game is not None and word in game.fields and not self.library.find(word, self.system, (d.ValueDecl, d.NumberDecl))

    def once(self, filters: list[tree.Words], scope: Scope) -> str:
        """`once per turn`, `once per battle`: the key of the span, or ''."""
        span = ""
        for f in filters:
            c, before = Cursor(f), span
            c.expect("once per")
            if c.take("turn"):
                span = "turn"
            else:
                decl = scope.resolve_path(c.peek(), (d.ProcedureDecl,))
                if decl is None:
                    raise Misread(c.token(), "E0303", word=c.peek(), expected="`turn` or a procedure")
                c.next()
                span = decl.path
            c.end("the end of the line")
            if before not in ("", span):
                raise Misread(f[0], "E0303", word="once per", expected="one span only; a second rule can have the other")
        return span


def only_one(x: e.Expr) -> bool:
    """Pieces of a sort of which the box holds a single one."""
    return isinstance(x, e.Pieces) and bool(x.sorts) and all(isinstance(y, d.Piece) and y.count == 1 for y in x.sorts)


def intents(system: System) -> frozenset[str]:
    """Every name that the file declares by `declare`."""
    if system.intents is None:
        tokens = system.tree.tokens
        system.intents = frozenset(str(b) for a, b in pairwise(tokens) if str(a) == "declare" and b.type == "WORD")
    return system.intents
