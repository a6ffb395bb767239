"""Without Stubborn: made by rootdsl from root/house/without_stubborn.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/without_stubborn.law:9 without_stubborn.without_stubborn: does it apply now?
def without_stubborn_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return True

# root/house/without_stubborn.law:9 without_stubborn.without_stubborn
def without_stubborn_0(t: Any, s: Any, f: Any) -> bool:
    o = [v + 1 for v in range(8)]
    if not o:
        f.next_ = -1
        return without_stubborn_0_after_next(t, s, f)
    return ask(s, f, 1, t.base_without_stubborn + 0, f.me, o)

# root/house/without_stubborn.law:10 without_stubborn.without_stubborn
def without_stubborn_0_next_chosen(t: Any, s: Any, f: Any) -> bool:
    f.next_ = s.pick - 1
    return without_stubborn_0_after_next(t, s, f)

# root/house/without_stubborn.law:10 without_stubborn.without_stubborn
def without_stubborn_0_after_next(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.next_):
        return without_stubborn_0_next(t, s, f)
    s.record[f.me].mood = f.next_
    forget(s)
    return without_stubborn_0_next(t, s, f)

# root/house/without_stubborn.law:11 without_stubborn.without_stubborn
def without_stubborn_0_next(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/house/without_stubborn.law:9 without_stubborn.without_stubborn
class WithoutStubborn0(Frame):
    __slots__ = ('next_', )
    NAMES: ClassVar[tuple[str, ...]] = ('next_', )
    KEY: ClassVar[str] = 'without_stubborn:WithoutStubborn0'
    PATH: ClassVar[str] = 'without_stubborn.without_stubborn'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (without_stubborn_0, without_stubborn_0_next_chosen, without_stubborn_0_after_next, without_stubborn_0_next, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.next_: int = -1

    def clone(self) -> WithoutStubborn0:
        o = WithoutStubborn0.__new__(WithoutStubborn0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.next_ = self.next_
        return o


SYSTEM: dict[str, Any] = {'name': 'without_stubborn',
 'kind': 'house rules',
 'title': 'Without Stubborn',
 'file': 'root/house/without_stubborn.law',
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
 'leaves_out': ['hundreds.mood.stubborn'],
 'titles': {'without_stubborn.without_stubborn': 'Moods'},
 'kind_keys': {},
 'place_keys': {}}

SITES: list[Any] = [
    ('without_stubborn.without_stubborn', 'Moods', 'next', 'mode mood', 10, [], []),
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
    ('hundreds.setup.get_stubborn', WithoutStubborn0, without_stubborn_0_fits, 'law', ''),
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
    (WithoutStubborn0, 'without_stubborn.without_stubborn'),
]
POINTS: list[str] = []
PARTS: list[str] = []
RECORD: Any = None
