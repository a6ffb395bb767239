"""What a `.law` file declares: one class for each kind of thing that a name can mean.

Every declaration knows the `system` (file) that declares it, its `name` (the id, stable for
ever), its `title` (what players see) and the token where it stands. Nothing here knows a
game; kinds, places, cards and modes are whatever the files say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lark import Token


@dataclass(slots=True, eq=False)
class Decl:
    """Common part. `path` is the dotted name by which other files refer to it."""

    system: str
    name: str
    title: str
    at: Token | None

    @property
    def path(self) -> str:
        return f"{self.system}.{self.name}"


@dataclass(slots=True, eq=False)
class TableRule(Decl):
    """What players settle among themselves and no machine plays: a rule in words."""

    text: str = ""


@dataclass(slots=True, eq=False)
class Suit(Decl):
    """A suit of places and cards; a wild suit stands for every other one on cards."""

    wild: bool = False


@dataclass(slots=True, eq=False)
class PlaceKind(Decl):
    """A kind of place on a map, with the numbers and flags that its places carry."""

    numbers: list[str] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class PathKind(Decl):
    """A kind of link between places; a closed one is no path until a rule opens it."""

    joins: list[str] = field(default_factory=list)
    closed: bool = False


@dataclass(slots=True, eq=False)
class Kind(Decl):
    """A kind of piece (`of_card`: a kind of card)."""

    of_card: bool = False
    isa: str = ""            # the wider kind: `kind knight is a rider`


@dataclass(slots=True, eq=False)
class Piece(Decl):
    """Pieces of one sort in the box: how many, of which kinds, owned by a seat or by nobody."""

    count: int = 0
    kinds: list[str] = field(default_factory=list)
    neutral: bool = False
    limit_in: str = ""       # place kind in which at most `limit` may stand
    limit: int = 0
    suit: str = ""           # printed suit, for pieces declared `of each suit`
    more: bool = False       # more copies of a sort that another file declares
    start: str = ""          # box in which the pieces begin, or "" for their supply
    stats: dict[str, int] = field(default_factory=dict)   # printed numbers, by name of the stat
    live: Any = None         # condition on the set-up under which they are in the box at all


@dataclass(slots=True, eq=False)
class Die(Decl):
    """A die: its faces in order, numbers or names."""

    faces: list[str] = field(default_factory=list)
    explodes: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class ZoneDecl(Decl):
    """A pile of cards: whose, who sees its cards, who may count them."""

    per_player: bool = False
    seen: str = "all"        # all | owner | nobody
    counted: str = "all"
    refill: str = ""         # zone shuffled into this one when it runs out
    column_of: str = ""      # box whose column this is
    active: bool = False     # cards here have their rules in force
    shared: bool = False     # all seats that hold this faction use one and the same
    per_place: str = ""      # kind of place of which each has such a pile


@dataclass(slots=True, eq=False)
class BoxDecl(Decl):
    """A place off the map that holds pieces (or cards, as columns).

    A box with tracks puts what it receives on the track that holds such a piece, leftmost
    empty space first; what no track holds lies beside them. `replaces` names the common box
    that this one stands for: what would go there comes here.
    """

    per_player: bool = False
    columns: list[str] = field(default_factory=list)
    tracks: list[str] = field(default_factory=list)
    replaces: str = ""
    per_place: str = ""      # kind of place of which each has such a box
    seen: str = "all"


@dataclass(slots=True, eq=False)
class TrackDecl(Decl):
    """Spaces that a sort of piece leaves one by one; columns give a number for each space.

    `rows` are piece names; `columns[column][row]` lists one number a space, left to right.
    A track of a `box` works the other way round: it begins empty and `holds` pieces of these sorts.
    """

    spaces: int = 0
    rows: list[str] = field(default_factory=list)
    columns: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    box: str = ""
    holds: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class ModeSet(Decl):
    """Modes of which exactly one is active; `states` are independent two-valued marks on each."""

    members: list[Mode] = field(default_factory=list)
    states: list[str] = field(default_factory=list)
    plural: str = ""
    available: Any = None    # condition over It: which modes can be chosen as `available`


@dataclass(slots=True, eq=False)
class Mode(Decl):
    group: str = ""
    data: dict[str, Any] = field(default_factory=dict)
    body: list[Any] = field(default_factory=list)
    absent: bool = False     # house rules leave it out; it keeps its place among the members, so that numbers stay


@dataclass(slots=True, eq=False)
class NumberDecl(Decl):
    """A number (or flag, when `flag`) kept in the state: of the table, of each seat, or of each side.

    Scope `opponent` is a counter toward each other faction; `unit` belongs to each piece of
    `kind` (a `printed` one never changes), `path` to each path of that kind, `seat_place` to each
    player in each place; `span` tells when it falls back to its start.
    """

    scope: str = "system"    # system | side | local | place | path | seat_place | seat | opponent | unit
    flag: bool = False
    start: int = 0
    span: str = ""           # turn, or the path of a procedure
    kind: str = ""
    printed: bool = False
    low: int = 0
    high: int = -1           # at least 0: the number stays from `low` to `high`, whatever is added


@dataclass(slots=True, eq=False)
class Param:
    name: str
    type: str
    noun: str = ""           # the word that gave the type: `player`, or a kind of place or piece


@dataclass(slots=True, eq=False)
class Callable_(Decl):
    """A thing with a phrase: its words, in order, are literals or `Param`s."""

    phrase: list[str | Param] = field(default_factory=list)
    params: list[Param] = field(default_factory=list)
    node: Any = None         # tree node of the declaration
    owner: str = ""          # path of the procedure in which it stands, or ""
    body: list[Any] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class ValueDecl(Callable_):
    """`value NAME of a KIND in a KIND: EXPRESSION`; `type` is that of its result."""

    type: str = "number"


@dataclass(slots=True, eq=False)
class ConditionDecl(Callable_):
    """`condition a KIND verbs a KIND: CONDITION`."""


@dataclass(slots=True, eq=False)
class ProcedureDecl(Callable_):
    """`procedure NAME: mover moves group from origin to target`; `macro` for a `verb` inside a procedure."""

    macro: bool = False
    sides: list[str] = field(default_factory=list)
    shares: list[str] = field(default_factory=list)
    orderer: str = ""
    points: list[str] = field(default_factory=list)   # names of steps and windows that hooks may name


@dataclass(slots=True, eq=False)
class CardDecl(Decl):
    """A card: suit, copies, icons of its cost, item and points, kinds, and the rules in its body."""

    suit: str = ""
    copies: int = 1
    cost: list[str] = field(default_factory=list)
    item: str = ""
    points: int = 0
    kinds: list[str] = field(default_factory=list)
    costed: bool = False
    immediate: bool = False
    body: list[Any] = field(default_factory=list)
    items: list[str] = field(default_factory=list)   # every item it shows
    face: str = ""                                   # die face in its corner


@dataclass(slots=True, eq=False)
class StateDecl(Decl):
    """`KIND have A or B`: every piece of the kind is in one of two states; it begins in the first."""

    kind: str = ""
    words: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class RelationDecl(Decl):
    """`relation NAME toward each other faction`: one marker for each opponent, on a row of spaces or outside it.

    `columns` give a number for each space; markers begin on the first space, or in the state
    `start`. Players who hold one of the `but` factions have no marker.
    """

    spaces: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    columns: dict[str, list[int]] = field(default_factory=dict)
    but: list[str] = field(default_factory=list)
    start: int = 0

    @property
    def states(self) -> list[str]:
        return [*self.spaces, *self.outside]


@dataclass(slots=True, eq=False)
class Site:
    """A place on a map. `x` and `y` are per cent of its width and height, y growing downward."""

    index: int
    kind: str
    name: str
    title: str
    suit: str
    numbers: dict[str, int]
    flags: set[str]
    x: float
    y: float
    at: Token | None = None


@dataclass(slots=True, eq=False)
class Link:
    kind: str
    a: int
    b: int
    closed: bool = False    # shut until a rule opens this very path


@dataclass(slots=True, eq=False)
class MapDecl(Decl):
    """A map: its places in order of index, its links by kind, and named pairs such as opposite corners."""

    sites: list[Site] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    pairs: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    # kind of path or place -> 'open' or 'closed'
    closed: dict[str, bool] = field(default_factory=dict)
