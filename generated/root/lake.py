"""Lake: made by rootdsl from root/maps/lake.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/maps/lake.law:46 lake.setup_modifications.0: does it apply now?
def setup_modifications_0_fits(t: Any, s: Any, f: Any) -> bool:
    return True

# root/maps/lake.law:46 lake.setup_modifications.0
def setup_modifications_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_lake_setup_modifications and override(t, s, f, t.x_lake_setup_modifications, 2, len(s.stack) - 1, 0):
        return True
    shuffle_suits(t, s, t.places_clearing)
    place(t, s, f.me, t.neutral.ferry, 1, t.place_name.index('1'))
    f.pc = 1  # setup_modifications_0_then
    return s.busy or setup_modifications_0_then(t, s, f)

# root/maps/lake.law:48 lake.setup_modifications.0
def setup_modifications_0_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/lake.law:46 lake.setup_modifications.0
def setup_modifications_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/lake.law:54 lake.ferry.boarding.1: does it apply now?
def ferry_boarding_1_fits(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    return (s.record[t.record_lake].crossings[s.current] == 0) and (s.at[t.neutral.ferry][u.origin] > 0) and (t.x_lake_ferry_boarding or t.flag_coastal[u.target])

# root/maps/lake.law:54 lake.ferry.boarding.1
def ferry_boarding_1(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if t.x_lake_ferry_boarding and override(t, s, f, t.x_lake_ferry_boarding, 6, len(s.stack) - 1, 0):
        return True
    if not (t.flag_coastal[u.target]):
        return ferry_boarding_1_otherwise_3(t, s, f)
    s.record[t.record_lake].crossings[s.current] += 1
    if not ((u.target not in links(t, s, u.mover, u.origin))):
        return ferry_boarding_1_otherwise(t, s, f)
    s.record[t.record_of(f.me, 'lake')].aboard = 1
    return ferry_boarding_1_otherwise_2(t, s, f)

# root/maps/lake.law:57 lake.ferry.boarding.1
def ferry_boarding_1_otherwise(t: Any, s: Any, f: Any) -> bool:
    u = s.stack[f.up]
    if not (((t.v_woodland_ruler(t, s, f.me, u.origin) == u.mover) or (t.v_woodland_ruler(t, s, f.me, u.target) == u.mover))):
        return ferry_boarding_1_otherwise_2(t, s, f)
    if not (s.record[t.record_of(f.me, 'lake')].aboard != 1):
        return ferry_boarding_1_after_may(t, s, f)
    return ask(s, f, 2, t.base_lake + 0, f.me, [0, 1])

# root/maps/lake.law:60 lake.ferry.boarding.1
def ferry_boarding_1_may_answered(t: Any, s: Any, f: Any) -> bool:
    if s.pick == 0:
        return ferry_boarding_1_after_may(t, s, f)
    s.record[t.record_of(f.me, 'lake')].aboard = 1
    return ferry_boarding_1_after_may(t, s, f)

# root/maps/lake.law:60 lake.ferry.boarding.1
def ferry_boarding_1_after_may(t: Any, s: Any, f: Any) -> bool:
    return ferry_boarding_1_otherwise_2(t, s, f)

# root/maps/lake.law:57 lake.ferry.boarding.1
def ferry_boarding_1_otherwise_2(t: Any, s: Any, f: Any) -> bool:
    if (not (s.record[t.record_of(f.me, 'lake')].aboard == 1)):
        s.record[t.record_lake].crossings[s.current] = 0
    return ferry_boarding_1_otherwise_3(t, s, f)

# root/maps/lake.law:55 lake.ferry.boarding.1
def ferry_boarding_1_otherwise_3(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/lake.law:54 lake.ferry.boarding.1
def ferry_boarding_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/lake.law:64 lake.ferry.crossing.0: is this the event?
def ferry_crossing_0_fits(t: Any, s: Any, me: int, event: list[Any]) -> bool:
    me = event[1]
    return event[2] == 124049587 and any(y[0] // t.width in t.all_piece for y in event[7]) and t.is_clearing[event[9]]

# root/maps/lake.law:64 lake.ferry.crossing.0
def ferry_crossing_0_can(t: Any, s: Any, f: Any) -> bool:
    return True

# root/maps/lake.law:64 lake.ferry.crossing.0: what must change before it does anything?
def ferry_crossing_0_waits_for(t: Any, s: Any, f: Any) -> int:
    return (0 if (s.record[t.record_of(f.me, 'lake')].aboard == 1) else 20)

# root/maps/lake.law:64 lake.ferry.crossing.0
def ferry_crossing_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_lake_ferry_crossing and override(t, s, f, t.x_lake_ferry_crossing, 5, len(s.stack) - 1, 0):
        return True
    if not ((s.record[t.record_of(f.me, 'lake')].aboard == 1)):
        return ferry_crossing_0_otherwise(t, s, f)
    s.record[t.record_of(f.me, 'lake')].aboard = 0
    put_single(t, s, f.me, (t.neutral.ferry, ), f.quay)
    f.pc = 1  # ferry_crossing_0_then
    return True

# root/maps/lake.law:67 lake.ferry.crossing.0
def ferry_crossing_0_then(t: Any, s: Any, f: Any) -> bool:
    f.left1 = list(t.seats)
    return ferry_crossing_0_round(t, s, f)

# root/maps/lake.law:68 lake.ferry.crossing.0
def ferry_crossing_0_round(t: Any, s: Any, f: Any) -> bool:
    if not f.left1:
        return ferry_crossing_0_after_loop(t, s, f)
    f.passenger = f.left1.pop(0)
    if bool([it for it, _ in f.company if it // t.width in t.rows_piece[f.passenger]]):
        draw(t, s, f.passenger, 1)
    f.pc = 2  # ferry_crossing_0_round
    return True

# root/maps/lake.law:68 lake.ferry.crossing.0
def ferry_crossing_0_after_loop(t: Any, s: Any, f: Any) -> bool:
    return ferry_crossing_0_otherwise(t, s, f)

# root/maps/lake.law:65 lake.ferry.crossing.0
def ferry_crossing_0_otherwise(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/lake.law:64 lake.ferry.crossing.0
def ferry_crossing_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/lake.law:51 lake.ferry: lead
def ferry_leads_0(t: Any, s: Any, me: int, place: int) -> Any:
    return [it for it in t.places_clearing if t.flag_coastal[it]] if (s.record[t.record_lake].crossings[s.current] == 0) and place in places_with(s.at, (t.neutral.ferry, ), t.places_clearing) else ()


# root/maps/lake.law:46 lake.setup_modifications.0
class SetupModifications0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'lake:SetupModifications0'
    PATH: ClassVar[str] = 'lake.setup_modifications.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (setup_modifications_0, setup_modifications_0_then, setup_modifications_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> SetupModifications0:
        o = SetupModifications0.__new__(SetupModifications0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/maps/lake.law:54 lake.ferry.boarding.1
class FerryBoarding1(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'lake:FerryBoarding1'
    PATH: ClassVar[str] = 'lake.ferry.boarding.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (ferry_boarding_1, ferry_boarding_1_otherwise, ferry_boarding_1_may_answered, ferry_boarding_1_after_may, ferry_boarding_1_otherwise_2, ferry_boarding_1_otherwise_3, ferry_boarding_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> FerryBoarding1:
        o = FerryBoarding1.__new__(FerryBoarding1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/maps/lake.law:64 lake.ferry.crossing.0
class FerryCrossing0(Frame):
    __slots__ = ('company', 'quay', 'passenger', 'left1', )
    NAMES: ClassVar[tuple[str, ...]] = ('company', 'quay', 'passenger', 'left1', )
    KEY: ClassVar[str] = 'lake:FerryCrossing0'
    PATH: ClassVar[str] = 'lake.ferry.crossing.0'
    ENDS: ClassVar[dict[str, int]] = {}
    WAITS_FOR: ClassVar[Any] = ferry_crossing_0_waits_for
    WRITES: ClassVar[int] = 7
    BOUND: ClassVar[tuple[tuple[str, str], ...]] = (('quay', 'place'),)
    BLOCKS = (ferry_crossing_0, ferry_crossing_0_then, ferry_crossing_0_round, ferry_crossing_0_after_loop, ferry_crossing_0_otherwise, ferry_crossing_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.company: list[Any] = []
        self.quay: int = -1
        self.passenger: int = -1
        self.left1: list[Any] = []

    def clone(self) -> FerryCrossing0:
        o = FerryCrossing0.__new__(FerryCrossing0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.company = copied(self.company)
        o.quay = self.quay
        o.passenger = self.passenger
        o.left1 = copied(self.left1)
        return o

    def heed(self, x: list[Any]) -> None:
        self.company = x[7]
        self.quay = x[9]


class State(Record):
    __slots__ = ('crossings', 'aboard', )
    NAMES = ('crossings', 'aboard', )
    TURN: ClassVar[tuple[tuple[str, int], ...]] = (('crossings', 0),)

    def __init__(self, t: Any) -> None:
        self.crossings: Any = [0] * t.players
        self.aboard: Any = 0

    def clone(self) -> State:
        o = State.__new__(State)
        o.crossings = self.crossings[:]
        o.aboard = self.aboard
        return o


SYSTEM: dict[str, Any] = {'name': 'lake',
 'kind': 'map',
 'title': 'Lake',
 'file': 'root/maps/lake.law',
 'fields': {},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('ferry', 'Ferry', 1, ['landmark'], True, 0, '', False)],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'map': {'sites': [('clearing', '1', '1', 'fox', {'slots': 2}, ['coastal', 'corner', 'edge'], 86.6, 83.6),
                   ('clearing', '2', '2', 'fox', {'slots': 1}, ['corner', 'edge'], 11.0, 11.5),
                   ('clearing', '3', '3', 'mouse', {'slots': 1}, ['corner', 'edge'], 11.3, 79.6),
                   ('clearing', '4', '4', 'rabbit', {'slots': 1}, ['corner', 'edge'], 90.1, 11.8),
                   ('clearing', '5', '5', 'mouse', {'slots': 3}, ['edge', 'ruined'], 90.7, 51.8),
                   ('clearing', '6', '6', 'fox', {'slots': 2}, ['edge'], 67.0, 18.8),
                   ('clearing', '7', '7', 'mouse', {'slots': 1}, ['edge'], 43.0, 13.8),
                   ('clearing', '8', '8', 'rabbit', {'slots': 1}, ['edge'], 9.3, 46.3),
                   ('clearing', '9', '9', 'fox', {'slots': 1}, ['edge'], 58.4, 88.4),
                   ('clearing', '10', '10', 'mouse', {'slots': 3}, ['coastal', 'ruined'], 36.6, 40.9),
                   ('clearing', '11', '11', 'rabbit', {'slots': 3}, ['coastal', 'ruined'], 67.1, 49.3),
                   ('clearing', '12', '12', 'rabbit', {'slots': 3}, ['coastal', 'ruined'], 40.4, 69.6),
                   ('forest', 'reedwood', 'Reedwood', '', {}, [], 81.5, 61.6),
                   ('forest', 'alderwood', 'Alderwood', '', {}, [], 61.8, 80.5),
                   ('forest', 'birchwood', 'Birchwood', '', {}, [], 30.2, 22.1),
                   ('forest', 'willowwood', 'Willowwood', '', {}, [], 19.0, 32.9),
                   ('forest', 'mistwood', 'Mistwood', '', {}, [], 24.4, 59.1),
                   ('forest', 'fenwood', 'Fenwood', '', {}, [], 36.7, 79.2),
                   ('forest', 'heronwood', 'Heronwood', '', {}, [], 78.7, 32.9),
                   ('forest', 'sedgewood', 'Sedgewood', '', {}, [], 59.0, 27.3),
                   ('forest', 'shorewood', 'Shorewood', '', {}, [], 48.9, 34.7)],
         'links': [('road', 0, 4),
                   ('road', 0, 8),
                   ('road', 1, 6),
                   ('road', 1, 7),
                   ('road', 1, 9),
                   ('road', 2, 7),
                   ('road', 2, 8),
                   ('road', 2, 11),
                   ('road', 3, 4),
                   ('road', 3, 5),
                   ('road', 4, 10),
                   ('road', 5, 6),
                   ('road', 5, 10),
                   ('road', 6, 9),
                   ('road', 6, 10),
                   ('road', 7, 9),
                   ('road', 8, 11),
                   ('river', 0, 9),
                   ('river', 0, 10),
                   ('river', 0, 11),
                   ('river', 9, 10),
                   ('river', 9, 11),
                   ('river', 10, 11),
                   ('forest_edge', 12, 13),
                   ('forest_edge', 12, 18),
                   ('forest_edge', 12, 20),
                   ('forest_edge', 13, 16),
                   ('forest_edge', 13, 17),
                   ('forest_edge', 14, 15),
                   ('forest_edge', 14, 20),
                   ('forest_edge', 15, 16),
                   ('forest_edge', 16, 17),
                   ('forest_edge', 16, 20),
                   ('forest_edge', 18, 19),
                   ('forest_edge', 19, 20),
                   ('forest_edge', 12, 0),
                   ('forest_edge', 12, 4),
                   ('forest_edge', 12, 10),
                   ('forest_edge', 13, 0),
                   ('forest_edge', 13, 8),
                   ('forest_edge', 13, 11),
                   ('forest_edge', 14, 1),
                   ('forest_edge', 14, 6),
                   ('forest_edge', 14, 9),
                   ('forest_edge', 15, 1),
                   ('forest_edge', 15, 7),
                   ('forest_edge', 15, 9),
                   ('forest_edge', 16, 2),
                   ('forest_edge', 16, 7),
                   ('forest_edge', 16, 9),
                   ('forest_edge', 16, 11),
                   ('forest_edge', 17, 2),
                   ('forest_edge', 17, 8),
                   ('forest_edge', 17, 11),
                   ('forest_edge', 18, 3),
                   ('forest_edge', 18, 4),
                   ('forest_edge', 18, 5),
                   ('forest_edge', 18, 10),
                   ('forest_edge', 19, 5),
                   ('forest_edge', 19, 6),
                   ('forest_edge', 19, 10),
                   ('forest_edge', 20, 6),
                   ('forest_edge', 20, 9),
                   ('forest_edge', 20, 10)],
         'pairs': {'opposite': [(0, 2), (1, 3)]}},
 'seat_numbers': ['crossings'],
 'kept': [('crossings', 'Ferry Crossings', 'seat', False, True), ('aboard', 'On the Ferry', 'system', True, False)],
 'number_titles': {'crossings': 'Ferry Crossings', 'aboard': 'On the Ferry'},
 'marks': ['aboard'],
 'titles': {'lake.ferry.boarding': 'Boarding',
            'lake.ferry.crossing': 'Crossing',
            'lake.setup_modifications': 'Setup Modifications',
            'lake.ferry': 'The Ferry'},
 'kind_keys': {'piece': []},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('lake.ferry.boarding.1', 'Boarding', 'may', 'yes', 60, ['set aboard'], []),
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
    ('woodland.setup.ruins:start', SetupModifications0, setup_modifications_0_fits, 'law', '', False),
    ('woodland.move.leaving', FerryBoarding1, ferry_boarding_1_fits, 'law', '', False),
]

TRIGGERS: list[Any] = [
    (DONE, ferry_crossing_0_fits, FerryCrossing0, ferry_crossing_0_can, 'law', '', False, (False, False, False), False),
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
    ('woodland.move', ('mover', 'group', 'origin', 'target')),
]

LEADS: list[Any] = [
    (ferry_leads_0, 'law'),
]
POINTS: list[str] = []
PARTS: list[str] = ['lake.setup_modifications', 'lake.ferry.boarding', 'lake.ferry.crossing']
RECORD: Any = State
