"""Seven Cards in Hand: made by rootdsl from root/house/big_hands.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/big_hands.law:6 big_hands.big_hands: exception to woodland.hand_limit
def big_hands_0(t: Any, s: Any, me: int, player: int) -> Any:
    if player == me:
        return 7
    return None


SYSTEM: dict[str, Any] = {'name': 'big_hands',
 'kind': 'house rules',
 'title': 'Seven Cards in Hand',
 'file': 'root/house/big_hands.law',
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
 'titles': {'big_hands.big_hands': 'Hand Limit'},
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
    ('woodland.hand_limit', big_hands_0, 'law', True),
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
    (big_hands_0, 'big_hands.big_hands'),
]
POINTS: list[str] = []
PARTS: list[str] = []
RECORD: Any = None
