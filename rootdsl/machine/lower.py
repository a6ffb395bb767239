"""Bodies to blocks: the parts of the lowering put together."""

from __future__ import annotations

from rootdsl.machine.calls import Calls
from rootdsl.machine.choices import Choices
from rootdsl.machine.effects import Effects
from rootdsl.machine.loops import Loops
from rootdsl.machine.menus import Menus
from rootdsl.machine.parts import Parts
from rootdsl.machine.spans import Spans
from rootdsl.machine.thrown import Thrown


class Lower(Choices, Loops, Menus, Parts, Calls, Spans, Thrown, Effects):
    """Lowers one body (of a procedure, phase, hook, trigger, exception or action)."""
