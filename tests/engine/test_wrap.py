"""Wrappers that the linker lays around functions, and what the state notes beside its counts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from rootdsl.runtime import wrap
from rootdsl.runtime.lasting import IGNORE, OWED
from rootdsl.runtime.state import State

PLAIN = SimpleNamespace(lasting=[])


def base(t: Any, s: Any, me: int, n: int) -> int:
    return n


def double(t: Any, s: Any, me: int, n: int) -> int | None:
    return 2 * n if n > 3 else None


def negative(t: Any, s: Any, me: int, n: int) -> int | None:
    return -n if n > 5 else None


def test_the_last_exception_that_applies_counts() -> None:
    value = wrap.amended(base, [(0, double), (1, negative)])
    assert [value(None, PLAIN, 2, n) for n in (3, 4, 6)] == [3, 8, -6]


def test_an_exception_of_a_seat_touches_its_own_value_only() -> None:
    value = wrap.amended(base, [(0, double), (1, negative), (-1, lambda t, s, me, n: 0 if n == 9 else None)], True)
    assert [value(None, PLAIN, me, 6) for me in (0, 1, 2)] == [12, -6, 6]
    assert value(None, PLAIN, 2, 9) == 0


def test_a_requirement_is_lifted_for_a_call_that_ignores_it() -> None:
    need = wrap.amended(lambda t, s, me, n: False, [], True, 7, lambda t: True)
    assert not need(None, PLAIN, 0, 1)
    assert need(None, SimpleNamespace(lasting=[[IGNORE, OWED, 7]]), 0, 1)


def test_without_a_base_there_is_nothing_else() -> None:
    among = wrap.amended(wrap.nothing_else, [(1, lambda t, s, me, site: [site])], True)
    assert among(None, PLAIN, 0, 4) is None and among(None, PLAIN, 1, 4) == [4]
    lifted = wrap.amended(wrap.nothing_else, [], True, 7, lambda t: "all")
    assert lifted(None, PLAIN, 0, 4, 5) is None and lifted(None, SimpleNamespace(lasting=[[IGNORE, OWED, 7]]), 0, 4, 5) == "all"


def test_additions_come_before_bounds_and_nothing_falls_below_zero() -> None:
    value = wrap.adjusted(base, [(-1, "high", lambda t, s, me, n: 5), (0, "add", lambda t, s, me, n: 3)], True)
    assert [value(None, PLAIN, 0, 1), value(None, PLAIN, 1, 1), value(None, PLAIN, 0, 4), value(None, PLAIN, 1, -4)] == [4, 1, 5, 0]


def test_a_ban_is_asked_for_a_seat_and_for_a_frame_and_the_parameters_stay() -> None:
    def can(t: Any, s: Any, me: int, site: int = -1) -> bool:
        return site != 2

    test = wrap.unless_banned(can, [(-1, lambda t, s, me, who, row, place: who == 1)])
    assert test(None, PLAIN, 0) and not test(None, PLAIN, 0, 2) and not test(None, PLAIN, 1)
    assert test.__code__.co_varnames[2 : test.__code__.co_argcount] == ("me", "site")
    free = wrap.unless_banned(lambda t, s, f: True, [(-1, lambda t, s, me, who, row, place: who == 1)])
    assert free(None, PLAIN, SimpleNamespace(me=0)) and not free(None, PLAIN, SimpleNamespace(me=1))


def test_a_value_may_have_no_parameters_when_it_is_amended_for_a_while() -> None:
    value = wrap.lasting_value(lambda t, s, me: 4, 7)
    assert value(None, PLAIN, 0) == 4
    assert value(None, SimpleNamespace(lasting=[[0, OWED, 0, 7, 0, 2]]), 0) == 6


def test_rows_in_a_place_are_a_bit_each() -> None:
    s = State()
    s.at = [[1, 0, 0], [2, 3, 0]]
    s.look()
    assert s.here == [0b11, 0b10, 0]
