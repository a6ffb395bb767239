"""Dice as they lie: thrown, thrown again, turned to another face."""

from __future__ import annotations

from rootdsl.machine import code as q
from rootdsl.machine import exprs
from rootdsl.machine.code import Code
from rootdsl.machine.core import Core
from rootdsl.machine.env import NotYet
from rootdsl.machine.find import find, walk
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library
from rootdsl.runtime.lasting import rule_id


def rolled(die: d.Die, n: Code | str, library: Library) -> Code:
    """So many dice that do not explode, each as its suit, its number or the place of its face."""
    faces = die.faces
    suits = {y.name: y for z in library.systems.values() for y in z.of(d.Suit)}
    thrown = q.call("roll", "t", "s", n, len(faces), rule_id(die.path))
    if all(face in suits for face in faces):
        return q.each(q.index(q.row(exprs.attr("suit", suits[face]) for face in faces), "i"), "i", thrown)
    if numbered(die):
        return q.each(q.index(tuple(int(v) for v in faces), "i"), "i", thrown)
    return thrown


def numbered(die: d.Die) -> bool:
    return all(face.isdigit() for face in die.faces)


class Thrown(Core):
    """Sentences about dice that lie."""

    def do_changedice(self, x: s.ChangeDice) -> None:
        die = self.die_of(x)
        if die.explodes and x.face is None:
            raise NotYet("exploding dice that are thrown again", "`fix one DIE of SIDE as FACE` sets a die of the next roll.", x.throw)
        slot = exprs.value(x.throw, self.env)
        if x.number is None:
            self.line(q.assign(slot, self.fallen(x, die, q.call("len", slot))))
            return
        if not numbered(die):
            way = "Say it of all: `roll THROW again`, `set all dice of THROW to FACE`."
            raise NotYet("a choice of dice whose faces are no numbers", way, x.throw)
        left, n, again, take, done = self.temp("lying", "list"), self.temp("dice"), self.new_label(), self.new_label(), self.new_label()
        self.line(q.assign(left, q.call("list", slot)))
        self.line(q.assign(n, q.call("min", exprs.value(x.number, self.env), q.call("len", slot))))
        self.open(again, "which_dice", self.note(x))
        self.line(q.when(q.op(n, "<=", "0")))
        self.indent += 1
        self.goto(done)
        self.indent -= 1
        self.line(q.assign("o", q.each(q.op("v", "+", "1"), "v", q.call("sorted", q.call("set", left)))))
        site = self.site("die", "count", x.at)
        self.close(q.result(q.call("ask", "s", "f", take, site, self.env.holder(), "o")))
        self.open(take, "die_chosen", self.note(x))
        self.line(q.call(q.attr(left, "remove"), q.op("s.pick", "-", "1")))
        self.line(q.change(n, "-=", "1"))
        self.goto(again)
        self.open(done, "dice_chosen", self.note(x))
        more = self.fallen(x, die, q.paren(q.op(q.call("len", slot), "-", q.call("len", left))))
        self.line(q.assign(slot, q.listed([q.star(left), q.star(more)])))

    def fallen(self, x: s.ChangeDice, die: d.Die, n: Code) -> Code:
        """So many dice as they lie afterwards."""
        return rolled(die, n, self.library) if x.face is None else q.each(exprs.value(x.face, self.env), "i", q.call("range", n))

    def die_of(self, x: s.ChangeDice) -> d.Die:
        """The die of which a throw is: as it is rolled in the procedure that shares it, else in this file."""
        name = x.throw.name if isinstance(x.throw, (e.Var, e.Rolled)) else ""
        found: list[s.Roll] = []
        decl = self.library.by_path.get(x.inside)
        if isinstance(decl, d.ProcedureDecl):
            walk(decl.body, s.Roll, found)
        found = [y for y in [*found, *find(self.unit.system, s.Roll)] if y.name == name]
        if not found:
            raise NotYet("dice that are not thrown here", "Name a throw of this procedure, as `roll 2 DICE as NAME` gives it.", x.throw)
        return found[0].die
