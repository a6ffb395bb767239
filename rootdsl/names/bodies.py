"""Bodies of rules: blocks, loops, menus and the sentences in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark import Token

from rootdsl.messages.message import Report
from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import Example, RuleHead
from rootdsl.model.types import type_of
from rootdsl.names.clauses import Clauses
from rootdsl.names.cursor import Cursor, Misread, flatten
from rootdsl.names.events import once_behind
from rootdsl.names.rows import joined_by_or, row, said_rows, text
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences
from rootdsl.syntax import tree

DECLARED = ("number", "flag", "value", "verb", "role", "word")
ACTION_OVER = "action:end"      # the end of the action (or the step) under way, whosever it is
ROWS = ("role", "sides", "shares", "data")


class Bodies(Clauses):
    """Turns tree nodes into statements; every misread sentence is one message and is skipped."""

    def body(self, nodes: list[Any], scope: Scope, path: str) -> list[s.Stmt]:
        out: list[s.Stmt] = []
        for node in nodes:
            try:
                self.attach(out, self.node(node, scope, path))
            except Misread as miss:
                self.misread(miss)
        return out

    def attach(self, out: list[s.Stmt], new: list[s.Stmt]) -> None:
        """`if you cannot: choose ...` below a choice is that choice's second set."""
        for x in new:
            if isinstance(x, s.IfCannot) and out and isinstance(out[-1], s.Choose) \
                    and len(x.body) == 1 and isinstance(x.body[0], s.Choose) \
                    and x.body[0].name == out[-1].name:
                out[-1].fallback = x.body[0]
            else:
                out.append(x)

    def node(self, node: Any, scope: Scope, path: str) -> list[s.Stmt]:
        at: Token = node.first
        if isinstance(node, tree.Line):
            return self.line(node, scope, path)
        if isinstance(node, tree.Heading):
            return self.inner_heading(node, scope, path)
        if isinstance(node, tree.If):
            branches = [(self.cond(c, scope), self.body(b, scope, path)) for c, b in node.branches]
            return [s.If(at, branches, self.body(node.otherwise or [], scope, path))]
        if isinstance(node, tree.IfCannot):
            return [s.IfCannot(at, self.body(node.body, scope, path))]
        if isinstance(node, tree.Fully):
            return [s.Fully(at, self.body(node.body, scope, path), self.body(node.otherwise or [], scope, path))]
        if isinstance(node, tree.ForEach):
            return [self.for_each(node, scope, path)]
        if isinstance(node, tree.Loop):
            return [self.loop(node, scope, path)]
        if isinstance(node, tree.Together):
            return [s.Together(at, self.body(node.body, scope, path))]
        if isinstance(node, tree.MayBlock):
            who = self.subject(node.subject, at, scope) if node.subject else None
            with scope.performed_by(who):
                inside = self.body(node.body, scope, path)
            if len(inside) == 1 and isinstance(inside[0], s.Menu):
                return inside              # a menu can be left at once: that is the same as to decline it
            return [s.May(at, inside, who)]
        if isinstance(node, tree.ChooseOne):
            who = self.subject(node.subject, at, scope) if node.subject else None
            with scope.performed_by(who):
                ways = [self.branch(b, scope, path) for b in node.branches]
            return [s.ChooseOne(at, ways, who, node.may)]
        if isinstance(node, tree.Hook):
            return [self.delayed(node, scope, path)]
        if isinstance(node, (tree.Note, tree.Example)):
            if isinstance(node, tree.Example):
                self.system.examples.append(Example(text(node.title), node, path))
            return []
        raise Misread(at, "E0314")

    def settle_type(self, node: tree.Heading, scope: Scope) -> None:
        """Find what a value inside a procedure is, before the lines below it use it; its mistakes are told when it is resolved."""
        decl = next((x for x in self.system.of(d.ValueDecl) if x.node is node), None)
        if decl is not None and decl.owner:
            quiet = type(self)(self.system, self.library, Report())
            quiet.report.open(self.system.path, self.system.tree.text)
            quiet.safe(quiet.value_body, decl, scope.child())  # type: ignore[attr-defined]

    def branch(self, nodes: list[Any], scope: Scope, path: str) -> list[s.Stmt]:
        """A branch of a choice: the line after `or`, and all that stands deeper below it."""
        out: list[s.Stmt] = []
        for node in nodes:
            deeper = node.body if isinstance(node, tree.Line) and not any(isinstance(x, tree.May) for x in node.sentences) else None
            if deeper and not all(isinstance(n, (tree.IfCannot, tree.Note)) for n in deeper):
                out += self.body([replace(node, body=None)], scope, path)
                self.attach(out, self.body(deeper, scope, path))
            else:
                self.attach(out, self.body([node], scope, path))
        return out

    def inner_heading(self, node: tree.Heading, scope: Scope, path: str) -> list[s.Stmt]:
        key = str(node.keyword)
        at = node.first
        if key == "role" and (node.title is not None or node.body):
            raise Misread(node.keyword, "E0313", word=key, where="")
        if key in DECLARED:
            for extra in (*node.roles, *node.order):
                Cursor(extra).end("the end of the line")
            if key == "value":
                self.settle_type(node, scope)
            return []
        name = str(node.words[0]) if node.words else "_"
        if key == "needs":
            words = [w for w in node.words if str(w) != "rule" or len(node.words) == 1]
            if not words or words[0].type != "WORD" or len(words) > 1 and node.title is None:
                raise Misread(words[0] if words else node.first, "E0340", word=" ".join(map(str, words)))
            for extra in (tuple(words[1:]), node.after, *node.filters, *node.roles, *node.order):
                Cursor(extra).end("a colon and a condition")
            name = str(words[0])
            cond = self.cond(node.cond, scope) if node.cond is not None else self.block_cond(node, scope)
            if node.title is not None:
                self.system.rules.append(RuleHead(f"{path}.{name}", text(node.title), key, path.count(".") + 1, at))
            return [s.Needs(at, f"{path}.{name}", text(node.title), cond)]
        if key in ("step", "rule", "window", "phase"):
            full = f"{path}.{name}"
            self.system.rules.append(RuleHead(full, text(node.title), key, full.count("."), at))
            guards: list[e.Cond] = []
            data: dict[str, e.Expr] = {}
            for g in node.guards:
                cond = self.cond(g.cond, scope)
                guards.append(e.Not(cond) if g.keyword == "unless" else cond)
            decide = self.part_tail(node, data)
            inline = self.line(tree.Line(node.inline, [], None, None, None, at), scope, full) if node.inline else []
            body = [*inline, *self.body(node.body, scope, full)]
            if decide:
                others = [x for x in body if not isinstance(x, s.Part)]
                if others:
                    raise Misread(others[0].at, "E0326")
                body = [s.Decide(at, [x for x in body if isinstance(x, s.Part)])]
            return [s.Part(at, key, full, text(node.title), guards, body, data)]
        where = "; it stands in a rule, a mode or a card, or by itself at the left edge" if key in ("free action", "exception to") else ""
        raise Misread(node.keyword, "E0313", word=key, where=where)

    def part_tail(self, node: tree.Heading, data: dict[str, e.Expr]) -> bool:
        """What follows the title of a step or phase: `for each player`, `by FIELD`, `by the first that holds` (True)."""
        for extra in (node.words[1:], node.after, *node.roles):
            Cursor(extra).end("the end of the line")
        for f in node.filters:
            c = Cursor(f, node.first)
            c.expect("for each player")
            c.end("the end of the line")
            data["each"] = e.Players()
        decide = False
        for f in node.order:
            c = Cursor(f, node.first)
            if c.take("the first that holds"):
                decide = True
            else:
                manifest = self.library.manifest()
                if c.peek() not in (manifest.fields if manifest else ()):
                    raise Misread(c.token(), "E0303", word=c.peek(), expected="a field of the game, or `the first that holds`")
                data["field"] = e.SiteRef(str(c.next()))
            c.end("the end of the line")
        return decide

    def delayed(self, node: tree.Hook, scope: Scope, path: str) -> s.Stmt:
        """A hook inside a body: once, later, with the names as they are now."""
        if node.filters or node.roles or node.order or node.guards:
            raise Misread(node.first, "E0314")
        c = Cursor(node.words, node.first)
        keyword = str(node.keyword)
        edge = ""
        if keyword == "at":
            edge = ":start" if c.take("start of") else ":end" if c.take("end of") else ""
        if keyword == "after":
            edge = ":end"
        if not edge:
            raise Misread(node.first, "E0302", expected="`at end of`, `at start of` or `after` and a point")
        if edge == ":end" and (c.take("the action") or c.take("this action") or c.take("action") and not scope.point_path("action")):
            c.end("the end of the line")
            return s.Later(node.first, ACTION_OVER, self.body(node.body, scope, path))
        coming = keyword == "at" and c.take("your next")
        at = c.token()
        if c.peek() in ("the", "any", "next", "each"):
            raise Misread(at, "E0303", word=c.peek(), expected="a point, or `your next` and one of your turn: `at end of your next turn`")
        found = scope.point_path(c.peek()) or getattr(scope.resolve_path(c.peek()), "path", "")
        if not found:
            raise Misread(c.token(), "E0315" if scope.knows(c.peek()) else "E0301", word=c.peek(), expected="a point")
        if coming and not self.in_each_turn(found):
            raise Misread(at, "E0303", word=str(at), expected="`turn`, a phase or a step of this file, of which each turn has one")
        c.next()
        c.end("the end of the line")
        return s.Later(node.first, found + edge, self.body(node.body, scope, path), coming)

    def in_each_turn(self, path: str) -> bool:
        """Does each turn of the holder come to this point: the turn itself, a phase, a step of the file's own phases?"""
        game = self.library.manifest()
        repeated = game is not None and path.partition(".")[2] == game.repeats
        own = path.split(".")[:2]
        return repeated or path in {x.path for x in self.phases().values()} or own[0] == self.system.name and own[-1] in self.phases()

    def phases(self) -> dict[str, d.Decl]:
        raise NotImplementedError

    def ban_of(self, sentence: tree.Cannot, node: tree.Line, path: str, scope: Scope, guards: list[e.Cond]) -> s.Ban:
        raise NotImplementedError

    def block_cond(self, node: tree.Heading, scope: Scope) -> e.Cond:
        """The deeper lines of a heading, all of them required; `, and` and `, or` join the parts of one line."""
        found = []
        for line in node.body:
            if isinstance(line, tree.Note):
                continue
            words, joins = said_rows(line, "a condition")
            parts = [self.test(x, line.first, scope) for x in words]
            found.append(parts[0] if len(parts) == 1 else e.AnyOf(parts) if joined_by_or(joins) else e.All(parts))
        if not found:
            raise Misread(node.first, "E0302", expected="a condition")
        return found[0] if len(found) == 1 else e.All(found)

    def for_each(self, node: tree.ForEach, scope: Scope, path: str) -> s.Stmt:
        words = list(node.words)
        texts = [str(w) for w in words]
        filters = list(node.filters)
        name = ""
        i = naming(texts)
        if i >= 0:
            name, words = texts[i + 1], words[:i]
            if i + 2 < len(texts):
                raise Misread(node.words[i + 2], "E0302", expected="the end of the line")
        order = "given"
        flat = flatten(node.words, node.filters)
        at = naming([str(w) for w in flat])
        token = flat[at + 1] if 0 <= at < len(flat) - 1 else None
        secretly = False
        for f in list(filters):
            if [str(w) for w in f] == ["secretly"]:
                secretly = True
                filters.remove(f)
            t = [str(w) for w in f]
            i = naming(t)
            if i >= 0 and not name:
                name = t[i + 1]
                Cursor(f[i + 2:]).end("the end of the line")
                filters.remove(f)
                if i:
                    filters.append(f[:i])
            if t == ["in", "any", "order"]:
                order = "any"
                filters.remove(f)
        reader = Sentences(Cursor(flatten(words, filters), node.first), scope)
        reader.c.take("of")
        x = self.member_set(reader)
        if not reader.c.done:
            raise reader.wrong("the end of the line")
        kind, _ = type_of(x)
        kind = "unit" if kind == "group" else kind      # one of a group of pieces is a piece
        inner = scope
        saved = scope.there
        if not name:
            name = f"each_{getattr(node.first, 'line', 0)}"
        inner.bind(name, kind, at=token)
        if node.order:
            raise Misread(node.order[0][0], "E0303", word=str(node.order[0][0]), expected="the end of the line")
        if kind == "place":
            inner.there = e.Var(name, "place")
        body = self.body(node.body, inner, path)
        inner.there = saved
        each = s.ForEach(node.first, name, kind, x, body, node.together, order)
        return s.Secretly(node.first, [each]) if secretly else each

    def loop(self, node: tree.Loop, scope: Scope, path: str) -> s.Stmt:
        high: e.Expr | None = None
        filters = list(node.filters)
        counters: list[str] = []
        counted: dict[str, Token] = {}
        if node.bounded:
            rounded = [f for f in filters if str(f[0]) in ("rounded", "times")]      # `half of heat, rounded down, times`
            filters = [f for f in filters if f not in rounded]
            reader = Sentences(Cursor(flatten(node.words, rounded), node.first), scope)
            try:
                high = reader.number()
            except Misread as miss:
                if node.must and reader.c.pos <= 1:
                    word = reader.c.tokens[0] if reader.c.tokens else node.first
                    wanted = "a number and `times` (what is only offered is `up to N times`)"
                    raise Misread(word, "E0303", word=str(word), expected=wanted) from miss
                raise
            once = isinstance(high, e.Num) and high.n == 1
            if not (reader.c.take("times") or once and reader.c.take("time")) or not reader.c.done:
                raise reader.wrong("`times`")
        for f in filters:
            t = [str(w) for w in f]
            if t[:1] == ["plus"]:
                c = Cursor(f, node.first)
                c.next()
                if c.kind() != "NUMBER":
                    raise Misread(c.token(), "E0302", expected="a number")
                number = int(c.next())
                c.expect("for each")
                extra = str(c.next())
                c.end("the end of the line")
                counters.append(extra)
                counted[extra] = f[-1]
                assert high is not None
                counter: e.Expr = e.Var(f"count_{extra}", "number")
                if number != 1:
                    counter = e.Arith("*", e.Num(number), counter)
                high = e.Arith("+", high, counter)
            elif t != ["in", "any", "order"]:
                raise Misread(f[0], "E0303", word=t[0], expected="`plus` or `in any order`")
        actions = [n for n in node.body if isinstance(n, tree.Heading) and str(n.keyword) in ("action", "extra")]
        if node.must and (actions or counters):
            raise Misread(actions[0].keyword if actions else filters[0][0], "E0338")
        if not actions:
            return s.Loop(node.first, high, self.body(node.body, scope, path), scope.performer, node.must)
        out: list[s.Action] = []
        for n in node.body:
            if n in actions:
                out.append(self.action(n, scope, path, counters))
            elif isinstance(n, (tree.Note, tree.Example)):
                self.node(n, scope, path)
            elif not (isinstance(n, tree.Heading) and str(n.keyword) in DECLARED):
                self.report.error("E0317", n.first)
        names = {a.name for a in out}
        for counter_name in counters:
            if counter_name not in names:
                self.report.error("E0318", counted[counter_name], name=counter_name, near=nearest(counter_name, names) or "")
        return s.Menu(node.first, high, out, path, scope.performer)

    def action(self, node: tree.Heading, scope: Scope, path: str, counters: list[str]) -> s.Action:
        name = str(node.words[0])
        full = f"{path}.{name}"
        self.system.rules.append(RuleHead(full, text(node.title), str(node.keyword), full.count("."), node.first))
        for extra in (node.words[1:], node.after, *node.roles, *node.order):
            Cursor(extra).end("the end of the line")
        own, behind = once_behind(node.guards)
        once = self.once([*node.filters, *behind], scope)
        guards: list[e.Cond] = []
        for g in own:
            cond = self.cond(g.cond, scope)
            guards.append(e.Not(cond) if g.keyword == "unless" else cond)
        inner = scope
        inline = self.line(tree.Line(node.inline, [], None, None, None, node.first), inner, full) if node.inline else []
        body = [*inline, *self.body(node.body, inner, full)]
        title = text(node.title) or name.replace("_", " ").title()
        return s.Action(node.first, name, title, full, body, once, str(node.keyword) == "extra",
                        guards, f"count_{name}" if name in counters else "")

    def line(self, node: tree.Line, scope: Scope, path: str) -> list[s.Stmt]:
        words = row(node)
        row_of_procedure = words and str(words[0]) in ROWS or len(words) > 1 and str(words[1]) == "orders"
        if row_of_procedure and isinstance(scope.owner, d.ProcedureDecl):
            return []
        if node.duration is not None:
            raise Misread(node.first, "E0319")
        out: list[s.Stmt] = []
        for i, sentence in enumerate(node.sentences):
            last = i == len(node.sentences) - 1
            try:
                out += self.sentence(sentence, node if last else None, scope, path, node.first)
            except Misread as miss:
                begun: tuple[Token, ...] = getattr(sentence, "words", ())
                early = bool(begun) and miss.code in ("E0311", "E0301") and any(miss.token is w for w in begun[:4])
                if i and early and str(begun[0]) in ("a", "an", "no", "any") and str(node.joins[i - 1]).endswith("and"):
                    raise Misread(begun[0], "E0333", text=" ".join(map(str, begun))) from miss
                raise
        if node.effect is not None:
            at_least_one(out)
            pay, lead = split_may(out)
            with scope.performed_by(lead[1]):
                cost = s.Cost(node.first, pay, self.body(node.effect, scope, path))
            return [*lead[0], s.May(node.first, [cost], lead[1])] if lead[2] else [cost]
        if node.body and not any(isinstance(x, tree.May) for x in node.sentences):
            if not all(isinstance(n, (tree.IfCannot, tree.Note)) for n in node.body):
                if any(m.line == node.body[0].first.line for m in self.report.errors_in(self.system.path)):
                    return out              # the form of the line has its message already
                raise Misread(node.body[0].first, "E0320")
            self.attach(out, self.body(node.body, scope, path))
        return out

    def sentence(self, x: tree.Sentence, line: tree.Line | None, scope: Scope, path: str, at: Token) -> list[s.Stmt]:
        if isinstance(x, tree.Choose):
            return [self.choose(x, line, scope, at)]
        if isinstance(x, tree.May):
            who = self.subject(x.subject, at, scope) if x.subject else None
            with scope.performed_by(who):
                inner = self.sentence(x.sentence, line, scope, path, at)
            at_least_one(inner)
            if who is not None:
                for stmt in inner:
                    if isinstance(stmt, s.Choose) and stmt.chooser is None:
                        stmt.chooser = who
                    if isinstance(stmt, (s.Discard,)) and stmt.who is None:
                        stmt.who = who
                    if isinstance(stmt, s.Invoke) and stmt.who is None and stmt.decl.params:
                        stmt.roles.setdefault(stmt.decl.params[0].name, who)
                        stmt.who = who
            with scope.performed_by(who):
                more = self.body(line.body, scope, path) if line is not None and line.body else []
            return [s.May(at, [*inner, *more], who)]
        if isinstance(x, tree.Let):
            reader = Sentences(Cursor(flatten(x.words, x.filters), at), scope)
            value = self.let_expression(reader)
            kind, many = type_of(value)
            kind = "group" if kind == "unit" and many else kind
            if isinstance(value, e.Random) and kind == "group" and not many:
                kind = "unit"               # one piece, as after `choose`
            scope.bind(str(x.name), kind, many, at=x.name)
            return [s.LetName(at, str(x.name), kind, value)]
        if isinstance(x, tree.Do):
            return Sentences(Cursor(flatten(x.words, x.filters), at), scope).sentence()
        if isinstance(x, tree.Force):
            reader = Sentences(Cursor(x.who, at), scope)
            forced = reader.typed("player")
            if not reader.c.done:
                raise reader.wrong("`to` and what is done")
            return [s.Force(at, forced, Sentences(Cursor(flatten(x.words, x.filters), at), scope).sentence())]
        if isinstance(x, tree.Cannot):
            raise Misread(at, "E0321")
        raise Misread(at, "E0322")


def naming(texts: list[str]) -> int:
    """Where `as NAME` stands in the line of a loop, or -1: an `as` of `as many points as NAME` gives no name."""
    i = 0
    while i < len(texts) - 1:
        if texts[i] == "as" and texts[i + 1] != "many":
            return i
        i += 1
        if texts[i - 1 : i + 1] in (["as", "many"], ["many", "as"]):
            i = next((k for k in range(i, len(texts)) if texts[k] == "as"), len(texts)) + 1
    return -1


def at_least_one(stmts: list[s.Stmt]) -> None:
    """`may spend up to 2 dough`, or such a price: whoever spends none declines it."""
    for x in stmts:
        if isinstance(x, s.Choose) and x.name.startswith("spent_") and isinstance(x.among, e.Numbers):
            x.among.low = e.Num(1)


def split_may(stmts: list[s.Stmt]) -> tuple[list[s.Stmt], tuple[list[s.Stmt], e.Expr | None, bool]]:
    """A cost written `may PAY / to EFFECT`: what is paid, and who may."""
    if len(stmts) == 1 and isinstance(stmts[0], s.May):
        return stmts[0].body, ([], stmts[0].chooser, True)
    return stmts, ([], None, False)
