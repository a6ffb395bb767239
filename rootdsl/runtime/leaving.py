"""Frames leave the stack: a procedure that is done, or is ended from elsewhere."""

from __future__ import annotations

from rootdsl.runtime import lasting, lent, paths
from rootdsl.runtime.events import DONE
from rootdsl.runtime.frame import Frame


def finish(s) -> bool:
    """A procedure is done: its frame leaves the stack."""
    frame = s.stack.pop()
    if s.treated:
        lent.untreat(s, len(s.stack))
    if s.opened:
        paths.shut_paths(s, len(s.stack))
    if s.lasting:
        lasting.expire(s, len(s.stack), frame)
    if frame.PATH in s.waits:
        note_done(s, frame)
    return True


def forgo(s) -> bool:
    """A procedure in the place of which something else has happened leaves the stack; it did not happen."""
    left(s, len(s.stack) - 1, s.stack.pop())
    return True


def left(s, depth: int, frame: Frame) -> None:
    """What held only while a frame ran, which stood at this depth, holds no longer."""
    if s.treated:
        lent.untreat(s, depth)
    if s.opened:
        paths.shut_paths(s, depth)
    if s.lasting:
        lasting.expire(s, depth, frame)


def note_done(s, frame: Frame) -> None:
    """A procedure that triggers wait for has ended: an event with the values of its roles."""
    number, roles = s.waits[frame.PATH]
    s.events.append([DONE, frame.me, number, 1, -1, -1, *map(frame.__getattribute__, roles)])
    s.busy = 1


def unwind(t, s, target: str) -> bool:
    """End the nearest running procedure of that path: its own end hooks still run. One that has come to its end is left alone."""
    stack = s.stack
    for i in range(len(stack) - 1, -1, -1):
        frame = stack[i]
        if target in frame.ENDS and frame.pc <= frame.ENDS[target]:
            while len(stack) > i + 1:
                gone = stack.pop()
                left(s, len(stack), gone)
            frame.pc = frame.ENDS[target]
            s.together = 0
            return True
    return True
