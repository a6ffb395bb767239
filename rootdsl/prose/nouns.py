"""Things and sets as noun phrases: the planners of expressions that are no numbers."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import expr as e
from rootdsl.prose.clause import Named, NounPhrase, Phrase, Pronoun, Quoted, Tail
from rootdsl.prose.filters import belongs
from rootdsl.prose.plan import ANY, EXPRESSIONS, ONE, THE, Planner, Shape, listing, plans


@plans(EXPRESSIONS, e.Var)
def _(p: Planner, x: e.Var, shape: Shape) -> Phrase:
    found = p.named(x)
    if shape.det == "each" and isinstance(found, NounPhrase):
        return replace(found, det="each_these", plural=True)
    if shape.amount is not None and isinstance(found, NounPhrase):
        return replace(found, det="", amount=shape.amount)
    return found


@plans(EXPRESSIONS, e.It)
def _(p: Planner, x: e.It, shape: Shape) -> Phrase:
    return p.it


@plans(EXPRESSIONS, e.Me)
def _(p: Planner, x: e.Me, shape: Shape) -> Phrase:
    return p.me


@plans(EXPRESSIONS, e.Current)
def _(p: Planner, x: e.Current, shape: Shape) -> Phrase:
    return p.whose_turn or NounPhrase(("current_player",), "the")


@plans(EXPRESSIONS, e.ThisCard)
def _(p: Planner, x: e.ThisCard, shape: Shape) -> Phrase:
    return NounPhrase(("card",), "here")


@plans(EXPRESSIONS, e.SeatOf)
def _(p: Planner, x: e.SeatOf, shape: Shape) -> Phrase:
    return p.keeper or p.holder if x.system == p.system.name else Named(x.system)


@plans(EXPRESSIONS, e.Nobody)
def _(p: Planner, x: e.Nobody, shape: Shape) -> Phrase:
    return Pronoun("nobody")


@plans(EXPRESSIONS, e.Other)
def _(p: Planner, x: e.Other, shape: Shape) -> Phrase:
    return NounPhrase(("other_side",), "the")


@plans(EXPRESSIONS, e.SuitRef)
def _(p: Planner, x: e.SuitRef, shape: Shape) -> Phrase:
    return Named(x.decl.path)


@plans(EXPRESSIONS, e.PieceRef)
def _(p: Planner, x: e.PieceRef, shape: Shape) -> Phrase:
    det = "the" if x.decl.count == 1 and shape.det != "each" else "a" if shape.det == "all" else shape.det
    out = NounPhrase((x.decl.path,), det, False, shape.amount)
    if x.state is not None:
        out = replace(out, mods=(f"{x.state[0].system}.{x.state[0].words[x.state[1]]}",))
    if x.owner is not None and p.phrase(x.owner) not in (p.me, p.performer):
        out = replace(out, owner=p.phrase(x.owner))
    return out


@plans(EXPRESSIONS, e.Supply)
def _(p: Planner, x: e.Supply, shape: Shape) -> Phrase:
    return NounPhrase(("supply",), "the")


@plans(EXPRESSIONS, e.OwnSort)
def _(p: Planner, x: e.OwnSort, shape: Shape) -> Phrase:
    out = NounPhrase((x.decl.path,), "a" if shape.det == "all" else shape.det, False, shape.amount)
    return replace(out, owner=p.phrase(x.owner)) if p.phrase(x.owner) not in (p.me, p.performer) else out


@plans(EXPRESSIONS, e.ModeRef)
def _(p: Planner, x: e.ModeRef, shape: Shape) -> Phrase:
    return Named(x.group.members[x.index].path)


@plans(EXPRESSIONS, e.ColumnRef)
def _(p: Planner, x: e.ColumnRef, shape: Shape) -> Phrase:
    tails = [Tail("named", Quoted(f"{x.box.path}.{x.column}"))]
    columns = [y for y in p.library.systems[x.box.system].of(d.ZoneDecl) if y.column_of]
    title = next((y.title for y in columns if y.name == f"{x.box.name}.{x.column}"), "")
    if any(y.title == title and y.column_of != x.box.name for y in columns):        # another box has one of that title
        tails.append(Tail("of", NounPhrase((x.box.path,), "the")))
    return NounPhrase(("column",), "the", tails=tuple(tails))


@plans(EXPRESSIONS, e.SiteRef)
def _(p: Planner, x: e.SiteRef, shape: Shape) -> Phrase:
    return NounPhrase((p.place_noun(),), "", tails=(Tail("named", Named(f"={x.name.replace('_', ' ')}")),))


def belonging(p: Planner, decl: d.Decl, owner: e.Expr | None, each_has: bool) -> NounPhrase:
    return NounPhrase((decl.path,), "the", owner=p.phrase(owner, ANY) if owner is not None and each_has else None)


@plans(EXPRESSIONS, e.ZoneRef)
def _(p: Planner, x: e.ZoneRef, shape: Shape) -> Phrase:
    if x.decl.column_of:
        return NounPhrase(("column",), "the", tails=(Tail("named", Quoted(x.decl.path)),))
    if x.decl.per_place and x.owner is not None:
        return NounPhrase((x.decl.path,), "the", tails=(Tail("at", p.phrase(x.owner, ONE)),))
    return belonging(p, x.decl, x.owner, x.decl.per_player)


@plans(EXPRESSIONS, e.BoxRef)
def _(p: Planner, x: e.BoxRef, shape: Shape) -> Phrase:
    if x.decl.per_place and x.owner is not None:        # the one there, of all that are alike
        return NounPhrase((x.decl.path,), "the", tails=(Tail("at", p.phrase(x.owner, ONE)),))
    return belonging(p, x.decl, x.owner, x.decl.per_player)


@plans(EXPRESSIONS, e.TrackRef)
def _(p: Planner, x: e.TrackRef, shape: Shape) -> Phrase:
    return belonging(p, x.decl, x.owner, x.owner is not None and not isinstance(x.owner, e.Me))


@plans(EXPRESSIONS, e.PathBetween)
def _(p: Planner, x: e.PathBetween, shape: Shape) -> Phrase:
    return NounPhrase((x.kind.path,), "the", tails=(Tail("between", listing([p.phrase(x.a, ONE), p.phrase(x.b, ONE)])),))


@plans(EXPRESSIONS, e.Standing)
def _(p: Planner, x: e.Standing, shape: Shape) -> Phrase:
    owner = p.phrase(x.of) if x.of is not None else p.me
    return NounPhrase((x.decl.path,), "the", owner=owner, tails=(Tail("toward", p.phrase(x.toward, ONE)),))


@plans(EXPRESSIONS, e.StateRef)
def _(p: Planner, x: e.StateRef, shape: Shape) -> Phrase:
    return Quoted(f"{x.decl.path}.{x.decl.states[x.index]}")


@plans(EXPRESSIONS, e.FaceRef)
def _(p: Planner, x: e.FaceRef, shape: Shape) -> Phrase:
    face = x.die.faces[x.index]
    key = f"={face}" if p.lex.source or face.isdigit() else f"{x.die.path}.{face}"
    return NounPhrase(("face",), "the", tails=(Tail("named", Named(key)),))


@plans(EXPRESSIONS, e.Rolled)
def _(p: Planner, x: e.Rolled, shape: Shape) -> Phrase:
    return NounPhrase(("roll",), "the", owner=p.phrase(x.of))


@plans(EXPRESSIONS, e.ReadMode)
def _(p: Planner, x: e.ReadMode, shape: Shape) -> Phrase:
    return NounPhrase((x.group.path,), "the", owner=p.holder_of(x.group, x.owner))


@plans(EXPRESSIONS, e.Attr)
def _(p: Planner, x: e.Attr, shape: Shape) -> Phrase:
    if x.name == "only" and isinstance(x.of, e.Most):
        of_whom = p.phrase(x.of.among, ONE)
        named = of_whom.heads if isinstance(of_whom, NounPhrase) else p.heads(x.of.among)
        return NounPhrase(named, "the_only", tails=(Tail("least" if x.of.least else "most", measure(p, x.of.value)),))
    if x.name == "place":
        of = p.phrase(x.of, THE)
        if isinstance(of, NounPhrase) and isinstance(x.of, e.Pieces):
            of = replace(of, plural=False, owner=of.owner if the_only_one(p, x.of) is not None else None)
        return belongs(NounPhrase((p.place_noun(),), "the"), of)
    whole = p.phrase(x.of, THE)
    heads = {"owner": "owner", "columns": "column", "items": "item_shown", "item": "item_shown", "sort": "sort", "track": "track"}
    plural = x.name in ("columns", "items")
    det = shape.det if plural and shape.det == "each" else "the"
    found = NounPhrase((heads.get(x.name, x.name),), det, plural and det != "each")
    if x.name == "suit" and isinstance(x.of, e.Pieces) and the_only_one(p, x.of) is None:      # of any of them
        return belongs(replace(found, det="a"), whole)
    if x.name == "suit" and getattr(x.of, "type", "") == "faces":
        return replace(found, mods=("rolled",))
    return belongs(found, whole)


@plans(EXPRESSIONS, e.Call)
def _(p: Planner, x: e.Call, shape: Shape) -> Phrase:
    return called(p, x.decl, [p.phrase(y, ONE) for y in x.args])


def called(p: Planner, decl: d.Callable_, args: list[Phrase]) -> Phrase:
    """A declared value with its arguments: `your hand limit`, `the ruler of that clearing`."""
    owner: Phrase | None = None
    tails: list[Tail] = []
    names = dict(zip([str(x.name) for x in decl.params], args))
    types = {str(x.name): x.type for x in decl.params}
    word = "of"
    for part in decl.phrase:
        if isinstance(part, str):
            word = str(part)
            continue
        phrase = names.get(str(part.name))
        if phrase is None:
            continue
        if word == "of" and types[str(part.name)] in ("player", "side") and owner is None:
            owner = phrase
        elif word in ("in", "on", "at") and types[str(part.name)] == "place":
            tails.append(Tail("at", phrase))
        else:
            tails.append(Tail(word if word in ("from", "toward", "for") else "of", phrase))
    if not decl.params and owner is None and of_the_seat(p, decl):
        owner = p.me
    return NounPhrase((decl.path,), "the", getattr(decl, "type", "") == "unit", owner=owner, tails=tuple(tails))


def of_the_seat(p: Planner, decl: d.Callable_) -> bool:
    """A number of one faction by a name of its own: `your strength`; what is a description stays `the number of ...`."""
    manifest = p.library.manifest()
    term = p.lex.term(decl.path)
    seated = manifest is not None and p.library.systems[decl.system].kind in manifest.seats
    return seated and decl.system == p.system.name and getattr(decl, "type", "") == "number" and len(term.one.split()) <= 2 and term.article


def measure(p: Planner, value: e.Expr) -> Phrase:
    """What is compared over the members: `warriors there`, `strength in that clearing`."""
    if isinstance(value, e.Points):
        return NounPhrase(("point",), "", True)
    if isinstance(value, e.Count):
        found = p.phrase(value.of, ANY)
        if isinstance(found, NounPhrase):
            return replace(
                found,
                tails=tuple(t for t in found.tails if t.phrase != Pronoun("gap")),
                owner=None if found.owner == Pronoun("gap") else found.owner,
            )
        return found
    if isinstance(value, e.Distance) and e.It("place") in (value.a, value.b):
        other = p.phrase(value.b if value.a == e.It("place") else value.a, ONE)
        by = () if value.kind is None else (Tail("by_way", NounPhrase((value.kind.path,), "", True)),)
        return NounPhrase(("distance",), "", tails=(Tail("away_from", other), *by))
    found = p.phrase(value, ANY)
    if isinstance(found, NounPhrase):
        owner = None if found.owner == Pronoun("gap") else found.owner
        many = any(p.lex.term(h).form("value") for h in found.heads)
        return replace(
            found, det="", plural=found.plural or many, owner=owner, tails=tuple(t for t in found.tails if t.phrase != Pronoun("gap"))
        )
    return found


def sort_of(p: Planner, x: e.Pieces) -> d.Piece | None:
    """The one sort of your own pieces that is meant, if it is one."""
    one = x.sorts[0] if len(x.sorts) == 1 else None
    return one if isinstance(one, d.Piece) and not one.neutral and x.owner is not None and p.phrase(x.owner) == p.me else None


def the_only_one(p: Planner, x: e.Pieces) -> d.Piece | None:
    """A sort of which there is a single piece: `the king`."""
    one = sort_of(p, x)
    if one is None and len(x.sorts) == 1 and isinstance(x.sorts[0], d.Piece) and x.sorts[0].neutral and x.owner in (None, e.Nobody()):
        one = x.sorts[0]
        if any(y.name == one.name and y is not one for system in p.library.systems.values() for y in system.of(d.Piece)):
            return None          # others bring more of them
    return one if one is not None and one.count == 1 and not one.more else None
