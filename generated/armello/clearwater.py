"""Clearwater: made by rootdsl from armello/maps/clearwater.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record


SYSTEM: dict[str, Any] = {'name': 'clearwater',
 'kind': 'map',
 'title': 'Clearwater',
 'file': 'armello/maps/clearwater.law',
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
 'map': {'sites': [('hex', 'wolf_den', 'Wolf Den', 'grounds', {}, [], 29.5, 10.0),
                   ('hex', 'shadowfen', 'Shadowfen', 'swamp', {}, [], 50.0, 10.0),
                   ('hex', 'rabbit_warren', 'Rabbit Warren', 'grounds', {}, [], 70.5, 10.0),
                   ('hex', 'highwood', 'Highwood', 'forest', {}, [], 19.2, 30.0),
                   ('hex', 'summer_lea', 'Summer Lea', 'plain', {}, [], 39.8, 30.0),
                   ('hex', 'standing_stones', 'Standing Stones', 'mountain', {}, [], 60.2, 30.0),
                   ('hex', 'north_crag', 'North Crag', 'mountain', {}, [], 80.8, 30.0),
                   ('hex', 'old_crypt', 'Old Crypt', 'dungeon', {}, [], 9.0, 50.0),
                   ('hex', 'bramble_wood', 'Bramble Wood', 'forest', {}, [], 29.5, 50.0),
                   ('hex', 'crown_hill', 'Crown Hill', 'plain', {}, [], 50.0, 50.0),
                   ('hex', 'market_field', 'Market Field', 'plain', {}, [], 70.5, 50.0),
                   ('hex', 'deep_mine', 'Deep Mine', 'dungeon', {}, [], 91.0, 50.0),
                   ('hex', 'black_tor', 'Black Tor', 'mountain', {}, [], 19.2, 70.0),
                   ('hex', 'willow_mire', 'Willow Mire', 'swamp', {}, [], 39.8, 70.0),
                   ('hex', 'mill_meadow', 'Mill Meadow', 'plain', {}, [], 60.2, 70.0),
                   ('hex', 'fernwood', 'Fernwood', 'forest', {}, [], 80.8, 70.0),
                   ('hex', 'rat_cellars', 'Rat Cellars', 'grounds', {}, [], 29.5, 90.0),
                   ('hex', 'sunken_vault', 'Sunken Vault', 'dungeon', {}, [], 50.0, 90.0),
                   ('hex', 'bear_hollow', 'Bear Hollow', 'grounds', {}, [], 70.5, 90.0)],
         'links': [('edge', 0, 1),
                   ('edge', 0, 3),
                   ('edge', 0, 4),
                   ('edge', 1, 2),
                   ('edge', 1, 4),
                   ('edge', 1, 5),
                   ('edge', 2, 5),
                   ('edge', 2, 6),
                   ('edge', 3, 4),
                   ('edge', 3, 7),
                   ('edge', 3, 8),
                   ('edge', 4, 5),
                   ('edge', 4, 8),
                   ('edge', 4, 9),
                   ('edge', 5, 6),
                   ('edge', 5, 9),
                   ('edge', 5, 10),
                   ('edge', 6, 10),
                   ('edge', 6, 11),
                   ('edge', 7, 8),
                   ('edge', 7, 12),
                   ('edge', 8, 9),
                   ('edge', 8, 12),
                   ('edge', 8, 13),
                   ('edge', 9, 10),
                   ('edge', 9, 13),
                   ('edge', 9, 14),
                   ('edge', 10, 11),
                   ('edge', 10, 14),
                   ('edge', 10, 15),
                   ('edge', 11, 15),
                   ('edge', 12, 13),
                   ('edge', 12, 16),
                   ('edge', 13, 14),
                   ('edge', 13, 16),
                   ('edge', 13, 17),
                   ('edge', 14, 15),
                   ('edge', 14, 17),
                   ('edge', 14, 18),
                   ('edge', 15, 18),
                   ('edge', 16, 17),
                   ('edge', 17, 18)],
         'pairs': {}},
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
