"""Verbs for what is kept: points, numbers, modes, states, relations, dice, and how long something lasts."""

from __future__ import annotations

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Misread
from rootdsl.names.moving import Moving


class Keeping(Moving):
    """One method a verb: `v_` and its base form."""

    def points(self) -> e.Expr:
        """`1`, `2 points`, `worth points`, `a point`, `1 for each of S`, `points uncovered by plan`."""
        x = e.Num(1) if self.c.take("a point") else self.number()
        self.c.take("points") or self.c.take("point")
        if self.c.take("for every"):
            if self.c.kind() != "NUMBER" or int(self.c.peek()) < 1:
                raise self.wrong("a number above 0")
            size = int(self.c.next())
            lots = e.Lots(self.how_many(self.noun), size)
            return lots if x == e.Num(1) else e.Arith("*", x, lots)
        if self.c.take("for each of") or self.c.take("for each"):
            count = self.how_many(self.noun)
            return count if x == e.Num(1) else e.Arith("*", x, count)
        return x

    def change(self, at: Token | None, subject: e.Expr | None, down: bool) -> s.Stmt | None:
        """`gains 2 health`: a number goes up or down; None when the words are about something else."""
        start = self.c.pos
        number = self.number()
        decl = self.counter()
        if decl is None:
            self.c.pos = start
            return None
        self.c.next()
        return s.SetNumber(at, decl, self.whose(decl, subject), e.Arith("-", e.Num(0), number) if down else number, True, down, not down)

    def v_gain(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        if self.says_points():
            return s.Score(at, self.who(subject), self.points())
        out = self.moved_marker(at, 1) or self.change(at, subject, False)
        if out is None:
            raise self.wrong("a number and what is gained")
        return out

    def v_score(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        return s.Score(at, self.who(subject), self.points())

    def says_points(self) -> bool:
        """Is the number that comes one of points: `2 points`, `worth points`?"""
        start = self.c.pos
        said = self.c.at("a point") or self.leading_number() is not None and self.c.peek() in ("point", "points") and self.counter() is None
        self.c.pos = start
        return said

    def v_lose(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        lowered = None if self.says_points() else self.lowered(at) or self.moved_marker(at, -1)
        if lowered is not None:
            return lowered
        changed = None if self.says_points() else self.change(at, subject, True)
        return changed if changed is not None else s.Score(at, self.who(subject), self.points(), True)

    def lowered(self, at: Token | None) -> s.Stmt | None:
        """`lose 1 VALUE of SIDE, this battle`: a value is lower for a while; None when the words are about something else."""
        start = self.c.pos
        number = self.leading_number()
        word = self.c.peek() if number is not None else ""
        value = (self.scope.local_decl(word) or self.scope.resolve_path(word, (d.ValueDecl,))) if word else None
        if number is None or not isinstance(value, d.ValueDecl):
            self.c.pos = start
            return None
        return self.amend(at, e.Arith("-", e.Num(0), number))

    def moved_marker(self, at: Token | None, sign: int) -> s.Stmt | None:
        """`lose 1 trust toward P`, `gain 2 trust toward P`: the marker goes so many spaces to the left or right."""
        start = self.c.pos
        number = self.leading_number()
        if number is None or not self.find(self.c.peek(), d.RelationDecl) or self.c.peek(1) not in ("toward", "of"):
            self.c.pos = start
            return None
        x = self.noun()
        if not isinstance(x, e.Standing):
            raise self.wrong("`toward` a player")
        by = number if sign > 0 else e.Num(-number.n) if isinstance(number, e.Num) else e.Arith("-", e.Num(0), number)
        return s.SetStanding(at, x.decl, x.toward, None, by)

    def v_leave(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        self.c.expect("the score track")
        return s.LeaveTrack(at, self.who(subject))

    def v_win(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        return s.Win(at, self.who(subject))

    def v_roll(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        changed = self.dice_of_a_throw(at, "again")
        if changed is not None:
            return changed
        number = e.Num(1) if self.c.peek() in ("a", "an") and self.c.next() else (
            self.term() if self.c.kind() == "NUMBER" or not self.find(self.c.peek(), d.Die) else e.Num(1))
        die = self.find(self.c.peek(), d.Die)
        if not die:
            raise self.wrong("a die")
        self.c.next()
        self.c.expect("as")
        token = self.c.next()
        subject = subject if self.rolls_as_side(subject, str(at) == "roll") else None
        self.scope.bind(str(token), "faces" if subject is None else "throws", at=token)
        return s.Roll(at, number, die[0], str(token), subject)  # type: ignore[arg-type]

    def dice_of_a_throw(self, at: Token | None, then: str) -> s.Stmt | None:
        """`throw again`, `a die of throw again`, `2 dice of throw to 0`, `all dice of throw to 0`; None where no throw is named."""
        c, start = self.c, self.c.pos
        number: e.Expr | None = None
        if not self.throw_named():
            if c.peek() in ("a", "an", "one"):
                c.next()
                number = e.Num(1)
            elif not (c.take("all") or c.take("the")):
                try:
                    number = self.term()
                except Misread:
                    c.pos = start
            if c.pos == start or c.peek() not in ("die", "dice") or self.find(c.peek(), d.Die) or c.peek(1) != "of":
                c.pos = start
                return None
            c.next(), c.next()
            if not self.throw_named():
                raise self.wrong("a throw by its name, as `roll 2 DICE as NAME` gives it")
        inside = next((x.path for y in self.lib.systems.values() for x in y.of(d.ProcedureDecl) if x.name in self.scope.inside), "")
        throw = self.noun()
        c.expect(then)
        face: e.Expr | None = None
        if then == "to":
            face = self.number() if c.kind() == "NUMBER" or self.scope.face(c.peek()) is None else self.noun()
        return s.ChangeDice(at, throw, number, face, inside)

    def throw_named(self) -> bool:
        name = self.scope.name(self.c.peek())
        return name is not None and name[0] in ("faces", "throws")

    def rolls_as_side(self, who: e.Expr | None, unsaid: bool) -> bool:
        """Is it a throw of one side of a procedure? Who only may roll (`unsaid`) does so as a player, unless they are named as a side."""
        if who is None or isinstance(who, (e.Me, e.SeatOf, e.Current)):
            return False
        if not unsaid or not isinstance(who, e.Var):
            return not unsaid
        around = [x for y in self.lib.systems.values() for x in y.of(d.ProcedureDecl) if x.name in self.scope.inside]
        owner = self.scope.owner
        return any(who.name in x.sides for x in [*around, *([owner] if isinstance(owner, d.ProcedureDecl) else [])])

    def v_fix(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        c = self.c
        if not c.take("one"):
            c.expect("a")
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

    def v_set(self, at: Token | None, subject: e.Expr | None) -> s.Stmt:
        c = self.c
        if c.peek(1) in ("die", "dice") and c.peek(2) == "of" and (changed := self.dice_of_a_throw(at, "to")) is not None:
            return changed
        if self.find(c.peek(), d.RelationDecl):
            x = self.noun()
            if not isinstance(x, e.Standing):
                raise self.wrong("`toward` a player")
            c.expect("to")
            return s.SetStanding(at, x.decl, x.toward, self.state_of(x))
        group = self.scope.mode_plural(c.peek())
        if group is not None and c.peek() == group.name:
            c.next()
            if c.peek() == "none" and not self.scope.name("none") and not self.find("none"):
                raise Misread(c.token(), "E0303", word="none", expected=f"`nobody`, which unsets it: `set {group.name} nobody`")
            x = self.noun()
            return s.SetMode(at, group, e.Me(), x)
        decl = self.scope.local_decl(c.peek()) or next(iter(self.find(c.peek(), d.NumberDecl)), None)
        if not isinstance(decl, d.NumberDecl):
            raise self.wrong("a number, a flag or a mode")
        c.next()
        if decl.scope in ("opponent", "unit", "path", "seat_place"):
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
        if decl.scope in ("opponent", "unit", "path", "seat_place"):
            return s.SetNumber(at, decl, self.bearer(decl), x, True)
        of = self.typed(decl.scope if decl.scope in ("side", "place") else "player") if self.c.take("of") else None
        return s.SetNumber(at, decl, of, x, True)

    def amend(self, at: Token | None, x: e.Expr) -> s.Stmt:
        """`add 1 to VALUE of SIDE, this battle`."""
        value = self.scope.local_decl(self.c.peek()) or next(iter(self.find(self.c.peek(), d.ValueDecl)), None) \
            or self.scope.resolve_path(self.c.peek(), (d.ValueDecl,))
        if not isinstance(value, d.ValueDecl):
            raise self.wrong("a number or a value")
        self.c.next()
        return s.Amend(at, value, self.call_args(value, {}), x, span=self.span(True, True))

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
                raise self.wrong("a state of pieces" + ("; another piece comes by `replace PIECE with PIECE`" if c.at("into") else ""))
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

    def v_do(self, at: Token | None, subject: e.Expr | None) -> list[s.Stmt]:
        self.c.expect("nothing")
        return []

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
        return s.CountsAs(at, self.who(subject), self.noun(), self.span(True, True))
