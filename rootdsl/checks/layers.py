"""Exceptions: what may override what, and whether two of them can meet.

Layers, lowest first: common law, map and deck, faction, mode, card, house rules. An exception beats
what lies below it, so only two of one layer can clash; they do unless their conditions exclude each
other, whoever holds them. The message says when both hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import networkx as nx
from lark import Token

from rootdsl.checks.atoms import Atoms, Formula, both, negated
from rootdsl.checks.rules import rules_of, within
from rootdsl.checks.spots import heading_of, headings, place, words
from rootdsl.checks.walk import has, statements
from rootdsl.messages.message import Place, Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.syntax import tree

FILE_LAYERS = {"game": 0, "law": 0, "map": 1, "deck": 1, "house rules": 5}
SEAT, MODE, CARD, HOUSE = 2, 3, 4, 5
LAYER_WORDS = ("the common law", "a map or deck", "a faction", "a mode", "a card", "the house rules")


@dataclass(slots=True, eq=False)
class Change:
    """An exception with its file and layer; `multiple`: several players can hold it at one table."""

    system: System
    it: s.ExceptionTo
    layer: int
    multiple: bool

    @property
    def at(self) -> Token | None:
        return self.it.at


def layer_of(path: str, mode: str, system: System) -> int:
    """The layer of a rule from where it stands."""
    if system.kind in FILE_LAYERS and FILE_LAYERS[system.kind] == HOUSE:
        return HOUSE
    if any(within(path, card.path) for card in system.of(d.CardDecl)):
        return CARD
    if mode or any(within(path, one.path) for one in system.of(d.Mode)):
        return MODE
    return FILE_LAYERS.get(system.kind, SEAT)


def changes(library: Library) -> Iterator[Change]:
    for system in library.systems.values():
        for it in system.exceptions:
            layer = layer_of(it.path, it.mode, system)
            yield Change(system, it, layer, layer == CARD or system.seats > 1)


def check_layers(library: Library, report: Report) -> None:
    found = list(changes(library))
    parts = {x.path for system in library.systems.values() for rule in rules_of(system) for x in statements(rule.body)
             if isinstance(x, s.Part) and x.kind in ("step", "rule")}
    for one in found:
        _upward(one, library, report)
        _without_effect(one, parts, library, report)
    by_target: dict[tuple[str, int], list[Change]] = {}
    for one in found:
        by_target.setdefault((one.it.target, one.layer), []).append(one)
    for group in by_target.values():
        for one, other in combinations(group, 2):
            if library.share_a_table([one.system.name, other.system.name]) and not _chosen_apart(one, other, library):
                _clash(one, other, library, report)
        for one in group:
            if one.multiple and one.it.value is not None and has(one.it.value, e.Me):
                _clash(one, one, library, report)      # two players hold it, and each reads it as his own
    _preferences(found, library, report)
    _cycles(found, report)


# ---------------------------------------------------------------- from below only


def _upward(one: Change, library: Library, report: Report) -> None:
    target = library.by_path.get(one.it.target)
    if target is None or target.system not in library.systems:
        return
    each = isinstance(one.it, s.ExceptionTo) and one.it.each     # a step of that name, whoever has it
    if target.system not in library.visible(one.system) and not each:
        report.error("E0507", _target_place(one), word=target.path, name=target.system)
        return
    below = layer_of(target.path, "", library.systems[target.system])
    if below > one.layer:
        report.error("E0504", _target_place(one), word=target.path, layer=LAYER_WORDS[below], own=LAYER_WORDS[one.layer],
                     related=_declared(target, library))


def _without_effect(one: Change, parts: set[str], library: Library, report: Report) -> None:
    """Other sentences stand only in the place of sentences: of a step, a rule or a procedure."""
    target = library.by_path.get(one.it.target)
    if target is not None and isinstance(one.it, s.ExceptionTo) and one.it.kind == "lift":
        _lifted(one, target, library, report)
        return
    if not isinstance(one.it, s.ExceptionTo) or one.it.kind != "body" or one.it.value is not None or _adds(one.it) or target is None:
        return
    if one.it.target in parts or target.system not in library.systems:
        return
    if isinstance(target, d.ProcedureDecl) and not (target.macro and all(isinstance(x, (s.SetNumber, s.Score)) for x in target.body)):
        return      # a verb that only changes numbers is done on the spot
    system = library.systems[target.system]
    both_kinds: list[s.Hook | s.Trigger] = [*system.hooks, *system.triggers]
    own = [x for x in both_kinds if x.path.rpartition(".")[0] == target.path]
    kept: list[Any] = [*system.exceptions, *system.bans, *system.free, *system.keeps]
    kept += [*system.opens, *system.shows, *system.joins, *system.leads]
    caught = any(isinstance(x, s.Trigger) and x.before for x in own)
    if own and not caught and not any(x.path == target.path for x in kept):
        return
    stands_aside = caught or any(x.path == target.path for x in system.bans)
    hint = f"It can stand aside: `exception to {target.path.partition('.')[2]}, if CONDITION: it does not hold`." if stands_aside else ""
    report.error("E0508", _target_place(one), word=target.path.partition(".")[2], what=_said_of(target), hint=hint)


def _lifted(one: Change, target: d.Decl, library: Library, report: Report) -> None:
    """`it does not hold` is said of a rule that forbids something, catches it, or waits for it."""
    system = library.systems.get(target.system)
    if system is None or target.system not in library.visible(one.system) or any(x.path == target.path for x in system.bans):
        return
    waiting: list[s.Hook | s.Trigger] = [*system.hooks, *system.triggers]
    if not any(x.path.rpartition(".")[0] == target.path for x in waiting):
        report.error("E0514", _target_place(one), word=target.path.partition(".")[2])


def _said_of(target: d.Decl) -> str:
    verb = "a verb that only changes numbers"
    words = {d.ConditionDecl: "a condition", d.ProcedureDecl: verb, d.ZoneDecl: "a pile", d.BoxDecl: "a box", d.Die: "a die"}
    if isinstance(target, d.ConditionDecl) and target.phrase[:1] == ["word"]:
        return "a word"
    return words.get(type(target), "something that is not carried out" if type(target) is d.Decl else "a thing")


def _target_place(one: Change) -> Place:
    """The name that an exception names."""
    node = heading_of(one.system, one.at)
    return place(one.system, node.words[0] if node is not None and node.words else one.at)


def _declared(target: d.Decl, library: Library) -> list[tuple[Token | Place, str]]:
    return [(place(library.systems[target.system], target.at), "declared here")] if target.at is not None else []


# ---------------------------------------------------------------- two of one layer


def _chosen_apart(one: Change, other: Change, library: Library) -> bool:
    """Exceptions of two files of house rules meet only where both are chosen for one table."""
    if one.layer != HOUSE or one.system is other.system:
        return False
    from rootdsl.checks.house import company_of

    a, b = one.system.name, other.system.name
    return not ({a, b} <= library.together or b in company_of(library, a) or a in company_of(library, b))


def _clash(one: Change, other: Change, library: Library, report: Report) -> None:
    a, b = one.it, other.it
    if "lift" in (a.kind, b.kind) or a.optional or b.optional or _adds(a) or _adds(b):
        return
    if _preferred(one, other, library) or _unread(one.system) or _unread(other.system):
        return
    procedure = procedure_of(a.target, library)
    sides = procedure.sides if procedure is not None else []
    personal = _personal(a.target, library) and not any(isinstance(x, s.ExceptionTo) and x.whose is not None for x in (a, b))
    seated = one.layer in (SEAT, MODE, CARD)
    same_file = one.system is other.system
    meetings: list[tuple[str, str]] = []
    if one is not other and (same_file or not seated):
        meetings.append((one.system.name, one.system.name))
    if seated and not personal and (not same_file or one.multiple):
        meetings.append(("one holder", "another holder") if same_file else (one.system.name, other.system.name))
    for first, second in meetings:
        told = _meeting(one, other, first, second, sides, library)
        if told is not None:
            related = [(_target_place(one), "the other exception")] if one is not other else []
            report.error("E0502", _target_place(other), word=a.target.partition(".")[2], witness=_sentence(told), related=related,
                         hint=_way_out(one, other, library))
            return


def _way_out(one: Change, other: Change, library: Library) -> str:
    """Conditions that exclude each other, or `prefer` with the two rules by name, where they have two."""
    if one.layer == HOUSE and one.system is not other.system:
        return (f"Choose only one of them, or let a file of house rules that says `knows {one.system.name}, {other.system.name}` say which "
                f"counts: `prefer {_rule_path(other, library)} over {_rule_path(one, library)}`, or the other way round.")
    if one.it.kind == "choice":
        return "Where both sets may be chosen, write `also SET` after the colon of one, which adds to the choice; else give them " \
            "conditions that exclude each other, or say in a rule which counts: `prefer RULE over RULE`."
    paths = [_rule_path(x, library) for x in (other, one)]
    if not all(paths) or paths[0] == paths[1]:
        return "Give them conditions that exclude each other, such as `if C` here and `unless C` there."
    mine, theirs = (x.removeprefix(f"{other.system.name}.") for x in paths)
    return ("Give them conditions that exclude each other, such as `if C` here and `unless C` there, "
            f"or say in a rule which counts: `prefer {mine} over {theirs}`, or the other way round.")


def _rule_path(one: Change, library: Library) -> str:
    """The rule, mode or card in which an exception stands."""
    path = one.it.path
    while path.count(".") and path not in library.by_path:
        path = path.rpartition(".")[0]
    return path if path.count(".") else ""


def _preferred(one: Change, other: Change, library: Library) -> bool:
    """Does a file say which of the two counts?"""
    pairs = [(x.first, x.second) for system in library.systems.values() for x in system.prefers]
    return any(
        within(a.it.path, first) and within(b.it.path, second) for first, second in pairs for a, b in ((one, other), (other, one)))


def _unread(system: System) -> bool:
    """Has the file a `prefer` that could not be read? Then nobody knows which two it joins."""
    return sum(node.keyword == "prefer" for node in headings(system.tree.nodes)) > len(system.prefers)


def _preferences(found: list[Change], library: Library, report: Report) -> None:
    """A preference is between rules that change the same thing, and no two say the contrary."""
    for system in library.systems.values():
        for x in system.prefers:
            targets = [{one.it.target for one in found if within(one.it.path, path)} for path in (x.first, x.second)]
            node = heading_of(system, x.at)
            again = any(y.second == x.first and y.first == x.second for other in library.systems.values() for y in other.prefers)
            unread = {library.systems[path.partition(".")[0]].path for path in (x.first, x.second)} & getattr(report, "faulty", set())
            if again or not targets[0] & targets[1] and not unread:        # an exception that could not be read may be missing
                k = -1 if targets[0] else 0
                word = str(node.words[k]) if node is not None else (x.second if k else x.first)
                expected = "no other preference the contrary way" if again else "a rule with an exception to the same thing"
                report.error("E0303", place(system, node.words[k] if node is not None else x.at), word=word, expected=expected)


def _adds(it: s.ExceptionTo) -> bool:
    """`add`, `at least`, `at most` and `also` leave the result standing, and any number of them go together."""
    return it.also or it.value is None and any(part is not None for part in (it.add, it.low, it.high))


def _meeting(one: Change, other: Change, first: str, second: str, sides: list[str], library: Library) -> list[str] | None:
    """What is true when both hold, in words; None when they never do."""
    manifest = library.manifest()
    phases = phase_paths(library)
    atoms = Atoms(manifest.low, manifest.high, phases) if manifest else Atoms(phases=phases)
    atoms.apart = first != second
    formulas = [
        *_conditions(atoms, one, first, sides, first if atoms.apart else "the holder"),
        *_conditions(atoms, other, second, sides, second if atoms.apart else "the holder"),
    ]
    if atoms.apart:
        for side in sides:
            formulas.append(negated(both(Formula("is", [], f"side of {who}", frozenset((side,))) for who in (first, second))))
            for who in (first, second):
                atoms.unknown(f"side of {who}", "", [*sides])
    found = atoms.solve(formulas)
    if found is None:
        return None
    told = [*atoms.witness(found)]
    for change, holder in ((one, first), (other, second)):
        told += guard_texts(change, atoms, holder)
    return list(dict.fromkeys(told))


def _conditions(atoms: Atoms, change: Change, holder: str, sides: list[str], say: str) -> Iterator[Formula]:
    for guard in change.it.guards:
        yield atoms.read(guard, holder)
    if change.it.mode:
        for group in change.system.of(d.ModeSet):
            for member in group.members:
                if member.path == change.it.mode:
                    yield atoms.mode(group, member.name.rpartition(".")[2], f"<{holder}>")
    if change.it.role:
        yield atoms.side(holder, change.it.role, sides or [change.it.role], say)


def guard_texts(change: Change, atoms: Atoms, holder: str) -> list[str]:
    """The conditions of an exception that an assignment cannot say, as the author wrote them."""
    node = heading_of(change.system, change.at)
    written = node.guards if node is not None else []
    out = []
    for guard, cond in zip(written, change.it.guards[-len(written):] if written else [], strict=False):
        if not atoms.has_opaque(atoms.read(cond, holder)):
            continue
        text = f", {guard.cond.join} ".join(words([*test.words, *(w for f in test.filters for w in f)]) for test in guard.cond.tests)
        out.append(f"not: {text}" if guard.keyword == "unless" else text)
    return out


def _sentence(told: list[str]) -> str:
    return f"Both hold when {' and '.join(told)}" if told else "Nothing keeps them apart: both can hold at any time"


def phase_paths(library: Library) -> list[str]:
    """The phases of all procedures."""
    return [
        f"{decl.path}.{node.words[0]}" for system in library.systems.values() for decl in system.of(d.ProcedureDecl)
        for node in decl.node.body if isinstance(node, tree.Heading) and str(node.keyword) == "phase" and node.words
    ]


def procedure_of(path: str, library: Library) -> d.ProcedureDecl | None:
    """The procedure in which a step, needs or value stands."""
    decl = library.by_path.get(path)
    if decl is None or "." not in decl.name or decl.system not in library.systems:
        return None
    head = decl.name.split(".")[0]
    return next((x for x in library.systems[decl.system].of(d.ProcedureDecl) if x.name == head), None)


def _personal(path: str, library: Library) -> bool:
    """Does the target concern one player at a time, the holder? Then exceptions of two holders never meet."""
    decl = library.by_path.get(path)
    if isinstance(decl, d.Callable_) and any(p.type in ("player", "side") for p in decl.params):
        return True
    procedure = procedure_of(path, library)
    return procedure is not None and not procedure.sides and bool(procedure.params) and procedure.params[0].type == "player"


# ---------------------------------------------------------------- exceptions to exceptions


def _cycles(found: Iterable[Change], report: Report) -> None:
    """An exception to a rule that is itself an exception, and so on, must end."""
    by_path: dict[str, list[Change]] = {}
    for one in found:
        by_path.setdefault(one.it.path, []).append(one)
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_edges_from((one.it.path, one.it.target) for group in by_path.values() for one in group if one.it.target in by_path)
    for cycle in sorted(sorted(part) for part in nx.strongly_connected_components(graph)):
        if len(cycle) > 1 or graph.has_edge(cycle[0], cycle[0]):
            links = [one for path in cycle for one in by_path[path] if one.it.target in cycle]
            report.error("E0503", _target_place(links[0]), word=" -> ".join([*cycle, cycle[0]]),
                         related=[(_target_place(one), "a link of the circle") for one in links[1:]])
