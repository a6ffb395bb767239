"""All files of one game, and the search for what a word in one of them can mean."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rootdsl.model import decl as d
from rootdsl.model.system import System

IRREGULAR = {
    "leaves": "leaf", "wolves": "wolf", "knives": "knife", "loaves": "loaf", "thieves": "thief", "elves": "elf", "shelves": "shelf",
    "calves": "calf", "wives": "wife", "lives": "life", "hooves": "hoof", "sheaves": "sheaf", "dwarves": "dwarf", "scarves": "scarf",
    "halves": "half", "selves": "self", "wharves": "wharf", "mice": "mouse", "geese": "goose", "men": "man", "women": "woman",
    "feet": "foot", "teeth": "tooth", "dice": "die", "oxen": "ox", "children": "child",
}

HISSING = ("ses", "xes", "zes", "ches", "shes", "oes")


OLD_ENDINGS = tuple(x for x in IRREGULAR if x not in ("dice", "oxen", "lives", "halves", "selves", "elves", "calves"))


def old_singular(tail: str) -> str:
    """The singular of an old plural, alone or at the end of a compound; empty for any other word.

    >>> old_singular("strongmen"), old_singular("women"), old_singular("omen"), old_singular("specimen")
    ('strongman', 'woman', '', '')
    """
    if tail in IRREGULAR:
        return IRREGULAR[tail]
    end = next((x for x in OLD_ENDINGS if tail.endswith(x) and len(tail) > len(x) + 1), "")
    return tail[: len(tail) - len(end)] + IRREGULAR[end] if end and tail not in NO_PLURALS else ""


NO_PLURALS = ("omen", "specimen", "abdomen", "regimen", "acumen")


def singular_forms(word: str) -> list[str]:
    """Every word of which this may be the plural (itself first)."""
    forms = [word]
    head, _, tail = word.rpartition("_")
    stem = f"{head}_" if head else ""
    if old_singular(tail):
        forms.append(stem + old_singular(tail))
    if tail.endswith("ies") and len(tail) > 4:
        forms.append(stem + tail[:-3] + "y")
    if tail.endswith(HISSING):
        forms.append(stem + tail[:-2])
    if tail.endswith("s") and not tail.endswith("ss"):
        forms.append(stem + tail[:-1])
    return forms


def singular(word: str) -> str:
    """The singular that a plural most probably has.

    >>> [singular(x) for x in ("berries", "boxes", "wolves", "wood", "trade_posts", "glass", "ties")]
    ['berry', 'box', 'wolf', 'wood', 'trade_post', 'glass', 'tie']
    >>> [singular(x) for x in ("houses", "bases", "glasses", "prizes", "waltzes", "torches")]
    ['house', 'base', 'glass', 'prize', 'waltz', 'torch']
    """
    head, _, tail = word.rpartition("_")
    stem = f"{head}_" if head else ""
    if old_singular(tail):
        return stem + old_singular(tail)
    if tail.endswith("ies") and len(tail) > 4:
        return stem + tail[:-3] + "y"
    if tail.endswith(("sses", "xes", "zzes", "tzes", "ches", "shes")) and len(tail) > 4:
        return stem + tail[:-2]
    if tail.endswith("s") and not tail.endswith(("ss", "us", "is")):
        return stem + tail[:-1]
    return word


def verb_forms(word: str) -> list[str]:
    """Every base verb of which this may be the third person (itself first)."""
    forms = [word]
    if word in ("has", "does", "is"):
        return [word, {"has": "have", "does": "do", "is": "be"}[word]]
    head, joined, tail = word.partition("_")
    if joined and head and tail:                    # `takes_up`: the verb is bent, not what goes with it
        forms += [f"{x}_{tail}" for x in verb_forms(head)[1:]]
    if word.endswith("ies") and len(word) > 4:
        forms.append(word[:-3] + "y")
    if word.endswith(HISSING):
        forms.append(word[:-2])
    if word.endswith("s") and not word.endswith("ss"):
        forms.append(word[:-1])
    return forms


def same_verb(one: str, other: str) -> bool:
    """May the two be forms of one verb: `reaches` and `reach`, `takes_up` and `take_up`?"""
    return one == other or not {*verb_forms(one)}.isdisjoint(verb_forms(other))


READ_FIRST = {"game": 0, "law": 1, "house rules": 3}      # other kinds of files stand between


class Library:
    """The systems of a game by name, and their declarations by last name and by path."""

    def __init__(self, systems: Iterable[System]) -> None:
        self.systems: dict[str, System] = {}
        self.by_name: dict[str, list[d.Decl]] = {}
        self.by_path: dict[str, d.Decl] = {}
        self.files: dict[str, Path] = {}              # label of a file -> where it lies on the disk
        self.typed = False                            # are the types of all values settled?
        self.together: frozenset[str] = frozenset()   # house rules that are in force at one table
        self.titles_gone: dict[str, str] = {}         # what house rules in force leave out, with its title
        self.titles_new: dict[str, tuple[str, str, str]] = {}      # what gets another title: it, the key of its translation, the old one
        self.others: frozenset[str] = frozenset()     # kinds of the files of the game that were left out, where this is a part of it
        for system in systems:
            self.add(system)

    def add(self, system: System) -> None:
        self.systems[system.name] = system
        for decl in system.decls:
            if not (isinstance(decl, d.Piece) and decl.more):   # more copies of a sort are no sort of their own
                self.index(decl)

    def in_order(self) -> list[System]:
        """The files in the order in which their sentences are read: common ones first, house rules last, and before each file those
        that it knows, since an exception may use the names that the rule below it binds."""
        out: dict[str, System] = {}

        def read(system: System, above: frozenset[str]) -> None:
            for name in system.knows:
                if name in self.systems and name not in above:
                    read(self.systems[name], above | {name})
            out.setdefault(system.name, system)

        for system in sorted(self.systems.values(), key=lambda x: READ_FIRST.get(x.kind, 2)):
            read(system, frozenset({system.name}))
        return list(out.values())

    def index(self, decl: d.Decl) -> None:
        self.by_name.setdefault(decl.name.rpartition(".")[2], []).append(decl)
        if type(decl) is not d.Decl or decl.path not in self.by_path:   # a point never hides the thing of its name
            self.by_path[decl.path] = decl

    def base_systems(self) -> set[str]:
        """Names of the files that every table of the game uses."""
        used: set[str] = set()
        for system in self.systems.values():
            if system.manifest:
                used.update(system.manifest.uses)
                used.add(system.name)
        if not used <= self.systems.keys():      # a misspelt file of the game: go on with every common file
            used |= {system.name for system in self.systems.values() if system.kind == "law"}
        return used

    def visible(self, system: System) -> set[str]:
        """Systems whose names a file may use without a path: its own, the common ones, those it knows."""
        return {system.name, *self.base_systems(), *system.knows}

    def find(self, word: str, system: System, kinds: tuple[type, ...] = (d.Decl,)) -> list[d.Decl]:
        """Declarations of these kinds that the word can mean, the file's own first."""
        for form in singular_forms(word):
            found = [x for x in self.by_name.get(form, ()) if isinstance(x, kinds)]
            if not found:
                continue
            own = [x for x in found if x.system == system.name]
            if own:
                return own
            seen = self.visible(system)
            near = [x for x in found if x.system in seen]
            if near:
                return near
        return []

    def anywhere(self, word: str, kinds: tuple[type, ...] = (d.Decl,)) -> list[d.Decl]:
        """Declarations of these kinds in any file of the game."""
        for form in singular_forms(word):
            found = [x for x in self.by_name.get(form, ()) if isinstance(x, kinds)]
            if found:
                return found
        return []

    def share_a_table(self, names: Iterable[str]) -> bool:
        """Does none of these files replace another of them?"""
        at_table = set(names)
        return not any(at_table & {*self.systems[x].replaces} - {x} for x in at_table if x in self.systems)

    def words(self, system: System) -> list[str]:
        """Every declared word that the file may use, for `did you mean`."""
        seen = self.visible(system)
        return sorted({name for name, decls in self.by_name.items() if any(x.system in seen for x in decls)} | set(self.systems)
                      | self.verbs_of(seen))

    def verbs_of(self, seen: set[str]) -> set[str]:
        """The words in the phrases of procedures, as their files write them: `seizes_from`."""
        found = [x for name in seen if name in self.systems for x in self.systems[name].of(d.ProcedureDecl)]
        return {part for x in found for part in x.phrase if isinstance(part, str) and "_" in part}

    def manifest(self):
        for system in self.systems.values():
            if system.manifest:
                return system.manifest
        return None
