"""The turn of a seat as a graph of states: phases, their steps, the menus in them, and where each leads.

Read from the statements that the machine is made of: a step is a state, a menu is one with a way
to each of its actions and back, `end PHASE` is a way to the end of that phase, and a procedure of
the seat's own with steps is a course of its own, entered from where it is performed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import networkx as nx

from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import System

if TYPE_CHECKING:
    from rootdsl.names.library import Library

INNER = ("body", "effect", "otherwise", "pay", "fallback")  # where statements stand below a statement


@dataclass(slots=True)
class State:
    """One state. `mode`: the mode under which alone it is there; `optional`: it can be passed by; `repeated`: one round follows another."""

    key: str
    kind: str  # start, end, step, menu, action
    optional: bool = False
    repeated: bool = False
    mode: str = ""
    inner: list[str] = field(default_factory=list)  # named rules in it, in order
    calls: list[str] = field(default_factory=list)  # procedures that it performs


@dataclass(slots=True)
class Course:
    """A phase, or a procedure with steps of its own: states in layers, the first is its start and the last its end."""

    key: str
    kind: str  # phase, procedure
    graph: nx.DiGraph[str]
    states: dict[str, State] = field(default_factory=dict)
    free: list[str] = field(default_factory=list)  # actions that may be taken at any point of it
    leaves: list[tuple[str, str]] = field(default_factory=list)  # state, and the course that it ends or enters

    @property
    def start(self) -> str:
        return f"{self.key}:start"

    @property
    def end(self) -> str:
        return f"{self.key}:end"

    def actions(self, menu: str) -> list[str]:
        """The states that a menu leads to and that lead back to it."""
        return [x for x in self.graph.successors(menu) if self.graph.has_edge(x, menu)]

    def layers(self) -> list[list[str]]:
        """States by how far they are from the start; what follows a menu stands below its actions."""
        forward: nx.DiGraph[str] = nx.DiGraph()
        forward.add_edges_from((a, b) for a, b, data in self.graph.edges(data=True) if not data.get("back"))
        for menu in [x for x in forward if self.states[x].kind == "menu"]:
            actions = self.actions(menu)
            after = [x for x in forward.successors(menu) if x not in actions]
            forward.add_edges_from((a, b) for a in actions for b in after)
        return [sorted(x, key=list(self.states).index) for x in nx.topological_generations(forward)]


def courses(system: System, library: Library) -> list[Course]:
    """The phases of a turn in their order, then the seat's own procedures that these perform."""
    out: list[Course] = []
    for key, body, common in phases(system, library):
        course = Builder(key, "phase", system).build(body)
        course.free = [x.path for x in system.free if x.whose is None and x.phase.rpartition(".")[2] == common.rpartition(".")[2]]
        out.append(course)
    seen = {x.key for x in out}
    for course in out:
        for state in course.states.values():
            for key in state.calls:
                decl = library.by_path.get(key)
                if key in seen or not isinstance(decl, d.ProcedureDecl) or decl.system != system.name or not steps(decl.body):
                    continue
                seen.add(key)
                out.append(Builder(key, "procedure", system).build(decl.body))
    known = {x.key: x for x in out}
    for course in out:
        course.leaves = [(a, near(b, course, known)) for a, b in course.leaves if near(b, course, known)]
        for state in course.states.values():
            course.leaves += [(state.key, x) for x in state.calls if x in known and known[x].kind == "procedure" and x != course.key]
    return out


def near(target: str, course: Course, known: dict[str, Course]) -> str:
    """The course that a path names: by its own key, or as the common declaration of a phase."""
    if target in known:
        return target
    return next((x for x in known if x.rpartition(".")[2] == target.rpartition(".")[2]), "")


def phases(system: System, library: Library) -> Iterator[tuple[str, list[Any], str]]:
    """Key and body of each phase of a turn, and the common rule that names it; a turn without phases is one."""
    manifest = library.manifest()
    name = manifest.repeats.rpartition(".")[2] if manifest else ""
    turn = next((x for y in library.systems.values() for x in y.of(d.ProcedureDecl) if x.name == name), None)
    if turn is None:
        yield from ((f"{system.name}.{k}", v, k) for k, v in system.phases.items() if manifest is None or k != manifest.setup)
        return
    parts = [x for x in turn.body if isinstance(x, s.Part) and x.kind == "phase"]
    for part in parts:
        own = part.path.rpartition(".")[2]
        filled = system.phases.get(own)
        yield (f"{system.name}.{own}", filled, part.path) if filled is not None else (part.path, part.body, part.path)
    if not parts:
        yield turn.path, turn.body, turn.path


def steps(body: Any) -> list[s.Part]:
    """The steps that stand in a body, not inside each other."""
    out: list[s.Part] = []
    for x in body:
        if isinstance(x, s.Part) and x.kind in ("step", "phase"):
            out.append(x)
        elif not isinstance(x, s.Menu):
            for below in deeper(x):
                out += steps(below)
    return out


def deeper(x: Any) -> Iterator[list[Any]]:
    """The statements below a statement."""
    for name in INNER:
        found = getattr(x, name, None)
        if isinstance(found, list):
            yield found
        elif isinstance(found, s.Base):
            yield [found]
    for branch in getattr(x, "branches", None) or ():
        yield branch[1] if isinstance(branch, tuple) else branch
    for name in ("actions", "rules"):
        yield list(getattr(x, name, None) or ())


class Builder:
    """Makes the graph of one course."""

    def __init__(self, key: str, kind: str, system: System) -> None:
        self.system = system
        self.course = Course(key, kind, nx.DiGraph())
        self.last: list[str] = []  # states from which the next one is entered

    def build(self, body: Iterable[Any]) -> Course:
        course = self.course
        self.state(State(course.start, "start"))
        self.last = [course.start]
        found = list(body)
        own = steps(found)
        if own:
            self.rest(found, State(course.start, "start"), own)
            for part in own:
                self.step(part)
        else:
            self.body(found, course.start)
        self.state(State(course.end, "end"))
        for x in self.last:
            course.graph.add_edge(x, course.end)
        return course

    def rest(self, body: list[Any], state: State, own: list[s.Part]) -> None:
        """Menus of a phase beside its steps."""
        for x in body:
            if isinstance(x, s.Menu):
                self.menu(x, f"{self.course.key}.{x.path.rpartition('.')[2] or 'menu'}")

    def state(self, state: State) -> None:
        self.course.states[state.key] = state
        self.course.graph.add_node(state.key)

    def enter(self, state: State) -> None:
        """A state that follows those before it."""
        self.state(state)
        for x in self.last:
            self.course.graph.add_edge(x, state.key)
        skipped = self.last if state.optional else []
        self.last = [*dict.fromkeys([state.key, *skipped])]

    def step(self, part: s.Part) -> None:
        state = State(part.path, "step", optional=bool(part.guards) or passable(part.body))
        self.enter(state)
        self.read(part.body, state)
        for x in menus(part.body):
            self.menu(x, part.path)

    def body(self, body: list[Any], key: str) -> None:
        """A phase without steps: its menus, or one state for all that it says."""
        found = list(menus(body))
        named = [x for x in body if isinstance(x, s.Part) and x.kind in ("rule", "window")]
        if not found and not body:
            return
        if not found or named:
            state = State(f"{self.course.key}", "step", optional=passable(body))
            self.enter(state)
            self.read(body, state)
        for x in found:
            self.menu(x, self.course.key)

    def menu(self, menu: s.Menu, owner: str) -> None:
        """The state in which an action is chosen: a way to each action, back again, and on."""
        before = self.course.states.get(owner)
        key = f"{owner}:menu" if f"{owner}:menu" not in self.course.states else f"{menu.path}:menu{len(self.course.states)}"
        if before is not None and before.kind == "step" and owner in self.last:
            before.kind, before.repeated = "menu", True
            key = owner
        else:
            self.enter(State(key, "menu", repeated=True))
        added = [(x.action, x.mode) for x in self.system.added if x.menu == menu.path]
        for action, mode in [*((x, "") for x in menu.actions), *added]:
            state = State(action.path, "action", mode=mode)
            self.state(state)
            self.course.graph.add_edge(key, action.path)
            self.course.graph.add_edge(action.path, key, back=True)
            self.read(action.body, state)
        self.last = [key]

    def read(self, body: Iterable[Any], state: State) -> None:
        """What a state holds: named rules, procedures that are performed, phases that are ended."""
        for x in body:
            if isinstance(x, s.Menu):
                continue
            if isinstance(x, s.Part) and x.kind in ("rule", "window", "step") and x.path != state.key and x.title:
                state.inner.append(x.path)
            if isinstance(x, s.Loop):
                state.repeated = True
            if isinstance(x, s.Invoke) and x.decl.path not in state.calls:
                state.calls.append(x.decl.path)
            if isinstance(x, s.End):
                self.course.leaves.append((state.key, x.target))
            for below in deeper(x):
                self.read(below, state)


def menus(body: Iterable[Any]) -> Iterator[s.Menu]:
    for x in body:
        if isinstance(x, s.Menu):
            yield x
        else:
            for below in deeper(x):
                yield from menus(below)


def passable(body: list[Any]) -> bool:
    """Whether nothing of a body need be done."""
    free = (isinstance(x, s.May) or isinstance(x, s.Loop) and not x.must or isinstance(x, s.Choose) and x.optional for x in body)
    return bool(body) and all(free)
