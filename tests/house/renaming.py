"""A game with every word of its own replaced: names, titles, folders and files, in rules and examples alike.

What stays are the words that the language knows by itself, numbers, and values that are data (letters, colours).
Plurals and verb forms stay plurals and verb forms of the same new word.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from pathlib import Path

from lark import Token

from rootdsl.examples.words import FILLER, NO
from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.library import singular_forms, verb_forms
from rootdsl.names.scope import BUILTIN
from rootdsl.names.sentences import Sentences
from rootdsl.paths import PACKAGE
from rootdsl.project.keywords import _read_words, grammar_words, names_words
from rootdsl.syntax.lexer import lex

# Words of the language in their place (`when resolved` on a card, `wood borders 1, 2` and `joins` on a map, standing orders with `keep`,
# `when P would activate`, `gathers pieces in` in the heading of a game, `available` modes, `up to N times`, the
# `roller` of dice) that a game may use as names of its own elsewhere:
# they stay what they are.
READERS_OWN = frozenset(
    {"resolved", "borders", "joins", "join", "keep", "activate", "available", "coalition", "roller", "time", "times", "again", "gathers"}
)
CONSONANTS, VOWELS = "bdfgklmnprtvz", "aeiou"


def language() -> frozenset[str]:
    """Every word that the language knows by itself."""
    phrases: set[str] = {*grammar_words(), *names_words(), *FILLER, *NO}
    phrases |= {name[2:].replace("_", " ") for name in dir(Sentences) if name.startswith("v_")}
    for path in (*(PACKAGE / "examples").glob("*.py"), *(PACKAGE / "names").glob("*.py")):
        phrases |= set(compared_words(ast.parse(path.read_text(encoding="utf-8"))))
    words = {word for phrase in phrases for word in phrase.replace(",", " ").split()}
    return frozenset(words | phrases | {form for word in words for form in (*singular_forms(word), *verb_forms(word))})


def compared_words(tree: ast.AST) -> Iterable[str]:
    """Words with which readers compare: as they take them, by `in (...)`, or out of a row of them."""
    yield from _read_words(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare | ast.Tuple | ast.Set):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and inner.value.isalpha() and inner.value.islower():
                    yield inner.value


def pseudo_word(seed: str) -> str:
    """A new word; where it stands in the alphabet and how long it is has nothing to do with the old one.

    >>> pseudo_word("meadow") == pseudo_word("meadow") != pseudo_word("meadows")
    True
    """
    raw = hashlib.sha256(seed.encode()).digest()
    out = "".join(CONSONANTS[raw[2 * i] % 13] + VOWELS[raw[2 * i + 1] % 5] for i in range(2 + raw[30] % 4))
    return out + "bdgkmnpt"[raw[31] % 8]


def declared(systems: Iterable[System], kind: type = d.Decl) -> frozenset[str]:
    """Names that the game declares. They are its own, whatever tables of the compiler may hold, unless the language has the word itself."""
    needed = {*grammar_words(), *BUILTIN, *(name[2:] for name in dir(Sentences) if name.startswith("v_"))}
    found = {part for system in systems for x in system.of(kind) for part in x.name.split(".")}
    return frozenset(x for x in found if x not in needed and not needed & {*singular_forms(x), *verb_forms(x)})


def base_of(word: str, known: set[str], verbs: frozenset[str]) -> tuple[str, str] | None:
    """The word of which this is a form, and the ending that makes it so."""
    for form in (*singular_forms(word)[:0:-1], *verb_forms(word)[:0:-1]):
        if form in known:
            return form, "s"
    for ending in ("ed", "d", "ing"):
        stem = word.removesuffix(ending)
        found = [x for x in (stem, stem + "e") if x in verbs] if stem != word else []
        if found:
            return found[0], "ing" if ending == "ing" else "ed"
    return None


def new_names(words: Iterable[str], kept: frozenset[str], verbs: frozenset[str] = frozenset()) -> dict[str, str]:
    """A new word for each; forms of one word become forms of one new word."""
    mine = {x for x in words if not kept & {x, *singular_forms(x), *verb_forms(x)} and not x[:1].isdigit()}
    known = set(mine)
    out: dict[str, str] = {}
    taken: set[str] = set(kept)
    forms = {word: base for word in mine if (base := base_of(word, known, verbs)) is not None}
    for word in sorted(mine, key=lambda x: (x in forms, len(x), x)):    # a plural may be shorter than its singular
        if word in forms and forms[word][0] in out:
            base, ending = forms[word]
            out[word] = out[base] + ending
            continue
        seed = word
        while pseudo_word(seed) in taken:
            seed += "+"
        out[word] = pseudo_word(seed)
        taken |= {out[word], out[word] + "s"}
    return out


class Renaming:
    """New words for a set of files."""

    def __init__(self, systems: Iterable[System], texts: Iterable[str]) -> None:
        systems = list(systems)
        values: set[str] = set()
        for system in systems:
            rows = [*system.fields.values(), *(x for row in system.seat_fields.values() for x in row)]
            values |= {str(x) for x in rows if len(str(x)) == 1}
        verbs, own = declared(systems, d.ProcedureDecl), declared(systems)
        own |= {x + end for x in own for end in ("s", "es")} | {x + end for x in verbs for end in ("ed", "d", "ing")}
        own |= {x[:-1] + "ing" for x in verbs if x[-1] == "e"}
        self.kept = (language() | values | READERS_OWN) - (own - READERS_OWN)
        words = [part for text in texts for token in tokens(text) for part in parts(token)]
        self.names = new_names(words, self.kept, verbs)

    def word(self, old: str) -> str:
        return self.names.get(old, old)

    def text(self, old: str) -> str:
        """A file in new words."""
        out: list[str] = []
        at = 0
        for token in tokens(old):
            begin, end = token.start_pos or 0, token.end_pos or 0
            out += [old[at:begin], self.token(token)]
            at = end
        return "".join(out) + old[at:]

    def token(self, token: Token) -> str:
        if token.type == "STRING":
            inside = str(token)[1:-1]
            if not inside or inside.startswith("#"):
                return str(token)
            return f'"{pseudo_word("title " + inside).capitalize()} {pseudo_word(inside)}"'
        return ".".join(self.word(x) for x in str(token).split("."))

    def copy(self, folder: Path, to: Path) -> Path:
        """The folder of a game in new words, under new names."""
        out = to / pseudo_word("folder " + folder.name)
        for path in sorted(folder.rglob("*.law")):
            if len(path.suffixes) > 1:
                continue
            below = [pseudo_word("folder " + x) for x in path.relative_to(folder).parts[:-1]]
            target = out.joinpath(*below, pseudo_word("file " + path.stem) + ".law")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self.text(path.read_text(encoding="utf-8")), encoding="utf-8")
        return out


def tokens(text: str) -> list[Token]:
    """Words, paths and titles of a text in their order."""
    return [x for x in lex(text, Report()).tokens if x.type in ("WORD", "PATH", "STRING")]


def parts(token: Token) -> list[str]:
    return [] if token.type == "STRING" else str(token).split(".")
