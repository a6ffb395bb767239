"""What the types of the model are called in messages: words that a designer would use."""

from __future__ import annotations

WORDS = {
    "place": "a place",
    "piece": "a sort of piece",
    "unit": "a piece on the map",
    "group": "a group of pieces",
    "card": "a card",
    "cardsort": "a card",
    "player": "a player",
    "side": "a side",
    "number": "a number",
    "suit": "a suit",
    "column": "a column",
    "zone": "a pile of cards",
    "truth": "a condition",
    "faces": "the faces of a roll",
    "name": "a name",
    "icons": "icons",
}


def said(kind: str) -> str:
    """A type in the reader's words; a phrase that has its article or quotes already stays.

    >>> said("unit")
    'a piece on the map'
    >>> said("mode leader")
    'a leader'
    """
    if kind.startswith("mode "):
        name = kind.removeprefix("mode ")
        return f"{'an' if name[:1] in 'aeiou' else 'a'} {name}"
    return WORDS.get(kind, kind)
