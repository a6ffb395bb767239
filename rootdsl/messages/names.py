"""E03, E04, E05, E06: words, the kinds of what they name, and what they refer to.

`wrong` and `right` are files (or parts of a faction's file) of the small game in
`tests/messages/fen`, and the tests run them.
"""

from __future__ import annotations

from rootdsl.messages.codes import add

add(
    "E0398", "A part that could not be read", "This part could not be read ({fault}).",
    "The fault lies in rootdsl: it should have said what is wrong here. Look at this line first, and please report it with the file.",
)

STEP = 'dusk\n  step end "End"\n'
RULE = 'abilities\n  rule feast "Feast"\n'
MAP = 'language 1\nmap pond "Pond"\n\nplaces\n  isle 1 moss, 1 berths, at 10, 10\n  isle 2 reed, 1 berths, at 60, 10\n'

add(
    "E0301",
    "an unknown word",
    "`{word}` is not a known word.",
    "Every word belongs to the language, is declared in this file, in a common file or in a file that this one `knows`, or is a name "
    "that was set "
    "above it. This one is none of these. Perhaps it is misspelt, or the line that sets the name stands further down.",
    wrong=STEP + "    for each isle as den\n      place a gaurd in den\n",
    right=STEP + "    for each isle as den\n      place a guard in den\n",
)
add(
    "E0302",
    "something is missing",
    "Something is missing here: {expected}.",
    "The sentence is right up to this place and must go on with what is named.",
    wrong=STEP + "    place a guard\n",
    right=STEP + "    for each isle as den\n      place a guard in den\n",
)
add(
    "E0303",
    "a word that does not fit",
    "`{word}` cannot stand here. Expected: {expected}.",
    "The word is known, but at this place the sentence needs another kind of word.",
    wrong=STEP + "    draw 1 isle\n",
    right=STEP + "    draw 1\n",
)
add(
    "E0304",
    "no heading",
    "This file does not say what it is.",
    "A file begins with `language 1`, and then says what it describes: `law`, `map`, `deck`, `faction`, `house rules` or `game`, with a "
    "name and a "
    "title.",
    wrong='language 1\n\nkind crab "Crab"\n',
    right='language 1\nlaw crabs "The Law of Crabs"\n\nkind crab "Crab"\n',
    example='faction mice "The Mice"',
)
add(
    "E0305",
    "a name declared twice",
    "`{name}` is declared twice in this file (first in line {line}).",
    "Two things of one kind need two names, or nobody could tell which is meant.",
    wrong='zone nest "Nest"\nzone nest "Second Nest"\n',
    right='zone nest "Nest"\nzone second_nest "Second Nest"\n',
)
add(
    "E0307",
    "a heading without a name",
    "`{keyword}` needs a name after it.",
    "A heading carries a name, by which other rules speak of it, and mostly a title in quotes, which players read.",
    example='zone nest "Nest"',
)
add(
    "E0308",
    "a row of pieces in another form",
    "A row of pieces begins with a number and a name.",
    "Below `pieces` each line says how many there are, what they are called and, if the name is not itself a kind, which kind they are.",
    wrong="pieces\n  guards 8\n",
    right="pieces\n  8 guards\n",
    example='6 dams "Dam" are houses',
)
add(
    "E0309",
    "a place that the map does not have",
    "There is no place `{name}` on this map.",
    "Paths and borders join places that are listed in the section `places`, by the number or name given there.",
    wrong=MAP + "\npaths\n  bridge 1 to 2, 2 to 7\n",
    right=MAP + "\npaths\n  bridge 1 to 2\n",
)
add(
    "E0310",
    "a path without two ends",
    "A path has two ends, joined by `to`.",
    "A row of paths begins with their kind and lists pairs of places, with commas between the pairs.",
    wrong=MAP + "\npaths\n  bridge 1 to 2, 2\n",
    right=MAP + "\npaths\n  bridge 1 to 2\n",
    example="bridge 1 to 2, 2 to 3",
)
add(
    "E0311",
    "no verb",
    "`{word}` begins no sentence. Expected: {expected}.",
    "A sentence says who does what: `[who] VERB what ...`. Without a subject the one who performs the rule does it.",
    wrong=STEP + "    hand of otters\n",
    right=STEP + "    draw 1\n",
)
add(
    "E0312",
    "an unknown happening",
    "`{word}` is not something that can happen. An event says who does what, as in `when a player removes any guards`; of an action that "
    "only some files have, wait for what it does: `when another player places any guards as crowd, if number of crowd >= 2`.",
    "`when` waits for a verb such as `removes`, `places`, `draws` or `scores`, or for a procedure of the common files, or of a file that "
    "this one knows, by its own verb.",
    wrong=RULE + "    when otters deck any guards\n      draw 1\n",
    right=RULE + "    when otters remove any guards\n      draw 1\n",
)
add(
    "E0313",
    "a line that does not belong here",
    "`{word}` cannot stand at this place{where}.",
    "Sentences belong into steps, actions, rules and procedures; actions into a block such as `up to 3 times`; fields below the heading "
    "of the file.",
    wrong=STEP + '    action dig "Dig": draw 1\n',
    right=STEP + '    up to 2 times\n      action dig "Dig": draw 1\n',
)
add(
    "E0314",
    "a sentence without its moment",
    "A sentence cannot stand here by itself: nothing says when it happens.",
    "A rule among the abilities says when it applies: `when ...`, `in ...`, `at start of ...`, `exception to ...`, or `... cannot ...`. "
    "A sentence stands "
    "below such a line, or in a step.",
    wrong=RULE + "    draw 1\n",
    right=RULE + "    at start of dusk\n      draw 1\n",
)
add(
    "E0315",
    "a hook on nothing",
    "There is no step, window, phase or procedure `{word}`.",
    "A hook names a point that a procedure declares, by the name of the procedure and then that of the step or window: `in clash after`.",
    wrong=RULE + "    in clash feast\n      draw 1\n",
    right=RULE + "    in clash after\n      draw 1\n",
)
add(
    "E0316",
    "a free action without its phase",
    "The free action does not say in which phase it stands open: {phases}.",
    "A free action can be taken between the steps and actions of one phase.",
    wrong='abilities\n  rule feast "Feast"\n    free action nibble "Nibble" in midnight\n      draw 1\n',
    right='abilities\n  rule feast "Feast"\n    free action nibble "Nibble" in noon, once per turn\n      draw 1\n',
    example='free action nibble "Nibble" in noon, once per turn',
)
add(
    "E0317",
    "a sentence between actions",
    "Between actions only `action` and `extra` can stand.",
    "A block with actions is a menu. What happens in any case stands before or after it.",
    wrong=STEP + '    up to 2 times\n      action dig "Dig": draw 1\n      score 1\n',
    right=STEP + '    up to 2 times\n      action dig "Dig": draw 1\n    score 1\n',
)
add(
    "E0318",
    "an extra that is not there",
    "There is no `extra {name}` below that could be counted.",
    "`plus 1 for each NAME` gives one round more for each time that `extra NAME` was taken in this menu.",
    wrong=STEP + '    up to 2 times, plus 1 for each bribe\n      action dig "Dig": draw 1\n',
    right=STEP + '    up to 2 times, plus 1 for each bribe\n      action dig "Dig": draw 1\n      extra bribe "Bribe": spend a card\n',
)
add(
    "E0319",
    "a condition at the end of a sentence",
    "A condition cannot stand at the end of this sentence. Write `if ...:` before it.",
    "Only headings, hooks, events and bans take a condition at their end. For a sentence, `if C:` stands first.",
    wrong=STEP + "    draw 1 while hand is empty\n",
    right=STEP + "    if hand is empty: draw 1\n",
)
add(
    "E0320",
    "deeper lines that nothing owns",
    "These deeper lines belong to no line above that takes them.",
    "Deeper lines follow `if`, `for each`, `may`, a step, a hook, or a cost (then they begin with `to`).",
)
add(
    "E0321",
    "`cannot` in a step",
    "`cannot` forbids for good, so it belongs into a rule among the abilities and not into a step.",
    "A step is done and over; a ban lasts. Write a `rule` with the ban, with a condition if it holds at times only.",
    wrong=STEP + "    guards cannot be removed\n",
    right=RULE + "    guards cannot be removed\n",
)
add(
    "E0322",
    "a sentence of a kind that cannot stand here",
    "This kind of sentence cannot stand here.",
    "The language reference says which sentences a body can have.",
)
add(
    "E0401",
    "the wrong kind of thing",
    "Expected here: {expected}. This is {got}.",
    "Every part of a sentence has a kind: a place, a piece on the map, a sort of piece, a card, a player, a number, a suit. The word is "
    "known, but it "
    "names another kind of thing than the sentence needs.",
    wrong=STEP + "    choose gift among cards in hand\n    place a guard in gift\n",
    right=STEP + "    for each isle as den\n      place a guard in den\n",
)
add(
    "E0402",
    "the wrong kind of thing for a role",
    "In `{phrase}` the {role} is {expected}; this is {got}.",
    "A procedure says in its heading who and what takes part, and each of these roles has a kind.",
    wrong=STEP + "    choose gift among cards in hand\n    march to gift\n",
    right=STEP + "    choose den among isles\n    march to den\n",
)
add(
    "E0501",
    "an exception to nothing",
    "There is no rule, step, value or needs `{name}` to make an exception to.",
    "An exception names what it overrides: a value, a `needs`, or a step of a procedure as `procedure.step`. The name must exist, in "
    "this file, in a "
    "common file or in a file that this one `knows`.",
    wrong=RULE + "    exception to hand_limt: 7\n",
    right=RULE + "    exception to hand_limit: 7\n",
)
add(
    "E0601",
    "a wrong number of cells",
    "This row gives {got} numbers; the track has {wanted} spaces.",
    "A row of a track gives one number for each space, from left to right.",
    wrong='pieces\n  3 dams "Dam" are houses\n\ntrack dams "Dams" 3 spaces, one row for each of dam\n  points 0, 1, 2, 3\n\ndusk\n  step '
    'end "End"\n    score points uncovered by dam\n',
    right='pieces\n  3 dams "Dam" are houses\n\ntrack dams "Dams" 3 spaces, one row for each of dam\n  points 0, 1, 2\n\ndusk\n  step '
    'end "End"\n    score points uncovered by dam\n',
)
add(
    "E0323",
    "a name that nothing uses",
    "`{word}` is named here, and nothing reads it.",
    "A name is given to be used. If nothing below reads it, either the name or its use is misspelt, or it can go.",
    wrong=STEP + "    choose den among isles\n",
    right=STEP + "    choose den among isles\n    place a guard in den\n",
)
add(
    "E0324",
    "a file that is not used",
    "This file says that it knows `{word}`, and never names it or anything of it.",
    "`knows` lists the other files whose names a file uses; it goes on working when they are absent.",
)
add(
    "E0325",
    "a role that the phrase lacks",
    "`{word}` is no word of the procedure's phrase and no choice in it.",
    "`sides`, `shares` and `orders` speak of the words in the phrase of the procedure, or of names that its sentences set.",
)
add(
    "E0326",
    "only rules stand in a decision table",
    "Under `by the first that holds` only rules can stand.",
    "Each rule of the table says with `, if` when it holds; the first that holds is carried out, and none other.",
)
add(
    "E0327",
    "a standing line under a condition",
    "This line holds as long as its rule does: no `if` can stand over it. Give it to a mode, or take it out of the `if`.",
    "`keep`, `comes before`, `are open for`, `are linked for`, `is seen by all` are read once, and hold as long as their rule.",
    wrong=RULE + "    if hand is empty\n      shores are open for mice\n",
    right=RULE + "    shores are open for mice\n",
)
add(
    "E0330",
    "a free action in the phase of any player",
    "Whose phase is meant stands behind it: `free action {name} \"Title\" in {phase} of other players` is offered to them, and they "
    "perform it. For what the holder does in the turns of others write a hook: `at start of any {phase}`.",
    "`free action NAME in PHASE` is offered to the holder, between the steps and actions of that phase; with `of other players` or "
    "`of enemies` to those, each in their own phase. A holder who acts in the turns of others does so at a fixed moment: at the start "
    "or end of a phase (`any` makes it that of everybody), in a window of a procedure, or after something (`when`).",
    wrong='abilities\n  rule feast "Feast"\n    free action nibble "Nibble" in any noon\n      draw 1\n',
    right='abilities\n  rule feast "Feast"\n    free action nibble "Nibble" in noon of other players\n      draw 1\n',
)
add(
    "E0346",
    "a free action of others without a holder",
    "Only the file of a player, or a card, offers a free action to others. A common file is held by nobody: leave out `of`, and it is "
    "offered to everybody.",
    "Others than whom? A common file has no holder. What it offers each player takes in their own phase. On a card, the others are those "
    "than the player who has it in force.",
    wrong='language 1\n\nlaw tide "Tide"\n\nfree action beat "Beat" in noon of other players\n  draw 1\n',
)
add(
    "E0347",
    "pieces that would go to places of the map",
    "Only on their way to a supply or to one box can pieces be sent elsewhere, not on their way to `{word}`. Of placing write who does "
    "it: `when an enemy would place PIECES into PLACES as NAME`; of a move, the verb of its procedure.",
    "`when PIECES would go to their supply` and `to BOX` are redirects: the thing happens, and the pieces arrive elsewhere. What comes to "
    "a place of the map is placed or moved by somebody: `when PLAYER would place ... into ... as NAME` stands in its place.",
    wrong=RULE + "    when each guard of an enemy would go to an isle as den\n      put it into den\n",
    right=RULE + "    when an enemy would place any guards into an isle\n      draw 1\n",
)
add(
    "E0348",
    "a way for the enemies of nobody",
    "A common file has no holder, so nobody is an enemy of it, or another. Write `for players`: whoever moves may go along it. For some "
    "of them say which: `for players with a card in hand`.",
    "In the file of a player, and on a card, `for enemies` and `for other players` are those of the holder. A common file is held by "
    "nobody; `for you` and `for players` mean the same there.",
    wrong='language 1\n\nlaw tide "Tide"\n\nrule ferry "Ferry"\n  isles are linked for enemies\n',
)
add(
    "E0331",
    "a place by its number",
    "`{word}` is a number here, not a place: this file is played on every map, and names no place of one. Choose the place: "
    "`choose home among {places}`, or `choose home among {places}, by lowest number`.",
    "Only the file of a map knows its places by number, and an example, which is played on one. Every other rule says what kind of "
    "place it means, "
    "and somebody chooses among those there are.",
    wrong=STEP + "    place 2 guards in 1\n",
    right=STEP + "    choose den among isles, by lowest number\n    place 2 guards in den\n",
)
add(
    "E0333",
    "a filter behind `, and`",
    "`, and` begins a new sentence, and `{text}` is none. To go on with the set, write `and` without the comma "
    "(`with no camp and a scout`), or a comma alone before the next filter.",
    "A comma before `and` joins sentences or conditions. In a set, what follows `with` is joined by `and`, and each further filter "
    "begins with a comma.",
    wrong=STEP + "    choose den among isles with no nook, and a guard of mice\n    place a guard in den\n",
    right=STEP + "    choose den among isles with no nook and a guard of mice\n    place a guard in den\n",
)
add(
    "E0334",
    "a pile of cards in a place",
    "A pile that each place has is one `of each` of them: `zone {word} \"Title\" of each {place}`.",
    "Its cards are then `cards in {word} of SITE`, and a card is put `into {word} of SITE`.",
    wrong='zone cellar "Cellar" at each isle, seen by owner\n\n' + STEP + "    choose den among isles\n    draw 1 into cellar of den\n",
    right='zone cellar "Cellar" of each isle, seen by owner\n\n' + STEP + "    choose den among isles\n    draw 1 into cellar of den\n",
)
add(
    "E0335",
    "a hook in the turns of others",
    "A hook names the point and then leaves out whom it does not mean: `{keyword} any {point}, unless the current player is {faction}`.",
    "A bare phase is that of the holder. With `any` it is everybody's, the holder's too; a condition leaves out the holder's own.",
    wrong='abilities\n  rule feast "Feast"\n    at start of noon of another player\n      draw 1\n',
    right='abilities\n  rule feast "Feast"\n    at start of any noon, unless the current player is mice\n      draw 1\n',
)
add(
    "E0352",
    "a name of several files",
    "Several files that this one sees have a `{word}`. Which is meant: {files}?",
    "Two files may use one name. Whoever knows both writes the file before it.",
    wrong='language 1\n\nfaction mice "The Mice"\n  chapter 9, letter M\n  knows otters, herons\n\npieces\n  8 guards\n\n'
    'abilities\n  rule feast "Feast"\n    exception to any dusk.draw: do nothing\n',
    right='language 1\n\nfaction mice "The Mice"\n  chapter 9, letter M\n  knows otters, herons\n\npieces\n  8 guards\n\n'
    'abilities\n  rule feast "Feast"\n    exception to otters.dusk.draw: do nothing\n    exception to herons.dusk.draw: do nothing\n',
)
add(
    "E0336",
    "paths as a set",
    "A `{word}` is no set: paths are not counted. Say it by the places: `score 1 for each {place} with a PIECE`, `number of {place}s "
    "linked to SITE by a {word}` for those that meet in one, "
    "or `{place}s on a {word}`. To choose one, choose its ends: `choose origin among {place}s on a {word}`, then "
    "`choose target among {place}s linked to origin by a {word}`. What is kept of each path is a `flag NAME of each {word}`: "
    "`set NAME of {word} between origin and target`.",
    "Pieces and cards lie in places, never on paths, so that a set consists of places, pieces, cards or players. A marker on a path is a "
    "flag or a number of each path.",
    wrong=STEP + "    score 1 for each bridge between isles\n",
    right=STEP + "    score 1 for each isle with a nook, adjacent to an isle with a nook\n",
)
add(
    "E0337",
    "a verb of another game",
    "`{word}` is no verb here. Write `{say}`.",
    "The verbs of the language are few, and each has one meaning. What a file needs beside them it declares as a `procedure` with a "
    "phrase.",
    wrong=STEP + "    return a guard in 1 to their supply\n",
    right=STEP + "    for each isle as den\n      put guards in den into their supply\n",
)
add(
    "E0338",
    "actions that must be taken",
    "Actions are offered, so they stand below `up to N times`; below `do this N times` stand sentences, "
    "such as `choose one`.",
    "What must be done a number of times, one way or another, is a choice in each round: `do this N times`, and `choose one` below it.",
    wrong=STEP + '    do this 2 times\n      action dig "Dig": draw 1\n',
    right=STEP + '    do this 2 times\n      choose one\n        draw 1\n        or score 1\n',
)
add(
    "E0339",
    "a role that a ban cannot ask",
    "A ban cannot ask `{word}` of `{phrase}`: {why}. Leave it out; which pieces may go, and how many may come into a place, is said of the "
    "pieces: `PIECES cannot be moved into a PLACE, if at least 3 PIECES are in that PLACE`.",
    "A ban is asked while the places, cards, players and single pieces of a procedure are chosen. Of pieces that move together each is "
    "asked once those before it have come, so that a ban on moving into a place limits how many do.",
    wrong=RULE + "    otters cannot march with 2 guards\n",
    right=RULE + "    otters cannot march, if hand is empty\n",
)
add(
    "E0340",
    "a requirement without its name",
    "A requirement has a name and a title, then a colon and the condition: `needs crew \"Crew\": at least 2 PIECES are in PLACE`.",
    "By its name others make exceptions to it, and by its title players know it. The condition behind the colon says who or what must be "
    "where: `at least 2 guards of digger are in site`.",
    wrong='procedure dig "Dig": digger digs\n  choose site among isles\n  needs 2 guards in site\n  place a guard in site\n',
    right='procedure dig "Dig": digger digs\n  choose site among isles\n  needs crew "Crew": 2 guards are in site\n'
    "  place a guard in site\n",
)
add(
    "E0341",
    "an action without a menu",
    "No menu stands in `{word}`: an action is added to a step with `up to N times` and actions below it. "
    "What is done between the steps of a phase is a `free action NAME \"Title\" in PHASE`.",
    "The entry would never be offered. Name the step that has the menu; what is done without a menu is a step or a hook.",
    wrong='abilities\n  rule feast "Feast"\n    action nap "Nap" in dusk.end\n      draw 1\n\n' + STEP + "    draw 1\n",
    right='abilities\n  rule feast "Feast"\n    action nap "Nap" in dusk.end\n      draw 1\n\n' + STEP
    + '    up to 2 times\n      action rest "Rest": draw 1\n',
)
add(
    "E0342",
    "an action for another file's menu",
    "`{word}` belongs to another file: neither a file that holds a seat nor a card adds to its menus. Write "
    "`free action NAME \"Title\" in PHASE, once per turn`.",
    "A free action is offered between the steps of that phase and between the actions of its menus, and costs none of them. A price can "
    "stand in it. Rules of a deck, a map or a law, and house rules, may add an action to a step with a menu, by its whole name: "
    "`action NAME \"Title\" in FACTION.PHASE.STEP`, or `in each menu of PHASE`.",
    wrong='abilities\n  rule feast "Feast"\n    action nap "Nap" in otters.noon.deeds\n      draw 1\n',
    right='abilities\n  rule feast "Feast"\n    free action nap "Nap" in noon, once per turn\n      draw 1\n',
)
add(
    "E0343",
    "a kept word as a name",
    "`{word}` is a word of the language and cannot be a name here. Choose another name, such as `{other}`.",
    "The words that join the words of a sentence (`in`, `to`, `with`, `of`, `each`, `most` and the like) would be read as such wherever "
    "the name stands. The title in quotes, which players read, may be any words.",
    wrong='box under "Under"\n',
    right='box under_box "Under"\n',
)
add(
    "E0344",
    "a role without its kind",
    "A role says of what kind it is in words: `role {word} is a number` (a player, a card, a place or piece by its kind, a group).",
    "The role is a word of the procedure's phrase. A value or a number that the caller names stands in its place: `digger digs 3 deep`.",
    wrong='procedure dig "Dig": digger digs depth deep\n  role depth: number\n  digger draws 1\n',
    right='procedure dig "Dig": digger digs depth deep\n  role depth is a number\n  digger draws depth\n\n' + STEP + "    dig 3 deep\n",
)
add(
    "E0345",
    "cards in a place",
    "Cards lie in no place, but in a pile: `cards in PILE`. If each place is to have one, declare it, `zone NAME \"Title\" of each PLACE`, "
    "and write `cards in NAME of PLACE`; those that go with a place by their suit are `cards in PILE, matching PLACE`.",
    "Pieces can lie in places, cards only in zones: the hand, the deck, a `zone` of the file, also one `of each` place.",
    wrong=STEP + "    choose den among isles\n    draw number of cards in den\n",
    right=STEP + "    choose den among isles\n    draw number of cards in hand, matching den\n",
)
add(
    "E0355",
    "cards in a box of pieces",
    "Pieces lie in `{word}`, not cards. Declare a pile, `zone NAME \"Title\", seen by all`, or give the box columns for cards: "
    "`column NAME \"Title\"`.",
    "Cards lie in piles (`zone`) and in the columns of a box. A box without columns, and a track, hold pieces.",
    wrong='box chest "Chest"\n\n' + STEP + "    choose gift among cards in hand\n    put gift into chest\n",
    right='zone chest "Chest", seen by all\n\n' + STEP + "    choose gift among cards in hand\n    put gift into chest\n",
)
add(
    "E0356",
    "pieces in a pile of cards",
    "Cards lie in `{word}`, not pieces. Declare a box for pieces, `box NAME \"Title\"`, and put them there.",
    "Pieces are put into places of the map, into a box or a supply, and onto a track.",
    wrong='zone chest "Chest", seen by all\n\n' + STEP + "    choose lent among guards in an isle\n    put lent into chest\n",
    right='box chest "Chest"\n\n' + STEP + "    choose lent among guards in an isle\n    put lent into chest\n",
)
add(
    "E0328",
    "a file that is named twice, or names itself",
    "`{word}` is the file itself, or stands in this list already.",
    "`uses` and `knows` list other files, each once.",
    wrong='language 1\nfaction mice "Mice"\n  chapter 3, letter M\n  knows mice\n',
    right='language 1\nfaction mice "Mice"\n  chapter 3, letter M\n  knows herons\n',
)
add(
    "E0329",
    "a choice of two numbers that are not neighbours",
    "`{low} or {high}` is no quantity. Write `{low} to {high}` for anything from the one to the other.",
    "`1 or 2` is one or two. Of numbers that do not follow one another, somebody could read that only the two are meant, and somebody else "
    "that all between them are as well. Write `1 to 3` for one, two or three. Where really only the two are meant, let the player choose "
    "between two lines, each with a quantity of its own.",
    wrong="noon\n  step feast\n    choose gifts, 1 or 3, among cards in hand\n    discard gifts\n",
    right="noon\n  step feast \"Feast\"\n    choose gifts, 1 to 3, among cards in hand\n    discard gifts\n",
)
