"""The driver: runs blocks until a decision is wanted or the game is over. No Python recursion holds game state.

Between two blocks it lets what has happened take effect (see `settling`).
"""

from __future__ import annotations

from itertools import repeat

from rootdsl.runtime.asking import DECLINE
from rootdsl.runtime.fault import EngineFault, raise_located
from rootdsl.runtime.settling import settle
from rootdsl.runtime.state import RUNNING


def run(t, s) -> None:
    """Run to the next decision (`s.site` at least 0) or to the end (`s.over`); a bug becomes an EngineFault."""
    try:
        run_blocks(t, s)
    except Exception as error:
        raise_located(s, error)


LONGEST = 200_000  # blocks between two decisions; more is an endless loop of the rules


def run_blocks(t, s) -> None:
    """Block after block; whatever changes the state so that others must hear of it sets `busy`."""
    stack = s.stack
    for _ in repeat(None, LONGEST):
        if s.busy and not s.together:
            if s.over != RUNNING:
                s.site = -1
                s.options = []
                return
            settle(t, s)
            continue
        frame = stack[-1]
        if not frame.BLOCKS[frame.pc](t, s, frame) and not (t.automata and automatic(t, s)):
            return
    raise EngineFault(f"{LONGEST} blocks without a decision")


def automatic(t, s) -> bool:
    """A question to an automated seat is answered by its ties at once; False when a person is asked.

    What its own rules offer it does; what others offer and it may decline it declines. Option 0 is the refusal, where there is one.
    """
    ties = t.automata.get(s.chooser)
    if ties is None or s.site < 0:
        return False
    path, _title, _name, domain, *_ = t.catalogue[s.site]
    options = s.options
    own = path.partition(".")[0] == t.seat_systems[s.chooser]
    if domain == "number":
        if getattr(s.stack[-1], "low", 1) == 0:  # so many as it likes
            options = [max(options) if own else min(options)]
    elif DECLINE in options:
        options = [x for x in options if x != DECLINE] if own and len(options) > 1 else [DECLINE]
    chain = ties.get(domain)
    if chain is not None and len(options) > 1:
        options = [x + 1 for x in chain(t, s, s.chooser, [x - 1 for x in options])]
    s.pick = options[0] if len(options) == 1 else ties[""](t, s, s.chooser, options)[0]
    if s.log is not None:
        s.log.append(("forced", s.chooser, s.site, s.pick))
    s.site = -1
    return True


def apply(t, s, option: int) -> None:
    """Answer the pending decision with one of its options and run on."""
    if s.log is not None:
        note_choice(s, option)
    s.pick = option
    s.site = -1
    run(t, s)


def note_choice(s, option: int) -> None:
    s.log.append(("choose", s.chooser, s.site, option))
