"""Questions: a block waits for the answer, and a single answer is given at once."""

from __future__ import annotations

from rootdsl.runtime.frame import Frame

DECLINE = 0  # option value of "no" where a choice may be declined (sites say which have it)


def ask(s, frame: Frame, pc: int, site: int, who: int, options: list[int]) -> bool:
    """Wait for one of these options; the answer is `s.pick` in block `pc`. A single one is taken at once."""
    frame.pc = pc
    if len(options) == 1 and not s.shown:
        s.pick = options[0]
        if s.log is not None:
            s.log.append(("forced", who, site, options[0]))
        return True
    s.site = site
    s.chooser = who
    s.options = options
    return False


def ask_shown(t, s, frame: Frame, pc: int, site: int, who: int, options: list[int]) -> bool:
    """Like `ask`; where prompts are always shown, a lone `no` on hidden cards is a real question."""
    if not s.shown:
        return ask(s, frame, pc, site, who, options)
    frame.pc = pc
    s.site, s.chooser, s.options = site, who, options
    return False
