"""Points and victory."""

from __future__ import annotations

from rootdsl.runtime.events import SCORED, caught, tell
from rootdsl.runtime.state import RUNNING


def score(t, s, who: int, n: int) -> None:
    """Points for a player on the track; never below 0; victory is looked for once the group is done. Nobody (-1) scores nothing."""
    if who < 0:
        return
    have = s.score[who]
    if have < 0 or n == 0:
        return
    if n > 0 and t.instead_of[SCORED] and caught(t, s, SCORED, who, -1, n, -1, -1):
        return
    s.score[who] = max(0, have + n)
    s.changes += 1
    if s.log is not None:
        s.log.append(("score", who, s.score[who] - have, s.score[who]))
    if n > 0:
        s.busy = 1
        if t.wait_scored:
            tell(s, SCORED, who, n)


def leave_track(t, s, who: int) -> None:
    s.score[who] = -1
    s.changes += 1
    if s.log is not None:
        s.log.append(("leave", who, -1, -1))


def win(t, s, who: int) -> None:
    """The game is over; the partners of a team win together."""
    if s.over == RUNNING:
        s.over = who
        s.busy = 1
        s.together = 0
        s.winners = [p for p in t.seats if s.team[p] == s.team[who]]
        if s.log is not None:
            s.log.append(("win", who, list(s.winners), -1))


def find_winner(t, s) -> None:
    """The first player clockwise from the current one who meets a victory condition."""
    n = t.players
    for k in range(n):
        who = (s.current + k) % n
        for condition in t.victories:
            if condition(t, s, who):
                win(t, s, who)
                return
