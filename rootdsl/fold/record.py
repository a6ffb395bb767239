"""What folding makes of a table: code and constants, without any object of it, so that it can be kept."""

from __future__ import annotations

import ast
import importlib
import marshal
from dataclasses import dataclass
from types import CodeType, ModuleType
from typing import Any

from rootdsl.fold.facts import Facts
from rootdsl.fold.hops import Hops
from rootdsl.fold.workshop import Workshop
from rootdsl.runtime import (
    asking,
    cards,
    dice,
    driver,
    effects,
    events,
    free,
    happening,
    land,
    lasting,
    leaving,
    lent,
    members,
    orders,
    paths,
    picks,
    points,
    putting,
    sets,
    settling,
    spots,
    subsets,
    tracks,
    underway,
    windows,
)
from rootdsl.runtime.link import link
from rootdsl.runtime.table import Table

# the modules of the engine that ask a table
ENGINE = (
    land, lasting, events, lent, paths, effects, orders, points, cards, dice, happening, leaving, asking, settling, windows, free, driver,
    sets, spots, subsets, tracks, underway, putting, picks, members,
)  # fmt: skip


@dataclass(slots=True)
class Record:
    """By module, those of the engine first: its code (None where it has no text), and what it borrows.

    `recipes` are the constants, as expressions over the table. A borrowed name tells its module, by number or by its
    own name, and the name there.
    """

    codes: list[CodeType | None]
    borrowed: list[dict[str, tuple[int | str, str]]]
    recipes: dict[str, str]

    def to_bytes(self) -> bytes:
        return marshal.dumps((self.codes, self.borrowed, self.recipes))

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        return cls(*marshal.loads(data))


def record_of(t: Table, events: bool) -> Record:
    """Fold a table. Without `events` its states keep no log."""
    facts = Facts(t, events)
    sources = (*ENGINE, *t.modules)
    workshop = Workshop(facts, sources)
    trees = [workshop.folded(vars(m)) for m in sources]
    for m, tree in zip(sources, trees, strict=True):
        if tree is not None and m not in ENGINE:
            Hops(tree, vars(m), facts).join()
    numbers = {id(vars(m)): k for k, m in enumerate(sources)}
    found = [workshop.borrowed.get(id(vars(m)), {}) for m in sources]
    borrowed = [{alias: (numbers.get(id(home), str(home["__name__"])), name) for alias, (home, name) in x.items()} for x in found]
    codes = [compiled(m, tree, workshop) if tree is not None else None for m, tree in zip(sources, trees, strict=True)]
    return Record(codes, borrowed, facts.recipes)


def compiled(m: ModuleType, tree: ast.Module, workshop: Workshop) -> CodeType:
    """The code of a module, with the copies of its functions that others call; its lines are those of the original."""
    first = next((k for k, x in enumerate(tree.body) if isinstance(x, ast.ClassDef | ast.FunctionDef)), len(tree.body))
    tree.body[first:first] = workshop.variants.made.get(id(vars(m)), [])
    ast.fix_missing_locations(tree)
    code: CodeType = compile(tree, m.__file__ or "", "exec", dont_inherit=True)
    return code


def laid(t: Table, record: Record) -> Table:
    """The table once more, laid from the folded modules."""
    sources = (*ENGINE, *t.modules)
    made = [executed(m, code) if code is not None else m for m, code in zip(sources, record.codes, strict=True)]
    twins = {id(x): vars(new)[name] for m, new in zip(ENGINE, made, strict=False) for name, x in vars(m).items()
             if getattr(x, "__module__", "") == m.__name__ and name in vars(new)}
    twins |= {id(m): new for m, new in zip(ENGINE, made, strict=False)}
    give(made, record.recipes, t)       # the linker asks a few of them
    for new, names in zip(made, record.borrowed, strict=True):      # one engine: what a module has of it is its folded twin
        if new not in sources:
            vars(new).update({name: twins[id(x)] for name, x in vars(new).items() if id(x) in twins})
        for alias, (where, name) in names.items():
            home = made[where] if isinstance(where, int) else importlib.import_module(where)
            vars(new)[alias] = vars(home)[name]
    by_name = {m.SYSTEM["name"]: new for m, new in zip(t.modules, made[len(ENGINE):], strict=True)}
    common = [new for name, new in by_name.items() if name not in t.seat_systems]
    out = link(common, [by_name[name] for name in t.seat_systems])
    out.classes = {key: vars(by_name[key.partition(":")[0]])[kind.__name__] for key, kind in t.classes.items()}    # none of the constants
    out.driver = made[ENGINE.index(driver)]
    out.resting = list(t.resting)
    out.show_prompts = t.show_prompts
    give(made, record.recipes, out)
    return out


def give(made: list[Any], recipes: dict[str, str], t: Table) -> None:
    """The constants of a table, in every module."""
    values = {name: eval(recipe, {"t": t}) for name, recipe in recipes.items()}
    for new in made:
        vars(new).update(values)


def executed(m: ModuleType, code: CodeType) -> ModuleType:
    new = ModuleType(m.__name__)
    new.__file__ = m.__file__
    if hasattr(m, "TEXT_HASH"):
        vars(new)["TEXT_HASH"] = m.TEXT_HASH
    exec(code, vars(new))
    return new
