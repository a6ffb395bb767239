"""The first half of the names pass: what a file declares, before any sentence of it is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model.system import Game, System
from rootdsl.names.cursor import Misread, note_read
from rootdsl.names.heard import listen
from rootdsl.names.manifest import FILE_KINDS, read_fields, read_manifest
from rootdsl.names.phrases import Phrases
from rootdsl.names.places import read_map
from rootdsl.names.reach import reach
from rootdsl.names.reference import Row
from rootdsl.names.rows import row, text
from rootdsl.syntax import tree

IN_MODES = ("rule", "value", "counter", "flag", "number", "action", "free action")


def declare(file: tree.File, report: Report) -> System | None:
    """The system of a file with its declarations; None (and a message) when it declares no system."""
    kinds = (*FILE_KINDS, "game")
    heading = next((n for n in file.nodes if isinstance(n, tree.Heading) and str(n.keyword) in kinds), None)
    if heading is None or not heading.words:
        if file.tokens and not any(m.path == file.path for m in report.messages):
            report.error("E0304", file.tokens[0])
        return None
    system = System(str(heading.words[0]), str(heading.keyword), text(heading.title) or str(heading.words[0]), file.path, file)
    system.adds = reach(file.nodes, system.name)
    system.heard = {}
    listen(system)
    Declarer(system, report).run(heading)
    return system


class Declarer(Phrases):
    """Walks the headings of one file and fills `system.decls`."""

    def __init__(self, system: System, report: Report) -> None:
        super().__init__(system, report)
        self.rows: dict[str, Callable[[tree.Heading], None]] = {
            "suits": self.suits, "suit": self.suit, "place": self.place, "path": self.path, "kind": self.kind, "die": self.die,
            "purposes": self.purposes, "zone": self.zone, "box": self.box, "track": self.track, "mode": self.mode, "number": self.number,
            "flag": self.number, "value": self.value, "condition": self.condition, "word": self.word, "procedure": self.procedure,
            "card": self.card, "section": self.section, "counter": self.number, "relation": self.relation,
            "table rule": self.table_rule, "chapter": self.chapter,
        }

    def run(self, heading: tree.Heading) -> None:
        self.head_of_file(heading)
        if self.system.kind == "game":
            self.system.manifest = Game(self.system.name, self.system.title)
        for line in heading.body:
            if isinstance(line, tree.Note):
                continue
            self.safe(read_manifest if self.system.kind == "game" else read_fields, self.system, line)
        if self.system.kind == "map":
            self.add(read_map(self.system, self.system.tree, self.report))
        for node in self.system.tree.nodes:
            if node is not heading:
                self.node(node)

    def head_of_file(self, heading: tree.Heading) -> None:
        note_read(heading.words)
        extra = [*heading.words[1:], *heading.after, *(w for f in heading.filters for w in f)]
        if extra:
            self.report.error("E0303", extra[0], word=str(extra[0]), expected="the end of the line")

    def safe(self, read: Callable[..., Any], *args: Any) -> None:
        """Read one row; what is wrong in it is one message."""
        try:
            read(*args)
        except Misread as miss:
            self.misread(miss)

    def misread(self, miss: Misread) -> None:
        fields = dict(miss.fields)
        self.report.error(miss.code, miss.token or self.system.tree.tokens[0], near=str(fields.pop("near", "")),
                          **fields)  # type: ignore[arg-type]

    def node(self, node: Any, prefix: str = "") -> None:
        """Declarations stand at the top, and below rules, steps and sections."""
        if isinstance(node, tree.Line):
            words = row(node)
            name = str(words[0]) if words else ""
            if name == "pieces" and node.body is not None:
                self.pieces(words, node.body)
            elif self.system.kind == "map" and name in ("places", "paths"):
                return
            elif node.body is None and len(words) > 2 and str(words[1]) in ("have", "has"):
                self.safe(self.states, words, node)
            else:
                for inner in node.body or ():     # the steps of a phase stand under its name, rules of a section under the file's
                    rule = isinstance(inner, tree.Heading) and str(inner.keyword) != "step"
                    self.node(inner, "" if rule else name)
        elif isinstance(node, tree.If):
            for _, body in node.branches:
                start = len(self.system.decls)
                for inner in body:
                    self.node(inner, prefix)
                for decl in self.system.decls[start:]:
                    if isinstance(decl, d.Piece):
                        decl.live = node.branches[0][0]
        elif isinstance(node, tree.Hook) and node.body:
            for inner in node.body:
                if isinstance(inner, tree.Heading) and str(inner.keyword) == "rule":
                    self.node(inner, prefix)
        elif isinstance(node, tree.Loop):
            for inner in node.body:
                self.node(inner, prefix)
        elif isinstance(node, tree.Heading):
            self.heading(node, prefix)

    def heading(self, node: tree.Heading, prefix: str) -> None:
        key = str(node.keyword)
        if key in self.mode_names:
            self.safe(self.member, node, self.mode_names[key])
            for inner in node.body:
                if isinstance(inner, tree.Heading) and str(inner.keyword) in IN_MODES:
                    self.node(inner, f"{key}.{node.words[0]}" if node.words else prefix)
        elif key == "pieces":
            self.pieces(row(node), node.body)
        elif key == "section":
            self.safe(self.section, node)
            for inner in node.body:
                self.node(inner)
        elif key in ("rule", "step", "action", "free action", "extra", "needs"):
            self.point(node, prefix)
        elif key in self.rows:
            self.safe(self.rows[key], node)

    def point(self, node: tree.Heading, prefix: str) -> None:
        """Steps, actions, rules and needs are points that others may name by path."""
        if not node.words:
            return
        name = str(node.words[0])
        full = f"{prefix}.{name}" if prefix else name
        self.add_point(full, node)
        for inner in node.body if str(node.keyword) != "needs" else ():     # the lines below a requirement are conditions
            self.node(inner, full)
            for deeper in getattr(inner, "body", None) or () if isinstance(inner, tree.Line) else ():
                self.node(deeper, full)

    def pieces(self, head: list[Any], body: list[Any]) -> None:
        def read() -> None:
            r = Row(head)
            r.next()
            r.end()

        self.safe(read)
        for line in body:
            if not isinstance(line, tree.Note):
                self.safe(self.piece, row(line), line)
