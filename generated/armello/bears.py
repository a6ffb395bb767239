"""Bear Clan: made by rootdsl from armello/heroes/bears.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# armello/heroes/bears.law:72 bears.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_bears_setup_arrive_start >= 0:
        return open_window(t, s, f, t.h_bears_setup_arrive_start, 1, f.me)
    return setup_arrive_start_done(t, s, f)

# armello/heroes/bears.law:72 bears.setup.arrive
def setup_arrive_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_bears_setup_arrive and override(t, s, f, t.x_bears_setup_arrive, 5, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.places_hex_:
        if s.suit[v] == t.suit_kingdom_grounds and not (s.here[v] & t.all_piece.mask) and (room(t, s, f.me, t.own[f.me].sana, v) > 0 or room(t, s, f.me, t.own[f.me].banner, v) > 0):
            o.append(v + 1)
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 2, t.base_bears + 0, f.me, o)

# armello/heroes/bears.law:73 bears.setup.arrive
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# armello/heroes/bears.law:73 bears.setup.arrive
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].sana, 1, f.home)
    place(t, s, f.me, t.own[f.me].banner, 1, f.home)
    f.pc = 4  # setup_then
    return s.busy or setup_then(t, s, f)

# armello/heroes/bears.law:74 bears.setup.arrive
def setup_then(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_kingdom].health[t.forms[t.own[f.me].sana][0]] = max(0, t.stat_kingdom_body[t.forms[t.own[f.me].sana][0]])
    if t.h_bears_setup_arrive_end >= 0:
        return open_window(t, s, f, t.h_bears_setup_arrive_end, 5, f.me)
    f.pc = 5  # setup_arrive_end_done
    return True

# armello/heroes/bears.law:72 bears.setup.arrive
def setup_arrive_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/heroes/bears.law:14 bears.sunlight.0: does it apply now?
def sunlight_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender)) and (s.record[t.record_kingdom].time == 0)

# armello/heroes/bears.law:14 bears.sunlight.0
def sunlight_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_bears_sunlight and override(t, s, f, t.x_bears_sunlight, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/heroes/bears.law:14 bears.sunlight.0
def sunlight_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/heroes/bears.law:38 bears.thick_fur.1: does it apply now?
def thick_fur_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return owner_of(t, u.defender) == f.me

# armello/heroes/bears.law:38 bears.thick_fur.1
def thick_fur_1(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_bears_thick_fur and override(t, s, f, t.x_bears_thick_fur, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_shields[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/heroes/bears.law:38 bears.thick_fur.1
def thick_fur_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# armello/heroes/bears.law:72 bears.setup: phase setup
class Setup(Frame):
    __slots__ = ('home', )
    NAMES: ClassVar[tuple[str, ...]] = ('home', )
    KEY: ClassVar[str] = 'bears:Setup'
    PATH: ClassVar[str] = 'bears.setup'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.setup.setup': 5}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'bears.setup.arrive': (0, 5)}
    BLOCKS = (setup, setup_arrive_start_done, setup_home_chosen, setup_after_home, setup_then, setup_arrive_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.home: int = -1

    def clone(self) -> Setup:
        o = Setup.__new__(Setup)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.home = self.home
        return o


# armello/heroes/bears.law:14 bears.sunlight.0
class Sunlight0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'bears:Sunlight0'
    PATH: ClassVar[str] = 'bears.sunlight.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (sunlight_0, sunlight_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Sunlight0:
        o = Sunlight0.__new__(Sunlight0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/heroes/bears.law:38 bears.thick_fur.1
class ThickFur1(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'bears:ThickFur1'
    PATH: ClassVar[str] = 'bears.thick_fur.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (thick_fur_1, thick_fur_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> ThickFur1:
        o = ThickFur1.__new__(ThickFur1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


SYSTEM: dict[str, Any] = {'name': 'bears',
 'kind': 'faction',
 'title': 'Bear Clan',
 'file': 'armello/heroes/bears.law',
 'fields': {'colour': '#3f6b4f'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('sana', 'Sana', 1, ['hero'], False, 0, '', False), ('banner', 'Bear Banner', 1, ['banner'], False, 0, '', False)],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'stats': {'sana': {'fight': 4, 'wits': 4, 'body': 6}},
 'titles': {'bears.setup.arrive': 'Arriving',
            'bears.setup': 'Clan Setup',
            'bears.sunlight': 'By Sunlight',
            'bears.thick_fur': 'Thick Fur'},
 'kind_keys': {'piece': []},
 'place_keys': {'hex_': ['hex']}}

SITES: list[Any] = [
    ('bears.setup.arrive', 'Arriving', 'home', 'place', 73, [], []),
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
    ('setup', Setup),
]

HOOKS: list[Any] = [
    ('clash.combat.tally', Sunlight0, sunlight_0_fits, 'seat', '', 2),
    ('clash.combat.automatic', ThickFur1, thick_fur_1_fits, 'seat', '', 2),
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
POINTS: list[str] = ['bears.setup.arrive:start', 'bears.setup.arrive:end']
PARTS: list[str] = ['bears.setup.arrive', 'bears.sunlight', 'bears.thick_fur']
RECORD: Any = None
