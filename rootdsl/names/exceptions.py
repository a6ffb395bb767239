"""Exceptions to rules below, additions to values, and bans."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark import Token

from rootdsl.messages.near import nearest
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.bans import banned_player, begins_role, finish_roles, names_of, names_of_place, read_roles
from rootdsl.names.blame import every_path
from rootdsl.names.calls import names_a_move
from rootdsl.names.cursor import Cursor, Misread, flatten, note_read
from rootdsl.names.library import Library
from rootdsl.names.overlays import Overlays
from rootdsl.names.rows import row
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences
from rootdsl.syntax import tree

LIFTED = ["it", "does", "not", "hold"]
PARTICIPLES = {"placed": "place", "removed": "remove", "moved": "move", "discarded": "discard"}
BANNED = ("place", "remove", "move", "discard")


def said_alone(node: tree.Heading) -> list[str]:
    """The words behind the colon, or of the lines below."""
    below = [x for line in node.body if isinstance(line, tree.Line) for x in line.sentences]
    return [str(w) for x in [*node.inline, *below] for w in row(x)]


def without_also(node: tree.Heading) -> tuple[bool, tree.Heading]:
    """Does an exception add to a set (`also SET`)? And the exception without that word."""
    first = node.inline[:1] or [x for line in node.body[:1] if isinstance(line, tree.Line) for x in line.sentences[:1]]
    if not first or not isinstance(first[0], tree.Do) or [str(w) for w in first[0].words[:1]] != ["also"]:
        return False, node
    sentence = replace(first[0], words=first[0].words[1:])
    if node.inline:
        return True, replace(node, inline=[sentence, *node.inline[1:]])
    line = node.body[0]
    assert isinstance(line, tree.Line)
    return True, replace(node, body=[replace(line, sentences=[sentence, *line.sentences[1:]]), *node.body[1:]])


def hooked_procedure(target: str, decl: d.Decl, library: Library) -> d.ProcedureDecl | None:
    """The procedure at which all hooks of a rule wait: an exception to the rule knows its roles."""
    hooks = [x for x in library.systems[decl.system].hooks if x.path.rpartition(".")[0] == target]
    at = {x.point.partition(":")[0] for x in hooks}
    system, _, name = next(iter(at)).partition(".") if len(at) == 1 else ("", "", "")
    rows = library.systems[system].of(d.ProcedureDecl) if system in library.systems else ()
    return next((x for x in rows if x.name == name.partition(".")[0]), None)


class Exceptions(Overlays):
    """Reads what changes or forbids a rule that stands elsewhere."""

    mode = ""

    def phases(self) -> dict[str, d.Decl]:
        raise NotImplementedError

    def title_of(self, path: str) -> str:
        """The title of the rule; a card or mode has its own."""
        title = next((r.title for r in self.system.rules if r.path == path), "")
        decl = self.library.by_path.get(path)
        return title or (decl.title if decl else path)

    def guards_of(self, guards: list[tree.Guard], scope: Scope) -> list[e.Cond]:
        out: list[e.Cond] = []
        for g in guards:
            cond = self.cond(g.cond, scope)
            out.append(e.Not(cond) if g.keyword == "unless" else cond)
        return out

    def procedure_of(self, decl: d.Decl) -> d.ProcedureDecl | None:
        head = decl.name.split(".")[0]
        return next((x for x in self.library.systems[decl.system].of(d.ProcedureDecl) if x.name == head), None)

    def enter(self, procedure: d.ProcedureDecl, scope: Scope, everything: bool = False) -> None:
        """Make known what a hook of a procedure may use: what it shares, its numbers, values and verbs."""
        from rootdsl.names.clauses import intents

        scope.inside = {procedure.name}
        scope.intents = scope.intents | intents(self.library.systems[procedure.system])
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

    def enter_rule(self, target: str, decl: d.Decl, scope: Scope) -> None:
        """Make known what an exception to a rule that waits for events may use: the names that each of its triggers binds."""
        waiting = [x for x in self.library.systems[decl.system].triggers if x.path.rpartition(".")[0] == target]
        for name, (_, kind) in waiting[0].binds.items() if waiting else ():
            if all(name in x.binds for x in waiting):
                scope.shared[name] = (kind, kind == "group")
        hooked = hooked_procedure(target, decl, self.library)
        for p in hooked.params if hooked is not None and not waiting else ():
            if p.type not in ("group", "number"):
                scope.shared[p.name] = ("player" if p.type == "side" else p.type, False)

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

    def target(self, token: Token, scope: Scope) -> tuple[str, d.Decl, str]:
        """What an exception names: its path, the declaration, and `choice` or `die` where it is a part of that."""
        name = str(token)
        decl = scope.declared(token)
        if type(decl) is d.Decl and decl.system == self.system.name and "." not in name:
            # a rule named like the thing that it changes: the thing below is meant, not the rule itself
            below = [self.library.by_path.get(f"{base}.{name}") for base in sorted(self.library.base_systems())]
            decl = next((x for x in below if x is not None), decl)
        if decl is not None:
            head, _, last = decl.name.rpartition(".")
            die = self.library.by_path.get(f"{decl.system}.{head}") if last == "explodes" else None
            return (decl.path, die, "die") if isinstance(die, d.Die) else (decl.path, decl, "")
        each = self.seats_step(name)
        if each is not None:
            return each.path, each, "each"
        head, _, last = name.rpartition(".")
        procedure = scope.declared(token, (d.ProcedureDecl,), head) if head else None
        if isinstance(procedure, d.ProcedureDecl) and any(p.name == last for p in procedure.params):
            return f"{procedure.path}.{last}", procedure, "choice"
        known = self.library.words(self.system)
        self.report.error("E0501", token, near=nearest(name, [*known, *every_path(self.library)]) or "", name=name)
        raise Misread(token, "E0501", name=name)

    def seats_step(self, name: str) -> d.Decl | None:
        """`dusk.draw` in a file for everybody: the step of that name in the phase, in whatever file a seat holds."""
        game = self.library.manifest()
        kinds = game.seats if game is not None else []
        if self.system.kind in kinds or name.partition(".")[0] not in self.phases():
            return None
        held = [x for x in self.library.systems.values() if x.kind in kinds]
        return next((x for system in held for x in system.decls if type(x) is d.Decl and x.name == name), None)

    def exception(self, node: tree.Heading, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        note_read(node.words)
        if self.reprint(node, path, guards):
            return
        anyone = [str(w) for w in node.words[:1]] == ["any"] and len(node.words) > 1
        words = node.words[1:] if anyone else node.words
        target, decl, kind = self.target(words[0], scope)
        owned = isinstance(decl, d.ValueDecl) and [str(w) for w in words[1:2]] == ["of"]
        of_whom = tuple(flatten(words[2:], node.filters)) if owned else ()
        for extra in (*(() if of_whom else (words[1:], *node.filters)), node.after, *node.order):
            Cursor(extra).end("a colon")
        procedure = self.procedure_of(decl)
        if procedure is not None:
            self.enter(procedure, scope, everything=True)
        self.enter_rule(target, decl, scope)
        role = self.role_of(node.roles, procedure, scope)
        each, kind = kind == "each", "" if kind == "each" else kind
        out = s.ExceptionTo(path, target, kind or "body", [], [], role=role, mode=self.mode, at=node.first, anyone=anyone, each=each)
        if isinstance(decl, d.ValueDecl):
            scope = scope.child()
            self.bind_params(decl, scope)
            out.kind = "value"
        if kind == "die":
            scope.bind("roller", self.side_type_of_game())
        if of_whom:
            out.whose = self.whose(of_whom, decl, scope)
        if said_alone(node) == LIFTED:
            out.kind = "needs" if target in self.library.systems[decl.system].needs else "lift"
            scope = self.lifted_scope(target, decl, scope)
        if out.kind != "lift" and not role and (procedure is None or not procedure.sides):
            out.anyone = out.anyone or self.of_another(decl, scope)
        try:
            out.guards = [*guards, *self.guards_of(node.guards, scope)]
        except Misread as miss:
            if out.kind == "lift" and not self.liftable(target, decl):
                raise Misread(words[0], "E0514", word=target.partition(".")[2]) from miss
            raise
        inline = [str(w) for x in node.inline for w in row(x)]
        if said_alone(node) == LIFTED:
            pass
        elif out.kind in ("value", "choice", "die"):
            if out.kind == "choice":
                out.also, node = without_also(node)
            if out.kind == "value" and self.bounded(out, node, scope):
                self.system.exceptions.append(out)
                return
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

    def of_another(self, decl: d.Decl, scope: Scope) -> bool:
        """A rule of another faction is that faction's: an exception from here means whoever performs it, with and without `any`."""
        seats = scope.seat_systems()
        return decl.system != self.system.name and decl.system in seats and self.system.name in seats

    def bounded(self, out: s.ExceptionTo, node: tree.Heading, scope: Scope) -> bool:
        """`exception to VALUE: at most 2`: what the value is else, kept within a bound."""
        lines = [x for line in node.body if isinstance(line, tree.Line) for x in line.sentences]
        said = [*node.inline, *lines]
        words = row(said[0]) if len(said) == 1 else []
        reader = Sentences(Cursor(words, node.first), scope)
        low = reader.c.take("at least")
        if not low and not reader.c.take("at most"):
            return False
        bound = reader.number()
        reader.c.end("the end of the line")
        out.low, out.high = (bound, None) if low else (None, bound)
        return True

    def liftable(self, target: str, decl: d.Decl) -> bool:
        """Does the rule forbid something, catch it or wait for it?"""
        rule = self.library.systems[decl.system]
        waiting = [*(x.path for x in rule.hooks), *(x.path for x in rule.triggers)]
        return any(x.path == target for x in rule.bans) or any(x.rpartition(".")[0] == target for x in waiting)

    def lifted_scope(self, target: str, decl: d.Decl, scope: Scope) -> Scope:
        """`exception to RULE: it does not hold`: the conditions may ask who does the thing, with which piece and where."""
        rule = self.library.systems[decl.system]
        found = [x.verb for x in rule.bans if x.path == target]
        found += [x.verb for x in rule.triggers if x.path.rpartition(".")[0] == target and x.before]
        out = scope.child()
        out.bind("player", "player")
        if not found or any(verb in ("place", "remove", "move") for verb in found):
            out.bind("piece", "unit")
            for kind in scope.place_kinds():
                out.bind(kind.name, "place")
                out.there = out.there or e.Var(kind.name, "place")
        return out

    def whose(self, words: tree.Words, decl: d.Decl, scope: Scope, end: str = "a colon") -> e.Expr:
        """`exception to VALUE of the other side`: of whom, where it is not the holder's."""
        if not any(p.type in ("player", "side") for p in getattr(decl, "params", ())):
            raise Misread(words[0], "E0303", word=str(words[0]), expected=f"{end}, as this is no value of a player")
        reader = Sentences(Cursor(words), scope)
        x = reader.set() if reader.c.peek() in ("other", "enemies", "enemy", "players", "an") else reader.noun()
        if type_of(x)[0] == "player" and reader.listed():
            x = reader.union(x)
        reader.c.end(end)
        if type_of(x)[0] not in ("player", scope.side_type):
            raise Misread(words[0], "E0401", expected="player", got=type_of(x)[0])
        return x

    def side_type_of_game(self) -> str:
        """What rolls dice: the type of the sides of this game's procedures."""
        found = {p.type for y in self.library.systems.values() for x in y.of(d.ProcedureDecl) for p in x.params if p.name in x.sides}
        return "unit" if found == {"unit"} else "player"

    def exception_cond(self, node: tree.Heading, scope: Scope) -> e.Cond:
        if node.inline:
            return self.test([w for x in node.inline for w in row(x)], node.first, scope)
        if not [x for x in node.body if not isinstance(x, tree.Note)]:
            raise Misread(node.first, "E0302", expected="a condition or `nothing is needed`")
        return self.block_cond(node, scope)

    def instead(self, words: list[Token], node: tree.Hook, path: str, scope: Scope, guards: list[e.Cond]) -> None:
        """`instead of X`: another body for X; it need not be where all that it says is offered (`may ...`)."""
        Cursor(words[1:]).end("the end of the line")
        target, decl, kind = self.target(words[0], scope)
        procedure = self.procedure_of(decl)
        if procedure is not None:
            self.enter(procedure, scope, everything=True)
        role = self.role_of(node.roles, procedure, scope)
        once = self.once(node.filters, scope)
        found = [*guards, *self.guards_of(node.guards, scope)]
        body = self.body(node.body, scope, path)
        optional = any(isinstance(x, s.May) for x in body) and all(isinstance(x, (s.May, s.LetName)) for x in body)
        self.system.exceptions.append(s.ExceptionTo(path, target, "body", found, body, optional=optional, role=role, mode=self.mode,
                                                    at=node.first, once=once, each=kind == "each"))

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
        """`add 2 to draws`, `add 1 to strength of enemies`: as long as the rule lives."""
        if len(node.sentences) > 1:
            raise Misread(node.first, "E0314")
        self.bind_params(value, scope)
        reader = Sentences(Cursor(words[1:], node.first), scope)
        number = reader.number()
        reader.c.expect("to")
        reader.c.next()
        whose = self.whose(tuple(reader.c.tokens[reader.c.pos:]), value, scope, "the end of the line") if reader.c.take("of") else None
        if whose is None:
            reader.c.end("the end of the line")
        added = s.ExceptionTo(path, value.path, "value", guards, [], mode=self.mode, add=number, at=node.first, whose=whose)
        self.system.exceptions.append(added)

    def ban_of(self, sentence: tree.Cannot, node: tree.Line, path: str, scope: Scope, guards: list[e.Cond]) -> s.Ban:
        """`other players cannot place pieces in PLACE`; `a camp cannot be placed in PLACE except by STEP`."""
        out = s.Ban(path, "", None, None, None, list(guards), self.mode, node.first)
        scope = scope.child()
        subject = Sentences(Cursor(sentence.subject, node.first), scope)
        reader = Sentences(Cursor(flatten(sentence.words, sentence.filters), node.first), scope)
        c = reader.c
        passive = c.take("be")
        verb = c.next()
        procedure: d.ProcedureDecl | None = None
        out.verb = self.ban_word(verb, passive, reader)
        if passive:
            out.what = subject.heads_of_ban()
            names_of(None, scope)
        else:
            out.performer = banned_player(subject, scope, out) if sentence.subject else None
            procedure = next((x for x in reader.phrases() if not x.macro and x.name == str(verb)), None)
            names_of(procedure, scope)
            if procedure is not None:
                if begins_role(procedure, reader, out.verb == procedure.path):
                    out.verb = procedure.path
                    read_roles(procedure, reader, scope, out)
            if not c.done and c.peek() not in ("in", "into", "outside", "except by"):
                out.what = reader.heads_of_ban()
        last = out.what.sets[-1] if isinstance(out.what, e.Union) else out.what
        if isinstance(last, e.Pieces) and last.at is not None and out.verb == "move":
            if c.take("into"):
                out.where = reader.place_or_set()       # the place of the pieces is where they would leave
        elif isinstance(last, e.Pieces) and last.at is not None:
            out.where, last.at = last.at, None      # the place was read as part of the pieces
        elif c.take("in") or c.take("into"):
            out.where = reader.place_or_set()
        if procedure is None:
            names_of_place(reader, scope, out)
        if c.take("outside"):
            out.outside = reader.during()
        if c.take("except by"):
            while True:
                token = c.token()
                decl = scope.declared(token) if token is not None else None
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
        finish_roles(procedure, node.first, out)
        if procedure is not None:
            out.verb = procedure.path if out.roles else out.verb
        return out

    def ban_word(self, token: Token, passive: bool, reader: Sentences) -> str:
        word = PARTICIPLES.get(str(token), "") if passive else str(token)
        if word in BANNED:
            return word
        if passive and any(str(token) in (f"{x.name}d", f"{x.name}ed") and names_a_move(x) for x in reader.phrases()):
            return "move"
        free = {x.name.rpartition(".")[2]: x.path for y in self.library.systems.values() for x in y.decls if str(x.at) == "free action"}
        able = {**free, **{x.name: x.path for x in reader.phrases()}}
        if str(token) in able and not passive:
            return able[str(token)]
        known = [*PARTICIPLES] if passive else [*BANNED, *able]
        code = "E0303" if reader.scope.knows(str(token)) else "E0301"
        expected = "something that can be banned: `be placed`, `be moved` or `be removed`" if passive \
            else "something that can be banned: `place`, `move`, `remove`, a procedure or a free action"
        raise Misread(token, code, word=str(token), expected=expected, near=nearest(str(token), known) or "")
