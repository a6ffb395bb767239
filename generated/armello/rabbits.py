"""Rabbit Clan: made by rootdsl from armello/heroes/rabbits.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# armello/heroes/rabbits.law:63 rabbits.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_rabbits_setup_arrive_start >= 0:
        return open_window(t, s, f, t.h_rabbits_setup_arrive_start, 1, f.me)
    return setup_arrive_start_done(t, s, f)

# armello/heroes/rabbits.law:63 rabbits.setup.arrive
def setup_arrive_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_rabbits_setup_arrive and override(t, s, f, t.x_rabbits_setup_arrive, 5, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.places_hex_:
        if s.suit[v] == t.suit_kingdom_grounds and not (s.here[v] & t.all_piece.mask) and (room(t, s, f.me, t.own[f.me].amber, v) > 0 or room(t, s, f.me, t.own[f.me].banner, v) > 0):
            o.append(v + 1)
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 2, t.base_rabbits + 0, f.me, o)

# armello/heroes/rabbits.law:64 rabbits.setup.arrive
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# armello/heroes/rabbits.law:64 rabbits.setup.arrive
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].amber, 1, f.home)
    place(t, s, f.me, t.own[f.me].banner, 1, f.home)
    f.pc = 4  # setup_then
    return s.busy or setup_then(t, s, f)

# armello/heroes/rabbits.law:65 rabbits.setup.arrive
def setup_then(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_kingdom].health[t.forms[t.own[f.me].amber][0]] = max(0, t.stat_kingdom_body[t.forms[t.own[f.me].amber][0]])
    if t.h_rabbits_setup_arrive_end >= 0:
        return open_window(t, s, f, t.h_rabbits_setup_arrive_end, 5, f.me)
    f.pc = 5  # setup_arrive_end_done
    return True

# armello/heroes/rabbits.law:63 rabbits.setup.arrive
def setup_arrive_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/heroes/rabbits.law:14 rabbits.light_footed.0: does it apply now?
def light_footed_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return owner_of(t, u.defender) == f.me and (11828 in u.intents)

# armello/heroes/rabbits.law:14 rabbits.light_footed.0
def light_footed_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_rabbits_light_footed and override(t, s, f, t.x_rabbits_light_footed, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_shields[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/heroes/rabbits.law:14 rabbits.light_footed.0
def light_footed_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/heroes/rabbits.law:38 rabbits.delver.0: is this the event?
def delver_0_fits(t: Any, s: Any, me: int, event: list[Any]) -> bool:
    return event[2] == 98729276 and event[6] // t.width in t.forms[t.own[me].amber] and event[7] // t.width in t.all_bane

# armello/heroes/rabbits.law:38 rabbits.delver.0
def delver_0_can(t: Any, s: Any, f: Any) -> bool:
    return True

# armello/heroes/rabbits.law:38 rabbits.delver.0
def delver_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_rabbits_delver and override(t, s, f, t.x_rabbits_delver, 1, len(s.stack) - 1, 0):
        return True
    s.record[t.record_kingdom].gold[f.me] += 2
    return finish(s)

# armello/heroes/rabbits.law:38 rabbits.delver.0
def delver_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# armello/heroes/rabbits.law:63 rabbits.setup: phase setup
class Setup(Frame):
    __slots__ = ('home', )
    NAMES: ClassVar[tuple[str, ...]] = ('home', )
    KEY: ClassVar[str] = 'rabbits:Setup'
    PATH: ClassVar[str] = 'rabbits.setup'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.setup.setup': 5}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'rabbits.setup.arrive': (0, 5)}
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


# armello/heroes/rabbits.law:14 rabbits.light_footed.0
class LightFooted0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'rabbits:LightFooted0'
    PATH: ClassVar[str] = 'rabbits.light_footed.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (light_footed_0, light_footed_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> LightFooted0:
        o = LightFooted0.__new__(LightFooted0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/heroes/rabbits.law:38 rabbits.delver.0
class Delver0(Frame):
    __slots__ = ('performer', )
    NAMES: ClassVar[tuple[str, ...]] = ('performer', )
    KEY: ClassVar[str] = 'rabbits:Delver0'
    PATH: ClassVar[str] = 'rabbits.delver.0'
    ENDS: ClassVar[dict[str, int]] = {}
    WRITES: ClassVar[int] = 4
    BLOCKS = (delver_0, delver_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.performer: int = -1

    def clone(self) -> Delver0:
        o = Delver0.__new__(Delver0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.performer = self.performer
        return o

    def heed(self, x: list[Any]) -> None:
        self.performer = x[1]


SYSTEM: dict[str, Any] = {'name': 'rabbits',
 'kind': 'faction',
 'title': 'Rabbit Clan',
 'file': 'armello/heroes/rabbits.law',
 'fields': {'colour': '#c98a2b'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('amber', 'Amber', 1, ['hero'], False, 0, '', False), ('banner', 'Rabbit Banner', 1, ['banner'], False, 0, '', False)],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'stats': {'amber': {'fight': 4, 'wits': 6, 'body': 4}},
 'titles': {'rabbits.setup.arrive': 'Arriving',
            'rabbits.setup': 'Clan Setup',
            'rabbits.light_footed': 'Light-Footed',
            'rabbits.delver': 'Delver'},
 'kind_keys': {'bane': ['bane'], 'piece': []},
 'place_keys': {'hex_': ['hex']}}

SITES: list[Any] = [
    ('rabbits.setup.arrive', 'Arriving', 'home', 'place', 64, [], []),
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
    ('clash.combat.automatic', LightFooted0, light_footed_0_fits, 'seat', '', 2),
]

TRIGGERS: list[Any] = [
    (DONE, delver_0_fits, Delver0, delver_0_can, 'seat', '', False, (False, False, False), False),
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

AWAITED: list[Any] = [
    ('clash.slay', ('killer', 'prey')),
]
POINTS: list[str] = ['rabbits.setup.arrive:start', 'rabbits.setup.arrive:end']
PARTS: list[str] = ['rabbits.setup.arrive', 'rabbits.light_footed', 'rabbits.delver']
RECORD: Any = None
