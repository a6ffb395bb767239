"""What a rule adds to the table: hooks, triggers, exceptions, bans, free actions and standing orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lark import Token

from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import Example, RuleHead
from rootdsl.model.types import type_of
from rootdsl.names.anyone import some_players
from rootdsl.names.blame import every_path
from rootdsl.names.cursor import Cursor, Misread, flatten, note_read
from rootdsl.names.events import once_behind, read_event, without_once
from rootdsl.names.exceptions import Exceptions
from rootdsl.names.library import Library
from rootdsl.names.reach import EACH
from rootdsl.names.rows import row, text
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences
from rootdsl.syntax import tree

DECLARED = ("suits", "suit", "place", "path", "kind", "die", "purposes", "zone", "box", "track", "mode", "section", "number", "flag",
            "counter", "relation", "value", "word", "condition")


class Rules(Exceptions):
    """Reads the items below a rule, mode or card; each lives while its mode (or guard) does."""

    def rule(self, node: tree.Heading, prefix: str, guards: list[e.Cond] | None = None) -> None:
        raise NotImplementedError

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
        elif key == "without":
            self.read_without(node, path, guards)
        elif key == "rule":
            self.rule(node, path, guards)
        elif key == "free action":
            self.free_action(node, scope, path, guards)
        elif key == "prefer":
            self.preference(node, path, scope)
        elif key == "action":
            self.added_action(node, path, scope, guards)
        elif key == "pieces" and node.body and not path.count("."):
            pass
        elif key not in DECLARED or not any(x.at is node.first for x in self.system.decls):
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
        note_read(words)        # whatever is not understood below is an error
        first = str(words[0])
        standing = first == "keep" or [str(w) for w in words[1:3]] in (["comes", "before"], ["are", "open"], ["is", "seen"])
        if standing and guards:
            raise Misread(at, "E0327")
        if first == "keep":
            self.system.keeps.append(self.keep(words[1:], node, path, scope))
            return
        if node.duration is not None:
            raise Misread(at, "E0319")
        linked = next((i for i in range(1, len(words)) if [str(w) for w in words[i:i + 3]] == ["are", "linked", "for"]), None)
        if linked is not None and guards:
            raise Misread(at, "E0327")
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
            self.system.opens.append(s.OpenPaths(kind[0], who, self.mode, at, path))  # type: ignore[arg-type]
        elif [str(w) for w in words[1:]] == ["is", "seen", "by", "all"]:
            piles = [x for x in self.library.find(first, self.system, (d.ZoneDecl,)) if x.per_player]  # type: ignore[attr-defined]
            if not piles:
                raise Misread(words[0], "E0301" if not scope.knows(first) else "E0303", word=first, expected="a pile of each player")
            self.system.shows.append(s.SeenBy(piles[0], self.mode, at, path))  # type: ignore[arg-type]
        elif "lead" in [str(w) for w in words[1:]]:
            self.leading(words, node, path, scope, guards)
        elif linked is not None:
            self.system.joins.append(self.linked(words, linked, node, path, scope))
        else:
            raise Misread(words[0], "E0314" if scope.knows(first) else "E0301", word=first, expected="`cannot`, `add`, `keep` or a hook")

    def preference(self, node: tree.Heading, path: str, scope: Scope) -> None:
        """`prefer RULE over RULE`: which of two exceptions counts where both hold."""
        for extra in (node.after, *node.filters, *node.roles, *node.order, node.inline, node.body):
            if extra:
                raise Misread(node.first, "E0303", word="prefer", expected="`prefer RULE over RULE` and nothing more")
        c = Cursor(list(node.words), node.first)
        first = self.preferred(c.next(), scope)
        c.expect("over")
        second = self.preferred(c.next(), scope)
        c.end("the end of the line")
        self.system.prefers.append(s.Prefer(path, first, second, node.first))

    def preferred(self, token: Token, scope: Scope) -> str:
        decl = scope.declared(token)
        if decl is None:
            near = nearest(str(token), every_path(self.library)) or titled(str(token), self.library)
            raise Misread(token, "E0303" if scope.knows(str(token)) else "E0301", word=str(token), expected="a rule", near=near)
        return decl.path

    def linked(self, words: list[Token], i: int, node: tree.Line, path: str, scope: Scope) -> s.LinkedPlaces:
        """`meadows with a burrow are linked for you`: as if a path ran from each of them to each other."""
        reader = Sentences(Cursor(words[:i], node.first), scope)
        what = reader.set()
        reader.c.end("`are linked for`")
        if type_of(what)[0] != "place":
            raise Misread(node.first, "E0401", expected="places", got=type_of(what)[0])
        after = Sentences(Cursor(words[i + 3:], node.first), scope)
        who = self.whose_way(after, path)
        after.c.end("the end of the line")
        return s.LinkedPlaces(path, what, who, self.mode, node.first)

    def whose_way(self, reader: Sentences, path: str) -> e.Expr:
        """The players for whom a way holds. In a common file nobody has enemies or others, and `you` is whoever moves."""
        at = reader.c.token()
        if reader.c.peek() in ("everybody", "everyone", "all") and not reader.scope.knows(reader.c.peek()):
            raise Misread(at, "E0301", word=reader.c.peek(), expected="`players` (all of them), or some of them")
        who = reader.typed("player")
        if self.system.name in reader.scope.seat_systems() or self.on_card(path):
            return who
        if isinstance(who, e.Players) and (isinstance(who.but, e.Me) or isinstance(who.enemies_of, e.Me)):
            raise Misread(at, "E0348")
        return e.Players() if isinstance(who, e.Me) else who

    def on_card(self, path: str) -> bool:
        return isinstance(self.library.by_path.get(".".join(path.split(".")[:2])), d.CardDecl)

    def leading(self, words: list[Token], node: tree.Line, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        """`meadows with a raft lead to marshy meadows`, `... for enemies`: a way for whoever moves (or for these), beside the paths."""
        k = [str(w) for w in words].index("lead")
        ends: list[e.Expr] = []
        who: e.Expr | None = None
        for part in (words[:k], words[k + 1:]):
            reader = Sentences(Cursor(part, node.first), scope)
            if ends:
                reader.c.expect("to")
            ends.append(reader.set())
            if len(ends) == 2 and reader.c.take("for"):
                who = self.whose_way(reader, path)
            reader.c.end("`lead to`" if len(ends) == 1 else "`for` and players, or the end of the line")
            if type_of(ends[-1])[0] != "place":
                raise Misread(node.first, "E0401", expected="places", got=type_of(ends[-1])[0])
        self.system.leads.append(s.LeadTo(path, ends[0], ends[1], list(guards), self.mode, node.first, who))

    def step(self, token: Token, scope: Scope) -> str:
        decl = scope.declared(token)
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
        own, behind = once_behind(node.guards)
        once = self.once([*node.filters, *behind], scope)
        found = [*guards, *self.guards_of(own, scope), *happened]
        body = self.body(node.body, scope, path)
        holder = "any" if "any" in texts or "each" in texts else "me"
        self.system.hooks.append(s.Hook(self.free_path(path, len(self.system.hooks)), self.title_of(path), point, body, found, role,
                                        self.mode, holder, dict.fromkeys(scope.shared, "up"), node.first, once,
                                        " ".join([str(node.keyword), *map(str, node.words)]).replace("_", " ")))

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

    def point(self, keyword: str, tokens: list[Token], node: tree.Hook) -> tuple[str, d.ProcedureDecl | None]:
        """The path of the hooked point: `battle after_roll`, `start of dawn`, `end of battle`."""
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
        others = next((t for t in tokens if str(t) in ("another", "other", "others", "enemy", "enemies")), None)
        if others is not None and node.keyword in ("at", "before", "after", "in"):
            raise Misread(others, "E0335", keyword=f"{node.keyword}{' ' + edge[1:] + ' of' if edge and node.keyword == 'at' else ''}",
                          point=rest[0], faction=self.system.name)
        name = ".".join(rest)
        scope = self.scope()
        named = [t for t in tokens if str(t) in rest]
        token = next((t for t in named if not scope.knows(str(t))), named[0] if named else node.first)
        phases = self.phases()
        if name in phases:
            return phases[name].path + (edge or ":start"), None
        decl = scope.declared(token, name=name) or self.window_within(rest, scope)
        if decl is None and scope.resolve_path(rest[0]) is not None:
            last = next((t for t in reversed(tokens) if str(t) == rest[-1]), token)
            raise Misread(last, "E0315", word=name, near=nearest(name, every_path(self.library)) or "")
        if decl is None:
            code = "E0315" if scope.knows(str(token)) else "E0301"
            raise Misread(token, code, word=str(token), expected="a step, window, phase or procedure")
        procedure = self.procedure_of(decl)
        if isinstance(decl, d.ProcedureDecl):
            edge = edge or ":start"
        return decl.path + edge, procedure

    def window_within(self, rest: list[str], scope: Scope) -> d.Decl | None:
        """`in clash thrown`: a window that stands in a step of the procedure, by its name alone where only one has it."""
        outer = scope.resolve_path(rest[0], (d.ProcedureDecl,)) if len(rest) == 2 else None
        if outer is None:
            return None
        found = [x for path, x in self.library.by_path.items()
                 if path.startswith(f"{outer.path}.") and path.endswith(f".{rest[1]}") and str(x.at) == "window"]
        return found[0] if len(found) == 1 else None

    def free_path(self, path: str, n: int) -> str:
        """The path of one more hook or trigger of a rule, which no other has: menus and logs name it by that."""
        taken = {*(x.path for x in self.system.hooks), *(x.path for x in self.system.triggers)}
        while f"{path}.{n}" in taken:
            n += 1
        return f"{path}.{n}"

    def when(self, node: tree.When, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        events = [without_once(event) for event in node.events]
        once = self.once([f for _, filters in events for f in filters], scope)      # it holds for all events of one `when`
        mark = self.free_path(path, len(self.system.triggers)) if once else ""
        for event, _ in events:
            inner = scope.child()
            pattern = read_event(event, inner)
            found = [*guards, *pattern.guards, *self.guards_of(event.guards, inner)]
            body = self.body(node.body, inner, path)
            self.system.triggers.append(s.Trigger(
                self.free_path(path, len(self.system.triggers)), self.title_of(path), pattern.verb, pattern.parts, pattern.binds, found,
                body, pattern.each, pattern.before, self.mode, node.first, once, said_words("when", event), mark))

    def free_action(self, node: tree.Heading, scope: Scope, prefix: str, guards: Sequence[e.Cond] = ()) -> None:
        words = [*node.words, *node.after]
        of_whom = [part for part in node.filters if "of" in words and str(part[0]) != "once"]
        c = Cursor(flatten(words, of_whom), node.first)
        name = str(c.next())
        path = f"{prefix or self.system.name}.{name}"
        phases = self.phases()
        said = [str(w) for w in c.tokens]
        named = next((w for w in said if w in phases), next(reversed(phases), ""))
        anybody = {"other", "others", "another", "any", "each", "every", "enemy", "enemies"} & {*said[2:]}
        if said[1:2] == ["in"] and said[2:3] != [named] and anybody:
            self.report.error("E0330", node.first, name=name, phase=named)
            return
        if not c.take("in") or c.peek() not in phases:
            inside = scope.resolve_path(c.peek(), (d.ProcedureDecl,))
            hint = f"Inside `{c.peek()}` write a hook with a `may` below it: `in any {c.peek()} WINDOW`." if inside is not None else ""
            self.report.error("E0316", c.token() or node.first, phases=", ".join(phases), hint=hint)
            return
        phase = phases[str(c.next())].path
        whose = self.in_whose_phase(c, scope, prefix or path)
        c.end("the end of the line")
        for extra in (*node.roles, *node.order):
            Cursor(extra).end("the end of the line")
        scope.lent, scope.on_card = whose is not None, self.system.name not in scope.seat_systems()
        own, behind = once_behind(node.guards)
        once = self.once([*(part for part in node.filters if part not in of_whom), *behind], scope)
        found = [*guards, *self.guards_of(own, scope)]
        body = self.body(node.body, scope, path)
        if not prefix:
            self.system.rules.append(RuleHead(path, text(node.title), "free action", 1, node.first))
        self.system.free.append(s.FreeAction(path, text(node.title), phase, once, found, body, self.mode, node.first, whose))

    def in_whose_phase(self, c: Cursor, scope: Scope, path: str) -> e.Expr | None:
        """`of other players`, `of enemies`, `of moles`: the others who perform a free action, each in their own phase."""
        at = c.token()
        if not c.take("of"):
            return None
        if self.system.name not in scope.seat_systems() and not self.on_card(path):
            raise Misread(at, "E0346")
        return some_players(Sentences(c, scope))

    def added_action(self, node: tree.Heading, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        """`action steal "Steal" in day.actions`: one more entry of a menu."""
        c = Cursor([*node.words[1:], *node.after], node.first)
        c.expect("in")
        if c.take("each menu of"):
            phases = self.phases()
            if c.peek() not in phases:
                raise Misread(c.token() or node.first, "E0316", phases=", ".join(phases), hint="")
            menu = EACH + phases[str(c.next())].path
        else:
            token = c.next()
            decl = scope.declared(token)
            if decl is None:
                raise Misread(token, "E0315" if scope.knows(str(token)) else "E0301", word=str(token), expected="a step with a menu")
            menu = decl.path
        c.end("the end of the line")
        whole = tree.Heading(node.keyword, node.words[:1], node.title, (), node.filters, node.roles, node.guards, node.inline, node.cond,
                             node.body, node.first, node.order)
        action = self.action(whole, scope, path, [])
        action.guards[:0] = guards
        self.system.added.append(s.AddedAction(menu, action, self.mode, node.first))


def said_words(first: str, event: tree.Event) -> str:
    """The words of an event, without the names that it gives."""
    words = [str(w) for w in (*event.words, *(("would", *event.would) if event.would else ()))]
    while "as" in words:
        i = words.index("as")
        del words[i:i + 2]
    return " ".join([first, *words]).replace("_", " ")


def titled(word: str, library: Library) -> str:
    """The path of the rule whose title reads like this name."""
    found = [x.path for x in library.by_path.values() if x.title.lower().replace(" ", "_").replace("'", "") == word.rpartition(".")[2]]
    return found[0] if len(found) == 1 else ""
