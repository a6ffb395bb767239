"""Declarations of the table: suits, places, kinds, dice, piles, boxes and tracks."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.cursor import Misread, note_read
from rootdsl.names.library import singular, singular_forms
from rootdsl.names.reference import Reference, Row
from rootdsl.names.rows import cells, row, split_commas, text
from rootdsl.syntax import tree
from rootdsl.syntax.words import OF_SENTENCES, kept_words

KEPT = kept_words() | OF_SENTENCES

NUMBERS = ("number", "flag", "stat")


class Tables:
    """One method for each kind of row; each reads every word of its row."""

    def __init__(self, system: System, report: Report) -> None:
        self.system, self.report = system, report
        self.mode_names: dict[str, d.ModeSet] = {}

    def kept(self, decl: d.Decl) -> None:
        """A word of the language is no name of a thing. Steps and windows have names that stand behind a dot."""
        word = decl.name.rpartition(".")[2]
        if type(decl) is d.Decl or isinstance(decl, d.MapDecl) or word not in KEPT:
            return
        line = decl.at.line if decl.at is not None else 0
        spot = next((t for t in self.system.tree.tokens if t.line == line and str(t) == word), None)
        kind = type(decl).__name__.removesuffix("Decl").removesuffix("Kind").removesuffix("Set").lower() or "kind"
        self.report.error("E0343", spot or decl.at or self.system.tree.tokens[0], word=word, other=f"{word}_{kind}")

    def add(self, decl: d.Decl) -> None:
        self.kept(decl)
        for other in self.system.decls:
            if other.name == decl.name and type(other) is type(decl):
                if type(decl) is d.Decl:
                    return
                if isinstance(decl, d.Piece) and (decl.more or getattr(other, "more", False)):
                    continue
                line = decl.at.line if decl.at is not None else 0
                spot = next((t for t in self.system.tree.tokens if t.line == line and str(t) == decl.name), None)
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
                if not inner.words:
                    raise Misread(inner.first, "E0307", keyword=str(inner.keyword))
                note_read(inner.words)
                (decl.numbers if str(inner.keyword) == "number" else decl.flags).append(str(inner.words[0]))
            elif not isinstance(inner, tree.Note):
                raise Misread(inner.first, "E0303", word=str(inner.first), expected="`number` or `flag`")
        self.add(decl)

    def table_rule(self, node: tree.Heading) -> None:
        """`table rule NAME "Title"` with one note: the rule in words."""
        decl = d.TableRule(*self.base(node))
        for r in self.rest(node):
            r.end()
        notes = [x for x in node.body if isinstance(x, tree.Note)]
        if len(notes) != 1 or len(node.body) != 1:
            raise Misread(node.first, "E0302", expected='one line below: `note "the rule in words"`')
        decl.text = text(notes[0].text)
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
        _system, name, title, at = self.base(node)
        self.add(d.Decl(self.system.name, f"section_{name}", title, at))

    def chapter(self, node: tree.Heading) -> None:
        """`chapter NAME "Title"`: what follows in the file, up to the next one, is a chapter of its own in the documents."""
        self.plain(node)
        if node.body:
            raise Misread(node.body[0].first, "E0313", word=str(node.body[0].first), where="")
        _system, name, title, at = self.base(node)
        self.add(d.Decl(self.system.name, f"chapter_{name}", title, at))

    def zone(self, node: tree.Heading) -> None:
        decl = d.ZoneDecl(*self.base(node))
        for r in self.rest(node):
            if r.take("of each player"):
                decl.per_player = True
            elif r.take("of each"):
                decl.per_place = self.refer(r.name("a kind of place"), "a kind of place", d.PlaceKind)
            elif r.take("at each") or r.take("in each") or r.take("on each"):
                self.add(decl)
                raise Misread(r.tokens[r.pos - 1], "E0334", word=decl.name, place=r.peek())
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
                raise r.bad("`of each player`, `of each PLACE`, `seen by WHO`, `refilled from PILE`, `active` or `shared`",
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
                    decl.rows.append(singular(self.refer(token, "a piece", d.Piece)))
                    if not r.take("and"):
                        break
            elif box and r.take("holds"):
                while True:
                    decl.holds.append(singular(self.refer(r.name("a piece"), "a piece", d.Piece)))
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


def named_again(library: Any, system: System, word: str) -> bool:
    """Does the file use the word a second time?"""
    return sum(word in singular_forms(str(t)) for t in system.tree.tokens if t.type == "WORD") > 1


def read_elsewhere(lines: set[int | None]) -> Any:
    """Does the word stand anywhere but in these lines?"""
    return lambda library, system, word: any(str(t) == word and t.line not in lines for t in system.tree.tokens if t.type == "WORD")
