"""What every part of the lowering shares: the frame being written, its names, and one sentence after another."""

from __future__ import annotations

from collections.abc import Sequence

from rootdsl.machine import code as q
from rootdsl.machine import seated
from rootdsl.machine.blocks import BlockWriter
from rootdsl.machine.code import Code
from rootdsl.machine.env import Env, NotYet
from rootdsl.machine.find import walk
from rootdsl.machine.hidden import origins
from rootdsl.machine.names import ident
from rootdsl.machine.prefix import Prefix, looks_further, walk_names, way_out
from rootdsl.machine.unit import FrameClass, Unit, list_typed
from rootdsl.machine.whole import lacking
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.types import type_of
from rootdsl.names.library import Library

# what others hear of before the next sentence begins: triggers, and whether somebody has won
TELLS = (s.Score, s.Win, s.LeaveTrack, s.Draw, s.Discard)
SIMPLE = (
    s.SetNumber,
    s.SetMode,
    s.MarkMode,
    s.LetName,
    s.Score,
    s.LeaveTrack,
    s.Win,
    s.Draw,
    s.RemoveCards,
    s.Reveal,
    s.Shuffle,
    s.ShuffleSuits,
    s.OpenPath,
    s.FirstTurn,
    s.Roll,
    s.TakeRandom,
    s.Place,
)


def tells_within(body: Sequence[s.Base]) -> bool:
    """Is there a sentence among these, or below them, that others hear of?"""
    found: list[s.Base] = []
    for kind in TELLS:
        walk(body, kind, found)
    return bool(found)


class Core(BlockWriter):
    """One body on its way to blocks. The kinds of sentence are in the classes beside this one."""

    chosen = ""
    took = ""
    missed = ""         # set where what stands above an `if you cannot` could not be begun
    watched_try = ""
    following: Sequence[s.Base] = ()    # the sentences below the one that is lowered now, in the same body
    swaps: Sequence[s.ComesBefore] = ()

    def __init__(self, unit: Unit, frame: FrameClass, env: Env, label: str, path: str, roles: Sequence[str] = (), phase: str = "") -> None:
        super().__init__(unit, frame, env, label)
        self.path, self.phase = path, phase
        self.roles = frozenset(roles)
        self.prefix = Prefix(unit, label, env, roles, path)
        self.failed = ""
        self.unsure: set[str] = set()
        self.loops = 0
        self.title = path
        self.in_flight: frozenset[str] = frozenset()
        self.setup = False
        self.repeated = False       # the procedure that the game repeats: an example may play one of its steps
        self.tried: list[str] = []
        self.taken_from: dict[str, str] = {}    # names of single pieces, and the group of a procedure out of which each was taken
        self.marked: set[str] = set()  # chosen pieces that may be turned: a mark of the trail is kept with them
        self.proc: d.ProcedureDecl | None = None  # the procedure whose body this is
        self.swapped = False
        self.origins: dict[str, e.Expr] = {}    # names of the rule, and the set out of which each was taken
        self.parts_at: dict[str, tuple[str, str]] = {}
        self.mode_tests: dict[str, list[Code]] = {}
        self.library: Library = getattr(unit, "library", None)  # type: ignore[assignment]

    def slot(self, name: str, kind: str = "int") -> str:
        self.frame.slots.setdefault(ident(name), kind)
        return f"f.{ident(name)}"

    def temp(self, what: str, kind: str = "int") -> str:
        self.loops += 1
        return self.slot(f"{what}{self.loops}", kind)

    def site(self, name: str, domain: str, at: object, labels: list[str] | None = None, paths: list[str] | None = None) -> str:
        index = self.unit.site(self.path, self.title, name, domain, at, labels, paths)  # type: ignore[arg-type]
        return q.op(f"t.base_{ident(self.unit.system.name)}", "+", index)

    def out_of(self, name: str, among: e.Expr) -> None:
        """A name means one piece of a group: when it is removed, the group has one less."""
        self.taken_from.pop(name, None)
        if isinstance(among, e.Var) and among.type == "group" and (text := self.env.name(among.name)).startswith(("u.", "f.")):
            self.taken_from[name] = text

    def note(self, x: s.Base, what: str = "") -> str:
        return self.unit.remark(self.path, x.at, what)

    def body(self, stmts: Sequence[s.Base], verified: bool = False) -> None:
        """Lower statements in order. `verified`: the prefix was tested before this body began."""
        tried: list[str] = []
        for i, x in enumerate(stmts):
            rest = stmts[i + 1 :]
            tried = self.attempt(stmts, i, tried)
            self.statement(x, rest, verified and not way_out(x, rest, self.roles))
            verified = verified and looks_further(x)

    def attempt(self, stmts: Sequence[s.Base], i: int, tried: list[str]) -> list[str]:
        """Keep what an `if you cannot` asks about; `tried` are the names chosen since the last one, given back with those of this one."""
        x, rest = stmts[i], stmts[i + 1 :]
        if isinstance(x, s.IfCannot):
            self.missed = f"f.{missed}" if (missed := self.missed_slot(stmts, i)) in self.frame.slots else ""
            self.tried, self.swapped = [n for n in tried if n in self.unsure], any(isinstance(y, s.Replace) for y in stmts[:i])
            tried = []
        elif isinstance(x, s.Choose):
            tried.append(x.name)
        self.watched_try = self.missed_slot(stmts, i + 1) if rest and isinstance(rest[0], s.IfCannot) else ""
        offer = x.body[0] if isinstance(x, s.May) and x.body else x       # of an offer, that there was nothing to offer
        if self.watched_try and (isinstance(offer, (s.ChooseOne, s.Cost, s.Invoke)) or offer is not x and isinstance(offer, s.Choose)):
            self.frame.slots[self.watched_try] = "zero"
            self.line(q.assign(f"f.{self.watched_try}", "0"))
        return tried

    def missed_slot(self, stmts: Sequence[s.Base], i: int) -> str:
        """The slot that says that the sentence above an `if you cannot` could not be begun."""
        return f"missed_{getattr(stmts[i - 1].at, 'line', 0)}_{getattr(stmts[i - 1].at, 'column', 0)}" if i else ""

    def cannot(self) -> None:
        """Here a sentence cannot be begun: an `if you cannot` below it will hear of it."""
        if self.watched_try in self.frame.slots:
            self.line(q.assign(f"f.{self.watched_try}", "1").at(1))

    def statement(self, x: s.Base, rest: Sequence[s.Base], verified: bool) -> None:
        self.origins |= origins([x])
        absent = seated.present(x)
        if not absent:
            self.told(x, rest, verified)
            return
        before, after = set(self.unsure), self.new_label()      # about somebody who does not sit at the table it says nothing
        self.line(q.unless(q.all_of(absent)))
        self.indent += 1
        self.nothing_told(x)
        self.goto(after)
        self.indent -= 1
        with seated.given(absent):
            self.told(x, rest, verified)
        self.unsure |= before | (self.bound_in([x]) - self.roles)
        self.open(after, "next", self.note(x))

    def nothing_told(self, x: s.Base) -> None:
        """The names that a sentence would bind are unset, whatever an earlier round left there."""
        if isinstance(x, (s.Choose, s.Match, s.LetName)) and x.name and x.name not in self.roles:
            if isinstance(x, s.LetName):
                many = list_typed(x.type, type_of(x.value)[1])
            else:
                many = isinstance(x, s.Match) or list_typed(x.type, x.group)
            self.line(q.assign(self.slot(x.name, "list" if many else "int"), q.listed([]) if many else -1))
            if not isinstance(x, s.LetName):
                self.unsure.add(x.name)
        if self.watched_try in self.frame.slots:
            self.line(q.assign(f"f.{self.watched_try}", "1"))

    def told(self, x: s.Base, rest: Sequence[s.Base], verified: bool) -> None:
        """A sentence whose players all sit at the table."""
        names: set[str] = set()
        walk_names(
            [
                getattr(x, n)
                for n in x.__dataclass_fields__
                if n not in ("body", "branches", "otherwise", "actions", "at", "effect", "pay", "fallback")
                and (n == "chooser" or not isinstance(x, s.Menu))       # a menu of nobody is not opened
            ],
            names,
        )
        missing = sorted(
            n for n in names & self.unsure if not (isinstance(x, s.Choose) and n == x.name) and not isinstance(x, s.If)
        )
        if missing and not isinstance(x, s.IfCannot):
            after = self.new_label()
            test = q.any_of(q.no(q.call("was_set", self.env.name(n))) for n in missing)
            self.line(q.when(test))
            self.indent += 1
            if isinstance(x, (s.Choose, s.Match)) and x.name and x.name not in self.roles:  # not what an earlier round left there
                group = isinstance(x, s.Match) or x.group
                self.line(q.assign(self.slot(x.name, "list" if group else "int"), q.listed([]) if group else -1))
                self.unsure.add(x.name)
            self.goto(after)
            self.indent -= 1
            self.dispatch(x, rest, verified)
            self.open(after, "next", self.note(x))
        else:
            self.dispatch(x, rest, verified)

    def inlined(self, x: s.Base, rest: Sequence[s.Base]) -> None:
        """A simple sentence inside a Python `if` or `for`."""
        absent = seated.present(x)
        if absent:
            self.line(q.when(q.all_of(absent)))
        self.indent += bool(absent)
        with seated.given(absent):
            self.dispatch(x, rest, False)
        self.indent -= bool(absent)

    def dispatch(self, x: s.Base, rest: Sequence[s.Base], verified: bool) -> None:
        method, self.following = getattr(self, f"do_{type(x).__name__.lower()}", None), rest
        with self.unit.collecting(x.at, lambda: self.rest_of(x)):
            if self.failed and (short := lacking(x, self.env)) is not None:
                self.line(q.when(short))
                self.line(q.assign(self.failed, "1").at(1))
            if method is None:
                raise NotYet("a sentence of this kind in this place", "Look in the page of its first word in docs/reference.")
            if isinstance(x, (s.Choose, s.Invoke, s.Cost, s.Part)):
                method(x, rest, verified)
            else:
                method(x)
            if rest and self.tells(x):
                self.split(x)

    def tells(self, x: s.Base) -> bool:
        """A sentence (or an inlined `if` around some) that others hear of, and that leaves the block open."""
        if self.indent or self.current is None or self.current.closed:
            return False
        return isinstance(x, TELLS) or isinstance(x, (s.If, s.ForEach)) and self.simple(x) and tells_within([x])

    def rest_of(self, x: s.Base) -> None:
        """The sentences below one that cannot be played: what they cannot say is told as well."""
        bodies = [getattr(x, name, None) or [] for name in ("body", "pay", "effect", "otherwise")]
        bodies += [b[1] if isinstance(b, tuple) else b for b in getattr(x, "branches", None) or []]
        bodies += [a.body for a in getattr(x, "actions", None) or []]
        for body in bodies:
            self.body(body)

    def simple(self, x: s.Base) -> bool:
        """Can it run inside a Python `if` or `for`, without stopping?"""
        if isinstance(x, SIMPLE):
            names: set[str] = set()
            walk_names([getattr(x, n) for n in x.__dataclass_fields__ if n != "at"], names)
            return not names & self.unsure
        if isinstance(x, (s.Discard, s.Put)):
            return self.simple_cards(x)
        if isinstance(x, s.If):
            bodies = [*(b for _, b in x.branches), x.otherwise]
            return all(self.simple(y) for b in bodies for y in b) and not any(tells_within(b[:-1]) for b in bodies)
        if isinstance(x, s.ForEach):
            if tells_within(x.body):        # each round is a group of its own
                return False
            return x.order == "given" and not x.together and all(self.simple(y) for y in x.body) and not self.scarce(x)
        if isinstance(x, s.Invoke):
            return self.inline_macro(x)
        return False

    def inline_macro(self, x: s.Invoke) -> bool:
        return bool(x.decl.macro) and self.unit.macros.get(x.decl.path, False)  # type: ignore[attr-defined]

    def bound_in(self, body: Sequence[s.Base]) -> set[str]:
        """Names that may stay unset when a branch is not taken."""
        out: set[str] = set()
        for x in body:
            if isinstance(x, (s.Choose, s.LetName, s.Roll)):
                out.add(x.name)
            for attr in ("body", "pay", "effect", "otherwise"):
                out |= self.bound_in(getattr(x, attr, None) or [])
            for branch in getattr(x, "branches", None) or []:
                out |= self.bound_in(branch[1] if isinstance(branch, tuple) else branch)
        return out

    # ------------------------------------------------------------ written by the other parts

    def options(self, x: s.Choose, rest: Sequence[s.Base]) -> list[Code]:
        raise NotImplementedError

    def option_lines(self, among: e.Expr, test, plus: int) -> list[Code]:
        raise NotImplementedError

    def fallback_lines(self, x: s.Choose, test, plus: int = 0) -> list[Code]:
        raise NotImplementedError

    def do_choose(self, x: s.Choose, rest: Sequence[s.Base], verified: bool, decline: str = "") -> None:
        raise NotImplementedError

    def group(
        self, x: s.Choose, slot: str, who: str, moved: Sequence[s.Base] | None, is_price: bool = False, gone: s.Remove | None = None
    ) -> None:
        raise NotImplementedError

    def do_needs(self, x: s.Needs) -> None:
        raise NotImplementedError

    def do_cost(self, x: s.Cost, rest: Sequence[s.Base], verified: bool) -> None:
        raise NotImplementedError

    def paid(self, x: s.Cost) -> None:
        raise NotImplementedError

    def do_effect(self, x: s.Base) -> None:
        raise NotImplementedError

    def first_choice(self, body: Sequence[s.Base]) -> s.Choose | None:
        raise NotImplementedError

    def optional(self, body: Sequence[s.Base], after: str, who: str, label: str, at: s.Base) -> None:
        raise NotImplementedError

    def guard_test(self, x: s.May) -> str:
        raise NotImplementedError

    def do_may(self, x: s.May) -> None:
        raise NotImplementedError

    def do_chooseone(self, x: s.ChooseOne) -> None:
        raise NotImplementedError

    def branch_label(self, body: Sequence[s.Base]) -> str:
        raise NotImplementedError

    def turned(self, what: e.Expr, rows: str) -> None:
        raise NotImplementedError

    def do_if(self, x: s.If) -> None:
        raise NotImplementedError

    def inline(self, body: Sequence[s.Base]) -> None:
        raise NotImplementedError

    def do_ifcannot(self, x: s.IfCannot) -> None:
        raise NotImplementedError

    def scarce(self, x: s.ForEach) -> bool:
        raise NotImplementedError

    def loop_members(self, x: s.ForEach) -> str:
        raise NotImplementedError

    def do_foreach(self, x: s.ForEach) -> None:
        raise NotImplementedError

    def mark_turned(self, name: str, body: Sequence[s.Base]) -> None:
        raise NotImplementedError

    def do_loop(self, x: s.Loop) -> None:
        raise NotImplementedError

    def do_together(self, x: s.Together) -> None:
        raise NotImplementedError

    def split(self, x: s.Base) -> None:
        raise NotImplementedError

    def next_block(self, x: s.Base) -> None:
        raise NotImplementedError

    def do_secretly(self, x: s.Secretly) -> None:
        raise NotImplementedError

    def do_fully(self, x: s.Fully) -> None:
        raise NotImplementedError

    def do_menu(self, x: s.Menu) -> None:
        raise NotImplementedError

    def is_record_once(self, a: s.Action) -> bool:
        raise NotImplementedError

    def offer(self, i: int, a: s.Action) -> None:
        raise NotImplementedError

    def phase_index(self) -> str:
        raise NotImplementedError

    def do_part(self, x: s.Part, rest: Sequence[s.Base], verified: bool) -> None:
        raise NotImplementedError

    def part_labels(self, path: str) -> tuple[str, str]:
        raise NotImplementedError

    def early(self, swap: s.ComesBefore, x: s.Part) -> None:
        raise NotImplementedError

    def back(self, swap: s.ComesBefore, x: s.Part) -> None:
        raise NotImplementedError

    def swap_tests(self, swap: s.ComesBefore) -> list[q.Code]:
        raise NotImplementedError

    def orderer(self) -> str:
        raise NotImplementedError

    def hook(self, point: str, x: s.Base) -> None:
        raise NotImplementedError

    def phase_part(self, x: s.Part) -> None:
        raise NotImplementedError

    def call_phase(self, name: str, who: str, then: str, x: s.Base) -> None:
        raise NotImplementedError

    def do_invoke(self, x: s.Invoke, rest: Sequence[s.Base], verified: bool) -> None:
        raise NotImplementedError

    def depth(self) -> str:
        raise NotImplementedError

    def lead(self, x: s.Invoke, decl: d.ProcedureDecl, who: str, after: str) -> dict[str, str]:
        raise NotImplementedError

    def role_value(self, p: d.Param, x: s.Invoke, who: str) -> str:
        raise NotImplementedError

    def do_end(self, x: s.End) -> None:
        raise NotImplementedError

    def do_open(self, x: s.Open) -> None:
        raise NotImplementedError

    def do_place(self, x: s.Place) -> None:
        raise NotImplementedError

    def now(self, x: e.Expr) -> str:
        raise NotImplementedError

    def group_text(self, what: e.Expr) -> str:
        raise NotImplementedError

    def actor(self, who: e.Expr | None) -> str:
        raise NotImplementedError

    def simple_cards(self, x: s.Discard | s.Put) -> bool:
        raise NotImplementedError
