"""Wolf Clan: made by rootdsl from armello/heroes/wolves.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# armello/heroes/wolves.law:65 wolves.setup
def setup(t: Any, s: Any, f: Any) -> bool:
    if t.h_wolves_setup_arrive_start >= 0:
        return open_window(t, s, f, t.h_wolves_setup_arrive_start, 1, f.me)
    return setup_arrive_start_done(t, s, f)

# armello/heroes/wolves.law:65 wolves.setup.arrive
def setup_arrive_start_done(t: Any, s: Any, f: Any) -> bool:
    if t.x_wolves_setup_arrive and override(t, s, f, t.x_wolves_setup_arrive, 5, len(s.stack) - 1, 1):
        return True
    o = []
    for v in t.places_hex_:
        if s.suit[v] == t.suit_kingdom_grounds and not (s.here[v] & t.all_piece.mask) and (room(t, s, f.me, t.own[f.me].thane, v) > 0 or room(t, s, f.me, t.own[f.me].banner, v) > 0):
            o.append(v + 1)
    if not o:
        f.home = -1
        return setup_after_home(t, s, f)
    return ask(s, f, 2, t.base_wolves + 0, f.me, o)

# armello/heroes/wolves.law:66 wolves.setup.arrive
def setup_home_chosen(t: Any, s: Any, f: Any) -> bool:
    f.home = s.pick - 1
    return setup_after_home(t, s, f)

# armello/heroes/wolves.law:66 wolves.setup.arrive
def setup_after_home(t: Any, s: Any, f: Any) -> bool:
    if not was_set(f.home):
        return setup_then(t, s, f)
    place(t, s, f.me, t.own[f.me].thane, 1, f.home)
    place(t, s, f.me, t.own[f.me].banner, 1, f.home)
    f.pc = 4  # setup_then
    return s.busy or setup_then(t, s, f)

# armello/heroes/wolves.law:67 wolves.setup.arrive
def setup_then(t: Any, s: Any, f: Any) -> bool:
    s.record[t.record_kingdom].health[t.forms[t.own[f.me].thane][0]] = max(0, t.stat_kingdom_body[t.forms[t.own[f.me].thane][0]])
    if t.h_wolves_setup_arrive_end >= 0:
        return open_window(t, s, f, t.h_wolves_setup_arrive_end, 5, f.me)
    f.pc = 5  # setup_arrive_end_done
    return True

# armello/heroes/wolves.law:65 wolves.setup.arrive
def setup_arrive_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/heroes/wolves.law:16 wolves.pack_hunter.0: does it apply now?
def pack_hunter_0_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return owner_of(t, u.attacker) == f.me

# armello/heroes/wolves.law:16 wolves.pack_hunter.0
def pack_hunter_0(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_wolves_pack_hunter and override(t, s, f, t.x_wolves_pack_hunter, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_swords[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/heroes/wolves.law:16 wolves.pack_hunter.0
def pack_hunter_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# armello/heroes/wolves.law:41 wolves.blood_scent.1: does it apply now?
def blood_scent_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return owner_of(t, u.attacker) == f.me and (s.record[t.record_kingdom].health[u.defender // t.width] < t.stat_kingdom_body[u.defender // t.width])

# armello/heroes/wolves.law:41 wolves.blood_scent.1
def blood_scent_1(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_wolves_blood_scent and override(t, s, f, t.x_wolves_blood_scent, 1, len(s.stack) - 1, 0):
        return True
    u.bonus_dice[0 if owner_of(t, u.attacker) == f.me else 1] += 1
    return finish(s)

# armello/heroes/wolves.law:41 wolves.blood_scent.1
def blood_scent_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# armello/heroes/wolves.law:65 wolves.setup: phase setup
class Setup(Frame):
    __slots__ = ('home', )
    NAMES: ClassVar[tuple[str, ...]] = ('home', )
    KEY: ClassVar[str] = 'wolves:Setup'
    PATH: ClassVar[str] = 'wolves.setup'
    ENDS: ClassVar[dict[str, int]] = {'kingdom.setup.setup': 5}
    PARTS: ClassVar[dict[str, tuple[int, int]]] = {'wolves.setup.arrive': (0, 5)}
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


# armello/heroes/wolves.law:16 wolves.pack_hunter.0
class PackHunter0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'wolves:PackHunter0'
    PATH: ClassVar[str] = 'wolves.pack_hunter.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (pack_hunter_0, pack_hunter_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> PackHunter0:
        o = PackHunter0.__new__(PackHunter0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# armello/heroes/wolves.law:41 wolves.blood_scent.1
class BloodScent1(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'wolves:BloodScent1'
    PATH: ClassVar[str] = 'wolves.blood_scent.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (blood_scent_1, blood_scent_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> BloodScent1:
        o = BloodScent1.__new__(BloodScent1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


SYSTEM: dict[str, Any] = {'name': 'wolves',
 'kind': 'faction',
 'title': 'Wolf Clan',
 'file': 'armello/heroes/wolves.law',
 'fields': {'colour': '#8d3b3b'},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('thane', 'Thane', 1, ['hero'], False, 0, '', False), ('banner', 'Wolf Banner', 1, ['banner'], False, 0, '', False)],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'stats': {'thane': {'fight': 6, 'wits': 3, 'body': 5}},
 'titles': {'wolves.setup.arrive': 'Arriving',
            'wolves.setup': 'Clan Setup',
            'wolves.pack_hunter': 'Pack Hunter',
            'wolves.blood_scent': 'Scent of Blood'},
 'kind_keys': {'piece': []},
 'place_keys': {'hex_': ['hex']}}

SITES: list[Any] = [
    ('wolves.setup.arrive', 'Arriving', 'home', 'place', 66, [], []),
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
    ('clash.combat.automatic', PackHunter0, pack_hunter_0_fits, 'seat', '', 2),
    ('clash.combat.tally', BloodScent1, blood_scent_1_fits, 'seat', '', 2),
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
POINTS: list[str] = ['wolves.setup.arrive:start', 'wolves.setup.arrive:end']
PARTS: list[str] = ['wolves.setup.arrive', 'wolves.pack_hunter', 'wolves.blood_scent']
RECORD: Any = None
