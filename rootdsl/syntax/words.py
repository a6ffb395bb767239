"""The words that the grammar knows by itself, as tables: where each stands and which token it makes."""

from __future__ import annotations


def _words(text: str) -> list[str]:
    return text.split()


# Headings: keywords only as the first word of their line, free as nouns everywhere else.
# `place` and `setup` are not here: the one is a verb, the other the name of a section.
# With a title (`place glade "Glade"`) any first word makes a heading.
HEADINGS = frozenset(
    _words("""
    law map deck faction game house suits suit die box track zone row column kind pieces piece card item mode
    procedure step rule action extra window offer verb word relation count counter stat number flag
    marker purposes section places path paths option trait prefer victory knows layer table
    language uses ties advice field fields seats preset value chapter
    """)
) | {"automated faction", "house rules", "free action", "table rule"}

# Headings that mean nothing alone: a colon with a sentence or deeper lines must follow.
NEEDS_BODY = frozenset({"advice", "step", "action", "free action", "procedure", "offer", "victory", "exception", "value", "condition"})

# Headings whose sentence after the colon is a phrase to call them by, so that deeper lines must follow all the same.
CALLED_BY_PHRASE = frozenset({"procedure"})

# Headings that players read: a title in quotes must follow the name.
NEEDS_TITLE = frozenset({"step", "action", "window", "procedure", "table rule"})
NEEDS_TITLE_ON_TOP = frozenset({"law", "map", "deck", "faction", "automated faction", "game", "house rules"})

# Headings whose lines are conditions or sets, so that `, or` may join them.
TAKES_OR = frozenset({"needs", "condition", "exception", "word", "value"})

# Headings below which a line may ask what is under way (`in battle`): it is no hook there.
CONDITIONS_BELOW = frozenset({"needs", "condition", "exception to"})

HOOKS = ("in", "at", "after", "after each", "before", "instead of")

# No name begins with these, so that a heading word before them is the noun of a sentence: `pieces cannot be moved`.
VERBS_AFTER_NOUN = frozenset(_words("cannot may would is are was were has have chooses"))
NOT_HEADING_BEFORE = {"number": ("times", "of")}        # `number of scouts in 2 >= 3` is a condition

# Words that begin a count; where a condition begins they are words like others, and no prepositions.
AMOUNTS = ("at least", "at most")

# Control that may begin a branch of a choice, behind its `or`.
AFTER_OR = frozenset({"IF_L", "FULLY_L", "TOGETHER_L", "FOR_EACH_L", "UP_TO_L", "DO_THIS_L", "ANY_TIMES_L"})

LINE_START: dict[str, str] = {
    **dict.fromkeys(HEADINGS, "HEAD_L"),
    **dict.fromkeys(HOOKS, "HOOK_L"),
    "exception to": "HEAD_L",
    "exception": "BARE_EXCEPTION",
    "without": "HEAD_L",
    "needs": "NEEDS_L",
    "condition": "NEEDS_L",
    "note": "NOTE_L",
    "wording": "NOTE_L",
    "example": "EXAMPLE_L",
    "given": "GIVEN_L",
    "when": "WHEN_L",
    "or when": "OR_WHEN_L",
    "then": "THEN_L",
    "and": "AND_L",
    "if": "IF_L",
    "otherwise": "OTHERWISE_L",
    "otherwise if": "OTHERWISE_IF_L",
    "fully": "FULLY_L",
    "if not fully": "IF_NOT_FULLY_L",
    "if you cannot": "IF_CANNOT_L",
    "together": "TOGETHER_L",
    "for each": "FOR_EACH_L",
    "together for each": "FOR_EACH_L",
    "for": "BARE_FOR",
    "up to": "UP_TO_L",
    "do this": "DO_THIS_L",
    "any number of times": "ANY_TIMES_L",
    "or": "OR_L",
    "to": "TO_L",
}

PREPOSITIONS = (
    *_words("in on from with without under into onto at for against through along toward by as than outside before after per"),
    *("at most", "at least", "in or adjacent to", "adjacent to", "linked to", "joined to", "except by", "instead of"),
)

ANYWHERE: dict[str, str] = {
    **dict.fromkeys(PREPOSITIONS, "PREP"),
    **dict.fromkeys(("is", "are", "was", "were", "has", "have"), "COP"),
    **dict.fromkeys(("or more", "or fewer", "or less"), "WORD"),
    "of": "OF",
    "and": "AND",
    "or": "OR",
    "to": "TO",
    "be": "BE",
    "among": "AMONG",
    "may": "MAY",
    "cannot": "CANNOT",
    "would": "WOULD",
    "choose": "CHOOSE",
    "chooses": "CHOOSES",
    "choose one": "CHOOSE_ONE",
    "chooses one": "CHOOSE_ONE",
    "let": "LET",
    "force": "FORCE",
    "while": "WHILE",
    "or when": "OR_WHEN",
    "if": "BARE_IF",
    "unless": "BARE_UNLESS",
    "then": "BARE_THEN",
    "when": "BARE_WHEN",
    "otherwise": "BARE_OTHERWISE",
}

# A comma and one of these words make one token.
COMMA_WORDS: dict[str, str] = {
    "and": "C_AND",
    "or": "C_OR",
    "or when": "OR_WHEN",
    "then": "C_THEN",
    "if": "C_IF",
    "unless": "C_UNLESS",
    "while": "WHILE",
    "by": "_C_BY",
    "as": "_C_AS",
    "among": "C_AMONG",
}

PHRASE_TOKENS = frozenset({"WORD", "NUMBER", "NUMLIST", "PATH", "OP", "PREP", "TO", "COP", "BE", "OF", "AND", "OR", "AMONG"})

# What a reader calls a token; phrase tokens are all "a word".
READER: dict[str, str] = {
    **dict.fromkeys(PHRASE_TOKENS, "a word"),
    "STRING": "a title in quotes",
    "_COMMA": "a comma",
    "_COLON": "a colon",
    "_NL": "the end of the line",
    "_INDENT": "deeper lines",
    "_DEDENT": "the end of these deeper lines",
    "$END": "the end of the file",
    "C_AND": "`, and`",
    "C_OR": "`, or`",
    "C_THEN": "`, then`",
    "C_IF": "`, if`",
    "C_UNLESS": "`, unless`",
    "_C_BY": "`, by`",
    "_C_AS": "`, as`",
    "C_AMONG": "`, among`",
    "WHILE": "`while`",
    "MAY": "`may`",
    "CANNOT": "`cannot`",
    "WOULD": "`would`",
    "CHOOSE": "`choose`",
    "CHOOSES": "`chooses`",
    "CHOOSE_ONE": "`choose one`",
    "LET": "`let`",
    "FORCE": "`force`",
    "OR_WHEN": "`or when`",
}


# Words that count, compare or point in a sentence: a declared thing of such a name could not be told from them.
OF_SENTENCES = frozenset(
    _words("""
    a adjacent all an any card cards column columns each empty enemies enemy every fewest half highest it joined least leftmost linked
    lowest matching most name no not number opposite other own piece pieces placed player players point points preferably rounded same
    suit suits that the there this those uncovered up where you
    """)
)


def kept_words() -> frozenset[str]:
    """Words that no name is."""
    return frozenset(word for word in reserved_words() if " " not in word)


def reserved_words() -> frozenset[str]:
    """Every word or phrase that is never a name, wherever it stands."""
    return frozenset(ANYWHERE) | frozenset(COMMA_WORDS)
