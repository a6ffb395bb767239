"""What a file declares, told in sentences: its pieces, boxes, tracks, piles, dice, modes and relations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.prose.clause import (
    Adverbial,
    Block,
    Clause,
    Exactly,
    Listing,
    Named,
    NounPhrase,
    Phrase,
    Pronoun,
    Relative,
    Tail,
    clause,
    denied,
    fact,
)
from rootdsl.prose.document import described
from rootdsl.prose.plan import YOU, Planner, listing


def common_pieces(p: Planner) -> list[Block]:
    """`Four ruins and two boots belong to the game`, and what begins in a box; pieces of a seat are told with its file."""
    own = [x for x in p.system.of(d.Piece) if x.count and (x.start or not x.more)]
    common = [x for x in own if x.neutral and not x.start]
    out: list[Block] = []
    for box in dict.fromkeys(x.start for x in own if x.start):
        inside = [so_many(p, x) for x in own if x.start == box]
        out.append(Block(clause("put", subject=YOU, what=listing(inside), where=NounPhrase((place_of(p, box),), "the"))))
    if common:
        out.append(Block(fact("belong_to_game", what=listing([so_many(p, x) for x in common]))))
    return out


def so_many(p: Planner, x: d.Piece) -> NounPhrase:
    """`four ruins`; of what another file brings already, `another boot`."""
    if x.more:
        noun = next((y.path for y in p.library.by_name.get(x.name, ()) if isinstance(y, d.Piece) and not y.more), x.path)
        return NounPhrase((noun,), "further") if x.count == 1 else NounPhrase((noun,), "", True, Exactly(x.count))
    return NounPhrase((x.path,), "the") if x.count == 1 else NounPhrase((x.path,), "", True, Exactly(x.count))


def place_of(p: Planner, name: str) -> str:
    known = [x for x in p.library.by_name.get(name.rpartition(".")[2], ()) if isinstance(x, (d.BoxDecl, d.ZoneDecl, d.TrackDecl))]
    exact = [x.path for x in known if x.path == name]
    own = [x.path for x in known if x.system == p.system.name]
    return next(iter((*exact, *own, *(x.path for x in known))), name)


def told(p: Planner) -> Iterator[tuple[d.Decl, list[Block]]]:
    """Each declaration that readers must know of, with its sentences."""
    seats = p.library.manifest().seats if p.library.manifest() else []
    mine = p.system.kind in seats
    for decl in p.system.decls:
        if decl.path in p.library.titles_gone:
            continue  # house rules leave it out
        if described(p, decl):
            continue  # told under its heading with the rules
        if isinstance(decl, d.BoxDecl):
            yield decl, box(p, decl, mine)
        elif isinstance(decl, d.TrackDecl) and not decl.box:
            yield decl, track(p, decl, mine)
        elif isinstance(decl, d.ZoneDecl) and not decl.column_of:
            yield decl, pile(p, decl, mine)
        elif isinstance(decl, d.Die):
            yield decl, [Block(fact("show_faces", subject=NounPhrase((decl.path,), "the"), what=faces(p, decl)))]
        elif isinstance(decl, d.ModeSet):
            yield decl, modes(p, decl)
        elif isinstance(decl, d.RelationDecl):
            yield decl, relation(p, decl)
        elif isinstance(decl, d.StateDecl):
            yield decl, pair(p, decl)
        elif isinstance(decl, (d.Suit, d.PlaceKind, d.PathKind, d.Kind)):
            yield decl, sort(p, decl)


def sort(p: Planner, decl: d.Decl) -> list[Block]:
    """Suits, kinds of place, path and card: what they are at all."""
    some = NounPhrase((decl.path,), "", True)
    if isinstance(decl, d.Suit):
        if decl.wild:
            cards = NounPhrase(("card",), "", True, mods=(decl.path,))
            return [Block(fact("count_as_any", what=cards))]
        plain = [x for x in p.system.of(d.Suit) if not x.wild]
        return [Block(fact("be_suits", what=Listing(tuple(Named(x.path) for x in plain))))] if decl is plain[0] else []
    if isinstance(decl, d.PlaceKind):
        return [Block(fact("be_places", what=some))]
    if isinstance(decl, d.PathKind):
        ends = NounPhrase(tuple(place_kind(p, x) for x in decl.joins), "", True)
        if decl.closed:
            return [Block(fact("join_ends", subject=some, what=ends)), Block(fact("be_no_path", what=some))]
        return [Block(fact("be_adjacent_by", what=ends, by=NounPhrase((decl.path,), "a")))]
    if isinstance(decl, d.Kind) and decl.of_card:
        return [Block(fact("be_own_kind", what=some))]
    return []


def pair(p: Planner, decl: d.StateDecl) -> list[Block]:
    """`Each writ is always plain or sealed; it begins plain.`"""
    kind = next((x.path for x in p.library.by_name.get(decl.kind, ()) if isinstance(x, (d.Kind, d.Piece))), decl.kind)
    words = [Named(f"{decl.system}.{x}") for x in decl.words]
    each = NounPhrase((kind,), "each")
    return [Block(fact("be_in_state", subject=each, of=listing(words, True))), Block(fact("begin_state", subject=each, what=words[0]))]


def place_kind(p: Planner, name: str) -> str:
    return next((x.path for x in p.library.by_name.get(name, ()) if isinstance(x, d.PlaceKind)), name)


def whose(decl: d.Decl, mine: bool) -> NounPhrase:
    """`your hoard` in the file of a seat, `the item supply` in the common rules; of what many have, `each player's hoard`."""
    if mine and getattr(decl, "per_player", False):
        return NounPhrase((decl.path,), "the", owner=NounPhrase(("player",), "each"))
    if mine and isinstance(decl, d.BoxDecl | d.ZoneDecl) and decl.per_place:
        return NounPhrase((decl.path,), "each")
    return NounPhrase((decl.path,), "the", owner=YOU if mine else None)


def there(p: Planner, decl: d.Decl, mine: bool) -> Clause:
    """That the thing is there: each player has one, you have one, or the table has one."""
    if getattr(decl, "per_player", False):
        return fact("have", subject=NounPhrase(("player",), "each"), what=NounPhrase((decl.path,), "a"))
    if isinstance(decl, d.BoxDecl | d.ZoneDecl) and decl.per_place and (mine or isinstance(decl, d.ZoneDecl)):
        return fact("have", subject=NounPhrase((place_kind(p, decl.per_place),), "each"), what=NounPhrase((decl.path,), "a"))
    if mine:
        return fact("have", subject=YOU, what=NounPhrase((decl.path,), "the"))
    return fact("exist", what=NounPhrase((decl.path,), "a"))


def box(p: Planner, decl: d.BoxDecl, mine: bool) -> list[Block]:
    out = [Block(there(p, decl, mine))]
    subject = whose(decl, mine)
    if decl.columns:
        columns = tuple(Named(f"{decl.path}.{x}") for x in decl.columns)
        out.append(Block(fact("have_columns", subject=subject, what=Listing(columns))))
    out += seen(decl.seen, subject, mine and not decl.per_player)
    return out


def piece_path(p: Planner, name: str) -> str:
    found = next((x.path for x in p.library.by_name.get(name.rpartition(".")[2], ()) if isinstance(x, (d.Piece, d.Kind))), "")
    return found or name


def track(p: Planner, decl: d.TrackDecl, mine: bool) -> list[Block]:
    """The track, its rows, and each printed row of numbers from left to right."""
    rows: list[Phrase] = [NounPhrase((piece_path(p, x),), "", True) for x in decl.rows]
    spaces = NounPhrase(("space",), "", decl.spaces != 1, Exactly(decl.spaces))
    out = [Block(fact("have_rows" if len(rows) > 1 else "have_for", subject=whose(decl, mine), what=spaces, for_=listing(rows)))]
    for column, by_row in decl.columns.items():
        told_once = len({tuple(x) for x in by_row.values()}) == 1 and len(by_row) == len(decl.rows)
        for row, numbers in by_row.items():
            subject = NounPhrase((p.lex.label(decl.path, column),), "the")
            if told_once and len(rows) > 1:
                subject = NounPhrase(subject.heads, "the", tails=(Tail("for", NounPhrase(("row",), "each")),))
            if not told_once:
                subject = NounPhrase(subject.heads, "the", tails=(Tail("for", NounPhrase((piece_path(p, row),), "", True)),))
            out.append(Block(fact("be_printed", subject=subject, what=Listing(tuple(Exactly(n) for n in numbers)))))
            if told_once:
                break
    if mine and len(rows) > 1 and decl.columns:
        out += [Block(fact("fill_rows")), Block(fact("stand_in_supply")), Block(fact("leave_row"))]
    return out


def pile(p: Planner, decl: d.ZoneDecl, mine: bool) -> list[Block]:
    out = [Block(there(p, decl, mine)), *seen(decl.seen, whose(decl, mine), mine and not decl.per_player)]
    if decl.refill:
        source = place_of(p, decl.refill)
        lead = Adverbial("if", fact("be_empty", subject=whose(decl, mine)))
        out.append(Block(clause("refill", subject=None, what=NounPhrase((source,), "the"), into=whose(decl, mine)).adding(lead)))
    return out


def seen(by: str, subject: NounPhrase, mine: bool = False) -> list[Block]:
    verb = {"owner": "be_visible_to_you" if mine else "be_visible_owner", "nobody": "be_hidden"}.get(by)
    return [Block(fact(verb, subject=subject))] if verb else []


def faces(p: Planner, decl: d.Die) -> Phrase:
    """Suits and pieces by their own words, numbers as numbers, other faces as they are called."""
    out: list[Phrase] = []
    for face in decl.faces:
        known = next((x for x in p.library.by_name.get(face, ()) if isinstance(x, d.Suit)), None)
        out.append(Exactly(int(face)) if face.isdigit() else Named(known.path) if known else Named(p.lex.label(decl.path, face)))
    return Listing(tuple(out))


def modes(p: Planner, decl: d.ModeSet) -> list[Block]:
    members: list[Phrase] = [Named(x.path) for x in decl.members if not x.absent]
    out = [Block(fact("be_mode", subject=NounPhrase((decl.path,), "the", owner=YOU), of=listing(members, True)))]
    if bound_to_modes(p, decl):
        one, it = NounPhrase((decl.path,), "a"), Pronoun("it", (decl.path,))
        now = fact("be", subject=it, what=NounPhrase((decl.path,), "the", owner=YOU))
        rules = NounPhrase(("rule_text",), "the", True, tails=(Tail("of", one),))
        out.append(Block(fact("hold_only", subject=rules).adding(Adverbial("as_long_as", now))))
    if decl.available is not None:
        old, p.it = p.it, Pronoun("gap")
        try:
            shut = denied(p.condition(decl.available))
        finally:
            p.it = old
        out.append(Block(clause("choose", "cannot", subject=YOU, what=NounPhrase((decl.path,), "a", relatives=(Relative(shut),)))))
    return out


def bound_to_modes(p: Planner, decl: d.ModeSet) -> bool:
    """Do members of the set bring rules of their own?"""
    own = {x.path for x in decl.members}
    rows = (p.system.hooks, p.system.triggers, p.system.exceptions, p.system.bans, p.system.orders, p.system.free, p.system.added)
    return any(getattr(x, "mode", "") in own for some in rows for x in some)  # type: ignore[attr-defined]


def relation(p: Planner, decl: d.RelationDecl) -> list[Block]:
    states: list[Phrase] = [Named(f"{decl.path}.{x}") for x in decl.states]
    other = NounPhrase(("player",), "each_other")
    if decl.but:
        holding = denied(fact("hold_faction", subject=Pronoun("gap"), what=listing([Named(x) for x in decl.but], True)))
        other = NounPhrase(other.heads, other.det, relatives=(Relative(holding),))
    mine = NounPhrase((decl.path,), "the", owner=YOU, tails=(Tail("toward", other),))
    out = [Block(fact("be_one_of", subject=mine, of=listing(states, True)))]
    out.append(Block(fact("begin_state", subject=replace(mine, tails=(Tail("toward", other),)), what=states[decl.start])))
    for column, numbers in decl.columns.items():
        subject = NounPhrase((p.lex.label(decl.path, column),), "the")
        out.append(Block(fact("be_printed", subject=subject, what=Listing(tuple(Exactly(n) for n in numbers)))))
    return out


__all__ = ["common_pieces", "told"]
