"""From the model to clauses: one planner function for each class of statement, expression and condition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.model import stmt as s
from rootdsl.model.system import System
from rootdsl.model.types import type_of
from rootdsl.prose.clause import (
    Adverbial,
    Amount,
    Between,
    Block,
    Clause,
    Condition,
    Exactly,
    Listing,
    NounPhrase,
    Phrase,
    Pronoun,
    Tail,
    clause,
)
from rootdsl.prose.lexicon import Lexicon, doer_of
from rootdsl.prose.performers import of_others
from rootdsl.prose.walk import a_sort_there, binders, conjuncts, extents, flat, shown_item, uses

F = TypeVar("F", bound=Callable[..., Any])
STATEMENTS: dict[type, Callable[..., list[Block]]] = {}
EXPRESSIONS: dict[type, Callable[..., Phrase]] = {}
CONDITIONS: dict[type, Callable[..., Condition]] = {}

YOU = Pronoun("you")
GAP = Pronoun("gap")
BY_TYPE = {
    "player": "player",
    "side": "side",
    "card": "card",
    "unit": "piece",
    "group": "piece",
    "piece": "piece",
    "number": "number",
    "suit": "suit",
    "column": "column",
    "faces": "roll",
    "face": "face",
    "zone": "zone",
    "cardsort": "card",
}


def plans(table: dict[type, Any], *kinds: type) -> Callable[[F], F]:
    """Registers the planner of these classes."""

    def keep(function: F) -> F:
        for kind in kinds:
            table[kind] = function
        return function

    return keep


@dataclass(frozen=True, slots=True)
class Shape:
    """How a set is spoken of: its article, number and amount."""

    det: str = "all"
    plural: bool = True
    amount: Amount | None = None
    either: bool = False


ALL = Shape()
ONE = Shape("a", False, None, True)
ANY = Shape("", True, None, True)
THE = Shape("the", True)
EACH = Shape("each", False, None, True)


@dataclass(frozen=True, slots=True)
class Known:
    """A bound name: of what nouns it is, and the rule whose word for it is used when another of those nouns is about."""

    heads: tuple[str, ...]
    plural: bool
    path: str
    clash: bool = False
    type: str = ""


def both_sides(x: e.Union) -> bool:
    """`each side`: the two roles that stand against each other."""
    return bool(x.sets) and all(isinstance(y, e.Var) and not y.many for y in x.sets)


class Planner:
    """Where a rule stands: its file, whose it is, and what its names mean."""

    def __init__(self, system: System, lexicon: Lexicon) -> None:
        self.system, self.lex, self.library = system, lexicon, lexicon.library
        self.path = system.name
        self.me: Phrase = YOU
        self.holder: Phrase = YOU   # to whom the book speaks, also where somebody else carries out what is told
        self.whose_turn: Phrase | None = None   # the current player, where a sentence has named them
        self.performer: Phrase = YOU
        self.keeper: Phrase | None = None  # who holds the file, where that is not who performs what is told
        self.names: dict[str, Known] = {}
        self.inline: dict[str, Phrase] = {}
        self.words: dict[str, Phrase] = {}
        self.it: Phrase = GAP
        self.menu: list[s.Action] = []
        self.occasion = ""  # the procedure at a point of which a rule is told
        self.of_others = of_others(self.library, system)
        self.whole = False  # what is offered is offered as one thing, not sentence by sentence

    # ------------------------------------------------------------ the three kinds

    def body(self, statements: Iterable[s.Stmt]) -> list[Block]:
        """Sentences of a body; a choice that is used once, at once, becomes part of its use."""
        rest = [x for x in statements if x is not None]
        out: list[Block] = []
        inlined: set[str] = set()
        taken = ""  # what the sentence before has chosen by the way
        for i, x in enumerate(rest):
            if taken and isinstance(x, s.If) and not x.otherwise and [cond for cond, _ in x.branches] == [e.Done(taken)]:
                from rootdsl.prose.control import under

                out += under(self, (Adverbial("if_done"),), self.body(x.branches[0][1]))
                continue
            if isinstance(x, s.Choose):
                out += self.looked_at(x)
            if isinstance(x, s.Choose) and i + 1 < len(rest) and self.joins(x, rest[i + 1 :]):
                told = without_origin(self, x, rest[i + 1])
                self.inline[x.name] = of_these(self.chosen(told)) if self.looked_at(x) else self.chosen(told)
                inlined.add(x.name)
                continue
            out += STATEMENTS[type(x)](self, x)
            before = rest[i - 1] if i else None
            taken = before.name if isinstance(before, s.Choose) and before.name in inlined else ""
        return merged(out)

    def apart(self, statements: Iterable[s.Stmt]) -> list[Block]:
        """The same in which what is chosen is chosen first, unless it is used only once."""
        first, *rest = statements
        if isinstance(first, s.Choose) and uses(first.name, rest) > 1:
            return merged([*self.looked_at(first), *STATEMENTS[s.Choose](self, first), *self.body(rest)])
        return self.body([first, *rest])

    def looked_at(self, x: s.Choose) -> list[Block]:
        """Who chooses among what lies hidden from all looks at it first."""
        at = x.among.at if isinstance(x.among, e.Pieces) else None
        if not isinstance(at, e.BoxRef) or at.decl.seen != "nobody":
            return []
        who = self.phrase(x.chooser) if x.chooser is not None else self.performer
        things = NounPhrase(self.heads(x.among), "the", True, tails=(Tail("at", self.phrase(at, ONE)),))
        return [Block(clause("look_at", subject=who, what=things))]

    def phrase(self, x: e.Expr, shape: Shape = ALL) -> Phrase:
        return EXPRESSIONS[type(x)](self, x, shape)

    def amount(self, x: e.Expr) -> Amount:
        from rootdsl.prose.values import amount_of

        return amount_of(self, x)

    def condition(self, x: e.Cond) -> Condition:
        return CONDITIONS[type(x)](self, x)

    # ------------------------------------------------------------ names

    def named(self, x: e.Var) -> Phrase:
        """`this clearing`, or the rule's own word where two clearings are about."""
        if x.name in self.inline:
            return self.inline.pop(x.name)
        if x.name in self.words:
            return self.words[x.name]
        known = self.names.get(x.name)
        if known is None:
            return NounPhrase(self.heads(x), "this", x.many)
        key = self.lex.label(known.path, x.name)
        if known.clash and (self.lex.speaks(key) or self.lex.labels):
            return self.by_label(key, known.heads, known.plural)
        return NounPhrase(known.heads, "this", known.plural, either=not known.plural)

    def by_label(self, key: str, heads: tuple[str, ...], plural: bool = False) -> NounPhrase:
        """A thing by its own word; where the language has none, by its noun and the name: `this clearing “haven”`."""
        label = NounPhrase((key,), "the")
        if self.lex.source or self.lex.known(key) is not None:
            return label
        return NounPhrase(heads, "this", plural, tails=(Tail("named", label),))

    def heads(self, x: e.Expr) -> tuple[str, ...]:
        """The nouns by which members of a set are called."""
        if isinstance(x, e.Places):
            return tuple(k.path for k in x.kinds) or (self.place_noun(),)
        if isinstance(x, e.Pieces):
            alike = [y for y in conjuncts(x.filters) if shown_item(y)] if not x.sorts else []
            if alike:
                return self.sort_chosen(alike[0])
            return tuple(sort.path for sort in x.sorts if isinstance(sort, d.Decl)) or ("piece",)
        if isinstance(x, e.Cards):
            return tuple(k.path for k in x.kinds) or ("card",)
        if isinstance(x, e.Sorts):
            return self.common_kind(x)
        if isinstance(x, e.Modes):
            return (x.group.path,)
        if isinstance(x, e.ReadMode):
            return (x.group.path,)
        if isinstance(x, e.ZoneRef):
            return ("card",)
        if isinstance(x, (e.Some, e.Random, e.Count, e.Part)):
            return self.heads(x.of)
        if isinstance(x, e.Together):
            return self.heads(x.core)
        if isinstance(x, e.Union):
            if both_sides(x):
                return ("side",)
            return tuple(dict.fromkeys(h for y in x.sets for h in self.heads(y)))
        if isinstance(x, e.Most):
            return self.heads(x.among)
        if isinstance(x, e.Region):
            return (self.place_noun(),)
        if isinstance(x, e.Attr) and x.name in ("item", "items"):
            return ("item_shown",)
        if isinstance(x, e.Var) and x.name in self.names:
            return self.names[x.name].heads
        if isinstance(x, e.Var) and isinstance(self.words.get(x.name), NounPhrase):
            return self.words[x.name].heads  # type: ignore[union-attr]
        kind = {e.Players: "player", e.Current: "player", e.Suits: "suit", e.Columns: "column", e.Numbers: "number"}.get(type(x), "")
        kind = kind or str(getattr(x, "type", "")) or sort_of_value(x)
        if kind == "place":
            return (self.place_noun(),)
        if kind.startswith("mode "):
            return (next((g.path for g in self.decls(d.ModeSet) if g.name == kind[5:]), "mode"),)
        return (BY_TYPE.get(kind, "piece"),)

    def sort_chosen(self, alike: e.Cond) -> tuple[str, ...]:
        """What a piece is called that is of a sort by its name: an item that a card shows, or one of the kind out of which was chosen."""
        other = getattr(alike, "b", None)
        known = self.names.get(other.name) if isinstance(other, e.Var) else None
        return known.heads if known is not None and known.heads != ("piece",) else ("item_shown",)

    def holder_of(self, group: d.Decl, owner: e.Expr) -> Phrase | None:
        """Whose mode it is; that of a file which nobody holds is simply the one of the game."""
        manifest = self.library.manifest()
        held = manifest is None or self.library.systems[group.system].kind in manifest.seats
        return self.phrase(owner) if held else None

    def common_kind(self, x: e.Sorts) -> tuple[str, ...]:
        kinds = [set(y.decl.kinds) for y in x.sorts if isinstance(y, e.PieceRef)]
        shared = set.intersection(*kinds) if kinds and len(kinds) == len(x.sorts) else set()
        found = next((k for name in sorted(shared) for k in self.library.by_name.get(name, ()) if isinstance(k, d.Kind)), None)
        return (found.path,) if found else ("piece",)

    def decls(self, kind: type) -> Iterator[Any]:
        for system in (self.system, *self.library.systems.values()):
            yield from system.of(kind)

    def place_noun(self) -> str:
        """The first kind of place that the game declares: where a place has no noun of its own."""
        return next((x.path for x in self.decls(d.PlaceKind)), "place")

    # ------------------------------------------------------------ scopes

    @contextmanager
    def within(self, path: str, body: object = (), params: Iterable[d.Param] = (), sides: bool = False, **changes: Any) -> Iterator[None]:
        """A rule with names of its own: each is found once, and those that share a noun go by their own words."""
        old = {k: getattr(self, k) for k in ("path", "names", "inline", "words", "me", "performer", "keeper", "menu")}
        self.path, self.names, self.words, self.inline = path or self.path, dict(self.names), dict(self.words), {}
        for key, value in changes.items():
            setattr(self, key, value)
        for p in params:
            heads = (next((k.path for k in self.decls(d.PlaceKind) if k.name == p.noun), ""),) if p.noun else ("",)
            self.names[p.name] = Known(heads if heads[0] else self.heads(e.Var(p.name, p.type)), p.type == "group", self.path, True, p.type)
        for name, source, many in binders(body):
            kind = self.names[name].type if name in self.names and self.names[name].path == self.path else ""
            let = any(isinstance(x, s.LetName) and x.name == name for x in flat(body))
            nouns = ("number",) if let and sort_of_value(source) == "number" else self.heads(source)
            self.names[name] = Known(nouns, many, self.path, let or bool(kind) and bool(sides), kind)
        for name, source, _ in binders(body):
            for other in list(self.names):
                if (
                    other != name
                    and uses(other, source)
                    and self.sounds_like(self.names[other].heads, self.heads(source))
                    and not isinstance(source, e.Var)
                ):
                    self.names[other] = replace(self.names[other], clash=True)
        scopes = extents(body)
        for name, here in scopes.items():
            mine = self.names.get(name)
            for other, there in scopes.items():
                if (
                    mine is not None
                    and other != name
                    and self.sounds_like(self.names[other].heads, mine.heads)
                    and uses(name, there)
                    and uses(other, here)
                ):
                    self.names[name] = replace(mine, clash=True)
        try:
            yield
        finally:
            for key, value in old.items():
                setattr(self, key, value)

    def sounds_like(self, a: tuple[str, ...], b: tuple[str, ...]) -> bool:
        """Different sorts that go by one word: the warriors of two players."""
        return a == b or [self.lex.term(x).one for x in a] == [self.lex.term(x).one for x in b]

    def joins(self, x: s.Choose, rest: list[s.Stmt]) -> bool:
        """The choice is read once, by the next sentence, and by nothing after it."""
        from rootdsl.prose.effects import TAKING

        if x.optional or x.fallback or x.chain or x.name in self.names and self.names[x.name].type:
            return False
        if isinstance(x.among, e.Places) and x.among.prefer or x.group and isinstance(x.among, e.Cards) and x.among.limits:
            return False
        if x.chooser is not None and self.phrase(x.chooser) != self.performer:
            return False
        after = rest[0].pay[0] if isinstance(rest[0], s.Cost) and rest[0].pay else rest[0]
        if not isinstance(after, TAKING) or uses(x.name, after) != 1 or x.group and counted_in(x.name, after):
            return False
        if isinstance(x.among, e.Sorts) and a_sort_there(x.name, after):
            return False
        return uses(x.name, rest) == 1 or self.speaks_on(x, after, rest)

    def speaks_on(self, x: s.Choose, after: s.Stmt, rest: list[s.Stmt]) -> bool:
        """What the next sentence does with the chosen thing itself; later ones call it `that clearing`."""
        known = self.names.get(x.name)
        return after is rest[0] and known is not None and not known.clash and acts_on(x.name, after)

    def chosen(self, x: s.Choose) -> Phrase:
        """`a corner clearing`, `up to two of your warriors`: what is chosen."""
        from rootdsl.prose.values import bounds

        if not x.group:
            free = isinstance(x.among, e.Places) and not x.among.filters and not x.among.prefer
            return self.phrase(x.among, Shape("any", False, None, True) if free else ONE)
        amount = bounds(self, x.low, x.high)
        if amount == Between(None, None, True) and x.optional or amount == Between(Exactly(1), None):
            amount = Between(Exactly(1), None, True)        # to choose none of them is not to choose
        return self.phrase(x.among, Shape("", True, amount))


def sort_of_value(x: e.Expr) -> str:
    """What a value is that is no set: a player, a number, a card."""
    try:
        return type_of(x)[0]
    except TypeError:
        return ""


def without_origin(p: Planner, x: s.Choose, after: s.Stmt) -> s.Choose:
    """The choice of pieces without their place, where the next sentence says itself where they come from: `move a guard from there`."""
    among = x.among
    if not isinstance(after, s.Invoke) or not isinstance(among, e.Pieces) or not isinstance(among.at, e.Var) or not x.group:
        return x
    if not isinstance(x.high, e.Num):       # `as many of them as the surplus from there` would say where the surplus is from
        return x
    roles = {role for role, value in after.roles.items() if value == among.at}
    frame = p.lex.frame(after.decl.path, {*after.roles})
    return replace(x, among=replace(among, at=None)) if any(slot.role in roles for slot in frame.slots) else x


def of_these(x: Phrase) -> Phrase:
    """One of the things that were just looked at."""
    if not isinstance(x, NounPhrase) or x.det != "a" or x.amount is not None:
        return x
    return replace(x, det="one_these", plural=True, owner=None, tails=tuple(t for t in x.tails if t.kind != "at"))


def counted_in(name: str, x: object) -> bool:
    """Is a group only counted there? Then the choice of it has to be told first."""
    if isinstance(x, e.Count):
        return uses(name, x) > 0
    if isinstance(x, (list, tuple)):
        return any(counted_in(name, y) for y in x)
    if is_dataclass(x) and not isinstance(x, (type, d.Decl)):
        return any(counted_in(name, getattr(x, part.name)) for part in fields(x) if part.name != "at")
    return False


def acts_on(name: str, x: s.Stmt) -> bool:
    """The sentence is about the thing itself, not about something that is measured by it."""
    direct = isinstance(x, (s.Put, s.Remove, s.RemoveCards, s.Discard, s.Reveal))
    return direct and isinstance(x.what, e.Var) and x.what.name == name  # type: ignore[union-attr]


def listing(items: Iterable[Phrase], either: bool = False) -> Phrase:
    found = tuple(items)
    return found[0] if len(found) == 1 else Listing(found, either)


def merged(blocks: list[Block]) -> list[Block]:
    """Neighbours that say the same of other things become one sentence with a list."""
    out: list[Block] = []
    for block in repeated(blocks):
        last = out[-1].sentence if out else None
        here = block.sentence
        if isinstance(last, Clause) and isinstance(here, Clause) and not out[-1].children and not block.children and listed(last, here):
            what, more = last.role("what"), here.role("what")
            assert what is not None and more is not None
            items = what.items if isinstance(what, Listing) else (what,)
            out[-1] = Block(last.with_role("what", Listing((*items, more))))
        else:
            out.append(block)
    return out


def repeated(blocks: list[Block]) -> list[Block]:
    """A sentence that is said several times running is said once: `place a piece three times`."""
    out: list[Block] = []
    times: list[int] = []
    for block in blocks:
        if out and isinstance(block.sentence, Clause) and block == out[-1] and not block.children and block.sentence.mood == "do":
            times[-1] += 1
        else:
            out.append(block)
            times.append(1)
    return [
        replace(x, sentence=x.sentence.adding(Adverbial("times", phrase=Exactly(n)))) if n > 1 and isinstance(x.sentence, Clause) else x
        for x, n in zip(out, times)
    ]


def listed(a: Clause, b: Clause) -> bool:
    """Two sentences about different indefinite things, else alike."""
    if a.verb not in ("put", "put_card", "place", "remove") or a.role("what") is None or b.role("what") is None:
        return False
    new = isinstance(b.role("what"), NounPhrase) and b.role("what") != a.role("what")
    return (
        new
        and replace(a, roles=()) == replace(b, roles=())
        and [r for r in a.roles if r[0] != "what"] == [r for r in b.roles if r[0] != "what"]
    )


__all__ = ["CONDITIONS", "EXPRESSIONS", "STATEMENTS", "Planner", "doer_of", "plans", "uses"]
