"""The Despot Counts Every Piece: made by rootdsl from root/house/eager_despot.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/eager_despot.law:8 eager_despot.eager_despot.0: is this the event?
def eager_despot_0_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    me = x[1]
    return x[1] == t.seat_eyrie and x[2] in t.all_building_token and t.owner[x[2]] >= 0 and s.team[t.owner[x[2]]] != s.team[me] and running(s, 'woodland.battle')

# root/house/eager_despot.law:8 eager_despot.eager_despot.0
def eager_despot_0_can(t: Any, s: Any, f: Any) -> bool:
    return (s.record[t.seat_eyrie].leader == 3)

# root/house/eager_despot.law:8 eager_despot.eager_despot.0: what must change before it does anything?
def eager_despot_0_waits_for(t: Any, s: Any, f: Any) -> int:
    return ((0 if (group_size(f.spoils) - 1) > 0 else 16) if (s.record[t.seat_eyrie].leader == 3) else 20)

# root/house/eager_despot.law:8 eager_despot.eager_despot.0
def eager_despot_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_eager_despot_eager_despot and override(t, s, f, t.x_eager_despot_eager_despot, 1, len(s.stack) - 1, 0):
        return True
    score(t, s, t.seat_eyrie, max(0, (group_size(f.spoils) - 1)))
    return finish(s)

# root/house/eager_despot.law:8 eager_despot.eager_despot.0
def eager_despot_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/house/eager_despot.law:8 eager_despot.eager_despot.0
class EagerDespot0(Frame):
    __slots__ = ('spoils', )
    NAMES: ClassVar[tuple[str, ...]] = ('spoils', )
    KEY: ClassVar[str] = 'eager_despot:EagerDespot0'
    PATH: ClassVar[str] = 'eager_despot.eager_despot.0'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = eager_despot_0_waits_for
    WRITES: ClassVar[int] = 8
    BLOCKS = (eager_despot_0, eager_despot_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.spoils: list[Any] = []

    def clone(self) -> EagerDespot0:
        o = EagerDespot0.__new__(EagerDespot0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.spoils = copied(self.spoils)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.spoils = group


SYSTEM: dict[str, Any] = {'name': 'eager_despot',
 'kind': 'house rules',
 'title': 'The Despot Counts Every Piece',
 'file': 'root/house/eager_despot.law',
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
 'titles': {'eager_despot.eager_despot': 'Despot'},
 'kind_keys': {'building_token': ['building', 'token']},
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
]

TRIGGERS: list[Any] = [
    (REMOVED, eager_despot_0_fits, EagerDespot0, eager_despot_0_can, 'law', '', False, (False, False, False), True),
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
PARTS: list[str] = ['eager_despot.eager_despot']
RECORD: Any = None
