"""What a name can mean at one spot: bound names, the member under test, `there`, and the library."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from lark import Token

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model.system import System
from rootdsl.names.cursor import Misread
from rootdsl.names.library import Library, singular_forms
from rootdsl.syntax.words import kept_words

T = TypeVar("T")
BUILTIN = frozenset(
    """
    a add adjacent all among an and any are as at be by can card cards column columns cost discard distance down draw each empty end
    enemies enemy every fewest for gain give half hand highest immediate in is it joined least leave leftmost linked look lose
    lowest map matching more most name no not number of on open opposite or other own persistent piece pieces place placed player
    players point points preferably put remove repeat resolve reveal roll rounded same score set show shuffle spend suit suits
    take than that the there this those through to turn uncovered up was where win with within you
    """.split()  # noqa: SIM905 - a page of words reads better than a list of quotes
)


class Scope:
    """Names bound so far in one rule body, and where it stands."""

    def __init__(self, library: Library, system: System, owner: d.Decl | None = None) -> None:
        self.library = library
        self.system = system
        self.owner = owner                       # procedure (or card, mode) in which the body stands
        self.names: dict[str, tuple[str, bool]] = {}
        self.locals: dict[str, d.Decl] = {}      # numbers, flags and values declared inside the procedure
        self.shared: dict[str, tuple[str, bool]] = {}
        self.there: e.Expr | None = None
        self.it_type = ""
        self.it_word = ""
        self.event: Any = None
        self.performer: e.Expr | None = None     # who does what is read now, where a sentence names somebody else than the holder
        self.lent = False                        # somebody else performs what is read, as in a procedure
        self.on_card = False                     # what is lent stands on a card: `you` is whoever has it
        self.side_type = "player"
        self.inside: set[str] = set()            # procedures whose verbs are known here
        self.used: set[str] = set()              # names that were read, in any scope of the file
        self.intents: frozenset[str] = frozenset()           # what the file declares by `declare`
        self.binders: dict[int, Token] = {}      # where names are given, in any scope of the file

    def child(self) -> Scope:
        out = Scope(self.library, self.system, self.owner)
        out.names = dict(self.names)
        out.locals = dict(self.locals)
        out.shared = dict(self.shared)
        out.there, out.performer, out.lent, out.on_card = self.there, self.performer, self.lent, self.on_card
        out.side_type, out.inside, out.used, out.intents = self.side_type, set(self.inside), self.used, self.intents
        out.binders = self.binders
        return out

    @contextmanager
    def performed_by(self, who: e.Expr | None) -> Iterator[None]:
        """What is read inside is done by that player, and with what that player owns."""
        saved = self.performer
        self.performer = who if who is not None else saved
        try:
            yield
        finally:
            self.performer = saved

    @contextmanager
    def member(self, kind: str) -> Iterator[None]:
        """Inside a filter: `it` is a member of that type, and `there` the place when it is one."""
        saved = self.it_type, self.there
        self.it_type = kind
        if kind == "place":
            self.there = e.It("place")
        try:
            yield
        finally:
            self.it_type, self.there = saved

    def bind(self, name: str, type_: str, many: bool = False, at: Token | None = None) -> None:
        """Give a name its type; with its token, somebody must read it later."""
        if at is not None and name in kept_words():
            raise Misread(at, "E0343", word=name, other=f"this_{name}")
        self.names[name] = (type_, many)
        if at is not None:
            self.binders[at.start_pos or 0] = at

    def name(self, word: str) -> tuple[str, bool] | None:
        found = self.names.get(word) or self.shared.get(word)
        if found:
            self.used.add(word)
        return found

    def local_decl(self, word: str) -> d.Decl | None:
        return self.locals.get(word)

    def own_decls(self, kind: type[T]) -> list[T]:
        return self.system.of(kind)

    def place_kinds(self) -> list[d.PlaceKind]:
        return [x for s in self.library.systems.values() for x in s.of(d.PlaceKind)]

    def seat_systems(self) -> set[str]:
        manifest = self.library.manifest()
        kinds = manifest.seats if manifest else []
        return {s.name for s in self.library.systems.values() if s.kind in kinds}

    def adjective(self, word: str) -> e.Cond | None:
        found = self.library.find(word, self.system, (d.ConditionDecl,))
        words = [x for x in found if x.phrase == ["word", word]]  # type: ignore[attr-defined]
        return e.Holds(words[0], [e.It("place")]) if words else None  # type: ignore[arg-type]

    def place_state(self, word: str) -> d.NumberDecl | None:
        """A flag of the state that every place of a kind bears."""
        found = self.library.find(word, self.system, (d.NumberDecl,))
        states = [x for x in found if x.scope == "place" and x.flag]  # type: ignore[attr-defined]
        return states[0] if states else None  # type: ignore[return-value]

    def mode_plural(self, word: str) -> d.ModeSet | None:
        for system in (self.system, *self.library.systems.values()):
            for group in system.of(d.ModeSet):
                if group.plural == word or group.name == word:
                    return group
        return None

    def mode_mark(self, word: str) -> bool:
        return any(word in g.states or (word == "available" and g.available is not None) for g in self.own_decls(d.ModeSet))

    def unit_state(self, word: str) -> tuple[d.StateDecl, int] | None:
        """A state of pieces by its word."""
        for state in self.visible_decls(d.StateDecl):
            if word in state.words:
                return state, state.words.index(word)
        return None

    def standing(self, word: str) -> tuple[d.RelationDecl, int] | None:
        """A state of a relation by its word."""
        for relation in self.visible_decls(d.RelationDecl):
            if word in relation.states:
                return relation, relation.states.index(word)
        return None

    def visible_decls(self, kind: type[T]) -> list[T]:
        seen = self.library.visible(self.system)
        return [x for s in (self.system, *(y for y in self.library.systems.values() if y is not self.system)) if s.name in seen
                for x in s.of(kind)]

    def face(self, word: str) -> e.FaceRef | None:
        """A face of a die by its word."""
        for die in self.visible_decls(d.Die):
            for form in singular_forms(word):
                if form in die.faces and not form.isdigit():
                    return e.FaceRef(die, die.faces.index(form))
        return None

    def faction_name(self, word: str) -> str:
        """A faction by its name, also one that the file only `knows` and that is not here."""
        return word if word in self.seat_systems() or (word in self.system.knows and word not in self.library.systems) else ""

    def is_set_noun(self, word: str) -> bool:
        """Can this word be the head of a set (or an adjective on the way to one)?"""
        if word in ("card", "cards", "piece", "pieces", "player", "players", "column", "columns", "other", "enemy", "your", "own"):
            return True
        if self.library.find(word, self.system, (d.PlaceKind, d.Piece, d.Kind, d.CardDecl, d.Suit)):
            return True
        if self.mode_plural(word) is not None or self.adjective(word) is not None:
            return True
        if self.mode_mark(word) or self.unit_state(word) is not None or self.standing(word) is not None:
            return True
        return any(word in k.flags for k in self.place_kinds()) or self.place_state(word) is not None

    def resolve_path(self, path: str, kinds: tuple[type, ...] = (d.Decl,)) -> d.Decl | None:
        """A dotted name: with its file's name in front, or short where only one declaration ends so."""
        lib = self.library
        for full in (path, f"{self.system.name}.{path}"):
            if full in lib.by_path and isinstance(lib.by_path[full], kinds):
                return lib.by_path[full]
        seen = lib.visible(self.system)
        for name in sorted(seen):
            found = lib.by_path.get(f"{name}.{path}")
            if found is not None and isinstance(found, kinds):
                return found
        for near in (True, False):
            ends = [x for p, x in lib.by_path.items() if p.endswith("." + path) and isinstance(x, kinds) and (not near or x.system in seen)]
            if ends:
                return ends[0] if len(ends) == 1 else None
        return None

    def shared_by(self, path: str, kinds: tuple[type, ...] = (d.Decl,)) -> list[str]:
        """The whole paths of a short name that several files seen here have, none of them this one; else nothing."""
        lib, own = self.library, self.system.name
        if any(isinstance(lib.by_path.get(x), kinds) for x in (path, f"{own}.{path}")):
            return []
        seen = sorted(lib.visible(self.system))
        found = [x for x in (f"{name}.{path}" for name in seen) if isinstance(lib.by_path.get(x), kinds)]
        found = found or [p for p, x in lib.by_path.items() if p.endswith("." + path) and isinstance(x, kinds) and x.system in seen]
        return found if len({x.partition(".")[0] for x in found}) > 1 else []

    def declared(self, token: Token, kinds: tuple[type, ...] = (d.Decl,), name: str = "") -> d.Decl | None:
        """What a token names, with a message where several files have that name."""
        several = self.shared_by(name or str(token), kinds)
        if several:
            raise Misread(token, "E0352", word=name or str(token), files=" or ".join(f"`{x}`" for x in several))
        return self.resolve_path(name or str(token), kinds)

    def point_path(self, word: str) -> str:
        """The path of a procedure, or of a phase that the common procedures open; '' for anything else."""
        decl = self.resolve_path(word, (d.ProcedureDecl,))
        if decl is not None:
            return decl.path
        for name in sorted(self.library.base_systems() & set(self.library.systems)):
            for x in self.library.systems[name].decls:
                if type(x) is d.Decl and x.name.count(".") and x.name.rpartition(".")[2] == word:
                    return x.path
        own = self.resolve_path(word) if "." in word else None
        return own.path if own is not None else ""

    def knows(self, word: str) -> bool:
        return (
            word.partition(" ")[0] in BUILTIN or word in self.names or word in self.shared or word in self.locals
            or bool(self.library.anywhere(word)) or word in self.library.systems
        )

    def near_words(self) -> list[str]:
        return [*self.names, *self.shared, *self.locals, *self.library.words(self.system), *BUILTIN]
