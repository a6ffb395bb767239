"""One generated module while it is being written: frames, functions, choice sites and what it registers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from lark import Token

from rootdsl.machine.env import NotYet
from rootdsl.machine.names import ident
from rootdsl.model import decl as d
from rootdsl.model.system import System


@dataclass(slots=True)
class Function:
    """A finished function: its name, parameters, the remark above it and its lines."""

    name: str
    params: list[str]
    lines: Sequence[str]
    remark: str = ""
    result: str = "bool"


@dataclass(slots=True)
class FrameClass:
    """A frame class: typed slots, its blocks in order, and where procedures of these paths end."""

    name: str
    path: str
    slots: dict[str, str] = field(default_factory=dict)  # slot -> 'int' | 'list' | 'pair'
    blocks: list[str] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    parts: dict[str, tuple[int, int]] = field(default_factory=dict)  # where steps and phases begin and end
    heed: list[tuple[str, int]] = field(default_factory=list)  # slots for the parts of an event of a procedure
    does: str = ""  # the function that tells what must change before a trigger would do anything
    writes: int = 0  # what the body of a trigger changes
    first: str = ""  # the slot of the first role
    bind: tuple[str, str, str, str] | None = None  # slots for performer, group, source, target
    one: bool = False  # is the group of an event one piece, which the slot holds by itself?
    remark: str = ""
    bound: dict[str, str] = field(default_factory=dict)  # slots that an event fills with a place or a player
    lets: dict[str, str] = field(default_factory=dict)  # slots that `let` fills, and of what type each is


@dataclass(slots=True)
class SiteInfo:
    """A choice site of the static catalogue. `paths`: of the actions of a menu, then the name that counts those left, if it is bounded."""

    path: str
    title: str
    name: str
    domain: str
    line: int
    labels: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)


def in_prompts(frame: FrameClass, sites: list[SiteInfo]) -> dict[str, str]:
    """The names given by `let` of which a label of the file speaks: a prompt tells what they stand for."""
    told = {word for site in sites for label in site.labels for word in label.replace(" ", "_").split("_")}
    return {name: kind for name, kind in frame.lets.items() if name in frame.slots and set(name.split("_")) <= told}


class Unit:
    """Everything that one `.law` file becomes."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.functions: list[Function] = []
        self.frames: list[FrameClass] = []
        self.sites: list[SiteInfo] = []
        self.registers: dict[str, list[str]] = {}
        self.points: list[str] = []
        self.replaceable: list[str] = []
        self.kind_keys: dict[str, list[str]] = {}
        self.taken: set[str] = set()
        self.macros: dict[str, bool] = {}
        self.library: Any = None
        self.gaps: list[NotYet] = []     # what cannot be played: each is told, not the first alone

    def fresh(self, name: str) -> str:
        """A function or class name that is not taken in this module."""
        base = ident(name)
        out, n = base, 2
        while out in self.taken:
            out = f"{base}_{n}"
            n += 1
        self.taken.add(out)
        return out

    @contextmanager
    def collecting(self, at: Any, more: Callable[[], None] | None = None) -> Iterator[None]:
        """What cannot be played inside is kept, and the next thing is looked at; `more` goes on with what stands below it.

        The code of a unit with gaps is never used, so a fault that comes of one is no fault.
        """
        try:
            yield
        except NotYet as gap:
            gap.at = gap.at or at
            self.gaps.append(gap)
            if more is not None:
                with self.collecting(at):
                    more()
        except Exception:
            if not self.gaps:
                raise

    def register(self, what: str, text: str) -> None:
        """A line of Python that the linker reads (`HOOKS`, `VALUES`, ...)."""
        self.registers.setdefault(what, []).append(text)

    def site(
        self,
        path: str,
        title: str,
        name: str,
        domain: str,
        at: Token | None,
        labels: list[str] | None = None,
        paths: list[str] | None = None,
    ) -> int:
        self.sites.append(SiteInfo(path, title, name, domain, getattr(at, "line", 0) or 0, labels or [], paths or []))
        return len(self.sites) - 1

    def point(self, path: str) -> str:
        """The table's attribute that holds the index of a hookable point (or -1)."""
        if path not in self.points:
            self.points.append(path)
        return f"t.h_{ident(path)}"

    def part(self, path: str) -> str:
        """The table's attribute that holds the exceptions to a part."""
        if path not in self.replaceable:
            self.replaceable.append(path)
        return f"t.x_{ident(path)}"

    def remark(self, path: str, at: Token | None, what: str = "") -> str:
        """The comment above a function: file, line, rule."""
        line = getattr(at, "line", 0) or 0
        text = f"{self.system.path}:{line} {path}"
        return f"{text}: {what}" if what else text


def list_typed(kind: str, many: bool) -> bool:
    """Is a name of this type kept as a list?"""
    return many or kind in ("group", "faces")


def own_numbers(system: System) -> list[d.NumberDecl]:
    """Numbers and flags that a file keeps in its record."""
    return [x for x in system.of(d.NumberDecl) if x.scope in ("system", "place", "path", "seat_place", "seat")]
