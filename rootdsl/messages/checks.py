"""E061 to E064: names along the way, amounts, titles, loops.

`wrong` and `right` are files (or parts of a faction's file) of the small game in
`tests/messages/fen`, and the tests run them.
"""

from __future__ import annotations

from rootdsl.messages.codes import add

# ---------------------------------------------------------------- E061: names along the way

add(
    "E0611",
    "a name before it is set",
    "`{word}` is never set on the way to this line.",
    "A name is set by `choose`, `let`, `roll ... as` or `for each ... as`, and only the lines below can use it. Here it is set in "
    "another branch, "
    "so this line would never do anything.",
    wrong='dusk\n  step end "End"\n    if hand is empty\n      choose den among isles\n      place a guard in den\n    otherwise\n'
    "      place a guard in den\n",
    right='dusk\n  step end "End"\n    choose den among isles\n    place a guard in den\n',
)
add(
    "W0611",
    "a name that may be unset",
    "`{word}` may be unset here: it is chosen only in a branch above.",
    "At the table a sentence with an unset name is skipped. If that is meant, ask `if {word} was chosen` first; if not, choose before "
    "the branch, or "
    "move this line into it.".replace("{word}", "NAME"),
    wrong='dusk\n  step end "End"\n    may\n      choose den among isles\n      place a guard in den\n    place 2 guards in den\n',
    right='dusk\n  step end "End"\n    may\n      choose den among isles\n      place a guard in den\n      place 2 guards in den\n',
)
add(
    "E0612",
    "a loop member after its loop",
    "`{word}` stands for each member of the loop above, and the loop has ended.",
    "The name after `as` belongs to the deeper lines of its `for each`. Below them there is no such member.",
    wrong='dusk\n  step end "End"\n    for each isle as den\n      place a guard in den\n    place 2 guards in den\n',
    right='dusk\n  step end "End"\n    for each isle as den\n      place a guard in den\n',
)
add(
    "E0613",
    "one name for two kinds of thing",
    "`{word}` is {before} above, and here it becomes {now}.",
    "A name means one kind of thing throughout its rule, or a reader could not tell what the lines below mean. Take another name.",
    wrong='dusk\n  step end "End"\n    choose den among isles\n    place a guard in den\n    choose den among cards in hand\n    discard '
    'den\n',
    right='dusk\n  step end "End"\n    choose den among isles\n    place a guard in den\n    choose gift among cards in '
    'hand\n    discard gift\n',
)
add(
    "E0614",
    "a name that hides another",
    "`{word}` is in use here already{where}, and this line would hide it.",
    "A name that is set in this step, a role of the procedure or the member of a loop around keeps its meaning until the end. "
    "Take another name.",
    wrong='dusk\n  step end "End"\n    choose den among isles\n    for each isle as den\n      place a guard in den\n',
    right='dusk\n  step end "End"\n    for each isle as den\n      place a guard in den\n',
)
add(
    "E0615",
    "a name that is a declared thing",
    "`{word}` is {what} already, so it cannot be the name of something chosen.",
    "What is declared keeps its meaning everywhere in the file. Take another name; a word for what the chosen thing does is often best: "
    "`den`, "
    "`prey`, `gift`.",
    wrong='dusk\n  step end "End"\n    choose moss among isles\n    place a guard in moss\n',
    right='dusk\n  step end "End"\n    choose den among isles\n    place a guard in den\n',
)
add(
    "E0617",
    "a line that is never reached",
    "This line is never reached: `end {word}` stands just above it.",
    "`end` leaves at once; only what is hooked to the end still runs. Put the line before `end`, or the `end` into a branch.",
    wrong='dusk\n  step end "End"\n    end dusk\n    draw 1\n',
    right='dusk\n  step end "End"\n    draw 1\n    end dusk\n',
)
add(
    "E0618",
    "a condition that never holds",
    "This condition can never hold, so nothing under it ever happens.",
    "Its parts exclude each other, or exclude a condition around it, or the game is never played so. Look at `if` against `unless`, and "
    "at the "
    "number of players in the `game`.",
    wrong='dusk\n  step end "End"\n    if 7 players play: draw 1\n',
    right='dusk\n  step end "End"\n    if 3 players play: draw 1\n',
)

# ---------------------------------------------------------------- E062: amounts and costs

add(
    "W0619",
    "places that are adjacent to nothing",
    "No open path joins any {word}, so none is ever adjacent to anything. Name the path: `linked to PLACE by a {way}`.",
    "`adjacent to` asks for a path of a kind that is open. At a kind that is declared `closed` nothing is adjacent, unless a rule opens "
    "it; it can be asked for by its name.",
    wrong='dusk\n  step end "End"\n    choose den among isles\n    choose spot among pools adjacent to den\n    place a guard in spot\n',
    right='dusk\n  step end "End"\n    choose den among isles\n    choose spot among pools linked to den by a shore\n'
    "    place a guard in spot\n",
)
add(
    "E0621",
    "more pieces than there are",
    "Of `{word}`, {wanted} are asked here, and there are only {there}.",
    "A cost is paid in full or not at all, so this can never happen. Ask for fewer, or give the file more pieces.",
    wrong='noon\n  step build "Build"\n    spend 99 guards from isles\n      to draw 1\n',
    right='noon\n  step build "Build"\n    spend 2 guards from isles\n      to draw 1\n',
)
add(
    "E0622",
    "pieces that the faction does not have",
    "No piece of \"{owner}\" is of the kind `{word}`, so there are never any here.",
    "The set is always empty: a choice from it never comes, a cost from it can never be paid. Another kind is meant, or a row under "
    "`pieces` is missing.",
    wrong='noon\n  step build "Build"\n    for each of your boats as hull\n      place a guard in isle of hull\n',
    right='noon\n  step build "Build"\n    for each of your houses as hull\n      place a guard in isle of hull\n',
)
add(
    "W0623",
    "an amount of nothing",
    "The amount here is 0, so this does nothing.",
    "A sentence with the amount 0 is read, printed and played for nothing. Take it out or give another amount.",
    wrong='dusk\n  step end "End"\n    draw 0\n',
    right='dusk\n  step end "End"\n    draw 1\n',
)
add(
    "W0663",
    "an amount that is always or never there",
    "This is {how} so, as no amount is below 0.",
    "`at least 0` always holds, and `fewer than 0` never does. Give another amount, or take the condition out.",
    wrong='dusk\n  step end "End"\n    if at least 0 cards are in hand: draw 1\n',
    right='dusk\n  step end "End"\n    if at least 1 card is in hand: draw 1\n',
)
add(
    "W0629",
    "pieces of the wrong player",
    "`{who}` does this, and `{word}` without an owner is that of `{faction}`. Write `{word} of {who}` if theirs is meant.",
    "A sort of piece that the file has is the file's own, whoever does something with it. Where a procedure takes pieces of whoever "
    "performs it, and another player performs it, there is nothing of theirs in what is named, and nobody is asked.",
    wrong="noon\n  step visit \"Visit\"\n    choose guest among enemies\n    guest may march 1 guard from an isle\n",
    right="noon\n  step visit \"Visit\"\n    choose guest among enemies\n    guest may march 1 guard of guest from an isle\n",
)
add(
    "E0624",
    "a score below nothing",
    "This scores {got}. Write `lose` with the positive number.",
    "`score` adds points and `lose` takes them away; a score never falls below 0.",
    wrong='dusk\n  step end "End"\n    score 1 - 3\n',
    right='dusk\n  step end "End"\n    lose 2\n',
)
add(
    "E0625",
    "a loop of no round",
    "This is repeated up to 0 times, so nothing below ever happens.",
    "Give the number of rounds that is meant, or take the block out.",
    wrong='noon\n  step build "Build"\n    up to 0 times\n      draw 1\n',
    right='noon\n  step build "Build"\n    up to 2 times\n      draw 1\n',
)
add(
    "E0626",
    "at least more than at most",
    "At least {low} and at most {high} cannot both be chosen for `{word}`.",
    "The smaller number stands first: `1 or 2`, `at least 1`, `up to 3`.",
    wrong='dusk\n  step end "End"\n    choose gifts, 2 or 1, among cards in hand\n    discard gifts\n',
    right='dusk\n  step end "End"\n    choose gifts, 1 or 2, among cards in hand\n    discard gifts\n',
)
add(
    "E0627",
    "a limit of none",
    "At most 0 {word} in a place means that none can ever be placed.",
    "`at most N in a PLACE` bounds how many pieces may stand in one place; N is at least 1. What can never be placed needs no piece.",
    wrong='pieces\n  3 dams "Dam" are houses, at most 0 in an isle\n',
    right='pieces\n  3 dams "Dam" are houses, at most 1 in an isle\n',
)
add(
    "W0628",
    "more pieces than the box holds",
    "Of `{word}`, {wanted} are placed here, and there are only {there}.",
    "A sentence does as much as possible, so this places what there is. It is hardly meant: give a smaller number, or more pieces.",
    wrong='dusk\n  step end "End"\n    for each isle as den\n      place 99 guards in den\n',
    right='dusk\n  step end "End"\n    for each isle as den\n      place 2 guards in den\n',
)
add(
    "E0629",
    "a choice of none",
    "At most 0 members can be chosen for `{word}`, so nothing is ever chosen.",
    "Give the number that is meant: `1`, `up to 2`, `at least 1`, `any number`.",
    wrong='dusk\n  step end "End"\n    choose gifts, up to 0, among cards in hand\n    discard gifts\n',
    right='dusk\n  step end "End"\n    choose gifts, up to 2, among cards in hand\n    discard gifts\n',
)

# ---------------------------------------------------------------- E063: titles

add(
    "E0631",
    "an empty title",
    "The title of `{word}` is empty.",
    "The title is what players read. Without words they could not tell what this is.",
    wrong='dusk\n  step end " "\n    draw 1\n',
    right='dusk\n  step end "End of the Day"\n    draw 1\n',
)
add(
    "E0632",
    "two of one title",
    "Another of these {what} has the title \"{word}\" too, so players could not tell them apart.",
    "What stands side by side in a menu or a hand needs titles of its own. Cards of different suits may share one, for the suit is "
    "printed beside it; "
    "of two equal cards write one with `2 copies`.",
    wrong='noon\n  step work "Work"\n    up to 2 times\n      action dig "Dig": draw 1\n      action delve "Dig": draw 2\n',
    right='noon\n  step work "Work"\n    up to 2 times\n      action dig "Dig": draw 1\n      action delve "Delve": draw 2\n',
)

# ---------------------------------------------------------------- E064: loops

add(
    "E0641",
    "a loop without end",
    "Nothing below is used up, so this could go on for ever.",
    "`any number of times` needs something that runs out: a cost, a piece to place, a card to discard, something chosen that is gone "
    "afterwards. "
    "Otherwise write `up to N times`.",
    wrong='noon\n  step build "Build"\n    any number of times\n      score 1\n',
    right='noon\n  step build "Build"\n    up to 3 times\n      score 1\n',
)
add(
    "E0642",
    "an action that can be taken for ever",
    "The action `{word}` costs nothing and has no bound, so it could be taken for ever.",
    "In a menu without a number of rounds, and in every `extra`, an action must use something up or be bounded by `once per turn`.",
    wrong='noon\n  step work "Work"\n    any number of times\n      action rest "Rest": score 1\n',
    right='noon\n  step work "Work"\n    any number of times\n      action rest "Rest", once per turn: score 1\n',
)
add(
    "E0643",
    "a procedure that needs itself first",
    "Before its first effect `{word}` calls itself: {way}. Whether it can be offered could never be told.",
    "The choices, needs and costs of a procedure join those of the rule that calls it, so that nothing is offered that cannot be done. A "
    "procedure that "
    "begins with itself has no such list.",
    wrong='procedure dig "Dig": digger digs\n  digger digs\n  digger draws 1\n',
    right='procedure dig "Dig": digger digs\n  digger draws 1\n',
)
add(
    "E0644",
    "a procedure that never ends",
    "`{word}` calls itself whatever happens: {way}. It would never end.",
    "A procedure may call itself only where something stops it: under `if`, `may` or a loop with a bound.",
    wrong='procedure dig "Dig": digger digs\n  digger draws 1\n  digger digs\n',
    right='procedure dig "Dig": digger digs\n  digger draws 1\n  if hand is empty: digger digs\n',
)
