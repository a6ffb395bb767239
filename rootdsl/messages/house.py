"""E0509 to E0513 and E0822 to W0824: house rules that leave out, print anew, require and exclude."""

from __future__ import annotations

from rootdsl.messages.codes import add

HEAD = 'language 1\nhouse rules brisk "Brisk"\n\n'

add(
    "E0509",
    "nothing of that name to change",
    "There is nothing called `{name}` that these house rules could change.",
    "`without` and `exception to` name what stands below: a rule, step, action, mode, card or section, or `KIND cards`; a track's column, "
    "a sort of piece, a card, a die. For a thing of a file that not every table has, the house rules must say that they `require` "
    "that file. Where names are long, the end is enough if only one thing ends so.",
    wrong=HEAD + 'rule calm "Calm"\n  without hand_limt\n',
    right=HEAD + 'rule calm "Calm"\n  exception to hand_limit: 7\n',
)
add(
    "E0510",
    "something that cannot be changed so",
    "`{word}` is {what}, and house rules cannot change it so.",
    "`without` takes rules, free actions, actions of a menu, steps, requirements, ways to win, modes, cards, kinds of card and sections. "
    "Values, piles, boxes, pieces and procedures stay, for other rules rest on them: make an exception to the rules that use them. "
    "`number of` is for pieces that fill no track, `limit of` for those that have a limit.",
    wrong=HEAD + 'rule calm "Calm"\n  without hand_limit\n',
    right=HEAD + 'rule calm "Calm"\n  exception to hand_limit: 7\n',
)
add(
    "E0511",
    "something that others need is left out",
    "`{word}` is left out, but {what}.",
    "A rule elsewhere still speaks of it, so nobody could tell what then happens. Let the same house rules make an exception to that "
    "step or rule (`exception to STEP`, without a condition), or leave it out as well.",
)
add(
    "E0512",
    "something that is left out is changed",
    "`{word}` is changed here, and {other} leave it out.",
    "Of what is not in the game nothing can be changed. Choose one of the two, or let their files say `conflicts with`, so that nobody "
    "takes both.",
    wrong=HEAD + 'rule calm "Calm"\n  without keep_one\n\nrule busy "Busy"\n  exception to keep_one: nothing is needed\n',
    right=HEAD + 'rule calm "Calm"\n  without keep_one\n',
)
add(
    "E0513",
    "a change of print that depends on something",
    "What is left out or printed anew is so for a whole game and for everybody: this line stands in house rules, and has no condition.",
    "`without` and exceptions to printed numbers and titles change the table before anybody plays. They stand in the rules of a file of "
    "house rules, without `if`, `unless` or `as`. What comes and goes is an exception to a value, a step or a requirement.",
    wrong='abilities\n  rule calm "Calm"\n    without keep_one\n',
    right='abilities\n  rule calm "Calm"\n    exception to hand_limit: 7\n',
)
add(
    "E0822",
    "house rules that lack what they require",
    "The house rules `{name}` require `{word}`, and it is not at this table.",
    "Their heading says `requires`: without that file they would change nothing, or half of it. Only a file that holds a seat may be "
    "absent: then these house rules rest, and a line says so.",
)
add(
    "E0823",
    "house rules that exclude what is at the table",
    "The house rules `{name}` conflict with `{word}`, and both are at this table.",
    "Their heading says `conflicts with`: the two change the same thing, or make no sense together. Leave one of them out.",
)
add(
    "W0824",
    "house rules that rest",
    "The house rules `{name}` do nothing at this table: they require `{word}`, which holds no seat.",
    "House rules for one faction can be named all the same, so that one list of them serves many tables. Where the faction is absent "
    "nothing of them is in force.",
)
