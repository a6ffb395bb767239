"""A Keep of Three Hits: made by rootdsl from root/house/strong_keep.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/strong_keep.law:9 strong_keep.strong_keep: does it apply now?
def strong_keep_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return ((u.victim == t.seat_marquise) and (s.at[t.own[t.seat_marquise].keep][u.field] > 0))

# root/house/strong_keep.law:9 strong_keep.strong_keep
def strong_keep_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return pick_units(t, s, f, 1, t.base_strong_keep + 0, f.me, unit_counts(s, units_at(t, s, (own_for(t, s, t.rows_warrior[u.victim], u.victim, t.purpose_battle, u.field, u.dealer) if s.treated else t.rows_warrior[u.victim]), u.field), t.width), max(0, u.amount), max(0, u.amount))

# root/house/strong_keep.law:10 strong_keep.strong_keep
def strong_keep_0_fallen_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.fallen = s.result
    return pick_units(t, s, f, 2, t.base_strong_keep + 1, f.me, unit_counts(s, [it for it in units_at(t, s, t.rows_building_token[u.victim], u.field) if (not same_sort(t, it, units_at(t, s, (t.own[t.seat_marquise].keep, ), u.field)))], t.width), max(0, (u.amount - group_size(f.fallen))), max(0, (u.amount - group_size(f.fallen))))

# root/house/strong_keep.law:11 strong_keep.strong_keep
def strong_keep_0_wrecked_chosen(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    f.wrecked = s.result
    s.together += 1
    lift_group(t, s, u.dealer, f.fallen)
    f.pc = 3  # strong_keep_0_then
    return s.busy or strong_keep_0_then(t, s, f)

# root/house/strong_keep.law:13 strong_keep.strong_keep
def strong_keep_0_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    lift_group(t, s, u.dealer, f.wrecked)
    f.pc = 4  # strong_keep_0_then_2
    return s.busy or strong_keep_0_then_2(t, s, f)

# root/house/strong_keep.law:14 strong_keep.strong_keep
def strong_keep_0_then_2(t: Any, s: Any, f: Any) -> bool:
    s.together -= 1
    s.busy = 1
    f.pc = 5  # strong_keep_0_then_3
    return True

# root/house/strong_keep.law:12 strong_keep.strong_keep
def strong_keep_0_then_3(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    s.record[t.record_of(f.me, 'strong_keep')].cracks += ((u.amount - group_size(f.fallen)) - group_size(f.wrecked))
    if not ((s.record[t.record_of(f.me, 'strong_keep')].cracks >= 3)):
        return strong_keep_0_otherwise(t, s, f)
    lift_all(t, s, u.dealer, units_at(t, s, (t.own[t.seat_marquise].keep, ), u.field))
    f.pc = 6  # strong_keep_0_then_4
    return s.busy or strong_keep_0_then_4(t, s, f)

# root/house/strong_keep.law:16 strong_keep.strong_keep
def strong_keep_0_then_4(t: Any, s: Any, f: Any) -> bool:
    return strong_keep_0_otherwise(t, s, f)

# root/house/strong_keep.law:16 strong_keep.strong_keep
def strong_keep_0_otherwise(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/house/strong_keep.law:9 strong_keep.strong_keep
class StrongKeep0(Frame):
    __slots__ = ('fallen', 'wrecked', )
    NAMES: ClassVar[tuple[str, ...]] = ('fallen', 'wrecked', )
    KEY: ClassVar[str] = 'strong_keep:StrongKeep0'
    PATH: ClassVar[str] = 'strong_keep.strong_keep'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (strong_keep_0, strong_keep_0_fallen_chosen, strong_keep_0_wrecked_chosen, strong_keep_0_then, strong_keep_0_then_2, strong_keep_0_then_3, strong_keep_0_then_4, strong_keep_0_otherwise, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.fallen: list[Any] = []
        self.wrecked: list[Any] = []

    def clone(self) -> StrongKeep0:
        o = StrongKeep0.__new__(StrongKeep0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.fallen = copied(self.fallen)
        o.wrecked = copied(self.wrecked)
        return o


class State(Record):
    __slots__ = ('cracks', )
    NAMES = ('cracks', )

    def __init__(self, t: Any) -> None:
        self.cracks: Any = 0

    def clone(self) -> State:
        o = State.__new__(State)
        o.cracks = self.cracks
        return o


SYSTEM: dict[str, Any] = {'name': 'strong_keep',
 'kind': 'house rules',
 'title': 'A Keep of Three Hits',
 'file': 'root/house/strong_keep.law',
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
 'kept': [('cracks', 'Hits on the Keep', 'system', False, False)],
 'number_titles': {'cracks': 'Hits on the Keep'},
 'titles': {'strong_keep.strong_keep': 'The Keep'},
 'kind_keys': {'building_token': ['building', 'token'], 'warrior': ['warrior']},
 'place_keys': {}}

SITES: list[Any] = [
    ('strong_keep.strong_keep', 'The Keep', 'fallen', 'number', 10, [], []),
    ('strong_keep.strong_keep', 'The Keep', 'wrecked', 'number', 11, [], []),
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
    ('woodland.take', StrongKeep0, strong_keep_0_fits, 'law', ''),
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
    (StrongKeep0, 'strong_keep.strong_keep'),
]
POINTS: list[str] = []
PARTS: list[str] = []
RECORD: Any = State
