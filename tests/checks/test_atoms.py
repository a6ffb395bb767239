"""Satisfiability over small domains."""

from __future__ import annotations

from rootdsl.checks.atoms import Atoms
from rootdsl.model import expr as e

EMPTY = e.Exists(e.Cards([]), e.Num(1))


def holds(*conds: e.Cond) -> bool:
    atoms = Atoms(2, 4)
    return atoms.solve([atoms.read(cond, "me") for cond in conds]) is not None


def test_numbers_of_players_stay_in_the_game() -> None:
    assert holds(e.SeatCount(">=", 3))
    assert not holds(e.SeatCount("==", 5))
    assert not holds(e.SeatCount("<=", 2), e.Not(e.SeatCount("==", 2)))


def test_what_cannot_be_looked_into_can_hold() -> None:
    assert holds(e.Done("loot"), e.Not(e.Done("prize")))
    assert not holds(e.Done("loot"), e.Not(e.Done("loot")))


def test_numbers_near_the_compared_ones() -> None:
    few, many = e.Compare("<=", e.Points(e.Me()), e.Num(3)), e.Compare(">", e.Points(e.Me()), e.Num(3))
    assert holds(few) and holds(many) and not holds(few, many)
    assert not holds(EMPTY, e.Not(EMPTY))


def test_or_and_not() -> None:
    assert holds(e.AnyOf([e.Done("a"), e.Done("b")]), e.Not(e.Done("a")))
    assert not holds(e.AnyOf([e.Done("a"), e.Done("b")]), e.Not(e.Done("a")), e.Not(e.Done("b")))


def test_two_holders_are_two_players() -> None:
    """The same condition of two holders is two unknowns."""
    atoms = Atoms(2, 4)
    rich = e.Compare(">=", e.Points(e.Me()), e.Num(10))
    assert atoms.solve([atoms.read(rich, "one"), atoms.read(e.Not(rich), "two")]) is not None
