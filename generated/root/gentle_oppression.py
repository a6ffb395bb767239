"""Gentle Oppression: made by rootdsl from root/house/gentle_oppression.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/gentle_oppression.law:8 gentle_oppression.gentle_oppression: does it apply now?
def gentle_oppression_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return True

# root/house/gentle_oppression.law:8 gentle_oppression.gentle_oppression
def gentle_oppression_0(t: Any, s: Any, f: Any) -> bool:
    score(t, s, f.me, max(0, (0, 1, 1, 1, 2, 2, 3)[max(0, min(len(places_where(t, s, t.m_woodland_ruler, t.v_woodland_ruler, f.me, [it for it in places_with(s.at, t.rows_piece[t.seat_hundreds], t.places_clearing) if (not some(s.at, (not_lent(s, rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.me]]), f.me, it) if s.treated else rows_of(t.rows_piece, [it2 for it2 in t.seats if s.team[it2] != s.team[f.me]])), it))], t.seat_hundreds)), 6))]))
    return finish(s)


# root/house/gentle_oppression.law:8 gentle_oppression.gentle_oppression
class GentleOppression0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'gentle_oppression:GentleOppression0'
    PATH: ClassVar[str] = 'gentle_oppression.gentle_oppression'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (gentle_oppression_0, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> GentleOppression0:
        o = GentleOppression0.__new__(GentleOppression0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


SYSTEM: dict[str, Any] = {'name': 'gentle_oppression',
 'kind': 'house rules',
 'title': 'Gentle Oppression',
 'file': 'root/house/gentle_oppression.law',
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
 'titles': {'gentle_oppression.gentle_oppression': 'Oppress'},
 'kind_keys': {'piece': []},
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
]

CARD_REDIRECTS: list[Any] = [
]

CARD_EFFECTS: list[Any] = [
]

EXCEPTIONS: list[Any] = [
    ('hundreds.evening.oppress', GentleOppression0, gentle_oppression_0_fits, 'law', ''),
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
    (GentleOppression0, 'gentle_oppression.gentle_oppression'),
]
POINTS: list[str] = []
PARTS: list[str] = []
RECORD: Any = None
