"""Every Fallen Lizard an Acolyte: made by rootdsl from root/house/lasting_faith.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/lasting_faith.law:8 lasting_faith.lasting_faith.0: is this the event?
def lasting_faith_0_fits(t: Any, s: Any, me: int, x: list[int]) -> bool:
    me = x[1]
    return x[2] in t.all_warrior and t.owner[x[2]] == t.seat_lizards and t.is_clearing[x[4]]

# root/house/lasting_faith.law:8 lasting_faith.lasting_faith.0
def lasting_faith_0_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/house/lasting_faith.law:8 lasting_faith.lasting_faith.0
def lasting_faith_0(t: Any, s: Any, f: Any) -> bool:
    if not (falling(t, s, f.what) and lasting_faith_0_can(t, s, f)):
        return finish(s)
    redirect_to(t, s, f.what, t.box_lizards_acolytes[t.seat_lizards])
    return finish(s)


# root/house/lasting_faith.law:8 lasting_faith.lasting_faith.0
class LastingFaith0(Frame):
    __slots__ = ('what', )
    NAMES: ClassVar[tuple[str, ...]] = ('what', )
    KEY: ClassVar[str] = 'lasting_faith:LastingFaith0'
    PATH: ClassVar[str] = 'lasting_faith.lasting_faith.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (lasting_faith_0, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.what: list[Any] = []

    def clone(self) -> LastingFaith0:
        o = LastingFaith0.__new__(LastingFaith0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.what = copied(self.what)
        return o

    def bind(self, performer: int, group: Any, source: int, target: int) -> None:
        self.what = group


SYSTEM: dict[str, Any] = {'name': 'lasting_faith',
 'kind': 'house rules',
 'title': 'Every Fallen Lizard an Acolyte',
 'file': 'root/house/lasting_faith.law',
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
 'titles': {'lasting_faith.lasting_faith': 'Revenge'},
 'kind_keys': {'warrior': ['warrior']},
 'place_keys': {'clearing': ['clearing']}}

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
]

REDIRECTS: list[Any] = [
    (REMOVED, lasting_faith_0_fits, LastingFaith0, lasting_faith_0_can, 'law', '', False, (False, False, False), False),
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

RULE_PATHS: list[Any] = [
    (lasting_faith_0_fits, 'lasting_faith.lasting_faith'),
]
POINTS: list[str] = []
PARTS: list[str] = []
RECORD: Any = None
