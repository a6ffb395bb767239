"""The second half of the names pass: every sentence of a file becomes a statement of its model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import Body, Example, RuleHead, System
from rootdsl.names.advice import read_advice
from rootdsl.names.cursor import Cursor, Misread, note_read
from rootdsl.names.heard import listen, unheard
from rootdsl.names.library import Library, singular_forms
from rootdsl.names.roles import check_role
from rootdsl.names.rows import row, text
from rootdsl.names.rules import Rules
from rootdsl.syntax import tree

QUIET = ("pieces", "suits", "suit", "place", "path", "kind", "die", "purposes", "zone", "box", "track", "mode", "number", "flag",
         "counter", "places", "paths", "relation", "table rule", "chapter")

CHILDLESS = frozenset({"zone", "flag", "number", "counter", "purposes", "path", "suits", "suit"})     # rows below them belong to nothing


def resolve(system: System, library: Library, report: Report) -> None:
    """Fill the model of a system whose declarations (and those of its library) are known."""
    if not library.typed:
        library.typed = True
        settle_types(library)
    report.open(system.path, system.tree.text)
    listen(system)
    Resolver(system, library, report).run()
    unheard(system, report)


def settle_types(library: Library) -> None:
    """Find what each value is (a number, a piece, a place ...) before any rule uses it, in whatever order and file they stand.

    Values may be made of others: they are read again until nothing changes. What is wrong in them is told later,
    when the file itself is resolved.
    """
    for system in library.systems.values():
        for number in system.of(d.NumberDecl):
            if number.scope == "place" and any(library.find(number.kind, system, (d.PathKind,))):
                number.scope = "path"
    values = [(Resolver(system, library, Report()), decl) for system in library.systems.values() for decl in system.of(d.ValueDecl)
              if not decl.owner]
    for resolver, _ in values:
        resolver.report.open(resolver.system.path, resolver.system.tree.text)
    for _ in values:
        before = [decl.type for _, decl in values]
        for resolver, decl in values:
            resolver.safe(resolver.value_body, decl, resolver.scope())
        if before == [decl.type for _, decl in values]:
            return


class Resolver(Rules):
    """Headings of one file: procedures, phases, rules, modes, cards."""

    def __init__(self, system: System, library: Library, report: Report) -> None:
        super().__init__(system, library, report)
        self.mode = ""
        self.depth = 0

    def run(self) -> None:
        self.availability()
        self.live_pieces()
        for decl in self.system.decls:
            if isinstance(decl, (d.ValueDecl, d.ConditionDecl)) and not decl.owner:
                self.safe(self.value_body, decl, self.scope())
            elif isinstance(decl, d.ProcedureDecl) and not decl.macro:
                self.safe(self.procedure, decl)
        for mode in self.system.of(d.Mode):
            self.safe(self.mode_data, mode)
        for card in self.system.of(d.CardDecl):
            self.safe(self.card, card)
        for node in sorted(self.system.tree.nodes, key=self.late):
            self.safe(self.top, node)
        self.unused()

    def safe(self, read: Callable[..., None], *args: Any) -> None:
        """Read one part of the file; what is wrong in it is one message."""
        try:
            read(*args)
        except Misread as miss:
            self.misread(miss)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as fault:
            # a gap of ours: the reader still learns the line, and the rest of the file is read
            at = next((getattr(x, "at", None) or getattr(x, "first", None) for x in args), None) or self.system.tree.tokens[0]
            self.report.error("E0398", at, fault=f"{type(fault).__name__}: {fault}")

    def late(self, node: Any) -> bool:
        """Phases come first, so that hooks of their steps know the names bound there."""
        return not (isinstance(node, tree.Line) and node.body is not None and row(node) and str(row(node)[0]) in self.phases())

    def unused(self) -> None:
        """Names that were given and never read, and files that were known in vain."""
        if self.report.errors_in(self.system.path):
            return
        for token in self.root.binders.values():
            if str(token) not in self.root.used:
                self.report.error("E0323", token, word=str(token))
        words = {form for t in self.system.tree.tokens if t.type in ("WORD", "PATH") and not any(t is k for k in self.system.knows_at)
                 for form in singular_forms(str(t).split(".")[0])}
        for token in self.system.knows_at:
            known = self.library.systems.get(str(token))
            theirs = {x.name.rpartition(".")[2] for x in known.decls} if known else set()
            lends = self.system.kind == "deck" and known is not None and bool(known.of(d.CardDecl))      # cards come with it
            if str(token) not in words and not theirs & words and not lends:
                self.report.error("E0324", token, word=str(token), near=nearest(str(token), self.library.systems) or "")

    def availability(self) -> None:
        """`available, unless C` at the head of a section of modes."""
        for node in self.system.tree.nodes:
            if not isinstance(node, tree.Line) or node.body is None or not row(node):
                continue
            group = next((g for g in self.system.of(d.ModeSet) if g.plural == str(row(node)[0])), None)
            for inner in node.body if group is not None else ():
                if group is None or not isinstance(inner, tree.Line) or str(inner.first) != "available" or inner.duration is None:
                    continue
                scope = self.scope()
                try:
                    Cursor(row(inner)[1:]).end("a comma and `if` or `unless`")
                    with scope.member(f"mode {group.name}"):
                        cond = self.cond(inner.duration.cond, scope)
                    group.available = e.Not(cond) if inner.duration.keyword == "unless" else cond
                except Misread as miss:
                    self.misread(miss)

    def live_pieces(self) -> None:
        """Pieces below `if C` at the top are in the box only when it holds."""
        for piece in self.system.of(d.Piece):
            if isinstance(piece.live, tree.Cond):
                try:
                    piece.live = self.cond(piece.live, self.scope())
                except Misread as miss:
                    self.misread(miss)

    def phases(self) -> dict[str, d.Decl]:
        """Phase name -> the declaration in a common procedure that seats fill."""
        paths = self.phase_paths
        return {
            x.name.rpartition(".")[2]: x
            for name in self.library.base_systems() if name in self.library.systems
            for x in self.library.systems[name].decls
            if type(x) is d.Decl and x.path in paths
        }

    @property
    def phase_paths(self) -> set[str]:
        out = set()
        for name in self.library.base_systems():
            if name not in self.library.systems:
                continue
            system = self.library.systems[name]
            for procedure in system.of(d.ProcedureDecl):
                for inner in procedure.node.body:
                    if isinstance(inner, tree.Heading) and str(inner.keyword) == "phase":
                        out.add(f"{system.name}.{procedure.name}.{inner.words[0]}")
        return out

    def top(self, node: Any) -> None:
        if isinstance(node, tree.Line) and node.body is not None:
            self.section(node)
        elif isinstance(node, tree.Heading):
            self.heading(node)
        elif isinstance(node, tree.Example):
            self.system.examples.append(Example(text(node.title), node))
        elif isinstance(node, (tree.Hook, tree.When)):
            self.rule_item(node, self.system.name, self.scope(), [])
        elif isinstance(node, (tree.Note, tree.Language)):
            pass
        elif isinstance(node, tree.If):
            self.rule_item(node, self.system.name, self.scope(), [])
        elif isinstance(node, tree.Line):
            words = row(node)
            if any(x.at is node.first for x in self.system.of(d.StateDecl)):
                return
            self.report.error("E0313", words[0] if words else node.first, word=str(words[0]) if words else "", where="")

    def section(self, node: tree.Line) -> None:
        words = row(node)
        note_read(words)
        name = str(words[0])
        phases = self.phases()
        groups = {g.plural: g for g in self.system.of(d.ModeSet)}
        if len(words) > 1 and name != "pieces":
            self.report.error("E0303", words[1], word=str(words[1]), expected="the end of the line")
        elif name in phases and self.system.kind != "map":
            self.phase(name, phases[name], node)
        elif name in groups:
            for inner in node.body or ():
                if isinstance(inner, tree.Heading):
                    self.safe(self.heading, inner)
                elif isinstance(inner, tree.Example):
                    self.top(inner)
                elif not isinstance(inner, tree.Note) and not (isinstance(inner, tree.Line) and str(inner.first) == "available"):
                    self.unknown(inner.first, [groups[name].name, "available"])
        elif name == "pieces" or (self.system.kind == "map" and name in ("places", "paths")):
            pass
        elif self.library.anywhere(f"section_{name}"):
            for inner in node.body or ():
                self.safe(self.top, inner)
        else:
            declared = [x.name for y in self.library.systems.values() for x in y.decls]
            known = [*phases, *groups, "pieces", *(x.removeprefix("section_") for x in declared if x.startswith("section_"))]
            self.unknown(words[0], known)

    def unknown(self, token: Token, known: list[str]) -> None:
        code = "E0303" if self.root.knows(str(token)) else "E0301"
        self.report.error(code, token, near=nearest(str(token), known) or "", word=str(token), expected="a heading or section")

    def heading(self, node: tree.Heading) -> None:
        key = str(node.keyword)
        groups = {g.name: g for g in self.system.of(d.ModeSet)}
        own_heading = key == self.system.kind and node.words and str(node.words[0]) == self.system.name
        if own_heading or key in QUIET or key in ("procedure", "value", "condition", "word", "card"):
            for inner in node.body:
                if isinstance(inner, tree.Example) and key != "procedure":    # those of a procedure are found in its body
                    self.top(inner)
                elif key in CHILDLESS and not isinstance(inner, tree.Note):
                    self.report.error("E0313", inner.first, word=str(inner.first), where="")
            if key in ("procedure", "value", "card"):
                self.rules_of(node, key)
            return
        if key == "rule":
            self.rule(node, self.system.name)
        elif key == "section":
            for inner in node.body:
                self.safe(self.top, inner)
        elif key in groups:
            mode = next((m for m in groups[key].members if m.at is node.first), None)
            if mode is None:
                return
            self.system.rules.append(RuleHead(mode.path, mode.title, "mode", 1, node.first))
            saved, self.mode = self.mode, mode.path
            scope = self.scope(mode)
            for inner in node.body:
                self.rule_item(inner, mode.path, scope.child(), [])
            self.mode = saved
        elif key == "free action":
            self.free_action(node, self.scope(), "")
        elif key == "victory":
            self.victory(node)
        elif key == "ties":
            self.ties(node)
        elif key == "advice":
            read_advice(self, node)
        else:
            known = ["rule", "procedure", "value", "condition", "victory", "card", "word", "ties", "advice"]
            self.unknown(node.keyword, [*QUIET, *groups, *known])

    def rules_of(self, node: tree.Heading, key: str) -> None:
        if node.words:
            self.system.rules.append(RuleHead(f"{self.system.name}.{node.words[0]}", text(node.title), key, 1, node.first))

    def procedure(self, decl: d.ProcedureDecl) -> None:
        scope = self.scope(decl)
        scope.inside = {decl.name}
        scope.side_type = next((p.type for p in decl.params if p.name in decl.sides), "player")
        self.system.bodies.append(Body(decl, scope.names))
        for p in decl.params:
            scope.bind(p.name, scope.side_type if p.type == "side" else p.type, p.type == "group")
        for inner in self.system.decls:
            if isinstance(inner, d.NumberDecl) and inner.name.startswith(decl.name + "."):
                scope.locals[inner.name.rpartition(".")[2]] = inner
            if isinstance(inner, d.ValueDecl) and inner.owner and (inner.owner + ".").startswith(decl.name + "."):
                scope.locals[inner.name.rpartition(".")[2]] = inner
        macros = [x for x in self.system.of(d.ProcedureDecl) if x.macro and (x.owner + ".").startswith(decl.name + ".")]
        self.procedure_rows(decl)
        decl.body = self.body(decl.node.body, scope, decl.path)
        self.system.bodies[-1].names = scope.names
        for _, names in self.shared_names(decl):
            for token in names:
                if scope.name(str(token)) is None:
                    self.report.error("E0325", token, word=str(token), near=nearest(str(token), scope.names) or "")
        values = [x for x in self.system.of(d.ValueDecl) if x.owner and (x.owner + ".").startswith(decl.name + ".")]
        for value in values:
            self.value_body(value, scope)
        for macro in macros:
            inner_scope = scope.child()
            inner_scope.inside = {decl.name}
            for p in macro.params:
                inner_scope.bind(p.name, scope.side_type if p.type == "side" else p.type)
            self.procedure_rows(macro)
            macro.body = self.body(macro.node.body, inner_scope, macro.path)

    def procedure_rows(self, decl: d.ProcedureDecl) -> None:
        """`role`, `sides`, `shares` and `orders` rows: every word of them."""
        for node in decl.node.body:
            if not isinstance(node, (tree.Line, tree.Heading)):
                continue
            words = row(node)
            try:
                if words and str(words[0]) == "role":
                    check_role(words[1:], decl, self.system, self.library)
                elif len(words) > 1 and str(words[1]) == "orders":
                    c = Cursor(words[2:], node.first)
                    c.expect("each window")
                    c.end("the end of the line")
            except Misread as miss:
                self.misread(miss)
        for key, names in self.shared_names(decl):
            if key == "shares":
                decl.shares = [str(t) for t in names]
            elif key == "orders":
                decl.orderer = str(names[0])

    def shared_names(self, decl: d.ProcedureDecl) -> list[tuple[str, list[Token]]]:
        """The names in the rows `sides`, `shares` and `X orders`."""
        out: list[tuple[str, list[Token]]] = []
        for node in decl.node.body:
            words = row(node) if isinstance(node, (tree.Line, tree.Heading)) else []
            if words and str(words[0]) in ("sides", "shares"):
                note_read(words)
                out.append((str(words[0]), [w for w in words[1:] if str(w) not in (",", "and")]))
            elif len(words) > 1 and str(words[1]) == "orders":
                out.append(("orders", [words[0]]))
        return out

    def phase(self, name: str, decl: d.Decl, node: tree.Line) -> None:
        scope = self.scope()
        self.system.bodies.append(Body(decl, scope.names))
        self.system.rules.append(RuleHead(f"{self.system.name}.{name}", decl.title, "phase", 0, node.first))
        self.system.phases[name] = self.body(node.body or [], scope, f"{self.system.name}.{name}")
        self.system.bodies[-1].names = scope.names

    def mode_data(self, mode: d.Mode) -> None:
        """Things that stand after a mode's title: columns, items, suits."""
        out: dict[str, list[Any]] = {}
        words = mode.data.pop("words", [])
        if [str(w) for w in words[:1]] == ["no"] and len(words) == 2 and self.library.find(str(words[1]), self.system, (d.Kind,)):
            words = []
        for token in words:
            word = str(token)
            if word == "and":
                continue
            boxes = [b for b in self.system.of(d.BoxDecl) if word in b.columns]
            if len(boxes) > 1:
                self.report.error("E0303", token, word=word, expected="a column whose name no other box of the file has")
            if boxes:
                out.setdefault("columns", []).append(e.ColumnRef(boxes[0], word))
                continue
            found = self.library.find(word, self.system, (d.Piece, d.Suit, d.Kind))
            if not found:
                self.unknown(token, self.library.words(self.system))
                continue
            key = "item" if isinstance(found[0], d.Piece) else "suit"
            out.setdefault(key, []).append(found[0])
        mode.data.update(out)

    def card(self, card: d.CardDecl) -> None:
        scope = self.scope(card)
        for node in card.body:
            if isinstance(node, (tree.Note, tree.Example)):
                continue
            self.rule_item(node, card.path, scope.child(), [])

    def victory(self, node: tree.Heading) -> None:
        """`victory NAME "Title": a player ...`: the condition, asked for every player after each group."""
        words = [w for x in node.inline for w in row(x)]
        scope = self.scope()
        scope.bind("player", "player")
        for extra in (node.words[1:], node.after, *node.filters, *node.roles, *node.order):
            Cursor(extra).end("a colon")
        body = list(words)
        if body and str(body[0]) in ("a", "any", "the"):
            body = body[1:]
        cond = self.test(body, node.first, scope)
        self.system.rules.append(RuleHead(f"{self.system.name}.{node.words[0]}", text(node.title), "victory", 1, node.first))
        self.system.victories.append(s.Victory(f"{self.system.name}.{node.words[0]}", text(node.title), "player", cond, node.first))

    def ties(self, node: tree.Heading) -> None:
        """`ties`, and below it how an automated file decides: `glades by lowest number`, `all else at random`."""
        for extra in (node.words, node.after, *node.filters, *node.roles, *node.order):
            Cursor(extra).end("the end of the line")
        self.system.rules.append(RuleHead(f"{self.system.name}.ties", text(node.title) or "Ties", "rule", 1, node.first))
        for line in node.body:
            if isinstance(line, tree.Example):
                self.top(line)
            elif not isinstance(line, tree.Note):
                self.safe(self.tie, line)

    def tie(self, line: tree.Line) -> None:
        if not isinstance(line, tree.Line) or line.body or line.effect is not None or line.duration is not None or line.chain:
            raise Misread(line.first, "E0314")
        parts = [row(x) for x in line.sentences]
        c = Cursor(parts[0], line.first)
        path = f"{self.system.name}.ties"
        if c.take("all else at random"):
            c.end("the end of the line")
            for extra in parts[1:]:
                Cursor(extra).end("the end of the line")
            self.system.ties.append(s.Tie("", [], path, line.first))
            return
        word = c.peek()
        kind = "player" if word == "players" else "place" if self.library.find(word, self.system, (d.PlaceKind,)) else ""
        if not kind:
            code = "E0303" if self.root.knows(word) else "E0301"
            raise Misread(c.token(), code, word=word, expected="a kind of place, `players`, or `all else at random`")
        c.next()
        c.expect("by")
        scope = self.scope()
        words = [parts[0][c.pos:], *parts[1:]]
        chain = [self.rank(tuple(x), kind, scope, line.first) for x in words]
        self.system.ties.append(s.Tie(kind, chain, path, line.first))

    def rule(self, node: tree.Heading, prefix: str, guards: list[e.Cond] | None = None) -> None:
        name = str(node.words[0]) if node.words else "_"
        path = f"{prefix}.{name}"
        for extra in (node.words[1:], node.after, *node.filters, *node.roles, *node.order):
            Cursor(extra).end("the end of the line")
        self.depth += 1
        self.system.rules.append(RuleHead(path, text(node.title), "rule", self.depth, node.first))
        scope = self.scope()
        found = [*(guards or []), *self.guards_of(node.guards, scope)]
        for inner in node.body:
            self.rule_item(inner, path, scope.child(), found)
        self.depth -= 1
