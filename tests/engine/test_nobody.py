"""Nobody (-1), as `the only player with most POINTS` is where several have them: what befalls nobody befalls no one."""

from __future__ import annotations

from pathlib import Path

from rootdsl.project.tables import build_table
from rootdsl.runtime import cards, points
from rootdsl.runtime.engine import new_game

GLEANERS = Path(__file__).parent.parent / "games" / "gleaners"


def test_nobody_scores_and_draws_nothing() -> None:
    t = build_table(GLEANERS, ["3"])
    s = new_game(t, 1)
    scores, hands, left = s.score[:], [s.zones[x][:] for x in t.hand], len(s.zones[t.draw_pile])
    points.score(t, s, -1, 3)
    cards.draw(t, s, -1, 2)
    assert s.score == scores and [s.zones[x] for x in t.hand] == hands and len(s.zones[t.draw_pile]) == left
