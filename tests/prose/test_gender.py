"""The gender of a noun decides over every word that belongs to it, and over nothing else."""

from __future__ import annotations

import difflib
import re

import pytest

from rootdsl.names.library import Library
from rootdsl.prose.catalogue import Catalogue, load_catalogue
from rootdsl.prose.frame import Term
from rootdsl.prose.languages import tables
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.show import written

# every word that agrees with a noun: articles and pronouns, with and without their preposition, and the endings of adjectives
AGREES = re.compile(
    r"(der|die|das|den|dem|des|(irgend)?(ein|kein)(e|en|em|er|es)?|(dein|sein|ihr)(e|en|em|er|es)?|(dies|jed|all|ander|beliebig|einzig|solch)(e|en|em|er|es)"
    r"|er|sie|es|ihn|ihm|ihr|deren|dessen|denen|im|in|ins|am|an|zum|zur|zu|vom|von|beim|bei|aus|bereit\w*|frei\w*|vorderst\w*|zufällig\w*)[.,:]?\Z",
    re.IGNORECASE,
)


def prose(library: Library, key: str, term: Term) -> str:
    catalogue: Catalogue = load_catalogue(library, "de")
    words, frames = tables("de")
    if key in words:
        words[key] = term
    else:
        catalogue.terms[key] = term
    lexicon = Lexicon(library, catalogue, words, frames)
    return "\n".join(written(library.systems[x], lexicon, "de") for x in ("woodland", "marquise", "eyrie", "standard"))


@pytest.mark.parametrize(
    ("key", "one", "many", "prep", "old", "new"),
    [
        ("woodland.clearing", "Lichtung", "Lichtungen", "auf", "f", "m"),
        ("eyrie.leader", "Anführer", "Anführer", "", "m", "f"),
        ("card", "Karte", "Karten", "", "f", "n"),
    ],
)
def test_gender(library: Library, key: str, one: str, many: str, prep: str, old: str, new: str) -> None:
    fixed = (("gen", one),)
    before = prose(library, key, Term(one, many, old, prep, forms=fixed)).split()
    after = prose(library, key, Term(one, many, new, prep, forms=fixed)).split()
    changed = 0
    for tag, i, j, k, m in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        for word in (*before[i:j], *after[k:m]):
            assert AGREES.match(word), (before[max(0, i - 4) : j + 4], after[max(0, k - 4) : m + 4])
        changed += 1
    assert changed > 5
    text = " ".join(after)
    wrong = {
        "m": r"\b(die|das|eine|diese|jede|jedes|keine|zur)",
        "f": r"\b(das|dem|des|den|diesen|diesem|einem|einen|deinem|zum|vom)",
        "n": r"\b(eine|diese|jede|keine|zur)",
    }[new]
    assert not re.findall(rf"{wrong} {one}\b", text)
