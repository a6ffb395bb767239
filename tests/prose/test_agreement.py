"""One line of the catalogue decides over a noun: its gender, its plural, its preposition, each seen in every word that goes with it.

What ought to change is found from the words alone, by tables that stand here: the text is searched for the noun,
and the article, the adjectives and the relative pronoun around it are looked up in the paradigms of a grammar book.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from rootdsl.names.library import Library
from rootdsl.prose.catalogue import load_catalogue
from rootdsl.prose.document import document
from rootdsl.prose.frame import Term
from rootdsl.prose.languages import realiser, tables
from rootdsl.prose.lexicon import Lexicon

# nominative, accusative, dative, genitive; a plain grammar book
PARADIGMS: dict[str, dict[str, tuple[str, str, str, str]]] = {
    "der": {"m": ("der", "den", "dem", "des"), "f": ("die", "die", "der", "der"), "n": ("das", "das", "dem", "des")},
    "ein": {"m": ("ein", "einen", "einem", "eines"), "f": ("eine", "eine", "einer", "einer"), "n": ("ein", "ein", "einem", "eines")},
    "einer": {
        "m": ("einer", "einen", "einem", "eines"), "f": ("eine", "eine", "einer", "einer"), "n": ("eines", "eines", "einem", "eines"),
    },
    "relative": {"m": ("der", "den", "dem", "dessen"), "f": ("die", "die", "der", "deren"), "n": ("das", "das", "dem", "dessen")},
    "er": {"m": ("er", "ihn", "ihm", "seiner"), "f": ("sie", "sie", "ihr", "ihrer"), "n": ("es", "es", "ihm", "seiner")},
}
ENDINGS = {
    "dies": {"m": ("er", "en", "em", "es"), "f": ("e", "e", "er", "er"), "n": ("es", "es", "em", "es")},
    "weak": {"m": ("e", "en", "en", "en"), "f": ("e", "e", "en", "en"), "n": ("e", "e", "en", "en")},
    "mixed": {"m": ("er", "en", "en", "en"), "f": ("e", "e", "en", "en"), "n": ("es", "es", "en", "en")},
    "strong": {"m": ("er", "en", "em", "en"), "f": ("e", "e", "er", "er"), "n": ("es", "es", "em", "en")},
}
LIKE_DIESER = ("dies", "jed", "jen")
LIKE_EIN = ("ein", "kein", "irgendein", "dein", "sein", "ihr")
ADJECTIVES = ("ander", "beliebig", "einzig", "solch", "zufällig", "bereit", "erschöpft", "bebaubar", "sympathisierend", "ungedeckt",
              "markiert",
              "offen",
              "stehend", "abgesetzt", "umgedreht", "gewöhnlich", "nächst", "niedrigst", "höchst", "größt", "geringst",
              "gegnerisch", "gewürfelt", "benachbart", "erhalten", "gleichfarbig")
DETERMINERS = {x for by in (PARADIGMS["der"], PARADIGMS["ein"], PARADIGMS["einer"]) for row in by.values() for x in row} | {
    stem + end for stem in LIKE_DIESER for row in ENDINGS["dies"].values() for end in row
} | {stem + end for stem in LIKE_EIN for end in ("", "e", "en", "em", "er", "es")}
PARTITIVE = ("deiner", "seiner", "ihrer", "dieser")
RELATIVES = {x for row in PARADIGMS["relative"].values() for x in row}
EXPANDED = {"im": "in dem", "am": "an dem", "ins": "in das", "ans": "an das", "zum": "zu dem", "zur": "zu der", "vom": "von dem",
            "beim": "bei dem"}
PREPOSITIONS = ("auf", "in", "an", "aus", "von", "zu", "mit", "ohne", "durch", "bei", "über", "für", "gegenüber", "gegen")
GOVERNED = {  # which case a preposition takes: 1 the accusative, 2 the dative
    **{x: {1, 2} for x in ("auf", "in", "an")},
    **{x: {2} for x in ("aus", "von", "zu", "mit", "bei", "gegenüber")},
    **{x: {1} for x in ("ohne", "durch", "für", "gegen", "um")},
}
ONE, MANY = "Qab", "Qub"

NOUNS = {
    "woodland.clearing": ("f", "auf"),
    "woodland.forest": ("m", "in"),
    "woodland.hand": ("f", "auf"),
    "woodland.discard_pile": ("m", "auf"),
    "woodland.warrior": ("m", ""),
    "woodland.item": ("m", ""),
    "woodland.battle": ("m", ""),
    "hundreds.hoard": ("m", "in"),
    "eyrie.leader": ("m", ""),
    "card": ("f", ""),
}


def forms(old: str, new: str) -> set[tuple[str, str]]:
    """Which word may become which when a noun goes from one gender to the other."""
    out: set[tuple[str, str]] = set()
    for table in PARADIGMS.values():
        out |= set(zip(table[old], table[new]))
    for stem in LIKE_EIN:
        out |= {(stem + a[3:], stem + b[3:]) for kind in ("ein", "einer") for a, b in zip(PARADIGMS[kind][old], PARADIGMS[kind][new])}
    for stem, kind in [*product(LIKE_DIESER, ["dies"]), *product(ADJECTIVES, ["weak", "mixed", "strong"])]:
        out |= {(stem + a, stem + b) for a, b in zip(ENDINGS[kind][old], ENDINGS[kind][new])}
    out |= {(stem + a, stem + b) for stem in ("dein", "sein", "ihr") for a, b in zip(("", "en", "em", "es"), ("e", "e", "er", "er"))
            if (old, new) in (("m", "f"), ("n", "f"))}
    return out | {("sein" + end, "ihr" + end) for end in ("", "e", "en", "em", "er", "es") if new == "f"} | {
        ("ihr" + end, "sein" + end) for end in ("", "e", "en", "em", "er", "es") if old == "f"
    }


Speak = Callable[[str, Term], list[list[str]]]


@pytest.fixture(scope="module")
def speak(library: Library) -> Speak:
    """The shipped game in German with another line for one noun: lines of words, each contraction taken apart."""
    catalogue = load_catalogue(library, "de")
    words, frames = tables("de")
    lexicon = Lexicon(library, catalogue, words, frames)
    blocks = [block for system in library.systems.values() for block in document(system, lexicon)]

    def with_noun(key: str, term: Term) -> list[list[str]]:
        table = words if key in words else catalogue.terms
        old = table[key]
        table[key] = term
        try:
            return [pulled_apart(line) for line in realiser("de", lexicon).lines(blocks)]
        finally:
            table[key] = old

    return with_noun


def pulled_apart(line: str) -> list[str]:
    text = re.sub(r"[A-ZÄÖÜa-zäöüß]+", lambda x: EXPANDED.get(x[0].lower(), x[0]), line)
    return re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*|[^\w\s]", text)


def term(gender: str, prep: str, many: str = MANY) -> Term:
    """A noun that shows its number and hides its case."""
    same = (("gen", ONE), ("dat", ONE), ("acc", ONE), ("gen_pl", many), ("dat_pl", many), ("acc_pl", many))
    return Term(ONE, many, gender, prep, forms=same)


def ends(word: str, noun: str) -> bool:
    """The noun itself, or the last part of a compound."""
    return word.lower().endswith(noun.lower())


def adjective(word: str) -> bool:
    return any(re.fullmatch(f"{stem}(e|en|em|er|es)", word) for stem in ADJECTIVES)


def attached(words: list[str]) -> Iterator[int]:
    """The places of the words that agree with the noun: before it, and the relative pronoun right behind it."""
    for i, word in enumerate(words):
        one, many = ends(word, ONE), ends(word, MANY)
        if not one and not many:
            continue
        j = i - 1
        while j >= 0 and adjective(words[j].lower()):
            if one:
                yield j
            j -= 1
        if many and j > 0 and words[j].lower() in PARTITIVE and words[j - 1].lower() in DETERMINERS:
            yield j - 1
        elif one and j >= 0 and words[j].lower() in DETERMINERS:
            yield j
        ahead = words[max(j - 1, 0)]
        if one and words[i + 1 : i + 2] == [","] and ahead.islower() and ahead not in PREPOSITIONS:
            k = i + 3 if words[i + 2] in PREPOSITIONS else i + 2
            if words[k].lower() in RELATIVES:
                yield k


def runs(words: list[str]) -> Iterator[list[str]]:
    """Preposition, article and adjectives before the noun in the singular; and preposition and relative pronoun behind it."""
    for i, word in enumerate(words):
        if ends(word, ONE):
            j = i
            while j > 0 and adjective(words[j - 1].lower()):
                j -= 1
            if j > 0 and words[j - 1].lower() in DETERMINERS:
                j -= 1
                ahead = words[j - 1].lower() if j > 0 else ""
                yield [ahead if ahead in GOVERNED else "", *(x.lower() for x in words[j:i])]


def cases(run: list[str], gender: str) -> set[int]:
    """The cases in which all these words can stand together."""
    prep, article, *rest = run
    stem = next((x for x in sorted((*LIKE_DIESER, *LIKE_EIN), key=len, reverse=True) if re.fullmatch(f"{x}(e|en|em|er|es)?", article)), "")
    kind = "weak" if article in {x for row in PARADIGMS["der"].values() for x in row} or stem in LIKE_DIESER else "mixed"
    if stem in LIKE_DIESER:
        said = [stem + x for x in ENDINGS["dies"][gender]]
    else:
        said = [stem + x[3:] for x in PARADIGMS["ein"][gender]] if stem else list(PARADIGMS["der"][gender])
    found = {n for n, x in enumerate(said) if x == article} & GOVERNED.get(prep, {0, 1, 2, 3})
    for word in rest:
        found &= {n for n, x in enumerate(ENDINGS[kind][gender]) if word.endswith(x) and any(word == a + x for a in ADJECTIVES)}
    return found


def differing(before: list[list[str]], after: list[list[str]]) -> Iterator[tuple[int, int, str, str]]:
    assert len(before) == len(after)
    for n, (old, new) in enumerate(zip(before, after)):
        assert len(old) == len(new), (old, new)
        yield from ((n, i, a, b) for i, (a, b) in enumerate(zip(old, new)) if a != b)


@pytest.mark.parametrize(("key", "new"), [(key, new) for key, (old, _) in NOUNS.items() for new in "mfn" if new != old])
def test_gender(speak: Speak, key: str, new: str) -> None:
    old, prep = NOUNS[key]
    before, after = speak(key, term(old, prep)), speak(key, term(new, prep))
    pairs = forms(old, new)
    changed = {(n, i): (a.lower(), b.lower()) for n, i, a, b in differing(before, after)}
    assert changed
    for (n, i), pair in changed.items():
        assert pair in pairs, (pair, before[n], after[n])
        near = [*before[n - 1], *before[n]] if pair[0] in ("er", "sie", "es", "ihn", "ihm", "ihr") else before[n][max(0, i - 20) : i + 8]
        assert any(ends(w, ONE) or ends(w, MANY) for w in near), (pair, before[n])
    for n, words in enumerate(before):
        for i in attached(words):
            word, now = words[i].lower(), after[n][i].lower()
            stays = {b for a, b in pairs if a == word}
            assert now in stays, (word, now, words)
            if word not in stays:
                assert (n, i) in changed, (word, words)
        for gender, line in ((old, words), (new, after[n])):
            for run in runs(line):
                assert cases(run, gender), (gender, run, line)


@pytest.mark.parametrize("key", NOUNS)
def test_plural(speak: Speak, key: str) -> None:
    gender, prep = NOUNS[key]
    before, after = speak(key, term(gender, prep)), speak(key, term(gender, prep, "Qib"))
    changed = {(n, i) for n, i, _, _ in differing(before, after)}
    wanted = {(n, i) for n, words in enumerate(before) for i, w in enumerate(words) if ends(w, MANY)}
    assert changed == wanted
    assert all(ends(after[n][i], "Qib") for n, i in wanted)


@pytest.mark.parametrize("key", NOUNS)
def test_preposition(speak: Speak, key: str) -> None:
    gender, prep = NOUNS[key]
    # the preposition of a noun without one is `in`; from `auf` and `an` a thing comes `von`, from `in` it comes `aus`
    new, came, comes = "an", "aus", "von"
    before, after = speak(key, term(gender, prep)), speak(key, term(gender, new))
    pairs = {(prep or "in", new), (came, comes)}
    sources = {prep, came} if prep == "in" else {prep}
    changed = {(n, i): (a.lower(), b.lower()) for n, i, a, b in differing(before, after)}
    for (n, i), pair in changed.items():
        assert pair in pairs, (pair, before[n])
        follows = before[n][i + 1 : i + 5]
        at_noun = any(ends(w, ONE) or ends(w, MANY) for w in follows)
        relative = before[n][i - 1] in (",", "und", "oder") and follows[:1] and follows[0].lower() in {*RELATIVES, "denen"}
        pronoun = bool(follows) and follows[0].lower() in ("ihr", "ihm", "ihnen", "ihn", "sie", "es")
        assert at_noun or relative or pronoun, before[n]
    for n, words in enumerate(before):
        for i, word in enumerate(words):
            here = (ends(word, ONE) or ends(word, MANY)) and i > 1 and words[i - 1].lower() in DETERMINERS
            if here and words[i - 2].lower() in sources:
                assert (n, i - 2) in changed, words
    assert bool(changed) == any(ends(w, ONE) or ends(w, MANY) for n, _ in changed for w in before[n])
    assert changed or not prep
