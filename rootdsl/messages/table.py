"""E08: table and set-up, and what a command line can get wrong."""

from __future__ import annotations

from rootdsl.messages.codes import add

add(
    "E0801",
    "an unknown name",
    "Nothing is called `{word}` {where}.",
    "A command takes the name that stands in the heading of a file (`faction otters \"The Otters\"` is `otters`), or the path of a "
    "file that ends in `.law`.",
)
add(
    "E0802",
    "no game is named",
    "Say what is meant; the games at hand are: {listed}.",
    "Nothing was named, or what was named does not tell which game is meant. Name the files of those who sit down, or add "
    "`--game NAME` (or the path of the game's folder).",
)
add(
    "E0803",
    "a name of two games",
    "`{word}` belongs to more than one game: {listed}.",
    "Add `--game NAME`, so that it is clear which is meant.",
)
add(
    "E0804",
    "wrong number of players",
    "{title} is for {low} to {high} players; {given} named.",
    "Name one file for each seat. The `game` heading says how many may play.",
)
add(
    "E0805",
    "too many seats for one file",
    "`{word}` can be held by {most} at most; {given} seats name it.",
    "A file may be held by several players only if its heading says `seats up to 2` (or more).",
)
add(
    "E0806",
    "a file that does not fit there",
    "`{word}` is a {kind}; what is wanted here is {wanted}.",
    "Each part of a table is a file of its own kind: seats hold what the `game` heading lists after `seats`, and `--map` takes a map.",
)
add(
    "E0807",
    "a part is missing",
    "This table has no {kind}: name one with `--{option} NAME`.",
    "The game's heading picks this kind of file, but says no name that exists. Name one yourself.",
)
add(
    "E0808",
    "rules at fault",
    "The rules of this table have {count}; nothing can be played before they are mended.",
    "`rootdsl check` shows every fault with its place.",
)
add(
    "E0809",
    "files that cannot sit at one table",
    "These files cannot sit at one table: {reason}.",
    "A name that one of them needs stands in a file that is not at the table, or two of them claim the same.",
)
add(
    "E0810",
    "a game without a heading",
    "There is no game in {where}: no file there has a `game` heading.",
    "A game is a folder; one of its files begins with `game NAME \"Title\"` and says how many may play and what a table consists of.",
)
add(
    "E0811",
    "a command that is not there",
    "This installation has no {what}.",
    "The part of rootdsl that does this is not installed. Install rootdsl anew, with the extra that the manual names.",
)
add(
    "E0812",
    "something the game does not pick",
    "{title} picks no {kind}.",
    "The `game` heading lists with `picks` what a table of the game is made of besides its seats.",
)
add(
    "E0813",
    "a file that is no saved game",
    "`{word}` cannot be taken as a saved game: {reason}.",
    "A saved game is a regular file that `rootdsl play` wrote, whole and unchanged. Take another copy of it, or bring the game back with "
    "the seed and the choices of the line that the program showed at its end.",
)
add(
    "E0814",
    "something that the system refuses",
    "This cannot be done here: {reason}.",
    "The fault lies around rootdsl: a full disk, a closed stream, a folder that is gone, a name that is too long for a file, a file that "
    "you may not read. Set it right, and give the same command again.",
)
add(
    "E0817",
    "an unknown version",
    "`{word}` names no version of these rules: {reason}.",
    "A version is `now` (the files as they are), the folder of another state of the game, the name or path of house rules "
    "(several joined by `+`), or a revision of the git repository in which the game lies, such as `HEAD~3` or a tag.",
)
add(
    "E0818",
    "two files of one name at a table",
    "`{one}` and `{other}` both bear the name `{word}`. Give one of them another name in its heading: `{kind} NAME \"Title\"`.",
    "A table tells files apart by the names in their headings, and rules refer to each other by them. Inside the file, too, its name "
    "stands wherever it speaks of itself.",
)
add(
    "E0820",
    "a game without an outline",
    "There is no outline at {path}.",
    "`outline.toml` in the folder of a game lists the headings of its printed rules, each with the rule that carries it: "
    '`"4.2.1" = { title = "Rule", rules = ["law.rule"] }` below `[chapter.4]`.',
)
add(
    "E0821",
    "an outline that cannot be read",
    "{path} cannot be read as an outline: {reason}.",
    'Each row is a number in quotes and a table: `"4.2.1" = { title = "Rule", rules = ["law.rule"] }`; in place of `rules` stands '
    '`overview = true`, or `reason = "..."` where nothing carries the heading.',
)
add(
    "W0816",
    "less than is advised",
    "The {field} of these seats is {sum} together; for {players} players {title} advises at least {least}. It can be played all the same.",
    "The `game` heading says with `advises` how much of a field the files at a table should have together. Such a table may be "
    "lopsided; nothing is forbidden.",
)
add(
    "W0830",
    "a text that does not fit on its page",
    "There is no room for all of “{frame}” on the page {where}; the end is left out.",
    "A frame of a printed sheet holds more than it has room for in the smallest letters. Shorten the title, or the sentences of the rules "
    "that stand in this frame; the whole of them stands in the other documents.",
)
