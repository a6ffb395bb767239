"""Autumn: made by rootdsl from root/maps/autumn.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record


SYSTEM: dict[str, Any] = {'name': 'autumn',
 'kind': 'map',
 'title': 'Autumn',
 'file': 'root/maps/autumn.law',
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
 'map': {'sites': [('clearing', '1', '1', 'fox', {'slots': 1}, ['corner', 'edge'], 10.1, 11.6),
                   ('clearing', '2', '2', 'mouse', {'slots': 2}, ['corner', 'edge'], 87.2, 25.8),
                   ('clearing', '3', '3', 'rabbit', {'slots': 1}, ['corner', 'edge'], 88.2, 87.5),
                   ('clearing', '4', '4', 'rabbit', {'slots': 1}, ['corner', 'edge'], 10.4, 79.6),
                   ('clearing', '5', '5', 'rabbit', {'slots': 2}, ['edge'], 58.9, 11.5),
                   ('clearing', '6', '6', 'fox', {'slots': 2}, ['edge', 'ruined'], 89.8, 51.9),
                   ('clearing', '7', '7', 'mouse', {'slots': 2}, ['edge'], 62.8, 78.0),
                   ('clearing', '8', '8', 'fox', {'slots': 2}, ['edge'], 38.7, 88.6),
                   ('clearing', '9', '9', 'mouse', {'slots': 2}, ['edge'], 10.4, 37.6),
                   ('clearing', '10', '10', 'rabbit', {'slots': 2}, ['ruined'], 41.9, 26.4),
                   ('clearing', '11', '11', 'mouse', {'slots': 3}, ['ruined'], 66.2, 49.4),
                   ('clearing', '12', '12', 'fox', {'slots': 2}, ['ruined'], 34.7, 58.0),
                   ('forest', 'northwood', 'Northwood', '', {}, [], 49.5, 18.8),
                   ('forest', 'westwood', 'Westwood', '', {}, [], 24.3, 33.4),
                   ('forest', 'heartwood', 'Heartwood', '', {}, [], 64.0, 42.3),
                   ('forest', 'eastwood', 'Eastwood', '', {}, [], 81.4, 62.9),
                   ('forest', 'southwood', 'Southwood', '', {}, [], 63.0, 68.2),
                   ('forest', 'millwood', 'Millwood', '', {}, [], 36.6, 76.0),
                   ('forest', 'fernwood', 'Fernwood', '', {}, [], 18.5, 58.4)],
         'links': [('road', 0, 4),
                   ('road', 0, 8),
                   ('road', 0, 9),
                   ('road', 1, 4),
                   ('road', 1, 5),
                   ('road', 1, 9),
                   ('road', 2, 5),
                   ('road', 2, 6),
                   ('road', 2, 10),
                   ('road', 3, 7),
                   ('road', 3, 8),
                   ('road', 3, 11),
                   ('road', 5, 10),
                   ('road', 6, 7),
                   ('road', 6, 11),
                   ('road', 8, 11),
                   ('road', 9, 11),
                   ('road', 10, 11),
                   ('river', 3, 6),
                   ('river', 4, 9),
                   ('river', 6, 10),
                   ('river', 9, 10),
                   ('forest_edge', 12, 13),
                   ('forest_edge', 12, 14),
                   ('forest_edge', 13, 14),
                   ('forest_edge', 13, 18),
                   ('forest_edge', 14, 15),
                   ('forest_edge', 14, 16),
                   ('forest_edge', 15, 16),
                   ('forest_edge', 16, 17),
                   ('forest_edge', 17, 18),
                   ('forest_edge', 12, 0),
                   ('forest_edge', 12, 1),
                   ('forest_edge', 12, 4),
                   ('forest_edge', 12, 9),
                   ('forest_edge', 13, 0),
                   ('forest_edge', 13, 8),
                   ('forest_edge', 13, 9),
                   ('forest_edge', 13, 11),
                   ('forest_edge', 14, 1),
                   ('forest_edge', 14, 5),
                   ('forest_edge', 14, 9),
                   ('forest_edge', 14, 10),
                   ('forest_edge', 14, 11),
                   ('forest_edge', 15, 2),
                   ('forest_edge', 15, 5),
                   ('forest_edge', 15, 10),
                   ('forest_edge', 16, 2),
                   ('forest_edge', 16, 6),
                   ('forest_edge', 16, 10),
                   ('forest_edge', 16, 11),
                   ('forest_edge', 17, 3),
                   ('forest_edge', 17, 6),
                   ('forest_edge', 17, 7),
                   ('forest_edge', 17, 11),
                   ('forest_edge', 18, 3),
                   ('forest_edge', 18, 8),
                   ('forest_edge', 18, 11)],
         'pairs': {'opposite': [(0, 2), (1, 3)]}},
 'titles': {},
 'kind_keys': {},
 'place_keys': {}}

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
PARTS: list[str] = []
RECORD: Any = None
