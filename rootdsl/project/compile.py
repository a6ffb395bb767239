"""All files of a game to the texts of their modules. What has not changed is neither checked nor written again.

Three depths, each tried before the next: nothing changed (one hash of all texts is known); some
files changed (only they, and what sees them, are resolved, checked and emitted); all anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rootdsl.project import cache
from rootdsl.project.fault import Fault
from rootdsl.project.project import MOST_BYTES, Game, Source

if TYPE_CHECKING:
    from rootdsl.messages.message import Report
    from rootdsl.names.library import Library

RECORD = 6      # version of what is kept in the cache


@dataclass(slots=True)
class Unit:
    """One file of a game, compiled. `text_hash` is that of its module, empty when errors kept it from being made."""

    name: str
    kind: str
    title: str
    label: str
    path: str
    seats: int = 1
    sees: list[str] = field(default_factory=list)
    text_hash: str = ""
    knows: list[str] = field(default_factory=list)      # the files that its heading names
    requires: list[Any] = field(default_factory=list)   # of house rules: files that must be at the table, with line and column
    conflicts: list[Any] = field(default_factory=list)  # and files that must not
    adds: list[str] = field(default_factory=list)       # files to whose menus it adds actions; `*`: all that hold a seat


@dataclass(slots=True)
class Compiled:
    """A game, compiled: its files by name, what its heading asks for, and every message."""

    units: dict[str, Unit] = field(default_factory=dict)
    manifest: dict[str, Any] = field(default_factory=dict)
    messages: list[Any] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    redone: list[str] = field(default_factory=list)       # files that were resolved and checked in this run
    paths: dict[str, str] = field(default_factory=dict)   # label -> path as the user can open it
    examples: list[Any] = field(default_factory=list)     # what cannot be read in examples; it keeps nothing from being played

    @property
    def has_errors(self) -> bool:
        return any(x.is_error for x in self.messages)

    def report(self, labels: Iterable[str] | None = None, examples: bool = False) -> Report:
        """The messages (of some files only, if told; also those about examples, if told) with the paths that the user can open."""
        from dataclasses import replace

        from rootdsl.messages.message import Report

        wanted = set(labels) if labels is not None else None
        out = Report()
        out.sources = {self.shown(label): text for label, text in self.sources.items()}
        for x in [*self.messages, *(self.examples if examples else ())]:
            if wanted is None or x.path in wanted:
                related = tuple((replace(place, path=self.shown(place.path)), remark) for place, remark in x.related)
                out._messages.append(replace(x, path=self.shown(x.path), related=related))
        return out

    def shown(self, label: str) -> str:
        """The path of a file as seen from where the user stands."""
        path = self.paths.get(label)
        if path is None:
            return label
        here = os.path.relpath(path)
        return path if here.startswith(os.path.join("..", "..")) else here

    def needed(self, names: Iterable[str]) -> set[str]:
        """These files and all that they see."""
        out: set[str] = set()
        for name in names:
            if name in self.units:
                out |= {name, *self.units[name].sees}
        return out

    def text(self, name: str) -> str | None:
        """The module of a file; None when it has none."""
        unit = self.units[name]
        if unit.text_hash and name not in self.texts:
            data = kept_module(name, unit.text_hash)
            if data is not None:
                self.texts[name] = data.decode("utf-8")
        return self.texts.get(name)


def kept_module(name: str, text_hash: str) -> bytes | None:
    """The module that the cache keeps under a hash, if it is whole."""
    data = cache.load("modules", module_key(name, text_hash), ".py")
    return data if data is not None and cache.digest(data) == text_hash else None


def module_key(name: str, text_hash: str) -> str:
    """What a module is called in the cache: readable, for debuggers show it."""
    from rootdsl.machine.names import ident

    return f"{ident(name)[:60]}-{text_hash[:32]}"


def compile_game(game: Game, extra: Sequence[Source] = (), fresh: bool = False) -> Compiled:
    """Compile a game with files from elsewhere that join it. `fresh` asks the cache nothing."""
    sources = [*game.sources, *(x for x in extra if not game.holds(x.path))]
    data = {x.label: read(x.path) for x in sources}
    parts = [part for x in sources for part in (x.label, data[x.label] or b"?")]
    whole = cache.digest(cache.compiler_hash(), str(RECORD), *parts)
    paths = {x.label: os.path.abspath(x.path) for x in sources}
    if not fresh:
        out = _remembered(cache.load_record("games", whole), data)
        if out is not None:
            out.paths = paths
            if all(out.text(name) is not None for name, unit in out.units.items() if unit.text_hash):
                return out
    out = _compile(sources, data, fresh)
    out.paths = paths
    if not any(x.code == "E0990" for x in out.messages):
        units = [asdict(x) for x in out.units.values()]
        record = {"units": units, "manifest": out.manifest, "messages": [asdict(x) for x in out.messages],
                  "examples": [asdict(x) for x in out.examples]}
        cache.store_record("games", whole, record)
        for kind in ("games", "files", "modules", "code"):
            cache.prune(kind)
    return out


def read(path: Path) -> bytes | None:
    """The bytes of a file, as far as any file may be long; None if it cannot be read (the parser will say why)."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES)
    except OSError:
        return None


def _remembered(record: Any, data: dict[str, bytes | None]) -> Compiled | None:
    """What the cache knows of exactly these texts."""
    from rootdsl.messages.message import Message, Place

    try:
        units = [Unit(**x) for x in record["units"]]
        messages, examples = (
            [Message(**{**x, "related": tuple((Place(**place), str(remark)) for place, remark in x["related"])}) for x in record[kind]]
            for kind in ("messages", "examples")
        )
        out = Compiled({x.name: x for x in units}, dict(record["manifest"]), messages, examples=examples)
    except (KeyError, TypeError, ValueError):
        return None
    if messages or examples:
        out.sources = {label: (text or b"").decode("utf-8", "replace") for label, text in data.items()}
    return out


# ---------------------------------------------------------------- the passes, in order


def _compile(sources: Sequence[Source], data: dict[str, bytes | None], fresh: bool) -> Compiled:
    from rootdsl.messages.message import Report
    from rootdsl.project.interface import keys, seen_by

    report = Report()
    library, paths = declared(sources, data, report)
    texts = {label: (text or b"").decode("utf-8", "replace") for label, text in data.items()}
    known = keys(library, texts, cache.digest(cache.compiler_hash(), str(RECORD)))
    units = {
        x.name: Unit(x.name, x.kind, x.title, x.path, str(paths[x.path]), x.seats, sorted(seen_by(x, library)), knows=list(x.knows),
                     requires=[*x.requires], conflicts=[*x.conflicts], adds=[*x.adds])
        for x in library.systems.values()
    }
    out = Compiled(units, manifest_of(library), sources=texts)
    done = {} if fresh or report.messages else _known_modules(known)
    changed = [name for name in units if name not in done]
    if done and changed:
        part = set(changed).union(*(units[name].sees for name in changed))
        second = Report()
        _resolve(library, part, second)
        # rare, and a doubt may only come of what was left out: look at everything
        if second.messages or _examples(library, changed, texts, second):
            report = Report()
            library, _ = declared(sources, data, report)
            done, changed = {}, list(units)
    if not done:
        _resolve(library, set(units), report)
    out.redone = changed
    out.examples = _examples(library, changed, texts, report)
    faulty = {x.path for x in report.messages if x.is_error}
    for name in changed:
        if not any(units[x].label in faulty for x in (name, *units[name].sees)):
            text = _emit(library, name, report)
            if text is not None:
                out.texts[name] = text
                done[name] = cache.digest(text)
                cache.store("modules", module_key(name, done[name]), text.encode("utf-8"), ".py")
    for name, text_hash in done.items():
        units[name].text_hash = text_hash
    quiet = {units[x].label for x in changed} - {x.path for x in (*report.messages, *out.examples)}
    for name in changed:
        if units[name].label in quiet and units[name].text_hash:
            cache.store_record("files", known[name], {"module": units[name].text_hash})
    out.messages = report.messages
    return out


def declared(sources: Sequence[Source], data: dict[str, bytes | None], report: Report) -> tuple[Library, dict[str, Path]]:
    """Every file parsed and its declarations known, but no sentence read yet."""
    from rootdsl.messages.message import Place
    from rootdsl.names.declare import declare
    from rootdsl.names.library import Library
    from rootdsl.names.places import name_borders
    from rootdsl.names.reference import check as check_references
    from rootdsl.names.roles import set_roles
    from rootdsl.project.trees import tree_of
    from rootdsl.syntax.parser import read_source

    systems: dict[str, Any] = {}
    paths = {x.label: x.path for x in sources}
    if len(paths) < len(sources):
        twice = next(x for i, x in enumerate(sources) if x.label in {y.label for y in sources[:i]})
        raise Fault("E0908", word=twice.label, other=str(paths[twice.label]))
    for source in sources:
        text = _text(data[source.label])
        if text is None:
            read_source(source.path, source.label, report)
            continue
        file = tree_of(text, source.label, report)
        report.open(source.label, text)
        system = declare(file, report)
        if system is None:
            continue
        if _same_module(system.name, systems):
            other = systems[_same_module(system.name, systems)]
            report.error("E0908", Place(source.label, *_heading_at(system)), word=system.name, other=other.path)
            continue
        systems[system.name] = system
    library = Library(systems.values())
    library.files = dict(paths)
    set_roles(library)
    for system in systems.values():
        name_borders(system, library)
        check_references(system, library, report)
    return library, paths


def _text(data: bytes | None) -> str | None:
    if data is None or len(data) >= MOST_BYTES:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _same_module(name: str, systems: dict[str, Any]) -> str:
    """The file whose module would have the same name, on any disk."""
    from rootdsl.machine.names import ident

    return next((x for x in systems if ident(x).lower() == ident(name).lower()), "")


def _heading_at(system: Any) -> tuple[int, int]:
    token = next((n.first for n in system.tree.nodes if str(getattr(n, "keyword", "")) == system.kind), None)
    return (token.line or 1, token.column or 1) if token is not None else (1, 1)


def manifest_of(library: Library) -> dict[str, Any]:
    """What a table of the game consists of."""
    game = library.manifest()
    if game is None:
        return {}
    return {
        "name": game.name, "title": game.title, "low": game.low, "high": game.high, "uses": list(game.uses), "parts": dict(game.parts),
        "seats": list(game.seats),
    }


def _known_modules(known: dict[str, str]) -> dict[str, str]:
    """Files whose module the cache knows under their key."""
    out = {}
    for name, key in known.items():
        record = cache.load_record("files", key)
        module = record.get("module") if isinstance(record, dict) else None
        if isinstance(module, str) and kept_module(name, module) is not None:
            out[name] = module
    return out


def _resolve(library: Library, part: set[str], report: Report) -> None:
    """Read every sentence of some files and check them."""
    from rootdsl.checks.order import check
    from rootdsl.names.resolve import resolve

    order = [x for x in library.in_order() if x.name in part]
    try:
        for system in order:
            resolve(system, library, report)
        check(library if len(part) == len(library.systems) else _only(library, part), report)
    except Exception as fault:      # a fault of ours is one message, and the other messages stand
        _own_fault(report, order[0].path if order else "", fault)


def _examples(library: Library, names: Sequence[str], texts: dict[str, str], report: Report) -> list[Any]:
    """What cannot be read in the examples of some files."""
    from rootdsl.examples.suite import reading_faults

    return reading_faults(library, names, texts, report.messages)


def _only(library: Library, part: set[str]) -> Library:
    from rootdsl.names.library import Library as New

    out = New(x for x in library.systems.values() if x.name in part)
    out.together = library.together
    out.others = frozenset(x.kind for x in library.systems.values())
    return out


def _emit(library: Library, name: str, report: Report) -> str | None:
    """The module of one file, or a message why there is none."""
    from rootdsl.machine.emit import emit
    from rootdsl.machine.env import NotYet
    from rootdsl.messages.message import Place
    from rootdsl.names.spans import place_of

    system = library.systems[name]
    try:
        text = emit(system, library)
        compile(text, f"<{system.path}>", "exec", dont_inherit=True)
        return text
    except NotYet as gap:
        for x in gap.all:
            report.error("E0909", place_of(system, x.of, x.at) or Place(system.path, *_heading_at(system)), reason=x.what, hint=x.way)
    except Exception as fault:
        _own_fault(report, system.path, fault)
    return None


def _own_fault(report: Report, path: str, fault: Exception) -> None:
    from rootdsl.messages.message import Place

    if os.environ.get("ROOTDSL_DEBUG"):
        raise fault
    report.error("E0990", Place(path, 1, 1), fault=f"{type(fault).__name__}: {fault}")
