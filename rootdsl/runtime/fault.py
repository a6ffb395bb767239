"""A bug inside a machine: which block of which rule was running, and where that stands in the rules.

The remark above each generated function names file, line and rule; it is read only once something
has gone wrong, so a game without faults pays nothing for it.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Callable
from types import TracebackType
from typing import Any, NoReturn

REMARK = re.compile(r"# (?P<file>\S.*?):(?P<line>\d+) (?P<path>[^\s:]+)(?:: .*)?\s*\Z")


class EngineFault(Exception):
    """A bug inside a machine: it carries the rule, its source line, the seed and the choices so far.

    The machine knows rule and line; who plays the game adds `seed`, `choices` and the line that replays it.
    """

    def __init__(self, message: str, path: str = "", file: str = "", line: int = 0) -> None:
        super().__init__(message)
        self.message, self.path, self.file, self.line = message, path, file, line
        self.title = ""
        self.seed: int | None = None
        self.choices: list[int] = []
        self.replay = ""

    def __str__(self) -> str:
        rule = f" in {self.title or self.path}" if self.path else ""
        return f"{self.message}{rule}{f' ({self.file}:{self.line})' if self.file else ''}"


def remark_of(block: Callable[..., Any]) -> tuple[str, int, str]:
    """File, line and rule path from the remark above a generated function; empty for a function of the engine."""
    code = getattr(block, "__code__", None)
    return remark_at(code.co_filename, code.co_firstlineno) if code is not None else ("", 0, "")


def remark_at(filename: str, first: int) -> tuple[str, int, str]:
    found = REMARK.match(linecache.getline(filename, first - 1))
    return (found["file"], int(found["line"]), found["path"]) if found else ("", 0, "")


def running_rule(s: Any) -> tuple[str, int, str]:
    """The rule whose block runs (or runs next): the topmost frame that a rule made."""
    for frame in reversed(s.stack):
        if frame.PATH and 0 <= frame.pc < len(frame.BLOCKS):
            file, line, path = remark_of(frame.BLOCKS[frame.pc])
            return file, line, path or frame.PATH
    return "", 0, ""


def located(s: Any, error: Exception) -> EngineFault:
    """The error as a fault of the rule it happened in: the innermost generated function, else the running block."""
    if isinstance(error, EngineFault) and error.path:
        return error
    found = in_traceback(error.__traceback__) or running_rule(s)
    file, line, path = found
    message = str(error) if isinstance(error, EngineFault) else f"{type(error).__name__}: {error}"
    return EngineFault(message, path, file, line)


def raise_located(s: Any, error: Exception) -> NoReturn:
    """Raise a bug as the fault of the rule it happened in."""
    fault = located(s, error)
    raise fault from (None if fault is error else error)


def in_traceback(tb: TracebackType | None) -> tuple[str, int, str] | None:
    found = None
    while tb is not None:
        code = tb.tb_frame.f_code
        place = remark_at(code.co_filename, code.co_firstlineno)
        if place[2]:
            found = place
        tb = tb.tb_next
    return found
