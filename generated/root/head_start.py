"""A Point for the Marquise: made by rootdsl from root/house/head_start.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/head_start.law:8 head_start.head_start.0: does it apply now?
def head_start_0_fits(t: Any, s: Any, f: Any) -> bool:
    return True

# root/house/head_start.law:8 head_start.head_start.0
def head_start_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_head_start_head_start and override(t, s, f, t.x_head_start_head_start, 1, len(s.stack) - 1, 0):
        return True
    score(t, s, t.seat_marquise, 1)
    return finish(s)

# root/house/head_start.law:8 head_start.head_start.0
def head_start_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/house/head_start.law:8 head_start.head_start.0
class HeadStart0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'head_start:HeadStart0'
    PATH: ClassVar[str] = 'head_start.head_start.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (head_start_0, head_start_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> HeadStart0:
        o = HeadStart0.__new__(HeadStart0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


SYSTEM: dict[str, Any] = {'name': 'head_start',
 'kind': 'house rules',
 'title': 'A Point for the Marquise',
 'file': 'root/house/head_start.law',
 'fields': {},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'titles': {'head_start.head_start': 'Head Start'},
 'kind_keys': {},
 'place_keys': {}}

SITES: list[Any] = [
]

VALUES: list[Any] = [
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
]

VERBS: list[Any] = [
]

NEEDS: list[Any] = [
]

PHASES: list[Any] = [
]

HOOKS: list[Any] = [
    ('woodland.setup.item_supply:end', HeadStart0, head_start_0_fits, 'law', '', False),
]

TRIGGERS: list[Any] = [
]

REDIRECTS: list[Any] = [
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
]

VALUE_EXCEPTIONS: list[Any] = [
]

AMENDMENTS: list[Any] = [
]

PUT_RULES: list[Any] = [
]

NEEDS_EXCEPTIONS: list[Any] = [
]

BANS: list[Any] = [
]

FREE: list[Any] = [
]

VICTORIES: list[Any] = [
]
POINTS: list[str] = []
PARTS: list[str] = ['head_start.head_start']
RECORD: Any = None
