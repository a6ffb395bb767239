"""Who does a thing, named by a file that several seats may hold: whoever of them."""

from __future__ import annotations

from rootdsl.model import expr as e
from rootdsl.model.types import type_of
from rootdsl.names.cursor import Misread
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences

SEVERAL = ("other", "enemies", "enemy", "players", "an", "another")      # words before several players


def held_by_several(x: e.Expr, scope: Scope) -> str:
    """The other file, of which there may be two at a table, that it names (and not, as in an example, the second of them), else ''."""
    if not isinstance(x, e.SeatOf) or x.which != 1 or x.system == scope.system.name or x.system not in scope.library.systems:
        return ""
    return x.system if scope.library.systems[x.system].seats > 1 else ""


def whoever(x: e.Expr, scope: Scope) -> e.Expr:
    """In what a rule waits for or forbids, the name of such a file means each player who holds it."""
    system = held_by_several(x, scope)
    return e.Players(filters=[e.SeatIs(e.It("player"), system)]) if system else x


def doer(reader: Sentences, plural: tuple[str, ...]) -> e.Expr:
    """A player by name, `a moth`, or (behind one of the words `plural`) a set of players."""
    c = reader.c
    start = c.pos
    if c.peek() in plural:
        try:
            return reader.set()
        except Misread:
            named = str(c.tokens[start + 1]) if start + 1 < len(c.tokens) else ""
            if str(c.tokens[start]) not in ("a", "an", "any") or not reader.scope.faction_name(named):
                raise
            c.pos = start + 1
    return whoever(reader.noun(), reader.scope)


def some_players(reader: Sentences) -> e.Expr:
    """`moles`, `enemies`, `moles and finches`: one of them, or all who are named."""
    who = doer(reader, SEVERAL)
    if type_of(who)[0] == "player" and reader.listed():
        who = reader.union(who)
        if isinstance(who, e.Union):
            who.sets = [whoever(x, reader.scope) for x in who.sets]
    if type_of(who)[0] != "player":
        raise Misread(reader.c.token(-1), "E0401", expected="player", got=type_of(who)[0])
    return who
