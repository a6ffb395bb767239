"""E05: layers, exceptions and values.

`wrong` and `right` are files (or parts of a faction's file) of the small game in
`tests/messages/fen`, and the tests run them.
"""

from __future__ import annotations

from rootdsl.messages.codes import add

add(
    "E0502",
    "two exceptions that may hold together",
    "This is a second exception to `{word}` of the same layer. {witness}.",
    "An exception says what is true instead of a rule below. When two of one layer (two of a faction, two of its modes, two cards) can "
    "hold at the "
    "same time, nobody at the table could say which of them counts. Their conditions must exclude each other, or one of them must go. "
    "What cannot "
    "be decided before play counts as possible; the message says when both hold. `add`, `at least` and `at most` never clash.",
    wrong='abilities\n  rule feast "Feast"\n    exception to hand_limit: 7\n  rule famine "Famine"\n    exception to hand_limit, if hand '
    'is empty: 3\n',
    right='abilities\n  rule feast "Feast"\n    exception to hand_limit, unless hand is empty: 7\n  rule famine "Famine"\n'
    "    exception to hand_limit, if hand is empty: 3\n",
    hint="Give them conditions that exclude each other, such as `if C` here and `unless C` there, or say `prefer RULE over RULE` "
    "(for a rule of another file that this one `knows`).",
)
add(
    "E0503",
    "exceptions in a circle",
    "These exceptions change one another in a circle: {word}.",
    "An exception can change another exception, but at the end of such a chain must stand a rule that is none. Take one of the links out.",
)
add(
    "E0504",
    "an exception to a higher layer",
    "`{word}` belongs to {layer}, and an exception in {own} cannot reach so high.",
    "The layers are, from the lowest: common law, map and deck, faction, mode, card, house rules. A rule can override only what stands "
    "on its own "
    "layer or below. Write the exception into the higher file, or let the rule above read a `value` that this file declares.",
)
add(
    "E0507",
    "an exception to an unknown file",
    "`{word}` is a rule of `{name}`, and this file does not say that it knows `{name}`.",
    "A file can speak of its own rules, of those of the common files and of those of the files that it lists after `knows`. So everybody "
    "can see which "
    "files touch one another.",
    wrong='abilities\n  rule feast "Feast"\n    exception to herons.plume: 3\n',
    right='abilities\n  rule feast "Feast"\n    exception to otters.fur: 3\n',
    example="knows otters, herons",
)
add(
    "E0508",
    "an exception to what has no sentences",
    "`{word}` is {what}, and no other sentences can stand in its place.",
    "An exception with sentences stands in the place of sentences: those of a step, of a rule or of a procedure, and of what happens in a "
    "rule at a moment or after an event. A condition, a verb that only changes numbers, a window, a thing or a rule that only forbids, "
    "adds or redirects has none. "
    "Make an exception to the value or the requirement on which it rests, or let the rule itself hold only `if` or `unless` something.",
    wrong='abilities\n  rule feast "Feast"\n    exception to keeps: do nothing\n',
    right='abilities\n  rule feast "Feast"\n    exception to hand_limit: 7\n',
)
add(
    "E0514",
    "a rule that cannot stand aside",
    "`{word}` forbids nothing, catches nothing and waits for nothing, so it cannot be told that it does not hold.",
    "`exception to RULE: it does not hold` is for rules with `cannot`, `when` or `would`, or a moment such as `at start of`. A requirement "
    "is lifted by `nothing is needed`, a value gets another result, and in the place of a step or a procedure stand other sentences.",
    wrong='abilities\n  rule feast "Feast"\n    exception to hand_limit: it does not hold\n',
    right='abilities\n  rule feast "Feast"\n    exception to hand_limit: 7\n',
    hint="In the place of a step or a procedure write `do nothing`; of a value write its new result, and "
    "`prefer RULE over RULE` where the other rule changes that value too.",
)
add(
    "E0505",
    "values in a circle",
    "These values need one another in a circle: {word}. None of them could ever be found.",
    "A value is worked out each time it is asked, from other values. Followed from value to value, the way must end at numbers that are "
    "counted or "
    "kept. One of the values on the circle must be said in another way.",
    wrong="value cheer: gloom + 1\nvalue gloom: cheer - 1\n",
    right="value cheer: gloom + 1\nvalue gloom: number of cards in hand\n",
)
add(
    "E0506",
    "an exception that needs what it replaces",
    "This exception to `{word}` asks `{word}` itself.",
    "The exception stands in place of the value, so inside it the value below is no longer there. To change the old result, `add` to it, "
    "or bound "
    "it with `at least` and `at most`.",
    wrong='abilities\n  rule feast "Feast"\n    exception to hand_limit: hand_limit + 2\n',
    right='abilities\n  rule feast "Feast"\n    exception to hand_limit: 7\n',
)
