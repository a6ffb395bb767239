"""Mountain: made by rootdsl from root/maps/mountain.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/maps/mountain.law:45 mountain.setup_modifications.0: does it apply now?
def setup_modifications_0_fits(t: Any, s: Any, f: Any) -> bool:
    return True

# root/maps/mountain.law:45 mountain.setup_modifications.0
def setup_modifications_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_mountain_setup_modifications and override(t, s, f, t.x_mountain_setup_modifications, 2, len(s.stack) - 1, 0):
        return True
    shuffle_suits(t, s, t.places_clearing)
    place(t, s, f.me, t.neutral.tower, 1, t.place_name.index('10'))
    f.pc = 1  # setup_modifications_0_then
    return s.busy or setup_modifications_0_then(t, s, f)

# root/maps/mountain.law:47 mountain.setup_modifications.0
def setup_modifications_0_then(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/mountain.law:45 mountain.setup_modifications.0
def setup_modifications_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/mountain.law:58 mountain.pass_and_tower.1: does it apply now?
def pass_and_tower_1_fits(t: Any, s: Any, f: Any) -> bool:
    return t.c_woodland_rules(t, s, f.me, f.me, place_of(s, (t.neutral.tower, ), t.sites))

# root/maps/mountain.law:58 mountain.pass_and_tower.1
def pass_and_tower_1(t: Any, s: Any, f: Any) -> bool:
    if t.x_mountain_pass_and_tower and override(t, s, f, t.x_mountain_pass_and_tower, 1, len(s.stack) - 1, 0):
        return True
    score(t, s, f.me, 1)
    return finish(s)

# root/maps/mountain.law:58 mountain.pass_and_tower.1
def pass_and_tower_1_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)

# root/maps/mountain.law:52 mountain.removing_closed_paths.clear_path: can it be done?
def can_removing_closed_paths_clear_path_far(t: Any, s: Any, me: int, near: int) -> bool:
    for far in t.places_clearing:
        if is_shut(t, s, 'road', near, far):
            return bool(s.zones[t.zone_woodland_hand[me]])
    return False

# root/maps/mountain.law:51 mountain.removing_closed_paths.clear_path: can it be done?
def can_removing_closed_paths_clear_path_near(t: Any, s: Any, me: int) -> bool:
    for near in places_with(s.at, t.rows_piece[me], t.places_clearing):
        if can_removing_closed_paths_clear_path_far(t, s, me, near):
            return True
    return False

# root/maps/mountain.law:50 mountain.removing_closed_paths.clear_path: can it be done?
def removing_closed_paths_clear_path_can(t: Any, s: Any, f: Any) -> bool:
    return can_removing_closed_paths_clear_path_near(t, s, f.me)

# root/maps/mountain.law:50 mountain.removing_closed_paths.clear_path
def removing_closed_paths_clear_path(t: Any, s: Any, f: Any) -> bool:
    o = []
    for v in places_with(s.at, t.rows_piece[f.me], t.places_clearing):
        if can_removing_closed_paths_clear_path_far(t, s, f.me, v):
            o.append(v + 1)
    return ask(s, f, 1, t.base_mountain + 0, f.me, o)

# root/maps/mountain.law:51 mountain.removing_closed_paths.clear_path
def removing_closed_paths_clear_path_near_chosen(t: Any, s: Any, f: Any) -> bool:
    f.near = s.pick - 1
    o = []
    for v in t.places_clearing:
        if is_shut(t, s, 'road', f.near, v) and bool(s.zones[t.zone_woodland_hand[f.me]]):
            o.append(v + 1)
    return ask(s, f, 2, t.base_mountain + 1, f.me, o)

# root/maps/mountain.law:52 mountain.removing_closed_paths.clear_path
def removing_closed_paths_clear_path_far_chosen(t: Any, s: Any, f: Any) -> bool:
    f.far = s.pick - 1
    o = [v + 1 for v in distinct(t, s.zones[t.zone_woodland_hand[f.me]])]
    return ask(s, f, 3, t.base_mountain + 2, f.me, o)

# root/maps/mountain.law:53 mountain.removing_closed_paths.clear_path
def removing_closed_paths_clear_path_cost_53_chosen(t: Any, s: Any, f: Any) -> bool:
    f.cost_53 = s.pick - 1
    throw_away(t, s, f.me, f.cost_53)
    f.pc = 4  # removing_closed_paths_clear_path_then
    return s.busy or removing_closed_paths_clear_path_then(t, s, f)

# root/maps/mountain.law:53 mountain.removing_closed_paths.clear_path
def removing_closed_paths_clear_path_then(t: Any, s: Any, f: Any) -> bool:
    open_path(t, s, 'road', f.near, f.far)
    score(t, s, f.me, 1)
    if t.h_mountain_removing_closed_paths_clear_path_end >= 0:
        return open_window(t, s, f, t.h_mountain_removing_closed_paths_clear_path_end, 5, f.me)
    f.pc = 5  # removing_closed_paths_clear_path_clear_path_end_done
    return s.busy or removing_closed_paths_clear_path_clear_path_end_done(t, s, f)

# root/maps/mountain.law:50 mountain.removing_closed_paths.clear_path
def removing_closed_paths_clear_path_clear_path_end_done(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/maps/mountain.law:45 mountain.setup_modifications.0
class SetupModifications0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'mountain:SetupModifications0'
    PATH: ClassVar[str] = 'mountain.setup_modifications.0'
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


# root/maps/mountain.law:58 mountain.pass_and_tower.1
class PassAndTower1(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'mountain:PassAndTower1'
    PATH: ClassVar[str] = 'mountain.pass_and_tower.1'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (pass_and_tower_1, pass_and_tower_1_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> PassAndTower1:
        o = PassAndTower1.__new__(PassAndTower1)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


# root/maps/mountain.law:50 mountain.removing_closed_paths.clear_path
class RemovingClosedPathsClearPath(Frame):
    __slots__ = ('near', 'far', 'cost_53', )
    NAMES: ClassVar[tuple[str, ...]] = ('near', 'far', 'cost_53', )
    KEY: ClassVar[str] = 'mountain:RemovingClosedPathsClearPath'
    PATH: ClassVar[str] = 'mountain.removing_closed_paths.clear_path'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (removing_closed_paths_clear_path, removing_closed_paths_clear_path_near_chosen, removing_closed_paths_clear_path_far_chosen, removing_closed_paths_clear_path_cost_53_chosen, removing_closed_paths_clear_path_then, removing_closed_paths_clear_path_clear_path_end_done, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up
        self.near: int = -1
        self.far: int = -1
        self.cost_53: int = -1

    def clone(self) -> RemovingClosedPathsClearPath:
        o = RemovingClosedPathsClearPath.__new__(RemovingClosedPathsClearPath)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        o.near = self.near
        o.far = self.far
        o.cost_53 = self.cost_53
        return o


SYSTEM: dict[str, Any] = {'name': 'mountain',
 'kind': 'map',
 'title': 'Mountain',
 'file': 'root/maps/mountain.law',
 'fields': {},
 'suits': [],
 'kinds': [],
 'places': [],
 'paths': [],
 'pieces': [('tower', 'Tower', 1, ['landmark'], True, 0, '', False)],
 'zones': [],
 'boxes': [],
 'tracks': [],
 'dice': [],
 'purposes': [],
 'modes': [],
 'cards': [],
 'map': {'sites': [('clearing', '1', '1', 'fox', {'slots': 2}, ['corner', 'edge'], 11.0, 12.0),
                   ('clearing', '2', '2', 'rabbit', {'slots': 2}, ['corner', 'edge'], 90.1, 12.2),
                   ('clearing', '3', '3', 'rabbit', {'slots': 2}, ['corner', 'edge'], 89.1, 87.9),
                   ('clearing', '4', '4', 'mouse', {'slots': 2}, ['corner', 'edge'], 11.3, 80.0),
                   ('clearing', '5', '5', 'fox', {'slots': 1}, ['edge'], 58.8, 14.5),
                   ('clearing', '6', '6', 'fox', {'slots': 1}, ['edge'], 90.7, 52.2),
                   ('clearing', '7', '7', 'mouse', {'slots': 1}, ['edge'], 48.8, 88.0),
                   ('clearing', '8', '8', 'rabbit', {'slots': 1}, ['edge'], 9.3, 46.8),
                   ('clearing', '9', '9', 'mouse', {'slots': 3}, ['edge', 'ruined'], 33.0, 37.7),
                   ('clearing', '10', '10', 'rabbit', {'slots': 2}, ['ruined'], 53.2, 41.2),
                   ('clearing', '11', '11', 'mouse', {'slots': 3}, ['ruined'], 64.1, 61.8),
                   ('clearing', '12', '12', 'fox', {'slots': 3}, ['edge', 'ruined'], 34.5, 61.0),
                   ('forest', 'cragwood', 'Cragwood', '', {}, [], 17.8, 32.2),
                   ('forest', 'cliffwood', 'Cliffwood', '', {}, [], 71.0, 29.5),
                   ('forest', 'stonewood', 'Stonewood', '', {}, [], 81.6, 42.1),
                   ('forest', 'slatewood', 'Slatewood', '', {}, [], 81.3, 67.3),
                   ('forest', 'footwood', 'Footwood', '', {}, [], 59.1, 74.7),
                   ('forest', 'screewood', 'Screewood', '', {}, [], 22.0, 56.4),
                   ('forest', 'highwood', 'Highwood', '', {}, [], 48.3, 31.1),
                   ('forest', 'eaglewood', 'Eaglewood', '', {}, [], 58.7, 39.2),
                   ('forest', 'ridgewood', 'Ridgewood', '', {}, [], 40.2, 46.6),
                   ('forest', 'passwood', 'Passwood', '', {}, [], 50.6, 54.7)],
         'links': [('road', 0, 7),
                   ('road', 0, 8),
                   ('road', 1, 5),
                   ('road', 1, 10),
                   ('road', 2, 5),
                   ('road', 2, 10),
                   ('road', 3, 7),
                   ('road', 3, 11),
                   ('road', 4, 9),
                   ('road', 4, 10),
                   ('road', 6, 11),
                   ('road', 8, 9),
                   ('road', 8, 11),
                   ('road', 9, 10),
                   ('road', 9, 11),
                   ('road', 1, 4),
                   ('road', 2, 6),
                   ('road', 4, 8),
                   ('road', 5, 10),
                   ('road', 7, 8),
                   ('road', 10, 11),
                   ('river', 1, 9),
                   ('river', 3, 9),
                   ('forest_edge', 12, 17),
                   ('forest_edge', 13, 14),
                   ('forest_edge', 13, 19),
                   ('forest_edge', 14, 15),
                   ('forest_edge', 15, 16),
                   ('forest_edge', 16, 21),
                   ('forest_edge', 17, 20),
                   ('forest_edge', 18, 19),
                   ('forest_edge', 18, 20),
                   ('forest_edge', 19, 21),
                   ('forest_edge', 20, 21),
                   ('forest_edge', 12, 0),
                   ('forest_edge', 12, 7),
                   ('forest_edge', 12, 8),
                   ('forest_edge', 13, 1),
                   ('forest_edge', 13, 4),
                   ('forest_edge', 13, 10),
                   ('forest_edge', 14, 1),
                   ('forest_edge', 14, 5),
                   ('forest_edge', 14, 10),
                   ('forest_edge', 15, 2),
                   ('forest_edge', 15, 5),
                   ('forest_edge', 15, 10),
                   ('forest_edge', 16, 2),
                   ('forest_edge', 16, 6),
                   ('forest_edge', 16, 10),
                   ('forest_edge', 16, 11),
                   ('forest_edge', 17, 3),
                   ('forest_edge', 17, 7),
                   ('forest_edge', 17, 8),
                   ('forest_edge', 17, 11),
                   ('forest_edge', 18, 4),
                   ('forest_edge', 18, 8),
                   ('forest_edge', 18, 9),
                   ('forest_edge', 19, 4),
                   ('forest_edge', 19, 9),
                   ('forest_edge', 19, 10),
                   ('forest_edge', 20, 8),
                   ('forest_edge', 20, 9),
                   ('forest_edge', 20, 11),
                   ('forest_edge', 21, 9),
                   ('forest_edge', 21, 10),
                   ('forest_edge', 21, 11)],
         'shut': [('road', 1, 4), ('road', 2, 6), ('road', 4, 8), ('road', 5, 10), ('road', 7, 8), ('road', 10, 11)],
         'pairs': {'opposite': [(0, 2), (1, 3)]}},
 'titles': {'mountain.removing_closed_paths.clear_path': 'Clear a Path',
            'mountain.setup_modifications': 'Setup Modifications',
            'mountain.removing_closed_paths': 'Removing Closed Paths',
            'mountain.pass_and_tower': 'The Pass and Tower'},
 'kind_keys': {'piece': []},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
    ('mountain.removing_closed_paths.clear_path', 'Clear a Path', 'near', 'place', 51, [], []),
    ('mountain.removing_closed_paths.clear_path', 'Clear a Path', 'far', 'place', 52, [], []),
    ('mountain.removing_closed_paths.clear_path', 'Clear a Path', 'cost_53', 'card', 53, [], []),
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
    ('woodland.turn.evening:end', PassAndTower1, pass_and_tower_1_fits, 'law', '', False),
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
    ('woodland.turn.daylight', RemovingClosedPathsClearPath, removing_closed_paths_clear_path_can, 'law', '', True, 'Clear a Path', 'mountain.removing_closed_paths.clear_path'),
]

VICTORIES: list[Any] = [
]
POINTS: list[str] = ['mountain.removing_closed_paths.clear_path:end']
PARTS: list[str] = ['mountain.setup_modifications', 'mountain.pass_and_tower']
RECORD: Any = None
