"""Declarations that are tables: suits, places, kinds, dice, pieces, piles, boxes, tracks, modes, cards."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.cursor import Misread
from rootdsl.names.library import singular_forms
from rootdsl.names.reference import Reference, Row
from rootdsl.names.rows import cells, row, split_commas, text
from rootdsl.syntax import tree

NEUTRAL = ("law", "map", "deck", "game")
NUMBERS = ("number", "flag", "stat")


def flag_of_places(library: Any, system: System, word: str) -> bool:
    return any(word in k.flags for s in library.systems.values() for k in s.of(d.PlaceKind))


class Tables:
    """One method for each kind of row; each reads every word of its row."""

    def __init__(self, system: System, report: Report) -> None:
        self.system, self.report = system, report
        self.mode_names: dict[str, d.ModeSet] = {}

    # ------------------------------------------------------------ helpers

    def add(self, decl: d.Decl) -> None:
        for other in self.system.decls:
            if other.name == decl.name and type(other) is type(decl):
                if type(decl) is d.Decl:
                    return
                if isinstance(decl, d.Piece) and (decl.more or getattr(other, "more", False)):
                    continue
                spot = next((t for t in self.system.tree.tokens if decl.at is not None and t.line == decl.at.line and str(t) == decl.name), None)
                self.report.error("E0305", spot or decl.at or self.system.tree.tokens[0], name=decl.name, line=getattr(other.at, "line", 0))
                return
        self.system.decls.append(decl)

    def base(self, node: tree.Heading, name: str | None = None) -> tuple[str, str, str, Token]:
        word = name or (str(node.words[0]) if node.words else "")
        if not word:
            self.report.error("E0307", node.first, keyword=str(node.keyword))
            word = "_"
        return self.system.name, word, text(node.title) or word.replace("_", " ").title(), node.first

    def refer(self, token: Token, expected: str, *kinds: type, also: tuple[str, ...] = ()) -> str:
        """Note that this word must name something of these kinds."""
        self.system.refs.append(Reference(token, expected, kinds, also=frozenset(also)))
        return str(token)

    def rest(self, node: tree.Heading) -> list[Row]:
        """What stands after the name of a heading: the words, then each filter, each a row of its own."""
        parts = [[*node.words[1:], *node.after], *[list(f) for f in node.filters]]
        return [Row(part, node.first) for part in parts if part]

    def plain(self, node: tree.Heading) -> None:
        """A heading of which nothing but name and title can stand on its line."""
        for r in self.rest(node):
            r.end("the end of the line")
        for x in node.roles + node.order:
            Row(x).end("the end of the line")

    # ------------------------------------------------------------ suits, places, kinds

    def suits(self, node: tree.Heading) -> None:
        for part in split_commas(row(node)[1:]):
            r = Row(part, node.first)
            word = r.name("a suit")
            r.end("a comma")
            self.add(d.Suit(self.system.name, str(word), str(word).title(), word))

    def suit(self, node: tree.Heading) -> None:
        system, name, title, at = self.base(node)
        wild = False
        for r in self.rest(node):
            r.expect("wild")
            wild = True
            r.expect("on cards")
            r.end()
        self.add(d.Suit(system, name, title, at, wild))

    def place(self, node: tree.Heading) -> None:
        if self.system.kind == "map":
            return
        self.plain(node)
        decl = d.PlaceKind(*self.base(node))
        for inner in node.body:
            if isinstance(inner, tree.Heading) and str(inner.keyword) in ("number", "flag"):
                self.plain(inner)
                (decl.numbers if str(inner.keyword) == "number" else decl.flags).append(str(inner.words[0]))
            elif not isinstance(inner, tree.Note):
                raise Misread(inner.first, "E0303", word=str(inner.first), expected="`number` or `flag`")
        self.add(decl)

    def path(self, node: tree.Heading) -> None:
        if self.system.kind == "map":
            return
        decl = d.PathKind(*self.base(node))
        for i, r in enumerate(self.rest(node)):
            if i:
                r.expect("closed")
                decl.closed = True
            else:
                r.expect("joins")
                while True:
                    decl.joins.append(self.refer(r.name("a kind of place"), "a kind of place", d.PlaceKind))
                    if not r.take("and"):
                        break
            r.end()
        self.add(decl)

    def kind(self, node: tree.Heading) -> None:
        decl = d.Kind(*self.base(node))
        for r in self.rest(node):
            if r.take("of card"):
                decl.of_card = True
            elif r.take("is a") or r.take("is an"):
                decl.isa = self.refer(r.name("a kind"), "a kind of piece", d.Kind)
            else:
                raise r.bad("`of card` or `is a KIND`")
            r.end()
        self.add(decl)
        for inner in node.body:
            if not isinstance(inner, tree.Heading) or str(inner.keyword) not in NUMBERS:
                raise Misread(inner.first, "E0303", word=str(inner.first), expected="`stat`, `number` or `flag`")
            self.plain(inner)
            self.add(d.NumberDecl(*self.base(inner), "unit", str(inner.keyword) == "flag", kind=decl.name,
                                  printed=str(inner.keyword) == "stat"))

    def die(self, node: tree.Heading) -> None:
        decl = d.Die(*self.base(node))
        self.plain(node)
        for sentence in node.inline:
            for part in split_commas(cells(row(sentence))):
                r = Row(part, node.first)
                token = r.next()
                r.end("a comma")
                decl.faces.append(str(token))
                if token.type == "WORD":
                    self.system.refs.append(Reference(token, "a suit, or a face that a rule speaks of", (d.Suit,), test=named_again))
        for inner in node.body:
            r = Row(row(inner), inner.first)
            face = r.one_of(decl.faces, "a face of the die")
            r.one_of(("explodes", "explode"))
            r.end()
            decl.explodes.append(face)
        self.add(decl)
        self.add(d.Decl(self.system.name, f"{decl.name}.explodes", decl.title, node.first))

    def purposes(self, node: tree.Heading) -> None:
        for part in split_commas(row(node)[1:]):
            r = Row(part, node.first)
            word = r.name("a purpose")
            r.end("a comma")
            self.add(d.Decl(self.system.name, f"purpose_{word}", str(word), word))

    def section(self, node: tree.Heading) -> None:
        self.plain(node)
        self.add(d.Decl(self.system.name, f"section_{node.words[0]}", text(node.title), node.first))

    # ------------------------------------------------------------ piles, boxes, tracks

    def zone(self, node: tree.Heading) -> None:
        decl = d.ZoneDecl(*self.base(node))
        for r in self.rest(node):
            if r.take("of each player"):
                decl.per_player = True
            elif r.take("seen by"):
                decl.seen = r.one_of(("all", "owner", "nobody"))
            elif r.take("counted by"):
                decl.counted = r.one_of(("all", "owner", "nobody"))
            elif r.take("refilled from"):
                decl.refill = self.refer(r.name("a pile"), "a pile of cards", d.ZoneDecl)
            elif r.take("active"):
                decl.active = True
            elif r.take("shared"):
                decl.shared = True
            else:
                raise r.bad("`of each player`, `seen by WHO`, `refilled from PILE`, `active` or `shared`",
                            ("of", "seen", "counted", "refilled", "active", "shared"))
            r.end()
        self.add(decl)

    def box(self, node: tree.Heading) -> None:
        decl = d.BoxDecl(*self.base(node))
        for r in self.rest(node):
            if r.take("of each player"):
                decl.per_player = True
            elif r.take("of each"):
                decl.per_place = self.refer(r.name("a kind of place"), "a kind of place", d.PlaceKind)
            elif r.take("seen by"):
                decl.seen = r.one_of(("all", "owner", "nobody"))
            elif r.take("replaces"):
                decl.replaces = self.refer(r.name("a box"), "a box", d.BoxDecl)
            else:
                raise r.bad("`of each player`, `seen by WHO` or `replaces BOX`", ("of", "seen", "replaces"))
            r.end()
        self.add(decl)
        for inner in node.body:
            key = str(getattr(inner, "keyword", ""))
            if isinstance(inner, tree.Note):
                continue
            if not isinstance(inner, tree.Heading) or key not in ("column", "track"):
                raise Misread(inner.first, "E0303", word=str(inner.first), expected="`column` or `track`")
            if key == "column":
                self.plain(inner)
                name = str(inner.words[0])
                decl.columns.append(name)
                self.add(d.ZoneDecl(self.system.name, f"{decl.name}.{name}", text(inner.title) or name.title(), inner.first,
                                    seen=decl.seen, column_of=decl.name))
            else:
                decl.tracks.append(str(inner.words[0]))
                self.track(inner, decl.name)

    def track(self, node: tree.Heading, box: str = "") -> None:
        name = str(node.words[0]) if node.words else "_"
        decl = d.TrackDecl(*self.base(node, f"{box}.{name}" if box else name), box=box)
        for r in self.rest(node):
            if r.kind() == "NUMBER":
                decl.spaces = r.count()
                r.one_of(("spaces", "space"))
            elif not box and r.take("one row for each of"):
                while True:
                    token = r.name("a piece")
                    decl.rows.append(singular_forms(self.refer(token, "a piece", d.Piece))[0])
                    if not r.take("and"):
                        break
            elif box and r.take("holds"):
                while True:
                    decl.holds.append(singular_forms(self.refer(r.name("a piece"), "a piece", d.Piece))[-1])
                    if not r.take("and"):
                        break
            else:
                raise r.bad("`N spaces`, `one row for each of PIECE` or `holds PIECE`", ("one", "holds", "spaces"))
            r.end()
        for inner in node.body:
            if not isinstance(inner, tree.Note):
                self.column(decl, Row(cells(row(inner)), inner.first))
        lines = {inner.first.line for inner in node.body}
        for inner in node.body:
            if not isinstance(inner, tree.Note):
                self.system.refs.append(Reference(row(inner)[0], "a column that some sentence reads", test=read_elsewhere(lines)))
        self.add(decl)

    def column(self, decl: d.TrackDecl, r: Row) -> None:
        column = r.name("the name of a column")
        rows = [r.one_of(decl.rows)] if r.kind() == "WORD" else decl.rows
        values = self.numbers(r)
        if len(values) != decl.spaces:
            self.report.error("E0601", column, got=len(values), wanted=decl.spaces)
        for name in rows:
            decl.columns.setdefault(str(column), {})[name] = values

    def numbers(self, r: Row) -> list[int]:
        values: list[int] = []
        while True:
            values.append(r.count())
            if not r.take(","):
                break
        r.end("a comma and a number")
        return values

    # ------------------------------------------------------------ modes, states, relations, numbers

    def mode(self, node: tree.Heading) -> None:
        system, name, title, at = self.base(node)
        states: list[str] = []
        for r in self.rest(node):
            while True:
                states.append(str(r.name("a mark")))
                if not r.take("or"):
                    break
            r.end("`or` and a mark")
        decl = d.ModeSet(system, name, title, at, [], states, name + "s")
        self.mode_names[name] = decl
        self.add(decl)

    def member(self, node: tree.Heading, group: d.ModeSet) -> None:
        system, name, title, at = self.base(node)
        mode = d.Mode(system, f"{group.name}.{name}", title, at, group.name, {}, node.body)
        for extra in (node.words[1:], *node.filters, *node.roles, *node.order):
            Row(extra).end("the end of the line")
        mode.data["words"] = list(node.after)
        group.members.append(mode)
        self.add(mode)

    def states(self, words: list[Token], node: Any) -> None:
        """`items have ready or exhausted, sound or damaged`."""
        kind = self.refer(words[0], "a kind of piece", d.Kind, d.Piece)
        for part in split_commas(words[2:]):
            r = Row(part, node.first)
            first = str(r.name("a state"))
            r.expect("or")
            second = str(r.name("a state"))
            r.end("a comma")
            self.add(d.StateDecl(self.system.name, f"{first}_or_{second}", f"{first} or {second}", node.first,
                                 singular_forms(kind)[-1], [first, second]))

    def relation(self, node: tree.Heading) -> None:
        decl = d.RelationDecl(*self.base(node))
        for i, r in enumerate(self.rest(node)):
            if not i:
                r.expect("toward each other faction")
            else:
                r.expect("not a")
                decl.but.append(str(self.faction(r.name("a faction"))))
            r.end()
        for inner in node.body:
            if isinstance(inner, tree.Note):
                continue
            r = Row(cells(row(inner)), inner.first)
            column = str(r.name("a row"))
            if column in ("spaces", "box"):
                while True:
                    (decl.spaces if column == "spaces" else decl.outside).append(str(r.name("a state")))
                    if not r.take(","):
                        break
                r.end("a comma")
            else:
                values = self.numbers(r)
                if len(values) != len(decl.spaces):
                    self.report.error("E0601", r.tokens[0], got=len(values), wanted=len(decl.spaces))
                decl.columns[column] = values
        self.add(decl)

    def faction(self, token: Token) -> Token:
        self.system.refs.append(Reference(token, "a faction", test=lambda library, system, word: word in library.systems,
                                          known=lambda library, system: list(library.systems)))
        return token

    def number(self, node: tree.Heading) -> None:
        decl = d.NumberDecl(*self.base(node), "system", str(node.keyword) == "flag")
        for r in self.rest(node):
            if r.take("of each player"):
                decl.scope = "seat"
            elif r.take("of each side"):
                decl.scope = "side"
            elif r.take("of each"):
                decl.scope = "place"
                self.refer(r.name("a kind of place"), "a kind of place", d.PlaceKind)
            elif r.take("toward each other faction"):
                decl.scope = "opponent"
            elif r.take("this"):
                decl.span = self.span(r)
                decl.scope = "seat" if decl.scope == "system" else decl.scope
            else:
                raise r.bad("`of each PLACE`, `of each player`, `toward each other faction` or `this turn`",
                            ("of", "toward", "this"))
            if not r.done and r.take("this"):
                decl.span = self.span(r)
            r.end()
        self.add(decl)

    def span(self, r: Row) -> str:
        return self.refer(r.name("a procedure"), "a procedure", d.ProcedureDecl)

    # ------------------------------------------------------------ pieces and cards

    def piece(self, words: list[Token], node: Any) -> None:
        """`25 warriors`, `6 sawmills "Sawmill" are buildings`, `1 more boot, in satchel`."""
        parts = split_commas(words)
        r = Row(parts[0], node.first)
        if r.kind() != "NUMBER":
            raise Misread(r.token() or node.first, "E0308")
        count = r.count()
        more = r.take("more")
        at = r.name("a sort of piece")
        name = singular_forms(str(at))[-1]
        title = text(r.next()) if r.kind() == "STRING" else name.replace("_", " ").title()
        decl = d.Piece(self.system.name, name, title, at, count, more=more)
        decl.neutral = self.system.kind in NEUTRAL
        if more:
            self.refer(at, "a sort of piece", d.Piece)
        elif r.take("is") or r.take("are"):
            while True:
                r.take("a") or r.take("an")
                decl.kinds.append(singular_forms(self.refer(r.name("a kind"), "a kind of piece", d.Kind))[-1])
                if not r.take("and"):
                    break
        else:
            self.refer(at, "a kind of piece", d.Kind)
            decl.kinds = [name]
        r.end()
        for part in parts[1:]:
            self.piece_part(decl, Row(part, node.first))
        self.add(decl)

    def piece_part(self, decl: d.Piece, r: Row) -> None:
        if r.take("at most"):
            decl.limit = r.count()
            r.take("in an") or r.expect("in a")
            decl.limit_in = self.refer(r.name("a kind of place"), "a kind of place", d.PlaceKind)
        elif r.take("in"):
            decl.start = self.refer(r.name("a box"), "a box", d.BoxDecl)
        elif r.kind() == "WORD" and r.kind(1) == "NUMBER":
            stat = self.refer(r.name("a stat"), "a stat", d.NumberDecl)
            decl.stats[stat] = r.count()
        else:
            raise r.bad("`at most N in a PLACE`, `in BOX` or a stat and its number", ("in", "at most"))
        r.end()

    def card(self, node: tree.Heading) -> None:
        decl = d.CardDecl(*self.base(node))
        decl.body = node.body
        Row(node.words[1:]).end("a title in quotes")
        for i, part in enumerate([list(node.after), *[list(f) for f in node.filters]]):
            if part:
                self.card_part(decl, Row(part, node.first), not i)
        decl.immediate = bool(decl.item) or any(isinstance(n, tree.When) and [str(w) for w in n.events[0].words] == ["crafted"] for n in node.body)
        self.add(decl)
        for inner in node.body:
            if isinstance(inner, tree.Heading):
                self.node(inner, decl.name)

    def node(self, node: Any, prefix: str = "") -> None:
        raise NotImplementedError

    def card_part(self, decl: d.CardDecl, r: Row, first: bool) -> None:
        if r.kind() == "NUMBER":
            number = r.count()
            if r.one_of(("copy", "copies", "point", "points")).startswith("cop"):
                decl.copies = number
            else:
                decl.points = number
        elif r.take("cost"):
            decl.craftable = True
            while not r.done:
                decl.cost.append(self.refer(r.name("a suit"), "a suit", d.Suit, also=("any",)))
        elif r.take("shows"):
            while True:
                token = r.name("an item")
                self.system.refs.append(Reference(token, "a piece or a face of a die", (d.Piece,), test=is_face, known=pieces_and_faces))
                decl.items.append(str(token))
                if not r.take("and"):
                    break
            decl.item = decl.items[-1]
        elif r.take("in"):
            decl.kinds.append("@" + self.refer(r.name("a pile"), "a pile of cards", d.ZoneDecl))
        elif first:
            decl.suit = self.refer(r.name("a suit"), "a suit", d.Suit)
        else:
            decl.kinds.append(self.refer(r.name("a kind of card"), "a kind of card", d.Kind))
        r.end()


def is_face(library: Any, system: System, word: str) -> bool:
    return any(word in die.faces for s in library.systems.values() for die in s.of(d.Die))


def named_again(library: Any, system: System, word: str) -> bool:
    """Does the file use the word a second time?"""
    return sum(word in singular_forms(str(t)) for t in system.tree.tokens if t.type == "WORD") > 1


def read_elsewhere(lines: set[int | None]) -> Any:
    """Does the word stand anywhere but in these lines?"""
    return lambda library, system, word: any(str(t) == word and t.line not in lines for t in system.tree.tokens if t.type == "WORD")


def pieces_and_faces(library: Any, system: System) -> list[str]:
    return [x.name for s in library.systems.values() for x in s.of(d.Piece)] + [
        f for s in library.systems.values() for die in s.of(d.Die) for f in die.faces]
