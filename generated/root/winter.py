"""Winter: made by rootdsl from root/maps/winter.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/maps/winter.law:39 winter.suit_markers.0: does it apply now?
def suit_markers_0_fits(t: Any, s: Any, f: Any) -> bool:
    return True

# root/maps/winter.law:39 winter.suit_markers.0
def suit_markers_0(t: Any, s: Any, f: Any) -> bool:
    if t.x_winter_suit_markers and override(t, s, f, t.x_winter_suit_markers, 1, len(s.stack) - 1, 0):
        return True
    shuffle_suits(t, s, t.places_clearing)
    return finish(s)

# root/maps/winter.law:39 winter.suit_markers.0
def suit_markers_0_over(t: Any, s: Any, f: Any) -> bool:
    return finish(s)


# root/maps/winter.law:39 winter.suit_markers.0
class SuitMarkers0(Frame):
    __slots__ = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    KEY: ClassVar[str] = 'winter:SuitMarkers0'
    PATH: ClassVar[str] = 'winter.suit_markers.0'
    ENDS: ClassVar[dict[str, int]] = {}
    BLOCKS = (suit_markers_0, suit_markers_0_over, )

    def __init__(self, me: int, card: int = -1, up: int = -1) -> None:
        self.pc = 0
        self.me = me
        self.card = card
        self.up = up

    def clone(self) -> SuitMarkers0:
        o = SuitMarkers0.__new__(SuitMarkers0)
        o.pc = self.pc
        o.me = self.me
        o.card = self.card
        o.up = self.up
        return o


SYSTEM: dict[str, Any] = {'name': 'winter',
 'kind': 'map',
 'title': 'Winter',
 'file': 'root/maps/winter.law',
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
 'map': {'sites': [('clearing', '1', '1', 'fox', {'slots': 1}, ['corner', 'edge'], 11.0, 11.5),
                   ('clearing', '2', '2', 'rabbit', {'slots': 1}, ['corner', 'edge'], 90.1, 11.8),
                   ('clearing', '3', '3', 'rabbit', {'slots': 2}, ['corner', 'edge'], 89.1, 87.5),
                   ('clearing', '4', '4', 'mouse', {'slots': 2}, ['corner', 'edge'], 11.3, 79.6),
                   ('clearing', '5', '5', 'mouse', {'slots': 2}, ['edge'], 38.6, 13.8),
                   ('clearing', '6', '6', 'fox', {'slots': 2}, ['edge'], 62.6, 18.8),
                   ('clearing', '7', '7', 'mouse', {'slots': 1}, ['edge'], 90.7, 51.8),
                   ('clearing', '8', '8', 'mouse', {'slots': 2}, ['edge', 'ruined'], 63.7, 77.9),
                   ('clearing', '9', '9', 'fox', {'slots': 2}, ['edge', 'ruined'], 39.6, 88.5),
                   ('clearing', '10', '10', 'rabbit', {'slots': 1}, ['edge'], 9.3, 46.3),
                   ('clearing', '11', '11', 'rabbit', {'slots': 3}, ['ruined'], 40.3, 47.8),
                   ('clearing', '12', '12', 'fox', {'slots': 3}, ['ruined'], 67.1, 49.3),
                   ('forest', 'frostwood', 'Frostwood', '', {}, [], 51.6, 25.5),
                   ('forest', 'rimewood', 'Rimewood', '', {}, [], 20.2, 35.2),
                   ('forest', 'snowwood', 'Snowwood', '', {}, [], 82.6, 37.6),
                   ('forest', 'icewood', 'Icewood', '', {}, [], 82.3, 62.9),
                   ('forest', 'pinewood', 'Pinewood', '', {}, [], 73.3, 71.6),
                   ('forest', 'emberwood', 'Emberwood', '', {}, [], 30.4, 72.0),
                   ('forest', 'hollowwood', 'Hollowwood', '', {}, [], 20.3, 57.9),
                   ('forest', 'thawwood', 'Thawwood', '', {}, [], 52.7, 65.9)],
         'links': [('road', 0, 4),
                   ('road', 0, 9),
                   ('road', 0, 10),
                   ('road', 1, 5),
                   ('road', 1, 6),
                   ('road', 1, 11),
                   ('road', 2, 6),
                   ('road', 2, 7),
                   ('road', 2, 11),
                   ('road', 3, 8),
                   ('road', 3, 9),
                   ('road', 3, 10),
                   ('road', 4, 5),
                   ('road', 7, 8),
                   ('road', 7, 11),
                   ('road', 8, 10),
                   ('river', 6, 11),
                   ('river', 9, 10),
                   ('river', 10, 11),
                   ('forest_edge', 12, 13),
                   ('forest_edge', 12, 14),
                   ('forest_edge', 12, 19),
                   ('forest_edge', 13, 18),
                   ('forest_edge', 14, 15),
                   ('forest_edge', 15, 16),
                   ('forest_edge', 16, 19),
                   ('forest_edge', 17, 18),
                   ('forest_edge', 17, 19),
                   ('forest_edge', 12, 0),
                   ('forest_edge', 12, 1),
                   ('forest_edge', 12, 4),
                   ('forest_edge', 12, 5),
                   ('forest_edge', 12, 10),
                   ('forest_edge', 12, 11),
                   ('forest_edge', 13, 0),
                   ('forest_edge', 13, 9),
                   ('forest_edge', 13, 10),
                   ('forest_edge', 14, 1),
                   ('forest_edge', 14, 6),
                   ('forest_edge', 14, 11),
                   ('forest_edge', 15, 2),
                   ('forest_edge', 15, 6),
                   ('forest_edge', 15, 11),
                   ('forest_edge', 16, 2),
                   ('forest_edge', 16, 7),
                   ('forest_edge', 16, 11),
                   ('forest_edge', 17, 3),
                   ('forest_edge', 17, 8),
                   ('forest_edge', 17, 10),
                   ('forest_edge', 18, 3),
                   ('forest_edge', 18, 9),
                   ('forest_edge', 18, 10),
                   ('forest_edge', 19, 7),
                   ('forest_edge', 19, 8),
                   ('forest_edge', 19, 10),
                   ('forest_edge', 19, 11)],
         'pairs': {'opposite': [(0, 2), (1, 3)]}},
 'titles': {'winter.suit_markers': 'Suit Markers'},
 'kind_keys': {},
 'place_keys': {'clearing': ['clearing']}}

SITES: list[Any] = [
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
    ('woodland.setup.ruins:start', SuitMarkers0, suit_markers_0_fits, 'law', '', False),
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
POINTS: list[str] = []
PARTS: list[str] = ['winter.suit_markers']
RECORD: Any = None
