"""Suit Markers at Random: made by rootdsl from root/house/suit_markers.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/suit_markers.law:7 suit_markers.shuffled.0: does it apply now?
def shuffled_0_fits(t: Any, s: Any, f: Any) -> bool:
    return True

# root/house/suit_markers.law:7 suit_markers.shuffled.0
def shuffled_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_suit_markers_shuffled and override(t, s, f, t.x_suit_markers_shuffled, 1, len(s.stack) - 1, 0):
        return True
    shuffle_suits(t, s, t.places_clearing)
    return finish(s)

# root/house/suit_markers.law:7 suit_markers.shuffled.0
def shuffled_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/house/suit_markers.law:7 suit_markers.shuffled.0
class Shuffled0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'suit_markers:Shuffled0'
    PATH: ClassVar[str] = 'suit_markers.shuffled.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (shuffled_0, shuffled_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Shuffled0:
        o = Shuffled0.__new__(Shuffled0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


SYSTEM: dict[str, Any] = {'name': 'suit_markers',
 'kind': 'house rules',
 'title': 'Suit Markers at Random',
 'file': 'root/house/suit_markers.law',
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
 'titles': {'suit_markers.shuffled': 'Suit Markers'},
 'kind_keys': {},
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
    ('woodland.setup.ruins:start', Shuffled0, shuffled_0_fits, 'law', '', False),
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
PARTS: list[str] = ['suit_markers.shuffled']
RECORD: Any = None
