"""Items in the Ruins: made by rootdsl from root/law/ruins.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/law/ruins.law:16 ruins.depth
def value_depth(t: Any, s: Any, me: int) -> int:
    return 1

# root/law/ruins.law:18 ruins.fill
def fill(t: Any, s: Any, f: Any) -> bool:
    if f.keeper < 0:
        f.keeper = f.me
    if t.x_ruins_fill and override(t, s, f, t.x_ruins_fill, 4, len(s.stack) - 1, 0):
        return True
    if t.x_ruins_fill_would and override(t, s, f, t.x_ruins_fill_would, 6, len(s.stack) - 1, 0):
        return True
    if t.x_ruins_fill_would_so and override(t, s, f, t.x_ruins_fill_would_so, 6, len(s.stack) - 1, 0):
        return True
    if t.h_ruins_fill_start >= 0:
        return open_window(t, s, f, t.h_ruins_fill_start, 1, f.me)
    return fill_fill_start_done(t, s, f)

# root/law/ruins.law:19 ruins.fill
def fill_fill_start_done(t: Any, s: Any, f: Any) -> bool:
    if not ((not (s.record[t.record_of(f.me, 'ruins')].ruins_filled == 1))):
        return fill_otherwise_2(t, s, f)
    s.record[t.record_of(f.me, 'ruins')].ruins_filled = 1
    if not ((t.v_ruins_depth(t, s, f.me) >= 2)):
        return fill_otherwise(t, s, f)
    turn_units(t, s, f.me, unit_counts(s, units_held(t, s, t.all_item, t.within[t.box_ruins_ruin_bag], t.state_ruins_plain_or_dug, 0), t.width), t.turned_ruins_plain_or_dug[1])
    f.pc = 2  # fill_then
    return s.busy or fill_then(t, s, f)

# root/law/ruins.law:21 ruins.fill
def fill_then(t: Any, s: Any, f: Any) -> bool:
    return fill_otherwise(t, s, f)

# root/law/ruins.law:21 ruins.fill
def fill_otherwise(t: Any, s: Any, f: Any) -> bool:
    for f.site in list([it for it in t.places_clearing if t.flag_ruined[it]]):
        for unit in at_random(s, each_piece(t, s, units_in(t, s, t.all_item, t.within[t.box_ruins_ruin_bag])), t.v_ruins_depth(t, s, f.me)):
            put_unit(t, s, f.me, unit, t.box_ruins_hidden[f.site])
    f.pc = 4  # fill_otherwise_2
    return True

# root/law/ruins.law:19 ruins.fill
def fill_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    if t.h_ruins_fill_end >= 0:
        return open_window(t, s, f, t.h_ruins_fill_end, 5, f.me)
    return fill_over(t, s, f)

# root/law/ruins.law:18 ruins.fill: over
def fill_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/law/ruins.law:18 ruins.fill: something else has happened in its place
def fill_dropped(t: Any, s: Any, f: Any) -> bool:
    return forgo(s)

# root/law/ruins.law:18 ruins.fill: can it be done?
def can_fill_now(t: Any, s: Any, me: int, keeper: int = -1) -> bool:
    if keeper < 0:
        keeper = me
    return True


# root/law/ruins.law:18 ruins.fill: procedure fill
class Fill(Frame):
    __slots__ = ('keeper', 'site', )
    NAMES: ClassVar[tuple[str, ...]] = ('keeper', 'site', )
    KEY: ClassVar[str] = 'ruins:Fill'
    PATH: ClassVar[str] = 'ruins.fill'
    ENDS: ClassVar[dict[str, int]] = {'ruins.fill': 4}
    FIRST: ClassVar[str] = 'keeper'
    BLOCKS = (fill, fill_fill_start_done, fill_then, fill_otherwise, fill_otherwise_2, fill_over, fill_dropped, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.keeper: int = -1
        self.site: int = -1

    def clone(self) -> Fill:
        o = Fill.__new__(Fill)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.keeper = self.keeper
        o.site = self.site
        return o


class State(Record):
    __slots__ = ('ruins_filled', )
    NAMES = ('ruins_filled', )

    def __init__(self, t: Any) -> None:
        self.ruins_filled: Any = 0

    def clone(self) -> State:
        o = State.__new__(State)
        o.ruins_filled = self.ruins_filled
        return o


SYSTEM: dict[str, Any] = {'name': 'ruins',
 'kind': 'law',
 'title': 'Items in the Ruins',
 'file': 'root/law/ruins.law',
 'fields': {},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('sack', 'Sack', 1, [], True, 0, 'ruin_bag', True),
            ('boot', 'Boot', 1, [], True, 0, 'ruin_bag', True),
            ('hammer', 'Hammer', 1, [], True, 0, 'ruin_bag', True),
            ('sword', 'Sword', 1, [], True, 0, 'ruin_bag', True)],
 'zones': [],
 'boxes': [('hidden', 'Items under the Ruin', False, [], [], '', 'clearing'),
           ('ruin_bag', 'Items for the Ruins', False, [], [], '', '')],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'states': [('ruins.plain_or_dug', 'item', ['plain', 'dug'])],
 'kept': [('ruins_filled', 'Ruins Filled', 'system', True, False)],
 'number_titles': {'ruins_filled': 'Ruins Filled'},
 'marks': ['ruins_filled'],
 'hidden_boxes': {'hidden': 'nobody'},
 'titles': {'ruins.depth': 'Items in each Ruin', 'ruins.fill': 'Filling the Ruins'},
 'kind_keys': {'item': ['item']},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
]

VALUES: list[Any] = [
    ('ruins.depth', value_depth, (), -1),
]

CONDITIONS: list[Any] = [
]

PROCEDURES: list[Any] = [
    ('ruins.fill', Fill, can_fill_now),
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
]

VICTORIES: list[Any] = [
]
POINTS: list[str] = ['ruins.fill:start', 'ruins.fill:end']
PARTS: list[str] = ['ruins.fill', 'ruins.fill:would', 'ruins.fill:would_so']
RECORD: Any = State
