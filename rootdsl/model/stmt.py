"""Statements: the sentences of a rule, resolved, kept as the author wrote them.

The machine lowers them to blocks; the documents print them. Each carries the token at which
its sentence begins, so that a fault, a log line and a printed rule point to the same place.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lark import Token

from rootdsl.model.decl import Callable_, Die, Kind, ModeSet, NumberDecl, PathKind, RelationDecl, StateDecl, ZoneDecl
from rootdsl.model.expr import Cond, Expr


@dataclass(slots=True)
class Base:
    at: Token | None


# ---------------------------------------------------------------- choices, needs, costs


@dataclass(slots=True)
class Choose(Base):
    """`choose NAME, QUANTITY, among SET, by CHAIN`.

    `low`/`high` None: exactly one. Otherwise a group: between low and high members (high
    None: any number). `optional`: the chooser may decline, and then the rest of its line
    (`body`) is skipped. `chain` are scores over It, each with `most`.
    """

    name: str
    type: str
    among: Expr
    chooser: Expr | None = None
    low: Expr | None = None
    high: Expr | None = None
    group: bool = False
    optional: bool = False
    chain: list[Rank] = field(default_factory=list)
    fallback: Choose | None = None     # `if you cannot: choose ... among another set`


@dataclass(slots=True)
class Rank:
    value: Expr
    most: bool


@dataclass(slots=True)
class Tie:
    """How an automated seat decides among what its rules leave open: places or players by a chain, all else (`kind` empty) by chance."""

    kind: str
    chain: list[Rank]
    path: str
    at: Token | None = None


@dataclass(slots=True)
class Advice:
    """What a position is worth, while conditions hold, to whoever holds the file; in a file of all, to each player.

    Bots read it when they judge a position; no rule and no document does.
    """

    value: Expr
    conds: list[Cond]
    at: Token | None = None


@dataclass(slots=True)
class Needs(Base):
    """A named prerequisite; others may make an exception to it."""

    path: str
    title: str
    cond: Cond


@dataclass(slots=True)
class Cost(Base):
    """COST to EFFECT: both happen or neither is offered."""

    pay: list[Stmt]
    effect: list[Stmt]


@dataclass(slots=True)
class Match(Base):
    """`match each icon of CARD to a different TOOL among SET`, and mark the tools as used this turn."""

    card: Expr
    tools: Expr
    owner: Expr
    what: str = "icon"                 # icon of the cost (the tools are used for this turn), or item shown
    name: str = ""                     # the tools chosen, as a group, when it matches items


# ---------------------------------------------------------------- effects


@dataclass(slots=True)
class Place(Base):
    """Pieces from their supply (or track) to a place; as many as possible."""

    what: list[tuple[Expr, Expr]]      # number, sort
    where: Expr
    who: Expr | None = None


@dataclass(slots=True)
class Put(Base):
    """Raw relocation of units, groups or cards; `under`: cards go to the bottom of their pile, not on top."""

    what: Expr
    where: Expr
    number: Expr | None = None
    under: bool = False


@dataclass(slots=True)
class Remove(Base):
    """Pieces leave the map: to their supply or track, or out of the game."""

    what: Expr
    who: Expr | None = None
    permanently: bool = False


@dataclass(slots=True)
class RemoveCards(Base):
    what: Expr


@dataclass(slots=True)
class Spend(Base):
    """A number of pieces of one sort out of a set of places, back to their supply."""

    number: Expr
    what: Expr
    name: str = ""


@dataclass(slots=True)
class Draw(Base):
    who: Expr
    number: Expr
    into: Expr | None = None
    source: Expr | None = None         # None: the deck that the game draws from


@dataclass(slots=True)
class Discard(Base):
    what: Expr
    who: Expr | None = None
    spend: bool = False


@dataclass(slots=True)
class DiscardDown(Base):
    who: Expr
    to: Expr
    zone: Expr | None = None


@dataclass(slots=True)
class TakeRandom(Base):
    """A card at random from a zone into a zone."""

    source: Expr
    target: Expr
    who: Expr


@dataclass(slots=True)
class Reveal(Base):
    """Cards or hidden pieces are shown, to all or to one. Who `looks` at cards is the one to whom they are shown, and reveals nothing."""

    what: Expr
    to: Expr | None = None             # None: to all
    who: Expr | None = None            # who reveals them, if the sentence says it
    looks: bool = False


@dataclass(slots=True)
class Shuffle(Base):
    zone: Expr


@dataclass(slots=True)
class ShuffleSuits(Base):
    """The suits of these places are mixed and dealt to them again."""

    places: Expr


@dataclass(slots=True)
class OpenPath(Base):
    """The closed path of a kind between two places is open from now on; or (`closes`) the open one is closed."""

    kind: PathKind
    a: Expr
    b: Expr
    closes: bool = False


@dataclass(slots=True)
class FirstTurn(Base):
    """The player with whom the turns begin, told in the set-up."""

    who: Expr


@dataclass(slots=True)
class Score(Base):
    who: Expr
    number: Expr
    lose: bool = False


@dataclass(slots=True)
class LeaveTrack(Base):
    who: Expr


@dataclass(slots=True)
class Win(Base):
    who: Expr


@dataclass(slots=True)
class Roll(Base):
    number: Expr
    die: Die
    name: str
    of: Expr | None = None             # whose throw it is, when each side rolls its own


@dataclass(slots=True)
class SetNumber(Base):
    decl: NumberDecl
    of: Expr | None
    value: Expr
    add: bool = False
    lose: bool = False      # `lose N`: the value is `0 - N`, and never above 0
    gain: bool = False      # `gain N`: never below 0, while `add N to NUMBER` may take away


@dataclass(slots=True)
class SetMode(Base):
    group: ModeSet
    owner: Expr
    value: Expr


@dataclass(slots=True)
class MarkMode(Base):
    """Turn a mode (or every mode) to a state or away from it."""

    group: ModeSet
    what: Expr | None
    state: str
    on: bool


@dataclass(slots=True)
class LetName(Base):
    name: str
    type: str
    value: Expr


@dataclass(slots=True)
class Invoke(Base):
    """A declared procedure (or verb) with its roles bound; an indefinite role is a Choose before it."""

    decl: Callable_
    roles: dict[str, Expr]
    who: Expr | None = None


@dataclass(slots=True)
class End(Base):
    """Leave the named procedure, phase or step at once."""

    target: str


@dataclass(slots=True)
class Replace(Base):
    """Swap a piece on the map for one of another sort, in its place: all or nothing."""

    what: Expr
    by: Expr


@dataclass(slots=True)
class Give(Base):
    """Cards (or pieces) of `who` go to another player: into the hand, or the box that takes such pieces."""

    what: Expr
    to: Expr
    who: Expr | None = None


@dataclass(slots=True)
class TurnUnits(Base):
    """Put pieces into the first (0) or second (1) of two states."""

    what: Expr
    decl: StateDecl
    index: int


@dataclass(slots=True)
class Declare(Base):
    """Announce an intent; `NAME was declared` holds until the procedure under way ends."""

    name: str
    who: Expr | None = None


@dataclass(slots=True)
class SetStanding(Base):
    """Move the marker of a relation toward a player to a state; `by` moves it so many spaces to the right
    instead, or to the left where it is below 0."""

    decl: RelationDecl
    toward: Expr
    to: Expr | None = None
    by: Expr | None = None


@dataclass(slots=True)
class Coalition(Base):
    """The two are no enemies from now on, and `who` wins when `friend` wins."""

    who: Expr
    friend: Expr


@dataclass(slots=True)
class ChangeDice(Base):
    """Dice that lie are thrown again (`face` None), or turned to a face; `number` None: all of the throw, else so many that are chosen.

    What the procedure works out of the throw afterwards, with the exceptions of all files, counts them as they lie then.
    """

    throw: Expr
    number: Expr | None
    face: Expr | None
    inside: str = ""        # the procedure that shares the throw


@dataclass(slots=True)
class FixDie(Base):
    """One die of the next roll of `of` is set to this face instead of being thrown."""

    die: Die
    of: Expr
    face: Expr


@dataclass(slots=True)
class SpendNumber(Base):
    """Pay so many out of a number that a piece or seat bears: all or nothing."""

    decl: NumberDecl
    of: Expr | None
    number: Expr


# ---------------------------------------------------------------- effects that last


@dataclass(slots=True)
class TreatAs(Base):
    """Until its span ends, `who` treats pieces as own for these purposes, or as if they were of any sort of a kind."""

    who: Expr
    what: Expr
    purposes: list[str] = field(default_factory=list)
    any_of: Kind | None = None
    span: str = ""                     # turn, or the path of the procedure or action that must end


@dataclass(slots=True)
class OpenFor(Base):
    """Until its span ends, a closed kind of path is a path for `who`."""

    kind: PathKind
    who: Expr
    span: str = ""


@dataclass(slots=True)
class Activate(Base):
    """Below `would activate`: the piece is used after all, and not again this turn."""


UNTIL_TURN = "until turn"       # the span of what ends when the next turn of the holder begins


@dataclass(slots=True)
class Amend(Base):
    """Until its span ends, a value has so much more (`add`), or is bounded (`low`, `high`); `args` as in a call."""

    value: Callable_
    args: list[Expr]
    add: Expr | None = None
    low: Expr | None = None
    high: Expr | None = None
    span: str = ""


@dataclass(slots=True)
class CountsAs(Base):
    """Until its span ends, what is removed counts as removed by `who`."""

    who: Expr
    what: Expr
    span: str = ""


@dataclass(slots=True)
class Later(Base):
    """Once, when the point is reached, with the names as they are now; `next`: not before the holder's next turn."""

    point: str
    body: list[Stmt]
    next: bool = False


# ---------------------------------------------------------------- control


@dataclass(slots=True)
class If(Base):
    branches: list[tuple[Cond, list[Stmt]]]
    otherwise: list[Stmt]


@dataclass(slots=True)
class IfCannot(Base):
    body: list[Stmt]


@dataclass(slots=True)
class ForEach(Base):
    name: str
    type: str
    among: Expr
    body: list[Stmt]
    together: bool = False
    order: str = "given"               # given | any | reverse


@dataclass(slots=True)
class Loop(Base):
    """`up to N times` (high None: any number of times); an empty round ends it.

    `must`: `do this N times`. Nobody is asked, the number is read once, and each round is done as far as possible.
    """

    high: Expr | None
    body: list[Stmt]
    chooser: Expr | None = None        # who is asked, when that is not the holder
    must: bool = False


@dataclass(slots=True)
class Action(Base):
    """One entry of a menu. `extra` entries cost no round. `once`: key of its span, or ''."""

    name: str
    title: str
    path: str
    body: list[Stmt]
    once: str = ""
    extra: bool = False
    guards: list[Cond] = field(default_factory=list)
    adds: str = ""                     # counter of uses that the bound of the menu reads


@dataclass(slots=True)
class Menu(Base):
    high: Expr | None
    actions: list[Action]
    path: str = ""
    chooser: Expr | None = None        # who takes the actions, when that is not the holder


@dataclass(slots=True)
class May(Base):
    body: list[Stmt]
    chooser: Expr | None = None
    label: str = ""


@dataclass(slots=True)
class ChooseOne(Base):
    branches: list[list[Stmt]]
    chooser: Expr | None = None
    optional: bool = False


@dataclass(slots=True)
class Together(Base):
    body: list[Stmt]


@dataclass(slots=True)
class Fully(Base):
    body: list[Stmt]
    otherwise: list[Stmt]


@dataclass(slots=True)
class Part(Base):
    """A step, rule, window or phase inside a body: a named point that others hook or replace."""

    kind: str                          # step | rule | window | phase
    path: str
    title: str
    guards: list[Cond]
    body: list[Stmt]
    data: dict[str, Expr] = field(default_factory=dict)


@dataclass(slots=True)
class Open(Base):
    """A sentence that opens a procedure under way: `resolve`, with what it is about."""

    what: str
    args: dict[str, Expr | str]
    span: str


@dataclass(slots=True)
class Force(Base):
    """`who` performs the body, with its own exceptions and triggers; choices written above stay the forcer's."""

    who: Expr
    body: list[Stmt]


@dataclass(slots=True)
class Ignoring(Base):
    """The body runs as if these rules, requirements, choices or bans (`bans:VERB`) did not stand."""

    rules: list[str]
    body: list[Stmt]


@dataclass(slots=True)
class Secretly(Base):
    """Every player makes the choices of the body unseen by the others; then all of it happens at once."""

    body: list[Stmt]


@dataclass(slots=True)
class Decide(Base):
    """A decision table: of these rules, only the first whose guards hold is carried out."""

    rules: list[Part]


Stmt = (
    Choose | Needs | Cost | Match | Place | Put | Remove | RemoveCards | Spend | Draw | Discard | DiscardDown | TakeRandom | Reveal
    | Shuffle | ShuffleSuits | OpenPath | FirstTurn
    | Score | LeaveTrack | Win | Roll | SetNumber | SetMode | MarkMode | LetName | Invoke | End | If | IfCannot | ForEach
    | Loop | Action | Menu | May | ChooseOne | Together | Fully | Part | Open | Replace | Give | TurnUnits | Declare | SetStanding
    | Coalition | ChangeDice | FixDie | SpendNumber | TreatAs | OpenFor | Activate | Amend | CountsAs | Later
    | Force | Ignoring | Secretly | Decide
)

# ---------------------------------------------------------------- what a file adds to the table


@dataclass(slots=True)
class Hook:
    """A rule that runs at a named point: a window, or the start or end of a procedure, phase or step."""

    path: str
    title: str
    point: str                         # path of the point, with ':start' or ':end' where it has one
    body: list[Stmt]
    guards: list[Cond]
    role: str = ""                     # the holder must be this side
    mode: str = ""                     # mode path under which it lives
    holder: str = "me"                 # me: the seat's own procedures; any: any
    names: dict[str, str] = field(default_factory=dict)
    at: Token | None = None
    once: str = ""                     # turn, or the path of a procedure: at most once in it
    said: str = ""                     # the author's words for the moment


@dataclass(slots=True)
class Trigger:
    """`when` a thing happens (after), or `would` (before: redirect or replacement)."""

    path: str
    title: str
    verb: str
    pattern: dict[str, Expr | str]     # performer, what, owner, source, target, each
    binds: dict[str, tuple[str, str]]  # name -> (event part, type)
    guards: list[Cond]
    body: list[Stmt]
    each: bool = False
    before: bool = False
    mode: str = ""
    at: Token | None = None
    once: str = ""
    said: str = ""                     # the author's words for the event
    mark: str = ""                     # with `once`: what is marked as used; the events of one `when` share it


@dataclass(slots=True)
class ExceptionTo:
    """A new body, result or requirement for a named rule below."""

    path: str
    target: str
    kind: str                          # body | value | needs (cond None: nothing needed) | choice (value: the set) | die (value: a face)
    guards: list[Cond]
    body: list[Stmt]
    value: Expr | None = None
    cond: Cond | None = None
    optional: bool = False
    role: str = ""
    mode: str = ""
    add: Expr | None = None
    at: Token | None = None
    low: Expr | None = None            # `at least`, `at most`: bounds beside `add`
    high: Expr | None = None
    once: str = ""
    anyone: bool = False               # whoever performs what is changed, not the holder only
    each: bool = False                 # the step of this name in every file that a seat holds
    whose: Expr | None = None          # of a value of a player or side: of whom, where it is not the holder's
    also: bool = False                 # of a choice: its set and these besides


@dataclass(slots=True)
class Ban:
    """`cannot`: verb, performer, thing, place, as conditions over named parts."""

    path: str
    verb: str
    performer: Expr | None
    what: Expr | None
    where: Expr | None
    guards: list[Cond]
    mode: str = ""
    at: Token | None = None
    outside: Cond | None = None        # the ban holds except while this is so: `outside battle`
    except_by: list[str] = field(default_factory=list)   # points whose own sentences it does not stop
    bound: dict[str, Expr] = field(default_factory=dict)    # of a procedure: roles, each with the set in which it must be
    other: dict[str, str] = field(default_factory=dict)     # names that the ban gives to roles
    roles: list[str] = field(default_factory=list)          # every role that the ban asks
    who: str = "player"                                     # by what name its conditions speak of whoever would do it


@dataclass(slots=True)
class FreeAction:
    """`whose`: the others in whose phases it stands open, and who then perform it; None: it is the holder's own."""

    path: str
    title: str
    phase: str
    once: str
    guards: list[Cond]
    body: list[Stmt]
    mode: str = ""
    at: Token | None = None
    whose: Expr | None = None


@dataclass(slots=True)
class Victory:
    path: str
    title: str
    player: str
    cond: Cond
    at: Token | None = None


@dataclass(slots=True)
class AddedAction:
    """An action that a mode, card or rule adds to a menu, at the end of its list."""

    menu: str
    action: Action
    mode: str = ""
    at: Token | None = None


@dataclass(slots=True)
class ComesBefore:
    """Two steps of one phase change their order while the rule lives."""

    first: str
    second: str
    mode: str = ""
    at: Token | None = None


@dataclass(slots=True)
class Prefer:
    """Where exceptions of two rules to one thing both hold, that of the first counts."""

    path: str
    first: str
    second: str
    at: Token | None = None


@dataclass(slots=True)
class OpenPaths:
    """A closed kind of path is a path for one player while the rule lives."""

    kind: PathKind
    who: Expr
    mode: str = ""
    at: Token | None = None
    path: str = ""


@dataclass(slots=True)
class SeenBy:
    """The holder's own pile of a common zone is seen by all."""

    zone: ZoneDecl
    mode: str = ""
    at: Token | None = None
    path: str = ""


@dataclass(slots=True)
class LinkedPlaces:
    """Places are joined to each other for one player while the rule lives, whatever paths there are."""

    path: str
    what: Expr
    who: Expr
    mode: str = ""
    at: Token | None = None


@dataclass(slots=True)
class LeadTo:
    """Who moves from one of these places may move to one of those as if a path joined them, while the guards hold.

    `who` None: whoever moves.
    """

    path: str
    source: Expr
    target: Expr
    guards: list[Cond]
    mode: str = ""
    at: Token | None = None
    who: Expr | None = None


@dataclass(slots=True)
class Keep:
    """A standing order, restored after each group: pieces that fit go on (or off) their tracks while the condition over It holds."""

    path: str
    what: Expr
    on: bool
    cond: Cond | None = None
    mode: str = ""
    at: Token | None = None


@dataclass(slots=True)
class Without:
    """House rules leave something out of the game: each of `targets` is the path of a rule, step, action, mode, card, section or
    kind of card. It holds for a whole table; `rootdsl.overlay` takes it out of the model."""

    path: str
    targets: list[str]
    at: Token | None = None
    tokens: list[Token] = field(default_factory=list)


@dataclass(slots=True)
class Reprint:
    """House rules print something else: numbers of a track, how many pieces there are, a title.

    `what` is track | number | limit | copies | points | spaces | faces | title; `row` is the sort of piece to which a row
    of a track belongs ('' for all of them), `text` a new title. It holds for a whole table.
    """

    path: str
    target: str
    what: str
    numbers: list[int] = field(default_factory=list)
    column: str = ""
    row: str = ""
    text: str = ""
    at: Token | None = None
    token: Token | None = None
