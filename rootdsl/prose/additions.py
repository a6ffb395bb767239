"""What a file adds to the table, as sentences: how hooks, triggers, exceptions, bans and standing rules are found by their class."""

from __future__ import annotations

from collections.abc import Callable

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.prose.clause import (
    Adverbial,
    Block,
    NounPhrase,
    clause,
)
from rootdsl.prose.control import span, under
from rootdsl.prose.plan import Planner, Shape

ADDITIONS: dict[type, Callable[..., list[Block]]] = {}
SOME = Shape("", True, None, True)


def around(p: Planner, path: str) -> d.ProcedureDecl | None:
    """The procedure in which a point stands."""
    while path:
        found = p.library.by_path.get(path)
        if isinstance(found, d.ProcedureDecl) and not found.macro:
            return found
        path = path.rpartition(".")[0]
    return None


def role_noun(p: Planner, path: str, role: str) -> NounPhrase:
    path = path.partition(":")[0]
    procedure = around(p, path)
    return NounPhrase((p.lex.label(procedure.path if procedure else path, role),), "the")


def guarded(p: Planner, guards: list[e.Cond], blocks: list[Block]) -> list[Block]:
    return under(p, (Adverbial("if", p.condition(e.All(list(guards)))),), blocks) if guards else blocks


def once(p: Planner, key: str) -> list[Block]:
    return [Block(clause("only_once").adding(Adverbial("each_span", phrase=span(p, key))))] if key else []


