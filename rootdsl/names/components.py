"""Declarations of what players hold and turn: modes, states, relations, numbers, pieces and cards."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.cursor import Misread
from rootdsl.names.library import singular, singular_forms
from rootdsl.names.reference import Reference, Row
from rootdsl.names.rows import cells, row, split_commas, text
from rootdsl.names.tables import Tables
from rootdsl.syntax import tree

NEUTRAL = ("law", "map", "deck", "game")


class Components(Tables):
    """One method for each kind of row; each reads every word of its row."""

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
                                 singular(kind), [first, second]))

    def relation(self, node: tree.Heading) -> None:
        decl = d.RelationDecl(*self.base(node))
        first: Token | None = None
        if not [*self.rest(node)]:
            raise Misread(node.first, "E0302", expected="`toward each other faction`")
        for i, r in enumerate(self.rest(node)):
            if not i:
                r.expect("toward each other faction")
            elif r.take("begins at"):
                first = r.name("a state")
            else:
                r.expect("not a")
                decl.but.append(str(self.faction(r.name("a faction"))))
            r.end()
        for inner in node.body:
            if isinstance(inner, tree.Note):
                continue
            r = Row(cells(row(inner)), inner.first)
            column = str(r.name("a row"))
            if column == "begins" and r.take("at"):
                first = r.name("a state")
                r.end()
            elif column in ("spaces", "box"):
                while True:
                    if r.take("begins at"):
                        first = r.name("a state")
                        break
                    (decl.spaces if column == "spaces" else decl.outside).append(str(r.name("a state")))
                    if not r.take(","):
                        break
                r.end("a comma")
            else:
                if not decl.spaces:
                    raise Misread(inner.first, "E0303", word=column, expected="`spaces` and the states of the marker, first of all rows")
                values = self.numbers(r)
                if len(values) != len(decl.spaces):
                    self.report.error("E0601", r.tokens[0], got=len(values), wanted=len(decl.spaces))
                decl.columns[column] = values
        self.add(decl)
        if first is not None:
            if str(first) not in decl.states:
                raise Misread(first, "E0303", word=str(first), expected=f"a state of the relation: {', '.join(decl.states)}")
            decl.start = decl.states.index(str(first))

    def faction(self, token: Token) -> Token:
        self.system.refs.append(Reference(token, "a faction", test=lambda library, system, word: word in library.systems,
                                          known=lambda library, system: list(library.systems)))
        return token

    def number(self, node: tree.Heading) -> None:
        decl = d.NumberDecl(*self.base(node), "system", str(node.keyword) == "flag")
        try:
            self.number_parts(decl, node)
        finally:                            # what is wrong with it is one message; its name is known all the same
            self.add(decl)

    def number_parts(self, decl: d.NumberDecl, node: tree.Heading) -> None:
        """Whose it is, how long it counts, and between what it stays."""
        for r in self.rest(node):
            if r.take("of each player in each"):
                decl.scope = "seat_place"
                decl.kind = self.refer(r.name("a kind of place"), "a kind of place", d.PlaceKind)
            elif r.take("of each player"):
                decl.scope = "seat"
            elif r.take("of each side"):
                decl.scope = "side"
            elif r.take("of each"):
                decl.scope = "place"            # or path, which is known when all is declared
                decl.kind = self.refer(r.name("a kind of place"), "a kind of place or path", d.PlaceKind, d.PathKind)
            elif r.take("toward each other faction"):
                decl.scope = "opponent"
            elif r.take("this"):
                decl.span = self.span(r)
                decl.scope = "seat" if decl.scope == "system" else decl.scope
            elif r.kind() == "NUMBER" and r.peek(1) == "to" and not decl.flag:
                decl.low = r.count()
                r.expect("to")
                decl.high = r.count() if r.kind() == "NUMBER" and int(r.peek()) > decl.low else -1
                if decl.high < 0:
                    raise r.bad("a number above the first one", ())
                decl.start = max(decl.start, decl.low)
            elif r.take("begins at") and not decl.flag:
                if r.kind() != "NUMBER":
                    raise r.bad("a number", ())
                decl.start = r.count()
            else:
                raise r.bad("`of each PLACE`, `of each PATH`, `of each player`, `of each player in each PLACE`, "
                            "`toward each other faction`, `this turn`, `0 to 7` or "
                            "`begins at 3`",
                            ("of", "toward", "this", "begins"))
            if not r.done and r.take("this"):
                decl.span = self.span(r)
            r.end()
        if decl.high >= 0 and not decl.low <= decl.start <= decl.high:
            raise Misread(node.first, "E0303", word=f"begins at {decl.start}", expected=f"a number from {decl.low} to {decl.high}")
        if decl.scope == "side" and (decl.high >= 0 or decl.start):
            raise Misread(node.first, "E0303", word="of each side", expected="no bounds for a number of each side")

    def span(self, r: Row) -> str:
        return self.refer(r.name("a procedure"), "a procedure", d.ProcedureDecl)

    def piece(self, words: list[Token], node: Any) -> None:
        """`25 guards`, `6 mills "Mill" are houses`, `1 more boot and 2 ropes, in satchel`."""
        parts = split_commas(words)
        r = Row(parts[0], node.first)
        if r.kind() != "NUMBER":
            raise Misread(r.token() or node.first, "E0308")
        count = r.count()
        if r.take("more"):
            self.more_pieces(count, r, parts[1:], node)
            return
        at = r.name("a sort of piece")
        name = singular(str(at))
        title = text(r.next()) if r.kind() == "STRING" else name.replace("_", " ").title()
        named = title.lower().replace(" ", "_")
        name = named if named in singular_forms(str(at))[1:] else name  # "axes" are axes if the title says "Axe"
        decl = d.Piece(self.system.name, name, title, at, count)
        decl.neutral = self.system.kind in NEUTRAL
        if r.take("is") or r.take("are"):
            while True:
                r.take("a") or r.take("an")
                decl.kinds.append(singular(self.refer(r.name("a kind"), "a kind of piece", d.Kind)))
                if not r.take("and"):
                    break
        else:
            self.refer(at, "a kind of piece", d.Kind)
            decl.kinds = [name]
        r.end()
        for part in parts[1:]:
            self.piece_part(decl, Row(part, node.first))
        self.add(decl)

    def more_pieces(self, count: int, r: Row, parts: list[list[Token]], node: Any) -> None:
        """More of sorts that stand elsewhere, side by side: `1 more boot and 2 ropes`."""
        while True:
            at = r.name("a sort of piece")
            self.refer(at, "a sort of piece", d.Piece)
            name = singular(str(at))
            decl = d.Piece(self.system.name, name, name.replace("_", " ").title(), at, count, more=True)
            decl.neutral = self.system.kind in NEUTRAL
            for part in parts:
                self.piece_part(decl, Row(part, node.first))
            self.add(decl)
            if not r.take("and"):
                break
            count = r.count()
        r.end("`and` and more of another sort, or a comma")

    def piece_part(self, decl: d.Piece, r: Row) -> None:
        if r.take("at most"):
            decl.limit = r.count()
            if not r.take("in an"):
                r.expect("in a")
            decl.limit_in = self.refer(r.name("a kind of place"), "a kind of place", d.PlaceKind)
        elif r.take("of suit"):
            decl.suit = self.refer(r.name("a suit"), "a suit", d.Suit)
        elif r.take("in"):
            decl.start = self.refer(r.name("a box"), "a box", d.BoxDecl)
        elif r.kind() == "WORD" and r.kind(1) == "NUMBER":
            stat = self.refer(r.name("a stat"), "a stat", d.NumberDecl)
            decl.stats[stat] = r.count()
        else:
            raise r.bad("`at most N in a PLACE`, `in BOX`, `of suit SUIT` or a stat and its number", ("in", "at most", "of suit"))
        r.end()

    def card(self, node: tree.Heading) -> None:
        decl = d.CardDecl(*self.base(node))
        decl.body = node.body
        Row(node.words[1:]).end("a title in quotes")
        for i, part in enumerate([list(node.after), *[list(f) for f in node.filters]]):
            if part:
                self.card_part(decl, Row(part, node.first), not i)
        resolved = [n for n in node.body if isinstance(n, tree.When) and [str(w) for w in n.events[0].words] == ["resolved"]]
        decl.immediate = bool(decl.item or resolved)
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
            decl.costed = True
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


def pieces_and_faces(library: Any, system: System) -> list[str]:
    return [x.name for s in library.systems.values() for x in s.of(d.Piece)] + [
        f for s in library.systems.values() for die in s.of(d.Die) for f in die.faces]
