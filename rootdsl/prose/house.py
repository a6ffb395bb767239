"""What house rules leave out or print anew, in sentences."""

from __future__ import annotations

from dataclasses import replace

from rootdsl.model import decl as d
from rootdsl.model import stmt as s
from rootdsl.prose.additions import ADDITIONS
from rootdsl.prose.clause import Block, Exactly, Listing, NounPhrase, Phrase, Quoted, Tail, fact
from rootdsl.prose.plan import Planner, listing, plans
from rootdsl.prose.standing import limit


@plans(ADDITIONS, s.Without)
def _(p: Planner, x: s.Without) -> list[Block]:
    kinds = {path for path in x.targets if isinstance(p.library.by_path.get(path), d.Kind)}
    told = {path if path in kinds else p.lex.title(path): path for path in reversed(x.targets)}      # what bears one title is said once
    return [Block(fact("be_left_out", what=listing([thing(p, path) for path in x.targets if path in told.values()])))]


def thing(p: Planner, path: str) -> Phrase:
    """Cards of a kind by their noun, everything else by its title."""
    decl = p.library.by_path.get(path)
    if isinstance(decl, d.Kind):
        return NounPhrase((path,), "", True)
    return Quoted(path)


@plans(ADDITIONS, s.Reprint)
def _(p: Planner, x: s.Reprint) -> list[Block]:
    decl = p.library.by_path.get(x.target)
    numbers = Listing(tuple(Exactly(n) for n in x.numbers))
    if x.what == "title":
        old = f"{x.target}#old" if x.target in p.library.titles_new else x.target
        return [Block(fact("be_called", what=Quoted(old), title=Quoted(f"{x.path}.{x.target.rpartition('.')[2]}")))]
    if isinstance(decl, (d.TrackDecl, d.RelationDecl)) and x.what == "track":
        subject = NounPhrase((p.lex.label(decl.path, x.column),), "the")
        rows = [x.row] if x.row else decl.rows if isinstance(decl, d.TrackDecl) else []
        if rows:
            subject = replace(subject, tails=(Tail("for", listing([NounPhrase((piece_path(p, y),), "", True) for y in rows])),))
        return [Block(fact("be_printed", subject=subject, what=numbers))]
    if isinstance(decl, d.Die):
        return [Block(fact("show_faces", subject=NounPhrase((decl.path,), "the"), what=numbers))]
    if isinstance(decl, d.Piece):
        if x.what == "limit":
            return limit(p, replace(decl, limit=x.numbers[0]))
        return [Block(fact("belong_to_game", what=so_many(decl.path, x.numbers[0])))]
    noun = {"copies": "copy", "points": "point", "spaces": "space"}[x.what]
    subject_: Phrase = Quoted(x.target) if isinstance(decl, d.CardDecl) else NounPhrase((x.target,), "the")
    return [Block(fact("have", subject=subject_, what=so_many(noun, x.numbers[0])))]


def piece_path(p: Planner, name: str) -> str:
    return next((y.path for y in p.library.by_name.get(name, ()) if isinstance(y, (d.Piece, d.Kind))), name)


def so_many(noun: str, n: int) -> NounPhrase:
    return NounPhrase((noun,), "", n != 1, Exactly(n))
