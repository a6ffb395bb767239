"""House rules in a book: what they change stands where it changes something."""

from __future__ import annotations

from typing import Any

from rootdsl.book.arrange import Outline
from rootdsl.book.tree import Book, Entry
from rootdsl.book.writer import Writer
from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.prose.additions import ADDITIONS
from rootdsl.prose.document import base
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.plan import Planner
from rootdsl.prose.realise import Realiser


def changes(book: Book, library: Library) -> None:
    """Every rule knows the rules that have an exception to it."""
    by_key = book.by_key()
    for system in library.systems.values():
        for x in (*system.exceptions, *system.orders):
            source = nearest(by_key, base(getattr(x, "path", "") or getattr(x, "mode", "") or system.name))
            for target in (getattr(x, "target", ""), getattr(x, "first", "")):
                entry = nearest(by_key, target) if target else None
                if entry is not None and source is not None and source is not entry and source.key not in entry.changed_by:
                    entry.changed_by.append(source.key)
        for hook in system.hooks:
            entry = hooked(hook, system, by_key, library)
            source = nearest(by_key, base(hook.path or hook.mode or system.name))
            if entry is not None and source is not None and source is not entry and source.key not in entry.changed_by:
                entry.changed_by.append(source.key)


def hooked(hook: s.Hook, system: System, by_key: dict[str, Entry], library: Library) -> Entry | None:
    """The rule in which another one takes its place: a moment, a step or an action. Phases and turns are left out: all happens in them."""
    path = hook.point.partition(":")[0]
    entry = by_key.get(path)
    while entry is None and "." in path:
        path = path.rpartition(".")[0]
        entry = by_key.get(path)
    if entry is None or path in library.systems or entry.kind in ("phase", "section", "chapter"):
        return None
    procedure = library.by_path.get(path)
    phased = isinstance(procedure, d.ProcedureDecl) and any(isinstance(x, s.Part) and x.kind == "phase" for x in procedure.body)
    return None if phased else entry


def enforce(system: System, book: Book, library: Library, lexicon: Lexicon, speaker: Realiser) -> None:
    """Print the book as house rules change it: their exceptions stand where the rule stood, and it keeps what it was."""
    by_key = book.by_key()
    planner = Planner(system, lexicon)
    writer = Writer(system, Outline(system, library), lexicon, speaker)
    for x in system.exceptions:
        entry = nearest(by_key, x.target)
        if entry is None:
            continue
        if x.guards or x.optional or x.add is not None or x.target not in by_key:
            new, whole = ADDITIONS[type(x)](planner, x), False
        else:
            with planner.within(x.path, x.body):
                new, whole = planner.body(x.body) if x.body else ADDITIONS[type(x)](planner, x), True
        told = [writer.para(block, entry) for block in new]
        old = [y for y in entry.paras if y.origin == x.target] or (entry.paras if entry.key == x.target else [])
        if entry.mark != "changed":
            entry.was = list(old or entry.paras)
        entry.mark = "changed"
        for para in told:
            para.origin = x.target
        at_ = entry.paras.index(old[0]) if whole and old else len(entry.paras)
        kept = [y for y in entry.paras if not (whole and any(y is z for z in old))]
        entry.paras = [*kept[:at_], *told, *kept[at_:]]
    for title in (x for x in system.reprints if x.text and x.target in by_key):
        by_key[title.target].mark = "changed"
    book.in_force[system.name] = rules_of_its_own(system)
    for chapter in book.chapters:
        if system.name in chapter.files():
            for entry in chapter.of(system.name):
                entry.mark = "added"


def rules_of_its_own(system: System) -> set[str]:
    """Paths of what house rules add. What they change, leave out or call by another name is printed where it stood."""
    lists: tuple[list[Any], ...] = (
        system.hooks, system.triggers, system.bans, system.free, system.victories, system.keeps, system.opens, system.shows, system.joins,
        system.leads, system.prefers, system.orders, [x.action for x in system.added], [x for x in system.decls if type(x) is not d.Decl],
    )
    changed: tuple[Any, ...] = (*system.exceptions, *system.reprints, *system.removed)
    own = {path for some in lists for x in some if (path := getattr(x, "path", ""))}
    return own | {x.path for x in system.rules if not any(y.path == x.path for y in changed)}


def nearest(by_key: dict[str, Entry], path: str) -> Entry | None:
    """The entry of a path, else that of the nearest one around it."""
    while path:
        if path in by_key:
            return by_key[path]
        path = path.rpartition(".")[0]
    return None
