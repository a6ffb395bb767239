"""A whole file as blocks, in the order in which its author wrote it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.system import System
from rootdsl.prose import control, nouns
from rootdsl.prose.clause import Adverbial, Between, Block, Clause, Named, NounPhrase, Phrase, Pronoun, fact
from rootdsl.prose.control import under
from rootdsl.prose.events import ADDITIONS, limit
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.plan import YOU, Planner, Shape, doer_of
from rootdsl.prose.values import value_of

READ_IN = (control, nouns)  # modules whose planners register themselves


def document(system: System, lexicon: Lexicon) -> list[Block]:
    """Every rule of a file under its heading; rules under one heading stand together."""
    planner = Planner(system, lexicon)
    found: list[tuple[int, str, list[Block]]] = []
    for path, at, blocks in parts(planner):
        found.append((at, path, blocks))
    for name, body in system.phases.items():
        with planner.within(f"{system.name}.{name}", body):
            blocks = planner.body(body)
        key = heading_of_phase(planner, name)
        found.append((first_line(body), key, blocks))
    out: dict[str, Block] = {}
    for _, path, blocks in sorted(found, key=lambda x: x[0]):
        if blocks:
            out.setdefault(path, Block(title=path)).children.extend(blocks)
    return list(out.values())


def heading_of_phase(p: Planner, name: str) -> str:
    """The phase of the turn that a body fills, wherever it is declared."""
    for system in p.library.systems.values():
        for decl in system.of(d.ProcedureDecl):
            for path in (f"{decl.path}.{name}",):
                if path in p.library.by_path:
                    return path
            if decl.name == name:
                return decl.path
    return f"{p.system.name}.{name}"


def first_line(x: Any) -> int:
    if isinstance(x, (list, tuple)):
        return min((n for n in map(first_line, x) if n), default=0)
    at = getattr(x, "at", None)
    return int(getattr(at, "line", 0) or 0)


def base(path: str) -> str:
    head, _, tail = path.rpartition(".")
    return head if tail.isdigit() else path


def parts(p: Planner) -> Iterator[tuple[str, int, list[Block]]]:
    """Heading, line and blocks of every declaration and addition of a file."""
    system = p.system
    for decl in system.decls:
        if isinstance(decl, d.Callable_) and not decl.owner:
            yield decl.path, line(decl), declared(p, decl)
        elif isinstance(decl, d.TableRule):
            yield decl.path, line(decl), [Block(text=p.lex.text(decl))]
        elif isinstance(decl, d.Piece) and decl.limit:
            yield decl.path, line(decl), limit(p, decl)
    additions = (
        system.hooks,
        system.triggers,
        system.exceptions,
        system.bans,
        system.free,
        system.victories,
        system.ties,
        system.keeps,
        system.orders,
        system.prefers,
        system.opens,
        system.shows,
        system.joins,
        system.leads,
        system.added,
    )
    for rows in additions:
        for x in rows:  # type: ignore[attr-defined]
            path = getattr(x, "path", "") or getattr(x, "mode", "") or system.name
            yield base(path), line(x), ADDITIONS[type(x)](p, x)


def line(x: Any) -> int:
    return int(getattr(x.at, "line", 0) or 0) if x.at is not None else 0


def declared(p: Planner, decl: d.Callable_) -> list[Block]:
    if isinstance(decl, d.ValueDecl):
        return value(p, decl)
    if isinstance(decl, d.ConditionDecl):
        return condition(p, decl)
    return procedure(p, decl) if isinstance(decl, d.ProcedureDecl) else []


def introduced(p: Planner, decl: d.Callable_) -> list[Phrase]:
    """The parameters as they are first named; afterwards they are `that player`."""
    out: list[Phrase] = []
    for x in decl.params:
        heads = next(((k.path,) for k in p.decls(d.PlaceKind) if k.name == x.noun), p.heads(e.Var(x.name, x.type)))
        out.append(NounPhrase(heads, "a"))
        p.words[str(x.name)] = NounPhrase(heads, "this")
    return out


def value(p: Planner, decl: d.ValueDecl) -> list[Block]:
    """`The strength of a player in a clearing is ...`."""
    with p.within(decl.path):
        args = introduced(p, decl)
        if not decl.body or decl.body[0] is None:
            return []
        if isinstance(decl.body[0], e.Pieces) and isinstance(decl.body[0].owner, e.Nobody) and args:
            return [Block(fact("have", subject=args[0], what=NounPhrase((decl.path,), "no", True)))]
        what = p.phrase(decl.body[0], Shape("the", True)) if decl.type != "number" else value_of(p, decl.body[0])
        return [Block(fact("be", subject=nouns.called(p, decl, args), what=what))]


def condition(p: Planner, decl: d.ConditionDecl) -> list[Block]:
    """`A player rules a clearing if ...`."""
    with p.within(decl.path):
        if decl.phrase[:1] == ["word"]:
            kind = decl.params[0].type if decl.params else "piece"
            heads = p.heads(e.Var("", kind))
            p.it = p.words["it"] = NounPhrase(heads, "this")
            head = fact("be", subject=NounPhrase(heads, "a"), what=Named(decl.path))
        else:
            args = introduced(p, decl)
            head = Clause(decl.path, tuple(zip([str(x.name) for x in decl.params], args)), "fact")
        try:
            if not decl.body or decl.body[0] is None:
                return []
            return [Block(head.adding(Adverbial("only_if", p.condition(decl.body[0] if len(decl.body) == 1 else e.All([*decl.body])))))]
        finally:
            from rootdsl.prose.plan import GAP

            p.it = GAP


def procedure(p: Planner, decl: d.ProcedureDecl) -> list[Block]:
    """The steps of a procedure, then its own values and verbs."""
    with p.within(decl.path, decl.body, decl.params, bool(decl.sides)):
        doer = doer_of(decl)
        if doer and not decl.sides and decl.params[0].type == "player":
            p.words[doer] = YOU
        elif doer:
            p.performer = NounPhrase((p.lex.label(decl.path, doer),), "the")
            p.words[doer] = p.performer
            p.words |= {side: NounPhrase((p.lex.label(decl.path, side),), "the") for side in decl.sides}
        blocks = p.body(decl.body)
        inner = [x for x in p.system.of(d.Callable_) if x.owner in (decl.name, decl.path)]
        for x in sorted(inner, key=line):
            blocks += value(p, x) if isinstance(x, d.ValueDecl) else verb(p, x, decl) if isinstance(x, d.ProcedureDecl) else condition(p, x)  # type: ignore[arg-type]
    return blocks


def verb(p: Planner, decl: d.ProcedureDecl, around: d.ProcedureDecl) -> list[Block]:
    """A verb of a procedure: `whenever a side deals extra hits: ...`."""
    with p.within(decl.path, decl.body, decl.params):
        roles: list[tuple[str, Phrase]] = []
        for x in decl.params:
            if x.type == "number":
                continue
            roles.append((str(x.name), NounPhrase(("side" if x.type == "side" else p.heads(e.Var(x.name, x.type))[0],), "a")))
            p.words[str(x.name)] = NounPhrase(("side" if x.type == "side" else p.heads(e.Var(x.name, x.type))[0],), "this")
        if roles:
            p.performer = p.words[roles[0][0]]
        numbers = [str(x.name) for x in decl.params if x.type == "number"]
        p.words |= {n: Pronoun("that_many") for n in numbers}
        happens = Clause(decl.path, (*roles, *((n, Between(None, None)) for n in numbers)), "fact")
        return under(p, (Adverbial("whenever", happens),), p.body(decl.body))
