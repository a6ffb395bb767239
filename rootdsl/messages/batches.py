"""E084: batches of games, what they are kept in and what is asked of them."""

from __future__ import annotations

from rootdsl.messages.codes import add

add(
    "E0840",
    "a file that is no playtest",
    "`{word}` cannot be read as a playtest: {reason}.",
    "A playtest is the file that `rootdsl playtest ... --out FILE` wrote. Name that file, or play a batch first.",
)
add(
    "E0841",
    "another playtest in the file",
    "`{word}` holds another playtest: {reason}.",
    "A file keeps the games of one plan under one state of the rules; only then may they be counted together. Name another file with "
    "`--out`, or ask for the same again (only `--games` and `--workers` may differ).",
)
add(
    "E0842",
    "an unknown bot",
    "No bot is called `{word}`.",
    "`--bots` takes one name for all, one for each seat with commas, or `FACTION=NAME` for some.",
)
add(
    "E0843",
    "too few for a table",
    "{given} cannot fill a table of {players}.",
    "Name more with `--factions`, ask for fewer `--players`, or say `--factions any`. Some files take the place of others and cannot sit "
    "with them.",
)
add(
    "E0844",
    "another number of bots than of seats",
    "{given} bots are named for {players} players.",
    "Bots with commas are one for each seat. To give bots to factions, write `--bots random,otters=greedy`.",
)
add(
    "E0845",
    "a game that was not played",
    "There is no game {number} in `{word}`.",
    "Games are numbered from 1 in the order in which they were played.",
)
add(
    "E0846",
    "figures that cannot be read",
    "`{word}` holds no win rates: {reason}.",
    "What is laid beside a report is a text with a line `name: percent` for each faction, by the names of the files; they may stand "
    "below a line `win_percent:` or behind it in braces.",
)
add(
    "E0847",
    "batches that cannot be compared",
    "These cannot be compared: {reason}.",
    "Both versions must know the factions, maps, decks and other parts of the batch by the same names, for each game is played once under "
    "each of them.",
)
add(
    "E0848",
    "a cluster that does not play",
    "The dask scheduler at `{word}` is of no use: {reason}.",
    "`--scheduler` takes the address of a running scheduler, as HOST:PORT (`dask scheduler` prints it), with workers (`dask worker "
    "HOST:PORT`) that have the same rootdsl installed and find the files of the rules at the same paths.",
)
add(
    "E0849",
    "an order for nobody who plays",
    "`{word}` takes no turns in this batch; those who do are: {listed}.",
    "`--of` names the faction that versions are put in order for, as `--factions` names it.",
)
add(
    "E0850",
    "an order without games",
    "No game under all versions has `{word}` at the table and ends without a fault.",
    "Play more games, or name fewer factions with `--factions`, so that it sits in more of them. Faults are told by `rootdsl playtest`.",
)
