"""E02: lines and sentences."""

from __future__ import annotations

from rootdsl.messages.codes import add

GROW = 'step grow "Grow"\n'

add(
    "E0201",
    "an empty file",
    "This file has no rules in it.",
    "A rules file begins with the language version and says what it describes. Comments alone are no rules.",
    wrong="# nothing yet\n",
    right='language 1\nlaw common "The Common Law"\n',
)
add(
    "E0202",
    "a word that does not fit",
    "`{word}` does not fit here. Expected: {expected}.",
    "The line is right up to this place, and cannot go on like this. Often a comma, a colon or a word is missing just before.",
    wrong="up to 3 times draw, by most\n",
    right="up to 3 times\n  draw 1\n",
)
add(
    "E0203",
    "a misspelt keyword",
    "`{word}` begins no line like this one.",
    "The first word of a line says what kind of line it is. This one is nearly a keyword, and with the keyword the line is right.",
    wrong="if hand is empty: draw 2\nothrwise: draw 1\n",
    right="if hand is empty: draw 2\notherwise: draw 1\n",
)
add(
    "E0205",
    "a missing comma",
    "A comma is missing before `{word}`.",
    "A condition after a heading or hook begins with `, if` or `, unless`, and a second sentence with `, then`; the comma belongs to it.",
    wrong="draw 1 then score 1\n",
    right="draw 1, then score 1\n",
)
add(
    "E0206",
    "`if` inside a sentence",
    "No sentence takes an `if`. Write `if ...:` first, on a line of its own, and the sentence after the colon or deeper.",
    "There is one form of condition: it stands before what it governs. Only headings, hooks, events and `cannot` take `, if` at their end.",
    wrong="draw 1, if hand is empty\n",
    right="if hand is empty: draw 1\n",
)
add(
    "E0207",
    "a line keyword inside a line",
    "`{word}` begins a line of its own and cannot stand inside one.",
    "`when` begins a trigger, `otherwise` the other branch of an `if` above it. Each begins its own line.",
    wrong="if hand is empty: draw 1 otherwise score 1\n",
    right="if hand is empty: draw 1\notherwise: score 1\n",
)
add(
    "E0208",
    "deeper lines where none can stand",
    "No deeper lines can stand under `{head}`.",
    "Only a line that opens a block can have deeper lines: a heading, a hook, `if`, `for each`, a cost, a choice, the name of a section.",
    wrong='note "A remark."\n  draw 1\n',
    right='note "A remark."\ndraw 1\n',
)
add(
    "E0209",
    "a line without its body",
    "`{head}` says nothing yet: {how} must follow.",
    "This line opens something, so it needs content. Deeper lines are indented by two more spaces; where one sentence is enough it can "
    "follow on the same line after a colon.",
    wrong=GROW + "draw 1\n",
    right=GROW + "  draw 1\n",
    hint="Perhaps the next line should stand two spaces deeper.",
)
add(
    "E0210",
    "`otherwise` without `if`",
    "There is no `if` just above this `{word}`.",
    "`otherwise` and `otherwise if` belong to the `if` just above them, and stand exactly as deep as it.",
    wrong="draw 1\notherwise: draw 2\n",
    right="if hand is empty: draw 1\notherwise: draw 2\n",
)
add(
    "E0211",
    "`if not fully` without `fully`",
    "There is no `fully` just above this `if not fully`.",
    "`fully` tries to do all of its lines; `if not fully`, just below it and exactly as deep, says what follows when that fails.",
    wrong="draw 1\nif not fully: score 1\n",
    right="fully: draw 1\nif not fully: score 1\n",
)
add(
    "E0212",
    "`or when` without `when`",
    "There is no `when` just above this `or when`.",
    "`or when` adds a second event to the `when` just above it, before the deeper lines that both share.",
    wrong="draw 1\nor when a camp is removed: score 1\n",
    right="when a camp is placed\nor when a camp is removed\n  score 1\n",
)
add(
    "E0213",
    "`or` outside a choice",
    "A line begins with `or` only under `choose one`, and not the first line there.",
    "`choose one` has a branch on each deeper line, and all but the first begin with `or`. In a condition `, or` stands inside the line.",
    wrong="draw 1\nor score 1\n",
    right="choose one\n  draw 1\n  or score 1\n",
)
add(
    "E0214",
    "`to` without a cost",
    "A line begins with `to` only as the first deeper line under its cost.",
    "A cost stands on its own line, and what it buys on the next, deeper line, beginning with `to`.",
    wrong="spend a coin\nto draw 1\n",
    right="spend a coin\n  to draw 1\n",
)
add(
    "E0215",
    "an example line outside an example",
    "A line begins with `{word}` only under `example`.",
    "`given`, `then` and `and` begin the lines of an example. To join two sentences, write `, then` or `, and` between them on one line.",
    wrong="draw 1\nthen score 1\n",
    right="draw 1, then score 1\n",
)
add(
    "E0216",
    "a line that no example has",
    "The lines of an example begin with `given`, `when`, `then` or `and`, not with `{word}`.",
    "An example gives a situation, says what happens, and what is true then.",
    wrong='example "A full hand"\n  hand is full\n  then score is 1\n',
    right='example "A full hand"\n  given hand is full\n  then score is 1\n',
)
add(
    "E0217",
    "an exception to nothing",
    "An exception names what it changes: `exception to RULE`.",
    "An exception overrides one named rule, step or value, so the line begins with `exception to` and the name.",
    wrong="exception: draw 2\n",
    right="exception to evening.draw: draw 2\n",
)
add(
    "E0218",
    "`for` without `each`",
    "A line can begin with `for each`, not with `for` alone.",
    "`for each THING as NAME` repeats its deeper lines for every such thing.",
    wrong="for camps as spot\n  draw 1\n",
    right="for each camp as spot\n  draw 1\n",
)
add(
    "E0219",
    "a word that begins no line",
    "No line can begin with `{word}`.",
    "A line begins with a keyword, or with the subject or the verb of a sentence.",
    wrong="with a camp draw 1\n",
    right="if a camp is there: draw 1\n",
)
add(
    "E0220",
    "a stray colon",
    "No colon can stand here.",
    "A colon stands once in a line, after a heading, a hook, `if`, `otherwise` and their like, before the sentence that belongs to them.",
    wrong="draw: 1\n",
    right="draw 1\n",
)
add(
    "E0221",
    "a text in quotes at the wrong place",
    "No text in quotes can stand here. A title stands right after the name in a heading.",
    "Sentences hold no quoted text. A heading has one title, after its name and before any comma or colon.",
    wrong='if hand is "empty": draw 1\n',
    right="if hand is empty: draw 1\n",
)
add(
    "E0222",
    "a line that ends too early",
    "The line ends too early after `{word}`. Expected: {expected}.",
    "Something must still follow on this line.",
    wrong="when\n  draw 1\n",
    right="when a camp is placed\n  draw 1\n",
)
add(
    "E0223",
    "a missing title",
    "This `{head}` needs a title in quotes.",
    "What players read has a title in quotes, after the name that other rules use.",
    wrong="step grow\n  draw 1\n",
    right=GROW + "  draw 1\n",
)
add(
    "E0224",
    "a stray comma",
    "Nothing follows or precedes `{word}` that it could join.",
    "A comma stands between two things: a phrase and its filter, or two sentences with `, then` or `, and`.",
    wrong="draw 1,\n",
    right="draw 1\n",
)
add(
    "E0225",
    "a missing colon",
    "A colon is missing after `{head}`.",
    "Between `otherwise`, `fully` and their like and a sentence on the same line stands a colon.",
    wrong="if hand is empty: draw 2\notherwise draw 1\n",
    right="if hand is empty: draw 2\notherwise: draw 1\n",
)
add(
    "E0226",
    "a choice in another form",
    "A choice reads `choose NAME among SET`, with the quantity between commas if there is one.",
    "The name comes first, as one word, so that the next lines can use it; the set follows after `among`.",
    example="choose spot, up to 2, among camps",
    wrong="choose a camp\n",
    right="choose spot among camps\n",
)
add(
    "E0227",
    "`, and` and `, or` in one condition",
    "One condition cannot mix `, and` with `, or`: nobody could tell which comes first.",
    "Give a part its own name with a `condition` line, or write one `if` under another.",
    wrong="if hand is empty, and deck is empty, or score is 1: draw 1\n",
    right="condition nothing is left: hand is empty, and deck is empty\n",
)
add(
    "E0228",
    "a keyword inside a phrase",
    "`{word}` is a keyword and cannot stand here. Expected: {expected}.",
    "A few words are never names, since they divide a sentence: `may`, `cannot`, `choose`, `let`, `force`, `would`, `while`.",
    wrong="if player may draw: score 1\n",
    right="if player is ready: score 1\n",
)
add(
    "E0229",
    "`language` without a number",
    "`language` needs the number of the version that the file is written for.",
    "The first line of a file gives the language version.",
    wrong="language\n",
    right="language 1\n",
)
add(
    "E0230",
    "deeper lines after a colon",
    "`{head}` has its sentence after the colon already, so no deeper lines can follow.",
    "Put the sentence on a deeper line too, and take the colon out.",
    wrong="if hand is empty: draw 1\n  score 1\n",
    right="if hand is empty\n  draw 1\n  score 1\n",
)
add(
    "E0231",
    "deeper lines under a plain sentence",
    "No deeper lines can stand under the sentence `{head} ...`, unless it is a cost and they begin with `to`. What happens next "
    "stands at the same depth.",
    "A sentence is complete in its line. Perhaps this line is indented too far, or `if` is missing at the beginning of the line above.",
    wrong="draw 2 cards from deck\n  score 1\n",
    right="draw 2 cards from deck\nscore 1\n",
)
add(
    "E0232",
    "`, or` between sentences",
    "Sentences cannot be joined by `, or`. Write `choose one` with a line for each.",
    "`, or` joins conditions only. A choice between sentences is a block.",
    wrong="draw 1, or score 1\n",
    right="choose one\n  draw 1\n  or score 1\n",
)
add(
    "E0233",
    "a branch without `or`",
    "This line of the choice must begin with `or`.",
    "Under `choose one` every line but the first begins with `or`. What belongs to one branch stands deeper under it.",
    wrong="choose one\n  draw 1\n  score 1\n",
    right="choose one\n  draw 1\n  or score 1\n",
)
add(
    "E0234",
    "a choice without branches",
    "`choose one` needs at least two deeper lines to choose from.",
    "Write one branch on each deeper line. With a single branch, `may` is the word.",
    wrong="choose one\n  draw 1\n",
    right="choose one\n  draw 1\n  or score 1\n",
)
add(
    "E0235",
    "another version of the language",
    "This file is written in version {number} of the language; this compiler reads version {reads}.",
    "The first line of a file gives the language version. A newer version wants a newer `rootdsl`.",
    wrong="language 2\n",
    right="language 1\n",
)
add(
    "E0236",
    "an answer with `choose`",
    "An answer in an example is the option alone: `{word}`, without `choose`.",
    "What follows the comma in a `when` line of an example names what is picked: a place, a card, an action, `yes`.",
    wrong='example "A"\n  when otters play noon.act, choose 5\n  then otters has 0 points\n',
    right='example "A"\n  when otters play noon.act, 5\n  then otters has 0 points\n',
)
