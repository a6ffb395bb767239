"""The headings of one file, nested as they stand in it: what becomes a chapter's outline."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from lark import Token

from rootdsl.book.tree import BESIDE, Entry
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.names.rows import row, text
from rootdsl.syntax import tree

DEFINITIONS = ("value", "condition", "word")


class Outline:
    """Entries of a file by key, and the innermost one around a line."""

    def __init__(self, system: System, library: Library) -> None:
        self.system = system
        self.roots: list[Entry] = []
        self.by_key: dict[str, Entry] = {}
        self.spans: list[tuple[int, int, Entry]] = []  # line and column at which it begins, in the order of the file
        self.parent: dict[str, Entry] = {}
        self.source_titles: dict[str, str] = {}  # titles in the language of the rules, by which all languages are arranged alike
        self.loose: list[tuple[str, int]] = []  # keys and lines of definitions outside every rule of a seat's file
        seats = library.manifest().seats if library.manifest() else []
        open_: list[tuple[int, Entry]] = []
        beside = 0              # the column of a verb for which nothing in the file calls: its rules are no steps of what it stands in
        for line, column, key, title, kind in sorted(heads(system), key=lambda x: (x[0], x[1])):
            while open_ and open_[-1][0] >= column:
                open_.pop()
            beside = beside if column > beside else 0
            if kind == "verb":
                caller = self.by_key.get(title)
                beside = 0 if caller is not None else column
                if caller is not None:
                    open_.append((column, caller))  # its rules stand where it is called for first
                continue
            if kind in DEFINITIONS and (open_ or system.kind in seats):
                if not open_:
                    self.loose.append((key, line))
                continue  # told in the rule in which it stands, or where it is used
            entry = Entry(key, title, BESIDE if beside and kind == "rule" else kind, source=(system.path, line))
            self.source_titles[key] = title or key
            (open_[-1][1].children if open_ else self.roots).append(entry)
            if open_:
                self.parent[key] = open_[-1][1]
            open_.append((column, entry))
            self.spans.append((line, column, entry))
            self.by_key.setdefault(key, entry)

    def around(self, line: int, column: int = 1 << 20) -> Entry | None:
        """The innermost entry whose lines hold this one; for a declaration at `column`, one that begins left of it."""
        found = None
        limit = column
        for top, left, entry in reversed(self.spans):
            if top > line or left >= limit:
                continue
            found = entry
            break
        return found

    def by_line(self, word: str) -> Entry | None:
        """The entry in which a line stands that is nothing but this word."""
        rows = self.system.tree.text.splitlines()
        return next((self.around(n, len(x) - len(x.lstrip()) + 1) for n, x in enumerate(rows, 1) if x.strip() == word), None)

    def before(self, line: int) -> Entry | None:
        """The last entry of the first level that begins above this line."""
        return next((e for top, left, e in reversed(self.spans) if top <= line and left == 1), None)

    def user_of(self, name: str, line: int) -> Entry | None:
        """The first entry after its definition that speaks of a name, else the first of all."""
        lines = [
            at(t)[0] for t in self.system.tree.tokens if t.type in ("WORD", "PATH") and name in (str(t), str(t)[:-1]) and t.line != line
        ]
        for there in [x for x in lines if x > line] + lines:
            found = self.around(there)
            if found is not None:
                return found
        return None


def at(token: Token) -> tuple[int, int]:
    """Line and column of a token, from one."""
    return token.line or 0, token.column or 0


def heads(system: System) -> Iterator[tuple[int, int, str, str, str]]:
    """Line, column, key, title and kind of everything that makes a heading."""
    seen: set[str] = set()
    for head in system.rules:
        if head.at is not None and head.path not in seen:
            seen.add(head.path)
            yield *at(head.at), head.path, head.title, head.kind
    for decl in system.decls:
        if decl.at is None or decl.path in seen:
            continue
        if isinstance(decl, d.TableRule):
            yield *at(decl.at), decl.path, decl.title, "table rule"
        elif isinstance(decl, d.CardDecl):
            yield *at(decl.at), decl.path, decl.title, "card"
        elif isinstance(decl, d.ProcedureDecl) and decl.owner:
            yield *at(decl.at), decl.path, called_in(system, decl), "verb"
        elif isinstance(decl, d.ValueDecl) and not decl.owner:
            yield *at(decl.at), decl.path, decl.title, "value"
    yield from sections(system, system.tree.nodes)


def called_in(system: System, verb: d.ProcedureDecl) -> str:
    """The path of the innermost step or rule that calls for a verb first, or ''."""

    def inside(body: object, path: str) -> str:
        rows = body if isinstance(body, (list, tuple)) else [body] if isinstance(body, s.Base) else []
        for x in rows:
            if isinstance(x, s.Invoke) and x.decl is verb:
                return path
            if isinstance(x, (list, tuple, s.Base)):
                below = [x] if isinstance(x, (list, tuple)) else [getattr(x, f.name) for f in fields(x) if f.name not in ("at", "bans")]
                here = x.path if isinstance(x, s.Part) else path
                found = next(filter(None, (inside(y, here) for y in below)), "")
                if found:
                    return found
        return ""

    return next(filter(None, (inside(x.body, x.path) for x in system.of(d.ProcedureDecl) if x is not verb)), "")


def sections(system: System, nodes: list[Any]) -> Iterator[tuple[int, int, str, str, str]]:
    """The sections of a file that are no phase: a group of modes, and those that the game declares."""
    groups = {g.plural: g for g in system.of(d.ModeSet)}
    for node in nodes:
        if isinstance(node, tree.Heading) and node.words and str(node.keyword) in ("section", "chapter"):
            name = str(node.words[0])
            if node.body or str(node.keyword) == "chapter":
                yield *at(node.first), f"{system.name}.{name}", "", str(node.keyword)
            yield from sections(system, node.body)
        if not isinstance(node, tree.Line) or node.body is None or not row(node):
            continue
        name = str(row(node)[0])
        if name in groups:
            yield *at(node.first), groups[name].path, "", "modes"
        elif name not in system.phases and name not in ("pieces", "places", "paths"):
            yield *at(node.first), f"{system.name}.{name}", "", "section"


def notes(nodes: list[Any]) -> Iterator[tuple[int, int, str, str]]:
    """Line, column, keyword and text of every note among these nodes and below them, those of examples left out."""
    for node in nodes:
        if isinstance(node, tree.Note):
            yield *at(node.first), str(node.keyword), text(node.text)
        elif not isinstance(node, tree.Example):
            for below in deeper(node):
                yield from notes(below)


def deeper(node: Any) -> Iterator[list[Any]]:
    """The blocks of nodes below a node."""
    for name in ("body", "effect", "otherwise"):
        below = getattr(node, name, None)
        if isinstance(below, list):
            yield below
    for branch in getattr(node, "branches", None) or ():
        yield branch[1] if isinstance(branch, tuple) else branch


def phase_key(library: Library, key: str) -> str:
    """The common declaration of a phase that a file fills."""
    name = key.partition(".")[2]
    for system in library.systems.values():
        for decl in system.of(d.ProcedureDecl):
            if f"{decl.path}.{name}" in library.by_path:
                return f"{decl.path}.{name}"
    return key
