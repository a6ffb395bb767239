"""The model of one `.law` file: its declarations and everything its rules add to a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.syntax import tree


@dataclass(slots=True, eq=False)
class Game:
    """The manifest: what a table of this game consists of."""

    name: str
    title: str
    low: int = 2
    high: int = 4
    uses: list[str] = field(default_factory=list)
    parts: dict[str, str] = field(default_factory=dict)      # kind of file chosen -> the one used in examples
    seats: list[str] = field(default_factory=list)           # kinds of file that a seat may hold
    sitters: list[str] = field(default_factory=list)         # who takes the open seats of an example, in this order
    mixes: dict[str, list[str]] = field(default_factory=dict)         # files that sit down together, by the name of the mix
    advice: dict[str, dict[int, int]] = field(default_factory=dict)   # field of the seats -> number of players -> least sum that is advised
    fields: dict[str, str] = field(default_factory=dict)     # field of a seat's file -> its type
    counted: list[str] = field(default_factory=list)         # phases and procedures whose steps the documents count
    tallies: dict[str, tuple[str, list[str]]] = field(default_factory=dict)   # of points: title, and rules or kinds of file, by name
    gathers: str = ""                                        # phase whose first step is to gather the pieces
    chapter_field: str = ""                                  # field of a file that numbers its chapter
    setup: str = ""
    repeats: str = ""
    each_player: bool = True
    draw_from: str = ""
    draw_into: str = ""
    discard_to: str = ""


@dataclass(slots=True, eq=False)
class System:
    """One file. `kind` is its heading word (law, map, deck, faction, game, ...)."""

    name: str
    kind: str
    title: str
    path: str
    tree: tree.File
    game: str = ""
    knows: list[str] = field(default_factory=list)
    fields: dict[str, Any] = field(default_factory=dict)
    manifest: Game | None = None
    decls: list[d.Decl] = field(default_factory=list)
    bodies: list[Body] = field(default_factory=list)
    phases: dict[str, list[s.Stmt]] = field(default_factory=dict)
    hooks: list[s.Hook] = field(default_factory=list)
    triggers: list[s.Trigger] = field(default_factory=list)
    exceptions: list[s.ExceptionTo] = field(default_factory=list)
    bans: list[s.Ban] = field(default_factory=list)
    free: list[s.FreeAction] = field(default_factory=list)
    victories: list[s.Victory] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    rules: list[RuleHead] = field(default_factory=list)
    ties: list[s.Tie] = field(default_factory=list)           # how an automated seat answers what its rules leave open
    advice: list[s.Advice] = field(default_factory=list)      # what bots should hold for good in a position
    replaces: list[str] = field(default_factory=list)         # files with which this one never shares a table
    replaces_at: list[Any] = field(default_factory=list)
    seats: int = 1                                            # so many players may hold this faction
    seat_fields: dict[str, list[Any]] = field(default_factory=dict)   # fields that differ, one value a seat
    counted: list[str] = field(default_factory=list)          # parts whose steps the documents count
    keeps: list[s.Keep] = field(default_factory=list)
    orders: list[s.ComesBefore] = field(default_factory=list)
    prefers: list[s.Prefer] = field(default_factory=list)
    opens: list[s.OpenPaths] = field(default_factory=list)
    shows: list[s.SeenBy] = field(default_factory=list)
    joins: list[s.LinkedPlaces] = field(default_factory=list)
    leads: list[s.LeadTo] = field(default_factory=list)
    added: list[s.AddedAction] = field(default_factory=list)
    adds: list[str] = field(default_factory=list)         # files to whose menus it adds, as far as its text alone tells; `*`: all seats
    refs: list[Any] = field(default_factory=list)             # words of declarations that must name something
    knows_at: list[Any] = field(default_factory=list)
    requires: list[tuple[str, int, int]] = field(default_factory=list)    # files that must be at the table; line and column of each
    conflicts: list[tuple[str, int, int]] = field(default_factory=list)   # files that must not
    removed: list[s.Without] = field(default_factory=list)
    reprints: list[s.Reprint] = field(default_factory=list)
    spans: dict[int, Any] = field(default_factory=dict)       # id of an expression -> it, and the first and last of its words
    heard: dict[int, Any] | None = field(default=None, repr=False)       # words of the file that were read, until it is resolved
    needs: set[str] = field(default_factory=set)              # paths of the requirements (`needs`) it declares
    intents: frozenset[str] | None = field(default=None, repr=False)      # every name that it declares by `declare`, once somebody asked
    sorted_by: dict[type, tuple[int, list[Any]]] = field(default_factory=dict, repr=False, compare=False)

    def of(self, kind: type) -> list[Any]:
        """Its declarations of a kind, in the order of the file: a list to read, which the next caller gets as well.

        Declarations are only ever added: as long as there are as many, what was found still holds.
        """
        count, found = self.sorted_by.get(kind, (-1, []))
        if count != len(self.decls):
            found = [x for x in self.decls if isinstance(x, kind)]
            self.sorted_by[kind] = len(self.decls), found
        return found


@dataclass(slots=True, eq=False)
class Body:
    """A scope of its own while its sentences are resolved; `names` maps each bound name to its type."""

    decl: d.Decl
    names: dict[str, tuple[str, bool]] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class RuleHead:
    """A numbered heading of a chapter, in file order: what the documents print as a rule."""

    path: str
    title: str
    kind: str
    depth: int
    at: Any = None


@dataclass(slots=True, eq=False)
class Example:
    title: str
    node: tree.Example
    under: str = ""
    script: Any = None          # what it means, once it has been read
