"""German words in their forms: articles, adjectives, nouns and pronouns by gender, case and number; verbs by person."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.prose.frame import Frame, Term

Table = dict[str, tuple[str, ...]]
NUMBERS = ("null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf")
# by case: masculine, feminine, neuter, plural
THE: Table = {
    "nom": ("der", "die", "das", "die"),
    "acc": ("den", "die", "das", "die"),
    "dat": ("dem", "der", "dem", "den"),
    "gen": ("des", "der", "des", "der"),
}
WHICH: Table = {**THE, "dat": ("dem", "der", "dem", "denen"), "gen": ("dessen", "deren", "dessen", "deren")}
STRONG: Table = {
    "nom": ("er", "e", "es", "e"),
    "acc": ("en", "e", "es", "e"),
    "dat": ("em", "er", "em", "en"),
    "gen": ("es", "er", "es", "er"),
}
EIN: Table = {"nom": ("", "e", "", "e"), "acc": ("en", "e", "", "e"), "dat": ("em", "er", "em", "en"), "gen": ("es", "er", "es", "er")}
WEAK: Table = {"nom": ("e", "e", "e", "en"), "acc": ("en", "e", "e", "en"), "dat": ("en",) * 4, "gen": ("en",) * 4}
MIXED: Table = {"nom": ("er", "e", "es", "en"), "acc": ("en", "e", "es", "en"), "dat": ("en",) * 4, "gen": ("en",) * 4}
BARE: Table = {
    "nom": ("er", "e", "es", "e"),
    "acc": ("en", "e", "es", "e"),
    "dat": ("em", "er", "em", "en"),
    "gen": ("en", "er", "en", "er"),
}
HE: Table = {
    "nom": ("er", "sie", "es", "sie"),
    "acc": ("ihn", "sie", "es", "sie"),
    "dat": ("ihm", "ihr", "ihm", "ihnen"),
    "gen": ("seiner", "ihrer", "seiner", "ihrer"),
}
COLUMN = {"m": 0, "f": 1, "n": 2, "pl": 3}
YOU = {"nom": "du", "acc": "dich", "dat": "dir", "gen": "deiner"}
MERGED = {
    "in dem": "im",
    "an dem": "am",
    "in das": "ins",
    "an das": "ans",
    "zu dem": "zum",
    "zu der": "zur",
    "von dem": "vom",
    "bei dem": "beim",
}
FROM = {"auf": "von", "an": "von", "bei": "von", "unter": "von", "in": "aus", "vor": "von", "neben": "von"}
HISSING = ("s", "ß", "x", "z")
MODALS = {
    "may": ("darfst", "darf", "dürfen"),
    "cannot": ("darfst", "darf", "dürfen"),
    "must": ("musst", "muss", "müssen"),
    "can": ("kannst", "kann", "können"),
    "would": ("würdest", "würde", "würden"),
}
ODD = {"sein": ("bist", "ist", "sind"), "haben": ("hast", "hat", "haben"), "werden": ("wirst", "wird", "werden")}


def column(gender: str, many: bool) -> int:
    return 3 if many else COLUMN.get(gender or "n", 2)


def number(n: int, gender: str = "", case: str = "nom") -> str:
    """Words to twelve; one agrees with its noun.

    >>> number(1, "f", "acc"), number(12), number(30)
    ('eine', 'zwölf', '30')
    """
    if n == 1:
        return "eins" if not gender else f"ein{EIN[case][column(gender, False)]}"
    return NUMBERS[n] if 0 <= n <= 12 else str(n)


def syllables(word: str) -> int:
    out, before = 0, False
    for letter in word.lower():
        vowel = letter in "aeiouyäöü"
        out += vowel and not before
        before = vowel
    return out


def noun(term: Term, case: str, many: bool) -> str:
    """A noun in its case.

    >>> noun(Term("Feld", "Felder", "n"), "gen", False), noun(Term("Feld", "Felder", "n"), "dat", True)
    ('Feldes', 'Feldern')
    >>> noun(Term("Krieger", "Krieger", "m"), "dat", True), noun(Term("Plättchen", "Plättchen", "n"), "gen", False)
    ('Kriegern', 'Plättchens')
    >>> noun(Term("Bund der Hasen", gender="m"), "gen", False)
    'Bundes der Hasen'
    """
    given = term.form(f"{case}_pl" if many else case)
    if given:
        return given
    if many:
        word = term.many or term.one
        return f"{word}n" if case == "dat" and word[-1:] not in "nsi" else word
    if case == "gen" and term.gender in ("m", "n"):
        head, of, rest = next((found for x in (" der ", " des ", " von ") if (found := term.one.partition(x))[1]), (term.one, "", ""))
        if of:                      # was dahinter steht, bleibt, wie es ist
            return f"{noun(replace(term, one=head), case, many)}{of}{rest}"
        return term.one + ("es" if term.one.endswith(HISSING) or syllables(term.one) == 1 else "s")
    return term.one


def ending(word: str, table: Table, case: str, gender: str, many: bool) -> str:
    """A word with the ending of its table: `dies`, `jed`, `kein`, `dein`."""
    return word + table[case][column(gender, many)]


def adjective(word: str, declension: str, case: str, gender: str, many: bool) -> str:
    """weak after der, mixed after ein and kein, strong after nothing.

    >>> adjective("frei", "strong", "dat", "m", True), adjective("frei", "mixed", "nom", "n", False)
    ('freien', 'freies')
    """
    table = {"weak": WEAK, "mixed": MIXED, "strong": BARE}[declension]
    stem = f"{word[:-2]}l" if word.endswith("el") else word
    return (stem.removesuffix("e")) + table[case][column(gender, many)]


def contracted(prep: str, phrase: str) -> str:
    """Preposition and article in one word where German has one.

    >>> contracted("in", "dem Wald"), contracted("auf", "der Lichtung")
    ('im Wald', 'auf der Lichtung')
    """
    first, _, rest = phrase.partition(" ")
    short = MERGED.get(f"{prep} {first}")
    return f"{short} {rest}" if short else f"{prep} {phrase}"


def series(items: list[str], word: str) -> str:
    """A list with `und` or `oder`.

    >>> series(["a", "b", "c"], "und")
    'a, b und c'
    """
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def times(n: int) -> str:
    """How often.

    >>> times(1), times(3)
    ('einmal', 'dreimal')
    """
    return "einmal" if n == 1 else f"{number(n)}mal" if n <= 12 else f"{n}-mal"


# ---------------------------------------------------------------- verbs


def root(infinitive: str) -> str:
    """What is left without the ending.

    >>> root("wandern"), root("legen")
    ('wander', 'leg')
    """
    return infinitive[:-2] if infinitive.endswith("en") else infinitive[:-1]


def linked(stem: str) -> str:
    """An e between stem and ending where they could not be spoken."""
    return f"{stem}e" if stem.endswith(("t", "d", "chn", "ffn", "gn", "tm")) else stem


def finite(frame: Frame, person: str) -> str:
    """The present: `du`, `er`, `sie` (plural) or `imp`.

    >>> nehmen = Frame("nehmen", third="nimmt")
    >>> [finite(nehmen, x) for x in ("du", "er", "sie", "imp")]
    ['nimmst', 'nimmt', 'nehmen', 'nimm']
    >>> [finite(Frame("platzieren"), x) for x in ("du", "er", "imp")]
    ['platzierst', 'platziert', 'platziere']
    """
    verb = frame.stem
    if verb in ODD:
        return {"du": ODD[verb][0], "er": ODD[verb][1], "sie": ODD[verb][2], "imp": {"sein": "sei", "haben": "habe"}.get(verb, "werde")}[
            person
        ]
    if person == "sie":
        return verb
    stem = root(verb)
    if person == "imp":
        changed = root_of_third(frame)
        if changed and changed != stem and "i" in changed and "i" not in stem:
            return changed
        return f"{verb[:-3]}le" if verb.endswith("eln") else f"{stem}e"
    if person == "er":
        return frame.third or f"{linked(stem)}t"
    kept = frame.third if stem.endswith("t") else root_of_third(frame)     # er erhält, du erhältst
    base = kept if frame.third else linked(stem)
    return f"{base}t" if base.endswith(HISSING) else f"{base}st"


INSEPARABLE = ("be", "emp", "ent", "er", "ge", "miss", "ver", "zer")


def participle(frame: Frame) -> str:
    """It has been done.

    >>> participle(Frame("ab|legen")), participle(Frame("entfernen")), participle(Frame("platzieren"))
    ('abgelegt', 'entfernt', 'platziert')
    >>> participle(Frame("aus|geben", third="gibt", participle="gegeben")), participle(Frame("räumen"))
    ('ausgegeben', 'geräumt')
    """
    if frame.participle:
        return frame.participle if frame.participle.startswith(frame.prefix) and frame.prefix else frame.prefix + frame.participle
    stem = root(frame.stem)
    plain = frame.stem.endswith("ieren") or not frame.prefix and frame.stem.startswith(INSEPARABLE)
    return f"{frame.prefix}{'' if plain else 'ge'}{linked(stem)}t"


def root_of_third(frame: Frame) -> str:
    """The stem of the third person, where it changes its vowel."""
    return frame.third.removesuffix("t") if frame.third else ""


def infinitive(frame: Frame, to: bool = False) -> str:
    """With `zu` inside where the verb parts.

    >>> infinitive(Frame("aus|geben"), True), infinitive(Frame("nehmen"), True), infinitive(Frame("aus|geben"))
    ('auszugeben', 'zu nehmen', 'ausgeben')
    """
    if to:
        return f"{frame.prefix}zu{frame.stem}" if frame.prefix else f"zu {frame.stem}"
    return frame.prefix + frame.stem
