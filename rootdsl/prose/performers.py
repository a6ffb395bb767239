"""Who performs a procedure of a file that somebody holds: always its holder, who is spoken to, or others as well."""

from __future__ import annotations

from rootdsl.checks.rules import rules_of
from rootdsl.checks.walk import nodes
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.prose.lexicon import doer_of


def of_others(library: Library, system: System) -> frozenset[str]:
    """The paths of the procedures of a file that others than its holder may perform, by what calls them, also from one to the next."""
    manifest = library.manifest()
    if manifest is not None and system.kind not in manifest.seats:
        return frozenset()
    own = {x.path: x for x in system.of(d.ProcedureDecl) if doer_of(x) and not x.sides and x.params[0].type == "player"}
    calls = [(rule.path, x) for rule in rules_of(system) for x in nodes(rule.body) if isinstance(x, s.Invoke) and x.decl.path in own]
    found: set[str] = set()
    before = -1
    while len(found) != before:
        before = len(found)
        found |= {x.decl.path for path, x in calls if another(x.who, own.get(path), path in found, system.name)}
    return frozenset(found)


def another(who: e.Expr | None, around: d.ProcedureDecl | None, foreign: bool, mine: str) -> bool:
    """May a call have another performer than the holder of the file? `foreign`: it stands in a procedure that others perform."""
    if who is None or isinstance(who, e.Me):
        return foreign
    if isinstance(who, e.SeatOf):
        return who.system != mine
    if isinstance(who, e.Var) and around is not None and who.name == doer_of(around):
        return foreign
    return True
