"""Rat Clan: made by rootdsl from armello/heroes/rats.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# armello/heroes/rats.law:57 rats.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_rats_setup_arrive_start >= 0:
        return open_window(t, s, f, t.h_rats_setup_arrive_start, 1, f.me)
    return setup_arrive_start_done(t, s, f)

# armello/heroes/rats.law:57 rats.setup.arrive
def setup_arrive_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_rats_setup_arrive and override(t, s, f, t.x_rats_setup_arrive, 5, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.places_hex_:
        if s.suit[v] == t.suit_kingdom_grounds and not (s.here[v] & t.all_piece.mask) and (room(t, s, f.me, t.own[f.me].mercurio, v) > 0 or room(t, s, f.me, t.own[f.me].banner, v) > 0):
            o.append(v + 1)
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 2, t.base_rats + 0, f.me, o)

# armello/heroes/rats.law:58 rats.setup.arrive
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# armello/heroes/rats.law:58 rats.setup.arrive
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].mercurio, 1, f.home)
    place(t, s, f.me, t.own[f.me].banner, 1, f.home)
    f.pc = 4  # setup_then
    return s.busy or setup_then(t, s, f)

# armello/heroes/rats.law:59 rats.setup.arrive
def setup_then(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_kingdom].health[t.forms[t.own[f.me].mercurio][0]] = max(0, t.stat_kingdom_body[t.forms[t.own[f.me].mercurio][0]])
    if t.h_rats_setup_arrive_end >= 0:
        return open_window(t, s, f, t.h_rats_setup_arrive_end, 5, f.me)
    f.pc = 5  # setup_arrive_end_done
    return True

# armello/heroes/rats.law:57 rats.setup.arrive
def setup_arrive_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/heroes/rats.law:14 rats.moonlight.0: does it apply now?
def moonlight_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return f.me in (owner_of(t, u.attacker), owner_of(t, u.defender)) and (s.record[t.record_kingdom].time == 1)

# armello/heroes/rats.law:14 rats.moonlight.0
def moonlight_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_rats_moonlight and override(t, s, f, t.x_rats_moonlight, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/heroes/rats.law:14 rats.moonlight.0
def moonlight_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/heroes/rats.law:30 rats.alleys.1: does it apply now?
def alleys_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return owner_of(t, u.attacker) == f.me and (s.record[t.record_kingdom].time == 1)

# armello/heroes/rats.law:30 rats.alleys.1
def alleys_1(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_rats_alleys and override(t, s, f, t.x_rats_alleys, 1, len(s.stack) - 1, 0):
        return True
    u.ambushed[0 if u.defender == u.attacker else 1] = 1
    return finish(s)

# armello/heroes/rats.law:30 rats.alleys.1
def alleys_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# armello/heroes/rats.law:57 rats.setup: phase setup
class Setup(Frame):
    __slots__ = ('home', )
    NAMES: ClassVar[tuple[str, ...]] = ('home', )
    KEY: ClassVar[str] = 'rats:Setup'
    PATH: ClassVar[str] = 'rats.setup'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.setup.setup': 5}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'rats.setup.arrive': (0, 5)}
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


# armello/heroes/rats.law:14 rats.moonlight.0
class Moonlight0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'rats:Moonlight0'
    PATH: ClassVar[str] = 'rats.moonlight.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (moonlight_0, moonlight_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Moonlight0:
        o = Moonlight0.__new__(Moonlight0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/heroes/rats.law:30 rats.alleys.1
class Alleys1(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'rats:Alleys1'
    PATH: ClassVar[str] = 'rats.alleys.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (alleys_1, alleys_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> Alleys1:
        o = Alleys1.__new__(Alleys1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


SYSTEM: dict[str, Any] = {'name': 'rats',
 'kind': 'faction',
 'title': 'Rat Clan',
 'file': 'armello/heroes/rats.law',
 'fields': {'colour': '#6b5b95'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('mercurio', 'Mercurio', 1, ['hero'], False, 0, '', False),
            ('banner', 'Rat Banner', 1, ['banner'], False, 0, '', False)],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'stats': {'mercurio': {'fight': 4, 'wits': 6, 'body': 4}},
 'titles': {'rats.setup.arrive': 'Arriving',
            'rats.setup': 'Clan Setup',
            'rats.moonlight': 'By Moonlight',
            'rats.alleys': 'Out of the Alleys'},
 'kind_keys': {'piece': []},
 'place_keys': {'hex_': ['hex']}}

SITES: list[Any] = [
    ('rats.setup.arrive', 'Arriving', 'home', 'place', 58, [], []),
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
    ('clash.combat.tally', Moonlight0, moonlight_0_fits, 'seat', '', 2),
    ('clash.combat.tally', Alleys1, alleys_1_fits, 'seat', '', 2),
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
POINTS: list[str] = ['rats.setup.arrive:start', 'rats.setup.arrive:end']
PARTS: list[str] = ['rats.setup.arrive', 'rats.moonlight', 'rats.alleys']
RECORD: Any = None
