"""Conditions about what goes on: what is under way, who plays, which flags are set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Misread
from rootdsl.names.filters import Filters
from rootdsl.names.library import Library, singular_forms
from rootdsl.syntax import tree


def under_way(path: str, library: Library) -> bool:
    """Can the rules ask whether this is under way? A procedure and a phase can be, of which steps and rules are only parts."""
    if isinstance(library.by_path.get(path), d.ProcedureDecl):
        return True
    procedures = [x for y in library.systems.values() for x in y.of(d.ProcedureDecl)]
    phases = {name for x in procedures for name in named_phases(x.node, x.path)}
    return path in phases or path.count(".") == 1 and any(path.partition(".")[2] == x.rpartition(".")[2] for x in phases)


def named_phases(node: Any, path: str) -> Iterator[str]:
    """The phases of a procedure, also those inside its steps."""
    for inner in getattr(node, "body", None) or ():
        if isinstance(inner, tree.Heading) and inner.words:
            full = f"{path}.{inner.words[0]}"
            if str(inner.keyword) == "phase":
                yield full
            yield from named_phases(inner, full)
        elif not isinstance(inner, tree.Heading):
            yield from named_phases(inner, path)


class Circumstances(Filters):
    """Reads what is the case apart from pieces, cards and players."""

    def seats(self) -> e.Cond | None:
        """`2 players play`, `4 or more players play`, `1 or more otters play`."""
        c = self.c
        op = self.amount()
        if op is None or not isinstance(op[1], e.Num):
            return None
        if c.take("players play") or c.take("player plays"):
            return e.SeatCount(op[0], op[1].n)
        forms = [x for x in singular_forms(c.peek()) if self.scope.faction_name(x) or x == self.system.name]
        if not forms or c.peek(1) not in ("play", "plays"):
            return None
        c.next(), c.next()
        return e.SeatCount(op[0], op[1].n, forms[0])

    def of_another(self) -> e.Cond | None:
        """`another player has the song`: where several players hold the faction."""
        if not self.c.take("another player has"):
            return None
        x = self.noun()
        kind = type_of(x)[0]
        group = self.scope.mode_plural(kind.split()[1]) if kind.startswith("mode") else None
        if group is None:
            raise self.wrong("a mode of the faction")
        return e.OtherHas(x, group)

    def under_way(self) -> e.Cond | None:
        """`in battle`, `in your turn`: a procedure or phase under way, performed by anybody or by the holder."""
        c = self.c
        if not c.take("in"):
            return None
        return self.during()

    def during(self) -> e.Cond:
        who = e.Me() if self.c.take("your") else None
        word = self.c.peek()
        path = self.scope.point_path(word)
        if not path:
            raise self.wrong("a procedure or phase")
        if not under_way(path, self.lib):
            expected = "a procedure or a phase; of a step or rule write a flag that is set at its start, and ask that: `flag busy`, " \
                f"`at start of {word}: set busy`, `at end of {word}: set busy to 0`, `if busy`"
            raise Misread(self.c.token(), "E0303", word=word, expected=expected)
        self.c.next()
        return e.During(path, who)

    def announced(self) -> e.Cond | None:
        """`looting was declared`, `looting is not declared`."""
        c = self.c
        if c.peek(1) not in ("is", "was") or c.peek(2) != "declared":
            return None
        if c.peek() not in self.scope.intents:
            raise self.wrong("an intent that this file declares")
        name = str(c.next())
        c.next(), c.next()
        return e.Declared(name)

    def path_flag(self) -> e.Cond | None:
        """`road between gate and yard is dammed`: a flag of each path."""
        c, start = self.c, self.c.pos
        c.take("the")
        if c.peek(1) != "between" or not any(self.lib.find(c.peek(), self.system, (d.PathKind,))):
            c.pos = start
            return None
        path = self.path_between()
        c.expect("is")
        unset = c.take("not")
        decl = self.flag_of_path(path.kind)
        if decl is None:
            raise self.wrong(f"a flag of each {path.kind.name}")
        c.next()
        return e.Not(e.Flag(decl, path)) if unset else e.Flag(decl, path)

    def flag(self) -> e.Cond | None:
        c = self.c
        word = c.peek()
        decl = self.scope.local_decl(word) or next(iter(self.find(word, d.NumberDecl)), None)
        if isinstance(decl, d.NumberDecl) and decl.flag:
            c.next()
            of = None
            if decl.scope in ("path", "seat_place"):
                of = self.bearer(decl)
            elif decl.scope in ("side", "seat") and c.take("of"):
                of = self.typed("side" if decl.scope == "side" else "player")
            unset = c.take("is not set")
            if not unset:
                c.take("is set")
            return e.Not(e.Flag(decl, of)) if unset else e.Flag(decl, of)
        return None
