"""What house rules change in print: `without X`, and `exception to` numbers and titles that stand on boards, pieces and cards."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token

from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.blame import every_path
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.library import singular_forms
from rootdsl.names.rows import cells, row, text
from rootdsl.names.values import Values
from rootdsl.syntax import tree

HOUSE_RULES = "house rules"
OF_PIECES = ("number", "limit")
OF_CARDS = ("copies", "points")
OF_OTHERS = ("spaces", "faces", "title")
Rows = d.TrackDecl | d.RelationDecl


class Overlays(Values):
    """Reads the two constructs that change what lies on the table before a game begins."""

    def read_without(self, node: tree.Heading, path: str, guards: Sequence[e.Cond]) -> None:
        """`without A and B`: neither is in the game."""
        self.whole_table(node, guards)
        for extra in ([node.title] if node.title is not None else (), node.after, node.inline, node.body):
            if extra:
                raise Misread(node.first, "E0303", word="without", expected="names of what is left out, and nothing more")
        out = s.Without(path, [], node.first)
        for part in (node.words, *node.filters):
            c = Cursor(part, node.first)
            while True:
                token = c.next()
                cards = c.take("card") or c.take("cards")
                out.targets.append(self.cards_left_out(token) if cards else self.left_out(token))
                out.tokens.append(token)
                if c.done:
                    break
                if not c.take("and"):
                    raise Misread(c.token(), "E0303", word=c.peek(), expected="`and`, a comma or the end of the line")
        self.system.removed.append(out)

    def whole_table(self, node: tree.Heading, guards: Sequence[e.Cond]) -> None:
        """Nothing of this kind comes and goes during a game, and only house rules say it."""
        if self.system.kind != HOUSE_RULES or guards or node.guards or node.roles or node.order:
            raise Misread(node.first, "E0513")

    def left_out(self, token: Token) -> str:
        """The path of what a name means below these house rules: a section, a kind of card or whatever has a path."""
        name = str(token)
        decl = self.named_below(name) or self.named_below(f"section_{name}") or self.victory_named(name)
        if not decl:
            ends = next((x for x in self.library.by_path if x.endswith("." + name)), "")       # in several files
            raise Misread(token, "E0509", name=name, near=ends or nearest(name, every_path(self.library)) or "")
        return decl if isinstance(decl, str) else decl.path

    def cards_left_out(self, token: Token) -> str:
        """`without snare cards`: every card of a kind."""
        found = self.library.find(str(token), self.system, (d.Kind,))
        kinds = [x for x in found if isinstance(x, d.Kind) and x.of_card]
        if not kinds:
            known = [x.name for y in self.library.systems.values() for x in y.of(d.Kind) if x.of_card]
            raise Misread(token, "E0303", word=str(token), expected="a kind of card", near=nearest(str(token), known) or "")
        return kinds[0].path

    def victory_named(self, name: str) -> str:
        """A way to win; it has no declaration of its own, only a heading."""
        for system in self.library.systems.values():
            for node in headings(system.tree.nodes):
                if str(node.keyword) == "victory" and node.words and name in (str(node.words[0]), f"{system.name}.{node.words[0]}"):
                    return f"{system.name}.{node.words[0]}"
        return ""

    def named_below(self, name: str, kinds: tuple[type, ...] = (d.Decl,)) -> d.Decl | None:
        """A declaration of the files below these house rules, which may bear a rule of the same name."""
        lib = self.library
        seen = [*sorted(lib.visible(self.system) - {self.system.name})]

        def fits(x: d.Decl | None) -> bool:
            return x is not None and isinstance(x, kinds) and x.system != self.system.name and not isinstance(x, d.Kind)

        for full in (name, *(f"{base}.{name}" for base in seen)):
            if fits(lib.by_path.get(full)):
                return lib.by_path[full]
        for among in (seen, [*lib.systems]):
            ends = [x for p, x in lib.by_path.items() if p.endswith("." + name) and fits(x) and x.system in among]
            if ends:
                return ends[0] if len(ends) == 1 else None
        return None

    # ------------------------------------------------------------ numbers and titles

    def reprint(self, node: tree.Heading, path: str, guards: Sequence[e.Cond]) -> bool:
        """`exception to mounds.points: 0, 1, 2`, `exception to number of stones: 8`, `exception to title of RULE "New"`; else False."""
        words = node.words
        first = str(words[0]) if words else ""
        if len(words) > 2 and str(words[1]) == "of" and first in (*OF_PIECES, *OF_CARDS, *OF_OTHERS):
            out = self.printed_of(first, words[2], path, node)
            rest: Sequence[Token] = words[3:]
        else:
            found = self.printed_row(words, path, node)
            if found is None:
                return False
            out, rest = found
        for extra in (rest, node.after, *node.filters):
            Cursor(extra).end("a colon")
        self.whole_table(node, guards)
        if out.what == "title":
            if node.title is None or node.inline or node.body:
                raise Misread(out.token, "E0302", expected="the new title in quotes")
            out.text = text(node.title)
        else:
            out.numbers = self.printed_numbers(node)
            self.fitting(out)
        self.system.reprints.append(out)
        return True

    def printed_of(self, what: str, token: Token, path: str, node: tree.Heading) -> s.Reprint:
        kinds = {"number": d.Piece, "limit": d.Piece, "copies": d.CardDecl, "points": d.CardDecl, "spaces": d.TrackDecl, "faces": d.Die}
        kind = kinds.get(what, d.Decl)
        names = singular_forms(str(token))
        decl = next((x for n in names for x in [self.named_below(n, (kind,))] if x is not None), None)
        if decl is None and what == "title":
            whole = self.victory_named(str(token))
            if whole:
                return s.Reprint(path, whole, what, at=node.first, token=token)
        if decl is None:
            known = [x for x in self.library.by_path.values() if isinstance(x, kind)]
            ends = next((x.path for x in known for n in names if x.path.endswith("." + n)), "")      # in several files
            near = ends or nearest(str(token), [x.path.partition(".")[2] for x in known]) or ""
            raise Misread(token, "E0509", name=str(token), near=near)
        return s.Reprint(path, decl.path, what, at=node.first, token=token)

    def printed_row(self, words: Sequence[Token], path: str, node: tree.Heading) -> tuple[s.Reprint, Sequence[Token]] | None:
        """`TRACK.COLUMN`, perhaps `of` a sort of piece."""
        head, _, column = str(words[0]).rpartition(".") if words else ("", "", "")
        decl = self.named_below(head, (d.TrackDecl, d.RelationDecl)) if head else None
        if not isinstance(decl, (d.TrackDecl, d.RelationDecl)) or column not in decl.columns:
            return None
        out = s.Reprint(path, decl.path, "track", column=column, at=node.first, token=words[0])
        if len(words) < 3 or str(words[1]) != "of":
            return out, words[1:]
        rows = decl.columns[column] if isinstance(decl, d.TrackDecl) else {}
        out.row = next((x for x in singular_forms(str(words[2])) if x in rows), "")
        if not out.row:
            raise Misread(words[2], "E0303", word=str(words[2]), expected="a row of this track", near=nearest(str(words[2]), rows) or "")
        return out, words[3:]

    def printed_numbers(self, node: tree.Heading) -> list[int]:
        """The numbers behind the colon."""
        lines = [*node.inline, *(x for line in node.body if isinstance(line, tree.Line) for x in line.sentences)]
        found = [w for x in lines for w in cells(row(x)) if w.type != "COMMA"]
        for w in found:
            if w.type != "NUMBER" or "." in str(w):
                raise Misread(w, "E0303", word=str(w), expected="a whole number")
        if not found:
            raise Misread(node.first, "E0302", expected="a colon and numbers")
        return [int(w) for w in found]

    def fitting(self, out: s.Reprint) -> None:
        """As many numbers as there is room for, on a thing that has such a number."""
        decl = self.library.by_path[out.target]
        if isinstance(decl, (d.TrackDecl, d.RelationDecl)) and out.what == "track":
            wanted = decl.spaces if isinstance(decl, d.TrackDecl) else len(decl.spaces)
            if len(out.numbers) != wanted:
                raise Misread(out.token, "E0601", got=len(out.numbers), wanted=wanted)
            return
        if isinstance(decl, d.Die):
            if not all(x.isdigit() for x in decl.faces):
                raise Misread(out.token, "E0510", word=str(out.token), what="a die without numbers")
            return
        if len(out.numbers) != 1:
            raise Misread(out.token, "E0302", expected="one number")
        if isinstance(decl, d.Piece):
            on_track = any(decl.name in x.rows for y in self.library.systems.values() for x in y.of(d.TrackDecl))
            if out.what == "number" and on_track:
                raise Misread(out.token, "E0510", word=str(out.token), what="a sort of piece that fills a track")
            if out.what == "limit" and not decl.limit:
                raise Misread(out.token, "E0510", word=str(out.token), what="a sort of piece without a limit")
            if out.what == "limit" and not out.numbers[0]:
                raise Misread(out.token, "E0302", expected="a number of at least 1")
        if isinstance(decl, d.TrackDecl) and (not decl.box or not out.numbers[0]):
            raise Misread(out.token, "E0510", word=str(out.token), what="a track whose spaces are counted by its numbers")


def headings(nodes: Sequence[object]) -> list[tree.Heading]:
    """The headings of a file at the top and in its sections."""
    out: list[tree.Heading] = []
    for node in nodes:
        if isinstance(node, tree.Heading):
            out.append(node)
            if str(node.keyword) == "section":
                out += headings(node.body)
    return out
