"""What every part of the build shares: the system, its library, and the unit that is filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rootdsl.machine import code as q
from rootdsl.machine import exprs, seated
from rootdsl.machine.env import Env, NotYet, Sides
from rootdsl.machine.find import find, walk
from rootdsl.machine.lower import Lower
from rootdsl.machine.names import class_name, ident
from rootdsl.machine.unit import FrameClass, Function, Unit
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library


class Base:
    """Helpers; the kinds of declaration are in the classes beside this one."""

    def __init__(self, system: System, library: Library) -> None:
        self.system, self.library = system, library
        self.unit = Unit(system)
        self.unit.library = library
        for other in library.systems.values():
            for group in other.of(d.ModeSet):
                exprs.GROUPS[group.name] = group
        self.short = ident(system.name)
        self.look()

    def look(self) -> None:
        """What the rules of this file can speak of."""
        look(self.system, self.library)
        seated.look(self.system, self.library)

    def function(self, name: str, params: list[str], lines: Sequence[str], remark: str, result: str = "bool") -> str:
        name = self.unit.fresh(name)
        self.unit.functions.append(Function(name, params, lines, remark, result))
        return name

    def standing_rule(self, path: str) -> list[s.Trigger]:
        """What waits for events in the rule at a path: its names are known to an exception to the rule."""
        holder = self.library.systems.get(path.partition(".")[0])
        return [x for x in holder.triggers if x.path.rpartition(".")[0] == path] if holder is not None else []

    def stays(self, body: Sequence[s.Base]) -> bool:
        """A verb that never stops is called in place."""
        return all(isinstance(x, (s.SetNumber, s.Score)) for x in body)

    def procedure_of(self, path: str) -> d.ProcedureDecl | None:
        """The procedure in which a point, value or verb stands."""
        system, _, rest = path.partition(".")
        head = rest.split(".")[0].split(":")[0]
        holder = self.library.systems.get(system)
        return next((p for p in holder.of(d.ProcedureDecl) if p.name == head), None) if holder else None

    def frame(self, name: str, path: str, remark: str) -> FrameClass:
        frame = FrameClass(self.unit.fresh(class_name(name)), path, remark=remark)
        self.unit.frames.append(frame)
        return frame

    def sides(self, p: d.ProcedureDecl | None) -> Sides | None:
        if p is None or len(p.sides) != 2:
            return None
        out = Sides((ident(p.sides[0]), ident(p.sides[1])))
        out.pieces = any(x.type == "unit" for x in p.params if x.name in p.sides)
        return out

    def player_at(self, p: d.ProcedureDecl | None, role: str) -> str:
        """The player whom a side of the procedure stands for: the side itself, or the owner of the piece that it is."""
        sides = self.sides(p)
        text = f"u.{ident(role)}"
        return q.call("owner_of", "t", text) if sides is not None and sides.pieces and ident(role) in sides else text

    def shared(self, p: d.ProcedureDecl | None, own: set[str]) -> frozenset[str]:
        """Names that a hook of the procedure reads from its frame."""
        if p is None:
            return frozenset()
        names = {x.name for x in p.params} | set(p.shares)
        names |= self.bound_names(p.body)
        return frozenset(names - own)

    def bound_names(self, body: Sequence[s.Base]) -> set[str]:
        out: set[str] = set()
        for x in body:
            if isinstance(x, (s.Choose, s.LetName, s.Roll, s.ForEach)):
                out.add(x.name)
            for attr in ("body", "pay", "effect", "otherwise"):
                out |= self.bound_names(getattr(x, attr, None) or [])
            for branch in getattr(x, "branches", None) or []:
                out |= self.bound_names(branch[1] if isinstance(branch, tuple) else branch)
        return out

    def locals_of(self, p: d.ProcedureDecl, frame: FrameClass) -> None:
        """Slots for the numbers and flags that a procedure declares."""
        if p.sides or p.shares:
            frame.slots["intents"] = "list"
        self.announces(frame, p.path, p.body)
        for x in self.library.systems[p.system].of(d.NumberDecl):
            if x.name.startswith(p.name + "."):
                frame.slots[ident(x.name.rpartition(".")[2])] = "pair" if x.scope == "side" else "zero"

    def announces(self, frame: FrameClass, path: str, body: object) -> None:
        """A slot for what is declared in a body, or by the rules of this file at its points."""
        at_points = [x for x in self.system.hooks if inside(x.point, path)]
        in_place = [x for x in self.system.exceptions if inside(x.target, path)]
        if speaks_of_intents([body, at_points, in_place]):
            frame.slots["intents"] = "list"

    def heard(self, x: s.Hook | s.ExceptionTo, point: str, owner: d.ProcedureDecl | None) -> None:
        """What a rule at a point of another file declares must be kept there."""
        if point.partition(".")[0] == self.system.name or not speaks_of_intents(x):
            return
        if owner is None or not (owner.sides or owner.shares or speaks_of_intents(owner.body)):
            name = owner.name if owner is not None else point.partition(".")[2].partition(":")[0]
            raise NotYet(
                f"`declare` at a point of `{name}`",
                "It holds in procedures that have `sides` or `shares`, and in those of this file. Keep a flag: `flag NAME this turn`, and"
                " `set NAME`.",
            )

    # ------------------------------------------------------------ written by the other parts

    def value(self, v: d.ValueDecl) -> None:
        raise NotImplementedError

    def only(self, body: e.Expr, env: Env) -> list[str]:
        raise NotImplementedError

    def condition(self, c: d.ConditionDecl) -> None:
        raise NotImplementedError

    def needs(self, x: s.Base, lower: Lower) -> None:
        raise NotImplementedError

    def needs_of(self, target: str) -> list[str]:
        raise NotImplementedError

    def amend(self, x: s.ExceptionTo, label: str, params: list[str], tests: Sequence[str], env: Env, holder: str) -> None:
        raise NotImplementedError

    def procedure(self, p: d.ProcedureDecl) -> None:
        raise NotImplementedError

    def macro(self, p: d.ProcedureDecl) -> None:
        raise NotImplementedError

    def plain(self, lower: Lower, body: Sequence[s.Base], at: object, test: str = "") -> None:
        raise NotImplementedError

    def replaceable(self, lower: Lower, body: Sequence[s.Base], at: object, test: str = "") -> None:
        raise NotImplementedError

    def phase(self, name: str, body: Sequence[s.Base]) -> None:
        raise NotImplementedError

    def setup_phase(self) -> str:
        raise NotImplementedError

    def last_phase(self, target: str) -> bool:
        raise NotImplementedError

    def mode_test(self, mode: str) -> list[q.Code]:
        raise NotImplementedError

    def card_of(self, path: str) -> str:
        raise NotImplementedError

    def kind_of_holder(self, path: str) -> str:
        raise NotImplementedError

    def on_card(self, path: str) -> str:
        raise NotImplementedError

    def only_local(self, x: s.ExceptionTo, result: object) -> bool:
        raise NotImplementedError

    def rule_frame(self, name: str, path: str, env: Env, at: object, title: str) -> Lower:
        raise NotImplementedError

    def label(self, path: str) -> str:
        raise NotImplementedError

    def hook(self, i: int, h: s.Hook) -> None:
        raise NotImplementedError

    def event_test(self, trigger: s.Trigger, env: Env) -> list[q.Code]:
        raise NotImplementedError

    def trigger(self, i: int, x: s.Trigger) -> None:
        raise NotImplementedError

    def put_rule(self, x: s.Trigger, holder: str) -> None:
        raise NotImplementedError

    def exception(self, i: int, x: s.ExceptionTo) -> None:
        raise NotImplementedError

    def lift(self, i: int, x: s.ExceptionTo, holder: str) -> None:
        raise NotImplementedError

    def stands_by(self, test: str, path: str) -> None:
        """A test of a rule that forbids or catches something: exceptions to the rule can make it stand aside."""
        self.unit.register("RULE_PATHS", f"({test}, {path!r})")

    def ban(self, i: int, x: s.Ban) -> None:
        raise NotImplementedError

    def keep(self, i: int, x: s.Keep) -> None:
        raise NotImplementedError

    def free(self, i: int, x: s.FreeAction) -> None:
        raise NotImplementedError


def inside(point: str, path: str) -> bool:
    """Does a point belong to a part, or to what stands in it?"""
    return point == path or point.startswith((path + ".", path + ":"))


def speaks_of_intents(x: object) -> bool:
    """Is something declared here, or asked whether it was?"""
    said: list[Any] = []
    for kind in (s.Declare, e.Declared):
        walk(x, kind, said)  # type: ignore[type-var]
    return bool(said)


def look(system: System, library: Library) -> None:
    """What the rules of this file can speak of: its own declarations, those of common files and of files it knows."""
    manifest = library.manifest()
    seats = manifest.seats if manifest else []
    common = {x.name for x in library.systems.values() if x.kind not in seats}
    near = [x for x in library.systems.values() if x is system or x.name in common or x.name in system.knows]
    exprs.SIGHT.common, exprs.SIGHT.example = common, False
    exprs.SIGHT.strangers = {x.name for x in near if x is not system and x.name not in common and x.seats <= 1}
    exprs.SIGHT.states = [y for x in near for y in x.of(d.StateDecl)]
    exprs.SIGHT.singles = {y.kind for x in near for y in x.of(d.NumberDecl) if y.scope == "unit"}
    exprs.SIGHT.numbers = [y for x in near for y in x.of(d.NumberDecl) if y.scope == "unit" and not y.printed]
    exprs.SIGHT.wild = {y.any_of.name for y in find(system, s.TreatAs) if y.any_of is not None}
    wider = [y for x in near for y in x.of(d.Kind) if y.isa]
    for _ in wider:
        exprs.SIGHT.singles |= {y.name for y in wider if y.isa in exprs.SIGHT.singles}
