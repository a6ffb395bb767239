"""Declarations with a phrase: values, conditions, words, procedures, and the points inside them."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.model import decl as d
from rootdsl.names.components import Components
from rootdsl.names.cursor import Misread
from rootdsl.names.reference import Reference, Row
from rootdsl.names.rows import row, text
from rootdsl.syntax import tree

PARAM_TYPES = {"player": "player", "side": "side", "card": "card", "piece": "unit", "suit": "suit", "number": "number"}
POINTS = ("step", "window", "phase", "rule", "needs")


def noun_type(library: Any, system: Any, word: str) -> str:
    """The type of a parameter or role by its noun: a word of the language, a kind of place or a kind of piece."""
    if word in PARAM_TYPES:
        return PARAM_TYPES[word]
    if library.find(word, system, (d.PlaceKind,)):
        return "place"
    return "unit" if library.find(word, system, (d.Kind, d.Piece)) else ""


class Phrases(Components):
    """Things that a sentence calls by words of their own."""

    def params(self, words: list[Token]) -> tuple[list[str | d.Param], list[d.Param]]:
        """`of a player in an isle` or `a player rules an isle`: literals and typed parameters."""
        phrase: list[str | d.Param] = []
        params: list[d.Param] = []
        r = Row(words)
        while not r.done:
            if r.take("a") or r.take("an"):
                token = r.name("a kind of thing")
                noun = str(token)
                kind = PARAM_TYPES.get(noun, "place")
                if noun not in PARAM_TYPES:
                    self.system.refs.append(Reference(token, "a kind of place or piece", (d.PlaceKind, d.Kind), known=nouns))
                name = str(r.name()) if r.take("as") else noun
                param = d.Param(name, kind, noun)
                phrase.append(param)
                params.append(param)
            else:
                phrase.append(str(r.next()))
        return phrase, params

    def value(self, node: tree.Heading, owner: str = "") -> None:
        words = [*node.words[1:], *node.after]
        phrase, params = self.params(words)
        literals = {"of", "in", "for", "into", "from", "on", "toward"}
        for token in words:
            if str(token) in phrase and str(token) not in literals:
                raise Misread(token, "E0303", word=str(token), expected="`of a PLAYER`, `in a PLACE` or the end of the name")
        name = str(node.words[0]) if node.words else ""
        full = f"{owner}.{name}" if owner else name
        self.add(d.ValueDecl(*self.base(node, full), phrase, params, node, owner))

    def condition(self, node: tree.Heading) -> None:
        phrase, params = self.params(list(node.words))
        verb = next((p for p in phrase if isinstance(p, str)), "")
        self.add(d.ConditionDecl(*self.base(node, verb), phrase, params, node))

    def word(self, node: tree.Heading) -> None:
        self.plain(node)
        word = str(node.words[0])
        self.add(d.ConditionDecl(*self.base(node), ["word", word], [d.Param("it", "place")], node))

    def procedure(self, node: tree.Heading) -> None:
        system, name, title, at = self.base(node)
        if node.after:
            phrase = f"a colon and the phrase by which it is called, such as `digger {name}s depth`, with `role depth is a number` below"
            raise Misread(node.after[0], "E0303", word=str(node.after[0]), expected=phrase)
        self.plain(node)
        words = [w for s in node.inline for w in row(s)]
        decl = d.ProcedureDecl(system, name, title, at, [str(w) for w in words], [], node)
        self.add(decl)
        self.inside(node, name)

    def add_point(self, full: str, node: tree.Heading) -> None:
        key = str(node.keyword)
        if key == "needs":
            if str(node.words[0]) == "rule" and len(node.words) > 1:
                full = f"{full.rpartition('.')[0]}.{node.words[1]}"
            self.system.needs.add(f"{self.system.name}.{full}")
        self.add(d.Decl(self.system.name, full, text(node.title) or str(node.words[0]).replace("_", " ").title(), node.first))

    def inside(self, node: Any, owner: str, prefix: str = "") -> None:
        """Steps, windows, values, needs, numbers and verbs inside a procedure: points that others may name."""
        prefix = prefix or owner
        for inner in self.nested(node):
            key = str(inner.keyword)
            if not inner.words:
                continue
            name = str(inner.words[0])
            full = f"{prefix}.{name}"
            if key in POINTS:
                self.add_point(full, inner)
                if key != "needs":          # the lines below it are conditions
                    self.inside(inner, owner, full)
            elif key == "value":
                self.safe(self.value, inner, owner)
            elif key in ("number", "flag"):
                self.safe(self.local_number, inner, f"{owner}.{name}")
            elif key == "verb":
                words = [w for s in inner.inline for w in row(s)]
                self.add(d.ProcedureDecl(self.system.name, f"{owner}.{name}", text(inner.title) or name, inner.first,
                                         [str(w) for w in words], [], inner, owner, macro=True))
                self.inside(inner, owner, f"{owner}.{name}")

    def nested(self, node: Any) -> list[tree.Heading]:
        """The headings below a node, through blocks of control but not through other headings."""
        out: list[tree.Heading] = []
        for inner in getattr(node, "body", None) or ():
            if isinstance(inner, tree.Heading):
                out.append(inner)
            elif isinstance(inner, (tree.Loop, tree.Together, tree.ForEach, tree.Fully, tree.MayBlock)):
                out += self.nested(inner)
            elif isinstance(inner, tree.If):
                for _, body in inner.branches:
                    out += [x for x in body if isinstance(x, tree.Heading)]
        return out

    def safe(self, read: Any, *args: Any) -> None:
        raise NotImplementedError

    def local_number(self, node: tree.Heading, full: str) -> None:
        title = text(node.title) or full.rpartition(".")[2]
        decl = d.NumberDecl(self.system.name, full, title, node.first, "local", str(node.keyword) == "flag")
        for r in self.rest(node):
            r.expect("of each side")
            decl.scope = "side"
            r.end()
        self.add(decl)


def nouns(library: Any, system: Any) -> list[str]:
    return [*PARAM_TYPES, *(x.name for s in library.systems.values() for x in s.decls if isinstance(x, (d.PlaceKind, d.Kind)))]
