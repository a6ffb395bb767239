"""The words of one game in one language: catalogue first, then the words of the language, then the titles of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.names.library import Library
from rootdsl.prose import untold
from rootdsl.prose.catalogue import Catalogue, load_catalogue
from rootdsl.prose.frame import Frame, Term

PROPER = (d.CardDecl, d.Mode)


class Lexicon:
    """Looks terms, titles and frames up; what has no translation is remembered in `missing`."""

    def __init__(self, library: Library, catalogue: Catalogue, terms: Mapping[str, Term], frames: Mapping[str, Frame]) -> None:
        self.library, self.catalogue = library, catalogue
        self.words, self.frames = terms, frames
        self.missing: set[str] = set()
        self.twins: dict[tuple[str, str], set[str]] = {}      # file and title of cards -> their suits
        self.rules = dict(titles(library))

    @property
    def source(self) -> bool:
        """English is the language of the rules themselves: their titles are words of it."""
        return self.catalogue.language == "en"

    @property
    def labels(self) -> bool:
        """Does the language tell a bound name without a word by the name itself?"""
        return "label" in untold.table(self)

    # ------------------------------------------------------------ nouns

    def term(self, key: str) -> Term:
        """The noun or name behind a key; `=text` is a noun of the phrase of a rule."""
        found = self.known(key)
        if found is not None:
            return found
        if not self.source:
            self.missing.add(key)
        return self.from_title(key)

    def text(self, rule: d.TableRule) -> str:
        """A rule in words: the author's, or their translation."""
        found = self.catalogue.texts.get(rule.path)
        if found is None and not self.source:
            self.missing.add(rule.path)
        return found or rule.text

    def note(self, key: str, n: int, text: str) -> str:
        """The n-th note of a rule (from one): the author's, or its translation."""
        name = key if n == 1 else f"{key}#{n}"
        found = self.catalogue.notes.get(name)
        if found is None and not self.source:
            self.missing.add(f"note {name}")
        return found or text

    def known(self, key: str) -> Term | None:
        if key.startswith("="):
            one, _, gender = key[1:].partition("|")
            return Term(one, gender=gender)
        found = self.catalogue.terms.get(key) or self.words.get(key)
        if found is None and "." in key:
            decl = self.library.by_path.get(key)
            if isinstance(decl, PROPER) and key in self.catalogue.titles:
                return Term(self.catalogue.titles[key], kind="name", article=False)
            if isinstance(decl, d.Piece):
                found = self.catalogue.terms.get(f"{decl.system}.{decl.name}") or next(
                    filter(None, map(self.kind_named, (decl.name,))), None
                )
        return found

    def kind_named(self, name: str) -> Term | None:
        """A sort goes by the word for its kind when both bear one name."""
        found = (x.path for x in self.library.by_name.get(name, ()) if isinstance(x, (d.Kind, d.Piece)))
        return next((self.catalogue.terms[path] for path in found if path in self.catalogue.terms), None)

    def label(self, path: str, name: str) -> str:
        """The key of a bound name: the nearest rule around it whose file has a word for it, else the rule itself."""
        at, _, moment = path.partition(":")
        if moment and f"{path}.{name}" in self.catalogue.terms:
            return f"{path}.{name}"
        path = at                                # a word for the start or the end of a rule is that of the rule
        while at:
            if f"{at}.{name}" in self.catalogue.terms:
                return f"{at}.{name}"
            at = at.rpartition(".")[0]
        return f"{path}.{name}"

    def speaks(self, key: str) -> bool:
        """There is a word for a bound name: in English its own name will do."""
        if key and not self.source and self.known(key) is None:
            self.missing.add(key)
        return bool(key) and (self.source or self.known(key) is not None)

    def thing(self, key: str) -> d.Decl | None:
        """What a noun stands for: of a thing and a procedure of one name it is the thing."""
        decl = self.library.by_path.get(key)
        if not isinstance(decl, d.Callable_):
            return decl
        rows = (x for x in self.library.systems[decl.system].decls if x.path == key)
        return next((x for x in rows if not isinstance(x, d.Callable_) and type(x) is not d.Decl), decl)

    def from_title(self, key: str) -> Term:
        decl = self.thing(key)
        system = self.library.systems.get(key)
        if system is not None:
            return untold.seat(self, system.title)
        title = decl.title if decl is not None else self.rules.get(key, "")
        name = key.rpartition(".")[2]
        if not title or title.lower().endswith(f".{name}") or isinstance(decl, d.ValueDecl) and decl.type == "player":
            title = name.replace("_", " ")
        return untold.noun(self, key, title)

    # ------------------------------------------------------------ titles and verbs

    def title(self, key: str) -> str:
        found = self.catalogue.titles.get(key)
        if found is not None:
            return found
        if key in self.words:                    # a heading that the language itself gives
            return self.words[key].one[:1].upper() + self.words[key].one[1:]
        if key in self.library.systems:          # what a file says outside its rules goes by the name of the file
            own = self.known(key)
            return own.one if own is not None else self.library.systems[key].title
        if not self.source:
            self.missing.add(f"rule {key}")
        return self.rules.get(key, "") or key.rpartition(".")[2].replace("_", " ")

    def lying(self, key: str) -> bool:
        """Does a piece lie where others stand? Its own word says so, or that of one of its kinds."""
        piece = self.library.by_path.get(key)
        names = getattr(piece, "kinds", ())
        kinds = [k.path for name in names for k in self.library.by_name.get(name, ()) if isinstance(k, d.Kind)]
        return any(found.form("lying") for found in map(self.known, (key, *kinds)) if found is not None)

    def told_apart(self, key: str) -> str:
        """The path of the suit of a card whose title another card bears as well, or ''."""
        card = self.library.by_path.get(key)
        if not isinstance(card, d.CardDecl) or not card.suit:
            return ""
        if not self.twins:
            for other in (x for system in self.library.systems.values() for x in system.of(d.CardDecl)):
                self.twins.setdefault((other.system, self.catalogue.titles.get(other.path, other.title)), set()).add(other.suit)
        if len(self.twins.get((card.system, self.catalogue.titles.get(key, card.title)), ())) < 2:
            return ""
        return next((x.path for x in self.library.by_name.get(card.suit, ()) if isinstance(x, d.Suit)), "")

    def frame(self, key: str, roles: set[str]) -> Frame:
        """The frame of a verb; a procedure whose objects all stay open has one of its own."""
        full = self.catalogue.verbs.get(key) or self.frames.get(key)
        bare = self.catalogue.bare.get(key)
        decl = self.library.by_path.get(key)
        objects = {s.role for s in full.slots if s.role and not s.prep} if full is not None else set()
        doer = doer_of(decl) if isinstance(decl, d.Callable_) else ""
        open_ = bare is not None and not roles - {"subject", "any", bare.subject, doer}
        if bare is not None and (open_ or objects - roles):
            return bare
        if full is not None:
            return full
        if not self.source:
            self.missing.add(f"verb {key}")
        if isinstance(decl, d.Callable_) and decl.phrase:
            return (untold.verb(self, decl, self.title(key)) if not self.source else None) or untold.phrase_frame(decl)
        return self.frames["carry_out"]

    def has_frame(self, key: str) -> bool:
        return key in self.catalogue.verbs or key in self.catalogue.bare or key in self.frames


def doer_of(decl: d.Callable_) -> str:
    """The role with which the phrase of a procedure begins: who performs it."""
    first = decl.phrase[0] if decl.phrase else ""
    name = str(first.name) if isinstance(first, d.Param) else str(first)
    return name if any(str(x.name) == name for x in decl.params) else ""


def titles(library: Library) -> Iterator[tuple[str, str]]:
    """The title of every rule by its path, also of what house rules leave out."""
    yield from library.titles_gone.items()
    yield from ((f"{path}#old", old) for path, (_, _, old) in library.titles_new.items())
    for system in library.systems.values():
        heads: tuple[Any, ...] = (*system.hooks, *system.triggers, *system.free, *system.victories, *system.rules)
        yield from ((x.path, x.title) for x in heads)
        yield from ((f"{x.path}.{x.target.rpartition('.')[2]}", x.text) for x in system.reprints if x.text)
        for decl in system.decls:
            yield decl.path, decl.title
            yield from inside(getattr(decl, "body", []))
        for body in system.phases.values():
            yield from inside(body)


def inside(body: object) -> Iterator[tuple[str, str]]:
    if isinstance(body, (list, tuple)):
        for x in body:
            yield from inside(x)
    elif isinstance(body, s.Base):
        if isinstance(body, (s.Part, s.Action, s.Needs)):
            yield body.path, body.title
        for name in getattr(body, "__dataclass_fields__", ()):
            if name in ("body", "actions", "branches", "otherwise", "rules", "effect", "pay"):
                yield from inside(getattr(body, name))


def make_lexicon(library: Library, language: str, terms: Mapping[str, Term], frames: Mapping[str, Frame]) -> Lexicon:
    return Lexicon(library, load_catalogue(library, language), terms, frames)
