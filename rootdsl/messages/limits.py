"""E09: files and limits."""

from __future__ import annotations

from rootdsl.messages.codes import add

add(
    "E0901",
    "nested too deep",
    "This line is nested more than {limit} levels deep.",
    "No rule needs so many levels. Give an inner part its own `procedure` and call it by its phrase.",
)
add(
    "E0902",
    "a line that is too long",
    "This line has {size} characters; at most {limit} are possible.",
    "Such a line cannot be read aloud. Cut the sentence into several lines.",
)
add(
    "E0903",
    "a file that is too big",
    "This file has {size} characters; at most {limit} are possible.",
    "One file holds one faction, map, deck or part of the rules. Cut it into several files.",
)
add(
    "E0904",
    "not a text file",
    "This file is not text in UTF-8 (byte {byte}).",
    "Save the file as plain text with the encoding UTF-8. Every editor can do so.",
)
add(
    "E0905",
    "a file that cannot be read",
    "This file cannot be read: {reason}.",
    "The file does not exist, is a folder, or may not be read by you.",
)
add(
    "E0906",
    "a link that leads out",
    "`{word}` is a link that leads out of its folder; it is not followed.",
    "No file outside the folder of a game is read, so that rules from a stranger see nothing of yours. Copy the file into the folder.",
)
add(
    "E0907",
    "a file that cannot be written",
    "`{word}` cannot be written: {reason}.",
    "The folder does not exist, is full, or may not be written by you. Nothing has been changed.",
)
add(
    "E0908",
    "two files of one name",
    "Two files are called `{word}`: this one and {other}.",
    "Every file of a game needs a name of its own in its heading, for others refer to it by that name.",
)
add(
    "E0909",
    "rules without code yet",
    "The compiler has no way yet to play this: {reason}.",
    "The rule is sound, but no code can be made of it. Say it another way, or report it.",
)
add(
    "E0910",
    "a folder of somebody's own",
    "`{word}` was not made by rootdsl and stands in the way.",
    "Compiling never overwrites what it did not write. Move the file away, or compile into another folder.",
)
add(
    "E0911",
    "too many files",
    "`{word}` holds more than {limit} files.",
    "A game is a folder of at most that many files. Put the game into a folder of its own.",
)
add(
    "E0990",
    "a fault of rootdsl",
    "rootdsl itself is at fault: {fault}.",
    "This is a mistake in rootdsl, not in your rules. Please report it with the command that you gave and the files that it read; "
    "with `--debug` the command shows where it happened.",
)
add(
    "E0917",
    "more players than a table has",
    "A game is played by {low} to {high} players, not by {number}.",
    "Every mix of so many files is laid and played in the tests; a table has a sensible size.",
)
