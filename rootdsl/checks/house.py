"""House rules: what they leave out can be left out, nothing else needs it, and nobody changes what another leaves out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lark import Token

from rootdsl.checks.rules import bound_names, rules_of, within
from rootdsl.checks.spots import place
from rootdsl.checks.walk import statements
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.overlay.edit import SECTION, lists_in, parts_of, replaced_parts
from rootdsl.overlay.uses import names_in, speaks_of

RESTED_ON = ("phase", "window")      # the points of which others speak
TAKEN = (d.Mode, d.CardDecl, d.TableRule)
WORDS = {
    d.ValueDecl: "a value", d.ConditionDecl: "a condition", d.ProcedureDecl: "a procedure", d.ZoneDecl: "a pile", d.BoxDecl: "a box",
    d.TrackDecl: "a track", d.Die: "a die", d.Piece: "a sort of piece", d.NumberDecl: "a number", d.ModeSet: "a set of modes",
    d.RelationDecl: "a relation", d.StateDecl: "a state",
}


@dataclass(slots=True, eq=False)
class Removal:
    """One thing that a file of house rules leaves out, with the word for it and all paths that go with it."""

    system: System
    path: str
    token: Token
    parts: list[str]


def check_house(library: Library, report: Report) -> None:
    """What house rules leave out and print anew."""
    found = [
        Removal(system, path, token, parts_of(library, path))
        for system in library.systems.values() for x in system.removed for path, token in zip(x.targets, x.tokens, strict=True)
    ]
    for one in found:
        if _reached(library, one.system, one.path, one.token, report) and _can_go(library, one, report):
            _needed(library, one, report)
    for system in library.systems.values():
        for x in system.reprints:
            if x.token is not None:
                _reached(library, system, x.target, x.token, report)
    _changed(library, found, report)
    _twice(library, report)


def company_of(library: Library, name: str) -> set[str]:
    """The files that a file of house rules requires, and those that these require."""
    out: set[str] = set()
    wait = [name]
    while wait:
        system = library.systems.get(wait.pop())
        for other, _, _ in system.requires if system is not None else ():
            if other not in out:
                out.add(other)
                wait.append(other)
    return out


def meet(library: Library, one: System, other: System) -> bool:
    """Are both in force at one table?"""
    names = {one.name, other.name}
    return len(names) == 1 or names <= library.together or bool(names & (company_of(library, one.name) | company_of(library, other.name)))


def _reached(library: Library, system: System, path: str, token: Token, report: Report) -> bool:
    """Only what the file knows (or requires) can be changed."""
    owner = path.partition(".")[0]
    if owner in library.visible(system):
        return True
    report.error("E0507", place(system, token), word=path, name=owner)
    return False


def _can_go(library: Library, one: Removal, report: Report) -> bool:
    decl = library.by_path.get(one.path)
    system = library.systems[one.path.partition(".")[0]]
    if decl is None or isinstance(decl, TAKEN) or isinstance(decl, d.Kind) and decl.of_card:
        return True
    what = WORDS.get(type(decl), "nothing that rules could lose")
    if type(decl) is d.Decl:
        rest = one.path.partition(".")[2]
        if rest.startswith(SECTION):
            if one.parts:
                return True
            what = "a section without rules of its own"
        elif rest in system.phases or not _carried_out(library, system, one.path):
            what = "a phase, or a part that other lines rest on"
        else:
            return True
    report.error("E0510", place(one.system, one.token), word=str(one.token), what=what)
    return False


def _carried_out(library: Library, system: System, path: str) -> bool:
    """Is it a rule with a heading of its own, a step, an action or a requirement?"""
    if any(x.path == path and x.kind not in RESTED_ON for x in system.rules):
        return True
    heads: list[Any] = [*system.free, *system.victories]
    if any(x.path == path for x in heads):
        return True
    return any(getattr(x, "path", "") == path and isinstance(x, (s.Part, s.Action, s.Needs)) and getattr(x, "kind", "") not in RESTED_ON
               for rule in rules_of(system) for x in statements(rule.body))


# ---------------------------------------------------------------- who needs it


def _needed(library: Library, one: Removal, report: Report) -> None:
    together = [x for x in library.systems.values() if x.kind == one.system.kind and meet(library, one.system, x)]
    replaced = [x.path for x in replaced_parts(library, together)]
    gone = [y for x in together for z in x.removed for path in z.targets for y in parts_of(library, path)]
    for path in one.parts:
        decl = library.by_path.get(path)
        who = ""
        if isinstance(decl, (d.Mode, d.CardDecl)):
            who = next((f"`{x}` speaks of it" for x in _speakers(library, decl, [path, *gone, *replaced])), "")
        elif type(decl) is d.Decl:
            who = next(_bereft(library.systems[decl.system], path), "")
        if who:
            report.error("E0511", place(one.system, one.token), word=str(one.token), what=who,
                         related=[(place(library.systems[decl.system], decl.at), "declared here")] if decl is not None and decl.at else [])
            return


def _speakers(library: Library, decl: d.Decl, but: list[str]) -> Iterator[str]:
    """The rules that name a mode or a card, without those that are not carried out."""
    def told(path: str, x: Any) -> Iterator[str]:
        if any(within(path, y) for y in but):
            return
        inner = list(lists_in(x))
        if not inner:
            if speaks_of(x, decl):
                yield path
            return
        at = x.path if isinstance(x, (s.Part, s.Action)) else path
        for items in inner:
            for y in items:
                yield from told(at, y)
        guards = [getattr(x, name, None) for name in ("guards", "among", "high", "cond", "number")]
        branches = [y[0] for y in getattr(x, "branches", ()) if isinstance(y, tuple)]
        if not any(within(at, y) for y in but) and speaks_of([y for y in (*guards, *branches) if y is not None], decl):
            yield at

    for system in library.systems.values():
        for rule in rules_of(system):
            if any(within(rule.path, y) for y in but):
                continue
            if speaks_of(rule.guards, decl):
                yield rule.path
            for x in rule.body:
                yield from told(rule.path, x)
        values: list[Any] = [*system.of(d.ValueDecl), *system.of(d.ConditionDecl)]
        yield from (x.path for x in values if speaks_of(x.body, decl))
        for change in system.exceptions:
            if not any(within(change.path, y) for y in but) and speaks_of([x for x in (change.value, change.cond, change.add) if x], decl):
                yield change.path


def _bereft(system: System, path: str) -> Iterator[str]:
    """What a step or action leaves behind that cannot do without it."""
    for rule in rules_of(system):
        for items in _all_lists(rule.body):
            for i, x in enumerate(items):
                if isinstance(x, s.Action) and x.path == path and x.adds:
                    yield "the number of actions rests on it"
                if isinstance(x, s.Part) and x.path == path:
                    lost = bound_names([x]) & set(names_in(items[i + 1:])) - bound_names(items[:i])
                    if lost:
                        yield f"lines below it need `{min(lost)}`, which is set in it"


def _all_lists(items: list[Any]) -> Iterator[list[Any]]:
    yield items
    for x in items:
        for inner in lists_in(x):
            yield from _all_lists(inner)


# ---------------------------------------------------------------- two that meet


def _changed(library: Library, found: list[Removal], report: Report) -> None:
    for system in library.systems.values():
        changes: list[tuple[str, Any]] = [(x.target, x.at) for x in system.exceptions] + [(x.target, x.token) for x in system.reprints]
        for target, at in changes:
            for one in found:
                if not meet(library, one.system, system) or system.kind != one.system.kind:
                    continue
                if any(within(target, path) for path in one.parts):
                    other = "these house rules themselves" if one.system is system else f"the house rules `{one.system.name}`"
                    report.error("E0512", place(system, at), word=target.partition(".")[2], other=other,
                                 related=[(place(one.system, one.token), "left out here")])


def _twice(library: Library, report: Report) -> None:
    """The same numbers or the same title printed in two ways."""
    seen: list[tuple[System, s.Reprint]] = []
    for system in library.systems.values():
        for x in system.reprints:
            for before, y in seen:
                same = (x.target, x.what, x.column) == (y.target, y.what, y.column) and (x.row == y.row or "" in (x.row, y.row))
                if same and meet(library, before, system):
                    report.error("E0502", place(system, x.token or x.at), word=x.target.partition(".")[2],
                                 witness="Both hold from the beginning of the game", related=[(place(before, y.token), "the other one")],
                                 hint="Take one of the two out, or let the files say `conflicts with`.")
            seen.append((system, x))
