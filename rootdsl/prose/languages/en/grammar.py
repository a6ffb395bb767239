"""English words in their forms: articles, plurals, agreement, possessives, numbers as words."""

from __future__ import annotations

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
IRREGULAR = {
    "leaf": "leaves",
    "wolf": "wolves",
    "knife": "knives",
    "mouse": "mice",
    "man": "men",
    "foot": "feet",
    "die": "dice",
    "half": "halves",
    "loaf": "loaves",
    "thief": "thieves",
    "shelf": "shelves",
    "calf": "calves",
    "elf": "elves",
    "wife": "wives",
    "life": "lives",
    "hoof": "hooves",
    "goose": "geese",
    "tooth": "teeth",
    "child": "children",
    "ox": "oxen",
    "sheep": "sheep",
    "fish": "fish",
    "deer": "deer",
}
HISSING = ("s", "x", "z", "ch", "sh")
VOWELS = "aeiou"
SOUNDED = ("uni", "use", "euro", "one")  # written with a vowel, spoken with a consonant
BE = {"first": "am", "second": "are", "third": "is", "many": "are"}


def number(n: int) -> str:
    """Words to twelve.

    >>> number(12), number(13)
    ('twelve', '13')
    """
    return "zero" if n == 0 else NUMBERS[n] if 0 < n <= 12 else str(n)


def plural(word: str) -> str:
    """The regular plural, and a few old ones.

    >>> plural("battle die"), plural("body"), plural("box"), plural("key")
    ('battle dice', 'bodies', 'boxes', 'keys')
    """
    head, space, last = word.rpartition(" ")
    if last in IRREGULAR:
        return head + space + IRREGULAR[last]
    if last.endswith("y") and last[-2:-1] not in VOWELS:
        return f"{word[:-1]}ies"
    return word + ("es" if last.endswith(HISSING) else "s")


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
