"""Translation files: the nouns, titles and verbs of one rules file in one language.

`woodland.de.law` stands beside `woodland.law` and holds a line for each term:

    language de
    clearing "die Lichtung", "die Lichtungen", auf
    fox "der Fuchs", "die Füchse", compound "Fuchs"
    hare "der Hase", "die Hasen", gen "Hasen", dat "Hasen", acc "Hasen"
    open adjective "frei"
    edge after "am Rand"
    rule move.you_must_rule "Du musst herrschen"
    text agreements "Alle dürfen sich absprechen; nichts davon bindet."
    say "Lichtung" not "Wiese*", "Schneise"
    verb move "bewegen", subject mover, group acc, from origin, to target
    bare craft "her|stellen", a card acc

A noun has its article (which gives the gender), its plural and its preposition of place;
case forms are derived, and are given where the derivation is wrong. `rule` gives the title
of a rule, `text` the words of a `table rule`, `note` those of a note (several in their order);
`verb` the frame of a procedure, condition or flag (see `frame`), `bare` the frame
of a procedure whose objects stay open. A name without an article is written `name "Root"`;
`fixed` behind a noun means that it never takes an article, `bare` that it needs none behind `in` and
`outside` (`in battle`), `plural` that it is one, `counted` that it stands for a number of things
(`the slots of a clearing are two`), `declined` that it is declined like an adjective
(`der Getroffene, ein Getroffener`), `lying` that it lies where other pieces stand, and `adjective "frei"`
that it goes with an adjective. `say ... not ...` lists words that no sentence uses, for there is
one word for one thing; a star stands for the rest of a word. Names are paths inside the file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from rootdsl.model.system import System
from rootdsl.names.library import Library
from rootdsl.paths import factions_dir
from rootdsl.prose.frame import Frame, Term, Unreadable, pieces, read_frame

MODIFIERS = ("adjective", "after", "before")
FORMS = ("gen", "dat", "acc", "gen_pl", "dat_pl", "acc_pl")


@dataclass(frozen=True, slots=True)
class Trouble:
    """A line that could not be read."""

    path: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


@dataclass(slots=True)
class Catalogue:
    """What one language calls things; keys are paths of declarations or of rules."""

    language: str
    terms: dict[str, Term] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)      # of rules that players settle among themselves
    notes: dict[str, str] = field(default_factory=dict)      # of authors; the second one of a rule is `KEY#2`
    verbs: dict[str, Frame] = field(default_factory=dict)
    bare: dict[str, Frame] = field(default_factory=dict)
    avoided: dict[str, str] = field(default_factory=dict)    # words that no sentence has, and what is said instead
    lines: dict[str, tuple[str, int]] = field(default_factory=dict)
    troubles: list[Trouble] = field(default_factory=list)

    def read(self, system: str, text: str, path: str = "") -> None:
        """Add the terms of one file; what cannot be read becomes a trouble with its line."""
        for number, line in enumerate(text.splitlines(), 1):
            bare = line.strip()
            if not bare or bare.startswith("#"):
                continue
            try:
                self._line(system, bare, path, number)
            except Unreadable as miss:
                self.troubles.append(Trouble(path, number, str(miss)))

    def _line(self, system: str, line: str, path: str, number: int) -> None:
        word, _, rest = line.partition(" ")
        if word == "language":
            if rest.strip() != self.language:
                raise Unreadable(f"this file is in `{rest.strip()}`, its name says `{self.language}`")
            return
        if word == "say":
            good, bad = read_avoided(rest)
            for x in bad:
                self._once(f"say {x}", path, number)
                self.avoided[x] = good
            return
        if word in ("rule", "verb", "bare", "text", "note"):
            name, _, rest = rest.strip().partition(" ")
            if not name or not rest:
                raise Unreadable(f"`{word}` is followed by a name and a text in quotes")
            key = f"{system}.{name}"
            if word == "note":
                n = 1 + sum(x.partition("#")[0] == key for x in self.notes)
                self.notes[key if n == 1 else f"{key}#{n}"] = one_text(rest)
                return
            self._once(f"{word} {key}", path, number)
            if word in ("rule", "text"):
                (self.titles if word == "rule" else self.texts)[key] = one_text(rest)
            else:
                (self.verbs if word == "verb" else self.bare)[key] = read_frame(rest)
            return
        self._once(f"{system}.{word}", path, number)
        self.terms[system if word == "self" else f"{system}.{word}"] = read_term(rest, self.language)

    def _once(self, key: str, path: str, number: int) -> None:
        if key in self.lines:
            raise Unreadable(f"`{key}` was given before, in line {self.lines[key][1]}")
        self.lines[key] = (path, number)


def read_avoided(rest: str) -> tuple[str, list[str]]:
    """One word for one thing, and those that are not used for it.

    >>> read_avoided('"clearing" not "glade*", "meadow"')
    ('clearing', ['glade*', 'meadow'])
    """
    first, *rows = pieces(rest)
    words = [first[0], *first[2:], *(y for x in rows for y in x)] if first else []
    if len(first) != 3 or first[1] != ("not", False) or not all(quoted for _, quoted in words):
        raise Unreadable('`say` is followed by one word and those to avoid: `say "clearing" not "glade*", "meadow"`')
    return first[0][0], [first[2][0], *(word for row in rows for word, _ in row)]


def avoided_in(text: str, catalogue: Catalogue) -> list[tuple[str, str]]:
    """The words of a text that stand on the list of those to avoid, each with what is said instead; a star stands for the rest of a word.

    >>> found = Catalogue("en", avoided={"glade*": "clearing"})
    >>> avoided_in("The Glades lie in a gladed wood", found), avoided_in("Everglade", found)
    ([('Glades', 'clearing'), ('gladed', 'clearing')], [])
    """
    out = []
    for bad, good in catalogue.avoided.items():
        pattern = re.escape(bad).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
        out += [(x, good) for x in re.findall(rf"(?<!\w){pattern}(?!\w)", text, re.IGNORECASE)]
    return out


def one_text(rest: str) -> str:
    rows = pieces(rest)
    if len(rows) != 1 or len(rows[0]) != 1 or not rows[0][0][1]:
        raise Unreadable("one text in quotes is expected")
    return rows[0][0][0]


def read_term(rest: str, language: str) -> Term:
    """A noun, a name or a word before or behind nouns.

    >>> read_term('"die Lichtung", "die Lichtungen", auf', "de").gender
    'f'
    """
    rows = pieces(rest)
    first = rows[0]
    if first and first[0][0] in (*MODIFIERS, "name") and not first[0][1]:
        if len(first) != 2 or not first[1][1] or len(rows) > 1:
            raise Unreadable(f"`{first[0][0]}` is followed by one text in quotes")
        return Term(first[1][0], kind=first[0][0], article=False)
    if len(first) != 1 or not first[0][1]:
        raise Unreadable('a noun begins with its article and itself in quotes, as in "die Lichtung"')
    article, _, one = first[0][0].partition(" ")
    known, genders = nominal(language)
    if known and article not in known:
        raise Unreadable(f"`{first[0][0]}` lacks its article ({', '.join(known)})")
    one, gender = (one, known[article]) if known else (first[0][0], "")
    many, prep, joint, takes, forms = "", "", "", True, []
    for row in rows[1:]:
        words = [x for x, _ in row]
        if len(row) == 1 and row[0][1]:
            head, _, tail = words[0].partition(" ")
            many = tail if head in known else words[0]
        elif len(row) == 2 and words[0] == "compound" and row[1][1]:
            joint = words[1]
        elif len(row) == 2 and words[0] in FORMS and row[1][1]:
            forms.append((words[0], words[1]))
        elif len(row) == 1 and not row[0][1] and words[0] in genders:
            gender = words[0]
        elif words == ["fixed"]:
            takes = False
        elif words == ["declined"]:
            forms.append(("declined", "yes"))
        elif words == ["lying"]:
            forms.append(("lying", "yes"))
        elif words == ["counted"]:
            forms.append(("value", "plural"))
        elif len(row) == 2 and words[0] == "adjective" and row[1][1]:
            forms.append(("adjective", words[1]))
        elif words == ["bare"]:
            forms.append(("bare", "bare"))
        elif words == ["plural"]:
            many, forms = one, [*forms, ("only", "plural")]
        elif len(row) == 1 and not row[0][1]:
            prep = words[0]
        else:
            raise Unreadable(
                f"`{' '.join(words)}` is no plural, preposition, `compound`, `adjective`, `counted`, `declined`, `lying`, `fixed`, `bare`, "
                f"`plural` or case form ({', '.join(FORMS)})"
            )
    return Term(one, many or one, gender, prep, "noun", takes, tuple(forms), joint)


def nominal(language: str) -> tuple[dict[str, str], tuple[str, ...]]:
    """The articles of a language with the gender that each shows, and its genders where it has no articles."""
    from rootdsl.prose.languages import table

    return table(language, "ARTICLES", {}), table(language, "GENDERS", ())


def source_of(system: System, library: Library) -> Path | None:
    """The file of a system on the disk: where it was read, as it was named, or among the shipped rules."""
    known = library.files.get(system.path)
    return next((x for x in (known, Path(system.path), factions_dir() / system.path) if x is not None and x.is_file()), None)


def load_catalogue(library: Library, language: str) -> Catalogue:
    """The translation files beside the rules of a game; a file that lacks one falls back to its own titles."""
    out = Catalogue(language)
    for system in library.systems.values():
        source = source_of(system, library)
        path = source.with_name(f"{source.stem}.{language}.law") if source else None
        if path is not None and path.is_file():
            out.read(system.name, path.read_text(encoding="utf-8"), str(path))
    for rule, (title, key, old) in library.titles_new.items():     # what house rules call by another name
        out.titles[f"{rule}#old"] = out.titles.get(rule, old)
        out.titles[rule] = out.titles.get(key, title)
        out.terms.pop(rule, None)
    return out
