"""English words in their forms: articles, plurals, agreement, possessives, numbers as words."""

from __future__ import annotations

from rootdsl.names.library import IRREGULAR as OLD_PLURALS
from rootdsl.names.library import singular

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
IRREGULAR = {one: many for many, one in OLD_PLURALS.items()}
SAME = frozenset((
    "sheep", "fish", "deer", "moose", "squid", "salmon", "trout", "aircraft", "offspring", "series", "species",
    "means", "crossroads", "barracks", "headquarters", "gallows", "saltworks", "ironworks", "steelworks", "waterworks", "gasworks",
    "brickworks", "glassworks",
))
ENDINGS = ("man", "woman", "foot", "tooth", "mouse", "goose", "child", "wife", "knife", "wolf", "leaf", "loaf", "shelf", "thief", "hoof")
NO_MEN = frozenset((
    "human", "german", "roman", "norman", "shaman", "talisman", "ottoman", "caiman",
))       # and what else is no man
SINGULAR_S = frozenset((
    "lens", "gas", "canvas", "atlas", "alias", "bias", "chaos", "cosmos", "rhinoceros", "thermos",
    "christmas", "iris", "cutlass",
))
IN_OES = frozenset((
    "echo", "potato", "tomato", "veto", "torpedo", "embargo", "cargo", "volcano", "tornado", "mango",
    "buffalo", "domino", "mosquito", "motto",
))
HISSING = ("s", "x", "z", "ch", "sh")
VOWELS = "aeiou"
PARTICIPLES = frozenset((
    "hidden", "broken", "stolen", "frozen", "sunken", "forgotten", "forsaken", "fallen", "chosen", "woven", "sworn",
    "torn", "worn", "lost", "undone",
))
SOUNDED = ("uni", "use", "euro", "one")  # written with a vowel, spoken with a consonant
BE = {"first": "am", "second": "are", "third": "is", "many": "are"}


def number(n: int) -> str:
    """Words to twelve.

    >>> number(12), number(13)
    ('twelve', '13')
    """
    return "zero" if n == 0 else NUMBERS[n] if 0 < n <= 12 else str(n)


def plural(word: str) -> str:
    """The regular plural, and the old ones, alone or at the end of a compound. What is a plural already stays so.

    >>> plural("battle die"), plural("body"), plural("box"), plural("key")
    ('battle dice', 'bodies', 'boxes', 'keys')
    >>> plural("strongman"), plural("Talisman"), plural("deep tooth"), plural("goods"), plural("tomato")
    ('strongmen', 'Talismans', 'deep teeth', 'goods', 'tomatoes')
    """
    head, space, last = word.rpartition(" ")
    low = last.lower()
    if is_plural(low):
        return word
    for end in () if low in NO_MEN else (low, *ENDINGS):
        if low.endswith(end) and (end in IRREGULAR or end in SAME):
            many = IRREGULAR.get(end, end)
            kept = last[: len(last) - len(end)]
            return head + space + kept + (many.capitalize() if not kept and last[:1].isupper() else many)
    if low in SAME:
        return word
    if low in IN_OES or low.endswith("ero") and low != "zero":
        return f"{word}es"
    if low.endswith("y") and low[-2:-1] not in VOWELS:
        return f"{word[:-1]}ies"
    return word + ("es" if low.endswith(HISSING) else "s")


def is_plural(word: str) -> bool:
    """Does a word look like a plural: an old one, or one in -s that no noun for a single thing ends with?

    >>> is_plural("goods"), is_plural("deep teeth"), is_plural("compass"), is_plural("canvas"), is_plural("saltworks")
    (True, True, False, False, False)
    """
    last = word.lower().rpartition(" ")[2]
    if last in SINGULAR_S or last in SAME:
        return False
    return singular(last) != last


def no_noun(title: str) -> bool:
    """Does a title end with what is no noun, such as a participle, so that it has neither plural nor article of its own?

    >>> no_noun("Reinforced"), no_noun("Seed"), no_noun("Iron Bed"), no_noun("Well Hidden"), no_noun("Queen")
    (True, False, False, True, False)
    """
    last = title.lower().rpartition(" ")[2]
    return len(last) > 4 and last.endswith("ed") and not last.endswith("eed") or last in PARTICIPLES


def article(phrase: str) -> str:
    """a or an, by sound.

    >>> article("enemy"), article("use")
    ('an', 'a')
    """
    low = phrase.lower().lstrip("“")
    return "an" if low[:1] in VOWELS and not low.startswith(SOUNDED) else "a"


def third(verb: str) -> str:
    """He does it.

    >>> third("match"), third("carry"), third("play")
    ('matches', 'carries', 'plays')
    """
    if verb == "be":
        return "is"
    if verb == "have":
        return "has"
    if verb == "do" or verb == "go" or verb.endswith(HISSING):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2:-1] not in VOWELS else f"{verb}s"


def finite(verb: str, given: str, plural_: bool, you: bool) -> str:
    """The present form that agrees with the subject."""
    if plural_ or you:
        return "are" if verb == "be" else verb
    return third(verb) if verb in ("be", "have", "do") else given or third(verb)


def participle(verb: str, given: str) -> str:
    """It has been done.

    >>> participle("move", ""), participle("carry", ""), participle("place", ""), participle("take", "taken")
    ('moved', 'carried', 'placed', 'taken')
    """
    if given:
        return given
    if verb.endswith("e"):
        return f"{verb}d"
    return f"{verb[:-1]}ied" if verb.endswith("y") and verb[-2:-1] not in VOWELS else f"{verb}ed"


def possessive(phrase: str, plural_: bool) -> str:
    """The owner before the thing.

    >>> possessive("the players", True), possessive("the boss", False), possessive("the Lord of the Rings", False)
    ("the players'", "the boss's", "the Lord of the Rings'")
    """
    bare = phrase.endswith("s") and (plural_ or " of " in phrase and not phrase.endswith("ss"))
    return f"{phrase}'" if bare else f"{phrase}'s"


def series(items: list[str], word: str) -> str:
    """A list with `and` or `or`.

    >>> series(["a", "b", "c"], "and")
    'a, b and c'
    """
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def times(n: int) -> str:
    """How often.

    >>> times(1), times(2), times(3)
    ('once', 'twice', 'three times')
    """
    return {1: "once", 2: "twice"}.get(n, f"{number(n)} times")
