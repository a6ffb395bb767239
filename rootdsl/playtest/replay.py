"""A game of a batch played again by its seed, with its log in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rootdsl.play.log import Book, lines
from rootdsl.playtest.game import UNFINISHED, Choosers, run
from rootdsl.playtest.pool import Tables, of_plan
from rootdsl.playtest.store import Store
from rootdsl.runtime import engine
from rootdsl.runtime.fault import EngineFault
from rootdsl.runtime.state import RUNNING


def replay(store: Store, number: int) -> Iterator[str | None]:
    """Lines: who sat down, the log, how it ended. None comes last when that is not what the file holds."""
    plan, setting = store.plan(), store.setting(number)
    t = Tables(of_plan(plan, store.about().get("files", "")))(setting)
    yield f"Game {number}, seed {setting.seed}"
    for i, (seat, bot) in enumerate(zip(setting.seats, setting.bots, strict=True), 1):
        yield f"Seat {i}: {t.seat_title[i - 1]} ({seat}), bot {bot}"
    if setting.parts:
        yield ", ".join(f"{kind} {name}" for kind, name in setting.parts)
    s: Any = engine.blank(t, setting.seed)
    s.log = book = Book(t, s)
    fault = ""
    try:
        run(t, s, Choosers(setting), plan.rounds)
    except Exception as wrong:  # that is what a replay is for
        where = f" at {wrong.file}:{wrong.line}" if isinstance(wrong, EngineFault) and wrong.file else ""
        fault = f"{type(wrong).__name__}: {wrong}"
        yield from lines(t, book.entries)
        yield f"{fault}{where}"
    else:
        yield from lines(t, book.entries)
        yield "Nobody had won after the last round." if s.over == RUNNING else f"Scores: {', '.join(map(str, s.score))}"
    [(ending, winners, old)] = store.rows("SELECT ending, winners, fault FROM game WHERE number = ?", number)
    scores = [x for (x,) in store.rows("SELECT score FROM seat WHERE game = ? ORDER BY seat", number)]
    if fault or old:
        same = fault == old
    else:
        same = (len(s.winners), s.score, s.over == RUNNING) == (winners, scores, ending == UNFINISHED)
    if not same:
        yield None
