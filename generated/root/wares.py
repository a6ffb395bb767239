"""Common Cards: made by rootdsl from root/law/wares.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record


SYSTEM: dict[str, Any] = {'name': 'wares',
 'kind': 'law',
 'title': 'Common Cards',
 'file': 'root/law/wares.law',
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
 'cards': [('ambush_bird', 'Ambush!', 'bird', 2, [], '', 0, ['ambush'], False, False),
           ('ambush_fox', 'Ambush!', 'fox', 1, [], '', 0, ['ambush'], False, False),
           ('ambush_mouse', 'Ambush!', 'mouse', 1, [], '', 0, ['ambush'], False, False),
           ('ambush_rabbit', 'Ambush!', 'rabbit', 1, [], '', 0, ['ambush'], False, False),
           ('dominance_bird', 'Dominance', 'bird', 1, [], '', 0, ['dominance'], False, False),
           ('dominance_fox', 'Dominance', 'fox', 1, [], '', 0, ['dominance'], False, False),
           ('dominance_mouse', 'Dominance', 'mouse', 1, [], '', 0, ['dominance'], False, False),
           ('dominance_rabbit', 'Dominance', 'rabbit', 1, [], '', 0, ['dominance'], False, False),
           ('birdy_bindle', 'Birdy Bindle', 'bird', 1, ['mouse'], 'sack', 1, [], True, True),
           ('woodland_runners', 'Woodland Runners', 'bird', 1, ['rabbit'], 'boot', 1, [], True, True),
           ('arms_trader', 'Arms Trader', 'bird', 1, ['fox', 'fox'], 'sword', 2, [], True, True),
           ('crossbow_bird', 'Crossbow', 'bird', 1, ['fox'], 'crossbow', 1, [], True, True),
           ('gently_used_knapsack', 'Gently Used Knapsack', 'fox', 1, ['mouse'], 'sack', 1, [], True, True),
           ('root_tea_fox', 'Root Tea', 'fox', 1, ['mouse'], 'tea', 2, [], True, True),
           ('travel_gear_fox', 'Travel Gear', 'fox', 1, ['rabbit'], 'boot', 1, [], True, True),
           ('protection_racket', 'Protection Racket', 'fox', 1, ['rabbit', 'rabbit'], 'coin', 3, [], True, True),
           ('foxfolk_steel', 'Foxfolk Steel', 'fox', 1, ['fox', 'fox'], 'sword', 2, [], True, True),
           ('anvil', 'Anvil', 'fox', 1, ['fox'], 'hammer', 2, [], True, True),
           ('smugglers_trail', "Smuggler's Trail", 'rabbit', 1, ['mouse'], 'sack', 1, [], True, True),
           ('root_tea_rabbit', 'Root Tea', 'rabbit', 1, ['mouse'], 'tea', 2, [], True, True),
           ('a_visit_to_friends', 'A Visit to Friends', 'rabbit', 1, ['rabbit'], 'boot', 1, [], True, True),
           ('bake_sale', 'Bake Sale', 'rabbit', 1, ['rabbit', 'rabbit'], 'coin', 3, [], True, True),
           ('mouse_in_a_sack', 'Mouse-in-a-Sack', 'mouse', 1, ['mouse'], 'sack', 1, [], True, True),
           ('root_tea_mouse', 'Root Tea', 'mouse', 1, ['mouse'], 'tea', 2, [], True, True),
           ('travel_gear_mouse', 'Travel Gear', 'mouse', 1, ['rabbit'], 'boot', 1, [], True, True),
           ('investments', 'Investments', 'mouse', 1, ['rabbit', 'rabbit'], 'coin', 3, [], True, True),
           ('sword_mouse', 'Sword', 'mouse', 1, ['fox', 'fox'], 'sword', 2, [], True, True),
           ('crossbow_mouse', 'Crossbow', 'mouse', 1, ['fox'], 'crossbow', 1, [], True, True)],
 'titles': {'wares.ambush_bird': 'Ambush!',
            'wares.ambush_fox': 'Ambush!',
            'wares.ambush_mouse': 'Ambush!',
            'wares.ambush_rabbit': 'Ambush!',
            'wares.dominance_bird': 'Dominance',
            'wares.dominance_fox': 'Dominance',
            'wares.dominance_mouse': 'Dominance',
            'wares.dominance_rabbit': 'Dominance',
            'wares.birdy_bindle': 'Birdy Bindle',
            'wares.woodland_runners': 'Woodland Runners',
            'wares.arms_trader': 'Arms Trader',
            'wares.crossbow_bird': 'Crossbow',
            'wares.gently_used_knapsack': 'Gently Used Knapsack',
            'wares.root_tea_fox': 'Root Tea',
            'wares.travel_gear_fox': 'Travel Gear',
            'wares.protection_racket': 'Protection Racket',
            'wares.foxfolk_steel': 'Foxfolk Steel',
            'wares.anvil': 'Anvil',
            'wares.smugglers_trail': "Smuggler's Trail",
            'wares.root_tea_rabbit': 'Root Tea',
            'wares.a_visit_to_friends': 'A Visit to Friends',
            'wares.bake_sale': 'Bake Sale',
            'wares.mouse_in_a_sack': 'Mouse-in-a-Sack',
            'wares.root_tea_mouse': 'Root Tea',
            'wares.travel_gear_mouse': 'Travel Gear',
            'wares.investments': 'Investments',
            'wares.sword_mouse': 'Sword',
            'wares.crossbow_mouse': 'Crossbow'},
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
