"""Cards, decks, pieces, tracks and dice: what is printed must exist, and the numbers must add up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lark import Token

from rootdsl.checks.spots import head_rows, heading_of, place
from rootdsl.messages.message import Place, Report
from rootdsl.model import decl as d
from rootdsl.model.system import System
from rootdsl.names.library import Library

ANY = "any"    # an icon that any suit satisfies


def check_decks(library: Library, report: Report) -> None:
    given = _suits_given(library)
    for system in library.systems.values():
        _number_of_cards(system, library, report)
        for card in system.of(d.CardDecl):
            _card(card, system, library, given, report)
        for piece in system.of(d.Piece):
            if piece.count == 0:
                report.error("E0656", place(system, piece.at), word=piece.name)
        for track in system.of(d.TrackDecl):
            _track(track, system, library, report)
        for die in system.of(d.Die):
            if len(die.faces) < 2:
                report.error("E0659", place(system, die.at), word=die.name, got=len(die.faces))


def stated_cards(system: System) -> tuple[Token, int] | None:
    """The row `54 cards` below the heading of a deck."""
    for words in head_rows(system):
        if len(words) == 2 and str(words[0]).isdigit() and str(words[1]) in ("card", "cards"):
            return words[0], int(words[0])
    return None


def _number_of_cards(system: System, library: Library, report: Report) -> None:
    """What a deck says must be there: its own cards, and those of the laws that it knows."""
    stated = stated_cards(system)
    known = [library.systems[x] for x in system.knows if x in library.systems and library.systems[x].kind == "law"]
    cards = [card for x in (system, *known) for card in x.of(d.CardDecl) if not any(kind.startswith("@") for kind in card.kinds)]
    there = sum(card.copies for card in cards)
    if stated is not None and stated[1] != there:
        sorts = {card.suit or "no suit": 0 for card in cards}
        for card in cards:
            sorts[card.suit or "no suit"] += card.copies
        listed = ", ".join(f"{number} {suit}" for suit, number in sorts.items())
        report.error("E0651", place(system, stated[0]), wanted=stated[1], got=there, listed=f" ({listed})" if len(sorts) > 1 else "")


def _suits_given(library: Library) -> set[str] | None:
    """Suits that some place of a map or some piece bears; None while no map is at hand."""
    maps = [site.suit for system in library.systems.values() for chart in system.of(d.MapDecl) for site in chart.sites if site.suit]
    pieces = [piece.suit for system in library.systems.values() for piece in system.of(d.Piece) if piece.suit]
    return {*maps, *pieces} if maps else None


def _card(card: d.CardDecl, system: System, library: Library, given: set[str] | None, report: Report) -> None:
    if card.copies == 0:
        report.error("E0658", place(system, card.at), word=card.name)
    for icon in dict.fromkeys(card.cost):
        known = icon != ANY and library.anywhere(icon, (d.Suit,))
        if given is not None and known and icon not in given and not _is_place_suit(icon, library):
            report.error("E0653", _word(system, card, [icon], "cost"), word=icon, title=card.title)


def _is_place_suit(icon: str, library: Library) -> bool:
    """A suit for places that no map at hand shows yet may come with another map; a wild one never does."""
    return not any(suit.wild for suit in library.anywhere(icon, (d.Suit,)) if isinstance(suit, d.Suit))


def _word(system: System, card: d.CardDecl, wanted: list[str], after: str = "") -> Place:
    """The token on the card's heading that holds a word, after another word if that is given."""
    node = heading_of(system, card.at)
    for part in _parts(node.after, node.filters) if node is not None else ():
        if after and str(part[0]) != after:
            continue
        for token in part:
            if str(token) in wanted:
                return place(system, token)
    return place(system, card.at)


def _parts(after: Iterable[Token], filters: list[tuple[Token, ...]]) -> Iterator[list[Token]]:
    for part in (after, *filters):
        tokens = list(part)
        if tokens:
            yield tokens


def _track(track: d.TrackDecl, system: System, library: Library, report: Report) -> None:
    for name in track.rows:
        pieces = [x for x in library.find(name, system, (d.Piece,)) if x.system == system.name]
        piece = pieces[0] if pieces else None
        if isinstance(piece, d.Piece) and piece.count and track.spaces > piece.count:
            report.error("E0657", place(system, track.at), word=piece.name, spaces=track.spaces, there=piece.count,
                         related=[(place(system, piece.at), "declared here")])
