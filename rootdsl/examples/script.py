"""What an example says, read: its facts, acts and claims, and the sentences that they are read with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lark import Token

from rootdsl.examples import said
from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.names.cursor import Cursor
from rootdsl.names.scope import Scope
from rootdsl.names.sentences import Sentences


@dataclass(slots=True)
class Fact:
    """One thing that is given: `kind` says which fields of `data` there are."""

    kind: str
    at: Token | None
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class AnyCards:
    """`2 cards`, `a moss card`: cards of which the example does not say which they are."""

    suit: str = ""
    title: str = "card"
    path: str = ""


@dataclass(slots=True)
class Act:
    """One `when` line: a call (or a phase, step or turn to play) with its scripted answers."""

    at: Token | None
    call: s.Invoke | None
    pre: list[s.Stmt]
    who: e.Expr | None
    part: str
    answers: list[list[str]]
    rolls: list[list[str]]


@dataclass(slots=True)
class Claim:
    """One thing that must be true afterwards. `loss`: so many pieces fewer than before."""

    at: Token | None
    cond: e.Cond | None = None
    loss: tuple[e.Expr, e.Expr, int] | None = None
    gain: tuple[e.Expr, e.Expr] | None = None
    cannot: s.Invoke | None = None
    pre: list[s.Stmt] = field(default_factory=list)
    winners: list[e.Expr] = field(default_factory=list)
    seen: tuple[e.Expr, list[d.CardDecl], str, bool] | None = None
    can: s.Invoke | None = None
    losers: list[e.Expr] = field(default_factory=list)


@dataclass(slots=True)
class Script:
    title: str
    at: Token | None
    facts: list[Fact] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    seats: list[str] = field(default_factory=list)
    map: str = ""
    absent: frozenset[str] = frozenset()      # the files that do not sit at its table


class ExampleReader(Sentences):
    """Sentences in which a number can name a place, and cards stand for themselves."""

    def noun(self) -> e.Expr:
        c = self.c
        if c.kind(1) in ("NUMBER", "SITE") and str(c.peek(1)) in self.place_names() and self.find(c.peek(), d.PlaceKind):
            c.next()                        # `meadow 5`
        if c.at("second") and c.peek(1) in self.scope.seat_systems():
            c.next()
            return e.SeatOf(str(c.next()), 2)
        if c.kind() in ("NUMBER", "SITE") and str(c.peek()) in self.place_names():
            return e.SiteRef(str(c.next()))
        if c.kind() == "WORD" and c.peek() in self.place_names() and not c.peek().isdigit():
            return e.SiteRef(str(c.next()))
        alone = self.piece_of_a_seat()
        return alone if alone is not None else super().noun()

    def piece_of_a_seat(self) -> e.Expr | None:
        """A piece of which there is one, by its name alone: it is that of its own file, whoever acts."""
        c = self.c
        if c.kind() != "WORD" or self.scope.name(c.peek()) is not None:
            return None
        found = [x for x in self.lib.anywhere(c.peek(), (d.Piece,)) if isinstance(x, d.Piece) and x.count == 1 and not x.neutral]
        if len(found) != 1 or found[0].name in self.scope.seat_systems():
            return None
        if self.lib.anywhere(c.peek(), (d.Kind, d.NumberDecl, d.ValueDecl)):
            return None
        c.next()
        return e.Pieces([found[0]], e.SeatOf(found[0].system))

    def zone(self) -> e.Expr:
        """A pile; also one of a file that this one does not know, and `build of decree` for a column."""
        found = self.lib.anywhere(self.c.peek(), (d.ZoneDecl,))
        if found and not self.find(self.c.peek(), d.ZoneDecl):
            self.c.next()
            out = self.meaning(found[0])
        else:
            out = super().zone()
        if isinstance(out, e.ColumnRef):
            out.column = out.column.rpartition(".")[2]
        return out

    def find(self, word: str, *kinds: type) -> list[d.Decl]:
        """An example may name whatever sits at its table, also what its file does not know."""
        return super().find(word, *kinds) or [x for x in self.lib.anywhere(word, kinds or (d.Decl,)) if is_one_thing(x)]

    def place_names(self) -> set[str]:
        names: set[str] = getattr(self.scope, "site_names", set())
        return names


def is_one_thing(x: d.Decl) -> bool:
    """Is its name alone enough to tell which is meant, whoever's it is?"""
    return isinstance(x, d.CardDecl) or (isinstance(x, d.Piece) and x.count == 1)


def reader(words: list[Token], at: Token, scope: Scope) -> ExampleReader:
    last = words[-1] if words else None
    places = getattr(scope, "site_names", ())
    if last is not None and last.type == "NUMBER" and len(words) > 1 and str(words[-2]) not in said.AMOUNTS and str(last) in places:
        words = [*words[:-1], Token.new_borrow_pos("SITE", str(last), last)]    # `otters rule 9`: a place, no number of things
    return ExampleReader(Cursor(words, at), scope)


def counted_sort(r: ExampleReader) -> tuple[e.Expr, e.PieceRef]:
    """`3 otter guards`, `a boat`, `den`: number and sort (of its owner)."""
    c = r.c
    n: e.Expr = e.Num(1)
    if c.kind() == "NUMBER":
        n = e.Num(int(c.next()))
    else:
        r.article()
    owner = ""
    second = c.take("second")
    if c.peek() in r.scope.seat_systems() and c.peek(1):
        owner = str(c.next())
    state = r.scope.unit_state(c.peek())
    if state is not None:
        c.next()
    word = c.peek()
    found = [x for x in r.lib.anywhere(word, (d.Piece,)) if isinstance(x, d.Piece)]
    here = [x for x in found if x.system in getattr(r.scope, "sitting", ())]
    if here and not any(x.neutral for x in found):
        found = here
    mine = [x for x in found if x.system == (owner or r.system.name)] or [x for x in found if not owner and (x.neutral or len(found) == 1)]
    if not mine:
        raise r.wrong("a piece")
    c.next()
    piece = mine[0]
    holder = e.SeatOf(piece.system, 2) if second else e.Me() if piece.system == r.system.name else e.SeatOf(piece.system)
    ref = e.PieceRef(piece, None if piece.neutral else holder)
    return n, ref if state is None else Turned(ref.decl, ref.owner, states=state[0], index=state[1])


def try_cards(r: ExampleReader) -> list[Any] | None:
    if said.is_card(r.c.tokens[r.c.pos:], r.scope) and {"card", "cards"} & {r.c.peek(k) for k in range(3)}:
        return cards_of(r)
    if r.c.peek() in ("a", "an") and r.lib.anywhere(r.c.peek(1), (d.CardDecl,)) and not r.lib.anywhere(r.c.peek(1), (d.Piece,)):
        return cards_of(r)
    found = r.lib.anywhere(r.c.peek(), (d.CardDecl,)) if r.c.kind() in ("WORD", "NUMBER") else []
    if r.c.kind() == "NUMBER" and r.lib.anywhere(r.c.peek(1), (d.CardDecl,)) and not r.lib.anywhere(r.c.peek(1), (d.Piece,)):
        return cards_of(r)
    if not found:
        return None
    return cards_of(r)


def cards_of(r: ExampleReader, pieces: bool = False) -> list[Any]:
    """`lantern and 2 oars`, `2 cards`: one entry a copy; where `pieces` can be meant as well, sorts of them."""
    c = r.c
    out: list[Any] = []
    while True:
        n = int(c.next()) if c.kind() == "NUMBER" else 1
        r.article()
        suit = next(iter(r.find(c.peek(), d.Suit)), None) if c.peek(1) in ("card", "cards") else None
        if suit is not None or c.peek() in ("card", "cards"):
            c.pos += 1 if suit is None else 2
            out += [AnyCards(suit.name if suit else "", f"{suit.name if suit else 'any'} card")] * n
            if not c.take("and"):
                return out
            continue
        found = r.lib.anywhere(c.peek(), (d.CardDecl,)) or (pieces_seen(r) if pieces else [])
        if not found:
            raise r.wrong("a card or a piece" if pieces else "a card")
        c.next()
        out += [found[0]] * n  # type: ignore[list-item]
        if not c.take("and"):
            return out


def pieces_seen(r: ExampleReader) -> list[Any]:
    """`moles saw a snare`: the sort of a piece."""
    found = [x for x in r.lib.anywhere(r.c.peek(), (d.Piece,)) if isinstance(x, d.Piece)]
    return [x for x in found if x.system == r.system.name] or found[:1]


def kinds_of(sort: Any, r: ExampleReader) -> list[Any]:
    if isinstance(sort, d.Piece) and not sort.neutral:
        same = r.lib.anywhere(sort.name, (d.Kind,))
        return [same[0]] if same else [sort]
    return [sort]


@dataclass(slots=True)
class Turned(e.PieceRef):  # type: ignore[misc]
    """A sort of piece in one of two states."""

    states: d.StateDecl | None = None
    index: int = 0


@dataclass(slots=True)
class TurnedCount(e.Count):  # type: ignore[misc]
    """How many pieces of one sort are in a state in one place or box."""

    where: e.Expr | None = None


class SupplyCount(e.Count):  # type: ignore[misc]
    """How many pieces of one sort lie in their supply."""
