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
    "E0713",
    "a fault while an example is played",
    "Example {title} ran into a fault of the machine: {reason}.",
    "This is a bug of rootdsl. The message names the rule that was running.",
)
