"""The roles of a procedure: which words of its phrase are bound by a caller, and of what type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.names.phrases import noun_type
from rootdsl.names.reference import Row
from rootdsl.names.rows import row
from rootdsl.syntax import tree

GROUP = {"group": "group", "sort": "piece"}     # words that name no declared thing: several pieces, a sort of piece


def set_roles(library: Library) -> None:
    """Fill `params` of every procedure of the library (needed before any call is read)."""
    for system in library.systems.values():
        for decl in system.decls:
            if isinstance(decl, d.ProcedureDecl):
                decl.params = list(roles_of(decl, system, library))
                decl.sides = sides_of(decl)
            elif isinstance(decl, d.Callable_):
                for p in decl.params:
                    p.type = noun_type(library, system, p.noun) or p.type


def sides_of(decl: d.ProcedureDecl) -> list[str]:
    for node in decl.node.body:
        words = [str(w) for w in row(node)] if isinstance(node, (tree.Line, tree.Heading)) else []
        if words[:1] == ["sides"]:
            return [w for w in words[1:] if w not in (",", "and")]
    return []


def roles_of(decl: d.ProcedureDecl, system: System, library: Library) -> Iterator[d.Param]:
    explicit: dict[str, str] = {}
    chosen: dict[str, str] = {}
    for node in lines(decl.node.body):
        words = [str(w) for w in row(node)]
        if words[:1] == ["role"] and len(words) >= 4:
            explicit[words[1]] = GROUP.get(words[-1]) or noun_type(library, system, words[-1]) or "place"
        for sentence in getattr(node, "sentences", ()):
            if isinstance(sentence, tree.Choose):
                many = [str(w) for w in sentence.quantity]
                chosen.setdefault(str(sentence.name), guess(sentence, bool(many) and many != ["1"], system, library))
    words = list(map(str, decl.phrase))
    for i, word in enumerate(words):
        if word in explicit:
            yield d.Param(word, explicit[word])
        elif word in chosen:
            yield d.Param(word, chosen[word])
        elif i == 0 and len(words) > 1:
            yield d.Param(word, "player")


def check_role(words: list[Token], decl: d.ProcedureDecl, system: System, library: Library) -> None:
    """`role NAME is a KIND`: a word of the phrase and a kind of thing."""
    r = Row(words)
    r.one_of([str(x) for x in decl.phrase], "a word of the procedure's phrase")
    r.expect("is")
    r.take("a") or r.take("an")
    if not (r.peek() in GROUP or noun_type(library, system, r.peek())):
        raise r.bad("a kind of thing, such as a player, a number, or a kind of place or piece")
    r.next()
    r.end()


def lines(body: list[Any]) -> Iterator[Any]:
    """Every line below, in order."""
    for node in body:
        yield node
        for inner in (getattr(node, "body", None) or ()):
            yield from lines([inner])


def guess(choice: tree.Choose, many: bool, system: System, library: Library) -> str:
    """The type of a chosen thing from the first declared noun of its set."""
    for token in choice.among:
        word = str(token)
        if word in ("card", "cards"):
            return "card"
        if word in ("player", "players", "enemy", "enemies"):
            return "player"
        found = library.find(word, system, (d.PlaceKind, d.Piece, d.Kind, d.CardDecl))
        if found:
            if isinstance(found[0], d.PlaceKind):
                return "place"
            if isinstance(found[0], d.CardDecl):
                return "card"
            return "group" if many else "unit"
    return "place"
