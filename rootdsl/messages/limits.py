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
