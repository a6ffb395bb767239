"""The First Player Draws Less: made by rootdsl from root/house/short_first_hand.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/short_first_hand.law:7 short_first_hand.short_first_hand: exception to woodland.starting_cards
def short_first_hand_0(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me and (player == s.current):
        return 2
    return None


SYSTEM: dict[str, Any] = {'name': 'short_first_hand',
 'kind': 'house rules',
 'title': 'The First Player Draws Less',
 'file': 'root/house/short_first_hand.law',
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
 'titles': {'short_first_hand.short_first_hand': 'Starting Cards'},
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
    ('woodland.starting_cards', short_first_hand_0, 'law', False),
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

RULE_PATHS: list[Any] = [
    (short_first_hand_0, 'short_first_hand.short_first_hand'),
]
POINTS: list[str] = []
PARTS: list[str] = []
RECORD: Any = None
