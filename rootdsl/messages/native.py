"""E086: building the native backend."""

from __future__ import annotations

from rootdsl.messages.codes import add

add(
    "E0860",
    "no C compiler",
    "There is no C compiler here ({word}); everything plays without one, only slower.",
    "`rootdsl build-native` needs a C compiler on the path (`cc`, `gcc` or `clang`), or the environment variable `CC` names one.",
)
add(
    "E0861",
    "a C compiler that fails",
    "`{word}` cannot build this table: {reason}.",
    "The compiler must know GNU C 11 (gcc and clang do). Set `CC` to another one, or play in plain Python.",
)
add(
    "E0862",
    "rules without native words",
    "The native backend cannot say something in these rules yet: {reason}.",
    "They play in plain Python as before. The text in brackets names the file and the function.",
)
add(
    "E0863",
    "no place for a native build",
    "There is no cache folder in which a native build could be kept.",
    "A build is kept in the user's own cache folder, which nobody else may write. `ROOTDSL_CACHE` may name another folder.",
)
