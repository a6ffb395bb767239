"""Rules in memory: the files of a game resolved from their texts, and modules and tables made of them as they are asked for.

Nothing is written and no cache is asked, so that a text may differ from the file on disk. Trees and modules of texts
that have not changed are taken over from the `Rules` before.
"""

from __future__ import annotations

import linecache
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from rootdsl.checks.house import company_of
from rootdsl.checks.order import check as check_all
from rootdsl.machine.emit import emit
from rootdsl.machine.env import NotYet
from rootdsl.messages.message import Place, Report
from rootdsl.model.system import System
from rootdsl.names.declare import declare
from rootdsl.names.library import Library
from rootdsl.names.places import name_borders
from rootdsl.names.reference import check as check_references
from rootdsl.names.resolve import resolve
from rootdsl.names.roles import set_roles
from rootdsl.overlay.edit import in_force
from rootdsl.overlay.menus import added_to
from rootdsl.project.cache import digest
from rootdsl.project.company import HOUSE_RULES, laid, report_troubles, settle
from rootdsl.project.project import Source
from rootdsl.project.tables import Chosen, known_laws
from rootdsl.runtime.link import link
from rootdsl.runtime.table import Table
from rootdsl.syntax.parser import parse, read_source
from rootdsl.syntax.tree import File


def line_of(gap: NotYet) -> str:
    """`:12`, where it is known which line says what cannot be played."""
    line = getattr(gap.at, "line", 0)
    return f":{line}" if line else ""


class Unmade(Exception):
    """A module or a table that these rules do not give: the reason in words."""


class Rules:
    """The files of a game and of what joins it. `texts` and `library` are open to all; `report` holds every message."""

    def __init__(self, chosen: Chosen, replaced: Mapping[str, str] | None = None, before: Rules | None = None) -> None:
        self.chosen = chosen
        self.report = Report()
        self.texts: dict[str, str] = {}
        self.files: dict[str, File] = {}
        self.modules: dict[str, ModuleType] = {}
        self.made: dict[str, ModuleType] = before.made if before is not None else {}
        self.tables: dict[tuple[Any, ...], Table] = {}
        self.library = Library(self._systems(sources_of(chosen), replaced or {}, before))
        self._resolve()
        self.report.sources.update(self.texts)

    def _systems(self, sources: Sequence[Source], replaced: Mapping[str, str], before: Rules | None) -> list[System]:
        out: list[System] = []
        names: set[str] = set()
        for source in sources:
            text = replaced.get(source.label)
            if text is None and before is not None:
                text = before.texts.get(source.label)
            if text is None:
                text = read_source(source.path, source.label, self.report)
            if text is None:
                continue
            self.texts[source.label] = text
            file = before.files.get(source.label) if before is not None else None
            if file is None or file.text != text:
                faults = len(self.report.messages)
                file = parse(text, source.label, self.report)
                sound = len(self.report.messages) == faults
            else:
                sound = True
            if sound:
                self.files[source.label] = file
            self.report.open(source.label, text)
            system = declare(file, self.report)
            if system is not None and system.name not in names:
                names.add(system.name)
                out.append(system)
        return out

    def _resolve(self) -> None:
        """Every sentence read and checked; a fault of ours is one message."""
        library, report = self.library, self.report
        try:
            set_roles(library)
            for system in library.systems.values():
                name_borders(system, library)
                check_references(system, library, report)
            for system in library.in_order():
                resolve(system, library, report)
            library.together = frozenset(self.chosen.house_rules)
            check_all(library, report)
            self._settle()
        except Exception as fault:  # the other messages stand
            report.error("E0990", Place(report.path, 1, 1), fault=f"{type(fault).__name__}: {fault}")

    def _settle(self) -> None:
        """What the chosen house rules lack or exclude, whoever sits down."""
        game = self.library.manifest()
        if game is None or not self.chosen.house_rules:
            return
        others = [*{**game.parts, **self.chosen.parts}.values(), *self.chosen.seats]
        company = settle(self.chosen.house_rules, others, self.library.systems, game.seats)
        paths = {x.name: self.library.systems[x.name].path for x in company.troubles}
        report_troubles(company.troubles, paths, {x: self.texts.get(path, "") for x, path in paths.items()}, self.report)

    # ------------------------------------------------------------ modules

    def module(self, name: str) -> ModuleType:
        """The module of a file; Unmade when there is none."""
        if name not in self.modules:
            self.modules[name] = self._make(name)
        return self.modules[name]

    def module_under(self, name: str, house: Sequence[str]) -> ModuleType:
        """The module of a file while house rules are in force that leave something out or print it anew."""
        systems = self.library.systems
        if not any(systems[x].removed or systems[x].reprints or name in added_to(systems[x], self.library) for x in house if x in systems):
            return self.module(name)
        key = "+".join([name, *house])
        if key not in self.modules:
            with in_force(self.library, house):
                self.modules[key] = Rules._make(self, name)      # never one that was made before
        return self.modules[key]

    def house_of(self, system: System) -> list[str]:
        """The house rules under which the examples of a file are played, beside those that were chosen: its own, and what they require."""
        if system.kind != HOUSE_RULES:
            return []
        needed = company_of(self.library, system.name)
        return [x.name for x in self.library.systems.values() if x.kind == HOUSE_RULES and (x.name in needed or x is system)]

    def shown_with(self, system: System) -> list[str]:
        """The files that are laid over the others while the examples of a file are read: those that add to menus, and house rules."""
        parts = [x for kind, x in {**self.parts(), **self.chosen.parts}.items() if kind != system.kind]
        game = self.library.manifest()
        seats = [x.name for x in self.library.systems.values() if game is not None and x.kind in game.seats]
        house = [*self.chosen.house_rules, *self.house_of(system)]
        over = laid(self.library.systems, [*parts, system.name, *seats], [*house, *seats])
        return [*over, *house]

    def _make(self, name: str) -> ModuleType:
        system = self.library.systems.get(name)
        if system is None:
            raise Unmade(f"no file is called `{name}`")
        try:
            text = emit(system, self.library)
        except NotYet as gap:
            raise Unmade("; ".join(dict.fromkeys(f"{system.path}{line_of(x)}: {x}" for x in gap.all))) from gap
        except Exception as fault:
            raise Unmade(f"{system.path} cannot be made into a machine ({type(fault).__name__}: {fault})") from fault
        key = digest(text)
        if key not in self.made:
            filename = f"<{system.path}, {key[:12]}>"
            linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
            module = ModuleType(f"rules_{key[:12]}")
            module.__dict__["TEXT_HASH"] = key
            try:
                exec(compile(text, filename, "exec", dont_inherit=True), module.__dict__)
            except Exception as fault:
                raise Unmade(f"{system.path} gives no sound module ({type(fault).__name__}: {fault})") from fault
            self.made[key] = module
        return self.made[key]

    # ------------------------------------------------------------ tables

    def parts(self) -> Mapping[str, str]:
        """The kinds of file that the game picks one of, each with the one used in examples."""
        game = self.library.manifest()
        return game.parts if game is not None else {}

    def common(self, parts: Mapping[str, str], seats: Sequence[str] = (), house_rules: Sequence[str] = ()) -> list[str]:
        """The files that belong to everybody, in the order of their layers; to the Law belongs what the files at the table know of it."""
        game = self.library.manifest()
        if game is None:
            raise Unmade("there is no game heading")
        picked = {**game.parts, **self.chosen.parts, **parts}
        rest = [*picked.values(), *self.chosen.house_rules, *house_rules]
        laws = known_laws([*game.uses, *rest, *seats], self.library.systems)
        return list(dict.fromkeys([game.name, *game.uses, *laws, *rest]))

    def table(self, seats: Sequence[str], parts: Mapping[str, str] | None = None, house_rules: Sequence[str] = ()) -> Table:
        """The table of these seats; the same one for the same seats and parts. House rules that rest are not at it."""
        common = self.common(parts or {}, seats, house_rules)
        game = self.library.manifest()
        company = settle([*self.chosen.house_rules, *house_rules], [*common, *seats], self.library.systems, game.seats if game else ())
        for trouble in company.troubles:
            raise Unmade(f"the house rules `{trouble.name}` {'require' if trouble.code == 'E0822' else 'conflict with'} `{trouble.word}`")
        common = [x for x in common if x not in dict(company.resting)]
        key = (tuple(seats), tuple(common))
        if key not in self.tables:
            over = [*laid(self.library.systems, [*common, *seats], company.active), *company.active]
            modules = [self.module_under(x, over) for x in common], [self.module_under(x, over) for x in seats]
            try:
                self.tables[key] = link(*modules)
                self.tables[key].resting = company.resting
            except Exception as fault:
                raise Unmade(f"the table cannot be laid ({fault})") from fault
        return self.tables[key]

    def sitting(self) -> list[str]:
        """The files that may hold a seat, in the order of the library."""
        game = self.library.manifest()
        kinds = game.seats if game is not None else []
        return [x.name for x in self.library.systems.values() if x.kind in kinds]


def sources_of(chosen: Chosen) -> list[Source]:
    """Every file of the game and what joins it."""
    return [*chosen.game.sources, *(x for x in chosen.extra if not chosen.game.holds(x.path))]
