"""The type of an expression: a plain word, and whether it stands for many."""

from __future__ import annotations

from rootdsl.model import expr as e

NUMBERS = (
    e.Num, e.ReadNumber, e.PlaceNumber, e.TrackRead, e.Points, e.Count, e.Arith, e.Half, e.Lots, e.Extreme, e.Steps, e.Bound,
    e.RelationRead, e.FaceCount, e.Distance,
)
FIXED: dict[type, tuple[str, bool]] = {
    e.Me: ("player", False), e.Current: ("player", False), e.SeatOf: ("player", False),
    e.PathBetween: ("path", False), e.SeatAt: ("player", False),
    e.ThisCard: ("card", False), e.SuitRef: ("suit", False), e.PieceRef: ("piece", False), e.ColumnRef: ("column", False),
    e.SiteRef: ("place", False), e.ZoneRef: ("zone", False), e.BoxRef: ("place", False),
    e.Places: ("place", True), e.Pieces: ("unit", True), e.Cards: ("card", True), e.Players: ("player", True),
    e.Sorts: ("piece", True), e.Suits: ("suit", True), e.Columns: ("column", True), e.Numbers: ("number", True),
    e.Region: ("place", True), e.TrackRef: ("place", False), e.FaceRef: ("face", False), e.Rolled: ("faces", False),
    e.Together: ("group", True), e.PlacesOf: ("place", True), e.OwnSort: ("piece", False), e.Supply: ("place", False),
}


def type_of(x: e.Expr) -> tuple[str, bool]:
    """Type word and `many`.

    >>> type_of(e.Num(3))
    ('number', False)
    """
    if isinstance(x, NUMBERS):
        return "number", False
    fixed = FIXED.get(type(x))
    if fixed:
        return fixed
    if isinstance(x, e.Var):
        return x.type, x.many
    if isinstance(x, (e.It, e.Nobody, e.Attr, e.Other)):
        return x.type, False
    if isinstance(x, e.Call):
        return x.type, x.type == "unit"
    if isinstance(x, (e.ModeRef, e.ReadMode)):
        return f"mode {x.group.name}", False
    if isinstance(x, e.Modes):
        return f"mode {x.group.name}", True
    if isinstance(x, (e.Standing, e.StateRef)):
        return f"relation {x.decl.name}", False
    if isinstance(x, (e.Some, e.Random)):
        kind = type_of(x.of)[0]
        return ("group" if kind == "unit" else kind), x.number != e.Num(1)
    if isinstance(x, e.Part):
        return type_of(x.of)[0], True
    if isinstance(x, e.Most):
        return type_of(x.among)[0], True
    if isinstance(x, e.Union):
        return type_of(x.sets[0])[0], True
    if isinstance(x, e.Cases):
        return type_of(x.cases[0][1]) if x.cases else ("number", False)
    raise TypeError(f"no type for {type(x).__name__}")
