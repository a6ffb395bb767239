"""What a rule adds to the table: hooks, triggers, exceptions, bans, free actions and standing orders."""

from __future__ import annotations

from typing import Any

from lark import Token

from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import Example, RuleHead
from rootdsl.model.types import type_of
from rootdsl.names.bodies import Bodies
from rootdsl.names.cursor import Cursor, Misread, flatten
from rootdsl.names.events import read_event
from rootdsl.names.rows import row, text
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences
from rootdsl.syntax import tree

DECLARED = ("pieces", "suits", "suit", "place", "path", "kind", "die", "purposes", "zone", "box", "track", "mode", "section", "number", "flag",
            "counter", "relation", "value", "word", "condition")
PARTICIPLES = {"placed": "place", "removed": "remove", "moved": "move", "played": "play", "discarded": "discard"}
BANNED = ("place", "remove", "move", "battle", "play", "discard")


class Rules(Bodies):
    """Reads the items below a rule, mode or card; each lives while its mode (or guard) does."""

    mode = ""

    def phases(self) -> dict[str, d.Decl]:
        raise NotImplementedError

    def rule(self, node: tree.Heading, prefix: str, guards: list[e.Cond] | None = None) -> None:
        raise NotImplementedError

    def value_of(self, node: tree.Heading, scope: Scope) -> e.Expr | None:
        raise NotImplementedError

    def cond_of(self, node: tree.Heading, scope: Scope) -> e.Cond:
        raise NotImplementedError

    # ------------------------------------------------------------ one item

    def rule_item(self, node: Any, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        try:
            if isinstance(node, tree.Hook):
                self.hook(node, path, scope, guards)
            elif isinstance(node, tree.When):
                self.when(node, path, scope, guards)
            elif isinstance(node, tree.If):
                self.rule_if(node, path, scope, guards)
            elif isinstance(node, tree.Heading):
                self.rule_heading(node, path, scope, guards)
            elif isinstance(node, tree.Line) and node.body and str(node.first) == "pieces":
                pass
            elif isinstance(node, tree.Line):
                for sentence in node.sentences:
                    self.rule_sentence(sentence, node, path, scope, guards)
            elif isinstance(node, tree.Example):
                self.system.examples.append(Example(text(node.title), node, path))
            elif not isinstance(node, tree.Note):
                self.report.error("E0314", node.first)
        except Misread as miss:
            self.misread(miss)

    def rule_heading(self, node: tree.Heading, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        key = str(node.keyword)
        if key in ("exception to", "exception"):
            self.exception(node, path, scope, guards)
        elif key == "rule":
            self.rule(node, path, guards)
        elif key == "free action":
            self.free_action(node, scope, path)
        elif key == "action":
            self.added_action(node, path, scope)
        elif key not in DECLARED:
            self.report.error("E0314", node.first)

    def rule_if(self, node: tree.If, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        """`if C:` among the items of a rule: they live while the condition holds."""
        earlier: list[e.Cond] = []
        branches = [*node.branches, *([(None, node.otherwise)] if node.otherwise else [])]
        for cond, body in branches:
            inner = scope.child()
            for line in body:
                value = self.amended(line, inner)
                if value is not None:
                    self.bind_params(value, inner)
            read = self.cond(cond, inner) if cond is not None else None
            found = [*guards, *(e.Not(c) for c in earlier), *([read] if read is not None else [])]
            for item in body:
                self.rule_item(item, path, inner.child(), found)
            if read is not None:
                earlier.append(read)

    def rule_sentence(self, sentence: tree.Sentence, node: tree.Line, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        """Sentences that hold without being carried out: bans, additions to values, orders, standing orders."""
        at = node.first
        if isinstance(sentence, tree.Cannot):
            self.system.bans.append(self.ban_of(sentence, node, path, scope, guards))
            return
        words = row(sentence)
        if not isinstance(sentence, tree.Do) or not words:
            raise Misread(at, "E0314")
        first = str(words[0])
        if first == "keep":
            self.system.keeps.append(self.keep(words[1:], node, path, scope))
            return
        if node.duration is not None:
            raise Misread(at, "E0319")
        value = self.amended(node, scope)
        if value is not None:
            self.addition(words, value, node, path, scope.child(), guards)
        elif [str(w) for w in words[1:3]] == ["comes", "before"]:
            Cursor(words[4:]).end("the end of the line")
            if len(words) < 4:
                raise Misread(words[-1], "E0302", expected="another step")
            first_path, second_path = self.step(words[0], scope), self.step(words[3], scope)
            self.system.orders.append(s.ComesBefore(first_path, second_path, self.mode, at))
        elif [str(w) for w in words[1:4]] == ["are", "open", "for"]:
            kind = self.library.find(first, self.system, (d.PathKind,))
            if not kind:
                raise Misread(words[0], "E0301" if not scope.knows(first) else "E0303", word=first, expected="a kind of path")
            reader = Sentences(Cursor(words[4:], at), scope)
            who = reader.typed("player")
            reader.c.end("the end of the line")
            self.system.opens.append(s.OpenPaths(kind[0], who, self.mode, at))  # type: ignore[arg-type]
        else:
            raise Misread(words[0], "E0314" if scope.knows(first) else "E0301", word=first, expected="`cannot`, `add`, `keep` or a hook")

    def step(self, token: Token, scope: Scope) -> str:
        decl = scope.resolve_path(str(token))
        if decl is None or type(decl) is not d.Decl:
            raise Misread(token, "E0315" if scope.knows(str(token)) else "E0301", word=str(token), expected="a step")
        return decl.path

    def keep(self, words: list[Token], node: tree.Line, path: str, scope: Scope) -> s.Keep:
        """`keep ready teas in satchel on their tracks while their track is not full`."""
        reader = Sentences(Cursor(words, node.first), scope)
        what = reader.set()
        if type_of(what)[0] != "unit":
            raise Misread(node.first, "E0401", expected="pieces", got=type_of(what)[0])
        on = reader.c.take("on their tracks")
        if not on:
            reader.c.expect("off their tracks")
        reader.c.end("`while` or the end of the line")
        cond: e.Cond | None = None
        if node.duration is not None:
            if node.duration.keyword != "while":
                raise Misread(node.first, "E0319")
            with scope.member("unit"):
                cond = self.cond(node.duration.cond, scope)
        return s.Keep(path, what, on, cond, self.mode, node.first)

    # ------------------------------------------------------------ hooks

    def hook(self, node: tree.Hook, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        words = list(node.words)
        texts = [str(w) for w in words]
        happened: list[e.Cond] = []
        if "that" in texts:
            happened = [self.happened(words[texts.index("that") + 1:], node, scope)]
            words = words[: texts.index("that")]
        if node.keyword == "instead of":
            self.instead(words, node, path, scope, guards)
            return
        point, procedure = self.point(node.keyword, words, node)
        role = self.role_of(node.roles, procedure, scope)
        for extra in node.order:
            raise Misread(extra[0], "E0303", word=str(extra[0]), expected="the end of the line")
        if procedure is not None:
            self.enter(procedure, scope)
        else:
            self.enter_own_phase(point, scope)
        once = self.once(node.filters, scope)
        found = [*guards, *self.guards_of(node.guards, scope), *happened]
        body = self.body(node.body, scope, path)
        self.system.hooks.append(s.Hook(f"{path}.{len(self.system.hooks)}", self.title_of(path), point, body, found, role, self.mode,
                                        "any" if "any" in texts else "me", dict.fromkeys(scope.shared, "up"), node.first, once))

    def enter(self, procedure: d.ProcedureDecl, scope: Scope, everything: bool = False) -> None:
        """Make known what a hook of a procedure may use: what it shares, its numbers, values and verbs."""
        scope.inside = {procedure.name}
        scope.side_type = next((p.type for p in procedure.params if p.name in procedure.sides), "player")
        owner_scope = next((b.names for sys_ in self.library.systems.values() for b in sys_.bodies if b.decl is procedure), None) or {}
        names = [p.name for p in procedure.params] if everything or not procedure.shares else procedure.shares
        for share in names:
            param = next((p for p in procedure.params if p.name == share), None)
            kind = param.type if param else owner_scope.get(share, ("place", False))[0]
            scope.shared[share] = (scope.side_type if kind == "side" else kind, False)
        if everything:
            for name, kind_of in owner_scope.items():
                scope.shared.setdefault(name, kind_of)
        for inner in self.library.systems[procedure.system].decls:
            if isinstance(inner, (d.NumberDecl, d.ValueDecl)) and inner.name.startswith(procedure.name + "."):
                scope.locals[inner.name.rpartition(".")[2]] = inner

    def enter_own_phase(self, point: str, scope: Scope) -> None:
        """A hook of the file's own step sees the names that the step binds."""
        prefix = f"{self.system.name}."
        if not point.startswith(prefix):
            return
        phase = point.removeprefix(prefix).split(".")[0].split(":")[0]
        for body in self.system.bodies:
            if body.decl.name.rpartition(".")[2] == phase and type(body.decl) is d.Decl:
                for name, kind in body.names.items():
                    scope.shared[name] = kind

    def happened(self, words: list[Token], node: tree.Hook, scope: Scope) -> e.Cond:
        """`that both moved and battled`: procedures done in the round that ended."""
        reader = Sentences(Cursor(words, node.first), scope)
        c = reader.c
        both = c.take("both")
        paths = []
        while True:
            paths.append(self.past(reader))
            if not c.take("and"):
                break
        if both and len(paths) != 2:
            raise reader.wrong("two things that were done")
        c.end("`and` or the end of the line")
        return e.Happened(paths)

    def past(self, reader: Sentences) -> str:
        word = reader.c.peek()
        for x in reader.phrases():
            if not x.macro and word in (f"{x.name}d", f"{x.name}ed"):
                reader.c.next()
                return x.path
        raise reader.wrong("something that was done, such as `moved`")

    def role_of(self, roles: list[tree.Words], procedure: d.ProcedureDecl | None, scope: Scope) -> str:
        if not roles:
            return ""
        words = [w for w in roles[0] if str(w) not in ("a", "the")]
        name = str(words[0])
        sides = [p.name for p in procedure.params] if procedure is not None else []
        if name not in sides:
            code = "E0303" if scope.knows(name) else "E0301"
            raise Misread(words[0], code, word=name, expected="a side of the procedure", near=nearest(name, sides) or "")
        Cursor(words[1:]).end("the end of the line")
        if len(roles) > 1:
            raise Misread(roles[1][0], "E0303", word=str(roles[1][0]), expected="the end of the line")
        return name

    def title_of(self, path: str) -> str:
        """The title of the rule; a card or mode has its own."""
        title = next((r.title for r in self.system.rules if r.path == path), "")
        decl = self.library.by_path.get(path)
        return title or (decl.title if decl else path)

    def point(self, keyword: str, tokens: list[Token], node: tree.Hook) -> tuple[str, d.ProcedureDecl | None]:
        """The path of the hooked point: `battle after_roll`, `start of birdsong`, `end of battle`."""
        edge = ""
        words = [str(w) for w in tokens]
        rest = [w for w in words if w not in ("any", "of", "the", "each")]
        if keyword == "at" and rest[:1] in (["start"], ["end"]):
            edge, rest = ":" + rest[0], rest[1:]
        elif keyword == "after each":
            edge = ":each"
        elif keyword == "after":
            edge = ":end"
        elif keyword == "before":
            edge = ":start"
        if not rest:
            raise Misread(node.first, "E0302", expected="a procedure, phase or step")
        name = ".".join(rest)
        scope = self.scope()
        token = next((t for t in tokens if str(t) in rest and not scope.knows(str(t))), next((t for t in tokens if str(t) in rest), node.first))
        phases = self.phases()
        if name in phases:
            return phases[name].path + (edge or ":start"), None
        decl = scope.resolve_path(name)
        if decl is None:
            raise Misread(token, "E0315" if scope.knows(str(token)) else "E0301", word=str(token), expected="a step, window, phase or procedure")
        procedure = self.procedure_of(decl)
        if isinstance(decl, d.ProcedureDecl):
            edge = edge or ":start"
        return decl.path + edge, procedure

    def procedure_of(self, decl: d.Decl) -> d.ProcedureDecl | None:
        head = decl.name.split(".")[0]
        return next((x for x in self.library.systems[decl.system].of(d.ProcedureDecl) if x.name == head), None)

    # ------------------------------------------------------------ triggers

    def when(self, node: tree.When, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        for event in node.events:
            inner = scope.child()
            pattern = read_event(event, inner)
            found = [*guards, *self.guards_of(event.guards, inner)]
            body = self.body(node.body, inner, path)
            self.system.triggers.append(s.Trigger(f"{path}.{len(self.system.triggers)}", self.title_of(path), pattern.verb, pattern.parts,
                                                  pattern.binds, found, body, pattern.each, pattern.before, self.mode, node.first))

    def guards_of(self, guards: list[tree.Guard], scope: Scope) -> list[e.Cond]:
        out: list[e.Cond] = []
        for g in guards:
            cond = self.cond(g.cond, scope)
            out.append(e.Not(cond) if g.keyword == "unless" else cond)
        return out

    # ------------------------------------------------------------ exceptions

    def target(self, token: Token, scope: Scope) -> tuple[str, d.Decl, str]:
        """What an exception names: its path, the declaration, and `choice` or `die` where it is a part of that."""
        name = str(token)
        decl = scope.resolve_path(name)
        if decl is not None:
            head, _, last = decl.name.rpartition(".")
            die = self.library.by_path.get(f"{decl.system}.{head}") if last == "explodes" else None
            return (decl.path, die, "die") if isinstance(die, d.Die) else (decl.path, decl, "")
        head, _, last = name.rpartition(".")
        procedure = scope.resolve_path(head, (d.ProcedureDecl,)) if head else None
        if isinstance(procedure, d.ProcedureDecl) and any(p.name == last for p in procedure.params):
            return f"{procedure.path}.{last}", procedure, "choice"
        known = self.library.words(self.system)
        self.report.error("E0501", token, near=nearest(name, [*known, *self.library.by_path]) or "", name=name)
        raise Misread(token, "E0501", name=name)

    def exception(self, node: tree.Heading, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        for extra in (node.words[1:], node.after, *node.filters, *node.order):
            Cursor(extra).end("a colon")
        target, decl, kind = self.target(node.words[0], scope)
        procedure = self.procedure_of(decl)
        if procedure is not None:
            self.enter(procedure, scope, everything=True)
        role = self.role_of(node.roles, procedure, scope)
        out = s.ExceptionTo(path, target, kind or "body", [], [], role=role, mode=self.mode, at=node.first)
        if isinstance(decl, d.ValueDecl):
            scope = scope.child()
            self.bind_params(decl, scope)
            out.kind = "value"
        if kind == "die":
            scope.bind("roller", self.side_type_of_game())
        out.guards = [*guards, *self.guards_of(node.guards, scope)]
        inline = [str(w) for x in node.inline for w in row(x)]
        if out.kind in ("value", "choice", "die"):
            out.value = self.value_of(node, scope)
            if out.value is None:
                raise Misread(node.first, "E0302", expected="a value")
        elif target in self.library.systems[decl.system].needs:
            out.kind = "needs"
            if inline != ["nothing", "is", "needed"]:
                out.cond = self.exception_cond(node, scope)
        elif node.cond is not None:
            out.kind, out.cond = "needs", self.cond(node.cond, scope)
        else:
            first = self.line(tree.Line(node.inline, [], None, None, None, node.first), scope, path) if node.inline else []
            out.body = [*first, *self.body(node.body, scope, path)]
        self.system.exceptions.append(out)

    def side_type_of_game(self) -> str:
        """What rolls dice: the type of the sides of this game's procedures."""
        found = {p.type for y in self.library.systems.values() for x in y.of(d.ProcedureDecl) for p in x.params if p.name in x.sides}
        return "unit" if found == {"unit"} else "player"

    def exception_cond(self, node: tree.Heading, scope: Scope) -> e.Cond:
        words = [row(x) for x in node.inline] or [row(x) for line in node.body if isinstance(line, tree.Line) for x in line.sentences]
        parts = [self.test(x, node.first, scope) for x in words]
        if not parts:
            raise Misread(node.first, "E0302", expected="a condition or `nothing is needed`")
        return parts[0] if len(parts) == 1 else e.All(parts)

    def instead(self, words: list[Token], node: tree.Hook, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        """`instead of X`: another body for X; optional when the body is a `may`."""
        Cursor(words[1:]).end("the end of the line")
        target, decl, _ = self.target(words[0], scope)
        procedure = self.procedure_of(decl)
        if procedure is not None:
            self.enter(procedure, scope, everything=True)
        role = self.role_of(node.roles, procedure, scope)
        once = self.once(node.filters, scope)
        found = [*guards, *self.guards_of(node.guards, scope)]
        body = self.body(node.body, scope, path)
        optional = len(body) == 1 and isinstance(body[0], s.May)
        self.system.exceptions.append(s.ExceptionTo(path, target, "body", found, body, optional=optional, role=role, mode=self.mode,
                                                    at=node.first, once=once))

    # ------------------------------------------------------------ additions to values

    def amended(self, node: Any, scope: Scope) -> d.ValueDecl | None:
        """The value that a line `add N to VALUE` amends; None for any other line."""
        sentences = getattr(node, "sentences", None)
        if not sentences or not isinstance(sentences[0], tree.Do) or str(node.first) != "add":
            return None
        words = row(sentences[0])
        for i, word in enumerate(words[:-1]):
            if str(word) == "to":
                found = scope.resolve_path(str(words[i + 1]), (d.ValueDecl,))
                near = self.library.find(str(words[i + 1]), self.system, (d.ValueDecl,))
                value = found or (near[0] if near else None)
                if isinstance(value, d.ValueDecl):
                    return value
        return None

    def bind_params(self, value: d.ValueDecl, scope: Scope) -> None:
        for p in value.params:
            scope.bind(p.name, scope.side_type if p.type == "side" else p.type)
            if p.type == "place":
                scope.there = e.Var(p.name, "place")

    def addition(self, words: list[Token], value: d.ValueDecl, node: tree.Line, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        """`add 2 to draws`: as long as the rule lives."""
        if len(node.sentences) > 1:
            raise Misread(node.first, "E0314")
        self.bind_params(value, scope)
        reader = Sentences(Cursor(words[1:], node.first), scope)
        number = reader.number()
        reader.c.expect("to")
        reader.c.next()
        reader.c.end("the end of the line")
        self.system.exceptions.append(s.ExceptionTo(path, value.path, "value", guards, [], mode=self.mode, add=number, at=node.first))

    # ------------------------------------------------------------ bans

    def ban_of(self, sentence: tree.Cannot, node: tree.Line, path: str, scope: Scope, guards: list[e.Cond]) -> s.Ban:
        """`other players cannot place pieces in PLACE`; `a camp cannot be placed in PLACE except by STEP`."""
        out = s.Ban(path, "", None, None, None, list(guards), self.mode, node.first)
        subject = Sentences(Cursor(sentence.subject, node.first), scope)
        reader = Sentences(Cursor(flatten(sentence.words, sentence.filters), node.first), scope)
        c = reader.c
        passive = c.take("be")
        verb = c.next()
        out.verb = self.ban_word(verb, passive, reader)
        if passive:
            out.what = subject.head_of_ban()
        else:
            out.performer = subject.noun() if sentence.subject else None
            if not c.done and c.peek() not in ("in", "into", "outside", "except by"):
                out.what = reader.head_of_ban()
        if isinstance(out.what, e.Pieces) and out.what.at is not None:
            out.where, out.what.at = out.what.at, None      # the place was read as part of the pieces
        elif c.take("in") or c.take("into"):
            out.where = reader.place_or_set()
        if c.take("outside"):
            out.outside = reader.during()
        if c.take("except by"):
            while True:
                decl = scope.resolve_path(c.peek())
                if decl is None:
                    raise reader.wrong("a step or procedure")
                out.except_by.append(decl.path)
                c.next()
                if not c.take("and"):
                    break
        if not subject.c.done or not c.done:
            raise (subject if not subject.c.done else reader).wrong("the end of the sentence")
        if node.duration is not None:
            cond = self.cond(node.duration.cond, scope)
            out.guards.append(e.Not(cond) if node.duration.keyword == "unless" else cond)
        return out

    def ban_word(self, token: Token, passive: bool, reader: Sentences) -> str:
        word = PARTICIPLES.get(str(token), "") if passive else str(token)
        if word in BANNED:
            return word
        for x in (*reader.phrases(), *(y for y in self.library.systems.values() for y in y.decls if type(y) is d.Decl and "." not in y.name)):
            if x.name == str(token) and not passive:
                return x.path
        known = [*PARTICIPLES] if passive else [*BANNED, *(x.name for x in reader.phrases())]
        code = "E0303" if reader.scope.knows(str(token)) else "E0301"
        raise Misread(token, code, word=str(token), expected="something that can be banned", near=nearest(str(token), known) or "")

    # ------------------------------------------------------------ actions

    def free_action(self, node: tree.Heading, scope: Scope, prefix: str) -> None:
        c = Cursor([*node.words, *node.after], node.first)
        name = str(c.next())
        path = f"{prefix or self.system.name}.{name}"
        phases = self.phases()
        if not c.take("in") or c.peek() not in phases:
            self.report.error("E0316", c.token() or node.first, phases=", ".join(phases))
            return
        phase = phases[str(c.next())].path
        c.end("the end of the line")
        for extra in (*node.roles, *node.order):
            Cursor(extra).end("the end of the line")
        once = self.once(node.filters, scope)
        found = self.guards_of(node.guards, scope)
        body = self.body(node.body, scope, path)
        if not prefix:
            self.system.rules.append(RuleHead(path, text(node.title), "free action", 1, node.first))
        self.system.free.append(s.FreeAction(path, text(node.title), phase, once, found, body, self.mode, node.first))

    def added_action(self, node: tree.Heading, path: str, scope: Scope) -> None:
        """`action steal "Steal" in daylight.actions`: one more entry of a menu."""
        c = Cursor([*node.words[1:], *node.after], node.first)
        c.expect("in")
        token = c.next()
        decl = scope.resolve_path(str(token))
        if decl is None:
            raise Misread(token, "E0315" if scope.knows(str(token)) else "E0301", word=str(token), expected="a step with a menu")
        c.end("the end of the line")
        whole = tree.Heading(node.keyword, node.words[:1], node.title, (), node.filters, node.roles, node.guards, node.inline, node.cond,
                             node.body, node.first, node.order)
        self.system.added.append(s.AddedAction(decl.path, self.action(whole, scope, path, []), self.mode, node.first))
