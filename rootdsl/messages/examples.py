"""E07: examples, which are tests: what is given, what is done, and what must be true then."""

from __future__ import annotations

from rootdsl.messages.codes import add

add(
    "E0701",
    "an example without a deed",
    "This line of an example does nothing that a procedure does.",
    "`when` and `cannot` lines of an example name a procedure (`when otters trade a reed`), or a phase, step or turn to play "
    "(`when otters play noon.act`). A mere effect such as `score 1` is no deed: put it under `given`.",
    example="when otters trade a reed",
)
add(
    "E0702",
    "an example that does not hold",
    "Example {title} fails here: {reason}.",
    "After all `when` lines every `then` line must be true. Either the rules say something else than the example, or the example is wrong.",
)
add(
    "E0703",
    "an example that gives what is not there",
    "Example {title} cannot be laid out: {reason}.",
    "`given` takes pieces out of their supplies and cards out of the deck, so it cannot give more than there is.",
)
add(
    "E0704",
    "something that should not be offered",
    "In example {title} {reason}, although it should not be.",
    "An answer that begins with `not` says that an option is not among those offered at that moment.",
)
add(
    "E0705",
    "an unanswered choice",
    "In example {title} {reason}.",
    "An example answers every choice of what it plays, in order, after commas: each answer names one option. A choice with only one "
    "option is made silently. Add the missing answer (or `no`, `stop`).",
)
add(
    "E0706",
    "an answer that does not fit",
    "In example {title} {reason}.",
    "Each answer of an example names exactly one of the options that are offered at that moment. The message lists them.",
)
add(
    "E0707",
    "an answer that nobody asked for",
    "In example {title} {reason}.",
    "What the example plays was over before all answers were used: a choice was not offered, or had only one option and was made silently.",
)
add(
    "E0708",
    "dice that were not rolled",
    "In example {title} {reason}.",
    "Every `rolling ...` of an example must be rolled by what it plays.",
)
add(
    "E0709",
    "an example that names no single thing",
    "Example {title} cannot be played: {reason}.",
    "A deed of an example needs one definite thing for each of its roles, and the part that it plays must be a phase or step of that seat.",
)
add(
    "E0710",
    "a deed that is not allowed",
    "In example {title} {reason}.",
    "The procedure's choices, requirements or costs cannot be satisfied in the situation that is given. If that is meant, "
    "write `then otters cannot trade a reed`.",
)
add(
    "E0711",
    "an example without end",
    "Example {title} does not end.",
    "What the example plays goes on and on without a choice. Look for a loop in the rules.",
)
add(
    "E0712",
    "an example at a table that cannot be laid",
    "Example {title} has no table: {reason}.",
    "The files that the example names must be able to sit together. Files with errors give no table.",
)
add(
    "E0714",
    "something given that is not there",
    "`{text}` need not be given: the table is empty at first. Leave the line out.",
    "An example begins with full supplies, empty hands, no points and no flags. `given` puts things there, and takes nothing away. "
    "A deck is "
    "emptied by giving its cards: `given all cards in discards`.",
    example="given otters hold lantern",
)
add(
    "E0715",
    "something that cannot be given",
    "`{text}` is nothing that can be given.",
    "Given are pieces in a place or box, cards in a hand or pile, points, the states of places, and the numbers, flags and modes "
    "that a file keeps. "
    "What follows from these (who rules, what is uncovered) comes by itself.",
    hint="Given are pieces (`3 SEAT PIECES in 5`), cards (`SEAT hold CARD`, `CARD in PILE`), points (`SEAT has 5 points`), and "
    "numbers, flags and "
    "modes (`NUMBER is 3`, `FLAG`, `5 is FLAG`, `GROUP MODE`).",
    example="given 3 otters guards in 5",
)
add(
    "E0716",
    "something that cannot be claimed",
    "`{text}` is nothing that can be claimed.",
    "After `then` stands a condition, what changed, what can or cannot be done, who saw a card, or who won. What is not offered is "
    "an answer of `when`, "
    "with `not` before it.",
    hint="A claim is a condition (`2 SEAT PIECES are in 5`, `SEAT hold CARD`, `CARD is in PILE`, `NUMBER is 3`), a change (`SEAT "
    "gain 2 points`, "
    "`SEAT lose 1 PIECE in 5`), `SEAT cannot VERB ...`, or `SEAT wins`. What is not offered: `not 5` among the answers of `when`.",
    example="then otters gain 2 points",
)
add(
    "E0717",
    "an action played alone",
    "`{word}` is an action of a menu. Play the step that it stands in, and answer with it: `play {step}, {word}`.",
    "An action is chosen in its step, which says how often and what else there is. An example plays the step, and names the action "
    "as an answer.",
    example="when otters play noon.act, trade",
)
add(
    "E0718",
    "something that an example cannot say in one line",
    "Example {title} cannot be played: {reason}.",
    "What is given, played or claimed is told of one player, place or card at a time. Write a line for each of them, by its name.",
    hint="Name one player, place or thing, and write a line for each.",
    example="then otters has 2 points",
)
add(
    "E0719",
    "something of a file that does not sit at the table",
    "Example {title} speaks of something that `{reason}` keeps, and `{reason}` does not sit at its table.",
    "The files whose pieces, zones, flags or tracks an example names sit at its table, as far as they can be there together: a file "
    "and one that replaces it never sit at one table.",
)
add(
    "E0713",
    "a fault while an example is played",
    "Example {title} ran into a fault of the machine: {reason}.",
    "This is a bug of rootdsl. The message names the rule that was running.",
)
