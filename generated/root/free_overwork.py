"""Overwork Without an Action: made by rootdsl from root/house/free_overwork.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/free_overwork.law:11 free_overwork.free_overwork.toil: can it be done?
def can_free_overwork_toil_cost_11(t: Any, s: Any, me: int, mill: int) -> bool:
    for cost_11 in s.zones[t.zone_woodland_hand[me]]:
        if t.fits[t.card_suit[cost_11]][s.suit[mill]]:
            return room(t, s, me, t.own[t.seat_marquise].wood, mill) > 0
    return False

# root/house/free_overwork.law:10 free_overwork.free_overwork.toil: can it be done?
def can_free_overwork_toil_mill(t: Any, s: Any, me: int) -> bool:
    for mill in places_with(s.at, (t.own[t.seat_marquise].sawmill, ), t.places_clearing):
        if can_free_overwork_toil_cost_11(t, s, me, mill):
            return True
    return False

# root/house/free_overwork.law:9 free_overwork.free_overwork.toil: can it be done?
def free_overwork_toil_can(t: Any, s: Any, f: Any) -> bool:
    return (f.me == t.seat_marquise) and can_free_overwork_toil_mill(t, s, f.me)

# root/house/free_overwork.law:9 free_overwork.free_overwork.toil
def free_overwork_toil(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in places_with(s.at, (t.own[t.seat_marquise].sawmill, ), t.places_clearing):
        if can_free_overwork_toil_cost_11(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 1, t.base_free_overwork + 0, f.me, o)

# root/house/free_overwork.law:10 free_overwork.free_overwork.toil
def free_overwork_toil_mill_chosen(t: Any, s: Any, f: Any) -> bool:
    f.mill = s.pick - 1
    once = None
    o = []
    for v in distinct(t, [it for it in s.zones[t.zone_woodland_hand[f.me]] if t.fits[t.card_suit[it]][s.suit[f.mill]]]):
        if (once if once is not None else (once := room(t, s, f.me, t.own[t.seat_marquise].wood, f.mill))) > 0:
            o.append(v + 1)
    return ask(s, f, 2, t.base_free_overwork + 1, f.me, o)

# root/house/free_overwork.law:11 free_overwork.free_overwork.toil
def free_overwork_toil_cost_11_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_11 = s.pick - 1
    throw_away(t, s, f.me, f.cost_11)
    f.pc = 3  # free_overwork_toil_then
    return s.busy or free_overwork_toil_then(t, s, f)

# root/house/free_overwork.law:11 free_overwork.free_overwork.toil
def free_overwork_toil_then(t: Any, s: Any, f: Any) -> bool:
    place(t, s, f.me, t.own[t.seat_marquise].wood, 1, f.mill)
    f.pc = 4  # free_overwork_toil_then_2
    return s.busy or free_overwork_toil_then_2(t, s, f)

# root/house/free_overwork.law:12 free_overwork.free_overwork.toil
def free_overwork_toil_then_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_free_overwork_free_overwork_toil_end >= 0:
        return open_window(t, s, f, t.h_free_overwork_free_overwork_toil_end, 5, f.me)
    return free_overwork_toil_toil_end_done(t, s, f)

# root/house/free_overwork.law:9 free_overwork.free_overwork.toil
def free_overwork_toil_toil_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/house/free_overwork.law:9 free_overwork.free_overwork.toil
class FreeOverworkToil(Frame):
    __slots__ = ('mill', 'cost_11', )
    NAMES: ClassVar[tuple[str, ...]] = ('mill', 'cost_11', )
    KEY: ClassVar[str] = 'free_overwork:FreeOverworkToil'
    PATH: ClassVar[str] = 'free_overwork.free_overwork.toil'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (free_overwork_toil, free_overwork_toil_mill_chosen, free_overwork_toil_cost_11_chosen, free_overwork_toil_then, free_overwork_toil_then_2, free_overwork_toil_toil_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.mill: int = -1
        self.cost_11: int = -1

    def clone(self) -> FreeOverworkToil:
        o = FreeOverworkToil.__new__(FreeOverworkToil)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.mill = self.mill
        o.cost_11 = self.cost_11
        return o


SYSTEM: dict[str, Any] = {'name': 'free_overwork',
 'kind': 'house rules',
 'title': 'Overwork Without an Action',
 'file': 'root/house/free_overwork.law',
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
 'leaves_out': ['marquise.daylight.actions.overwork'],
 'titles': {'free_overwork.free_overwork.toil': 'Overwork', 'free_overwork.free_overwork': 'Overwork'},
 'kind_keys': {},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('free_overwork.free_overwork.toil', 'Overwork', 'mill', 'place', 10, [], []),
    ('free_overwork.free_overwork.toil', 'Overwork', 'cost_11', 'card', 11, [], []),
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
    ('woodland.turn.daylight', FreeOverworkToil, free_overwork_toil_can, 'law', '', False, 'Overwork', 'free_overwork.free_overwork.toil'),
]

VICTORIES: list[Any] = [
]
POINTS: list[str] = ['free_overwork.free_overwork.toil:end']
PARTS: list[str] = []
RECORD: Any = None
