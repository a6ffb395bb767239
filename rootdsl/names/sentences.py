"""Sentences: one phrase with a verb becomes one statement. Every word is read or reported."""

from __future__ import annotations

from collections.abc import Callable

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.conditions import Reader
from rootdsl.names.cursor import Cursor, Misread
from rootdsl.names.library import singular_forms, verb_forms


class Sentences(Reader):
    """Reads `[subject] verb objects`; declared phrases come before the built-in verbs."""

    def sentence(self) -> list[s.Stmt]:
        """The statements of one sentence (an indefinite role adds a choice before its call)."""
        rules = self.cut_ignoring()
        if rules:
            return [s.Ignoring(self.c.token(), rules, self.sentence())]
        start = self.c.pos
        far, worst = -1, None
        names = dict(self.scope.names)
        for form in (self.declared_call, self.builtin):
            self.c.pos = start
            self.scope.names = dict(names)
            try:
                out = form()
            except Misread as miss:
                if self.c.pos > far:
                    far, worst = self.c.pos, miss
                continue
            if out is not None:
                if not self.c.done:
                    miss = self.wrong("the end of the sentence")
                    if self.c.pos > far:
                        far, worst = self.c.pos, miss
                    continue
                return out
        self.c.pos = start
        if worst is not None:
            raise worst
        raise self.no_verb()

    def cut_ignoring(self) -> list[str]:
        """The rules after `, ignoring`, cut off the sentence."""
        c = self.c
        at = next((i for i, t in enumerate(c.tokens) if str(t) == "ignoring" and i and c.tokens[i - 1].type == "COMMA"), 0)
        if not at:
            return []
        tail = Sentences(Cursor(c.tokens[at + 1:], c.tokens[at]), self.scope)
        rules: list[str] = []
        while True:
            if tail.c.take("bans on"):
                rules.append("bans:" + tail.ban_verb(str(tail.c.next())))
            else:
                path = tail.rule_path(tail.c.peek())
                if not path:
                    raise tail.wrong("a rule, a requirement or `bans on` something")
                tail.c.next()
                rules.append(path)
            if not tail.c.take("and"):
                break
        if not tail.c.done:
            raise tail.wrong("`and` or the end of the sentence")
        del c.tokens[at - 1:]
        return rules

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
        for verb in sorted(stems):
            if verb in ("place", "remove", "move"):
                return verb
            found = [x for x in self.phrases() if x.name == verb]
            if found:
                return found[0].path
        self.c.pos -= 1
        raise self.wrong("something that can be banned, such as `placed`, `moved` or `removed`")

    def span(self, needed: bool = False) -> str:
        """`, this turn`, `, this battle`: how long something lasts."""
        c = self.c
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

    def no_verb(self) -> Misread:
        t = self.c.token()
        word = str(t) if t is not None else ""
        return Misread(t, "E0301" if not self.scope.knows(word) else "E0311", word=word, expected="a verb")

    def head_of_ban(self) -> e.Expr:
        """The pieces that a `cannot` speaks of: kinds or sorts, whoever owns them."""
        self.article()
        self.c.take("all")
        x = self.head()
        if not isinstance(x, e.Pieces):
            raise Misread(self.c.token(), "E0401", expected="pieces", got=type_of(x)[0])
        return x

    # ------------------------------------------------------------ declared phrases

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
                if c.done or word not in singular_forms(c.peek()) and c.peek() not in singular_forms(word):
                    raise self.wrong(f"`{word}`, as in `{phrase_text(decl)}`")
                c.next()
                i += 1
        who = bound.get(subject) if subject else None
        self.scope.names = dict(self.scope.names)
        return [*pre, s.Invoke(at, decl, bound, who)]

    def is_verb(self, word: str, verb: str) -> bool:
        return bool(word) and (word == verb or bool(set(verb_forms(verb)) & set(verb_forms(word))))

    def marker_next(self, rest: list, types: dict[str, str]) -> bool:
        """Is the coming word a literal of the phrase that stands after this role?"""
        return self.c.kind() in ("PREP", "TO") and any(str(w) not in types and self.c.at(str(w)) for w in rest)

    def role(self, decl: d.ProcedureDecl, role: str, kind: str, pre: list[s.Stmt], at: Token | None) -> e.Expr:
        start = self.c.pos
        if kind == "number":
            return self.term()
        if kind == "group":
            return self.group()
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

    def group(self) -> e.Expr:
        """`warlord with any warriors`, `2 items`, `a torch`, or a name: the pieces of a group role."""
        c = self.c
        number: e.Expr | None = None
        if c.kind() == "NUMBER" and c.peek(1) != "random":
            number = e.Num(int(c.next()))
        elif c.peek() in ("a", "an") and c.peek(1) != "random":
            c.next()
            number = e.Num(1)
        elif c.peek() and self.scope.name(c.peek()) is None and self.find(c.peek(), d.ValueDecl, d.NumberDecl):
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

    # ------------------------------------------------------------ built-in verbs

    def builtin(self) -> list[s.Stmt] | None:
        c = self.c
        at = c.token()
        subject: e.Expr | None = None
        verb = self.verb_here()
        if verb is None:
            if c.kind() not in ("WORD", "PATH"):
                return None
            subject = self.noun()
            if type_of(subject)[0] not in ("player", "unit"):
                raise Misread(at, "E0311", word=str(at), expected="a player and a verb")
            verb = self.verb_here()
            if verb is None:
                raise self.no_verb()
        c.next()
        out = self.verbs[verb](self, at, subject)
        return out if isinstance(out, list) else [out]

    def verb_here(self) -> str | None:
        word = self.c.peek()
        for form in verb_forms(word):
            if form in self.verbs:
                return form
        return None

    def who(self, subject: e.Expr | None) -> e.Expr:
        return subject if subject is not None else e.Me()

    def v_place(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        what: list[tuple[e.Expr, e.Expr]] = []
        while True:
            what.append(self.pieces_amount())
            if not self.c.take("and"):
                break
        if not (self.c.take("in") or self.c.take("on") or self.c.take("into")):
            raise self.wrong("`in` and a place")
        where = self.noun()
        if self.c.take("for each of"):
            each = e.Count(self.noun())
            what = [(each if n == e.Num(1) else e.Arith("*", n, each), x) for n, x in what]
        kind = type_of(where)[0]
        if kind == "unit":
            where = e.Attr("place", where, "place")
        elif kind != "place":
            raise Misread(self.c.token(), "E0401", expected="place", got=kind)
        return s.Place(at, what, where, subject)

    def v_put(self, at: Token | None, subject: e.Expr | None) -> s.Stmt | list[s.Stmt]:
        c = self.c
        out: list[s.Stmt] = []
        c.take("all")
        while True:
            number: e.Expr | None = None
            if c.take("it") or c.take("them"):
                what: e.Expr = e.Var("them", "group")
            else:
                one = c.peek() in ("a", "an")
                if c.kind() == "NUMBER":
                    number = e.Num(int(c.next()))
                elif one:
                    number = e.Num(1)
                what = self.noun()
                if isinstance(what, e.Random) and number is not None:
                    what.number, number = number, None
            out.append(s.Put(at, what, e.Nobody(), number))
            if not c.take("and"):
                break
        if not (c.take("into") or c.take("in") or c.take("onto") or c.take("under")):
            raise self.wrong("`into` and a place or pile")
        where = self.noun()
        if type_of(where)[0] == "unit":
            where = e.Attr("place", where, "place")
        if type_of(where)[0] not in ("place", "zone", "column"):
            raise Misread(c.token(), "E0401", expected="a place or a pile", got=type_of(where)[0])
        for one_put in out:
            assert isinstance(one_put, s.Put)
            one_put.where = where
        return out

    def v_remove(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        c = self.c
        c.take("all")
        x = self.noun()
        permanently = c.take("permanently")
        kind = type_of(x)[0]
        if kind in ("card", "zone"):
            return s.RemoveCards(at, x)
        if kind not in ("unit", "group"):
            raise Misread(c.token(), "E0401", expected="pieces or cards", got=kind)
        return s.Remove(at, x, subject, permanently)

    def v_spend(self, at: Token | None, subject: e.Expr | None) -> s.Stmt | list[s.Stmt]:
        c = self.c
        if c.peek() in ("a", "an"):
            return self.card_cost(at, subject, True)
        bound = self.scope.name(c.peek())
        if bound and bound[0] == "card":
            return s.Discard(at, self.noun(), subject, True)
        number = self.term()
        decl = self.counter()
        if decl is not None:
            c.next()
            return s.SpendNumber(at, decl, self.whose(decl, subject), number)
        if c.at("cards") or c.at("card"):
            raise self.wrong("`a card`")
        what = self.sort()
        if not c.take("from"):
            raise self.wrong("`from` and places")
        source = self.noun()
        pieces = e.Pieces([what.decl] if isinstance(what, e.PieceRef) else [], what.owner if isinstance(what, e.PieceRef) else None, source)
        return s.Spend(at, number, pieces)

    def card_cost(self, at: Token | None, subject: e.Expr | None, spend: bool) -> list[s.Stmt]:
        x = self.set()
        if not isinstance(x, e.Cards):
            raise Misread(at, "E0401", expected="card", got=type_of(x)[0])
        name = f"cost_{getattr(at, 'line', 0)}"
        self.scope.bind(name, "card")
        return [s.Choose(at, name, "card", x, subject), s.Discard(at, e.Var(name, "card"), subject, spend)]

    def v_discard(self, at: Token | None, subject: e.Expr | None) -> s.Stmt | list[s.Stmt]:
        c = self.c
        if c.take("down to"):
            return s.DiscardDown(at, self.who(subject), self.number())
        if c.peek() in ("a", "an"):
            if c.at("a random card"):
                raise self.wrong("a card")
            return self.card_cost(at, subject, False)
        c.take("all")
        x = self.noun()
        if type_of(x)[0] not in ("card", "zone", "column"):
            raise Misread(c.token(), "E0401", expected="card", got=type_of(x)[0])
        return s.Discard(at, x, subject)

    def v_draw(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        number = self.number()
        self.c.take("cards") or self.c.take("card")
        source = self.zone() if self.c.take("from") else None
        into = self.zone() if self.c.take("into") else None
        return s.Draw(at, self.who(subject), number, into, source)

    def v_take(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        if not (self.c.take("a random card from") or self.c.take("a random card in")):
            raise self.wrong("`a random card from` a pile")
        source = self.zone()
        manifest = self.lib.manifest()
        hand = self.find(manifest.draw_into, d.ZoneDecl)[0]
        target: e.Expr = e.ZoneRef(hand, self.who(subject))  # type: ignore[arg-type]
        if self.c.take("into"):
            target = self.zone()
        return s.TakeRandom(at, source, target, self.who(subject))

    def v_reveal(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        x = self.noun()
        to = self.typed("player") if self.c.take("to") else None
        return s.Reveal(at, x, to)

    def v_look(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        self.c.expect("at")
        return s.Reveal(at, self.noun(), self.who(subject))

    def v_shuffle(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        return s.Shuffle(at, self.zone())

    def points(self) -> e.Expr:
        """`1`, `1 for each of S`, `points uncovered by plan`."""
        x = self.number()
        if self.c.take("for each of") or self.c.take("for each"):
            y = self.noun()
            count = e.Count(y)
            return count if x == e.Num(1) else e.Arith("*", x, count)
        return x

    def counter(self) -> d.NumberDecl | None:
        """A number (no flag) that a piece, seat or opponent bears, by the coming word."""
        found = [x for x in self.find(self.c.peek(), d.NumberDecl) if x.scope in ("unit", "seat", "opponent") and not x.flag]  # type: ignore[attr-defined]
        return found[0] if found else None  # type: ignore[return-value]

    def whose(self, decl: d.NumberDecl, subject: e.Expr | None) -> e.Expr | None:
        """The bearer named after a number, or else the subject of the sentence."""
        if self.c.take("of"):
            return self.typed("unit" if decl.scope == "unit" else "player")
        if self.c.at("toward"):
            return self.bearer(decl)
        kind = type_of(subject)[0] if subject is not None else ""
        if decl.scope == "unit" and kind != "unit" or decl.scope == "seat" and kind == "unit":
            raise self.wrong("`of` and whose it is")
        return subject if subject is not None else e.Me()

    def change(self, at: Token | None, subject: e.Expr | None, down: bool) -> s.Stmt | None:
        """`gains 2 health`: a number goes up or down; None when the words are about something else."""
        start = self.c.pos
        number = self.number()
        decl = self.counter()
        if decl is None:
            self.c.pos = start
            return None
        self.c.next()
        return s.SetNumber(at, decl, self.whose(decl, subject), e.Arith("-", e.Num(0), number) if down else number, True)

    def v_gain(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        out = self.change(at, subject, False)
        if out is None:
            raise self.wrong("a number and what is gained")
        return out

    def v_score(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        return s.Score(at, self.who(subject), self.points())

    def v_lose(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        changed = self.change(at, subject, True)
        return changed if changed is not None else s.Score(at, self.who(subject), self.points(), True)

    def v_leave(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        self.c.expect("the score track")
        return s.LeaveTrack(at, self.who(subject))

    def v_win(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        return s.Win(at, self.who(subject))

    def v_roll(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        number = e.Num(1) if self.c.peek() in ("a", "an") and self.c.next() else (
            self.term() if self.c.kind() == "NUMBER" or not self.find(self.c.peek(), d.Die) else e.Num(1))
        die = self.find(self.c.peek(), d.Die)
        if not die:
            raise self.wrong("a die")
        self.c.next()
        self.c.expect("as")
        token = self.c.next()
        self.scope.bind(str(token), "faces" if subject is None else "throws", at=token)
        return s.Roll(at, number, die[0], str(token), subject)  # type: ignore[arg-type]

    def v_set(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        c = self.c
        if self.find(c.peek(), d.RelationDecl):
            x = self.noun()
            if not isinstance(x, e.Standing):
                raise self.wrong("`toward` a player")
            c.expect("to")
            return s.SetStanding(at, x.decl, x.toward, self.state_of(x))
        group = self.scope.mode_plural(c.peek())
        if group is not None and c.peek() == group.name:
            c.next()
            x = self.noun()
            return s.SetMode(at, group, e.Me(), x)
        decl = self.scope.local_decl(c.peek()) or next(iter(self.find(c.peek(), d.NumberDecl)), None)
        if not isinstance(decl, d.NumberDecl):
            raise self.wrong("a number, a flag or a mode")
        c.next()
        if decl.scope in ("opponent", "unit"):
            of = self.bearer(decl)
        else:
            of = self.typed("place" if decl.scope == "place" else "side" if decl.scope == "side" else "player") if c.take("of") else None
        if decl.flag and not c.at("to"):
            return s.SetNumber(at, decl, of, e.Num(1))
        c.expect("to")
        return s.SetNumber(at, decl, of, self.number())

    def v_add(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        x = self.number()
        self.c.expect("to")
        decl = self.scope.local_decl(self.c.peek()) or next(iter(self.find(self.c.peek(), d.NumberDecl)), None)
        if not isinstance(decl, d.NumberDecl):
            return self.amend(at, x)
        self.c.next()
        if decl.scope in ("opponent", "unit"):
            return s.SetNumber(at, decl, self.bearer(decl), x, True)
        of = self.typed("side" if decl.scope == "side" else "player") if self.c.take("of") else None
        return s.SetNumber(at, decl, of, x, True)

    def amend(self, at: Token | None, x: e.Expr) -> s.Stmt:
        """`add 1 to VALUE of SIDE, this battle`."""
        value = self.scope.local_decl(self.c.peek()) or next(iter(self.find(self.c.peek(), d.ValueDecl)), None) \
            or self.scope.resolve_path(self.c.peek(), (d.ValueDecl,))
        if not isinstance(value, d.ValueDecl):
            raise self.wrong("a number or a value")
        self.c.next()
        return s.Amend(at, value, self.call_args(value, {}), x, span=self.span(True))

    def v_turn(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        c = self.c
        everything = c.take("all")
        group = self.scope.mode_plural(c.peek())
        if group is None:
            x = self.noun()
            if type_of(x)[0] not in ("unit", "group"):
                raise Misread(c.token(-1), "E0401", expected="piece or a mode", got=type_of(x)[0])
            turned = self.scope.unit_state(c.peek())
            if turned is None:
                raise self.wrong("a state of pieces")
            c.next()
            return s.TurnUnits(at, x, *turned)
        c.next()
        state = str(c.next())
        if state not in group.states:
            c.pos -= 1
            raise self.wrong("a mark of that mode")
        return s.MarkMode(at, group, None if everything else e.ReadMode(group, e.Me()), state, True)

    def v_end(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        word = str(self.c.next())
        decl = self.scope.resolve_path(word, (d.ProcedureDecl,)) or self.scope.resolve_path(word)
        phase = [x for y in self.lib.systems.values() for x in y.decls if x.name.endswith(f".{word}") and type(x) is d.Decl]
        if decl is None and not phase:
            self.c.pos -= 1
            raise self.wrong("a procedure or phase")
        target = decl.path if isinstance(decl, d.ProcedureDecl) else (phase[0].path if phase else decl.path)  # type: ignore[union-attr]
        return s.End(at, target)

    def v_resolve(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        x = self.noun()
        if type_of(x)[0] != "card":
            raise Misread(self.c.token(), "E0401", expected="card", got=type_of(x)[0])
        return s.Open(at, "resolve", {"card": x}, "")

    def v_do(self, at: Token | None, subject: e.Expr | None) -> list[s.Stmt]:
        self.c.expect("nothing")
        return []

    def v_match(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        self.c.expect("each")
        what = str(self.c.next())
        if what not in ("icon", "item"):
            self.c.pos -= 1
            raise self.wrong("`icon` or `item`")
        self.c.expect("of")
        card = self.noun()
        if type_of(card)[0] != "card":
            raise Misread(self.c.token(-1), "E0401", expected="card", got=type_of(card)[0])
        self.c.expect("to a different")
        token = self.c.next()
        self.c.expect("among")
        tools = self.noun()
        if what == "icon":
            if str(token) != "tool":
                raise Misread(token, "E0303", word=str(token), expected="`tool`")
            return s.Match(at, card, tools, self.who(subject))
        self.scope.bind(str(token), "group", True, at=token)
        return s.Match(at, card, tools, self.who(subject), what, str(token))

    # ------------------------------------------------------------ pieces in other hands, states, relations

    def v_replace(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        what = self.typed("unit")
        self.c.expect("with")
        return s.Replace(at, what, self.sort())

    def v_shift(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        box = self.noun()
        if not isinstance(box, e.BoxRef) or not box.decl.tracks:
            raise Misread(self.c.token(-1), "E0401", expected="box with tracks", got=type_of(box)[0])
        self.c.expect("left")
        return s.Shift(at, box)

    def v_give(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        what = self.noun()
        if type_of(what)[0] not in ("card", "unit", "group"):
            raise Misread(self.c.token(-1), "E0401", expected="card or piece", got=type_of(what)[0])
        self.c.expect("to")
        return s.Give(at, what, self.typed("player"), subject)

    def v_declare(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        name = str(self.c.next())
        if name not in self.scope.intents:
            self.c.pos -= 1
            raise self.wrong("an intent")
        return s.Declare(at, name, subject)

    def v_advance(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        x = self.noun()
        if not isinstance(x, e.Standing):
            raise Misread(self.c.token(-1), "E0401", expected="relation toward a player", got=type_of(x)[0])
        return s.SetStanding(at, x.decl, x.toward, None, e.Num(1))

    def v_form(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        self.c.expect("a coalition with")
        return s.Coalition(at, self.who(subject), self.typed("player"))

    def v_treat(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        """`P treats PIECES as own for battle, this battle`, `P treats TOOL as any item, this action`."""
        c = self.c
        what = self.noun()
        c.expect("as")
        if c.take("any"):
            kind = self.find(c.peek(), d.Kind)
            if not kind:
                raise self.wrong("a kind of piece")
            c.next()
            return s.TreatAs(at, self.who(subject), what, [], kind[0], self.span(True))  # type: ignore[arg-type]
        c.expect("own for")
        purposes = [self.purpose()]
        while c.take("and"):
            purposes.append(self.purpose())
        return s.TreatAs(at, self.who(subject), what, purposes, None, self.span(True))

    def v_count(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        self.c.expect("as remover of")
        return s.CountsAs(at, self.who(subject), self.noun(), self.span(True))

    def v_fix(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        c = self.c
        c.take("one") or c.expect("a")
        die = self.find(c.peek(), d.Die)
        if not die:
            raise self.wrong("a die")
        c.next()
        c.expect("of")
        of = self.typed("side")
        c.expect("as")
        face = self.noun()
        if type_of(face)[0] != "face":
            raise Misread(c.token(-1), "E0401", expected="face of a die", got=type_of(face)[0])
        return s.FixDie(at, die[0], of, face)  # type: ignore[arg-type]

    verbs: dict[str, Callable[[Sentences, Token | None, e.Expr | None], s.Stmt | list[s.Stmt]]] = {}


Sentences.verbs = {
    name[2:]: method for name, method in vars(Sentences).items() if name.startswith("v_")
}


def phrase_text(decl: d.Callable_) -> str:
    return " ".join(str(p) if isinstance(p, str) else p.name for p in decl.phrase) or decl.name
