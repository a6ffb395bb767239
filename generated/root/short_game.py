"""A Game to 25: made by rootdsl from root/house/short_game.law. Never edit: change the rules and compile.

A frame class is a procedure (or a hook, trigger, exception) while it runs; each function below
it is a block between two points where the machine may stop. The remark above a block names
the file, the line and the rule.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rootdsl.runtime.machine import *  # noqa: F403
from rootdsl.runtime.machine import Frame, Record

# root/house/short_game.law:7 short_game.short_game: exception to woodland.goal
def short_game_0(t: Any, s: Any, me: int) -> Any:
    return 25


SYSTEM: dict[str, Any] = {'name': 'short_game',
 'kind': 'house rules',
 'title': 'A Game to 25',
 'file': 'root/house/short_game.law',
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
 'titles': {'short_game.short_game': 'Points to Win'},
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
    ('woodland.goal', short_game_0, 'law', True),
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
    (short_game_0, 'short_game.short_game'),
]
POINTS: list[str] = []
PARTS: list[str] = []
RECORD: Any = None
