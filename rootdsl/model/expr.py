"""Typed expressions and conditions: what a phrase means once every word of it is known.

Types are plain words: `place, piece, unit, card, player, number, suit, mode, column, truth,
faces` and, for places of many, a set of the same type. A *piece* is a sort of piece (the
mills of a seat); a *unit* is one piece standing somewhere (sort and place).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rootdsl.model.decl import (
    BoxDecl,
    Callable_,
    CardDecl,
    Die,
    Kind,
    ModeSet,
    NumberDecl,
    PathKind,
    Piece,
    PlaceKind,
    RelationDecl,
    StateDecl,
    Suit,
    TrackDecl,
    ZoneDecl,
)

# ---------------------------------------------------------------- single things


@dataclass(slots=True)
class Num:
    n: int


@dataclass(slots=True)
class Var:
    """A name bound in the rule: a role, a chosen thing, a loop member, an event object."""

    name: str
    type: str
    many: bool = False


@dataclass(slots=True)
class It:
    """The member under test inside a filter."""

    type: str


@dataclass(slots=True)
class Me:
    """The holder of the rule."""


@dataclass(slots=True)
class Current:
    """The player whose turn it is."""


@dataclass(slots=True)
class ThisCard:
    """The copy of the card whose rule runs."""


@dataclass(slots=True)
class PathBetween:
    """The one path of a kind between two places, as the bearer of a number or a flag of each path; there need be none."""

    kind: PathKind
    a: Expr
    b: Expr


@dataclass(slots=True)
class SeatAt:
    """A player in a place, as the bearer of a number or a flag of each player in each place; nobody, or no place, bears none."""

    player: Expr
    place: Expr


HOLDING = 0      # as `which` of a seat


@dataclass(slots=True)
class SeatOf:
    """A seat that holds another file's faction: the first one, or (in an example) the second.

    HOLDING in a procedure of a file that several seats may hold: the one of them whose rule asked for the procedure. In a free
    action that others perform: the one whose file, or whose card, offers it.
    """

    system: str
    which: int = 1


@dataclass(slots=True)
class Nobody:
    type: str = "player"


@dataclass(slots=True)
class Other:
    """The other side of the battle-like procedure."""

    side: Expr
    type: str = "player"


@dataclass(slots=True)
class SuitRef:
    decl: Suit


@dataclass(slots=True)
class PieceRef:
    """One sort of piece of `owner` (None: nobody's); `state`: turned that way where it is placed."""

    decl: Piece
    owner: Expr | None
    state: tuple[StateDecl, int] | None = None


@dataclass(slots=True)
class ModeRef:
    group: ModeSet
    index: int


@dataclass(slots=True)
class ColumnRef:
    box: BoxDecl
    column: str


@dataclass(slots=True)
class SiteRef:
    """A place of a map by its printed name (in examples and map files)."""

    name: str


@dataclass(slots=True)
class ZoneRef:
    decl: ZoneDecl
    owner: Expr | None


@dataclass(slots=True)
class BoxRef:
    decl: BoxDecl
    owner: Expr | None


@dataclass(slots=True)
class TrackRef:
    """A track of a box, as a place for the pieces it holds."""

    decl: TrackDecl
    owner: Expr | None


@dataclass(slots=True)
class Standing:
    """The marker of a relation toward one player: one of its states; `of` another holder than that of the rule."""

    decl: RelationDecl
    toward: Expr
    of: Expr | None = None


@dataclass(slots=True)
class StateRef:
    """One state of a relation, by index into its spaces and then what is outside."""

    decl: RelationDecl
    index: int


@dataclass(slots=True)
class FaceRef:
    """One face of a die."""

    die: Die
    index: int


# ---------------------------------------------------------------- read and compute


@dataclass(slots=True)
class Call:
    """The result of a declared value."""

    decl: Callable_
    args: list[Expr]
    type: str


@dataclass(slots=True)
class ReadNumber:
    """A number or flag in the state; `of` is the side, seat or place that bears it."""

    decl: NumberDecl
    of: Expr | None


@dataclass(slots=True)
class ReadMode:
    group: ModeSet
    owner: Expr


@dataclass(slots=True)
class Supply:
    """The supply of whoever a piece belongs to."""


@dataclass(slots=True)
class OwnSort:
    """Some sort of a kind, of one player: the first of which a piece is in the supply."""

    decl: Kind
    owner: Expr


@dataclass(slots=True)
class Attr:
    """A built-in attribute: suit, cost, item, points, owner, place, column, sort, number."""

    name: str
    of: Expr
    type: str


@dataclass(slots=True)
class PlaceNumber:
    """A number that the map prints on a place, such as its slots."""

    name: str
    of: Expr


@dataclass(slots=True)
class TrackRead:
    """A column of a track: `next` the leftmost space still filled, `last` the rightmost empty one,
    `all` the sum over every empty space of every row."""

    track: TrackDecl
    column: str
    which: str
    row: Expr | None
    owner: Expr
    more: list[TrackDecl] = field(default_factory=list)     # further tracks with that column, on which the sort may stand


@dataclass(slots=True)
class RelationRead:
    """A column of a relation at the space where the marker toward one player stands (0 outside)."""

    decl: RelationDecl
    column: str
    toward: Expr


@dataclass(slots=True)
class FaceCount:
    """How many dice of a throw show this face (exploded dice and fixed ones too)."""

    face: Expr
    of: Expr


@dataclass(slots=True)
class Rolled:
    """The throw that was named in a roll of this side or piece."""

    name: str
    of: Expr


@dataclass(slots=True)
class Distance:
    """How many paths lie between a place and the nearest of one or several others: along paths that are open for everybody, or of one kind.

    0 is the place itself; where no way leads it is the number of places on the map, more than any way is long.
    """

    a: Expr
    b: Expr
    kind: PathKind | None = None


@dataclass(slots=True)
class Points:
    of: Expr


@dataclass(slots=True)
class Count:
    of: Expr


@dataclass(slots=True)
class Arith:
    op: str
    a: Expr
    b: Expr


@dataclass(slots=True)
class Half:
    of: Expr
    up: bool


@dataclass(slots=True)
class Lots:
    """How many full lots of `size` there are in a number: `1 for every 5 guards`."""

    of: Expr
    size: int


@dataclass(slots=True)
class Extreme:
    """The highest, the lowest or the sum of a roll, or of a list of numbers."""

    which: str
    of: list[Expr]


@dataclass(slots=True)
class Steps:
    """`0, 1, 1, 2 by COUNT`: starts at none, the last number holds for more."""

    numbers: list[int]
    by: Expr


@dataclass(slots=True)
class Bound:
    a: Expr
    low: Expr | None
    high: Expr | None


@dataclass(slots=True)
class Cases:
    """`if C: X / otherwise: Y` as a value; no case holds: the value below (or 0, nobody)."""

    cases: list[tuple[Cond, Expr]]
    otherwise: Expr | None


@dataclass(slots=True)
class Most:
    """The only member with the most (least) of a value; nobody when several have it."""

    among: Expr
    value: Expr      # an expression over It
    least: bool = False


# ---------------------------------------------------------------- sets


@dataclass(slots=True)
class Places:
    kinds: list[PlaceKind]
    filters: list[Cond] = field(default_factory=list)
    prefer: list[Cond] = field(default_factory=list)


@dataclass(slots=True)
class Pieces:
    """Pieces of these sorts or kinds (all sorts that belong to anybody when empty).

    `owner` None: anybody's. `at` None: anywhere on the map; `purpose`: pieces treated as own
    for it count too, but none of those that belong to `against`. The members are units.
    """

    sorts: list[Piece | Kind]
    owner: Expr | None
    at: Expr | None = None
    purpose: str = ""
    filters: list[Cond] = field(default_factory=list)
    not_owner: Expr | None = None
    against: Expr | None = None      # pieces of this player are not treated as own


@dataclass(slots=True)
class Cards:
    """Cards of a zone (every card when `zone` is None)."""

    zone: list[Expr]
    kinds: list[Kind | CardDecl] = field(default_factory=list)
    filters: list[Cond] = field(default_factory=list)
    limits: list[tuple[int, Cond]] = field(default_factory=list)   # a chosen group holds at most so many of these
    top: Expr | None = None            # so many from the top of its one zone, before all filters


@dataclass(slots=True)
class Players:
    """Players; `but` are left out (`other players`), `enemies_of` keeps the enemies of one."""

    but: Expr | None = None
    enemies_of: Expr | None = None
    filters: list[Cond] = field(default_factory=list)


@dataclass(slots=True)
class Sorts:
    """Sorts of piece named in a list: `mill and inn and den`."""

    sorts: list[Expr]
    filters: list[Cond] = field(default_factory=list)


@dataclass(slots=True)
class Suits:
    filters: list[Cond] = field(default_factory=list)


@dataclass(slots=True)
class Modes:
    group: ModeSet
    filters: list[Cond] = field(default_factory=list)


@dataclass(slots=True)
class Columns:
    box: BoxDecl
    filters: list[Cond] = field(default_factory=list)


@dataclass(slots=True)
class Numbers:
    low: Expr
    high: Expr


@dataclass(slots=True)
class Region:
    """Places joined to `start` by open paths through places that all satisfy `through` (over It)."""

    start: Expr
    through: list[Cond]
    mover: Expr


@dataclass(slots=True)
class PlacesOf:
    """The places where the pieces of a set stand."""

    pieces: Expr


@dataclass(slots=True)
class Union:
    sets: list[Expr]


@dataclass(slots=True)
class Part:
    """Those members of what a name stands for (cards, places, players, suits) that pass the filters: `shown, of suit ink`."""

    of: Expr
    filters: list[Cond] = field(default_factory=list)


@dataclass(slots=True)
class Some:
    """So many members of a set, chosen by whoever performs: `2 items`, `a torch`, `any guards` (number None)."""

    of: Expr
    number: Expr | None


@dataclass(slots=True)
class Together:
    """These units, and any number of the others that stand in the same place, chosen by the performer."""

    core: Expr
    others: Expr


@dataclass(slots=True)
class FieldRank:
    """The rank of a player in the order of a field that the files of the seats give: 0 is the first letter, or the least number."""

    field: str
    of: Expr


@dataclass(slots=True)
class Random:
    """So many members of a set by chance (blind: the log says what came only to those who see it)."""

    of: Expr
    number: Expr


# ---------------------------------------------------------------- conditions


@dataclass(slots=True)
class All:
    parts: list[Cond]


@dataclass(slots=True)
class AnyOf:
    parts: list[Cond]


@dataclass(slots=True)
class Not:
    part: Cond


@dataclass(slots=True)
class Compare:
    op: str
    a: Expr
    b: Expr


@dataclass(slots=True)
class Same:
    a: Expr
    b: Expr


@dataclass(slots=True)
class Exists:
    """At least `least` members in a set (a zone counts as the set of its cards)."""

    of: Expr
    least: Expr


@dataclass(slots=True)
class Among:
    a: Expr
    of: Expr


@dataclass(slots=True)
class Linked:
    """`a` is joined to `b` by an open path for `mover` (by any open path when None)."""

    a: Expr
    b: Expr
    mover: Expr | None
    kinds: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Beyond:
    """The place is the other end of a path of this kind that begins at `b` and is still closed."""

    a: Expr
    b: Expr
    kind: PathKind


@dataclass(slots=True)
class OnPath:
    """The place is an end of a path of one of these kinds."""

    a: Expr
    kinds: list[str]


@dataclass(slots=True)
class PlaceFlag:
    name: str
    of: Expr


@dataclass(slots=True)
class Opposite:
    pair: str
    a: Expr
    b: Expr


@dataclass(slots=True)
class Matching:
    """A card matches a thing that has a suit; `strict` means no card stands for another suit."""

    card: Expr
    thing: Expr
    strict: bool = False


@dataclass(slots=True)
class SuitIs:
    of: Expr
    suit: Expr


@dataclass(slots=True)
class CardIs:
    of: Expr
    what: Kind | CardDecl


@dataclass(slots=True)
class CardHas:
    """What a card shows: item, immediate, persistent, costed."""

    of: Expr
    what: str


@dataclass(slots=True)
class SortIs:
    of: Expr
    what: Kind | Piece


@dataclass(slots=True)
class InState:
    """A mode bears a mark (`ready`)."""

    mode: Expr
    group: ModeSet
    state: str


@dataclass(slots=True)
class Holds:
    """A declared condition (or a needs-rule asked by name)."""

    decl: Callable_
    args: list[Expr]


@dataclass(slots=True)
class Flag:
    decl: NumberDecl
    of: Expr | None


@dataclass(slots=True)
class Done:
    """`X was done / chosen`: the thing named in the frame happened."""

    name: str


@dataclass(slots=True)
class SeatCount:
    """So many players play; with `system`, so many seats hold that faction."""

    op: str
    n: int
    system: str = ""


@dataclass(slots=True)
class CanPlace:
    """The listed pieces can all be placed in the place now."""

    what: list[tuple[Expr, Expr]]   # sort, number
    place: Expr


@dataclass(slots=True)
class Replaced:
    """Somebody has a box of their own in the place of a common one."""

    of: BoxRef


@dataclass(slots=True)
class Full:
    """A track has no empty space left."""

    of: Expr


@dataclass(slots=True)
class OnTrack:
    """A piece stands on a space of a track of its box, not beside the tracks."""

    of: Expr


@dataclass(slots=True)
class UnitState:
    """A piece is in the first (0) or second (1) of two states."""

    of: Expr
    decl: StateDecl
    index: int


@dataclass(slots=True)
class SeatIs:
    """The player holds that faction, in whichever seat; false while no seat holds it."""

    of: Expr
    system: str


@dataclass(slots=True)
class SortAmong:
    """A piece is of the sort of one in a set, in whatever state either is."""

    of: Expr
    among: Expr


@dataclass(slots=True)
class OtherHas:
    """Another player who holds the same faction has that mode."""

    mode: Expr
    group: ModeSet


@dataclass(slots=True)
class HasScore:
    """The player's marker is on the score track."""

    of: Expr


@dataclass(slots=True)
class InCoalition:
    of: Expr


@dataclass(slots=True)
class During:
    """A procedure or phase is under way, and `who` (if any) performs it: `in battle`, `in your turn`."""

    path: str
    who: Expr | None


@dataclass(slots=True)
class Happened:
    """Each of these procedures happened in the round, action or step that just ended."""

    paths: list[str]


@dataclass(slots=True)
class Declared:
    """An intent was declared in the procedure that is under way."""

    name: str


Expr = (
    Num | Var | It | Me | Current | ThisCard | SeatOf | Nobody | Other | SuitRef | PieceRef | OwnSort | Supply | ModeRef | ColumnRef
    | SiteRef | ZoneRef | BoxRef | Call | ReadNumber | ReadMode | Attr | PlaceNumber | TrackRead | Points | Count | Arith | Half
    | Lots | Extreme | Steps | Bound | Cases | Most | Places | Pieces | Cards | Players | Sorts | Suits | Modes | Columns | Numbers
    | Region | PlacesOf | Union | TrackRef | Standing | StateRef | FaceRef | RelationRead | FaceCount | Rolled | Some | Together | Random
    | FieldRank | Part | PathBetween | SeatAt | Distance
)
Cond = (
    All | AnyOf | Not | Compare | Same | Exists | Among | Linked | OnPath | PlaceFlag | Opposite | Matching | SuitIs | CardIs | CardHas
    | Beyond | SortIs | InState | Holds | Flag | Done | SeatCount | CanPlace
    | Full | Replaced | OnTrack | UnitState | SeatIs | OtherHas | SortAmong | HasScore | InCoalition | During | Happened | Declared
)
