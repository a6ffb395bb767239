"""Pieces that a seat treats as its own for a purpose, and whose side a seat is on."""

from __future__ import annotations

from rootdsl.runtime.events import forget


def not_lent(s, rows, seat: int, place: int) -> list[int]:
    """Rows without those that a seat treats as own (place -1: wherever they stand)."""
    own = {x[1] for x in s.treated if x[0] == seat and x[3] in (-1, place)}
    return [row for row in rows if row not in own]


def own_for(t, s, rows, seat: int, purpose: int, place: int, against: int = -1):
    """Rows of a seat without those that another treats as own for a purpose there, and those it treats so itself.

    `against` is the player whom it is about: between a lender and who borrows, nothing is lent.
    """
    if not s.treated:
        return rows
    here = [x for x in s.treated if x[2] == purpose and x[3] in (-1, place)]
    lent = {x[1] for x in here if x[0] not in (seat, against) and t.owner[x[1]] == seat}
    extra = {x[1]: 0 for x in here if x[0] == seat and x[1] not in rows and (against < 0 or t.owner[x[1]] != against)}
    return (*(row for row in rows if row not in lent), *extra)


def own_for_each(t, s, table, seats, purpose: int, place: int):
    """The same for several seats: what counts as theirs for a purpose there."""
    return [row for seat in seats for row in own_for(t, s, table[seat], seat, purpose, place)]


def treat(t, s, seat: int, rows, places, purposes, span: str) -> None:
    """A seat treats pieces as own for some purposes until the turn, or the procedure of that path, ends."""
    depth = next((i for i in range(len(s.stack) - 1, -1, -1) if span in s.stack[i].ENDS), -1)
    for row in rows:
        for where in places:
            for purpose in purposes:
                s.treated.append([seat, row, purpose, where, depth])
    forget(s)


def untreat(s, depth: int) -> None:
    """What was treated as own only while a procedure at this depth (or deeper) ran is so no longer."""
    left = [x for x in s.treated if x[4] < depth]
    if len(left) != len(s.treated):
        s.treated = left
        forget(s)


def join_team(s, who: int, friend: int) -> None:
    """The two (and their partners) are no enemies from now on."""
    old, new = s.team[who], s.team[friend]
    s.team = [new if x == old else x for x in s.team]
    forget(s)
