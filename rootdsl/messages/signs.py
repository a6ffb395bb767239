"""E01: signs and indents."""

from __future__ import annotations

from rootdsl.messages.codes import add

add(
    "E0101",
    "a tab",
    "A tab stands here. Write spaces: two for each level.",
    "Tabs look different in every editor, so a file holds spaces only. Each level of indent is two spaces.",
    wrong='step grow "Grow"\n\tdraw 1\n',
    right='step grow "Grow"\n  draw 1\n',
)
add(
    "E0102",
    "an odd indent",
    "This line is indented by {spaces}, and every level is two: {less} or {more} is meant.",
    "A line belongs to the nearest line above it that is two spaces less deep. With an odd number of spaces it belongs nowhere.",
    wrong='step grow "Grow"\n   draw 1\n',
    right='step grow "Grow"\n  draw 1\n',
)
add(
    "E0103",
    "an indent that is too deep",
    "This line is indented by {spaces}; under the line above it at most {most} are possible.",
    "One level is two spaces, and a line can be only one level deeper than the line that it belongs to.",
    wrong='step grow "Grow"\n    draw 1\n',
    right='step grow "Grow"\n  draw 1\n',
)
add(
    "E0104",
    "an indent that breaks off a block",
    "This line is indented by {spaces} and ends the block above it, but the line under it stands at {below}: {less} or {below} is meant.",
    "A block goes on until a line stands less deep. This line does, and the next one stands deep again, as if the block had not ended.",
    wrong='step grow "Grow"\n  for each camp as spot\n    draw 1\nscore 1\n    score 2\n',
    right='step grow "Grow"\n  for each camp as spot\n    draw 1\n    score 1\n    score 2\n',
)
add(
    "E0105",
    "the first line is indented",
    "The first line is indented by {spaces}. Begin it at the left edge.",
    "The first line of a file belongs to nothing, so it stands at the left edge; comments may stand anywhere.",
    wrong="  language 1\n",
    right="language 1\n",
)
add(
    "E0106",
    "an open quotation mark",
    "This quotation mark is never closed on its line.",
    "A text in quotes begins and ends on one line, and holds no quotation mark itself.",
    wrong='step grow "Grow\n  draw 1\n',
    right='step grow "Grow"\n  draw 1\n',
)
add(
    "E0107",
    "a bracket",
    "Brackets are not used: `{sign}` has no meaning.",
    "Give a part of a sum its own name: a `value` line, and use the name. A remark goes into a comment after `#`.",
    wrong="score (2 + 1)\n",
    right="value gain: 2 + 1\nscore gain\n",
)
add(
    "E0108",
    "a letter that names cannot have",
    "The letter `{letter}` cannot stand in a name. Names use a to z, digits and _; any letter may stand in a title in quotes.",
    "A name is the lasting id of a thing, so it uses plain letters. What players see is the title, and that may be in any script.",
    wrong='step säen "Säen"\n  draw 1\n',
    right='step saeen "Säen"\n  draw 1\n',
)
add(
    "E0109",
    "too many spaces inside a group of words",
    "The words `{words}` belong together. Write one space between them.",
    "Some keywords are several words, such as `for each`. They are read as one, so only one space stands between them.",
    wrong="for  each camp as spot\n  draw 1\n",
    right="for each camp as spot\n  draw 1\n",
)
add(
    "E0110",
    "a curly quotation mark",
    'The sign `{sign}` is no plain quotation mark. Write `"`.',
    'Word processors change quotation marks. A rules file uses the plain `"` on both sides.',
    wrong="step grow “Grow”\n  draw 1\n",
    right='step grow "Grow"\n  draw 1\n',
)
add(
    "E0111",
    "a sign without meaning",
    "The sign `{sign}` has no meaning here.",
    "Sentences are made of words, numbers, commas and colons, and `+ - * / < >` in sums and comparisons. There are no semicolons and no "
    "full stops: every sentence has its own line. A remark goes into a comment after `#`.",
    wrong="draw 1; score 1\n",
    right="draw 1\nscore 1\n",
)
add(
    "E0112",
    "a number and letters in one word",
    "`{word}` is neither a number nor a name. A name begins with a letter; a number has digits only, and perhaps one decimal point.",
    "Write a space between a number and the word after it. A name may hold digits, but not at its beginning.",
    wrong="draw 2cards\n",
    right="draw 2 cards\n",
)
add(
    "E0113",
    "a control character",
    "An invisible control character (number {number}) stands here. Is this a text file?",
    "A rules file is plain text in UTF-8. Control characters come from damaged files, or from files that are no text at all.",
)
add(
    "E0114",
    "capitals or loose underscores in a name",
    "Names have small letters, and single underscores between words: `{even}`, not `{word}`.",
    "A name is the lasting id of a thing: small letters, digits, and `_` between two words. Capitals belong into the title in quotes.",
    wrong='step Grow_ "Grow"\n  draw 1\n',
    right='step grow "Grow"\n  draw 1\n',
)
add(
    "E0115",
    "a number that is too big",
    "This number has {size} digits; at most {limit} are possible.",
    "No count of a game needs so many digits. Write a smaller number.",
    wrong="draw 1234567890\n",
    right="draw 12\n",
)
