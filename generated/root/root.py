"""Root: made by rootdsl from root/game.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record


SYSTEM: dict[str, Any] = {'name': 'root',
 'kind': 'game',
 'title': 'Root',
 'file': 'root/game.law',
 'fields': {},
 'manifest': {'low': 2,
              'high': 6,
              'uses': ['woodland'],
              'parts': {'map': 'autumn', 'deck': 'standard'},
              'seats': ['faction', 'automated faction'],
              'fields': {'chapter': 'number', 'letter': 'word', 'reach': 'number', 'colour': 'text'},
              'setup': 'setup',
              'repeats': 'turn',
              'each_player': True,
              'draw_from': 'deck',
              'draw_into': 'hand',
              'discard_to': 'discard_pile',
              'advice': {'reach': {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}},
              'tallies': [('crafting', 'Crafting', ['woodland.craft']),
                          ('removal', 'Buildings and Tokens Removed', ['woodland.cardboard']),
                          ('quests', 'Quests', ['vagabond.reward']),
                          ('own', "The Faction's Own Rules", ['faction', 'automated faction']),
                          ('cards', 'Other Cards', ['deck']),
                          ('lands', 'The Map', ['map'])]},
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
