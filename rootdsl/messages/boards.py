"""E065 to E069: cards, pieces, tracks, maps, and what a game asks of its files.

`wrong` and `right` are files (or parts of a faction's file) of the small game in
`tests/messages/fen`, and the tests run them.
"""

from __future__ import annotations

from rootdsl.messages.codes import add

# ---------------------------------------------------------------- E065: cards, pieces, tracks

add(
    "E0651",
    "a wrong number of cards",
    "The deck says {wanted} cards, and the file has {got}{listed}.",
    "The number in the heading is a check: all copies of all cards below must add up to it. Either a card (or a number of copies) is "
    "wrong, or the "
    "heading.",
    wrong='language 1\ndeck thin "Thin Deck"\n  3 cards\n\ncard rain "Rain" moss, 2 copies, trick\n',
    right='language 1\ndeck thin "Thin Deck"\n  2 cards\n\ncard rain "Rain" moss, 2 copies, trick\n',
)
add(
    "E0653",
    "a cost that nobody can pay",
    "No place and no piece gives `{word}`, so nobody can ever pay for \"{title}\".",
    "An icon in a cost is paid with a piece in a place of that suit, and no map of this game has such a place. `any` asks for any suit.",
    wrong='language 1\ndeck thin "Thin Deck"\n\ncard rain "Rain" moss, 2 copies, cost gold\n  at start of dusk\n    draw 1\n',
    right='language 1\ndeck thin "Thin Deck"\n\ncard rain "Rain" moss, 2 copies, cost any\n  at start of dusk\n    draw 1\n',
)
add(
    "E0656",
    "no pieces",
    "Of `{word}` there are 0, so none can ever be placed.",
    "The number in a row of pieces says how many lie in the box.",
    wrong='pieces\n  0 dams "Dam" are houses\n',
    right='pieces\n  3 dams "Dam" are houses\n',
)
add(
    "E0657",
    "a track with more spaces than pieces",
    "The track has {spaces} spaces for `{word}`, and there are only {there} of them.",
    "Every space of a track holds a piece at the beginning. Spaces that stay empty would count as uncovered from the start.",
    wrong='pieces\n  3 dams "Dam" are houses\n\ntrack dams "Dams" 4 spaces, one row for each of dam\n  points 0, 1, 2, 3\n\ndusk\n  step '
    'end "End"\n    score points uncovered by dam\n',
    right='pieces\n  4 dams "Dam" are houses\n\ntrack dams "Dams" 4 spaces, one row for each of dam\n  points 0, 1, 2, 3\n\ndusk\n  step '
    'end "End"\n    score points uncovered by dam\n',
)
add(
    "E0658",
    "a card without copies",
    "There are 0 copies of `{word}`.",
    "Take the card out, or give the number of copies that is meant.",
    wrong='language 1\ndeck thin "Thin Deck"\n\ncard rain "Rain" moss, 0 copies, trick\n',
    right='language 1\ndeck thin "Thin Deck"\n\ncard rain "Rain" moss, 2 copies, trick\n',
)
add(
    "E0659",
    "a die without faces",
    "The die `{word}` has too few faces ({got}): a die needs two at least.",
    "List the faces after a colon: `die NAME: 0, 1, 1, 2`.",
    wrong="die coin_die: 1\n",
    right="die coin_die: 0, 1\n",
)

# ---------------------------------------------------------------- E067: maps

MAP_HEAD = 'language 1\nmap pond "Pond"\n\nplaces\n'
add(
    "E0671",
    "a path between the wrong places",
    "{problem}.",
    "The declaration of a kind of path says which kinds of place it joins.",
)
add("E0672", "a path to itself", "{problem}.", "A path links two different places.",
    wrong=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 60, 10\n\npaths\n  bridge 1 to 2, 2 to 2\n",
    right=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 60, 10\n\npaths\n  bridge 1 to 2\n")
add("E0673", "a path given twice", "{problem}.", "Between two places runs one path of a kind; `1 to 2` and `2 to 1` are the same.",
    wrong=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 60, 10\n\npaths\n  bridge 1 to 2, 2 to 1\n",
    right=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 60, 10\n\npaths\n  bridge 1 to 2\n")
add("E0674", "a place without coordinates", "{problem}.",
    "`at 40, 60` says where a place is drawn: 40 per cent from the left edge, 60 per cent from the top.",
    wrong=MAP_HEAD + "  isle 1 moss, 1 berths\n", right=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, "
    "10\n", example="isle 1 moss, 1 berths, at 40, 60")
add("E0675", "a place outside the map", "{problem}.", "Coordinates are per cent of the width and height, from 0 to 100.",
    wrong=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 110\n", right=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 90\n")
add("E0676", "two places on one spot", "{problem}.", "Places that lie nearer than one per cent of the map cannot be told apart.",
    wrong=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 10, 10\n\npaths\n  bridge 1 to 2\n",
    right=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 60, 10\n\npaths\n  bridge 1 to 2\n")
add("E0677", "a place that no path reaches", "{problem}.",
    "On an open path one must be able to walk from each place to every other of its kind. A row of the paths is missing, or ends at the "
    "wrong place.",
    wrong=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 60, 10\n",
    right=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 60, 10\n\npaths\n  bridge 1 to 2\n")
add("E0678", "an area without a ring around it", "{problem}.",
    "The places that an area borders lie around it, so each must be linked to the next, all the way round.")
add("E0680", "a map without places", "This map has no places.", "The section `places` lists them, one on each line.",
    wrong='language 1\nmap pond "Pond"\n', right=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n")
add("E0681", "a place without its number", "The {site} does not say how many `{word}` it has.",
    "Every number that the kind of place declares must be given for each place.",
    wrong=MAP_HEAD + "  isle 1 moss, at 10, 10\n", right=MAP_HEAD + "  isle 1 moss, 1 berths, at 10, 10\n")

# ---------------------------------------------------------------- E068: files that play by themselves

ROBOT = 'language 1\nautomated faction mice "Mice"\n  chapter 3, letter M\n\n'
PHASES = "\nsetup\n  do nothing\n\ndawn\n  do nothing\n\nnoon\n  do nothing\n\ndusk\n  do nothing\n"
TIES = "ties\n  isles by lowest number\n  players by lowest letter\n  all else at random\n"
add("E0682", "a kind of question that nobody decides", "The `ties` of this file lack {listed}.",
    "Nobody sits behind an automated faction, so its section `ties` says how it decides every kind of question, also those that the "
    "rules of others put to it.",
    wrong=ROBOT + "ties\n  isles by lowest number\n  all else at random\n" + PHASES, right=ROBOT + TIES + PHASES)
add("E0683", "a chain that can still tie", "This chain can leave two that are alike; its last link must be {last}.",
    "The last link of a chain in `ties` is one in which no two are ever alike.",
    wrong=ROBOT + TIES.replace("lowest letter", "most points") + PHASES,
    right=ROBOT + TIES.replace("lowest letter", "most points, then lowest letter") + PHASES)
add("E0684", "ties of a file that somebody plays", "Whoever holds a {kind} decides for himself.",
    "Only an `automated faction` has a section `ties`.",
    wrong='language 1\nfaction mice "Mice"\n  chapter 3, letter M\n\n' + TIES + PHASES,
    right='language 1\nfaction mice "Mice"\n  chapter 3, letter M\n' + PHASES)

add("E0685", "advice that weighs nothing", "This advice says nothing: {why}.",
    "A line of `advice` is a number that hangs on the position, as in `3 for each guard on the map`, or stands below an `if`.",
    wrong="advice\n  3\n", right="advice\n  3 for each card in hand\n")
add("E0686", "advice for a file that nobody plays", "Nobody decides for this faction, so nobody needs advice.",
    "An `automated faction` goes by its `ties`. `advice` stands in a file that somebody holds, or in one for all players.",
    wrong=ROBOT + TIES + "\nadvice\n  3 for each card in hand\n" + PHASES, right=ROBOT + TIES + PHASES)

# ---------------------------------------------------------------- E069: the table

add("W0688", "a hook on something that never happens", "Nothing ever calls `{word}`, so this never happens.",
    "A hook waits for a procedure, and no rule of this game calls that one.",
    wrong='procedure dig "Dig": digger digs\n  digger draws 1\n\nabilities\n  rule deep "Deep"\n    at end of dig\n      score 1\n',
    right='procedure dig "Dig": digger digs\n  digger draws 1\n\nabilities\n  rule deep "Deep"\n    at end of dig\n      score 1\n\n'
    'noon\n  step dig "Dig": dig\n')
add("W0687", "a hook that waits for its holder and asks for others",
    "This waits for what you do yourself, so `{doer}` is always you here, and it never happens.",
    "`at end of PROCEDURE` speaks of what the holder of the file does. For what others do write `any` before the procedure.",
    wrong='procedure dig "Dig": digger digs\n  digger draws 1\n\nabilities\n  rule deep "Deep"\n'
    '    at end of dig, if digger is an enemy\n      score 1\n\nnoon\n  step dig "Dig": dig\n',
    right='procedure dig "Dig": digger digs\n  digger draws 1\n\nabilities\n  rule deep "Deep"\n'
    '    at end of any dig, if digger is an enemy\n      score 1\n\nnoon\n  step dig "Dig": dig\n')
add("E0689", "a hook on a free action", "`{word}` is a free action, and those have no start and no end to wait for.",
    "What follows your own free action stands in its body. Of one that others take, wait for what it does: `at end of PROCEDURE` for a "
    "procedure that it calls, or `when` for its event (`when a player discards a card`).",
    wrong='abilities\n  rule nap "Nap"\n    free action nap "Nap" in noon, once per turn\n      draw 1\n  rule late "Late"\n'
    '    at end of nap\n      score 1\n',
    right='abilities\n  rule nap "Nap"\n    free action nap "Nap" in noon, once per turn\n      draw 1\n      score 1\n')
add("E0690", "a hook on something without a start and an end", "`{word}` neither begins nor ends, so this never happens.",
    "Procedures, phases, their steps and windows, and the actions of menus have a start and an end. For what a rule does, wait for the "
    "event: `when PLAYER VERB ...`.",
    wrong='abilities\n  rule rich "Rich"\n    when a player scores\n      score 1\n  rule late "Late"\n    at end of rich\n      draw 1\n',
    right='abilities\n  rule rich "Rich"\n    when a player scores\n      score 1\n      draw 1\n')
add("E0691", "a wrong number of players", "{low} to {high} players cannot play.", "The smaller number stands first, and it is at least 1.",
    example="players 2 to 4")
add("W0692", "seats that nobody can hold", "No file of this game is of the kind `{word}`.",
    "The row `seats` of a `game` names the kinds of files that players hold, and at least one such file should exist.")
add("E0693", "a missing row of the game", "The game does not say {listed}.",
    "A game needs `seats KIND` (which files players hold), `begins with PROCEDURE` and `repeats PROCEDURE`.")
add("E0694", "a field given twice", "`{word}` is given twice.", "Each field has one value.",
    wrong='language 1\nfaction mice "Mice"\n  chapter 3, letter M\n  letter N\n',
    right='language 1\nfaction mice "Mice"\n  chapter 3, letter M\n')
add("E0696", "a field of the wrong type", "`{word}` needs {wanted}.",
    "The row `fields` of the `game` gives each field its type: `number`, `word` (one word without quotes) or `text` (in quotes).",
    wrong='language 1\nfaction mice "Mice"\n  chapter three, letter M\n', right='language 1\nfaction mice "Mice"\n  chapter 3, letter M\n')
add("E0697", "a missing field", "This {kind} does not give {listed}.",
    "Every field that the `game` declares must stand below the heading of each seat's file.",
    wrong='language 1\nfaction mice "Mice"\n  chapter 3\n', right='language 1\nfaction mice "Mice"\n  chapter 3, letter M\n')
add("E0698", "a phase that is written twice", "The phase `{word}` stands in this file twice.",
    "What a faction does in a phase stands in one section. Join the two.",
    wrong='dusk\n  step one "One"\n    draw 1\n\ndusk\n  step two "Two"\n    draw 1\n',
    right='dusk\n  step one "One"\n    draw 1\n  step two "Two"\n    draw 1\n')
add("W0699", "a phase that is left out", "This {kind} says nothing about {listed}.",
    "A phase without a section passes without anything happening. If that is meant, write the section with `do nothing`.")
add("E0695", "two headings of one game", "This game has a heading already, in {where}.",
    "The files of a folder are one game, and one of them has the `game` heading. Another game wants a folder of its own.")
add("E0661", "something open in a secret block", "All see this at once, though others have not decided yet.",
    "In a block that is `secretly` decided stand choices, and cards are laid into a pile that not all see. "
    "Do the rest in another `for each` after it.",
    wrong='noon\n  step one "One"\n    for each player as gambler, secretly\n      gambler chooses stake among cards in hand of gambler\n'
          '      discard stake\n')
add("E0662", "a box of another kind of place",
    "`{name}` is a place of the kind `{other}`, and only those of the kind `{kind}` have a `{word}`.",
    "What is declared `of each PLACE` belongs to places of that kind. Others have none: nothing lies there, and nothing can be put there.")
