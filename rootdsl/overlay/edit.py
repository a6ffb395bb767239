"""Changing a resolved model so that it reads as if its files had been written that way, and changing it back.

Everything that reads the model (machine, documents, sheets) then needs to know nothing of house rules. Files, and what
is generated of them, are not touched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from lark import Token

from rootdsl.checks.rules import within
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import Example, System
from rootdsl.names.library import Library
from rootdsl.names.rows import row
from rootdsl.overlay.menus import added_to
from rootdsl.syntax import tree

TITLED = (s.Part, s.Action, s.Needs)
SECTION = "section_"
RULES = ("rule", "free action", "victory", "table rule", "section")     # what a section that is left out takes with it


class Edits:
    """Changes with the way back."""

    def __init__(self) -> None:
        self.back: list[Callable[[], None]] = []

    def set(self, thing: Any, name: str, value: Any) -> None:
        old = getattr(thing, name)
        setattr(thing, name, value)
        self.back.append(lambda: setattr(thing, name, old))

    def keep(self, items: list[Any], test: Callable[[Any], bool]) -> None:
        """Only those stay in a list for which the test holds."""
        kept = [x for x in items if test(x)]
        if len(kept) != len(items):
            self.fill(items, kept)

    def fill(self, items: list[Any], new: Sequence[Any]) -> None:
        old = [*items]
        items[:] = new
        self.back.append(lambda: items.__setitem__(slice(None), old))

    def enter(self, table: dict[Any, Any], key: Any, value: Any) -> None:
        """A new value under a key, or one where there was none."""
        had, old = key in table, table.get(key)
        table[key] = value
        self.back.append((lambda: table.__setitem__(key, old)) if had else (lambda: table.pop(key, None)))

    def undo(self) -> None:
        for step in reversed(self.back):
            step()
        self.back.clear()


@contextmanager
def in_force(library: Library, names: Iterable[str]) -> Iterator[None]:
    """The library as these house rules change it; afterwards it is what it was."""
    edits = lay(library, names)
    try:
        yield
    finally:
        edits.undo()


def lay(library: Library, names: Iterable[str]) -> Edits:
    """Change the library as these house rules say."""
    edits = Edits()
    house = [library.systems[x] for x in names if x in library.systems]
    for system in house:
        for removal in system.removed:
            for path in removal.targets:
                leave_out(edits, library, path, house)
        for x in system.reprints:
            reprint(edits, library, x)
    for system in house:
        for name, menus in added_to(system, library).items():
            if name in library.systems:
                edits.fill(library.systems[name].added, [*library.systems[name].added, *menus])
    return edits


# ---------------------------------------------------------------- leaving out


def parts_of(library: Library, path: str) -> list[str]:
    """The paths that go with one that is left out: the rules of a section, the cards of a kind, else itself."""
    decl = library.by_path.get(path)
    if isinstance(decl, d.Kind) and decl.of_card:
        return [x.path for y in library.systems.values() for x in y.of(d.CardDecl) if decl.name in x.kinds]
    name, _, rest = path.partition(".")
    if type(decl) is d.Decl and rest.startswith(SECTION):
        node = node_at(library.systems[name].tree.nodes, decl.at)
        return [f"{name}.{x}" for x in _rules_in(node)] if isinstance(node, tree.Heading) else []
    return [path]


def _rules_in(node: tree.Heading) -> Iterator[str]:
    for inner in node.body:
        if isinstance(inner, tree.Heading) and str(inner.keyword) in RULES and inner.words:
            yield from _rules_in(inner) if str(inner.keyword) == "section" else (str(inner.words[0]),)


def leave_out(edits: Edits, library: Library, path: str, house: Sequence[System] = ()) -> None:
    """Take a thing and all that stands in it out of the model, and its lines out of the tree."""
    decl = library.by_path.get(path)
    edits.enter(library.titles_gone, path, getattr(decl, "title", ""))
    if type(decl) is d.Decl and path.partition(".")[2].startswith(SECTION):
        _section(edits, library.systems[decl.system].tree.nodes, decl.at)
    for part in parts_of(library, path):
        _one(edits, library, part, house)


def _one(edits: Edits, library: Library, path: str, house: Sequence[System]) -> None:
    system = library.systems[path.partition(".")[0]]
    decl = library.by_path.get(path)
    edits.enter(library.titles_gone, path, next((x.title for x in system.rules if x.path == path), getattr(decl, "title", "")))
    at = next((x.at for x in system.rules if x.path == path), None) or getattr(decl, "at", None)
    node = node_at(system.tree.nodes, at)
    examples = set(map(id, _examples(node))) if node is not None else set()
    edits.keep(system.rules, lambda x: not within(x.path, path))
    for items in (system.hooks, system.triggers, system.exceptions, system.bans, system.free, system.victories, system.keeps, system.opens,
                  system.shows, system.joins, system.leads, system.prefers):
        edits.keep(items, lambda x: not within(x.path, path) and not within(getattr(x, "mode", ""), path))  # type: ignore[arg-type]
    edits.keep(system.added, lambda x: not within(x.action.path, path))
    edits.keep(system.orders, lambda x: not (x.mode and within(x.mode, path)))
    edits.keep(system.examples, lambda x: id(x.node) not in examples)
    for body in bodies(system):
        _prune(edits, body, path)
    if isinstance(decl, (d.Mode, d.CardDecl, d.TableRule)):
        edits.keep(system.decls, lambda x: x is not decl)
        edits.keep(library.by_name[decl.name.rpartition(".")[2]], lambda x: x is not decl)
        if isinstance(decl, d.Mode):
            edits.set(decl, "absent", True)
        for other in library.systems.values():
            if other not in house:
                edits.keep(other.examples, lambda x: not _mentions(x, decl))
        for replaced in _replaced(library, house, decl):
            edits.fill(replaced.body, [])
    if node is not None:
        _cut(edits, system.tree.nodes, node)


def _mentions(example: Example, decl: d.Decl) -> bool:
    """Is the thing named in a line of the example?"""
    name = decl.name.rpartition(".")[2]
    return any(str(w) == name for line in example.node.lines for x in line.sentences for w in row(x))


def bodies(system: System) -> Iterator[list[Any]]:
    """Every list of sentences of a file, outermost."""
    yield from system.phases.values()
    for decl in system.of(d.ProcedureDecl):
        yield decl.body
    for items in (system.hooks, system.triggers, system.exceptions, system.free):
        for x in items:
            yield x.body  # type: ignore[attr-defined]
    for added in system.added:
        yield added.action.body


def _prune(edits: Edits, items: list[Any], path: str) -> None:
    """Take steps, rules, actions and requirements of this path out of the sentences, at any depth."""
    edits.keep(items, lambda x: not (isinstance(x, TITLED) and within(x.path, path)))
    for x in items:
        for inner in lists_in(x):
            _prune(edits, inner, path)


def lists_in(x: Any) -> Iterator[list[Any]]:
    """The lists of sentences right inside a sentence."""
    for name in getattr(x, "__dataclass_fields__", ()):
        value = getattr(x, name)
        if name in ("body", "effect", "pay", "otherwise", "actions", "rules") and isinstance(value, list):
            yield value
        elif name == "branches" and isinstance(value, list):
            for branch in value:
                yield branch[1] if isinstance(branch, tuple) else branch


def replaced_parts(library: Library, house: Sequence[System]) -> Iterator[s.Part]:
    """The steps and rules that these house rules carry out in another way, whoever does them and always."""
    for system in house:
        for x in system.exceptions:
            if x.kind != "body" or x.guards or x.role or x.mode or x.optional or x.value is not None or x.add is not None:
                continue
            for other in library.systems.values():
                for part in parts_in([*bodies(other)]):
                    if part.path == x.target or x.each and part.path.partition(".")[2] == x.target.partition(".")[2]:
                        yield part


def parts_in(items: Sequence[Any]) -> Iterator[s.Part]:
    for x in items:
        if isinstance(x, list):
            yield from parts_in(x)
            continue
        if isinstance(x, s.Part):
            yield x
        for inner in lists_in(x):
            yield from parts_in(inner)


def _replaced(library: Library, house: Sequence[System], decl: d.Decl) -> list[s.Part]:
    """Of those, the ones whose own sentences speak of what is left out: they are never carried out."""
    from rootdsl.overlay.uses import speaks_of

    return [x for x in replaced_parts(library, house) if speaks_of(x.body, decl)]


# ---------------------------------------------------------------- the tree


def node_at(nodes: Sequence[Any], at: Token | None) -> Any:
    """The node that begins with a token, outermost."""
    if at is None:
        return None
    for items in _blocks(nodes):
        for x in items:
            if getattr(x, "first", None) is at:
                return x
    return None


def _blocks(nodes: Any) -> Iterator[list[Any]]:
    """Every list of nodes, outermost first."""
    yield nodes
    for node in nodes:
        for name in ("body", "effect", "otherwise"):
            below = getattr(node, name, None)
            if isinstance(below, list):
                yield from _blocks(below)
        for branch in getattr(node, "branches", None) or ():
            yield from _blocks(branch[1] if isinstance(branch, tuple) else branch)


def _cut(edits: Edits, nodes: list[Any], node: Any) -> None:
    for items in _blocks(nodes):
        if any(x is node for x in items):
            edits.keep(items, lambda x: x is not node)
            return


def _section(edits: Edits, nodes: list[Any], at: Token | None) -> None:
    """The notes and examples of a section go with its rules."""
    node = node_at(nodes, at)
    if isinstance(node, tree.Heading):
        edits.keep(node.body, lambda x: not isinstance(x, (tree.Note, tree.Example)))


def _examples(node: Any) -> Iterator[tree.Example]:
    if isinstance(node, tree.Example):
        yield node
    for items in _blocks([node]):
        yield from (x for x in items if isinstance(x, tree.Example) and x is not node)


# ---------------------------------------------------------------- printing anew


def reprint(edits: Edits, library: Library, x: s.Reprint) -> None:
    """Other numbers on a track, a piece, a card or a die; another title."""
    if x.what == "title":
        retitle(edits, library, x)
        return
    decl: Any = library.by_path[x.target]
    if isinstance(decl, d.RelationDecl):
        edits.enter(decl.columns, x.column, [*x.numbers])
    elif x.what == "track":
        for row in decl.columns[x.column]:
            if x.row in ("", row):
                edits.enter(decl.columns[x.column], row, [*x.numbers])
    elif x.what == "faces":
        edits.set(decl, "faces", [str(n) for n in x.numbers])
    else:
        edits.set(decl, {"number": "count"}.get(x.what, x.what), x.numbers[0])


def retitle(edits: Edits, library: Library, x: s.Reprint) -> None:
    """Another title wherever the old one stood; translations give it under the rule that says so."""
    system = library.systems[x.target.partition(".")[0]]
    decl = library.by_path.get(x.target)
    old = next((y.title for y in system.rules if y.path == x.target), getattr(decl, "title", ""))
    edits.enter(library.titles_new, x.target, (x.text, f"{x.path}.{x.target.rpartition('.')[2]}", old))
    if decl is not None:
        edits.set(decl, "title", x.text)
    heads: list[Any] = [*system.rules, *system.free, *system.victories, *(y.action for y in system.added)]
    for head in heads:
        if head.path == x.target:
            edits.set(head, "title", x.text)
    moments: list[Any] = [*system.hooks, *system.triggers]
    for moment in moments:
        if moment.path.rpartition(".")[0] == x.target:
            edits.set(moment, "title", x.text)
    for body in bodies(system):
        _name(edits, body, x)


def _name(edits: Edits, items: Sequence[Any], x: s.Reprint) -> None:
    for y in items:
        if isinstance(y, TITLED) and y.path == x.target:
            edits.set(y, "title", x.text)
        for inner in lists_in(y):
            _name(edits, inner, x)
