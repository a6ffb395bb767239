"""Two Points of Infamy a Battle: made by rootdsl from root/house/capped_infamy.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/capped_infamy.law:9 capped_infamy.infamy_left
def value_infamy_left(t: Any, s: Any, me: int) -> int:
    return (2 - s.record[t.record_capped_infamy].infamous[me])

# root/house/capped_infamy.law:10 capped_infamy.capped_infamy: does it apply now?
def capped_infamy_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return True

# root/house/capped_infamy.law:10 capped_infamy.capped_infamy
def capped_infamy_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if not ((marker(s.record[f.me].standing, u.foe) == 4)):
        return capped_infamy_0_otherwise_2(t, s, f)
    if not ((running(s, 'woodland.battle', -1) and running(s, 'woodland.turn', f.me))):
        return capped_infamy_0_otherwise(t, s, f)
    score(t, s, f.me, max(0, min(group_size(u.spoils), t.v_capped_infamy_infamy_left(t, s, f.me))))
    f.pc = 1  # capped_infamy_0_then
    return s.busy or capped_infamy_0_then(t, s, f)

# root/house/capped_infamy.law:13 capped_infamy.capped_infamy
def capped_infamy_0_then(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    s.record[t.record_capped_infamy].infamous[f.me] += group_size(u.spoils)
    counts_until(s, t.record_capped_infamy, 'infamous', 'woodland.battle', 0)
    f.pc = 2  # capped_infamy_0_otherwise
    return s.busy or capped_infamy_0_otherwise(t, s, f)

# root/house/capped_infamy.law:12 capped_infamy.capped_infamy
def capped_infamy_0_otherwise(t: Any, s: Any, f: Any) -> bool:
    return capped_infamy_0_otherwise_4(t, s, f)

# root/house/capped_infamy.law:11 capped_infamy.capped_infamy
def capped_infamy_0_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if not (bool([it for it, _ in u.spoils if it // t.width in t.all_warrior])):
        return capped_infamy_0_otherwise_4(t, s, f)
    move_marker(s, s.record[f.me].standing, u.foe, 4, 0, 3, 99039662)
    if not ((running(s, 'woodland.battle', -1) and running(s, 'woodland.turn', f.me))):
        f.pc = 5  # capped_infamy_0_otherwise_3
        return s.busy or capped_infamy_0_otherwise_3(t, s, f)
    score(t, s, f.me, max(0, min((group_size(u.spoils) - 1), t.v_capped_infamy_infamy_left(t, s, f.me))))
    f.pc = 4  # capped_infamy_0_then_2
    return s.busy or capped_infamy_0_then_2(t, s, f)

# root/house/capped_infamy.law:18 capped_infamy.capped_infamy
def capped_infamy_0_then_2(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    s.record[t.record_capped_infamy].infamous[f.me] += (group_size(u.spoils) - 1)
    counts_until(s, t.record_capped_infamy, 'infamous', 'woodland.battle', 0)
    f.pc = 5  # capped_infamy_0_otherwise_3
    return s.busy or capped_infamy_0_otherwise_3(t, s, f)

# root/house/capped_infamy.law:17 capped_infamy.capped_infamy
def capped_infamy_0_otherwise_3(t: Any, s: Any, f: Any) -> bool:
    return capped_infamy_0_otherwise_4(t, s, f)

# root/house/capped_infamy.law:11 capped_infamy.capped_infamy
def capped_infamy_0_otherwise_4(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/house/capped_infamy.law:10 capped_infamy.capped_infamy
class CappedInfamy0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'capped_infamy:CappedInfamy0'
    PATH: ClassVar[str] = 'capped_infamy.capped_infamy'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (capped_infamy_0, capped_infamy_0_then, capped_infamy_0_otherwise, capped_infamy_0_otherwise_2, capped_infamy_0_then_2, capped_infamy_0_otherwise_3, capped_infamy_0_otherwise_4, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> CappedInfamy0:
        o = CappedInfamy0.__new__(CappedInfamy0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


class State(Record):
    __slots__ = ('infamous', )
    NAMES = ('infamous', )

    def __init__(self, t: Any) -> None:
        self.infamous: Any = [0] * t.players

    def clone(self) -> State:
        o = State.__new__(State)
        o.infamous = self.infamous[:]
        return o


SYSTEM: dict[str, Any] = {'name': 'capped_infamy',
 'kind': 'house rules',
 'title': 'Two Points of Infamy a Battle',
 'file': 'root/house/capped_infamy.law',
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
 'seat_numbers': ['infamous'],
 'kept': [('infamous', 'Points of Infamy', 'seat', False, False)],
 'number_titles': {'infamous': 'Points of Infamy'},
 'titles': {'capped_infamy.capped_infamy': 'Infamy'},
 'kind_keys': {'warrior': ['warrior']},
 'place_keys': {}}

SITES: list[Any] = [
]

VALUES: list[Any] = [
    ('capped_infamy.infamy_left', value_infamy_left, (), -1),
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
    ('vagabond.hostile', CappedInfamy0, capped_infamy_0_fits, 'law', ''),
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
    (CappedInfamy0, 'capped_infamy.capped_infamy'),
]
POINTS: list[str] = []
PARTS: list[str] = []
RECORD: Any = State
