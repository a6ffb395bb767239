"""What a file shows to others: the part of it on which the code of another file may depend."""

from __future__ import annotations

from dataclasses import fields

from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.names.outline import inline
from rootdsl.project.cache import digest

INSIDE = frozenset({"at", "node", "body", "system", "live"})


def interface(system: System) -> str:
    """The heading and the declarations of a file as text, without bodies and places."""
    lines = [f"{system.kind} {system.name} {system.title!r} {system.seats} {system.knows} {sorted(system.needs)}"]
    if system.manifest is not None:
        lines.append(inline(system.manifest))
    lines += sorted(_line(decl) for decl in system.decls)
    return "\n".join(lines)


def _line(decl: d.Decl) -> str:
    parts = [f"{x.name}={inline(getattr(decl, x.name))}" for x in fields(decl) if x.name not in INSIDE]
    return f"{type(decl).__name__} {' '.join(parts)}"


def seen_by(system: System, library: Library) -> set[str]:
    """Names of the files on whose very text a file may depend: the common ones, those it knows, and what these see."""
    out: set[str] = set()
    wait = [*library.base_systems(), *system.knows]
    while wait:
        name = wait.pop()
        if name in library.systems and name not in out:
            out.add(name)
            wait += library.systems[name].knows
    return out - {system.name}


def keys(library: Library, texts: dict[str, str], compiler: str) -> dict[str, str]:
    """For each file the hash of all that its module depends on: its text, the texts it sees, the interfaces of the rest."""
    shown = {name: digest(interface(system)) for name, system in library.systems.items()}
    whole = {name: digest(system.path, texts[system.path]) for name, system in library.systems.items()}
    out = {}
    for name, system in library.systems.items():
        seen = seen_by(system, library)
        rest = [x for y in sorted(library.systems.keys() - seen - {name}) for x in (y, shown[y])]
        out[name] = digest(compiler, name, whole[name], *(x for y in sorted(seen) for x in (y, whole[y])), "rest", *rest)
    return out
