"""Names along the way of a rule: set before they are used, and never hidden. (A name that nothing uses is reported by the names pass.)

`sure` names are set whichever way was taken; `maybe` names were set in some branch only. A sentence
that uses an unset name is skipped at the table, so a doubtful use warns and an impossible one is an error.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lark import Token

from rootdsl.checks.rules import Rule, bound_names, rules_of
from rootdsl.checks.spots import place, word_at
from rootdsl.checks.walk import children, nodes, own_nodes, statements
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.library import Library

MADE = ("each_", "cost_", "the_", "count_")    # names that the compiler gives
THINGS = (
    d.Suit, d.PlaceKind, d.PathKind, d.Kind, d.Piece, d.Die, d.ZoneDecl, d.BoxDecl, d.TrackDecl, d.ModeSet, d.Mode, d.NumberDecl,
    d.ValueDecl, d.CardDecl,
)


@dataclass(slots=True)
class Names:
    """What is known at one spot: name -> type for the sure and the doubtful ones, members of the loops around."""

    sure: dict[str, str] = field(default_factory=dict)
    maybe: dict[str, str] = field(default_factory=dict)
    members: frozenset[str] = frozenset()

    def copy(self) -> Names:
        return Names(dict(self.sure), dict(self.maybe), self.members)

    def join(self, ways: list[Names]) -> None:
        """Go on after a fork: sure is what every way has set."""
        for way in ways:
            self.maybe.update(way.maybe)
            self.maybe.update(way.sure)
        sure = {name: kind for name, kind in ways[0].sure.items() if all(name in way.sure for way in ways)} if ways else {}
        self.sure.update(sure)


def check_flow(library: Library, report: Report) -> None:
    for system in library.systems.values():
        things = _things(system.name, library)
        for rule in rules_of(system):
            Walker(rule, report, things).run()


def _things(system: str, library: Library) -> dict[str, d.Decl]:
    """Declared things that a name of this file would hide: its own and those of the common files."""
    seen = library.base_systems() | {system}
    return {
        x.name: x for name in sorted(seen) if name in library.systems for x in library.systems[name].decls
        if isinstance(x, THINGS) and "." not in x.name
    }


class Walker:
    """One body, from its first sentence to its last."""

    def __init__(self, rule: Rule, report: Report, things: dict[str, d.Decl]) -> None:
        self.rule, self.report, self.things = rule, report, things
        self.bound = {name for name in bound_names(rule.body) if not made(name)}
        self.ended: set[str] = set()
        self.lines: dict[str, int] = {}         # where each name was bound last
        self.here: set[str] = set(rule.given)   # names bound since the step under way began, and those that the rule begins with

    def run(self) -> None:
        for x in statements(self.rule.body):
            name = getattr(x, "name", "") if isinstance(x, (s.Choose, s.LetName, s.Roll, s.ForEach)) else ""
            if name in self.things and not made(name):
                other = self.things[name]
                self.say("E0615", x.at, name, what=noun_of(other))
        start = Names(dict.fromkeys(self.rule.given, ""))
        self.block(self.rule.body, start)

    def say(self, code: str, at: Token | None, name: str, **fields: Any) -> None:
        self.report.error(code, word_at(self.rule.system, at, name), word=name, **fields)

    # ------------------------------------------------------------ using and binding

    def use(self, x: Any, now: Names, at: Token | None) -> None:
        for part in nodes(x):
            if isinstance(part, e.Var):
                self.use_name(part.name, now, at)

    def use_name(self, name: str, now: Names, at: Token | None) -> None:
        if name not in self.bound or name in now.sure:
            return
        if name in now.maybe:
            self.say("W0611", at, name, hint=f"Move this line into the branch, choose before it, or ask `if {name} was chosen` first.")
        elif name in self.ended:
            self.say("E0612", at, name)
        else:
            self.say("E0611", at, name)

    def bind(self, name: str, kind: str, now: Names, at: Token | None) -> None:
        if not name or made(name):
            return
        before = now.sure.get(name) or now.maybe.get(name)
        if name in now.members:
            self.hides(name, at)
        elif before and before != kind:
            self.say("E0613", at, name, before=kind_words(before), now=kind_words(kind))
        now.sure[name] = kind
        now.maybe.pop(name, None)
        self.noted(name, at)

    def noted(self, name: str, at: Token | None) -> None:
        self.here.add(name)
        self.lines[name] = (word_at(self.rule.system, at, name).line if at is not None else 0) or 0

    def hides(self, name: str, at: Token | None) -> None:
        line = self.lines.get(name)
        self.say("E0614", at, name, where=f" (line {line})" if line else "")

    # ------------------------------------------------------------ sentences

    def block(self, body: list[s.Stmt], now: Names) -> None:
        for i, x in enumerate(body):
            self.sentence(x, now)
            if isinstance(x, s.End) and i + 1 < len(body):
                after = body[i + 1]
                self.report.error("E0617", place(self.rule.system, after.at), word=x.target.rpartition(".")[2])

    def way(self, body: list[s.Stmt], now: Names) -> Names:
        out = now.copy()
        self.block(body, out)
        return out

    def sentence(self, x: s.Stmt, now: Names) -> None:
        if isinstance(x, s.If):
            self.fork(x, now)
        elif isinstance(x, s.ForEach):
            self.loop(x, now)
        elif isinstance(x, (s.Choose, s.LetName, s.Roll)):
            self.use(list(own_nodes(x)) if not isinstance(x, s.Choose) else [x.among, x.chooser, x.low, x.high, x.chain], now, x.at)
            if isinstance(x, s.Choose) and x.fallback is not None:
                self.use(x.fallback.among, now, x.fallback.at)
            self.bind(x.name, "faces" if isinstance(x, s.Roll) else x.type, now, x.at)
        elif isinstance(x, (s.Cost, s.Together, s.Fully)):
            self.use(list(own_nodes(x)), now, x.at)
            self.block(x.pay if isinstance(x, s.Cost) else x.body, now)
            if isinstance(x, s.Cost):
                self.block(x.effect, now)
            elif isinstance(x, s.Fully):
                now.join([self.way(x.otherwise, now), now.copy()])
        elif isinstance(x, s.Part) and x.kind == "step":
            self.step(x, now)
        elif isinstance(x, s.Part) and not x.guards:
            self.block(x.body, now)
        elif isinstance(x, (s.May, s.Loop, s.IfCannot, s.Part, s.Action)):
            self.use(list(own_nodes(x)), now, x.at)
            now.join([self.way(x.body, now), now.copy()])
        elif isinstance(x, s.Menu):
            self.use([x.high], now, x.at)
            ways = []
            for action in x.actions:
                self.use(action.guards, now, action.at)
                ways.append(self.way(action.body, now))
            now.join([*ways, now.copy()])
        elif isinstance(x, s.ChooseOne):
            self.use([x.chooser], now, x.at)
            now.join([*(self.way(branch, now) for branch in x.branches), *([now.copy()] if x.optional else [])])
        elif isinstance(x, (s.Force, s.Ignoring, s.Secretly)):
            self.use(list(own_nodes(x)), now, x.at)
            self.block(x.body, now)
        else:
            self.use(list(own_nodes(x)), now, x.at)
            for inner in children(x):           # whatever form has sentences inside: they may be skipped
                if isinstance(inner, s.Base):
                    now.join([self.way([inner], now), now.copy()])  # type: ignore[list-item]
            self.bind(getattr(x, "name", "") if isinstance(x, s.Spend) else "", "number", now, x.at)

    def step(self, x: s.Part, now: Names) -> None:
        """A step: what an earlier one named may be named anew in it, also by a loop."""
        before, self.here = self.here, set(self.rule.given)
        if x.guards:
            self.use(list(own_nodes(x)), now, x.at)
            now.join([self.way(x.body, now), now.copy()])
        else:
            self.block(x.body, now)
        self.here |= before

    def fork(self, x: s.If, now: Names) -> None:
        ways: list[Names] = []
        rest = now.copy()
        for cond, body in x.branches:
            self.use(cond, rest, x.at)
            branch = rest.copy()
            for name in chosen(cond, True):
                branch.sure[name] = branch.maybe.pop(name, "")
            for name in chosen(cond, False):
                rest.sure[name] = rest.maybe.pop(name, "")
            ways.append(self.way(body, branch))
        ways.append(self.way(x.otherwise, rest))
        now.join(ways)

    def loop(self, x: s.ForEach, now: Names) -> None:
        self.use([x.among], now, x.at)
        before = now.sure.pop(x.name, now.maybe.pop(x.name, None))
        if not made(x.name) and before is not None:
            if x.name in self.here:
                self.hides(x.name, x.at)
            elif before != x.type:
                self.say("E0613", x.at, x.name, before=kind_words(before), now=kind_words(x.type))
        self.noted(x.name, x.at)
        inner = now.copy()
        inner.sure[x.name] = x.type
        inner.maybe.pop(x.name, None)
        inner.members = inner.members | {x.name}
        self.block(x.body, inner)
        inner.sure.pop(x.name, None)
        inner.maybe.pop(x.name, None)
        now.join([inner, now.copy()])
        if x.name not in now.sure and x.name not in now.maybe:
            self.ended.add(x.name)


def made(name: str) -> bool:
    """Is this a name that the compiler gave?"""
    return name in ("it", "them") or any(name.startswith(mark) for mark in MADE)


def chosen(cond: Any, when: bool) -> list[str]:
    """Names that are surely set when the condition has this outcome: `if X was chosen`."""
    if isinstance(cond, e.Done):
        return [cond.name] if when else []
    if isinstance(cond, e.Not):
        return chosen(cond.part, not when)
    if (isinstance(cond, e.All) and when) or (isinstance(cond, e.AnyOf) and not when):
        return [name for part in cond.parts for name in chosen(part, when)]
    return []


def kind_words(kind: str) -> str:
    from rootdsl.messages.kinds import said

    return said(kind)


def noun_of(decl: d.Decl) -> str:
    """What a declared thing is called in messages."""
    names: dict[type, str] = {
        d.Suit: "a suit", d.PlaceKind: "a kind of place", d.PathKind: "a kind of path", d.Kind: "a kind of piece", d.Piece: "a piece",
        d.Die: "a die", d.ZoneDecl: "a pile of cards", d.BoxDecl: "a box", d.TrackDecl: "a track", d.ModeSet: "a set of modes",
        d.Mode: "a mode", d.NumberDecl: "a number", d.ValueDecl: "a value", d.CardDecl: "a card",
    }
    if isinstance(decl, d.NumberDecl) and decl.flag:
        return "a flag"
    return names.get(type(decl), "a declared thing")
