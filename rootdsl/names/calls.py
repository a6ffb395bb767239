"""Calls: a sentence in the words of a declared procedure, with its roles bound."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.conditions import Reader
from rootdsl.names.cursor import Misread
from rootdsl.names.library import same_verb, singular_forms, verb_forms


class Calls(Reader):
    """Matches a sentence with the phrases of procedures."""

    def head_of_ban(self) -> e.Expr:
        """The pieces that a `cannot` speaks of: kinds or sorts, whoever owns them."""
        self.article()
        self.c.take("all")
        x = self.head()
        if not isinstance(x, e.Pieces):
            raise Misread(self.c.token(), "E0401", expected="pieces", got=type_of(x)[0])
        return x

    def heads_of_ban(self) -> e.Expr:
        """`moles scouts and burrows`: pieces of several owners or sorts, one after the other; only the last may have its place."""
        found = [self.head_of_ban()]
        while getattr(found[-1], "at", None) is None and self.another():
            found.append(self.head_of_ban())
        return found[0] if len(found) == 1 else e.Union(found)

    def no_verb(self) -> Misread:
        t = self.c.token()
        word = str(t) if t is not None else ""
        return Misread(t, "E0301" if not self.scope.knows(word) else "E0311", word=word, expected="a verb")

    def phrases(self) -> list[d.ProcedureDecl]:
        seen = self.lib.visible(self.system)
        return [x for y in self.lib.systems.values() if y.name in seen for x in y.of(d.ProcedureDecl) if self.reachable(x)]

    def reachable(self, x: d.ProcedureDecl) -> bool:
        """A verb inside a procedure is known there and in its hooks."""
        return not x.macro or x.owner in self.scope_procedures()

    def scope_procedures(self) -> set[str]:
        owner = self.scope.owner
        out = set(getattr(self.scope, "inside", ()))
        if isinstance(owner, d.ProcedureDecl):
            out.add(owner.owner or owner.name)
        return out

    def declared_call(self) -> list[s.Stmt] | None:
        start = self.c.pos
        worst: Misread | None = None
        far = -1
        for decl in self.phrases():
            self.c.pos = start
            try:
                out = self.match_call(decl)
                if out is not None and self.c.done:
                    return out
                if out is not None:
                    raise self.wrong(f"a part of `{phrase_text(decl)}`")
            except Misread as miss:
                if self.c.pos > far:
                    far, worst = self.c.pos, miss
        if worst is not None:
            self.c.pos = far
            raise worst
        return None

    def match_call(self, decl: d.ProcedureDecl) -> list[s.Stmt] | None:
        c = self.c
        if not decl.phrase:
            verb, subject, rest = decl.name.rpartition(".")[2], None, []
        else:
            roles = decl.params and {p.name for p in decl.params}
            subject = str(decl.phrase[0]) if str(decl.phrase[0]) in roles else None
            verb = str(decl.phrase[1]) if subject else str(decl.phrase[0])
            rest = list(decl.phrase[2:]) if subject else list(decl.phrase[1:])
        at = c.token()
        pre: list[s.Stmt] = []
        bound: dict[str, e.Expr] = {}
        if not self.is_verb(c.peek(), verb):
            if self.verb_here() is not None or subject is None or not any(self.is_verb(str(t), verb) for t in c.tokens[c.pos + 1:]):
                return None
            bound[subject] = self.typed(next((p.type for p in decl.params if p.name == subject), "player"))
            if not self.is_verb(c.peek(), verb):
                return None
        c.next()
        types = {p.name: p.type for p in decl.params}
        i = 0
        while i < len(rest):
            word = str(rest[i])
            if word in types:
                if not c.done and not self.marker_next(rest[i:], types):
                    bound[word] = self.role(decl, word, types[word], pre, at)
                i += 1
            elif i + 1 < len(rest) and str(rest[i + 1]) in types:
                if c.take(word):
                    role = str(rest[i + 1])
                    bound[role] = self.role(decl, role, types[role], pre, at)
                i += 2
            else:
                if c.done or (word not in singular_forms(c.peek()) and c.peek() not in singular_forms(word)):
                    raise self.wrong(f"`{word}`, as in `{phrase_text(decl)}`")
                c.next()
                i += 1
        who = bound.get(subject) if subject else None
        if who is None:
            who = self.theirs(decl, bound)
        for y in pre:
            if isinstance(y, s.Choose) and y.group and isinstance(y.among, e.Pieces) and y.among.at is None:
                y.among.at, y.chooser = self.left(rest, bound), who
        self.scope.names = dict(self.scope.names)
        return [*pre, s.Invoke(at, decl, bound, who)]

    def theirs(self, decl: d.ProcedureDecl, bound: dict[str, e.Expr]) -> e.Expr | None:
        """Below `PLAYER may` a call without a subject is theirs: its first role is bound to them."""
        who = self.scope.performer
        if who is None or not decl.params or type_of(who) not in (("player", False), ("unit", False)):
            return None
        bound.setdefault(decl.params[0].name, who)
        return who

    def is_verb(self, word: str, verb: str) -> bool:
        return bool(word) and same_verb(word, verb)

    def verb_here(self) -> str | None:
        word = self.c.peek()
        for form in verb_forms(word):
            if form in self.verbs:
                return form
        return None

    def marker_next(self, rest: list, types: dict[str, str]) -> bool:
        """Is the coming word a literal of the phrase that stands after this role?"""
        return self.c.kind() in ("PREP", "TO") and any(str(w) not in types and self.c.at(str(w)) for w in rest)

    def role(self, decl: d.ProcedureDecl, role: str, kind: str, pre: list[s.Stmt], at: Token | None) -> e.Expr:
        start = self.c.pos
        if kind == "number":
            return self.number()
        if kind == "group" and self.c.take("up to"):
            return self.up_to(pre, at)
        if kind == "group":
            return self.group()
        if kind == "piece":
            return self.sort()
        x = self.noun()
        got, many = type_of(x)
        if kind == "place" and got == "unit" and not many:
            return e.Attr("place", x, "place")
        wanted = self.scope.side_type if kind == "side" else kind
        if got != wanted:
            self.c.pos = start
            raise Misread(self.c.token(), "E0402", expected=wanted, got=got, role=role, phrase=phrase_text(decl))
        if many and kind != "units":
            name = f"the_{role}"
            self.scope.bind(name, got)
            pre.append(s.Choose(at, name, got, x))
            return e.Var(name, got)
        return x

    def up_to(self, pre: list[s.Stmt], at: Token | None) -> e.Expr:
        """`move up to 3 guards from den`: how many of them is chosen before; none is a number as well."""
        most, begin = self.term(), self.c.pos
        x = self.noun()
        if not isinstance(x, e.Pieces):
            raise Misread(self.c.tokens[begin], "E0401", expected="pieces", got=type_of(x)[0])
        name = f"group_{getattr(at, 'line', 0)}"
        self.scope.bind(name, "group", True)
        pre.append(s.Choose(at, name, "group", x, None, e.Num(0), most, True))
        return e.Var(name, "group", True)

    def left(self, rest: list[Any], bound: dict[str, e.Expr]) -> e.Expr:
        """The place that pieces leave, which the call names after `from`."""
        place = next((bound[str(b)] for a, b in pairwise(rest) if str(a) == "from" and str(b) in bound), None)
        if place is None:
            raise self.wrong("`from` and a place: `up to N PIECES` leave one place together")
        return place

    def group(self) -> e.Expr:
        """`chief with any guards`, `2 items`, `a torch`, or a name: the pieces of a group role."""
        c = self.c
        number: e.Expr | None = None
        if c.kind() == "NUMBER" and c.peek(1) != "random":
            number = e.Num(int(c.next()))
        elif c.peek() in ("a", "an") and c.peek(1) != "random":
            c.next()
            number = e.Num(1)
        elif c.peek() and (
            (self.scope.name(c.peek()) or ("",))[0] == "number"
            or self.scope.name(c.peek()) is None and self.find(c.peek(), d.ValueDecl, d.NumberDecl)
        ):
            number = self.term()
        x = self.noun()
        kind = type_of(x)[0]
        if kind == "piece" and number is not None:
            same = e.Same(e.Attr("sort", e.It("unit"), "piece"), x)
            return e.Some(e.Pieces([], e.Me(), filters=[same]), number)
        if kind not in ("unit", "group"):
            raise Misread(c.token(-1), "E0401", expected="piece", got=kind)
        if c.take("with any"):
            return e.Together(x, self.set())
        return x if number is None else e.Some(x, number)

    def rule_path(self, word: str) -> str:
        """The path of a rule, step, requirement or choice of a procedure."""
        decl = self.scope.resolve_path(word)
        if decl is not None:
            return decl.path
        head, _, name = word.rpartition(".")
        procedure = self.scope.resolve_path(head, (d.ProcedureDecl,)) if head else None
        if procedure is not None and any(p.name == name for p in procedure.params):  # type: ignore[attr-defined]
            return f"{procedure.path}.{name}"
        return ""

    def ban_verb(self, word: str) -> str:
        """The verb that a participle or gerund belongs to: `moving`, `placed`."""
        stems = {word, word.removesuffix("d"), word.removesuffix("ed"), word.removesuffix("ing"), word.removesuffix("ing") + "e"}
        stems |= {x[:-1] for x in stems if len(x) > 3 and x[-1] == x[-2]}        # `digging`
        for verb in sorted(stems):
            if verb in ("place", "remove", "move"):
                return verb
            found = [x for x in self.phrases() if verb in (x.name, *(str(word) for word in x.phrase[1:2]))]
            if found:
                return "move" if names_a_move(found[0]) else found[0].path
        self.c.pos -= 1
        raise self.wrong("something that can be banned, such as `placed`, `moved` or `removed`")

    def span(self, needed: bool = False, later: bool = False) -> str:
        """`, this turn`, `, this battle`: how long something lasts; `later`: it may also be `, until your next turn`."""
        c = self.c
        if later and c.at(",", "until"):
            c.next()
            for word in ("until", "your", "next", "turn"):
                if c.peek() != word:
                    raise self.wrong("`, until your next turn`")
                c.next()
            return s.UNTIL_TURN
        if not c.take(", this"):
            if needed:
                raise self.wrong("`, this turn` or the like")
            return ""
        if c.peek() in ("turn", "action"):
            return str(c.next())
        decl = self.scope.resolve_path(c.peek(), (d.ProcedureDecl,))
        if decl is None:
            raise self.wrong("`turn`, `action` or a procedure")
        c.next()
        return decl.path

    def who(self, subject: e.Expr | None) -> e.Expr:
        return subject if subject is not None else e.Me()

    verbs: dict[str, Callable[..., s.Stmt | list[s.Stmt]]] = {}


def phrase_text(decl: d.Callable_) -> str:
    return " ".join(str(p) if isinstance(p, str) else p.name for p in decl.phrase) or decl.name


def names_a_move(x: d.ProcedureDecl) -> bool:
    """Does the game's own phrase say that something goes from one place to another, as `mover moves group from origin to target`?"""
    return {"from", "to"} <= {word for word in x.phrase if isinstance(word, str)}
